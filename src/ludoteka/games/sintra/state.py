"""The state of a match of Sintra."""

from typing import Annotated

from ludoteka.core.record import I8, Array, Header
from ludoteka.games.sintra.sizes import (
    COLOUR_COUNT,
    DISPLAYS,
    FIELDS,
    PANES,
    ROUNDS,
    STRIPS,
    WINDOWS,
)

SEATS = 4
SIDE_A, SIDE_B = range(2)  # option side

STEP_COUNT = 4
TURN, STRIP, JOKERS, KEEP = range(STEP_COUNT)  # steps, in the order of a turn

EMPTY = -1
"""a field, pane or indicator space without a tile"""
CENTRE = -1
"""where the first-player marker lies until somebody takes it"""
UPPER, LOWER = range(2)  # panes


class State(Header):
    """SIN-004, SIN-005 A glazier, a score and a track marker each; SIN-008 bag, tower, marker.

    SIN-073 Nothing here is reset between rounds but the displays.
    """

    side: I8
    gaps: I8
    score_floor: I8
    start_player: I8
    mirrored_start: I8

    turn_round: I8
    """the round being played, from 0"""
    starter: I8
    """the seat that began this round"""
    marker: I8
    """the seat that holds the first-player marker, or CENTRE"""
    indicator: Annotated[Array, "i1", ROUNDS]
    bag: Annotated[Array, "i1", COLOUR_COUNT]
    tower: Annotated[Array, "i1", COLOUR_COUNT]
    displays: Annotated[Array, "i1", (DISPLAYS, COLOUR_COUNT)]
    centre: Annotated[Array, "i1", COLOUR_COUNT]
    taken: I8
    """STRIP, JOKERS: the colour of the tiles in hand …"""
    taken_count: I8
    """… and how many; 0 in other steps"""

    strips: Annotated[Array, "i1", (SEATS, STRIPS)]
    """which strip hangs in each slot"""
    first_side: Annotated[Array, "i1", (SEATS, STRIPS)]
    """the side it showed at the start; the window below tells whether it has been turned"""
    glass: Annotated[Array, "i1", (SEATS, STRIPS, FIELDS)]
    """the tile on each field of the strip in a slot, from top to bottom"""
    panes: Annotated[Array, "i1", (SEATS, WINDOWS, PANES)]
    glaziers: Annotated[Array, "i1", SEATS]
    """the slot under each glazier"""
    track: Annotated[Array, "i1", SEATS]
    """the space of each marker on the broken-glass track"""

    score: Annotated[Array, "i2", SEATS]
    lost: Annotated[Array, "i2", SEATS]
    """points lost to the broken-glass track, as a positive number"""
    colour_points: Annotated[Array, "i2", SEATS]
    window_points: Annotated[Array, "i2", (SEATS, WINDOWS)]
    """points scored on completing the strip above each window"""
