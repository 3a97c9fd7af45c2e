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
    """A thread keeps its match in local memory, whose words lie beside those of its neighbours."""
    cuda = enable_cuda()
    setup, legal, apply = game.setup, game.legal, game.apply
    state, header, actions = layout(game.state), layout(Header), game.actions.count

    @cuda.jit  # type: ignore[untyped-decorator] # numba.cuda has no types
    def kernel(states: Any, packs: Any, blank: Any, decisions: Any, seed: int) -> None:
        i = cuda.grid(1)
        if i < len(states):
            own, source = cuda.local.array(1, state), cuda.local.array(1, header)
            mask = cuda.local.array(actions, np.int8)
            own[0], source[0] = states[i], blank[0]
            begin(setup, own[0], packs[0], source[0], seed, i)
            decisions[i] = random_decisions(
                legal, apply, own[0], packs[0], mask, source[0], TO_THE_END
            )
            states[i] = own[0]

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
        self.blank = self.cuda.to_device(np.zeros(1, layout(Header)))
        self.decisions = self.cuda.to_device(np.zeros(count, np.int64))

    def play(self, seed: int) -> tuple[np.ndarray[Any, Any], int, float]:
        """Final states, decisions in all, and seconds on the device."""
        states = self.cuda.to_device(self.start)
        self.cuda.synchronize()
        begun = perf_counter()
        _kernel(self.game)[-(-self.count // THREADS), THREADS](
            states, self.packs, self.blank, self.decisions, seed
        )
        self.cuda.synchronize()
        spent = perf_counter() - begun
        return states.copy_to_host(), int(self.decisions.copy_to_host().sum()), spent
