"""The deck that has run out, told on the board."""

from ludoteka.core.finale import Beat, thing
from ludoteka.core.record import NOBODY
from ludoteka.games.nizam.parts import Parts
from ludoteka.games.nizam.state import State
from ludoteka.games.nizam.story import tell_exhaustions


def interlude(before: State, c: Parts, after: State) -> list[Beat]:
    """NIZ-182 A lamp goes out; the last of them belongs to the finale."""
    if after.actor == NOBODY:
        return []
    lamps = [thing("lamps", "deck")]
    return [
        Beat(told.message, "NIZ-182", shows=lamps, args=told.args, chapter=True)
        for told in tell_exhaustions(before, c, after)
    ]
