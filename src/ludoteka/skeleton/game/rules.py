"""What plays: SKE-010 to SKE-021.

CHOOSING  keep | back
"""

from ludoteka.core.chance import draw
from ludoteka.core.count import mark, place_by_points, total
from ludoteka.core.record import NOBODY, Array
from ludoteka.core.rule import rule
from ludoteka.skeleton.game.actions import BACK, KEEP
from ludoteka.skeleton.game.parts import VALUES, Parts
from ludoteka.skeleton.game.state import CHOOSING, NOTHING, State


@rule
def setup(s: State, c: Parts) -> None:
    """SKE-001 All pebbles are in the bag."""
    for value in range(VALUES):
        s.bag[value] = c.copies[value]
    s.actor = 0
    begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    """SKE-010 A pebble is drawn from the bag; the others do not see it."""
    s.drawn = draw(s, s.bag, total(s.bag))
    s.step = CHOOSING


@rule
def legal(s: State, c: Parts, mask: Array) -> int:
    """SKE-011 It may always be kept or put back."""
    return mark(mask, KEEP, True) + mark(mask, BACK, True)


@rule
def apply(s: State, c: Parts, action: int) -> None:
    """SKE-011 Keep the pebble face down, or put it back into the bag; SKE-012 then the next."""
    if action == KEEP:
        s.kept[s.actor, s.drawn] += 1
    else:
        s.bag[s.drawn] += 1
    s.drawn = NOTHING
    s.turns += 1
    if s.turns == c.turns * s.seats:
        s.actor = NOBODY
        s.reveals += 1  # SKE-020 all pebbles are turned up
    else:
        s.actor = (s.actor + 1) % s.seats
        begin_turn(s)


@rule
def conceal(s: State, c: Parts, seat: int) -> None:
    """What others hold face down, and draw, goes into the bag; then as much is drawn anew.

    First all of it: who drew from less would learn what lies before the others.
    """
    if s.actor == NOBODY:
        return
    if s.actor != seat:
        s.bag[s.drawn] += 1
    for other in range(s.seats):
        for value in range(VALUES):
            s.bag[value] += s.kept[other, value] if other != seat else 0
    for other in range(s.seats):
        if other != seat:
            draw_anew(s, s.kept[other])
    if s.actor != seat:
        s.drawn = draw(s, s.bag, total(s.bag))


@rule
def draw_anew(s: State, pebbles: Array) -> None:
    """As many others from the bag."""
    count = total(pebbles)
    for value in range(VALUES):
        pebbles[value] = 0
    for _ in range(count):
        pebbles[draw(s, s.bag, total(s.bag))] += 1


@rule
def points_of(s: State, seat: int) -> int:
    """SKE-020 Each pebble that was kept counts its value."""
    points = 0
    for value in range(VALUES):
        points += s.kept[seat, value] * (value + 1)
    return points


@rule
def outcome(s: State, c: Parts, points: Array, places: Array) -> None:
    """SKE-021 The most points win; ties share the place."""
    for seat in range(s.seats):
        points[seat] = points_of(s, seat)
    place_by_points(s.seats, points, places)


@rule
def check(s: State, c: Parts) -> int:
    """1: a pebble was lost or made; 2: none is drawn while somebody decides."""
    for value in range(VALUES):
        count = s.bag[value] + (1 if s.drawn == value else 0)
        for seat in range(s.seats):
            count += s.kept[seat, value]
        if count != c.copies[value]:
            return 1
    return 2 if (s.actor == NOBODY) != (s.drawn == NOTHING) else 0


def longest(seats: int) -> int:
    """No match with so many seats has more decisions."""
    return 8 * seats


@rule
def evaluate(s: State, c: Parts, seat: int) -> int:
    """Hundredths of a point. TODO: what the position promises."""
    return 100 * points_of(s, seat)
