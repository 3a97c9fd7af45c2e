"""The broken-glass track (rules.md, section 8)."""

from ludoteka.games.sintra.arrange import (
    ME,
    YOU,
    put_glass,
    put_score,
    put_tiles,
    put_windows,
)
from ludoteka.games.sintra.scoring import cost_of_steps, step_down
from tests.games.sintra.table import EVERYWHERE, last_turn, table
from tests.kit import a_match, arranged, exercised, play


def breaking(tiles: str, track: int, points: int = 0, **options):
    """No strip in reach takes any colour; the first in the centre was somebody else."""

    def put(s):
        put_tiles(s, ["ggpp"], tiles, marker=YOU)
        put_windows(s, ME, dict.fromkeys(EVERYWHERE, "p"))
        s.panes[ME, 7, 1] = 1
        s.glaziers[ME] = 7
        s.track[ME] = track
        put_score(s, ME, points)

    return table(put, **options)


def test_sin_070_the_values_of_the_track_and_one_step_at_a_time():
    match = a_match("sintra", 2)
    assert [0, 1, 2, 4, 6, 8, 11, 14, 18] == match.c.track.tolist()

    step_down(match.state, match.c, ME)

    assert 1 == match.state.track[ME]


def test_sin_071_ex11_r06_steps_go_on_from_the_top():
    """Score 30, space 7; three break: the bottom, then two more steps."""
    match = exercised("sintra", "bottom-of-the-track")

    play(match, "take 2 yellow")

    assert (12, 2, 18) == (match.state.score[ME], match.state.track[ME], match.state.lost[ME])


def test_sin_071_ex12_the_marker_and_a_broken_tile():
    def put(s):
        put_tiles(s, ["ggpp"], "yo")
        s.glaziers[ME] = 7
        s.track[ME] = 6

    match = table(put)

    play(match, "take centre yellow")

    assert (-18, 0) == (match.state.score[ME], match.state.track[ME])


def test_sin_ex13_nine_broken_tiles_from_the_top():
    match = breaking("yyyyyyyyyo", 0)

    play(match, "take centre yellow")

    assert (-18, 1) == (match.state.score[ME], match.state.track[ME])


def test_sin_072_on_the_way_the_track_costs_nothing():
    match = breaking("yyyo", 0, 10)

    play(match, "take centre yellow")

    assert (10, 0, 3) == (match.state.score[ME], match.state.lost[ME], match.state.track[ME])


def test_sin_073_the_track_is_kept_between_rounds():
    def put(s):
        put_tiles(s, ["y"], marker=YOU)
        s.track[ME], s.track[YOU] = 3, 5
        s.glaziers[ME] = 1

    match = play(table(put), "take 1 yellow", "strip 3")

    assert 1 == match.state.turn_round
    assert [3, 5] == match.state.track.tolist()[:2]


def test_sin_e06_twenty_broken_tiles_reach_the_bottom_twice():
    match = breaking("y" * 19 + "o", 1)

    play(match, "take centre yellow")

    assert (-36, 4) == (match.state.score[ME], match.state.track[ME])


def test_sin_e07_r05_a_score_may_fall_below_zero():
    match = play(breaking("yyo", 7, 5), "take centre yellow")
    assert -13 == match.state.score[ME]

    floored = play(breaking("yyo", 7, 5, score_floor="zero"), "take centre yellow")
    assert (0, 18) == (floored.state.score[ME], floored.state.lost[ME])


def test_the_cost_of_steps_agrees_with_walking_them():
    match = a_match("sintra", 2)
    for start in range(8):
        for steps in range(21):
            s = match.state.copy()
            s.track[ME] = start
            expected = cost_of_steps(s, match.c, ME, steps)
            for _ in range(steps):
                step_down(s, match.c, ME)

            assert expected == s.lost[ME] + match.c.track[s.track[ME]] - match.c.track[start]


def test_last_turn_leaves_the_track_alone():
    match = arranged(a_match("sintra", 2), last_turn(lambda s: put_glass(s, ME, 1, "b")))

    play(match, "take 1 blue", "strip 5")

    assert match.over
    assert [0, 0] == match.state.lost.tolist()[:2]
