"""How much better a decision was than expected, told for every seat.

The network gives, from what the seat to act knows, the result that every seat may expect, in turn
order from that seat on. So the scan runs backwards over all decisions of a match and keeps one
advantage a seat: what it got, and what it may expect after the decision, less what it might expect
before. Nothing is discounted; the values behind the last decision stand for the rest of the match.
The code uses only what numpy arrays and torch tensors share.
"""

from typing import Any


def by_seat(values: Any, actors: Any, seats: Any, rows: Any, numbers: Any) -> Any:
    """Values (matches, seats), given in turn order from the actor on, by the seats' numbers."""
    return values[rows[:, None], (numbers[None] - actors[:, None]) % seats[:, None]]


def from_actor(values: Any, actors: Any, seats: Any, rows: Any, numbers: Any) -> Any:
    """The way back."""
    return values[rows[:, None], (numbers[None] + actors[:, None]) % seats[:, None]]


def look_back(
    rewards: Any, ends: Any, actors: Any, seats: Any, values: Any, rows: Any, numbers: Any,
    trace: float, advantages: Any, targets: Any,
) -> None:  # fmt: skip
    """Write the advantage of every decision, and what each seat should have expected before it.

    rewards  (steps, matches, seats)      what each seat got after the decision
    ends     (steps, matches)             1.0 where the match ended with the decision
    actors   (steps + 1, matches)         the seat that decided; the last row: that decides next
    seats    (steps + 1, matches)         how many there are
    values   (steps + 1, matches, seats)  what was expected, from the actor on
    rows, numbers                         0, 1, 2 ... of the matches and of the seats
    trace    lambda of generalised advantage estimation
    advantages, targets                   written: of the actor; for all seats from the actor on
    """
    steps = len(rewards)
    after = by_seat(values[steps], actors[steps], seats[steps], rows, numbers)
    running = rewards[0] * 0
    for step in reversed(range(steps)):
        goes_on = (1 - ends[step])[:, None]
        before = by_seat(values[step], actors[step], seats[step], rows, numbers)
        surprise = rewards[step] + goes_on * after - before
        running = surprise + trace * goes_on * running
        advantages[step] = running[rows, actors[step]]
        targets[step] = from_actor(running + before, actors[step], seats[step], rows, numbers)
        after = before
