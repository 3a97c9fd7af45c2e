"""Bag, tower, displays and the centre of the table; the end of a round."""

from ludoteka.core.chance import draw
from ludoteka.core.count import total
from ludoteka.core.rule import rule
from ludoteka.games.sintra.parts import Parts
from ludoteka.games.sintra.sizes import COLOUR_COUNT
from ludoteka.games.sintra.state import CENTRE, EMPTY, State


@rule
def is_nothing_on_offer(s: State, c: Parts) -> bool:
    """SIN-090 No tile on any display and none in the centre; the marker alone does not count."""
    if total(s.centre) > 0:
        return False
    for display in range(c.displays[s.seats]):
        if total(s.displays[display]) > 0:
            return False
    return True


@rule
def fill_displays(s: State, c: Parts) -> None:
    """SIN-022, SIN-093, SIN-C6 Four tiles each, SIN-095, SIN-R12 one display after the other."""
    left = total(s.bag)
    for display in range(c.displays[s.seats]):
        for _ in range(c.display_size):
            if left == 0:
                refill_bag(s)
                left = total(s.bag)
            if left > 0:
                s.displays[display, draw(s, s.bag, left)] += 1
                left -= 1


@rule
def refill_bag(s: State) -> None:
    """SIN-094, SIN-C7 The tower goes into the bag; SIN-R10 only when a tile must be drawn."""
    for colour in range(COLOUR_COUNT):
        s.bag[colour] += s.tower[colour]
        s.tower[colour] = 0


@rule
def remove_indicator_tile(s: State) -> None:
    """SIN-091 The tile of the round goes into the tower; SIN-R11 so there is always one to draw."""
    s.tower[s.indicator[s.turn_round]] += 1
    s.indicator[s.turn_round] = EMPTY


@rule
def begin_round(s: State, c: Parts) -> None:
    """SIN-093 Refill; SIN-096, SIN-031 the marker goes to the centre, its holder begins."""
    fill_displays(s, c)
    s.marker = CENTRE
    s.actor = s.starter


@rule
def pass_marker_on(s: State) -> None:
    """SIN-R08 Nobody took the marker: the same player begins again."""
    if s.marker != CENTRE:
        s.starter = s.marker
