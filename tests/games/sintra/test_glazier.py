"""Moving the glazier back (rules.md, section 7; rulings R02, R04, R24, R28, R29)."""

import pytest

from ludoteka.games.sintra.arrange import ME, YOU, put_tiles, put_windows
from ludoteka.games.sintra.preview import preview
from ludoteka.games.sintra.view import view
from tests.games.sintra.table import EVERYWHERE, glazier, table
from tests.kit import legal, play, refusal


def glazier_at(slot: int, strips: set[int], gaps: str = "block"):
    """The glazier above a slot; strips hang only in the slots named."""

    def put(s):
        put_tiles(s, ["bbgg", "yyyo"], "pp", marker=YOU)
        put_windows(s, ME, dict.fromkeys(set(EVERYWHERE) - strips, "gb"))
        s.glaziers[ME] = slot - 1

    return table(put, gaps=gaps)


def test_sin_067_the_glazier_goes_back_to_the_leftmost_strip_and_nothing_else_happens():
    match = glazier_at(5, set(EVERYWHERE))
    before = match.state.copy()

    play(match, "back")

    assert 1 == glazier(match)
    assert YOU == match.actor
    match.state.glaziers[ME], match.state.actor = 4, ME
    assert before.tobytes() == match.state.tobytes()


def test_sin_068_e11_the_destination_always_holds_a_strip():
    match = glazier_at(5, {3, 4, 5, 8})

    play(match, "back")

    assert 3 == glazier(match)


def test_sin_069_not_from_the_leftmost_strip():
    match = glazier_at(1, set(EVERYWHERE))

    assert "back" not in legal(match)
    assert "SIN-069" == refusal(match, "back")


@pytest.mark.parametrize(("gaps", "allowed"), [("block", False), ("free", True)])
def test_sin_ex16_r02_e11_a_gap_between_stops_the_glazier(gaps, allowed):
    """Strips at 3, 5, 8; the glazier over the empty slot 6: slot 4 lies between."""
    match = glazier_at(6, {3, 5, 8}, gaps)

    assert allowed == ("back" in legal(match))
    if allowed:
        assert 3 == glazier(play(match, "back"))
    else:
        assert "SIN-069" == refusal(match, "back")


def test_sin_ex16_r02_the_own_slot_may_be_empty():
    match = glazier_at(6, {3, 4, 5, 8})

    assert 3 == glazier(play(match, "back"))


def test_sin_ex16_r29_over_the_emptied_slot_one_there_is_nothing_to_the_left():
    match = glazier_at(1, {2, 3, 4})

    assert "SIN-R29" == refusal(match, "back")
    play(match, "take 2 yellow")
    assert legal(match) == {"strip 3", "strip 4"}


@pytest.mark.parametrize("gaps", ["block", "free"])
def test_sin_ex21_r02_r28_past_the_gap_the_way_back_is_lost(gaps):
    """Strips everywhere but in 3; the glazier over 3 may go back, from 5 on it may not."""
    around = set(EVERYWHERE) - {3}
    match = glazier_at(3, around, gaps)
    assert "back" in legal(match)

    play(match, "take 1 green", "strip 5")

    assert 5 == glazier(match)
    assert (gaps == "block") == view(match.state, match.c, ME).seats[ME].cut_off
    for slot in (5, 6, 7, 8):
        assert (gaps == "free") == ("back" in legal(glazier_at(slot, around, gaps)))


@pytest.mark.parametrize("gaps", ["block", "free"])
def test_sin_ex22_r29_strips_only_to_the_right(gaps):
    match = glazier_at(3, {6, 7}, gaps)

    assert "back" not in legal(match)
    assert "SIN-R29" == refusal(match, "back")


def test_sin_r04_after_going_back_the_action_is_spent():
    match = play(glazier_at(5, set(EVERYWHERE)), "back")
    match.state.actor = ME
    match.engine.legal(match.state, match.c, match.mask)

    assert "back" not in legal(match)


def test_sin_r24_without_strips_everything_breaks_and_the_game_goes_on():
    match = glazier_at(8, set())

    assert "SIN-R24" == refusal(match, "back")
    play(match, "take 2 yellow")

    assert 3 == match.state.track[ME]
    assert YOU == match.actor


@pytest.mark.parametrize(("strips", "allowed"), [({6, 7}, True), ({5, 7}, False)])
def test_sin_e12_over_the_emptied_slot_eight(strips, allowed):
    match = glazier_at(8, strips)
    assert allowed == ("back" in legal(match))

    play(match, "take 1 blue")

    assert 2 == match.state.track[ME]
    assert 8 == glazier(match)


def test_sin_r02_r05_what_the_table_agreed_on_stands_first_among_the_rules():
    match = table(lambda s: None, gaps="free", score_floor="zero")

    rules = match.game.rules_at_hand(match.state, match.c)

    assert ("SIN-R02", "SIN-R05") == rules[:2]
    assert "SIN-069" not in rules


def test_sin_r02_the_table_warns_before_the_way_back_is_lost():
    match = play(glazier_at(3, set(EVERYWHERE) - {3}), "take 1 green")

    warned = {}
    for action in match.legal():
        after = match.state.copy()
        match.engine.apply(after, match.c, action)
        outlook = preview(match.state, match.c, action, after, ME).strips[0]
        warned[outlook.slot + 1] = outlook.cuts_off

    assert warned == {4: True, 5: True, 7: True, 8: True}
