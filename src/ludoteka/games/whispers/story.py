"""A War of Whispers in words: the log, the score by source."""

from collections.abc import Callable

from ludoteka.core.finale import Gain
from ludoteka.core.game import SPECTATOR, Args, Event, ScoreLine
from ludoteka.core.record import NOBODY
from ludoteka.games.whispers import state as at
from ludoteka.games.whispers.actions import ACTIONS
from ludoteka.games.whispers.names import EMPIRES
from ludoteka.games.whispers.parts import (
    ADD,
    CARD_COUNT,
    DRAW,
    EMPIRE_COUNT,
    LINE_COUNT,
    NOTHING,
    POSITION_COUNT,
    POST_COUNT,
    REGION_COUNT,
    Parts,
)
from ludoteka.games.whispers.places import at_city, at_tray
from ludoteka.games.whispers.rules.hand import hand_size
from ludoteka.games.whispers.rules.land import active_empire, cities_of
from ludoteka.games.whispers.rules.loyalty import first_slot, left_of, second_slot, slot_of
from ludoteka.games.whispers.scoring import agent_points, loyalty_to, score_of, secret_points
from ludoteka.games.whispers.state import State
from ludoteka.games.whispers.words import (
    ability,
    card,
    deed,
    empire,
    kind_of_place,
    place,
    post,
    region,
    slot,
)

FOURTH_ROUND = "end-fourth-round"
END_REASONS = (FOURTH_ROUND,)

Telling = Callable[[State, Parts, int, State, int], list[Event]]
"""from (before, c, argument of the action, after, viewer)"""


# --- the log -------------------------------------------------------------------------------------


def events(before: State, c: Parts, action: int, after: State, viewer: int) -> list[Event]:
    """What happened, as `viewer` may know it."""
    kind = ACTIONS.decode(action).kind
    events = TELLINGS[kind](before, c, action - ACTIONS.first(kind), after, viewer)
    if kind != "fight":  # a battle says who holds the region
        events += _tell_control(before, after)
    events = [_of(before.actor, event) for event in events]
    return [*_with_gains(events, before, c, after, viewer), *_tell_course(before, c, after)]


def _with_gains(
    events: list[Event], before: State, c: Parts, after: State, viewer: int
) -> list[Event]:
    """WOW-181 What the step means for the score that its viewer alone can know."""
    if viewer == SPECTATOR or not events:
        return events
    told = [gain for event in events for gain in event.gains if gain.seat == viewer]
    cities = [
        Gain(viewer, worth(after, c, viewer, r) - worth(before, c, viewer, r), at_city(r))
        for r in range(REGION_COUNT)
        if after.holder[r] != before.holder[r]
    ]
    change = score_of(after, c, viewer) - score_of(before, c, viewer)
    rest = change - sum(gain.points for gain in [*told, *cities])
    found = [*cities, Gain(viewer, rest, at_tray(viewer))]
    last = events[-1]
    counted = [gain for gain in found if gain.points != 0]
    return [*events[:-1], Event(last.message, last.args, [*last.gains, *counted])]


def worth(s: State, c: Parts, seat: int, r: int) -> int:
    """What the city of a region brings a seat, as the region is held now."""
    return loyalty_to(s, c, seat, s.holder[r]) if c.city[r] > 0 else 0


def _of(seat: int, event: Event) -> Event:
    """Whose deed it is, also where the sentence speaks of empires only."""
    return Event(event.message, {"seat": seat, **event.args}, event.gains)


def _tell_control(before: State, after: State) -> list[Event]:
    """WOW-060 Regions that changed hands."""
    return [
        Event("falls-to", {"region": region(r), "empire": empire(after.holder[r])})
        for r in range(REGION_COUNT)
        if after.holder[r] != before.holder[r]
    ]


def _tell_course(before: State, c: Parts, after: State) -> list[Event]:
    """The marker moves on: supply, rounds, phases, the end."""
    events = _tell_supply(before, after)
    if after.first != before.first:
        events.append(Event("round-marked", {"round": before.current_round}))
        if after.actor != NOBODY:
            events.append(Event("first-player", {"seat": after.first}))
    if after.actor == NOBODY:
        return [*events, Event(FOURTH_ROUND)]
    if after.current_round != before.current_round:
        events.append(Event("round-begins", {"round": after.current_round, "rounds": c.rounds}))
    if _phase(after) != _phase(before) and 0 <= after.marker < POST_COUNT:
        events.append(Event("phase-begins", {"empire": empire(_phase(after))}))
    return events


def _phase(s: State) -> int:
    return s.marker // POSITION_COUNT


def _tell_supply(before: State, after: State) -> list[Event]:
    return [
        Event(
            "supply-cut",
            {
                "region": region(r),
                "empire": empire(before.holder[r]),
                "count": before.banners[r] - after.banners[r],
            },
        )
        for r in hungry_regions(before, after)
    ]


def hungry_regions(before: State, after: State) -> list[int]:
    """WOW-110 Only supply takes banners away between two activations."""
    if after.marker == before.marker or before.marker == at.REVEAL_PHASE:
        return []
    return [r for r in range(REGION_COUNT) if after.banners[r] < before.banners[r]]


def _who(s: State) -> Args:
    return {"seat": s.actor}


def _active(s: State) -> str:
    return empire(active_empire(s))


def _tell_agents(message: str) -> Telling:
    def telling(before: State, _c: Parts, where: int, _after: State, _viewer: int) -> list[Event]:
        args = {**_who(before), "place": place(where), "kind": kind_of_place(where)}
        return [Event(message, args)]

    return telling


def _tell_act(before: State, c: Parts, chosen: int, after: State, viewer: int) -> list[Event]:
    args: Args = {**_who(before), "post": post(before.acting), "deed": deed(chosen)}
    if c.deed_kind[chosen] == ADD:
        return [Event("acts-add", {**args, "count": after.picks, "empire": _active(before)})]
    if c.deed_kind[chosen] == DRAW:
        return [Event("acts", args), *_tell_draw(before, after, viewer)]
    return [Event("acts", args)]


def _tell_draw(before: State, after: State, viewer: int, paid: int = NOTHING) -> list[Event]:
    """WOW-075 Whose deck and how many is public; which cards only the hand's owner sees.

    A card that pays for a repeated draw leaves the hand in the same step.
    """
    seat = before.actor
    new = [after.hands[seat, k] - before.hands[seat, k] + (k == paid) for k in range(CARD_COUNT)]
    if viewer != seat:
        return [Event("draws", {**_who(before), "count": sum(new), "empire": _active(before)})]
    return [
        Event("draws-card", {**_who(before), "card": card(k)})
        for k in range(CARD_COUNT)
        for _ in range(new[k])
    ]


def _tell_none(before: State, _c: Parts, _none: int, _after: State, _viewer: int) -> list[Event]:
    return [Event("does-nothing", {**_who(before), "post": post(before.acting)})]


def _tell_place(before: State, _c: Parts, r: int, _after: State, _viewer: int) -> list[Event]:
    if before.step in {at.REARRANGE, at.DISPERSE}:
        return [Event("sets-down", {"empire": empire(before.subject), "region": region(r)})]
    return [Event("adds", {"empire": _active(before), "region": region(r)})]


def _tell_target(before: State, _c: Parts, r: int, _after: State, _viewer: int) -> list[Event]:
    return [
        Event(
            "aims",
            {"empire": _active(before), "region": region(r), "defender": empire(before.holder[r])},
        )
    ]


def _tell_number(before: State, _c: Parts, number: int, _after: State, _viewer: int) -> list[Event]:
    count = number + 1
    args: Args = {"empire": _active(before), "count": count}
    if before.step == at.ATTACK_NUMBER:
        where = {"source": region(before.source), "target": region(before.target)}
        return [Event("marches", {**args, **where})]
    here = {"region": region(before.origin)}
    if before.step == at.HORSE_NUMBER:
        return [Event("moves", {**args, **here, "goal": region(before.goal)})]
    if before.step == at.REINFORCE_NUMBER:
        return [Event("reinforces", {**args, **here, "target": region(before.target)})]
    if before.step == at.LIFT_NUMBER:
        return [Event("lifts", {"empire": empire(before.subject), "count": count, **here})]
    return [_destroyed(before, before.origin, count)]


def _destroyed(before: State, r: int, count: int) -> Event:
    """WOW-063 Banners go back to their reserve."""
    args: Args = {"empire": empire(before.holder[r]), "region": region(r), "count": count}
    return Event("destroyed", args)


def _tell_fight(before: State, c: Parts, _fight: int, after: State, _viewer: int) -> list[Event]:
    """WOW-084 to WOW-086 Every battle is told step by step."""
    attacker, target = active_empire(before), before.target
    defender = before.holder[target]
    here: Args = {"region": region(target), "attacker": empire(attacker)}
    if defender == attacker:
        return [Event("walks-in", {**here, "count": before.force})]
    sides = {**here, "defender": empire(defender), "attackers": before.force}
    events = [Event("battle", {**sides, "defenders": before.banners[target]})]
    if c.fort[target]:
        losses = min(before.force, c.fort_losses)
        events.append(Event("fort-destroys", {**here, "count": losses}))
    if after.destroyed:
        events.append(Event("clash", {**sides, "count": after.destroyed}))
    return [*events, _winner(after, here)]


def _winner(after: State, here: Args) -> Event:
    if after.attackers_left:
        return Event("attack-won", {**here, "count": after.attackers_left})
    if after.defenders_left:
        defender = empire(after.defender)
        return Event("attack-held", {**here, "defender": defender, "count": after.defenders_left})
    return Event("attack-empty", {**here, "empire": empire(after.holder[after.last_region])})


def _tell_done(before: State, _c: Parts, _done: int, _after: State, _viewer: int) -> list[Event]:
    """The end of an activation needs no words."""
    return [] if before.step == at.AFTERMATH else [Event("stops", _who(before))]


def _tell_play(before: State, c: Parts, chosen: int, after: State, viewer: int) -> list[Event]:
    played, line = divmod(chosen, LINE_COUNT)
    used = c.abilities[played, line]
    events = [Event("plays", {**_who(before), "card": card(played), "ability": ability(used)})]
    if after.step == at.PAYING:
        return events
    return events + _tell_effect(before, c, after, viewer, played)


def _tell_pay(before: State, c: Parts, paid: int, after: State, viewer: int) -> list[Event]:
    events = [Event("pays", {**_who(before), "card": card(paid)})]
    return events + _tell_effect(before, c, after, viewer, paid)


def _tell_effect(before: State, c: Parts, after: State, viewer: int, paid: int) -> list[Event]:
    """What an ability did at once: banners, a repeated draw, banners for the force."""
    events = [_destroyed(before, r, n) for r, n in _losses(before, after)]
    events += [
        Event("adds", {"empire": empire(after.holder[r]), "region": region(r)})
        for r in range(REGION_COUNT)
        if after.banners[r] > before.banners[r]
    ]
    if after.force > before.force:
        count = after.force - before.force
        events.append(Event("joins-force", {"empire": _active(before), "count": count}))
    if after.tick != before.tick:
        events += _tell_draw(before, after, viewer, paid)
    return events


def _losses(before: State, after: State) -> list[tuple[int, int]]:
    pairs = [(r, before.banners[r] - after.banners[r]) for r in range(REGION_COUNT)]
    return [(r, n) for r, n in pairs if n > 0]


def _tell_later(_before: State, _c: Parts, _r: int, _after: State, _viewer: int) -> list[Event]:
    """Where banners come from or go to is told with their number."""
    return []


def _tell_post(before: State, _c: Parts, p: int, _after: State, _viewer: int) -> list[Event]:
    args: Args = {**_who(before), "post": post(p)}
    if before.step == at.LION_POST:
        return [Event("acts-for", args)]
    events = [Event("moves-agent", args)]
    if before.posts[p] != NOBODY:
        other: Args = {"seat": before.posts[p], "post": post(before.acting)}
        events.append(Event("gives-way", other))
    return events


def _tell_region(before: State, _c: Parts, r: int, after: State, _viewer: int) -> list[Event]:
    args: Args = {"empire": empire(before.holder[r]), "region": region(r)}
    if before.step == at.REGION_TO_DISPERSE:
        scattered = {**args, "count": before.banners[r]}
        return [Event("disperses" if after.lifted else "disperses-home", scattered)]
    if before.step == at.ADD_REGION:
        return [Event("musters", {**args, "count": after.banners[r] - before.banners[r]})]
    return []  # mercenaries: the number is told


def _tell_destroy(before: State, _c: Parts, r: int, _after: State, _viewer: int) -> list[Event]:
    return [_destroyed(before, r, 1)]


def _tell_empire(before: State, _c: Parts, e: int, _after: State, _viewer: int) -> list[Event]:
    return [Event("rearranges", {**_who(before), "empire": empire(e)})]


def _tell_discard(before: State, _c: Parts, k: int, _after: State, _viewer: int) -> list[Event]:
    """WOW-A33 Discards are open."""
    return [Event("discards", {**_who(before), "card": card(k)})]


def _tell_keep(before: State, _c: Parts, _keep: int, _after: State, _viewer: int) -> list[Event]:
    return [Event("keeps", _who(before))]


def _tell_swap(before: State, _c: Parts, pair: int, after: State, viewer: int) -> list[Event]:
    """WOW-122 Both tokens are shown; WOW-231 or only the slots are known."""
    seat, a, b = before.actor, first_slot(pair), second_slot(pair)
    slots: Args = {**_who(before), "first": slot(a), "second": slot(b)}
    if after.counter_intelligence and viewer != seat:
        return [Event("swaps-hidden", slots)]
    tokens = {"empire": empire(after.loyalty[seat, a]), "other": empire(after.loyalty[seat, b])}
    return [Event("swaps", {**slots, **tokens})]


def _tell_expose(before: State, c: Parts, e: int, _after: State, _viewer: int) -> list[Event]:
    victim = left_of(before, before.actor)
    where = slot_of(before, victim, e)
    points = c.multiplier[where]
    exposed = [Gain(before.actor, points, at_tray(victim))]
    return [
        Event("exposes", {**_who(before), "empire": empire(e), "points": points}, exposed),
        Event("is-exposed", {"seat": victim, "empire": empire(e), "slot": slot(where)}),
    ]


TELLINGS: dict[str, Telling] = {
    "place": _tell_place,
    "act": _tell_act,
    "none": _tell_none,
    "target": _tell_target,
    "number": _tell_number,
    "fight": _tell_fight,
    "done": _tell_done,
    "play": _tell_play,
    "pay": _tell_pay,
    "deploy": _tell_agents("deploys"),
    "source": _tell_later,
    "post": _tell_post,
    "from": _tell_later,
    "to": _tell_later,
    "region": _tell_region,
    "destroy": _tell_destroy,
    "empire": _tell_empire,
    "lift": _tell_later,
    "remove": _tell_agents("removes"),
    "discard": _tell_discard,
    "keep": _tell_keep,
    "swap": _tell_swap,
    "expose": _tell_expose,
}


# --- what can be done ----------------------------------------------------------------------------


def waiting(s: State, c: Parts) -> Event:
    args: Args = {"seat": s.actor}
    if s.acting == NOTHING:
        return Event("prompt-wait", args)
    return Event("prompt-wait-post", {**args, "post": post(s.acting)})


# --- the result ----------------------------------------------------------------------------------


def breakdown(s: State, c: Parts) -> list[ScoreLine]:
    """WOW-181 Each empire's cities by loyalty, then the advanced rules in play."""
    seats = range(s.seats)
    lines = [
        ScoreLine(
            f"source-{EMPIRES[e]}",
            "WOW-181",
            [loyalty_to(s, c, seat, e) * cities_of(s, c, e) for seat in seats],
        )
        for e in range(EMPIRE_COUNT)
    ]
    if s.agents_in_regions:
        agents = [agent_points(s, c, seat) for seat in seats]
        lines.append(ScoreLine("source-agents", "WOW-202", agents))
    if s.keep_secrets:
        secrets = [secret_points(s, c, seat) for seat in seats]
        lines.append(ScoreLine("source-secrets", "WOW-210", secrets))
    if s.counter_intelligence:
        bonus = [s.bonus[seat] for seat in seats]
        lines.append(ScoreLine("source-exposures", "WOW-232", bonus))
    return lines


def ties(s: State, c: Parts) -> list[ScoreLine]:
    """WOW-182 Fewest swaps, then most cards in hand."""
    seats = range(s.seats)
    return [
        ScoreLine("tie-swaps", "WOW-182", [s.swaps[seat] for seat in seats]),
        ScoreLine("tie-hand", "WOW-182", [hand_size(s, seat) for seat in seats]),
    ]


def end_reason(s: State, c: Parts) -> str:
    return FOURTH_ROUND if s.actor == NOBODY and s.current_round == c.rounds else ""
