"""The rules to read at each decision."""

from ludoteka.games.inori.parts import Parts
from ludoteka.games.inori.state import (
    CHOOSE_ANY,
    CHOOSE_SEASON_CARD,
    CHOOSE_WEAKEST,
    LAY_ALTAR,
    MOVE_FROM,
    MOVE_TO,
    PAY,
    PUT_NEUTRAL,
    REVEAL_AFTER_COST,
    REVEAL_AT_SEASON_END,
    TURN,
    State,
)

RULES: dict[int, tuple[str, ...]] = {
    TURN: ("INO-032", "INO-040", "INO-050", "INO-054", "INO-080", "INO-082", "INO-033", "INO-034"),
    MOVE_FROM: ("INO-107", "INO-108", "INO-109", "INO-106"),
    MOVE_TO: ("INO-108", "INO-109", "INO-110"),
    PAY: ("INO-050", "INO-052", "INO-055", "INO-104", "INO-085", "INO-086"),
    LAY_ALTAR: ("INO-082", "INO-083", "INO-084", "INO-152"),
    REVEAL_AFTER_COST: ("INO-102", "INO-067", "INO-104"),
    CHOOSE_WEAKEST: ("INO-062", "INO-061"),
    CHOOSE_ANY: ("INO-089", "INO-061"),
    PUT_NEUTRAL: ("INO-093", "INO-041"),
    REVEAL_AT_SEASON_END: ("INO-102", "INO-122", "INO-105"),
    CHOOSE_SEASON_CARD: ("INO-140", "INO-141", "INO-125", "INO-143"),
}
"""The other steps have one option whenever they come up."""


def rules_at_hand(s: State, c: Parts) -> tuple[str, ...]:
    return RULES.get(s.step, ())
