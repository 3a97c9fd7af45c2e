"""Nizam's pack: gem cards, lines, shifts, values of runs."""

from collections.abc import Callable
from typing import Annotated

import msgspec

from ludoteka.core.parts import Pack
from ludoteka.core.record import I8, Array, Record

KINDS = 8
"""kinds of gem; the pearl comes after them"""
SIDE, CELLS, LINES, SHIFTS = 5, 25, 10, 20
"""NIZ-010 a grid of 5 x 5; NIZ-011 five rows and five columns; NIZ-012 each shifts two ways"""
LENGTHS = 3
"""lengths of a run: three, four, five"""


class Gem(msgspec.Struct):
    index: int
    id: str
    code: str
    copies: int


class Pearl(msgspec.Struct):
    index: int
    copies: int


class Line(msgspec.Struct):
    id: int
    cells: list[int]


class ShiftPart(msgspec.Struct):
    id: int
    line: int
    travels_from: int
    travels_to: int


class RunValue(msgspec.Struct):
    length: int
    points: int


class Scoring(msgspec.Struct):
    run_min: int
    bonus_per_additional_run: int


class ShiftCost(msgspec.Struct):
    substitute_cards: int


class SetupPart(msgspec.Struct):
    hand_start: int
    draw_count: int


class SetupNizam(msgspec.Struct):
    players: int
    hand_limit: int
    end_exhaustions: int


class Schema(msgspec.Struct):
    gem: list[Gem]
    pearl: Pearl
    line: list[Line]
    shift: list[ShiftPart]
    run_value: list[RunValue]
    scoring: Scoring
    shift_cost: ShiftCost
    setup: SetupPart
    setup_nizam: list[SetupNizam]


class Parts(Record):
    copies: Annotated[Array, "i1", KINDS]
    cells: Annotated[Array, "i1", (LINES, SIDE)]
    """the cells of each line from its start to its end"""
    run_points: Annotated[Array, "i1", LENGTHS]
    bonus: I8
    """points for each scoring run beyond the first"""
    substitute: I8
    """cards that replace a matching one"""
    hand_start: I8
    draw_count: I8
    hand_limit: Annotated[Array, "i1", 6]
    """by number of players; 0: none"""
    end_exhaustions: Annotated[Array, "i1", 6]


def build(pack: Pack) -> Parts:
    """The component record of a pack; PackError names the line that is wrong."""
    schema = pack.typed(Schema)
    for check in (_check_gems, _check_lines, _check_shifts, _check_values):
        check(pack, schema)
    c = Parts.blank()
    for gem in schema.gem:
        c.copies[gem.index] = gem.copies
    for line in schema.line:
        for place, cell in enumerate(line.cells):
            c.cells[line.id, place] = cell
    for value in schema.run_value:
        c.run_points[value.length - schema.scoring.run_min] = value.points
    c.bonus = schema.scoring.bonus_per_additional_run
    c.substitute = schema.shift_cost.substitute_cards
    c.hand_start, c.draw_count = schema.setup.hand_start, schema.setup.draw_count
    for row in schema.setup_nizam:
        c.hand_limit[row.players] = row.hand_limit
        c.end_exhaustions[row.players] = row.end_exhaustions
    return c


def _numbered(pack: Pack, table: str, numbers: list[int], count: int) -> None:
    if len(numbers) != count:
        raise pack.error(f"{table}[{len(numbers) - 1}]", f"{len(numbers)} tables, not {count}")
    for place, number in enumerate(numbers):
        if number != place:
            raise pack.error(f"{table}[{place}]", f"has number {number}, expected {place}")


def _check_gems(pack: Pack, schema: Schema) -> None:
    _numbered(pack, "gem", [g.index for g in schema.gem], KINDS)
    known = ("ruby", "emerald", "sapphire", "amethyst", "topaz", "aquamarine", "amber", "onyx")
    for gem, name in zip(schema.gem, known, strict=True):
        if gem.id != name:
            raise pack.error(f"gem[{gem.index}].id", f"unknown gem {gem.id!r}, expected {name!r}")
        if gem.copies != 12:  # noqa: PLR2004 - NIZ-001
            raise pack.error(f"gem[{gem.index}].copies", f"{gem.copies} cards, not 12 (NIZ-001)")
    if schema.pearl.copies != 1:
        raise pack.error("pearl.copies", f"{schema.pearl.copies} pearls, not 1 (NIZ-002)")


def _check_lines(pack: Pack, schema: Schema) -> None:
    _numbered(pack, "line", [line.id for line in schema.line], LINES)
    for line in schema.line:
        expected = [
            SIDE * line.id + i if line.id < SIDE else SIDE * i + line.id - SIDE for i in range(SIDE)
        ]
        if line.cells != expected:
            raise pack.error(f"line[{line.id}].cells", f"{line.cells}, expected {expected}")


def _check_shifts(pack: Pack, schema: Schema) -> None:
    _numbered(pack, "shift", [shift.id for shift in schema.shift], SHIFTS)
    for shift in schema.shift:
        cells = schema.line[shift.id // 2].cells
        ends = (cells[0], cells[-1]) if shift.id % 2 == 0 else (cells[-1], cells[0])
        if (shift.line, shift.travels_from, shift.travels_to) != (shift.id // 2, *ends):
            raise pack.error(f"shift[{shift.id}]", f"must carry cell {ends[0]} to cell {ends[1]}")


def _check_values(pack: Pack, schema: Schema) -> None:
    lengths = [v.length for v in schema.run_value]
    expected = list(range(schema.scoring.run_min, SIDE + 1))
    if schema.scoring.run_min != SIDE - LENGTHS + 1 or lengths != expected:
        raise pack.error("run_value[0]", f"values for runs of {lengths}, expected {expected}")
    players = [row.players for row in schema.setup_nizam]
    if players != [1, 2, 3, 4, 5]:
        raise pack.error("setup_nizam[0]", f"rows for {players} players, expected 1 to 5")
    sizes: dict[str, Callable[[SetupNizam], int]] = {
        "hand_limit": lambda row: row.hand_limit,
        "end_exhaustions": lambda row: row.end_exhaustions,
    }
    for place, row in enumerate(schema.setup_nizam):
        for name, size in sizes.items():
            if not 0 <= size(row) <= 96:  # noqa: PLR2004 - all cards
                raise pack.error(f"setup_nizam[{place}].{name}", f"{size(row)} is out of range")
