"""Why an action is not legal: the rule, and the sentence for the player."""

from ludoteka.core.count import total
from ludoteka.core.errors import Reason
from ludoteka.core.game import Args
from ludoteka.core.record import NOBODY
from ludoteka.games.nizam.actions import ACTIONS, CLAIM, DISCARD, END, PASS, SHIFT
from ludoteka.games.nizam.cards import hand_size
from ludoteka.games.nizam.lines import has_pearl_run, travelling_card
from ludoteka.games.nizam.parts import Parts
from ludoteka.games.nizam.prompt import may_stop, room_in_hand
from ludoteka.games.nizam.rules import has_matching
from ludoteka.games.nizam.state import CLAIMS, LIMIT, NIZAM, PAY, PEARL, SHIFTING, State
from ludoteka.games.nizam.tasks import is_blocked, is_open
from ludoteka.games.nizam.words import gem


def why_not(s: State, c: Parts, action: int) -> Reason:
    """The rule that forbids an action of the seat to act."""
    if s.actor == NOBODY:
        return Reason("NIZ-191" if s.form == NIZAM else "NIZ-350", "why-over")
    kind = ACTIONS.decode(action).kind
    if s.step == PAY and kind != "discard":
        return _why_not_while_paying(s, c, kind)
    if s.step == LIMIT and kind != "discard":
        limit = c.hand_limit[s.seats]
        return Reason("NIZ-202", "why-limit", {"picks": s.picks, "limit": limit})
    if s.step == CLAIMS and kind != "claim":
        return Reason("NIZ-336", "why-claims", {"stop": may_stop(s)})
    if kind == "shift":
        return _why_not_shift(s, c, action - SHIFT)
    if kind == "discard":
        return _why_not_discard(s, action - DISCARD)
    if kind == "claim":
        return _why_not_claim(s, c, action - CLAIM)
    return _why_not_now(s, c, action)


def _why_not_while_paying(s: State, c: Parts, kind: str) -> Reason:
    if kind == "end" and not has_matching(s, c, s.pending):
        return Reason("NIZ-142", "why-paying", {"picks": s.picks})
    return Reason("NIZ-146", "why-paying", {"picks": s.picks})


def _why_not_now(s: State, c: Parts, action: int) -> Reason:
    """Draw, end and pass in TURN and SHIFTING."""
    if action == PASS:
        return Reason("NIZ-122", "why-no-pass")
    if action == END:
        return Reason("NIZ-122", "why-no-end")
    if s.step == SHIFTING:
        return Reason("NIZ-121", "why-no-draw-after-shift")
    if total(s.deck) + total(s.discard) == 0:
        return Reason("NIZ-134", "why-no-draw-empty")
    args: Args = {"limit": c.hand_limit[s.seats], "room": room_in_hand(s, c)}
    return Reason("NIZ-A24", "why-no-draw-full", args)


def _why_not_shift(s: State, c: Parts, shift: int) -> Reason:
    card = travelling_card(s, c, shift)
    args: Args = {"gem": gem(card), "hand": hand_size(s, s.actor)}
    return Reason("NIZ-321" if card == PEARL else "NIZ-142", "why-no-shift", args)


def _why_not_discard(s: State, kind: int) -> Reason:
    if s.step not in (PAY, LIMIT):
        return Reason("NIZ-141", "why-no-discard")
    if s.hands[s.actor, kind] == 0:
        return Reason("NIZ-142" if s.step == PAY else "NIZ-202", "why-not-held", {"gem": gem(kind)})
    return Reason("NIZ-142" if s.step == PAY else "NIZ-202", "why-ascending")


def _why_not_claim(s: State, c: Parts, kind: int) -> Reason:
    args: Args = {"gem": gem(kind)}
    if s.form == NIZAM:
        return Reason("NIZ-006", "why-no-tasks")
    if s.step != CLAIMS:
        return Reason("NIZ-330", "why-claim-later")
    if not is_open(s, s.actor, kind):
        return Reason("NIZ-330", "why-completed", args)
    if is_blocked(s, s.actor, kind):
        return Reason("NIZ-337", "why-blocked", args)
    if has_pearl_run(s, c, kind):
        return Reason("NIZ-332", "why-pearl-used", args)
    return Reason("NIZ-333", "why-no-run", args)
