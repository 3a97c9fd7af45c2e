"""A bot that asks a network, trained by self-play, which action it prefers.

It is honest by construction: the network is given what the seat knows (`features`) and what it may
do (`legal`), nothing else. Where no network fits, another bot decides; `misfit` says why.
"""

from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from ludoteka.bots.bot import Bot, SearchBot
from ludoteka.core.engine import Interpreted
from ludoteka.core.game import MAX_SEATS, Game
from ludoteka.core.record import Header, Record

NETWORKS = Path(__file__).parent / "networks"
Judged = tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]
"""preferences (rows, actions), values (rows, seats from the one to act on)"""
WORTH = ("win_weight", "margin_scale", "solo_par", "solo_scale")
"""metadata: what the end of a match was worth in training"""
SURE = 1e-3
"""temperatures below this mean: always the best"""


class Network:
    """A network in ONNX Runtime, on one core: from rows of knowledge to preferences and values."""

    def __init__(self, path: Path) -> None:
        from onnxruntime import InferenceSession, SessionOptions

        options = SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.log_severity_level = 3
        self.session = InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
        self.made_for = dict(self.session.get_modelmeta().custom_metadata_map)
        self.features = self.session.get_inputs()[0].shape[1]
        self.actions, self.seats = (out.shape[1] for out in self.session.get_outputs())
        self.worth = np.array([float(self.made_for.get(name, 0)) for name in WORTH])

    def __call__(self, knowledge: np.ndarray[Any, Any]) -> Judged:
        preferences, values = self.session.run(None, {"knowledge": knowledge})
        return preferences, values


@cache
def load(path: Path) -> Network:
    return Network(path)


def path_of(game: str) -> Path:
    """Where the network that comes with a game lies, if there is one."""
    return NETWORKS / f"{game}.onnx"


@cache
def misfit(game: Game[Any, Any], path: Path) -> str:
    """Why the network in this file cannot play the game; nothing when it can."""
    if not path.exists():
        key = game.meta.key
        where = f"for {key}" if path == path_of(key) else f"at {path}"
        return f"there is no network {where}"
    try:
        network = load(path)
    except Exception as error:  # noqa: BLE001 - ONNX Runtime raises classes of its own
        return f"{path.name} is not a network: {error}"
    made = network.made_for.get("game"), network.made_for.get("version")
    if made != (game.meta.key, str(game.meta.version)):
        return f"{path.name} was made for {made[0]}, rules version {made[1]}"
    shape = network.features, network.actions, network.seats
    if shape != (game.feature_count, game.actions.count, MAX_SEATS):
        return f"{path.name} has (inputs, actions, values) of {shape}, which are not the game's"
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

    def misfit(self, game: Game[Any, Any], c: Record) -> str:
        """Why the network cannot play here; nothing when it can."""
        if c.tobytes() != _own_parts(game):
            return "networks know only the components that come with the game"
        return misfit(game, self.path or path_of(game.meta.key))

    def loaded(self, game: Game[Any, Any]) -> Network:
        return load(self.path or path_of(game.meta.key))

    def decide(self, engine: Interpreted, s: Header, c: Record, seed: bytes) -> int:
        if self.misfit(engine.game, c):
            return self.otherwise.decide(engine, s, c, seed)
        actions, preferences = self.judge(engine, s, c)
        if self.temperature > SURE:
            draw = np.random.default_rng(list(sha256(b"network" + seed).digest()))
            preferences = preferences / self.temperature + draw.gumbel(size=len(actions))
        return int(actions[preferences.argmax()])

    def judge(
        self, engine: Interpreted, s: Header, c: Record
    ) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """The legal actions, and how much the network prefers each."""
        mask = engine.mask()
        engine.legal(s, c, mask)
        actions = mask.nonzero()[0]
        preferences, _ = self.loaded(engine.game)(engine.features(s, c, s.actor)[None])
        return actions, preferences[0, actions]
