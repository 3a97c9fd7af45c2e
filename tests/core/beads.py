"""Beads, a toy game in the shape of the contract; tests of the core play it."""

from typing import Annotated, Any

import msgspec

from ludoteka.core.actions import Actions, argument, kind
from ludoteka.core.chance import draw
from ludoteka.core.errors import Reason
from ludoteka.core.game import Event, Form, Game, Meta, Option, ScoreLine
from ludoteka.core.parts import Pack
from ludoteka.core.record import I8, NOBODY, Array, Header, Record
from ludoteka.core.rule import rule

COLOURS, STRINGS, SEATS = 3, 2, 4
ACTIONS = Actions(
    kind("take", argument("colour", ("red", "green", "blue"))),
    kind("thread", argument("string", STRINGS)),
)
TAKE, THREAD = range(2)


class State(Header):
    length: I8
    held: I8
    held_count: I8
    bag: Annotated[Array, "i1", COLOURS]
    tray: Annotated[Array, "i1", COLOURS]
    box: Annotated[Array, "i1", COLOURS]
    strings: Annotated[Array, "i1", (SEATS, STRINGS, COLOURS)]


class Parts(Record):
    beads: I8
    tray: I8


class Schema(msgspec.Struct):
    beads: int
    tray: int


def build(pack: Pack) -> Parts:
    schema = pack.typed(Schema)
    c = Parts.blank()
    c.beads, c.tray = schema.beads, schema.tray
    return c


@rule
def setup(s: State, c: Parts) -> None:
    for colour in range(COLOURS):
        s.bag[colour] = c.beads
    s.actor = 0
    begin_turn(s, c)


@rule
def begin_turn(s: State, c: Parts) -> None:
    bag = tray = 0
    for colour in range(COLOURS):
        bag += s.bag[colour]
        tray += s.tray[colour]
    if bag + tray < c.tray:
        s.actor = NOBODY
    while s.actor != NOBODY and tray < c.tray:
        s.tray[draw(s, s.bag, bag)] += 1
        bag -= 1
        tray += 1
    s.step = TAKE


@rule
def legal(s: State, c: Parts, mask: Array) -> int:
    count = 0
    for action in range(COLOURS + STRINGS):
        if s.step == TAKE:
            mask[action] = 1 if action < COLOURS and s.tray[action] > 0 else 0
        else:
            mask[action] = 1 if action >= COLOURS else 0
        count += mask[action]
    return count


@rule
def apply(s: State, c: Parts, action: int) -> None:
    if s.step == TAKE:
        s.held = action
        s.held_count = s.tray[action]
        s.tray[action] = 0
        s.step = THREAD
    else:
        thread(s, c, action - COLOURS)


@rule
def thread(s: State, c: Parts, string: int) -> None:
    on_string = 0
    for colour in range(COLOURS):
        on_string += s.strings[s.actor, string, colour]
    fitting = min(s.held_count, 4 + s.length - on_string)
    s.strings[s.actor, string, s.held] += fitting
    s.box[s.held] += s.held_count - fitting
    s.held_count = 0
    s.actor = (s.actor + 1) % s.seats
    begin_turn(s, c)


@rule
def conceal(s: State, c: Parts, seat: int) -> None:
    """Only the future is hidden."""


@rule
def points_of(s: State, seat: int) -> int:
    points = 0
    for string in range(STRINGS):
        for colour in range(COLOURS):
            points += s.strings[seat, string, colour]
    return points


@rule
def outcome(s: State, c: Parts, points: Array, places: Array) -> None:
    for seat in range(s.seats):
        points[seat] = points_of(s, seat)
        places[seat] = 0
        for other in range(s.seats):
            if points_of(s, other) > points[seat]:
                places[seat] += 1


@rule
def check(s: State, c: Parts) -> int:
    for colour in range(COLOURS):
        count = s.bag[colour] + s.tray[colour] + s.box[colour]
        count += s.held_count if s.held == colour else 0
        for seat in range(s.seats):
            for string in range(STRINGS):
                count += s.strings[seat, string, colour]
        if count != c.beads:
            return 1
    return 0


@rule
def sense(s: State, c: Parts, seat: int) -> int:
    return 100 * points_of(s, seat)


@rule
def features(s: State, c: Parts, seat: int, out: Array) -> None:
    out[0] = points_of(s, seat) / 8


class View(msgspec.Struct):
    tray: list[int]


def _nothing(*_: Any) -> None:
    return None


PACK = Pack("beads", None, "beads = 8\ntray = 4\n")  # type: ignore[arg-type]


class Beads(Game[State, Parts]):
    @property
    def pack(self) -> Pack:
        return PACK


GAME = Beads(
    meta=Meta(
        "beads", 1, "BEA", (Form("beads", (2, 3, 4)),), (Option("length", (4, 5, 6), 6),), (5, 5), 6
    ),
    state=State,
    parts=Parts,
    actions=ACTIONS,
    build=build,
    setup=setup,
    legal=legal,
    apply=apply,
    conceal=conceal,
    outcome=outcome,
    check=check,
    sense=sense,
    features=features,
    feature_count=1,
    longest=lambda seats: 100,
    view=lambda s, c, seat: View(s.tray.tolist()),
    tell=lambda before, c, action, after, viewer: [Event("did", {"seat": before.actor})],
    why_not=lambda s, c, action: Reason("BEA-1", "why-not"),
    prompt=lambda s, c, seat: Event("prompt"),
    preview=_nothing,
    breakdown=lambda s, c: [ScoreLine("beads", "BEA-2", [points_of(s, i) for i in range(s.seats)])],
    end_reason=lambda s, c: "end",
    end_reasons=("end",),
    lessons=(),
)
