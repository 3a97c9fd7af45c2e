"""Positions of Portals."""

from ludoteka.core.match import Match, Transition
from ludoteka.games.portals.state import CHOOSE_CELL, CHOOSE_STONE
from ludoteka.games.portals.story import Preview, preview_figure
from tests.browser.positions import (
    Here,
    Look,
    Position,
    Sought,
    ends_round,
    others_score,
    script,
    told,
)

FIGURE = "place_figure"
MODULES: dict[str, str | int] = {"spells": "yes", "signs": "yes"}
SPELLS: dict[str, str | int] = {"spells": "yes"}
SHOWN = {"portals": Position(2, "", [], 0, options=MODULES)}


def played(pattern: str, *events: str) -> Look:
    """These decisions have just been made, and these events were told."""

    def look(match: Match, steps: list[Transition]) -> Here | None:
        back = script(match, pattern)
        return Here(back) if back and told(match, steps) >= set(events) else None

    return look


def brings(match: Match, action: int) -> Preview | None:
    """What laying a figure would bring; nothing for other actions."""
    decoded = match.game.actions.decode(action)
    return preview_figure(match.state, match.c, decoded.args) if decoded.kind == FIGURE else None


def loses_one(match: Match, _: list[Transition]) -> Here | None:
    """A turned key of four stones that loses one and still brings points."""
    for action in match.legal():
        found = brings(match, action)
        turned = match.game.actions.decode(action).labels.get("turn") not in {None, "0"}
        if found and turned and len(found.cells) == 4 and len(found.lost) == 1 and found.points > 2:
            return Here(then=[match.game.actions.notation(action)])
    return None


def fulfils_own(match: Match, steps: list[Transition]) -> Here | None:
    """The last figure of the round made a sign of the seat that laid it."""
    if not script(match, rf"{FIGURE}:\S+") or match.over:
        return None
    seat = match.plies[-1].actor
    done = steps[-1].after.fulfilled[seat] & ~steps[0].before.fulfilled[seat]
    return Here(1) if done else None


def four_keys(match: Match, _: list[Transition]) -> Here | None:
    """A stone in hand, four keys, and the far seats have made marks on the boards."""
    s = match.state
    full = s.step == CHOOSE_CELL and min(s.keys[s.actor]) >= 0
    return Here() if full and s.round_number > 1 else None


def begins(_: Match, __: list[Transition]) -> Here:
    return Here()


def two_sources(match: Match, _: list[Transition]) -> Here | None:
    """A stone can be taken from the left and from the right."""
    return Here() if match.state.step == CHOOSE_STONE and len(match.legal()) > 6 else None


def ends(match: Match, _: list[Transition]) -> Here | None:
    """The last decision of a match was a figure."""
    return Here(1) if match.over and script(match, rf"{FIGURE}:\S+") else None


SOUGHT = {
    "turned-and-lost": Sought(loses_one),
    "four-keys": Sought(four_keys, players=3, options=MODULES),
    "sources": Sought(two_sources, players=3, options=MODULES),
    "shift": Sought(played(r"cast:shift lift:\S+ lay:\S+"), options=SPELLS, prefer=("cast",)),
    "haste": Sought(
        played(rf"cast:haste haste:\d {FIGURE}:\S+"), options=SPELLS, prefer=("cast haste",)
    ),
    "banish": Sought(
        played(r"cast:banish lift:\S+ lift:\S+"), options=SPELLS, prefer=("cast banish", "lift")
    ),
    "recall": Sought(
        played(r"cast:recall recall:\S+ place_stone:\S+"), options=SPELLS, prefer=("cast",)
    ),
    "sign": Sought(fulfils_own, players=2, options=MODULES, prefer=("keep_signs 1+2+3",)),
    "solo": Sought(begins, players=1, form="solo"),
    "solo-sign": Sought(played(rf"{FIGURE}:\S+", "fulfils-sign"), players=1, form="solo"),
    "solo-end": Sought(ends, players=1, form="solo"),
    "round": Sought(ends_round),
    "points": Sought(others_score),
}
