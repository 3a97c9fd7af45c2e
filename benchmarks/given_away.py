"""Does an analysis tell weak play from strong? What a decision gives away, by who made it.

Matches of random players and matches of experts are analysed alike. A random player must give away
at least five times as much a decision.

python benchmarks/given_away.py nizam sintra --matches 2
"""

import argparse
from hashlib import sha256
from statistics import mean
from time import perf_counter

from ludoteka.bots.advice.analysis import Judgement, judge, positions
from ludoteka.bots.advice.hints import Budget
from ludoteka.bots.levels import bot
from ludoteka.core.game import setting
from ludoteka.core.match import Match
from ludoteka.core.registry import game

WEAK, STRONG = "random", "expert"


def played(name: str, level: str, number: int) -> Match:
    """A match of two of a kind."""
    rules, player = game(name), bot(name, level, 2)
    match = Match(rules, setting(rules.meta, 2), number.to_bytes(32, "little"))
    while not match.over:
        seed = sha256(b"%d %d" % (number, len(match.plies))).digest()
        s = match.concealed(match.actor, seed)
        match.play(player.decide(match.engine, s, match.c, seed))
    return match


def judged(match: Match, budget: Budget, every: int) -> list[Judgement]:
    return [judge(match.game, match.c, one, budget) for one in positions(match)[::every]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--matches", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=300)
    parser.add_argument("--playouts", type=int, default=32)
    parser.add_argument("--every", type=int, default=1, help="judge one decision in so many")
    given = parser.parse_args()
    budget = Budget(given.simulations, given.playouts)
    for name in given.games:
        missed = {}
        begun, count = perf_counter(), 0
        for level in (WEAK, STRONG):
            matches = [played(name, level, n) for n in range(given.matches)]
            begun = perf_counter()
            found = [j for match in matches for j in judged(match, budget, given.every)]
            count = len(found)
            missed[level] = mean(j.missed for j in found)
        a_decision = (perf_counter() - begun) / count
        weak, strong = missed[WEAK], missed[STRONG]
        print(
            f"{name}: {WEAK} {weak:.2%}, {STRONG} {strong:.2%}, {weak / strong:.1f} times; "
            f"{a_decision * 1000:.0f} ms a decision",
            flush=True,
        )


if __name__ == "__main__":
    main()
