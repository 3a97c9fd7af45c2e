"""How the house does, minute by minute, for an hour: from the figures that are counted anyway."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ludoteka.server import metrics

MINUTE_S = 60.0
KEPT = 60
"""minutes"""


@dataclass(frozen=True)
class Minute:
    people: int
    tables: int
    moves: int
    errors: int
    """answers that failed by our fault"""
    failed_writes: int
    answers: tuple[int, ...]
    """moves by the time until the last screen had them, one number for each of `metrics.STEPS_S`"""


class Pulse:
    def __init__(self, people: Callable[[], int], tables: Callable[[], int]) -> None:
        self._people, self._tables = people, tables
        self._begun = time.monotonic()
        self._before = metrics.counts()
        self._minutes: deque[Minute] = deque(maxlen=KEPT)

    async def beat(self) -> None:
        """Note a minute after the other."""
        while True:
            await asyncio.sleep(MINUTE_S)
            self.note()

    def note(self) -> None:
        self._minutes.append(self._since())
        self._before = metrics.counts()

    def _since(self) -> Minute:
        """The minute that has begun."""
        now, then = metrics.counts(), self._before
        answers = tuple(a - b for a, b in zip(now.answers, then.answers, strict=True))
        return Minute(
            self._people(),
            self._tables(),
            now.moves - then.moves,
            now.errors - then.errors,
            now.failed_writes - then.failed_writes,
            answers,
        )

    @property
    def up_s(self) -> int:
        return int(time.monotonic() - self._begun)

    @property
    def hour(self) -> list[Minute]:
        """The oldest first; the last is the one that runs."""
        return [*self._minutes, self._since()]


def answers_of(minutes: Sequence[Minute]) -> list[int]:
    """Of all these minutes together."""
    return [sum(numbers) for numbers in zip(*(m.answers for m in minutes), strict=True)]


def quantile_ms(answers: Sequence[int], share: float) -> int | None:
    """The time within which this share of the moves was on all screens; none: nobody moved."""
    wanted, below = share * sum(answers), 0.0
    for number, least, most in zip(
        answers, (0.0, *metrics.STEPS_S), (*metrics.STEPS_S, metrics.STEPS_S[-1]), strict=True
    ):
        if number and below + number >= wanted:
            return round(1000 * (least + (most - least) * (wanted - below) / number))
        below += number
    return None


def slowest_ms(answers: Sequence[int]) -> int | None:
    """No move took longer, as far as it was measured."""
    reached = [i for i, number in enumerate(answers) if number]
    return round(1000 * (*metrics.STEPS_S, metrics.STEPS_S[-1])[reached[-1]]) if reached else None
