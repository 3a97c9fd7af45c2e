"""A violation is told with what led to it and the fields that changed."""

from dataclasses import replace

from ludoteka.core.game import setting
from ludoteka.lab.retell import retold
from tests.core.beads import GAME


def losing_a_bead(s, c):
    """The first bead in the box breaks an invariant."""
    return 1 if sum(s.box.tolist()) else 0


def test_the_last_actions_and_the_field_that_broke_are_told():
    strict = replace(GAME, check=losing_a_bead)
    strict.__dict__["pack"] = GAME.pack

    told = retold(strict, setting(GAME.meta, options={"length": 4}), 1, 0)

    assert "thread" in told
    assert "box: [0, 0, 0] -> " in told


def test_a_match_that_breaks_nothing_is_not_met_again():
    assert "not met again" == retold(GAME, setting(GAME.meta), 1, 0)
