"""Positions of Sintra."""

from ludoteka.core.match import Match, Transition
from ludoteka.games.sintra.state import TURN
from tests.browser.positions import (
    Here,
    Look,
    Sought,
    ends_round,
    others_score,
    refused,
    script,
    told,
)

SIDE_B: dict[str, str | int] = {"side": "B"}


def played(pattern: str, *events: str) -> Look:
    """These decisions have just been made, and these events were told."""

    def look(match: Match, steps: list[Transition]) -> Here | None:
        back = script(match, pattern)
        return Here(back) if back and told(match, steps) >= set(events) else None

    return look


def completed_twice(match: Match, steps: list[Transition]) -> Here | None:
    """The lower pane of a window was glazed by choice, so that its strip leaves."""
    if not script(match, r"keep:\S+"):
        return None
    seat, last = match.plies[-1].actor, steps[0].after
    window = last.glaziers[seat]
    return Here(1) if min(last.panes[seat, window]) >= 0 and not match.over else None


def beyond_the_gap(match: Match, _: list[Transition]) -> Here | None:
    """The way back is lost: a strip between the glazier and the first slot has left."""
    s = match.state
    if s.step != TURN or match.over:
        return None
    lost = match.game.view(s, match.c, s.actor).seats[s.actor].cut_off
    return Here(then=["back"]) if lost and refused(match, "back") == "SIN-069" else None


def ends(match: Match, steps: list[Transition]) -> Here | None:
    return Here(1) if match.over and len(steps) == 1 else None


def tie(match: Match, _: list[Transition]) -> Here | None:
    """Equal points at the end; the points lost to broken glass decide."""
    if not match.over:
        return None
    points, places = match.outcome()
    return Here() if points[0] == points[1] and places[0] != places[1] else None


SOUGHT = {
    "all-break": Sought(played(r"take:\S+", "breaks-all")),
    "some-break": Sought(played(r"take:\S+ strip:\d", "places", "breaks")),
    "split": Sought(played(r"strip:\d jokers:1", "places")),
    "twice": Sought(completed_twice, prefer=("strip 1", "strip 2")),
    "gap": Sought(beyond_the_gap, prefer=("strip 2", "strip 3")),
    "side-b-end": Sought(ends, options=SIDE_B),
    "tie": Sought(tie),
    "round": Sought(ends_round),
    "points": Sought(others_score),
}
