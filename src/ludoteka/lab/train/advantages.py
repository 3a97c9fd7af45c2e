"""How much better a decision was than expected, with a trajectory of its own for every seat.

A seat is rewarded after its decision, however many decisions of others lie between. So the scan
runs backwards over all decisions and keeps, for each seat, the value and the advantage of its next
decision and the reward it got since. Nothing is discounted. A seat's last decision before the cut
has no successor yet: its value serves the decisions before it, and it is not learned from itself.
The code uses only what numpy arrays and torch tensors share.
"""

from typing import Any


def advantages_per_seat(
    rewards: Any, ends: Any, actors: Any, values: Any, rows: Any, trace: float, out: Any, known: Any
) -> None:
    """Write the advantage of every decision to `out`, and to `known` whether there is one.

    rewards  (steps, matches, seats)  what each seat got after the decision
    ends     (steps, matches)         1.0 where the match ended with the decision
    actors   (steps, matches)         the seat that decided
    values   (steps, matches)         what it expected
    rows     (matches,)               0, 1, 2 ...
    trace    lambda of generalised advantage estimation
    """
    next_values = rewards[0] * 0
    next_advantages = rewards[0] * 0
    earned = rewards[0] * 0
    continued = rewards[0] * 0
    for step in reversed(range(len(actors))):
        over, goes_on = ends[step][:, None], (1 - ends[step])[:, None]
        next_values *= goes_on
        next_advantages *= goes_on
        earned *= goes_on
        earned += rewards[step]
        continued *= goes_on
        continued += over
        mine = rows, actors[step]
        surprise = earned[mine] + next_values[mine] - values[step]
        known[step] = continued[mine]
        out[step] = (surprise + trace * next_advantages[mine]) * known[step]
        next_values[mine] = values[step]
        next_advantages[mine] = out[step]
        earned[mine] = 0
        continued[mine] = 1
