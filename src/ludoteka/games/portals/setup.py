"""Setup: POR-011 to POR-021; of the solo game POR-140 to POR-145; of the signs POR-120."""

from ludoteka.core.chance import below, draw
from ludoteka.core.rule import rule
from ludoteka.games.portals.bits import draw_bit
from ludoteka.games.portals.keys import refill_key_area
from ludoteka.games.portals.parts import Parts
from ludoteka.games.portals.rounds import begin_round, begin_turn
from ludoteka.games.portals.signs import deal_signs
from ludoteka.games.portals.sizes import BOARDS, CELLS, DECKS, ELEMENTS, HOLES, SIGNS
from ludoteka.games.portals.state import (
    CHOOSE_SIGNS,
    NOTHING,
    PLACES,
    SEATS,
    SLOTS,
    SOLO,
    State,
)


@rule
def setup(s: State, c: Parts) -> None:
    """POR-011 Spell board and signs only if the table plays with them."""
    clear(s)
    lay_boards(s)
    shuffle_decks(s, c)
    fill_bag(s, c)
    if s.form == SOLO:
        set_up_solo(s, c)
    else:
        begin_round(s, c, below(s, s.seats))  # POR-020, POR-C02 a random first player
        if s.signs != 0:
            begin_signs(s, c)


@rule
def clear(s: State) -> None:
    """POR-021 No points, no keys; POR-100 the areas of the spell board are empty."""
    s.held = s.slot = s.lifted = NOTHING
    for place in range(PLACES):
        s.key_area[place] = NOTHING
    for cell in range(CELLS):
        s.prediction[cell] = NOTHING
    for seat in range(SEATS):
        for slot in range(SLOTS):
            s.keys[seat, slot] = NOTHING
            for hole in range(HOLES):
                s.key_stones[seat, slot, hole] = NOTHING


@rule
def lay_boards(s: State) -> None:
    """POR-012 A random board in each gap; POR-141, POR-143 solo: your board, the prediction board.

    POR-013, POR-R29 All on the side of the option; POR-014 one source beside each.
    POR-C01 Drawn gap by gap; POR-R39 in solo both are random.
    """
    left = (1 << BOARDS) - 1
    for gap in range(BOARDS):
        if gap < max(s.seats, 2):
            s.layout[gap] = draw_bit(s, left)
            left &= ~(1 << s.layout[gap])
        else:
            s.layout[gap] = NOTHING


@rule
def shuffle_decks(s: State, c: Parts) -> None:
    """POR-017, POR-142 Three face-down decks; two keys of each lie open (POR-C03)."""
    for deck in range(DECKS):
        s.deck |= c.deck_keys[deck]
    refill_key_area(s, c)


@rule
def fill_bag(s: State, c: Parts) -> None:
    """POR-001, POR-018 All 100 stones, POR-R01 for every number of players; POR-144 solo: 25."""
    for element in range(ELEMENTS):
        s.bag[element] = c.stones_solo[element] if s.form == SOLO else c.stones[element]


@rule
def begin_signs(s: State, c: Parts) -> None:
    """POR-120, POR-C06 When all else lies open, three signs each; POR-D01 seat 0 chooses first."""
    s.sign_deck = (1 << SIGNS) - 1
    for seat in range(s.seats):
        deal_signs(s, seat, c.signs_dealt)
    s.actor = 0
    s.step = CHOOSE_SIGNS


@rule
def set_up_solo(s: State, c: Parts) -> None:
    """POR-140 Spells and signs; POR-144, POR-C07 predictions; POR-145, POR-C08 five signs."""
    s.spells = s.signs = 1
    for cell in range(c.solo_turns):
        s.prediction[cell] = draw(s, s.bag, c.solo_turns - cell)
    s.sign_deck = (1 << SIGNS) - 1
    deal_signs(s, 0, c.solo_signs)
    s.actor = 0
    begin_turn(s, c)
