"""The levels of bots that a table offers."""

from functools import cache

from ludoteka.bots.bot import Bot, GreedyBot, RandomBot, SearchBot
from ludoteka.core.errors import UnknownName

LEVELS = ("easy", "medium", "hard", "expert")

_BOTS: dict[str, Bot] = {
    "random": RandomBot(),
    "greedy": GreedyBot(),
    "easy": GreedyBot(samples=1),
    "medium": SearchBot(simulations=100),
    "hard": SearchBot(simulations=600),
    "expert": SearchBot(seconds=1.0),
}


@cache
def bot(game: str, level: str) -> Bot:
    """The bot of a level; `search:2000` is the plain search with that many simulations."""
    kind, _, budget = level.partition(":")
    if kind == "search" and budget.isdecimal() and int(budget) > 0:
        return SearchBot(simulations=int(budget))
    if level not in _BOTS:
        raise UnknownName(f"level of bots for {game}", level, [*_BOTS, "search:N"])
    return _BOTS[level]
