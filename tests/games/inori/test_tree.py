"""The Great Tree: INO-080 to INO-096."""

from ludoteka.games.inori.schema import COLOUR_NAMES
from ludoteka.games.inori.state import FROM_TREE, NEUTRAL_ELDER
from tests.games.inori.table import (
    a_table,
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
    refreshed,
    refusal,
    score,
    space,
    stand,
    stand_neutral,
    turn_up,
)


def test_ino_080_081_082_084_ex05_the_first_visitor_builds_an_altar_before_the_effect():
    """Rulebook: an elder on a free tree space, a blue altar beside it."""
    match = a_table()

    play(match, "place T6")
    options = legal(match)
    play(match, "altar blue")

    assert {f"altar {name}" for name in COLOUR_NAMES} == options
    assert colour("blue") == match.state.altars[5]
    assert 3 == count(match, 0, "blue")
    assert 1 == match.actor


def test_ino_a45_at_the_choice_of_the_altar_the_elder_stands_and_the_effect_is_to_come():
    match = a_table()

    play(match, "place T6")

    assert 1 == match.state.elders_on[space("T6")]
    assert 0 == sum(match.state.tokens[0].tolist())


def test_ino_083_e03_an_altar_stays_and_each_colour_exists_once():
    match = a_table()
    build_altar(match.state, "T6", "blue")

    play(refreshed(match), "place T3")

    assert "INO-083" == refusal(match, "altar blue")
    assert 5 == len(legal(match))
    assert "INO-082" == refusal(match, "place C1.1")


def test_ino_084_an_old_altar_works_like_a_new_one():
    match = a_table()
    build_altar(match.state, "T6", "red")

    play(refreshed(match), "place T6")

    assert 3 == count(match, 0, "red")


def test_ino_085_089_ex06_space_t1_costs_a_favour_of_its_altars_colour():
    """Rulebook: T1 with a yellow altar costs 1 yellow and gives 2 favours of choice."""
    match = a_table()
    build_altar(match.state, "T1", "yellow")
    give(match.state, 0, yellow=1)

    play(refreshed(match), "place T1", "gain red", "gain blue")

    assert 0 == count(match, 0, "yellow")
    assert 1 == count(match, 0, "red") == count(match, 0, "blue")


def test_ino_085_without_the_altars_colour_t1_is_closed():
    match = a_table()
    build_altar(match.state, "T1", "yellow")
    give(match.state, 0, red=5)

    assert "T1" not in places(match)
    assert "INO-085" == refusal(match, "place T1")


def test_ino_086_e02_the_first_cost_of_a_top_site_is_any_colour_and_lays_its_altar():
    match = a_table()
    give(match.state, 0, red=1, blue=2)

    play(refreshed(match), "place T2")
    options = legal(match)
    play(match, "pay token red")

    assert {"pay token red", "pay token blue"} == options
    assert colour("red") == match.state.altars[1]
    assert 0 == count(match, 0, "red")
    assert 5 == score(match, 0)


def test_ino_086_a10_e02_a_face_up_rune_may_pay_the_first_cost():
    match = a_table()
    turn_up(match.state, 0, "purple")
    give(match.state, 0, red=1)

    play(refreshed(match), "place T2", "pay rune purple")

    assert colour("purple") == match.state.altars[1]
    assert 0 == count(match, 0, "purple")


def test_ino_086_a11_ex18_a_colour_whose_altar_stands_elsewhere_cannot_pay():
    match = a_table()
    build_altar(match.state, "T4", "yellow")
    give(match.state, 0, yellow=1, red=2)

    play(refreshed(match), "place T2")

    assert colour("red") == match.state.altars[1]
    assert [1, 1] == [count(match, 0, "yellow"), count(match, 0, "red")]
    assert 5 == score(match, 0)


def test_ino_086_a11_e02_with_no_usable_colour_the_top_site_is_closed():
    match = a_table()
    build_altar(match.state, "T4", "yellow")
    give(match.state, 0, yellow=4)

    assert {"T1", "T2"}.isdisjoint(places(match))
    assert "INO-086" == refusal(match, "place T1")


def test_ino_e02_the_last_tile_forces_its_colour_on_a_top_site():
    match = a_table()
    for site, name in zip(("T2", "T3", "T4", "T5", "T6"), COLOUR_NAMES, strict=False):
        build_altar(match.state, site, name)
    give(match.state, 0, grey=1, red=3)

    play(refreshed(match), "place T1")

    assert colour("grey") == match.state.altars[0]
    assert {"gain"} == {option.split()[0] for option in legal(match)}


def test_ino_e03_with_one_tile_left_the_altar_is_laid_by_itself_and_then_never_asked_again():
    match = a_table()
    for site, name in zip(("T1", "T2", "T4", "T5", "T6"), COLOUR_NAMES, strict=False):
        build_altar(match.state, site, name)

    play(refreshed(match), "place T3", "place T4")

    assert colour("grey") == match.state.altars[2]
    assert 2 == match.actor


def test_ino_087_space_t3_to_t6_cost_nothing():
    match = a_table()

    assert {"T3", "T4", "T5", "T6"} == {name for name in places(match) if name[0] == "T"}


def test_ino_088_089_a44_space_t1_gives_fewer_from_an_empty_supply():
    match = a_table()
    build_altar(match.state, "T1", "yellow")
    s = match.state
    give(s, 1, **{name: s.supply[i] for i, name in enumerate(COLOUR_NAMES)})
    s.tokens[1, 0] -= 1
    s.tokens[0, 0] += 1

    play(refreshed(match), "place T1")

    assert [1, 0, 0, 0, 0, 0] == s.tokens[0].tolist()
    assert 1 == match.actor


def test_ino_089_a_colour_that_is_exhausted_cannot_be_chosen():
    match = a_table()
    build_altar(match.state, "T1", "yellow")
    give(match.state, 1, green=15)
    give(match.state, 0, yellow=1)

    play(refreshed(match), "place T1")

    assert "gain green" not in legal(match)
    assert "INO-061" == refusal(match, "gain green")
    assert "INO-089" == refusal(match, "place C1.1")


def test_ino_090_space_t2_scores_five_points():
    match = a_table()
    build_altar(match.state, "T2", "yellow")
    give(match.state, 0, yellow=1)

    play(refreshed(match), "place T2")

    assert 5 == match.state.earned[0, FROM_TREE]


def test_ino_091_space_t3_gives_a_rune_and_a_favour_of_the_altars_colour():
    match = a_table()

    play(match, "place T3", "altar green")

    assert 1 == sum(match.state.face_down[0].tolist())
    assert 1 == count(match, 0, "green")


def test_ino_092_space_t4_scores_the_altars_colour():
    match = a_table()
    build_altar(match.state, "T4", "purple")
    give(match.state, 0, purple=2)
    turn_up(match.state, 0, "purple")

    play(refreshed(match), "place T4")

    assert 4 == score(match, 0)


def test_ino_093_space_t5_puts_two_neutral_elders_and_ignores_costs_and_effects():
    match = a_table()
    lay_card(match.state, "C1", journey_card("grey", 2))
    build_altar(match.state, "T5", "blue")

    play(refreshed(match), "place T5", "neutral C1.1", "neutral C2.3")

    s = match.state
    assert 1 << NEUTRAL_ELDER == s.elders_on[space("C1.1")] == s.elders_on[space("C2.3")]
    assert 0 == s.neutrals
    assert [0, 1, 0, 0, 0, 0] == s.tokens[0].tolist()
    assert 15 == sum(s.stack.tolist())


def test_ino_093_neutral_elders_go_to_free_card_spaces_only():
    match = a_table()
    build_altar(match.state, "T5", "blue")
    stand(match.state, 1, "C1.1")

    play(refreshed(match), "place T5")

    assert "INO-041" == refusal(match, "neutral C1.1")
    assert "INO-009" == refusal(match, "neutral C1.4")
    assert "INO-143" == refusal(match, "neutral N2.1")
    assert "INO-093" == refusal(match, "place C2.1")


def test_ino_a33_ex22_with_one_free_card_space_one_neutral_elder_is_placed():
    match = a_table()
    s = match.state
    build_altar(s, "T5", "blue")
    for name in ("C1.1", "C1.2", "C1.3", "C2.1", "C2.2", "C2.3", "C3.1", "C3.2"):
        s.elders_on[space(name)] = 2

    play(refreshed(match), "place T5")

    assert 1 << NEUTRAL_ELDER == s.elders_on[space("C3.3")]
    assert 1 == s.neutrals
    assert 1 == count(match, 0, "blue")


def test_ino_a33_with_no_free_card_space_only_the_favour_is_taken():
    match = a_table()
    s = match.state
    build_altar(s, "T5", "blue")
    for i in range(12):
        s.elders_on[i] = 2 if i % 4 < 3 else 0

    play(refreshed(match), "place T5")

    assert 2 == s.neutrals
    assert 1 == count(match, 0, "blue")


def test_ino_a34_e09_a_second_visit_to_t5_finds_no_neutral_elders():
    match = a_table()
    s = match.state
    build_altar(s, "T5", "blue")
    stand(s, 1, "T5")
    stand_neutral(s, "C1.1", "C1.2")
    hold(s, 0, "companion")

    play(refreshed(match), "place_companion T5")

    assert 0 == s.neutrals
    assert 1 == count(match, 0, "blue")
    assert 1 == match.actor


def test_ino_094_space_t6_gives_three_favours_of_the_altars_colour():
    match = a_table()
    build_altar(match.state, "T6", "grey")

    play(refreshed(match), "place T6")

    assert 3 == count(match, 0, "grey")


def test_ino_095_a43_e04_a_foot_space_gives_its_own_tokens_once():
    match = a_table()
    give(match.state, 1, purple=13)

    play(refreshed(match), "place F1")

    assert 2 == count(match, 0, "purple")
    assert 0 == match.state.supply[colour("purple")]
    assert "F1" not in places(match)
    assert "INO-095" == refusal(match, "place F1")


def test_ino_095_096_e04_after_the_season_the_tree_is_free_and_the_foot_is_not():
    match = a_table()
    build_altar(match.state, "T6", "grey")
    stand(match.state, 1, "F1")
    stand(match.state, 2, "T6")
    last_turn(match)

    play(match, "place T3", "altar red")
    while match.state.season == 1:
        play(match, min(legal(match)))

    assert {"T3", "T4", "T5", "T6"} <= places(match)
    assert "F1" not in places(match)
    assert 4 == match.state.in_hand[1]
