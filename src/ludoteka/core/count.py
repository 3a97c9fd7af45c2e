"""Counting, as all games do it: totals, sets in the bits of a number, marks on a mask, places."""

from ludoteka.core.record import Array
from ludoteka.core.rule import rule


@rule
def total(counts: Array) -> int:
    """How many pieces there are of all kinds."""
    count = 0
    for kind in range(len(counts)):
        count += counts[kind]
    return count


@rule
def count_bits(bits: int) -> int:
    """Members of a set with fewer than 48: pairs, then fours, then bytes are added up."""
    bits -= bits >> 1 & 0x555555555555
    bits = (bits & 0x333333333333) + (bits >> 2 & 0x333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    return (bits + (bits >> 32)) & 0x3F


@rule
def lowest_bit(bits: int) -> int:
    """The least member of a set that has one."""
    return count_bits((bits & -bits) - 1)


@rule
def mark(mask: Array, action: int, allowed: bool) -> int:
    """Mark an action if it is allowed; 1 or 0, to be added to the count of what is legal."""
    if allowed:
        mask[action] = 1
        return 1
    return 0


@rule
def mark_set(mask: Array, first: int, size: int, choices: int) -> int:
    """Mark the actions from `first` on whose bit is set; how many they are."""
    count = 0
    for i in range(size):
        bit = choices >> i & 1
        mask[first + i] = bit
        count += bit
    return count


@rule
def place_by_points(seats: int, points: Array, places: Array) -> None:
    """The most points are ahead (place 0); who has as many shares the place."""
    for seat in range(seats):
        places[seat] = 0
        for other in range(seats):
            if points[other] > points[seat]:
                places[seat] += 1
