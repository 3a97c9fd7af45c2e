"""What a seat knows, as numbers of about 1; its own things first, then the others in turn order.

Gaps are counted from the seat's left: 0 its left gap, 1 the next one clockwise, and so on; its
right gap is the last one in play.

| from | numbers | meaning |
|---|---|---|
| 0 | 500 | gap x cell x element: 1 where such a stone lies |
| 500 | 500 | gap x cell x element: the colour of the cell |
| 1000 | 20 | gap x element: stones on the source / 3 |
| 1020 | 8 | markers left beside the left and right source / 3, own first |
| 1028 | 5 | stones in the bag / 20 |
| 1033 | 36 | keys in the key area |
| 1069 | 36 | keys in the decks |
| 1105 | 36 | keys on the discard piles |
| 1141 | 144 | place in the own row x 36: own keys |
| 1285 | 144 | place in the own row x cell of the key x 4: three bits of element + 1, free |
| 1429 | 108 | keys of the others by number, in turn order |
| 1537 | 15 | stones on the keys of the others by element / 6, in turn order |
| 1552 | 5 | the stone in hand |
| 1557 | 20 | area of the spell board x element / 4 |
| 1577 | 20 | own signs (solo: open signs) |
| 1597 | 4 | signs held / 3, own first |
| 1601 | 4 | points / 40, own first |
| 1605 | 4 | rounds gone, in unary |
| 1609 | 13 | step |
| 1622 | 4 | whose decision it is, own first |
| 1626 | 4 | place of the key that is being activated |
| 1630 | 100 | gap x cell of the stone to be shifted |
| 1730 | 125 | solo: cell of the prediction board x element |
| 1855 | 1 | solo: turns / 25 |
| 1856 | 4 | number of seats |
| 1860 | 3 | options: advanced side, spells, signs |
"""

from ludoteka.core.count import count_bits, lowest_bit
from ludoteka.core.record import Array
from ludoteka.core.rule import rule
from ludoteka.games.portals.parts import Parts
from ludoteka.games.portals.scoring import score_of
from ludoteka.games.portals.sizes import (
    BOARDS,
    CELLS,
    ELEMENTS,
    HOLES,
    KEY_CELLS,
    KEYS,
    SIGNS,
    SPELLS,
)
from ludoteka.games.portals.state import (
    CHOOSE_SIGNS,
    NOTHING,
    PLACES,
    SEATS,
    SLOTS,
    STEP_COUNT,
    State,
)

MARKS = 4
"""numbers for a cell of a key: three bits of element + 1, and whether it is a free stone cell"""
OBSERVATION_SIZE = 1863


@rule
def observe(s: State, c: Parts, seat: int, out: Array) -> None:
    me = max(seat, 0)
    at = put_boards(s, c, me, out, 0)
    at = put_sources(s, me, out, at)
    at = put_key_sets(s, out, at)
    at = put_own_keys(s, c, me, out, at)
    at = put_other_keys(s, me, out, at)
    at = put_spells_and_signs(s, seat, out, at)
    at = put_course(s, me, out, at)
    put_setting(s, out, at)


@rule
def put_boards(s: State, c: Parts, me: int, out: Array, at: int) -> int:
    for place in range(s.seats):
        gap = (me + place) % s.seats
        put_stones(s, gap, out, at + ELEMENTS * CELLS * place)
        colours = at + ELEMENTS * CELLS * (BOARDS + place)
        for cell in range(CELLS):
            out[colours + ELEMENTS * cell + c.colours[s.layout[gap], s.board_side, cell]] = 1
    return at + 2 * BOARDS * CELLS * ELEMENTS


@rule
def put_stones(s: State, gap: int, out: Array, at: int) -> None:
    for element in range(ELEMENTS):
        left = s.boards[gap, element]
        while left != 0:
            out[at + ELEMENTS * lowest_bit(left) + element] = 1
            left &= left - 1


@rule
def put_sources(s: State, me: int, out: Array, at: int) -> int:
    for place in range(s.seats):
        who = (me + place) % s.seats
        for element in range(ELEMENTS):
            out[at + ELEMENTS * place + element] = s.sources[who, element] / 3
        for side in range(2):
            out[at + BOARDS * ELEMENTS + 2 * place + side] = s.markers[who, side] / 3
    at += BOARDS * ELEMENTS + 2 * SEATS
    for element in range(ELEMENTS):
        out[at + element] = s.bag[element] / 20
    return at + ELEMENTS


@rule
def put_key_sets(s: State, out: Array, at: int) -> int:
    for place in range(PLACES):
        if s.key_area[place] != NOTHING:
            out[at + s.key_area[place]] = 1
    for key in range(KEYS):
        out[at + KEYS + key] = s.deck >> key & 1
        out[at + 2 * KEYS + key] = s.pile >> key & 1
    return at + 3 * KEYS


@rule
def put_own_keys(s: State, c: Parts, me: int, out: Array, at: int) -> int:
    for slot in range(SLOTS):
        key = s.keys[me, slot]
        if key != NOTHING:
            out[at + KEYS * slot + key] = 1
            for hole in range(c.hole_count[key]):
                place = KEY_CELLS * slot + c.hole_cells[key, hole]
                mark = at + KEYS * SLOTS + MARKS * place
                element = s.key_stones[me, slot, hole] + 1
                out[mark] = element & 1
                out[mark + 1] = element >> 1 & 1
                out[mark + 2] = element >> 2 & 1
                out[mark + 3] = 1 if element == 0 else 0
    return at + SLOTS * (KEYS + KEY_CELLS * MARKS)


@rule
def put_other_keys(s: State, me: int, out: Array, at: int) -> int:
    for place in range(1, s.seats):
        who = (me + place) % s.seats
        for slot in range(SLOTS):
            if s.keys[who, slot] != NOTHING:
                out[at + KEYS * (place - 1) + s.keys[who, slot]] = 1
            for hole in range(HOLES):
                if s.key_stones[who, slot, hole] != NOTHING:
                    index = ELEMENTS * (place - 1) + s.key_stones[who, slot, hole]
                    out[at + KEYS * (SEATS - 1) + index] += 1 / 6
    return at + (KEYS + ELEMENTS) * (SEATS - 1)


@rule
def put_spells_and_signs(s: State, seat: int, out: Array, at: int) -> int:
    if s.held != NOTHING:
        out[at + s.held] = 1
    at += ELEMENTS
    for area in range(SPELLS):
        for element in range(ELEMENTS):
            out[at + ELEMENTS * area + element] = s.areas[area, element] / 4
    at += SPELLS * ELEMENTS
    if seat >= 0:
        for sign in range(SIGNS):
            out[at + sign] = s.hand[seat] >> sign & 1
    at += SIGNS
    for place in range(s.seats):
        out[at + place] = known_count(s, seat, (max(seat, 0) + place) % s.seats) / 3
    return at + SEATS


@rule
def known_count(s: State, seat: int, who: int) -> int:
    """Signs of a player as the seat knows it: while they are chosen, only its own choice."""
    if s.step == CHOOSE_SIGNS and s.actor >= 0 and who != seat:
        return count_bits(s.hand[who] | s.returned[who])
    return count_bits(s.hand[who])


@rule
def put_course(s: State, me: int, out: Array, at: int) -> int:
    for place in range(s.seats):
        out[at + place] = score_of(s, (me + place) % s.seats) / 40
    at += SEATS
    for i in range(s.round_number):
        out[at + min(i, SEATS - 1)] = 1
    at += SEATS
    out[at + s.step] = 1
    at += STEP_COUNT
    if s.actor >= 0:
        out[at + (s.actor - me) % s.seats] = 1
    at += SEATS
    if s.slot != NOTHING:
        out[at + s.slot] = 1
    at += SLOTS
    if s.lifted != NOTHING:
        place = (s.lifted // CELLS - me) % s.seats
        out[at + CELLS * place + s.lifted % CELLS] = 1
    return at + BOARDS * CELLS


@rule
def put_setting(s: State, out: Array, at: int) -> None:
    for cell in range(CELLS):
        if s.prediction[cell] != NOTHING:
            out[at + ELEMENTS * cell + s.prediction[cell]] = 1
    at += CELLS * ELEMENTS
    out[at] = s.turns / CELLS
    out[at + s.seats] = 1
    at += 1 + SEATS
    out[at] = s.board_side
    out[at + 1] = s.spells
    out[at + 2] = s.signs
