"""What a seat cannot know: the others' unrevealed tokens, and the partners of their cards."""

from ludoteka.core.chance import below, draw
from ludoteka.core.record import NOBODY
from ludoteka.core.rule import rule
from ludoteka.games.whispers import state as at
from ludoteka.games.whispers.check import are_devout_different
from ludoteka.games.whispers.parts import (
    CARD_COUNT,
    EMPIRE_COUNT,
    LINE_COUNT,
    NOTHING,
    PARTNERS,
    SLOT_COUNT,
    Parts,
)
from ludoteka.games.whispers.rules.attack import targets
from ludoteka.games.whispers.rules.cards import may_play
from ludoteka.games.whispers.rules.choices import second_cards
from ludoteka.games.whispers.rules.hand import deck_size, held_of
from ludoteka.games.whispers.rules.loyalty import exchange, is_revealed, unrevealed_count
from ludoteka.games.whispers.state import State

COUNT_BITS = 4
"""of an empire or of one kind of card there are fewer than 16: four counts take 16 bits"""
EMPIRE_BITS = COUNT_BITS * PARTNERS
FIRST_EMPIRES = 3
"""their cards in one number, those of the others in a second"""
TOKEN_BITS = 3
"""an empire: the tokens of all seats fit into one number"""
MOST_DEALS = 200


@rule
def conceal(s: State, c: Parts, seat: int) -> None:
    """Section 13; when the match is over everything lies open."""
    if s.actor == NOBODY:
        return
    conceal_loyalties(s, seat)
    conceal_hands(s, c, seat)


# --- loyalties -----------------------------------------------------------------------------------


@rule
def conceal_loyalties(s: State, seat: int) -> None:
    """Unrevealed tokens are dealt anew; WOW-220 until all tokens dealt to devout differ.

    Should no deal do, they stay as they are: that is possible for certain.
    """
    tokens = tokens_as_number(s)
    for _ in range(MOST_DEALS):
        for other in range(s.seats):
            if other != seat:
                shuffle_unrevealed(s, other)
        if s.to_each_their_own == 0 or are_devout_different(s):
            return
    lay_tokens(s, tokens)


@rule
def tokens_as_number(s: State) -> int:
    number = 0
    for seat in range(s.seats):
        for slot in range(SLOT_COUNT):
            number |= s.loyalty[seat, slot] << TOKEN_BITS * (SLOT_COUNT * seat + slot)
    return number


@rule
def lay_tokens(s: State, number: int) -> None:
    for seat in range(s.seats):
        for slot in range(SLOT_COUNT):
            token = number >> TOKEN_BITS * (SLOT_COUNT * seat + slot)
            s.loyalty[seat, slot] = token & ((1 << TOKEN_BITS) - 1)


@rule
def shuffle_unrevealed(s: State, seat: int) -> None:
    sort_unrevealed(s, seat)
    left = unrevealed_count(s, seat)
    for slot in range(SLOT_COUNT):
        if not is_revealed(s, seat, slot):
            exchange(s, seat, slot, nth_unrevealed(s, seat, slot, below(s, left)))
            left -= 1


@rule
def sort_unrevealed(s: State, seat: int) -> None:
    """Start from one order, so that the same chance imagines the same, whatever the truth is."""
    for slot in range(SLOT_COUNT):
        for other in range(slot):
            if not is_revealed(s, seat, slot) and not is_revealed(s, seat, other):
                if s.loyalty[seat, other] > s.loyalty[seat, slot]:
                    exchange(s, seat, slot, other)


@rule
def nth_unrevealed(s: State, seat: int, slot: int, nth: int) -> int:
    """The n-th slot with an unrevealed token, counted from an unrevealed one."""
    while nth > 0:
        slot += 1
        if not is_revealed(s, seat, slot):
            nth -= 1
    return slot


# --- hands ---------------------------------------------------------------------------------------


@rule
def conceal_hands(s: State, c: Parts, seat: int) -> None:
    """WOW-A48 Each hand keeps its number of cards per empire; the partners are dealt anew.

    The hand of the seat to act is dealt until it has an option in what is open. Where hardly any
    hand does, it stays as it is: it is possible for certain.
    """
    asked = s.actor != seat
    first = hand_as_number(s, 0, FIRST_EMPIRES)
    last = hand_as_number(s, FIRST_EMPIRES, EMPIRE_COUNT)
    for _ in range(MOST_DEALS):
        for empire in range(EMPIRE_COUNT):
            deal_what_can_be(s, c, empire, seat, NOTHING)
        if not asked or has_option(s, c):
            return
    for empire in range(EMPIRE_COUNT):
        deal_what_can_be(s, c, empire, seat, partners_in(first, last, empire))


@rule
def hand_as_number(s: State, empire: int, end: int) -> int:
    """The cards of these empires that the seat to act holds."""
    number = 0
    for card in range(PARTNERS * empire, PARTNERS * end):
        number |= s.hands[s.actor, card] << COUNT_BITS * (card - PARTNERS * empire)
    return number


@rule
def partners_in(first: int, last: int, empire: int) -> int:
    if empire < FIRST_EMPIRES:
        return first >> EMPIRE_BITS * empire & ((1 << EMPIRE_BITS) - 1)
    return last >> EMPIRE_BITS * (empire - FIRST_EMPIRES) & ((1 << EMPIRE_BITS) - 1)


@rule
def deal_what_can_be(s: State, c: Parts, empire: int, seat: int, kept: int) -> None:
    """WOW-133 Cards that came back to a deck are in no hand that has not drawn from it since."""
    for _ in range(MOST_DEALS):
        deal_anew(s, empire, seat, kept)
        if can_be(s, c, empire, seat):
            return


@rule
def can_be(s: State, c: Parts, empire: int, seat: int) -> bool:
    for partner in range(PARTNERS):
        card = PARTNERS * empire + partner
        if s.deck[empire, partner] < s.in_deck[card]:
            return False
        for other in range(s.seats):
            if other != seat and s.hands[other, card] + s.ruled_out[other, card] > c.copies[card]:
                return False
    return True


@rule
def deal_anew(s: State, empire: int, seat: int, kept: int) -> None:
    """Pool the hidden cards of an empire and deal them out again in the same numbers.

    `kept` are the cards that the seat to act gets for certain; NOTHING: any.
    """
    counts = 0
    for other in range(s.seats):
        if other != seat:
            counts |= held_of(s, other, empire) << (COUNT_BITS * other)
    if counts == 0:
        return
    for other in range(s.seats):
        if other != seat:
            pool_hand(s, empire, other)
    if kept != NOTHING:
        counts &= ~(((1 << COUNT_BITS) - 1) << COUNT_BITS * s.actor)
        hand_out(s, empire, kept)
    left = deck_size(s, empire)
    for other in range(s.seats):
        for _ in range(counts >> (COUNT_BITS * other) & ((1 << COUNT_BITS) - 1)):
            partner = draw(s, s.deck[empire], left)
            s.hands[other, PARTNERS * empire + partner] += 1
            left -= 1


@rule
def pool_hand(s: State, empire: int, seat: int) -> None:
    for partner in range(PARTNERS):
        s.deck[empire, partner] += s.hands[seat, PARTNERS * empire + partner]
        s.hands[seat, PARTNERS * empire + partner] = 0


@rule
def hand_out(s: State, empire: int, kept: int) -> None:
    for partner in range(PARTNERS):
        count = kept >> COUNT_BITS * partner & ((1 << COUNT_BITS) - 1)
        s.hands[s.actor, PARTNERS * empire + partner] = count
        s.deck[empire, partner] -= count


@rule
def has_option(s: State, c: Parts) -> bool:
    """Everywhere else something can be decided with any cards."""
    if s.step == at.PAYING:
        return second_cards(s, c) != 0
    return s.step != at.AIMING or targets(s, c) != 0 or may_play_any(s, c)


@rule
def may_play_any(s: State, c: Parts) -> bool:
    for card in range(CARD_COUNT):
        for line in range(LINE_COUNT):
            if may_play(s, c, card, line):
                return True
    return False
