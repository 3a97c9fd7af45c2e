"""The phases and rounds of Portals, told on the board."""

from ludoteka.core.finale import Beat, thing
from ludoteka.core.record import NOBODY
from ludoteka.games.portals.parts import Parts
from ludoteka.games.portals.state import SOLO, State
from ludoteka.games.portals.story import begins_activation, tell_round


def interlude(before: State, c: Parts, after: State) -> list[Beat]:
    if after.actor == NOBODY or after.form == SOLO:
        return []
    if begins_activation(before, after):
        return [_activation(after)]
    return [_round(after)] if after.round_number > before.round_number else []


def _activation(after: State) -> Beat:
    """POR-051 In ascending order of their numbers, whoever owns them."""
    keys = [thing(f"keys:{seat}") for seat in range(after.seats)]
    return Beat("activation-begins", "POR-051", shows=keys)


def _round(after: State) -> Beat:
    """POR-072 The next first player fills the sources."""
    told = tell_round(after)
    sources = [thing(f"source:{gap}") for gap in range(after.seats)]
    return Beat(told.message, "POR-072", shows=sources, args=told.args, chapter=True)
