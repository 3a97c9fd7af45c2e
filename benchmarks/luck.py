"""How much of a game is luck: what the deal decides, and what somebody would win who saw it all.

    python benchmarks/luck.py nizam --cores 14 --minutes 3

*Deal*: two experts play every deal several times, each time with other thoughts. If the deal
decided everything, it would always end alike; if it decided nothing, results of one deal would
differ as much as those of different deals. *Clairvoyant*: an expert who sees hands and decks as
they lie plays one who does not; no honest bot of this kind can win more by knowing better.
"""

import argparse
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from hashlib import sha256
from itertools import takewhile
from time import monotonic
from typing import Any

import numpy as np

from ludoteka.bots.bot import SearchBot
from ludoteka.bots.levels import bot
from ludoteka.core.engine import Interpreted, engine
from ludoteka.core.game import setting
from ludoteka.core.match import Match
from ludoteka.core.registry import game, meta
from ludoteka.core.rule import rule
from ludoteka.lab.ratings import wilson
from ludoteka.lab.spread import spread

EXPERT = "expert-1"
TIMES = 6
"""that a deal is played"""
MOST_DEALS = 10_000


@rule
def hide_nothing(s: Any, c: Any, seat: int) -> None:
    """What a clairvoyant imagines is what is."""


@cache
def clairvoyant(key: str) -> Interpreted:
    return engine(replace(game(key), conceal=hide_nothing))


def played(key: str, deal: int, thoughts: int, seer: int | None) -> list[float]:
    """One match of two experts: the share of the win and the lead of seat 0."""
    match = Match(game(key), setting(meta(key), 2), sha256(b"luck %d" % deal).digest())
    expert = bot(key, EXPERT)
    assert isinstance(expert, SearchBot)
    expert = replace(expert, recalls=False)
    while not match.over:
        seed = sha256(b"%d %d %d" % (deal, thoughts, len(match.plies))).digest()
        if match.actor == seer:
            action = expert.decide(clairvoyant(key), match.state, match.c, seed)
        else:
            hidden = match.concealed(match.actor, seed)
            action = expert.decide(match.engine, hidden, match.c, seed)
        match.play(action)
    points, places = match.outcome()
    share = 1 / places.count(0) if places[0] == 0 else 0.0
    return [share, points[0] - points[1]]


def as_many_as(
    minutes: float, cores: int, work: Iterator[tuple[Any, ...]], task: Callable[..., Any]
) -> list[Any]:
    until = monotonic() + 60 * minutes
    return list(spread(task, takewhile(lambda _: monotonic() < until, work), cores))


def deal(key: str, number: int) -> list[list[float]]:
    return [played(key, number, thoughts, None) for thoughts in range(TIMES)]


def seen_through(key: str, number: int) -> list[float]:
    """Both seats in turn are the clairvoyant's: its shares."""
    return [played(key, number, 0, 0)[0], 1 - played(key, number, 0, 1)[0]]


def part_of_deals(results: np.ndarray[Any, Any]) -> float:
    """The part of the variance that lies between deals (rows), by analysis of variance."""
    within = results.var(axis=1, ddof=1).mean()
    between = results.mean(axis=1).var(ddof=1) - within / results.shape[1]
    return float(between / (between + within))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=2.0, help="for each of the two")
    given = parser.parse_args()
    numbers = [(given.game, number) for number in range(MOST_DEALS)]
    deals = np.array(as_many_as(given.minutes, given.cores, iter(numbers), deal))
    print(f"{len(deals)} deals, each played {TIMES} times by two experts:")
    print(f"  the deal makes {part_of_deals(deals[:, :, 0]):.0%} of the variance of the win,")
    print(f"  {part_of_deals(deals[:, :, 1]):.0%} of that of the lead;")
    alike = float(np.mean(np.abs(deals[:, :, 0].mean(axis=1) - 0.5) * 2))
    print(f"  its more frequent winner wins {0.5 + alike / 2:.0%} of a deal's matches")
    shares = as_many_as(given.minutes, given.cores, iter(numbers), seen_through)
    wins, matches = sum(sum(pair) for pair in shares), 2 * len(shares)
    low, high = wilson(wins, matches)
    print(f"clairvoyant against expert: {wins / matches:.1%} ({low:.1%}–{high:.1%}) of {matches}")


if __name__ == "__main__":
    main()
