"""PPO on one game with Stable-Baselines3 and its maskable variant.

    pip install "ludoteka[research]" sb3-contrib
    python examples/train_ppo.py portals 50000

Trains alone at the table (a solo form), then prints the mean points before and after.
"""

import sys

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker

MATCHES = 20


class Features(gymnasium.ObservationWrapper):
    """The features only: the mask goes its own way."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        self.observation_space = env.observation_space["observation"]

    def observation(self, observation: dict[str, np.ndarray]) -> np.ndarray:
        return observation["observation"]


def made(name: str) -> gymnasium.Env:
    env = gymnasium.make(f"ludoteka.envs.solo:ludoteka/{name}_solo-v1")
    return ActionMasker(Features(env), lambda e: e.unwrapped.episode.mask.astype(bool))


def mean_points(model: MaskablePPO, env: gymnasium.Env) -> float:
    total = 0.0
    for seed in range(MATCHES):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.unwrapped.episode.mask.astype(bool))
            seen, reward, over, _, _ = env.step(action)
        total += reward
    return total / MATCHES


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else "portals"
    steps = int(sys.argv[2]) if len(sys.argv) > 2 else 50_000
    env = made(name)
    model = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=256, gamma=1.0, seed=1)
    before = mean_points(model, env)
    model.learn(steps)
    print(f"{name} alone: {before:.1f} points before, {mean_points(model, env):.1f} after {steps}")


if __name__ == "__main__":
    main()
