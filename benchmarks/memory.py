"""What it is worth to remember: a search that does against the same search that forgets.

    python benchmarks/memory.py nizam --bot search:300 --seats 2 --matches 200

Who forgets is given the same positions without what is only remembered, and imagines hands that
cannot be. Each deal is played from every seat.
"""

import argparse
from hashlib import sha256

from ludoteka.bots.levels import bot
from ludoteka.core.game import setting
from ludoteka.core.match import Match
from ludoteka.core.record import remembered_fields
from ludoteka.core.registry import game, meta
from ludoteka.lab.ratings import wilson
from ludoteka.lab.spread import spread


def played(key: str, name: str, seats: int, deal: int, keen: int) -> float:
    """The share of the win of the one seat that remembers."""
    match = Match(game(key), setting(meta(key), seats), sha256(b"memory %d" % deal).digest())
    player = bot(key, name, seats)
    while not match.over:
        seed = sha256(b"%d %d %d" % (deal, keen, len(match.plies))).digest()
        own = match.concealed(match.actor, seed)
        if match.actor != keen:
            for field in remembered_fields(type(own)):
                own.memory[field] = 0
        match.play(player.decide(match.engine, own, match.c, seed))
    places = match.outcome()[1]
    return 1 / places.count(0) if places[keen] == 0 else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="search:300")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--cores", type=int, default=1)
    given = parser.parse_args()
    work = (
        (given.game, given.bot, given.seats, number // given.seats, number % given.seats)
        for number in range(given.matches)
    )
    shares = list(spread(played, work, given.cores))
    low, high = wilson(sum(shares), len(shares))
    print(
        f"{given.game}, {given.seats} seats, {given.bot}: who remembers wins "
        f"{sum(shares) / len(shares):.1%} ({low:.1%}-{high:.1%}) of {len(shares)} matches; "
        f"fair would be {1 / given.seats:.1%}"
    )


if __name__ == "__main__":
    main()
