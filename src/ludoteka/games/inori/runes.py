"""Runes: INO-100 to INO-112."""

from ludoteka.core.chance import draw
from ludoteka.core.count import total
from ludoteka.core.reshuffle import note_given, remember
from ludoteka.core.rule import rule
from ludoteka.games.inori.parts import (
    COMPANION,
    DOUBLE,
    JOURNEY,
    RUNE_KINDS,
    SLOTS,
    SPACES_A_CARD,
    Parts,
)
from ludoteka.games.inori.spaces import elders_at, free_on_card, has_elder, is_free
from ludoteka.games.inori.state import MOVE_FROM, MOVE_TO, NOTHING, TURN, State


@rule
def has_face_down(s: State, seat: int) -> bool:
    for kind in range(RUNE_KINDS):
        if s.face_down[seat, kind] > 0:
            return True
    return False


@rule
def take_rune(s: State, seat: int) -> None:
    """INO-063, INO-100 Face down before its owner, INO-A14 for later windows.

    INO-A21 An empty stack: the discards, if there are any.
    """
    left = total(s.stack)
    if left == 0:
        for kind in range(RUNE_KINDS):
            s.stack[kind] = s.discarded_runes[kind]
            s.discarded_runes[kind] = 0
        remember(s.face_down, s.kept, s.given, s.surely)
        left = total(s.stack)
    if left > 0:
        s.face_down[seat, draw(s, s.stack, left)] += 1


@rule
def show_rune(s: State, seat: int, kind: int) -> None:
    note_given(s.face_down, s.kept, s.given, s.surely, seat, kind)
    s.face_down[seat, kind] -= 1


# --- Double Favour -------------------------------------------------------------------------------


@rule
def may_reveal(s: State, colour: int) -> bool:
    """INO-102 At any time: D1, D6 and D10 are the moments that matter (INO-A12).

    INO-A09 To pay with it, it is turned up first.
    """
    return s.face_down[s.actor, DOUBLE + colour] > 0


@rule
def reveal(s: State, seat: int, colour: int) -> None:
    """INO-102 From now on it counts; INO-103 it stays face up until discarded."""
    show_rune(s, seat, DOUBLE + colour)
    s.face_up[seat, colour] += 1


# --- Rune Journey --------------------------------------------------------------------------------


@rule
def others_at(s: State, slot: int) -> bool:
    """INO-107, INO-A47 An elder of another player is on the card; INO-A16 or a neutral one."""
    return elders_at(s, slot) & ~(1 << s.actor) != 0


@rule
def joins(s: State, c: Parts, colour: int, source: int, target: int) -> bool:
    """INO-108 To another card of the colour (INO-A19), or INO-109 from such a card to any other."""
    if source == target or s.cards[source] == NOTHING or s.cards[target] == NOTHING:
        return False
    return c.colour[s.cards[source]] == colour or c.colour[s.cards[target]] == colour


@rule
def may_leave(s: State, c: Parts, colour: int, slot: int) -> bool:
    """From this card an elder can travel somewhere."""
    for target in range(SLOTS):
        if joins(s, c, colour, slot, target) and free_on_card(s, c, target) > 0:
            return True
    return False


@rule
def may_play_journey(s: State, c: Parts, colour: int) -> bool:
    """INO-106 Before the placement; INO-A18 only if some elder can be moved."""
    if s.face_down[s.actor, JOURNEY + colour] == 0:
        return False
    for slot in range(SLOTS):
        if others_at(s, slot) and may_leave(s, c, colour, slot):
            return True
    return False


@rule
def play_journey(s: State, colour: int) -> None:
    """INO-106 Then it is discarded."""
    show_rune(s, s.actor, JOURNEY + colour)
    s.discarded_runes[JOURNEY + colour] += 1
    s.journey = colour
    s.step = MOVE_FROM


@rule
def may_move_from(s: State, c: Parts, space: int, piece: int) -> bool:
    """INO-107 Not an own elder; INO-A17 only elders on cards; INO-A32 pieces move singly."""
    if piece == s.actor or not has_elder(s, piece, space):
        return False
    return may_leave(s, c, s.journey, space // SPACES_A_CARD)


@rule
def move_from(s: State, space: int, piece: int) -> None:
    s.source, s.piece = space, piece
    s.step = MOVE_TO


@rule
def may_move_to(s: State, c: Parts, space: int) -> bool:
    """INO-108, INO-109 A free space; never one of the same card."""
    source, target = s.source // SPACES_A_CARD, space // SPACES_A_CARD
    return is_free(s, c, space) and joins(s, c, s.journey, source, target)


@rule
def move_to(s: State, space: int) -> None:
    """INO-110 Cost and effect are ignored; INO-A36 the elder is now on the new card only."""
    s.elders_on[s.source] &= ~(1 << s.piece)
    s.elders_on[space] |= 1 << s.piece
    s.journey = s.source = s.piece = NOTHING
    s.step = TURN


# --- Companion -----------------------------------------------------------------------------------


@rule
def may_join(s: State, space: int) -> bool:
    """INO-111 Where an elder of another colour stands, INO-A28 neutral, or INO-A30 several.

    INO-A29 And none of one's own; INO-A31 not on a free space. INO-112 There is no other way.
    """
    return s.elders_on[space] != 0 and not has_elder(s, s.actor, space)


@rule
def discard_companion(s: State) -> None:
    show_rune(s, s.actor, COMPANION)
    s.discarded_runes[COMPANION] += 1
