"""The course of a match: turns, phases and rounds (POR-022 to POR-081), solo turns (POR-146).

phase I    each player six times: key, stone, cell (and a spell)
phase II   prepared keys in the order of their numbers, then the signs
phase III  markers back, the next first player fills the sources
"""

from ludoteka.core.chance import draw
from ludoteka.core.record import NOBODY
from ludoteka.core.rule import rule
from ludoteka.games.portals.figure import figure, gap_of, lay_figure, score_figure
from ludoteka.games.portals.keys import discard_key, is_prepared, key_count, refill_key_area
from ludoteka.games.portals.parts import Parts
from ludoteka.games.portals.signs import check_open_signs, check_signs, pay_penalties
from ludoteka.games.portals.sizes import ELEMENTS, HOLES, KEYS
from ludoteka.games.portals.state import (
    ACTIVATE,
    CHOOSE_CELL,
    CHOOSE_KEY,
    CHOOSE_STONE,
    HASTE_FIGURE,
    LEFT,
    NOTHING,
    RIGHT,
    SLOTS,
    SOLO,
    State,
)

# --- phase I -------------------------------------------------------------------------------------


@rule
def begin_turn(s: State, c: Parts) -> None:
    """POR-030, POR-146 First the key, then the stone. POR-034 With four keys it is skipped.

    POR-147 Solo the same. POR-R33 Who has no key left must take one.
    """
    refill_key_area(s, c)
    if key_count(s, s.actor) == c.keys_max:
        begin_stone(s)
    else:
        s.step = CHOOSE_KEY


@rule
def begin_stone(s: State) -> None:
    """POR-038 A stone must be taken; POR-148 in solo it is the next one of the prediction board."""
    if s.form == SOLO:
        s.held = s.prediction[s.turns]
        s.prediction[s.turns] = NOTHING
        s.turns += 1
        s.step = CHOOSE_CELL
    else:
        s.step = CHOOSE_STONE


@rule
def may_take_stone(s: State, side: int, element: int) -> bool:
    """POR-038 From the left or right source, POR-039 while a marker lies beside it."""
    return s.markers[s.actor, side] > 0 and s.sources[gap_of(s, s.actor, side), element] > 0


@rule
def take_stone(s: State, side: int, element: int) -> None:
    """POR-038 A marker takes the stone's place; POR-R40 on the source that the stone came from."""
    s.sources[gap_of(s, s.actor, side), element] -= 1
    s.markers[s.actor, side] -= 1
    s.held = element
    s.step = CHOOSE_CELL


@rule
def return_stone(s: State) -> None:
    """POR-041 With four full keys the stone goes back into the bag."""
    s.bag[s.held] += 1
    s.held = NOTHING


@rule
def end_turn(s: State, c: Parts) -> None:
    """POR-030 The player on the left is next; POR-042 when all markers lie, phase II begins."""
    if s.form == SOLO:
        end_solo_turn(s, c)
        return
    s.actor = (s.actor + 1) % s.seats
    if s.markers[s.actor, LEFT] + s.markers[s.actor, RIGHT] > 0:
        begin_turn(s, c)
    else:
        next_activation(s, c)


# --- phase II ------------------------------------------------------------------------------------


@rule
def next_prepared(s: State, c: Parts, after: int) -> int:
    """POR-051 The seat and place (4 x seat + slot) of the next prepared key by number."""
    lowest, found = KEYS, NOTHING
    for seat in range(s.seats):
        for slot in range(SLOTS):
            key = s.keys[seat, slot]
            if after < key < lowest:
                if is_prepared(s, c, seat, slot):
                    lowest, found = key, SLOTS * seat + slot
    return found


@rule
def next_activation(s: State, c: Parts) -> None:
    """POR-051 In ascending order of numbers, POR-052 until none is left (POR-066).

    POR-053 What is not prepared stays.
    """
    found = next_prepared(s, c, NOTHING)
    if found == NOTHING:
        end_phase_two(s, c)
    else:
        s.actor = found // SLOTS
        s.slot = found % SLOTS
        s.step = ACTIVATE


@rule
def place_figure(s: State, c: Parts, side: int, turn: int, anchor: int) -> None:
    """POR-054 to POR-065 Move the figure, score, discard the key; POR-151 in solo the same."""
    gap = gap_of(s, s.actor, side)
    code = figure(s, c, s.actor, s.slot, turn)
    score_figure(s, c, gap, code, anchor)
    lay_figure(s, gap, code, anchor)
    finish_activation(s, c)


@rule
def finish_activation(s: State, c: Parts) -> None:
    """POR-065 The key is discarded; POR-R23 in solo the signs are checked only now.

    POR-R32 A key activated by haste does not wait for its number.
    """
    if s.form == SOLO:
        check_open_signs(s, c)
    discard_key(s, s.actor, s.slot)
    s.slot = NOTHING
    if s.form == SOLO or s.step == HASTE_FIGURE:
        end_turn(s, c)
    else:
        next_activation(s, c)


@rule
def end_phase_two(s: State, c: Parts) -> None:
    """POR-124 The signs are checked; then phase III, or POR-022, POR-080 the end of round four.

    POR-R30 The next seat is first: with three players rounds 1 and 4 begin with the same one.
    """
    if s.signs != 0:
        check_signs(s, c)
    if s.round_number == c.rounds:
        end_match(s, c)
    else:
        begin_round(s, c, (s.first + 1) % s.seats)


# --- phase III and the end -----------------------------------------------------------------------


@rule
def begin_round(s: State, c: Parts, first: int) -> None:
    """POR-070 Markers back; POR-072 the first player fills the sources; POR-071 all else stays.

    POR-016 Three markers beside each accessible source; POR-005 six for each player.
    """
    s.round_number += 1
    s.first = first
    for seat in range(s.seats):
        s.markers[seat, LEFT] = c.markers
        s.markers[seat, RIGHT] = c.markers
    fill_sources(s, c)
    s.actor = first
    begin_turn(s, c)


@rule
def fill_sources(s: State, c: Parts) -> None:
    """POR-020, POR-072 Six random stones on each source; POR-R41 only now the bag is drawn from.

    POR-004 A source holds six; POR-009, POR-C05 each stone of the bag is equally likely.
    """
    left = 0
    for element in range(ELEMENTS):
        left += s.bag[element]
    for gap in range(s.seats):
        for _ in range(c.source_stones):
            s.sources[gap, draw(s, s.bag, left)] += 1
            left -= 1


@rule
def end_match(s: State, c: Parts) -> None:
    """POR-081, POR-R34 Unprepared keys are discarded, their stones bring nothing.

    POR-127 Then the penalties.
    """
    for seat in range(s.seats):
        for slot in range(SLOTS):
            if s.keys[seat, slot] != NOTHING:
                empty_key(s, seat, slot)
    if s.signs != 0:
        pay_penalties(s, c)
    s.reveals += 1
    s.actor = NOBODY


@rule
def empty_key(s: State, seat: int, slot: int) -> None:
    for hole in range(HOLES):
        if s.key_stones[seat, slot, hole] != NOTHING:
            s.bag[s.key_stones[seat, slot, hole]] += 1
    discard_key(s, seat, slot)


# --- solo ----------------------------------------------------------------------------------------


@rule
def end_solo_turn(s: State, c: Parts) -> None:
    """POR-150 A prepared key must be activated now; else the next turn begins.

    POR-R26 There is one at most. POR-154 Signs that were not fulfilled cost nothing at the end.
    """
    found = next_prepared(s, c, NOTHING)
    if found != NOTHING:
        s.slot = found
        s.step = ACTIVATE
    elif s.turns == c.solo_turns:
        s.actor = NOBODY  # POR-156 unprepared keys stay and give nothing
    else:
        begin_turn(s, c)
