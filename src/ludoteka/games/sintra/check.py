"""What must hold after every action."""

from ludoteka.core.record import NOBODY
from ludoteka.core.rule import rule
from ludoteka.games.sintra.parts import JOKER, Parts
from ludoteka.games.sintra.scoring import leftover_points, side_bonus
from ludoteka.games.sintra.sizes import (
    COLOUR_COUNT,
    DISPLAYS,
    FIELDS,
    PANES,
    ROUNDS,
    STRIPS,
    TRACK,
    WINDOWS,
)
from ludoteka.games.sintra.state import EMPTY, JOKERS, KEEP, LOWER, STRIP, TURN, UPPER, State
from ludoteka.games.sintra.strips import field_kind, is_gone, tiles_of_colour, tiles_on

(
    ALL_WELL,
    WRONG_TILES,
    WRONG_INDICATOR,
    WRONG_HAND,
    WRONG_STRIP_SET,
    WRONG_FIELD,
    WRONG_FULL,
    WRONG_PANE,
    WRONG_COUNTERS,
    WRONG_SCORE,
    WRONG_OFFER,
) = range(11)


@rule
def check(s: State, c: Parts) -> int:
    for colour in range(COLOUR_COUNT):
        if tiles_in_game(s, colour) != c.copies[colour]:
            return WRONG_TILES
    if not is_indicator_right(s):
        return WRONG_INDICATOR
    if not is_hand_right(s):
        return WRONG_HAND
    for seat in range(s.seats):
        broken = check_palace(s, c, seat)
        if broken != ALL_WELL:
            return broken
    return check_offer(s, c)


@rule
def tiles_in_game(s: State, colour: int) -> int:
    """SIN-009 Where the twenty tiles of a colour are."""
    count = s.bag[colour] + s.tower[colour] + s.centre[colour]
    for display in range(DISPLAYS):
        count += s.displays[display, colour]
    for space in range(ROUNDS):
        count += 1 if s.indicator[space] == colour else 0
    if s.taken_count > 0 and s.taken == colour:
        count += s.taken_count
    for seat in range(s.seats):
        count += tiles_in_palace(s, seat, colour)
    return count


@rule
def tiles_in_palace(s: State, seat: int, colour: int) -> int:
    count = 0
    for slot in range(STRIPS):
        count += tiles_of_colour(s, seat, slot, colour)
    for window in range(WINDOWS):
        for pane in range(PANES):
            count += 1 if s.panes[seat, window, pane] == colour else 0
    return count


@rule
def is_indicator_right(s: State) -> bool:
    """SIN-091 The spaces of past rounds are empty, the others hold a tile."""
    for space in range(ROUNDS):
        if (s.indicator[space] == EMPTY) != (space < s.turn_round):
            return False
    return (s.actor == NOBODY) == (s.turn_round == ROUNDS)


@rule
def is_hand_right(s: State) -> bool:
    """Tiles are in hand while the strip or the split is open, and only then."""
    placing = s.step == STRIP or s.step == JOKERS
    return (s.taken_count > 0) == placing


@rule
def check_palace(s: State, c: Parts, seat: int) -> int:
    strips = 0
    for slot in range(STRIPS):
        strips |= 1 << s.strips[seat, slot]
        if not are_fields_right(s, c, seat, slot):
            return WRONG_FIELD
        if is_full_for_no_reason(s, seat, slot):
            return WRONG_FULL
        if s.panes[seat, slot, UPPER] == EMPTY and s.panes[seat, slot, LOWER] != EMPTY:
            return WRONG_PANE
    if strips != (1 << STRIPS) - 1:
        return WRONG_STRIP_SET
    if not (0 <= s.glaziers[seat] < STRIPS and 0 <= s.track[seat] < TRACK - 1):
        return WRONG_COUNTERS
    return ALL_WELL if is_score_right(s, c, seat) else WRONG_SCORE


@rule
def are_fields_right(s: State, c: Parts, seat: int, slot: int) -> bool:
    """SIN-050 Tiles lie on fields of their colour or on jokers; SIN-064 none on a gone strip."""
    for field in range(FIELDS):
        tile = s.glass[seat, slot, field]
        if tile != EMPTY:
            kind = field_kind(s, c, seat, slot, field)
            if is_gone(s, seat, slot) or (kind != tile and kind != JOKER):
                return False
    return True


@rule
def is_full_for_no_reason(s: State, seat: int, slot: int) -> bool:
    """SIN-060 A full strip is emptied at once; until then it is the one under the glazier."""
    if tiles_on(s, seat, slot) < FIELDS:
        return False
    return s.step != KEEP or seat != s.actor or slot != s.glaziers[seat]


@rule
def is_score_right(s: State, c: Parts, seat: int) -> bool:
    """Every point has a source; with the option `score_floor` a score can only be higher."""
    points = s.colour_points[seat] - s.lost[seat]
    for window in range(WINDOWS):
        points += s.window_points[seat, window]
    if s.actor == NOBODY:
        points += leftover_points(s, c, seat) + side_bonus(s, c, seat)
    return s.score[seat] == points or (s.score_floor != 0 and s.score[seat] >= max(points, 0))


@rule
def check_offer(s: State, c: Parts) -> int:
    """SIN-010 Displays out of the game stay empty. SIN-090 No turn begins with nothing on offer."""
    on_offer = 0
    for colour in range(COLOUR_COUNT):
        on_offer += s.centre[colour]
        for display in range(DISPLAYS):
            if display >= c.displays[s.seats] and s.displays[display, colour] != 0:
                return WRONG_OFFER
            on_offer += s.displays[display, colour]
    if s.step == TURN and (on_offer == 0) != (s.actor == NOBODY):
        return WRONG_OFFER
    return ALL_WELL


LONGEST = {2: 600, 3: 840, 4: 1080}
"""rules.md, section 19: four decisions a draft, one for each way back"""


def longest(seats: int) -> int:
    return LONGEST[seats]
