"""The course of a training run as a picture: one panel a curve, against the decisions made."""

from collections.abc import Callable, Iterator, Sequence
from html import escape

from ludoteka.lab.train.course import Point

PANEL, WIDTH, LEFT, TOP = 130, 640, 60, 30

PANELS: tuple[tuple[str, Callable[[Point], float]], ...] = (
    ("wins against random play; alone: points", lambda p: p.strength),
    ("wins against itself at the point before", lambda p: p.against_past),
    ("entropy of its decisions", lambda p: p.entropy),
    ("error of the expected results, squared", lambda p: p.value_loss),
)

STYLE = (
    "text{font:13px sans-serif;fill:#333}polyline{fill:none;stroke:#2a6f97;stroke-width:2}"
    "circle{fill:#2a6f97}path{stroke:#bbb;fill:none}rect{fill:#fff}"
)


def curves(title: str, points: Sequence[Point], beside: str = "") -> str:
    """An SVG picture of the points; `beside` is the bot that was met beside the training."""
    shown = list(_shown(points, beside))
    body = "".join(_panel(n, *panel) for n, panel in enumerate(shown))
    height = TOP + PANEL * len(shown)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>"
        f'<rect width="{WIDTH}" height="{height}"/><text x="{LEFT}" y="18">{escape(title)}</text>'
        f"{body}</svg>\n"
    )


def _shown(
    points: Sequence[Point], beside: str
) -> Iterator[tuple[str, Callable[[Point], float], Sequence[Point]]]:
    met = [p for p in points if p.beside is not None]
    if met:
        yield f"wins against {beside}, without a search", lambda p: p.beside or 0.0, met
    yield from ((name, value, points) for name, value in PANELS)


def _panel(number: int, name: str, value: Callable[[Point], float], points: Sequence[Point]) -> str:
    top, bottom = TOP + PANEL * number + 22, TOP + PANEL * (number + 1) - 14
    values = [value(p) for p in points]
    low, high = min(values), max(values)
    spread = (high - low) or 1.0
    last = points[-1].decisions

    def place(p: Point) -> tuple[float, float]:
        x = LEFT + (WIDTH - LEFT - 20) * p.decisions / last
        return round(x, 1), round(bottom - (bottom - top) * (value(p) - low) / spread, 1)

    spots = [place(p) for p in points]
    line = " ".join(f"{x},{y}" for x, y in spots)
    dots = "".join(f'<circle cx="{x}" cy="{y}" r="3"/>' for x, y in spots)
    return (
        f'<text x="{LEFT}" y="{top - 8}">{escape(name)}</text>'
        f'<path d="M{LEFT} {top}V{bottom}H{WIDTH - 20}"/>'
        f'<text x="{LEFT - 6}" y="{top + 10}" text-anchor="end">{high:.3g}</text>'
        f'<text x="{LEFT - 6}" y="{bottom}" text-anchor="end">{low:.3g}</text>'
        f'<polyline points="{line}"/>{dots}'
    )
