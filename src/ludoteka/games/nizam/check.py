"""What must hold after every action."""

from ludoteka.core.record import NOBODY
from ludoteka.core.rule import rule
from ludoteka.games.nizam.cards import hand_size
from ludoteka.games.nizam.pack import MOST_CARDS
from ludoteka.games.nizam.parts import Parts
from ludoteka.games.nizam.sizes import CELLS, KINDS
from ludoteka.games.nizam.state import EMPTY, LIMIT, NIZAM, PEARL, State
from ludoteka.games.nizam.tasks import top_of_pile

(
    ALL_WELL,
    WRONG_CARDS,
    WRONG_PEARLS,
    WRONG_EMPTY_CELLS,
    WRONG_HAND_LIMIT,
    WRONG_EXHAUSTIONS,
    WRONG_PILES,
    WRONG_TOPS,
) = range(8)


@rule
def check(s: State, c: Parts) -> int:
    for kind in range(KINDS):
        if cards_of(s, kind) != c.copies[kind] or s.deck[kind] < 0 or s.discard[kind] < 0:
            return WRONG_CARDS
    if cells_with(s, PEARL) != (0 if s.form == NIZAM else 1):
        return WRONG_PEARLS
    if s.actor != NOBODY and cells_with(s, EMPTY) != 0:
        return WRONG_EMPTY_CELLS
    if is_hand_too_large(s, c):
        return WRONG_HAND_LIMIT
    if not 0 <= s.exhaustions <= c.end_exhaustions[s.seats]:
        return WRONG_EXHAUSTIONS
    return check_piles(s)


@rule
def cards_of(s: State, kind: int) -> int:
    """NIZ-001 Where the twelve cards of a kind are; in Pearl of the East each seat has a task."""
    count = cells_with(s, kind) + s.deck[kind] + s.discard[kind]
    for seat in range(s.seats):
        count += s.hands[seat, kind]
    return count if s.form == NIZAM else count + s.seats


@rule
def cells_with(s: State, card: int) -> int:
    count = 0
    for cell in range(CELLS):
        if s.grid[cell] == card:
            count += 1
    return count


@rule
def is_hand_too_large(s: State, c: Parts) -> bool:
    """NIZ-201 Between turns of the solo game the hand holds eight cards at most."""
    limit = c.hand_limit[s.seats] if s.form == NIZAM else 0
    if limit == 0 or s.actor == NOBODY:
        return False
    for seat in range(s.seats):
        if hand_size(s, seat) > limit and not (seat == s.actor and s.step == LIMIT):
            return True
    return False


@rule
def check_piles(s: State) -> int:
    """NIZ-300 Every kind is either an open task or on the pile; NIZ-338 all tops differ."""
    for seat in range(s.seats):
        done = 0
        for place in range(s.pile_size[seat]):
            done |= 1 << s.pile[seat, place]
        if s.form != NIZAM and done + s.tasks[seat] != (1 << KINDS) - 1:
            return WRONG_PILES
        for other in range(seat):
            if s.pile_size[seat] > 0 and s.pearl_deadlock == 0:
                if top_of_pile(s, other) == top_of_pile(s, seat):
                    return WRONG_TOPS
    return ALL_WELL


def longest(seats: int) -> int:
    """Decisions of the longest match, one of Pearl of the East: a hundred rounds before every task.

    A turn takes cards or ends its shifts, and may leave tasks open (NIZ-A32): two decisions. Every
    card pays for a shift at most: two more, the shift and what it is paid with (NIZ-A02).
    """
    turns = 100 * seats * (7 * seats + 1)
    return turns * (2 + 2 * MOST_CARDS) + (KINDS + 2 * MOST_CARDS) * seats
