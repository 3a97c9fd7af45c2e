"""Positions of exercises as data, and what can be asked of them."""

import msgspec

from ludoteka.core.game import Staging
from ludoteka.games.nizam.arrange import ME, arrange
from ludoteka.games.nizam.parts import Parts
from ludoteka.games.nizam.scoring import points_now, score_of
from ludoteka.games.nizam.sizes import KINDS
from ludoteka.games.nizam.state import State
from ludoteka.games.nizam.tasks import may_claim


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """Cards by letter: the carpet row by row, and what I hold."""

    grid: str
    hand: str = ""


def stage(s: State, c: Parts, place: Place) -> None:
    arrange(s, c, place.grid, place.hand)


def _points(before: State, after: State, c: Parts) -> int:
    """What the turn has made so far, or has brought when it is over."""
    return score_of(after, ME) + (points_now(after, c) if after.actor == ME else 0)


def _tasks(before: State, after: State, c: Parts) -> int:
    """Tasks of which I may complete one now."""
    return sum(may_claim(after, c, kind) for kind in range(KINDS)) if after.actor == ME else 0


def _paid(before: State, after: State, c: Parts) -> int:
    """Cards that left my hand."""
    return sum(before.hands[ME].tolist()) - sum(after.hands[ME].tolist())


STAGING = Staging(Place, stage, {"points": _points, "tasks": _tasks, "paid": _paid})
