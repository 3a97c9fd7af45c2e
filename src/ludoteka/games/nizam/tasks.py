"""Completing tasks in Pearl of the East: NIZ-330 to NIZ-352."""

from ludoteka.core.rule import rule
from ludoteka.games.nizam.cards import finish
from ludoteka.games.nizam.lines import has_natural_run, has_pearl_run
from ludoteka.games.nizam.parts import Parts
from ludoteka.games.nizam.sizes import KINDS
from ludoteka.games.nizam.state import DEADLOCK, NO_PROGRESS, NOTHING, TASKS_DONE, State

FEWEST_ROUNDS = 1
"""the value of the option pearl_no_progress_rounds at index 0"""


@rule
def top_of_pile(s: State, seat: int) -> int:
    return s.pile[seat, s.pile_size[seat] - 1] if s.pile_size[seat] > 0 else NOTHING


@rule
def tops_elsewhere(s: State, seat: int) -> int:
    """NIZ-337, NIZ-A34 Only the tops of the opponents' piles block; NIZ-338 they all differ.

    Kinds as bits, found in one walk around the table: asked for one kind after the other, a GPU's
    compiler writes the walk out for each of them at every end of a turn.
    """
    kinds = 0
    for other in range(s.seats):
        if other != seat and s.pile_size[other] > 0:
            kinds |= 1 << top_of_pile(s, other)
    return kinds


@rule
def is_blocked(s: State, seat: int, kind: int) -> bool:
    """NIZ-337; NIZ-A37 blocks may be lifted after a deadlock."""
    return s.lifted == 0 and tops_elsewhere(s, seat) >> kind & 1 == 1


@rule
def is_open(s: State, seat: int, kind: int) -> bool:
    return s.tasks[seat] >> kind & 1 == 1


@rule
def may_claim(s: State, c: Parts, kind: int) -> bool:
    """NIZ-333 Open, not blocked, and proved by a natural run or by the pearl if it is still free.

    NIZ-343, NIZ-A30 When the run came about does not matter.
    """
    if not is_open(s, s.actor, kind) or is_blocked(s, s.actor, kind):
        return False
    return has_natural_run(s, c, kind) or (s.pearl_used == 0 and has_pearl_run(s, c, kind))


@rule
def is_any_available(s: State, c: Parts) -> bool:
    for kind in range(KINDS):
        if may_claim(s, c, kind):
            return True
    return False


@rule
def claim(s: State, c: Parts, kind: int) -> None:
    """NIZ-330 The card goes on top of the own pile. NIZ-332 The pearl stands for one kind a turn.

    NIZ-A29 It is not used where three equal cards prove the task without it.
    """
    if not has_natural_run(s, c, kind):
        s.pearl_used = 1
    s.tasks[s.actor] -= 1 << kind
    s.pile[s.actor, s.pile_size[s.actor]] = kind
    s.pile_size[s.actor] += 1
    s.idle_turns = -1
    s.lifted = 0
    if s.tasks[s.actor] == 0:
        finish(s, TASKS_DONE)  # NIZ-350


@rule
def end_turn_of_pearl(s: State, c: Parts) -> None:
    """NIZ-351 Deadlock and NIZ-352, NIZ-A38 no progress are tested at the end of every turn."""
    s.idle_turns += 1
    if is_deadlock(s):
        if s.pearl_deadlock == 0:
            finish(s, DEADLOCK)
            return
        s.lifted = 1
    if s.idle_turns >= (s.pearl_no_progress_rounds + FEWEST_ROUNDS) * s.seats:
        finish(s, NO_PROGRESS)


@rule
def is_deadlock(s: State) -> bool:
    """NIZ-351 Every kind that anybody still needs lies on top of another's pile."""
    for seat in range(s.seats):
        if s.tasks[seat] & ~tops_elsewhere(s, seat) != 0:
            return False
    return True
