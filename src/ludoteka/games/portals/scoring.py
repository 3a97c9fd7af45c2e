"""Totals and the result: POR-010, POR-064, POR-082, POR-157."""

from ludoteka.core.count import place_by_points, total
from ludoteka.core.record import Array
from ludoteka.core.rule import rule
from ludoteka.games.portals.parts import Parts
from ludoteka.games.portals.sizes import TIERS
from ludoteka.games.portals.state import State


@rule
def score_of(s: State, seat: int) -> int:
    """POR-064 All points so far; POR-006 tokens only stand for totals (POR-R18)."""
    return total(s.earned[seat])


@rule
def outcome(s: State, c: Parts, points: Array, places: Array) -> None:
    """POR-010, POR-082 The most points win; tied players share the victory."""
    for seat in range(s.seats):
        points[seat] = score_of(s, seat)
    place_by_points(s.seats, points, places)


@rule
def tier_of(c: Parts, points: int) -> int:
    """POR-157 Apprentice, mage or great wizard."""
    tier = 0
    for better in range(1, TIERS):
        if points >= c.tier_from[better]:
            tier = better
    return tier
