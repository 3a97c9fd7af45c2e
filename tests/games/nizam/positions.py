"""Positions of Nizam."""

from ludoteka.core.match import Match, Transition
from ludoteka.games.nizam.cards import hand_size
from ludoteka.games.nizam.state import SHIFTING
from tests.browser.positions import (
    Here,
    Position,
    Sought,
    ends_round,
    others_score,
    refused,
    told,
)

SHOWN = {"nizam": Position(3, "", [], 0), "pearl": Position(2, "", [], 0, form="pearl")}
FULL_HAND = 9
"""with so many cards nobody takes more: `evaluate` alone would hoard twenty"""


def sensible(match: Match) -> list[int]:
    actions = match.legal()
    if hand_size(match.state, match.actor) < FULL_HAND:
        return actions
    draw = match.game.actions.parse("draw")
    return [a for a in actions if a != draw] or actions


def shifted(match: Match, _: list[Transition]) -> Here | None:
    """A line was shifted for one card; what is left pays for some shifts and not for others."""
    if match.over or match.state.step != SHIFTING or not match.may_take_back(match.actor):
        return None
    said = {match.game.actions.decode(a).kind for a in match.legal()}
    none_drawn = refused(match, "draw") == "NIZ-121"
    some_cannot = any(refused(match, f"shift r{row}L") == "NIZ-142" for row in range(5))
    return Here() if none_drawn and some_cannot and "shift" in said else None


def last_card(match: Match, steps: list[Transition]) -> Here | None:
    """The last card paid for a shift that scores: the turn ended unasked, and new gems came."""
    if not match.plies or hand_size(match.state, match.plies[-1].actor) > 0 or match.over:
        return None
    kinds = [match.game.actions.decode(step.action).kind for step in steps]
    scored = "scores" in told(match, steps)
    return Here(1) if kinds[0] == "shift" and "end" in kinds and scored else None


def over(match: Match, _: list[Transition]) -> Here | None:
    """Whoever won scored more than once."""
    return Here() if match.over and max(match.outcome()[0]) > 20 else None


def deck_runs_out(match: Match, steps: list[Transition]) -> Here | None:
    """By the decision itself: a table would ask for what follows."""
    return ends_round(match, steps[:1])


SOUGHT = {
    "last-card": Sought(last_card, prefer=("shift",)),
    "shifted": Sought(shifted, players=1),
    "over": Sought(over, players=3, prefer=("shift",)),
    "round": Sought(deck_runs_out, prefer=("draw",)),
    "points": Sought(others_score, prefer=("shift",)),
}
