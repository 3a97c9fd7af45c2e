"""Final scoring and the result (rules.md, section 10)."""

import numpy as np
import pytest

from ludoteka.games.sintra.arrange import (
    ME,
    put_glass,
    put_score,
    put_windows,
)
from ludoteka.games.sintra.scoring import leftover_points, ornament_points, outcome, side_bonus
from tests.games.sintra.table import LAST_TURN, last_turn
from tests.kit import a_match, arranged, exercised, play


def at_the_end(put, seats: int = 2, **options: str):
    match = arranged(a_match("sintra", seats, **options), last_turn(put))
    return play(match, *LAST_TURN)


def example(name: str):
    return play(exercised("sintra", name), *LAST_TURN)


def ranked(scores: list[int], lost: list[int]) -> list[int]:
    match = a_match("sintra", len(scores))
    for seat, (points, penalty) in enumerate(zip(scores, lost, strict=True)):
        match.state.score[seat], match.state.lost[seat] = points, penalty
    points, places = np.zeros(5, np.int64), np.zeros(5, np.int64)
    outcome(match.state, match.c, points, places)
    assert scores == points[: len(scores)].tolist()
    return places[: len(scores)].tolist()


def test_sin_100_leftovers_broken_glass_and_bonus_are_counted_in_this_order():
    """With a floor the order shows: 2 - 8 stops at 0, then 10."""

    def put(s):
        put_score(s, ME, 1)
        put_glass(s, ME, 5, "gbg..")
        s.track[ME] = 5
        put_windows(s, ME, {1: "bp", 2: "oy"})

    assert 10 == at_the_end(put, score_floor="zero").state.score[ME]
    assert 1 + 1 - 8 + 10 == at_the_end(put).state.score[ME]


def test_sin_ex07_101_r19_seven_tiles_on_all_strips_bring_two_points():
    match = example("glass-left-over")

    assert match.over
    assert 2 == leftover_points(match.state, match.c, ME)
    assert 2 == match.state.score[ME]


@pytest.mark.parametrize(("tiles", "points"), [("", 0), ("bp", 0), ("bpb", 1)])
def test_sin_101_e18_leftovers_are_rounded_down(tiles, points):
    match = at_the_end(lambda s: put_glass(s, ME, 1, tiles))

    assert points == match.state.score[ME]


def test_sin_ex08_102_the_space_of_the_marker_is_subtracted():
    match = example("the-price-of-shards")

    assert (-8, 8) == (match.state.score[ME], match.state.lost[ME])


def test_sin_ex09_110_111_ornaments_of_side_a():
    match = example("four-ornaments")

    assert [10, 10, 0, 3] == [ornament_points(match.state, match.c, ME, k) for k in range(4)]
    assert 23 == match.state.score[ME]


def test_sin_110_ex17_upper_panes_of_two_windows_or_one_complete_window():
    for windows in ({1: "b", 2: "p"}, {1: "bp"}):
        match = at_the_end(lambda s, windows=windows: put_windows(s, ME, windows))

        assert 3 == match.state.score[ME]


def test_sin_111_e19_three_of_four_panes_mix_both_windows():
    match = at_the_end(lambda s: put_windows(s, ME, {3: "bp", 4: "g", 6: "oo"}))

    assert [0, 6, 3, 0] == [ornament_points(match.state, match.c, ME, k) for k in range(4)]


def test_sin_ex10_113_114_complete_windows_times_tiles_of_one_colour():
    match = example("windows-times-colour")

    assert 20 == side_bonus(match.state, match.c, ME)
    assert 20 == match.state.score[ME]


def test_sin_ex18_115_the_best_colour_is_taken():
    assert 6 == example("best-colour").state.score[ME]


def test_sin_114_r20_without_a_complete_window_side_b_brings_nothing():
    match = at_the_end(lambda s: put_windows(s, ME, {1: "b", 2: "b", 3: "b"}), side="B")

    assert 0 == match.state.score[ME]


def test_sin_030_120_the_highest_score_wins():
    assert [1, 0, 2] == ranked([40, 50, 39], [0, 90, 0])


def test_sin_120_ex19_r21_fewer_points_lost_to_broken_glass_break_a_tie():
    assert [1, 0] == ranked([60, 60], [18 + 2, 14])
    assert [0, 0] == ranked([60, 60], [14, 14])
    assert [2, 0, 1, 3] == ranked([60, 60, 60, 10], [20, 4, 14, 0])


def test_sin_120_e20_victories_are_shared_by_two_three_and_four():
    assert [0, 0] == ranked([30, 30], [2, 2])
    assert [0, 0, 0] == ranked([30, 30, 30], [2, 2, 2])
    assert [0, 0, 0, 0] == ranked([30] * 4, [2] * 4)
    assert [0, 2, 0] == ranked([30, 30, 30], [2, 3, 2])


@pytest.mark.parametrize(("floor", "points"), [("none", 5), ("zero", 10)])
def test_sin_ex20_r05_a_floor_holds_after_every_change(floor, points):
    """Score 3, space 5 (-8), windows 1 and 2 complete: 5, or 3 -> 0 -> 10; 8 lost in both."""

    def put(s):
        put_score(s, ME, 3)
        s.track[ME] = 5
        put_windows(s, ME, {1: "bp", 2: "oy"})

    match = at_the_end(put, score_floor=floor)

    assert (points, 8) == (match.state.score[ME], match.state.lost[ME])


def test_every_point_of_the_breakdown_has_a_source():
    for options in ({}, {"score_floor": "zero"}, {"side": "B"}):
        match = at_the_end(lambda s: put_windows(s, ME, {1: "bp", 2: "oy"}), **options)

        lines = match.game.breakdown(match.state, match.c)

        assert match.outcome()[0] == [sum(line.points[seat] for line in lines) for seat in range(2)]
