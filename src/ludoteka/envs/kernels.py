"""A step of all matches on CUDA, in three kernels with a thread for each match.

choose    which action is taken, and is it legal; the match joins those that do the same
play      in that order, so that a warp does one thing: the state is fetched into local memory,
          whose words lie beside those of the neighbours, and brought back
show      in the order of the arrays, so that neighbours write neighbouring numbers: masks, of which
          `play` leaves only bits, and observations

No device has measured this yet: `benchmarks/gpu.py` plays `RegroupedBatch` beside `CudaBatch`, and
the faster of the two is to stay.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ludoteka.core.drive import nth_legal
from ludoteka.core.game import Game
from ludoteka.core.record import NOBODY, layout
from ludoteka.core.rule import enable_cuda, rule
from ludoteka.envs.device import CudaBatch
from ludoteka.envs.regroup import NO_KEY, Regrouping, blocks, join_kernel
from ludoteka.envs.step import BEGIN, Memory, begin, chosen, clear, may_play, reward_all

BITS = 32


def bit_words(actions: int) -> int:
    """Words for the bits of a mask."""
    return -(-actions // BITS)


@rule
def pack(bits: Any, mask: Any) -> None:
    for word in range(len(bits)):
        marks = 0
        for bit in range(min(BITS, len(mask) - BITS * word)):
            marks |= mask[BITS * word + bit] << bit
        bits[word] = marks


@rule
def unpack(mask: Any, bits: Any) -> None:
    for action in range(len(mask)):
        mask[action] = bits[action // BITS] >> action % BITS & 1


@rule
def carry(to: Any, source: Any) -> None:
    """Word by word; how many there are is known only when it runs, or compilers follow each."""
    for word in range(min(len(to), len(source))):
        to[word] = source[word]


def make_play(game: Game[Any, Any]) -> Callable[..., tuple[int, int]]:
    setup, legal, apply, outcome = game.setup, game.legal, game.apply, game.outcome

    @rule
    def play(
        s: Any, c: Any, words: Any, starts: Any, source: Any, mask: Any, rewards: Any, points: Any,
        places: Any, kind: int, worth: Any, action: int,
    ) -> tuple[int, int]:  # fmt: skip
        """An action and what follows by itself: how many options there are then, and whether the
        match was started anew. One loop for all, so that every rule is in the code once.
        """
        begun = 0
        if action != BEGIN:
            clear(rewards)
        while True:
            if action == BEGIN:
                begun = 1
                begin(setup, s, c, words, starts, source)
            else:
                apply(s, c, action)
            if s.actor == NOBODY:
                reward_all(outcome, s, c, rewards, points, places, kind, worth)
                action = BEGIN
            else:
                count = legal(s, c, mask)
                if count != 1 or s.ask != 0:
                    return count, begun
                action = nth_legal(mask, 0)

    return play


@cache
def step_kernels(game: Game[Any, Any]) -> tuple[Any, Any, Any]:
    cuda, join = enable_cuda(), join_kernel()
    play_on, observe = make_play(game), game.observe
    state, count = layout(game.state), game.actions.count

    @cuda.jit  # type: ignore[untyped-decorator] # numba.cuda has no types
    def choose(m: Memory, actions: Any, picked: Any, groups: Any) -> None:
        i = cuda.grid(1)
        if i < len(actions):
            action = chosen(actions[i], m.masks[i], m.counts[i], m.sources[i])
            legal = action == BEGIN or may_play(m.masks[i], action)
            m.refused[i] = 0 if legal else 1
            picked[i] = action
            join(groups, i, m.states[i].step * (count + 1) + action + 1 if legal else NO_KEY)

    @cuda.jit  # type: ignore[untyped-decorator] # as above
    def play(
        m: Memory, picked: Any, bits: Any, groups: Any, turn: int, kind: int, worth: Any
    ) -> None:
        place = cuda.grid(1)
        if place < groups.placed[turn]:
            i = groups.order[place]
            own, mask = cuda.local.array(1, state), cuda.local.array(count, np.int8)
            words = own.view(np.uint32)
            carry(words, m.words[i])
            m.counts[i], m.ends[i] = play_on(
                own[0], m.packs[0], words, m.starts, m.sources[i], mask, m.rewards[i],
                m.points[i], m.places[i], kind, worth, picked[i],
            )  # fmt: skip
            carry(m.words[i], words)
            pack(bits[i], mask)

    @cuda.jit  # type: ignore[untyped-decorator] # as above
    def show(m: Memory, bits: Any) -> None:
        i = cuda.grid(1)
        if i < len(m.actors) and m.refused[i] == 0:
            own = cuda.local.array(1, state)
            carry(own.view(np.uint32), m.words[i])
            observe(own[0], m.packs[0], own[0].actor, m.observations[i])
            unpack(m.masks[i], bits[i])
            m.actors[i], m.seats[i] = own[0].actor, own[0].seats

    return choose, play, show


class RegroupedBatch(CudaBatch):
    """Matches that do the same are stepped together."""

    def _make(self, *given: Any) -> None:
        super()._make(*given)
        put, words = self.cuda.to_device, bit_words(self.game.actions.count)
        self.picked = put(np.full(self.n, BEGIN))
        self.bits = put(np.zeros((self.n, words), np.uint32))
        self.together = Regrouping(self.cuda, self.game, self.n)

    def _launch(self, actions: Any, times: int = 1) -> None:
        choose, play, show = step_kernels(self.game)
        m, every, together = self.arrays, blocks(self.n), self.together
        groups, picked, bits = together.groups, self.picked, self.bits
        for _ in range(times):
            choose[every](m, actions, picked, groups)
            together.sort()
            play[every](m, picked, bits, groups, together.turn, self.kind, self.worth)
            show[every](m, bits)
