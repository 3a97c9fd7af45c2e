"""The state of a match of Skeleton."""

from typing import Annotated

from ludoteka.core.record import I8, Array, Header
from ludoteka.skeleton.game.parts import VALUES

SEATS = 4
(CHOOSING,) = range(1)  # steps, in the order of a turn; TODO: one for each kind of decision
NOTHING = -1


class State(Header):
    turns: I8
    """decisions made"""
    bag: Annotated[Array, "i1", VALUES]
    drawn: I8
    """the pebble in the hand of who decides: only that seat knows it"""
    kept: Annotated[Array, "i1", (SEATS, VALUES)]
    """face down before each seat: only the owner knows them"""
