"""Many matches side by side, each started anew when it ends.

    batch = Batch("sintra", seats=2, n=4096, seed=1)
    batch.reset()
    while True:
        batch.step(choose(batch.observations, batch.masks))
        learn(batch.rewards, batch.ends)

The arrays are written in place; the match is always their first index. Same seed, same bytes: on
any number of threads, on the CPU and on CUDA.
"""

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from ludoteka.core.errors import NotLegal, NotReadable, UnknownName
from ludoteka.core.game import Game, Setting, setting
from ludoteka.core.match import opening
from ludoteka.core.parts import Pack
from ludoteka.core.record import Header, layout
from ludoteka.core.registry import game as game_of
from ludoteka.core.reward import BLEND, KINDS, PLAIN, POINTS, WIN
from ludoteka.envs.step import BEGIN, RANDOM, Memory, cpu_imagining, cpu_kernel

WORD_BYTES = 4
MOST_SEED = 2**32 - 1
WORTH_A_THREAD = 64
"""fewer matches are stepped sooner than a thread is told of them"""


def reward_kind(reward: str, seats: int) -> int:
    """`win`, `points` or `placing`; by default the win, or the points of a seat alone."""
    alone = seats == 1
    known = ["points"] if alone else list(KINDS)
    if not reward:
        return POINTS if alone else WIN
    if reward not in known:
        raise UnknownName(f"reward of {seats} seat{'s' * (not alone)}", reward, ", ".join(known))
    return KINDS[reward]


def start_of(game: Game[Any, Any], agreed: Setting) -> np.ndarray[Any, Any]:
    """One blank state of a setting, as a match begins with."""
    rows = np.zeros(1, layout(game.state))
    rows[0] = opening(game, agreed, bytes(32)).memory
    return rows


class Batch:
    """`n` matches of one setting (or of the `starts`); `reset` first, then `step`.

    states (n,): the records of the rules; `ludoteka.core.record` reads one
    masks (n, actions): 1 for what the seat to act may do; counts (n,): how many there are
    observations (n, features): what it knows
    actors, seats (n,): who decides now, of how many
    ends (n,): 1 where the last decision ended the match before
    rewards (n, seats): what every seat got from the last decision
    points, places (n, seats): of the match of this row that ended last
    refused (n,): 1 where the last action was not legal and changed nothing
    """

    def __init__(
        self,
        game: str | Game[Any, Any],
        seats: int | None = None,
        options: Mapping[str, str | int] | None = None,
        n: int = 1024,
        *,
        form: str | None = None,
        seed: int = 1,
        reward: str = "",
        pack: Pack | None = None,
        starts: np.ndarray[Any, Any] | None = None,
        worth: tuple[float, float, float, float] | None = None,
        threads: int | None = None,
    ) -> None:
        """`starts`: blank states of any settings to begin from; `worth`: see `final_reward`."""
        self.game = game_of(game) if isinstance(game, str) else game
        if n < 1:
            raise NotReadable(f"a batch needs matches, not {n}")
        if starts is None:
            starts = start_of(self.game, setting(self.game.meta, seats, form, dict(options or {})))
        self.n, self.seed, self.starts = n, seed, starts
        self.most_seats = int(starts["seats"].max())
        self.kind = BLEND if worth else reward_kind(reward, self.most_seats)
        self.worth = worth or PLAIN
        self.threads = threads or len(os.sched_getaffinity(0))
        packs = np.zeros(1, layout(self.game.parts))
        packs[0] = self.game.build(pack or self.game.pack).memory
        words = starts.view(np.uint32).reshape(len(starts), -1)
        self._make(words, packs, self._sources(seed))

    def _sources(self, seed: int) -> np.ndarray[Any, Any]:
        if not 0 <= seed <= MOST_SEED:
            raise NotReadable(f"a seed is a number from 0 to {MOST_SEED}, not {seed}")
        sources = np.zeros(self.n, layout(Header))
        sources["key"][:, 0] = seed
        sources["key"][:, 1] = np.arange(self.n)
        return sources

    def _make(
        self, starts: np.ndarray[Any, Any], packs: np.ndarray[Any, Any],
        sources: np.ndarray[Any, Any],
    ) -> None:  # fmt: skip
        states = np.zeros(self.n, layout(self.game.state))
        words = states.view(np.uint32).reshape(self.n, -1)
        self._share(Memory(states, words, starts, packs, sources, *map(self._zeros, self._shapes)))
        self._pool = ThreadPoolExecutor(self.threads)

    def _share(self, memory: Memory) -> None:
        self.memory = memory
        self.states, self.masks, self.counts = memory.states, memory.masks, memory.counts
        self.observations, self.actors = memory.observations, memory.actors
        self.seats, self.ends, self.refused = memory.seats, memory.ends, memory.refused
        self.rewards, self.points, self.places = memory.rewards, memory.points, memory.places

    @property
    def _shapes(self) -> tuple[tuple[Any, ...], ...]:
        """What the arrays from `masks` on hold, and how many of it for a match."""
        return (
            (np.int8, self.game.actions.count),
            (np.int32,),
            (np.float32, self.game.observation_size),
            (np.int64,), (np.int64,), (np.int8,), (np.int8,),
            (np.float32, self.most_seats), (np.int64, self.most_seats), (np.int64, self.most_seats),
        )  # fmt: skip

    def _zeros(self, of: tuple[Any, ...]) -> Any:
        return np.zeros((self.n, *of[1:]), of[0])

    def reset(self, seed: int | None = None) -> None:
        """Begin all matches; with a seed as a batch of that seed would."""
        if seed is not None:
            self.seed = seed
            self.memory.sources[:] = self._sources(seed)
        self._run(np.full(self.n, BEGIN))

    def step(self, actions: Any) -> None:
        """One decision in every match; NotLegal where one is not, and the others are stepped."""
        actions = np.asarray(actions)
        if actions.shape != (self.n,) or actions.dtype.kind not in "iu":
            wanted = f"an array of {self.n} whole numbers"
            raise NotReadable(f"actions: {wanted}, not {actions.dtype} {actions.shape}")
        self._run(actions)
        if self.refused.any():
            self._refuse(actions)

    def step_random(self, times: int = 1) -> None:
        """Any legal action in every match, `times` in a row; everything is written each time."""
        self._run(np.full(self.n, RANDOM), times)

    def imagine(self, of: "Batch") -> None:
        """Every match becomes one of `of` (n is a multiple of its n), as its seat to act knows it.

        What that seat cannot know is dealt anew, the future too; then `step` tries an option.
        """
        if self.n % of.n or self.game is not of.game:
            wanted = "a multiple of them, of the same game"
            raise NotReadable(f"{self.n} matches cannot imagine {of.n}: {wanted}")
        self._imagine(of, self.n // of.n)

    def _imagine(self, of: "Batch", copies: int) -> None:
        kernel, memory = cpu_imagining(self.game), self.memory
        self._spread(lambda first, last: kernel(memory, of.memory, copies, first, last))

    def _refuse(self, actions: np.ndarray[Any, Any]) -> None:
        match = int(self.refused.argmax())
        s, c = self.game.state(self.states[match]), self.game.parts(self.memory.packs[0])
        actions_of = self.game.actions
        notation = actions_of.notation(actions_of.decode(int(actions[match])).id)
        raise NotLegal(f"match {match}: {notation}", self.game.why_not(s, c, int(actions[match])))

    def _run(self, actions: np.ndarray[Any, Any], times: int = 1) -> None:
        kernel, memory = cpu_kernel(self.game), self.memory
        self._spread(
            lambda first, last: kernel(memory, actions, self.kind, self.worth, first, last, times)
        )

    def _spread(self, run: Callable[[int, int], None]) -> None:
        """Let the threads run parts of the matches, each from a first to before a last."""
        parts = max(1, min(self.threads, self.n // WORTH_A_THREAD))
        edges = [self.n * part // parts for part in range(parts + 1)]
        if parts == 1:
            run(0, self.n)
        else:
            list(self._pool.map(run, edges[:-1], edges[1:]))
