"""The end of a match, told on its final board: beats that count points where they lie.

A game's `finale(s, c)` gives them in the order of its rules; its `interlude(before, c, after)`
those that tell the end of a round or a season during play. A thing is named as the boards name
it: `thing("window:1:3", "palace:1")` is the first of these that is on the screen.
"""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec


class Gain(msgspec.Struct, frozen=True):
    """Points of a seat, and the thing on the board that brings them."""

    seat: int
    points: int
    at: str


class Beat(msgspec.Struct, frozen=True):
    """One step of a finale or interlude; the attribute `about` of its message says more."""

    message: str
    rule: str
    lines: list[str] = []
    """the lines of the breakdown that it counts"""
    gains: list[Gain] = []
    shows: list[str] = []
    """things to be lit, besides those that bring points"""
    args: dict[str, str | int] = {}
    counts: bool = False
    """the things that are lit are counted: one, two, three"""
    recalled: bool = False
    """the points were counted when they were made: they are told again, not added"""
    before: bool = False
    """an interlude: told on the board as it stood before the step"""
    chapter: bool = False
    """with it a chapter of the match begins"""


def thing(*names: str) -> str:
    return "|".join(f"#{name}" for name in names)


def gains(found: Iterable[tuple[int, int, str]]) -> list[Gain]:
    """From (seat, points, at); what brings nothing is left out."""
    return [Gain(seat, points, at) for seat, points, at in found if points != 0]


def worth_telling(beats: Iterable[Beat]) -> list[Beat]:
    """No beat for nothing: one that counts a line needs somebody who gets points."""
    return [beat for beat in beats if beat.gains or not beat.lines]


def by_source(breakdown: Callable[..., list[Any]]) -> Callable[..., list[Beat]]:
    """The finale of a game that tells none: line by line, beside the seats."""

    def finale(s: Any, c: Any) -> list[Beat]:
        return worth_telling(
            Beat(
                line.message,
                line.rule,
                [line.message],
                gains((seat, points, _seat(seat)) for seat, points in enumerate(line.points)),
            )
            for line in breakdown(s, c)
        )

    return finale


def _seat(seat: int) -> str:
    return thing(f"seat:{seat}")
