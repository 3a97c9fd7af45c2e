"""A quick evaluation from what a seat knows: points, what others may expect, prospects."""

from ludoteka.core.rule import rule
from ludoteka.games.whispers.parts import (
    EMPIRE_COUNT,
    POSITION_COUNT,
    REGION_COUNT,
    SLOT_COUNT,
    Parts,
)
from ludoteka.games.whispers.rules.council import controller
from ludoteka.games.whispers.rules.hand import hand_size
from ludoteka.games.whispers.rules.land import cities_of
from ludoteka.games.whispers.rules.loyalty import is_revealed, slot_of, unrevealed_count
from ludoteka.games.whispers.scoring import loyalty_to, score_of
from ludoteka.games.whispers.state import State

POINT = 100
BANNER = 4
"""a banner on the map, for each point of loyalty"""
CITY_GUARD = 6
"""a banner in a city, for each point of loyalty, up to three"""
GUARDS = 3
POST_WORTH = 10
"""a post that I control, for each point of loyalty to its empire, either way"""
CARD = 25
SECRET = 30
"""a token that nobody knows keeps its freedom"""


@rule
def evaluate(s: State, c: Parts, seat: int) -> int:
    """Own points less the mean expectation of the others, and what may come of the position."""
    others = 0
    for other in range(s.seats):
        if other != seat:
            others += expected_points(s, c, other)
    value = POINT * score_of(s, c, seat) - others // (s.seats - 1)
    value += CARD * hand_size(s, seat)
    if s.current_round < c.rounds:
        value += SECRET * unrevealed_count(s, seat)
    return value + prospects(s, c, seat)


@rule
def expected_points(s: State, c: Parts, seat: int) -> int:
    """Hundredths: unrevealed tokens may lie in any unrevealed slot, all orders alike."""
    points = POINT * s.bonus[seat]
    hidden = multipliers = cities = 0
    for slot in range(SLOT_COUNT):
        held = cities_of(s, c, s.loyalty[seat, slot])
        if is_revealed(s, seat, slot):
            points += POINT * c.multiplier[slot] * held
        else:
            hidden += 1
            multipliers += c.multiplier[slot]
            cities += held
    if hidden > 0:
        points += POINT * multipliers * cities // hidden
    return points


@rule
def expected_loyalty(s: State, c: Parts, seat: int, empire: int) -> int:
    """Hundredths: the multiplier if known, else the mean of the open slots."""
    slot = slot_of(s, seat, empire)
    if is_revealed(s, seat, slot):
        return POINT * c.multiplier[slot]
    hidden = multipliers = 0
    for other in range(SLOT_COUNT):
        if not is_revealed(s, seat, other):
            hidden += 1
            multipliers += c.multiplier[other]
    return POINT * multipliers // hidden


@rule
def favour(s: State, c: Parts, seat: int, empire: int) -> int:
    """Hundredths: how much more I gain from an empire than the others may expect to."""
    others = 0
    for other in range(s.seats):
        if other != seat:
            others += expected_loyalty(s, c, other, empire)
    return POINT * loyalty_to(s, c, seat, empire) - others // (s.seats - 1)


@rule
def prospects(s: State, c: Parts, seat: int) -> int:
    """Banners of empires I gain from, on cities above all, and posts that decide for them."""
    value = 0
    for empire in range(EMPIRE_COUNT):
        gain = favour(s, c, seat, empire)
        value += gain * strength(s, c, empire) // POINT
        weight = POST_WORTH * (gain if gain > 0 else -gain) // POINT
        for position in range(POSITION_COUNT):
            if controller(s, POSITION_COUNT * empire + position) == seat:
                value += weight
    return value


@rule
def strength(s: State, c: Parts, empire: int) -> int:
    value = 0
    for region in range(REGION_COUNT):
        if s.holder[region] == empire:
            value += BANNER * s.banners[region]
            if c.city[region] != 0:
                value += CITY_GUARD * min(s.banners[region], GUARDS)
    return value
