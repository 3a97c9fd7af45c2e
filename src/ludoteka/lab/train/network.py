"""The network: from what a seat knows to a preference for every action and what all may expect."""

from pathlib import Path
from typing import Any

from ludoteka.bots.network.file import read
from ludoteka.core.game import MAX_SEATS


def make_network(features: int, actions: int, width: int, blocks: int) -> Any:
    """Linear, residual blocks, two heads; the last layers start at zero."""
    import torch
    from torch import nn

    class Block(nn.Module):  # type: ignore[misc] # torch is optional: untyped here
        def __init__(self) -> None:
            super().__init__()
            self.norm = nn.LayerNorm(width)
            self.inner = nn.Linear(width, width)
            self.outer = nn.Linear(width, width)
            nn.init.zeros_(self.outer.weight)

        def forward(self, x: Any) -> Any:
            return x + self.outer(nn.functional.gelu(self.inner(self.norm(x))))

    class Network(nn.Module):  # type: ignore[misc] # as above
        def __init__(self) -> None:
            super().__init__()
            self.first = nn.Linear(features, width)
            self.blocks = nn.ModuleList(Block() for _ in range(blocks))
            self.norm = nn.LayerNorm(width)
            self.policy = nn.Linear(width, actions)
            self.value = nn.Linear(width, MAX_SEATS)
            for head in (self.policy, self.value):
                nn.init.zeros_(head.weight)
                nn.init.zeros_(head.bias)

        def forward(self, knowledge: Any) -> Any:
            """Preferences (rows, actions), not masked yet; values (rows, seats), -1 to 1.

            The seats are in turn order from the one to act on.
            """
            x = self.first(knowledge)
            for block in self.blocks:
                x = block(x)
            x = nn.functional.gelu(self.norm(x))
            return self.policy(x).float(), torch.tanh(self.value(x).float())

    return Network()


def network_in(path: Path, device: str) -> Any:
    """The network in a file, as it is: it learns nothing more."""
    import torch

    weights = {name: torch.from_numpy(weight) for name, weight in read(path)[1].items()}
    width, features = weights["first.weight"].shape
    blocks = sum(name.endswith(".inner.bias") for name in weights)
    made = make_network(features, len(weights["policy.bias"]), width, blocks)
    made.load_state_dict(weights)
    return made.to(device).requires_grad_(False)


NEVER = -1e9
"""the preference for an action that is not legal"""


def masked(preferences: Any, masks: Any) -> Any:
    return preferences.masked_fill(masks == 0, NEVER)


def noise(preferences: Any) -> Any:
    """Gumbel's: whoever is highest with it was drawn by its probability."""
    import torch

    return -torch.log(torch.empty_like(preferences).exponential_())


def choose(preferences: Any) -> Any:
    """Actions drawn by their probabilities."""
    return (preferences + noise(preferences)).argmax(-1)
