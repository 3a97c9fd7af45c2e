"""The worked examples as positions: the tests' vectors and the interactive lessons."""

from collections.abc import Callable

from ludoteka.core.game import Lesson
from ludoteka.games.nizam.actions import LETTERS
from ludoteka.games.nizam.lines import remember_grid
from ludoteka.games.nizam.parts import KINDS, Parts
from ludoteka.games.nizam.scoring import points_now, score_of
from ludoteka.games.nizam.state import NIZAM, PEARL, State
from ludoteka.games.nizam.tasks import may_claim

CARDS = LETTERS + "P"
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
        s.grid[cell] = CARDS.index(letter)
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


def _position(grid: str, hand: str) -> Callable[[State, Parts], None]:
    def place(s: State, c: Parts) -> None:
        arrange(s, c, grid, hand)

    return place


def _points(before: State, after: State, c: Parts) -> int:
    return score_of(after, ME) + (points_now(after, c) if after.actor == ME else 0)


def _example(
    number: str, grid: str, hand: str, moves: str, choices: tuple[int, ...], *rules: str
) -> Lesson:
    shifts = tuple(f"shift {name}" for name in moves.split())
    return Lesson(
        id=f"NIZ-EX{number}",
        rules=rules,
        seats=2,
        form="nizam",
        place=_position(grid, hand),
        moves=shifts,
        choices=choices,
        answer=_points,
    )


def _tasks_available(before: State, after: State, c: Parts) -> int:
    return sum(may_claim(after, c, kind) for kind in range(KINDS)) if after.actor == ME else 0


def _pearl(
    number: str, grid: str, hand: str, moves: str, choices: tuple[int, ...], *rules: str
) -> Lesson:
    def place(s: State, c: Parts) -> None:
        arrange(s, c, grid, hand)

    return Lesson(
        id=f"NIZ-EX{number}",
        rules=rules,
        seats=2,
        form="pearl",
        place=place,
        moves=tuple(f"shift {name}" for name in moves.split()),
        choices=choices,
        answer=_tasks_available,
    )


EX13 = "SETRO/SEOMB/TQEOM/BBBQM/OQEST"
EX16 = "SETRO/SEOMB/TQEOM/BBBQM/OQEBT"
EX61 = "RRRPE/SMTES/OQSEB/TQBOM/MTQBO"

# Each hand holds one card more than the example pays, so that finishing stays a decision.
LESSONS: tuple[Lesson, ...] = (
    _example("10", "RRSET/SERMB/TBOQM/QMTBO/OQEST", "SEE", "c2U", (0, 3, 5), "NIZ-141", "NIZ-161"),
    _example("01", "RRSRT/SERMB/TBOQM/QMTBO/OSQST", "SEE", "c2U", (5, 8, 9), "NIZ-161", "NIZ-164"),
    _example("11", "RRETR/SERMB/TBRQM/QMTBO/OQEST", "REE", "r0R", (3, 6, 7), "NIZ-165"),
    _example("12", "RETRR/SEOMB/TQEOM/BBBQM/OQEST", "REE", "r0L", (3, 6, 7), "NIZ-162"),
    _example("13", EX13, "MEE", "r3R", (0, 3, 4), "NIZ-162", "NIZ-163"),
    _example("14", EX13, "BBEE", "r3L r3R", (0, 3, 6), "NIZ-162"),
    _example("16", EX16, "REE", "c3U", (3, 5, 7), "NIZ-161"),
    _example("18", "SETRO/SEOMB/TQEOM/BBBQM/OQBST", "TEE", "c2U", (0, 3, 4), "NIZ-163"),
    _example("27", "TERRR/RRSMB/RRQOM/QMTBO/OQEST", "RRREE", "r0R r0R r0R", (6, 9, 11), "NIZ-164"),
    _pearl("64", EX61, "OEE", "r4R", (0, 1, 2), "NIZ-331", "NIZ-343"),
    _pearl("60", "RRPEE/SMTQB/ORSME/TQBOS/TQBOM", "MEE", "r4R", (1, 2, 3), "NIZ-332"),
)
