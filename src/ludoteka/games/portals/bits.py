"""Sets of cells, keys and signs as bits of a number."""

from ludoteka.core.chance import below
from ludoteka.core.count import count_bits
from ludoteka.core.record import Header
from ludoteka.core.rule import rule


@rule
def nth_bit(bits: int, nth: int) -> int:
    """The index of the n-th member of a set, in ascending order."""
    index = 0
    while nth > 0 or bits >> index & 1 == 0:
        if bits >> index & 1 != 0:
            nth -= 1
        index += 1
    return index


@rule
def draw_bit(s: Header, bits: int) -> int:
    """A member of a set, each equally likely."""
    return nth_bit(bits, below(s, count_bits(bits)))
