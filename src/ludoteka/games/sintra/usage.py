"""Strips by their names, for studies: a decision names only the slot in which one hangs."""

from ludoteka.core.rule import rule
from ludoteka.games.sintra.actions import CHOOSE, KEEP_TILE, SPLIT
from ludoteka.games.sintra.pack import STRIP_IDS
from ludoteka.games.sintra.parts import Parts
from ludoteka.games.sintra.sizes import SIDES, STRIPS
from ludoteka.games.sintra.state import State
from ludoteka.games.sintra.strips import shown_side

FACES = STRIPS * SIDES
NOTHING = -1
COMPONENTS = tuple(
    f"{use} · {strip} {side}"
    for use in ("tiles on strip", "full strip")
    for strip in STRIP_IDS
    for side in ("front", "back")
)


@rule
def component(s: State, c: Parts, seat: int, action: int, nth: int) -> int:
    if nth > 0 or action < CHOOSE:
        return NOTHING
    if action < SPLIT:
        return face(s, seat, action - CHOOSE)
    return FACES + face(s, seat, s.glaziers[seat]) if action >= KEEP_TILE else NOTHING


@rule
def face(s: State, seat: int, slot: int) -> int:
    return SIDES * s.strips[seat, slot] + shown_side(s, seat, slot)
