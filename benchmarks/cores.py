"""Random decisions a second on all cores beside one: `python benchmarks/cores.py [GAME ...]`.

A thread a core, each with its own matches; one core and all of them in turns, the medians of three.
"""

import os
import sys
from statistics import median

from ludoteka.core.game import setting
from ludoteka.core.registry import GAMES, game
from ludoteka.lab.bench import _all_cores, _compiled

SECONDS = 1.0
ROUNDS = 3


def main() -> None:
    print("| game | one core, M/s | all cores, M/s | ratio |\n|---|---|---|---|")
    for name in sys.argv[1:] or GAMES:
        played = game(name)
        agreed = setting(played.meta)
        alone, together = [], []
        for _ in range(ROUNDS):
            alone.append(_compiled(played, agreed, SECONDS)[0] / 1e6)
            together.append(_all_cores(played, agreed, SECONDS) / 1e6)
        one, every = median(alone), median(together)
        print(f"| {name} | {one:.2f} | {every:.2f} | {every / one:.1f} |", flush=True)
    print(f"{len(os.sched_getaffinity(0))} cores")


if __name__ == "__main__":
    main()
