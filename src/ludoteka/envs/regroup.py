"""Matches in the order of what they do next, so that the threads of a warp do the same.

A counting sort on the device: every match counts itself among those with its key (`join`), every
key reserves places for its matches, every match goes to its own. Groups lie in any order, and so do
the matches of one: each match has its own stream of chance, so nothing depends on it.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ludoteka.core.game import Game
from ludoteka.core.rule import enable_cuda

THREADS = 64
STEPS = 128
"""`s.step` is below this"""
NO_KEY = -1


class Groups(NamedTuple):
    """Arrays on the device."""

    keys: Any
    """what a match does next, or NO_KEY"""
    ranks: Any
    """its number among those with its key"""
    counts: Any
    """matches with a key"""
    starts: Any
    """the first place of a key"""
    order: Any
    """the match at a place"""
    placed: Any
    """how many matches have one: of this sorting and of the one before, in turns"""


def blocks(n: int) -> tuple[int, int]:
    """Blocks and their threads, a thread for each of `n`."""
    return -(-n // THREADS), THREADS


@cache
def _kernels() -> tuple[Any, Any, Any]:
    cuda = enable_cuda()

    @cuda.jit(device=True)  # type: ignore[untyped-decorator] # numba.cuda has no types
    def join(groups: Any, match: int, key: int) -> None:
        groups.keys[match] = key
        if key != NO_KEY:
            groups.ranks[match] = cuda.atomic.add(groups.counts, key, 1)

    @cuda.jit  # type: ignore[untyped-decorator] # as above
    def reserve(groups: Any, turn: int) -> None:
        key = cuda.grid(1)
        if key < len(groups.counts) and groups.counts[key] != 0:
            groups.starts[key] = cuda.atomic.add(groups.placed, turn, groups.counts[key])
            groups.counts[key] = 0

    @cuda.jit  # type: ignore[untyped-decorator] # as above
    def place(groups: Any, turn: int) -> None:
        match = cuda.grid(1)
        if match == 0:
            groups.placed[1 - turn] = 0
        if match < len(groups.keys) and groups.keys[match] != NO_KEY:
            groups.order[groups.starts[groups.keys[match]] + groups.ranks[match]] = match

    return join, reserve, place


def join_kernel() -> Any:
    """For kernels: `join(groups, match, key)`."""
    return _kernels()[0]


class Regrouping:
    """`n` matches of a game, by the step they stand at and the action they take there."""

    def __init__(self, cuda: Any, game: Game[Any, Any], n: int) -> None:
        keys = STEPS * (game.actions.count + 1)
        sizes = (n, n, keys, keys, n, 2)
        self.groups = Groups(*(cuda.to_device(np.zeros(size, np.int32)) for size in sizes))
        self.turn = 0

    def place_all(self) -> None:
        """Every match, as they come."""
        n = len(self.groups.order)
        self.groups.order.copy_to_device(np.arange(n, dtype=np.int32))
        self.groups.placed.copy_to_device(np.array([n, 0], np.int32))

    def sort(self) -> None:
        """All matches that joined since the last time."""
        self.turn = 1 - self.turn
        _, reserve, place = _kernels()
        reserve[blocks(len(self.groups.counts))](self.groups, self.turn)
        place[blocks(len(self.groups.keys))](self.groups, self.turn)

    @property
    def placed(self) -> int:
        """How many matches the last sorting had; waits for the device."""
        return int(self.groups.placed.copy_to_host()[self.turn])
