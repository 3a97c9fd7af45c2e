"""The contract of a game: what a lobby shows, the rules, and what people read.

The rules of a game are plain functions marked `@rule` (see `rule.py`); `s` is the state record, `c`
the component record. They allocate nothing, raise nothing and use ints only.

    setup(s, c)                     deal the opening position; seats, form, options, key stand in s
    legal(s, c, mask) -> int        mark the legal action ids of s.actor with 1; how many there are
    apply(s, c, action)             carry out one legal action and run on to the next decision
    conceal(s, c, seat)             re-deal what `seat` cannot know (-1: spectator), fresh key in s
    outcome(s, c, points, places)   final points and places (0 = winner, ties share) of each seat
    check(s, c) -> int              0, or the number of the invariant that is broken
    evaluate(s, c, seat) -> int     a quick evaluation for greedy play, in hundredths of a point
    observe(s, c, seat, out)        what `seat` knows as numbers of about 1, for learning

`mask` and `out` hold zeros when they are handed over, and `legal` is not asked after the end: see
`convention.py`, which makes a `Game` from the modules of a package.

A decision with one option is not asked: `settle` carries it out. So `legal` may return 1, and
`apply` does one action only. Where whoever skips it would betray a secret, a table asks all the
same: `hides_options` says so from what all know. Where the rules themselves ask, they set `s.ask`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from ludoteka.core.actions import Actions
from ludoteka.core.errors import Reason, UnknownName
from ludoteka.core.finale import Beat, Gain
from ludoteka.core.parts import Pack
from ludoteka.core.record import Header, Record
from ludoteka.core.rule import rule

S = TypeVar("S", bound=Header)
C = TypeVar("C", bound=Record)
NOTHING = -1

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
    names_seats: bool = False
    """its numbers are seats, counted from 1: no table of fewer can choose them"""

    def values_at(self, seats: int) -> tuple[str | int, ...]:
        """What a table with so many seats can choose."""
        if not self.names_seats:
            return self.values
        return tuple(v for v in self.values if not str(v).isdecimal() or int(v) <= seats)


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
        values[name] = _value(known[name], value, seats)
    return Setting(meta.key, chosen.id, seats, values)


def _value(option: Option, value: str | int, seats: int) -> str | int:
    values = option.values_at(seats)
    for known in values:
        if str(known) == str(value):
            return known
    shown = list(values) if len(values) < FEW else f"{values[0]} to {values[-1]}"
    raise UnknownName(f"value of option {option.id}", value, shown)


Args = dict[str, str | int]
"""what a message is filled with"""


def yes(holds: bool) -> str:
    """An argument by which a sentence chooses its words: `{ $back -> [yes] … *[no] … }`."""
    return "yes" if holds else "no"


class Event(msgspec.Struct, frozen=True):
    """A sentence of the log, a prompt or an explanation: message id and arguments."""

    message: str
    args: Args = {}
    gains: list[Gain] = []
    """points that scores change by now, each with the thing on the board that brings them"""


class ScoreLine(msgspec.Struct, frozen=True):
    """One source of points: its message id, its rule, and the points of each seat."""

    message: str
    rule: str
    points: list[int]


def no_ties(_s: Any, _c: Any) -> list[ScoreLine]:
    """Who is equal in points shares the place."""
    return []


def no_interlude(_before: Any, _c: Any, _after: Any) -> list[Beat]:
    """A round ends without a word."""
    return []


def no_preview(_before: Any, _c: Any, _action: int, _after: Any, _seat: int) -> None:
    """Nothing is shown before it is done."""


def hides_nothing(_s: Any, _c: Any) -> bool:
    """How many options there are follows from what all know."""
    return False


@rule
def names_nothing(_s: Any, _c: Any, _seat: int, _action: int, _nth: int) -> int:
    """Decisions name all that they make use of."""
    return NOTHING


def no_rules(_s: Any, _c: Any) -> tuple[str, ...]:
    return ()


def no_things(_s: Any, _c: Any) -> list[str]:
    return []


def no_slip(_s: Any, _c: Any, _seat: int, thing: str) -> msgspec.Struct:
    raise UnknownName("thing", thing, "none")


@dataclass(frozen=True)
class Staging:
    """How positions of exercises are set up, and what can be asked of them."""

    place: type[msgspec.Struct]
    """a position as data"""
    arrange: Callable[[Any, Any, Any], None]
    """sets (s, c, place) in a fresh state"""
    questions: Mapping[str, Callable[..., int]]
    """answers read from (before, after, c, arguments)"""


@dataclass(frozen=True, eq=False)
class Game(Generic[S, C]):
    """A game on every layer below the bots."""

    package: str
    """the import name; what is no code (texts, components, networks) lies beside it"""
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
    evaluate: Callable[[S, C, int], int]
    observe: Callable[[S, C, int, Any], None]
    observe_on_zeros: Callable[[S, C, int, Any], None]
    """the same, where somebody else has seen to the zeros"""
    observation_size: int
    longest: Callable[[int], int]
    """no match with that many seats has more decisions"""
    view: Callable[[S, C, int], msgspec.Struct]
    """all that a seat may see (SPECTATOR: what everybody sees), by allow-list"""
    events: Callable[[S, C, int, S, int], list[Event]]
    """the log of (before, c, action, after) as told to a seat"""
    why_not: Callable[[S, C, int], Reason]
    """why an action is not legal for the seat to act"""
    prompt: Callable[[S, C, int], Event]
    """what a seat can do now, or whom it waits for, in one sentence"""
    breakdown: Callable[[S, C], list[ScoreLine]]
    """each seat's points by source"""
    finale: Callable[[S, C], list[Beat]]
    """how they are counted on the final board; line by line where the game tells nothing better"""
    end_reason: Callable[[S, C], str]
    """the message id of the way the match ended"""
    end_reasons: tuple[str, ...]
    interlude: Callable[[S, C, S], list[Beat]] = no_interlude
    """what ended or began with (before, c, after), a round or a season, told on the board"""
    staging: Staging | None = None
    """for exercises; None: the game has none"""
    preview: Callable[[S, C, int, S, int], msgspec.Struct | None] = no_preview
    """what (before, c, action, after) would bring, as known to the seat that decides"""
    ties: Callable[[S, C], list[ScoreLine]] = no_ties
    """what decides between equal points, in the order of the rules: each seat's number"""
    hides_options: Callable[[S, C], bool] = hides_nothing
    """whether to have only one option here tells what the seat to act holds: from what all know"""
    rules_at_hand: Callable[[S, C], tuple[str, ...]] = no_rules
    """the rules that matter for the decision at hand, the most telling first"""
    things: Callable[[S, C], list[str]] = no_things
    """the names of all that has a meaning on the board: `kind:id`, see `slip.py`"""
    explain: Callable[[S, C, int, str], msgspec.Struct] = no_slip
    """the slip of a thing, as a seat may know it"""
    hides: Callable[[S, C, int], bool] | None = None
    """a seat holds what the others must not see; None: where its view is another than theirs"""
    turns_begun: Callable[[S], int] | None = None
    """how many turns a seat alone has begun, for who plans ahead; None: nobody does"""
    components: tuple[str, ...] = ()
    """for studies: what decisions make use of without naming it, such as the card in a slot"""
    component: Callable[[S, C, int, int, int], int] = names_nothing
    """number of the nth component that (s, c, seat, action) makes use of, or NOTHING; with
    AT_THE_END as the action what the seat has made use of in the end"""

    @cached_property
    def name(self) -> str:
        """Its key; of rules of an earlier version with that version: nizam@1."""
        earlier = ".archive." in self.package
        return f"{self.meta.key}@{self.meta.version}" if earlier else self.meta.key

    @cached_property
    def folder(self) -> Path:
        return Path(str(import_module(self.package).__file__)).parent

    @cached_property
    def pack(self) -> Pack:
        """The pack that comes with the game."""
        return Pack.read(self.folder / "components.toml")
