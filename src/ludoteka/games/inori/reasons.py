"""Why an action is not legal: the rule, and the sentence for the player."""

from ludoteka.core.actions import Action
from ludoteka.core.errors import Reason
from ludoteka.core.game import Args
from ludoteka.core.record import NOBODY
from ludoteka.games.inori.actions import ACTIONS
from ludoteka.games.inori.favours import TOKEN, altar_at, count_of
from ludoteka.games.inori.log import colour_arg
from ludoteka.games.inori.parts import (
    ALTAR_COLOUR,
    COMPANION,
    FIRST_FOOT,
    JOURNEY,
    SPACES_A_CARD,
    STRONGEST,
    Parts,
)
from ludoteka.games.inori.runes import joins
from ludoteka.games.inori.spaces import has_elder, is_on_card, row_of
from ludoteka.games.inori.state import NOTHING, State
from ludoteka.games.inori.view import STEP_NAMES

AUTOMATIC_KINDS = ("check", "return_elders", "draw_season_cards", "award")

KINDS_OF_STEP = {
    "turn": ("place", "place_companion", "reveal", "play_journey", "stand_down"),
    "move_from": ("source",),
    "move_to": ("target",),
    "pay": ("pay",),
    "altar": ("altar",),
    "reveal_after_cost": ("reveal", "done"),
    "weakest": ("weakest",),
    "any": ("gain",),
    "neutral": ("neutral",),
    "season_reveal": ("reveal", "done"),
    "season_card": ("season_card",),
}

FIRST_THINGS = {
    "move_from": "INO-106",
    "move_to": "INO-106",
    "pay": "INO-050",
    "altar": "INO-082",
    "reveal_after_cost": "INO-102",
    "weakest": "INO-062",
    "any": "INO-089",
    "neutral": "INO-093",
    "season_reveal": "INO-120",
    "season_card": "INO-140",
}
"""the rule of a decision that must be made before anything else"""

NOT_ON_TURN = {
    "pay": "INO-050",
    "altar": "INO-082",
    "weakest": "INO-062",
    "gain": "INO-089",
    "neutral": "INO-093",
    "done": "INO-032",
    "season_card": "INO-140",
    "target": "INO-106",
    "source": "INO-106",
}
"""the rule of a deed that is no part of the turn's menu"""


def why_not(s: State, c: Parts, action: int) -> Reason:
    """The rule that forbids an action of the seat to act."""
    decoded = ACTIONS.decode(action)
    step = STEP_NAMES[s.step]
    if s.actor == NOBODY:
        return Reason("INO-157", "why-over")
    if decoded.kind in AUTOMATIC_KINDS:
        return Reason("INO-150" if decoded.kind == "award" else "INO-120", "why-automatic")
    if decoded.kind not in KINDS_OF_STEP.get(step, ()):
        if step == "turn":
            return Reason(NOT_ON_TURN[decoded.kind], "why-not-on-turn")
        return Reason(FIRST_THINGS.get(step, "INO-120"), f"why-first-{step.replace('_', '-')}")
    return _WHY[decoded.kind](s, c, decoded)


def _why_not_place(s: State, c: Parts, action: Action) -> Reason:
    return _why_not_there(s, c, action.args["space"]) or _why_not_paid(s, c, action.args["space"])


def _why_not_there(s: State, c: Parts, space: int) -> Reason | None:
    """No such space, or somebody stands on it."""
    if is_on_card(space):
        card = s.cards[space // SPACES_A_CARD]
        if card == NOTHING:
            return Reason("INO-143", "why-no-card")
        if space % SPACES_A_CARD >= c.spaces[card]:
            return Reason("INO-009", "why-no-space", {"spaces": c.spaces[card]})
    elif space >= FIRST_FOOT and s.foot_tokens[space - FIRST_FOOT] == 0:
        return Reason("INO-095", "why-foot-used")
    return Reason("INO-041", "why-occupied") if s.elders_on[space] else None


def _why_not_paid(s: State, c: Parts, space: int) -> Reason:
    cost = c.cost[row_of(s, space)]
    if cost == STRONGEST:
        return Reason("INO-054", "why-no-favours")
    if cost == ALTAR_COLOUR:
        altar = altar_at(s, space)
        if altar == NOTHING:
            return Reason("INO-086", "why-no-tile")
        return Reason("INO-085", "why-cannot-pay", {"colour": colour_arg(altar)})
    return Reason("INO-054", "why-cannot-pay", {"colour": colour_arg(cost)})


def _why_not_companion(s: State, c: Parts, action: Action) -> Reason:
    space = action.args["space"]
    if s.face_down[s.actor, COMPANION] == 0:
        return Reason("INO-111", "why-no-companion")
    if not s.elders_on[space]:
        return _why_not_there(s, c, space) or Reason("INO-111", "why-companion-free")
    if has_elder(s, s.actor, space):
        return Reason("INO-111", "why-companion-own")
    return _why_not_paid(s, c, space)


def _why_not_reveal(s: State, c: Parts, action: Action) -> Reason:
    return Reason("INO-102", "why-no-double", {"colour": colour_arg(action.args["colour"])})


def _why_not_journey(s: State, c: Parts, action: Action) -> Reason:
    colour = action.args["colour"]
    args: Args = {"colour": colour_arg(colour)}
    if s.face_down[s.actor, JOURNEY + colour] == 0:
        return Reason("INO-106", "why-no-journey", args)
    return Reason("INO-108", "why-journey-nowhere", args)


def _why_not_stand_down(s: State, c: Parts, action: Action) -> Reason:
    return Reason("INO-034", "why-no-stand-down")


def _why_not_pay(s: State, c: Parts, action: Action) -> Reason:
    colour, means = action.args["colour"], action.args["means"]
    args: Args = {"colour": colour_arg(colour)}
    held = s.tokens[s.actor, colour] if means == TOKEN else s.face_up[s.actor, colour]
    if held == 0:
        return Reason("INO-054" if means == TOKEN else "INO-104", "why-not-held", args)
    cost = c.cost[row_of(s, s.space)]
    if cost == STRONGEST:
        return Reason("INO-052", "why-not-strongest", args)
    if cost != ALTAR_COLOUR:
        return Reason("INO-051", "why-wrong-colour", args)
    if altar_at(s, s.space) == NOTHING:
        return Reason("INO-086", "why-tile-laid", args)
    return Reason("INO-085", "why-wrong-colour", args)


def _why_not_altar(s: State, c: Parts, action: Action) -> Reason:
    return Reason("INO-083", "why-tile-laid", {"colour": colour_arg(action.args["colour"])})


def _why_not_weakest(s: State, c: Parts, action: Action) -> Reason:
    colour = action.args["colour"]
    args: Args = {"colour": colour_arg(colour)}
    if s.supply[colour] == 0:
        return Reason("INO-061", "why-no-supply", args)
    return Reason("INO-062", "why-not-weakest", {**args, "count": count_of(s, c, s.actor, colour)})


def _why_not_gain(s: State, c: Parts, action: Action) -> Reason:
    return Reason("INO-061", "why-no-supply", {"colour": colour_arg(action.args["colour"])})


def _why_not_neutral(s: State, c: Parts, action: Action) -> Reason:
    return _why_not_there(s, c, action.args["space"]) or Reason("INO-093", "why-occupied")


def _why_not_source(s: State, c: Parts, action: Action) -> Reason:
    piece, space = action.args["piece"], action.args["space"]
    if piece == s.actor:
        return Reason("INO-107", "why-own-elder")
    if not has_elder(s, piece, space):
        return Reason("INO-107", "why-no-elder")
    return Reason("INO-108", "why-nowhere-to-go", {"colour": colour_arg(s.journey)})


def _why_not_target(s: State, c: Parts, action: Action) -> Reason:
    space = action.args["space"]
    source, target = s.source // SPACES_A_CARD, space // SPACES_A_CARD
    if source == target:
        return Reason("INO-109", "why-same-card")
    if s.cards[target] != NOTHING and not joins(s, c, s.journey, source, target):
        return Reason("INO-108", "why-other-colour", {"colour": colour_arg(s.journey)})
    return _why_not_there(s, c, space) or Reason("INO-108", "why-occupied")


def _why_not_season_card(s: State, c: Parts, action: Action) -> Reason:
    return Reason("INO-140", "why-not-drawn")


_WHY = {
    "place": _why_not_place,
    "place_companion": _why_not_companion,
    "reveal": _why_not_reveal,
    "play_journey": _why_not_journey,
    "stand_down": _why_not_stand_down,
    "pay": _why_not_pay,
    "altar": _why_not_altar,
    "weakest": _why_not_weakest,
    "gain": _why_not_gain,
    "neutral": _why_not_neutral,
    "source": _why_not_source,
    "target": _why_not_target,
    "season_card": _why_not_season_card,
}
