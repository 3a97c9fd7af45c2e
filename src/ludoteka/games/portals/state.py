"""The state of a match of Portals.

Boards are planes of bits: bit k of `boards[gap, element]` is a stone of that element on cell k,
rows from the top, columns from the left. Sets of keys and signs are bits too: nothing has an order.
"""

from typing import Annotated

from ludoteka.core.record import I8, I32, Array, Header
from ludoteka.games.portals.parts import I64
from ludoteka.games.portals.sizes import BOARDS, DECKS, ELEMENTS, HOLES, KEYS, SPELLS

SEATS = 4
SLOTS = 4
"""places for keys in front of a player"""
PLACES = 2 * DECKS
"""places of the key area"""
LEFT, RIGHT = range(2)  # a player's gaps
PORTALS, SOLO = range(2)  # forms
SHIFT, HASTE, BANISH, RECALL = range(SPELLS)  # areas of the spell board

# Steps, in the order of a match and a turn.
CHOOSE_SIGNS, CHOOSE_KEY, CHOOSE_STONE, CHOOSE_CELL = range(4)
SHIFT_FROM, SHIFT_TO, HASTE_KEY, HASTE_FIGURE = range(4, 8)
BANISH_FIRST, BANISH_SECOND, RECALL_AREA, RECALL_CELL = range(8, 12)
ACTIVATE = 12
STEP_COUNT = ACTIVATE + 1

NOTHING = -1

MATCH, TOUCH, SIGN, PENALTY = range(4)  # where points come from
SCORES = 4


class State(Header):
    board_side: I8
    spells: I8
    signs: I8
    totals: I8

    round_number: I8
    """1 to 4; in solo 0"""
    first: I8
    """the first player of the round"""
    layout: Annotated[Array, "i1", BOARDS]
    """which board lies in each gap; in solo the own board, then the prediction board"""
    boards: Annotated[Array, "i4", (BOARDS, ELEMENTS)]
    """the stones on the board of each gap"""
    sources: Annotated[Array, "i1", (BOARDS, ELEMENTS)]
    markers: Annotated[Array, "i1", (SEATS, 2)]
    """markers that still lie beside the left and the right source"""
    bag: Annotated[Array, "i1", ELEMENTS]
    prediction: Annotated[Array, "i1", 25]
    """solo: the stone on each cell of the prediction board"""
    turns: I8
    """solo: turns begun, that is, stones taken from the prediction board"""

    deck: I64
    """bit k: key k+1 is face down in its deck"""
    pile: I64
    """bit k: key k+1 is on the discard pile of its deck"""
    key_area: Annotated[Array, "i1", PLACES]
    keys: Annotated[Array, "i1", (SEATS, SLOTS)]
    key_stones: Annotated[Array, "i1", (SEATS, SLOTS, HOLES)]
    """the element on each stone cell of a key"""
    held: I8
    """the stone that was taken and not yet put down"""
    areas: Annotated[Array, "i1", (SPELLS, ELEMENTS)]
    """the stones on the spell board"""
    slot: I8
    """ACTIVATE, HASTE_FIGURE: the key that is being activated"""
    lifted: I8
    """SHIFT_TO: 25 x gap + cell of the stone to be moved"""

    sign_deck: I32
    """bit k: sign k+1 was not dealt"""
    hand: Annotated[Array, "i4", SEATS]
    """signs dealt, then those kept and not fulfilled; in solo the open signs"""
    returned: Annotated[Array, "i4", SEATS]
    fulfilled: Annotated[Array, "i4", SEATS]
    seen: Annotated[Array, "i4", BOARDS]
    """signs that lay on each board at some check: nobody beside it can still hold them"""

    earned: Annotated[Array, "i2", (SEATS, SCORES)]
    """points by source; their sum is the total"""
    by_key: Annotated[Array, "i1", (SEATS, KEYS)]
    """points that each key brought"""
