"""Key cards: the key area, the keys in front of the players, their stone cells."""

from ludoteka.core.rule import rule
from ludoteka.games.portals.bits import draw_bit
from ludoteka.games.portals.parts import Parts
from ludoteka.games.portals.sizes import HOLES
from ludoteka.games.portals.state import NOTHING, PLACES, SLOTS, State

# --- the key area --------------------------------------------------------------------------------


@rule
def refill_key_area(s: State, c: Parts) -> None:
    """POR-017, POR-032 Every place shows a key of its deck.

    POR-R09 Places that stayed empty are filled at the start of every turn and after every take.
    """
    for place in range(PLACES):
        if s.key_area[place] == NOTHING and place % 2 < c.shown_per_deck:
            s.key_area[place] = reveal(s, c, place // 2)


@rule
def reveal(s: State, c: Parts, deck: int) -> int:
    """POR-033 The next key of a deck; an empty deck is first renewed from its discard pile.

    POR-R10 Not before a key must be shown. POR-R09 NOTHING when both are empty. POR-C04 Any key
    of the new deck is equally likely.
    """
    if s.deck & c.deck_keys[deck] == 0:
        s.deck |= s.pile & c.deck_keys[deck]
        s.pile &= ~c.deck_keys[deck]
    hidden = s.deck & c.deck_keys[deck]
    if hidden == 0:
        return NOTHING
    key = draw_bit(s, hidden)
    s.deck &= ~(1 << key)
    return key


@rule
def place_of(s: State, key: int) -> int:
    """Where a key lies in the key area, or NOTHING."""
    for place in range(PLACES):
        if s.key_area[place] == key:
            return place
    return NOTHING


@rule
def take_key(s: State, c: Parts, key: int) -> None:
    """POR-031 It lies face up in front of you; POR-032 its place is filled at once.

    POR-037 Nothing but activation takes it away again.
    """
    s.key_area[place_of(s, key)] = NOTHING
    s.keys[s.actor, free_slot(s, s.actor)] = key
    refill_key_area(s, c)


# --- the keys in front of a player ---------------------------------------------------------------


@rule
def free_slot(s: State, seat: int) -> int:
    slot = 0
    while s.keys[seat, slot] != NOTHING:
        slot += 1
    return slot


@rule
def key_count(s: State, seat: int) -> int:
    count = 0
    for slot in range(SLOTS):
        if s.keys[seat, slot] != NOTHING:
            count += 1
    return count


@rule
def free_holes(s: State, c: Parts, seat: int, slot: int) -> int:
    """Stone cells of a key that no stone covers."""
    key = s.keys[seat, slot]
    free = 0
    if key != NOTHING:
        for hole in range(c.hole_count[key]):
            if s.key_stones[seat, slot, hole] == NOTHING:
                free += 1
    return free


@rule
def has_free_hole(s: State, c: Parts, seat: int) -> bool:
    """POR-R37 At least one key has at least one free stone cell."""
    for slot in range(SLOTS):
        if free_holes(s, c, seat, slot) > 0:
            return True
    return False


@rule
def is_prepared(s: State, c: Parts, seat: int, slot: int) -> bool:
    """POR-050 Every stone cell of the key is covered."""
    return s.keys[seat, slot] != NOTHING and free_holes(s, c, seat, slot) == 0


@rule
def may_skip_key(s: State, c: Parts) -> bool:
    """POR-035 With a free stone cell on your keys, POR-R35 before the stone of this turn.

    POR-036 Otherwise you must take one.
    """
    return has_free_hole(s, c, s.actor)


@rule
def cover(s: State, c: Parts, slot: int, cell: int) -> None:
    """POR-040 The colour is free: cells of keys have none."""
    hole = c.hole_at[s.keys[s.actor, slot], cell]
    s.key_stones[s.actor, slot, hole] = s.held
    s.held = NOTHING


@rule
def discard_key(s: State, seat: int, slot: int) -> None:
    """POR-065, POR-155 The key goes to the discard pile of its deck."""
    s.pile |= 1 << s.keys[seat, slot]
    s.keys[seat, slot] = NOTHING
    for hole in range(HOLES):
        s.key_stones[seat, slot, hole] = NOTHING
