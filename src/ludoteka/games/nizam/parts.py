"""Nizam's pack: gem cards, lines, shifts, values of runs."""

from typing import Annotated

from ludoteka.core.parts import Pack
from ludoteka.core.record import I8, Array, Record
from ludoteka.games.nizam.pack import GEMS, RUN_LENGTHS, cells_of, read
from ludoteka.games.nizam.sizes import KINDS, LENGTHS, LINES, SIDE


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
    grid_copies: I8
    """cards of each kind in the grid of Pearl of the East"""


def build(pack: Pack) -> Parts:
    """The component record of a pack; PackError names the line that is wrong."""
    schema = read(pack)
    c = Parts.blank()
    for gem in schema.gem:
        c.copies[GEMS.index(gem.id)] = gem.copies
    for line in range(LINES):
        for place, cell in enumerate(cells_of(line)):
            c.cells[line, place] = cell
    for value in schema.run_value:
        c.run_points[RUN_LENGTHS.index(value.length)] = value.points
    c.bonus = schema.scoring.bonus_per_additional_run
    c.substitute = schema.shift_cost.substitute_cards
    c.hand_start, c.draw_count = schema.setup.hand_start, schema.setup.draw_count
    for row in schema.setup_nizam:
        c.hand_limit[row.players] = row.hand_limit
        c.end_exhaustions[row.players] = row.end_exhaustions
    for pearl in schema.setup_pearl:
        c.grid_copies = pearl.grid_gems // KINDS
    return c
