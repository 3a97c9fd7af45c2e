"""The names of the games; a game is imported only when asked.

A name is a game's key, `nizam`, for the rules of today, or `nizam@1` for those of an earlier
version, which lie in `archive/`.
"""

import os
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from ludoteka.core.convention import assembled
from ludoteka.core.errors import NotReadable, UnknownName
from ludoteka.core.game import Game, Meta

GAMES: tuple[str, ...] = (
    "nizam",
    "sintra",
    "inori",
    "whispers",
    "portals",
)
"""in the order of the home page"""
MORE = "LUDOTEKA_ARCHIVE"
"""the environment's word for folders with rules of still other versions"""


@cache
def _archive() -> ModuleType:
    archive = import_module("ludoteka.archive")
    archive.__path__ += filter(None, os.environ.get(MORE, "").split(os.pathsep))
    return archive


def archived() -> tuple[str, ...]:
    """The names of all rules of earlier versions that are here."""
    found = (module.name.rpartition("_v") for module in iter_modules(_archive().__path__))
    return tuple(f"{key}@{version}" for key, _, version in found if key in GAMES)


def named(key: str, version: int) -> str:
    """The name of a game by the version of its rules."""
    if version == meta(key).version:
        return key
    earlier = [name for name in archived() if name.startswith(f"{key}@")]
    if (name := f"{key}@{version}") not in earlier:
        here = ", ".join([*earlier, key])
        raise NotReadable(f"rules version {version} of {key} is not here; here are: {here}")
    return name


def package(name: str) -> str:
    """The import name of its folder."""
    key, at, version = name.partition("@")
    if key not in GAMES or (at and name not in archived()):
        raise UnknownName("game", name, ", ".join((*GAMES, *archived())))
    return f"{_archive().__name__}.{key}_v{version}" if at else f"ludoteka.games.{key}"


def meta(name: str) -> Meta:
    """What a lobby needs; the rules are not loaded."""
    return import_module(f"{package(name)}.meta").META


def folder(name: str) -> Path:
    """Where all of the game lies that is no code of the page; the rules are not loaded."""
    return Path(str(import_module(package(name)).__file__)).parent


@cache
def game(name: str) -> Game[Any, Any]:
    return assembled(package(name))
