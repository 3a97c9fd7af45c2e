"""What was foretold and what came true: tenths of chances, and their picture."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

TENTHS = 10
SURE = 1.96
"""standard errors of an interval that holds 95 times in 100"""
SIDE, LEFT, TOP, BOTTOM = 360, 50, 34, 44

STYLE = (
    "text{font:13px sans-serif;fill:#333}path{stroke:#bbb;fill:none}rect{fill:#fff}"
    ".band{fill:#eef3f6;stroke:none}.span{stroke:#2a6f97;stroke-width:2}circle{fill:#2a6f97}"
)
AXES = "across: said, in points of a hundred; upwards: came true"
BAND = 0.05
"""as far from what was said as a chance may be"""


@dataclass(frozen=True)
class Foretold:
    """A chance, and the share of the win that came of it."""

    match: int
    chance: float
    share: float


@dataclass(frozen=True)
class Tenth:
    """All that was foretold within a tenth, on average."""

    said: float
    came: float
    error: float
    """standard error of what came; positions of one match end alike and count as one"""
    positions: int
    matches: int

    @property
    def off(self) -> float:
        return abs(self.came - self.said)

    def __str__(self) -> str:
        spread = f"± {SURE * self.error:.2f}"
        return f"{self.said:.2f}→{self.came:.2f} {spread} ({self.positions})"


def tenths(foretold: Sequence[Foretold]) -> list[Tenth]:
    """Those that something was foretold in, from none to certainty."""
    rows: list[list[Foretold]] = [[] for _ in range(TENTHS)]
    for one in foretold:
        rows[min(TENTHS - 1, int(one.chance * TENTHS))].append(one)
    return [_tenth(row) for row in rows if row]


def _tenth(row: list[Foretold]) -> Tenth:
    strayed: dict[int, float] = defaultdict(float)
    for one in row:
        strayed[one.match] += one.share - one.chance
    count = len(row)
    return Tenth(
        said=sum(one.chance for one in row) / count,
        came=sum(one.share for one in row) / count,
        error=sum(stray * stray for stray in strayed.values()) ** 0.5 / count,
        positions=count,
        matches=len(strayed),
    )


def diagram(title: str, rows: Sequence[Tenth]) -> str:
    """An SVG picture: what was said across, what came true upwards; the band is five points."""
    width, height = LEFT + SIDE + 20, TOP + SIDE + BOTTOM
    body = "".join([_band(), *_ticks(), *(_mark(row) for row in rows)])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>"
        f'<rect width="{width}" height="{height}"/><text x="{LEFT}" y="20">{escape(title)}</text>'
        f"{body}</svg>\n"
    )


def _at(said: float, came: float) -> tuple[float, float]:
    return round(LEFT + SIDE * said, 1), round(TOP + SIDE * (1 - came), 1)


def _band() -> str:
    corners = [(0, 0), (0, BAND), (1 - BAND, 1), (1, 1), (1, 1 - BAND), (BAND, 0)]
    spots = " ".join("{},{}".format(*_at(*corner)) for corner in corners)
    (left, low), (right, high) = _at(0, 0), _at(1, 1)
    return (
        f'<polygon class="band" points="{spots}"/>'
        f'<path d="M{left} {high}V{low}H{right}M{left} {low}L{right} {high}"/>'
    )


def _ticks() -> Iterator[str]:
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        x, y = _at(part, part)
        _, low = _at(0, 0)
        yield f'<text x="{x}" y="{low + 18}" text-anchor="middle">{100 * part:g}</text>'
        yield f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{100 * part:g}</text>'
    yield f'<text x="{LEFT}" y="{TOP + SIDE + 38}">{AXES}</text>'


def _mark(row: Tenth) -> str:
    x, y = _at(row.said, row.came)
    _, high = _at(row.said, min(1.0, row.came + SURE * row.error))
    _, low = _at(row.said, max(0.0, row.came - SURE * row.error))
    return (
        f"<g><title>{escape(str(row))}</title>"
        f'<path class="span" d="M{x} {high}V{low}"/><circle cx="{x}" cy="{y}" r="4"/></g>'
    )
