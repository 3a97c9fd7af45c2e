"""Magic spells: POR-100 to POR-110."""

from ludoteka.core.count import count_bits
from ludoteka.core.rule import rule
from ludoteka.games.portals.figure import gap_of, occupied, sides
from ludoteka.games.portals.keys import has_free_hole, key_count
from ludoteka.games.portals.parts import Parts
from ludoteka.games.portals.sizes import CELLS, ELEMENTS, SPELLS
from ludoteka.games.portals.state import (
    BANISH,
    BANISH_FIRST,
    HASTE,
    HASTE_KEY,
    NOTHING,
    RECALL,
    RECALL_AREA,
    SHIFT,
    SHIFT_FROM,
    State,
)


@rule
def area_element(s: State, area: int) -> int:
    """POR-102 The colour of an area is the colour of its stones; NOTHING while it is empty."""
    for element in range(ELEMENTS):
        if s.areas[area, element] > 0:
            return element
    return NOTHING


@rule
def accepts(s: State, area: int, element: int) -> bool:
    """POR-102 Only its own colour; POR-103, POR-104 an empty one no colour of another area."""
    if area_element(s, area) != NOTHING:
        return area_element(s, area) == element
    for other in range(SPELLS):
        if area_element(s, other) == element:
            return False
    return True


@rule
def may_cast(s: State, c: Parts, area: int) -> bool:
    """POR-101, POR-149 Instead of on a key; POR-106 only a spell that can be carried out.

    POR-008 The four spells, with the module and in solo.
    """
    return s.spells != 0 and accepts(s, area, s.held) and is_executable(s, c, area)


@rule
def is_executable(s: State, c: Parts, area: int) -> bool:
    """POR-R12 What each spell needs."""
    if area == SHIFT:
        return may_shift(s)
    if area == HASTE:
        return key_count(s, s.actor) > 0
    if area == BANISH:
        return banishable(s) > 0
    return may_recall(s, c)


@rule
def may_shift(s: State) -> bool:
    """POR-R12 A stone on some board and a free cell on some board."""
    stones = 0
    for gap in range(s.seats):
        stones += count_bits(occupied(s, gap))
    return 0 < stones < CELLS * s.seats


@rule
def banishable(s: State) -> int:
    """Stones on the accessible boards."""
    count = 0
    for side in range(sides(s)):
        count += count_bits(occupied(s, gap_of(s, s.actor, side)))
    return count


@rule
def may_recall(s: State, c: Parts) -> bool:
    """POR-110 A stone in another area, and a free stone cell for it."""
    for area in range(RECALL):
        if area_element(s, area) != NOTHING:
            return has_free_hole(s, c, s.actor)
    return False


@rule
def may_recall_from(s: State, area: int) -> bool:
    """POR-R16 From another area than that of the spell itself."""
    return area != RECALL and area_element(s, area) != NOTHING


@rule
def cast(s: State, area: int) -> None:
    """POR-101 The stone lies in the area, POR-105 for good; its spell is used at once."""
    s.areas[area, s.held] += 1
    s.held = NOTHING
    if area == SHIFT:
        s.step = SHIFT_FROM
    elif area == HASTE:
        s.step = HASTE_KEY
    elif area == BANISH:
        s.step = BANISH_FIRST
    else:
        s.step = RECALL_AREA


@rule
def remove_stone(s: State, gap: int, cell: int) -> int:
    """Take a stone off a board; its element."""
    for element in range(ELEMENTS):
        if s.boards[gap, element] >> cell & 1:
            s.boards[gap, element] &= ~(1 << cell)
            return element
    return NOTHING


@rule
def shift_stone(s: State, gap: int, cell: int) -> None:
    """POR-107 The stone moves; no points for it."""
    element = remove_stone(s, s.lifted // CELLS, s.lifted % CELLS)
    s.boards[gap, element] |= 1 << cell
    s.lifted = NOTHING


@rule
def banish_stone(s: State, gap: int, cell: int) -> None:
    """POR-109 It returns to the bag, whoever put it there."""
    s.bag[remove_stone(s, gap, cell)] += 1


@rule
def recall_from(s: State, area: int) -> None:
    """POR-110 A stone leaves the area, perhaps the last one: POR-104 then its colour is free."""
    s.held = area_element(s, area)
    s.areas[area, s.held] -= 1
