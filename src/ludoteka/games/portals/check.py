"""What must hold after every action."""

from ludoteka.core.count import count_bits
from ludoteka.core.record import NOBODY
from ludoteka.core.rule import rule
from ludoteka.games.portals.figure import gap_of, occupied
from ludoteka.games.portals.keys import key_count
from ludoteka.games.portals.parts import Parts
from ludoteka.games.portals.scoring import score_of
from ludoteka.games.portals.sizes import BOARDS, CELLS, ELEMENTS, HOLES, KEYS, SIGNS, SPELLS
from ludoteka.games.portals.spells import area_element
from ludoteka.games.portals.state import (
    CHOOSE_CELL,
    LEFT,
    NOTHING,
    PLACES,
    RECALL_CELL,
    RIGHT,
    SEATS,
    SLOTS,
    SOLO,
    State,
)

(
    ALL_WELL,
    WRONG_STONES,
    WRONG_SHARED_CELL,
    WRONG_KEY_CARDS,
    WRONG_SIGN_CARDS,
    WRONG_MARKERS,
    WRONG_HELD,
    WRONG_AREAS,
    WRONG_TOTALS,
) = range(9)


@rule
def check(s: State, c: Parts) -> int:
    for element in range(ELEMENTS):
        expected = c.stones_solo[element] if s.form == SOLO else c.stones[element]
        if stones_of(s, element) != expected:
            return WRONG_STONES
    if is_any_cell_shared(s):
        return WRONG_SHARED_CELL
    if not are_keys_complete(s):
        return WRONG_KEY_CARDS
    if not are_signs_complete(s):
        return WRONG_SIGN_CARDS
    return check_counters(s, c)


@rule
def stones_of(s: State, element: int) -> int:
    """POR-E19 Bag, sources, keys, boards, spell board, the one in hand, the prediction board."""
    count = s.bag[element]
    for gap in range(BOARDS):
        count += s.sources[gap, element] + count_bits(s.boards[gap, element])
    for area in range(SPELLS):
        count += s.areas[area, element]
    for seat in range(SEATS):
        for slot in range(SLOTS):
            for hole in range(HOLES):
                count += 1 if s.key_stones[seat, slot, hole] == element else 0
    for cell in range(CELLS):
        count += 1 if s.prediction[cell] == element else 0
    return count + 1 if s.held == element else count


@rule
def is_any_cell_shared(s: State) -> bool:
    """POR-057 A cell holds one stone at most."""
    for gap in range(BOARDS):
        stones = 0
        for element in range(ELEMENTS):
            stones += count_bits(s.boards[gap, element])
        if stones != count_bits(occupied(s, gap)):
            return True
    return False


@rule
def are_keys_complete(s: State) -> bool:
    """POR-E20 Decks, piles, key area and players hold each key once."""
    found, count = s.deck | s.pile, count_bits(s.deck) + count_bits(s.pile)
    for place in range(PLACES):
        if s.key_area[place] != NOTHING:
            found |= 1 << s.key_area[place]
            count += 1
    for seat in range(SEATS):
        count += key_count(s, seat)
        for slot in range(SLOTS):
            if s.keys[seat, slot] != NOTHING:
                found |= 1 << s.keys[seat, slot]
    return count == KEYS and found == (1 << KEYS) - 1


@rule
def are_signs_complete(s: State) -> bool:
    """POR-007 Twenty signs, each in one place; none without the module."""
    found, count = s.sign_deck, count_bits(s.sign_deck)
    for seat in range(SEATS):
        mine = s.hand[seat] | s.returned[seat] | s.fulfilled[seat]
        count += count_bits(s.hand[seat]) + count_bits(s.returned[seat])
        count += count_bits(s.fulfilled[seat])
        found |= mine
    return count == (SIGNS if s.signs != 0 else 0) and count == count_bits(found)


@rule
def check_counters(s: State, c: Parts) -> int:
    if not are_markers_right(s, c):
        return WRONG_MARKERS
    holding = s.actor != NOBODY and (s.step == CHOOSE_CELL or s.step == RECALL_CELL)
    if holding != (s.held != NOTHING):
        return WRONG_HELD
    if is_any_area_mixed(s):
        return WRONG_AREAS
    for seat in range(s.seats):
        if score_of(s, seat) < 0:
            return WRONG_TOTALS
    return ALL_WELL


@rule
def are_markers_right(s: State, c: Parts) -> bool:
    """POR-042 Every stone on a source has one marker waiting for it."""
    for gap in range(s.seats):
        waiting = 0
        for seat in range(s.seats):
            for side in range(2):
                if s.form != SOLO and gap_of(s, seat, side) == gap:
                    waiting += s.markers[seat, side]
        stones = 0
        for element in range(ELEMENTS):
            stones += s.sources[gap, element]
        if stones != waiting:
            return False
    for seat in range(s.seats):
        if max(s.markers[seat, LEFT], s.markers[seat, RIGHT]) > c.markers:
            return False
    return True


@rule
def is_any_area_mixed(s: State) -> bool:
    """POR-102, POR-103 An area has one colour, and no colour has two areas."""
    colours = 0
    for area in range(SPELLS):
        if area_element(s, area) != NOTHING:
            stones = 0
            for element in range(ELEMENTS):
                stones += s.areas[area, element]
            if stones != s.areas[area, area_element(s, area)]:
                return True
            if colours >> area_element(s, area) & 1:
                return True
            colours |= 1 << area_element(s, area)
    return False


def longest(seats: int) -> int:
    """Section 18: 24 turns of five decisions, twelve activations and the signs of each player."""
    return 133 * seats
