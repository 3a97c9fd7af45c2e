"""What the matches of a study say: counts with intervals, items with many comparisons in mind."""

from math import erfc, sqrt
from typing import Any

import msgspec
import numpy as np

from ludoteka.core.game import Game, Setting
from ludoteka.lab.ratings import Z
from ludoteka.lab.study.items import names
from ludoteka.lab.study.play import Chunk

SECONDS = 15
"""of a person for a decision"""
LIMITS = (5, 50, 95)
LEVEL = 0.05
"""chance that anything at all is called clear that is not"""
FEWEST = 30
"""seats on either side of a comparison"""
BINS = 20


class Spread(msgspec.Struct, frozen=True):
    """A quantity over the matches; `bins` is a histogram from `low` on."""

    mean: float
    deviation: float
    p5: float
    p50: float
    p95: float
    low: float
    width: float
    bins: list[int]


class Rate(msgspec.Struct, frozen=True):
    """A mean with the interval that 95 % of such samples would agree with."""

    name: str
    value: float
    low: float
    high: float


class Item(msgspec.Struct, frozen=True):
    """Something that decisions name: how often, and what who used it won more than who did not."""

    name: str
    times: float
    """a match"""
    used: float
    """share of the seats in all matches that used it"""
    gain: float
    low: float
    high: float
    clear: bool
    """after Holm's correction for all items"""


class Summary(msgspec.Struct, frozen=True):
    """One setting."""

    setting: Setting
    bots: list[str]
    pack: str
    matches: int
    decisions: Spread
    minutes: float
    """of people, at 15 seconds a decision"""
    branching: Rate
    points: Spread
    margin: Rate
    """of the first over the second"""
    ties: Rate
    """matches that several won"""
    comebacks: Rate
    """matches whose winner did not lead half-way"""
    lead_changes: Rate
    seats: list[Rate]
    """share of the wins; alone the points"""
    sources: list[Rate]
    """points of a seat by where they come from"""
    items: list[Item]


def spread_of(values: Any) -> Spread:
    values = np.asarray(values, float)
    low, high = values.min(), values.max()
    bins, edges = np.histogram(values, BINS, (low, max(high, low + 1)))
    p5, p50, p95 = np.percentile(values, LIMITS)
    return Spread(
        float(values.mean()), float(values.std()), float(p5), float(p50), float(p95),
        float(low), float(edges[1] - edges[0]), bins.tolist(),
    )  # fmt: skip


def rate(name: str, values: Any) -> Rate:
    values = np.asarray(values, float)
    mean, error = values.mean(), Z * values.std() / sqrt(len(values))
    return Rate(name, float(mean), float(mean - error), float(mean + error))


def shares(places: Any, seats: int) -> Any:
    """Of the win, a row a match."""
    won = places[:, :seats] == 0
    return won / won.sum(1, keepdims=True)


def joined(chunks: list[Chunk]) -> dict[str, Any]:
    """The notes of all chunks: rows one after the other, sums added, whatever came first."""
    in_order = sorted(chunks, key=lambda chunk: chunk.first)
    rows = ("points", "places", "decisions", "options", "lead_changes", "comebacks")
    both = {name: [chunk.notes[name] for chunk in in_order] for name in in_order[0].notes}
    return {
        name: np.concatenate(parts) if name in rows else np.sum(parts, axis=0)
        for name, parts in both.items()
    }


def summary(
    game: Game[Any, Any], agreed: Setting, bots: list[str], pack: str, chunks: list[Chunk]
) -> Summary:
    n, seats = joined(chunks), agreed.seats
    points = n["points"][:, :seats]
    worth = shares(n["places"], seats) if seats > 1 else points.astype(float)
    best = np.sort(points, axis=1)
    decisions = spread_of(n["decisions"])
    return Summary(
        setting=agreed,
        bots=bots,
        pack=pack,
        matches=len(points),
        decisions=decisions,
        minutes=decisions.mean * SECONDS / 60,
        branching=rate("branching", n["options"] / np.maximum(n["decisions"], 1)),
        points=spread_of(points.ravel()),
        margin=rate("margin", best[:, -1] - best[:, -2] if seats > 1 else best[:, -1]),
        ties=rate("ties", (n["places"][:, :seats] == 0).sum(1) > 1),
        comebacks=rate("comebacks", n["comebacks"]),
        lead_changes=rate("lead changes", n["lead_changes"]),
        seats=[rate(f"seat {seat + 1}", worth[:, seat]) for seat in range(seats)],
        sources=_sources(chunks),
        items=_items(names(game), n, worth),
    )


def _sources(chunks: list[Chunk]) -> list[Rate]:
    found: dict[str, list[int]] = {}
    for chunk in sorted(chunks, key=lambda chunk: chunk.first):
        for message, rows in chunk.sources.items():
            found.setdefault(message, []).extend(value for row in rows for value in row)
    return [rate(message, values) for message, values in found.items()]


def _items(known: list[str], n: dict[str, Any], worth: Any) -> list[Item]:
    """Those that were used at least once, what gains most first; the others at the end."""
    everyone, total, squares = worth.size, float(worth.sum()), float((worth**2).sum())
    found = []
    for item, name in enumerate(known):
        mine = int(n["used"][item]), float(n["won"][item]), float(n["squares"][item])
        others = everyone - mine[0], total - mine[1], squares - mine[2]
        found.append((name, n["times"][item] / len(worth), mine[0] / everyone, mine, others))
    gains = [_gain(mine, others) for *_, mine, others in found]
    clear = _holm([chance for *_, chance in gains])
    rows = [
        Item(name, float(times), used, gain, low, high, sure)
        for (name, times, used, *_), (gain, low, high, _), sure in zip(found, gains, clear)
    ]
    return sorted(rows, key=lambda row: (-row.gain, -row.used, row.name))


def _gain(
    mine: tuple[int, float, float], others: tuple[int, float, float]
) -> tuple[float, float, float, float]:
    """Mean of mine over that of the others, its interval, and the chance of so much by chance."""
    if min(mine[0], others[0]) < FEWEST:
        return 0.0, 0.0, 0.0, 1.0
    (one, error), (other, more) = _mean(*mine), _mean(*others)
    deviation = sqrt(error + more) or 1e-12
    gain = one - other
    return gain, gain - Z * deviation, gain + Z * deviation, erfc(abs(gain) / deviation / sqrt(2))


def _mean(count: int, total: float, squares: float) -> tuple[float, float]:
    """With the square of its error."""
    mean = total / count
    return mean, max(0.0, squares / count - mean * mean) / count


def _holm(chances: list[float]) -> list[bool]:
    """Which comparisons are clear when all are looked at."""
    tried = sorted((chance, item) for item, chance in enumerate(chances) if chance < 1)
    clear = [False] * len(chances)
    for rank, (chance, item) in enumerate(tried):
        if chance > LEVEL / (len(tried) - rank):
            break
        clear[item] = True
    return clear
