"""Compile everything that a table or a study will call, once, so that nobody waits later."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

from ludoteka.bots.bot import GreedyBot, SearchBot
from ludoteka.bots.chances import chances
from ludoteka.bots.levels import bot
from ludoteka.core.engine import engine
from ludoteka.core.game import Game, setting
from ludoteka.core.match import Match
from ludoteka.core.registry import game as game_of
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
        "expert": lambda: bot(game.meta.key, "expert").decide(run, s, c, SEED),
        "alone": lambda: _decide_alone(game),
        "chances": lambda: chances(run, s, c, s.actor, SEED, 1),
        "checked matches": lambda: Batch(game, match.setting).check(1, 0, 1),
    }


def _decide_alone(game: Game[Any, Any]) -> None:
    """The expert may be another bot where a seat plays alone."""
    for form in game.meta.forms:
        if 1 in form.seats:
            match = Match(game, setting(game.meta, 1, form.id), SEED)
            bot(game.meta.key, "expert").decide(match.engine, match.state, match.c, SEED)


def warm(keys: list[str]) -> Iterator[str]:
    """Compile these games, one a core at a time; the name of each when it is done."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(_warm_game, key) for key in keys]):
            yield done.result()


def _warm_game(key: str) -> str:
    for job in jobs(game_of(key)).values():
        job()
    return key
