"""Strength while training: against random play, an earlier self and a rival.

At the most of the seats that are trained, or at the usual table where all are.

Alone at the table strength is the mean of the points.
"""

from typing import Any

from ludoteka.core.game import Game, setting
from ludoteka.envs import Batch
from ludoteka.envs.batch import start_of
from ludoteka.lab.train.network import choose, masked
from ludoteka.lab.train.ppo import half_precision, tensor
from ludoteka.lab.train.recipe import Recipe

MATCHES = 1024
MOST_STEPS = 400


def batch_on(device: str) -> type[Batch]:
    if device != "cuda":
        return Batch
    from ludoteka.envs.device import CudaBatch

    return CudaBatch


class Gauge:
    """Plays every match once, the network in turn in each seat; its share of the wins."""

    def __init__(self, game: Game[Any, Any], recipe: Recipe, device: str) -> None:
        form = max(game.meta.forms, key=lambda form: recipe.forms.get(form.id, 1.0))
        agreed = setting(game.meta, max(recipe.seats, default=None), form.id)
        self.device, self.seats = device, agreed.seats
        self.matches = batch_on(device)(
            game, n=MATCHES, seed=recipe.seed, starts=start_of(game, agreed)
        )

    def against(self, network: Any, other: Any = None) -> float:
        """Share of the wins against another network, or random play; unfinished ones left out.

        Alone: the mean of the points.
        """
        import torch

        with torch.no_grad(), half_precision(self.device):
            return self._play(network, other)

    def _play(self, network: Any, other: Any) -> float:
        import torch

        matches = self.matches
        matches.reset()
        mine = torch.arange(MATCHES, device=self.device) % self.seats
        result = torch.full((MATCHES,), torch.nan, device=self.device)
        for _ in range(MOST_STEPS):
            masks = tensor(matches.masks)
            knowledge = tensor(matches.observations)
            preferred = masked(network(knowledge)[0], masks)
            theirs = other(knowledge)[0] if other else torch.zeros_like(preferred)
            mine_now = tensor(matches.actors) == mine
            actions = torch.where(mine_now, choose(preferred), choose(masked(theirs, masks)))
            matches.step(actions if self.device == "cuda" else actions.numpy())
            gained = matches.points if self.seats == 1 else matches.rewards
            rewards = tensor(gained).gather(-1, mine[:, None]).squeeze(-1).float()
            fresh = (tensor(matches.ends) > 0) & result.isnan()
            result = torch.where(fresh, rewards, result)
        if self.seats == 1:
            return float(result.nanmean())
        return float(((result * (self.seats - 1) + 1) / self.seats).nanmean())
