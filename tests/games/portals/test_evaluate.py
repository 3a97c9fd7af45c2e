"""The quick evaluation: counting neighbours for all places at once."""

from hypothesis import given
from hypothesis import strategies as st

from ludoteka.core.count import count_bits
from ludoteka.games.portals.counts import BOARD, NO_COUNT, added, highest, neighbours, shifted
from ludoteka.games.portals.sizes import CELLS
from tests.kit import a_match

boards = st.integers(0, BOARD)
near = a_match("portals", 2).c.near


def number_at(planes, cell: int) -> int:
    return sum((plane >> cell & 1) << digit for digit, plane in enumerate(planes))


@given(boards)
def test_neighbours_are_counted_on_every_cell_as_in_touch_count(stones):
    counted = [number_at(neighbours(stones), cell) for cell in range(CELLS)]

    assert counted == [count_bits(stones & int(near[cell])) for cell in range(CELLS)]


@given(st.lists(st.tuples(boards, boards, st.integers(0, 12)), max_size=4), boards)
def test_the_best_place_has_the_most_neighbours_of_all_stones_together(stones, anchors):
    total = NO_COUNT
    for others, free, step in stones:
        total = added(total, shifted(neighbours(others), free, step))

    def found(anchor: int) -> int:
        return sum(
            count_bits(others & int(near[anchor + step]))
            for others, free, step in stones
            if anchor + step < CELLS and free >> anchor + step & 1
        )

    assert highest(total, anchors) == max(
        (found(anchor) for anchor in range(CELLS) if anchors >> anchor & 1), default=0
    )
