"""All that a seat may see, by allow-list."""

import msgspec

from ludoteka.core.record import NOBODY
from ludoteka.skeleton.game.parts import Parts
from ludoteka.skeleton.game.state import NOTHING, State


class Seat(msgspec.Struct, frozen=True):
    count: int
    """pebbles before it"""
    kept: list[int] | None
    """their values; null: face down for this reader"""


class View(msgspec.Struct, frozen=True):
    turn: int
    """from 1"""
    turns: int
    bag: int
    """pebbles in the bag"""
    drawn: int
    """the value in the reader's own hand; 0: none"""
    seats: list[Seat]


def values(counts: list[int]) -> list[int]:
    return [value + 1 for value, count in enumerate(counts) for _ in range(count)]


def view(s: State, c: Parts, seat: int) -> View:
    def seat_of(other: int) -> Seat:
        kept = values(s.kept[other].tolist())
        return Seat(len(kept), kept if other == seat or s.actor == NOBODY else None)

    drawn = s.drawn + 1 if s.actor == seat and s.drawn != NOTHING else 0
    return View(
        turn=min(s.turns // s.seats + 1, c.turns),
        turns=c.turns,
        bag=sum(s.bag.tolist()),
        drawn=drawn,
        seats=[seat_of(other) for other in range(s.seats)],
    )
