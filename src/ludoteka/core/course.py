"""Guided first games: a recorded deal, a line of play, and what a coach says on the way.

A game that teaches has a `course.toml` in its folder, with one `[[course]]` for each form it
teaches. What a step says is the message `course-<course>-<step>` of `text/course.<language>.ftl`:
its value, `.why` (the second line), `.tag-1`, `.tag-2` (what stands at its points) and, where the
learner decides alone, `.idea` (what the coach had in mind).
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

import msgspec

from ludoteka.core.errors import NotReadable
from ludoteka.core.fair import key_of
from ludoteka.core.game import Game, setting
from ludoteka.core.match import Match

Mood = Literal["look", "do", "good", "wait"]
"""look here · do this · well done · see what the others did"""
Side = Literal["top", "bottom", "left", "right"]


class Point(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something the coach points at."""

    at: str
    """facets of a control (`take place:3`, the kind first) or a thing of the board (`#window:1`);
    of several in turn (`#palace:1|#seat:1`) the first that is on the screen"""
    side: Side = "top"
    """where its tag stands, if there is room"""
    plain: bool = False
    """a ring without a tag"""


class CourseStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing the coach says, and the decisions that belong to it."""

    id: str
    mood: Mood = "look"
    points: tuple[Point, ...] = ()
    do: tuple[str, ...] = ()
    """the learner's decisions, by notation"""
    free: bool = False
    """any other decision is as good: the course goes on"""
    own: bool = False
    """the learner decides alone: nothing is ringed; of any other decision the coach says what it
    brings and what he had in mind, and the course may end there"""
    others: tuple[str, ...] = ()
    """decisions of the others, made before this is said"""
    claims: dict[str, Any] = {}
    """what the words rely on: paths into the learner's view (`view.seats.0.score`) or into the
    preview of the first decision (`preview.breaks`), with the values found there"""
    tells: tuple[str, ...] = ()
    """rules of the score that are explained here though they bring no points yet"""


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A first game of one form, played by one learner among scripted bots."""

    id: str
    form: str
    seats: int
    deal: int
    """which of the deals: with the id it gives the secret of chance"""
    step: tuple[CourseStep, ...]
    seat: int = 0
    options: dict[str, str | int] = {}
    spares: tuple[str, ...] = ()
    """kinds of decisions that this form does not have, or that a first game can do without"""

    @property
    def secret(self) -> bytes:
        return sha256(f"course {self.id} {self.deal}".encode()).digest()

    def line(self) -> list["Planned"]:
        """All decisions, the learner's and the others', in order."""
        return [
            Planned(notation, free=step.free and bool(step.do))
            for step in self.step
            for notation in (*step.do, *step.others)
        ]

    def match(self, game: Game[Any, Any], *, compiled: bool = False) -> Match:
        """The match as it is dealt."""
        agreed = setting(game.meta, self.seats, self.form, self.options)
        return Match(game, agreed, key_of(self.secret, [""] * self.seats), compiled=compiled)


@dataclass(frozen=True)
class Planned:
    """A decision of the line; where it is free, others may stand in its place."""

    notation: str
    free: bool


class _File(msgspec.Struct, forbid_unknown_fields=True):
    course: tuple[Course, ...]


@cache
def courses(folder: Path) -> tuple[Course, ...]:
    """The courses in a game's folder; none where it does not teach yet."""
    file = folder / "course.toml"
    if not file.exists():
        return ()
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _File).course
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise NotReadable(f"{file}: {error}") from None
