"""Random matches on CUDA: the same rules, one thread a match, regrouped by what they do next.

No device has measured this yet: `benchmarks/gpu.py` plays it beside `lab/cuda.py`.
"""

from functools import cache
from time import perf_counter
from typing import Any

import numpy as np

from ludoteka.core.chance import below
from ludoteka.core.drive import nth_legal
from ludoteka.core.game import Game, Setting
from ludoteka.core.match import opening
from ludoteka.core.record import NOBODY, Header, layout
from ludoteka.core.rule import enable_cuda, rule
from ludoteka.envs.kernels import carry
from ludoteka.envs.regroup import NO_KEY, Regrouping, blocks, join_kernel
from ludoteka.envs.step import BEGIN
from ludoteka.lab.random_play import begin

STRETCH = 1
"""actions of a match between two regroupings"""
ROUNDS = 32
"""regroupings between two looks whether all matches are over"""


@rule
def random_action(legal: Any, s: Any, c: Any, mask: Any, chooser: Any) -> tuple[int, int]:
    """Any legal action, and 1 if it is a decision: 0 for a single option."""
    count = legal(s, c, mask)
    single = count == 1 and s.ask == 0
    return nth_legal(mask, 0 if single else below(chooser, count)), 0 if single else 1


@cache
def _kernel(game: Game[Any, Any]) -> Any:
    """A thread keeps its match in local memory, whose words lie beside those of its neighbours."""
    cuda, join = enable_cuda(), join_kernel()
    setup, legal, apply = game.setup, game.legal, game.apply
    state, header, actions = layout(game.state), layout(Header), game.actions.count

    @cuda.jit  # type: ignore[untyped-decorator] # numba.cuda has no types
    def kernel(
        states: Any, sources: Any, packs: Any, picked: Any, decisions: Any, groups: Any, turn: int,
        seed: int, stretch: int,
    ) -> None:  # fmt: skip
        place = cuda.grid(1)
        if place < groups.placed[turn]:
            i = groups.order[place]
            own, source = cuda.local.array(1, state), cuda.local.array(1, header)
            mask = cuda.local.array(actions, np.int8)
            words, source_words = own.view(np.uint32), source.view(np.uint32)
            carry(words, states[i])
            carry(source_words, sources[i])
            s, action, taken = own[0], picked[i], 0
            while taken < stretch and s.actor != NOBODY:
                if action == BEGIN:
                    begin(setup, s, packs[0], source[0], seed, i)
                else:
                    apply(s, packs[0], action)
                if s.actor != NOBODY:
                    action, decided = random_action(legal, s, packs[0], mask, source[0])
                    decisions[i] += decided
                taken += 1
            carry(states[i], words)
            carry(sources[i], source_words)
            picked[i] = action
            over = s.actor == NOBODY
            join(groups, i, NO_KEY if over else s.step * (actions + 1) + action + 1)

    return kernel


class RegroupedMatches:
    """`count` random matches of one setting side by side on the device."""

    def __init__(
        self, game: Game[Any, Any], agreed: Setting, count: int, stretch: int = STRETCH
    ) -> None:
        self.game, self.count, self.stretch = game, count, stretch
        self.cuda = enable_cuda()
        start = np.zeros(1, layout(game.state))
        start[0] = opening(game, agreed, bytes(32)).memory
        packs = np.zeros(1, layout(game.parts))
        packs[0] = game.build(game.pack).memory
        self.start = np.repeat(start, count)  # here: `to_device` would not copy what is there
        self.packs = self.cuda.to_device(packs)

    def play(self, seed: int) -> tuple[np.ndarray[Any, Any], int, float]:
        """Final states, decisions in all, and seconds on the device."""
        put = self.cuda.to_device
        states = put(self.start.view(np.uint32).reshape(self.count, -1))
        sources = put(np.zeros((self.count, layout(Header).itemsize // 4), np.uint32))
        picked, decisions = put(np.full(self.count, BEGIN)), put(np.zeros(self.count, np.int64))
        together = Regrouping(self.cuda, self.game, self.count)
        together.place_all()
        self.cuda.synchronize()
        begun = perf_counter()
        left = self.count
        while left > 0:
            for _ in range(ROUNDS):
                _kernel(self.game)[blocks(left)](
                    states, sources, self.packs, picked, decisions, together.groups, together.turn,
                    seed, self.stretch,
                )  # fmt: skip
                together.sort()
            left = together.placed
        spent = perf_counter() - begun
        final = states.copy_to_host().view(layout(self.game.state)).reshape(-1)
        return final, int(decisions.copy_to_host().sum()), spent
