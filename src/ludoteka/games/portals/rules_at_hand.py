"""The rules to read at each decision."""

from ludoteka.games.portals import state as at
from ludoteka.games.portals.parts import Parts
from ludoteka.games.portals.state import SOLO, State

FIGURE_RULES = ("POR-054", "POR-055", "POR-057", "POR-058", "POR-059", "POR-060")

RULES: dict[int, tuple[str, ...]] = {
    at.CHOOSE_SIGNS: ("POR-121", "POR-123", "POR-124", "POR-127"),
    at.CHOOSE_KEY: ("POR-031", "POR-034", "POR-035", "POR-036"),
    at.CHOOSE_STONE: ("POR-038", "POR-039", "POR-040"),
    at.CHOOSE_CELL: ("POR-040", "POR-041"),
    at.SHIFT_FROM: ("POR-107", "POR-106"),
    at.SHIFT_TO: ("POR-107",),
    at.HASTE_KEY: ("POR-108", "POR-106"),
    at.HASTE_FIGURE: ("POR-108", *FIGURE_RULES),
    at.BANISH_FIRST: ("POR-109",),
    at.BANISH_SECOND: ("POR-109",),
    at.RECALL_AREA: ("POR-110", "POR-106"),
    at.RECALL_CELL: ("POR-110", "POR-040"),
    at.ACTIVATE: ("POR-051", *FIGURE_RULES, "POR-061", "POR-062"),
}
SPELL_RULES = ("POR-101", "POR-102", "POR-103")
SOLO_RULES: dict[int, tuple[str, ...]] = {
    at.CHOOSE_KEY: ("POR-147", *RULES[at.CHOOSE_KEY]),
    at.CHOOSE_CELL: ("POR-148", "POR-149", "POR-102", "POR-103"),
    at.ACTIVATE: ("POR-150", *FIGURE_RULES, "POR-152", "POR-153"),
}


def rules_at_hand(s: State, c: Parts) -> tuple[str, ...]:
    if s.form == SOLO and s.step in SOLO_RULES:
        return SOLO_RULES[s.step]
    if s.step == at.CHOOSE_CELL and s.spells:
        return (*RULES[s.step], *SPELL_RULES)
    return RULES[s.step]
