"""Runes: INO-100 to INO-112."""

import pytest

from ludoteka.games.inori.conceal import conceal
from ludoteka.games.inori.parts import COMPANION, FREE, RUNE_KINDS
from ludoteka.games.inori.schema import COLOUR_NAMES
from ludoteka.games.inori.season import unveil_runes
from ludoteka.games.inori.state import NEUTRAL_ELDER
from tests.games.inori.table import (
    a_table,
    begin,
    build_altar,
    colour,
    count,
    give,
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
    rune,
    score,
    settle_secrets,
    space,
    stand,
    stand_neutral,
    turn_up,
)


def purple_and_red(match):
    """C1 is purple, C2 red, C3 yellow; all with three spaces."""
    for slot, name in zip(("C1", "C2", "C3"), ("purple", "red", "yellow"), strict=True):
        lay_card(match.state, slot, journey_card(name, 3))
    return refreshed(match)


def test_ino_100_no_limit_to_the_runes_held():
    match = a_table()
    hold(match.state, 0, *[f"double-{name}" for name in COLOUR_NAMES], "companion", "companion")

    play(refreshed(match), "place C1.3")

    assert 9 == sum(match.state.face_down[0].tolist())


def test_ino_101_e16_others_see_how_many_runes_but_not_which():
    match = a_table()
    hold(match.state, 0, "double-red", "companion")

    views = {seat: match.game.view(match.state, match.c, seat) for seat in (0, 1, -1)}

    assert ["double-red", "companion"] == views[0].runes
    assert [] == views[1].runes == views[-1].runes
    assert 2 == views[1].seats[0].face_down == views[-1].seats[0].face_down


def test_ino_101_e16_the_log_names_a_rune_to_its_owner_only():
    match = a_table()

    step = match.play(match.game.actions.parse("place C1.3"))[0]
    mine = match.game.events(step.before, match.c, step.action, step.after, 0)
    theirs = match.game.events(step.before, match.c, step.action, step.after, 1)

    assert "takes-this-rune" == mine[-1].message
    assert "takes-rune" == theirs[-1].message
    assert {"seat": 0} == theirs[-1].args


def test_ino_101_concealing_deals_every_rune_that_a_seat_cannot_know():
    match = a_table()
    hold(match.state, 0, "double-red")
    hold(match.state, 1, "companion", "journey-blue")
    seen = set()
    for _ in range(300):
        conceal(match.state, match.c, 0)
        seen |= {k for k in range(RUNE_KINDS) if match.state.face_down[1, k]}
        assert [rune("double-red")] == [k for k in range(RUNE_KINDS) if match.state.face_down[0, k]]

    assert set(range(RUNE_KINDS)) - {rune("double-red")} == seen


def test_ino_102_ex07_turned_up_it_counts_as_two():
    """Rulebook: 4 red favours and the red Double Favour make 6 points; the space is free."""
    match = a_table()
    lay_card(match.state, "C1", journey_card("red", 4))
    match.c.cost[printed(match, "C1.3")] = FREE
    give(match.state, 0, red=4)
    hold(match.state, 0, "double-red")

    play(refreshed(match), "reveal red", "place C1.3")

    assert 6 == score(match, 0)


def test_ino_102_it_counts_for_different_and_weakest_colours_too():
    match = a_table()
    lay_card(match.state, "C1", journey_card("grey", 2))
    lay_card(match.state, "C2", journey_card("red", 3))
    give(match.state, 0, yellow=1)
    turn_up(match.state, 0, "blue")

    play(refreshed(match), "place C1.2")
    begin(match.state)
    play(refreshed(match), "place C2.2")

    assert 2 == score(match, 0)
    assert "weakest blue" not in legal(match)
    assert "weakest green" in legal(match)


def test_ino_103_a_double_favour_cannot_be_turned_back_and_is_no_token():
    match = a_table()
    hold(match.state, 0, "double-red")
    supply = match.state.supply.tolist()

    play(refreshed(match), "reveal red")

    assert "reveal red" not in legal(match)
    assert "INO-102" == refusal(match, "reveal red")
    assert supply == match.state.supply.tolist()
    assert 0 == match.state.tokens[0, colour("red")]


def test_ino_104_e10_paying_with_it_gives_no_change_and_lowers_later_counts_by_two():
    match = a_table()
    lay_card(match.state, "C1", journey_card("grey", 2))
    lay_card(match.state, "C2", journey_card("grey", 5))
    give(match.state, 0, yellow=1)
    turn_up(match.state, 0, "yellow")
    assert 3 == count(match, 0, "yellow")

    play(refreshed(match), "place C1.1", "pay rune yellow")

    assert 1 == count(match, 0, "yellow")
    assert "INO-104" == refusal_of_rune(match)


def refusal_of_rune(match) -> str:
    """A second payment with a rune that is not there any more."""
    lay_card(match.state, "C3", journey_card("purple", 4))
    give(match.state, 0, yellow=1)
    turn_up(match.state, 0, "grey")
    begin(match.state)
    play(refreshed(match), "place T1")
    return refusal(match, "pay rune yellow")


def test_ino_a09_a_face_down_double_favour_pays_only_after_it_is_turned_up():
    match = a_table()
    lay_card(match.state, "C1", journey_card("grey", 2))
    hold(match.state, 0, "double-yellow")

    assert "C1.1" not in places(match)

    play(match, "reveal yellow", "place C1.1")

    assert 3 == count(match, 0, "grey")


def test_ino_ex17_e10_a12_after_a_strongest_cost_a_rune_may_be_turned_up():
    """Red 3, green 1, green Double Favour: pay red, then turn up green: 3 points."""
    match = a_table()
    lay_card(match.state, "C1", journey_card("red", 3))
    give(match.state, 0, red=3, green=1)
    hold(match.state, 0, "double-green")

    play(refreshed(match), "place C1.3")
    options = legal(match)
    elsewhere = refusal(match, "place C2.1")
    play(match, "reveal green")

    assert {"reveal green", "done"} == options
    assert "INO-102" == elsewhere
    assert 3 == score(match, 0)
    assert 1 == match.actor


def test_ino_ex17_turned_up_before_the_cost_it_is_tied_for_strongest():
    match = a_table()
    lay_card(match.state, "C1", journey_card("red", 3))
    give(match.state, 0, red=3, green=1)
    hold(match.state, 0, "double-green")

    play(refreshed(match), "reveal green", "place C1.3")

    assert {"pay token green", "pay rune green", "pay token red"} == legal(match)


def test_ino_a12_the_window_after_a_strongest_cost_opens_for_every_face_down_rune():
    match = a_table()
    lay_card(match.state, "C1", journey_card("red", 3))
    give(match.state, 0, red=3)
    hold(match.state, 0, "companion")

    play(refreshed(match), "place C1.3")

    assert {"done"} == legal(match)
    assert 0 == match.actor

    play(match, "done")

    assert 2 == score(match, 0)


def test_ino_a12_no_window_without_a_face_down_rune():
    match = a_table()
    lay_card(match.state, "C1", journey_card("red", 3))
    give(match.state, 0, red=3)

    play(refreshed(match), "place C1.3")

    assert 1 == match.actor


def test_ino_e16_with_one_placement_left_a_holder_of_a_rune_is_still_asked():
    match = a_table()
    s = match.state
    for name in ("T3", "T4", "T5", "T6", *[f"C{i}.{n}" for i in (1, 2, 3) for n in (1, 2, 3)]):
        s.elders_on[space(name)] = 2
    for foot in (1, 2):
        s.tokens[1, s.foot_colour[foot]] += s.foot_tokens[foot]
        s.foot_tokens[foot] = 0
    hold(s, 0, "journey-grey")

    assert {"place F1"} == legal(refreshed(match))
    assert 1 == s.ask


def test_ino_106_107_109_110_ex08_a36_a_journey_from_a_card_of_its_colour():
    """Rulebook: the purple Rune Journey takes an elder from the purple to the red card."""
    match = purple_and_red(a_table())
    stand(match.state, 1, "C1.1")
    stand(match.state, 2, "C3.1")
    give(match.state, 1, purple=1)
    hold(match.state, 0, "journey-purple")
    before = match.state.tokens.tolist()

    play(refreshed(match), "play_journey purple", "source C1.1 1", "target C2.3")

    s = match.state
    assert 0 == s.elders_on[space("C1.1")]
    assert 2 == s.elders_on[space("C2.3")]
    assert before == s.tokens.tolist()
    assert 1 == s.discarded_runes[rune("journey-purple")]
    assert 0 == match.actor
    assert 3 == s.in_hand[0]


def test_ino_108_a_journey_to_a_card_of_its_colour():
    match = purple_and_red(a_table())
    stand(match.state, 1, "C2.1")
    hold(match.state, 0, "journey-purple")

    play(refreshed(match), "play_journey purple")

    assert {"target C1.1", "target C1.2", "target C1.3"} == legal(match)
    assert "INO-108" == refusal(match, "target C3.1")
    assert "INO-109" == refusal(match, "target C2.2")
    assert "INO-143" == refusal(match, "target N2.1")
    assert "INO-106" == refusal(match, "place C1.1")


def test_ino_107_a_journey_never_moves_an_own_elder():
    match = purple_and_red(a_table())
    stand(match.state, 0, "C1.1")
    stand(match.state, 1, "C1.2")
    stand(match.state, 2, "C1.3")
    hold(match.state, 0, "journey-purple")

    play(refreshed(match), "play_journey purple")

    assert {"source C1.2 1", "source C1.3 2"} == legal(match)
    assert "INO-107" == refusal(match, "source C1.1 0")
    assert "INO-107" == refusal(match, "source C2.1 1")
    assert "INO-106" == refusal(match, "target C2.1")


def test_ino_107_108_a_source_needs_somewhere_to_go():
    """Yellow and red are not purple; the purple card is full but for nobody."""
    match = purple_and_red(a_table())
    stand(match.state, 1, "C1.1", "C2.1")
    stand(match.state, 2, "C1.2", "C1.3")
    hold(match.state, 0, "journey-purple")

    play(refreshed(match), "play_journey purple")

    assert "source C2.1 1" not in legal(match)
    assert "INO-108" == refusal(match, "source C2.1 1")


def test_ino_a16_e08_a_neutral_elder_can_be_moved():
    match = purple_and_red(a_table())
    stand_neutral(match.state, "C1.1")
    hold(match.state, 0, "journey-purple")

    play(refreshed(match), "play_journey purple", "target C3.2")

    assert 1 << NEUTRAL_ELDER == match.state.elders_on[space("C3.2")]


def test_ino_a17_elders_on_the_tree_cannot_be_moved():
    match = purple_and_red(a_table())
    stand(match.state, 1, "T6")
    build_altar(match.state, "T6", "red")
    hold(match.state, 0, "journey-purple")

    assert "play_journey purple" not in legal(refreshed(match))
    assert "INO-108" == refusal(match, "play_journey purple")


def test_ino_a18_e06_between_two_cards_of_the_colour_but_never_within_one():
    match = purple_and_red(a_table())
    lay_card(match.state, "C2", journey_card("purple", 2))
    stand(match.state, 1, "C1.1")
    hold(match.state, 0, "journey-purple")

    play(refreshed(match), "play_journey purple")

    assert {"target C2.1", "target C2.2", "target C2.3"} <= legal(match)
    assert "target C1.2" not in legal(match)


def test_ino_106_a18_without_a_card_of_the_colour_it_cannot_be_played():
    match = purple_and_red(a_table())
    stand(match.state, 1, "C1.1")
    hold(match.state, 0, "journey-green")

    assert "play_journey green" not in legal(refreshed(match))
    assert "INO-108" == refusal(match, "play_journey green")
    assert "INO-106" == refusal(match, "play_journey purple")


def test_ino_a19_start_and_season_cards_have_a_colour_for_the_journey():
    match = a_table()
    stand(match.state, 1, "C1.1")
    hold(match.state, 0, "journey-yellow")

    assert "play_journey yellow" in legal(refreshed(match))


def test_ino_a15_several_runes_in_one_turn():
    match = purple_and_red(a_table())
    stand(match.state, 1, "C1.1", "C3.1")
    hold(match.state, 0, "journey-purple", "journey-red", "double-blue", "companion")

    play(refreshed(match), "reveal blue", "play_journey purple", "source C1.1 1", "target C2.1")
    play(match, "play_journey red", "source C2.1 1", "target C1.1")
    play(match, "place_companion C3.1")

    assert 1 == match.actor
    assert 3 == match.state.elders_on[space("C3.1")]


def test_ino_a14_a_rune_drawn_now_is_for_later():
    match = a_table()
    s = match.state
    for kind in range(RUNE_KINDS):
        s.stack[kind] = 0
    s.stack[rune("double-red")] = 1

    play(match, "place C1.3")

    assert 1 == match.actor
    begin(s)
    settle_secrets(s)
    assert "reveal red" in legal(refreshed(match))


def test_ino_111_112_a_companion_joins_pays_and_uses_the_effect():
    match = a_table()
    lay_card(match.state, "C1", journey_card("grey", 2))
    stand(match.state, 1, "C1.1")
    give(match.state, 0, yellow=1)
    hold(match.state, 0, "companion")

    play(refreshed(match), "place_companion C1.1")

    assert 3 == match.state.elders_on[space("C1.1")]
    assert 0 == count(match, 0, "yellow")
    assert 3 == count(match, 0, "grey")
    assert 1 == match.state.discarded_runes[COMPANION]


def test_ino_112_a_companion_that_gains_nothing_is_told_so():
    match = a_table()
    lay_card(match.state, "C1", journey_card("grey", 2))
    stand(match.state, 1, "C1.1")
    give(match.state, 0, yellow=1)
    hold(match.state, 0, "companion")
    for kind in range(len(COLOUR_NAMES)):
        match.state.supply[kind] = 0
    before = refreshed(match).state.copy()

    steps = match.play(match.game.actions.parse("place_companion C1.1"))

    told = [
        event.message
        for step in steps
        for event in match.game.events(step.before, match.c, step.action, step.after, 0)
    ]
    assert before.tokens[0].tolist() != match.state.tokens[0].tolist()  # the cost is paid
    assert "gains-nothing" in told


def test_ino_111_the_cost_must_be_paid():
    match = a_table()
    lay_card(match.state, "C1", journey_card("grey", 2))
    stand(match.state, 1, "C1.1")
    hold(match.state, 0, "companion")

    assert "place_companion C1.1" not in legal(refreshed(match))
    assert "INO-054" == refusal(match, "place_companion C1.1")


def test_ino_111_112_without_a_companion_nobody_shares_a_space():
    match = a_table()
    stand(match.state, 1, "C1.1")

    assert "INO-111" == refusal(refreshed(match), "place_companion C1.1")
    assert "INO-041" == refusal(match, "place C1.1")


def test_ino_a27_e04_e09_a_companion_may_go_to_t1_to_t6_but_not_to_the_foot():
    match = a_table()
    build_altar(match.state, "T1", "red")
    build_altar(match.state, "T4", "blue")
    stand(match.state, 1, "T1", "T4", "F1")
    give(match.state, 0, red=1, blue=2)
    hold(match.state, 0, "companion")

    options = {o for o in legal(refreshed(match)) if o.startswith("place_companion")}
    play(match, "place_companion T1", "gain grey", "gain grey")

    assert {"place_companion T1", "place_companion T4"} == options
    assert 0 == count(match, 0, "red")
    assert 2 == count(match, 0, "grey")
    assert all(not name.startswith("F") for name in match.game.actions.kinds)


def test_ino_a28_e09_a_companion_may_join_a_neutral_elder():
    match = a_table()
    stand_neutral(match.state, "C1.1")
    hold(match.state, 0, "companion")

    play(refreshed(match), "place_companion C1.1")

    assert 1 + (1 << NEUTRAL_ELDER) == match.state.elders_on[space("C1.1")]


def test_ino_a29_e09_not_where_an_own_elder_stands():
    match = a_table()
    stand(match.state, 0, "C1.1")
    match.state.elders_on[space("C1.1")] |= 2
    hold(match.state, 0, "companion")

    assert "place_companion C1.1" not in legal(refreshed(match))
    assert "INO-111" == refusal(match, "place_companion C1.1")


def test_ino_a30_a_third_elder_may_join_two_others():
    match = a_table()
    match.state.elders_on[space("C1.1")] = 2 + 4
    match.state.in_hand[1] -= 1
    match.state.in_hand[2] -= 1
    hold(match.state, 0, "companion")

    play(refreshed(match), "place_companion C1.1")

    assert 7 == match.state.elders_on[space("C1.1")]


def test_ino_a31_not_on_a_free_space():
    match = a_table()
    hold(match.state, 0, "companion")

    assert "INO-111" == refusal(refreshed(match), "place_companion C1.1")
    assert "INO-143" == refusal(match, "place_companion N2.1")


def test_ino_a32_ex21_a_shared_space_is_free_only_when_the_last_elder_has_left():
    match = purple_and_red(a_table())
    match.state.elders_on[space("C1.1")] = 2 + 4
    hold(match.state, 0, "journey-purple")

    play(refreshed(match), "play_journey purple", "source C1.1 1", "target C2.1")

    assert 4 == match.state.elders_on[space("C1.1")]
    assert "C1.1" not in places(match)


def test_ino_a21_e07_an_empty_stack_is_made_of_the_discards():
    match = a_table()
    s = match.state
    for kind in range(RUNE_KINDS):
        s.discarded_runes[kind], s.stack[kind] = s.stack[kind], 0

    play(match, "place C1.3")

    assert 14 == sum(s.stack.tolist())
    assert 0 == sum(s.discarded_runes.tolist())
    assert 1 == sum(s.face_down[0].tolist())


def test_ino_a21_a03_with_neither_stack_nor_discards_no_rune_is_taken():
    match = a_table()
    s = match.state
    for kind in range(RUNE_KINDS):
        s.face_down[1, kind], s.stack[kind] = s.stack[kind], 0

    play(match, "place C1.3")

    assert 0 == sum(s.face_down[0].tolist())
    assert 1 == match.actor


@pytest.mark.parametrize("viewer", [0, 1])
def test_ino_a21_ex29_the_companion_just_discarded_can_be_drawn_again(viewer):
    match = a_table()
    s = match.state
    stand(s, 1, "C1.3")
    hold(s, 0, "companion")
    for kind in range(RUNE_KINDS):
        s.face_down[1, kind], s.stack[kind] = s.stack[kind], 0

    step = refreshed(match).play(match.game.actions.parse("place_companion C1.3"))[0]
    told = match.game.events(step.before, match.c, step.action, step.after, viewer)

    assert 1 == s.face_down[0, COMPANION]
    assert ("takes-this-rune", "takes-rune")[viewer] == told[-1].message


def test_ino_105_hidden_double_favours_count_at_the_end():
    match = a_table()
    s = match.state
    hold(s, 1, "double-red")
    s.season = 4
    last_turn(match)

    assert 0 == count(match, 1, "red")
    unveil_runes(s)

    assert 2 == count(match, 1, "red")
    assert 0 == sum(s.face_down[1].tolist())
