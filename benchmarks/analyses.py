"""How long does a quick analysis take? Processor time for a decision, and for 70 of them.

    python benchmarks/analyses.py [--judged 12] [GAME ...]

A match of two greedy bots; decisions spread over it are judged with the usual budget, and one of
them is looked at closer, as an analysis does with the dozen that changed most.
"""

import argparse
from hashlib import sha256
from time import process_time

from ludoteka.bots.advice.analysis import (
    LOOKED_AT_AGAIN,
    USUAL,
    judge,
    judge_closer,
    positions,
)
from ludoteka.bots.advice.hints import Budget
from ludoteka.bots.bot import GreedyBot
from ludoteka.core.game import setting
from ludoteka.core.match import Match
from ludoteka.core.registry import GAMES, game

DECISIONS = 70
PLAYER = GreedyBot(samples=1)


def played(name: str) -> Match:
    match = Match(game(name), setting(game(name).meta, 2), bytes(32))
    while not match.over:
        seed = sha256(b"%d" % len(match.plies)).digest()
        s = match.concealed(match.actor, seed)
        match.play(PLAYER.decide(match.engine, s, match.c, seed))
    return match


def times(match: Match, judged: int) -> tuple[float, float]:
    """Seconds for a decision, and for one that is looked at closer."""
    rules, c, asked = match.game, match.c, positions(match)
    some = asked[:: max(1, len(asked) // judged)]
    judge(rules, c, some[0], Budget(1, 1))  # may compile
    begun = process_time()
    for position in some:
        judge(rules, c, position, USUAL)
    each = (process_time() - begun) / len(some)
    begun = process_time()
    judge_closer(rules, c, some[len(some) // 2], USUAL)
    return each, process_time() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--judged", type=int, default=12, help="decisions of a match")
    given = parser.parse_args()
    for name in given.games:
        match = played(name)
        each, closer = times(match, given.judged)
        whole = DECISIONS * each + LOOKED_AT_AGAIN * closer
        print(
            f"{name}: {1000 * each:.0f} ms a decision, {1000 * closer:.0f} looked at closer, "
            f"{whole:.1f} s for {DECISIONS} (this match had {len(match.plies)})",
            flush=True,
        )


if __name__ == "__main__":
    main()
