"""Activation of the grid (NIZ-160 to NIZ-171) and the result (NIZ-190 to NIZ-194)."""

from ludoteka.core.count import place_by_points, total
from ludoteka.core.record import NOBODY, Array
from ludoteka.core.rule import rule
from ludoteka.games.nizam.cards import take
from ludoteka.games.nizam.lines import RUN_MIN, run_end, run_length, run_start, scoring_run
from ludoteka.games.nizam.parts import Parts
from ludoteka.games.nizam.sizes import CELLS, LINES
from ludoteka.games.nizam.state import BONUS, EMPTY, NIZAM, State


@rule
def activate(s: State, c: Parts) -> None:
    """NIZ-160 Eligible runs score, NIZ-168 their cards go, NIZ-169 the grid is refilled."""
    scored = mark_scored(s, c)
    score_runs(s, c)
    discard_cells(s, scored)
    refill(s, c)


@rule
def mark_scored(s: State, c: Parts) -> int:
    """The cells of all scoring runs as bits; a shared card is there once (NIZ-A12)."""
    cells = 0
    for line in range(LINES):
        if scoring_run(s, c, line) != 0:
            for place in range(run_start(s, c, line), run_end(s, c, line)):
                cells |= 1 << c.cells[line, place]
    return cells


@rule
def score_runs(s: State, c: Parts) -> None:
    """NIZ-161 Three, four, five cards: 3, 5, 7 points. NIZ-164 One more for each further run.

    NIZ-165 Lines are valued independently; NIZ-166, NIZ-A13 nothing can be declined.
    NIZ-167 The points count at once; NIZ-A15 The order of the runs does not matter.
    """
    runs = 0
    for line in range(LINES):
        run = scoring_run(s, c, line)
        if run != 0:
            runs += 1
            source = run_length(run) - RUN_MIN
            s.earned[s.actor, source] += c.run_points[source]
    if runs > 1:
        s.earned[s.actor, BONUS] += (runs - 1) * c.bonus


@rule
def points_now(s: State, c: Parts) -> int:
    """What the activation would bring if the shifts were finished now."""
    runs = points = 0
    for line in range(LINES):
        run = scoring_run(s, c, line)
        if run != 0:
            runs += 1
            points += c.run_points[run_length(run) - RUN_MIN]
    return points + (runs - 1) * c.bonus if runs > 0 else 0


@rule
def discard_cells(s: State, cells: int) -> None:
    for cell in range(CELLS):
        if cells >> cell & 1:
            s.discard[s.grid[cell]] += 1
            s.grid[cell] = EMPTY


@rule
def refill(s: State, c: Parts) -> None:
    """NIZ-169, NIZ-A14 New cards row by row; nothing falls. NIZ-170, NIZ-171 New runs give nothing.

    NIZ-184 There are always enough: the scored cards themselves lie on the discard pile.
    NIZ-191 When the match ends here, the rest stays empty.
    """
    for cell in range(CELLS):
        if s.grid[cell] == EMPTY and s.actor != NOBODY:
            s.grid[cell] = take(s, c)


@rule
def score_of(s: State, seat: int) -> int:
    """NIZ-A27 The score has no ceiling."""
    return total(s.earned[seat])


@rule
def result_of(s: State, seat: int) -> int:
    """NIZ-192 Nizam: points; NIZ-194 cards in hand are worth nothing. Pearl: completed tasks."""
    return score_of(s, seat) if s.form == NIZAM else s.pile_size[seat]


@rule
def outcome(s: State, c: Parts, points: Array, places: Array) -> None:
    """NIZ-192, NIZ-350, NIZ-351 The most wins; NIZ-193, NIZ-A22 ties share the place.

    NIZ-A43 The others follow by points or tasks; NIZ-A25 alone, the points are the result.
    """
    for seat in range(s.seats):
        points[seat] = result_of(s, seat)
    place_by_points(s.seats, points, places)
