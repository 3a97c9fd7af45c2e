"""Beads, a toy game in the shape of the contract; tests of the core play it."""

from pathlib import Path
from typing import Annotated

import msgspec

from ludoteka.core.actions import Actions, argument, kind
from ludoteka.core.chance import draw
from ludoteka.core.convention import assembled
from ludoteka.core.errors import Reason
from ludoteka.core.game import Event, Form, Meta, Option, ScoreLine
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
    if s.step == THREAD:
        for string in range(STRINGS):
            mask[COLOURS + string] = 1
        return STRINGS
    count = 0
    for colour in range(COLOURS):
        if s.tray[colour] > 0:
            mask[colour] = 1
            count += 1
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
def evaluate(s: State, c: Parts, seat: int) -> int:
    return 100 * points_of(s, seat)


@rule
def observe(s: State, c: Parts, seat: int, out: Array) -> None:
    out[0] = points_of(s, seat) / 8


OBSERVATION_SIZE = 1
END_REASONS = ("end",)
META = Meta(
    "beads", 1, "BEA", (Form("beads", (2, 3, 4)),), (Option("length", (4, 5, 6), 6),), (5, 5), 6
)


def longest(seats: int) -> int:
    return 100


class View(msgspec.Struct):
    tray: list[int]


def view(s: State, c: Parts, seat: int) -> View:
    return View(s.tray.tolist())


def events(before: State, c: Parts, action: int, after: State, viewer: int) -> list[Event]:
    return [Event("did", {"seat": before.actor})]


def why_not(s: State, c: Parts, action: int) -> Reason:
    return Reason("BEA-1", "why-not")


def prompt(s: State, c: Parts, seat: int) -> Event:
    return Event("prompt")


def breakdown(s: State, c: Parts) -> list[ScoreLine]:
    return [ScoreLine("beads", "BEA-2", [points_of(s, i) for i in range(s.seats)])]


def end_reason(s: State, c: Parts) -> str:
    return "end"


PACK = Pack("beads", Path(), "beads = 8\ntray = 4\n")
GAME = assembled(__name__)
GAME.__dict__["pack"] = PACK  # it has no file of components
