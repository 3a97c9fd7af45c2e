"""Benchmarks of the engine: decisions, playouts and simulations per second, and start-up times.

Rates are per second of CPU time, so that a busy machine does not blur them; only the one over all
cores is per second of the clock.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

import msgspec
import numpy as np

from ludoteka.bots.bot import SearchBot
from ludoteka.core.drive import TO_THE_END, random_decisions, settle
from ludoteka.core.engine import engine
from ludoteka.core.game import Game, Setting, setting
from ludoteka.core.match import opening
from ludoteka.core.record import Array, Header, layout
from ludoteka.lab.random_play import Batch, begin, play_on_threads

SEED = 1
FEW_MATCHES = 5


class Figures(msgspec.Struct):
    """One game's figures, two seats (or the fewest) with the default options."""

    game: str
    seats: int
    interpreted_per_s: float
    compiled_per_core_s: float
    all_cores_per_s: float
    playouts_per_core_s: float
    simulations_per_core_s: float
    state_bytes: int
    cold_s: float
    warm_s: float

    @property
    def compiled_over_interpreted(self) -> float:
        return self.compiled_per_core_s / self.interpreted_per_s

    @property
    def simulations_over_playouts(self) -> float:
        return self.simulations_per_core_s / self.playouts_per_core_s


def bench(
    game: Game[Any, Any], seconds: float = 2.0, progress: Callable[[str], None] = lambda _: None
) -> Figures:
    """Measure one game; `progress` is told of each part."""
    agreed = setting(game.meta)
    progress("cold and warm start")
    with tempfile.TemporaryDirectory() as cache:
        cold, warm = _start(game.meta.key, cache), _start(game.meta.key, cache)
    progress("interpreted")
    interpreted = _interpreted(game, agreed)
    progress("compiled")
    compiled, playouts = _compiled(game, agreed, seconds)
    progress("all cores")
    everywhere = _all_cores(game, agreed, seconds)
    progress("search")
    simulations = _simulations(game, agreed, seconds)
    return Figures(
        game.meta.key, agreed.seats, interpreted, compiled, everywhere, playouts, simulations,
        layout(game.state).itemsize, cold, warm,
    )  # fmt: skip


START = """
from time import perf_counter
begin = perf_counter()
import sys
from ludoteka.core.game import setting
from ludoteka.core.match import Match
from ludoteka.core.registry import game
g = game(sys.argv[1])
match = Match(g, setting(g.meta), bytes(32))
match.play(match.legal()[0])
print(perf_counter() - begin)
"""


def _start(key: str, cache: str) -> float:
    """Seconds from nothing to the first decision carried out, in a fresh process."""
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", START, key],
        env={**os.environ, "XDG_CACHE_HOME": cache},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


def _interpreted(game: Game[Any, Any], agreed: Setting, matches: int = 3) -> float:
    c = game.build(game.pack)
    mask = Array(np.zeros(game.actions.count, np.int8))
    source = Header.blank()
    decisions = 0
    start = process_time()
    for number in range(matches):
        s = opening(game, agreed, bytes(32))
        begin(game.setup, s, c, source, SEED, number)
        decisions += random_decisions(game.legal, game.apply, s, c, mask, source, TO_THE_END)
    return decisions / (process_time() - start)


def _compiled(game: Game[Any, Any], agreed: Setting, seconds: float) -> tuple[float, float]:
    """Decisions and whole random matches per core-second."""
    batch = Batch(game, agreed)
    batch.play(SEED, 0, 1)
    decisions = matches = 0
    start = process_time()
    while process_time() - start < seconds:
        decisions += batch.play(SEED, matches, 50)
        matches += 50
    spent = process_time() - start
    return decisions / spent, matches / spent


def _all_cores(game: Game[Any, Any], agreed: Setting, seconds: float) -> float:
    """Reading the components takes longer than many matches: it is not timed."""
    batches = [Batch(game, agreed) for _ in range(os.cpu_count() or 1)]
    each, spent = FEW_MATCHES, 0.0
    while spent < seconds / 4:  # until a run is long enough to foresee the next
        each *= 4
        start = perf_counter()
        play_on_threads(batches, SEED, each)
        spent = perf_counter() - start
    each = max(1, int(each * seconds / spent))
    start = perf_counter()
    decisions = play_on_threads(batches, SEED, each)
    return decisions / (perf_counter() - start)


def _simulations(game: Game[Any, Any], agreed: Setting, seconds: float) -> float:
    """Simulations of the search with full random playouts, from the opening."""
    run = engine(game)
    s, c = opening(game, agreed, bytes(32)), game.build(game.pack)
    run.setup(s, c)
    settle(game.legal, game.apply, s, c, Array(run.mask()))
    SearchBot(simulations=1, horizon=TO_THE_END).decide(run, s, c, b"")
    bot = SearchBot(simulations=500, horizon=TO_THE_END)
    simulations = 0
    start = process_time()
    while process_time() - start < seconds:
        bot.decide(run, s, c, b"")
        simulations += bot.simulations
    return simulations / (process_time() - start)
