"""What bots need to know of a game beside its rules: `bots.toml` in the game's folder."""

from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ludoteka.bots.style import Style
from ludoteka.core.drive import TO_THE_END
from ludoteka.core.errors import NotReadable

FILE = "bots.toml"
ANY_SEATS, ALONE, PAIR = range(3)
"""seat counts that may have an expert of their own, and none in particular"""
LED = ("network", "guided")
"""kinds of bots that a network leads, from a file of their own (`@FILE`) or the game's"""
SIMULATIONS = (100, 600, 3000)
"""of medium, hard and expert in a game that nobody measured"""
ANY_GAME = ("greedy:1", *(f"search:{simulations}" for simulations in SIMULATIONS))


class Search(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    horizon: int = TO_THE_END
    """how many random decisions a search plays before it asks `evaluate`"""
    exploration: float = 0.3
    """how much a search tries what looks worse: less where `evaluate` judges well"""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a chance follows from its judges, in log odds; `benchmarks/chances.py` fits them."""

    playouts: float = 0.5
    """of the share of the wins by playouts and network, in log odds"""
    search: float = 1.0
    """of the lead that the search sees, 1 for about 15 points; of the win, in log odds, where a
    network leads it"""
    network: float = 0.5
    """how much of that share is the network's word, where it has one"""


class Tuning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    levels: Annotated[tuple[str, ...], Meta(min_length=4, max_length=4)] = ANY_GAME
    """the bots of easy, medium, hard and expert"""
    alone: str = ""
    """the expert of a seat alone, where that is another bot"""
    pair: str = ""
    """the expert of two seats, likewise, with a network of its own (`@FILE` in the folder) or the
    game's, which then is asked there only"""
    earlier: dict[str, tuple[str, ...]] = {}
    """experts of earlier days by name, so that they can always be played against: the bot at a
    table and, where that is another one, the bot alone; a network's file lies in the folder"""
    search: Search = Search()
    chances: Weights = Weights()
    styles: dict[str, Style] = {}
    """tastes that a bot of any level may have, by the figure it appears as"""
    training: dict[str, Any] = {}
    """how a network is trained: fields of `lab/train/recipe.py`"""

    def asks_network_at(self, seats: int) -> bool:
        """Whether the game's network is of use at a table of so many."""
        asked = (kind for kind in self.levels if kind.startswith(LED) and "@" not in kind)
        led_there_only = self.pair.startswith(LED) and "@" not in self.pair and not any(asked)
        return seats == PAIR or not led_there_only

    def is_led_at(self, seats: int) -> bool:
        """Whether a network leads the search of the expert at a table of so many."""
        expert = (self.pair if seats == PAIR else "") or self.levels[-1]
        return expert.startswith("guided")


@cache
def tuning(folder: Path) -> Tuning:
    """A game without the file gets what does for any game."""
    path = folder / FILE
    if not path.exists():
        return Tuning()
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Tuning)
    except msgspec.DecodeError as error:
        raise NotReadable(f"{path}: {error}") from None
