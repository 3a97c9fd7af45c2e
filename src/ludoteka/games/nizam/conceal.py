"""What a seat cannot know: the other hands and the deck. They are pooled and dealt anew."""

from ludoteka.core.chance import draw
from ludoteka.core.record import NOBODY
from ludoteka.core.rule import rule
from ludoteka.games.nizam.cards import hand_size, total
from ludoteka.games.nizam.lines import travelling_card
from ludoteka.games.nizam.parts import KINDS, SHIFTS, Parts
from ludoteka.games.nizam.rules import may_discard, may_draw, may_pay_matching, may_shift
from ludoteka.games.nizam.state import CLAIMS, NOTHING, PAY, PEARL, SHIFTING, TURN, State

SIZE_BITS = 7
"""a hand holds fewer than 128 cards: five sizes fit into one number"""


@rule
def conceal(s: State, c: Parts, seat: int) -> None:
    """Every hidden hand keeps its size; the seat to act gets one that fits its open decision.

    That a player who paid three cards held no matching one is remembered only while the payment
    is open: forgetting is weaker, not wrong.
    """
    anyway = options_of_any_hand(s, c)
    sizes = 0
    for other in range(s.seats):
        if other != seat:
            sizes |= hand_size(s, other) << (SIZE_BITS * other)
            return_hand(s, other)
    actor = s.actor
    if actor != NOBODY and actor != seat:
        deal_hand_of_actor(s, c, size_in(sizes, actor), anyway)
    for other in range(s.seats):
        if other != seat and other != actor:
            deal_hand(s, other, size_in(sizes, other), NOTHING)


@rule
def size_in(sizes: int, seat: int) -> int:
    return sizes >> (SIZE_BITS * seat) & ((1 << SIZE_BITS) - 1)


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
def deal_hand_of_actor(s: State, c: Parts, size: int, anyway: int) -> None:
    """Deal until the hand leaves a real decision, as single options are never asked."""
    excluded = excluded_kind(s, c)
    deal_hand(s, s.actor, size, excluded)
    while s.step != CLAIMS and anyway + options_of_hand(s, c) <= 1:
        return_hand(s, s.actor)
        deal_hand(s, s.actor, size, excluded)


@rule
def excluded_kind(s: State, c: Parts) -> int:
    """NIZ-143 Who pays three cards holds none of the travelling kind."""
    if s.step != PAY or s.substitute_payment != 0:
        return NOTHING
    kind = travelling_card(s, c, s.pending)
    return NOTHING if kind == PEARL else kind


@rule
def options_of_any_hand(s: State, c: Parts) -> int:
    """END while shifting, DRAW at the start of a turn: they do not depend on the cards held."""
    if s.step == TURN:
        return 1 if may_draw(s, c) else 0
    return 1 if s.step == SHIFTING else 0


@rule
def options_of_hand(s: State, c: Parts) -> int:
    options = 0
    if s.step == TURN or s.step == SHIFTING:
        for shift in range(SHIFTS):
            options += 1 if may_shift(s, c, shift) else 0
    else:
        options += 1 if may_pay_matching(s, c) else 0
        for kind in range(KINDS):
            options += 1 if may_discard(s, kind) else 0
    return options
