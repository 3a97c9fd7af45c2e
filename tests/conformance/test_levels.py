"""The levels of bots rise: a quick ladder that sees what is upside down; the arena measures."""

from dataclasses import replace
from itertools import pairwise
from math import inf

import pytest

from ludoteka.bots.bot import Bot, RandomBot
from ludoteka.bots.interim import TryingBot, interim
from ludoteka.bots.levels import LEVELS, bot, named
from ludoteka.core.registry import GAMES
from tests.kit import a_match, key_of

RISING = ("random", "glance", "greedy", "search", "network", "guided")
"""kinds of bots, as a level may follow another"""
MATCHES = 4

of_every_game = pytest.mark.parametrize("name", GAMES)


def rank(level: str) -> tuple[int, int]:
    """Of two bots of a kind the one that thinks more; a network is stronger when it is cooler."""
    kind, _, number = level.partition("@")[0].partition(":")
    return RISING.index(kind), -int(number) if kind == "network" else int(number or 0)


@of_every_game
def test_every_level_thinks_more_than_the_one_before(name):
    levels = [named(name, level) for level in LEVELS]

    assert all(rank(weaker) < rank(stronger) for weaker, stronger in pairwise(levels)), levels


@of_every_game
def test_the_weakest_level_that_looks_ahead_beats_random_play(name):
    assert won(name, weakest(name)) > MATCHES / 2


def weakest(name: str) -> Bot:
    """As it plays with the rules interpreted, but not by the clock."""
    levels = (bot(name, level) for level in LEVELS)
    player = interim(next(b for b in levels if not isinstance(b, RandomBot)))
    return replace(player, seconds=inf) if isinstance(player, TryingBot) else player


def won(name: str, player: Bot) -> float:
    """Matches of two that the player wins against random play, half a point for a shared place."""
    points = 0.0
    for number in range(MATCHES):
        seat = number % 2
        match = a_match(name, 2, key=key_of(number))
        for ply in range(10_000):
            if match.over:
                break
            who = player if match.actor == seat else RandomBot()
            known = match.concealed(match.actor, key_of(ply))
            match.play(who.decide(match.engine, known, match.c, key_of(ply)))
        places = match.outcome()[1]
        points += 1 if places[seat] < places[1 - seat] else 0.5 * (places[0] == places[1])
    return points
