"""Drivers around any game's rules: resolving single options, random play.

They take the game's functions as arguments, so that the same source serves interpreted, on the
CPU and on CUDA, and the compiler still sees through the calls.
"""

from typing import Any

from ludoteka.core.chance import below
from ludoteka.core.record import NOBODY
from ludoteka.core.rule import rule

TO_THE_END = -1
BLOCK = 16
"""actions of a mask that are looked at together"""


@rule
def nth_legal(mask: Any, nth: int) -> int:
    """The n-th marked action: first its block, whose marks are read together, then itself."""
    action = 0
    while action + BLOCK <= len(mask):
        marks = 0
        for place in range(BLOCK):
            marks += mask[action + place] != 0
        if marks > nth:
            break
        nth -= marks
        action += BLOCK
    while nth > 0 or mask[action] == 0:
        if mask[action] != 0:
            nth -= 1
        action += 1
    return action


@rule
def settle(legal: Any, apply: Any, s: Any, c: Any, mask: Any) -> int:
    """Carry out decisions with one option until there is a real one; how many options it has."""
    while s.actor != NOBODY:
        count = legal(s, c, mask)
        if count != 1 or s.ask != 0:
            return count
        apply(s, c, nth_legal(mask, 0))
    return 0


@rule
def random_decisions(
    legal: Any, apply: Any, s: Any, c: Any, mask: Any, chooser: Any, most: int
) -> int:
    """Play on with random decisions, `most` of them or to the end; how many there were.

    Single options are carried out in the same loop: each rule becomes machine code once, and the
    threads of a GPU take its steps together.
    """
    decisions = 0
    while decisions != most and s.actor != NOBODY:
        count = legal(s, c, mask)
        single = count == 1 and s.ask == 0
        apply(s, c, nth_legal(mask, 0 if single else below(chooser, count)))
        if not single:
            decisions += 1
    return decisions
