"""Sintra's action table (rules.md, section 14).

take   place x colour   SIN-D1 (A): all tiles of a colour from display 1..9 or from the centre
back                    SIN-D1 (B): the glazier goes back to the leftmost strip
strip  slot             SIN-D2: the strip for the tiles in hand
jokers number           SIN-D3: how many of them go on grey fields
keep   colour           SIN-D4: the tile of a full strip that goes into the window
"""

from ludoteka.core.actions import Actions, argument, kind
from ludoteka.games.sintra.pack import COLOURS
from ludoteka.games.sintra.sizes import MOST_JOKERS

PLACES = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "centre")
SLOTS = ("1", "2", "3", "4", "5", "6", "7", "8")

ACTIONS = Actions(
    kind("take", argument("place", PLACES), argument("colour", COLOURS)),
    kind("back"),
    kind("strip", argument("slot", SLOTS)),
    kind("jokers", argument("jokers", MOST_JOKERS + 1)),
    kind("keep", argument("colour", COLOURS)),
)
TAKE = ACTIONS.first("take")
TAKE_FROM_CENTRE = ACTIONS.encode("take", place=PLACES.index("centre"), colour=0)
BACK = ACTIONS.first("back")
CHOOSE = ACTIONS.first("strip")
SPLIT = ACTIONS.first("jokers")
KEEP_TILE = ACTIONS.first("keep")
