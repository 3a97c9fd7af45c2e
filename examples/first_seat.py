"""What is it worth to go first? Ten million random decisions, on all cores.

    python examples/first_seat.py sintra 3

Prints each seat's share of the wins with its 95 % interval. A minute or less; the first time the
rules are compiled, which takes longer.
"""

import sys

import numpy as np

from ludoteka.envs import Batch

MATCHES, STEPS = 2048, 5000


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else "sintra"
    seats = int(sys.argv[2]) if len(sys.argv) > 2 else None
    batch = Batch(name, seats, n=MATCHES, seed=1)
    batch.reset()
    places = []
    for _ in range(STEPS):
        batch.step_random()
        places.append(batch.places[batch.ends == 1])
    won = np.concatenate(places) == 0
    shares = won / won.sum(1, keepdims=True)
    error = 1.96 * shares.std(0) / np.sqrt(len(shares))
    print(f"{name}: {len(shares):,} matches, random play")
    for seat, (share, half) in enumerate(zip(shares.mean(0), error, strict=True), 1):
        print(f"seat {seat}: {share:.1%} ± {half:.1%} of the wins")


if __name__ == "__main__":
    main()
