"""Sintra's pack: glass, displays, strips, window numbers, the broken-glass track."""

from itertools import pairwise
from typing import Annotated

import msgspec

from ludoteka.core.parts import Pack
from ludoteka.core.record import I8, Array, Record

COLOURS = ("blue", "pink", "orange", "yellow", "green")
COLOUR_COUNT = 5
JOKER = COLOUR_COUNT
"""the kind of a grey field, after the five colours"""
FIELD_KINDS = ("blue", "pink", "orange", "yellow", "green", "joker")
DISPLAYS, STRIPS, SIDES, FIELDS = 9, 8, 2, 5
WINDOWS, PANES, ORNAMENTS, PAIR = 8, 2, 4, 2
ROUNDS, TRACK = 6, 9
FRONT, BACK = range(2)
MOST_POINTS = 100
"""a printed number beyond this is a slip of the pen, and could overflow a score"""


class Tile(msgspec.Struct):
    id: str
    order: int
    count: int


class Factories(msgspec.Struct):
    """SIN-001 Nine displays; their other side is a matter of drawing."""

    total: int
    tiles_each: int
    by_players: dict[str, int]


class Indicator(msgspec.Struct):
    spaces: list[str]


class Track(msgspec.Struct):
    values: list[int]
    start_index: int
    bottom_index: int
    bottom_immediate_loss: int
    bottom_returns_to_index: int


class Pairs(msgspec.Struct):
    windows: list[list[int]]


class Ornaments(msgspec.Struct):
    points_by_panes: list[int]
    pairs: Pairs


class SideA(msgspec.Struct):
    window_values: list[int]
    ornaments: Ornaments


class SideB(msgspec.Struct):
    window_values: list[int]


class Palace(msgspec.Struct):
    windows: int
    panes_per_window: int
    side_a: SideA
    side_b: SideB


class FinalScoring(msgspec.Struct):
    leftover_tiles_per_point: int


class Strip(msgspec.Struct):
    id: str
    front: list[str]
    back: list[str]
    joker_back: bool = False


class Schema(msgspec.Struct):
    tile_colours: list[Tile]
    factories: Factories
    round_indicator: Indicator
    broken_glass_track: Track
    palace_board: Palace
    final_scoring: FinalScoring
    pattern_strips: list[Strip]


class Parts(Record):
    copies: Annotated[Array, "i1", COLOUR_COUNT]
    """tiles of each colour"""
    displays: Annotated[Array, "i1", 5]
    """displays in use, by number of players"""
    display_size: I8
    """tiles on a full display"""
    fields: Annotated[Array, "i1", (STRIPS, SIDES, FIELDS)]
    """what each field of a strip takes, from top to bottom: a colour or JOKER"""
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
    schema = pack.typed(Schema)
    for check in (_check_tiles, _check_displays, _check_track, _check_palace, _check_strips):
        check(pack, schema)
    c = Parts.blank()
    _put_market(c, schema)
    _put_palace(c, schema.palace_board)
    for number, strip in enumerate(schema.pattern_strips):
        c.joker_back[number] = strip.joker_back
        for side, fields in enumerate((strip.front, strip.back)):
            for field, kind in enumerate(fields):
                c.fields[number, side, field] = FIELD_KINDS.index(kind)
    return c


def _put_market(c: Parts, schema: Schema) -> None:
    for colour, tile in enumerate(schema.tile_colours):
        c.copies[colour] = tile.count
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


def _check_tiles(pack: Pack, schema: Schema) -> None:
    names = tuple(tile.id for tile in schema.tile_colours)
    if names != COLOURS:
        found = ", ".join(names)
        raise pack.error("tile_colours[0]", f"{found}; expected {', '.join(COLOURS)} (SIN-006)")
    for place, tile in enumerate(schema.tile_colours):
        if tile.count != 20:  # noqa: PLR2004 - SIN-006
            raise pack.error(f"tile_colours[{place}].count", f"{tile.count}, not 20 (SIN-006)")


def _check_displays(pack: Pack, schema: Schema) -> None:
    expected = {"2": 5, "3": 7, "4": 9}
    if schema.factories.by_players != expected:
        raise pack.error("factories.by_players", f"expected {expected} (SIN-010)")
    if schema.factories.tiles_each != 4:  # noqa: PLR2004 - SIN-022
        raise pack.error("factories.tiles_each", f"{schema.factories.tiles_each}, not 4 (SIN-022)")
    spaces = len(schema.round_indicator.spaces)
    if spaces != ROUNDS:
        raise pack.error("round_indicator.spaces", f"{spaces} spaces, not {ROUNDS} (SIN-007)")


def _check_track(pack: Pack, schema: Schema) -> None:
    track = schema.broken_glass_track
    values = track.values
    where = "broken_glass_track.values"
    if len(values) != TRACK:
        raise pack.error(where, f"{len(values)} spaces, not {TRACK} (SIN-070)")
    if values[0] != 0 or any(b >= a for a, b in pairwise(values)):
        raise pack.error(where, "must begin with 0 and cost more on every step (SIN-070)")
    if values[-1] < -MOST_POINTS:
        raise pack.error(where, f"{values[-1]} is out of range (SIN-070)")
    ends = (track.start_index, track.bottom_index, track.bottom_returns_to_index)
    if ends != (0, TRACK - 1, 0) or track.bottom_immediate_loss != -values[-1]:
        what = f"the bottom must be space {TRACK - 1}, cost {-values[-1]} and lead to the top"
        raise pack.error("broken_glass_track", f"{what} (SIN-071)")


def _check_palace(pack: Pack, schema: Schema) -> None:
    palace = schema.palace_board
    if (palace.windows, palace.panes_per_window) != (WINDOWS, PANES):
        raise pack.error("palace_board", f"must have {WINDOWS} windows of {PANES} panes (SIN-002)")
    for name, row in (("a", palace.side_a.window_values), ("b", palace.side_b.window_values)):
        where = f"palace_board.side_{name}.window_values"
        if len(row) != WINDOWS:
            raise pack.error(where, f"{len(row)} numbers, not {WINDOWS} (SIN-012)")
        if not all(0 <= points <= MOST_POINTS for points in row):
            raise pack.error(where, f"numbers from 0 to {MOST_POINTS} only (SIN-065)")
    _check_ornaments(pack, palace.side_a.ornaments)
    if not 1 <= schema.final_scoring.leftover_tiles_per_point <= MOST_POINTS:
        raise pack.error("final_scoring.leftover_tiles_per_point", "out of range (SIN-101)")


def _check_ornaments(pack: Pack, ornaments: Ornaments) -> None:
    where = "palace_board.side_a.ornaments"
    around = sorted(window for pair in ornaments.pairs.windows for window in pair)
    sizes = [len(pair) for pair in ornaments.pairs.windows]
    if sizes != [PAIR] * ORNAMENTS or around != list(range(1, WINDOWS + 1)):
        raise pack.error(f"{where}.pairs", "each window belongs to one of four pairs (SIN-110)")
    points = ornaments.points_by_panes
    if len(points) != PAIR * PANES + 1 or not all(0 <= p <= MOST_POINTS for p in points):
        raise pack.error(f"{where}.points_by_panes", "points for 0 to 4 tiles (SIN-111)")


def _check_strips(pack: Pack, schema: Schema) -> None:
    if len(schema.pattern_strips) != STRIPS:
        count = len(schema.pattern_strips)
        raise pack.error(f"pattern_strips[{count - 1}]", f"{count} strips, not {STRIPS} (SIN-003)")
    for number, strip in enumerate(schema.pattern_strips):
        for side, fields in (("front", strip.front), ("back", strip.back)):
            _check_fields(pack, f"pattern_strips[{number}].{side}", fields)
        if "joker" in strip.front:
            raise pack.error(f"pattern_strips[{number}].front", "jokers are backs only (SIN-014)")
        if strip.joker_back != ("joker" in strip.back):
            where = f"pattern_strips[{number}].joker_back"
            raise pack.error(where, f"{strip.joker_back} does not fit the back (SIN-014)")
    jokers = [strip.back.count("joker") for strip in schema.pattern_strips if strip.joker_back]
    if jokers != [2]:
        raise pack.error("pattern_strips[0]", "one strip must have 2 jokers on its back (SIN-014)")


def _check_fields(pack: Pack, where: str, fields: list[str]) -> None:
    if len(fields) != FIELDS:
        raise pack.error(where, f"{len(fields)} fields, not {FIELDS} (SIN-003)")
    for kind in fields:
        if kind not in FIELD_KINDS:
            raise pack.error(where, f"unknown colour {kind!r}; known: {', '.join(FIELD_KINDS)}")
