"""PufferLib: a batch as a native environment, one agent a match.

PufferLib has no masks, so they are the last part of an observation: features, then the mask. Its
agents may choose what is not legal; then the first legal action is played instead, and the reward
is `penalty`.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pufferlib import PufferEnv

from ludoteka.envs.batch import Batch
from ludoteka.envs.episode import LIMIT

PENALTY = -0.1


class BatchPufferEnv(PufferEnv):  # type: ignore[misc] # pufferlib has no types
    """One policy decides for whichever seat is to act; the reward is that seat's."""

    def __init__(self, batch: Batch, penalty: float = PENALTY, buf: Any = None) -> None:
        features, actions = batch.game.observation_size, batch.game.actions.count
        self.batch, self.penalty, self.num_agents = batch, penalty, batch.n
        self.single_observation_space = spaces.Box(-LIMIT, LIMIT, (features + actions,), np.float32)
        self.single_action_space = spaces.Discrete(actions)
        self._rows, self._features = np.arange(batch.n), features
        super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[Any, list[Any]]:
        self.batch.reset(seed)
        return self._seen(), []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[Any]]:
        batch, acted = self.batch, self.batch.actors.copy()
        wished = np.asarray(actions).reshape(-1)
        legal = batch.masks[self._rows, wished] != 0
        batch.step(np.where(legal, wished, batch.masks.argmax(1)))
        self.rewards[:] = np.where(legal, batch.rewards[self._rows, acted], self.penalty)
        self.terminals[:] = batch.ends
        return self._seen(), self.rewards, self.terminals, self.truncations, []

    def _seen(self) -> Any:
        self.observations[:, : self._features] = self.batch.observations
        self.observations[:, self._features :] = self.batch.masks
        return self.observations

    def close(self) -> None:
        """Nothing is held open."""
