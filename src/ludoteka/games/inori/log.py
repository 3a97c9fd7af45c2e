"""The log of Inori: what happened, as a viewer may know it."""

from collections.abc import Callable

from ludoteka.core.finale import gains
from ludoteka.core.game import Args, Event
from ludoteka.core.record import NOBODY
from ludoteka.games.inori.actions import (
    ACTIONS,
    SPACE_NAMES,
)
from ludoteka.games.inori.favours import TOKEN
from ludoteka.games.inori.parts import (
    COLOURS,
    COMPANION,
    FIRST_FOOT,
    FIRST_SEASON_CARD,
    FIRST_SITE,
    RUNE_KINDS,
    SEASONS,
    SPACES_A_CARD,
    Parts,
)
from ludoteka.games.inori.places import at_site, at_slot, at_space
from ludoteka.games.inori.schema import COLOUR_NAMES
from ludoteka.games.inori.scoring import altar_points, end_reason
from ludoteka.games.inori.season import is_full, next_colour, points_at
from ludoteka.games.inori.spaces import is_on_card
from ludoteka.games.inori.state import (
    FROM_CARDS,
    FROM_TREE,
    NEUTRAL_ELDER,
    NOTHING,
    REVEAL_AT_SEASON_END,
    TURN,
    State,
)
from ludoteka.games.inori.view import rune_name


def colour_arg(colour: int) -> str:
    """A colour as said after a noun: жетон жовтого кольору."""
    return f"@colour-{COLOUR_NAMES[colour]}.of"


def card_arg(s: State, c: Parts, slot: int, form: str = "onto") -> str:
    """The card in a slot, in a grammatical form of the catalogues."""
    return f"@card-{COLOUR_NAMES[c.colour[s.cards[slot]]]}.{form}"


# --- the log -------------------------------------------------------------------------------------


def events(before: State, c: Parts, action: int, after: State, viewer: int) -> list[Event]:
    """What happened, as `viewer` may know it."""
    decoded = ACTIONS.decode(action)
    events = TELLERS[decoded.kind](before, c, action, after)
    if before.actor != NOBODY and decoded.kind in USES:
        events += _tell_use(before, c, action, after, viewer)
    if after.actor == NOBODY:
        events.append(Event(end_reason(after, c)))
    return events


def _tell_place(before: State, c: Parts, action: int, after: State) -> list[Event]:
    decoded = ACTIONS.decode(action)
    space = decoded.args["space"]
    verb = "places" if decoded.kind == "place" else "joins"
    args: Args = {"seat": before.actor}
    if is_on_card(space):
        return [
            Event(f"{verb}-card", {**args, "card": card_arg(before, c, space // SPACES_A_CARD)})
        ]
    if space < FIRST_FOOT:
        return [Event(f"{verb}-tree", {**args, "space": SPACE_NAMES[space]})]
    return [Event("places-foot", args)]


def _tell_pay(before: State, c: Parts, action: int, after: State) -> list[Event]:
    decoded = ACTIONS.decode(action)
    args: Args = {"seat": before.actor, "colour": colour_arg(decoded.args["colour"])}
    events = [Event("pays" if decoded.args["means"] == TOKEN else "pays-rune", args)]
    return events + _tell_new_altar(before, after)


def _tell_new_altar(before: State, after: State) -> list[Event]:
    return [
        Event(
            "lays-altar",
            {
                "seat": before.actor,
                "colour": colour_arg(after.altars[site]),
                "space": SPACE_NAMES[FIRST_SITE + site],
            },
        )
        for site in range(len(after.altars))
        if before.altars[site] != after.altars[site]
    ]


def _tell_altar(before: State, c: Parts, action: int, after: State) -> list[Event]:
    return _tell_new_altar(before, after)


def _tell_neutral(before: State, c: Parts, action: int, after: State) -> list[Event]:
    slot = ACTIONS.decode(action).args["space"] // SPACES_A_CARD
    return [Event("puts-neutral", {"seat": before.actor, "card": card_arg(before, c, slot)})]


def _tell_reveal(before: State, c: Parts, action: int, after: State) -> list[Event]:
    colour = ACTIONS.decode(action).args["colour"]
    return [Event("reveals", {"seat": before.actor, "colour": colour_arg(colour)})]


def _tell_done(before: State, c: Parts, action: int, after: State) -> list[Event]:
    return [Event("keeps-runes", {"seat": before.actor})]


def _tell_stand_down(before: State, c: Parts, action: int, after: State) -> list[Event]:
    return [Event("stands-down", {"seat": before.actor})]


def _tell_journey(before: State, c: Parts, action: int, after: State) -> list[Event]:
    return [Event("plays-journey", {"seat": before.actor, "colour": colour_arg(after.journey)})]


def _tell_source(before: State, c: Parts, action: int, after: State) -> list[Event]:
    args = ACTIONS.decode(action).args
    piece = args["piece"]
    card = card_arg(before, c, args["space"] // SPACES_A_CARD, "of")
    if piece == NEUTRAL_ELDER:
        return [Event("journey-takes-neutral", {"card": card})]
    return [Event("journey-takes", {"seat": piece, "card": card})]


def _tell_target(before: State, c: Parts, action: int, after: State) -> list[Event]:
    card = card_arg(before, c, ACTIONS.decode(action).args["space"] // SPACES_A_CARD)
    if before.piece == NEUTRAL_ELDER:
        return [Event("journey-puts-neutral", {"card": card})]
    return [Event("journey-puts", {"seat": before.piece, "card": card})]


def _tell_nothing(before: State, c: Parts, action: int, after: State) -> list[Event]:
    return []


PLACEMENTS = ("place", "place_companion")
USES = ("place", "place_companion", "pay", "altar", "weakest", "gain", "neutral", "done", "reveal")
"""actions after which the effect of a space may follow"""


def _tell_use(before: State, c: Parts, action: int, after: State, viewer: int) -> list[Event]:
    """Favours, runes and points that the space brought by this action."""
    seat = before.actor
    events = _tell_favours(before, action, after) + _tell_runes(before, action, after, viewer)
    points = points_of_placement(after, seat) - points_of_placement(before, seat)
    if points > 0:
        brought = gains([(seat, points, at_space(used_in(before, action)))])
        events.append(Event("scores", {"seat": seat, "points": points}, brought))
    ended = after.space == NOTHING and before.step not in {TURN, REVEAL_AT_SEASON_END}
    placed = ACTIONS.decode(action).kind in PLACEMENTS and after.space == NOTHING
    if not events and (ended or placed) and before.left == 0:
        events.append(Event("gains-nothing", {"seat": seat}))
    return events


def used_in(before: State, action: int) -> int:
    """The space whose effect goes on with the action, or begins with it."""
    decoded = ACTIONS.decode(action)
    return decoded.args["space"] if decoded.kind in PLACEMENTS else before.space


def points_of_placement(s: State, seat: int) -> int:
    return s.earned[seat, FROM_CARDS] + s.earned[seat, FROM_TREE]


def favours_taken(before: State, action: int, after: State) -> list[int]:
    """Tokens taken by colour; one that paid in the same action is not counted against them."""
    seat = before.actor
    taken = [after.tokens[seat, i] - before.tokens[seat, i] for i in range(COLOURS)]
    decoded = ACTIONS.decode(action)
    if decoded.kind == "pay" and decoded.args["means"] == TOKEN:
        taken[decoded.args["colour"]] += 1
    return taken


def _tell_favours(before: State, action: int, after: State) -> list[Event]:
    return [
        Event("takes", {"seat": before.actor, "count": count, "colour": colour_arg(colour)})
        for colour, count in enumerate(favours_taken(before, action, after))
        if count > 0
    ]


def runes_taken(before: State, action: int, after: State) -> list[int]:
    """Runes taken by kind; one that was used in the same action is not counted against them."""
    seat = before.actor
    taken = [after.face_down[seat, k] - before.face_down[seat, k] for k in range(RUNE_KINDS)]
    decoded = ACTIONS.decode(action)
    if decoded.kind == "place_companion":
        taken[COMPANION] += 1
    if decoded.kind == "reveal":
        taken[decoded.args["colour"]] += 1
    return taken


def _tell_runes(before: State, action: int, after: State, viewer: int) -> list[Event]:
    """INO-101 Which rune was taken is for its owner only."""
    seat = before.actor
    taken = runes_taken(before, action, after)
    if viewer != seat:
        return [Event("takes-rune", {"seat": seat})] * sum(taken)
    return [
        Event("takes-this-rune", {"seat": seat, "rune": f"@rune-{rune_name(kind)}"})
        for kind in range(RUNE_KINDS)
        for _ in range(taken[kind])
    ]


# --- the end of a season and of the game ---------------------------------------------------------


def _tell_check(before: State, c: Parts, action: int, after: State) -> list[Event]:
    return tell_check(before, c, after)


def tell_check(before: State, c: Parts, after: State) -> list[Event]:
    slot = before.slot
    card = card_arg(before, c, slot, "name")
    if is_full(before, c, slot):
        events = [Event("card-full", {"card": card})]
    elif c.scores_unfilled[before.cards[slot]]:
        events = [Event("season-card-unfilled", {"card": card})]
    else:
        events = [Event("card-unfilled", {"card": card})]
    colour = colour_arg(next_colour(before, c, slot))
    for seat in range(before.seats):
        points = points_at(before, c, slot, seat)
        if points > 0:
            args: Args = {"seat": seat, "points": points, "colour": colour}
            events.append(Event("card-scores", args, gains([(seat, points, at_slot(slot))])))
    if before.season < SEASONS:
        events.append(Event("card-replaced", {"card": card_arg(after, c, slot, "next")}))
    return events + _tell_unveiled(before, after)


def _tell_unveiled(before: State, after: State) -> list[Event]:
    """INO-105 Before the altars are scored."""
    return [
        Event("reveals-at-end", {"seat": seat, "colour": colour_arg(colour)})
        for seat in range(after.seats)
        for colour in range(COLOURS)
        if after.face_up[seat, colour] > before.face_up[seat, colour]
    ]


def _tell_return(before: State, c: Parts, action: int, after: State) -> list[Event]:
    return [Event("elders-return", {"season": before.season + 1})]


def _tell_draw(before: State, c: Parts, action: int, after: State) -> list[Event]:
    one, other = (FIRST_SEASON_CARD + number for number in after.offer.tolist())
    cards: Args = {
        "one": f"@card-{COLOUR_NAMES[c.colour[one]]}.onto",
        "other": f"@card-{COLOUR_NAMES[c.colour[other]]}.onto",
    }
    return [Event("draws-season-cards", {"seat": after.actor, **cards})]


def _tell_season_card(before: State, c: Parts, action: int, after: State) -> list[Event]:
    card = card_arg(after, c, after.season + 1)
    return [Event("lays-season-card", {"seat": before.actor, "card": card, "season": after.season})]


def _tell_award(before: State, c: Parts, action: int, after: State) -> list[Event]:
    site = before.slot
    args: Args = {
        "space": SPACE_NAMES[FIRST_SITE + site],
        "colour": colour_arg(before.altars[site]),
    }
    events = []
    for seat in range(before.seats):
        points = altar_points(before, c, site, seat)
        if points > 0:
            brought = gains([(seat, points, at_site(site))])
            events.append(Event("altar-scores", {"seat": seat, "points": points, **args}, brought))
    return events or [Event("altar-scores-nobody", args)]


TELLERS: dict[str, Callable[[State, Parts, int, State], list[Event]]] = {
    "place": _tell_place,
    "place_companion": _tell_place,
    "pay": _tell_pay,
    "altar": _tell_altar,
    "weakest": _tell_nothing,
    "gain": _tell_nothing,
    "neutral": _tell_neutral,
    "reveal": _tell_reveal,
    "done": _tell_done,
    "stand_down": _tell_stand_down,
    "play_journey": _tell_journey,
    "source": _tell_source,
    "target": _tell_target,
    "season_card": _tell_season_card,
    "check": _tell_check,
    "return_elders": _tell_return,
    "draw_season_cards": _tell_draw,
    "award": _tell_award,
}
