"""A match of the arena: who sits where, how it is dealt, what a bot is asked with."""

from hashlib import sha256

from ludoteka.bots.bot import Bot
from ludoteka.core.game import Setting
from ludoteka.core.match import Match
from ludoteka.core.registry import game
from ludoteka.lab.results import Fixture


def begun(agreed: Setting, fixture: Fixture, seed: int) -> Match:
    """The deal of this number: the same for all rotations of the seats."""
    return Match(game(agreed.game), agreed, sha256(f"{seed} {fixture.deal}".encode()).digest())


def names_of(agreed: Setting, fixture: Fixture) -> list[str]:
    """The bot of every seat."""
    return [fixture.first if s == fixture.seat else fixture.second for s in range(agreed.seats)]


def seed_of(match: Match) -> bytes:
    """Of what the seat to act thinks now."""
    plies = len(match.plies).to_bytes(4, "little")
    return sha256(match.key + plies + bytes([match.actor])).digest()


def decision(match: Match, chosen: Bot) -> int:
    seed = seed_of(match)
    return chosen.decide(match.engine, match.concealed(match.actor, seed), match.c, seed)
