"""Spaces of cards and tree: which exist, who stands there, what is printed on them."""

from ludoteka.core.rule import rule
from ludoteka.games.inori.parts import (
    CARD_SPACES,
    FIRST_FOOT,
    FIRST_SITE,
    FIRST_TREE_ROW,
    SPACES_A_CARD,
    Parts,
)
from ludoteka.games.inori.state import NOTHING, State


@rule
def is_on_card(space: int) -> bool:
    return space < CARD_SPACES


@rule
def is_site(space: int) -> bool:
    """T1 to T6, the tree spaces with an altar site (INO-081)."""
    return FIRST_SITE <= space < FIRST_FOOT


@rule
def row_of(s: State, space: int) -> int:
    """The printed content of a space of a card or of T1 to T6."""
    if is_on_card(space):
        return s.cards[space // SPACES_A_CARD] * SPACES_A_CARD + space % SPACES_A_CARD
    return FIRST_TREE_ROW + space - FIRST_SITE


@rule
def is_there(s: State, c: Parts, space: int) -> bool:
    """INO-042 Any face-up card may be used, INO-009 with the spaces it has; INO-095 feet once."""
    if is_on_card(space):
        card = s.cards[space // SPACES_A_CARD]
        return card != NOTHING and space % SPACES_A_CARD < c.spaces[card]
    return is_site(space) or s.foot_tokens[space - FIRST_FOOT] > 0


@rule
def is_free(s: State, c: Parts, space: int) -> bool:
    """INO-041 No elder of any player and no neutral one stands on it."""
    return s.elders_on[space] == 0 and is_there(s, c, space)


@rule
def free_on_card(s: State, c: Parts, slot: int) -> int:
    """Free offering spaces of the card in a slot; none where no card lies."""
    if s.cards[slot] == NOTHING:
        return 0
    count = 0
    for n in range(c.spaces[s.cards[slot]]):
        if s.elders_on[slot * SPACES_A_CARD + n] == 0:
            count += 1
    return count


@rule
def elders_at(s: State, slot: int) -> int:
    """The bits of all who have an elder on the card in a slot."""
    elders = 0
    for n in range(SPACES_A_CARD):
        elders |= s.elders_on[slot * SPACES_A_CARD + n]
    return elders


@rule
def free_card_spaces(s: State, c: Parts) -> int:
    count = 0
    for space in range(CARD_SPACES):
        if is_free(s, c, space):
            count += 1
    return count


@rule
def has_elder(s: State, seat: int, space: int) -> bool:
    return s.elders_on[space] >> seat & 1 == 1
