"""A step of all matches of a batch on CUDA, in four kernels.

choose    which action is taken, and is it legal; the match joins those that do the same
play      in that order, so that a warp does one thing: the state is fetched into local memory,
          whose words lie beside those of the neighbours, and brought back
wipe      masks, of which `play` leaves only bits, and zeros to observe on: a block for each match,
          whose threads write neighbouring numbers
show      observations
"""

from functools import cache
from typing import Any

import numpy as np

from ludoteka.core.game import Game
from ludoteka.core.record import layout
from ludoteka.core.rule import enable_cuda, rule
from ludoteka.envs.regroup import NO_KEY, THREADS, join_kernel
from ludoteka.envs.step import BEGIN, Memory, chosen, copy, make_imagine, make_play, may_play

BITS = 32
ALIGNED = 16
"""bytes at whose multiples local memory begins: any field of a record can be read at once"""


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


@cache
def play_kernels(game: Game[Any, Any]) -> tuple[Any, Any]:
    cuda, join, play_on = enable_cuda(), join_kernel(), make_play(game)
    state, count = layout(game.state), game.actions.count

    @cuda.jit  # type: ignore[untyped-decorator] # numba.cuda has no types
    def choose(m: Memory, actions: Any, picked: Any, groups: Any) -> None:
        i = cuda.grid(1)
        if i < len(actions):
            action = chosen(actions[i], m.masks[i], m.counts[i], m.sources[i])
            legal = action == BEGIN or may_play(m.masks[i], action)
            m.refused[i] = 0 if legal else 1
            picked[i] = action
            join(groups, i, action - BEGIN if legal else NO_KEY)

    @cuda.jit  # type: ignore[untyped-decorator] # as above
    def play(m: Memory, picked: Any, bits: Any, groups: Any, kind: int, worth: Any) -> None:
        place = cuda.grid(1)
        if place < groups.placed[0]:
            i = groups.order[place]
            own = cuda.local.array(1, state, ALIGNED)
            mask = cuda.local.array(count, np.int8, ALIGNED)
            words = own.view(np.uint32)
            copy(words, m.words[i])
            m.counts[i], m.ends[i] = play_on(
                own[0], m.packs[0], words, m.starts, m.sources[i], mask, m.rewards[i],
                m.points[i], m.places[i], kind, worth, picked[i],
            )  # fmt: skip
            copy(m.words[i], words)
            pack(bits[i], mask)

    return choose, play


@cache
def show_kernels(game: Game[Any, Any]) -> tuple[Any, Any]:
    cuda, observe, state = enable_cuda(), game.observe_on_zeros, layout(game.state)

    @cuda.jit  # type: ignore[untyped-decorator] # as above
    def wipe(m: Memory, bits: Any) -> None:
        i, thread = cuda.grid(1) // THREADS, cuda.grid(1) % THREADS
        if m.refused[i] == 0:
            for place in range(thread, m.observations.shape[1], THREADS):
                m.observations[i, place] = 0.0
            for action in range(thread, m.masks.shape[1], THREADS):
                m.masks[i, action] = bits[i, action // BITS] >> action % BITS & 1

    @cuda.jit  # type: ignore[untyped-decorator] # as above
    def show(m: Memory) -> None:
        i = cuda.grid(1)
        if i < len(m.actors) and m.refused[i] == 0:
            own = cuda.local.array(1, state, ALIGNED)
            copy(own.view(np.uint32), m.words[i])
            observe(own[0], m.packs[0], own[0].actor, m.observations[i])
            m.actors[i], m.seats[i] = own[0].actor, own[0].seats

    return wipe, show


@cache
def imagine_kernel(game: Game[Any, Any]) -> Any:
    """Matches imagined from those of another batch."""
    cuda = enable_cuda()
    imagine = make_imagine(game)

    @cuda.jit  # type: ignore[untyped-decorator] # as above
    def imagine_all(m: Memory, of: Memory, copies: int) -> None:
        i = cuda.grid(1)
        if i < len(m.states):
            imagine(m, of, copies, i, i + 1)

    return imagine_all
