"""The rules on CUDA give the bytes of the rules on the CPU."""

import numpy as np
import pytest

from ludoteka.core.record import layout
from ludoteka.core.registry import GAMES, folder, game
from ludoteka.envs import Batch as Matches
from ludoteka.lab.random_play import Batch
from ludoteka.lab.train.recipe import recipe
from ludoteka.lab.train.starts import starts
from tests.kit import some_settings

MATCHES = 200
STEPS = 400
SEED = 1

pytestmark = [pytest.mark.cuda, pytest.mark.parametrize("name", GAMES)]


def test_random_matches_end_in_the_same_bytes(name):
    from ludoteka.lab.cuda import CudaMatches

    for agreed in some_settings(name, 3):
        there, decisions, _ = CudaMatches(game(name), agreed, MATCHES).play(SEED)
        batch = Batch(game(name), agreed)
        here = np.zeros(MATCHES, layout(game(name).state))
        total = 0
        for number in range(MATCHES):
            total += batch.play(SEED, number, 1)
            here[number] = batch.work[0]

        assert total == decisions
        assert here.tobytes() == there.tobytes()


def test_the_matches_of_training_have_the_same_bytes(name):
    """Its mixed settings and its rewards, far enough that matches end and are begun anew."""
    from ludoteka.envs.device import CudaBatch

    told = recipe(name, folder(name))
    here, there = (
        kind(game(name), n=MATCHES, seed=SEED, starts=starts(game(name), told), worth=told.worth)
        for kind in (Matches, CudaBatch)
    )
    for batch in (here, there):
        batch.reset()
        batch.step_random(STEPS)

    assert here.points.any()
    for array in ("masks", "observations", "actors", "seats", "ends", "rewards", "points"):
        copied = np.ascontiguousarray(getattr(there, array).copy_to_host())
        assert getattr(here, array).tobytes() == copied.tobytes(), array
