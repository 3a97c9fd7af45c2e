"""Search simulations per core-second, side by side with OpenSpiel's C++ MCTSBot and ISMCTSBot.

    pip install '.[bench]' --constraint constraints.txt
    python benchmarks/search_rates.py [--simulations 1000] [--rounds 5] [--json]

Both sides search from the opening with uniform random playouts to the end and the same number of
simulations a search, on one core. The searches take turns, round by round, so that a busy machine
slows all of them; a rate is the median over the rounds, per second of processor time. Both are
called once a search from Python, which is nothing beside it. OpenSpiel has other games: those of
similar length are taken, and the ratios are given of simulations and of decisions in playouts.
"""

import argparse
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import fmean, median
from time import process_time
from typing import Any

import pyspiel
from rich.console import Console
from rich.progress import track
from rich.table import Table

from ludoteka.bots.bot import SearchBot
from ludoteka.core.drive import TO_THE_END
from ludoteka.core.game import setting
from ludoteka.core.match import Match
from ludoteka.core.registry import GAMES, game
from ludoteka.lab.random_play import Batch

MCTS = ("othello", "breakthrough", "backgammon", "hex", "amazons")
"""perfect information, 60 to 210 decisions"""
ISMCTS = ("hearts", "oh_hell(players=4,num_tricks_fixed=12)", "gin_rummy")
"""the longer games for which OpenSpiel can imagine what a seat does not know"""
OURS = "Ludoteka"
PLAYOUTS = 300
UCT = 2.0
MEMORY_MB = 1000
SEED = 1
WIDE = 120


@dataclass
class Searched:
    """One game under one search."""

    game: str
    search: str
    decisions: float
    """of a random playout"""
    search_once: Callable[[int], None]
    rates: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return median(self.rates)

    def row(self) -> dict[str, object]:
        kept = ("game", "search", "decisions", "rates")
        return {name: getattr(self, name) for name in kept} | {"rate": self.rate}


def ours(name: str, simulations: int) -> Searched:
    played = game(name)
    agreed = setting(played.meta)
    match = Match(played, agreed, bytes(32))
    bot = SearchBot(simulations=simulations, horizon=TO_THE_END)
    length = Batch(played, agreed).play(SEED, 0, PLAYOUTS) / PLAYOUTS
    s = match.concealed(match.actor, bytes(32))

    def search(seed: int) -> None:
        bot.decide(match.engine, s, match.c, seed.to_bytes(4, "little"))

    return Searched(name, OURS, length, search)


def on_by_chance(state: Any) -> None:
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(actions, chances)[0])  # noqa: S311 - not for secrets
    else:
        state.apply_action(random.choice(state.legal_actions()))  # noqa: S311 - as above


def first_choice(name: str) -> Any:
    """The position in which there is something to decide for the first time."""
    random.seed(SEED)
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        on_by_chance(state)
    return state


def playout_length(state: Any) -> int:
    """Decisions from here to the end; as in ours, chance and moves without a choice are none."""
    state, count = state.clone(), 0
    while not state.is_terminal():
        count += not state.is_chance_node() and len(state.legal_actions()) > 1
        on_by_chance(state)
    return count


def theirs(name: str, search: str, simulations: int) -> Searched:
    state = first_choice(name)

    def bot(seed: int) -> Any:
        rollouts = pyspiel.RandomRolloutEvaluator(1, seed)
        if search == "ISMCTSBot":
            return pyspiel.ISMCTSBot(seed, rollouts, UCT, simulations)
        solve = verbose = False
        return pyspiel.MCTSBot(
            state.get_game(), rollouts, UCT, simulations, MEMORY_MB, solve, seed, verbose
        )

    length = fmean(playout_length(state) for _ in range(PLAYOUTS))
    return Searched(name, search, length, lambda seed: bot(seed).step(state))


def measure(entries: list[Searched], simulations: int, rounds: int) -> None:
    for entry in entries:
        entry.search_once(0)  # loads machine code
    console = Console(stderr=True)
    for number in track(range(1, rounds + 1), "rounds", console=console):
        for entry in entries:
            start = process_time()
            entry.search_once(number)
            entry.rates.append(simulations / (process_time() - start))


def ratios(entries: list[Searched]) -> list[dict[str, object]]:
    """Each of our games against each of OpenSpiel's."""
    return [
        {
            "game": mine.game,
            "search": other.search,
            "other": other.game,
            "simulations": mine.rate / other.rate,
            "decisions": mine.rate * mine.decisions / (other.rate * other.decisions),
        }
        for mine in entries
        for other in entries
        if mine.search == OURS and other.search != OURS
    ]


def show(entries: list[Searched], compared: list[dict[str, object]]) -> None:
    out = Console(width=WIDE)
    table = Table("game", "search", "decisions a playout", "simulations/s", "decisions/s")
    for e in entries:
        numbers = f"{e.decisions:.0f}", f"{e.rate:,.0f}", f"{e.rate * e.decisions:,.0f}"
        table.add_row(e.game, e.search, *numbers)
    out.print(table)
    names = [e.game for e in entries if e.search == OURS]
    table = Table("against", "search", *names, title="simulations / decisions of playouts")
    for other in (e for e in entries if e.search != OURS):
        row = [r for r in compared if r["other"] == other.game]
        cells = [f"{r['simulations']:.1f} / {r['decisions']:.1f}" for r in row]
        table.add_row(other.game, other.search, *cells)
    out.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--simulations", type=int, default=1000, help="of each search")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    entries = [ours(name, options.simulations) for name in GAMES]
    entries += [theirs(name, "MCTSBot", options.simulations) for name in MCTS]
    entries += [theirs(name, "ISMCTSBot", options.simulations) for name in ISMCTS]
    measure(entries, options.simulations, options.rounds)
    compared = ratios(entries)
    if options.json:
        print(json.dumps({"rates": [e.row() for e in entries], "ratios": compared}))
    else:
        show(entries, compared)


if __name__ == "__main__":
    main()
