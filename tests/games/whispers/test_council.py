"""Chapter 5: control of positions and their actions."""

from ludoteka.games.whispers.names import EMPIRES, POSTS, REGIONS
from ludoteka.games.whispers.rules.council import controller
from ludoteka.games.whispers.rules.land import active_empire, cities_of, farms_of, forts_of, land_of
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
)
from tests.kit import legal, refreshed, refusal


def controllers(match, empire):
    first = 4 * EMPIRES.index(empire)
    return [controller(match.state, first + i) for i in range(4)]


# --- who decides ---


def test_wow_052_ex04_empty_positions_belong_to_the_next_agent_on_their_right():
    """Serpent on sheriff, Raven on chancellor: steward, marshal and chancellor are Raven's."""
    match = at("bear.sheriff", "BE1=bear:3", agents=f"bear.sheriff={YOU} bear.chancellor={ME}")

    assert [YOU, ME, ME, ME] == controllers(match, "bear")


def test_wow_052_ex05_agents_on_steward_and_chancellor_share_the_council():
    match = at("bear.sheriff", "BE1=bear:3", agents=f"bear.steward={ME} bear.chancellor={YOU}")

    assert [ME, ME, YOU, YOU] == controllers(match, "bear")


def test_wow_052_a_position_with_nobody_on_it_or_to_its_right_does_nothing():
    match = at("bear.sheriff", "BE1=bear:3", agents=f"bear.sheriff={ME} lion.marshal={YOU}")
    assert [ME, -1, -1, -1] == controllers(match, "bear")

    play(match, "act add_1_per_farm", "place BE1", "place BE1")

    assert ("lion.sheriff", YOU) == (marker(match), match.actor)


def test_wow_050_051_empires_and_positions_act_in_their_order():
    agents = " ".join(f"{e}.chancellor={ME}" for e in EMPIRES)
    match = at("bear.sheriff", "BE1=bear:3 EA1=eagle:2 EL1=elephant:2 LI3=lion:2", agents=agents)
    seen = []
    while step(match) not in {"swap", "discard"}:
        if not seen or seen[-1] != marker(match):
            seen.append(marker(match))
        options = legal(match)
        play(match, "act attack" if "act attack" in options else min(options))

    assert seen == [p for p in POSTS if p in seen]
    assert len(seen) > 12


def test_wow_053_control_is_decided_when_the_marker_arrives():
    """The agent that would rule the steward moves away before the marker gets there."""
    match = at("bear.sheriff", "BE1=bear:3", "eagle-bear", agents=f"bear.marshal={ME}")

    play(
        match, "play eagle-bear single", "post lion.steward", "act add_2", "place LI1", "place LI1"
    )

    assert "bear.steward" != marker(match)
    assert -1 == controller(match.state, POSTS.index("bear.steward"))


def test_wow_054_an_empire_without_agents_still_has_its_supply_check():
    match = at(
        "bear.chancellor",
        "BE1=bear:4 EA1=eagle:2 HO1=horse:9",
        agents=f"bear.chancellor={ME} lion.sheriff={YOU}",
        supply_scope="active_empire",
    )

    r = REGIONS.index("EA2")
    match.state.banners[r], match.state.reserve[1] = 7, match.state.reserve[1] - 7
    refreshed(match)
    play(match, "act attack", "target EA2", "number 4")

    assert "lion.sheriff" == marker(match)
    assert 4 == banners(match, "EA2")
    assert 9 == banners(match, "HO1")


def test_wow_064_a17_the_active_empire_is_that_of_the_acting_position():
    match = at("bear.marshal", "BE1=bear:3 LI3=lion:2", "eagle-bear", agents=f"bear.marshal={ME}")
    assert EMPIRES.index("bear") == active_empire(match.state)

    play(match, "play eagle-bear single", "post lion.steward")

    assert EMPIRES.index("lion") == active_empire(match.state)
    assert ("lion.steward", "bear.marshal") == (acting(match), marker(match))


# --- regions and cities ---


def test_wow_060_ex06_a_region_belongs_to_its_banners_or_to_its_colour():
    match = at("bear.sheriff", "HO3=bear:1")

    assert ("horse", "bear") == (holder(match, "HO1"), holder(match, "HO3"))


def test_wow_061_063_one_colour_per_region_and_destroyed_banners_go_home():
    match = at("bear.marshal", "BE4=bear:3 HO2=horse:2")

    play(match, "act attack", "target HO2", "number 2")

    assert 0 == banners(match, "HO2")
    assert (19, 20) == (reserve(match, "bear"), reserve(match, "horse"))
    assert is_well(match)


def test_wow_062_ex07_who_controls_a_region_controls_its_city_farm_and_fort():
    match = at("bear.sheriff", "HO1=bear:1 HO9=bear:1 HO3=bear:1")
    s, c, bear = match.state, match.c, EMPIRES.index("bear")

    assert (2, 3, 5) == (cities_of(s, c, bear), farms_of(s, c, bear), forts_of(s, c, bear))


# --- adding banners ---


def test_wow_070_a_position_offers_its_own_actions_and_exactly_one_is_taken():
    match = at("bear.steward", "BE1=bear:3")

    assert {"act draw_1_per_2_farms", "act add_2"} == legal(match)
    assert "WOW-070" == refusal(match, "act attack")
    play(match, "act add_2", "place BE1", "place BE5")

    assert "bear.steward" != marker(match)


def test_wow_071_a10_banners_go_in_any_split_to_regions_of_the_empire():
    match = at("bear.marshal", "BE4=bear:1 HO2=bear:1 HO3=bear:1")
    assert 20 - 3 == reserve(match, "bear")

    play(match, "act add_1_per_fort")

    assert 5 == match.state.picks
    assert "WOW-071" == refusal(match, "place LI1")
    assert "WOW-071" == refusal(match, "done")
    play(match, "place HO2", "place HO2", "place BE6", "place HO3", "place BE4")
    assert [3, 1, 2, 2] == [banners(match, r) for r in ("HO2", "BE6", "HO3", "BE4")]
    assert 12 == reserve(match, "bear")


def test_wow_071_a11_symbols_are_counted_once_when_the_action_starts():
    match = at("horse.sheriff", "BE3=horse:1", agents=f"horse.sheriff={ME} horse.chancellor={YOU}")

    play(match, "act add_1_per_farm")

    assert 3 == match.state.picks


def test_wow_072_ex25_a_small_reserve_is_placed_and_an_empty_one_forbids_the_action():
    match = set_reserve(at("bear.steward", "BE1=bear:3"), "bear", 1)

    play(match, "act add_2", "place BE1")

    assert (4, 0) == (banners(match, "BE1"), reserve(match, "bear"))
    match = set_reserve(at("bear.steward", "BE1=bear:3"), "bear", 0)
    assert "WOW-072" == refusal(match, "act add_2")
    assert {"act draw_1_per_2_farms"} == legal(match)


def test_wow_073_111_limits_may_be_exceeded_while_adding():
    match = at("bear.steward", "BE1=bear:4")

    play(match, "act add_2", "place BE1", "place BE1")

    assert 6 == banners(match, "BE1")


def test_wow_a06_an_action_that_would_do_nothing_is_not_available():
    """Eagle without farms: neither cards nor banners per farm."""
    match = at("eagle.steward", "EA1=bear:1 EA4=bear:1 EA6=bear:1 EA7=bear:1")

    assert {"none"} == legal(match)
    assert "WOW-A06" == refusal(match, "act add_1_per_farm")


def test_wow_a40_an_empire_without_regions_can_do_nothing():
    everywhere = " ".join(f"{r}=bear:1" for r in ("EA1", "EA2", "EA3", "EA4", "EA5", "EA6", "EA7"))
    match = at("eagle.sheriff", everywhere)

    assert 0 == land_of(match.state, EMPIRES.index("eagle"))
    assert {"none"} == legal(match)
    assert "WOW-A40" == refusal(match, "act add_2")
    match = at("eagle.marshal", everywhere)
    assert {"none"} == legal(match)


# --- drawing cards ---


def test_wow_075_a09_cards_come_from_the_deck_of_the_active_empire():
    match = at("eagle.steward", "EA1=eagle:2")

    play(match, "act draw_1_per_2_farms")

    assert 2 == len(hand(match))
    assert all(card.startswith("eagle-") for card in hand(match))
    assert 6 == deck(match, "eagle")


def test_wow_075_a09_e20_a_small_deck_gives_what_it_has_and_an_empty_one_forbids_drawing():
    match = at("eagle.steward", "EA1=eagle:2")
    for k, count in enumerate((1, 2, 2, 2)):
        match.state.deck[1, k] -= count
        match.state.hands[YOU, 4 + k] += count
    play(refreshed(match), "act draw_1_per_2_farms")

    assert ["eagle-bear"] == hand(match)
    assert 0 == deck(match, "eagle")
    match = at("eagle.steward", "EA1=eagle:2")
    for k in range(4):
        match.state.hands[YOU, 4 + k], match.state.deck[1, k] = 2, 0
    assert "WOW-A09" == refusal(refreshed(match), "act draw_1_per_2_farms")


def test_wow_e20_playing_a_card_first_refills_an_empty_deck():
    match = at("eagle.steward", "EA1=eagle:2 EA2=eagle:1", "horse-bear eagle-bear")
    s = match.state
    for k in range(4):
        s.hands[YOU, 4 + k] += s.deck[1, k]
        s.deck[1, k] = 0
    assert "act draw_1_per_2_farms" not in legal(refreshed(match))

    play(match, "play eagle-bear single", "post lion.sheriff")

    assert 1 == deck(match, "eagle")


def test_wow_075_there_is_no_hand_limit_while_drawing():
    match = at(
        "lion.sheriff", "LI3=lion:2", "bear-eagle bear-lion eagle-bear horse-bear elephant-bear"
    )

    play(match, "act draw_1")

    assert 6 == len(hand(match))


# --- moving the agent ---


def test_wow_076_ex28_a39_the_chancellor_changes_places_and_acts_there():
    match = at(
        "eagle.chancellor", "EA1=eagle:2", agents=f"eagle.chancellor={ME} eagle.steward={YOU}"
    )

    play(match, "act move_agent", "post eagle.steward")

    assert (ME, YOU) == (agent(match, "eagle.steward"), agent(match, "eagle.chancellor"))
    assert ("eagle.steward", "eagle.chancellor", ME) == (acting(match), marker(match), match.actor)
    assert {"act draw_1_per_2_farms", "act add_1_per_farm"} == legal(match)


def test_wow_076_the_marker_leaves_from_the_chancellor():
    match = at(
        "eagle.chancellor", "EA1=eagle:2", agents=f"eagle.chancellor={ME} elephant.steward={YOU}"
    )

    play(match, "act move_agent", "post eagle.sheriff", "place EA1", "place EA1")

    assert ("elephant.sheriff", YOU) == (marker(match), match.actor)


def test_wow_e07_the_agent_moves_onto_own_others_and_empty_positions():
    for other, swapped in ((ME, ME), (YOU, YOU), (None, -1)):
        agents = f"bear.chancellor={ME}" + ("" if other is None else f" bear.steward={other}")
        match = at("bear.chancellor", "BE1=bear:3", "horse-bear", agents=agents)
        play(match, "act move_agent")
        assert {"post bear.sheriff", "post bear.steward", "post bear.marshal"} == legal(match)
        assert "WOW-076" == refusal(match, "post eagle.sheriff")

        play(match, "post bear.steward", "act add_2", "place BE1", "place BE1")

        assert (ME, swapped) == (agent(match, "bear.steward"), agent(match, "bear.chancellor"))
        assert ("after", ME) == (step(match), match.actor)


def test_wow_a05_an_available_action_must_be_taken():
    match = at("bear.sheriff", "BE1=bear:3 EA2=eagle:1")

    assert {"act add_1_per_farm", "act attack"} == legal(match)
    assert "WOW-A05" == refusal(match, "none")


def test_wow_145_what_each_action_needs():
    match = at("horse.chancellor", "")

    assert {"act move_agent"} == legal(match)
    assert "WOW-145" == refusal(match, "act attack")


def test_wow_146_after_the_chancellor_the_supply_of_the_phase_is_checked():
    match = at(
        "bear.chancellor",
        "BE2=bear:9 BE1=bear:1",
        agents=f"bear.chancellor={ME} lion.sheriff={YOU}",
    )

    play(match, "act attack", "target EA2", "number 1")

    assert "lion.sheriff" == marker(match)
    assert 4 == banners(match, "BE2")
