"""The rules to read at each decision."""

from ludoteka.games.sintra.parts import Parts
from ludoteka.games.sintra.state import JOKERS, KEEP, SIDE_A, STRIP, TURN, State

RULES: dict[int, tuple[str, ...]] = {
    TURN: ("SIN-033", "SIN-040", "SIN-042", "SIN-051", "SIN-067", "SIN-069"),
    STRIP: ("SIN-050", "SIN-051", "SIN-054", "SIN-055", "SIN-056", "SIN-058"),
    JOKERS: ("SIN-053", "SIN-055", "SIN-R13"),
    KEEP: ("SIN-062", "SIN-063", "SIN-064", "SIN-065", "SIN-066"),
}


def rules_at_hand(s: State, c: Parts) -> tuple[str, ...]:
    """What the table agreed on stands first, in place of what it replaces."""
    agreed = agreed_on(s)
    replaced = {REPLACED.get(rule) for rule in agreed}
    rules = (*agreed, *(rule for rule in RULES[s.step] if rule not in replaced))
    return (*rules, "SIN-114") if s.step == KEEP and s.side != SIDE_A else rules


REPLACED = {"SIN-R02": "SIN-069"}
"""a ruling that options bring into play, and the rule that it replaces"""


def agreed_on(s: State) -> list[str]:
    """The rulings of the options that matter for the decision at hand."""
    matters = {
        "SIN-R02": s.step == TURN and s.gaps != 0,
        "SIN-R05": s.step in (TURN, STRIP, JOKERS) and s.score_floor != 0,
    }
    return [rule for rule, holds in matters.items() if holds]
