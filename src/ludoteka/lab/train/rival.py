"""Learning beside a rival: in half of the matches another network has all seats but one.

Who only plays against itself may come to a way of playing that pays among its like and nowhere
else, at tables of more than two above all. The rival stays as it is; its decisions are not learned,
what came of them is.
"""

from typing import Any

from ludoteka.envs import Batch
from ludoteka.lab.train.network import choose, masked
from ludoteka.lab.train.ppo import Decisions, Learner
from ludoteka.lab.train.recipe import Recipe


class Shared(Decisions):
    """With a note whose decisions they are."""

    taught = (*Decisions.taught, "own")

    def __init__(self, recipe: Recipe, matches: Batch, device: str) -> None:
        import torch

        super().__init__(recipe, matches, device)
        self.own = torch.ones(self.actions.shape, dtype=torch.bool, device=device)


class Rivalry(Learner):
    """Half of the matches, the first ones, have the rival on all seats but one."""

    batch: Shared

    def __init__(self, recipe: Recipe, matches: Batch, device: str, rival: Any) -> None:
        super().__init__(recipe, matches, device)
        self.rival, self.shared = rival, recipe.matches // 2

    def _memory(self) -> Shared:
        return Shared(self.recipe, self.matches, self.device)

    def _choose(self, step: int, preferences: Any) -> Any:
        batch, first = self.batch, slice(self.shared)
        own = batch.actors[step, first] == batch.rows[first] % batch.seats[step, first]
        batch.own[step, first] = own
        liked = masked(self.rival(batch.knowledge[step, first])[0], batch.masks[step, first])
        actions = choose(preferences)
        actions[first] = actions[first].where(own, choose(liked))
        return actions

    def _policy_loss(self, logs: Any, part: dict[str, Any]) -> tuple[Any, Any]:
        own = part["own"]
        asked = ("actions", "likelihoods", "advantages")
        return super()._policy_loss(logs[own], {name: part[name][own] for name in asked})
