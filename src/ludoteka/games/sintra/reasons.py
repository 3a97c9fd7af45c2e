"""Why an action is not legal: the rule, and the sentence for the player."""

from ludoteka.core.errors import Reason
from ludoteka.core.game import Args
from ludoteka.core.record import NOBODY
from ludoteka.games.sintra.actions import ACTIONS, CHOOSE, KEEP_TILE, SPLIT
from ludoteka.games.sintra.pack import COLOURS
from ludoteka.games.sintra.parts import Parts
from ludoteka.games.sintra.rules import fewest_jokers, most_jokers
from ludoteka.games.sintra.sizes import STRIPS
from ludoteka.games.sintra.state import JOKERS, KEEP, STRIP, TURN, State
from ludoteka.games.sintra.strips import is_gone, leftmost


def why_not(s: State, c: Parts, action: int) -> Reason:
    """The rule that forbids an action of the seat to act."""
    if s.actor == NOBODY:
        return Reason("SIN-100", "why-over")
    kind = ACTIONS.decode(action).kind
    if kind == "keep":
        return _why_not_keep(s, action - KEEP_TILE)
    if s.step == KEEP:
        return Reason("SIN-062", "why-keep-first", {"slot": s.glaziers[s.actor] + 1})
    if s.step == TURN:
        return _why_not_turn(s, c, action, kind)
    if kind in ("take", "back"):
        return Reason("SIN-033", "why-place-first", hand(s))
    if kind == "strip":
        return _why_not_strip(s, action - CHOOSE)
    return _why_not_split(s, c, action - SPLIT)


def hand(s: State) -> Args:
    return {"colour": COLOURS[s.taken], "count": s.taken_count}


def _why_not_turn(s: State, c: Parts, action: int, kind: str) -> Reason:
    if kind == "back":
        return _why_not_back(s)
    if kind in ("strip", "jokers"):
        return Reason("SIN-033", "why-take-first")
    labels = ACTIONS.decode(action).labels
    place = labels["place"]
    args: Args = {"colour": labels["colour"]}
    if place == "centre":
        return Reason("SIN-040", "why-none-in-centre", args)
    if int(place) > c.displays[s.seats]:
        return Reason("SIN-010", "why-no-display", {"count": c.displays[s.seats]})
    return Reason("SIN-040", "why-none-on-display", {**args, "place": int(place)})


def _why_not_back(s: State) -> Reason:
    """SIN-069 The glazier is there already, has nothing to its left, or a gap in its way."""
    goal, here = leftmost(s, s.actor), s.glaziers[s.actor]
    if goal == STRIPS:
        return Reason("SIN-R24", "why-all-strips-gone")
    if goal > here:
        return Reason("SIN-R29", "why-no-strip-left")
    if goal == here:
        return Reason("SIN-069", "why-already-leftmost")
    gap = next(slot for slot in range(goal + 1, here) if is_gone(s, s.actor, slot))
    return Reason("SIN-069", "why-gap", {"slot": gap + 1})


def _why_not_strip(s: State, slot: int) -> Reason:
    if s.step == JOKERS:
        return Reason("SIN-050", "why-strip-chosen", {"slot": s.glaziers[s.actor] + 1})
    args: Args = {"slot": slot + 1, "glazier": s.glaziers[s.actor] + 1, "colour": COLOURS[s.taken]}
    if is_gone(s, s.actor, slot):
        return Reason("SIN-064", "why-strip-gone", args)
    if slot < s.glaziers[s.actor]:
        return Reason("SIN-051", "why-left-of-glazier", args)
    return Reason("SIN-054", "why-no-room", args)


def _why_not_split(s: State, c: Parts, jokers: int) -> Reason:
    if s.step == STRIP:
        return Reason("SIN-050", "why-strip-first", hand(s))
    if jokers < fewest_jokers(s, c):
        return Reason("SIN-055", "why-more-jokers", {"jokers": fewest_jokers(s, c)})
    return Reason("SIN-053", "why-fewer-jokers", {"jokers": most_jokers(s, c)})


def _why_not_keep(s: State, colour: int) -> Reason:
    if s.step != KEEP:
        return Reason("SIN-060", "why-not-full")
    args: Args = {"colour": COLOURS[colour], "slot": s.glaziers[s.actor] + 1}
    return Reason("SIN-062", "why-not-on-strip", args)
