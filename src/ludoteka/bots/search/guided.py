"""Search with a network: far fewer simulations than with playouts, each worth far more."""

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeVar

import numpy as np

from ludoteka.bots.bot import Ranking, SearchBot, Visits, ranked, salted, well_known
from ludoteka.bots.network.network import Judged, NetworkBot
from ludoteka.bots.search.guided_tree import Branch, take_home, walk_down
from ludoteka.bots.search.kernels import DEEPEST, Growth, Nodes, own_rows
from ludoteka.bots.search.recall import Recall
from ludoteka.bots.search.tree import ANY
from ludoteka.bots.style import Style, chosen
from ludoteka.core.chance import rekey
from ludoteka.core.conceal import source_of
from ludoteka.core.engine import Interpreted
from ludoteka.core.game import MAX_SEATS, Game
from ludoteka.core.record import NOBODY, Header, Record, layout
from ludoteka.core.rule import compiled_cache, entry

BATCH = 16
"""leaves the network is asked about at once"""
MOST_NODES = 1_000_000

T = TypeVar("T")
Thinking = Generator[np.ndarray[Any, Any], Judged, T]
"""asks about rows of knowledge, is told what the network says, ends with a result"""


def _make_walks(game: Game[Any, Any]) -> Callable[..., None]:
    legal, apply, conceal, observe = game.legal, game.apply, game.conceal, game.observe

    @entry
    def walks(
        root: Any, work: Any, c: Any, seat: int, nodes: Any, size: Any, paths: Any, depths: Any,
        masks: Any, knowledge: Any, source: Any, exploration: float, count: int, first: int,
    ) -> None:  # fmt: skip
        for i in range(count):
            work[i] = root[0]
            s = work[i]
            rekey(s, source)
            conceal(s, c, seat)
            depths[i] = walk_down(
                legal, apply, s, c, nodes, size, paths[i], masks[i], exploration, first
            )
            if s.actor != NOBODY:
                observe(s, c, s.actor, knowledge[i])

    return walks


def _make_harvest(outcome: Any) -> Callable[..., None]:
    @entry
    def harvest(
        work: Any, c: Any, nodes: Any, size: Any, paths: Any, depths: Any, masks: Any,
        preferences: Any, values: Any, points: Any, places: Any, worth: Any, count: int,
    ) -> None:  # fmt: skip
        for i in range(count):
            take_home(
                outcome, work[i], c, nodes, size, paths[i], depths[i], masks[i], preferences[i],
                values[i], points, places, worth,
            )  # fmt: skip

    return harvest


@cache
def _kernels(game: Game[Any, Any]) -> tuple[Callable[..., None], Callable[..., None]]:
    with compiled_cache(game.folder):
        return _make_walks(game), _make_harvest(game.outcome)


class Grove(Growth):
    """The memory of one search: the tree, and a batch of walks to its edge."""

    def __init__(self, game: Game[Any, Any], room: int, begun: Nodes | None) -> None:
        super().__init__(game, Branch, room, begun)
        self.work = np.zeros(BATCH, layout(game.state))
        self.paths = np.zeros((BATCH, DEEPEST), np.int64)
        self.depths = np.zeros(BATCH, np.int64)
        self.masks = np.zeros((BATCH, game.actions.count), np.int8)
        self.knowledge = np.zeros((BATCH, game.observation_size), np.float32)
        self.points = np.zeros(MAX_SEATS, np.int64)
        self.places = np.zeros(MAX_SEATS, np.int64)

    def visits(self) -> Visits:
        """Of the actions at the root."""
        return {
            int(child["action"]): (int(child["visits"]), _share(child["reward"] / child["visits"]))
            for _, child in self.children()
            if child["visits"]
        }


def _share(reward: float) -> float:
    """From -1 to 1 becomes 0 to 1."""
    return (float(reward) + 1) / 2


def converse(
    network: Callable[[np.ndarray[Any, Any]], Judged], thinkers: list[Thinking[T]]
) -> list[T]:
    """Let searches think side by side; the network answers all their questions at once."""
    results: dict[int, T] = {}
    asking = {i: next(thinker) for i, thinker in enumerate(thinkers)}
    while asking:
        preferences, values = network(np.concatenate(list(asking.values())))
        row = 0
        for i, asked in list(asking.items()):
            mine = slice(row, row := row + len(asked))
            try:
                asking[i] = thinkers[i].send((preferences[mine], values[mine]))
            except StopIteration as done:
                results[i] = done.value
                del asking[i]
    return [results[i] for i in range(len(thinkers))]


@dataclass(frozen=True)
class GuidedBot:
    """Information-set search led by a network; where it does not fit, another search."""

    simulations: int = 200
    exploration: float = 0.6
    network: NetworkBot = field(default_factory=NetworkBot)
    otherwise: "SearchBot | GuidedBot" = field(default_factory=SearchBot)
    style: Style | None = None

    def misfit(self, game: Game[Any, Any], c: Record) -> str:
        return self.network.misfit(game, c)

    def decide(self, engine: Interpreted, s: Header, c: Record, seed: bytes) -> int:
        if self.misfit(engine.game, c):
            return self.otherwise.decide(engine, s, c, seed)
        deciding = self.deciding(engine, s, c, seed)
        return converse(self.network.loaded(engine.game), [deciding])[0]

    def ranking(self, engine: Interpreted, s: Header, c: Record, seed: bytes) -> Ranking:
        return ranked(self.visits(engine, s, c, seed))

    def visits(self, engine: Interpreted, s: Header, c: Record, seed: bytes) -> Visits:
        if self.misfit(engine.game, c):
            return self.otherwise.visits(engine, s, c, seed)
        thinking = self._thinking(engine.game, s, c, seed, None)
        return converse(self.network.loaded(engine.game), [thinking])[0].visits()

    def worths(
        self, engine: Interpreted, s: Header, c: Record, seed: bytes, actions: list[int]
    ) -> list[float]:
        """The mean reward of each of these options, each looked at alone and alike."""
        if self.misfit(engine.game, c):
            return self.otherwise.worths(engine, s, c, seed, actions)
        key = salted(seed, b"worth")
        thinking = [self._thinking(engine.game, s, c, key, None, action) for action in actions]
        groves = converse(self.network.loaded(engine.game), thinking)
        found = [grove.visits() for grove in groves]
        return [visits[action][1] for visits, action in zip(found, actions, strict=True)]

    def deciding(self, engine: Interpreted, s: Header, c: Record, seed: bytes) -> Thinking[int]:
        """The decision as a conversation, so that several can share the questions."""
        begun = _recall.begun(self, engine, s, c)
        grove = yield from self._thinking(engine.game, s, c, seed, begun, stops=self.style is None)
        action = chosen(self.style, engine, s, c, seed, well_known(grove.visits()))
        _recall.keep(self, engine, s, c, action, grove.behind)
        return action

    def _thinking(
        self, game: Game[Any, Any], s: Header, c: Record, seed: bytes, begun: Nodes | None,
        first: int = ANY, stops: bool = False,
    ) -> Thinking[Grove]:  # fmt: skip
        """The tree of all simulations, or where it `stops` of as many as settle its favourite."""
        network = self.network.loaded(game)
        grove = Grove(game, min(MOST_NODES, (self.simulations + 1) * game.actions.count), begun)
        walks, harvest = _kernels(game)
        root, source = own_rows(game, s, 1), source_of(salted(seed, b"guided"))
        done = grove.begun - 1  # the first visit asks about the root alone: nothing is known yet
        while done < self.simulations:
            batch = 1 if done < 0 else min(BATCH, self.simulations - done)
            walks(
                root, grove.work, c.memory, s.actor, grove.nodes, grove.size, grove.paths,
                grove.depths, grove.masks, grove.knowledge, source.memory, self.exploration, batch,
                first,
            )  # fmt: skip
            preferences, values = yield grove.knowledge[:batch]
            harvest(
                grove.work, c.memory, grove.nodes, grove.size, grove.paths, grove.depths,
                grove.masks, preferences, values, grove.points, grove.places, network.worth,
                batch,
            )  # fmt: skip
            done += batch
            if stops and grove.settled(self.simulations - done):
                break
        return grove


_recall: Recall[Nodes] = Recall()


def keep_trees(most: int) -> None:
    """For whoever lets so many searches think by turns."""
    _recall.most = max(_recall.most, most)
