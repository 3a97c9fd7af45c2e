"""Bots: who is given a state that its seat cannot tell from the true one, and decides."""

from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain
from time import perf_counter
from typing import Any, Protocol

from ludoteka.bots.search.kernels import Nodes, Tree, own_rows, search_kernel
from ludoteka.bots.search.recall import Recall
from ludoteka.bots.search.tree import ANY, EVALUATION_LED, MARGIN_SCALE
from ludoteka.bots.style import Style, chosen, sensed
from ludoteka.bots.tuning import tuning
from ludoteka.core.chance import below
from ludoteka.core.conceal import source_of
from ludoteka.core.engine import Interpreted
from ludoteka.core.record import Header, Record

BATCH = 32
"""simulations between two looks at the clock"""
SLICE = 1000
"""simulations between two looks at whether the decision is settled"""
MOST_OPTIONS = 24
"""roughly the options of a decision"""
TREE_LIMIT = 400_000
"""nodes of the largest tree"""

Visits = dict[int, tuple[int, float]]
"""for every action that a search tried: how often, and its mean reward (0 to 1) for the seat"""


Ranking = dict[int, float]
"""actions, the best first: how much each is worth a look beside the best, which has 1"""


def by_preference(visits: Visits) -> list[int]:
    """The actions, those that were looked at most first, the better ones of equals."""
    return sorted(visits, key=lambda action: (-visits[action][0], -visits[action][1], action))


def ranked(visits: Visits) -> Ranking:
    most = max(count for count, _ in visits.values())
    return {action: visits[action][0] / most for action in by_preference(visits)}


def well_known(visits: Visits) -> list[tuple[int, float]]:
    """The actions that were looked at half as often as the favourite, which is the first."""
    in_order = by_preference(visits)
    enough = visits[in_order[0]][0] / 2
    return [(action, visits[action][1]) for action in in_order if visits[action][0] >= enough]


class Bot(Protocol):
    """Decides for the seat to act in `s`, a concealed state.

    Same seed, same action; a search that goes on from the decision before needs that one too.
    """

    def decide(self, engine: Interpreted, s: Header, c: Record, seed: bytes) -> int: ...


def legal_actions(engine: Interpreted, s: Header, c: Record) -> list[int]:
    mask = engine.mask()
    engine.legal(s, c, mask)
    return [int(a) for a in mask.nonzero()[0]]


def salted(seed: bytes, salt: bytes) -> bytes:
    return sha256(salt + seed).digest()


class RandomBot:
    """Any legal action, each equally likely."""

    def decide(self, engine: Interpreted, s: Header, c: Record, seed: bytes) -> int:
        options = legal_actions(engine, s, c)
        return options[below(source_of(salted(seed, b"random")), len(options))]


@dataclass(frozen=True)
class GreedyBot:
    """The action that leads to what looks best at once, over a few imagined positions."""

    samples: int = 4
    notices: int | None = None
    """so many of its options, any of them, come to its mind; None: all"""
    style: Style | None = None

    def decide(self, engine: Interpreted, s: Header, c: Record, seed: bytes) -> int:
        source = source_of(salted(seed, b"greedy"))
        options, sums = sensed(engine, s, c, source, self.samples)
        noticed = self._noticed(len(options), source)
        most = sums[noticed].max()
        best = [n for n in noticed if sums[n] == most]
        first = best[below(source, len(best))]
        in_order = [first, *sorted(set(noticed) - {first}, key=lambda n: (-sums[n], n))]
        worths = [(options[n], _short((most - sums[n]) / self.samples)) for n in in_order]
        return chosen(self.style, engine, s, c, seed, worths)

    def _noticed(self, count: int, source: Header) -> list[int]:
        """The numbers of the options that it compares."""
        options = list(range(count))
        while self.notices is not None and len(options) > self.notices:
            del options[below(source, len(options))]
        return options


def _short(hundredths: float) -> float:
    """What is short of the best as a reward, where the best is level with the others."""
    return -0.5 * hundredths / (hundredths + MARGIN_SCALE)


@dataclass(frozen=True)
class SearchBot:
    """Information-set MCTS with a budget of simulations or of seconds, on one or more threads."""

    simulations: int = 1000
    seconds: float = 0.0
    """when positive, think this long instead"""
    threads: int = 1
    horizon: int | None = None
    """random decisions before `evaluate` is asked; None: what is best for the game"""
    exploration: float | None = None
    """None: what is best for the game"""
    recalls: bool = True
    """go on from what was found out for the decision before, and think so much less"""
    style: Style | None = None

    def decide(self, engine: Interpreted, s: Header, c: Record, seed: bytes) -> int:
        begun = _recall.begun(self, engine, s, c) if self.recalls else None
        trees = self._grow_all(engine, s, c, seed, begun, self._may_stop)
        action = chosen(self.style, engine, s, c, seed, well_known(_added_up(trees)))
        if self.recalls:
            _recall.keep(
                self, engine, s, c, action, lambda chosen: [tree.behind(chosen) for tree in trees]
            )
        return action

    @property
    def _may_stop(self) -> bool:
        """Only the favourite of one tree counts: what comes after it may stay unknown."""
        return self.style is None and self.threads == 1

    def ranking(self, engine: Interpreted, s: Header, c: Record, seed: bytes) -> Ranking:
        return ranked(self.visits(engine, s, c, seed))

    def visits(self, engine: Interpreted, s: Header, c: Record, seed: bytes) -> Visits:
        return _added_up(self._grow_all(engine, s, c, seed, None, False))

    def worths(
        self, engine: Interpreted, s: Header, c: Record, seed: bytes, actions: list[int]
    ) -> list[float]:
        """The mean reward of each of these options, each looked at alone and alike."""
        return [self._worth(engine, s, c, seed, action) for action in actions]

    def _worth(self, engine: Interpreted, s: Header, c: Record, seed: bytes, action: int) -> float:
        tree = self._grow(engine, s, c, salted(seed, b"worth"), None, False, action)
        return _added_up([tree])[action][1]

    def _room(self, game: Any) -> int:
        """Nodes that the simulations can make: one each, or all actions of one position each."""
        each = MOST_OPTIONS if self.horizon_in(game) == EVALUATION_LED else 1
        return min(self.simulations * each, TREE_LIMIT)

    def horizon_in(self, game: Any) -> int:
        return tuning(game.folder).search.horizon if self.horizon is None else self.horizon

    def exploration_in(self, game: Any) -> float:
        tuned = tuning(game.folder).search.exploration
        return tuned if self.exploration is None else self.exploration

    def _grow_all(
        self, engine: Interpreted, s: Header, c: Record, seed: bytes, begun: list[Nodes] | None,
        stops: bool,
    ) -> list[Tree]:  # fmt: skip
        """A tree of every thread; one that `stops` does so where its favourite is settled."""

        def grow(thread: int) -> Tree:
            key = salted(seed, b"search%d" % thread)
            return self._grow(engine, s, c, key, begun[thread] if begun else None, stops)

        if self.threads == 1:
            return [grow(0)]
        with ThreadPoolExecutor(self.threads) as pool:
            return list(pool.map(grow, range(self.threads)))

    def _grow(
        self, engine: Interpreted, s: Header, c: Record, key: bytes, begun: Nodes | None,
        stops: bool, first: int = ANY,
    ) -> Tree:  # fmt: skip
        game = engine.game
        tree = Tree(game, TREE_LIMIT if self.seconds > 0 else self._room(game), begun)
        root, source = own_rows(game, s, 1), source_of(key)
        kernel = search_kernel(game)

        def run(simulations: int) -> None:
            kernel(
                root, tree.work, c.memory, s.actor, tree.nodes, tree.size, tree.path,
                tree.masks, source.memory, tree.points, tree.places, simulations,
                self.horizon_in(game), self.exploration_in(game), first,
            )  # fmt: skip

        if self.seconds > 0:
            _until(perf_counter() + self.seconds, run)
        else:
            _through(max(1, self.simulations - tree.begun), run, tree if stops else None)
        return tree


_recall: Recall[list[Nodes]] = Recall()
"""for each position, a tree of every thread"""


def _added_up(trees: list[Tree]) -> Visits:
    counts: dict[int, int] = defaultdict(int)
    rewards: dict[int, float] = defaultdict(float)
    for _, child in chain.from_iterable(tree.children() for tree in trees):
        counts[int(child["action"])] += int(child["visits"])
        rewards[int(child["action"])] += float(child["reward"])
    return {action: (n, rewards[action] / n) for action, n in counts.items()}


def _through(simulations: int, run: Callable[[int], None], stops: Tree | None) -> None:
    """So many simulations, or fewer where the rest could not change the tree's favourite."""
    while simulations > 0 and not (stops and stops.settled(simulations)):
        run(min(SLICE, simulations))
        simulations -= SLICE


def _until(end: float, run: Callable[[int], None]) -> None:
    run(BATCH)
    while perf_counter() < end:
        run(BATCH)
