"""Chance: a ChaCha8 stream from the key and the counter in the state.

The block function is RFC 8439's with 8 rounds, block counter in word 12, nonce 0. All arithmetic
is int64 masked to 32 bits, which is exact interpreted, on the CPU and on CUDA alike.
"""

from typing import TYPE_CHECKING

import numpy as np

from ludoteka.core.record import Array, Header
from ludoteka.core.rule import rule

if TYPE_CHECKING:

    def wide(number: int) -> int:
        """A number that computes in 64 bits."""

else:
    wide = np.int64

WORD = 0xFFFFFFFF
BLOCK = 16
DOUBLE_ROUNDS = 4
KEY_WORDS = 8
SECOND_HALF, FIRST_KEY_WORD, COUNTER_WORD = 2, 4, 12
"""places in the input block"""


@rule
def _rotate(x: int, n: int) -> int:
    return ((x << n) | (x >> (32 - n))) & WORD


@rule
def _quarter(b: Array, i: int, j: int, k: int, m: int) -> None:
    w, x, y, z = wide(b[i]), wide(b[j]), wide(b[k]), wide(b[m])
    w = (w + x) & WORD
    z = _rotate(z ^ w, 16)
    y = (y + z) & WORD
    x = _rotate(x ^ y, 12)
    w = (w + x) & WORD
    z = _rotate(z ^ w, 8)
    y = (y + z) & WORD
    x = _rotate(x ^ y, 7)
    b[i], b[j], b[k], b[m] = w, x, y, z


@rule
def constant_word(i: int) -> int:
    """The four words of "expand 32-byte k"."""
    if i < SECOND_HALF:
        return 0x61707865 if i == 0 else 0x3320646E
    return 0x79622D32 if i == SECOND_HALF else 0x6B206574


@rule
def _input_word(s: Header, i: int) -> int:
    """The constants, the key, the block counter, and a nonce of zeros."""
    if i < FIRST_KEY_WORD:
        return constant_word(i)
    if i < COUNTER_WORD:
        return wide(s.key[i - FIRST_KEY_WORD])
    return wide(s.tick // BLOCK) if i == COUNTER_WORD else wide(0)


@rule
def make_block(s: Header, double_rounds: int) -> None:
    b = s.block
    for i in range(BLOCK):
        b[i] = _input_word(s, i)
    for _ in range(double_rounds):
        for i in range(4):
            _quarter(b, i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            _quarter(b, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    for i in range(BLOCK):
        b[i] = (wide(b[i]) + _input_word(s, i)) & WORD


@rule
def word(s: Header) -> int:
    """The next 32 bits of the stream."""
    if s.tick % BLOCK == 0:
        make_block(s, DOUBLE_ROUNDS)
    value = wide(s.block[s.tick % BLOCK])
    s.tick += 1
    return value


@rule
def below(s: Header, n: int) -> int:
    """A number in 0..n-1, each equally likely (Lemire's method with rejection)."""
    while True:
        product = word(s) * n
        if product & WORD >= (WORD + 1 - n) % n:
            return product >> 32


@rule
def draw(s: Header, counts: Array, total: int) -> int:
    """Take one piece at random out of a multiset of `total` pieces; which kind it was."""
    pick = below(s, total)
    kind = 0
    while pick >= counts[kind]:
        pick -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


@rule
def rekey(s: Header, source: Header) -> None:
    """Give `s` another future: a fresh key from the stream of `source`; the counter goes on."""
    for i in range(KEY_WORDS):
        s.key[i] = word(source)
    if s.tick % BLOCK != 0:
        make_block(s, DOUBLE_ROUNDS)
