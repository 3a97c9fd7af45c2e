"""The rules on CUDA against the rules on the CPU: equal bytes, and decisions per second.

Run on a machine with a CUDA device: `python benchmarks/gpu.py [--json] [GAME ...]`.
"""

import json
import sys

import numpy as np

from ludoteka.core.game import setting
from ludoteka.core.record import layout
from ludoteka.core.registry import GAMES, game
from ludoteka.lab.cuda import CudaMatches
from ludoteka.lab.random_play import Batch

COMPARED = 10_000
TIMED = 400_000
SEED = 1


def on_cpu(batch: Batch, matches: int) -> np.ndarray:
    states = np.zeros(matches, layout(batch.game.state))
    for number in range(matches):
        batch.play(SEED, number, 1)
        states[number] = batch.work[0]
    return states


def measure(name: str) -> dict[str, object]:
    played = game(name)
    agreed = setting(played.meta)
    there, _, _ = CudaMatches(played, agreed, COMPARED).play(SEED)
    here = on_cpu(Batch(played, agreed), COMPARED)
    different = (
        sum(bool(np.any(here[n] != there[n])) for n in here.dtype.names) if here.dtype.names else 0
    )
    matches = CudaMatches(played, agreed, TIMED)
    matches.play(SEED)
    _, decisions, seconds = matches.play(SEED + 1)
    return {
        "game": name,
        "compared": COMPARED,
        "equal_bytes": here.tobytes() == there.tobytes(),
        "fields_that_differ": different,
        "matches": TIMED,
        "decisions_per_s": decisions / seconds,
    }


def main() -> None:
    names = [a for a in sys.argv[1:] if not a.startswith("-")] or list(GAMES)
    rows = []
    for name in names:
        rows.append(measure(name))
        row = rows[-1]
        print(
            f"{name}: {row['compared']} matches equal bytes: {row['equal_bytes']}; "
            f"{row['decisions_per_s']:,.0f} decisions/s on the device",
            file=sys.stderr,
            flush=True,
        )
    if "--json" in sys.argv:
        print(json.dumps(rows))


if __name__ == "__main__":
    main()
