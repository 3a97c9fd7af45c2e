"""The turn, costs and effects of card spaces: INO-030 to INO-067."""

import pytest

from ludoteka.games.inori.parts import FREE
from ludoteka.games.inori.season import close_season
from ludoteka.games.inori.state import FROM_CARDS
from tests.games.inori.table import (
    a_table,
    begin,
    colour,
    count,
    give,
    go_to_season,
    hold,
    journey_card,
    last_turn,
    lay_card,
    legal,
    places,
    play,
    printed,
    refreshed,
    refusal,
    score,
    space,
    stand,
    stand_neutral,
    turn_up,
)
from tests.kit import random_match

ALL_TREE = {"T1", "T2", "T3", "T4", "T5", "T6", "F1", "F2", "F3"}


def test_ino_030_four_seasons_then_the_altars():
    match = a_table()
    seasons = []
    while not match.over:
        if not seasons or seasons[-1] != match.state.season:
            seasons.append(match.state.season)
        random_match(match, 5, most=1)

    assert [1, 2, 3, 4] == seasons


def test_ino_031_the_season_ends_when_all_elders_are_placed():
    match = a_table(2)
    last_turn(match)

    play(match, "place C1.1")

    assert "season_card" in next(iter(legal(match)))


def test_ino_032_033_a_turn_is_one_placement_and_runes_are_extra():
    match = a_table()
    hold(match.state, 0, "double-red", "double-blue")
    refreshed(match)

    play(match, "reveal red", "reveal blue", "place C1.1")

    assert 1 == match.actor
    assert 2 == match.state.in_hand[0]


def test_ino_034_a01_no_standing_down_while_a_space_is_open():
    match = a_table()

    assert "stand_down" not in legal(match)
    assert "INO-034" == refusal(match, "stand_down")
    assert "INO-032" == refusal(match, "done")


def only_companion_spaces(match):
    """Every space that seat 0 could use is taken by others."""
    s = match.state
    for name in ("C1.1", "C1.2", "C1.3", "C2.1", "C2.2", "C2.3", "C3.1", "C3.2", "C3.3"):
        s.elders_on[space(name)] = 2
    for name in ("T3", "T4", "T5", "T6"):
        s.elders_on[space(name)] = 4
    for foot in range(3):
        s.tokens[1, s.foot_colour[foot]] += s.foot_tokens[foot]
        s.foot_tokens[foot] = 0
    begin(s)
    return refreshed(match)


def test_ino_034_a01_e17_without_a_placement_one_may_stand_down_even_with_a_companion():
    match = only_companion_spaces(a_table())
    hold(match.state, 0, "companion")
    refreshed(match)

    options = legal(match)
    play(match, "stand_down")

    assert "stand_down" in options
    assert "place_companion C1.1" in options
    assert 1 == match.state.aside[0]
    assert 2 == match.state.in_hand[0]


def test_ino_a48_e17_standing_down_uses_up_an_elder_and_the_season_still_ends():
    match = only_companion_spaces(a_table())
    s = match.state
    for seat in range(3):
        s.in_hand[seat] = 1
    close = s.copy()

    match.engine.apply(s, match.c, match.game.actions.parse("stand_down"))
    match.engine.apply(s, match.c, match.game.actions.parse("stand_down"))
    match.engine.apply(s, match.c, match.game.actions.parse("stand_down"))

    close_season(close)
    assert close.step == s.step
    assert [1, 1, 1] == s.aside.tolist()[:3]


def test_ino_040_041_a_free_space_is_one_without_any_elder():
    match = a_table()
    stand(match.state, 1, "C1.1")
    stand_neutral(match.state, "C1.2")

    assert {"C1.3"} == {name for name in places(match) if name.startswith("C1")}
    assert "INO-041" == refusal(match, "place C1.1")
    assert "INO-041" == refusal(match, "place C1.2")


def test_ino_009_143_only_spaces_that_are_there():
    match = a_table()

    assert "INO-009" == refusal(match, "place C1.4")
    assert "INO-143" == refusal(match, "place N2.1")


def test_ino_042_any_card_and_any_number_of_own_elders_on_it():
    match = a_table()
    stand(match.state, 0, "C1.1", "C1.2")

    play(refreshed(match), "place C1.3")

    assert [1, 1, 1] == [match.state.elders_on[i] for i in range(3)]


def test_ino_043_a03_an_effect_that_does_nothing_is_still_a_legal_place():
    match = a_table()
    lay_card(match.state, "C1", journey_card("grey", 2))

    play(refreshed(match), "place C1.2")

    assert 0 == score(match, 0)
    assert 1 == match.actor


def test_ino_050_051_053_ex01_the_cost_goes_to_the_supply_and_the_effect_follows():
    """Rulebook, costs: a space that costs 1 yellow."""
    match = a_table()
    lay_card(match.state, "C1", journey_card("grey", 2))
    give(match.state, 0, yellow=2)

    play(refreshed(match), "place C1.1")

    assert 1 == count(match, 0, "yellow")
    assert 14 == match.state.supply[colour("yellow")]
    assert 3 == count(match, 0, "grey")


def test_ino_054_ex02_without_the_favour_the_space_is_not_open():
    match = a_table()
    lay_card(match.state, "C1", journey_card("grey", 2))
    give(match.state, 0, blue=3)

    assert "C1.1" not in places(match)
    assert "INO-054" == refusal(match, "place C1.1")


def test_ino_052_the_strongest_colour_pays_and_among_equals_one_chooses():
    match = a_table()
    lay_card(match.state, "C1", journey_card("red", 3))
    give(match.state, 0, red=3, blue=3, green=1)

    play(refreshed(match), "place C1.3")

    assert {"pay token red", "pay token blue"} == legal(match)
    assert "INO-052" == refusal(match, "pay token green")
    assert "INO-054" == refusal(match, "pay token grey")
    assert "INO-050" == refusal(match, "place C1.1")


def test_ino_a04_strongest_without_favours():
    match = a_table()
    lay_card(match.state, "C1", journey_card("red", 3))

    assert "C1.3" not in places(match)
    assert "INO-054" == refusal(match, "place C1.3")

    match.c.cost[printed(match, "C1.3")] = FREE
    play(refreshed(match), "place C1.3")

    assert 0 == score(match, 0)


def test_ino_055_104_a07_a08_a_face_up_double_favour_pays_its_own_colour_only():
    match = a_table()
    lay_card(match.state, "C1", journey_card("grey", 2))
    give(match.state, 0, yellow=1)
    turn_up(match.state, 0, "yellow")
    turn_up(match.state, 0, "red")

    play(refreshed(match), "place C1.1")
    options = legal(match)
    wrong = refusal(match, "pay rune red")
    play(match, "pay rune yellow")

    assert {"pay token yellow", "pay rune yellow"} == options
    assert "INO-051" == wrong
    assert 1 == count(match, 0, "yellow")
    assert 1 == match.state.discarded_runes[colour("yellow")]
    assert 3 == count(match, 0, "grey")


def test_ino_a07_a_rune_that_is_all_of_the_colour_must_be_discarded():
    match = a_table()
    lay_card(match.state, "C1", journey_card("grey", 2))
    turn_up(match.state, 0, "yellow")

    play(refreshed(match), "place C1.1")

    assert 0 == count(match, 0, "yellow")
    assert 3 == count(match, 0, "grey")


def test_ino_060_the_favours_shown():
    match = a_table()

    play(match, "place C1.1", "place C1.2")

    assert 2 == count(match, 0, "yellow")
    assert 1 == count(match, 1, "yellow") == count(match, 1, "blue")


def test_ino_061_ex19_the_supply_is_limited():
    match = a_table()
    give(match.state, 2, green=14)

    play(match, "place C3.1")

    assert 1 == count(match, 0, "green")
    assert 0 == match.state.supply[colour("green")]


def test_ino_061_088_an_exhausted_colour_cannot_be_taken():
    match = a_table()
    give(match.state, 2, green=15)

    play(match, "place C3.1")

    assert 0 == count(match, 0, "green")
    assert 1 == match.actor


def test_ino_062_two_favours_of_one_weakest_colour():
    match = a_table()
    lay_card(match.state, "C1", journey_card("red", 3))
    give(match.state, 0, yellow=1, blue=1, green=1, purple=2, red=2, grey=1)

    play(refreshed(match), "place C1.2")
    options = legal(match)
    strong = refusal(match, "weakest red")
    play(match, "weakest green")

    assert {"weakest yellow", "weakest blue", "weakest green", "weakest grey"} == options
    assert "INO-062" == strong
    assert 3 == count(match, 0, "green")


def test_ino_062_a_colour_one_has_none_of_counts_as_zero():
    match = a_table()
    lay_card(match.state, "C1", journey_card("red", 3))
    give(match.state, 0, yellow=1, blue=1, green=1, purple=1, red=1)

    play(refreshed(match), "place C1.2")

    assert 2 == count(match, 0, "grey")


def test_ino_a06_ex20_weakest_among_those_that_the_supply_has():
    match = a_table()
    lay_card(match.state, "C1", journey_card("red", 3))
    give(match.state, 1, yellow=15, blue=10)
    give(match.state, 0, green=1, purple=1, red=1, grey=1)

    play(refreshed(match), "place C1.2")

    assert 2 == count(match, 0, "blue")
    assert 0 == count(match, 0, "yellow")


def test_ino_a06_nothing_is_taken_if_no_weakest_colour_is_left():
    match = a_table()
    lay_card(match.state, "C1", journey_card("red", 3))
    give(match.state, 1, yellow=15)
    give(match.state, 0, blue=1, green=1, purple=1, red=1, grey=1)

    play(refreshed(match), "place C1.2")

    assert [0, 1, 1, 1, 1, 1] == match.state.tokens[0].tolist()
    assert 1 == match.actor


def test_ino_a06_one_left_of_the_chosen_colour_is_one_taken():
    match = a_table()
    lay_card(match.state, "C1", journey_card("red", 3))
    give(match.state, 1, yellow=14)
    give(match.state, 0, blue=1, green=1, purple=1, red=1, grey=1)

    play(refreshed(match), "place C1.2")

    assert 1 == count(match, 0, "yellow")


def test_ino_a05_face_down_runes_never_count():
    match = a_table()
    lay_card(match.state, "C1", journey_card("red", 3))
    give(match.state, 0, red=1, blue=1)
    hold(match.state, 0, "double-blue")

    play(refreshed(match), "place C1.3")

    assert {"pay token red", "pay token blue"} == legal(match)


def test_ino_063_100_a_rune_lies_face_down():
    match = a_table()

    play(match, "place C1.3")

    assert 1 == sum(match.state.face_down[0].tolist())
    assert 14 == sum(match.state.stack.tolist())
    assert 0 == sum(match.state.face_up[0].tolist())


def test_ino_064_ex03_a_point_for_each_different_colour():
    """Rulebook: 2 green, 3 blue, 1 red, 1 purple make 4 points."""
    match = a_table()
    lay_card(match.state, "C1", journey_card("grey", 2))
    give(match.state, 0, green=2, blue=3, red=1, purple=1)

    play(refreshed(match), "place C1.2")

    assert 4 == match.state.earned[0, FROM_CARDS]


def test_ino_065_067_e01_points_for_a_colour_count_after_the_cost():
    """Season-change card blue/green: [green] points blue, [blue] points green."""
    match = a_table()
    go_to_season(match.state, 2, (2, 1, 3))
    give(match.state, 0, blue=4, green=2)
    give(match.state, 1, blue=4, green=2)

    play(refreshed(match), "place N2.2", "place N2.3")

    assert 4 == score(match, 0)
    assert 2 == score(match, 1)
    assert [3, 2] == [count(match, 1, "blue"), count(match, 1, "green")]


def test_ino_066_ex04_a_point_for_each_favour_of_the_strongest_colour():
    """Rulebook: 5 red favours make 5 points; the space of the example is free."""
    match = a_table()
    lay_card(match.state, "C1", journey_card("red", 3))
    match.c.cost[printed(match, "C1.3")] = FREE
    give(match.state, 0, red=5, blue=5, green=1)

    play(refreshed(match), "place C1.3")

    assert 5 == score(match, 0)


def test_ino_067_e01_the_last_favour_of_a_colour_paid_is_one_colour_less():
    match = a_table()
    lay_card(match.state, "C1", journey_card("red", 5))
    give(match.state, 0, yellow=1, blue=1)

    play(refreshed(match), "place C1.3", "pay token blue")

    assert 1 == score(match, 0)


def test_ino_053_ex26_a_favour_just_paid_can_be_taken_again():
    match = a_table()
    lay_card(match.state, "C1", journey_card("grey", 2))
    row = printed(match, "C1.1")
    match.c.cost[row] = colour("grey")
    give(match.state, 0, grey=1)
    give(match.state, 1, grey=12)
    assert 0 == match.state.supply[colour("grey")]

    play(refreshed(match), "place C1.1")

    assert 1 == count(match, 0, "grey")


@pytest.mark.parametrize("action", ["pay token red", "altar red", "gain red", "neutral C1.1"])
def test_ino_050_082_089_093_a46_nothing_else_can_be_given_or_taken_on_a_turn(action):
    match = a_table()
    give(match.state, 0, red=2)
    rules = {"pay": "INO-050", "altar": "INO-082", "gain": "INO-089", "neutral": "INO-093"}

    assert rules[action.split()[0]] == refusal(refreshed(match), action)


def test_ino_a02_card_spaces_never_lead_to_the_tree():
    """The pack knows six kinds of card effect; the tree is the other action of a turn."""
    match = a_table()

    play(match, "place C1.1")

    assert 1 == match.actor
    assert ALL_TREE <= places(match) | {"T1", "T2"}
