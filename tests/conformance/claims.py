"""What the sentences of each game claim, as questions to the states before and after.

`tests/games/<key>/claims.py` holds four tables, message -> claim (previews: kind of action ->
claim); a claim is a function that is true when the sentence is. Every sentence has one.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any

from ludoteka.core.actions import Action
from ludoteka.core.game import SPECTATOR, Event
from ludoteka.core.match import Match, Transition

Args = dict[str, Any]


@dataclass(frozen=True)
class Told:
    """A sentence of the log, with the states around it."""

    args: Args
    step: Transition
    match: Match

    @property
    def before(self) -> Any:
        return self.step.before

    @property
    def after(self) -> Any:
        return self.step.after

    @property
    def c(self) -> Any:
        return self.match.c

    @cached_property
    def done(self) -> Action:
        """The action that was carried out, decoded."""
        return self.match.game.actions.decode(self.step.action)

    @cached_property
    def events(self) -> list[Event]:
        """All that is told of the step to those who only look on."""
        game = self.match.game
        return game.events(self.before, self.c, self.step.action, self.after, SPECTATOR)

    def is_deed(self, *kinds: str) -> bool:
        """The named seat has decided this, and it was of one of these kinds."""
        return self.done.kind in kinds and self.args["seat"] == self.before.actor

    def says(self, name: str) -> bool:
        return self.args[name] == "yes"


@dataclass(frozen=True)
class Asked:
    """A prompt, or a reason with the action that it refuses."""

    args: Args
    match: Match
    action: int = -1

    @property
    def s(self) -> Any:
        return self.match.state

    @property
    def c(self) -> Any:
        return self.match.c

    def may(self, kind: str) -> bool:
        """An action of this kind is legal."""
        actions = self.match.game.actions
        return any(actions.decode(action).kind == kind for action in self.match.legal())

    def says(self, name: str) -> bool:
        return self.args[name] == "yes"

    @cached_property
    def refused(self) -> Action:
        """The action that is not legal, decoded."""
        return self.match.game.actions.decode(self.action)

    def after(self, kind: str) -> Any:
        """The state after the first legal action of the kind."""
        actions = self.match.game.actions
        action = next(a for a in self.match.legal() if actions.decode(a).kind == kind)
        after = self.s.copy()
        self.match.engine.apply(after, self.c, action)
        return after


@dataclass(frozen=True)
class Shown:
    """A preview, with the states around the action that it shows."""

    shown: Any
    before: Any
    after: Any
    match: Match
    action: int

    @property
    def c(self) -> Any:
        return self.match.c

    @property
    def seat(self) -> int:
        return self.before.actor

    @cached_property
    def chosen(self) -> Action:
        return self.match.game.actions.decode(self.action)


Claims = dict[str, Callable[[Any], bool]]


def claims_of(game: str) -> ModuleType:
    return import_module(f"tests.games.{game}.claims")
