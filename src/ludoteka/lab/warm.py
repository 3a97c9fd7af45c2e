"""Compile everything that a table or a study will call, once, so that nobody waits later."""

from collections.abc import Callable
from typing import Any

from ludoteka.bots.bot import GreedyBot, SearchBot
from ludoteka.core.engine import engine
from ludoteka.core.game import Game, setting
from ludoteka.core.match import Match
from ludoteka.lab.random_play import Batch

SEED = bytes(32)


def jobs(game: Game[Any, Any]) -> dict[str, Callable[[], object]]:
    """The parts of a game to compile, by name; each is quick when its machine code is cached."""
    match = Match(game, setting(game.meta), SEED, compiled=False)
    run, s, c = engine(game), match.state, match.c
    return {
        "rules": lambda: Match(game, setting(game.meta), SEED).replay([match.legal()[0]]),
        "outcome": lambda: run.outcome(s, c),
        "check": lambda: run.check(s, c),
        "conceal": lambda: run.conceal(s.copy(), c, s.actor),
        "features": lambda: run.features(s, c, s.actor),
        "greedy": lambda: GreedyBot().decide(run, s, c, SEED),
        "search": lambda: SearchBot(simulations=1).decide(run, s, c, SEED),
        "random matches": lambda: Batch(game, match.setting).play(1, 0, 1),
        "checked matches": lambda: Batch(game, match.setting).check(1, 0, 1),
    }
