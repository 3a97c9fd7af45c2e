"""Compile everything that a table calls, once, so that nobody waits later."""

from collections.abc import Iterator
from typing import Any

from ludoteka.bots.advice import Budget, advise
from ludoteka.bots.guided import Grove
from ludoteka.bots.kernels import Tree
from ludoteka.bots.levels import LEVELS, bot
from ludoteka.core.game import Game, Setting, setting
from ludoteka.core.match import KEY_BYTES, Match

KEY = bytes(KEY_BYTES)
ALONE = 1


def warm(game: Game[Any, Any]) -> None:
    """Use the rules and all bots once; quick where the machine code is on disk."""
    for tree in (Tree(game, 1, None), Grove(game, 1, None)):
        tree.below(0)
    for agreed in _settings(game):
        match = Match(game, agreed, KEY)
        s = match.concealed(match.actor, KEY)
        for level in LEVELS:
            bot(game.meta.key, level).decide(match.engine, s, match.c, KEY)
        advise(match.engine, s, match.c, KEY, Budget(simulations=1, playouts=1))
        match.engine.features(s, match.c, match.actor)
        match.engine.check(match.state, match.c)
        match.outcome()


def _settings(game: Game[Any, Any]) -> Iterator[Setting]:
    """The usual one, and a seat alone, for whom another bot may play."""
    yield setting(game.meta)
    for form in game.meta.forms:
        if ALONE in form.seats:
            yield setting(game.meta, ALONE, form.id)
