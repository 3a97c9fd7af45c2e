"""Positions for fitting an evaluation: matches alone, with what each came to in the end.

    python benchmarks/evaluation.py gather portals positions.npz --cores 4 --minutes 7

Every match leaves the planner's way for a turn at random, early or late, and goes on by the plan:
so positions of all kinds are met, and each is worth what a plan makes of it.
"""

import argparse
from collections.abc import Iterator
from hashlib import sha256
from itertools import count, takewhile
from pathlib import Path
from time import monotonic

import numpy as np

from ludoteka.bots.bot import RandomBot
from ludoteka.bots.search.planner import PlannerBot
from ludoteka.core.game import setting
from ludoteka.core.match import Match
from ludoteka.core.registry import game, meta
from ludoteka.lab.spread import spread

WIDTHS = (40, 80, 120)
LAST_STRAY = 20
"""turns: later there is little left to be learned from"""
Gathered = tuple[list[bytes], int]
"""the positions at the beginnings of turns, and the points in the end"""


def gathered(key: str, number: int) -> Gathered:
    """One match: every position after the stray turn."""
    g, chance = game(key), np.random.default_rng(number)
    form = next(form for form in meta(key).forms if 1 in form.seats)
    match = Match(g, setting(meta(key), 1, form.id), sha256(b"gather %d" % number).digest())
    plan, stray = PlannerBot(width=int(chance.choice(WIDTHS))), chance.integers(LAST_STRAY)
    kept: list[bytes] = []
    turn = -1
    while not match.over:
        now = g.turns_begun(match.state)  # type: ignore[misc] # the game plans alone
        if now > turn and now > stray:
            kept.append(match.state.memory.tobytes())
        turn = now
        bot = RandomBot() if now == stray else plan
        seed = sha256(match.key + bytes([len(match.plies)])).digest()
        match.play(bot.decide(match.engine, match.concealed(0, seed), match.c, seed))
    return kept, match.outcome()[0][0]


def gather(key: str, file: Path, cores: int, minutes: float) -> int:
    """Positions of as many matches as there is time for; how many matches."""
    until = monotonic() + 60 * minutes
    numbers = takewhile(lambda _: monotonic() < until, count())
    matches = list(_told(key, numbers, cores))
    states = np.frombuffer(b"".join(s for kept, _ in matches for s in kept), np.uint8)
    np.savez_compressed(
        file,
        states=states.reshape(sum(len(kept) for kept, _ in matches), -1),
        match=np.repeat(np.arange(len(matches)), [len(kept) for kept, _ in matches]),
        points=np.array([points for _, points in matches]),
    )
    return len(matches)


def _told(key: str, numbers: Iterator[int], cores: int) -> Iterator[Gathered]:
    yield gathered(key, next(numbers))  # compiles, so that not every process does
    yield from spread(gathered, ((key, number) for number in numbers), cores)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=["gather"])
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=5.0)
    given = parser.parse_args()
    matches = gather(given.game, given.file, given.cores, given.minutes)
    print(f"{matches} matches; {given.file}")


if __name__ == "__main__":
    main()
