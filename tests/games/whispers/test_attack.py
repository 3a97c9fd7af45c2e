"""Chapter 5.3: attack and battle; 5.4: supply."""

from ludoteka.games.whispers.names import REGIONS
from tests.games.whispers.table import (
    ME,
    YOU,
    at,
    banners,
    holder,
    is_well,
    marker,
    play,
    reserve,
    step,
)
from tests.kit import legal, refusal


def last(match):
    s = match.state
    return REGIONS[s.last_region], s.attackers_left, s.defenders_left, s.destroyed


def test_wow_074_080_an_attack_goes_from_one_region_into_one_neighbour():
    match = at("horse.marshal", "HO2=horse:3 HO4=horse:2 LI3=lion:1")

    play(match, "act attack", "target LI3")

    assert {"source HO2", "source HO4"} == legal(match)
    play(match, "source HO4")
    assert {"number 1", "number 2"} == legal(match)
    play(match, "number 2")
    assert ("horse", 1, 3, 0) == (
        holder(match, "LI3"),
        banners(match, "LI3"),
        banners(match, "HO2"),
        banners(match, "HO4"),
    )


def test_wow_080_only_regions_of_other_empires_next_to_banners_are_targets():
    match = at("horse.marshal", "HO2=horse:3")

    play(match, "act attack")

    assert {"target BE4", "target LI2", "target LI3"} == legal(match)
    assert "WOW-080" == refusal(match, "target LI5")


def test_wow_081_no_attack_across_the_sea():
    match = at("horse.marshal", "HO2=horse:3")
    play(match, "act attack")

    assert "WOW-081" == refusal(match, "target EA1")


def test_wow_082_ex08_one_banner_stays_in_a_conquered_region():
    match = at("bear.marshal", "HO2=bear:4 HO3=horse:1")

    play(match, "act attack", "target HO3")

    assert {"number 1", "number 2", "number 3"} == legal(match)
    assert "WOW-082" == refusal(match, "number 4")
    play(match, "number 3")
    assert ("bear", 1) == (holder(match, "HO2"), banners(match, "HO2"))


def test_wow_082_ex08_a_single_conqueror_is_no_source_and_its_region_refuses_to_be_left():
    match = at("bear.marshal", "HO2=bear:1 BE3=bear:1 BE1=bear:1")

    play(match, "act attack")

    assert {"target EA2", "target LI2"} == legal(match)
    assert "WOW-082" == refusal(match, "target HO3")


def test_wow_082_a_home_region_may_be_emptied():
    match = at("bear.marshal", "BE4=bear:3")

    play(match, "act attack", "target HO2", "number 3")

    assert ("bear", 0) == (holder(match, "BE4"), banners(match, "BE4"))
    assert ("bear", 3) == (holder(match, "HO2"), banners(match, "HO2"))


def test_wow_083_ex09_an_attack_never_goes_to_an_own_region():
    match = at("horse.marshal", "HO2=horse:3 HO3=horse:1")
    play(match, "act attack")

    assert "WOW-083" == refusal(match, "target HO3")


def test_wow_084_a12_e08_a_fort_destroys_one_attacker_even_undefended():
    match = at("bear.marshal", "HO2=bear:2", "bear-lion bear-eagle")

    play(match, "act attack", "target HO3")

    assert (0, "horse") == (banners(match, "HO3"), holder(match, "HO3"))
    assert 19 == reserve(match, "bear")
    assert is_well(match)
    # nobody survived and nobody was destroyed: no card can follow, so the chancellor is next
    assert "bear.chancellor" == marker(match)


def test_wow_085_086_087_ex10_banners_destroy_each_other_one_for_one():
    """Horse attacks with 3, Bear defends with 2: one Horse banner is left."""
    match = at("horse.marshal", "HO2=horse:3 HO1=bear:2")

    play(match, "act attack", "target HO1", "number 3")

    assert ("horse", 1) == (holder(match, "HO1"), banners(match, "HO1"))
    assert (19, 20) == (reserve(match, "horse"), reserve(match, "bear"))


def test_wow_084_086_ex11_fort_and_battle_leave_the_region_to_its_home_empire():
    """Bear attacks with 3, Horse has 2 banners and a fort: all fall, Horse keeps its home."""
    match = at("bear.marshal", "HO2=bear:4 HO3=horse:2")

    play(match, "act attack", "target HO3", "number 3")

    assert ("horse", 0) == (holder(match, "HO3"), banners(match, "HO3"))
    assert (19, 20) == (reserve(match, "bear"), reserve(match, "horse"))


def test_wow_086_defenders_that_are_left_hold_the_region():
    match = at("horse.marshal", "HO2=horse:2 LI3=lion:3")

    play(match, "act attack", "target LI3", "number 2")

    assert ("lion", 1) == (holder(match, "LI3"), banners(match, "LI3"))


def test_wow_a13_hopeless_attacks_are_legal_but_never_without_a_banner():
    match = at("horse.marshal", "HO2=horse:4 LI3=lion:9")

    play(match, "act attack", "target LI3")

    assert {f"number {n}" for n in (1, 2, 3, 4)} == legal(match)
    assert "WOW-080" == refusal(match, "number 5")
    play(match, "number 1")
    assert (8, "lion") == (banners(match, "LI3"), holder(match, "LI3"))


def test_wow_a14_e10_a_battle_in_a_third_empires_home_gives_it_the_region():
    match = at("bear.marshal", "HO2=bear:3 LI3=horse:2")

    play(match, "act attack", "target LI3", "number 2")

    assert ("lion", 0) == (holder(match, "LI3"), banners(match, "LI3"))


def test_wow_e09_a_home_region_that_is_emptied_goes_back_to_its_empire():
    match = at("horse.marshal", "HO2=horse:3 HO1=bear:2", "bear-lion")

    play(match, "act attack", "target HO1", "number 2")

    assert ("horse", 0) == (holder(match, "HO1"), banners(match, "HO1"))
    assert "horse.chancellor" == marker(match)


def test_wow_e09_an_extra_attack_from_home_may_use_all_survivors():
    match = at("horse.marshal", "HO3=horse:4 HO4=bear:1 LI3=lion:1", "bear-lion")
    play(match, "act attack", "target HO4", "number 4", "play bear-lion single")

    assert 2 == match.state.most
    assert {"number 1", "number 2"} == legal(match)


def test_wow_a12_retaking_an_own_home_with_a_fort_costs_a_banner():
    match = at("horse.marshal", "HO2=horse:2 HO3=bear:1", "bear-lion")

    play(match, "act attack", "target HO3", "number 2")

    assert ("horse", 0) == (holder(match, "HO3"), banners(match, "HO3"))
    assert 20 == reserve(match, "horse")


def test_wow_142_the_force_stands_nowhere_and_is_not_in_reserve():
    match = at("horse.marshal", "HO2=horse:3 LI3=lion:1", "elephant-bear")

    play(match, "act attack", "target LI3", "number 3")

    assert ("force", 3) == (step(match), match.state.force)
    assert (0, 17) == (banners(match, "HO2"), reserve(match, "horse"))
    assert is_well(match)


def test_wow_144_the_last_attack_is_remembered_until_the_activation_ends():
    match = at("horse.marshal", "HO2=horse:3 LI3=lion:1", "bear-lion")
    play(match, "act attack", "target LI3", "number 3")

    assert ("LI3", 2, 0, 1) == last(match)
    play(match, "done")

    assert (-1, 0, 0, 0) == (
        match.state.last_region,
        match.state.attackers_left,
        match.state.defenders_left,
        match.state.destroyed,
    )


def test_wow_a42_banners_destroyed_in_an_action_are_in_reserve_at_once():
    match = at("horse.marshal", "HO2=horse:3 LI3=lion:4", "elephant-bear elephant-lion lion-bear")
    play(match, "act attack", "target LI3", "number 3", "fight")

    assert 20 == reserve(match, "horse")


# --- supply ---


def test_wow_110_ex12_regions_are_cut_to_four_with_a_farm_to_six():
    match = at("horse.sheriff", "HO1=horse:4 BE3=bear:6", agents=f"horse.sheriff={ME}")

    play(match, "act add_1_per_farm", "place HO1", "place HO1")

    assert (4, 6) == (banners(match, "HO1"), banners(match, "BE3"))
    assert 16 == reserve(match, "horse")


def test_wow_110_a07_e16_all_regions_or_only_those_of_the_phase():
    for scope, left in (("all_regions", 4), ("active_empire", 5)):
        match = at(
            "bear.chancellor",
            "BE1=bear:9 BE5=bear:9 LI3=lion:5 EA2=eagle:1",
            agents=f"bear.chancellor={ME} lion.sheriff={YOU}",
            supply_scope=scope,
        )
        play(match, "act attack", "target EA2", "number 1")

        assert (4, 6) == (banners(match, "BE1"), banners(match, "BE5"))
        assert left == banners(match, "LI3")


def test_every_battle_keeps_all_banners():
    for attackers in range(1, 6):
        for defenders in range(6):
            for target in ("LI2", "LI3"):
                army = f"{target}=lion:{defenders}" if defenders else ""
                match = at("horse.marshal", f"HO2=horse:{attackers} {army}")
                play(match, "act attack", f"target {target}")
                if step(match) == "attack_number":
                    play(match, f"number {attackers}")
                fort = int(target == "LI2")
                left = max(0, attackers - fort - defenders)
                assert left == (banners(match, target) if holder(match, target) == "horse" else 0)
                assert is_well(match)
