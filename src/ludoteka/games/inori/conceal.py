"""What a seat cannot know: the others' face-down runes and the order of the stack.

They are pooled and dealt anew. Every holder of a face-down rune is asked at each window, whatever
the rune is, so any deal is a position that can occur. Runes that lay face down when the discards
became the stack are not in it: they are dealt to those who held them.
"""

from ludoteka.core.reshuffle import deal_evenly, imagine, sizes_of
from ludoteka.core.rule import rule
from ludoteka.games.inori.parts import Parts
from ludoteka.games.inori.state import NOTHING, State


@rule
def conceal(s: State, c: Parts, seat: int) -> None:
    """INO-101 How many runes a player holds is public, which they are is not."""
    sizes = sizes_of(s, s.face_down, seat)
    if not imagine(s, s.face_down, s.stack, s.kept, s.given, s.surely, seat, NOTHING):
        deal_evenly(s, s.face_down, s.stack, s.kept, s.given, s.surely, seat, sizes, 0)
