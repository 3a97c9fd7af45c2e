"""The rules to read at each decision."""

from ludoteka.games.sintra.parts import Parts
from ludoteka.games.sintra.state import JOKERS, KEEP, SIDE_A, STRIP, TURN, State

RULES: dict[int, tuple[str, ...]] = {
    TURN: ("SIN-033", "SIN-040", "SIN-042", "SIN-051", "SIN-067", "SIN-069"),
    STRIP: ("SIN-050", "SIN-051", "SIN-054", "SIN-055", "SIN-056", "SIN-058"),
    JOKERS: ("SIN-053", "SIN-055", "SIN-R13"),
    KEEP: ("SIN-062", "SIN-063", "SIN-064", "SIN-065", "SIN-066"),
}


def moment(s: State, c: Parts) -> tuple[str, ...]:
    if s.step == KEEP and s.side != SIDE_A:
        return (*RULES[KEEP], "SIN-114")
    return RULES[s.step]
