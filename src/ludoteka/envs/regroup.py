"""Matches in the order of what they do next, so that the threads of a warp do the same.

A counting sort on the device: every match counts itself among those with its key (`join`), the keys
get their places one after the other (`reserve`), every match goes to its own (`place`). Matches of
one key stand in any order: each has its own stream of chance, so nothing depends on it.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ludoteka.core.rule import enable_cuda

THREADS = 64
NO_KEY = -1


class Groups(NamedTuple):
    """Arrays on the device."""

    keys: Any
    """what a match does next, or NO_KEY"""
    ranks: Any
    """its number among those with its key"""
    counts: Any
    """matches that joined with a key"""
    starts: Any
    """the first place of a key"""
    order: Any
    """the match at a place"""
    placed: Any
    """one number: how many matches have a place"""


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
    def reserve(groups: Any) -> None:
        key = cuda.grid(1)
        if key < len(groups.counts):
            start = 0
            for earlier in range(key):
                start += groups.counts[earlier]
            groups.starts[key] = start
            if key == len(groups.counts) - 1:
                groups.placed[0] = start + groups.counts[key]

    @cuda.jit  # type: ignore[untyped-decorator] # as above
    def place(groups: Any) -> None:
        """And the counts begin anew."""
        i = cuda.grid(1)
        if i < len(groups.keys) and groups.keys[i] != NO_KEY:
            groups.order[groups.starts[groups.keys[i]] + groups.ranks[i]] = i
        if i < len(groups.counts):
            groups.counts[i] = 0

    return join, reserve, place


def join_kernel() -> Any:
    """For kernels: `join(groups, match, key)`."""
    return _kernels()[0]


class Regrouping:
    """`n` matches, each with one of `keys` keys."""

    def __init__(self, cuda: Any, n: int, keys: int) -> None:
        sizes = (n, n, keys, keys, n, 1)
        self.groups = Groups(*(cuda.to_device(np.zeros(size, np.int32)) for size in sizes))

    def sort(self) -> None:
        """All matches that joined since the last time."""
        _, reserve, place = _kernels()
        matches, keys = len(self.groups.keys), len(self.groups.counts)
        reserve[blocks(keys)](self.groups)
        place[blocks(max(matches, keys))](self.groups)

    @property
    def placed(self) -> int:
        """How many matches the last sorting had; waits for the device."""
        return int(self.groups.placed.copy_to_host()[0])
