"""Positions by hand, for exercises and tests: every piece that is laid comes from where it was."""

from ludoteka.games.portals.figure import gap_of
from ludoteka.games.portals.keys import place_of, refill_key_area
from ludoteka.games.portals.pack import BOARD_IDS, LETTERS
from ludoteka.games.portals.parts import Parts
from ludoteka.games.portals.rounds import next_activation
from ludoteka.games.portals.sizes import BOARDS, CELLS, ELEMENTS, HOLES, SIGNS, SPELLS
from ludoteka.games.portals.state import (
    CHOOSE_CELL,
    CHOOSE_KEY,
    CHOOSE_STONE,
    LEFT,
    NOTHING,
    RIGHT,
    SEATS,
    SLOTS,
    SOLO,
    State,
)


def clear_table(s: State) -> None:
    """All stones in the bag (solo: what was not taken stays), no keys, no markers to come."""
    for element in range(ELEMENTS):
        for gap in range(BOARDS):
            s.bag[element] += s.sources[gap, element] + s.boards[gap, element].bit_count()
            s.sources[gap, element] = s.boards[gap, element] = 0
        for area in range(SPELLS):
            s.bag[element] += s.areas[area, element]
            s.areas[area, element] = 0
    for seat in range(SEATS):
        for slot in range(SLOTS):
            _clear_key(s, seat, slot)
        s.markers[seat, LEFT] = s.markers[seat, RIGHT] = 0
    if s.held != NOTHING:
        s.bag[s.held] += 1
        s.held = NOTHING


def _clear_key(s: State, seat: int, slot: int) -> None:
    for hole in range(HOLES):
        if s.key_stones[seat, slot, hole] != NOTHING:
            s.bag[s.key_stones[seat, slot, hole]] += 1
            s.key_stones[seat, slot, hole] = NOTHING
    if s.keys[seat, slot] != NOTHING:
        s.deck |= 1 << s.keys[seat, slot]
        s.keys[seat, slot] = NOTHING


def _from_bag(s: State, letter: str) -> int:
    """A stone of the bag; in solo, if it has none, the last such stone of the prediction board."""
    element = LETTERS.index(letter)
    if s.form == SOLO and s.bag[element] == 0:
        cell = max(cell for cell in range(CELLS) if s.prediction[cell] == element)
        s.prediction[cell] = NOTHING
    else:
        s.bag[element] -= 1
    return element


def lay_board(s: State, gap: int, board: str, stones: str = "") -> None:
    """Board A to D in a gap, with stones row by row (`..AA./..EF.`); a dot is an empty cell."""
    wanted = BOARD_IDS.index(board)
    for other in range(BOARDS):
        if s.layout[other] == wanted:
            s.layout[other] = s.layout[gap]
    s.layout[gap] = wanted
    for cell, letter in enumerate(stones.replace("/", "").replace(" ", "")):
        if letter != ".":
            s.boards[gap, _from_bag(s, letter)] |= 1 << cell


def give_key(s: State, c: Parts, seat: int, number: int, stones: str = "") -> int:
    """A key with stones on its cells in reading order (a dot: a free cell); its slot."""
    key = number - 1
    s.deck &= ~(1 << key)
    s.pile &= ~(1 << key)
    if place_of(s, key) != NOTHING:
        s.key_area[place_of(s, key)] = NOTHING
        refill_key_area(s, c)
    slot = next(slot for slot in range(SLOTS) if s.keys[seat, slot] == NOTHING)
    s.keys[seat, slot] = key
    for hole, letter in enumerate(stones):
        if letter != ".":
            s.key_stones[seat, slot, hole] = _from_bag(s, letter)
    return slot


def fill_source(s: State, seat: int, side: int, stones: str) -> None:
    """Stones on a source, and so many markers of the seat beside it."""
    for letter in stones:
        s.sources[gap_of(s, seat, side), _from_bag(s, letter)] += 1
    s.markers[seat, side] = len(stones)


def fill_area(s: State, area: int, stones: str) -> None:
    for letter in stones:
        s.areas[area, _from_bag(s, letter)] += 1


def give_signs(s: State, seat: int, *numbers: int) -> None:
    """Exactly these signs in a hand; all that was dealt to it goes back."""
    s.sign_deck |= s.hand[seat] | s.returned[seat]
    s.hand[seat] = s.returned[seat] = 0
    for number in numbers:
        for other in range(s.seats):
            if s.hand[other] >> (number - 1) & 1:
                s.hand[other] &= ~(1 << (number - 1))
        s.sign_deck &= ~(1 << (number - 1))
        s.hand[seat] |= 1 << (number - 1)
    everything = (1 << SIGNS) - 1
    for other in range(s.seats):
        everything &= ~(s.hand[other] | s.returned[other] | s.fulfilled[other])
    s.sign_deck = everything


def choose(s: State, seat: int, step: int) -> None:
    s.actor, s.step = seat, step


def hold(s: State, seat: int, letter: str) -> None:
    """The seat has taken a stone and must put it down."""
    s.held = _from_bag(s, letter)
    choose(s, seat, CHOOSE_CELL)


def ask_for_key(s: State, seat: int) -> None:
    choose(s, seat, CHOOSE_KEY)


def ask_for_stone(s: State, seat: int) -> None:
    choose(s, seat, CHOOSE_STONE)


def activate_keys(s: State, c: Parts) -> None:
    """Phase II begins."""
    next_activation(s, c)
