"""INO-A21 What lay face down when the discards became the stack is not in it."""

from collections import Counter
from random import Random

import pytest

from ludoteka.core.conceal import concealed
from ludoteka.games.inori import runes
from ludoteka.games.inori.parts import COMPANION, DOUBLE, JOURNEY, RUNE_KINDS
from tests.belief import Worlds
from tests.kit import a_match, key_of, refreshed

FEW = Counter([DOUBLE, DOUBLE + 1, JOURNEY, JOURNEY + 1, COMPANION, COMPANION])
"""so few runes that the stack is made anew again and again"""
DEALS = 25


class History:
    """A match at random, and what the seat to act must think possible of the runes."""

    def __init__(self, patch, seats: int, number: int) -> None:
        self.match = a_match("inori", seats, key=key_of(number))
        self.choose, self.reshuffles = Random(number), 0
        few = [FEW[kind] for kind in range(RUNE_KINDS)]
        for kind in range(RUNE_KINDS):
            self.match.state.stack[kind] = few[kind]
        refreshed(self.match)
        self.worlds = [Worlds(few, seats, seat) for seat in range(seats)]
        self._watch(patch)

    def _watch(self, patch) -> None:
        take, draw = runes.take_rune, runes.draw
        remember, show = runes.remember, runes.show_rune
        taker = [0]

        def taken(s, seat):
            taker[0] = seat
            take(s, seat)

        def drawn(s, stack, left):
            kind = draw(s, stack, left)
            for worlds in self.worlds:
                worlds.draw(taker[0], [int(kind == other) for other in range(RUNE_KINDS)])
            return kind

        def shown(s, seat, kind):
            show(s, seat, kind)
            for worlds in self.worlds:
                worlds.give(seat, kind)

        def remembered(hands, kept, given, surely):
            remember(hands, kept, given, surely)
            self.reshuffles += 1
            for worlds in self.worlds:
                worlds.restock(self.match.state.stack.tolist())

        patch.setattr("ludoteka.games.inori.placing.take_rune", taken)
        patch.setattr(runes, "draw", drawn)
        patch.setattr(runes, "show_rune", shown)
        patch.setattr(runes, "remember", remembered)

    def positions(self, reshuffles: int):
        while not self.match.over:
            self.match.play(self.choose.choice(self.match.legal()))
            if self.match.over or self.reshuffles > reshuffles:
                return
            if self.reshuffles > 0:
                yield self.match.state


def imagined_hands(history: History, s) -> set:
    engine, c = history.match.engine, history.match.c
    found = [concealed(engine, s, c, s.actor, key_of(number)) for number in range(DEALS)]
    return {tuple(map(tuple, own.face_down.tolist()[: s.seats])) for own in found}


@pytest.mark.parametrize(("seats", "reshuffles", "matches"), [(2, 99, 8), (4, 1, 4)])
def test_ino_a21_runes_are_imagined_as_they_can_lie(monkeypatch, seats, reshuffles, matches):
    looks = 0
    for number in range(matches):
        with monkeypatch.context() as patch:
            history = History(patch, seats, number)
            for s in history.positions(reshuffles):
                looks += 1
                assert imagined_hands(history, s) <= set(history.worlds[s.actor].weights)
    assert looks > 20
