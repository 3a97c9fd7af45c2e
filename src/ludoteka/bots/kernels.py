"""The bots' compiled drivers, made around one game's rules and cached with them."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ludoteka.bots.tree import Node, Size, sense_action, simulate
from ludoteka.core.chance import rekey
from ludoteka.core.game import MAX_SEATS, Game
from ludoteka.core.record import layout
from ludoteka.core.rule import compiled_cache, entry

DEEPEST = 256
"""decisions on one way down the tree"""


def _make_search(
    legal: Any, apply: Any, conceal: Any, outcome: Any, sense: Any
) -> Callable[..., None]:
    @entry
    def search(
        root: Any,
        work: Any,
        c: Any,
        seat: int,
        nodes: Any,
        size: Any,
        path: Any,
        masks: Any,
        source: Any,
        points: Any,
        places: Any,
        simulations: int,
        horizon: int,
        exploration: float,
    ) -> None:
        for _ in range(simulations):
            work[0] = root[0]
            simulate(
                legal, apply, conceal, outcome, sense, work, c, seat,
                nodes, size, path, masks, source, points, places, horizon, exploration,
            )  # fmt: skip

    return search


def _make_sensing(legal: Any, apply: Any, conceal: Any, sense: Any) -> Callable[..., None]:
    @entry
    def sensing(
        root: Any, work: Any, c: Any, seat: int, mask: Any, source: Any, samples: int, sums: Any
    ) -> None:
        for _ in range(samples):
            work[1] = root[0]
            rekey(work[1], source)
            conceal(work[1], c, seat)
            for nth in range(len(sums)):
                work[0] = work[1]
                sums[nth] += sense_action(legal, apply, sense, work[0], c, seat, mask, nth)

    return sensing


@cache
def search_kernel(game: Game[Any, Any]) -> Callable[..., None]:
    with compiled_cache(game.meta.key):
        return _make_search(game.legal, game.apply, game.conceal, game.outcome, game.sense)


@cache
def sensing_kernel(game: Game[Any, Any]) -> Callable[..., None]:
    with compiled_cache(game.meta.key):
        return _make_sensing(game.legal, game.apply, game.conceal, game.sense)


class Tree:
    """The memory of one search."""

    def __init__(self, game: Game[Any, Any], capacity: int) -> None:
        self.nodes = np.zeros(capacity, layout(Node))
        self.size = np.zeros(1, layout(Size))[0]
        self.size["nodes"] = 1
        self.path = np.zeros(DEEPEST, np.int64)
        self.masks = np.zeros(2 * game.actions.count, np.int8)
        self.work = np.zeros(2, layout(game.state))
        self.points = np.zeros(MAX_SEATS, np.int64)
        self.places = np.zeros(MAX_SEATS, np.int64)

    def root_children(self) -> list[tuple[int, int, float]]:
        """Action, visits and sum of rewards of every child of the root."""
        found = []
        child = int(self.nodes[0]["child"])
        while child:
            node = self.nodes[child]
            found.append((int(node["action"]), int(node["visits"]), float(node["reward"])))
            child = int(node["sibling"])
        return found
