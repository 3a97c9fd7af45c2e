"""How long bots think about a decision while nothing is compiled.

    python benchmarks/interim.py [--matches 2] [--json] [GAME ...]

Random matches in every form, at its fewest and its most seats, played by interpreted rules. At five
places from the first decision to the last all levels decide as at a table: `choose`, as a bot's
process runs it. The last column is the first decision of a process that is started for it.
"""

import argparse
import json
import multiprocessing
import random
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from ludoteka.bots.levels import LEVELS
from ludoteka.core.game import Setting, setting
from ludoteka.core.match import Match
from ludoteka.core.registry import GAMES, game, meta
from ludoteka.server.bots.seats import Thought, choose

PLACES = 5
"""of a match, evenly from its first decision to its last"""


def settings(name: str) -> Iterator[Setting]:
    for form in meta(name).forms:
        for seats in sorted({form.seats[0], form.seats[-1]}):
            yield setting(meta(name), seats, form.id)


def thoughts(agreed: Setting, number: int) -> list[Thought]:
    """What bots are asked on the way of a random match."""
    match = Match(game(agreed.game), agreed, sha256(b"%d" % number).digest(), compiled=False)
    draw, seen = random.Random(number), []  # noqa: S311 - any matches will do
    while not match.over:
        seed = draw.randbytes(32)
        state = match.concealed(match.actor, seed).tobytes()
        pack = (match.pack.name, match.pack.text)
        seen.append(Thought(agreed.game, "", pack, state, seed, compiled=False))
        match.play(draw.choice(match.legal()))
    return [seen[place * (len(seen) - 1) // (PLACES - 1)] for place in range(PLACES)]


def seconds(thought: Thought) -> float:
    start = perf_counter()
    choose(thought)
    return perf_counter() - start


def from_a_new_process(thought: Thought) -> float:
    start = perf_counter()
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        pool.submit(choose, thought).result()
        return perf_counter() - start


def measure(name: str, matches: int) -> dict[str, Any]:
    spent = defaultdict(list)
    asked = [t for agreed in settings(name) for n in range(matches) for t in thoughts(agreed, n)]
    at_levels = [
        Thought(t.game, level, t.pack, t.state, t.seed, t.compiled)
        for level in LEVELS
        for t in asked
    ]
    seconds(at_levels[-1])  # reads the components and the network
    for thought in track(at_levels, name, console=Console(stderr=True), transient=True):
        spent[thought.level].append(seconds(thought))
    longest = {level: max(spent[level]) for level in LEVELS}
    first = from_a_new_process(at_levels[-1])
    return {"game": name, "decisions": len(asked), "longest_s": longest, "first_s": first}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--matches", type=int, default=2, help="of each form and seat count")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    rows = [measure(name, options.matches) for name in options.games]
    if options.json:
        print(json.dumps(rows))
        return
    table = Table("game", "decisions of each", *LEVELS, "first", title="longest decision")
    for row in rows:
        figures = [*row["longest_s"].values(), row["first_s"]]
        table.add_row(row["game"], str(row["decisions"]), *(f"{s:.2f} s" for s in figures))
    Console().print(table)


if __name__ == "__main__":
    main()
