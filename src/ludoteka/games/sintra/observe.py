"""What a seat knows, as numbers of about 1; its own things first, then the others in turn order.

| from | numbers | meaning |
|---|---|---|
| 0 | 50 | tiles on display 1 to 9 and in the centre, place x colour / 4 |
| 50 | 5 | the marker: in the centre, or with a seat, own first |
| 55 | 36 | indicator: space x (five colours, empty) |
| 91 | 6 | round |
| 97 | 10 | bag and tower by colour / 20 |
| 107 | 10 | tiles in hand: colour, and number / 4 under its colour |
| 117 | 4 | step |
| 121 | 4 | whose decision it is, own first |
| 125 | 3 | number of seats: two, three, four |
| 128 | 4 | options: side B, gaps free, score floor, mirrored start |
| 132 | 4 x 8 x 25 | slots of each palace, own first: see below |
| 932 | 4 x 12 | each palace: glazier (8), way back, track / 8, score / 50, lost / 18 |
| 980 | 4 x 10 | each palace, side's bonus: ornaments / 10, windows / 8, tiles by colour / 8 |

A slot is 25 numbers: empty fields by colour and joker / 3 (6), tiles by colour / 3 (5), the same
of the other side's fields if it is still to come (6), upper pane (5), gone, number / 4, window
bonus / 10.
"""

from ludoteka.core.record import Array
from ludoteka.core.rule import rule
from ludoteka.games.sintra.parts import FILLINGS, KINDS, Parts
from ludoteka.games.sintra.scoring import completed_windows, is_glazed, ornament_points
from ludoteka.games.sintra.sizes import (
    COLOUR_COUNT,
    DISPLAYS,
    FIELDS,
    ORNAMENTS,
    PANES,
    ROUNDS,
    STRIPS,
    WINDOWS,
)
from ludoteka.games.sintra.state import CENTRE, EMPTY, SEATS, STEP_COUNT, UPPER, State
from ludoteka.games.sintra.strips import is_gone, may_go_back, shown_side

SLOT = 25
PALACE = 12
BONUS = 10
DIGIT = 8
"""bits for the count of one colour, where one number holds those of all"""
MOST = (1 << DIGIT) - 1
OBSERVATION_SIZE = 132 + SEATS * (STRIPS * SLOT + PALACE + BONUS)


@rule
def observe(s: State, c: Parts, seat: int, out: Array) -> None:
    me = max(seat, 0)
    at = put_market(s, out, 0)
    at = put_marker(s, me, out, at)
    at = put_rounds(s, out, at)
    at = put_decision(s, me, out, at)
    at = put_setting(s, out, at)
    for place in range(s.seats):
        who = (me + place) % s.seats
        for slot in range(STRIPS):
            put_slot(s, c, who, slot, out, at + (place * STRIPS + slot) * SLOT)
        put_window_bonus(s, c, who, out, at + (place + 1) * STRIPS * SLOT)
        put_palace(s, who, out, at + SEATS * STRIPS * SLOT + place * PALACE)
        put_bonus(s, c, who, out, at + SEATS * (STRIPS * SLOT + PALACE) + place * BONUS)


@rule
def put_market(s: State, out: Array, at: int) -> int:
    for colour in range(COLOUR_COUNT):
        for display in range(DISPLAYS):
            out[at + COLOUR_COUNT * display + colour] = s.displays[display, colour] / 4
        out[at + COLOUR_COUNT * DISPLAYS + colour] = s.centre[colour] / 4
    return at + COLOUR_COUNT * (DISPLAYS + 1)


@rule
def put_marker(s: State, me: int, out: Array, at: int) -> int:
    if s.marker == CENTRE:
        out[at] = 1
    else:
        out[at + 1 + (s.marker - me) % s.seats] = 1
    return at + 1 + SEATS


@rule
def put_rounds(s: State, out: Array, at: int) -> int:
    for space in range(ROUNDS):
        tile = s.indicator[space]
        out[at + KINDS * space + (COLOUR_COUNT if tile == EMPTY else tile)] = 1
    at += KINDS * ROUNDS
    out[at + min(s.turn_round, ROUNDS - 1)] = 1
    at += ROUNDS
    for colour in range(COLOUR_COUNT):
        out[at + colour] = s.bag[colour] / 20
        out[at + COLOUR_COUNT + colour] = s.tower[colour] / 20
    return at + 2 * COLOUR_COUNT


@rule
def put_decision(s: State, me: int, out: Array, at: int) -> int:
    if s.taken_count > 0:
        out[at + s.taken] = 1
        out[at + COLOUR_COUNT + s.taken] = s.taken_count / 4
    at += 2 * COLOUR_COUNT
    out[at + s.step] = 1
    if s.actor >= 0:
        out[at + STEP_COUNT + (s.actor - me) % s.seats] = 1
    return at + STEP_COUNT + SEATS


@rule
def put_setting(s: State, out: Array, at: int) -> int:
    out[at + s.seats - 2] = 1
    at += SEATS - 1
    out[at] = s.side
    out[at + 1] = s.gaps
    out[at + 2] = s.score_floor
    out[at + 3] = s.mirrored_start
    return at + 4


@rule
def put_slot(s: State, c: Parts, seat: int, slot: int, out: Array, at: int) -> None:
    put_fields(s, c, seat, slot, out, at)
    at += KINDS + COLOUR_COUNT
    upper = s.panes[seat, slot, UPPER]
    if upper == EMPTY:
        put_kinds(c, s.strips[seat, slot], 1 - shown_side(s, seat, slot), 0, out, at)
    else:
        out[at + KINDS + upper] = 1
    at += KINDS + COLOUR_COUNT
    out[at] = 1 if is_gone(s, seat, slot) else 0
    out[at + 1] = c.window_points[s.side, slot] / 4


@rule
def put_fields(s: State, c: Parts, seat: int, slot: int, out: Array, at: int) -> None:
    """In one pass: every field is empty, and counts under its kind, or holds a tile."""
    filled, tiles = 0, 0
    for field in range(FIELDS):
        tile = s.glass[seat, slot, field]
        if tile != EMPTY:
            filled |= 1 << field
            tiles += 1 << DIGIT * tile
    if is_gone(s, seat, slot):
        filled = FILLINGS - 1
    put_kinds(c, s.strips[seat, slot], shown_side(s, seat, slot), filled, out, at)
    put_counts(tiles, 1 / 3, out, at + KINDS)


@rule
def put_kinds(c: Parts, strip: int, side: int, filled: int, out: Array, at: int) -> None:
    for kind in range(KINDS):
        out[at + kind] = c.empty_thirds[strip, side, filled, kind]


@rule
def put_counts(counts: int, each: float, out: Array, at: int) -> None:
    """Counts of all colours in one number, DIGIT bits each: quicker than a place each."""
    for colour in range(COLOUR_COUNT):
        out[at + colour] = (counts >> DIGIT * colour & MOST) * each


@rule
def put_window_bonus(s: State, c: Parts, seat: int, out: Array, end: int) -> None:
    """`window_bonus` of every slot, added up from the right; `end` is where the slots end."""
    glazed = 0
    for window in range(WINDOWS - 1, -1, -1):
        points = c.window_points[s.side, window]
        out[end - (WINDOWS - window) * SLOT + SLOT - 1] = (points + glazed) / 10
        if is_glazed(s, seat, window):
            glazed += points


@rule
def put_palace(s: State, seat: int, out: Array, at: int) -> None:
    out[at + s.glaziers[seat]] = 1
    at += STRIPS
    out[at] = 1 if may_go_back(s, seat) else 0
    out[at + 1] = s.track[seat] / 8
    out[at + 2] = s.score[seat] / 50
    out[at + 3] = s.lost[seat] / 18


@rule
def put_bonus(s: State, c: Parts, seat: int, out: Array, at: int) -> None:
    for ornament in range(ORNAMENTS):
        out[at + ornament] = ornament_points(s, c, seat, ornament) / 10
    out[at + ORNAMENTS] = completed_windows(s, seat) / 8
    tiles = 0
    for window in range(WINDOWS):
        for pane in range(PANES):
            tile = s.panes[seat, window, pane]
            tiles += 0 if tile == EMPTY else 1 << DIGIT * tile
    put_counts(tiles, 1 / 8, out, at + ORNAMENTS + 1)
