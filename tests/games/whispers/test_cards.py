"""Chapter 7: windows, payment, use."""

from ludoteka.games.whispers.names import ABILITIES, CARDS, LINES
from ludoteka.games.whispers.parts import AFTER, BEFORE, FIGHTING, TARGETING
from tests.games.whispers.table import (
    ME,
    YOU,
    acting,
    at,
    banners,
    deck,
    hand,
    is_well,
    marker,
    play,
    reserve,
    set_reserve,
    step,
    whispers,
)
from tests.kit import legal, refreshed, refusal

ATTACK = ("act attack", "target LI3", "number 3")


def attack(hand="", lion=2, **options):
    """Horse attacks Sunspire with three banners."""
    return at("horse.marshal", f"HO2=horse:3 LI3=lion:{lion} BE1=bear:2", hand, **options)


def plays(match):
    return {a.removeprefix("play ") for a in legal(match) if a.startswith("play ")}


# --- paying ---


def test_wow_131_133_ex13_both_cards_of_the_cost_go_back_to_their_decks():
    """Subjugate costs the Bear card and any Lion card: two cards fewer."""
    match = attack("bear-lion lion-eagle")
    play(match, *ATTACK)
    assert (7, 7) == (deck(match, "bear"), deck(match, "lion"))

    play(match, "play bear-lion mixed")

    assert [] == hand(match)
    assert (8, 8) == (deck(match, "bear"), deck(match, "lion"))
    assert "subjugate" == step(match)


def test_wow_131_the_first_ability_costs_only_the_card_itself():
    match = attack("elephant-bear lion-eagle")
    play(match, *ATTACK)

    play(match, "play elephant-bear single")

    assert ["lion-eagle"] == hand(match)
    assert (2, 16) == (banners(match, "LI3"), reserve(match, "horse") - 2)


def test_wow_131_an_ability_without_its_second_card_is_refused():
    match = attack("bear-lion", lion=1)
    play(match, *ATTACK)

    assert "WOW-131" == refusal(match, "play bear-lion mixed")
    assert "WOW-131" == refusal(match, "play bear-lion double")
    assert "WOW-131" == refusal(match, "play bear-eagle single")


def test_wow_a32_the_player_chooses_which_card_of_the_empire_pays():
    match = attack("bear-lion lion-eagle lion-horse")
    play(match, *ATTACK, "play bear-lion mixed")

    assert {"pay lion-eagle", "pay lion-horse"} == legal(match)
    assert "WOW-131" == refusal(match, "pay bear-eagle")
    play(match, "pay lion-horse")
    assert ["lion-eagle"] == hand(match)


def test_wow_131_a_card_of_the_wrong_empire_does_not_pay():
    match = attack("bear-lion lion-eagle lion-horse horse-bear")
    play(match, *ATTACK, "play bear-lion mixed")

    assert "WOW-131" == refusal(match, "pay horse-bear")


def test_wow_a44_two_copies_of_one_card_pay_for_a_double():
    match = attack("bear-lion bear-lion")
    play(match, *ATTACK)

    play(match, "play bear-lion double")

    assert [] == hand(match)
    assert 0 == banners(match, "LI3")


def test_wow_138_a_mixed_ability_may_be_played_from_either_card():
    for card, other in (("bear-lion", "lion-horse"), ("lion-bear", "bear-eagle")):
        match = attack(f"{card} {other}")
        play(match, *ATTACK, f"play {card} mixed")
        assert "subjugate" == step(match)


def test_wow_135_the_card_need_not_match_the_position_or_the_region():
    match = attack("elephant-bear")
    play(match, *ATTACK)

    assert {"elephant-bear single"} == plays(match)


def test_wow_a31_paid_cards_are_back_in_their_decks_before_the_effect():
    """The Lion deck is empty; the Lion card that pays for Midnight Oil can be drawn again."""
    match = at("lion.sheriff", "LI3=lion:2", "horse-lion lion-bear")
    s = match.state
    for k in range(4):
        s.hands[YOU, 12 + k] += s.deck[3, k]
        s.deck[3, k] = 0
    s.hands[YOU, 15] -= 1
    s.deck[3, 3] += 1
    refreshed(match)
    play(match, "act draw_1")
    assert ["lion-bear", "lion-horse", "horse-lion"] == hand(match)

    play(match, "play horse-lion mixed", "pay lion-bear")

    assert ["lion-bear", "lion-horse"] == hand(match)


# --- use ---


def test_wow_132_an_ability_without_effect_cannot_be_played():
    match = set_reserve(attack("elephant-bear bear-lion", lion=1), "horse", 0)
    play(match, *ATTACK)

    assert {"elephant-bear mixed"} == plays(match)
    assert "WOW-132" == refusal(match, "play elephant-bear single")


def test_wow_132_e32_the_horse_card_that_pays_may_be_the_one_an_armada_needed():
    """Bear can only attack again with Armada; its Horse card must not pay for Midnight Oil."""
    match = at(
        "bear.marshal", "BE5=bear:18 BE1=bear:1 EA2=eagle:1", "lion-horse eagle-horse horse-bear"
    )
    play(match, "act attack", "target EA2", "number 1", "fight")

    assert "after" == step(match)
    assert "lion-horse mixed" not in plays(match)
    assert "WOW-132" == refusal(match, "play lion-horse mixed")
    assert is_well(match)


def test_wow_132_e32_a_second_horse_card_keeps_midnight_oil_effective():
    armies = "BE5=bear:18 BE1=bear:1 EA2=eagle:1"
    match = at("bear.marshal", armies, "lion-horse eagle-horse horse-bear horse-lion horse-lion")
    play(match, "act attack", "target EA2", "number 1", "fight")

    assert "after" == step(match)
    assert "lion-horse mixed" in plays(match)
    play(match, "play lion-horse mixed")
    assert {"pay horse-bear", "pay horse-lion"} == legal(match)


def test_wow_132_e32_the_paid_lion_card_refills_an_empty_lion_deck():
    match = at("lion.sheriff", "LI3=lion:2", "horse-lion")
    s = match.state
    for k in range(4):
        s.hands[YOU, 12 + k] += s.deck[3, k]
        s.deck[3, k] = 0
    s.hands[YOU, 12] -= 1
    s.deck[3, 0] += 1
    play(refreshed(match), "act draw_1")

    assert 0 == deck(match, "lion")
    assert "horse-lion mixed" in plays(match)
    play(match, "play horse-lion mixed")
    assert ["lion-bear"] == hand(match)


def test_wow_147_target_cards_need_a_target_they_alone_reach():
    match = attack("eagle-bear eagle-lion")
    play(match, "act attack")
    assert {"eagle-bear double", "eagle-lion double"} == plays(match)

    play(match, "play eagle-bear double")

    assert set() == plays(match)


# --- windows ---


def test_wow_140_every_ability_has_its_windows():
    c = whispers().c
    only = {
        "eagle": BEFORE,
        "lion": BEFORE,
        "eagle_eagle": TARGETING,
        "eagle_horse": TARGETING,
        "elephant": FIGHTING,
        "elephant_elephant": FIGHTING,
        "elephant_lion": FIGHTING,
        "bear": AFTER,
        "bear_bear": AFTER,
        "bear_lion": AFTER,
        "horse_lion": AFTER,
    }

    found = dict(zip(ABILITIES, c.windows.tolist(), strict=True))

    assert only == {name: found[name] for name in only}
    assert {BEFORE | FIGHTING | AFTER} == {found[name] for name in ABILITIES if name not in only}


def test_wow_140_a_card_outside_its_window_is_refused():
    match = attack("bear-lion elephant-bear eagle-bear")

    assert "WOW-140" == refusal(match, "play bear-lion single")
    assert "WOW-140" == refusal(match, "play elephant-bear single")
    play(match, "act attack")
    assert "WOW-140" == refusal(match, "play eagle-bear single")


def test_wow_140_no_card_while_a_source_or_number_is_chosen():
    match = attack("bear-lion elephant-bear")
    play(match, "act attack", "target LI3")

    assert "WOW-140" == refusal(match, "play elephant-bear single")


def test_wow_141_a15_adding_has_no_window_inside():
    match = at("bear.steward", "BE1=bear:3 EA2=eagle:2", "bear-eagle eagle-bear")
    assert {"bear-eagle mixed", "eagle-bear single", "eagle-bear mixed"} == plays(match)

    play(match, "act add_2", "place BE1")

    assert "WOW-140" == refusal(match, "play bear-eagle mixed")


def test_wow_141_an_extra_attack_has_its_own_windows():
    match = attack("bear-lion elephant-bear eagle-bear eagle-lion", lion=1)
    play(match, *ATTACK, "fight", "play bear-lion single")
    assert ("aim", {"eagle-bear double", "eagle-lion double"}) == (step(match), plays(match))

    play(match, "target LI1")

    assert ("force", {"elephant-bear single"}) == (step(match), plays(match))


def test_wow_ex14_the_sample_card_is_playable_only_after_an_attack():
    match = attack("bear-lion bear-lion lion-eagle", lion=1)
    own = {f"bear-lion {line}" for line in LINES}
    assert not own & plays(match)
    play(match, "act attack")
    assert not own & plays(match)
    play(match, "target LI3", "number 3")

    assert own <= plays(match)
    c = match.c
    lines = [ABILITIES[a] for a in c.abilities[CARDS.index("bear-lion")].tolist()]
    assert ["bear", "bear_bear", "bear_lion"] == lines


def test_wow_134_a41_only_the_controller_decides_and_only_in_an_activation():
    match = attack("elephant-bear")
    match.state.hands[YOU, CARDS.index("bear-lion")] = 1
    match.state.deck[0, 2] -= 1
    refreshed(match)
    seen = set()
    while step(match) in {"act", "aim", "source", "attack_number", "force"}:
        seen.add(match.actor)
        play(match, max(a for a in legal(match) if not a.startswith("play")))

    assert {ME} == seen
    assert "WOW-140" == refusal(whispers(), "play bear-lion single")


def test_wow_143_a_window_without_a_playable_card_asks_nothing():
    match = attack("")

    play(match, "act attack", "target LI3")
    steps = match.play(match.game.actions.parse("number 3"))

    assert ["number 3", "fight", "done"] == [
        match.game.actions.notation(s.action) for s in steps[:3]
    ]
    assert [True, False, False] == [s.asked for s in steps[:3]]


def test_wow_136_a16_one_card_after_another_and_granted_actions_have_their_own_windows():
    match = attack("elephant-bear elephant-lion bear-lion")
    play(match, *ATTACK, "play elephant-bear single", "play elephant-lion single")
    assert 3 == banners(match, "LI3")

    play(match, "play bear-lion single")

    assert "aim" == step(match)


def test_wow_137_card_text_beats_the_rules():
    """Disperse leaves a conquered region, which no rule allows otherwise."""
    match = at("bear.marshal", "HO2=bear:3 BE4=bear:1", "bear-horse horse-lion")

    play(match, "play bear-horse mixed", "region HO2")

    assert 0 == banners(match, "HO2")


def test_wow_a38_cards_may_be_played_although_no_action_is_available():
    match = at(
        "eagle.steward",
        "EA1=bear:1 EA4=bear:1 EA6=bear:1 EA7=bear:1 EA2=eagle:2 BE1=bear:1",
        "bear-eagle eagle-bear",
    )

    assert "none" in legal(match)
    assert "bear-eagle mixed" in plays(match)


def test_wow_a05_e27_ex29_an_attack_only_armada_allows_is_offered_with_none():
    """All 20 Bear banners in Palefield, which borders on no enemy."""
    match = at("bear.marshal", "BE5=bear:20", "eagle-horse horse-bear")

    assert {"act attack", "none"} == {a for a in legal(match) if not a.startswith("play")}
    steps = match.play(match.game.actions.parse("act attack"))
    assert "play eagle-horse mixed" == match.game.actions.notation(steps[1].action)
    assert 34 == len(legal(match))
    assert all(a.startswith("target") for a in legal(match))


def test_wow_a48_the_number_of_cards_per_empire_is_public_and_no_more():
    match = attack("bear-lion bear-eagle")

    view = match.game.view(match.state, match.c, YOU)

    assert [2, 0, 0, 0, 0] == view.seats[ME].cards
    assert [] == view.hand
    assert "bear-lion" not in repr(view.seats[ME])


def test_wow_a18_e05_the_eagle_may_leave_positions_to_somebody_else():
    """My marshal rules the empty sheriff; after it has flown, the chancellor rules them all."""
    match = at(
        "bear.sheriff",
        "BE1=bear:3 LI3=lion:2",
        "eagle-bear",
        agents=f"bear.marshal={ME} bear.chancellor={YOU}",
    )

    play(
        match, "play eagle-bear single", "post lion.steward", "act add_2", "place LI1", "place LI1"
    )

    assert ("bear.steward", YOU) == (marker(match), match.actor)
    assert "bear.steward" == acting(match)
