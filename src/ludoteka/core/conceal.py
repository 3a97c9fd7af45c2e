"""Concealing: a state as a seat may imagine it, with a fresh future."""

from typing import Any

from ludoteka.core.chance import KEY_WORDS
from ludoteka.core.engine import Interpreted
from ludoteka.core.record import Header, Record


def source_of(key: bytes) -> Header:
    """A stream of chance of its own, outside any match."""
    source = Header.blank()
    for i in range(KEY_WORDS):
        source.key[i] = int.from_bytes(key[4 * i : 4 * i + 4], "little")
    return source


def concealed(engine: Interpreted, s: Header, c: Record, seat: int, key: bytes) -> Any:
    """A copy of `s` in which all that `seat` cannot know is dealt anew."""
    imagined = s.copy()
    engine.rekey(imagined, source_of(key))
    engine.conceal(imagined, c, seat)
    return imagined
