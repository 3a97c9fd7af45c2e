"""The course of a training run: what it was told, and how it went."""

import msgspec

from ludoteka.lab.train.recipe import Recipe


class Point(msgspec.Struct, frozen=True):
    """The run at a moment."""

    seconds: float
    decisions: int
    matches: int
    strength: float
    """share of the wins against random play; alone: points"""
    against_past: float
    """share of the wins against itself at the point before; 0.5 at the first, and alone"""
    entropy: float
    value_loss: float
    beside: float | None = None
    """share of the wins against the bot that it met beside the training"""


class Course(msgspec.Struct):
    """What a run was told and how it went."""

    recipe: Recipe
    minutes: float
    rules_version: int
    device: str
    alone: bool = False
    """whether the strength is that of a seat alone at the table"""
    begun_with: str = ""
    """the network that the run started from; none: from nothing"""
    beside: str = ""
    """the bot that is met beside the training, at every point of the curve"""
    seconds: float = 0.0
    decisions: int = 0
    matches: int = 0
    curve: list[Point] = []

    @property
    def share(self) -> float:
        return min(self.seconds / (60 * self.minutes), 1.0)

    @property
    def headline(self) -> str:
        """The state of the run in one line."""
        rate = self.decisions / max(self.seconds, 1e-9) / 1e6
        return (
            f"{self.recipe.game}: {self.decisions / 1e6:.0f} M decisions in {self.seconds:.0f} s, "
            f"{rate:.2f} M/s{self._strength}"
        )

    @property
    def _strength(self) -> str:
        if not self.curve:
            return ""
        strength = self.curve[-1].strength
        return f"; {strength:.1f} points" if self.alone else f"; {strength:.1%} against random"

    def falling(self, start: float, end: float) -> float:
        return start + (end - start) * self.share
