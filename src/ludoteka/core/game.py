"""The contract of a game: what a lobby shows, the rules, and what people read.

The rules of a game are plain functions marked `@rule` (see `rule.py`); `s` is the state record, `c`
the component record. They allocate nothing, raise nothing and use ints only.

    setup(s, c)                     deal the opening position; seats, form, options, key stand in s
    legal(s, c, mask) -> int        mark every action id of s.actor as 1 or 0; how many are legal
    apply(s, c, action)             carry out one legal action and run on to the next decision
    conceal(s, c, seat)             re-deal what `seat` cannot know (-1: spectator), fresh key in s
    outcome(s, c, points, places)   final points and places (0 = winner, ties share) of each seat
    check(s, c) -> int              0, or the number of the invariant that is broken
    sense(s, c, seat) -> int        a quick evaluation for greedy play, in hundredths of a point
    features(s, c, seat, out)       what `seat` knows as numbers of about 1, for learning

A decision with one option is not asked: `settle` carries it out. So `legal` may return 1, and
`apply` does one action only. Where skipping it would betray a secret the rules set `s.ask`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from ludoteka.core.actions import Actions
from ludoteka.core.errors import Reason, UnknownName
from ludoteka.core.parts import Pack
from ludoteka.core.record import Header, Record

S = TypeVar("S", bound=Header)
C = TypeVar("C", bound=Record)

MAX_SEATS = 5
FEW = 10
"""values of an option that an error message lists"""
SPECTATOR = -1


@dataclass(frozen=True)
class Form:
    """One of the games in the box: its name and how many can play it."""

    id: str
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Option:
    """A choice made before the match; the state field of the same name holds its value's index."""

    id: str
    values: tuple[str | int, ...]
    default: str | int
    forms: tuple[str, ...] = ()
    """the forms it belongs to; none named: all"""
    ruling: bool = False
    """it switches a ruling of the specification: shown under "experts" at a new table"""


@dataclass(frozen=True)
class Meta:
    """What a lobby shows; loads without the rules."""

    key: str
    version: int
    """changes only when the rules play differently"""
    prefix: str
    """of the rule IDs, such as NIZ"""
    forms: tuple[Form, ...]
    options: tuple[Option, ...]
    minutes: tuple[int, int]
    age: int

    def form(self, name: str) -> Form:
        for form in self.forms:
            if form.id == name:
                return form
        raise UnknownName(f"form of {self.key}", name, [f.id for f in self.forms])

    def options_of(self, form: str) -> tuple[Option, ...]:
        return tuple(o for o in self.options if not o.forms or form in o.forms)


class Setting(msgspec.Struct, frozen=True):
    """What is agreed before the first deal."""

    game: str
    form: str
    seats: int
    options: dict[str, str | int]


def setting(
    meta: Meta,
    seats: int | None = None,
    form: str | None = None,
    options: dict[str, str | int] | None = None,
) -> Setting:
    """A checked setting with every option filled in; `seats` defaults to two, or the fewest."""
    chosen = meta.form(form or meta.forms[0].id)
    if seats is None:
        seats = 2 if 2 in chosen.seats else chosen.seats[0]  # noqa: PLR2004 - two at a table
    if seats not in chosen.seats:
        raise UnknownName(f"seat count for {meta.key} ({chosen.id})", seats, list(chosen.seats))
    known = {o.id: o for o in meta.options_of(chosen.id)}
    values = {o.id: o.default for o in known.values()}
    for name, value in (options or {}).items():
        if name not in known:
            raise UnknownName(f"option of {meta.key} ({chosen.id})", name, sorted(known))
        values[name] = _value(known[name], value)
    return Setting(meta.key, chosen.id, seats, values)


def _value(option: Option, value: str | int) -> str | int:
    for known in option.values:
        if str(known) == str(value):
            return known
    shown = (
        list(option.values)
        if len(option.values) < FEW
        else f"{option.values[0]} to {option.values[-1]}"
    )
    raise UnknownName(f"value of option {option.id}", value, shown)


class Event(msgspec.Struct, frozen=True):
    """A sentence of the log, a prompt or an explanation: message id and arguments."""

    message: str
    args: dict[str, str | int] = {}


class ScoreLine(msgspec.Struct, frozen=True):
    """One source of points: its message id, its rule, and the points of each seat."""

    message: str
    rule: str
    points: list[int]


def no_ties(_s: Any, _c: Any) -> list[ScoreLine]:
    """Who is equal in points shares the place."""
    return []


def no_rules(_s: Any, _c: Any) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True)
class Lesson:
    """A worked example: a position, the actions, and a question that the position answers.

    `place` sets the position in a fresh state; `moves` are played by notation; `answer` reads the
    answer from the states before and after; it is one of `choices`. The texts are the messages
    `lesson-<id>` (the situation) and `lesson-<id>-question`, `lesson-<id>-why`.
    """

    id: str
    rules: tuple[str, ...]
    seats: int
    place: Callable[[Any, Any], None]
    moves: tuple[str, ...]
    choices: tuple[int, ...]
    answer: Callable[[Any, Any, Any], int]
    """from (before, after, c)"""
    form: str = ""
    options: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Game(Generic[S, C]):
    """A game on every layer below the bots."""

    meta: Meta
    state: type[S]
    parts: type[C]
    actions: Actions
    build: Callable[[Pack], C]
    """the component record of a pack, or a PackError"""
    setup: Callable[[S, C], None]
    legal: Callable[[S, C, Any], int]
    apply: Callable[[S, C, int], None]
    conceal: Callable[[S, C, int], None]
    outcome: Callable[[S, C, Any, Any], None]
    check: Callable[[S, C], int]
    sense: Callable[[S, C, int], int]
    features: Callable[[S, C, int, Any], None]
    feature_count: int
    longest: Callable[[int], int]
    """no match with that many seats has more decisions"""
    view: Callable[[S, C, int], msgspec.Struct]
    """all that a seat may see (SPECTATOR: what everybody sees), by allow-list"""
    tell: Callable[[S, C, int, S, int], list[Event]]
    """the log of (before, c, action, after) as told to a seat"""
    why_not: Callable[[S, C, int], Reason]
    """why an action is not legal for the seat to act"""
    prompt: Callable[[S, C, int], Event]
    """what a seat can do now, or whom it waits for, in one sentence"""
    preview: Callable[[S, C, int, S, int], msgspec.Struct | None]
    """what (before, c, action, after) would bring, as known to the seat that decides"""
    breakdown: Callable[[S, C], list[ScoreLine]]
    """each seat's points by source"""
    end_reason: Callable[[S, C], str]
    """the message id of the way the match ended"""
    end_reasons: tuple[str, ...]
    lessons: tuple[Lesson, ...]
    ties: Callable[[S, C], list[ScoreLine]] = no_ties
    """what decides between equal points, in the order of the rules: each seat's number"""
    moment: Callable[[S, C], tuple[str, ...]] = no_rules
    """the rules that matter for the decision at hand, the most telling first"""
    horizon: int = -1
    """how many random decisions a search plays before it asks `sense`; -1: to the end"""
    turn: Callable[[S], int] | None = None
    """the turn that is under way, for who plans ahead alone; None: nobody does"""
    exploration: float = 0.3
    """how much a search tries what looks worse: less where `sense` judges well"""

    @cached_property
    def folder(self) -> Path:
        return Path(__file__).parents[1] / "games" / self.meta.key

    @cached_property
    def pack(self) -> Pack:
        """The pack that comes with the game."""
        return Pack.read(self.folder / "components.toml")
