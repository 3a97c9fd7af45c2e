"""A quick evaluation: points, what broken glass will cost, and what strips and windows promise."""

from ludoteka.core.rule import rule
from ludoteka.games.sintra.parts import JOKER, Parts
from ludoteka.games.sintra.scoring import is_glazed, side_bonus, window_bonus
from ludoteka.games.sintra.sizes import FIELDS, ROUNDS, STRIPS
from ludoteka.games.sintra.state import KEEP, STRIP, State
from ludoteka.games.sintra.strips import (
    is_gone,
    may_go_back,
    may_place_on,
    room,
    tiles_of_colour,
    tiles_on,
)

POINT = 100
PANE_WORTH = 150
"""what a pane is worth for the side's bonus, before it is counted"""
COLOUR = 80
"""the colour bonus that a strip may bring one day"""
WINDOW = 50
"""for each point under a glazed window and each round to come: windows to its left will count it"""
EMPTY_JOKER = 20
STEP = 225
"""a step on the broken-glass track: 18 points for eight of them"""


@rule
def evaluate(s: State, c: Parts, seat: int) -> int:
    value = POINT * s.score[seat] + promise(s, c, seat)
    if seat != s.actor:
        return value
    if s.step == STRIP:
        return value + best_placing(s, c, seat)
    if s.step == KEEP:
        return value + completion(s, c, seat, s.glaziers[seat])
    return value


@rule
def promise(s: State, c: Parts, seat: int) -> int:
    """What stands on the board and is not yet in the score; nothing of it once the game is over."""
    if s.turn_round == ROUNDS:
        return 0
    value = POINT * side_bonus(s, c, seat) - STEP * s.track[seat]
    for slot in range(STRIPS):
        if not is_gone(s, seat, slot):
            value += strip_promise(s, c, seat, slot)
        if is_glazed(s, seat, slot):
            value += leverage(s, c, slot)
    return value


@rule
def strip_promise(s: State, c: Parts, seat: int, slot: int) -> int:
    tiles = tiles_on(s, seat, slot)
    if tiles == FIELDS:
        return 0
    value = 0
    if is_in_reach(s, seat, slot):
        value = share_done(tiles) * completion(s, c, seat, slot) // 100
    return value + EMPTY_JOKER * room(s, c, seat, slot, JOKER)


@rule
def share_done(tiles: int) -> int:
    """Percent of a full strip's worth that so many tiles stand for."""
    return 3 * tiles * tiles + 4 * tiles


@rule
def is_in_reach(s: State, seat: int, slot: int) -> bool:
    """SIN-R02 Now, or after going back; never once that way is lost."""
    return slot >= s.glaziers[seat] or may_go_back(s, seat)


@rule
def completion(s: State, c: Parts, seat: int, slot: int) -> int:
    """What filling the strip would bring; a new window also lifts all windows to its left."""
    value = POINT * window_bonus(s, c, seat, slot) + COLOUR + PANE_WORTH
    return value if is_glazed(s, seat, slot) else value + leverage(s, c, slot)


@rule
def leverage(s: State, c: Parts, window: int) -> int:
    return WINDOW * c.window_points[s.side, window] * (ROUNDS - s.turn_round)


@rule
def best_placing(s: State, c: Parts, seat: int) -> int:
    """The tiles in hand on the strip where they do most."""
    best = -POINT * POINT
    for slot in range(s.glaziers[seat], STRIPS):
        if may_place_on(s, c, seat, slot, s.taken):
            best = max(best, placing(s, c, seat, slot))
    return best


@rule
def placing(s: State, c: Parts, seat: int, slot: int) -> int:
    space = room(s, c, seat, slot, s.taken) + room(s, c, seat, slot, JOKER)
    placed = min(s.taken_count, space)
    before = tiles_on(s, seat, slot)
    whole = completion(s, c, seat, slot)
    value = (share_done(before + placed) - share_done(before)) * whole // 100
    value -= STEP * (s.taken_count - placed)
    if before + placed == FIELDS:
        value += POINT * round_colour_bonus(s, seat, slot, placed)
    return value


@rule
def round_colour_bonus(s: State, seat: int, slot: int, placed: int) -> int:
    colour = s.indicator[s.turn_round]
    return tiles_of_colour(s, seat, slot, colour) + (placed if s.taken == colour else 0)
