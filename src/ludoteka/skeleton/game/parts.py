"""The pieces: `components.toml` as a record of constants. SKE-001"""

from typing import Annotated

import msgspec
from msgspec import Meta

from ludoteka.core.parts import Pack
from ludoteka.core.record import I8, Array, Record

VALUES = 6
MOST_TURNS = 8


class Pebbles(msgspec.Struct, forbid_unknown_fields=True):
    copies: Annotated[list[Annotated[int, Meta(ge=0, le=20)]], Meta(min_length=6, max_length=6)]


class Schema(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    turns: Annotated[int, Meta(ge=1, le=MOST_TURNS)]
    pebbles: Pebbles


class Parts(Record):
    turns: I8
    copies: Annotated[Array, "i1", VALUES]


def build(pack: Pack) -> Parts:
    schema = pack.typed(Schema)
    if sum(schema.pebbles.copies) <= 4 * schema.turns:
        raise pack.error("pebbles.copies", "the bag would run empty at four seats")
    c = Parts.blank()
    c.turns = schema.turns
    for value in range(VALUES):
        c.copies[value] = schema.pebbles.copies[value]
    return c
