"""Turns and taking tiles (rules.md, sections 3 and 4)."""

from ludoteka.games.sintra.arrange import ME, YOU, play_round, put_glass, put_tiles, put_windows
from ludoteka.games.sintra.state import CENTRE, TURN
from tests.games.sintra.table import EVERYWHERE, counts, glazier, table
from tests.kit import a_match, key_of, legal, play, refusal


def test_sin_031_the_holder_of_the_marker_puts_it_in_the_centre_and_begins():
    for number in range(5):
        s = a_match("sintra", 3, key=key_of(number)).state

        assert CENTRE == s.marker
        assert s.starter == s.actor


def test_sin_032_turns_pass_to_the_left():
    match = table(lambda s: put_tiles(s, ["bbbb", "oooo", "yyyy", "gggg"]), seats=3)

    order = []
    for turn in (
        ("take 1 blue", "strip 1"),
        ("take 2 orange", "strip 3"),
        ("take 3 yellow", "strip 4"),
    ):
        order.append(match.actor)
        play(match, *turn)

    assert [0, 1, 2] == order
    assert 0 == match.actor


def test_sin_033_d1_a_turn_is_taking_or_going_back_and_never_a_pass():
    def put(s):
        put_tiles(s, ["bbpy", "gggg"], "oo")
        s.glaziers[ME] = 3

    match = table(put)

    assert legal(match) == {
        "take 1 blue",
        "take 1 pink",
        "take 1 yellow",
        "take 2 green",
        "take centre orange",
        "back",
    }
    assert "SIN-033" == refusal(match, "strip 4")
    assert "SIN-033" == refusal(match, "jokers 1")
    assert "SIN-060" == refusal(match, "keep blue")


def test_sin_ex01_040_the_rest_of_the_display_moves_to_the_centre():
    """Step 1, example a: Natalia takes the pink tile and moves the other three."""
    match = table(lambda s: put_tiles(s, ["pboy", "gggg"]))

    play(match, "take 1 pink")

    assert ("pink", 1) == (("blue", "pink")[match.state.taken], match.state.taken_count)
    assert {} == counts(match.state.displays[0])
    assert {"blue": 1, "orange": 1, "yellow": 1} == counts(match.state.centre)
    assert 0 == match.state.track[ME]


def test_sin_040_all_tiles_of_one_colour_leave_the_centre_and_no_other():
    match = table(lambda s: put_tiles(s, ["ggpp"], "ooobbp", marker=YOU))

    play(match, "take centre blue")

    assert 2 == match.state.taken_count
    assert {"orange": 3, "pink": 1} == counts(match.state.centre)
    assert "SIN-033" == refusal(match, "take centre pink")


def test_sin_040_010_what_is_not_there_cannot_be_taken():
    match = table(lambda s: put_tiles(s, ["pboy"], "gg"))

    assert "SIN-040" == refusal(match, "take 1 green")
    assert "SIN-040" == refusal(match, "take 2 blue")
    assert "SIN-040" == refusal(match, "take centre blue")
    assert "SIN-010" == refusal(match, "take 6 blue")


def test_sin_041_a_colour_that_cannot_be_placed_may_be_taken():
    def put(s):
        put_tiles(s, ["pboy", "gggg"])
        s.glaziers[ME] = 7
        put_glass(s, ME, 8, "gp.pg")

    match = table(put)

    assert {"take 1 pink", "take 1 blue", "take 1 yellow"} <= legal(match)


def test_sin_ex02_042_the_first_in_the_centre_gets_the_marker_and_a_step():
    """Step 1, example b: three orange tiles, the marker, one step down."""
    match = table(lambda s: put_tiles(s, ["ggpp"], "ooobg"))

    play(match, "take centre orange")

    assert 3 == match.state.taken_count
    assert ME == match.state.marker
    assert 1 == match.state.track[ME]
    assert {"blue": 1, "green": 1} == counts(match.state.centre)


def test_sin_042_later_takers_pay_nothing_for_the_centre():
    def put(s):
        put_tiles(s, ["ggpp"], "ooobg", marker=YOU)

    match = table(put)

    play(match, "take centre orange")

    assert YOU == match.state.marker
    assert 0 == match.state.track[ME]


def test_sin_042_the_marker_alone_cannot_be_taken():
    match = table(lambda s: put_tiles(s, ["ggpp"]))

    assert not any(notation.startswith("take centre") for notation in legal(match))


def test_sin_e01_four_tiles_of_one_colour_leave_nothing_for_the_centre():
    match = table(lambda s: put_tiles(s, ["bbbb", "gggg"]))

    play(match, "take 1 blue")

    assert {} == counts(match.state.centre)
    assert CENTRE == match.state.marker


def test_sin_e02_the_last_tiles_from_the_centre_bring_marker_step_and_start():
    def put(s):
        put_tiles(s, centre="oo")
        s.glaziers[YOU] = 1
        s.actor, s.starter = YOU, ME

    match = table(put)

    play(match, "take centre orange", "strip 3")

    assert 1 == match.state.turn_round
    assert 1 == match.state.track[YOU]
    assert YOU == match.state.starter == match.actor
    assert CENTRE == match.state.marker


def test_sin_r03_there_is_always_a_legal_move_while_tiles_are_on_offer():
    def put(s):
        put_tiles(s, ["bbbb"], "oy", marker=YOU)
        put_windows(s, ME, dict.fromkeys(EVERYWHERE, "yg"))
        play_round(s, 2, "pink")
        s.glaziers[ME] = 4

    match = table(put)
    assert {"take 1 blue", "take centre orange", "take centre yellow"} == legal(match)

    play(match, "take 1 blue")

    assert 4 == match.state.track[ME]
    assert 5 == glazier(match)
    assert TURN == match.state.step
