"""What a seat knows, as numbers of about 1; its own things first, then the others in turn order.

| from | numbers | meaning |
|---|---|---|
| 0 | 6 | own pebbles of each value / 4 |
| 6 | 1 | value of the drawn pebble / 6, where it is the own one |
| 7 | 4 | pebbles kept / 4, own first |
| 11 | 4 | whose decision it is, own first |
| 15 | 1 | step |
"""

from ludoteka.core.count import total
from ludoteka.core.record import NOBODY, Array
from ludoteka.core.rule import rule
from ludoteka.skeleton.game.parts import VALUES, Parts
from ludoteka.skeleton.game.state import SEATS, State

DRAWN = VALUES
KEPT = DRAWN + 1
DECIDES = KEPT + SEATS
STEP = DECIDES + SEATS
OBSERVATION_SIZE = STEP + 1


@rule
def observe(s: State, c: Parts, seat: int, out: Array) -> None:
    me = max(seat, 0)
    if seat >= 0:
        for value in range(VALUES):
            out[value] = s.kept[seat, value] / 4
    if s.actor == seat and seat >= 0:
        out[DRAWN] = (s.drawn + 1) / VALUES
    for i in range(s.seats):
        of = (me + i) % s.seats
        out[KEPT + i] = total(s.kept[of]) / 4
        out[DECIDES + i] = 1 if of == s.actor else 0
    if s.actor != NOBODY:
        out[STEP + s.step] = 1
