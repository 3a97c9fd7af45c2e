"""PettingZoo: every game, form and seat count as an AEC environment.

    env = ludoteka.envs.aec.env("sintra", seats=3, reward="placing", options={"side": "B"})

An observation is a dictionary: `observation` (what the agent knows) and `action_mask`. `env` ends
the match with a reward of -1 for who plays what is not legal, as PettingZoo's own classic games
do; `raw_env` raises NotLegal with the rule.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ludoteka.core.errors import UnknownName
from ludoteka.core.match import KEY_BYTES
from ludoteka.envs.episode import LIMIT, Episode, id_of
from ludoteka.envs.render import MODES, rendered

ILLEGAL_REWARD = -1


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 - PettingZoo's name for it, without types
    """One match; the arguments are those of `Episode`."""

    def __init__(self, *setting: Any, render_mode: str | None = None, **more: Any) -> None:
        super().__init__()
        if render_mode not in (None, *MODES):
            raise UnknownName("render mode", render_mode, ", ".join(MODES))
        self.episode = Episode(*setting, **more)
        game = self.episode.game
        self.metadata = {
            "name": f"{id_of(game, self.episode.setting)}_v{game.meta.version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{n}" for n in range(self.episode.setting.seats)]
        self._seat = {name: n for n, name in enumerate(self.possible_agents)}
        self._actions = {a: spaces.Discrete(game.actions.count) for a in self._seat}
        self._observations = {a: self._observed(game) for a in self._seat}
        self._chance: Any = None

    @staticmethod
    def _observed(game: Any) -> spaces.Dict:
        known = spaces.Box(-LIMIT, LIMIT, (game.observation_size,), np.float32)
        mask = spaces.Box(0, 1, (game.actions.count,), np.int8)
        return spaces.Dict({"observation": known, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed, the same deal; without one the next of the seed before."""
        del options  # PettingZoo's word for what one reset may be told; there is nothing to tell
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        self.episode.begin(self._chance.bytes(KEY_BYTES))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat[agent]
        return {
            "observation": self.episode.observation(seat),
            "action_mask": self.episode.mask_of(seat),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.play(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.over:
            for name, worth in zip(self.possible_agents, self.episode.rewards()):
                self.rewards[name] = worth
                self.terminations[name] = True
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.episode.actor]

    def render(self) -> str | None:
        return rendered(self.episode, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def env(*setting: Any, **more: Any) -> AECEnv:
    """With PettingZoo's usual wrappers."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(*setting, **more), ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrapped)
