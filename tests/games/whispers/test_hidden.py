"""Section 13: what a seat knows, and what it is told."""

from collections import Counter

from ludoteka.core.conceal import concealed
from ludoteka.core.game import SPECTATOR
from ludoteka.core.record import NOBODY
from ludoteka.games.whispers import conceal
from ludoteka.games.whispers.position import set_hand, set_loyalty
from tests.games.whispers.table import ME, YOU, at, hand, play, whispers
from tests.kit import key_of, random_match, refreshed


def imagined(match, seat, number):
    return concealed(match.engine, match.state, match.c, seat, key_of(number))


def test_own_tokens_and_cards_stay_and_those_of_others_are_dealt_anew():
    match = at("bear.marshal", "BE1=bear:3", "bear-lion eagle-bear")
    set_hand(match.state, YOU, "horse-bear horse-lion lion-bear")
    refreshed(match)
    seen, tokens = set(), set()
    for number in range(60):
        s = imagined(match, ME, number)
        assert match.state.hands[ME].tolist() == s.hands[ME].tolist()
        assert match.state.loyalty[ME].tolist() == s.loyalty[ME].tolist()
        theirs = s.hands[YOU].tolist()
        assert [0, 0, 0, 1, 2] == [sum(theirs[4 * e : 4 * e + 4]) for e in range(5)]
        seen.add(tuple(theirs))
        tokens.add(tuple(s.loyalty[YOU].tolist()))

    assert len(seen) > 15
    assert len(tokens) > 30


def test_revealed_tokens_stay_and_the_others_are_uniform():
    match = at("bear.marshal", "BE1=bear:3")
    set_loyalty(match.state, YOU, "lion elephant bear eagle horse")
    match.state.revealed[YOU] = 0b00011
    counts = Counter(
        tuple(imagined(match, ME, number).loyalty[YOU].tolist()) for number in range(600)
    )

    assert 6 == len(counts)
    assert {(3, 2)} == {order[:2] for order in counts}
    assert 60 < min(counts.values()) <= max(counts.values()) < 145


def test_with_to_each_their_own_the_devout_tokens_differ_also_after_hidden_swaps():
    match = whispers(4, to_each_their_own="on", counter_intelligence="on")
    random_match(match, 3, most=120)
    assert sum(match.state.swaps.tolist()) > 0
    for seat in (*range(4), SPECTATOR):
        for number in range(20):
            s = imagined(match, seat, number)
            assert 4 == len({s.loyalty[other, s.dealt[other]] for other in range(4)})
            assert 0 == match.engine.check(s, match.c)


def test_where_no_deal_will_do_the_truth_is_possible_for_certain(monkeypatch):
    monkeypatch.setattr(conceal, "MOST_DEALS", 0)
    match = whispers(4, to_each_their_own="on")
    random_match(match, 3, most=120)
    for seat in (*range(4), SPECTATOR):
        s = imagined(match, seat, 1)
        assert match.state.loyalty.tolist() == s.loyalty.tolist()
        assert match.state.hands[match.actor].tolist() == s.hands[match.actor].tolist()
        assert 0 == match.engine.check(s, match.c)


def test_a_spectator_sees_no_secret():
    match = at("bear.marshal", "BE1=bear:3", "bear-lion eagle-bear")

    view = match.game.view(match.state, match.c, SPECTATOR)

    assert [] == view.hand
    assert [None, None] == [seat.score for seat in view.seats]
    assert {""} == {slot.empire for seat in view.seats for slot in seat.slots}


def test_at_the_end_all_hands_lie_open():
    match = at("bear.marshal", "BE1=bear:3", "bear-lion bear-lion eagle-bear")
    assert [] == match.game.view(match.state, match.c, YOU).seats[ME].hand
    match.state.actor = NOBODY

    for seat in (ME, YOU, SPECTATOR):
        shown = match.game.view(match.state, match.c, seat).seats[ME]
        assert ["bear-lion", "bear-lion", "eagle-bear"] == shown.hand


def test_drawn_cards_are_named_only_to_their_owner():
    match = at("eagle.steward", "EA1=eagle:2")
    before = match.state.copy()
    action = match.game.actions.parse("act draw_1_per_2_farms")
    match.play(action)

    mine, yours = (
        match.game.events(before, match.c, action, match.state, seat) for seat in (ME, YOU)
    )

    assert ["acts", "draws-card", "draws-card"] == [event.message for event in mine][:3]
    assert ["acts", "draws"] == [event.message for event in yours][:2]
    for card in hand(match):
        assert f"@card-{card}" not in repr(yours)


def test_a_hidden_swap_names_the_slots_but_not_the_tokens():
    from tests.games.whispers.test_rounds import marked

    match = marked(counter_intelligence="on")
    before = match.state.copy()
    action = match.game.actions.parse("swap devout:opposed")
    match.play(action)

    told = match.game.events(before, match.c, action, match.state, ME)

    assert ["swaps-hidden"] == [event.message for event in told]
    assert "empire" not in repr(told)


def test_previews_show_battles_and_points_but_nothing_hidden():
    match = at("horse.marshal", "HO2=horse:3 LI3=lion:1")
    set_loyalty(match.state, ME, "horse bear lion eagle elephant")
    play(refreshed(match), "act attack", "target LI3")
    action = match.game.actions.parse("number 3")
    after = match.state.copy()
    match.engine.apply(after, match.c, action)

    shown = match.game.preview(match.state, match.c, action, after, ME)

    battle = shown.battle
    assert (3, 1, 0, 2, "horse") == (
        battle.attackers,
        battle.defenders,
        battle.fort,
        battle.attackers_left,
        battle.holder,
    )
    assert 4 - 2 == shown.points


def test_concealing_a_hand_keeps_the_open_payment_possible():
    match = at("horse.marshal", "HO2=horse:3 LI3=lion:1", "bear-lion lion-eagle lion-horse")
    play(match, "act attack", "target LI3", "number 3", "play bear-lion mixed")
    mask = match.engine.mask()
    for number in range(30):
        s = imagined(match, YOU, number)
        assert match.engine.legal(s, match.c, mask) > 0
        assert 2 == sum(s.hands[ME].tolist()[12:16])
