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
from ludoteka.games.sintra.parts import (
    COLOUR_COUNT,
    DISPLAYS,
    FIELDS,
    ORNAMENTS,
    ROUNDS,
    STRIPS,
    Parts,
)
from ludoteka.games.sintra.scoring import (
    completed_windows,
    ornament_points,
    tiles_in_windows,
    window_bonus,
)
from ludoteka.games.sintra.state import CENTRE, EMPTY, SEATS, UPPER, State
from ludoteka.games.sintra.strips import is_gone, may_go_back, room, shown_side, tiles_of_colour

KINDS = COLOUR_COUNT + 1
STEPS = 4
SLOT = 25
PALACE = 12
BONUS = 10
FEATURES = 132 + SEATS * (STRIPS * SLOT + PALACE + BONUS)


@rule
def features(s: State, c: Parts, seat: int, out: Array) -> None:
    for i in range(FEATURES):
        out[i] = 0
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
        out[at + STEPS + (s.actor - me) % s.seats] = 1
    return at + STEPS + SEATS


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
    for kind in range(KINDS):
        out[at + kind] = room(s, c, seat, slot, kind) / 3
    at += KINDS
    for colour in range(COLOUR_COUNT):
        out[at + colour] = tiles_of_colour(s, seat, slot, colour) / 3
    at += COLOUR_COUNT
    upper = s.panes[seat, slot, UPPER]
    if upper == EMPTY:
        put_other_side(s, c, seat, slot, out, at)
    else:
        out[at + KINDS + upper] = 1
    at += KINDS + COLOUR_COUNT
    out[at] = 1 if is_gone(s, seat, slot) else 0
    out[at + 1] = c.window_points[s.side, slot] / 4
    out[at + 2] = window_bonus(s, c, seat, slot) / 10


@rule
def put_other_side(s: State, c: Parts, seat: int, slot: int, out: Array, at: int) -> None:
    strip, side = s.strips[seat, slot], 1 - shown_side(s, seat, slot)
    for field in range(FIELDS):
        out[at + c.fields[strip, side, field]] += 1 / 3


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
    for colour in range(COLOUR_COUNT):
        out[at + ORNAMENTS + 1 + colour] = tiles_in_windows(s, seat, colour) / 8
