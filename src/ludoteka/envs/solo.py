"""Gymnasium: the games that one can play alone. Importing this module registers them.

    gymnasium.make("ludoteka.envs.solo:ludoteka/portals_solo-v1", penalty=None)

The reward is the points, when the match is over. An action that is not legal ends it with
`penalty`; where that is None it raises NotLegal. The mask stands in every observation.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ludoteka.core.errors import UnknownName
from ludoteka.core.match import KEY_BYTES
from ludoteka.core.registry import GAMES, meta
from ludoteka.envs.episode import LIMIT, Episode
from ludoteka.envs.render import MODES, rendered

PENALTY = -1.0
Observation = dict[str, np.ndarray[Any, Any]]


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """One match alone; the arguments are those of `Episode`."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium's own

    def __init__(
        self,
        game: str,
        *,
        penalty: float | None = PENALTY,
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        if render_mode not in (None, *MODES):
            raise UnknownName("render mode", render_mode, ", ".join(MODES))
        self.episode = Episode(game, 1, **more)
        self.penalty, self.render_mode = penalty, render_mode
        played = self.episode.game
        self.action_space = spaces.Discrete(played.actions.count)
        self.observation_space = spaces.Dict(  # type: ignore[assignment] # its types are narrower
            {
                "observation": spaces.Box(-LIMIT, LIMIT, (played.observation_size,), np.float32),
                "action_mask": spaces.Box(0, 1, (played.actions.count,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.episode.begin(self.np_random.bytes(KEY_BYTES))
        return self._seen(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        action = int(action)
        if self.penalty is not None and not self.episode.is_legal(action):
            return self._seen(), self.penalty, True, False, {"illegal": True}
        self.episode.play(action)
        return self._seen(), self.episode.rewards()[0], self.episode.over, False, {}

    def _seen(self) -> Observation:
        return {
            "observation": self.episode.observation(0),
            "action_mask": self.episode.mask_of(0),
        }

    def render(self) -> Any:
        return rendered(self.episode, self.render_mode)


def ids() -> dict[str, tuple[str, str]]:
    """Of every game and form with a single seat: the environment's id."""
    found = {}
    for key in GAMES:
        known = meta(key)
        for form in known.forms:
            if 1 in form.seats:
                found[f"ludoteka/{key}_solo-v{known.version}"] = key, form.id
    return found


for _id, (_key, _form) in ids().items():
    gymnasium.register(_id, f"{__name__}:SoloEnv", kwargs={"game": _key, "form": _form})
