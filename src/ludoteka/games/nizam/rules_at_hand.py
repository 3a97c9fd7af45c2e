"""The rules to read at each decision."""

from ludoteka.games.nizam.parts import Parts
from ludoteka.games.nizam.state import (
    CLAIMS,
    LIMIT,
    NIZAM,
    PAY,
    SHIFTING,
    TURN,
    State,
)

NIZAM_RULES: dict[int, tuple[str, ...]] = {
    TURN: ("NIZ-121", "NIZ-130", "NIZ-141", "NIZ-142", "NIZ-161", "NIZ-162"),
    PAY: ("NIZ-142", "NIZ-143", "NIZ-013"),
    SHIFTING: ("NIZ-147", "NIZ-141", "NIZ-142", "NIZ-162", "NIZ-161", "NIZ-164", "NIZ-168"),
    LIMIT: ("NIZ-202", "NIZ-201"),
}
PEARL_RULES: dict[int, tuple[str, ...]] = {
    TURN: ("NIZ-311", "NIZ-312", "NIZ-320", "NIZ-321", "NIZ-313", "NIZ-337"),
    PAY: ("NIZ-320", "NIZ-321", "NIZ-143"),
    SHIFTING: ("NIZ-323", "NIZ-320", "NIZ-330", "NIZ-331", "NIZ-333", "NIZ-337"),
    CLAIMS: ("NIZ-336", "NIZ-330", "NIZ-332", "NIZ-335", "NIZ-337"),
}


def rules_at_hand(s: State, c: Parts) -> tuple[str, ...]:
    """What the table agreed on stands first, in place of what it replaces."""
    rules = (NIZAM_RULES if s.form == NIZAM else PEARL_RULES)[s.step]
    agreed = agreed_on(s)
    replaced = {AGREED[rule] for rule in agreed}
    return (*agreed, *(rule for rule in rules if rule not in replaced))


AGREED = {
    "NIZ-A02": "NIZ-143",
    "NIZ-A06": "NIZ-162",
    "NIZ-A32": "NIZ-336",
    "NIZ-A37": "",
    "NIZ-A24": "",
    "NIZ-A19": "",
}
"""a ruling that options bring into play, and the rule that it replaces"""


def agreed_on(s: State) -> list[str]:
    """The rulings of the options that matter for the decision at hand."""
    matters = {
        "NIZ-A02": s.step == PAY and s.substitute_payment != 0,
        "NIZ-A06": s.form == NIZAM and s.step in (TURN, SHIFTING) and s.eligibility != 0,
        "NIZ-A32": s.step == CLAIMS and s.pearl_claims != 0,
        "NIZ-A37": s.form != NIZAM and s.step in (SHIFTING, CLAIMS) and s.lifted != 0,
        "NIZ-A24": s.step == TURN and s.form == NIZAM and s.seats == 1 and s.solo_overflow != 0,
        "NIZ-A19": s.step == TURN and s.form == NIZAM and s.end_timing != 0,
    }
    return [rule for rule, holds in matters.items() if holds]
