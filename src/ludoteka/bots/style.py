"""Styles: the same strength, another taste.

A bot judges its options as ever. Where several are nearly equal to it, its taste decides among
them: weights on what the engine knows of every game, kept as data in `[styles]` of `bots.toml`. So
a style costs at most the margin within which options count as equal.
"""

from hashlib import sha256
from typing import Any

import msgspec
import numpy as np

from ludoteka.bots.search.kernels import own_rows, sensing_kernel
from ludoteka.bots.search.recall import knows_as_much
from ludoteka.core.conceal import concealed, source_of
from ludoteka.core.drive import settle
from ludoteka.core.engine import Interpreted
from ludoteka.core.record import Header, Record

POINT = 100
LONGEST_MOVE = 6
"""decisions of one move that are thought of"""

Weights = dict[str, float]


class Style(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """What a bot likes to do and to see happen, by the end of its move."""

    actions: Weights = {}
    """doing this; by the beginning of an action's notation"""
    mine: Weights = {}
    """more of this for its seat; a field of the state, or one column of it: `earned.1`"""
    laid: Weights = {}
    """likewise, where a field holds pieces or an empty place (-1): how many pieces"""
    rival: float = 0.0
    """a point more in what `evaluate` says of the best of the others"""
    draws: float = 0.0
    """that something was drawn"""
    margin: float = 0.01
    """reward (0 to 1) by which an option may be behind and still be as good as the best"""
    odds: float = 0.5
    """likewise where a network decides: liked so much beside the best"""

    def favourite(
        self, engine: Interpreted, s: Header, c: Record, seed: bytes, equals: list[int]
    ) -> int:
        """Of options that are nearly equal, the best first; by what the seat knows."""
        own: Header = engine.game.state(own_rows(engine.game, s, 1)[0])
        key = sha256(b"style" + seed).digest()
        imagined = concealed(engine, own, c, s.actor, key)
        return max(equals, key=lambda action: self._foreseen(engine, imagined, c, key, action))

    def _foreseen(
        self, engine: Interpreted, s: Header, c: Record, key: bytes, action: int
    ) -> float:
        done, after = finished(engine, s, c, key, action)
        return self.liking(engine, s, after, c, done)

    def liking(
        self, engine: Interpreted, s: Header, after: Header, c: Record, done: list[int]
    ) -> float:
        """How well the seat to act in `s` likes what it does from there and what comes of it."""
        doing = sum(self._of_action(engine.game.actions.notation(action)) for action in done)
        drawn = self.draws if after.tick != s.tick else 0.0
        return doing + drawn + self._of_table(engine, after, c, s.actor)

    def _of_action(self, notation: str) -> float:
        return sum(w for begin, w in self.actions.items() if f"{notation} ".startswith(f"{begin} "))

    def _of_table(self, engine: Interpreted, s: Header, c: Record, seat: int) -> float:
        liking = sum(w * float(_row(s, f, seat).sum()) for f, w in self.mine.items())
        liking += sum(w * float((_row(s, f, seat) >= 0).sum()) for f, w in self.laid.items())
        others = [other for other in range(s.seats) if other != seat]
        if self.rival and others:
            liking += self.rival * max(engine.evaluate(s, c, other) for other in others) / POINT
        return liking


def chosen(
    style: Style | None, engine: Interpreted, s: Header, c: Record, seed: bytes,
    options: list[tuple[int, float]], margin: float | None = None,
) -> int:  # fmt: skip
    """The first of the options (action, worth), or one nearly as good that is more to the taste."""
    best, worth = options[0]
    if style is None:
        return best
    least = worth - (style.margin if margin is None else margin)
    equals = [action for action, other in options if other >= least]
    return best if len(equals) == 1 else style.favourite(engine, s, c, seed, equals)


def finished(
    engine: Interpreted, s: Header, c: Record, key: bytes, action: int
) -> tuple[list[int], Header]:
    """The decisions of a move that begins with this one, on as looks best at once, and its end."""
    now, done, source = s.copy(), [action], source_of(key)
    while True:
        engine.apply(now, c, done[-1])
        settle(engine.legal, engine.apply, now, c, engine.mask())
        if not knows_as_much(s, now) or len(done) == LONGEST_MOVE:
            return done, now
        options, sums = sensed(engine, now, c, source, 1)
        done.append(options[int(sums.argmax())])


def sensed(
    engine: Interpreted, s: Header, c: Record, source: Header, samples: int
) -> tuple[list[int], np.ndarray[Any, Any]]:
    """The legal actions, and what each leads to at once, in so many imagined positions."""
    game, mask = engine.game, engine.mask()
    engine.legal(s, c, mask)
    options = [int(action) for action in mask.nonzero()[0]]
    sums = np.zeros(len(options), np.int64)
    sensing_kernel(game)(
        own_rows(game, s, 1), own_rows(game, s, 2), c.memory, s.actor,
        engine.mask(), source.memory, samples, sums,
    )  # fmt: skip
    return options, sums


def _row(s: Header, field: str, seat: int) -> np.ndarray[Any, Any]:
    name, _, column = field.partition(".")
    row = np.asarray(s.memory[name][seat])
    return row[..., int(column)] if column else row
