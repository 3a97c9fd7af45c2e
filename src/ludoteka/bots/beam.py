"""Planning alone at the table: the most promising positions are carried on turn by turn.

Nobody interferes with a seat alone, so a plan is worth what it comes to at its best, where a tree
search would average over all that could be done worse on the way. In an imagined future all options
of all positions kept are tried by `sense`; the best ones, each position once, are kept. Positions
are compared at the same turn only: later ones look better because more stones lie.
"""

from typing import Annotated, Any

import numpy as np

from ludoteka.core.chance import WORD, rekey, wide
from ludoteka.core.drive import settle
from ludoteka.core.record import I32, NOBODY, Header, Record, layout
from ludoteka.core.rule import rule

WORDS_OF_CHANCE = layout(Header).fields["reveals"][1] // 4  # type: ignore[index] # it has fields
"""32-bit words of a state before the position itself: the future is not part of it"""
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
def copy_words(words: Any, target: Any) -> None:
    for i in range(len(words)):
        target[i] = words[i]


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
    legal: Any, apply: Any, sense: Any, states: Any, words: Any, kept: int, c: Any, trial: Any,
    trial_words: Any, masks: Any, options: Any, values: Any,
) -> int:  # fmt: skip
    """Sense what all options of the positions kept lead to; how many there are."""
    count = 0
    for position in range(kept):
        legal(states[position], c, masks[0])
        for action in range(masks.shape[1]):
            if masks[0, action] != 0 and count < len(values):
                copy_words(words[position], trial_words[0])
                apply(trial[0], c, action)
                settle(legal, apply, trial[0], c, masks[1])
                options[count].position = position
                options[count].action = action
                values[count] = sense(trial[0], c, states[position].actor)
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
    legal: Any, apply: Any, words: Any, plans: Any, c: Any, masks: Any, options: Any, values: Any,
    count: int, next_states: Any, next_words: Any, next_plans: Any,
) -> int:  # fmt: skip
    """Carry out the best options that lead to different positions; how many positions there are."""
    order = np.argsort(-values[:count], kind="mergesort")
    kept = 0
    for nth in range(count):
        if kept == len(next_states):
            break
        position, action = options[order[nth]].position, options[order[nth]].action
        copy_words(words[position], next_words[kept])
        apply(next_states[kept], c, action)
        settle(legal, apply, next_states[kept], c, masks[1])
        first = plans[position].first
        next_plans[kept].first = action if first < 0 else first
        next_plans[kept].value = values[order[nth]]
        next_plans[kept].digest = digest(next_words[kept])
        if not is_known(next_plans, kept):
            kept += 1
    return kept


@rule
def move_best(words: Any, plans: Any, values: Any, count: int, to: Any, to_plans: Any) -> int:
    """The best of the positions at the end of a turn; how many."""
    for i in range(count):
        values[i] = plans[i].value
    order = np.argsort(-values[:count], kind="mergesort")
    kept = min(count, len(to))
    for nth in range(kept):
        copy_words(words[order[nth]], to[nth])
        to_plans[nth].first = plans[order[nth]].first
        to_plans[nth].value = plans[order[nth]].value
    return kept


@rule
def play_turn(
    legal: Any, apply: Any, sense: Any, turn: Any, kept: int, c: Any, room: Any, masks: Any
) -> int:
    """Carry the positions kept on to the end of their turn; how many there are then."""
    (
        states, words, plans, next_states, next_words, next_plans, done_words, done_plans,
        trial, trial_words, options, values,
    ) = room  # fmt: skip
    now = turn(states[0])
    done = 0
    while kept > 0:
        count = try_options(
            legal, apply, sense, states, words, kept, c, trial, trial_words, masks, options,
            values,
        )  # fmt: skip
        found = carry_out_best(
            legal, apply, words, plans, c, masks, options, values, count, next_states,
            next_words, next_plans,
        )  # fmt: skip
        kept = 0
        for i in range(found):
            if next_states[i].actor != NOBODY and turn(next_states[i]) == now:
                copy_words(next_words[i], words[kept])
                plans[kept].first, plans[kept].value = next_plans[i].first, next_plans[i].value
                kept += 1
            elif done < len(done_words):
                copy_words(next_words[i], done_words[done])
                done_plans[done].first = next_plans[i].first
                done_plans[done].value = next_plans[i].value
                done += 1
    return move_best(done_words, done_plans, values, done, words, plans)


@rule
def plan_ahead(
    legal: Any, apply: Any, conceal: Any, sense: Any, turn: Any, root: Any, c: Any, source: Any,
    turns: int, room: Any, masks: Any, best: Any,
) -> int:  # fmt: skip
    """Plan in one imagined future: the best value of each first decision; the worst value kept."""
    states, plans = room[0], room[2]
    states[0] = root[0]
    rekey(states[0], source)
    conceal(states[0], c, root[0].actor)
    plans[0].first = plans[0].value = -1
    until = turn(states[0]) + turns
    kept = 1
    while states[0].actor != NOBODY and turn(states[0]) < until:
        kept = play_turn(legal, apply, sense, turn, kept, c, room, masks)
    best[:] = UNSEEN
    worst = plans[0].value
    for i in range(kept):
        best[plans[i].first] = max(best[plans[i].first], plans[i].value)
        worst = min(worst, plans[i].value)
    return worst
