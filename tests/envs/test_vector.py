"""A batch through Gymnasium's VectorEnv and PufferLib."""

import numpy as np
import pytest

from ludoteka.envs import Batch
from tests.core.beads import GAME

pytest.importorskip("gymnasium", reason="needs the extra [research]")


def test_a_vector_environment_rewards_the_seat_that_acted():
    from ludoteka.envs.vector import BatchVectorEnv

    env = BatchVectorEnv(Batch(GAME, n=64, reward="points"))
    chance = np.random.default_rng(1)
    seen, told = env.reset(seed=3)
    ended = 0
    for _ in range(40):
        acted = told["actors"].copy()
        masks = seen["action_mask"]
        actions = np.where(masks != 0, chance.random(masks.shape), -1).argmax(1)
        seen, rewards, over, cut, told = env.step(actions)
        assert env.observation_space.contains(seen)
        assert not cut.any()
        assert (rewards == told["rewards"][np.arange(64), acted]).all()
        assert not rewards[~over].any()
        ended += over.sum()
    assert ended > 64


def test_puffer_plays_the_first_legal_action_for_what_is_not():
    pytest.importorskip("pufferlib", reason="PufferLib is installed apart: see docs/research.md")
    from ludoteka.envs.puffer import BatchPufferEnv

    env = BatchPufferEnv(Batch(GAME, n=16))
    seen, _ = env.reset(seed=1)
    masks = seen[:, -GAME.actions.count :]

    _, rewards, *_ = env.step(masks.argmin(1))

    assert (rewards == np.float32(env.penalty)).all()
