"""Lines, runs and shifts of the grid."""

from ludoteka.core.public import public
from ludoteka.core.rule import rule
from ludoteka.games.nizam.parts import Parts
from ludoteka.games.nizam.sizes import CELLS, KINDS, LENGTHS, LINES, SIDE
from ludoteka.games.nizam.state import EMPTY, PEARL, State

MIDDLE = SIDE // 2
RUN_MIN = SIDE - LENGTHS + 1
LEFT_OR_UP, RIGHT_OR_DOWN = range(2)


@public
@rule
def signature(s: State, c: Parts, line: int) -> int:
    """NIZ-014, NIZ-015 The run of a line as one number (kind and length), or 0 for none.

    A block of three or more of five contains the middle card; the ends are not neighbours.
    Cards of a kind are alike (NIZ-A11).
    """
    kind = s.grid[c.cells[line, MIDDLE]]
    if kind == EMPTY:
        return 0
    low, high = run_start(s, c, line), run_end(s, c, line)
    length = high - low
    return 1 + LENGTHS * kind + length - RUN_MIN if length >= RUN_MIN else 0


@rule
def run_start(s: State, c: Parts, line: int) -> int:
    """The first place of the block around the middle card."""
    place = MIDDLE
    while place > 0 and s.grid[c.cells[line, place - 1]] == s.grid[c.cells[line, MIDDLE]]:
        place -= 1
    return place


@rule
def run_end(s: State, c: Parts, line: int) -> int:
    """The place after the last one of the block around the middle card."""
    place = MIDDLE + 1
    while place < SIDE and s.grid[c.cells[line, place]] == s.grid[c.cells[line, MIDDLE]]:
        place += 1
    return place


@rule
def run_kind(run: int) -> int:
    return (run - 1) // LENGTHS


@rule
def run_length(run: int) -> int:
    return (run - 1) % LENGTHS + RUN_MIN


@rule
def travelling_card(s: State, c: Parts, shift: int) -> int:
    """NIZ-013 Left or up carries the card at the start to the end; right or down the reverse.

    NIZ-A01 Its kind is what the shift is paid with; NIZ-322, NIZ-A28 the far edge does not matter.
    """
    return s.grid[c.cells[shift // 2, 0 if shift % 2 == LEFT_OR_UP else SIDE - 1]]


@rule
def rotate(s: State, c: Parts, shift: int) -> None:
    """NIZ-144 The travelling card crosses to the other end, the other four move up by one place.

    NIZ-148, NIZ-A05 A line of five equal cards may be shifted too.
    """
    line = shift // 2
    card = travelling_card(s, c, shift)
    if shift % 2 == LEFT_OR_UP:
        for place in range(SIDE - 1):
            s.grid[c.cells[line, place]] = s.grid[c.cells[line, place + 1]]
        s.grid[c.cells[line, SIDE - 1]] = card
    else:
        for place in range(SIDE - 1, 0, -1):
            s.grid[c.cells[line, place]] = s.grid[c.cells[line, place - 1]]
        s.grid[c.cells[line, 0]] = card


@rule
def remember_grid(s: State, c: Parts) -> None:
    """NIZ-163 At the start of a turn: nothing has changed yet."""
    for cell in range(CELLS):
        s.grid_before[cell] = s.grid[cell]
    for line in range(LINES):
        s.run_before[line] = signature(s, c, line)
        s.changed[line] = 0
        s.count_changed[line] = 0


@rule
def note_changes(s: State, c: Parts, shifted: int) -> None:
    """NIZ-163 After a shift: which lines now differ from the start of the turn.

    A shift changes its own line and the five that cross it. A change is never forgotten in the
    turn (NIZ-A07): breaking and rejoining counts (NIZ-A08), so does a shortened run (NIZ-A09)
    and 3, 4, 3 (NIZ-A10).
    """
    note_change(s, c, shifted)
    crossing = SIDE if shifted < SIDE else 0
    for line in range(crossing, crossing + SIDE):
        note_change(s, c, line)


@rule
def note_change(s: State, c: Parts, line: int) -> None:
    if s.changed[line] == 0 and signature(s, c, line) != s.run_before[line]:
        s.changed[line] = 1
    if s.eligibility != 0:
        for kind in range(KINDS):
            if count_in_line(s, c, line, kind) != count_before(s, c, line, kind):
                s.count_changed[line] |= 1 << kind


@rule
def count_in_line(s: State, c: Parts, line: int, kind: int) -> int:
    count = 0
    for place in range(SIDE):
        if s.grid[c.cells[line, place]] == kind:
            count += 1
    return count


@rule
def count_before(s: State, c: Parts, line: int, kind: int) -> int:
    count = 0
    for place in range(SIDE):
        if s.grid_before[c.cells[line, place]] == kind:
            count += 1
    return count


@rule
def scoring_run(s: State, c: Parts, line: int) -> int:
    """NIZ-160, NIZ-162 The run of the line if it scores in this turn, or 0.

    NIZ-A06: with `eligibility = run_or_count` a changed number of such cards in the line is enough.
    """
    run = signature(s, c, line)
    if run == 0 or s.changed[line] != 0:
        return run
    return run if s.count_changed[line] >> run_kind(run) & 1 else 0


@rule
def has_natural_run(s: State, c: Parts, kind: int) -> bool:
    """NIZ-333 Three neighbouring cards of the kind in one line; NIZ-334, NIZ-A33 or four."""
    for line in range(LINES):
        run = signature(s, c, line)
        if run != 0 and run_kind(run) == kind:
            return True
    return False


@rule
def has_pearl_run(s: State, c: Parts, kind: int) -> bool:
    """NIZ-331, NIZ-333 Three neighbours in one line: the pearl and two cards of the kind."""
    for line in range(LINES):
        for start in range(SIDE - RUN_MIN + 1):
            if is_pearl_run(s, c, line, start, kind):
                return True
    return False


@rule
def is_pearl_run(s: State, c: Parts, line: int, start: int, kind: int) -> bool:
    pearls = gems = 0
    for place in range(start, start + RUN_MIN):
        card = s.grid[c.cells[line, place]]
        if card == PEARL:
            pearls += 1
        elif card == kind:
            gems += 1
    return pearls == 1 and gems == RUN_MIN - 1
