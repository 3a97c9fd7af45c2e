"""Why an action is not legal: the rule that forbids it, and the sentence for the player."""

from dataclasses import dataclass

from ludoteka.core.actions import Action
from ludoteka.core.errors import Reason
from ludoteka.core.game import Args, yes
from ludoteka.core.record import NOBODY
from ludoteka.games.portals.actions import ACTIONS
from ludoteka.games.portals.figure import figure, fits, is_accessible, is_free, sides
from ludoteka.games.portals.keys import key_count, may_skip_key
from ludoteka.games.portals.pack import SPELL_IDS
from ludoteka.games.portals.parts import Parts
from ludoteka.games.portals.sizes import CELLS, SPELLS
from ludoteka.games.portals.spells import accepts, area_element, is_executable
from ludoteka.games.portals.state import (
    ACTIVATE,
    BANISH_FIRST,
    BANISH_SECOND,
    CHOOSE_CELL,
    CHOOSE_KEY,
    CHOOSE_SIGNS,
    CHOOSE_STONE,
    HASTE_FIGURE,
    HASTE_KEY,
    NOTHING,
    RECALL,
    RECALL_AREA,
    RECALL_CELL,
    SHIFT_FROM,
    SHIFT_TO,
    SOLO,
    State,
)
from ludoteka.games.portals.story import stone
from ludoteka.games.portals.view import STEP_NAMES

KINDS = {
    CHOOSE_SIGNS: ("keep_signs",),
    CHOOSE_KEY: ("take_key", "skip_key"),
    CHOOSE_STONE: ("take_stone",),
    CHOOSE_CELL: ("place_stone", "cast", "to_bag"),
    SHIFT_FROM: ("lift",),
    SHIFT_TO: ("lay",),
    HASTE_KEY: ("haste",),
    HASTE_FIGURE: ("place_figure",),
    BANISH_FIRST: ("lift",),
    BANISH_SECOND: ("lift", "done"),
    RECALL_AREA: ("recall",),
    RECALL_CELL: ("place_stone",),
    ACTIVATE: ("place_figure",),
}
"""the kinds of action that answer each decision"""
ASKING_RULES = {
    CHOOSE_SIGNS: "POR-121",
    CHOOSE_KEY: "POR-030",
    CHOOSE_STONE: "POR-038",
    CHOOSE_CELL: "POR-040",
    SHIFT_FROM: "POR-107",
    SHIFT_TO: "POR-107",
    HASTE_KEY: "POR-108",
    HASTE_FIGURE: "POR-108",
    BANISH_FIRST: "POR-109",
    BANISH_SECOND: "POR-109",
    RECALL_AREA: "POR-110",
    RECALL_CELL: "POR-110",
    ACTIVATE: "POR-052",
}
"""the rule that asks for each decision"""


def why_not(s: State, c: Parts, action: int) -> Reason:
    """The rule that forbids an action of the seat to act."""
    if s.actor == NOBODY:
        return Reason("POR-156" if s.form == SOLO else "POR-080", "why-over")
    decoded = ACTIONS.decode(action)
    if decoded.kind not in KINDS[s.step]:
        return _why_not_now(s, c, decoded)
    if decoded.kind in _ALWAYS:
        return _ALWAYS[decoded.kind]
    return _WHY[decoded.kind](Question(s, c, decoded))


def _why_not_now(s: State, c: Parts, action: Action) -> Reason:
    """Another decision is open."""
    if action.kind == "cast" and s.spells == 0:
        return Reason("POR-090", "why-no-spells")
    if action.kind == "keep_signs":
        return _why_no_choice_of_signs(s)
    if action.kind == "take_stone" and s.form == SOLO:
        return Reason("POR-148", "why-prediction")
    if action.kind == "take_key" and key_count(s, s.actor) == c.keys_max:
        return Reason("POR-034", "why-four-keys", {"most": c.keys_max})
    if action.kind == "place_figure" and s.step in (CHOOSE_KEY, CHOOSE_STONE, CHOOSE_CELL):
        return Reason("POR-150" if s.form == SOLO else "POR-051", "why-not-yet")
    args: Args = {}
    if s.step == CHOOSE_KEY:
        args["skip"] = yes(may_skip_key(s, c))
    return Reason(ASKING_RULES[s.step], f"why-{STEP_NAMES[s.step].replace('_', '-')}", args)


def _why_no_choice_of_signs(s: State) -> Reason:
    if s.form == SOLO:
        return Reason("POR-145", "why-signs-open")
    return Reason("POR-121", "why-signs-chosen") if s.signs else Reason("POR-090", "why-no-signs")


@dataclass(frozen=True)
class Question:
    """An action that would answer the open decision, but is not legal."""

    s: State
    c: Parts
    action: Action


def _why_key(q: Question) -> Reason:
    return Reason("POR-031", "why-key-not-open", {"key": q.action.args["key"] + 1})


def _why_stone(q: Question) -> Reason:
    side, element = q.action.args["side"], q.action.args["stone"]
    if q.s.markers[q.s.actor, side] == 0:
        return Reason("POR-039", "why-no-marker", {"side": q.action.labels["side"]})
    said: Args = {"stone": stone(element), "side": q.action.labels["side"]}
    return Reason("POR-038", "why-not-on-source", said)


def _why_cell(q: Question) -> Reason:
    key = q.s.keys[q.s.actor, q.action.args["slot"]]
    if key == NOTHING:
        return Reason("POR-040", "why-no-key")
    if q.c.hole_at[key, q.action.args["hole"]] == NOTHING:
        return Reason("POR-040", "why-blank-cell", {"key": key + 1})
    return Reason("POR-040", "why-covered", {"key": key + 1})


def _why_cast(q: Question) -> Reason:
    area = q.action.args["spell"]
    said: Args = {"stone": stone(q.s.held), "spell": f"@spell-{SPELL_IDS[area]}"}
    if q.s.spells == 0:
        return Reason("POR-090", "why-no-spells")
    if area_element(q.s, area) != NOTHING and not accepts(q.s, area, q.s.held):
        return Reason(
            "POR-102", "why-area-colour", {**said, "colour": stone(area_element(q.s, area))}
        )
    if not accepts(q.s, area, q.s.held):
        other = next(a for a in range(SPELLS) if area_element(q.s, a) == q.s.held)
        return Reason("POR-103", "why-other-area", {**said, "other": f"@spell-{SPELL_IDS[other]}"})
    assert not is_executable(q.s, q.c, area)
    return Reason("POR-106", "why-not-executable", said)


def _why_lift(q: Question) -> Reason:
    gap = q.action.args["board"]
    spell = "POR-107" if q.s.step == SHIFT_FROM else "POR-109"
    if gap >= q.s.seats:
        return Reason("POR-R27" if q.s.form == SOLO else "POR-012", "why-no-board")
    if is_free(q.s, gap, q.action.args["cell"]):
        return Reason(spell, "why-no-stone")
    assert not is_accessible(q.s, q.s.actor, gap)
    return Reason(spell, "why-not-accessible")


def _why_lay(q: Question) -> Reason:
    gap, cell = q.action.args["board"], q.action.args["cell"]
    if gap >= q.s.seats:
        return Reason("POR-R27" if q.s.form == SOLO else "POR-012", "why-no-board")
    if q.s.lifted == CELLS * gap + cell:
        return Reason("POR-R13", "why-own-cell")
    return Reason("POR-107", "why-occupied")


def _why_recall(q: Question) -> Reason:
    if q.action.args["spell"] == RECALL:
        return Reason("POR-R16", "why-own-area")
    return Reason("POR-110", "why-empty-area")


def _why_figure(q: Question) -> Reason:
    if q.action.args["side"] >= sides(q.s):
        return Reason("POR-141", "why-one-board")
    code = figure(q.s, q.c, q.s.actor, q.s.slot, q.action.args["turn"])
    if not fits(code, q.action.args["cell"]):
        return Reason("POR-058", "why-off-board")
    return Reason("POR-055", "why-same-placement")


_ALWAYS = {
    "skip_key": Reason("POR-036", "why-no-skip"),
    "to_bag": Reason("POR-041", "why-no-bag"),
    "haste": Reason("POR-108", "why-no-key"),
}
"""refused for one reason only"""
_WHY = {
    "take_key": _why_key,
    "take_stone": _why_stone,
    "place_stone": _why_cell,
    "cast": _why_cast,
    "lift": _why_lift,
    "lay": _why_lay,
    "recall": _why_recall,
    "place_figure": _why_figure,
}
