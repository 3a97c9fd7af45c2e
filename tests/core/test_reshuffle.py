"""Hands around a stack that is made anew of its discards: what is imagined is what can be."""

from collections import Counter
from random import Random
from typing import Annotated

import pytest

from ludoteka.core.chance import draw
from ludoteka.core.conceal import source_of
from ludoteka.core.count import total
from ludoteka.core.record import REMEMBERED, Array, Header
from ludoteka.core.reshuffle import imagine, note_given, remember
from tests.belief import Worlds
from tests.kit import key_of

SEATS, KINDS = 3, 3
COPIES = (3, 2, 1)
DEALS = 300
"""that are imagined of a position"""
OFTEN = 0.05
"""what is so likely is among them"""
FAR, NEAR = 0.2, 0.04
"""most distance that is thought of as chance, of one position and of all"""


class Table(Header):
    """Nothing but hands, a stack and discards."""

    hands: Annotated[Array, "i1", (SEATS, KINDS)]
    stack: Annotated[Array, "i1", KINDS]
    discards: Annotated[Array, "i1", KINDS]
    kept: Annotated[Array, "i1", (SEATS, KINDS), REMEMBERED]
    given: Annotated[Array, "i1", (SEATS, KINDS), REMEMBERED]
    surely: Annotated[Array, "i1", SEATS, REMEMBERED]


class Play:
    """Draws, gifts and reshuffles at random, with all that seat 0 must think possible."""

    def __init__(self, number: int, seats: int) -> None:
        self.s, self.choose = Table.blank(), Random(number)
        self.s.seats, self.s.key[0] = seats, number
        self.worlds = Worlds(COPIES, seats, me=0)
        self.reshuffles = 0
        for kind in range(KINDS):
            self.s.stack[kind] = COPIES[kind]

    def on(self) -> None:
        seat, s = self.choose.randrange(self.s.seats), self.s
        held = [kind for kind in range(KINDS) if s.hands[seat, kind] > 0]
        if held and self.choose.random() < 0.5:
            self.give(seat, self.choose.choice(held))
        elif total(s.stack) + total(s.discards) > 0:
            self.draw(seat)

    def draw(self, seat: int) -> None:
        s = self.s
        if total(s.stack) == 0:
            self.reshuffles += 1
            self.worlds.restock(s.discards.tolist())
            for kind in range(KINDS):
                s.stack[kind], s.discards[kind] = s.discards[kind], 0
            remember(s.hands, s.kept, s.given, s.surely)
        drawn = draw(s, s.stack, total(s.stack))
        s.hands[seat, drawn] += 1
        self.worlds.draw(seat, [int(kind == drawn) for kind in range(KINDS)])

    def give(self, seat: int, kind: int) -> None:
        s = self.s
        note_given(s.hands, s.kept, s.given, s.surely, seat, kind)
        s.hands[seat, kind] -= 1
        s.discards[kind] += 1
        self.worlds.give(seat, kind)

    def imagined(self, number: int):
        own = self.s.copy()
        for i, word in enumerate(source_of(key_of(number)).key.tolist()):
            own.key[i] = word
        own.tick = 0
        assert imagine(own, own.hands, own.stack, own.kept, own.given, own.surely, 0, -1)
        return own


def hands_of(s):
    return tuple(tuple(hand) for hand in s.hands.tolist()[: s.seats])


def positions(seats: int, reshuffles: int, plays: int):
    """Positions after the first reshuffle and before one too many."""
    for number in range(plays):
        play = Play(number, seats)
        for step in range(40):
            play.on()
            if play.reshuffles > reshuffles:
                break
            if step % 4 == 0 and play.reshuffles > 0:
                yield play


def distance(weights, found) -> float:
    """Between what must be thought possible and what was imagined: 0 alike, 1 nothing in common."""
    both = set(weights) | set(found)
    return sum(abs(weights.get(w, 0) - found[w] / found.total()) for w in both) / 2


@pytest.mark.parametrize(("seats", "reshuffles"), [(2, 40), (3, 1)])
def test_what_is_imagined_is_what_the_history_allows(seats, reshuffles):
    """Of two hands all is known at every reshuffle; of more, what was known of each before is
    forgotten at the next.
    """
    distances = []
    for play in positions(seats, reshuffles, 40):
        found = Counter(hands_of(play.imagined(number)) for number in range(DEALS))
        weights = play.worlds.weights

        assert set(found) <= set(weights)
        assert {w for w, weight in weights.items() if weight > OFTEN} <= set(found)
        distances.append(distance(weights, found))
    assert len(distances) > 50
    assert max(distances) < FAR
    assert sum(distances) / len(distances) < NEAR


def test_what_was_kept_is_dealt_to_those_who_kept_it():
    """Two kept a piece each and one drew since: it holds one of either."""
    play = Play(0, 3)
    s = play.s
    for kind, pieces in enumerate((1, 1, 0)):
        s.stack[kind] = pieces
    for kind, pieces in enumerate((0, 1, 1)):
        s.discards[kind] = pieces
    play.worlds = Worlds((1, 1, 0), 3, me=0)
    for seat in (1, 2, 1):
        play.draw(seat)

    found = Counter(hands_of(play.imagined(number)) for number in range(400))

    assert set(play.worlds.weights) == set(found)
    assert 4 == len(found)
    assert all(70 < count < 130 for count in found.values())


def test_a_hand_can_be_kept_free_of_a_kind():
    for play in positions(3, 1, 20):
        play.s.actor = 1
        for number in range(20):
            own = play.s.copy()
            own.key[1] = number
            if imagine(own, own.hands, own.stack, own.kept, own.given, own.surely, 0, 2):
                assert 0 == own.hands[1, 2]
