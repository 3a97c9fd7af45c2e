"""The names of the games; a game is imported only when asked."""

from functools import cache
from importlib import import_module
from typing import Any

from ludoteka.core.errors import UnknownName
from ludoteka.core.game import Game, Meta

GAMES: tuple[str, ...] = ("nizam", "sintra", "inori", "whispers", "portals")


def _known(key: str) -> str:
    if key not in GAMES:
        raise UnknownName("game", key, ", ".join(GAMES))
    return key


def meta(key: str) -> Meta:
    """What a lobby needs; the rules are not loaded."""
    return import_module(f"ludoteka.games.{_known(key)}.meta").META


@cache
def game(key: str) -> Game[Any, Any]:
    return import_module(f"ludoteka.games.{_known(key)}.game").GAME
