"""The figures that bots appear as: names in the page's catalogues, faces in its drawings.

How strong a bot plays is its level. What it likes is its figure's: a game with styles (`[styles]`
of `bots.toml`) offers the figures that have one there, and two without a taste. Where no figure has
a taste, all are faces and nothing more. `figures.toml` in a game's folder names the usual figure of
each level.
"""

from collections.abc import Collection
from functools import cache
from typing import Literal, get_args

import msgspec

from ludoteka.bots.levels import STYLED, styles
from ludoteka.core import registry
from ludoteka.server.errors import Refusal

Figure = Literal[
    "apprentice", "gardener", "builder", "trader", "dreamer",
    "miser", "gambler", "raider", "watcher", "scholar",
]  # fmt: skip
FIGURES: tuple[Figure, ...] = get_args(Figure)
WITHOUT_TASTE: tuple[Figure, ...] = ("apprentice", "scholar")
FILE = "figures.toml"


class Cast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    easy: Figure = "apprentice"
    medium: Figure = "gardener"
    hard: Figure = "raider"
    expert: Figure = "scholar"


@cache
def cast_of(game: str) -> Cast:
    """A game without the file gets what does for any game."""
    path = registry.folder(game) / FILE
    return msgspec.toml.decode(path.read_bytes(), type=Cast) if path.exists() else Cast()


def figures_of(game: str) -> list[str]:
    """Who may sit down: a face must not promise a taste that the bots of a game do not have."""
    tasteful = styles(game)
    known = (*tasteful, *WITHOUT_TASTE) if tasteful else FIGURES
    return [figure for figure in FIGURES if figure in known]


def figure_of(game: str, level: str, taken: Collection[str]) -> str:
    """The usual figure of a level, or the next one that does not sit at the table yet."""
    usual = getattr(cast_of(game), level, WITHOUT_TASTE[0])
    ring = [usual, *figures_of(game), *FIGURES]
    return next((figure for figure in ring if figure not in taken), usual)


def checked_figure(game: str, figure: str | None) -> str:
    """One that was asked for; empty, also where the game does not offer it: the usual one."""
    if figure and figure not in FIGURES:
        raise Refusal("unknown_name", {"why": f"figure; known: {', '.join(FIGURES)}"})
    return figure if figure and figure in figures_of(game) else ""


def bot_named(game: str, level: str, figure: str | None) -> str:
    """The bot of a level, with its figure's taste where the game knows it."""
    return f"{level}{STYLED}{figure}" if figure in styles(game) else level
