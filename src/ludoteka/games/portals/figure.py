"""The figure of stones on a key: turning it, laying it on a board, what it brings.

A figure is one number: three bits for each cell of a 3x3 grid, 0 for no stone, else element + 1,
pushed into the top left corner. Section 11 of rules.md.
"""

from ludoteka.core.count import count_bits
from ludoteka.core.rule import rule
from ludoteka.games.portals.parts import Parts
from ludoteka.games.portals.sizes import CELLS, ELEMENTS, GRID, SIDE
from ludoteka.games.portals.state import LEFT, MATCH, NOTHING, SOLO, TOUCH, State

BITS, STONE_MASK = 3, 7
ROW = GRID * BITS
SECOND_COLUMN = STONE_MASK << BITS | STONE_MASK << BITS + ROW | STONE_MASK << BITS + 2 * ROW
THIRD_COLUMN = SECOND_COLUMN << BITS


@rule
def gap_of(s: State, seat: int, side: int) -> int:
    """POR-015 Gap g lies between seat g and the next: left of seat g, right of the other."""
    return seat if side == LEFT else (seat + s.seats - 1) % s.seats


@rule
def sides(s: State) -> int:
    """POR-015 Two boards are accessible; POR-141 in solo only one."""
    return 1 if s.form == SOLO else 2


@rule
def is_accessible(s: State, seat: int, gap: int) -> bool:
    return any_side(s, seat, gap) != NOTHING


@rule
def any_side(s: State, seat: int, gap: int) -> int:
    for side in range(sides(s)):
        if gap_of(s, seat, side) == gap:
            return side
    return NOTHING


@rule
def figure(s: State, c: Parts, seat: int, slot: int, turn: int) -> int:
    """POR-055 The stones on a key after so many quarter turns clockwise; POR-R03 never mirrored.

    POR-059 Only the stones count: the box is that of the stones present.
    """
    key = s.keys[seat, slot]
    code = 0
    top = left = GRID - 1
    for hole in range(c.hole_count[key]):
        element = s.key_stones[seat, slot, hole]
        if element != NOTHING:
            cell = c.turned[turn, c.hole_cells[key, hole]]
            code |= (element + 1) << BITS * cell
            top = min(top, cell // GRID)
            left = min(left, cell % GRID)
    return code >> (ROW * top + BITS * left)


@rule
def is_repeated(s: State, c: Parts, seat: int, slot: int, turn: int, code: int) -> bool:
    """An earlier turn gives the same figure: the same option (section 11)."""
    for earlier in range(turn):
        if figure(s, c, seat, slot, earlier) == code:
            return True
    return False


@rule
def height(code: int) -> int:
    if code >> 2 * ROW != 0:
        return 3
    return 2 if code >> ROW != 0 else 1


@rule
def width(code: int) -> int:
    if code & THIRD_COLUMN != 0:
        return 3
    return 2 if code & SECOND_COLUMN != 0 else 1


@rule
def fits(code: int, anchor: int) -> bool:
    """POR-058 No stone may end up outside the board, POR-R07 not even one that would be lost."""
    return anchor // SIDE + height(code) <= SIDE and anchor % SIDE + width(code) <= SIDE


@rule
def stone_of(code: int, place: int) -> int:
    """The element on a place of the figure's grid, or NOTHING."""
    return (code >> BITS * place & STONE_MASK) - 1


@rule
def target(anchor: int, place: int) -> int:
    """The cell of the board under a place of the figure's grid."""
    return anchor + SIDE * (place // GRID) + place % GRID


@rule
def occupied(s: State, gap: int) -> int:
    """The cells of a board that hold a stone."""
    cells = 0
    for element in range(ELEMENTS):
        cells |= s.boards[gap, element]
    return cells


@rule
def element_on(s: State, gap: int, cell: int) -> int:
    for element in range(ELEMENTS):
        if s.boards[gap, element] >> cell & 1 != 0:
            return element
    return NOTHING


@rule
def is_free(s: State, gap: int, cell: int) -> bool:
    return occupied(s, gap) >> cell & 1 == 0


@rule
def match_count(s: State, c: Parts, gap: int, code: int, anchor: int) -> int:
    """POR-060 Stones on free cells of their own colour; POR-R06 lost stones do not count.

    POR-R02 The symbol of the harder side does nothing: only the colours differ.
    """
    taken = occupied(s, gap)
    count = 0
    for place in range(GRID * GRID):
        element = stone_of(code, place)
        if element != NOTHING:
            cell = target(anchor, place)
            if c.sockets[s.layout[gap], s.board_side, element] & ~taken & 1 << cell:
                count += 1
    return count


@rule
def touch_count(s: State, c: Parts, gap: int, code: int, anchor: int) -> int:
    """POR-061 Neighbours of the same colour that were already there, for each stone put down.

    POR-062 The stones of one key lie down together and never count for each other.
    POR-063 One stone on the board can count for several; a match is not needed.
    """
    taken = occupied(s, gap)
    count = 0
    for place in range(GRID * GRID):
        element = stone_of(code, place)
        if element != NOTHING:
            cell = target(anchor, place)
            if taken >> cell & 1 == 0:
                count += count_bits(s.boards[gap, element] & c.near[cell])
    return count


@rule
def match_points(s: State, c: Parts, gap: int, code: int, anchor: int) -> int:
    """POR-060 0, 1, 2, 4, 6 points for 0-4 matches, once for each key."""
    return c.match_points[match_count(s, c, gap, code, anchor)]


@rule
def touch_points(s: State, c: Parts, gap: int, code: int, anchor: int) -> int:
    """POR-152 In solo adjacency brings nothing."""
    return 0 if s.form == SOLO else c.touch_points * touch_count(s, c, gap, code, anchor)


@rule
def score_figure(s: State, c: Parts, gap: int, code: int, anchor: int) -> None:
    """POR-064 The points are taken immediately."""
    match = match_points(s, c, gap, code, anchor)
    touch = touch_points(s, c, gap, code, anchor)
    s.earned[s.actor, MATCH] += match
    s.earned[s.actor, TOUCH] += touch
    s.by_key[s.actor, s.keys[s.actor, s.slot]] += match + touch


@rule
def lay_figure(s: State, gap: int, code: int, anchor: int) -> None:
    """POR-054 All stones keep their arrangement; POR-056 colours need not fit.

    POR-057 A stone for an occupied cell goes into the bag; the one that lay there stays.
    POR-R05 All stones may be lost. POR-R28 In solo the bag is never drawn from.
    """
    taken = occupied(s, gap)
    for place in range(GRID * GRID):
        element = stone_of(code, place)
        if element != NOTHING:
            cell = target(anchor, place)
            if taken >> cell & 1:
                s.bag[element] += 1
            else:
                s.boards[gap, element] |= 1 << cell


@rule
def anchor_count(code: int) -> int:
    """How many places on a board fit a figure; POR-R08 there is always one."""
    return (SIDE + 1 - height(code)) * (SIDE + 1 - width(code)) if code != 0 else CELLS
