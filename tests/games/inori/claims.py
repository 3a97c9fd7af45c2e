"""What Inori's sentences claim."""

from typing import Any

from ludoteka.core.count import total
from ludoteka.core.record import NOBODY
from ludoteka.games.inori.actions import SPACE_NAMES
from ludoteka.games.inori.favours import count_of, highest_count, lowest_count
from ludoteka.games.inori.log import points_of_placement
from ludoteka.games.inori.parts import (
    ALTAR_COLOUR,
    CARD_SPACES,
    COLOURS,
    COMPANION,
    FIRST_FOOT,
    FIRST_SITE,
    JOURNEY,
    SEASONS,
    SLOTS,
    SPACES_A_CARD,
    STRONGEST,
)
from ludoteka.games.inori.schema import COLOUR_NAMES
from ludoteka.games.inori.scoring import score_of
from ludoteka.games.inori.season import points_at
from ludoteka.games.inori.spaces import row_of
from ludoteka.games.inori.state import NEUTRAL_ELDER, NOTHING, TURN
from ludoteka.games.inori.view import rune_name
from tests.conformance.claims import Asked, Claims, Shown, Told


def colour_named(args: dict[str, Any], name: str = "colour") -> int:
    return COLOUR_NAMES.index(args[name].removeprefix("@colour-").removesuffix(".of"))


def card_colour(args: dict[str, Any], name: str = "card") -> int:
    return COLOUR_NAMES.index(args[name].removeprefix("@card-").partition(".")[0])


def colour_in(s: Any, c: Any, slot: int) -> int:
    return c.colour[s.cards[slot]]


def slot_of(space: int) -> int:
    return space // SPACES_A_CARD


def elders_on(s: Any, slot: int) -> list[int]:
    return s.elders_on.tolist()[SPACES_A_CARD * slot : SPACES_A_CARD * (slot + 1)]


def is_full(s: Any, c: Any, slot: int) -> bool:
    return all(elders_on(s, slot)[: c.spaces[s.cards[slot]]])


# --- the log --------------------------------------------------------------------------------------


def lands(told: Told) -> bool:
    """The elder of the named seat goes to the chosen space; a cost may have to be paid first."""
    seat, space = told.args["seat"], told.done.args["space"]
    return (
        told.after.space == space
        or told.after.elders_on[space] >> seat & 1 == 1
        or new_season(told)
    )


def new_season(told: Told) -> bool:
    return told.after.step != TURN or told.after.season != told.before.season


def on_card(told: Told) -> bool:
    slot = slot_of(told.done.args["space"])
    return colour_in(told.before, told.c, slot) == card_colour(told.args) and lands(told)


def on_tree(told: Told) -> bool:
    return SPACE_NAMES[told.done.args["space"]] == told.args["space"] and lands(told)


def tokens_more(told: Told) -> int:
    """Tokens of the named colour that the seat has more, a paid one not counted against them."""
    seat, colour = told.args["seat"], colour_named(told.args)
    paid = told.done.kind == "pay" and told.done.args == {"means": 0, "colour": colour}
    return told.after.tokens[seat, colour] - told.before.tokens[seat, colour] + paid


def runes_more(told: Told) -> int:
    """Runes that the seat has more, one used in the same step not counted against them."""
    seat = told.args["seat"]
    used = told.done.kind in {"place_companion", "reveal"}
    return total(told.after.face_down[seat]) - total(told.before.face_down[seat]) + used


def paid(told: Told, means: int) -> bool:
    return told.is_deed("pay") and told.done.args == {
        "means": means,
        "colour": colour_named(told.args),
    }


def points_of_log(told: Told) -> bool:
    """All points of this step's events together are what the scores changed by."""
    for seat in range(told.before.seats):
        said = sum(e.args.get("points", 0) for e in told.events if e.args.get("seat") == seat)
        if said != score_of(told.after, seat) - score_of(told.before, seat):
            return False
    return True


def checked(told: Told, full: bool, seasonal: bool) -> bool:
    """The card that is looked at is the named one, full or not, of a season or not."""
    slot, card = told.before.slot, told.before.cards[told.before.slot]
    return (
        card_colour(told.args) == colour_in(told.before, told.c, slot)
        and is_full(told.before, told.c, slot) == full
        and (full or bool(told.c.scores_unfilled[card]) == seasonal)
        and points_of_log(told)
    )


def card_pays(told: Told) -> bool:
    """A point for each favour of the named colour, for those who stand on the card."""
    seat, slot = told.args["seat"], told.before.slot
    there = any(elders >> seat & 1 for elders in elders_on(told.before, slot))
    return there and told.args["points"] == count_of(
        told.before, told.c, seat, colour_named(told.args)
    )


def altar_named(told: Told) -> bool:
    site = SPACE_NAMES.index(told.args["space"]) - FIRST_SITE
    return told.after.altars[site] == colour_named(told.args)


def travels(told: Told, piece: int) -> bool:
    """The piece leaves the named card."""
    return told.done.args["piece"] == piece and colour_in(
        told.before, told.c, slot_of(told.done.args["space"])
    ) == card_colour(told.args)


def arrives(told: Told, piece: int) -> bool:
    space = told.done.args["space"]
    return (
        told.before.piece == piece
        and told.after.elders_on[space] >> piece & 1 == 1
        and colour_in(told.after, told.c, slot_of(space)) == card_colour(told.args)
    )


def best_seats(told: Told) -> int:
    scores = [score_of(told.after, seat) for seat in range(told.after.seats)]
    return scores.count(max(scores))


EVENTS: Claims = {
    "places-card": lambda t: t.is_deed("place") and on_card(t),
    "places-tree": lambda t: t.is_deed("place") and on_tree(t),
    "places-foot": lambda t: t.is_deed("place") and t.done.args["space"] >= FIRST_FOOT and lands(t),
    "joins-card": lambda t: t.is_deed("place_companion") and on_card(t),
    "joins-tree": lambda t: t.is_deed("place_companion") and on_tree(t),
    "pays": lambda t: paid(t, 0),
    "pays-rune": lambda t: paid(t, 1),
    "lays-altar": lambda t: altar_named(t) and t.before.altars.tolist() != t.after.altars.tolist(),
    "takes": lambda t: t.args["count"] == tokens_more(t) > 0,
    "takes-rune": lambda t: (
        runes_more(t) == sum(event.message == "takes-rune" for event in t.events)
    ),
    "takes-this-rune": lambda t: (
        t.args["rune"].removeprefix("@rune-")
        in {
            rune_name(kind)
            for kind, count in enumerate(t.after.face_down[t.args["seat"]].tolist())
            if count > 0
        }
    ),
    "scores": points_of_log,
    "gains-nothing": lambda t: (
        points_of_log(t)
        and t.before.tokens[t.args["seat"]].tolist() >= t.after.tokens[t.args["seat"]].tolist()
        and runes_more(t) == 0
    ),
    "puts-neutral": lambda t: (
        t.is_deed("neutral")
        and t.after.neutrals == t.before.neutrals - 1
        and colour_in(t.before, t.c, slot_of(t.done.args["space"])) == card_colour(t.args)
    ),
    "reveals": lambda t: (
        t.is_deed("reveal") and t.after.face_up[t.args["seat"], colour_named(t.args)] == 1
    ),
    "keeps-runes": lambda t: (
        t.is_deed("done")
        and t.before.face_up[t.args["seat"]].tolist() == t.after.face_up[t.args["seat"]].tolist()
    ),
    "stands-down": lambda t: t.after.aside[t.args["seat"]] == t.before.aside[t.args["seat"]] + 1,
    "plays-journey": lambda t: (
        t.is_deed("play_journey")
        and t.before.face_down[t.args["seat"], JOURNEY + colour_named(t.args)]
        == t.after.face_down[t.args["seat"], JOURNEY + colour_named(t.args)] + 1
    ),
    "journey-takes": lambda t: travels(t, t.args["seat"]),
    "journey-takes-neutral": lambda t: travels(t, NEUTRAL_ELDER),
    "journey-puts": lambda t: arrives(t, t.args["seat"]),
    "journey-puts-neutral": lambda t: arrives(t, NEUTRAL_ELDER),
    "card-full": lambda t: checked(t, full=True, seasonal=False),
    "card-unfilled": lambda t: checked(t, full=False, seasonal=False),
    "season-card-unfilled": lambda t: checked(t, full=False, seasonal=True),
    "card-scores": card_pays,
    "card-replaced": lambda t: (
        colour_in(t.after, t.c, t.before.slot) == card_colour(t.args)
        and not any(elders_on(t.after, t.before.slot))
    ),
    "reveals-at-end": lambda t: (
        t.after.face_up[t.args["seat"], colour_named(t.args)]
        > t.before.face_up[t.args["seat"], colour_named(t.args)]
    ),
    "elders-return": lambda t: (
        t.args["season"] == t.before.season + 1 <= SEASONS and not any(t.after.elders_on.tolist())
    ),
    "draws-season-cards": lambda t: (
        t.after.actor == t.args["seat"]
        and score_of(t.after, t.args["seat"])
        == min(score_of(t.after, seat) for seat in range(t.after.seats))
    ),
    "lays-season-card": lambda t: (
        t.is_deed("season_card")
        and t.args["season"] == t.after.season == t.before.season + 1
        and t.after.first == t.args["seat"]
    ),
    "altar-scores": lambda t: altar_named(t) and points_of_log(t),
    "altar-scores-nobody": lambda t: altar_named(t) and points_of_log(t),
    "end-victory": lambda t: t.after.actor == NOBODY and best_seats(t) == 1,
    "end-shared-victory": lambda t: t.after.actor == NOBODY and best_seats(t) > 1,
}


# --- prompts and reasons --------------------------------------------------------------------------


def spaces_open(asked: Asked) -> str:
    actions = [asked.match.game.actions.decode(action) for action in asked.match.legal()]
    spaces = [a.args["space"] for a in actions if a.kind == "place"]
    cards, tree = any(s < FIRST_SITE for s in spaces), any(s >= FIRST_SITE for s in spaces)
    return "both" if cards and tree else "cards" if cards else "tree" if tree else "nowhere"


PROMPTS: Claims = {
    "prompt-turn": lambda a: (
        a.args["where"] == spaces_open(a)
        and (a.args["where"] == "nowhere") == a.may("stand_down")
        and a.says("runes") == any(map(a.may, ("place_companion", "play_journey", "reveal")))
        and a.args["elders"] == a.s.in_hand[a.s.actor]
    ),
    "prompt-move-from": lambda a: a.may("source"),
    "prompt-move-to": lambda a: a.may("target"),
    "prompt-pay": lambda a: a.may("pay"),
    "prompt-altar": lambda a: a.may("altar"),
    "prompt-reveal-after-cost": lambda a: a.says("reveal") == a.may("reveal") and a.may("done"),
    "prompt-season-reveal": lambda a: a.says("reveal") == a.may("reveal") and a.may("done"),
    "prompt-weakest": lambda a: a.may("weakest"),
    "prompt-any": lambda a: a.may("gain") and a.args["left"] == a.s.left,
    "prompt-neutral": lambda a: a.may("neutral") and a.args["left"] == a.s.left,
    "prompt-season-card": lambda a: (
        a.may("season_card")
        and score_of(a.s, a.s.actor) == min(score_of(a.s, seat) for seat in range(a.s.seats))
    ),
}


def asks_for(kind: str) -> Any:
    """What the sentence says must come first is all that can be done."""
    return lambda asked: asked.may(kind) and not asked.may(asked.refused.kind)


def only_runes(asked: Asked) -> bool:
    """Nothing but turning up a rune, and ending that."""
    return {asked.match.game.actions.decode(action).kind for action in asked.match.legal()} <= {
        "reveal",
        "done",
    }


def space_of(asked: Asked) -> int:
    return asked.refused.args["space"]


def owned(asked: Asked, colour: int) -> int:
    return count_of(asked.s, asked.c, asked.s.actor, colour)


def tiles_left(asked: Asked) -> set[int]:
    return set(range(COLOURS)) - set(asked.s.altars.tolist())


def cost_of(asked: Asked, space: int) -> int:
    return asked.c.cost[row_of(asked.s, space)]


def has_elder(asked: Asked, piece: int) -> bool:
    return asked.s.elders_on[space_of(asked)] >> piece & 1 == 1


def colours_joined(asked: Asked) -> set[int]:
    """The colours of the card that the elder leaves and of the one it should go to."""
    return {colour_in(asked.s, asked.c, slot_of(s)) for s in (asked.s.source, space_of(asked))}


REASONS: Claims = {
    "why-automatic": lambda a: not a.may(a.refused.kind),
    "why-not-on-turn": lambda a: a.may("place") or a.may("stand_down"),
    "why-first-move-from": asks_for("source"),
    "why-first-move-to": asks_for("target"),
    "why-first-pay": asks_for("pay"),
    "why-first-altar": asks_for("altar"),
    "why-first-reveal-after-cost": only_runes,
    "why-first-weakest": asks_for("weakest"),
    "why-first-any": asks_for("gain"),
    "why-first-neutral": asks_for("neutral"),
    "why-first-season-reveal": only_runes,
    "why-first-season-card": asks_for("season_card"),
    "why-no-card": lambda a: a.s.cards[slot_of(space_of(a))] == NOTHING,
    "why-no-space": lambda a: (
        space_of(a) % SPACES_A_CARD
        >= a.args["spaces"]
        == a.c.spaces[a.s.cards[slot_of(space_of(a))]]
    ),
    "why-foot-used": lambda a: a.s.foot_tokens[space_of(a) - FIRST_FOOT] == 0,
    "why-occupied": lambda a: a.s.elders_on[space_of(a)] != 0,
    "why-no-favours": lambda a: not any(owned(a, colour) for colour in range(COLOURS)),
    "why-cannot-pay": lambda a: owned(a, colour_named(a.args)) == 0,
    "why-no-tile": lambda a: not any(owned(a, colour) for colour in tiles_left(a)),
    "why-no-companion": lambda a: a.s.face_down[a.s.actor, COMPANION] == 0,
    "why-companion-free": lambda a: a.s.elders_on[space_of(a)] == 0,
    "why-companion-own": lambda a: has_elder(a, a.s.actor),
    "why-no-double": lambda a: a.s.face_down[a.s.actor, colour_named(a.args)] == 0,
    "why-no-journey": lambda a: a.s.face_down[a.s.actor, JOURNEY + colour_named(a.args)] == 0,
    "why-journey-nowhere": lambda a: not any_journey(a, colour_named(a.args)),
    "why-no-stand-down": lambda a: a.may("place"),
    "why-not-held": lambda a: (
        (a.s.face_up if a.refused.args["means"] else a.s.tokens)[a.s.actor, colour_named(a.args)]
        == 0
    ),
    "why-not-strongest": lambda a: (
        cost_of(a, a.s.space) == STRONGEST
        and owned(a, colour_named(a.args)) < highest_count(a.s, a.c, a.s.actor)
    ),
    "why-wrong-colour": lambda a: (
        (
            a.s.altars[a.s.space - FIRST_SITE]
            if cost_of(a, a.s.space) == ALTAR_COLOUR
            else cost_of(a, a.s.space)
        )
        != colour_named(a.args)
    ),
    "why-tile-laid": lambda a: colour_named(a.args) not in tiles_left(a),
    "why-no-supply": lambda a: a.s.supply[colour_named(a.args)] == 0,
    "why-not-weakest": lambda a: (
        a.args["count"] == owned(a, colour_named(a.args)) > lowest_count(a.s, a.c, a.s.actor)
    ),
    "why-own-elder": lambda a: a.refused.args["piece"] == a.s.actor,
    "why-no-elder": lambda a: not has_elder(a, a.refused.args["piece"]),
    "why-nowhere-to-go": lambda a: not goals_from(a, slot_of(space_of(a)), colour_named(a.args)),
    "why-same-card": lambda a: slot_of(a.s.source) == slot_of(space_of(a)),
    "why-other-colour": lambda a: colour_named(a.args) not in colours_joined(a),
    "why-not-drawn": lambda a: a.refused.args["card"] not in a.s.offer.tolist(),
}


def goals_from(asked: Asked, source: int, colour: int) -> list[int]:
    """Slots with room to which an elder could travel: one of the two cards has the colour."""
    s, c = asked.s, asked.c
    return [
        slot
        for slot in range(SLOTS)
        if s.cards[slot] != NOTHING
        and slot != source
        and colour in {colour_in(s, c, source), colour_in(s, c, slot)}
        and not is_full(s, c, slot)
    ]


def any_journey(asked: Asked, colour: int) -> bool:
    s = asked.s
    for space in range(CARD_SPACES):
        if s.elders_on[space] & ~(1 << s.actor) and goals_from(asked, slot_of(space), colour):
            return True
    return False


# --- previews -------------------------------------------------------------------------------------


def tokens_gained(shown: Shown) -> int:
    return total(shown.after.tokens[shown.seat]) - total(shown.before.tokens[shown.seat])


def points_gained(shown: Shown) -> int:
    before, after = (points_of_placement(s, shown.seat) for s in (shown.before, shown.after))
    return after - before


def is_done(shown: Shown) -> bool:
    """The space has been used to the end: nothing of what is shown is still to come."""
    return shown.after.space < 0


def shows_the_gain(shown: Shown) -> bool:
    """Favours, runes and points; what was paid is shown apart."""
    paid = (
        sum(shown.shown.pays)
        if shown.chosen.kind == "pay" and not shown.chosen.args["means"]
        else 0
    )
    return not is_done(shown) or (
        sum(shown.shown.takes) - paid == tokens_gained(shown)
        and shown.shown.points == points_gained(shown)
    )


def shows_the_altar(shown: Shown) -> bool:
    new = set(shown.after.altars.tolist()) - set(shown.before.altars.tolist())
    return not new or shown.shown.altar == COLOUR_NAMES[new.pop()]


def shows_the_card(shown: Shown) -> bool:
    """What the card that becomes full would then score, by those who stand on it."""
    slots = [slot for slot in range(SLOTS) if shown.after.cards[slot] != NOTHING]
    same = shown.after.cards.tolist() == shown.before.cards.tolist()
    newly = [
        slot
        for slot in slots
        if same and is_full(shown.after, shown.c, slot) and not is_full(shown.before, shown.c, slot)
    ]
    if not newly:
        return True
    points = [points_at(shown.after, shown.c, newly[0], s) for s in range(shown.after.seats)]
    return bool(shown.shown.fills) and (
        not is_done(shown) or shown.shown.points_at_season_end == points
    )


PREVIEWS: Claims = {
    kind: lambda p: shows_the_gain(p) and shows_the_altar(p) and shows_the_card(p)
    for kind in (
        "place",
        "place_companion",
        "pay",
        "altar",
        "weakest",
        "gain",
        "neutral",
        "target",
    )
}
