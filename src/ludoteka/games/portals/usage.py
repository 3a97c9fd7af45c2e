"""Secret signs by their numbers, for studies: a decision names only places among those dealt."""

from ludoteka.core.actions import AT_THE_END
from ludoteka.core.count import count_bits
from ludoteka.core.rule import rule
from ludoteka.games.portals.actions import FIGURE, KEEP
from ludoteka.games.portals.bits import nth_bit
from ludoteka.games.portals.parts import Parts
from ludoteka.games.portals.sizes import SIGNS
from ludoteka.games.portals.state import NOTHING, State

COMPONENTS = tuple(
    f"sign {use} · {number}" for use in ("kept", "fulfilled") for number in range(1, SIGNS + 1)
)


@rule
def component(s: State, c: Parts, seat: int, action: int, nth: int) -> int:
    if action == AT_THE_END:
        done = s.fulfilled[seat]
        return SIGNS + nth_bit(done, nth) if nth < count_bits(done) else NOTHING
    if KEEP <= action < FIGURE:
        kept = action - KEEP + 1
        return nth_bit(s.hand[seat], nth_bit(kept, nth)) if nth < count_bits(kept) else NOTHING
    return NOTHING
