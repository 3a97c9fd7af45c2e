"""The figures that bots appear as: names in the page's catalogues, faces in its drawings.

A figure says nothing of how a bot plays; that is its level. `figures.toml` in a game's folder
names the usual figure of each level.
"""

from collections.abc import Collection
from functools import cache
from typing import Literal, get_args

import msgspec

from ludoteka.core import registry
from ludoteka.server.errors import Refusal

Figure = Literal[
    "apprentice", "gardener", "builder", "trader", "dreamer",
    "miser", "gambler", "raider", "watcher", "scholar",
]  # fmt: skip
FIGURES: tuple[Figure, ...] = get_args(Figure)
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


def figure_of(game: str, level: str, taken: Collection[str]) -> str:
    """The usual figure of a level, or the next one that does not sit at the table yet."""
    first = FIGURES.index(getattr(cast_of(game), level, FIGURES[0]))
    ring = (*FIGURES[first:], *FIGURES[:first])
    return next((figure for figure in ring if figure not in taken), ring[0])


def checked_figure(figure: str | None) -> str:
    """One that was asked for; empty: the usual one."""
    if figure and figure not in FIGURES:
        raise Refusal("unknown_name", {"why": f"figure; known: {', '.join(FIGURES)}"})
    return figure or ""
