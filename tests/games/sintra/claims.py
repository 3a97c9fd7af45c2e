"""What Sintra's sentences claim."""

from typing import Any

from ludoteka.core.record import NOBODY
from ludoteka.games.sintra.pack import COLOURS
from ludoteka.games.sintra.parts import JOKER
from ludoteka.games.sintra.sizes import PANES, ROUNDS, STRIPS, TRACK, WINDOWS
from ludoteka.games.sintra.state import (
    CENTRE,
    EMPTY,
    JOKERS,
    KEEP,
    LOWER,
    SIDE_A,
    SIDE_B,
    STRIP,
    TURN,
    UPPER,
)
from ludoteka.games.sintra.strips import is_any_in_reach, tiles_on
from tests.conformance.claims import Asked, Claims, Shown, Told


def glass_of(s: Any, seat: int, slot: int) -> list[int]:
    return s.glass[seat, slot].tolist()


def empty_fields(s: Any, c: Any, seat: int, slot: int) -> list[int]:
    """What the empty fields of a strip take."""
    side = s.first_side[seat, slot] ^ (s.panes[seat, slot, UPPER] != EMPTY)
    kinds = c.fields[s.strips[seat, slot], side].tolist()
    glass = glass_of(s, seat, slot)
    return [kind for kind, tile in zip(kinds, glass, strict=True) if tile == EMPTY]


def is_gone(s: Any, seat: int, slot: int) -> bool:
    return s.panes[seat, slot, LOWER] != EMPTY


# --- the log --------------------------------------------------------------------------------------


def tiles_of(told: Told) -> int:
    """Tiles of the named colour that left the place."""
    colour = COLOURS.index(told.args["colour"])
    if told.done.labels["place"] == "centre":
        return told.before.centre[colour]
    return told.before.displays[told.done.args["place"], colour]


def scores_of_log(told: Told) -> bool:
    """All points of this step's events together are what the scores changed by."""
    for seat in range(told.before.seats):
        said = sum(e.args.get("points", 0) for e in told.events if e.args.get("seat") == seat)
        if said != told.after.score[seat] - told.before.score[seat]:
            return False
    return True


def on_strip(told: Told) -> int:
    """Tiles that came to the named strip, or filled it."""
    seat, slot = told.args["seat"], told.args["slot"] - 1
    return tiles_on(told.after, seat, slot) - tiles_on(told.before, seat, slot)


def steps_down(told: Told, count: int) -> bool:
    """The marker on the track went down so many spaces, from the bottom to the top again."""
    seat = told.args["seat"]
    return told.after.track[seat] == (told.before.track[seat] + count) % (TRACK - 1)


def takes_marker(told: Told) -> bool:
    return told.before.marker == CENTRE and told.done.labels.get("place") == "centre"


def windows_of(told: Told) -> list[list[int]]:
    return [told.after.panes[told.args["seat"], window].tolist() for window in range(WINDOWS)]


EVENTS: Claims = {
    "takes-from-display": lambda t: t.args["count"] == tiles_of(t) and scores_of_log(t),
    "takes-from-centre": lambda t: t.args["count"] == tiles_of(t) and scores_of_log(t),
    "takes-marker": lambda t: (
        takes_marker(t) and t.args["seat"] in {t.after.marker, t.after.starter}
    ),
    "breaks-all": lambda t: (
        t.args["count"]
        == sum(e.args["count"] for e in t.events if e.message.startswith("takes-from"))
        and steps_down(t, t.args["count"] + takes_marker(t))
    ),
    "breaks": lambda t: steps_down(t, t.args["count"]),
    "reaches-bottom": lambda t: t.args["points"] <= 0 and scores_of_log(t),
    "goes-back": lambda t: (
        t.is_deed("back")
        and t.after.glaziers[t.args["seat"]]
        == t.args["slot"] - 1
        < t.before.glaziers[t.args["seat"]]
    ),
    "chooses-strip": lambda t: t.after.glaziers[t.args["seat"]] == t.args["slot"] - 1,
    "places": lambda t: on_strip(t) == t.args["count"] and scores_of_log(t),
    "completes": lambda t: (
        t.after.step == KEEP
        and t.args["points"]
        == glass_of(t.after, t.args["seat"], t.args["slot"] - 1).count(
            COLOURS.index(t.args["colour"])
        )
    ),
    "glazes": lambda t: (
        t.after.panes[t.args["seat"], t.args["slot"] - 1, ("upper", "lower").index(t.args["pane"])]
        == COLOURS.index(t.args["colour"])
    ),
    "round": lambda t: (
        t.args["number"] == t.after.turn_round + 1
        and t.after.indicator[t.after.turn_round] == COLOURS.index(t.args["colour"])
    ),
    "final-scoring": scores_of_log,
    "final-leftovers": lambda t: (
        t.args["count"] == sum(tiles_on(t.after, t.args["seat"], slot) for slot in range(STRIPS))
        and t.args["points"] == t.args["count"] // t.c.leftovers
    ),
    "final-broken": lambda t: 0 <= t.args["lost"] == -t.args["points"],
    "final-ornaments": lambda t: t.after.side == SIDE_A,
    "final-windows": lambda t: (
        t.after.side == SIDE_B
        and t.args["windows"] == sum(EMPTY not in panes for panes in windows_of(t))
        and t.args["count"]
        == sum(panes.count(COLOURS.index(t.args["colour"])) for panes in windows_of(t))
        and t.args["points"] == t.args["windows"] * t.args["count"]
    ),
    "end-six-rounds": lambda t: t.after.actor == NOBODY and t.after.turn_round == ROUNDS,
}


# --- prompts and reasons --------------------------------------------------------------------------


def names_the_hand(asked: Asked) -> bool:
    named = COLOURS.index(asked.args["colour"]), asked.args["count"]
    return named == (asked.s.taken, asked.s.taken_count)


def slot_of_glazier(asked: Asked) -> int:
    return asked.s.glaziers[asked.s.actor] + 1


def on_offer(s: Any) -> list[int]:
    """The colours that can be taken."""
    places = [s.centre.tolist(), *s.displays.tolist()]
    return [colour for colour in range(len(COLOURS)) if any(place[colour] for place in places)]


PROMPTS: Claims = {
    "prompt-turn": lambda a: (
        a.may("take")
        and a.says("back") == a.may("back")
        and a.says("fits") == any(is_any_in_reach(a.s, a.c, a.s.actor, n) for n in on_offer(a.s))
        and (a.args["from"] in {"both", "centre"}) == (sum(a.s.centre.tolist()) > 0)
        and (a.args["from"] in {"both", "display"}) == (sum(map(sum, a.s.displays.tolist())) > 0)
    ),
    "prompt-strip": lambda a: a.may("strip") and names_the_hand(a),
    "prompt-jokers": lambda a: a.may("jokers") and a.args["slot"] == slot_of_glazier(a),
    "prompt-keep": lambda a: (
        a.may("keep") and a.args["slot"] == slot_of_glazier(a) and a.args["side"] == "AB"[a.s.side]
    ),
}


def strips_left(asked: Asked) -> list[int]:
    return [slot for slot in range(STRIPS) if not is_gone(asked.s, asked.s.actor, slot)]


def jokers_of(asked: Asked) -> int:
    return asked.refused.args["jokers"]


REASONS: Claims = {
    "why-keep-first": lambda a: a.s.step == KEEP and a.args["slot"] == slot_of_glazier(a),
    "why-place-first": lambda a: a.s.step in {STRIP, JOKERS} and names_the_hand(a),
    "why-take-first": lambda a: a.s.step == TURN,
    "why-none-in-centre": lambda a: a.s.centre[COLOURS.index(a.args["colour"])] == 0,
    "why-none-on-display": lambda a: (
        a.s.displays[a.args["place"] - 1, COLOURS.index(a.args["colour"])] == 0
    ),
    "why-no-display": lambda a: (
        a.args["count"] == a.c.displays[a.s.seats] <= a.refused.args["place"]
    ),
    "why-all-strips-gone": lambda a: not strips_left(a),
    "why-no-strip-left": lambda a: min(strips_left(a)) > a.s.glaziers[a.s.actor],
    "why-already-leftmost": lambda a: min(strips_left(a)) == a.s.glaziers[a.s.actor],
    "why-gap": lambda a: (
        a.s.gaps == 0
        and min(strips_left(a)) < a.args["slot"] - 1 < a.s.glaziers[a.s.actor]
        and is_gone(a.s, a.s.actor, a.args["slot"] - 1)
    ),
    "why-strip-chosen": lambda a: a.s.step == JOKERS and a.args["slot"] == slot_of_glazier(a),
    "why-strip-first": lambda a: a.s.step == STRIP and names_the_hand(a),
    "why-strip-gone": lambda a: is_gone(a.s, a.s.actor, a.args["slot"] - 1),
    "why-left-of-glazier": lambda a: a.args["slot"] < a.args["glazier"] == slot_of_glazier(a),
    "why-no-room": lambda a: (
        not ({a.s.taken, JOKER} & set(empty_fields(a.s, a.c, a.s.actor, a.args["slot"] - 1)))
    ),
    "why-more-jokers": lambda a: jokers_of(a) < a.args["jokers"] and is_legal(a, a.args["jokers"]),
    "why-fewer-jokers": lambda a: jokers_of(a) > a.args["jokers"] and is_legal(a, a.args["jokers"]),
    "why-not-full": lambda a: a.s.step != KEEP,
    "why-not-on-strip": lambda a: (
        a.s.step == KEEP
        and COLOURS.index(a.args["colour"]) not in glass_of(a.s, a.s.actor, a.args["slot"] - 1)
    ),
}


def is_legal(asked: Asked, jokers: int) -> bool:
    return asked.match.game.actions.encode("jokers", jokers=jokers) in asked.match.legal()


# --- previews -------------------------------------------------------------------------------------


def cost_of(shown: Shown) -> int:
    """What breaks at once costs points at the bottom, the rest at the end."""
    seat, track = shown.seat, shown.c.track
    return track[shown.before.track[seat]] - track[shown.after.track[seat]]


def gained(shown: Shown) -> int:
    return shown.after.score[shown.seat] - shown.before.score[shown.seat]


def same_round(shown: Shown) -> bool:
    return shown.after.turn_round == shown.before.turn_round


def shows_the_take(shown: Shown) -> bool:
    seat, shown_as = shown.seat, shown.shown
    placeable = shown.after.step == STRIP
    return (
        shown_as.cost == gained(shown) + cost_of(shown)
        and shown_as.marker == (shown.after.marker == seat != shown.before.marker)
        and bool(shown_as.strips) == placeable
        and (shown_as.breaks == 0) == placeable
    )


def shows_the_placing(shown: Shown) -> bool:
    """One strip: its new fields, what breaks, whether it is full and what that brings."""
    (strip,) = shown.shown.strips
    seat, slot = shown.seat, strip.slot
    if shown.after.step == JOKERS:
        return slot == shown.after.glaziers[seat]
    placed = tiles_on(shown.after, seat, slot) - tiles_on(shown.before, seat, slot)
    colours = len(strip.colour_fields)
    return (
        slot == shown.after.glaziers[seat]
        and strip.placed == len(strip.fields) == placed
        and strip.placed + strip.breaks == shown.before.taken_count
        and strip.completes == (shown.after.step == KEEP)
        and (not same_round(shown) or strip.cost + colours == gained(shown) + cost_of(shown))
    )


def shows_the_window(shown: Shown) -> bool:
    (strip,) = shown.shown.strips
    pane = ("upper", "lower").index(strip.pane)
    colour = COLOURS.index(strip.keeps[0])
    return shown.after.panes[shown.seat, strip.slot, pane] == colour and pane < PANES


PREVIEWS: Claims = {
    "take": lambda p: not same_round(p) or shows_the_take(p),
    "back": lambda p: p.shown.glazier == p.after.glaziers[p.seat],
    "strip": shows_the_placing,
    "jokers": shows_the_placing,
    "keep": lambda p: (
        shows_the_window(p) and (not same_round(p) or p.shown.strips[0].points == gained(p))
    ),
}
