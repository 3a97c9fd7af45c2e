"""The rules to read at each decision."""

from ludoteka.games.whispers import state as at
from ludoteka.games.whispers.parts import Parts
from ludoteka.games.whispers.state import State

RULES: dict[int, tuple[str, ...]] = {
    at.REMOVE_AGENT: ("WOW-041", "WOW-043"),
    at.DEPLOY_AGENT: ("WOW-042", "WOW-043", "WOW-052"),
    at.ACTING: ("WOW-051", "WOW-070", "WOW-071", "WOW-074", "WOW-075", "WOW-076", "WOW-134"),
    at.AIMING: ("WOW-080", "WOW-081", "WOW-082", "WOW-140"),
    at.FORCE: ("WOW-084", "WOW-085", "WOW-086", "WOW-140"),
    at.AFTERMATH: ("WOW-140", "WOW-144", "WOW-146"),
    at.PAYING: ("WOW-131", "WOW-132"),
    at.MOVE_POST: ("WOW-076",),
    at.EAGLE_POST: ("WOW-153",),
    at.LION_POST: ("WOW-157",),
    at.ATTACK_NUMBER: ("WOW-080", "WOW-082", "WOW-084", "WOW-085"),
    at.HORSE_NUMBER: ("WOW-159",),
    at.REINFORCE_NUMBER: ("WOW-167",),
    at.LIFT_NUMBER: ("WOW-160",),
    at.MERCENARY_NUMBER: ("WOW-161",),
    at.ADDING: ("WOW-071", "WOW-073", "WOW-110"),
    at.SUBJUGATE: ("WOW-152", "WOW-073"),
    at.POPULATE: ("WOW-165", "WOW-073"),
    at.REARRANGE: ("WOW-160",),
    at.DISPERSE: ("WOW-163",),
    at.ATTACK_SOURCE: ("WOW-080", "WOW-081", "WOW-082"),
    at.REINFORCE_FROM: ("WOW-167",),
    at.HORSE_FROM: ("WOW-159",),
    at.FIRE_FROM: ("WOW-164",),
    at.HORSE_TO: ("WOW-159",),
    at.MERCENARY_REGION: ("WOW-161",),
    at.ADD_REGION: ("WOW-162", "WOW-168", "WOW-158"),
    at.REGION_TO_DISPERSE: ("WOW-163",),
    at.FIRE: ("WOW-164",),
    at.LIFT_FROM: ("WOW-160",),
    at.EMPIRE_TO_REARRANGE: ("WOW-160",),
    at.DISCARDING: ("WOW-121",),
    at.SWAPPING: ("WOW-122",),
    at.EXPOSING: ("WOW-232", "WOW-233"),
}


def rules_at_hand(s: State, c: Parts) -> tuple[str, ...]:
    """The rules of the step, and those of the advanced rules that are on.

    What the table agreed on stands first, in place of what it replaces.
    """
    agreed = agreed_on(s)
    replaced = {REPLACED.get(rule) for rule in agreed}
    rules = (*agreed, *(rule for rule in RULES[s.step] if rule not in replaced))
    if s.agents_in_regions and s.step in (at.DEPLOY_AGENT, at.REMOVE_AGENT):
        rules += ("WOW-200", "WOW-201", "WOW-203")
    if s.counter_intelligence and s.step == at.SWAPPING:
        rules += ("WOW-231",)
    if s.keep_secrets and s.step == at.SWAPPING:
        rules += ("WOW-210",)
    return rules


REPLACED = {"WOW-A07": "WOW-110", "WOW-A19": "WOW-157", "WOW-A24": "WOW-167"}
"""a ruling that options bring into play, and the rule that it replaces"""


def agreed_on(s: State) -> list[str]:
    """The rulings of the options that matter for the decision at hand."""
    matters = {
        "WOW-A04": s.step in (at.AIMING, at.ATTACK_SOURCE) and s.disputed_border != 0,
        "WOW-A07": s.step == at.ADDING and s.supply_scope != 0,
        "WOW-A19": s.step == at.LION_POST and s.lion_single_scope != 0,
        "WOW-A24": s.step == at.REINFORCE_FROM and s.reinforce_sources != 0,
    }
    return [rule for rule, holds in matters.items() if holds]
