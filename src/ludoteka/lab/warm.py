"""Compile everything that a table or a study will call, once, so that nobody waits later."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from ludoteka.bots.warm import warm as warm_table
from ludoteka.core.game import setting
from ludoteka.core.registry import game
from ludoteka.lab.random_play import Batch


def warm(keys: list[str]) -> Iterator[str]:
    """Compile these games, one a core at a time; the name of each when it is done."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(_warm_game, key) for key in keys]):
            yield done.result()


def _warm_game(key: str) -> str:
    warm_table(game(key))
    Batch(game(key), setting(game(key).meta)).check(1, 0, 1)
    return key
