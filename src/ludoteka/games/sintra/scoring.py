"""Points: full strips (SIN-061, SIN-065), broken glass (SIN-070 to SIN-073), the end (SIN-100)."""

from ludoteka.core.record import NOBODY, Array
from ludoteka.core.rule import rule
from ludoteka.games.sintra.parts import Parts
from ludoteka.games.sintra.sizes import COLOUR_COUNT, ORNAMENTS, PAIR, PANES, STRIPS, TRACK, WINDOWS
from ludoteka.games.sintra.state import EMPTY, LOWER, SIDE_A, UPPER, State
from ludoteka.games.sintra.strips import tiles_of_colour, tiles_on

BOTTOM = TRACK - 1


@rule
def change_score(s: State, seat: int, points: int) -> None:
    """SIN-R05 A score may fall below 0; option `score_floor = zero`: never, change by change."""
    s.score[seat] += change_of(s, s.score[seat], points)


@rule
def change_of(s: State, score: int, points: int) -> int:
    """What is left of a change where a score cannot fall below 0."""
    return max(points, -score) if s.score_floor != 0 else points


# --- broken glass --------------------------------------------------------------------------------


@rule
def step_down(s: State, c: Parts, seat: int) -> None:
    """SIN-070 One space down; SIN-072 that alone costs nothing yet.

    SIN-071 The bottom costs its points at once and leads back to the top.
    """
    s.track[seat] += 1
    if s.track[seat] == BOTTOM:
        lose(s, seat, c.track[BOTTOM])
        s.track[seat] = 0


@rule
def lose(s: State, seat: int, points: int) -> None:
    """SIN-R21 All points lost to the track are remembered for the tie-break."""
    s.lost[seat] += points
    change_score(s, seat, -points)


@rule
def break_tiles(s: State, c: Parts, seat: int, count: int) -> None:
    """SIN-055 Broken tiles go into the tower; SIN-070, SIN-R06 one step each, one at a time."""
    s.tower[s.taken] += count
    for _ in range(count):
        step_down(s, c, seat)


@rule
def cost_of_steps(s: State, c: Parts, seat: int, steps: int) -> int:
    """What so many steps on the broken-glass track cost, the bottom included."""
    goal = s.track[seat] + steps
    bottoms, rest = goal // (BOTTOM), goal % (BOTTOM)
    return bottoms * c.track[BOTTOM] + c.track[rest] - c.track[s.track[seat]]


# --- a full strip --------------------------------------------------------------------------------


@rule
def colour_bonus(s: State, seat: int, slot: int) -> int:
    """SIN-061 A point for each tile in the colour of the round, whatever field it lies on."""
    return tiles_of_colour(s, seat, slot, s.indicator[s.turn_round])


@rule
def is_glazed(s: State, seat: int, window: int) -> bool:
    return s.panes[seat, window, UPPER] != EMPTY


@rule
def window_bonus(s: State, c: Parts, seat: int, window: int) -> int:
    """SIN-065 The number under the window and under all glazed windows to its right.

    SIN-R18: every number once, whether its window holds one tile or two.
    """
    points = c.window_points[s.side, window]
    for other in range(window + 1, WINDOWS):
        if is_glazed(s, seat, other):
            points += c.window_points[s.side, other]
    return points


@rule
def score_colour(s: State, seat: int, slot: int) -> None:
    points = colour_bonus(s, seat, slot)
    s.colour_points[seat] += points
    change_score(s, seat, points)


@rule
def score_window(s: State, c: Parts, seat: int, window: int) -> None:
    points = window_bonus(s, c, seat, window)
    s.window_points[seat, window] += points
    change_score(s, seat, points)


# --- the end -------------------------------------------------------------------------------------


@rule
def leftover_points(s: State, c: Parts, seat: int) -> int:
    """SIN-101 A point for every three tiles on all strips together (SIN-R19), rounded down."""
    tiles = 0
    for slot in range(STRIPS):
        tiles += tiles_on(s, seat, slot)
    return tiles // c.leftovers


@rule
def tiles_around(s: State, c: Parts, seat: int, ornament: int) -> int:
    """SIN-110 The tiles in both panes of both windows beside an ornament."""
    tiles = 0
    for place in range(PAIR):
        for pane in range(PANES):
            if s.panes[seat, c.ornament[ornament, place], pane] != EMPTY:
                tiles += 1
    return tiles


@rule
def ornament_points(s: State, c: Parts, seat: int, ornament: int) -> int:
    """SIN-111 10, 6 or 3 points for four, three or two tiles around it."""
    return c.ornament_points[tiles_around(s, c, seat, ornament)]


@rule
def completed_windows(s: State, seat: int) -> int:
    """SIN-113 Windows with a tile in both panes."""
    count = 0
    for window in range(WINDOWS):
        if s.panes[seat, window, LOWER] != EMPTY:
            count += 1
    return count


@rule
def tiles_in_windows(s: State, seat: int, colour: int) -> int:
    """SIN-114 In all windows, complete or not (SIN-R20)."""
    tiles = 0
    for window in range(WINDOWS):
        for pane in range(PANES):
            if s.panes[seat, window, pane] == colour:
                tiles += 1
    return tiles


@rule
def best_colour(s: State, seat: int) -> int:
    """SIN-115 The colour with the most tiles in the windows; it always brings the most."""
    best = 0
    for colour in range(1, COLOUR_COUNT):
        if tiles_in_windows(s, seat, colour) > tiles_in_windows(s, seat, best):
            best = colour
    return best


@rule
def side_bonus(s: State, c: Parts, seat: int) -> int:
    """SIN-110 Side A: the ornaments. SIN-114 Side B: complete windows x tiles of one colour."""
    if s.side != SIDE_A:
        return completed_windows(s, seat) * tiles_in_windows(s, seat, best_colour(s, seat))
    points = 0
    for ornament in range(ORNAMENTS):
        points += ornament_points(s, c, seat, ornament)
    return points


@rule
def score_the_end(s: State, c: Parts) -> None:
    """SIN-100 Leftovers, SIN-102 broken glass, the side's bonus: in this order; then it is over."""
    for seat in range(s.seats):
        change_score(s, seat, leftover_points(s, c, seat))
        lose(s, seat, c.track[s.track[seat]])
        change_score(s, seat, side_bonus(s, c, seat))
    s.actor = NOBODY


@rule
def is_ahead(s: State, one: int, other: int) -> bool:
    """SIN-120 The higher score; in a tie, fewer points lost to broken glass (SIN-R21)."""
    if s.score[one] != s.score[other]:
        return s.score[one] > s.score[other]
    return s.lost[one] < s.lost[other]


@rule
def outcome(s: State, c: Parts, points: Array, places: Array) -> None:
    """SIN-030 The highest score wins; SIN-120 who is still tied shares the place."""
    for seat in range(s.seats):
        points[seat] = s.score[seat]
        places[seat] = 0
        for other in range(s.seats):
            if is_ahead(s, other, seat):
                places[seat] += 1
