"""A recipe: everything that a training run depends on, as data.

A game's own values stand under `[training]` in its `bots.toml`.
"""

from pathlib import Path

import msgspec

from ludoteka.bots.tuning import FILE, tuning
from ludoteka.core.errors import NotReadable


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seed: int = 1

    matches: int = 16_384
    """side by side"""
    steps: int = 48
    """decisions of every match between two lessons"""

    tried: int = 0
    """options that are looked at before every decision (`expert.py`); 0: none (`ppo.py`)"""
    trust: float = 10.0
    """in what those looks find: the preference that all of a result is worth"""

    rival: str = ""
    """file of a network that has all seats but one in half of the matches (`rival.py`)"""

    width: int = 512
    blocks: int = 4

    epochs: int = 2
    minibatch: int = 65_536
    rate: float = 6e-4
    rate_end: float = 2e-5
    clip: float = 0.2
    trace: float = 0.985
    """lambda: how far an advantage looks ahead, decision by decision"""
    entropy: float = 0.011
    entropy_end: float = 0.001
    value_weight: float = 0.5
    gradient: float = 0.5
    """the longest gradient"""

    win_weight: float = 0.6
    """of the reward; the rest is for the margin"""
    margin_scale: float = 25.0
    """points: a margin of this size is rewarded with three quarters of its share"""
    solo_par: float = 40.0
    """points in a solo match that count as 0"""
    solo_scale: float = 15.0
    """points above par that are rewarded with three quarters"""

    forms: dict[str, float] = {}
    """weights of the forms; 1 when not named"""
    seats: tuple[int, ...] = ()
    """the seat counts that are trained; none: all, two and the most three times as often"""
    default_share: float = 0.75
    """matches with all options as the table offers them; the others have any values"""

    @property
    def worth(self) -> tuple[float, float, float, float]:
        """What the end of a match is worth: see `core/reward.py`."""
        return self.win_weight, self.margin_scale, self.solo_par, self.solo_scale


def recipe(game: str, folder: Path) -> Recipe:
    """The recipe that comes with the game; a game without one gets the defaults."""
    try:
        return msgspec.convert({"game": game, **tuning(folder).training}, Recipe)
    except msgspec.ValidationError as error:
        raise NotReadable(f"{folder / FILE}: not a recipe: {error}") from None
