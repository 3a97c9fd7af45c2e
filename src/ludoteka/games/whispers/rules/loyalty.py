"""Loyalty tokens: swapping (WOW-122, WOW-231) and exposing (WOW-232 to WOW-234)."""

from ludoteka.core.rule import rule
from ludoteka.games.whispers.parts import SLOT_COUNT, Parts
from ludoteka.games.whispers.state import State


@rule
def is_revealed(s: State, seat: int, slot: int) -> bool:
    return s.revealed[seat] >> slot & 1 != 0


@rule
def slot_of(s: State, seat: int, empire: int) -> int:
    """The slot where the token of an empire lies."""
    slot = 0
    while s.loyalty[seat, slot] != empire:
        slot += 1
    return slot


@rule
def unrevealed_count(s: State, seat: int) -> int:
    count = 0
    for slot in range(SLOT_COUNT):
        if not is_revealed(s, seat, slot):
            count += 1
    return count


@rule
def first_slot(pair: int) -> int:
    """The ten pairs of slots in order: 0-1, 0-2, ... 3-4."""
    slot = 0
    while pair >= first_pair(slot + 1):
        slot += 1
    return slot


@rule
def second_slot(pair: int) -> int:
    slot = first_slot(pair)
    return slot + 1 + pair - first_pair(slot)


@rule
def first_pair(slot: int) -> int:
    """The number of the first pair that begins with this slot."""
    return slot * (2 * SLOT_COUNT - 1 - slot) // 2


@rule
def may_swap(s: State, pair: int) -> bool:
    """WOW-122 WOW-233 Only tokens that are not revealed may move."""
    return not (
        is_revealed(s, s.actor, first_slot(pair)) or is_revealed(s, s.actor, second_slot(pair))
    )


@rule
def swap(s: State, pair: int) -> None:
    """WOW-122 Both are turned face up; WOW-231 with counter-intelligence they stay face down."""
    seat, a, b = s.actor, first_slot(pair), second_slot(pair)
    exchange(s, seat, a, b)
    if s.dealt[seat] == a:
        s.dealt[seat] = b
    elif s.dealt[seat] == b:
        s.dealt[seat] = a
    s.swaps[seat] += 1
    if s.counter_intelligence == 0:
        s.revealed[seat] |= 1 << a | 1 << b


@rule
def exchange(s: State, seat: int, a: int, b: int) -> None:
    """Two tokens take each other's slot."""
    kept = s.loyalty[seat, a]
    s.loyalty[seat, a] = s.loyalty[seat, b]
    s.loyalty[seat, b] = kept


@rule
def left_of(s: State, seat: int) -> int:
    """WOW-232 The player on the left is the next clockwise."""
    return (seat + 1) % s.seats


@rule
def may_expose(s: State, empire: int) -> bool:
    """WOW-232 An empire not yet revealed by the player on the left."""
    victim = left_of(s, s.actor)
    return not is_revealed(s, victim, slot_of(s, victim, empire))


@rule
def expose(s: State, c: Parts, empire: int) -> None:
    """WOW-232 The token is turned up; its multiplier is gained, WOW-234 openly."""
    victim = left_of(s, s.actor)
    slot = slot_of(s, victim, empire)
    s.revealed[victim] |= 1 << slot
    s.bonus[s.actor] += c.multiplier[slot]
    s.reveals += 1
