"""Positions of exercises as data, and what can be asked of them."""

import msgspec

from ludoteka.core.game import Staging
from ludoteka.games.portals.parts import Parts
from ludoteka.games.portals.position import (
    activate_keys,
    clear_table,
    give_key,
    give_signs,
    hold,
    lay_board,
)
from ludoteka.games.portals.scoring import score_of
from ludoteka.games.portals.signs import check_open_signs
from ludoteka.games.portals.sizes import ELEMENTS
from ludoteka.games.portals.spells import accepts
from ludoteka.games.portals.state import ACTIVATE, HASTE, SIGN, SOLO, State

ME = 0


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """My board on the left with its stones, keys (number, stones in reading order) by seat."""

    board: str = "A"
    stones: str = ""
    keys: list[list[tuple[int, str]]] = []
    signs: list[list[int]] = []
    held: str = ""
    """a stone I have taken and must put down; none: the keys are activated"""


def stage(s: State, c: Parts, place: Place) -> None:
    clear_table(s)
    lay_board(s, 0, place.board, place.stones)
    for seat, numbers in enumerate(place.signs):
        give_signs(s, seat, *numbers)
    if s.form == SOLO:
        check_open_signs(s, c)
    for seat, keys in enumerate(place.keys):
        for number, stones in keys:
            give_key(s, c, seat, number, stones)
    _begin(s, c, place)


def _begin(s: State, c: Parts, place: Place) -> None:
    if place.held:
        hold(s, ME, place.held)
    elif s.form == SOLO:
        s.slot, s.step = 0, ACTIVATE
    else:
        activate_keys(s, c)


def _points(before: State, after: State, c: Parts) -> int:
    return score_of(after, ME) - score_of(before, ME)


def _key(before: State, after: State, c: Parts) -> int:
    """The number of the key that is activated now."""
    return after.keys[after.actor, after.slot] + 1


def _haste(before: State, after: State, c: Parts) -> int:
    """Elements that the area of Haste takes."""
    return sum(accepts(after, HASTE, element) for element in range(ELEMENTS))


def _by_signs(before: State, after: State, c: Parts) -> int:
    return after.earned[ME, SIGN] - before.earned[ME, SIGN]


STAGING = Staging(
    Place, stage, {"points": _points, "key": _key, "haste": _haste, "by_signs": _by_signs}
)
