"""What a seat cannot know: the signs of others, what they returned, and the undealt ones.

The order of the key decks and of the solo deck of signs is not in the state; totals are a function
of public events (POR-R17) and stay.
"""

from ludoteka.core.chance import below
from ludoteka.core.count import count_bits
from ludoteka.core.record import NOBODY
from ludoteka.core.rule import rule
from ludoteka.games.portals.bits import draw_bit
from ludoteka.games.portals.figure import gap_of
from ludoteka.games.portals.parts import Parts
from ludoteka.games.portals.signs import deal_signs
from ludoteka.games.portals.sizes import SIGNS, SUBSETS
from ludoteka.games.portals.state import CHOOSE_SIGNS, LEFT, RIGHT, SOLO, State

SIZE_BITS, SIZE = 2, 3
"""a player has up to three signs: the counts of all seats fit into one number"""
MOST_DEALS = 500


@rule
def conceal(s: State, c: Parts, seat: int) -> None:
    """Each hidden hand keeps its size. A kept sign never lay on its owner's boards at a check:
    it would have been fulfilled. So deal until that holds, which keeps all deals equally likely.
    Where hardly any deal does, the hands stay as they are: they are possible for certain.
    """
    if s.signs == 0 or s.form == SOLO:
        return
    kept, returned = 0, 0
    for other in range(s.seats):
        if other != seat:
            size = kept_size(s, other)
            kept |= size << SIZE_BITS * other
            rest = count_bits(s.hand[other] | s.returned[other]) - size
            returned |= rest << SIZE_BITS * other
    first, last = two_hands(s, 0), two_hands(s, 2)
    deal_anew(s, seat, kept, returned)
    deals = 1
    while is_any_hand_impossible(s, seat) and deals < MOST_DEALS:
        deal_anew(s, seat, kept, returned)
        deals += 1
    if is_any_hand_impossible(s, seat):
        keep_hands(s, seat, first, last, returned)


@rule
def kept_size(s: State, seat: int) -> int:
    """POR-D01 How many were kept is public when all have chosen; until then any subset."""
    if s.step == CHOOSE_SIGNS and s.actor != NOBODY and seat < s.actor:
        return count_bits(1 + below(s, SUBSETS))
    return count_bits(s.hand[seat])


@rule
def deal_anew(s: State, seat: int, kept: int, returned: int) -> None:
    """At the end the hands lie open; what was returned to the box stays unseen."""
    gather(s, seat)
    for other in range(s.seats):
        if other != seat:
            if s.actor != NOBODY:
                deal_signs(s, other, kept >> SIZE_BITS * other & SIZE)
            deal_returned(s, other, returned >> SIZE_BITS * other & SIZE)


@rule
def two_hands(s: State, seat: int) -> int:
    """The hands of a seat and the next as one number."""
    return s.hand[seat] | s.hand[seat + 1] << SIGNS


@rule
def keep_hands(s: State, seat: int, first: int, last: int, returned: int) -> None:
    gather(s, seat)
    for other in range(s.seats):
        if other != seat:
            pair = first if other < 2 else last  # noqa: PLR2004 - two hands in a number
            s.hand[other] = pair >> SIGNS * (other % 2) & ((1 << SIGNS) - 1)
            s.sign_deck &= ~s.hand[other]
    for other in range(s.seats):
        if other != seat:
            deal_returned(s, other, returned >> SIZE_BITS * other & SIZE)


@rule
def gather(s: State, seat: int) -> None:
    for other in range(s.seats):
        if other != seat:
            s.sign_deck |= s.returned[other]
            s.returned[other] = 0
            if s.actor != NOBODY:
                s.sign_deck |= s.hand[other]
                s.hand[other] = 0


@rule
def deal_returned(s: State, seat: int, count: int) -> None:
    for _ in range(count):
        sign = draw_bit(s, s.sign_deck)
        s.sign_deck &= ~(1 << sign)
        s.returned[seat] |= 1 << sign


@rule
def is_any_hand_impossible(s: State, seat: int) -> bool:
    for other in range(s.seats):
        if other != seat:
            seen = s.seen[gap_of(s, other, LEFT)] | s.seen[gap_of(s, other, RIGHT)]
            if s.hand[other] & seen != 0:
                return True
    return False
