"""NIZ-183 What was held when the discards became the deck is not in it."""

from random import Random

import pytest

from ludoteka.core.conceal import concealed
from ludoteka.games.nizam import cards, rules
from ludoteka.games.nizam.sizes import KINDS
from tests.belief import Worlds
from tests.kit import a_match, key_of

DEALS = 20
MOST_WORLDS = 1500
"""with more of them the look ends, until the next reshuffle"""


class History:
    """A match of two at random; at every reshuffle each knows what the other holds."""

    def __init__(self, patch, form: str, number: int) -> None:
        self.match = a_match("nizam", 2, form, key=key_of(number))
        self.choose = Random(number)
        self.worlds: list[Worlds] = []
        self.hands = self.match.state.hands.tolist()
        """what each holds, with the card that is on its way from the deck"""
        self._watch(patch)

    def _watch(self, patch) -> None:
        draw, remember = cards.draw, cards.remember
        take_into_hand, give = rules.take_into_hand, rules.give
        to_hand = [False]

        def drawn(s, deck, left):
            kind = draw(s, deck, left)
            if to_hand[0]:
                self.hands[s.actor][kind] += 1
                for worlds in self.worlds:
                    worlds.draw(s.actor, [int(kind == other) for other in range(KINDS)])
            else:
                for worlds in self.worlds:
                    worlds.lift(kind)
            if any(len(worlds.weights) > MOST_WORLDS for worlds in self.worlds):
                self.worlds = []
            return kind

        def taken(s, c, seat):
            to_hand[0] = True
            take_into_hand(s, c, seat)
            to_hand[0] = False

        def given(s, kind):
            self.hands[s.actor][kind] -= 1
            for worlds in self.worlds:
                worlds.give(s.actor, kind)
            give(s, kind)

        def remembered(hands, kept, given, surely):
            remember(hands, kept, given, surely)
            known = tuple(map(tuple, self.hands[:2]))
            deck = self.match.state.deck.tolist()
            hidden = [sum(pile) for pile in zip(*known, deck, strict=True)]
            self.worlds = [Worlds(hidden, 2, seat, known) for seat in range(2)]

        patch.setattr(cards, "draw", drawn)
        patch.setattr(cards, "remember", remembered)
        patch.setattr(rules, "take_into_hand", taken)
        patch.setattr(rules, "give", given)

    def positions(self):
        while not self.match.over:
            self.match.play(self.choose.choice(self.match.legal()))
            if not self.match.over and self.worlds and self.choose.random() < 0.3:
                yield self.match.state


@pytest.mark.parametrize(("form", "matches"), [("nizam", 4), ("pearl", 1)])
def test_niz_183_a_hand_is_imagined_as_it_can_be(monkeypatch, form, matches):
    looks = 0
    for number in range(matches):
        with monkeypatch.context() as patch:
            history = History(patch, form, number)
            for s in history.positions():
                looks += 1
                for seat in range(2):
                    found = imagined(history, s, seat)
                    assert found <= set(history.worlds[seat].weights)
                if looks > 40 * (number + 1):
                    break
    assert looks > 20


def imagined(history: History, s, seat: int) -> set:
    engine, c = history.match.engine, history.match.c
    found = [concealed(engine, s, c, seat, key_of(number)) for number in range(DEALS)]
    return {tuple(map(tuple, own.hands.tolist()[: s.seats])) for own in found}


def test_niz_183_the_last_card_of_a_deck_is_none_of_the_next():
    match = a_match("nizam", 2)
    s, c = match.state, match.c
    for kind in range(KINDS):
        s.discard[kind], s.deck[kind] = s.deck[kind], 0
    s.discard[0] -= 1
    s.deck[0] = 1
    held = s.hands[s.actor].tolist()

    rules.take_into_hand(s, c, s.actor)

    assert [held[0] + 1, *held[1:]] == s.kept[s.actor].tolist() == s.hands[s.actor].tolist()
