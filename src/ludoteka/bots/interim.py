"""Bots for the minute in which a game is not compiled yet: they think with the rules interpreted.

What a level does in machine code would take minutes so. Where it follows a network, the network
decides alone; elsewhere the bot tries what it has time for and takes what looks best at once.
"""

from dataclasses import dataclass, replace
from time import perf_counter

from ludoteka.bots.bot import Bot, GreedyBot, RandomBot, legal_actions, salted
from ludoteka.bots.network.network import NetworkBot
from ludoteka.bots.search.guided import GuidedBot
from ludoteka.core.chance import below
from ludoteka.core.conceal import concealed, source_of
from ludoteka.core.drive import settle
from ludoteka.core.engine import Interpreted
from ludoteka.core.record import Header, Record

SECONDS = 0.5
"""of thought for a decision, at most: less than the pace of bots at a table, so that the pause
before their answer does not tell how much there was to think about"""


@dataclass(frozen=True)
class TryingBot:
    """The action that looks best at once, of those it comes to try."""

    notices: int | None = None
    """so many of its options, any of them, come to its mind; None: all"""
    seconds: float = SECONDS

    def decide(self, engine: Interpreted, s: Header, c: Record, seed: bytes) -> int:
        until = perf_counter() + self.seconds
        imagined = concealed(engine, s, c, s.actor, salted(seed, b"trying"))
        best, best_value = -1, 0
        for action in _shuffled(legal_actions(engine, s, c), seed)[: self.notices]:
            if best >= 0 and perf_counter() > until:
                break
            value = _value(engine, imagined.copy(), c, action)
            if best < 0 or value > best_value:
                best, best_value = action, value
        return best


def _shuffled(actions: list[int], seed: bytes) -> list[int]:
    source, left = source_of(salted(seed, b"order")), list(actions)
    return [left.pop(below(source, len(left))) for _ in actions]


def _value(engine: Interpreted, s: Header, c: Record, action: int) -> int:
    """What the action leads to, as the seat that decides senses it."""
    seat = s.actor
    engine.apply(s, c, action)
    settle(engine.legal, engine.apply, s, c, engine.mask())
    return engine.evaluate(s, c, seat)


def interim(bot: Bot) -> Bot:
    """Who decides in its place while the rules are interpreted."""
    if isinstance(bot, RandomBot):
        return bot
    if isinstance(bot, GuidedBot):
        bot = bot.network
    if isinstance(bot, NetworkBot):
        return replace(bot, otherwise=TryingBot())
    return TryingBot(bot.notices if isinstance(bot, GreedyBot) else None)
