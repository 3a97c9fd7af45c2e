"""A toy game that is all secrets, each recognisable in any bytes that the server sends.

Every seat holds a secret number and, in each round, draws a new one or keeps it, then chooses one
of its own marks in secret. The match ends after three rounds; then everybody sees everything.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec

from ludoteka.core import registry
from ludoteka.core.actions import Actions, argument, kind
from ludoteka.core.chance import below
from ludoteka.core.errors import Reason
from ludoteka.core.game import MAX_SEATS, SPECTATOR, Event, Form, Meta, ScoreLine
from ludoteka.core.parts import Pack
from ludoteka.core.record import I8, NOBODY, Array, Header, Record
from ludoteka.core.rule import rule

ROUNDS, MARKS = 3, 4
STEP_NUMBER, STEP_MARK = range(2)
LABELS = [f"mark-{seat}-{n}" for seat in range(MAX_SEATS) for n in range(MARKS)]

META = Meta("masks", 1, "MSK", (Form("masks", (1, 2, 3, 4, 5)),), (), (1, 2), 8)
ACTIONS = Actions(kind("draw"), kind("keep"), kind("choose", argument("mark", LABELS)))
DRAW, KEEP, CHOOSE = 0, 1, 2
OBSERVATION_SIZE = 1
END_REASONS = ("end-rounds",)


class Parts(Record):
    nothing: I8


class State(Header):
    turns: I8
    secret: Annotated[Array, "i4", MAX_SEATS]
    mark: Annotated[Array, "i1", MAX_SEATS]


class View(msgspec.Struct):
    secrets: list[int]
    marks: list[str]


class Preview(msgspec.Struct):
    """A careless preview that tells all it can: only the concealed copy keeps it harmless."""

    secrets: list[int]
    marks: list[int]


@rule
def setup(s: State, c: Parts) -> None:
    for seat in range(s.seats):
        s.secret[seat] = 100000000 * (seat + 1) + below(s, 100000000)
        s.mark[seat] = -1
    s.turns, s.actor, s.step = 0, 0, 0


@rule
def legal(s: State, c: Parts, mask: Array) -> int:
    if s.step == 0:
        mask[0] = mask[1] = 1
        return 2
    for n in range(4):
        mask[2 + s.actor * 4 + n] = 1
    return 4


@rule
def apply(s: State, c: Parts, action: int) -> None:
    if action == 0:
        s.secret[s.actor] = 100000000 * (s.actor + 1) + below(s, 100000000)
    if action < 2:
        s.step = 1
        return
    s.mark[s.actor] = (action - 2) % 4
    s.turns += 1
    s.step = 0
    s.actor = -1 if s.turns == 3 * s.seats else (s.actor + 1) % s.seats


@rule
def conceal(s: State, c: Parts, seat: int) -> None:
    for other in range(s.seats):
        if other != seat and s.actor != -1:
            s.secret[other] = 100000000 * (other + 1) + below(s, 100000000)
            if s.mark[other] != -1:
                s.mark[other] = below(s, 4)


def outcome(s: State, c: Parts, points: Array, places: Array) -> None:
    for seat in range(s.seats):
        points[seat] = s.secret[seat] % 10
    for seat in range(s.seats):
        places[seat] = sum(points[other] > points[seat] for other in range(s.seats))


def view(s: State, c: Parts, seat: int) -> View:
    open_ = s.actor == NOBODY
    knows = [open_ or other == seat for other in range(s.seats)]
    marks = [LABELS[i * MARKS + s.mark[i]] if s.mark[i] >= 0 else "" for i in range(s.seats)]
    return View(
        [s.secret[i] if knows[i] else 0 for i in range(s.seats)],
        [marks[i] if knows[i] else "" for i in range(s.seats)],
    )


def events(before: State, c: Parts, action: int, after: State, seat: int) -> list[Event]:
    mine = seat == before.actor
    if action == DRAW:
        return [Event("draws", {"secret": after.secret[seat]} if mine else {})]
    if action == KEEP:
        return [Event("keeps")]
    return [Event("chooses", {"mark": LABELS[action - CHOOSE]} if mine else {})]


def why_not(s: State, c: Parts, action: int) -> Reason:
    return Reason("MSK-001", "not-now")


def prompt(s: State, c: Parts, seat: int) -> Event:
    if seat == s.actor != SPECTATOR:
        return Event("you-decide", {"secret": s.secret[seat]})
    return Event("wait")


def preview(before: State, c: Parts, action: int, after: State, seat: int) -> Preview:
    return Preview(after.secret.tolist(), after.mark.tolist())


def breakdown(s: State, c: Parts) -> list[ScoreLine]:
    return [ScoreLine("digit", "MSK-002", [x % 10 for x in s.secret.tolist()])]


def end_reason(s: State, c: Parts) -> str:
    return END_REASONS[0]


def build(pack: Pack) -> Parts:
    return Parts.blank()


def check(s: State, c: Parts) -> int:
    return 0


def longest(seats: int) -> int:
    return 2 * ROUNDS * seats


def evaluate(s: State, c: Parts, seat: int) -> int:
    return 0


def observe(s: State, c: Parts, seat: int, out: Array) -> None:
    pass


@contextmanager
def registered() -> Iterator[None]:
    """Let the registry find this game where it looks for games."""
    here = sys.modules[__name__]
    sys.modules |= {"ludoteka.games.masks": here, "ludoteka.games.masks.meta": here}
    games, registry.GAMES = registry.GAMES, (*registry.GAMES, "masks")
    registry.game("masks").__dict__["pack"] = Pack("components", Path(), "")  # it has no file
    yield
    registry.GAMES = games
