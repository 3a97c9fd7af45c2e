"""The bots' compiled drivers, made around one game's rules and cached with them."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np

from ludoteka.bots.search.tree import Node, Size, evaluate_action, simulate, transplant
from ludoteka.core.chance import rekey
from ludoteka.core.game import MAX_SEATS, Game
from ludoteka.core.record import Header, Record, layout
from ludoteka.core.rule import compiled_cache, entry

Nodes = np.ndarray[Any, Any]

DEEPEST = 256
"""decisions on one way down the tree"""


def _make_search(
    legal: Any, apply: Any, conceal: Any, outcome: Any, evaluate: Any
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
        first: int,
    ) -> None:
        for _ in range(simulations):
            work[0] = root[0]
            simulate(
                legal, apply, conceal, outcome, evaluate, work, c, seat,
                nodes, size, path, masks, source, points, places, horizon, exploration,
                first,
            )  # fmt: skip

    return search


def _make_evaluating(legal: Any, apply: Any, conceal: Any, evaluate: Any) -> Callable[..., None]:
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
                sums[nth] += evaluate_action(legal, apply, evaluate, work[0], c, seat, mask, nth)

    return sensing


@cache
def search_kernel(game: Game[Any, Any]) -> Callable[..., None]:
    with compiled_cache(game.folder):
        return _make_search(game.legal, game.apply, game.conceal, game.outcome, game.evaluate)


@cache
def sensing_kernel(game: Game[Any, Any]) -> Callable[..., None]:
    with compiled_cache(game.folder):
        return _make_evaluating(game.legal, game.apply, game.conceal, game.evaluate)


@cache
def _transplanting_kernel(game: Game[Any, Any]) -> Callable[..., int]:
    with compiled_cache(game.folder):

        @entry
        def transplanting(old: Any, node: int, nodes: Any) -> int:
            return transplant(old, node, nodes)

    return transplanting


def own_rows(game: Game[Any, Any], s: Header, count: int) -> np.ndarray[Any, Any]:
    """Room for states, the first a copy of `s`; chance starts anew, as it is the bot's own."""
    rows = np.zeros(count, layout(game.state))
    rows[0] = s.memory
    for field in ("key", "block", "tick"):
        rows[0][field] = 0
    return rows


class Growth:
    """A tree of nodes: those it begins with, and room for more."""

    def __init__(
        self, game: Game[Any, Any], node: type[Record], room: int, begun: Nodes | None
    ) -> None:
        self.game = game
        known = np.zeros(1, layout(node)) if begun is None else begun
        self.nodes = np.zeros(len(known) + room, layout(node))
        self.nodes[: len(known)] = known
        self.size = np.zeros(1, layout(Size))[0]
        self.size["nodes"] = len(known)
        self.begun = int(known[0]["visits"])
        """simulations that it begins with"""

    def children(self) -> Iterator[tuple[int, np.void]]:
        """Of the root, with their numbers."""
        child = int(self.nodes[0]["child"])
        while child:
            yield child, self.nodes[child]
            child = int(self.nodes[child]["sibling"])

    def settled(self, left: int) -> bool:
        """Whether so many visits more could not make another action the favourite of the root."""
        visits = sorted((int(child["visits"]) for _, child in self.children()), reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > left

    def behind(self, action: int) -> Nodes:
        """The tree behind an action at the root; a blank one where it was not tried."""
        for number, child in self.children():
            if child["action"] == action:
                return self.below(number)
        return np.zeros(1, self.nodes.dtype)

    def below(self, node: int) -> Nodes:
        """A node and all that hangs from it, as a tree of its own."""
        nodes = np.zeros_like(self.nodes)
        count = _transplanting_kernel(self.game)(self.nodes, node, nodes)
        return nodes[:count].copy()


class Tree(Growth):
    """The memory of one search."""

    def __init__(self, game: Game[Any, Any], room: int, begun: Nodes | None) -> None:
        super().__init__(game, Node, room, begun)
        self.path = np.zeros(DEEPEST, np.int64)
        self.masks = np.zeros(2 * game.actions.count, np.int8)
        self.work = np.zeros(2, layout(game.state))
        self.points = np.zeros(MAX_SEATS, np.int64)
        self.places = np.zeros(MAX_SEATS, np.int64)
