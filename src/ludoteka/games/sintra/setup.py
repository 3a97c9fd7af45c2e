"""Setup: SIN-010 to SIN-022."""

from ludoteka.core.chance import below, draw
from ludoteka.core.count import total
from ludoteka.core.rule import rule
from ludoteka.games.sintra.market import begin_round
from ludoteka.games.sintra.parts import FRONT_SIDE, Parts
from ludoteka.games.sintra.sizes import COLOUR_COUNT, FIELDS, PANES, ROUNDS, SIDES, STRIPS, WINDOWS
from ludoteka.games.sintra.state import EMPTY, TURN, State


@rule
def setup(s: State, c: Parts) -> None:
    """SIN-011 The tower is empty; SIN-016, SIN-019 glaziers, scores and tracks begin at 0."""
    for seat in range(s.seats):
        clear_palace(s, seat)
        if seat > 0 and s.mirrored_start != 0:
            copy_strips(s, seat)
        else:
            hang_strips(s, c, seat)
    lay_indicator(s, c)
    s.starter = first_player(s)
    s.step = TURN
    begin_round(s, c)


@rule
def clear_palace(s: State, seat: int) -> None:
    for slot in range(STRIPS):
        for field in range(FIELDS):
            s.glass[seat, slot, field] = EMPTY
    for window in range(WINDOWS):
        for pane in range(PANES):
            s.panes[seat, window, pane] = EMPTY


@rule
def hang_strips(s: State, c: Parts, seat: int) -> None:
    """SIN-013, SIN-C4 In random order; SIN-014, SIN-C5, SIN-R22 a random side, jokers down."""
    for slot in range(STRIPS):
        s.strips[seat, slot] = slot
    for slot in range(STRIPS - 1, 0, -1):
        other = below(s, slot + 1)
        strip = s.strips[seat, slot]
        s.strips[seat, slot] = s.strips[seat, other]
        s.strips[seat, other] = strip
    for slot in range(STRIPS):
        side = below(s, SIDES)
        s.first_side[seat, slot] = FRONT_SIDE if c.joker_back[s.strips[seat, slot]] != 0 else side


@rule
def copy_strips(s: State, seat: int) -> None:
    """SIN-R27 Option `mirrored_start`: everybody begins with the first seat's arrangement."""
    for slot in range(STRIPS):
        s.strips[seat, slot] = s.strips[0, slot]
        s.first_side[seat, slot] = s.first_side[0, slot]


@rule
def lay_indicator(s: State, c: Parts) -> None:
    """SIN-020, SIN-C2 One tile of each colour on II to VI; SIN-021, SIN-C3 one of the bag on I."""
    for colour in range(COLOUR_COUNT):
        s.bag[colour] = 1
    for space in range(1, ROUNDS):
        s.indicator[space] = draw(s, s.bag, ROUNDS - space)
    for colour in range(COLOUR_COUNT):
        s.bag[colour] = c.copies[colour] - 1
    s.indicator[0] = draw(s, s.bag, total(s.bag))


@rule
def first_player(s: State) -> int:
    """SIN-017, SIN-C1, SIN-R01 At random, or the seat agreed on, counted round the table."""
    if s.start_player == 0:
        return below(s, s.seats)
    return (s.start_player - 1) % s.seats
