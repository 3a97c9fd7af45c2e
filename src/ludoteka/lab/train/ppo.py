"""Proximal policy optimisation: play a while, then learn from it in a few small steps."""

from contextlib import AbstractContextManager
from importlib.util import find_spec
from typing import Any

import msgspec

from ludoteka.core.game import MAX_SEATS
from ludoteka.envs import Batch
from ludoteka.lab.train.advantages import look_back
from ludoteka.lab.train.network import choose, make_network, masked
from ludoteka.lab.train.recipe import Recipe


class Lesson(msgspec.Struct):
    """What one batch showed, as means."""

    matches_ended: int
    decisive: float
    """size of the rewards at the end"""
    entropy: float
    value_loss: float
    clipped: float
    """share of decisions where the step was cut off"""


def half_precision(device: str) -> AbstractContextManager[None]:
    """Matrix products in bfloat16 on CUDA, as they are elsewhere."""
    import torch

    return torch.autocast(device, torch.bfloat16, enabled=device == "cuda")


def tensor(array: Any) -> Any:
    """An array of a batch where it lies, on either device."""
    import torch

    return torch.as_tensor(array)


class Decisions:
    """The memory of all decisions between two lessons."""

    taught: tuple[str, ...] = (
        "knowledge", "masks", "actions", "likelihoods", "seats", "targets", "advantages",
    )  # fmt: skip
    """what a lesson reads"""

    def __init__(self, recipe: Recipe, matches: Batch, device: str) -> None:
        import torch

        shape = recipe.steps, recipe.matches
        game = matches.game

        def zeros(dtype: Any, *more: int) -> Any:
            return torch.zeros((*shape, *more), dtype=dtype, device=device)

        short = torch.bfloat16 if device == "cuda" else torch.float32
        self.knowledge = zeros(short, game.observation_size)
        self.masks = zeros(torch.int8, game.actions.count)
        self.actions = zeros(torch.int64)
        self.likelihoods = zeros(torch.float32)
        self.ends = zeros(torch.float32)
        self.rewards = zeros(torch.float32, MAX_SEATS)
        self.advantages = zeros(torch.float32)
        self.targets = zeros(torch.float32, MAX_SEATS)
        self.rows = torch.arange(recipe.matches, device=device)
        self.numbers = torch.arange(MAX_SEATS, device=device)
        shape = recipe.steps + 1, recipe.matches  # with the position behind the last decision
        self.actors, self.seats = zeros(torch.int64), zeros(torch.int64)
        self.values = zeros(torch.float32, MAX_SEATS)


class Learner:
    """The network with its optimiser, its matches and the memory between them."""

    def __init__(self, recipe: Recipe, matches: Batch, device: str) -> None:
        import torch

        torch.manual_seed(recipe.seed)
        self.recipe, self.matches, self.device = recipe, matches, device
        game = matches.game
        self.network = make_network(
            game.observation_size, game.actions.count, recipe.width, recipe.blocks
        ).to(device)
        if device == "cuda" and find_spec("triton"):
            self.network.compile(dynamic=False)  # its many small steps at once
        self.optimiser = torch.optim.AdamW(
            self.network.parameters(), lr=recipe.rate, eps=1e-5, weight_decay=1e-4
        )
        self.batch = self._memory()
        matches.reset()

    def _memory(self) -> Decisions:
        return Decisions(self.recipe, self.matches, self.device)

    def play(self) -> None:
        """Fill the batch with decisions of the network as it is."""
        import torch

        with torch.no_grad(), half_precision(self.device):
            for step in range(self.recipe.steps):
                self._decide(step)
            self._expect(self.recipe.steps, tensor(self.matches.observations))
            self._look_back()

    def _expect(self, step: int, knowledge: Any) -> Any:
        """Note who is to decide and what all expect; the preferences."""
        batch, matches = self.batch, self.matches
        batch.actors[step].copy_(tensor(matches.actors))
        batch.seats[step].copy_(tensor(matches.seats))
        preferences, batch.values[step] = self.network(knowledge)
        return preferences

    def _decide(self, step: int) -> None:
        batch, matches = self.batch, self.matches
        batch.knowledge[step].copy_(tensor(matches.observations))
        batch.masks[step].copy_(tensor(matches.masks))
        preferences = masked(self._expect(step, batch.knowledge[step]), batch.masks[step])
        actions = self._choose(step, preferences)
        batch.actions[step] = actions
        chosen = preferences.gather(-1, actions[:, None]).squeeze(-1)
        batch.likelihoods[step] = chosen - preferences.logsumexp(-1)
        matches.step(actions if self.device == "cuda" else actions.numpy())
        batch.ends[step].copy_(tensor(matches.ends))
        batch.rewards[step, :, : matches.most_seats].copy_(tensor(matches.rewards))

    def _choose(self, step: int, preferences: Any) -> Any:  # noqa: ARG002 - for who looks ahead
        return choose(preferences)

    def _look_back(self) -> None:
        batch = self.batch
        look_back(
            batch.rewards, batch.ends, batch.actors, batch.seats, batch.values, batch.rows,
            batch.numbers, self.recipe.trace, batch.advantages, batch.targets,
        )  # fmt: skip

    def learn(self, rate: float, entropy_bonus: float) -> Lesson:
        """Improve the network by the batch."""
        import torch

        for group in self.optimiser.param_groups:
            group["lr"] = rate
        batch = self.batch
        flat = {
            name: getattr(batch, name)[: self.recipe.steps].flatten(0, 1) for name in batch.taught
        }
        decisions = self.recipe.steps * self.recipe.matches
        sums = torch.zeros(3, device=self.device)
        updates = 0
        for _ in range(self.recipe.epochs):
            order = torch.randperm(decisions, device=self.device)
            for part in order.split(self.recipe.minibatch):
                sums += self._update({k: v[part] for k, v in flat.items()}, entropy_bonus)
                updates += 1
        entropy, value_loss, clipped = (sums / max(updates, 1)).tolist()
        ended = batch.ends.sum()
        decisive = batch.rewards.abs().sum() / (2 * ended).clamp(min=1)
        return Lesson(int(ended), float(decisive), entropy, value_loss, clipped)

    def _update(self, part: dict[str, Any], entropy_bonus: float) -> Any:
        import torch

        with half_precision(self.device):
            preferences, values = self.network(part["knowledge"])
        logs = masked(preferences, part["masks"]).log_softmax(-1)
        policy_loss, clipped = self._policy_loss(logs, part)
        playing = self.batch.numbers[None] < part["seats"][:, None]
        value_loss = (values - part["targets"])[playing].square().mean()
        entropy = -(logs.exp() * logs).sum(-1).mean()
        loss = policy_loss + self.recipe.value_weight * value_loss - entropy_bonus * entropy
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), self.recipe.gradient)
        self.optimiser.step()
        return torch.stack([entropy, value_loss, clipped]).detach()

    def _policy_loss(self, logs: Any, part: dict[str, Any]) -> tuple[Any, Any]:
        """How much likelier good decisions should become; the share that was cut off."""
        import torch

        ratio = (logs.gather(-1, part["actions"][:, None]).squeeze(-1) - part["likelihoods"]).exp()
        better = part["advantages"]
        better = (better - better.mean()) / (better.std() + 1e-8)
        cut = ratio.clamp(1 - self.recipe.clip, 1 + self.recipe.clip)
        loss = -torch.minimum(ratio * better, cut * better).mean()
        return loss, (ratio != cut).float().mean()
