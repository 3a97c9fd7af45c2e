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


def moment(s: State, c: Parts) -> tuple[str, ...]:
    rules = NIZAM_RULES if s.form == NIZAM else PEARL_RULES
    return rules[s.step]
