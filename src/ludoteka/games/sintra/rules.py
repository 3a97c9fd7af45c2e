"""The turn: SIN-031 to SIN-069, and the end of a round, SIN-090 to SIN-100.

TURN    take | back
STRIP   strip, if one in reach accepts the colour
JOKERS  jokers, if the tiles can be split between coloured and grey fields
KEEP    keep, if the strip is full
"""

from ludoteka.core.count import mark
from ludoteka.core.record import Array
from ludoteka.core.rule import rule
from ludoteka.games.sintra.actions import BACK, CHOOSE, KEEP_TILE, SPLIT, TAKE, TAKE_FROM_CENTRE
from ludoteka.games.sintra.market import (
    begin_round,
    is_nothing_on_offer,
    pass_marker_on,
    remove_indicator_tile,
)
from ludoteka.games.sintra.parts import JOKER, Parts
from ludoteka.games.sintra.scoring import (
    break_tiles,
    score_colour,
    score_the_end,
    score_window,
    step_down,
)
from ludoteka.games.sintra.sizes import COLOUR_COUNT, FIELDS, MOST_JOKERS, ROUNDS, STRIPS
from ludoteka.games.sintra.state import (
    CENTRE,
    EMPTY,
    JOKERS,
    KEEP,
    LOWER,
    STRIP,
    TURN,
    UPPER,
    State,
)
from ludoteka.games.sintra.strips import (
    field_kind,
    is_any_in_reach,
    leftmost,
    may_go_back,
    may_place_on,
    room,
    tiles_of_colour,
    tiles_on,
)

assert TAKE < TAKE_FROM_CENTRE < BACK < CHOOSE < SPLIT < KEEP_TILE  # as `apply` asks


@rule
def legal(s: State, c: Parts, mask: Array) -> int:
    if s.step == TURN:
        return mark_turn(s, c, mask)
    if s.step == STRIP:
        return mark_strips(s, c, mask)
    if s.step == JOKERS:
        return mark_jokers(s, c, mask)
    return mark_keeps(s, mask)


@rule
def mark_turn(s: State, c: Parts, mask: Array) -> int:
    """SIN-033, SIN-D1 Take tiles or move the glazier back; there is no pass.

    SIN-R03 While a turn is open there is a tile to take.
    """
    count = 0
    for display in range(c.displays[s.seats]):
        count += mark_takes(s.displays[display], mask, TAKE + COLOUR_COUNT * display)
    count += mark_takes(s.centre, mask, TAKE_FROM_CENTRE)
    count += mark(mask, BACK, may_go_back(s, s.actor))
    return count


@rule
def mark_takes(tiles: Array, mask: Array, first: int) -> int:
    """SIN-041 Any colour that lies there, whether it can be placed or not."""
    count = 0
    for colour in range(COLOUR_COUNT):
        count += mark(mask, first + colour, tiles[colour] > 0)
    return count


@rule
def mark_strips(s: State, c: Parts, mask: Array) -> int:
    """SIN-058, SIN-D2 One that accepts must be chosen; SIN-056 it need not have room for all.

    SIN-R16, SIN-R17 So the glazier moves right only to place, and nothing breaks at will.
    """
    count = 0
    for slot in range(s.glaziers[s.actor], STRIPS):
        count += mark(mask, CHOOSE + slot, may_place_on(s, c, s.actor, slot, s.taken))
    return count


@rule
def mark_jokers(s: State, c: Parts, mask: Array) -> int:
    count = 0
    for jokers in range(MOST_JOKERS + 1):
        count += mark(mask, SPLIT + jokers, may_split(s, c, jokers))
    return count


@rule
def mark_keeps(s: State, mask: Array) -> int:
    count = 0
    for colour in range(COLOUR_COUNT):
        count += mark(mask, KEEP_TILE + colour, may_keep(s, colour))
    return count


@rule
def apply(s: State, c: Parts, action: int) -> None:
    if action >= KEEP_TILE:
        keep(s, c, action - KEEP_TILE)
    elif action >= SPLIT:
        place(s, c, action - SPLIT)
    elif action >= CHOOSE:
        choose_strip(s, c, action - CHOOSE)
    elif action == BACK:
        go_back(s, c)
    elif action >= TAKE_FROM_CENTRE:
        take_from_centre(s, c, action - TAKE_FROM_CENTRE)
    else:
        take_from_display(s, c, (action - TAKE) // COLOUR_COUNT, (action - TAKE) % COLOUR_COUNT)


# --- action A, step 1: take tiles ----------------------------------------------------------------


@rule
def take_from_display(s: State, c: Parts, display: int, colour: int) -> None:
    """SIN-040 All tiles of one colour; the others of the display move to the centre."""
    hold(s, s.displays[display], colour)
    for other in range(COLOUR_COUNT):
        s.centre[other] += s.displays[display, other]
        s.displays[display, other] = 0
    use_tiles(s, c)


@rule
def take_from_centre(s: State, c: Parts, colour: int) -> None:
    """SIN-040 All tiles of one colour; SIN-042 whoever is first gets the marker and a step down."""
    hold(s, s.centre, colour)
    if s.marker == CENTRE:
        s.marker = s.actor
        step_down(s, c, s.actor)
    use_tiles(s, c)


@rule
def hold(s: State, tiles: Array, colour: int) -> None:
    s.taken = colour
    s.taken_count = tiles[colour]
    tiles[colour] = 0


@rule
def use_tiles(s: State, c: Parts) -> None:
    """SIN-057 If no strip in reach accepts the colour, all break; the glazier stays (SIN-R15)."""
    if is_any_in_reach(s, c, s.actor, s.taken):
        s.step = STRIP
    else:
        break_tiles(s, c, s.actor, s.taken_count)
        s.taken_count = 0
        end_turn(s, c)


# --- action A, step 2: place tiles ---------------------------------------------------------------


@rule
def choose_strip(s: State, c: Parts, slot: int) -> None:
    """SIN-050 One strip; SIN-052 the glazier moves above it. The split is asked if there is one."""
    s.glaziers[s.actor] = slot
    if fewest_jokers(s, c) < most_jokers(s, c):
        s.step = JOKERS
    else:
        place(s, c, fewest_jokers(s, c))


@rule
def fitting(s: State, c: Parts) -> int:
    """SIN-055 As many of the tiles as fit, joker fields included."""
    slot = s.glaziers[s.actor]
    return min(
        s.taken_count,
        room(s, c, s.actor, slot, s.taken) + room(s, c, s.actor, slot, JOKER),
    )


@rule
def fewest_jokers(s: State, c: Parts) -> int:
    """SIN-D3 Joker fields that are needed once the fields of the colour are full."""
    return max(0, fitting(s, c) - room(s, c, s.actor, s.glaziers[s.actor], s.taken))


@rule
def most_jokers(s: State, c: Parts) -> int:
    return min(fitting(s, c), room(s, c, s.actor, s.glaziers[s.actor], JOKER))


@rule
def may_split(s: State, c: Parts, jokers: int) -> bool:
    """SIN-R13 The player chooses freely, but as many tiles as possible must be placed."""
    return fewest_jokers(s, c) <= jokers <= most_jokers(s, c)


@rule
def place(s: State, c: Parts, jokers: int) -> None:
    """SIN-055 What fits is placed, the rest breaks; SIN-060 then the strip is checked.

    SIN-R07 Penalties come before points.
    """
    placed = fitting(s, c)
    fill_strip(s, c, jokers)
    break_tiles(s, c, s.actor, s.taken_count - placed)
    s.taken_count = 0
    if tiles_on(s, s.actor, s.glaziers[s.actor]) == FIELDS:
        score_colour(s, s.actor, s.glaziers[s.actor])
        s.step = KEEP
    else:
        end_turn(s, c)


@rule
def fill_strip(s: State, c: Parts, jokers: int) -> None:
    """SIN-055 What fits, some of it on joker fields."""
    placed = fitting(s, c)
    fill_fields(s, c, s.taken, placed - jokers)
    fill_fields(s, c, JOKER, jokers)


@rule
def fill_fields(s: State, c: Parts, kind: int, count: int) -> None:
    """Equal fields are filled from the top (section 14)."""
    slot = s.glaziers[s.actor]
    for field in range(FIELDS):
        if count > 0 and s.glass[s.actor, slot, field] == EMPTY:
            if field_kind(s, c, s.actor, slot, field) == kind:
                s.glass[s.actor, slot, field] = s.taken
                count -= 1


# --- action A, step 3: a full strip --------------------------------------------------------------


@rule
def may_keep(s: State, colour: int) -> bool:
    """SIN-062, SIN-D4 One of the five tiles on the strip; SIN-066, SIN-R25 on side A too."""
    return tiles_of_colour(s, s.actor, s.glaziers[s.actor], colour) > 0


@rule
def keep(s: State, c: Parts, colour: int) -> None:
    """SIN-062 One tile into the window, four into the tower; SIN-065 then the window scores.

    SIN-R26 Then the turn ends: the other side of the strip has to wait.
    """
    slot = s.glaziers[s.actor]
    for field in range(FIELDS):
        s.tower[s.glass[s.actor, slot, field]] += 1
        s.glass[s.actor, slot, field] = EMPTY
    s.tower[colour] -= 1
    glaze(s, slot, colour)
    score_window(s, c, s.actor, slot)
    end_turn(s, c)


@rule
def glaze(s: State, window: int, colour: int) -> None:
    """SIN-063 The upper pane first, and the strip is turned; SIN-064 then the lower, and it leaves.

    Which side a strip shows, and whether it is gone, follows from the panes (`strips.py`).
    """
    pane = UPPER if s.panes[s.actor, window, UPPER] == EMPTY else LOWER
    s.panes[s.actor, window, pane] = colour


# --- action B: move the glazier back -------------------------------------------------------------


@rule
def go_back(s: State, c: Parts) -> None:
    """SIN-067 To the leftmost remaining strip, nothing else; SIN-068 never onto an empty slot.

    SIN-R04 From there it cannot go back again before it has placed tiles.
    """
    s.glaziers[s.actor] = leftmost(s, s.actor)
    end_turn(s, c)


# --- turns and rounds ----------------------------------------------------------------------------


@rule
def end_turn(s: State, c: Parts) -> None:
    """SIN-032 Turns pass to the left until nothing is on offer; SIN-090 then the round ends."""
    s.step = TURN
    if is_nothing_on_offer(s, c):
        end_round(s, c)
    else:
        s.actor = (s.actor + 1) % s.seats


@rule
def end_round(s: State, c: Parts) -> None:
    """SIN-091 The indicator moves on; SIN-092 after six rounds comes the final scoring.

    SIN-R23 A strip filled in the last turn has been scored with the round that ends.
    """
    remove_indicator_tile(s)
    pass_marker_on(s)
    s.turn_round += 1
    if s.turn_round == ROUNDS:
        score_the_end(s, c)
    else:
        begin_round(s, c)
