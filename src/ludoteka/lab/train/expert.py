"""Expert iteration: the network learns to prefer what a look ahead finds better.

Before a decision its most promising options, as Gumbel's noise draws them, are each carried out in
a position that the seat to act may imagine; the network says what it expects there. The preferences
moved by what was found are the policy that plays, and the one that is learned: it is never worse
than the network alone, as far as the expectations are right (Danihelka and others, 2022).
"""

from typing import Any, NamedTuple

from ludoteka.envs import Batch
from ludoteka.lab.train.network import NEVER, noise
from ludoteka.lab.train.ppo import Decisions, Learner, Lesson, tensor
from ludoteka.lab.train.recipe import Recipe


class Look(NamedTuple):
    """Options that were tried (matches, options), and what the seat to act may expect of each."""

    tried: Any
    legal: Any
    """false where a match has fewer options than are tried"""
    found: Any


def moved(preferences: Any, look: Look, expected: Any, trust: float) -> Any:
    """Preferences (matches, actions) moved by what was found; an option not tried stays put.

    It counts as good as the mean of what was expected before and of what was found, weighed by how
    likely the options are.
    """
    weights = preferences.softmax(-1).gather(-1, look.tried) * look.legal
    count = look.legal.sum(-1)
    mean = (weights * look.found).sum(-1) / weights.sum(-1).clamp(min=1e-9)
    usual = (expected + count * mean) / (1 + count)
    better = trust * (look.found - usual[:, None]) * look.legal
    return preferences.scatter_add(-1, look.tried, better)


class Improved(Decisions):
    """With the policies that looking ahead made of the network's."""

    taught = (*Decisions.taught, "policies")

    def __init__(self, recipe: Recipe, matches: Batch, device: str) -> None:
        import torch

        super().__init__(recipe, matches, device)
        self.policies = torch.zeros(self.masks.shape, dtype=self.knowledge.dtype, device=device)


class Expert(Learner):
    """Learns from what trying options finds, instead of from what came of the decisions made."""

    batch: Improved

    def __init__(self, recipe: Recipe, matches: Batch, device: str) -> None:
        super().__init__(recipe, matches, device)
        self.tries = min(recipe.tried, matches.game.actions.count)
        self.imagined = type(matches)(
            matches.game, n=recipe.matches * self.tries, seed=recipe.seed, starts=matches.starts,
            worth=recipe.worth,
        )  # fmt: skip

    def _memory(self) -> Improved:
        return Improved(self.recipe, self.matches, self.device)

    def learn(self, rate: float, entropy_bonus: float) -> Lesson:  # noqa: ARG002 - as below says
        """Without the bonus: what is learned from has a spread of its own."""
        return super().learn(rate, 0.0)

    def _choose(self, step: int, preferences: Any) -> Any:
        luck = noise(preferences)
        look = self._look(step, preferences + luck)
        better = moved(preferences, look, self.batch.values[step, :, 0], self.recipe.trust)
        self.batch.policies[step] = better.softmax(-1)
        best = (better + luck).gather(-1, look.tried).argmax(-1, keepdim=True)
        return look.tried.gather(-1, best).squeeze(-1)

    def _look(self, step: int, wishes: Any) -> Look:
        """Carry the most wished options out, each in an imagined position of its own."""
        import torch

        drawn, tried = wishes.topk(self.tries)
        legal = drawn > NEVER / 2
        tried = torch.where(legal, tried, tried[:, :1])  # the best again, where there are too few
        imagined = self.imagined
        imagined.imagine(self.matches)
        actions = tried.flatten()
        imagined.step(actions if self.device == "cuda" else actions.numpy())
        return Look(tried, legal, self._found(step).reshape(tried.shape))

    def _found(self, step: int) -> Any:
        """What the seat that tried an option may expect behind it, or got if that was the end."""
        import torch

        imagined = self.imagined
        seats, now = tensor(imagined.seats), tensor(imagined.actors)
        tried_by = self.batch.actors[step].repeat_interleave(self.tries)
        rows = tensor(imagined.observations).split(self.recipe.matches)  # a size it is made for
        values = torch.cat([self.network(part.to(self.batch.knowledge.dtype))[1] for part in rows])
        expected = values.gather(-1, ((tried_by - now) % seats)[:, None]).squeeze(-1)
        got = tensor(imagined.rewards).gather(-1, tried_by[:, None]).squeeze(-1)
        return torch.where(tensor(imagined.ends) > 0, got, expected)

    def _policy_loss(self, logs: Any, part: dict[str, Any]) -> tuple[Any, Any]:
        loss = -(part["policies"] * logs).sum(-1).mean()
        return loss, loss.new_zeros(())
