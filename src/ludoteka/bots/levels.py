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
from ludoteka.bots.guided import GuidedBot
from ludoteka.bots.network import NetworkBot
from ludoteka.bots.planner import PlannerBot, plans_in
from ludoteka.core.drive import TO_THE_END
from ludoteka.core.errors import NotReadable, UnknownName
from ludoteka.core.game import Game
from ludoteka.core.record import Record

LEVELS = ("easy", "medium", "hard", "expert")

_OF_GAME = {
    "nizam": ("glance:12", "greedy:1", "search:30", "search:6000"),
    "sintra": ("greedy:1", "search:30", "search:300", "search:10000"),
    "inori": ("greedy:1", "search:300", "network:0", "guided:2000"),
    "whispers": ("glance:3", "greedy:1", "network:200", "guided:1600"),
    "portals": ("glance:32", "greedy:1", "search:300", "search:4000"),
}
"""the bots of the four levels, weakest first"""
_ALONE = {"portals": "plan:1000"}
"""the expert of a seat alone, where that is another bot"""
_SIMULATIONS = {"medium": 100, "hard": 600, "expert": 3000}
"""of levels in a game that nobody measured, and where a network does not know the components"""
_ANY_GAME = ("greedy:1", *(f"search:{n}" for n in _SIMULATIONS.values()))

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
_LED = ("network", "guided")
"""kinds that take a network from a file"""
_MOST = 1_000_000
"""a number beyond this is a slip of the keyboard"""


def named(game: str, level: str, alone: bool = False) -> str:
    """The bot of a level by its name; `alone`: where a seat plays alone."""
    if alone and level == LEVELS[-1] and game in _ALONE:
        return _ALONE[game]
    return _OF_GAME.get(game, _ANY_GAME)[LEVELS.index(level)]


def learnt(game: str) -> list[str]:
    """The levels that ask a network, which knows only the components that come with the game."""
    return [level for level in LEVELS if isinstance(bot(game, level), NetworkBot | GuidedBot)]


def _of_level(game: str, level: str) -> Bot:
    together, alone = (bot(game, named(game, level, alone)) for alone in (False, True))
    if isinstance(alone, PlannerBot):
        return replace(alone, otherwise=together)
    if isinstance(together, NetworkBot | GuidedBot):
        return replace(together, otherwise=SearchBot(simulations=_SIMULATIONS[level]))
    return together


def note(game: Game[Any, Any], name: str, c: Record, seats: int) -> str:
    """What is not as the name says: a level whose network does not fit is played by the search.

    A network or a plan that was asked for by name must be there.
    """
    chosen = bot(game.meta.key, name)
    why = getattr(chosen, "misfit", None)  # bots without a network have none
    wrong = why(game, c) if why else ""
    if isinstance(chosen, PlannerBot) and name not in LEVELS and not plans_in(game, seats):
        wrong = f"{game.meta.key} at {seats} seats is not planned alone"
    if wrong and name not in LEVELS:
        raise NotReadable(f"{name}: {wrong}")
    return f"{name}: {wrong}; the plain search plays instead" if wrong else ""


@cache
def bot(game: str, level: str) -> Bot:
    """The bot of a level or of a name.

    glance:N looks one step ahead at any N of its options, greedy:N at all of them in N imagined
    positions; search:N is the game's own search with N simulations, playouts:N the plain one with
    playouts to the end, plan:N plans alone with N positions at a time, network:T the network with a
    temperature of T hundredths (0: always the best), guided:N the search that it leads;
    network:0@FILE takes the network from a file.
    """
    if level in LEVELS:
        return _of_level(game, level)
    if level in _PLAIN:
        return _PLAIN[level]
    name, _, file = level.partition("@")
    kind, _, number = name.partition(":")
    enough = number.isdecimal() and 0 < int(number) + (kind == "network") <= _MOST
    if kind in _KINDS and enough and (kind in _LED or not file):
        return _KINDS[kind](int(number), Path(file) if file else None)
    numbered = [f"{known}:N" for known in _KINDS] + [f"N at most {_MOST:,}"]
    raise UnknownName(f"level of bots for {game}", level, [*LEVELS, *_PLAIN, *numbered])
