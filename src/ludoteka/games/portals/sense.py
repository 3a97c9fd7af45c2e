"""A quick evaluation: points, and what the keys in front of a player could bring where they fit."""

from ludoteka.core.record import NOBODY
from ludoteka.core.rule import rule
from ludoteka.games.portals.figure import (
    figure,
    fits,
    gap_of,
    match_points,
    sides,
    touch_points,
)
from ludoteka.games.portals.keys import free_holes
from ludoteka.games.portals.parts import CELLS, ELEMENTS, SIGNS, TURNS, Parts
from ludoteka.games.portals.scoring import score_of
from ludoteka.games.portals.state import NOTHING, SLOTS, SOLO, State

POINT = 100
FILLED = (95, 80, 60, 40, 0)
"""per cent of the promise of a key with so many free stone cells"""
KEY = 20
"""a key is worth something before its first stone"""
STONE_IN_SIGN = (0, 10, 40, 130, 400, 400)
"""hundredths for the best arrangement of so many stones of a sign in hand"""


@rule
def sense(s: State, c: Parts, seat: int) -> int:
    value = POINT * score_of(s, seat)
    if s.actor == NOBODY:
        return value
    for slot in range(SLOTS):
        if s.keys[seat, slot] != NOTHING:
            value += sense_key(s, c, seat, slot)
    if s.hand[seat] != 0:
        value += sense_signs(s, c, seat)
    return value


@rule
def sense_key(s: State, c: Parts, seat: int, slot: int) -> int:
    share = FILLED[free_holes(s, c, seat, slot)]
    return KEY + share * best_points(s, c, seat, slot)


@rule
def best_points(s: State, c: Parts, seat: int, slot: int) -> int:
    """The most points the stones now on a key could bring on the accessible boards."""
    best = 0
    for turn in range(TURNS):
        code = figure(s, c, seat, slot, turn)
        if code != 0:
            for side in range(sides(s)):
                best = max(best, best_anchor(s, c, gap_of(s, seat, side), code))
    return best


@rule
def best_anchor(s: State, c: Parts, gap: int, code: int) -> int:
    best = 0
    for anchor in range(CELLS):
        if fits(code, anchor):
            points = match_points(s, c, gap, code, anchor) + touch_points(s, c, gap, code, anchor)
            best = max(best, points)
    return best


@rule
def sense_signs(s: State, c: Parts, seat: int) -> int:
    """How far the own signs are; in solo the open ones."""
    value = 0
    for sign in range(SIGNS):
        if s.hand[seat] >> sign & 1:
            near = 0
            for side in range(sides(s)):
                near = max(near, stones_in_place(s, c, sign, gap_of(s, seat, side)))
            value += STONE_IN_SIGN[near]
            if s.form != SOLO:
                value -= POINT * c.sign_penalty
    return value


@rule
def stones_in_place(s: State, c: Parts, sign: int, gap: int) -> int:
    """The most stones of a sign that lie right on a board while its other cells are free."""
    best = 0
    for turn in range(TURNS):
        for anchor in range(CELLS):
            if c.sign_anchors[sign, turn] >> anchor & 1:
                best = max(best, stones_at(s, c, sign, gap, turn, anchor))
    return best


@rule
def stones_at(s: State, c: Parts, sign: int, gap: int, turn: int, anchor: int) -> int:
    """Stones of a sign that lie right at a place; 0 when another stone is in the way."""
    right = 0
    for place in range(c.sign_size[sign]):
        cell = anchor + c.sign_offsets[sign, turn, place]
        element = c.sign_elements[sign, place]
        if s.boards[gap, element] >> cell & 1:
            right += 1
        else:
            for other in range(ELEMENTS):
                if s.boards[gap, other] >> cell & 1:
                    return 0
    return right
