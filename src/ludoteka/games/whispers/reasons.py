"""Why an action is not legal: the rule that forbids it, and the sentence for the player."""

from collections.abc import Callable

from ludoteka.core.errors import Reason
from ludoteka.core.game import Args
from ludoteka.core.record import NOBODY
from ludoteka.games.whispers import state as at
from ludoteka.games.whispers.actions import ACTIONS
from ludoteka.games.whispers.names import ABILITIES
from ludoteka.games.whispers.parts import (
    ADD,
    DEEDS_OF_POST,
    DRAW,
    LINE_COUNT,
    NOTHING,
    PARTNERS,
    POST_COUNT,
    REGION_COUNT,
    Parts,
)
from ludoteka.games.whispers.rules.agents import region_agent_count
from ludoteka.games.whispers.rules.cards import open_window
from ludoteka.games.whispers.rules.choices import line_of, most_number
from ludoteka.games.whispers.rules.council import ANY_CONTROLLED, deed_size
from ludoteka.games.whispers.rules.hand import can_pay, deck_size
from ludoteka.games.whispers.rules.land import active_empire, is_conquered, movable, neighbours
from ludoteka.games.whispers.rules.loyalty import left_of
from ludoteka.games.whispers.state import State
from ludoteka.games.whispers.view import STEP_NAMES
from ludoteka.games.whispers.words import ability, card, deed, empire, place, post, region

ADD_RULES = {"lion_lion": "WOW-158", "bear_elephant": "WOW-162", "elephant_horse": "WOW-168"}
STEP_RULES = {
    "remove": ("WOW-041", "remove"),
    "deploy": ("WOW-042", "deploy"),
    "act": ("WOW-051", "act none play"),
    "aim": ("WOW-080", "target play"),
    "force": ("WOW-143", "fight play"),
    "after": ("WOW-146", "done play"),
    "pay": ("WOW-131", "pay"),
    "move_post": ("WOW-076", "post"),
    "eagle_post": ("WOW-153", "post"),
    "lion_post": ("WOW-157", "post"),
    "attack_number": ("WOW-080", "number"),
    "horse_number": ("WOW-159", "number"),
    "reinforce_number": ("WOW-167", "number"),
    "lift_number": ("WOW-160", "number"),
    "mercenary_number": ("WOW-161", "number"),
    "add": ("WOW-071", "place"),
    "subjugate": ("WOW-152", "place"),
    "populate": ("WOW-165", "place"),
    "rearrange": ("WOW-160", "place"),
    "disperse": ("WOW-163", "place"),
    "source": ("WOW-080", "source"),
    "reinforce_from": ("WOW-167", "from done"),
    "horse_from": ("WOW-159", "from"),
    "fire_from": ("WOW-164", "from"),
    "horse_to": ("WOW-159", "to"),
    "mercenary_region": ("WOW-161", "region"),
    "add_region": ("WOW-158", "region"),
    "disperse_region": ("WOW-163", "region"),
    "fire": ("WOW-164", "destroy done"),
    "lift": ("WOW-160", "lift done"),
    "rearrange_empire": ("WOW-160", "empire"),
    "discard": ("WOW-121", "discard"),
    "swap": ("WOW-122", "keep swap"),
    "expose": ("WOW-232", "expose"),
}
"""step -> the rule that asks for it, and the kinds of action that answer it"""


def why_not(s: State, c: Parts, action: int) -> Reason:
    """The rule that forbids an action of the seat to act."""
    if s.actor == NOBODY:
        return Reason("WOW-180", "why-over")
    chosen = ACTIONS.decode(action)
    _, kinds = STEP_RULES[STEP_NAMES[s.step]]
    if chosen.kind not in kinds.split():
        if chosen.kind == "play":
            return Reason("WOW-140", "why-no-window")
        return Reason(_step_rule(s), "why-not-now", {"task": _task(s)})
    return REASONS[chosen.kind](s, c, action - ACTIONS.first(chosen.kind))


def _task(s: State) -> str:
    """What has to be done now."""
    if s.step == at.LION_POST and s.lion_single_scope == ANY_CONTROLLED:
        return "@task-lion-post-any"
    return f"@task-{STEP_NAMES[s.step].replace('_', '-')}"


def _step_rule(s: State) -> str:
    if s.step == at.ADD_REGION:
        return ADD_RULES.get(ABILITIES[s.ability], "WOW-158")
    if s.step == at.SWAPPING and s.counter_intelligence:
        return "WOW-231"
    return STEP_RULES[STEP_NAMES[s.step]][0]


# --- the agent phase -----------------------------------------------------------------------------


def _deploy(s: State, c: Parts, where: int) -> Reason:
    args: Args = {"place": place(where)}
    if where < POST_COUNT:
        return Reason("WOW-042", "why-post-taken", args)
    if not s.agents_in_regions:
        return Reason("WOW-042", "why-no-regions", args)
    if region_agent_count(s, s.actor) >= c.region_agents:
        return Reason("WOW-201", "why-enough-regions", {**args, "most": c.region_agents})
    return Reason("WOW-201", "why-region-twice", args)


def _remove(_s: State, _c: Parts, where: int) -> Reason:
    return Reason("WOW-041", "why-not-own-agent", {"place": place(where)})


# --- actions of a post ---------------------------------------------------------------------------


def _act(s: State, c: Parts, chosen: int) -> Reason:
    args: Args = {"post": post(s.acting), "deed": deed(chosen), "empire": empire(active_empire(s))}
    offered = [c.council[s.acting, place] for place in range(DEEDS_OF_POST)]
    if chosen not in offered:
        return Reason("WOW-070", "why-not-offered", args)
    kind = c.deed_kind[chosen]
    if kind == ADD and s.reserve[active_empire(s)] == 0:
        return Reason("WOW-072", "why-reserve-empty", args)
    if kind == DRAW and deck_size(s, active_empire(s)) == 0:
        return Reason("WOW-A09", "why-deck-empty", args)
    if kind in {ADD, DRAW} and deed_size(s, c, chosen) == 0:
        return Reason("WOW-A06", "why-no-symbols", args)
    if kind == ADD:
        return Reason("WOW-A40", "why-no-land", args)
    return Reason("WOW-145", "why-no-attack", args)


def _none(_s: State, _c: Parts, _none: int) -> Reason:
    return Reason("WOW-A05", "why-must-act")


# --- cards ---------------------------------------------------------------------------------------


def _play(s: State, c: Parts, chosen: int) -> Reason:
    played, line = divmod(chosen, LINE_COUNT)
    used = c.abilities[played, line]
    args: Args = {"card": card(played), "ability": ability(used)}
    if s.hands[s.actor, played] == 0:
        return Reason("WOW-131", "why-card-not-held", args)
    if not c.windows[used] & open_window(s):
        return Reason("WOW-140", "why-wrong-window", args)
    if not can_pay(s, c, played, line):
        second = empire(c.second[played, line])
        return Reason("WOW-131", "why-cannot-pay", {**args, "empire": second})
    return Reason("WOW-132", "why-no-use", args)


def _pay(s: State, c: Parts, paid: int) -> Reason:
    args: Args = {"card": card(paid)}
    if s.hands[s.actor, paid] == 0:
        return Reason("WOW-131", "why-card-not-held", args)
    needed = c.second[s.card, line_of(c, s.card, s.ability)]
    if paid // PARTNERS != needed:
        return Reason("WOW-131", "why-wrong-payment", {**args, "empire": empire(needed)})
    return Reason("WOW-132", "why-payment-spoils", {**args, "ability": ability(s.ability)})


def _discard(_s: State, _c: Parts, chosen: int) -> Reason:
    return Reason("WOW-121", "why-card-not-held", {"card": card(chosen)})


# --- attacks -------------------------------------------------------------------------------------


def _target(s: State, c: Parts, target: int) -> Reason:
    args: Args = {"region": region(target), "empire": empire(active_empire(s))}
    if s.holder[target] == active_empire(s):
        return Reason("WOW-083", "why-own-region", args)
    if s.fixed != NOTHING:
        return Reason("WOW-150", "why-extra-attack", {**args, "source": region(s.fixed)})
    near = [r for r in range(REGION_COUNT) if neighbours(s, c, target) >> r & 1]
    mine = [r for r in near if s.holder[r] == active_empire(s)]
    if any(s.banners[r] for r in mine):
        return Reason("WOW-082", "why-last-banner", args)
    if mine:
        return Reason("WOW-080", "why-nobody-there", args)
    return Reason("WOW-081", "why-not-adjacent", args)


def _source(s: State, c: Parts, source: int) -> Reason:
    args: Args = {"region": region(source), "empire": empire(active_empire(s))}
    if s.fixed != NOTHING:
        return Reason("WOW-150", "why-extra-attack", {**args, "source": region(s.fixed)})
    if s.holder[source] != active_empire(s) or s.banners[source] == 0:
        return Reason("WOW-080", "why-no-banners", args)
    if movable(s, c, source) == 0:
        return Reason("WOW-082", "why-last-banner-here", args)
    return Reason("WOW-081", "why-source-far", {**args, "target": region(s.target)})


def _number(s: State, c: Parts, _number: int) -> Reason:
    args: Args = {"most": most_number(s, c)}
    if s.step != at.ATTACK_NUMBER:
        return Reason(_step_rule(s), "why-too-many", args)
    if s.fixed != NOTHING:
        return Reason("WOW-150", "why-survivors-only", args)
    rule = "WOW-082" if is_conquered(s, c, s.source) else "WOW-080"
    return Reason(rule, "why-too-many", args)


# --- posts, regions, empires ---------------------------------------------------------------------


def _post(s: State, _c: Parts, chosen: int) -> Reason:
    args: Args = {"post": post(chosen)}
    if s.step == at.MOVE_POST:
        return Reason("WOW-076", "why-other-council", args)
    if s.step == at.EAGLE_POST:
        return Reason("WOW-153", "why-post-not-free", args)
    if s.lion_single_scope != ANY_CONTROLLED:
        return Reason("WOW-157", "why-not-my-post", args)
    message = "why-acting-post" if chosen == s.acting else "why-not-controlled"
    return Reason("WOW-A19", message, args)


def _place(s: State, c: Parts, where: int) -> Reason:
    subject = s.subject if s.subject != NOTHING else active_empire(s)
    args: Args = {"region": region(where), "empire": empire(subject)}
    if s.holder[where] != subject:
        return Reason(_step_rule(s), "why-not-its-region", args)
    if s.step == at.REARRANGE:
        return Reason("WOW-160", "why-limit", {**args, "limit": c.limit[where]})
    if s.step == at.DISPERSE:
        return Reason("WOW-163", "why-not-next-to", {**args, "origin": region(s.origin)})
    return Reason("WOW-165", "why-once-each", args)


def _region(s: State, c: Parts, where: int) -> Reason:
    args: Args = {"region": region(where), "task": _task(s)}
    if s.step == at.HORSE_FROM and s.holder[where] == active_empire(s) and s.banners[where]:
        return Reason("WOW-159", "why-last-banner-here", args)
    if s.step == at.ADD_REGION and s.reserve[s.holder[where]] == 0:
        holder = {"empire": empire(s.holder[where])}
        return Reason(_step_rule(s), "why-reserve-empty", {**args, **holder})
    return Reason(_step_rule(s), "why-not-this-region", args)


def _end(s: State, _c: Parts, _done: int) -> Reason:
    return Reason(_step_rule(s), "why-at-least-one")


def _empire(_s: State, _c: Parts, chosen: int) -> Reason:
    return Reason("WOW-A27", "why-nothing-to-move", {"empire": empire(chosen)})


# --- loyalty tokens ------------------------------------------------------------------------------


def _swap(s: State, _c: Parts, _pair: int) -> Reason:
    return Reason("WOW-233" if s.counter_intelligence else "WOW-122", "why-revealed")


def _expose(s: State, _c: Parts, chosen: int) -> Reason:
    args: Args = {"empire": empire(chosen), "seat": left_of(s, s.actor)}
    return Reason("WOW-232", "why-already-revealed", args)


REASONS: dict[str, Callable[[State, Parts, int], Reason]] = {
    "place": _place,
    "act": _act,
    "none": _none,
    "target": _target,
    "number": _number,
    "done": _end,
    "play": _play,
    "pay": _pay,
    "deploy": _deploy,
    "source": _source,
    "post": _post,
    "from": _region,
    "to": _region,
    "region": _region,
    "destroy": _region,
    "empire": _empire,
    "lift": _region,
    "remove": _remove,
    "discard": _discard,
    "swap": _swap,
    "expose": _expose,
}
