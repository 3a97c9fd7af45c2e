"""An agent of your own against the levels of the table, on the same deals with seats rotated.

    python examples/evaluate_agent.py nizam easy 40

The agent here takes the action that its `prefer` likes most, from what its seat may know only: put
your network there.
"""

import sys
from hashlib import sha256

import numpy as np

from ludoteka.bots.levels import bot
from ludoteka.envs.episode import Episode
from ludoteka.lab.ratings import wilson


def prefer(observation: np.ndarray, mask: np.ndarray) -> int:
    """The policy: here any legal action."""
    del observation
    chance = np.random.default_rng(int(mask.sum()))
    return int(chance.choice(mask.nonzero()[0]))


def play(episode: Episode, mine: int, level: str, deal: int) -> float:
    """My share of the win."""
    key = sha256(f"deal {deal}".encode()).digest()
    episode.begin(key)
    other = bot(episode.game.meta.key, level)
    decisions = 0
    while not episode.over:
        seat = episode.actor
        if seat == mine:
            action = prefer(episode.observation(seat), episode.mask)
        else:
            seed = sha256(key + decisions.to_bytes(4, "little")).digest()
            known = episode.imagined(seat, seed)
            action = other.decide(known.engine, known.state, known.c, seed)
        episode.play(action)
        decisions += 1
    _, places = episode.engine.outcome(episode.state, episode.c)
    return (places[mine] == 0) / places.count(0)


def main() -> None:
    name, level = (sys.argv[1:3] + ["nizam", "easy"][len(sys.argv[1:3]) :])[:2]
    games = int(sys.argv[3]) if len(sys.argv) > 3 else 40
    episode = Episode(name)
    seats = episode.setting.seats
    wins = sum(play(episode, deal % seats, level, deal // seats) for deal in range(games))
    low, high = wilson(wins, games)
    print(f"{name}: {wins / games:.1%} of the wins against {level} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
