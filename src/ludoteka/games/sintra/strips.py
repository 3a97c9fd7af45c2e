"""Strips above the windows: what they show, what they accept, where the glazier can go."""

from ludoteka.core.rule import rule
from ludoteka.games.sintra.parts import JOKER, Parts
from ludoteka.games.sintra.sizes import FIELDS, STRIPS
from ludoteka.games.sintra.state import EMPTY, LOWER, UPPER, State


@rule
def is_gone(s: State, seat: int, slot: int) -> bool:
    """SIN-064 A strip leaves when the window below it is complete."""
    return s.panes[seat, slot, LOWER] != EMPTY


@rule
def shown_side(s: State, seat: int, slot: int) -> int:
    """SIN-063 A strip is turned over when the upper pane below it gets its tile."""
    side = s.first_side[seat, slot]
    return side if s.panes[seat, slot, UPPER] == EMPTY else 1 - side


@rule
def field_kind(s: State, c: Parts, seat: int, slot: int, field: int) -> int:
    return c.fields[s.strips[seat, slot], shown_side(s, seat, slot), field]


@rule
def accepts(s: State, c: Parts, seat: int, slot: int, colour: int) -> bool:
    """SIN-054 An empty field of the colour, or SIN-053 an empty joker field."""
    if is_gone(s, seat, slot):
        return False
    strip, side = s.strips[seat, slot], shown_side(s, seat, slot)
    for field in range(FIELDS):
        if s.glass[seat, slot, field] == EMPTY:
            kind = c.fields[strip, side, field]
            if kind == colour or kind == JOKER:  # noqa: SIM109 - tuples do not compile everywhere
                return True
    return False


@rule
def may_place_on(s: State, c: Parts, seat: int, slot: int, colour: int) -> bool:
    """SIN-051 Under the glazier or to its right, never to the left; SIN-054 if it accepts."""
    return slot >= s.glaziers[seat] and accepts(s, c, seat, slot, colour)


@rule
def is_any_in_reach(s: State, c: Parts, seat: int, colour: int) -> bool:
    """SIN-R14 Strips left of the glazier are out of reach; SIN-052, SIN-R28 gaps are not."""
    for slot in range(s.glaziers[seat], STRIPS):
        if accepts(s, c, seat, slot, colour):
            return True
    return False


@rule
def room(s: State, c: Parts, seat: int, slot: int, kind: int) -> int:
    """Empty fields of a kind: a colour or JOKER."""
    if is_gone(s, seat, slot):
        return 0
    count = 0
    for field in range(FIELDS):
        if s.glass[seat, slot, field] == EMPTY and field_kind(s, c, seat, slot, field) == kind:
            count += 1
    return count


@rule
def tiles_on(s: State, seat: int, slot: int) -> int:
    count = 0
    for field in range(FIELDS):
        if s.glass[seat, slot, field] != EMPTY:
            count += 1
    return count


@rule
def tiles_of_colour(s: State, seat: int, slot: int, colour: int) -> int:
    count = 0
    for field in range(FIELDS):
        if s.glass[seat, slot, field] == colour:
            count += 1
    return count


@rule
def leftmost(s: State, seat: int) -> int:
    """The slot of the leftmost remaining strip; STRIPS when all are gone (SIN-R24)."""
    slot = 0
    while slot < STRIPS and is_gone(s, seat, slot):
        slot += 1
    return slot


@rule
def is_gap_between(s: State, seat: int, low: int, high: int) -> bool:
    """Is a slot strictly between the two empty?"""
    for slot in range(low + 1, high):
        if is_gone(s, seat, slot):
            return True
    return False


@rule
def may_go_back(s: State, seat: int) -> bool:
    """SIN-069 A strip lies further left (SIN-R29) and no empty slot in between.

    SIN-R02: with `gaps = free` empty slots do not stop the glazier; its own slot never does.
    """
    goal, here = leftmost(s, seat), s.glaziers[seat]
    if goal >= here:
        return False
    return s.gaps != 0 or not is_gap_between(s, seat, goal, here)
