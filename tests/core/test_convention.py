"""A game is read from its modules: what is missing is named, what all games need is given."""

import sys
from types import ModuleType

import numpy as np
import pytest

from ludoteka.core.convention import Incomplete, assembled
from ludoteka.core.engine import engine
from ludoteka.core.game import setting
from ludoteka.core.match import Match
from ludoteka.core.record import NOBODY
from tests.core import beads
from tests.kit import KEY


def test_a_name_that_is_missing_is_named_with_its_place(monkeypatch):
    lacking = ModuleType("lacking")
    lacking.__dict__.update({n: v for n, v in vars(beads).items() if n != "why_not"})
    monkeypatch.setitem(sys.modules, "lacking", lacking)

    with pytest.raises(Incomplete, match=r"why_not in why_not\.py or reasons\.py or story\.py"):
        assembled("lacking")


@pytest.mark.parametrize("compiled", [False, True])
def test_masks_and_observations_hold_nothing_old_and_nothing_is_legal_after_the_end(compiled):
    match = Match(beads.GAME, setting(beads.GAME.meta), KEY, compiled=False)
    run = engine(beads.GAME, compiled=compiled)
    dirty = np.full(beads.GAME.actions.count, 7, np.int8)

    assert run.legal(match.state, match.c, dirty) == dirty.sum() == len(match.legal())

    match.state.actor = NOBODY
    assert 0 == run.legal(match.state, match.c, dirty) == dirty.sum()
