"""How well do chances foretell? Positions of matches between equal searches, and their ends.

python benchmarks/chances.py sintra inori --matches 40
"""

import argparse
from random import Random

from ludoteka.bots.bot import SearchBot
from ludoteka.bots.chances import compared, estimate
from ludoteka.core.game import setting
from ludoteka.core.match import Match
from ludoteka.core.registry import game

PLAYOUTS = 100
ASKED = 0.05
"""of all decisions"""
PLAYER = SearchBot(simulations=150)


def asked(name: str, number: int) -> list[tuple[float, float]]:
    """Some positions of one match of two: the first seat's chance, and its share of the win."""
    played, choose = game(name), Random(number)  # noqa: S311 - a sample, no secret
    match = Match(played, setting(played.meta, 2), number.to_bytes(32, "little"))
    said = []
    while not match.over:
        seed = (1000 * number + len(match.plies)).to_bytes(32, "little")
        s = match.concealed(match.actor, seed)
        if choose.random() < ASKED:
            (found,) = compared([estimate(match.engine, s, match.c, match.actor, seed, PLAYOUTS)])
            said.append(found.wins[0])
        match.play(PLAYER.decide(match.engine, s, match.c, seed))
    places = match.outcome()[1]
    share = (1 / places.count(0)) if places[0] == 0 else 0.0
    return [(chance, share) for chance in said]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--matches", type=int, default=40)
    given = parser.parse_args()
    for name in given.games:
        pairs = [pair for n in range(given.matches) for pair in asked(name, n)]
        error = sum((chance - share) ** 2 for chance, share in pairs) / len(pairs)
        print(f"{name}: {len(pairs)} positions, mean squared error {error:.3f} (a coin: 0.25)")


if __name__ == "__main__":
    main()
