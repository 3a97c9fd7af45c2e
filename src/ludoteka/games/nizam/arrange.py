"""Positions set by hand, for exercises and tests: every card is taken from where it may be."""

from collections.abc import Callable

from ludoteka.games.nizam.actions import CARD_LETTERS, LETTERS
from ludoteka.games.nizam.lines import remember_grid
from ludoteka.games.nizam.parts import Parts
from ludoteka.games.nizam.sizes import KINDS
from ludoteka.games.nizam.state import NIZAM, PEARL, State

ME, YOU = 0, 1


def arrange(
    s: State,
    c: Parts,
    grid: str,
    hand: str = "",
    deck: int | None = None,
    discard: int = 0,
) -> None:
    """Seat 0 to move on this grid with this hand; the others hold three cards each.

    `deck` and `discard` are numbers of cards of any kind; with a number for the deck the rest of
    the cards is in the hand of the last seat.
    """
    pool = [c.copies[kind] - (s.seats if s.form != NIZAM else 0) for kind in range(KINDS)]
    for cell, letter in enumerate(grid.replace("/", "")):
        s.grid[cell] = CARD_LETTERS.index(letter)
        if s.grid[cell] != PEARL:
            pool[s.grid[cell]] -= 1
    for seat in range(s.seats):
        for kind in range(KINDS):
            s.hands[seat, kind] = 0
    for letter in hand:
        s.hands[ME, LETTERS.index(letter)] += 1
        pool[LETTERS.index(letter)] -= 1
    if deck is None:
        for seat in range(1, s.seats):
            _deal(pool, c.hand_start, _into_hand(s, seat))
    _deal(pool, discard, lambda kind: s.discard.__setitem__(kind, s.discard[kind] + 1))
    for kind in range(KINDS):
        s.deck[kind] = 0
    rest = sum(pool) if deck is None else deck
    _deal(pool, rest, lambda kind: s.deck.__setitem__(kind, s.deck[kind] + 1))
    for kind in range(KINDS):
        s.hands[s.seats - 1, kind] += pool[kind]
    s.actor = s.first = ME
    remember_grid(s, c)


def _into_hand(s: State, seat: int) -> Callable[[int], None]:
    def put(kind: int) -> None:
        s.hands[seat, kind] += 1

    return put


def _deal(pool: list[int], count: int, put: Callable[[int], None]) -> None:
    """So many cards of the pool, the most frequent kinds first."""
    for _ in range(count):
        kind = pool.index(max(pool))
        pool[kind] -= 1
        put(kind)
