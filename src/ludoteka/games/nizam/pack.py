"""What a pack of Nizam must say, and the checks that name its line."""

from typing import Annotated, Any, Literal

import msgspec

from ludoteka.core.game import Option
from ludoteka.core.parts import Pack, Small
from ludoteka.games.nizam.actions import ACTIONS, LETTERS
from ludoteka.games.nizam.meta import META
from ludoteka.games.nizam.sizes import CELLS, KINDS, LINES, SHIFTS, SIDE

GEMS = ("ruby", "emerald", "sapphire", "amethyst", "topaz", "aquamarine", "amber", "onyx")
COPIES = 12
RUN_LENGTHS = (3, 4, 5)
PLAYERS = (1, 2, 3, 4, 5)
PEARL_PLAYERS = (2, 3, 4, 5)
ALL_CARDS = KINDS * COPIES
WORDS = """
    edition gem_palette pearl_look card_back score_track_design marker hint_card_text
    age_min minutes_min minutes_max fill outline colour_name text_colour shape pattern
    cell_index parameter ruling
"""
"""for people: how things look, what the code documents"""

MOST_CARDS = 6
"""dealt to each of five: Pearl of the East leaves 32"""
Points = Annotated[int, msgspec.Meta(ge=0, le=25)]
"""of a run: a score stays within two bytes through 20 decks"""


class Gem(msgspec.Struct):
    id: str
    copies: Literal[12]
    """NIZ-001"""


class Pearl(msgspec.Struct):
    copies: Literal[1]
    """NIZ-002"""


class RunValue(msgspec.Struct):
    length: int
    points: Points


class Scoring(msgspec.Struct):
    bonus_per_additional_run: Annotated[int, msgspec.Meta(ge=0, le=10)]


class ShiftCost(msgspec.Struct):
    substitute_cards: Literal[3]
    """NIZ-142"""


class SetupPart(msgspec.Struct):
    hand_start: Annotated[int, msgspec.Meta(ge=0, le=MOST_CARDS)]
    draw_count: Literal[3]
    """NIZ-130"""


class SetupNizam(msgspec.Struct):
    players: int
    hand_limit: Small
    end_exhaustions: Annotated[int, msgspec.Meta(ge=1, le=20)]


class SetupPearl(msgspec.Struct):
    players: int
    grid_gems: Literal[24]
    """NIZ-301 three of each kind and the pearl fill 25 cells"""


class Schema(msgspec.Struct):
    gem: list[Gem]
    pearl: Pearl
    run_value: list[RunValue]
    scoring: Scoring
    shift_cost: ShiftCost
    setup: SetupPart
    setup_nizam: list[SetupNizam]
    setup_pearl: list[SetupPearl]


def read(pack: Pack) -> Schema:
    """The pack as structs; PackError names the line that is wrong."""
    schema = pack.typed(Schema)
    pack.each_once("gem", "id", [gem.id for gem in schema.gem], GEMS)
    pack.each_once("run_value", "length", [value.length for value in schema.run_value], RUN_LENGTHS)
    pack.each_once("setup_nizam", "players", [r.players for r in schema.setup_nizam], PLAYERS)
    pack.each_once("setup_pearl", "players", [r.players for r in schema.setup_pearl], PEARL_PLAYERS)
    _check_hand_limits(pack, schema)
    pack.confirm(Schema, _facts(schema), WORDS)
    return schema


def _check_hand_limits(pack: Pack, schema: Schema) -> None:
    """NIZ-201 A full hand leaves a turn: cards can be taken, or three paid (NIZ-A24)."""
    needed = max(
        schema.setup.hand_start,
        schema.setup.draw_count + schema.shift_cost.substitute_cards - 1,
    )
    for place, row in enumerate(schema.setup_nizam):
        if 0 < row.hand_limit < needed:
            what = f"{row.hand_limit}: at least {needed}, or 0 for none (NIZ-201)"
            raise pack.error(f"setup_nizam[{place}].hand_limit", what)


def _facts(schema: Schema) -> dict[str, Any]:
    """What follows from the rules and from the rest of the pack."""
    return {
        "schema_version": 1,
        "game": {
            "id": "nizam",
            "games": ["nizam", "pearl"],
            "players_nizam": list(PLAYERS),
            "players_pearl": list(PEARL_PLAYERS),
            "gem_kinds": KINDS,
            "gem_cards_total": ALL_CARDS,
            "pearl_cards_total": 1,
            "markers_total": len(PLAYERS),
            "hint_cards_total": len(PLAYERS),
        },
        "gem": [_gem(gem.id) for gem in schema.gem],
        "gem_counts": {"kinds": KINDS, "copies_per_kind": COPIES, "total": ALL_CARDS},
        "pearl": {"index": KINDS, "id": "pearl", "code": "P", "used_in": ["pearl"], "wild": True},
        "grid": {
            "rows": SIDE,
            "columns": SIDE,
            "cells": CELLS,
            "lines_total": LINES,
            "shifts_total": SHIFTS,
            "adjacency_wraps": False,
        },
        "line": [{"id": n, "kind": _axis(n), "cells": cells_of(n)} for n in range(LINES)],
        "shift": [_shift(n) for n in range(SHIFTS)],
        "shift_cost": {
            "matching_cards": 1,
            "substitute_only_if_no_matching_card": True,
            "pearl_edge_cards": schema.shift_cost.substitute_cards,
        },
        "scoring": {"run_min": RUN_LENGTHS[0], "max_runs_per_line": 1},
        "score_track": {"first_space": 0},
        "marker_counts": {"total": len(PLAYERS), "material": "wood"},
        "hint_card": {"copies": len(PLAYERS), "game_effect": False},
        "setup": {"first_player": "random", "turn_order": "clockwise"},
        "setup_nizam": [_setup_of_nizam(row.players, schema) for row in schema.setup_nizam],
        "setup_pearl": [_setup_of_pearl(row.players, schema) for row in schema.setup_pearl],
        "pearl_tasks": {
            "tasks_per_player": KINDS,
            "run_min": RUN_LENGTHS[0],
            "run_max_possible": (CELLS - 1) // KINDS + 1,
            "pearl_kinds_per_turn": 1,
        },
        "action": [
            {"name": name.upper(), "first_id": ACTIONS.first(name), "count": ACTIONS.size(name)}
            for name in ACTIONS.kinds
        ],
        "ruling_option": [_ruling(option) for option in META.options],
    }


def _gem(name: str) -> dict[str, Any]:
    index = GEMS.index(name)
    return {"index": index, "code": LETTERS[index]}


def cells_of(line: int) -> list[int]:
    """NIZ-011 Five rows, then five columns, each from its start to its end."""
    if line < SIDE:
        return [SIDE * line + place for place in range(SIDE)]
    return [SIDE * place + line - SIDE for place in range(SIDE)]


def _axis(line: int) -> str:
    return "row" if line < SIDE else "column"


def _shift(number: int) -> dict[str, Any]:
    """NIZ-012, NIZ-013 Each line shifts two ways; the card of one end travels to the other."""
    line, backwards = divmod(number, 2)
    first, *_, last = cells_of(line)
    ends = (last, first) if backwards else (first, last)
    return {
        "id": number,
        "line": line,
        "direction": ("start", "end")[backwards],
        "travels_from": ends[0],
        "travels_to": ends[1],
    }


def _setup_of_nizam(players: int, schema: Schema) -> dict[str, Any]:
    return {
        "grid_gems": CELLS,
        "deck_start": ALL_CARDS - CELLS - players * schema.setup.hand_start,
    }


def _setup_of_pearl(players: int, schema: Schema) -> dict[str, Any]:
    circulating = ALL_CARDS - KINDS * players - (CELLS - 1)
    return {
        "task_cards": KINDS * players,
        "grid_pearls": 1,
        "circulating": circulating,
        "circulating_per_kind": circulating // KINDS,
        "deck_start": circulating - players * schema.setup.hand_start,
    }


def _ruling(option: Option) -> dict[str, Any]:
    others = [value for value in option.values if value != option.default]
    return {"id": option.id, "default": option.default, "alternatives": others}
