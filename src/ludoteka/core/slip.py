"""Slips: what a thing on the board is, what it does, what it is worth now, where its rule stands.

A thing is named `kind:id`, on the board by `data-slip`. A game lists them (`things`) and explains
each to a seat from what that seat knows (`explain`), in `slips.py`. The messages of a slip are its
name, `.state` (what kind of thing, and how it stands) and `.say` (what it does; `*bold*`); they
stand in `text/slips.<language>.ftl`.
"""

from collections.abc import Iterable, Mapping

import msgspec

from ludoteka.core.game import Args, Event


class Token(msgspec.Struct, frozen=True):
    """A word of a drawn sum: a piece, named by its message, so many times; or a sentence."""

    piece: str = ""
    count: int = 1
    words: Event | None = None


class Row(msgspec.Struct, frozen=True):
    """Tokens, and at the right what they come to: points for me (signed), or words."""

    tokens: list[Token]
    points: int | None = None
    value: Event | None = None


class Slip(msgspec.Struct, frozen=True):
    message: str
    args: Args
    rule: str
    band: list[Row] = []
    """what it is worth now; the first row is its heading; none: a thing without any value"""
    picture: str = ""
    """the message of the piece that pictures it; empty: the thing itself does"""


def piece(message: str, count: int = 1) -> Token:
    return Token(message, count)


def words(message: str, **args: str | int) -> Token:
    return Token(words=Event(message, args))


def row(*tokens: Token, points: int | None = None, value: Event | None = None) -> Row:
    return Row(list(tokens), points, value)


def tally(*tokens: Token, points: int, mine: bool) -> Row:
    """Points of a seat; only my own have a sign and a colour."""
    value = None if mine else Event("slip-number", {"number": points})
    return Row(list(tokens), points if mine else None, value)


def named(kinds: Mapping[str, Iterable[str | int]]) -> list[str]:
    """The names of things: `seat:0`, `seat:1` …"""
    return [f"{kind}:{name}" for kind, names in kinds.items() for name in names]
