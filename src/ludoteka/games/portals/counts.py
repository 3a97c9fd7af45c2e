"""A number for every cell of a board, all of them worked on at once.

The numbers are written in binary: bit k of the first plane is the lowest digit of cell k's number,
bit k of the second plane the next digit, and so on. Sums are made digit by digit, as by hand.
"""

from ludoteka.core.rule import rule
from ludoteka.games.portals.sizes import CELLS, SIDE

Neighbours = tuple[int, int, int, int]
"""up to 8 neighbours of a cell"""
Count = tuple[int, int, int, int, int, int]
"""up to 32 neighbours of the stones on a key"""

NO_COUNT: Count = (0, 0, 0, 0, 0, 0)
BOARD = (1 << CELLS) - 1
FIRST_COLUMN = BOARD // ((1 << SIDE) - 1)
NOT_FIRST, NOT_LAST = BOARD & ~FIRST_COLUMN, BOARD & ~(FIRST_COLUMN << SIDE - 1)


@rule
def carry(a: int, b: int, c: int) -> int:
    """Where at least two of three digits are set."""
    return a & b | c & (a ^ b)


@rule
def neighbours(stones: int) -> Neighbours:
    """How many of the eight cells around each cell hold a stone."""
    left, right = (stones & NOT_LAST) << 1, (stones & NOT_FIRST) >> 1
    beside, beside_two = left ^ right, left & right
    row, row_two = beside ^ stones, carry(left, right, stones)
    above, above_two = row << SIDE & BOARD, row_two << SIDE & BOARD
    below, below_two = row >> SIDE, row_two >> SIDE
    over = above & below
    outer, outer_two, outer_four = (
        above ^ below,
        above_two ^ below_two ^ over,
        carry(above_two, below_two, over),
    )
    over = outer & beside
    over_two = carry(outer_two, beside_two, over)
    return (
        outer ^ beside,
        outer_two ^ beside_two ^ over,
        outer_four ^ over_two,
        outer_four & over_two,
    )


@rule
def shifted(near: Neighbours, cells: int, step: int) -> Neighbours:
    """Every cell gets the number that lies `step` cells on, nothing where `cells` has not that."""
    one, two, four, eight = near
    return (
        (one & cells) >> step,
        (two & cells) >> step,
        (four & cells) >> step,
        (eight & cells) >> step,
    )


@rule
def added(count: Count, near: Neighbours) -> Count:
    one, two, four, eight, sixteen, thirty_two = count
    more_one, more_two, more_four, more_eight = near
    over = one & more_one
    over_two = carry(two, more_two, over)
    over_four = carry(four, more_four, over_two)
    over_eight = carry(eight, more_eight, over_four)
    return (
        one ^ more_one,
        two ^ more_two ^ over,
        four ^ more_four ^ over_two,
        eight ^ more_eight ^ over_four,
        sixteen ^ over_eight,
        thirty_two | sixteen & over_eight,
    )


@rule
def highest(count: Count, cells: int) -> int:
    """The largest number on one of the cells."""
    best = 0
    for digit in range(5, -1, -1):
        if cells & count[digit] != 0:
            cells &= count[digit]
            best += 1 << digit
    return best
