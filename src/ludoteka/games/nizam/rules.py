"""The turn of both games: NIZ-120 to NIZ-148, NIZ-200 to NIZ-203, NIZ-310 to NIZ-343.

TURN      draw | shift | pass, if nothing else is possible
PAY       discard, three times (or end: pay the matching card, option `substitute_payment`)
SHIFTING  shift | end
LIMIT     discard down to eight (solo)
CLAIMS    claim (Pearl of the East)
"""

from ludoteka.core.count import mark, total
from ludoteka.core.record import NOBODY, Array
from ludoteka.core.rule import rule
from ludoteka.games.nizam.actions import CLAIM, DISCARD, DRAW, END, PASS, SHIFT
from ludoteka.games.nizam.cards import (
    finish,
    give,
    hand_size,
    has_run_out,
    take_into_hand,
)
from ludoteka.games.nizam.lines import note_changes, remember_grid, rotate, travelling_card
from ludoteka.games.nizam.parts import Parts
from ludoteka.games.nizam.scoring import activate
from ludoteka.games.nizam.sizes import KINDS, SHIFTS
from ludoteka.games.nizam.state import (
    CLAIMS,
    DECK_RAN_OUT,
    LIMIT,
    NIZAM,
    NOTHING,
    PAY,
    PEARL,
    SHIFTING,
    TURN,
    State,
)
from ludoteka.games.nizam.tasks import claim, end_turn_of_pearl, is_any_available, may_claim

DISCARDING, TRUNCATING, FORBIDDING = range(3)  # option solo_overflow


assert SHIFT < END < DISCARD < CLAIM  # as `apply` asks


@rule
def legal(s: State, c: Parts, mask: Array) -> int:
    if s.step == TURN:
        return mark_turn(s, c, mask)
    if s.step == SHIFTING:
        mask[END] = 1
        return 1 + mark_shifts(s, c, mask)
    if s.step == CLAIMS:
        return mark_claims(s, c, mask)
    return mark_discards(s, c, mask)


@rule
def mark_turn(s: State, c: Parts, mask: Array) -> int:
    """NIZ-121, NIZ-311 Take cards or shift lines; NIZ-122, NIZ-A04 pass if neither is possible."""
    count = mark_shifts(s, c, mask)
    count += mark(mask, DRAW, may_draw(s, c))
    if count == 0:
        mask[PASS] = 1
        return 1
    return count


@rule
def mark_shifts(s: State, c: Parts, mask: Array) -> int:
    count = 0
    for shift in range(SHIFTS):
        count += mark(mask, SHIFT + shift, may_shift(s, c, shift))
    return count


@rule
def mark_discards(s: State, c: Parts, mask: Array) -> int:
    count = 0
    for kind in range(KINDS):
        count += mark(mask, DISCARD + kind, may_discard(s, kind))
    count += mark(mask, END, may_pay_matching(s, c))
    return count


@rule
def mark_claims(s: State, c: Parts, mask: Array) -> int:
    """NIZ-336 Available tasks must be completed; NIZ-A32 the option lets the player stop."""
    count = 0
    for kind in range(KINDS):
        count += mark(mask, CLAIM + kind, may_claim(s, c, kind))
    count += mark(mask, END, s.pearl_claims != 0)
    return count


@rule
def hides_options(s: State, c: Parts) -> bool:
    """Only with few cards can there be a single option that depends on which they are.

    Who holds none can only take or end, who holds three can shift any line; who has to give all
    cards has no choice. Tasks and grid lie open.
    """
    if s.step == CLAIMS:
        return False
    size = hand_size(s, s.actor)
    if s.step == TURN or s.step == SHIFTING:
        return 0 < size < c.substitute
    chooses = s.step == PAY and s.substitute_payment != 0 and s.picks == c.substitute
    return chooses or size > s.picks


@rule
def apply(s: State, c: Parts, action: int) -> None:
    """NIZ-120, NIZ-310 An action, and after shifts a second phase."""
    if action == DRAW:
        take_cards(s, c)
    elif action == PASS:
        end_turn(s, c)
    elif action == END:
        end(s, c)
    elif action >= CLAIM:
        claim_task(s, c, action - CLAIM)
    elif action >= DISCARD:
        discard(s, c, action - DISCARD)
    else:
        shift_line(s, c, action - SHIFT)


# --- action A: take cards ------------------------------------------------------------------------


@rule
def may_draw(s: State, c: Parts) -> bool:
    """NIZ-134, NIZ-A20 Not when deck and discard are empty. NIZ-A24 Options stop a full hand."""
    if total(s.deck) + total(s.discard) == 0:
        return False
    limit = c.hand_limit[s.seats] if s.form == NIZAM else 0
    if limit == 0 or s.solo_overflow == DISCARDING:
        return True
    room = limit - hand_size(s, s.actor)
    return room > 0 if s.solo_overflow == TRUNCATING else room >= c.draw_count


@rule
def take_cards(s: State, c: Parts) -> None:
    """NIZ-130 Three cards into the hand, NIZ-131 one after another; NIZ-134 or what is there.

    NIZ-203 When the match ends here, nothing is discarded any more.
    """
    seat = s.actor
    wanted = c.draw_count
    limit = c.hand_limit[s.seats] if s.form == NIZAM else 0
    if limit > 0 and s.solo_overflow == TRUNCATING:
        wanted = min(wanted, limit - hand_size(s, seat))
    for _ in range(wanted):
        if s.actor != NOBODY:
            take_into_hand(s, c, seat)
    if s.actor != NOBODY:
        after_taking(s, c)


@rule
def after_taking(s: State, c: Parts) -> None:
    """NIZ-202 Solo: discard down to eight, then NIZ-132 the turn passes. NIZ-200, NIZ-201
    The limit is all that differs; NIZ-133, NIZ-A23, NIZ-314 with others there is none.

    NIZ-123, NIZ-313, NIZ-A31 After taking cards nothing is activated and no task completed.
    """
    limit = c.hand_limit[s.seats] if s.form == NIZAM else 0
    if limit > 0 and hand_size(s, s.actor) > limit:
        s.step = LIMIT
        s.picks = hand_size(s, s.actor) - limit
        s.least = 0
    else:
        end_turn(s, c)


# --- action B: shift lines -----------------------------------------------------------------------


@rule
def has_matching(s: State, c: Parts, shift: int) -> bool:
    return has_card(s, s.actor, travelling_card(s, c, shift))


@rule
def has_card(s: State, seat: int, kind: int) -> bool:
    """NIZ-321 For the pearl there is no matching card."""
    return kind != PEARL and s.hands[seat, kind] > 0


@rule
def may_shift(s: State, c: Parts, shift: int) -> bool:
    """NIZ-140, NIZ-145, NIZ-320 Any line, any direction, as often as it is paid for."""
    return may_pay(s, c, s.actor, travelling_card(s, c, shift))


@rule
def may_pay(s: State, c: Parts, seat: int, kind: int) -> bool:
    """NIZ-141 One card of the travelling kind, or NIZ-142, NIZ-321 any three cards."""
    return has_card(s, seat, kind) or hand_size(s, seat) >= c.substitute


@rule
def shift_line(s: State, c: Parts, shift: int) -> None:
    """NIZ-143 A matching card pays if there is one (NIZ-A02: the option lets the player choose)."""
    chooses = s.substitute_payment != 0 and hand_size(s, s.actor) >= c.substitute
    s.pending = shift
    if has_matching(s, c, shift) and not chooses:
        pay_matching(s, c)
    else:
        s.step = PAY
        s.picks = c.substitute
        s.least = 0


@rule
def pay_matching(s: State, c: Parts) -> None:
    give(s, travelling_card(s, c, s.pending))
    carry_out_shift(s, c)


@rule
def carry_out_shift(s: State, c: Parts) -> None:
    """NIZ-144, NIZ-146 The shift is complete before anything else; NIZ-163 changes are noted.

    NIZ-A39 Nothing hidden appears here, so a table can let it be taken back.
    """
    rotate(s, c, s.pending)
    note_changes(s, c, s.pending // 2)
    s.pending = NOTHING
    s.step = SHIFTING


@rule
def may_discard(s: State, kind: int) -> bool:
    """NIZ-A03 Any mix of kinds. Picks go up by kind, so that a set has one order only."""
    if kind < s.least or s.hands[s.actor, kind] == 0:
        return False
    from_here = 0
    for other in range(kind, KINDS):
        from_here += s.hands[s.actor, other]
    return from_here >= s.picks


@rule
def may_pay_matching(s: State, c: Parts) -> bool:
    """NIZ-A02 With `substitute_payment = always` the first pick also offers the matching card."""
    return (
        s.step == PAY
        and s.substitute_payment != 0
        and s.picks == c.substitute
        and has_matching(s, c, s.pending)
    )


@rule
def discard(s: State, c: Parts, kind: int) -> None:
    """NIZ-142, NIZ-202 A card for a shift, or one too many in solo."""
    give(s, kind)
    s.least = kind
    s.picks -= 1
    if s.picks == 0:
        s.least = 0
        if s.step == PAY:
            carry_out_shift(s, c)
        else:
            end_turn(s, c)


# --- finishing -----------------------------------------------------------------------------------


@rule
def end(s: State, c: Parts) -> None:
    if s.step == PAY:
        s.picks = 0
        pay_matching(s, c)
    elif s.step == CLAIMS:
        end_turn(s, c)
    else:
        finish_shifts(s, c)


@rule
def finish_shifts(s: State, c: Parts) -> None:
    """NIZ-147 Then the grid is activated, or NIZ-323 tasks are completed; NIZ-340 the cards of that
    grid stay.
    """
    if s.form == NIZAM:
        activate(s, c)
        if s.actor != NOBODY:
            end_turn(s, c)
    elif is_any_available(s, c):
        s.step = CLAIMS
    else:
        end_turn(s, c)


@rule
def claim_task(s: State, c: Parts, kind: int) -> None:
    """NIZ-335 One task after the other; NIZ-336 until none is available."""
    claim(s, c, kind)
    if s.actor != NOBODY and not is_any_available(s, c):
        end_turn(s, c)


@rule
def end_turn(s: State, c: Parts) -> None:
    """NIZ-132, NIZ-171, NIZ-341 The turn passes to the next player, clockwise (NIZ-107)."""
    following = (s.actor + 1) % s.seats
    if s.form != NIZAM:
        end_turn_of_pearl(s, c)
    elif has_run_out(s, c) and following == s.first:
        finish(s, DECK_RAN_OUT)  # NIZ-A19, option end_timing = finish_round
    if s.actor != NOBODY:
        s.actor = following
        s.step = TURN
        s.pearl_used = 0
        remember_grid(s, c)
