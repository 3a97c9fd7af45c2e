"""The tables of an arena: pairs, ratings, points and times, counted from the matches played."""

from collections import Counter
from itertools import groupby, product
from statistics import fmean

import msgspec

from ludoteka.core.game import Setting
from ludoteka.core.registry import meta
from ludoteka.lab.ratings import Rating, mean_interval, ratings, wilson
from ludoteka.lab.results import Fixture, Played, Record, seconds_of


class Pair(msgspec.Struct, frozen=True):
    """All matches between two bots, of which the first had one seat and the second the others."""

    first: str
    second: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    """Wilson interval of the rate, 95 %"""
    fair: float
    """the rate of equal bots: one over the number of seats"""
    points: float
    best_other: float

    @property
    def is_clear(self) -> bool:
        """The interval leaves out that they are equal."""
        return not self.low <= self.fair <= self.high


class Points(msgspec.Struct, frozen=True):
    """A bot's mean points, with their bootstrap interval."""

    bot: str
    games: int
    mean: float
    low: float
    high: float


class Pace(msgspec.Struct, frozen=True):
    """A bot's processor time for a decision."""

    bot: str
    decisions: int
    median_s: float
    p99_s: float


class Table(msgspec.Struct, frozen=True):
    """Everything about one setting."""

    setting: Setting
    bots: list[str]
    """in the order they were named"""
    matches: int
    seeds: list[int]
    made_with: list[str]
    """hashes of rules, bots and networks; more than one: it was resumed with others"""
    pairs: list[Pair]
    ratings: list[Rating]
    points: list[Points]
    paces: list[Pace]

    @property
    def title(self) -> str:
        """Game, form, seats, and the options that are not as usual."""
        known = meta(self.setting.game)
        form = "" if self.setting.form == known.forms[0].id else f" ({self.setting.form})"
        seats = f"{self.setting.seats} seats" if self.setting.seats > 1 else "1 seat"
        usual = {option.id: option.default for option in known.options}
        changed = [f"{k} = {v}" for k, v in self.setting.options.items() if usual.get(k) != v]
        return ", ".join([f"{self.setting.game}{form}", seats, *changed])


def tables(records: list[Record]) -> list[Table]:
    """A table for each setting, from one or more files; a match in two of them counts once."""
    found: list[Setting] = []
    for record in records:
        found += [agreed for agreed in record.plan.settings if agreed not in found]
    every = [_table(agreed, records) for agreed in found]
    return [table for table in every if table.matches]


def _table(agreed: Setting, records: list[Record]) -> Table:
    there = [record for record in records if agreed in record.plan.settings]
    deals = _deals(agreed, there)
    played = [match for matches in deals for match in matches]
    sat = {name for p in played for name in (p.fixture.first, p.fixture.second)}
    named = dict.fromkeys(name for record in there for name in record.plan.bots)
    bots = [name for name in named if name in sat]
    rated = agreed.seats > 1 and played
    return Table(
        agreed, bots, len(played),
        sorted({record.plan.seed for record in there}),
        list(dict.fromkeys(run.made_with for record in there for run in record.runs)),
        _pairs(bots, played, agreed.seats) if rated else [],
        ratings(bots, deals) if rated else [],
        [_points(name, played) for name in bots],
        [_pace(name, played) for name in bots],
    )  # fmt: skip


def _deals(agreed: Setting, records: list[Record]) -> list[list[Played]]:
    """The matches of each deal, in order: it does not matter when a match was finished."""
    found: dict[tuple[int, Fixture], Played] = {}
    for record in records:
        number = record.plan.settings.index(agreed)
        for match in record.played:
            if match.fixture.setting == number:
                fixture = msgspec.structs.replace(match.fixture, setting=0)
                found.setdefault((record.plan.seed, fixture), match)
    in_order = sorted(found, key=_in_order)
    deals = groupby(in_order, key=lambda key: (key[0], key[1].deal))
    return [[found[key] for key in keys] for _, keys in deals]


def _in_order(key: tuple[int, Fixture]) -> tuple[int, int, int, str, str]:
    seed, f = key
    return seed, f.deal, f.seat, f.first, f.second


def _pairs(bots: list[str], played: list[Played], seats: int) -> list[Pair]:
    pairs = []
    for first, second in product(bots, bots):
        games = [p for p in played if (p.fixture.first, p.fixture.second) == (first, second)]
        if games:
            pairs.append(_pair(first, second, games, seats))
    return pairs


def _pair(first: str, second: str, games: list[Played], seats: int) -> Pair:
    wins = sum(p.share for p in games)
    low, high = wilson(wins, len(games))
    mine = fmean(p.points[p.fixture.seat] for p in games)
    others = fmean(
        max(points for seat, points in enumerate(p.points) if seat != p.fixture.seat) for p in games
    )
    rate = wins / len(games)
    return Pair(first, second, len(games), wins, rate, low, high, 1 / seats, mine, others)


def _points(name: str, played: list[Played]) -> Points:
    """A bot in several seats of a match brings their mean."""
    values = []
    for p in played:
        f = p.fixture
        sat = [f.first if seat == f.seat else f.second for seat in range(len(p.points))]
        if name in sat:
            values.append(fmean(n for n, who in zip(p.points, sat, strict=True) if who == name))
    return Points(name, len(values), fmean(values), *mean_interval(values))


def _pace(name: str, played: list[Played]) -> Pace:
    sizes: Counter[int] = Counter()
    for p in played:
        sizes.update(p.times.get(name, {}))
    return Pace(name, sizes.total(), percentile(sizes, 0.5), percentile(sizes, 0.99))


def percentile(sizes: Counter[int], part: float) -> float:
    """The time that this part of the decisions does not exceed; 0 without decisions."""
    passed = 0
    for size in sorted(sizes):
        passed += sizes[size]
        if passed >= part * sizes.total():
            return seconds_of(size)
    return 0.0
