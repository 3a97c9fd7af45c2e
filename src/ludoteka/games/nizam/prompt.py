"""What a seat can do now, in one sentence: only what is legal, with the numbers of the moment."""

from ludoteka.core.count import total
from ludoteka.core.game import Args, Event, yes
from ludoteka.games.nizam.cards import hand_size
from ludoteka.games.nizam.lines import travelling_card
from ludoteka.games.nizam.parts import Parts
from ludoteka.games.nizam.rules import TRUNCATING, may_draw, may_pay_matching, may_shift
from ludoteka.games.nizam.scoring import points_now
from ludoteka.games.nizam.sizes import SHIFTS
from ludoteka.games.nizam.state import LIMIT, NIZAM, PAY, SHIFTING, TURN, State
from ludoteka.games.nizam.view import completable, proofs_of, ready_of
from ludoteka.games.nizam.words import gem, shift_args


def prompt(s: State, c: Parts, seat: int) -> Event:
    if s.step == TURN:
        return _prompt_turn(s, c)
    if s.step == SHIFTING:
        if s.form == NIZAM:
            return Event("prompt-shifting", {"points": points_now(s, c)})
        tasks = completable(ready_of(s, c, proofs_of(s, c)))
        return Event("prompt-shifting-pearl", {"tasks": tasks})
    if s.step == PAY:
        return _prompt_pay(s, c)
    if s.step == LIMIT:
        return Event("prompt-limit", {"picks": s.picks, "limit": c.hand_limit[s.seats]})
    return Event("prompt-claims", {"stop": may_stop(s)})


def _prompt_turn(s: State, c: Parts) -> Event:
    shifts = any(may_shift(s, c, shift) for shift in range(SHIFTS))
    draws = "both" if shifts else "draw"
    return Event(
        "prompt-turn",
        {"does": draws if may_draw(s, c) else "shift", "count": cards_to_take(s, c)},
    )


def _prompt_pay(s: State, c: Parts) -> Event:
    matching = yes(may_pay_matching(s, c))
    args: Args = {"picks": s.picks, **shift_args(s.pending), "matching": matching}
    return Event("prompt-pay", {**args, "gem": gem(travelling_card(s, c, s.pending))})


def may_stop(s: State) -> str:
    """NIZ-A32 The option lets a player leave tasks open."""
    return yes(s.pearl_claims != 0)


def cards_to_take(s: State, c: Parts) -> int:
    """NIZ-130, NIZ-134 Three cards, or what is there; NIZ-A24 an option may leave less room.

    NIZ-191 The last card of the last deck ends the match.
    """
    wanted = (
        min(c.draw_count, room_in_hand(s, c)) if s.solo_overflow == TRUNCATING else c.draw_count
    )
    is_last = s.form == NIZAM and s.exhaustions + 1 == c.end_exhaustions[s.seats]
    there = total(s.deck) if is_last and s.end_timing == 0 else total(s.deck) + total(s.discard)
    return min(wanted, there)


def room_in_hand(s: State, c: Parts) -> int:
    limit = c.hand_limit[s.seats] if s.form == NIZAM else 0
    return limit - hand_size(s, s.actor) if limit > 0 else c.draw_count
