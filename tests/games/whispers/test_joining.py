"""Cards that may join a battle say how it would end: alone, at best, and two together."""

import pytest

from ludoteka.games.whispers.names import EMPIRES
from tests.browser.positions import recorded


@pytest.fixture
def battle():
    """One banner of Lion marches into Goldmeadow; two cards of Elephant may still join it."""
    match = recorded("whispers")["card-force"].match("whispers", compiled=False)
    for decision in ("act attack", "target LI1"):
        match.play(match.game.actions.parse(decision))
    return match


def shown(match, notation, defenders):
    before = match.state.copy()
    before.banners[before.target] = defenders
    action = match.game.actions.parse(notation)
    after = before.copy()
    match.engine.apply(after, match.c, action)
    return match.game.preview(before, match.c, action, after, before.actor)


def test_a_card_shows_the_battle_that_it_joins_also_while_it_is_still_to_be_paid(battle):
    one, three = (shown(battle, f"play elephant-bear {line}", 2) for line in ("single", "double"))

    assert (one.battle.attackers_left, one.battle.defenders_left) == (0, 0)
    assert (three.battle.attackers, three.battle.attackers_left) == (4, 2)
    assert not three.battle.at_best


def test_two_cards_are_shown_together_where_only_both_decide_who_holds_the_region(battle):
    alone = shown(battle, "play elephant-bear single", 3)
    enough = shown(battle, "play elephant-bear single", 2)

    assert alone.battle.holder == EMPIRES[battle.state.holder[battle.state.target]]
    assert [(p.card, p.line, p.battle.holder) for p in alone.pairs] == [
        ("elephant-eagle", "single", "lion")
    ]
    assert enough.pairs == []
