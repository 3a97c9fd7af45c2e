"""What a seat cannot know: the other hands and the deck. They are pooled and dealt anew."""

from ludoteka.core.chance import draw
from ludoteka.core.count import total
from ludoteka.core.record import NOBODY
from ludoteka.core.rule import rule
from ludoteka.games.nizam.cards import hand_size
from ludoteka.games.nizam.lines import travelling_card
from ludoteka.games.nizam.parts import Parts
from ludoteka.games.nizam.rules import may_discard, may_pay_matching
from ludoteka.games.nizam.sizes import KINDS
from ludoteka.games.nizam.state import LIMIT, NOTHING, PAY, PEARL, State

SIZE_BITS = 7
"""a hand holds fewer than 128 cards: five sizes fit into one number"""
KIND_BITS = 4
"""and of a kind fewer than 16: eight counts fit into one number"""
MOST_DEALS = 200


@rule
def conceal(s: State, c: Parts, seat: int) -> None:
    """Every hidden hand keeps its size; the seat to act gets one that can pay what is open.

    That a player who paid three cards held no matching one is remembered only while the payment
    is open: forgetting is weaker, not wrong.
    """
    actor = s.actor
    held = hand_as_number(s, actor) if actor != NOBODY else 0
    sizes = 0
    for other in range(s.seats):
        if other != seat:
            sizes |= hand_size(s, other) << (SIZE_BITS * other)
            return_hand(s, other)
    if actor != NOBODY and actor != seat:
        deal_hand_of_actor(s, c, size_in(sizes, actor), held)
    for other in range(s.seats):
        if other != seat and other != actor:
            deal_hand(s, other, size_in(sizes, other), NOTHING)


@rule
def size_in(sizes: int, seat: int) -> int:
    return sizes >> (SIZE_BITS * seat) & ((1 << SIZE_BITS) - 1)


@rule
def hand_as_number(s: State, seat: int) -> int:
    number = 0
    for kind in range(KINDS):
        number |= s.hands[seat, kind] << (KIND_BITS * kind)
    return number


@rule
def deal_number(s: State, seat: int, number: int) -> None:
    for kind in range(KINDS):
        s.hands[seat, kind] = number >> (KIND_BITS * kind) & ((1 << KIND_BITS) - 1)
        s.deck[kind] -= s.hands[seat, kind]


@rule
def return_hand(s: State, seat: int) -> None:
    for kind in range(KINDS):
        s.deck[kind] += s.hands[seat, kind]
        s.hands[seat, kind] = 0


@rule
def deal_hand(s: State, seat: int, size: int, excluded: int) -> None:
    """Draw a hand from the pool, without cards of the excluded kind."""
    kept = 0
    if excluded != NOTHING:
        kept = s.deck[excluded]
        s.deck[excluded] = 0
    left = total(s.deck)
    for i in range(size):
        s.hands[seat, draw(s, s.deck, left - i)] += 1
    if excluded != NOTHING:
        s.deck[excluded] = kept


@rule
def deal_hand_of_actor(s: State, c: Parts, size: int, held: int) -> None:
    """Deal until the cards that are to be given can be given.

    Where hardly any hand allows it, the one that is held: it is possible for certain.
    """
    excluded = excluded_kind(s, c)
    deal_hand(s, s.actor, size, excluded)
    deals = 1
    while (s.step == PAY or s.step == LIMIT) and not can_give(s, c):
        return_hand(s, s.actor)
        if deals == MOST_DEALS:
            deal_number(s, s.actor, held)
            return
        deal_hand(s, s.actor, size, excluded)
        deals += 1


@rule
def excluded_kind(s: State, c: Parts) -> int:
    """NIZ-143 Who pays three cards holds none of the travelling kind."""
    if s.step != PAY or s.substitute_payment != 0:
        return NOTHING
    kind = travelling_card(s, c, s.pending)
    return NOTHING if kind == PEARL else kind


@rule
def can_give(s: State, c: Parts) -> bool:
    for kind in range(KINDS):
        if may_discard(s, kind):
            return True
    return may_pay_matching(s, c)
