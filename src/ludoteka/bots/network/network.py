"""A bot that asks a network, trained by self-play, which action it prefers.

It is honest by construction: the network is given what the seat knows (`observe`) and what it may
do (`legal`), nothing else. Where no network fits, another bot decides; `misfit` says why.
"""

from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from math import log
from pathlib import Path
from typing import Any

import numpy as np

from ludoteka.bots.bot import Bot, SearchBot
from ludoteka.bots.network.file import Weights, read
from ludoteka.bots.network.layers import PANEL, Linear, gelu, normal
from ludoteka.bots.style import Style, chosen
from ludoteka.core import registry
from ludoteka.core.engine import Interpreted
from ludoteka.core.errors import NotReadable
from ludoteka.core.game import MAX_SEATS, Game
from ludoteka.core.record import Header, Record

FILE = "network.npz"
Judged = tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]
"""preferences (rows, actions), values (rows, seats from the one to act on)"""
SURE = 1e-3
"""temperatures below this mean: always the best"""


class Network:
    """Linear, residual blocks, two heads: from rows of knowledge to preferences and values.

    `lab/train/network.py` has the same network for training.
    """

    def __init__(self, path: Path) -> None:
        self.made, weights = read(path)
        self.worth = np.array(self.made.worth)
        try:
            self._build(weights)
            self(np.zeros((1, self.shape[0]), np.float32))  # whether the layers fit each other
        except (KeyError, ValueError) as error:
            raise NotReadable(f"{path}: not a network: {error}") from None

    def _build(self, weights: Weights) -> None:
        """A norm's scale and shift are part of the layer behind it; both heads are one layer."""

        def layer(name: str) -> tuple[Any, Any]:
            return weights[f"{name}.weight"], weights[f"{name}.bias"]

        self.first = Linear(*layer("first"))
        self.blocks = []
        for number in range(sum(name.endswith(".inner.bias") for name in weights)):
            scale, shift = layer(f"blocks.{number}.norm")
            weight, bias = layer(f"blocks.{number}.inner")
            inner = Linear(weight * scale, weight @ shift + bias)
            self.blocks.append((inner, Linear(*layer(f"blocks.{number}.outer"))))
        self.scale, self.shift = layer("norm")
        heads = layer("policy"), layer("value")
        self.heads = Linear(*(np.concatenate(both) for both in zip(*heads, strict=True)))
        self.shape = self.first.inputs, *(len(bias) for _, bias in heads)

    def __call__(self, knowledge: np.ndarray[Any, Any]) -> Judged:
        groups = range(0, len(knowledge), PANEL)
        answers = np.concatenate([self._answers(knowledge[g : g + PANEL]) for g in groups])
        _, actions, _ = self.shape
        return np.ascontiguousarray(answers[:, :actions]), np.tanh(answers[:, actions:])

    def _answers(self, knowledge: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        x = self.first(knowledge)
        for inner, outer in self.blocks:
            x += outer(gelu(inner(normal(x))))
        x = normal(x)
        x *= self.scale
        x += self.shift
        return self.heads(gelu(x))


@cache
def load(path: Path) -> Network:
    return Network(path)


def path_of(game: str) -> Path:
    """Where the network that comes with a game lies, if there is one."""
    return registry.folder(game) / FILE


@cache
def misfit(game: Game[Any, Any], path: Path) -> str:
    """Why the network in this file cannot play the game; nothing when it can."""
    if not path.exists():
        own = path == game.folder / FILE
        where = f"for {game.meta.key}" if own else f"at {path}"
        return f"there is no network {where}"
    try:
        network = load(path)
    except NotReadable as error:
        return str(error)
    made = network.made
    if (made.game, made.version) != (game.meta.key, game.meta.version):
        return f"{path.name} was made for {made.game}, rules version {made.version}"
    if network.shape != (game.observation_size, game.actions.count, MAX_SEATS):
        return f"{path.name} has (inputs, actions, values) of {network.shape}, not the game's"
    return ""


@cache
def _own_parts(game: Game[Any, Any]) -> bytes:
    return game.build(game.pack).tobytes()


@dataclass(frozen=True)
class NetworkBot:
    """The action the network prefers; a temperature above 0 makes it choose more freely."""

    temperature: float = 0.0
    path: Path | None = None
    """the file with the network; the one that comes with the game when none is given"""
    otherwise: Bot = field(default_factory=SearchBot)
    """who decides where the network does not fit"""
    style: Style | None = None

    def misfit(self, game: Game[Any, Any], c: Record) -> str:
        """Why the network cannot play here; nothing when it can."""
        if c.tobytes() != _own_parts(game):
            return "networks know only the components that come with the game"
        return misfit(game, self.path or game.folder / FILE)

    def loaded(self, game: Game[Any, Any]) -> Network:
        return load(self.path or game.folder / FILE)

    def decide(self, engine: Interpreted, s: Header, c: Record, seed: bytes) -> int:
        if self.misfit(engine.game, c):
            return self.otherwise.decide(engine, s, c, seed)
        actions, preferences = self.judge(engine, s, c)
        if self.temperature > SURE:
            draw = np.random.default_rng(list(sha256(b"network" + seed).digest()))
            preferences = preferences / self.temperature + draw.gumbel(size=len(actions))
        in_order = np.argsort(-preferences, kind="stable")
        liked = [(int(actions[n]), float(preferences[n])) for n in in_order]
        margin = -log(self.style.odds) if self.style else 0.0
        return chosen(self.style, engine, s, c, seed, liked, margin)

    def judge(
        self, engine: Interpreted, s: Header, c: Record
    ) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """The legal actions, and how much the network prefers each."""
        mask = engine.mask()
        engine.legal(s, c, mask)
        actions = mask.nonzero()[0]
        preferences, _ = self.loaded(engine.game)(engine.observe(s, c, s.actor)[None])
        return actions, preferences[0, actions]
