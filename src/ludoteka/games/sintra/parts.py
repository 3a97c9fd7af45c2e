"""Sintra's pack: glass, displays, strips, window numbers, the broken-glass track."""

from typing import Annotated

from ludoteka.core.parts import Pack
from ludoteka.core.record import I8, Array, Record
from ludoteka.games.sintra.pack import COLOURS, FIELD_KINDS, STRIP_IDS, Palace, Schema, read
from ludoteka.games.sintra.sizes import (
    COLOUR_COUNT,
    FIELDS,
    ORNAMENTS,
    PAIR,
    PANES,
    SIDES,
    STRIPS,
    TRACK,
    WINDOWS,
)

JOKER = COLOUR_COUNT
"""the kind of a grey field, after the five colours"""
KINDS = COLOUR_COUNT + 1
FILLINGS = 1 << FIELDS
"""sets of fields that hold a tile"""
FRONT_SIDE = 0
"""of a strip"""


class Parts(Record):
    copies: Annotated[Array, "i1", COLOUR_COUNT]
    """tiles of each colour"""
    displays: Annotated[Array, "i1", 5]
    """displays in use, by number of players"""
    display_size: I8
    """tiles on a full display"""
    fields: Annotated[Array, "i1", (STRIPS, SIDES, FIELDS)]
    """what each field of a strip takes, from top to bottom: a colour or JOKER"""
    empty_thirds: Annotated[Array, "f4", (STRIPS, SIDES, FILLINGS, KINDS)]
    """empty fields of each kind / 3, by the set of fields that hold a tile, as `observe` tells"""
    joker_back: Annotated[Array, "i1", STRIPS]
    """1: the strip begins with its front up"""
    window_points: Annotated[Array, "i1", (SIDES, WINDOWS)]
    """the numbers under the windows, of board side A and of B"""
    track: Annotated[Array, "i1", TRACK]
    """what the spaces of the broken-glass track cost, from top to bottom, as positive numbers"""
    ornament: Annotated[Array, "i1", (ORNAMENTS, PAIR)]
    """the windows around each ornament"""
    ornament_points: Annotated[Array, "i1", PAIR * PANES + 1]
    """by the number of tiles around it"""
    leftovers: I8
    """tiles left on strips that make one point"""


def build(pack: Pack) -> Parts:
    """The component record of a pack; PackError names the line that is wrong."""
    schema = read(pack)
    c = Parts.blank()
    _put_market(c, schema)
    _put_palace(c, schema.palace_board)
    for strip in schema.pattern_strips:
        number = STRIP_IDS.index(strip.id)
        c.joker_back[number] = strip.joker_back
        for side, fields in enumerate((strip.front, strip.back)):
            for field, kind in enumerate(fields):
                c.fields[number, side, field] = FIELD_KINDS.index(kind)
            _put_thirds(c.fields[number, side], c.empty_thirds[number, side])
    return c


def _put_thirds(fields: Array, thirds: Array) -> None:
    for filled in range(FILLINGS):
        for field in range(FIELDS):
            if not filled >> field & 1:
                thirds[filled, fields[field]] += 1 / 3


def _put_market(c: Parts, schema: Schema) -> None:
    for tile in schema.tile_colours:
        c.copies[COLOURS.index(tile.id)] = tile.count
    for players, count in schema.factories.by_players.items():
        c.displays[int(players)] = count
    c.display_size = schema.factories.tiles_each
    for place, value in enumerate(schema.broken_glass_track.values):
        c.track[place] = -value
    c.leftovers = schema.final_scoring.leftover_tiles_per_point


def _put_palace(c: Parts, palace: Palace) -> None:
    for side, row in enumerate((palace.side_a.window_values, palace.side_b.window_values)):
        for window, points in enumerate(row):
            c.window_points[side, window] = points
    ornaments = palace.side_a.ornaments
    for ornament, pair in enumerate(ornaments.pairs.windows):
        for place, window in enumerate(pair):
            c.ornament[ornament, place] = window - 1
    for panes, points in enumerate(ornaments.points_by_panes):
        c.ornament_points[panes] = points
