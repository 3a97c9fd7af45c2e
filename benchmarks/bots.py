"""A level's time for a decision on one core, and the memory of all networks.

    python benchmarks/bots.py [--level expert] [--decisions 100] [--json] [GAME ...]

Matches at the fewest seats above one and at the most are played by the greedy bot; at every few
decisions the level is asked what it would do, so that all phases of a match are in the sample.
Processor time is the time on an idle core; `wall` is by the clock, with whatever else ran.
"""

import argparse
import json
import os
from collections.abc import Iterator
from hashlib import sha256
from time import perf_counter, process_time
from typing import Any

import numpy as np
import psutil
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ludoteka.bots.bot import Bot, GreedyBot
from ludoteka.bots.levels import LEVELS, bot
from ludoteka.bots.network.network import load, path_of
from ludoteka.core.errors import LudotekaError
from ludoteka.core.game import Setting, setting
from ludoteka.core.match import Match
from ludoteka.core.registry import GAMES, game, meta

MB = 2**20
EVERY = 4
"""decisions from one question to the next"""


def memory_mb() -> float:
    return psutil.Process().memory_info().rss / MB


def awake(name: str) -> None:
    """Rules, greedy play and match of a game, loaded and run."""
    match = Match(game(name), setting(meta(name)), bytes(32))
    match.play(decision(match, GreedyBot()))


def memory(names: list[str]) -> dict[str, float]:
    """Before and after all networks are loaded and have answered once."""
    for name in names:
        awake(name)
    before = memory_mb()
    paths = {name: path_of(name) for name in names if path_of(name).exists()}
    for path in paths.values():
        network = load(path)
        network(np.zeros((1, network.shape[0]), np.float32))
    return {
        "networks": len(paths),
        "files_mb": sum(path.stat().st_size for path in paths.values()) / MB,
        "before_mb": before,
        "after_mb": memory_mb(),
    }


def decision(match: Match, chosen: Bot) -> int:
    seed = sha256(match.key + len(match.plies).to_bytes(4, "little")).digest()
    return chosen.decide(match.engine, match.concealed(match.actor, seed), match.c, seed)


def positions(agreed: Setting) -> Iterator[Match]:
    """Every few decisions of one match after the other."""
    for number in range(1000):
        match = Match(game(agreed.game), agreed, sha256(b"%d" % number).digest())
        while not match.over:
            if len(match.plies) % EVERY == number % EVERY:
                yield match
            match.play(decision(match, GreedyBot()))


def times(level: str, agreed: Setting, decisions: int, progress: Progress) -> dict[str, Any]:
    chosen = bot(agreed.game, level, agreed.seats)
    asked = positions(agreed)
    decision(next(asked), chosen)  # loads machine code and network
    spent, waited = [], []
    title = f"{agreed.game}, {agreed.seats} seats"
    for _ in progress.track(range(decisions), description=title):
        match = next(asked)
        start, clock = process_time(), perf_counter()
        decision(match, chosen)
        spent.append(process_time() - start)
        waited.append(perf_counter() - clock)
    median, last = np.percentile(spent, [50, 99])
    wall_median, wall_last = np.percentile(waited, [50, 99])
    return {
        "game": agreed.game,
        "seats": agreed.seats,
        "decisions": decisions,
        "median_s": float(median),
        "p99_s": float(last),
        "wall_median_s": float(wall_median),
        "wall_p99_s": float(wall_last),
    }


def sizes(name: str) -> list[Setting]:
    """Two seats and the most, in the game's first form."""
    seats = [n for n in meta(name).forms[0].seats if n > 1]
    return [setting(meta(name), n) for n in sorted({seats[0], seats[-1]})]


def show(level: str, rows: list[dict[str, Any]], used: dict[str, float]) -> None:
    out = Console()
    table = Table("game", "seats", "median", "99 %", "wall median", "wall 99 %", title=level)
    for row in rows:
        figures = [f"{row[k] * 1000:,.1f} ms" for k in row if k.endswith("_s")]
        table.add_row(row["game"], str(row["seats"]), *figures)
    out.print(table)
    out.print(
        f"{used['networks']} networks, files of {used['files_mb']:.1f} MB: memory "
        f"{used['before_mb']:.0f} MB before, {used['after_mb']:.0f} MB with all of them"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--level", default=LEVELS[-1], help="or any other name of a bot")
    parser.add_argument("--decisions", type=int, default=100, help="of each game and seat count")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    try:
        used = memory(options.games)
        with Progress(console=Console(stderr=True), transient=True) as progress:
            rows = [
                times(options.level, agreed, options.decisions, progress)
                for name in options.games
                for agreed in sizes(name)
            ]
    except LudotekaError as error:
        raise SystemExit(f"bots.py: {error}") from None
    if options.json:
        print(json.dumps({"level": options.level, "times": rows, "memory": used}))
    else:
        show(options.level, rows, used)


if __name__ == "__main__":
    main()
