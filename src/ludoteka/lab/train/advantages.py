"""How much better a decision was than expected, with a trajectory of its own for every seat.

A seat is rewarded after its decision, however many decisions of others lie between. So the scan
runs backwards over all decisions and keeps, for each seat, the value and the advantage of its next
decision and the reward it got since. Nothing is discounted. The code uses only what numpy arrays
and torch tensors share.
"""

from typing import Any


def advantages_per_seat(
    rewards: Any, ends: Any, actors: Any, values: Any, last_values: Any, rows: Any, trace: float,
    out: Any,
) -> None:  # fmt: skip
    """Write the advantage of every decision to `out`.

    rewards      (steps, matches, seats) what each seat got after the decision
    ends         (steps, matches)        1.0 where the match ended with the decision
    actors       (steps, matches)        the seat that decided
    values       (steps, matches)        what it expected
    last_values  (matches, seats)        what each seat expects after the last decision; used up
    rows         (matches,)              0, 1, 2 ...
    trace        lambda of generalised advantage estimation
    """
    next_values = last_values
    next_advantages = last_values * 0
    earned = last_values * 0
    for step in reversed(range(len(actors))):
        goes_on = (1 - ends[step])[:, None]
        next_values *= goes_on
        next_advantages *= goes_on
        earned *= goes_on
        earned += rewards[step]
        seat = actors[step]
        surprise = earned[rows, seat] + next_values[rows, seat] - values[step]
        out[step] = surprise + trace * next_advantages[rows, seat]
        next_values[rows, seat] = values[step]
        next_advantages[rows, seat] = out[step]
        earned[rows, seat] = 0
