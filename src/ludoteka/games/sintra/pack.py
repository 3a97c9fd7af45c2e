"""What a pack of Sintra must say, and the checks that name its line."""

from itertools import pairwise
from typing import Annotated, Any, Literal

import msgspec

from ludoteka.core.parts import Pack, Small
from ludoteka.games.sintra.sizes import (
    FIELDS,
    MOST_JOKERS,
    ORNAMENTS,
    PAIR,
    PANES,
    ROUNDS,
    TRACK,
    WINDOWS,
)

COLOURS = ("blue", "pink", "orange", "yellow", "green")
FIELD_KINDS = (*COLOURS, "joker")
STRIP_IDS = tuple(f"S{number}" for number in range(1, 9))
ROUND_NAMES = ("I", "II", "III", "IV", "V", "VI")
DISPLAYS_IN_USE = {"2": 5, "3": 7, "4": 9}
ALL_TILES, COPIES = 100, 20
MOST_POINTS = 100
WORDS = """
    uk ru en de fr glyph hex colour player_colours default_side colour_blind minutes_min
    minutes_max laps top_symbol initial_side front_template back_template length
"""
"""for people: names, how things look, the displays' other side"""


class Tile(msgspec.Struct):
    id: str
    count: Literal[20]
    """SIN-006"""


class Factories(msgspec.Struct):
    """SIN-001 Nine displays; their other side is a matter of drawing."""

    tiles_each: Literal[4]
    """SIN-022"""
    by_players: dict[str, int]


class Track(msgspec.Struct):
    values: list[int]


class Pairs(msgspec.Struct):
    windows: list[list[int]]


class Ornaments(msgspec.Struct):
    points_by_panes: list[Small]
    pairs: Pairs


class SideA(msgspec.Struct):
    window_values: list[Small]
    ornaments: Ornaments


class SideB(msgspec.Struct):
    window_values: list[Small]


class Palace(msgspec.Struct):
    """SIN-002 Two sides; the windows and panes of `facts` are the same on both."""

    side_a: SideA
    side_b: SideB


class FinalScoring(msgspec.Struct):
    leftover_tiles_per_point: Annotated[int, msgspec.Meta(ge=1, le=100)]


class Strip(msgspec.Struct):
    id: str
    front: list[str]
    back: list[str]
    joker_back: bool = False


class Schema(msgspec.Struct):
    tile_colours: list[Tile]
    factories: Factories
    broken_glass_track: Track
    palace_board: Palace
    final_scoring: FinalScoring
    pattern_strips: list[Strip]


def read(pack: Pack) -> Schema:
    """The pack as structs; PackError names the line that is wrong."""
    schema = pack.typed(Schema)
    pack.each_once("tile_colours", "id", [tile.id for tile in schema.tile_colours], COLOURS)
    pack.each_once("pattern_strips", "id", [strip.id for strip in schema.pattern_strips], STRIP_IDS)
    for check in (_check_displays, _check_track, _check_palace, _check_strips):
        check(pack, schema)
    pack.confirm(Schema, _facts(schema), WORDS)
    return schema


def _check_displays(pack: Pack, schema: Schema) -> None:
    if schema.factories.by_players != DISPLAYS_IN_USE:
        raise pack.error("factories.by_players", f"expected {DISPLAYS_IN_USE} (SIN-010)")


def _check_track(pack: Pack, schema: Schema) -> None:
    values = schema.broken_glass_track.values
    where = "broken_glass_track.values"
    if len(values) != TRACK:
        raise pack.error(where, f"{len(values)} spaces, not {TRACK} (SIN-070)")
    if values[0] != 0 or any(b >= a for a, b in pairwise(values)):
        raise pack.error(where, "must begin with 0 and cost more on every step (SIN-070)")
    if values[-1] < -MOST_POINTS:
        raise pack.error(where, f"{values[-1]} is out of range (SIN-070)")


def _check_palace(pack: Pack, schema: Schema) -> None:
    palace = schema.palace_board
    for name, row in (("a", palace.side_a.window_values), ("b", palace.side_b.window_values)):
        if len(row) != WINDOWS:
            where = f"palace_board.side_{name}.window_values"
            raise pack.error(where, f"{len(row)} numbers, not {WINDOWS} (SIN-012)")
    where = "palace_board.side_a.ornaments"
    pairs = palace.side_a.ornaments.pairs.windows
    around = sorted(window for pair in pairs for window in pair)
    if [len(pair) for pair in pairs] != [PAIR] * ORNAMENTS or around != list(range(1, WINDOWS + 1)):
        raise pack.error(f"{where}.pairs", "each window belongs to one of four pairs (SIN-110)")
    if len(palace.side_a.ornaments.points_by_panes) != PAIR * PANES + 1:
        raise pack.error(f"{where}.points_by_panes", "points for 0 to 4 tiles (SIN-111)")


def _check_strips(pack: Pack, schema: Schema) -> None:
    for number, strip in enumerate(schema.pattern_strips):
        where = f"pattern_strips[{number}]"
        _check_fields(pack, f"{where}.front", strip.front)
        _check_fields(pack, f"{where}.back", strip.back)
        if "joker" in strip.front:
            raise pack.error(f"{where}.front", "jokers are backs only (SIN-014)")
        if strip.joker_back != ("joker" in strip.back):
            what = f"{strip.joker_back} does not fit the back (SIN-014)"
            raise pack.error(f"{where}.joker_back", what)
    jokers = [strip.back.count("joker") for strip in schema.pattern_strips if strip.joker_back]
    if jokers != [MOST_JOKERS]:
        raise pack.error("pattern_strips[0]", "one strip must have 2 jokers on its back (SIN-014)")


def _check_fields(pack: Pack, where: str, fields: list[str]) -> None:
    if len(fields) != FIELDS:
        raise pack.error(where, f"{len(fields)} fields, not {FIELDS} (SIN-003)")
    for kind in fields:
        if kind not in FIELD_KINDS:
            raise pack.error(where, f"unknown colour {kind!r}; known: {', '.join(FIELD_KINDS)}")


def _facts(schema: Schema) -> dict[str, Any]:
    """What follows from the rules (SIN-007 six spaces of the indicator, I on top, among them) and
    from the rest of the pack.
    """
    displays = max(DISPLAYS_IN_USE.values())
    return {
        "game": {"id": "sintra", "players_min": 2, "players_max": 4, "rounds": ROUNDS},
        "counts": {
            "factory_displays": displays,
            "player_boards": 4,
            "pattern_strips_total": 4 * len(STRIP_IDS),
            "pattern_strips_per_player": len(STRIP_IDS),
            "glaziers": 4,
            "score_markers": 8,
            "score_markers_per_player": 2,
            "tiles_total": ALL_TILES,
            "tiles_per_colour": COPIES,
            "tile_colours": len(COLOURS),
            "scoring_boards": 1,
            "first_player_markers": 1,
            "bags": 1,
            "glass_towers": 1,
        },
        "tile_colours": [{"order": COLOURS.index(tile.id)} for tile in schema.tile_colours],
        "joker": {"id": "joker", "is_tile": False, "fields_per_player": MOST_JOKERS},
        "factories": {"total": displays, "sides": ["orange_frame", "five_sectors"]},
        "round_indicator": {
            "spaces": list(ROUND_NAMES),
            "top_space": ROUND_NAMES[0],
            "hand_shaken_spaces": list(ROUND_NAMES[1:]),
            "bag_drawn_space": ROUND_NAMES[0],
            "bag_before_space_I": ALL_TILES - ROUNDS + 1,
            "bag_before_first_fill": ALL_TILES - ROUNDS,
        },
        "broken_glass_track": {
            "start_index": 0,
            "bottom_index": TRACK - 1,
            "bottom_immediate_loss": -schema.broken_glass_track.values[-1],
            "bottom_returns_to_index": 0,
        },
        "score_track": {"start": 0, "minimum": "none"},
        "palace_board": {
            "sides": ["A", "B"],
            "pane_names": ["upper", "lower"],
            "windows": WINDOWS,
            "panes_per_window": PANES,
            "fill_order": ["upper", "lower"],
            "same_side_for_all": True,
            "identical_for_all_players": True,
            "side_a": {"ornaments": {"count": ORNAMENTS, "panes_around_each": PAIR * PANES}},
            "side_b": {
                "bonus": {"formula": "completed_windows * tiles_of_best_colour_on_all_windows"}
            },
        },
        "final_scoring": {
            "order": ["leftover_tiles", "broken_glass", "side_bonus"],
            "tie_break": ["higher_score", "fewer_points_lost_to_broken_glass", "shared_victory"],
        },
        "strip_set": {
            "strips_per_player": len(STRIP_IDS),
            "fields_per_side": FIELDS,
            "sets_identical_between_players": True,
        },
        "pattern_strips": [{"copies_per_player": 1} for _ in schema.pattern_strips],
    }
