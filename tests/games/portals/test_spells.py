"""Magic spells: section 9.1 of rules.md."""

import pytest

from ludoteka.games.portals.position import (
    activate_keys,
    ask_for_stone,
    fill_area,
    fill_source,
    give_key,
    hold,
    lay_board,
)
from ludoteka.games.portals.spells import accepts
from ludoteka.games.portals.state import (
    ACTIVATE,
    BANISH_SECOND,
    CHOOSE_KEY,
    NOTHING,
    RECALL_AREA,
    RECALL_CELL,
    SHIFT_FROM,
    SHIFT_TO,
)
from tests.games.portals.table import (
    ANNA,
    BANISH,
    HASTE,
    KIRILL,
    LEFT,
    RECALL,
    RIGHT,
    SHIFT,
    A,
    E,
    bag,
    fresh,
    keys_of,
    kinds,
    laid,
    points,
    seen_by,
    stones,
    table,
)
from tests.kit import legal, play, refusal


def holding(letter: str, board: str = "", seats: int = 2):
    """Anna holds a stone and the empty key 23; board A lies on her left."""
    match = table(seats, spells="yes")
    lay_board(match.state, 0, "A", board)
    give_key(match.state, match.c, ANNA, 23)
    hold(match.state, ANNA, letter)
    return match


def spells(match) -> set[str]:
    return {notation[5:] for notation in legal(match) if notation.startswith("cast")}


def test_por_090_without_the_module_no_spell_can_be_cast():
    match = table(2)
    give_key(match.state, match.c, ANNA, 23)
    hold(match.state, ANNA, "A")
    laid(match)

    assert {"place_stone"} == kinds(match)
    assert "POR-090" == refusal(match, "cast haste")


def test_por_100_the_areas_are_empty_at_the_start_and_have_no_colour():
    view = seen_by(fresh(3, spells="yes"), ANNA)

    assert [("", 0)] * 4 == [(area.stone, area.count) for area in view.areas]


def test_por_101_the_stone_goes_to_an_area_and_its_spell_follows_at_once():
    match = table(2, spells="yes")
    s = match.state
    lay_board(s, 0, "A", "AF...")
    give_key(s, match.c, ANNA, 23)
    fill_source(s, ANNA, LEFT, "TTA")
    ask_for_stone(s, ANNA)
    laid(match)
    play(match, "take_stone left T")

    play(match, "cast shift")

    assert [2, 0] == s.markers[ANNA].tolist()
    assert 1 == s.areas[SHIFT, 4]
    assert (SHIFT_FROM, NOTHING) == (s.step, s.held)
    assert "POR-107" == refusal(match, "place_stone 1 00")


def test_por_102_103_104_ex03_e13_the_colours_of_the_areas():
    match = laid(holding("E", "AF..."))
    s = match.state

    play(match, "cast shift")

    assert [False, True, False, False, False] == [accepts(s, SHIFT, e) for e in range(5)]
    for area in (HASTE, BANISH, RECALL):
        assert [True, False, True, True, True] == [accepts(s, area, e) for e in range(5)]
    s.areas[SHIFT, E] -= 1  # the last stone was recalled
    s.bag[E] += 1
    assert [True] * 5 == [accepts(s, SHIFT, e) for e in range(5)]
    fill_area(s, BANISH, "A")
    assert [False, True, True, True, True] == [accepts(s, SHIFT, e) for e in range(5)]


def test_por_102_103_a_stone_of_the_wrong_colour_is_refused_with_the_rule():
    match = holding("E", "AF...")
    fill_area(match.state, SHIFT, "A")
    fill_area(match.state, HASTE, "E")
    laid(match)

    assert {"haste"} == spells(match)
    assert "POR-102" == refusal(match, "cast shift")
    assert "POR-103" == refusal(match, "cast banish")


def test_por_e13_a_fifth_colour_has_no_area_when_four_areas_hold_the_others():
    match = holding("T", "AF...")
    for area, letter in ((SHIFT, "A"), (HASTE, "E"), (BANISH, "F"), (RECALL, "W")):
        fill_area(match.state, area, letter)
    laid(match)

    assert set() == spells(match)


def test_por_105_stones_stay_on_the_spell_board_between_rounds_and_bring_nothing():
    match = table(2, spells="yes")
    fill_area(match.state, SHIFT, "AAA")
    lay_board(match.state, 0, "A")
    give_key(match.state, match.c, ANNA, 18, "TT")
    activate_keys(match.state, match.c)
    laid(match)

    play(match, "place_figure left 0 00")

    assert 2 == match.state.round_number
    assert 3 == match.state.areas[SHIFT, A]
    assert 0 == points(match)


def test_por_106_r12_only_a_spell_that_can_be_carried_out_may_be_chosen():
    nothing = laid(holding("T"))
    assert {"haste"} == spells(nothing)
    for spell in ("shift", "banish", "recall"):
        assert "POR-106" == refusal(nothing, f"cast {spell}")

    far = holding("T", seats=3)
    lay_board(far.state, 1, "B", "A....")  # between Kirill and Marta
    assert {"shift", "haste"} == spells(laid(far))

    near = holding("T", "A....")
    fill_area(near.state, SHIFT, "E")
    assert {"haste", "banish", "recall"} == spells(laid(near))


def test_por_r12_shift_needs_a_free_cell():
    full = "AAAAA/EEEEE/FFFFF/WWWWW/TTTTT"
    match = holding("T", full)
    lay_board(match.state, 1, "B", full)

    assert {"haste", "banish"} == spells(laid(match))


def test_por_107_d06_d07_e17_shift_moves_a_stone_between_any_boards_without_points():
    match = holding("T", "...../..W..", seats=4)
    lay_board(match.state, 1, "B", "A....")
    lay_board(match.state, 2, "C")  # its first row is FFFEW
    laid(match)

    play(match, "cast shift")
    assert {"lift 0 12", "lift 1 00"} == legal(match)
    assert "POR-107" == refusal(match, "lift 1 01")
    play(match, "lift 1 00")  # Anna has no part in the gaps 1 and 2
    assert 100 - 2 == len(legal(match))
    play(match, "lay 2 34")  # an air cell

    assert "...../...../...../...../....." == stones(match, 1)
    assert "...../...../...../....A/....." == stones(match, 2)
    assert 0 == points(match)


def test_por_r13_the_stone_cannot_return_to_its_cell_nor_swap():
    match = laid(holding("T", "AF..."))

    play(match, "cast shift", "lift 0 00")

    assert SHIFT_TO == match.state.step
    assert "POR-R13" == refusal(match, "lay 0 00")
    assert "POR-107" == refusal(match, "lay 0 01")


def test_por_108_d08_ex12_e16_haste_activates_a_partial_key_at_once():
    match = table(2, spells="yes")
    s = match.state
    lay_board(s, 0, "A")
    give_key(s, match.c, ANNA, 5, ".W.W")
    give_key(s, match.c, ANNA, 18)
    hold(s, ANNA, "T")
    laid(match)

    play(match, "cast haste")
    assert {"haste 1", "haste 2"} == legal(match)
    assert "POR-108" == refusal(match, "haste 3")
    play(match, "haste 1")
    assert "place_figure left 0 33" in legal(match)  # the box is that of the two stones
    play(match, "place_figure left 0 02")

    assert "...W./..W../...../...../....." == stones(match)
    assert 1 == points(match)
    assert [18] == keys_of(match, ANNA)
    assert [5] == seen_by(match, ANNA).piles[0]


def test_por_r14_haste_on_a_prepared_key_and_on_one_without_stones():
    match = table(2, spells="yes")
    s = match.state
    lay_board(s, 0, "A")
    give_key(s, match.c, ANNA, 18, "FF")
    give_key(s, match.c, ANNA, 33)
    fill_source(s, KIRILL, LEFT, "AAA")
    hold(s, ANNA, "T")
    laid(match)
    again = table(2, spells="yes")

    play(match, "cast haste", "haste 1", "place_figure left 0 03")
    assert 2 == points(match)

    give_key(again.state, again.c, ANNA, 18, "F.")
    give_key(again.state, again.c, ANNA, 33)
    fill_source(again.state, KIRILL, LEFT, "AAA")
    hold(again.state, ANNA, "T")
    play(laid(again), "cast haste", "haste 2")
    assert ([18], 0, KIRILL) == (keys_of(again, ANNA), points(again), again.actor)


def test_por_r32_haste_does_not_wait_for_the_number():
    match = table(2, spells="yes")
    s = match.state
    give_key(s, match.c, ANNA, 36, "AAA")
    give_key(s, match.c, KIRILL, 3, "EE")
    fill_source(s, KIRILL, LEFT, "A")
    hold(s, ANNA, "T")
    laid(match)

    play(match, "cast haste")  # the only key needs no choice
    play(match, "place_figure left 0 00")

    assert [] == keys_of(match, ANNA)
    assert [3] == keys_of(match, KIRILL)[:1]
    assert ACTIVATE != s.step


def test_por_r33_who_is_left_without_a_key_must_take_one():
    match = table(2, spells="yes")
    s = match.state
    give_key(s, match.c, ANNA, 18, "F.")
    give_key(s, match.c, KIRILL, 33)
    fill_source(s, ANNA, LEFT, "AE")
    fill_source(s, KIRILL, LEFT, "A")
    hold(s, ANNA, "T")
    laid(match)
    play(match, "cast haste", "place_figure left 0 00")

    play(match, "skip_key", "place_stone 1 00")  # Kirill's single stone is taken by itself

    assert (ANNA, CHOOSE_KEY) == (match.actor, s.step)
    assert "POR-036" == refusal(match, "skip_key")


def banish(seats: int = 2):
    match = holding("T", "....F", seats)
    lay_board(match.state, seats - 1, "B", "AE...")
    return match


def test_por_109_r15_d09_d10_ex23_banish_returns_one_or_two_stones():
    match = laid(banish())

    play(match, "cast banish")
    assert {"lift 0 04", "lift 1 00", "lift 1 01"} == legal(match)
    play(match, "lift 1 01")
    assert {"lift 0 04", "lift 1 00", "done"} == legal(match)
    before = bag(match)
    play(match, "lift 0 04")

    assert "....." == stones(match, 0)[:5]
    assert "A...." == stones(match, 1)[:5]
    assert match.state.round_number == 2
    assert before + 1 - 12 == bag(match)


def test_por_d10_the_second_stone_is_optional():
    match = laid(banish())

    play(match, "cast banish", "lift 1 01", "done")

    assert "A...." == stones(match, 1)[:5]
    assert "....F" == stones(match, 0)[:5]


def test_por_109_only_stones_of_accessible_boards():
    match = banish(3)
    lay_board(match.state, 1, "C", "W....")
    laid(match)

    play(match, "cast banish")

    assert {"lift 0 04", "lift 2 00", "lift 2 01"} == legal(match)
    assert "POR-109" == refusal(match, "lift 1 00")
    assert "POR-012" == refusal(match, "lift 3 00")


def test_por_ex23_e15_with_a_single_stone_nothing_is_asked():
    match = laid(holding("T", "....F"))

    play(match, "cast banish")

    assert "....." == stones(match, 0)[:5]
    assert BANISH_SECOND != match.state.step


def test_por_110_r16_d11_d12_recall_takes_a_stone_from_another_area():
    match = holding("T")
    s = match.state
    fill_area(s, SHIFT, "A")
    fill_area(s, BANISH, "EE")
    fill_area(s, RECALL, "T")
    fill_source(s, KIRILL, RIGHT, "W")
    give_key(s, match.c, KIRILL, 33)
    laid(match)

    play(match, "cast recall")
    assert RECALL_AREA == s.step
    assert {"recall shift", "recall banish"} == legal(match)
    assert "POR-R16" == refusal(match, "recall recall")
    assert "POR-110" == refusal(match, "recall haste")
    markers = s.markers[ANNA].tolist()
    play(match, "recall shift")
    assert RECALL_CELL == s.step
    assert 4 == len(legal(match))
    play(match, "place_stone 1 01")

    assert 0 == s.key_stones[ANNA, 0, 1]
    assert markers == s.markers[ANNA].tolist()
    assert [True, False, True, True, False] == [accepts(s, SHIFT, e) for e in range(5)]  # E, T lie


def test_por_e14_recall_is_not_offered_without_a_free_cell_or_another_stone():
    match = table(2, spells="yes")
    give_key(match.state, match.c, ANNA, 18, "AA")
    give_key(match.state, match.c, ANNA, 33, "EE")
    hold(match.state, ANNA, "T")
    fill_area(match.state, SHIFT, "W")
    laid(match)
    assert "recall" not in spells(match)

    only_own = holding("T")
    fill_area(only_own.state, RECALL, "T")
    assert "recall" not in spells(laid(only_own))


def test_por_e14_with_exactly_one_other_stone_recall_empties_its_area():
    match = holding("T")
    fill_area(match.state, SHIFT, "A")
    laid(match)

    play(match, "cast recall")  # the single area is taken by itself

    assert (RECALL_CELL, 0) == (match.state.step, match.state.areas[SHIFT, A])


def test_por_r11_with_four_full_keys_a_spell_may_be_cast_instead_of_the_bag():
    match = table(2, spells="yes")
    for number, on_key in ((18, "AA"), (33, "EE"), (3, "FF"), (4, "WW")):
        give_key(match.state, match.c, ANNA, number, on_key)
    hold(match.state, ANNA, "T")
    laid(match)

    assert {"to_bag", "cast haste"} == legal(match)


def test_por_d04_twenty_options_at_most():
    match = table(2, spells="yes")
    lay_board(match.state, 0, "A", "AF...")
    for number in (2, 5, 7, 9):
        give_key(match.state, match.c, ANNA, number)
    fill_area(match.state, SHIFT, "T")
    hold(match.state, ANNA, "T")
    laid(match)

    assert 16 + 1 == len(legal(match))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_spell_ends_the_turn_of_its_caster(seats):
    match = table(seats, spells="yes")
    give_key(match.state, match.c, ANNA, 18)
    lay_board(match.state, 0, "A", "AF...")
    fill_source(match.state, KIRILL, LEFT, "AEF")
    hold(match.state, ANNA, "T")
    laid(match)

    play(match, "cast shift", "lift 0 00", "lay 0 44")

    assert (KIRILL, CHOOSE_KEY) == (match.actor, match.state.step)
