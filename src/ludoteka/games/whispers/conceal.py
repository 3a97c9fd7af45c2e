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
    PARTNERS,
    REGION_COUNT,
    SLOT_COUNT,
    Parts,
)
from ludoteka.games.whispers.rules.attack import targets
from ludoteka.games.whispers.rules.cards import may_play
from ludoteka.games.whispers.rules.choices import second_cards
from ludoteka.games.whispers.rules.council import deed_choices
from ludoteka.games.whispers.rules.hand import deck_size, held_of
from ludoteka.games.whispers.rules.loyalty import is_revealed
from ludoteka.games.whispers.state import State

COUNT_BITS = 4
"""a hand holds at most eight cards of an empire"""


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
    """Unrevealed tokens are dealt anew; WOW-220 until all tokens dealt to devout differ."""
    while True:
        for other in range(s.seats):
            if other != seat:
                shuffle_unrevealed(s, other)
        if s.to_each_their_own == 0 or are_devout_different(s):
            return


@rule
def shuffle_unrevealed(s: State, seat: int) -> None:
    sort_unrevealed(s, seat)
    left = 0
    for slot in range(SLOT_COUNT):
        if not is_revealed(s, seat, slot):
            left += 1
    for slot in range(SLOT_COUNT):
        if not is_revealed(s, seat, slot):
            swap_tokens(s, seat, slot, nth_unrevealed(s, seat, slot, below(s, left)))
            left -= 1


@rule
def sort_unrevealed(s: State, seat: int) -> None:
    """Start from one order, so that the same chance imagines the same, whatever the truth is."""
    for slot in range(SLOT_COUNT):
        for other in range(slot):
            if not is_revealed(s, seat, slot) and not is_revealed(s, seat, other):
                if s.loyalty[seat, other] > s.loyalty[seat, slot]:
                    swap_tokens(s, seat, slot, other)


@rule
def swap_tokens(s: State, seat: int, slot: int, other: int) -> None:
    kept = s.loyalty[seat, slot]
    s.loyalty[seat, slot] = s.loyalty[seat, other]
    s.loyalty[seat, other] = kept


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

    The hand of the seat to act is dealt until it leaves the decision that is open.
    """
    asked = s.actor != seat
    while True:
        for empire in range(EMPIRE_COUNT):
            deal_anew(s, empire, seat)
        if not asked or is_decision(s, c):
            return


@rule
def deal_anew(s: State, empire: int, seat: int) -> None:
    """Pool the hidden cards of an empire and deal them out again in the same numbers."""
    counts = 0
    for other in range(s.seats):
        if other != seat:
            counts |= held_of(s, other, empire) << (COUNT_BITS * other)
    if counts == 0:
        return
    for other in range(s.seats):
        if other != seat:
            pool_hand(s, empire, other)
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
def is_decision(s: State, c: Parts) -> bool:
    """Whether the seat to act has two options, as single ones are never asked."""
    if s.step == at.PAYING:
        return bit_count(second_cards(s, c)) > 1
    if s.step == at.FORCE or s.step == at.AFTERMATH:
        return play_count(s, c) > 0
    if s.step == at.AIMING:
        return bit_count(targets(s, c)) + play_count(s, c) > 1
    return s.step != at.ACTING or bit_count(deed_choices(s, c)) + play_count(s, c) > 1


@rule
def bit_count(choices: int) -> int:
    count = 0
    for i in range(REGION_COUNT):
        count += choices >> i & 1
    return count


@rule
def play_count(s: State, c: Parts) -> int:
    count = 0
    for card in range(CARD_COUNT):
        if s.hands[s.actor, card] > 0:
            for line in range(LINE_COUNT):
                if may_play(s, c, card, line):
                    count += 1
    return count
