"""The end of a round, told on the board."""

from ludoteka.core.finale import Beat, thing
from ludoteka.core.record import NOBODY
from ludoteka.games.sintra.parts import Parts
from ludoteka.games.sintra.state import State
from ludoteka.games.sintra.story import tell_round


def interlude(before: State, c: Parts, after: State) -> list[Beat]:
    """SIN-091 The colour of the next round; SIN-096 the holder of the marker begins it."""
    if after.turn_round == before.turn_round or after.actor == NOBODY:
        return []
    told = tell_round(after)
    args = {**told.args, "seat": after.actor}
    shown = [thing("round"), thing("centre")]
    return [Beat(told.message, "SIN-091", shows=shown, args=args, chapter=True)]
