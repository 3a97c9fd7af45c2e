"""Placing tiles (rules.md, section 5; decisions D2 and D3)."""

from ludoteka.games.sintra.arrange import (
    ME,
    YOU,
    put_glass,
    put_tiles,
    put_windows,
)
from ludoteka.games.sintra.state import JOKERS, KEEP, STRIP, TURN
from tests.games.sintra.table import counts, glass, glazier, strips_of, table
from tests.kit import exercised, legal, play, refusal


def the_example():
    """Step 2, the example: A left of the glazier, B with one orange field, C with three."""
    match = exercised("sintra", "too-little-room")
    return play(match, "take centre orange")


def jokers(tiles: str):
    """S8 shows its back, blue joker orange joker yellow; it is the only strip in reach."""

    def put(s):
        put_tiles(s, ["ggpp"], tiles, marker=YOU)
        put_windows(s, ME, {8: "g"})
        s.glaziers[ME] = 7

    return table(put)


def test_sin_ex03_051_054_only_accepting_strips_at_or_right_of_the_glazier():
    match = the_example()

    assert STRIP == match.state.step
    assert {3, 4} == strips_of(match)
    assert "SIN-051" == refusal(match, "strip 2")
    assert "SIN-054" == refusal(match, "strip 5")
    assert "SIN-054" == refusal(match, "strip 7")


def test_sin_ex03_055_056_strip_b_takes_one_and_two_break():
    match = the_example()

    play(match, "strip 3")

    assert ".o.o." == glass(match, 3)
    assert {"orange": 2} == counts(match.state.tower)
    assert 2 == match.state.track[ME]
    assert 3 == glazier(match)


def test_sin_ex03_052_strip_c_takes_all_and_the_glazier_moves_above_it():
    match = the_example()

    play(match, "strip 4")

    assert "oyoyo" == glass(match, 4)
    assert {} == counts(match.state.tower)
    assert 0 == match.state.track[ME]
    assert 4 == glazier(match)


def test_sin_050_tiles_go_on_fields_of_their_colour_of_one_strip():
    match = table(lambda s: put_tiles(s, ["bbbp", "gggg"]))

    play(match, "take 1 blue", "strip 1")

    assert "b.b.b" == glass(match, 1)
    assert all(glass(match, slot) == "....." for slot in range(2, 9))


def test_sin_050_a_second_strip_cannot_be_chosen():
    match = play(jokers("b"), "take centre blue")
    assert JOKERS == match.state.step

    assert "SIN-050" == refusal(match, "strip 8")
    assert "SIN-033" == refusal(match, "back")


def test_sin_053_a_joker_takes_any_colour():
    for letter, colour in (("p", "pink"), ("g", "green")):
        match = play(jokers(letter), f"take centre {colour}")

        assert f".{letter}..." == glass(match, 8)


def test_sin_052_d2_r28_distance_and_gaps_to_the_right_do_not_hinder():
    def put(s):
        put_tiles(s, ["bbpp"], "yy", marker=YOU)
        put_windows(s, ME, {2: "gg", 3: "oo", 5: "yy"})

    match = play(table(put), "take 1 blue")

    assert {1, 6, 7} == strips_of(match)
    assert "SIN-064" == refusal(match, "strip 3")
    play(match, "strip 6")
    assert 6 == glazier(match)


def test_sin_055_e05_one_free_field_for_six_tiles_costs_five_steps():
    def put(s):
        put_tiles(s, ["ggpp"], "oooooo", marker=YOU)
        put_glass(s, ME, 8, "gp.pg")
        put_glass(s, ME, 8, "gp.p.")
        s.glaziers[ME] = 6

    match = table(put)

    play(match, "take centre orange", "strip 8")

    assert 5 == match.state.track[ME]
    assert {"orange": 5} == counts(match.state.tower)


def test_sin_056_a_strip_with_too_little_room_may_be_chosen():
    def put(s):
        put_tiles(s, ["bbbp", "gggg"])

    match = play(table(put), "take 1 blue")
    assert {1, 5, 6, 7} == strips_of(match)

    play(match, "strip 7")

    assert "..b.." == glass(match, 7)
    assert 2 == match.state.track[ME]


def test_sin_057_r14_r15_e04_all_break_when_only_a_strip_on_the_left_would_fit():
    def put(s):
        put_tiles(s, ["ggpp"], "yyo", marker=YOU)
        s.glaziers[ME] = 6

    match = table(put)

    play(match, "take centre yellow")

    assert {"yellow": 2} == counts(match.state.tower)
    assert 2 == match.state.track[ME]
    assert 7 == glazier(match)
    assert YOU == match.actor


def test_sin_058_r16_r17_placing_cannot_be_refused():
    def put(s):
        put_tiles(s, ["ggpp"], "bbo", marker=YOU)
        s.glaziers[ME] = 4

    match = play(table(put), "take centre blue")

    assert {"strip 5", "strip 6", "strip 7"} == legal(match)


def test_sin_ex14_d3_r13_jokers_are_split_as_the_player_likes():
    """S8 back, empty; hand 3, 4, 1, 2 blue and 2 green."""
    forced = play(jokers("bbb"), "take centre blue")
    assert "bb.b." == glass(forced, 8)
    assert 0 == forced.state.track[ME]

    broken = play(jokers("bbbb"), "take centre blue")
    assert "bb.b." == glass(broken, 8)
    assert 1 == broken.state.track[ME]

    assert {"jokers 0", "jokers 1"} == legal(play(jokers("b"), "take centre blue"))
    assert {"jokers 1", "jokers 2"} == legal(play(jokers("bb"), "take centre blue"))

    unasked = play(jokers("gg"), "take centre green")
    assert ".g.g." == glass(unasked, 8)
    assert TURN == unasked.state.step


def test_sin_d3_r13_the_two_jokers_may_hold_different_colours():
    match = play(jokers("bp"), "take centre blue", "jokers 1")
    match.state.actor = ME
    match.engine.legal(match.state, match.c, match.mask)

    play(match, "take centre pink")

    assert ".b.p." == glass(match, 8)


def test_sin_055_053_the_split_must_place_as_much_as_possible():
    match = play(jokers("bb"), "take centre blue")
    assert "SIN-055" == refusal(match, "jokers 0")

    match = play(jokers("b"), "take centre blue")
    assert "SIN-053" == refusal(match, "jokers 2")
    assert "SIN-060" == refusal(match, "keep blue")


def test_sin_d2_single_strips_are_chosen_by_themselves():
    def put(s):
        put_tiles(s, ["ggpp"], "yo", marker=YOU)
        s.glaziers[ME] = 5

    match = play(table(put), "take centre yellow")

    assert "..y.." == glass(match, 6)
    assert KEEP != match.state.step
    assert YOU == match.actor
