"""Random matches on CUDA: the same rules, one thread a match, regrouped by the step they stand at.

Every other decision the matches are put in order again: a warp whose threads stand at different
steps carries out the code of all of them, and waits for that code most of the time.
"""

from functools import cache
from time import perf_counter
from typing import Any

import numpy as np

from ludoteka.core.drive import random_decisions
from ludoteka.core.game import Game, Setting
from ludoteka.core.match import opening
from ludoteka.core.record import NOBODY, Header, layout
from ludoteka.core.rule import enable_cuda
from ludoteka.envs.kernels import ALIGNED
from ludoteka.envs.regroup import NO_KEY, Regrouping, blocks, join_kernel
from ludoteka.envs.step import copy
from ludoteka.lab.random_play import begin

STEPS = 128
"""`s.step` is below this"""
STRETCH = 2
"""decisions of a match between two regroupings: with one, small games wait for their states"""
ROUNDS = 16
"""regroupings between two looks whether all matches are over"""


@cache
def random_kernels(game: Game[Any, Any]) -> tuple[Any, Any]:
    """A thread keeps its match in local memory, whose words lie beside those of its neighbours."""
    cuda, join = enable_cuda(), join_kernel()
    setup, legal, apply = game.setup, game.legal, game.apply
    state, actions = layout(game.state), game.actions.count

    @cuda.jit  # type: ignore[untyped-decorator] # numba.cuda has no types
    def open_all(states: Any, sources: Any, packs: Any, groups: Any, seed: int) -> None:
        i = cuda.grid(1)
        if i < len(states):
            own = cuda.local.array(1, state, ALIGNED)
            copy(own.view(np.uint32), states[i])
            begin(setup, own[0], packs[0], sources[i], seed, i)
            copy(states[i], own.view(np.uint32))
            join(groups, i, own[0].step)

    @cuda.jit  # type: ignore[untyped-decorator] # as above
    def decide(
        states: Any, sources: Any, packs: Any, decisions: Any, groups: Any, most: int
    ) -> None:
        place = cuda.grid(1)
        if place < groups.placed[0]:
            i = groups.order[place]
            own = cuda.local.array(1, state, ALIGNED)
            mask = cuda.local.array(actions, np.int8, ALIGNED)
            copy(own.view(np.uint32), states[i])
            s = own[0]
            decisions[i] += random_decisions(legal, apply, s, packs[0], mask, sources[i], most)
            copy(states[i], own.view(np.uint32))
            join(groups, i, NO_KEY if s.actor == NOBODY else s.step)

    return open_all, decide


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

    def play(self, seed: int) -> tuple[np.ndarray[Any, Any], int, float]:
        """Final states, decisions in all, and seconds on the device."""
        put, together = self.cuda.to_device, Regrouping(self.cuda, self.count, STEPS)
        states = put(self.start.view(np.uint32).reshape(self.count, -1))
        sources = put(np.zeros(self.count, layout(Header)))
        decisions = put(np.zeros(self.count, np.int64))
        self.cuda.synchronize()
        begun = perf_counter()
        open_all, decide = random_kernels(self.game)
        open_all[blocks(self.count)](states, sources, self.packs, together.groups, seed)
        together.sort()
        left = self.count
        while left > 0:
            for _ in range(ROUNDS):
                decide[blocks(left)](
                    states, sources, self.packs, decisions, together.groups, STRETCH
                )
                together.sort()
            left = together.placed
        spent = perf_counter() - begun
        final = states.copy_to_host().view(self.start.dtype).reshape(-1)
        return final, int(decisions.copy_to_host().sum()), spent
