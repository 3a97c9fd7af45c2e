"""Gymnasium's VectorEnv over a batch: one policy decides for whichever seat is to act.

The reward is that of the seat that has just acted; `info["rewards"]` has those of all seats, and
`info["actors"]` who decides next. A match that ends is started anew in the same step.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ludoteka.envs.batch import Batch
from ludoteka.envs.episode import LIMIT


class BatchVectorEnv(VectorEnv[Any, Any, Any]):
    """The observations are the batch's own memory: copy what shall outlive the next step."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's own

    def __init__(self, batch: Batch) -> None:
        self.batch, self.num_envs = batch, batch.n
        features, actions = batch.game.observation_size, batch.game.actions.count
        known = spaces.Box(-LIMIT, LIMIT, (features,), np.float32)
        mask = spaces.Box(0, 1, (actions,), np.int8)
        self.single_observation_space = spaces.Dict({"observation": known, "action_mask": mask})
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, batch.n)
        self.action_space = batch_space(self.single_action_space, batch.n)
        self._rows = np.arange(batch.n)
        self._never = np.zeros(batch.n, bool)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        del options  # Gymnasium's word for what one reset may be told; there is nothing to tell
        self.batch.reset(seed)
        return self._seen(), {"actors": self.batch.actors}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        batch = self.batch
        acted = batch.actors.copy()
        batch.step(actions)
        told = {"rewards": batch.rewards, "actors": batch.actors}
        rewards = batch.rewards[self._rows, acted].astype(np.float64)
        return self._seen(), rewards, batch.ends.astype(bool), self._never, told

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.batch.observations, "action_mask": self.batch.masks}
