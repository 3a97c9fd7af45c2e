"""The rules on CUDA give the bytes of the rules on the CPU."""

import numpy as np
import pytest

from ludoteka.core.record import layout
from ludoteka.core.registry import GAMES, game
from ludoteka.lab.random_play import Batch
from tests.kit import some_settings

MATCHES = 200
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
