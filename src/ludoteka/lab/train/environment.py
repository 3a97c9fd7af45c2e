"""Many matches side by side, stepped by the game's own rules.

One call carries out a decision in every match, resolves single options, rewards the seats of
matches that ended and starts those anew, and writes what the seat to act may do and knows. The
same source runs as a loop on the CPU and as one thread a match on CUDA, where the arrays are
PyTorch's own memory. They are kept with the matches innermost, so that neighbouring threads write
neighbouring numbers; `.T` is what a reader wants.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ludoteka.bots.reward import final_reward
from ludoteka.core.chance import below, rekey
from ludoteka.core.drive import settle
from ludoteka.core.game import MAX_SEATS, Game
from ludoteka.core.record import NOBODY, Header, layout
from ludoteka.core.rule import compiled_cache, enable_cuda, entry, rule
from ludoteka.lab.train.recipe import Recipe

THREADS = 64
WORD_BYTES = 4
BEGIN = -1
"""instead of an action: start the match anew"""


@rule
def start_anew(
    setup: Any, legal: Any, apply: Any, s: Any, words: Any, starts: Any, c: Any, source: Any,
    mask: Any,
) -> None:  # fmt: skip
    """Another match in the same memory: any of the starts, a fresh key of chance."""
    start = starts[below(source, len(starts))]
    for i in range(len(words)):
        words[i] = start[i]
    rekey(s, source)
    setup(s, c)
    settle(legal, apply, s, c, mask)


@rule
def reward_all(
    outcome: Any, s: Any, c: Any, points: Any, places: Any, rewards: Any, worth: Any
) -> None:
    outcome(s, c, points, places)
    for seat in range(s.seats):
        rewards[seat] = final_reward(seat, s.seats, points, places, worth)


@rule
def carry_out(
    legal: Any, apply: Any, outcome: Any, s: Any, c: Any, action: int, mask: Any, points: Any,
    places: Any, rewards: Any, worth: Any,
) -> bool:  # fmt: skip
    """One decision; whether the match ended with it."""
    apply(s, c, action)
    settle(legal, apply, s, c, mask)
    for seat in range(len(rewards)):
        rewards[seat] = 0.0
    if s.actor != NOBODY:
        return False
    reward_all(outcome, s, c, points, places, rewards, worth)
    return True


class Matches:
    """Matches on the CPU; `reset` first, then `step` with an action for every one.

    masks (actions, matches), knowledge (features, matches): of the seat to act
    actors, ends (matches,): who decides now; whether the last decision ended the match before
    rewards (MAX_SEATS, matches): what every seat got from the last decision
    """

    def __init__(
        self, game: Game[Any, Any], recipe: Recipe, starts: np.ndarray[Any, Any], count: int
    ) -> None:
        self.game, self.count, self.recipe = game, count, recipe
        words = layout(game.state).itemsize // WORD_BYTES
        packs = np.zeros(1, layout(game.parts))
        packs[0] = game.build(game.pack).memory
        sources = np.zeros(count, layout(Header))
        sources["key"][:, 0] = recipe.seed
        sources["key"][:, 1] = np.arange(count)
        self._make(starts.view(np.uint32).reshape(-1, words), packs, sources)

    def _make(
        self, starts: np.ndarray[Any, Any], packs: np.ndarray[Any, Any],
        sources: np.ndarray[Any, Any],
    ) -> None:  # fmt: skip
        game, count = self.game, self.count
        self.starts, self.packs, self.sources = starts, packs, sources
        self.states = np.zeros(count, layout(game.state))
        self.words = self.states.view(np.uint32).reshape(count, -1)
        self.masks = np.zeros((game.actions.count, count), np.int8)
        self.knowledge = np.zeros((game.feature_count, count), np.float32)
        self.actors = np.zeros(count, np.int64)
        self.seats = np.zeros(count, np.int64)
        self.ends = np.zeros(count, np.float32)
        self.rewards = np.zeros((MAX_SEATS, count), np.float32)
        self.points = np.zeros((MAX_SEATS, count), np.int64)
        self.places = np.zeros((MAX_SEATS, count), np.int64)

    def _arrays(self) -> tuple[Any, ...]:
        return (
            self.states, self.words, self.starts, self.packs, self.sources, self.masks.T,
            self.knowledge.T, self.actors, self.seats, self.ends, self.rewards.T,
            self.points.T, self.places.T,
        )  # fmt: skip

    def reset(self) -> None:
        """Begin all matches."""
        self.step(np.full(self.count, BEGIN))

    def step(self, actions: Any) -> None:
        _cpu_kernel(self.game)(self._arrays(), actions, self.recipe.worth)


def _make_step(game: Game[Any, Any]) -> Callable[..., None]:
    """The work of one match."""
    setup, legal, apply = game.setup, game.legal, game.apply
    outcome, features = game.outcome, game.features

    @rule
    def show(i: int, s: Any, memory: Any) -> None:
        _, _, _, packs, _, _, knowledge, actors, seats, _, _, _, _ = memory
        features(s, packs[0], s.actor, knowledge[i])
        actors[i] = s.actor
        seats[i] = s.seats

    @rule
    def anew(i: int, memory: Any) -> None:
        states, words, starts, packs, sources, masks, _, _, _, _, _, _, _ = memory
        start_anew(setup, legal, apply, states[i], words[i], starts, packs[0], sources[i], masks[i])

    @rule
    def step(i: int, memory: Any, actions: Any, worth: Any) -> None:
        states, _, _, packs, _, masks, _, _, _, ends, rewards, points, places = memory
        ended = True
        if actions[i] != BEGIN:
            ended = carry_out(
                legal, apply, outcome, states[i], packs[0], actions[i], masks[i], points[i],
                places[i], rewards[i], worth,
            )  # fmt: skip
        ends[i] = 1.0 if ended else 0.0
        if ended:
            anew(i, memory)
        show(i, states[i], memory)

    return step


@cache
def _cpu_kernel(game: Game[Any, Any]) -> Callable[..., None]:
    step = _make_step(game)
    with compiled_cache(game.meta.key):

        @entry
        def step_all(memory: Any, actions: Any, worth: Any) -> None:
            for i in range(len(memory[0])):
                step(i, memory, actions, worth)

    return step_all


@cache
def _cuda_kernel(game: Game[Any, Any]) -> Any:
    cuda = enable_cuda()
    step = _make_step(game)

    @cuda.jit  # type: ignore[untyped-decorator] # numba.cuda has no types
    def step_all(memory: Any, actions: Any, worth: Any) -> None:
        i = cuda.grid(1)
        if i < len(memory[0]):
            step(i, memory, actions, worth)

    return step_all


class CudaMatches(Matches):
    """The same on CUDA; masks, knowledge, actors, ends and rewards are PyTorch tensors."""

    def _make(
        self, starts: np.ndarray[Any, Any], packs: np.ndarray[Any, Any],
        sources: np.ndarray[Any, Any],
    ) -> None:  # fmt: skip
        import torch

        game, count = self.game, self.count
        cuda = enable_cuda()
        self.starts, self.packs = cuda.to_device(starts), cuda.to_device(packs)
        self.sources = cuda.to_device(sources)
        self.states = cuda.to_device(np.zeros(count, layout(game.state)))
        self.words = _as_words(self.states, starts.shape[1])

        def zeros(dtype: Any, *shape: int) -> Any:
            return torch.zeros(shape, dtype=dtype, device="cuda")

        self.masks = zeros(torch.int8, game.actions.count, count)
        self.knowledge = zeros(torch.float32, game.feature_count, count)
        self.actors, self.seats = zeros(torch.int64, count), zeros(torch.int64, count)
        self.ends = zeros(torch.float32, count)
        self.rewards = zeros(torch.float32, MAX_SEATS, count)
        self.points = zeros(torch.int64, MAX_SEATS, count)
        self.places = zeros(torch.int64, MAX_SEATS, count)
        self.kernel = _cuda_kernel(game)
        self.view = tuple(
            cuda.as_cuda_array(a) if isinstance(a, torch.Tensor) else a for a in self._arrays()
        )
        self.as_array = cuda.as_cuda_array
        self.grid = -(-count // THREADS), THREADS

    def reset(self) -> None:
        import torch

        self.step(torch.full((self.count,), BEGIN, device="cuda"))

    def step(self, actions: Any) -> None:
        self.kernel[self.grid](self.view, self.as_array(actions), self.recipe.worth)


def _as_words(states: Any, words: int) -> Any:
    """The memory of the states on the device as 32-bit words, to copy one over another."""
    from numba.cuda.cudadrv import devicearray

    view: Any = devicearray.DeviceNDArray
    strides = (words * WORD_BYTES, WORD_BYTES)
    return view((len(states), words), strides, np.uint32, gpu_data=states.gpu_data)
