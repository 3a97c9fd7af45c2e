"""Chapter 7.2: the twenty abilities."""

import pytest

from ludoteka.core.game import SPECTATOR
from ludoteka.games.whispers.names import POSTS, REGIONS
from ludoteka.games.whispers.position import set_armies
from ludoteka.games.whispers.state import ADDING, AIMING, REINFORCE_FROM
from tests.games.whispers.table import (
    ME,
    YOU,
    acting,
    agent,
    at,
    banners,
    deck,
    hand,
    holder,
    is_well,
    marker,
    play,
    reserve,
    set_reserve,
    step,
    whispers,
)
from tests.kit import legal, refreshed, refusal


def plays(match):
    return {a.removeprefix("play ") for a in legal(match) if a.startswith("play ")}


def won(hand, horse=5, lion=1, more=""):
    """Horse has attacked Sunspire with five banners; what is left stands there."""
    match = at("horse.marshal", f"HO2=horse:{horse} LI3=lion:{lion} {more}", hand)
    return play(match, "act attack", "target LI3", f"number {horse}")


# --- Bear ---


def test_wow_150_the_extra_attack_starts_in_the_region_just_attacked_with_survivors():
    match = won("bear-lion")
    assert 4 == banners(match, "LI3")

    play(match, "play bear-lion single")

    assert {"target LI1", "target LI2", "target LI4", "target LI5"} == legal(match)
    assert "WOW-150" == refusal(match, "target BE4")
    play(match, "target LI4")
    assert {"number 1", "number 2", "number 3"} == legal(match)
    assert "WOW-150" == refusal(match, "number 4")


def test_wow_150_a21_e11_a_chain_of_extra_attacks_leaves_one_banner_in_each_conquest():
    match = won("bear-lion bear-eagle")

    play(match, "play bear-lion single", "target LI4", "number 3")
    play(match, "play bear-eagle single", "target LI7", "number 2")

    assert [1, 1, 2] == [banners(match, r) for r in ("LI3", "LI4", "LI7")]
    assert is_well(match)


def test_wow_e11_banners_added_by_subjugate_are_no_survivors():
    match = won("bear-lion lion-eagle bear-eagle", horse=5, lion=3)
    play(match, "play bear-lion mixed", "place LI3", "place LI3", "place LI3")
    assert (5, 2) == (banners(match, "LI3"), match.state.attackers_left)

    play(match, "play bear-eagle single", "target LI4")

    assert {"number 1", "number 2"} == legal(match)


def test_wow_a22_ex30_banners_that_leave_are_no_survivors_even_if_they_come_back():
    """Four survivors in LI5; three go to HO1 and two come back: one survivor."""
    match = at("horse.marshal", "HO6=horse:5 LI5=lion:1", "bear-lion horse-bear horse-eagle")
    play(match, "act attack", "target LI5", "number 5", "fight")
    assert 4 == match.state.attackers_left
    play(match, "play horse-bear single", "from LI5", "to HO1", "number 3")
    play(match, "play horse-eagle single", "from HO1", "to LI5", "number 2")
    assert (3, 1) == (banners(match, "LI5"), match.state.attackers_left)

    play(match, "play bear-lion single", "target LI4", "number 1")

    assert (2, 1) == (banners(match, "LI5"), banners(match, "LI4"))


def test_wow_151_ex18_one_sacrificed_banner_takes_a_whole_army_with_it():
    match = at("bear.marshal", "HO2=bear:2 HO3=horse:5", "bear-lion bear-eagle")
    play(match, "act attack", "target HO3")
    assert ("after", 5) == (step(match), match.state.defenders_left)

    play(match, "play bear-lion double")

    assert (0, "horse", 20) == (
        banners(match, "HO3"),
        holder(match, "HO3"),
        reserve(match, "horse"),
    )


def test_wow_151_a22_e12_it_destroys_the_winners_too_but_not_later_arrivals():
    match = won("bear-lion bear-eagle horse-bear", more="HO7=horse:2")
    play(match, "fight", "play horse-bear single", "from HO7", "to LI3", "number 2")
    assert (6, 4) == (banners(match, "LI3"), match.state.attackers_left)

    play(match, "play bear-lion double")

    assert ("horse", 2) == (holder(match, "LI3"), banners(match, "LI3"))
    match = won("bear-lion bear-eagle")
    play(match, "play bear-lion double")
    assert ("lion", 0) == (holder(match, "LI3"), banners(match, "LI3"))


def test_wow_a46_it_is_not_playable_when_nobody_is_left():
    match = won("bear-lion bear-eagle", horse=2, lion=2)

    assert set() == plays(match)
    assert "horse.chancellor" == marker(match)


def test_wow_152_subjugate_adds_a_banner_for_each_destroyed_enemy():
    match = won("bear-lion lion-eagle", horse=5, lion=3)

    play(match, "play bear-lion mixed")

    assert 3 == match.state.picks
    assert "WOW-152" == refusal(match, "place LI1")
    play(match, "place LI3", "place HO1", "place HO1")
    assert (3, 2) == (banners(match, "LI3"), banners(match, "HO1"))


def test_wow_a23_e13_defenders_destroyed_by_the_double_bear_count_for_subjugate():
    match = at(
        "horse.marshal", "HO2=horse:2 LI3=lion:5", "bear-lion bear-eagle bear-horse lion-eagle"
    )
    play(match, "act attack", "target LI3", "number 2")
    assert 2 == match.state.destroyed

    play(match, "play bear-eagle double", "pay bear-horse")
    assert 5 == match.state.destroyed
    play(match, "play bear-lion mixed")

    assert 5 == match.state.picks


def test_wow_e08_without_survivors_and_losses_neither_extra_attack_nor_subjugate():
    match = at("bear.marshal", "HO2=bear:3 HO9=bear:1", "bear-lion lion-eagle horse-bear")
    play(match, "act attack", "target HO3", "number 1", "fight")

    assert ("after", 0, 0) == (step(match), match.state.attackers_left, match.state.destroyed)
    assert not {"bear-lion single", "bear-lion mixed"} & plays(match)


# --- Eagle ---


def test_wow_153_ex20_the_agent_moves_acts_there_and_acts_again_when_the_marker_comes():
    match = at(
        "bear.sheriff",
        "BE1=bear:3 LI3=lion:2",
        "eagle-bear",
        agents=f"bear.sheriff={ME} bear.steward={YOU}",
    )

    play(match, "play eagle-bear single", "post lion.steward")
    assert {"act draw_1_per_3_farms", "act add_2"} == legal(match)
    play(match, "act add_2", "place LI1", "place LI1")

    assert ("bear.steward", YOU) == (marker(match), match.actor)
    play(match, "act draw_1_per_2_farms")
    assert "lion.sheriff" == marker(match)
    play(match, "act draw_1")
    assert ("lion.steward", ME) == (marker(match), match.actor)


def test_wow_153_a45_only_other_empty_positions():
    match = at(
        "bear.sheriff", "BE1=bear:3", "eagle-bear", agents=f"bear.steward={ME} lion.steward={YOU}"
    )
    play(match, "play eagle-bear single")

    assert {
        f"post {p}" for p in POSTS if p not in {"bear.sheriff", "bear.steward", "lion.steward"}
    } == legal(match)
    assert "WOW-153" == refusal(match, "post lion.steward")
    assert "WOW-153" == refusal(match, "post bear.sheriff")


def test_wow_153_ex21_without_an_empty_position_the_eagle_is_not_offered():
    agents = " ".join(f"{p}={i % 2}" for i, p in enumerate(POSTS))
    match = at("bear.sheriff", "BE1=bear:3", "eagle-bear", agents=agents)

    assert set() == plays(match)
    assert "WOW-132" == refusal(match, "play eagle-bear single")


def test_wow_e04_a_later_seat_of_the_council_acts_again_an_earlier_one_does_not():
    match = at(
        "eagle.steward",
        "EA1=eagle:2",
        "eagle-bear",
        agents=f"eagle.steward={ME} lion.sheriff={YOU}",
    )
    play(
        match,
        "play eagle-bear single",
        "post eagle.marshal",
        "act add_1_per_fort",
        "place EA1",
        "place EA1",
    )
    assert ("eagle.marshal", ME) == (marker(match), match.actor)

    match = at(
        "eagle.steward",
        "EA1=eagle:2",
        "eagle-bear",
        agents=f"eagle.steward={ME} lion.sheriff={YOU}",
    )
    play(
        match, "play eagle-bear single", "post eagle.sheriff", "act add_2", "place EA1", "place EA1"
    )
    assert ("lion.sheriff", YOU) == (marker(match), match.actor)


def test_wow_154_a25_any_empty_enemy_region_from_anywhere():
    match = at("horse.marshal", "HO2=horse:2 EL4=elephant:1", "eagle-bear eagle-lion")
    play(match, "act attack", "play eagle-bear double")

    assert {"target EA7", "target EL7", "target BE6"} <= legal(match)
    assert "target EL4" not in legal(match)
    assert "target HO1" not in legal(match)
    play(match, "target EA7", "number 2")
    assert ("horse", 2) == (holder(match, "EA7"), banners(match, "EA7"))


def test_wow_166_armada_reaches_every_enemy_region():
    match = at("horse.marshal", "HO2=horse:2 EL4=elephant:1", "eagle-horse horse-bear")
    play(match, "act attack", "play eagle-horse mixed")

    assert 30 == len(legal(match))
    play(match, "target EL4", "number 2")
    assert ("horse", 1) == (holder(match, "EL4"), banners(match, "EL4"))


def test_wow_a49_a_near_target_needs_an_adjacent_source_unless_a_card_reaches_it():
    armies = "HO2=horse:2 HO7=horse:2 LI3=lion:1"
    match = at("horse.marshal", armies, "eagle-bear eagle-lion")
    play(match, "act attack", "play eagle-bear double", "target LI3")
    assert ("attack_number", "HO2") == (step(match), REGIONS[match.state.source])

    match = at("horse.marshal", armies, "eagle-bear eagle-lion")
    play(match, "act attack", "play eagle-bear double", "target LI2")

    assert {"source HO2", "source HO7"} == legal(match)


def test_wow_147_a49_both_cards_may_be_played_in_one_attack():
    match = at(
        "horse.marshal",
        "HO2=horse:2 EL4=elephant:1",
        "eagle-bear eagle-lion eagle-horse horse-bear",
    )
    play(match, "act attack", "play eagle-bear double", "pay eagle-lion")

    assert {"eagle-horse mixed", "horse-bear mixed"} & plays(match) == {"eagle-horse mixed"}
    play(match, "play eagle-horse mixed")
    assert "target EL4" in legal(match)


def test_wow_e26_an_armada_in_an_extra_attack_still_starts_where_the_last_one_went():
    match = won("bear-lion eagle-horse horse-bear", more="HO7=horse:3")
    play(match, "play bear-lion single", "play eagle-horse mixed", "target EL4")

    assert "attack_number" == step(match)
    assert 3 == len(legal(match))


# --- Elephant ---


def test_wow_155_156_banners_of_the_reserve_join_the_force():
    match = at(
        "horse.marshal", "HO2=horse:2 LI3=lion:4", "elephant-bear elephant-lion elephant-horse"
    )
    play(
        match,
        "act attack",
        "target LI3",
        "number 2",
        "play elephant-bear double",
        "pay elephant-lion",
    )
    assert (5, 15) == (match.state.force, reserve(match, "horse"))

    play(match, "play elephant-horse single")

    assert 18 == reserve(match, "horse")
    assert ("horse", 2) == (holder(match, "LI3"), banners(match, "LI3"))


def test_wow_e14_a_reserve_of_none_forbids_and_of_one_gives_one():
    match = set_reserve(
        at("horse.marshal", "HO2=horse:2 LI3=lion:4", "elephant-bear elephant-lion"), "horse", 1
    )
    play(match, "act attack", "target LI3", "number 2", "play elephant-bear double")
    assert (1, 3) == (banners(match, "LI3"), reserve(match, "horse"))

    hand = "elephant-bear elephant-lion eagle-lion lion-eagle bear-elephant"
    match = set_reserve(at("horse.marshal", "HO2=horse:2 LI3=lion:4", hand), "horse", 0)
    assert not {"eagle-lion mixed", "lion-eagle mixed"} & plays(match)
    play(match, "act attack", "target LI3", "source HO2", "number 2")
    assert not {"elephant-bear single", "elephant-bear double"} & plays(match)


def test_wow_167_ex23_reinforcements_come_from_one_region_however_far():
    match = at("horse.marshal", "HO2=horse:2 HO9=horse:5 LI3=lion:4", "elephant-lion lion-bear")
    play(match, "act attack", "target LI3", "number 2", "play elephant-lion mixed", "number 5")

    assert ("horse", 3) == (holder(match, "LI3"), banners(match, "LI3"))
    assert 0 == banners(match, "HO9")


def test_wow_167_a24_at_most_six_from_one_region_and_a_conquered_one_is_not_left():
    match = at(
        "horse.marshal", "HO2=horse:2 HO9=horse:8 BE4=horse:3 LI3=lion:4", "elephant-lion lion-bear"
    )
    play(match, "act attack", "target LI3", "source HO2", "number 2", "play elephant-lion mixed")
    assert {"from HO9", "from BE4"} == legal(match)

    play(match, "from HO9")
    assert {f"number {n}" for n in range(1, 7)} == legal(match)
    assert "WOW-167" == refusal(match, "number 7")

    match = at(
        "horse.marshal", "HO2=horse:2 HO9=horse:8 BE4=horse:3 LI3=lion:4", "elephant-lion lion-bear"
    )
    play(
        match,
        "act attack",
        "target LI3",
        "source HO2",
        "number 2",
        "play elephant-lion mixed",
        "from BE4",
    )
    assert {"number 1", "number 2"} == legal(match)


def test_wow_a24_the_option_takes_reinforcements_from_several_regions():
    match = at(
        "horse.marshal",
        "HO2=horse:2 HO9=horse:4 HO1=horse:4 HO10=horse:1 LI3=lion:4",
        "elephant-lion lion-bear",
        reinforce_sources="any_regions",
    )
    play(match, "act attack", "target LI3", "source HO2", "number 2", "play elephant-lion mixed")
    assert "WOW-167" == refusal(match, "done")
    play(match, "from HO9", "number 3")
    assert {"from HO1", "from HO10", "done"} == legal(match)
    play(match, "from HO1", "number 3")

    assert ("horse", 4) == (holder(match, "LI3"), banners(match, "LI3"))
    assert [1, 1, 1] == [banners(match, r) for r in ("HO9", "HO1", "HO10")]


# --- Lion ---


def test_wow_157_ex22_an_action_of_a_position_that_another_agent_controls():
    match = at(
        "bear.sheriff",
        "BE1=bear:3",
        "lion-bear",
        agents=f"bear.sheriff={ME} bear.steward={YOU} horse.marshal={ME}",
    )
    play(match, "play lion-bear single")
    assert {"post horse.sheriff", "post horse.steward", "post horse.marshal"} == legal(match)
    assert "WOW-157" == refusal(match, "post bear.steward")

    play(match, "post horse.steward", "act add_2", "place HO1", "place HO1")

    assert 2 == banners(match, "HO1")
    assert (ME, -1) == (agent(match, "bear.sheriff"), agent(match, "horse.steward"))
    assert ("bear.steward", YOU) == (marker(match), match.actor)


def test_wow_a19_e28_only_through_another_agent_unless_the_option_says_otherwise():
    agents = f"bear.marshal={ME} bear.sheriff={ME}"
    match = at("bear.sheriff", "BE1=bear:3", "lion-bear", agents=agents)
    play(match, "play lion-bear single")
    assert {"post bear.steward", "post bear.marshal"} == legal(match)

    match = at(
        "bear.sheriff",
        "BE1=bear:3",
        "lion-bear",
        agents=f"bear.marshal={ME}",
        lion_single_scope="any_controlled",
    )
    play(match, "play lion-bear single")
    assert {"post bear.steward", "post bear.marshal"} == legal(match)
    match = at("bear.sheriff", "BE1=bear:3", "lion-bear", agents=f"bear.marshal={ME}")
    assert "WOW-132" == refusal(match, "play lion-bear single")


def test_wow_a19_with_the_option_reasons_and_rules_speak_of_any_position_of_mine():
    match = at(
        "bear.sheriff",
        "BE1=bear:3",
        "lion-bear",
        agents=f"bear.marshal={ME}",
        lion_single_scope="any_controlled",
    )
    play(match, "play lion-bear single")

    assert "WOW-A19" == refusal(match, "post bear.sheriff")
    assert "WOW-A19" == refusal(match, "post eagle.sheriff")
    assert ("WOW-A19",) == match.game.rules_at_hand(match.state, match.c)
    assert match.game.view(match.state, match.c, ME).options["any_controlled"]


@pytest.mark.parametrize(
    ("option", "value", "step", "rule", "replaced"),
    [
        ("supply_scope", "active_empire", ADDING, "WOW-A07", "WOW-110"),
        ("reinforce_sources", "any_regions", REINFORCE_FROM, "WOW-A24", "WOW-167"),
        ("disputed_border", "EL4-EL8", AIMING, "WOW-A04", None),
    ],
)
def test_what_the_table_agreed_on_stands_first_among_the_rules(option, value, step, rule, replaced):
    match = whispers(**{option: value})
    match.state.step = step

    first, *others = match.game.rules_at_hand(match.state, match.c)

    assert rule == first
    assert replaced not in others


def test_wow_e06_after_a_lion_to_a_chancellor_its_agent_is_the_one_that_moves():
    match = at(
        "bear.sheriff",
        "BE1=bear:3 EA1=eagle:2",
        "lion-bear",
        agents=f"bear.sheriff={ME} eagle.chancellor={ME}",
    )
    play(
        match,
        "play lion-bear single",
        "post eagle.chancellor",
        "act move_agent",
        "post eagle.steward",
    )

    assert [ME, ME, -1] == [
        agent(match, p) for p in ("bear.sheriff", "eagle.steward", "eagle.chancellor")
    ]
    assert "eagle.steward" == acting(match)


def test_wow_158_e16_three_banners_of_the_holder_to_a_city_region_cut_later():
    match = at("horse.marshal", "HO2=horse:1 LI3=lion:2 LI4=bear:1", "lion-bear lion-eagle")
    play(match, "play lion-bear double")
    assert "region HO2" not in legal(match)
    assert 12 == len(legal(match))

    play(match, "region LI4")

    assert ("bear", 4) == (holder(match, "LI4"), banners(match, "LI4"))
    match = at("horse.chancellor", "HO2=horse:1 LI3=lion:2", "lion-bear lion-eagle")
    play(match, "play lion-bear double", "region LI3")
    assert 5 == banners(match, "LI3")
    play(match, "act attack", "target BE4")
    assert 4 == banners(match, "LI3")


def test_wow_a30_an_agent_in_a_region_is_no_city_for_the_card():
    match = at("horse.marshal", "HO2=horse:1", "lion-bear lion-eagle", agents_in_regions="on")
    match.state.region_agents[ME] = 1
    play(refreshed(match), "play lion-bear double")

    assert "region BE1" not in legal(match)


# --- Horse ---


def test_wow_159_a26_any_number_from_one_region_to_another_adjacent_or_not():
    match = at("horse.marshal", "HO9=horse:3 LI3=horse:1", "horse-bear")
    play(match, "play horse-bear single", "from HO9", "to HO7")
    assert {"number 1", "number 2", "number 3"} == legal(match)
    play(match, "number 3")

    assert (0, 3, "act") == (banners(match, "HO9"), banners(match, "HO7"), step(match))
    assert [] == hand(match)


def test_wow_159_ex24_a_conquered_region_may_not_be_left():
    match = at("horse.marshal", "LI3=horse:3 HO1=horse:1", "horse-bear")
    play(match, "play horse-bear single", "from LI3", "to HO1")

    assert {"number 1", "number 2"} == legal(match)
    assert "WOW-159" == refusal(match, "number 3")


def test_wow_160_a27_ex31_banners_are_lifted_and_set_down_within_supply():
    """EA1 (limit 6) holds 9, conquered LI1 (limit 6) holds 2; Bear holds the rest of Eagle."""
    taken = " ".join(f"{r}=bear:1" for r in ("EA2", "EA3", "EA4", "EA5", "EA6", "EA7"))
    match = at("bear.marshal", f"EA1=eagle:9 LI1=eagle:2 {taken}", "horse-bear horse-eagle")
    play(match, "play horse-bear double", "empire eagle")
    assert {"lift EA1", "lift LI1"} == legal(match)
    play(match, "lift EA1")
    assert {f"number {n}" for n in range(1, 10)} == legal(match)
    play(match, "number 4")
    assert {"lift LI1", "done"} == legal(match)
    play(match, "done")

    assert {"place EA1", "place LI1"} == legal(match)
    play(match, "place LI1", "place LI1", "place LI1", "place LI1")
    assert (5, 6) == (banners(match, "EA1"), banners(match, "LI1"))
    assert is_well(match)


def test_wow_160_e17_a_full_region_takes_no_more_and_a_conquest_keeps_one():
    taken = " ".join(f"{r}=bear:1" for r in ("EA2", "EA3", "EA4", "EA5", "EA6", "EA7"))
    match = at("bear.marshal", f"EA1=eagle:9 LI1=eagle:2 {taken}", "horse-bear horse-eagle")
    play(match, "play horse-bear double", "empire eagle", "lift LI1", "number 1", "lift EA1")
    assert 9 == len(legal(match))
    play(match, "number 2", "done")

    assert {"place LI1"} == legal(match) or banners(match, "LI1") == 4
    assert 7 == banners(match, "EA1")


def test_wow_a27_an_empire_that_cannot_move_anything_is_not_offered():
    match = at("bear.marshal", "BE1=bear:3", "horse-bear horse-eagle")
    play(match, "play horse-bear double")

    assert "lift_number" == step(match)
    match = at("bear.marshal", "BE1=bear:3 EA1=eagle:1", "horse-bear horse-eagle")
    play(match, "play horse-bear double")
    assert {"empire bear", "empire eagle"} == legal(match)
    assert "WOW-A27" == refusal(match, "empire lion")


# --- two empires ---


def test_wow_161_mercenaries_destroy_up_to_three_banners_of_anybody():
    match = at("horse.marshal", "HO2=horse:1 LI3=lion:5 EA1=eagle:2", "bear-eagle eagle-lion")
    play(match, "play bear-eagle mixed", "region LI3")
    assert {"number 1", "number 2", "number 3"} == legal(match)
    assert "WOW-161" == refusal(match, "number 4")

    play(match, "number 3")

    assert (2, 18) == (banners(match, "LI3"), reserve(match, "lion"))


def test_wow_162_recruit_adds_three_banners_to_an_empty_region():
    match = at("horse.marshal", "HO2=horse:1 LI3=lion:5", "bear-elephant elephant-lion")
    play(match, "play bear-elephant mixed")
    assert "region LI3" not in legal(match)
    assert "WOW-162" == refusal(match, "region LI3")

    play(match, "region EA7")

    assert ("eagle", 3) == (holder(match, "EA7"), banners(match, "EA7"))


def test_wow_163_a28_disperse_spreads_banners_over_neighbours_of_their_empire():
    match = at(
        "horse.marshal", "HO2=horse:1 LI3=bear:3 LI2=bear:1 HO4=bear:1", "bear-horse horse-lion"
    )
    play(match, "play bear-horse mixed", "region LI3")
    assert {"place LI2", "place HO4"} == legal(match)
    assert "WOW-163" == refusal(match, "place LI4")
    play(match, "place LI2", "place HO4", "place HO4")

    assert (2, 3, 0, "lion") == (
        banners(match, "LI2"),
        banners(match, "HO4"),
        banners(match, "LI3"),
        holder(match, "LI3"),
    )


def test_wow_163_ex19_e18_without_neighbours_they_return_to_the_reserve():
    match = at("horse.marshal", "HO2=horse:1 LI3=bear:3", "bear-horse horse-lion")

    play(match, "play bear-horse mixed", "region LI3")

    assert (0, "lion", 20) == (banners(match, "LI3"), holder(match, "LI3"), reserve(match, "bear"))


def test_wow_164_a29_alchemists_fire_destroys_enemies_next_to_a_banner_that_stays():
    match = at(
        "horse.marshal",
        "HO2=horse:1 LI3=lion:4 LI2=lion:1 HO3=horse:2",
        "eagle-elephant elephant-lion",
    )
    play(match, "play eagle-elephant mixed")
    assert ("fire", 5) == (step(match), match.state.picks)
    assert {"destroy LI3", "destroy LI2"} == legal(match)
    assert "WOW-164" == refusal(match, "done")
    play(match, "destroy LI2")
    assert {"destroy LI3", "done"} == legal(match)
    play(match, "destroy LI3", "done")

    assert (3, 0, 1) == (banners(match, "LI3"), banners(match, "LI2"), banners(match, "HO2"))


def test_wow_164_e19_it_frees_third_homes_and_never_starts_from_the_force():
    match = at("horse.marshal", "HO2=horse:2 LI3=bear:1 LI2=bear:1", "eagle-elephant elephant-lion")
    play(match, "act attack", "target LI3", "number 2")
    assert "eagle-elephant mixed" not in plays(match)
    assert "force" == step(match)

    match = at("horse.marshal", "HO2=horse:2 LI3=bear:1", "eagle-elephant elephant-lion")
    play(match, "play eagle-elephant mixed")
    assert "lion" == holder(match, "LI3")


def test_wow_164_five_banners_at_most():
    match = at("horse.marshal", "HO2=horse:1 LI3=lion:9", "eagle-elephant elephant-lion")
    play(match, "play eagle-elephant mixed", *["destroy LI3"] * 5)

    assert (4, "act") == (banners(match, "LI3"), step(match))


def test_wow_165_populate_raises_every_region_of_the_empire():
    match = at("horse.marshal", "HO2=horse:1 LI3=horse:1", "eagle-lion lion-bear")

    play(match, "play eagle-lion mixed")

    assert (2, 2, 1) == (banners(match, "HO2"), banners(match, "LI3"), banners(match, "HO9"))
    assert 20 - 2 - 11 == reserve(match, "horse")


def test_wow_165_e15_a_small_reserve_asks_which_regions():
    match = set_reserve(at("horse.marshal", "HO2=horse:1", "eagle-lion lion-bear"), "horse", 2)
    play(match, "play eagle-lion mixed")
    assert ("populate", 2) == (step(match), match.state.picks)
    play(match, "place HO1")
    assert "WOW-165" == refusal(match, "place HO1")

    play(match, "place HO9")

    assert (1, 1, 0) == (banners(match, "HO1"), banners(match, "HO9"), reserve(match, "horse"))
    assert "aim" == step(match)


def test_wow_168_uprising_adds_four_banners_where_is_neither_banner_city_nor_fort():
    match = at("horse.marshal", "HO2=horse:1 LI9=lion:1", "elephant-horse horse-bear")
    play(match, "play elephant-horse mixed")

    assert not {"region HO2", "region LI9", "region HO1", "region HO3"} & legal(match)
    assert "WOW-168" == refusal(match, "region HO1")
    play(match, "region LI1")
    assert ("lion", 4) == (holder(match, "LI1"), banners(match, "LI1"))


def test_wow_169_a20_e24_midnight_oil_repeats_the_action_with_new_choices():
    match = at("bear.steward", "BE1=bear:3", "horse-lion lion-bear")
    play(match, "act add_2", "place BE1", "place BE1", "play horse-lion mixed")
    assert ("add", 2) == (step(match), match.state.picks)
    play(match, "place BE5", "place BE5")
    assert (5, 2) == (banners(match, "BE1"), banners(match, "BE5"))

    match = at("lion.steward", "LI3=lion:2", "horse-lion lion-bear")
    play(match, "act draw_1_per_3_farms", "play horse-lion mixed", "pay lion-bear")
    assert 2 == len(hand(match))
    assert 6 == deck(match, "lion")


def test_wow_169_a_repeated_draw_is_counted_though_a_card_pays_in_the_same_step():
    match = at("lion.steward", "LI3=lion:2", "horse-lion lion-bear")
    play(match, "act draw_1_per_3_farms", "play horse-lion mixed")
    step_of_pay = match.play(match.game.actions.parse("pay lion-bear"))[0]

    told = match.game.events(
        step_of_pay.before, match.c, step_of_pay.action, step_of_pay.after, SPECTATOR
    )

    drawn = [event.args["count"] for event in told if event.message == "draws"]
    before, after = (
        len([c for c in s.hands[0].tolist() for _ in range(c)])
        for s in (step_of_pay.before, step_of_pay.after)
    )
    assert [after - before + 1] == drawn


def test_wow_169_e24_after_an_add_that_emptied_the_reserve_it_is_not_offered():
    match = set_reserve(
        at("bear.steward", "BE1=bear:3", "horse-lion lion-bear horse-bear"), "bear", 2
    )
    play(match, "act add_2", "place BE1", "place BE1")

    assert "after" == step(match)
    assert "horse-lion mixed" not in plays(match)


def test_wow_a20_after_an_extra_attack_it_repeats_a_normal_attack():
    match = won("bear-lion horse-lion lion-bear", more="HO7=horse:2")
    play(match, "play bear-lion single", "target LI4", "number 1", "play horse-lion mixed")

    assert -1 == match.state.fixed
    assert "target LI6" in legal(match)


# --- cards while the force is on its way ---


def test_wow_a43_ex32_e25_a_target_that_has_become_friendly_is_entered_without_a_fight():
    """Mercenaries free HO3, Horse's own home with a fort: no fort, no battle."""
    match = at("horse.marshal", "HO2=horse:2 HO3=bear:2", "bear-eagle eagle-lion horse-bear")
    play(
        match,
        "act attack",
        "target HO3",
        "number 2",
        "play bear-eagle mixed",
        "region HO3",
        "number 2",
    )
    play(match, "fight")

    assert ("horse", 2) == (holder(match, "HO3"), banners(match, "HO3"))
    assert (2, -1, 0) == (match.state.attackers_left, match.state.defender, match.state.destroyed)


def test_wow_a43_a_target_of_another_enemy_is_fought_then():
    match = at("horse.marshal", "HO2=horse:3 LI3=bear:1", "bear-eagle eagle-lion bear-lion")
    play(
        match,
        "act attack",
        "target LI3",
        "number 3",
        "play bear-eagle mixed",
        "region LI3",
        "number 1",
    )
    play(match, "fight")

    assert ("horse", 3) == (holder(match, "LI3"), banners(match, "LI3"))
    assert 3 == match.state.defender


def test_the_position_of_a_redeployment_counts_lifted_banners():
    match = at("bear.marshal", "", "horse-bear horse-eagle")
    set_armies(match.state, match.c, "BE1=bear:9 BE5=bear:2")
    play(refreshed(match), "play horse-bear double", "lift BE1", "number 5")

    assert (5, 4) == (match.state.lifted, banners(match, "BE1"))
    assert is_well(match)
