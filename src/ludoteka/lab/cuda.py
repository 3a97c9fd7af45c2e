"""Random matches on CUDA: the same rules, one thread a match."""

from functools import cache
from time import perf_counter
from typing import Any

import numpy as np

from ludoteka.core.drive import TO_THE_END, random_decisions
from ludoteka.core.game import Game, Setting
from ludoteka.core.match import opening
from ludoteka.core.record import Header, layout
from ludoteka.core.rule import enable_cuda
from ludoteka.lab.random_play import begin

THREADS = 64


@cache
def _kernel(game: Game[Any, Any]) -> Any:
    cuda = enable_cuda()
    setup, legal, apply = game.setup, game.legal, game.apply

    @cuda.jit  # type: ignore[untyped-decorator] # numba.cuda has no types
    def kernel(
        states: Any, packs: Any, masks: Any, sources: Any, decisions: Any, seed: int
    ) -> None:
        i = cuda.grid(1)
        if i < len(states):
            begin(setup, states[i], packs[0], sources[i], seed, i)
            decisions[i] = random_decisions(
                legal, apply, states[i], packs[0], masks[i], sources[i], TO_THE_END
            )

    return kernel


class CudaMatches:
    """`count` random matches of one setting side by side on the device."""

    def __init__(self, game: Game[Any, Any], agreed: Setting, count: int) -> None:
        self.game, self.count = game, count
        self.cuda = enable_cuda()
        start = np.zeros(1, layout(game.state))
        start[0] = opening(game, agreed, bytes(32)).memory
        packs = np.zeros(1, layout(game.parts))
        packs[0] = game.build(game.pack).memory
        self.start = np.repeat(start, count)  # here: `to_device` would not copy what is there
        self.packs = self.cuda.to_device(packs)
        self.sources = self.cuda.to_device(np.zeros(count, layout(Header)))
        # the matches innermost: neighbouring threads write neighbouring numbers
        self.masks = self.cuda.to_device(np.zeros((game.actions.count, count), np.int8)).T
        self.decisions = self.cuda.to_device(np.zeros(count, np.int64))

    def play(self, seed: int) -> tuple[np.ndarray[Any, Any], int, float]:
        """Final states, decisions in all, and seconds on the device."""
        states = self.cuda.to_device(self.start)
        self.cuda.synchronize()
        begun = perf_counter()
        _kernel(self.game)[-(-self.count // THREADS), THREADS](
            states, self.packs, self.masks, self.sources, self.decisions, seed
        )
        self.cuda.synchronize()
        spent = perf_counter() - begun
        return states.copy_to_host(), int(self.decisions.copy_to_host().sum()), spent
