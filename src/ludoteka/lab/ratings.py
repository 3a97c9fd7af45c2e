"""Rates, means and ratings with the intervals that 95 % of such samples would agree with."""

from collections.abc import Callable, Iterable
from math import sqrt
from statistics import fmean
from typing import Any

import msgspec
import numpy as np

from ludoteka.lab.results import Played

Z = 1.96
"""95 % of a normal distribution"""
LIMITS = (2.5, 97.5)
"""percentiles around 95 %"""
RESAMPLED = 100
"""tournaments imagined for an interval of ratings"""
FEWEST_DEALS = 10
"""to draw anew from"""
RESAMPLED_MEANS = 2000
SEED = 1
Strengths = dict[str, tuple[float, float]]
"""bot -> mu, sigma"""


class Rating(msgspec.Struct, frozen=True):
    """Plackett-Luce: a bot wins more often than another the more its `mu` is above the other's.

    Only differences mean something, so the mean of all bots is held at openskill's 25.
    """

    bot: str
    games: int
    mu: float
    sigma: float
    low: float
    high: float
    """bootstrap interval of `mu` over the deals; from `sigma` where they are too few for that"""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate."""
    rate = wins / games
    centre = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    spread = Z / (1 + Z * Z / games) * sqrt(rate * (1 - rate) / games + (Z / (2 * games)) ** 2)
    return max(0.0, centre - spread), min(1.0, centre + spread)


def mean_interval(values: list[float]) -> tuple[float, float]:
    """The bootstrap interval of a mean."""
    chance = np.random.default_rng(SEED)
    draws = chance.choice(np.array(values, float), (RESAMPLED_MEANS, len(values)))
    low, high = np.percentile(draws.mean(1), LIMITS)
    return float(low), float(high)


def ratings(bots: list[str], deals: list[list[Played]]) -> list[Rating]:
    """Of all bots that played, the strongest first; from the matches of each deal."""
    played = [match for matches in deals for match in matches]
    found = _rate(bots, played)
    again = _resampled(deals, lambda sample: _rate(bots, sample))
    rows = []
    for name in bots:
        games = sum(name in (p.fixture.first, p.fixture.second) for p in played)
        mu, sigma = found[name]
        low, high = np.percentile([sample[name][0] for sample in again], LIMITS)
        if len(deals) < FEWEST_DEALS:
            low, high = mu - Z * sigma, mu + Z * sigma
        rows.append(Rating(name, games, mu, sigma, float(low), float(high)))
    return sorted(rows, key=lambda row: -row.mu)


def _resampled(
    groups: list[list[Played]], rate: Callable[[list[Played]], Strengths]
) -> list[Strengths]:
    """Deals drawn anew, each with all its matches: those of one deal are not independent."""
    chance = np.random.default_rng(SEED)
    samples = []
    for _ in range(RESAMPLED):
        drawn = chance.integers(len(groups), size=len(groups))
        samples.append(rate([match for group in drawn for match in groups[group]]))
    return samples


def _rate(bots: list[str], played: Iterable[Played]) -> Strengths:
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0)  # bots do not change while they play
    now = {name: model.rating(name=name) for name in bots}
    for match in played:
        _learn(model, now, match)
    excess = fmean(rating.mu for rating in now.values()) - model.mu
    return {name: (rating.mu - excess, rating.sigma) for name, rating in now.items()}


def _learn(model: Any, now: dict[str, Any], match: Played) -> None:
    """A bot in several seats moves by the sum of them, and is as sure as the least sure of them.

    Its seats say nothing about it by their order among themselves, and in the sum that cancels out.
    """
    f = match.fixture
    names = [f.first if seat == f.seat else f.second for seat in range(len(match.places))]
    after = model.rate([[now[name]] for name in names], ranks=match.places)
    for name in {f.first: None, f.second: None}:
        mine = [team[0] for team, other in zip(after, names, strict=True) if other == name]
        mu = now[name].mu
        moved = mu + sum(rating.mu - mu for rating in mine)
        now[name] = model.rating(moved, max(rating.sigma for rating in mine), name)
