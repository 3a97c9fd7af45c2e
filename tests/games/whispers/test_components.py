"""Chapter 1: components, and packs that are wrong."""

import re
from pathlib import Path

import pytest

from ludoteka.core.errors import PackError
from ludoteka.core.parts import Pack
from ludoteka.core.registry import game
from ludoteka.games.whispers.names import ABILITIES, CARDS, EMPIRES, POSTS, REGIONS, SOCIETIES
from ludoteka.games.whispers.parts import EFFECTS, NOTHING, build
from tests.games.whispers.table import whispers

PACK = game("whispers").pack


def a_pack(before: str, after: str, count: int = 1) -> Pack:
    assert before in PACK.text
    return Pack("broken", Path("broken.toml"), PACK.text.replace(before, after, count))


def bits(number: int) -> int:
    return number.bit_count()


def test_wow_001_the_map_has_40_regions_and_the_councils_20_positions():
    c = build(PACK)

    assert (40, 20) == (len(REGIONS), len(POSTS))
    assert 69 == sum(bits(n) for n in c.adjacent[0].tolist()) // 2


def test_wow_002_003_004_forty_cards_100_banners_36_agents():
    c = build(PACK)

    assert 40 == sum(c.copies.tolist())
    assert [8] * 5 == [sum(c.copies.tolist()[4 * e : 4 * e + 4]) for e in range(5)]
    assert (20, 9) == (c.banners, c.agents)


def test_wow_005_020_every_player_has_one_loyalty_token_per_empire():
    s = whispers(4).state

    assert [[0, 1, 2, 3, 4]] * 4 == [sorted(s.loyalty[seat].tolist()) for seat in range(4)]


def test_wow_006_007_a01_five_empires_in_playing_order_and_four_societies():
    assert ("bear", "eagle", "elephant", "lion", "horse") == EMPIRES
    assert {"raven", "spider", "rat", "serpent"} == set(SOCIETIES)
    assert 4 == len({seat.society for seat in game("whispers").view(*view_args(4)).seats})


def view_args(seats):
    match = whispers(seats)
    return match.state, match.c, -1


def test_wow_008_the_slots_multiply_by_4_3_2_0_and_minus_1():
    assert [4, 3, 2, 0, -1] == build(PACK).multiplier.tolist()


def test_wow_009_farms_forts_cities_and_banners_are_where_the_pack_says():
    c = build(PACK)

    assert (13, 13, 12) == (sum(c.farm.tolist()), sum(c.fort.tolist()), sum(c.city.tolist()))
    assert {4, 6} == set(c.limit.tolist())
    assert all((c.limit[r] == 6) == bool(c.farm[r]) for r in range(40))


def test_wow_130_138_a_card_costs_its_own_symbol_two_of_it_or_its_own_and_its_partners():
    c = build(PACK)

    card = CARDS.index("bear-lion")
    twin = CARDS.index("lion-bear")

    lines = [ABILITIES[a] for a in c.abilities[card].tolist()]
    assert ["bear", "bear_bear", "bear_lion"] == lines
    assert [NOTHING, EMPIRES.index("bear"), EMPIRES.index("lion")] == c.second[card].tolist()
    assert c.abilities[card, 2] == c.abilities[twin, 2]
    assert EMPIRES.index("bear") == c.second[twin, 2]


def test_wow_a02_a03_symbols_of_the_actions_and_the_kind_on_no_council():
    c = build(PACK)

    used = {d for row in c.council.tolist() for d in row if d != NOTHING}

    names = {row["id"]: i for i, row in enumerate(PACK.data["action"])}
    assert names["draw_1_per_2_forts"] not in used
    assert set(range(11)) - used == {names["draw_1_per_2_forts"]}


def test_wow_a04_the_option_moves_the_disputed_border():
    c = build(PACK)
    el4, el5, el7, el8 = (REGIONS.index(r) for r in ("EL4", "EL5", "EL7", "EL8"))

    assert c.adjacent[0, el5] >> el7 & 1
    assert not c.adjacent[0, el4] >> el8 & 1
    assert c.adjacent[1, el4] >> el8 & 1
    assert not c.adjacent[1, el7] >> el5 & 1


def test_all_effects_of_the_pack_are_known_and_used():
    assert set(EFFECTS) == {row["effect"] for row in PACK.data["ability"]}


@pytest.mark.parametrize(
    ("before", "after", "where", "what"),
    [
        ('adjacent = ["BE2", "BE3", "BE5", "EA2"]', 'adjacent = ["XX9"]', "region[0]", "unknown"),
        ('adjacent = ["BE1", "BE3", "BE5"]', 'adjacent = ["BE1"]', "region", "in turn"),
        ('position = "chancellor"', 'position = "marshal"', "council", "council of bear"),
        ('"bear_bear", "bear_eagle"]', '"bear_bear", "wolf"]', "card[0]", "bear-eagle has"),
        ("banners_per_empire = 20", "banners_per_empire = 21", "rules.banners", "<= 20"),
        ("start_banners = 3", "start_banners = 19", "region", "more than 20 banners"),
        ('effect = "extra_attack"', 'effect = "dance"', "ability[0]", "bear has 'extra_attack'"),
        ('windows = ["after"]', 'windows = ["never"]', "ability[0]", "bear has ['after']"),
        ("amount = 2", "amount = 5", "action[0]", "add_2: kind or numbers"),
        ("reveal_phases = 3", "reveal_phases = 4", "rules.reveal_phases", "make it 3"),
        ("rounds = 4", "rounds = 5", "rules.rounds", "<= 4"),
        (
            "agents_per_society = 9",
            "agents_per_society = 8",
            "player_count[0]",
            "agents each of 2 players",
        ),
        ("copies = 2", "copies = 3", "card[0]", "9 cards of bear"),
        ('actions = ["add_2"]', 'actions = ["sing"]', "council", "unknown action"),
    ],
)
def test_a_pack_that_is_wrong_names_table_and_line(before, after, where, what):
    pack = a_pack(before, after)

    with pytest.raises(PackError) as caught:
        build(pack)

    assert where in str(caught.value)
    assert what in str(caught.value)
    assert caught.value.line > 1


def test_a_council_without_four_positions_is_refused_at_its_table():
    text = re.sub(
        r"\[\[council\]\]\nempire = \"eagle\"\nposition = \"steward\"\n.*\n.*\n.*\n", "", PACK.text
    )
    assert text != PACK.text

    with pytest.raises(PackError, match=r"council of eagle"):
        build(Pack("broken", Path("broken.toml"), text))
