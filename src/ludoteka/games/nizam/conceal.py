"""What a seat cannot know: the other hands and the deck. They are pooled and dealt anew.

Cards that were held when the discards became the deck are not in it: they are dealt to those who
held them.
"""

from ludoteka.core.record import NOBODY
from ludoteka.core.reshuffle import as_number, deal_evenly, imagine, sizes_of
from ludoteka.core.rule import rule
from ludoteka.games.nizam.lines import travelling_card
from ludoteka.games.nizam.parts import Parts
from ludoteka.games.nizam.rules import may_discard, may_pay_matching
from ludoteka.games.nizam.sizes import KINDS
from ludoteka.games.nizam.state import LIMIT, NOTHING, PAY, PEARL, State

MOST_DEALS = 200


@rule
def conceal(s: State, c: Parts, seat: int) -> None:
    """Every hidden hand keeps its size; the seat to act gets one that can pay what is open.

    That a player who paid three cards held no matching one is remembered only while the payment
    is open: forgetting is weaker, not wrong. Where hardly any hand can pay, the seat to act keeps
    the one it holds: it is possible for certain.
    """
    hidden = s.actor != NOBODY and s.actor != seat
    gives = hidden and (s.step == PAY or s.step == LIMIT)
    barred = excluded_kind(s, c) if gives else NOTHING
    held = as_number(s.hands[s.actor]) if gives else 0
    sizes = sizes_of(s, s.hands, seat)
    for _ in range(MOST_DEALS):
        if not imagine(s, s.hands, s.deck, s.kept, s.given, s.surely, seat, barred):
            break
        if not gives or can_give(s, c):
            return
    deal_evenly(s, s.hands, s.deck, s.kept, s.given, s.surely, seat, sizes, held)


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
