"""End of the game and scoring: WOW-180 to WOW-183, WOW-202, WOW-210."""

from ludoteka.core.record import Array
from ludoteka.core.rule import rule
from ludoteka.games.whispers.parts import REGION_COUNT, SLOT_COUNT, Parts
from ludoteka.games.whispers.rules.hand import hand_size
from ludoteka.games.whispers.rules.land import cities_of
from ludoteka.games.whispers.rules.loyalty import slot_of, unrevealed_count
from ludoteka.games.whispers.state import State


@rule
def loyalty_to(s: State, c: Parts, seat: int, empire: int) -> int:
    """WOW-008 The multiplier of the slot with that empire's token."""
    return c.multiplier[slot_of(s, seat, empire)]


@rule
def city_points(s: State, c: Parts, seat: int) -> int:
    """WOW-181 Cities of each empire times the loyalty to it."""
    points = 0
    for slot in range(SLOT_COUNT):
        points += c.multiplier[slot] * cities_of(s, c, s.loyalty[seat, slot])
    return points


@rule
def agent_points(s: State, c: Parts, seat: int) -> int:
    """WOW-202 An agent in a region counts as one city there, for its owner only."""
    points = 0
    for region in range(REGION_COUNT):
        if s.region_agents[seat] >> region & 1:
            points += loyalty_to(s, c, seat, s.holder[region])
    return points


@rule
def secret_points(s: State, c: Parts, seat: int) -> int:
    """WOW-210 WOW-A50 Tokens that were not revealed before the final reveal."""
    return c.secret_bonus * unrevealed_count(s, seat) if s.keep_secrets != 0 else 0


@rule
def score_of(s: State, c: Parts, seat: int) -> int:
    """WOW-181 Cities, and WOW-190 whichever advanced rules are played."""
    points = city_points(s, c, seat) + secret_points(s, c, seat) + s.bonus[seat]
    if s.agents_in_regions != 0:
        points += agent_points(s, c, seat)
    return points


@rule
def is_ahead(s: State, c: Parts, seat: int, other: int) -> bool:
    """WOW-182 Most points, then fewest swaps, then most cards in hand; WOW-A34 else shared."""
    mine, theirs = score_of(s, c, seat), score_of(s, c, other)
    if mine != theirs:
        return mine > theirs
    if s.swaps[seat] != s.swaps[other]:
        return s.swaps[seat] < s.swaps[other]
    return hand_size(s, seat) > hand_size(s, other)


@rule
def outcome(s: State, c: Parts, points: Array, places: Array) -> None:
    for seat in range(s.seats):
        points[seat] = score_of(s, c, seat)
        places[seat] = 0
        for other in range(s.seats):
            if is_ahead(s, c, other, seat):
                places[seat] += 1
