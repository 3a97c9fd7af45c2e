"""Counting small trees: sequences of decisions, chance being fixed by the key."""

from typing import Any

from ludoteka.core.drive import settle
from ludoteka.core.engine import Interpreted, engine
from ludoteka.core.game import Game, Setting
from ludoteka.core.match import opening
from ludoteka.core.record import Header, Record


def perft(game: Game[Any, Any], agreed: Setting, key: bytes, depth: int) -> int:
    """The number of decision sequences of that length from the opening."""
    run = engine(game)
    s, c = opening(game, agreed, key), game.build(game.pack)
    run.setup(s, c)
    return _count(run, s, c, depth)


def _count(run: Interpreted, s: Header, c: Record, depth: int) -> int:
    mask = run.mask()
    count = settle(run.legal, run.apply, s, c, mask)
    if depth == 0 or count == 0:
        return 1
    if depth == 1:
        return count
    total = 0
    for action in mask.nonzero()[0]:
        after = s.copy()
        run.apply(after, c, int(action))
        total += _count(run, after, c, depth - 1)
    return total
