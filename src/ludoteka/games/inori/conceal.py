"""What a seat cannot know: the others' face-down runes and the order of the stack.

They are pooled and dealt anew. Every holder of a face-down rune is asked at each window, whatever
the rune is, so any deal is a position that can occur. That a rune taken before the discards were
shuffled again cannot be one of them is forgotten: weaker, not wrong.
"""

from ludoteka.core.chance import draw
from ludoteka.core.count import total
from ludoteka.core.rule import rule
from ludoteka.games.inori.parts import RUNE_KINDS, Parts
from ludoteka.games.inori.state import State

SIZE_BITS = 5
"""a seat holds fewer than 32 runes: four sizes fit into one number"""


@rule
def conceal(s: State, c: Parts, seat: int) -> None:
    """INO-101 How many runes a player holds is public, which they are is not."""
    sizes = 0
    for other in range(s.seats):
        if other != seat:
            sizes |= total(s.face_down[other]) << (SIZE_BITS * other)
            return_runes(s, other)
    for other in range(s.seats):
        if other != seat:
            deal_runes(s, other, sizes >> (SIZE_BITS * other) & ((1 << SIZE_BITS) - 1))


@rule
def return_runes(s: State, seat: int) -> None:
    for kind in range(RUNE_KINDS):
        s.stack[kind] += s.face_down[seat, kind]
        s.face_down[seat, kind] = 0


@rule
def deal_runes(s: State, seat: int, size: int) -> None:
    left = total(s.stack)
    for i in range(size):
        s.face_down[seat, draw(s, s.stack, left - i)] += 1
