"""Setup of both games: NIZ-101 to NIZ-108 and NIZ-300 to NIZ-306."""

from ludoteka.core.chance import below, draw
from ludoteka.core.count import total
from ludoteka.core.rule import rule
from ludoteka.games.nizam.lines import remember_grid
from ludoteka.games.nizam.parts import Parts
from ludoteka.games.nizam.sizes import CELLS, KINDS
from ludoteka.games.nizam.state import NIZAM, NOTHING, PEARL, TURN, State


@rule
def setup(s: State, c: Parts) -> None:
    """NIZ-006 One of the two games is dealt; NIZ-107, NIZ-304 the first player is drawn (NIZ-C1).

    NIZ-A42 Grid, then hands; NIZ-105 what is left is the deck.
    """
    for kind in range(KINDS):
        s.deck[kind] = c.copies[kind]
    if s.form == NIZAM:
        lay_grid_of_nizam(s)
    else:
        lay_out_tasks(s)
        lay_grid_of_pearl(s, c)
    deal_hands(s, c)
    s.first = below(s, s.seats)
    s.actor = s.first
    s.step = TURN
    s.pending = NOTHING
    remember_grid(s, c)


@rule
def lay_grid_of_nizam(s: State) -> None:
    """NIZ-102 25 random cards; NIZ-101 no pearl; NIZ-103, NIZ-A16 runs in it stay. NIZ-C2."""
    left = total(s.deck)
    for cell in range(CELLS):
        s.grid[cell] = draw(s, s.deck, left - cell)


@rule
def lay_out_tasks(s: State) -> None:
    """NIZ-300 Every player gets one card of each kind as task deck (NIZ-A36: all alike)."""
    for seat in range(s.seats):
        s.tasks[seat] = (1 << KINDS) - 1
    for kind in range(KINDS):
        s.deck[kind] -= s.seats


@rule
def lay_grid_of_pearl(s: State, c: Parts) -> None:
    """NIZ-301 Three of each kind and the pearl, at random; the rest is the deck (NIZ-302).

    NIZ-C3. NIZ-306 Runs in it stay and can be used.
    """
    # the discard pile holds the 24 cards while they are laid; it is empty again afterwards
    for kind in range(KINDS):
        s.deck[kind] -= c.grid_copies
        s.discard[kind] = c.grid_copies
    pearl_at = below(s, CELLS)
    left = total(s.discard)
    for cell in range(CELLS):
        if cell == pearl_at:
            s.grid[cell] = PEARL
        else:
            s.grid[cell] = draw(s, s.discard, left)
            left -= 1


@rule
def deal_hands(s: State, c: Parts) -> None:
    """NIZ-104, NIZ-303 Three random cards each; NIZ-108 this is no exhaustion. NIZ-C4."""
    left = total(s.deck)
    for seat in range(s.seats):
        for _ in range(c.hand_start):
            s.hands[seat, draw(s, s.deck, left)] += 1
            left -= 1
