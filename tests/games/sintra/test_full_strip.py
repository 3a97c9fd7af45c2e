"""A full strip: colour bonus, kept tile, window points (rules.md, section 6)."""

import pytest

from ludoteka.games.sintra.arrange import (
    ME,
    YOU,
    play_round,
    put_glass,
    put_tiles,
    put_windows,
)
from ludoteka.games.sintra.state import KEEP, TURN
from ludoteka.games.sintra.view import view
from tests.games.sintra.table import EVERYWHERE, counts, glass, glazier, strips_of, table, window
from tests.kit import exercised, legal, play, refusal


def the_example():
    """Round 3, yellow; three orange tiles complete S3 above window 4, worth 2."""
    match = exercised("sintra", "colour-of-the-round")
    return play(match, "take centre orange", "strip 4")


def about_to_fill(
    slot: int, glass: str, tiles: str, windows: dict[int, str], colour: str, **options
):
    """The glazier stands above a strip that lacks these tiles; the round has this colour."""

    def put(s):
        put_tiles(s, ["ggpp"], tiles, marker=YOU)
        put_windows(s, ME, windows)
        put_glass(s, ME, slot, glass)
        s.glaziers[ME] = slot - 1
        play_round(s, 2, colour)

    return table(put, **options)


def test_sin_060_a_strip_with_an_empty_field_ends_the_turn():
    match = about_to_fill(1, "b...b", "b", {}, "blue")

    play(match, "take centre blue", "strip 1")

    assert "b.b.b" == glass(match, 1)
    assert (YOU, TURN) == (match.actor, match.state.step)
    assert 0 == match.state.score[ME]


def test_sin_ex04_061_two_yellow_tiles_bring_two_points():
    match = the_example()

    assert KEEP == match.state.step
    assert 2 == match.state.score[ME]
    assert 2 == match.state.colour_points[ME]


def test_sin_061_no_tile_of_the_colour_no_points():
    match = about_to_fill(3, ".yoyo", "o", {}, "blue")

    play(match, "take centre orange", "strip 3")

    assert (KEEP, 0) == (match.state.step, match.state.score[ME])


def test_sin_ex05_062_063_one_tile_stays_four_go_and_the_strip_is_turned():
    match = the_example()

    play(match, "keep yellow")

    assert "y." == window(match, 4)
    assert {"orange": 3, "yellow": 1} == counts(match.state.tower)
    assert "....." == glass(match, 4)
    turned = view(match.state, match.c, ME).seats[ME].strips[3]
    assert ["pink", "yellow", "green", "blue", "pink"] == turned.fields
    assert turned.last
    assert 4 == glazier(match)
    assert YOU == match.actor


def test_sin_ex06_065_the_window_and_the_glazed_windows_to_its_right():
    """Shipped row 1 2 1 2 1 3 2 4: window 4 with tiles in 5 and 7, 2 + 1 + 2; the whole turn +7."""
    match = the_example()

    play(match, "keep orange")

    assert 5 == match.state.window_points[ME, 3]
    assert 7 == match.state.score[ME]


def test_sin_064_e10_the_second_time_the_strip_leaves_and_the_slot_stays_empty():
    match = about_to_fill(1, "gpoy.", "g", {1: "b"}, "blue")

    play(match, "take centre green", "strip 1", "keep pink")

    assert "bp" == window(match, 1)
    assert view(match.state, match.c, ME).seats[ME].strips[0] is None
    assert 1 == glazier(match)
    match.state.actor = ME
    play(match, "take 1 green")
    assert 1 not in strips_of(match)
    assert "SIN-064" == refusal(match, "strip 1")


def test_sin_065_e10_r18_a_complete_window_still_counts_for_windows_to_its_left_once():
    match = about_to_fill(1, ".pbpb", "b", {8: "bg"}, "yellow")

    play(match, "take centre blue", "strip 1", "keep blue")

    assert 1 + 4 == match.state.score[ME]


def test_sin_ex15_all_windows_hold_glass():
    """Shipped row: 16 for window 1, with one tile or two everywhere; window 8 always 4."""
    full = dict.fromkeys(EVERYWHERE, "g")
    match = about_to_fill(1, "gpoy.", "g", full, "blue")
    play(match, "take centre green", "strip 1", "keep green")
    assert 16 == match.state.score[ME]

    match = about_to_fill(8, "bboy.", "y", {}, "green")
    match.state.panes[ME, 7, 0] = 4
    match.state.glass[ME, 7, 3], match.state.glass[ME, 7, 4] = 3, -1
    play(match, "take centre yellow")
    play(match, "keep yellow")
    assert 4 == match.state.score[ME]


def test_sin_065_windows_to_the_left_never_count():
    match = about_to_fill(6, "boyo.", "b", {1: "gg", 2: "gg", 5: "g"}, "pink")

    play(match, "take centre blue", "strip 6", "keep yellow")

    assert 3 == match.state.score[ME]


@pytest.mark.parametrize("side", ["A", "B"])
def test_sin_066_d4_r25_the_kept_tile_is_chosen_on_both_sides(side):
    match = about_to_fill(6, "boyo.", "b", {}, "pink", side=side)

    play(match, "take centre blue", "strip 6")

    assert {"keep blue", "keep orange", "keep yellow"} == legal(match)
    assert "SIN-062" == refusal(match, "keep green")
    assert "SIN-062" == refusal(match, "take 1 green")
    assert "SIN-062" == refusal(match, "back")


def test_sin_r26_the_turned_side_has_to_wait():
    match = play(the_example(), "keep orange")

    assert "....." == glass(match, 4)
    assert YOU == match.actor


def test_sin_r07_e08_penalties_come_before_points():
    """With a floor the order shows: 18 lost at once from 3 points, then the strip scores."""

    def put(s):
        put_tiles(s, ["ggpp"], "bb", marker=YOU)
        put_glass(s, ME, 1, "bpbp.")
        s.score[ME] = s.window_points[ME, 7] = 3
        s.track[ME] = 7
        play_round(s, 2, "blue")
        for slot in (5, 6, 7):
            s.panes[ME, slot - 1, 0] = 2

    match = table(put, score_floor="zero")

    play(match, "take centre blue", "strip 1")

    assert (0, 18) == (match.state.track[ME], match.state.lost[ME])
    assert 3 == match.state.score[ME]


def test_sin_061_e09_joker_tiles_count_by_their_colour_and_may_be_kept():
    def put(s):
        put_tiles(s, ["ggpp"], "pp", marker=YOU)
        put_windows(s, ME, {8: "g"})
        put_glass(s, ME, 8, "b.o.y")
        s.glaziers[ME] = 7
        play_round(s, 2, "pink")

    match = play(table(put), "take centre pink")

    assert (KEEP, 2) == (match.state.step, match.state.score[ME])
    play(match, "keep pink")
    assert "gp" == window(match, 8)


def test_sin_r23_e17_the_last_turn_of_a_round_scores_with_its_colour():
    def put(s):
        put_tiles(s, centre="b", marker=YOU)
        put_glass(s, ME, 1, ".pbpb")
        play_round(s, 2, "blue")

    match = table(put)

    play(match, "take centre blue", "strip 1", "keep pink")

    assert 3 == match.state.colour_points[ME]
    assert 2 == match.state.turn_round
