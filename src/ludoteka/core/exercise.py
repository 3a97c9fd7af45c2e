"""Exercises: a position, a question, and an answer that the rules give.

A game that has exercises lists them in `exercises.toml` of its folder, from easy to hard within
each topic. What is said is the message `exercise-<id>` of `text/exercise.<language>.ftl`: its value
is the title, `.tells` the situation, `.asks` the question or the task, `.why` the explanation,
`.not-<n>` what is wrong with that answer, `.choice-<n>` an answer in words; `topic-<topic>` names a
topic, its `.rule` is the rule that comes first.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from ludoteka.core.errors import NotReadable
from ludoteka.core.game import Game, Staging, setting
from ludoteka.core.match import KEY_BYTES, Match

Kind = Literal["choose", "play"]
"""choose an answer · play on the board"""
LEARNER = 0
"""the seat of who does an exercise"""


class Exercise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One question about one position."""

    id: str
    topic: str
    rules: tuple[str, ...]
    place: dict[str, Any]
    """the position, in the words of the game's staging"""
    asks: str
    """what is asked of the position, by the game's name for it, with arguments after it"""
    answer: int
    do: tuple[str, ...] = ()
    """the decisions that are shown after the answer; of a task, one way to do it"""
    choices: tuple[int, ...] = ()
    """the answers to choose from; none: the learner plays on the board"""
    form: str | None = None
    seats: int = 2
    options: dict[str, str | int] = {}
    picture: tuple[str, ...] = ()
    """drawings of the game that stand for it in the list"""

    @property
    def kind(self) -> Kind:
        return "choose" if self.choices else "play"

    def match(self, game: Game[Any, Any], *, compiled: bool = False) -> Match:
        """The match at the position; it is the same for all, its chance has the key zero."""
        staging = staging_of(game)
        agreed = setting(game.meta, self.seats, self.form, self.options)
        match = Match(game, agreed, bytes(KEY_BYTES), compiled=compiled)
        place = msgspec.convert(self.place, staging.place, strict=False)
        staging.arrange(match.state, match.c, place)
        if not match.over:
            match.engine.legal(match.state, match.c, match.mask)
        return match

    def value(self, game: Game[Any, Any], before: Any, after: Any, c: Any) -> int:
        """What the position says to the question, after decisions were made."""
        question, *args = self.asks.split()
        return staging_of(game).questions[question](before, after, c, *args)


def staging_of(game: Game[Any, Any]) -> Staging:
    if game.staging is None:
        raise NotReadable(f"{game.meta.key} has exercises but no staging")
    return game.staging


class _File(msgspec.Struct, forbid_unknown_fields=True):
    exercise: tuple[Exercise, ...]


@cache
def exercises(folder: Path) -> tuple[Exercise, ...]:
    """The exercises in a game's folder."""
    file = folder / "exercises.toml"
    if not file.exists():
        return ()
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _File).exercise
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise NotReadable(f"{file}: {error}") from None
