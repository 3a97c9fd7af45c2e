"""Portals' action table. A cell of a board or of a key is written as row and column from 0."""

from ludoteka.core.actions import Actions, argument, kind
from ludoteka.games.portals.pack import LETTERS, SPELL_IDS

NUMBERS = tuple(str(number) for number in range(1, 37))
BOARD_CELLS = tuple(f"{row}{column}" for row in range(5) for column in range(5))
KEY_CELL_NAMES = tuple(f"{row}{column}" for row in range(3) for column in range(3))
SUBSET_NAMES = ("1", "2", "1+2", "3", "1+3", "2+3", "1+2+3")
"""of the three dealt signs in ascending order; the index is the set of bits less one"""
SIDE_NAMES = ("left", "right")

_board = argument("board", 4)
_board_cell = argument("cell", BOARD_CELLS)

ACTIONS = Actions(
    kind("take_stone", argument("side", SIDE_NAMES), argument("stone", tuple(LETTERS))),
    kind("place_stone", argument("slot", tuple("1234")), argument("hole", KEY_CELL_NAMES)),
    kind("cast", argument("spell", SPELL_IDS)),
    kind("to_bag"),
    kind("take_key", argument("key", NUMBERS)),
    kind("skip_key"),
    kind("haste", argument("slot", tuple("1234"))),
    kind("recall", argument("spell", SPELL_IDS)),
    kind("done"),
    kind("keep_signs", argument("signs", SUBSET_NAMES)),
    kind(
        "place_figure",
        argument("side", SIDE_NAMES),
        argument("turn", tuple("0123")),
        _board_cell,
    ),
    kind("lift", _board, _board_cell),
    kind("lay", _board, _board_cell),
)
TAKE_STONE = ACTIONS.first("take_stone")
PLACE_STONE = ACTIONS.first("place_stone")
CAST = ACTIONS.first("cast")
TO_BAG = ACTIONS.first("to_bag")
TAKE_KEY = ACTIONS.first("take_key")
SKIP_KEY = ACTIONS.first("skip_key")
HASTE_SLOT = ACTIONS.first("haste")
RECALL_FROM = ACTIONS.first("recall")
DONE = ACTIONS.first("done")
KEEP = ACTIONS.first("keep_signs")
FIGURE = ACTIONS.first("place_figure")
LIFT = ACTIONS.first("lift")
LAY = ACTIONS.first("lay")
