"""WOW-133 What came back to a deck is in no hand that has not drawn since."""

from random import Random

import pytest

from ludoteka.core.conceal import concealed
from ludoteka.games.whispers.conceal import can_be
from ludoteka.games.whispers.parts import EMPIRE_COUNT, PARTNERS
from ludoteka.games.whispers.rules import council, resolve, turn
from tests.belief import Worlds
from tests.kit import a_match, key_of

DEALS = 10


def cards_of(s, seat, empire):
    return [s.hands[seat, PARTNERS * empire + partner] for partner in range(PARTNERS)]


def hands_of(s, empire):
    return tuple(tuple(cards_of(s, seat, empire)) for seat in range(s.seats))


class History:
    """A match at random, and what every seat must think possible of the cards of each empire."""

    def __init__(self, patch, seats: int, number: int) -> None:
        self.match = a_match("whispers", seats, key=key_of(number))
        copies = self.match.c.copies.tolist()
        self.choose = Random(number)
        self.worlds = {
            (seat, empire): Worlds(copies[PARTNERS * empire :][:PARTNERS], seats, seat)
            for seat in range(seats)
            for empire in range(EMPIRE_COUNT)
        }
        self._watch(patch)

    def _watch(self, patch) -> None:
        draws, gives = council.draw_cards, turn.give_back

        def drawn(s, empire, count):
            before = cards_of(s, s.actor, empire)
            draws(s, empire, count)
            after = cards_of(s, s.actor, empire)
            for seat in range(s.seats):
                got = [a - b for a, b in zip(after, before, strict=True)]
                self.worlds[seat, empire].draw(s.actor, got)

        def given(s, card):
            gives(s, card)
            for seat in range(s.seats):
                self.worlds[seat, card // PARTNERS].give(s.actor, card % PARTNERS, back=True)

        patch.setattr(council, "draw_cards", drawn)
        patch.setattr(turn, "give_back", given)
        patch.setattr(resolve, "give_back", given)

    def positions(self):
        while not self.match.over:
            self.match.play(self.choose.choice(self.match.legal()))
            if not self.match.over and self.choose.random() < 0.1:
                yield self.match.state


def impossible(history: History, s, seat: int) -> int:
    """How many of some imagined positions cannot be."""
    count = 0
    for number in range(DEALS):
        own = concealed(history.match.engine, s, history.match.c, seat, key_of(number))
        count += any(
            hands_of(own, empire) not in history.worlds[seat, empire].weights
            for empire in range(EMPIRE_COUNT)
        )
    return count


def test_wow_133_of_one_hidden_hand_nothing_is_imagined_that_cannot_be(monkeypatch):
    looks = 0
    for number in range(6):
        with monkeypatch.context() as patch:
            history = History(patch, 2, number)
            for s in history.positions():
                looks += 1
                assert 0 == impossible(history, s, s.actor)
    assert looks > 50


def test_wow_133_of_three_hidden_hands_hardly_anything(monkeypatch):
    looks = found = 0
    for number in range(4):
        with monkeypatch.context() as patch:
            history = History(patch, 4, number)
            for s in history.positions():
                looks += DEALS
                found += impossible(history, s, s.actor)
    assert looks > 200
    assert found / looks < 0.01


@pytest.mark.parametrize("seats", [2, 4])
def test_wow_133_all_that_can_be_may_be_imagined(monkeypatch, seats):
    for number in range(3):
        with monkeypatch.context() as patch:
            history = History(patch, seats, number)
            for s in history.positions():
                for (seat, empire), worlds in history.worlds.items():
                    for world in worlds.weights:
                        assert can_be(as_if(s, empire, world), history.match.c, empire, seat)


def as_if(s, empire, world):
    own = s.copy()
    for partner in range(PARTNERS):
        card = PARTNERS * empire + partner
        for seat, hand in enumerate(world):
            own.deck[empire, partner] += own.hands[seat, card] - hand[partner]
            own.hands[seat, card] = hand[partner]
    return own
