"""Plots as SVG: marks with intervals on one axis, light or dark as the page around them."""

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH, LABEL, ROW, EDGE = 720, 170, 28, 24
MOST_LETTERS = 22
"""of a label; its end tells most"""
PLOT = WIDTH - LABEL - 2 * EDGE
BARS = 160
"""height of the highest bar"""


@dataclass(frozen=True)
class Mark:
    """One row: a dot, and a line from `low` to `high`."""

    label: str
    value: float
    low: float
    high: float
    text: str
    """what a reader is told in words"""


@dataclass(frozen=True)
class Axis:
    """From values to pixels, with its ticks."""

    at: Callable[[float], float]
    ticks: list[tuple[float, str]]


def linear(marks: list[Mark]) -> Axis:
    low, high = min(m.low for m in marks), max(m.high for m in marks)
    step = _step((high - low) or 1.0)
    first, last = floor(low / step), ceil(high / step)
    last = max(last, first + 1)
    ticks = [(n * step, f"{n * step:g}") for n in range(first, last + 1)]
    return Axis(lambda v: (v / step - first) / (last - first), ticks)


def _step(span: float) -> float:
    """1, 2 or 5 times a power of ten, so that there are about five ticks."""
    rough = span / 5
    power = 10.0 ** floor(log10(rough))
    return next(n * power for n in (1, 2, 5, 10) if n * power >= rough)


def times(marks: list[Mark]) -> Axis:
    """Seconds, a tick for each power of ten."""
    first = floor(log10(min(m.low for m in marks)))
    last = max(ceil(log10(max(m.high for m in marks))), first + 1)
    ticks = [(10.0**n, seconds(10.0**n)) for n in range(first, last + 1)]
    return Axis(lambda v: (log10(v) - first) / (last - first), ticks)


def seconds(value: float) -> str:
    """A time as one reads it: µs, ms or s, two digits."""
    for limit, unit in ((1e-3, "µs"), (1.0, "ms")):
        if value < limit * 0.9995:
            return f"{float(f'{value * 1e3 / limit:.2g}'):g} {unit}"
    return f"{float(f'{value:.2g}'):g} s"


def intervals(title: str, marks: list[Mark], axis: Axis) -> str:
    """The plot; its title and rows can be read aloud."""
    height = ROW * (len(marks) + 1) + EDGE
    body = [_tick(axis.at(value), label, height) for value, label in axis.ticks]
    body += [_row(n, mark, axis) for n, mark in enumerate(marks)]
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(body)}</svg>"
    )


def _x(part: float) -> float:
    return round(LABEL + EDGE + part * PLOT, 1)


def _tick(part: float, label: str, height: int) -> str:
    x, low = _x(part), height - EDGE
    return (
        f'<line class="tick" x1="{x}" x2="{x}" y1="{ROW // 2}" y2="{low}"/>'
        f'<text class="tick" x="{x}" y="{low + 16}" text-anchor="middle">{escape(label)}</text>'
    )


def clipped(label: str) -> str:
    return label if len(label) <= MOST_LETTERS else "…" + label[1 - MOST_LETTERS :]


def _row(number: int, mark: Mark, axis: Axis) -> str:
    y = ROW * (number + 1)
    low, value, high = (_x(axis.at(v)) for v in (mark.low, mark.value, mark.high))
    return (
        f"<g><title>{escape(f'{mark.label}: {mark.text}')}</title>"
        f'<text x="{LABEL}" y="{y + 4}" text-anchor="end">{escape(clipped(mark.label))}</text>'
        f'<line class="span" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>'
        f'<circle cx="{value}" cy="{y}" r="5"/></g>'
    )


def bars(title: str, low: float, width: float, counts: list[int]) -> str:
    """A histogram: bars of `width` from `low` on; each can be read aloud."""
    top, step = max(counts), PLOT / len(counts)
    body = []
    for number, count in enumerate(counts):
        begin, high = low + number * width, BARS * count / top
        body.append(
            f'<rect class="bar" x="{_x(number / len(counts))}" y="{round(ROW + BARS - high, 1)}" '
            f'width="{round(step - 1, 1)}" height="{round(high, 1)}">'
            f"<title>{begin:g} to {begin + width:g}: {count}</title></rect>"
        )
    height = ROW + BARS + EDGE
    span = width * len(counts)
    body += [_tick(part, f"{low + part * span:.4g}", height) for part in (0, 0.5, 1)]
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(body)}</svg>"
    )
