"""Planning alone at the table: the most promising positions are carried on turn by turn.

Nobody interferes with a seat alone, so a plan is worth what it comes to at its best, where a tree
search would average over all that could be done worse on the way. In an imagined future all options
of all positions kept are tried by `evaluate`; the best ones, each position once, are kept.
Positions are compared at the same turn only: later ones look better because more has been done.
"""

from typing import Annotated, Any

import numpy as np

from ludoteka.core.chance import WORD, rekey, wide
from ludoteka.core.drive import settle
from ludoteka.core.record import I32, NOBODY, Header, Record, layout
from ludoteka.core.rule import rule

WORDS_OF_CHANCE = layout(Header).fields["reveals"][1] // 4  # type: ignore[index] # it has fields
"""32-bit words of a state before the position itself: the future is not part of it"""
NO_DECISION = -1
UNSEEN = -(1 << 40)
"""the value of a decision that no plan begins with"""
BASIS, PRIME, MIX = 2166136261, 16777619, 15
"""of the FNV-1a hash by words, with a shift that spreads the high bits"""


class Plan(Record):
    first: I32
    """the decision it begins with"""
    value: I32
    digest: Annotated[int, "i8"]
    """of the position it leads to"""


class Option(Record):
    """An option of one of the positions kept."""

    position: I32
    action: I32


@rule
def digest(words: Any) -> int:
    """A number for a position: equal for equal ones, whatever their future."""
    number = wide(BASIS)
    for i in range(WORDS_OF_CHANCE, len(words)):
        number = (number ^ wide(words[i])) * PRIME & WORD
        number ^= number >> MIX
    return number


@rule
def try_options(
    legal: Any, apply: Any, evaluate: Any, states: Any, kept: int, c: Any, trial: Any, masks: Any,
    options: Any, values: Any,
) -> int:  # fmt: skip
    """Sense what all options of the positions kept lead to; how many there are."""
    count = 0
    for position in range(kept):
        legal(states[position], c, masks[0])
        for action in range(masks.shape[1]):
            if masks[0, action] != 0 and count < len(values):
                trial[0] = states[position]
                apply(trial[0], c, action)
                settle(legal, apply, trial[0], c, masks[1])
                options[count].position = position
                options[count].action = action
                values[count] = evaluate(trial[0], c, states[position].actor)
                count += 1
    return count


@rule
def is_known(plans: Any, nth: int) -> bool:
    """Whether a plan before the n-th leads to the same position; they are sorted by value."""
    for i in range(nth - 1, -1, -1):
        if plans[i].value != plans[nth].value:
            return False
        if plans[i].digest == plans[nth].digest:
            return True
    return False


@rule
def carry_out_best(
    legal: Any, apply: Any, states: Any, plans: Any, c: Any, masks: Any, options: Any, values: Any,
    count: int, reached: Any, words: Any, reached_plans: Any,
) -> int:  # fmt: skip
    """Carry out the best options that lead to different positions; how many are reached.

    `words` is the memory of the positions reached, as 32-bit words.
    """
    order = np.argsort(-values[:count], kind="mergesort")
    found = 0
    for nth in range(count):
        if found == len(reached):
            break
        position, action = options[order[nth]].position, options[order[nth]].action
        reached[found] = states[position]
        apply(reached[found], c, action)
        settle(legal, apply, reached[found], c, masks[1])
        begun = plans[position].first != NO_DECISION
        reached_plans[found].first = plans[position].first if begun else action
        reached_plans[found].value = values[order[nth]]
        reached_plans[found].digest = digest(words[found])
        if not is_known(reached_plans, found):
            found += 1
    return found


@rule
def keep_best(ends: Any, end_plans: Any, values: Any, count: int, states: Any, plans: Any) -> int:
    """The best of the positions at the end of a turn; how many."""
    for i in range(count):
        values[i] = end_plans[i].value
    order = np.argsort(-values[:count], kind="mergesort")
    kept = min(count, len(states))
    for nth in range(kept):
        states[nth] = ends[order[nth]]
        plans[nth] = end_plans[order[nth]]
    return kept


@rule
def play_turn(
    legal: Any, apply: Any, evaluate: Any, turn: Any, kept: int, c: Any, room: Any, masks: Any
) -> int:
    """Carry the positions kept on to the end of their turn; how many there are then."""
    (
        states, plans, reached, words, reached_plans, ends, end_plans, trial, options, values
    ) = room  # fmt: skip
    now = turn(states[0])
    ended = 0
    while kept > 0:
        count = try_options(
            legal, apply, evaluate, states, kept, c, trial, masks, options, values
        )  # fmt: skip
        found = carry_out_best(
            legal, apply, states, plans, c, masks, options, values, count, reached, words,
            reached_plans,
        )  # fmt: skip
        kept = 0
        for i in range(found):
            if reached[i].actor != NOBODY and turn(reached[i]) == now:
                states[kept] = reached[i]
                plans[kept] = reached_plans[i]
                kept += 1
            elif ended < len(ends):
                ends[ended] = reached[i]
                end_plans[ended] = reached_plans[i]
                ended += 1
    return keep_best(ends, end_plans, values, ended, states, plans)


@rule
def plan_ahead(
    legal: Any, apply: Any, conceal: Any, evaluate: Any, turn: Any, root: Any, c: Any, source: Any,
    turns: int, room: Any, masks: Any, best: Any,
) -> int:  # fmt: skip
    """Plan in one imagined future: the best value of each first decision; the worst value kept."""
    states, plans = room[0], room[1]
    states[0] = root[0]
    rekey(states[0], source)
    conceal(states[0], c, root[0].actor)
    plans[0].first = plans[0].value = NO_DECISION
    until = turn(states[0]) + turns
    kept = 1
    while states[0].actor != NOBODY and turn(states[0]) < until:
        kept = play_turn(legal, apply, evaluate, turn, kept, c, room, masks)
    best[:] = UNSEEN
    worst = plans[0].value
    for i in range(kept):
        best[plans[i].first] = max(best[plans[i].first], plans[i].value)
        worst = min(worst, plans[i].value)
    return worst
