"""The levels of bots that a table offers, and the names of all bots.

Easy sees no further than the next step, and where that alone plays well it overlooks some of its
options. Medium sees the whole of the next step, or thinks ahead a little; hard thinks ahead, or
follows a network. Expert is the strongest kind there is, at up to half a second a decision on one
core. `docs/bots.md` has the ladder on which they were measured.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from ludoteka.bots.bot import Bot, GreedyBot, RandomBot, SearchBot
from ludoteka.bots.network.network import NetworkBot
from ludoteka.bots.search.guided import GuidedBot
from ludoteka.bots.search.planner import PlannerBot, plans_in
from ludoteka.bots.style import Style
from ludoteka.bots.tuning import ALONE, ANY_SEATS, LED, PAIR, SIMULATIONS, tuning
from ludoteka.core import registry
from ludoteka.core.drive import TO_THE_END
from ludoteka.core.errors import NotReadable, UnknownName
from ludoteka.core.game import Game
from ludoteka.core.record import Record

LEVELS = ("easy", "medium", "hard", "expert")

_SIMULATIONS = dict(zip(LEVELS[1:], SIMULATIONS, strict=True))
"""of a level whose network does not know the components"""

_PLAIN: dict[str, Bot] = {"random": RandomBot(), "greedy": GreedyBot()}
_KINDS: dict[str, Callable[[int, Path | None], Bot]] = {
    "glance": lambda n, _: GreedyBot(samples=1, notices=n),
    "greedy": lambda n, _: GreedyBot(samples=n),
    "search": lambda n, _: SearchBot(simulations=n),
    "playouts": lambda n, _: SearchBot(simulations=n, horizon=TO_THE_END, recalls=False),
    "plan": lambda n, _: PlannerBot(width=n),
    "network": lambda t, path: NetworkBot(temperature=t / 100, path=path),
    "guided": lambda n, path: GuidedBot(simulations=n, network=NetworkBot(path=path)),
}
"""bots with a number: options, imagined positions, simulations, hundredths of a temperature"""
STYLED = "+"
"""stands between a bot and its style"""
_MOST = 1_000_000
"""a number beyond this is a slip of the keyboard"""


def named(game: str, level: str, seats: int = ANY_SEATS) -> str:
    """The bot of a level by its name; an expert may be another one at a table of so many."""
    measured = tuning(registry.folder(game))
    own = {ALONE: measured.alone, PAIR: measured.pair} if level == LEVELS[-1] else {}
    return own.get(seats) or measured.levels[LEVELS.index(level)]


def learnt(game: str) -> list[str]:
    """The levels that ask a network, which knows only the components that come with the game."""
    return [level for level in LEVELS if isinstance(bot(game, level, PAIR), NetworkBot | GuidedBot)]


def _of_level(game: str, level: str, seats: int) -> Bot:
    """Where its network does not fit, or nobody plans, the next best plays."""
    name = named(game, level, seats)
    chosen = _of_the_game(game, name)
    if not isinstance(chosen, PlannerBot | NetworkBot | GuidedBot):
        return chosen
    next_best: Any = SearchBot(simulations=_SIMULATIONS[level])
    if name != named(game, level):
        next_best = _of_level(game, level, ANY_SEATS)
    return replace(chosen, otherwise=next_best)


def _of_the_game(game: str, name: str) -> Bot:
    """A network's file that its tuning names lies in the game's folder."""
    return bot(game, name.replace("@", f"@{registry.folder(game)}/"))


def _of_earlier_days(game: str, name: str) -> Bot:
    """An expert that was followed by a stronger one; its network stands beside the game's own."""
    names = tuning(registry.folder(game)).earlier[name]
    together, alone = _of_the_game(game, names[0]), _of_the_game(game, names[-1])
    return replace(alone, otherwise=together) if isinstance(alone, PlannerBot) else together


def styles(game: str) -> list[str]:
    """The tastes that bots of a game may have."""
    return list(tuning(registry.folder(game)).styles)


def _style(game: str, name: str) -> Style:
    known = tuning(registry.folder(game)).styles
    if name not in known:
        raise UnknownName(f"style of bots for {game}", name, [*known])
    return known[name]


def _with_style(player: Any, style: Style) -> Bot:
    """Who decides by chance, or plans alone, has no taste; who plays in their place has."""
    changed: dict[str, Any] = {}
    if isinstance(player, GreedyBot | SearchBot | NetworkBot | GuidedBot):
        changed["style"] = style
    if isinstance(player, PlannerBot | NetworkBot | GuidedBot):
        changed["otherwise"] = _with_style(player.otherwise, style)
    return replace(player, **changed) if changed else player


def note(game: Game[Any, Any], name: str, c: Record, seats: int) -> str:
    """What is not as the name says: a level whose network does not fit is played by the search.

    A network or a plan that was asked for by name must be there.
    """
    level, _, _ = name.partition(STYLED)
    chosen = bot(game.name, level, seats)
    why = getattr(chosen, "misfit", None)  # bots without a network have none
    wrong = why(game, c) if why else ""
    if isinstance(chosen, PlannerBot) and level.startswith("plan:") and not plans_in(game, seats):
        wrong = f"{game.meta.key} at {seats} seats is not planned alone"
    if wrong and level not in LEVELS:
        raise NotReadable(f"{name}: {wrong}")
    return f"{name}: {wrong}; the next best plays instead" if wrong else ""


@cache
def bot(game: str, level: str, seats: int = ANY_SEATS) -> Bot:
    """The bot of a level at a table of so many, or of a name.

    glance:N looks one step ahead at any N of its options, greedy:N at all of them in N imagined
    positions; search:N is the game's own search with N simulations, playouts:N the plain one with
    playouts to the end, plan:N plans alone with N positions at a time, network:T the network with a
    temperature of T hundredths (0: always the best), guided:N the search that it leads;
    network:0@FILE takes the network from a file; expert-1 is the first expert of a game. Each may
    have a style behind its name: hard+raider.
    """
    level, styled, style = level.partition(STYLED)
    if styled:
        return _with_style(bot(game, level, seats), _style(game, style))
    if level in LEVELS:
        return _of_level(game, level, seats)
    if level in _PLAIN:
        return _PLAIN[level]
    earlier = tuning(registry.folder(game)).earlier
    if level in earlier:
        return _of_earlier_days(game, level)
    name, _, file = level.partition("@")
    kind, _, number = name.partition(":")
    enough = number.isdecimal() and 0 < int(number) + (kind == "network") <= _MOST
    if kind in _KINDS and enough and (kind in LED or not file):
        return _KINDS[kind](int(number), Path(file) if file else None)
    numbered = [f"{known}:N" for known in _KINDS] + [f"N at most {_MOST:,}"]
    raise UnknownName(f"level of bots for {game}", level, [*LEVELS, *_PLAIN, *earlier, *numbered])
