"""One queue for all thinking: bots at tables, hints, analyses. People come first, and take turns.

Nothing that runs is interrupted, so the queue keeps a process free for what matters: neither one
address nor all that is less than a person's opponent ever holds all processes.
"""

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any


class Rank(IntEnum):
    """What is thought about first."""

    OPPONENT = 0
    """a bot that people at the table wait for"""
    HINT = 1
    STAND_IN = 2
    """a bot that plays for somebody who is away, or while nobody is there"""
    WATCHED = 3
    """a table of bots only"""
    ANALYSIS = 4


AT_ONCE = {Rank.HINT: 1, Rank.ANALYSIS: 1}
"""how many of a rank are thought about at the same time, where that is fewer than all"""
TOGETHER = 8
"""tables that think side by side in one process, at most"""
REMEMBERED = 4096
"""households and owners whose last turn is known"""


@dataclass(frozen=True)
class Asker:
    """For whom a process thinks."""

    rank: Rank
    owner: str = ""
    address: str = ""

    @property
    def household(self) -> str:
        """Who takes turns with others: all people of an address together."""
        return self.address or self.owner


@dataclass(eq=False)
class Job:
    """A question: `work` answers a list of arguments by a list of results."""

    asker: Asker
    work: Callable[[list[Any]], list[Any]]
    argument: Any
    kin: Hashable = None
    """questions of the same kind can be answered together; None: this one is asked alone"""
    answer: "asyncio.Future[Any]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Queue:
    """Who waits, who is thought for, and who is next."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._waiting: list[Job] = []
        self._running: list[Job] = []
        """the first job of each group"""
        self._served: dict[str, int] = {}
        """household or owner -> its last turn"""
        self._turn = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, job: Job) -> None:
        self._waiting.append(job)

    def next_group(self) -> list[Job]:
        """The questions to answer next in one process; none while all have enough to do."""
        self._waiting = [job for job in self._waiting if not job.answer.done()]
        open_ = [job for job in self._waiting if self._may_run(job.asker)]
        if not open_:
            return []
        first = min(open_, key=self._order)
        group = [first]
        if first.kin is not None:
            group += [j for j in open_ if j is not first and _alike(j, first)]
        self._begin(group[:TOGETHER])
        return group[:TOGETHER]

    def _order(self, job: Job) -> tuple[int, int, int]:
        """By rank, then whoever has waited longest for a turn; in a household likewise."""
        asker, served = job.asker, self._served
        return asker.rank, served.get(asker.household, 0), served.get(asker.owner, 0)

    def _begin(self, group: list[Job]) -> None:
        self._turn += 1
        if len(self._served) > REMEMBERED:
            self._served.clear()
        self._waiting = [job for job in self._waiting if job not in group]
        self._running.append(group[0])
        self._served[group[0].asker.household] = self._turn
        self._served[group[0].asker.owner] = self._turn

    def finish(self, group: list[Job]) -> None:
        self._running.remove(group[0])
        if not self._waiting and not self._running:
            self._served.clear()

    def _may_run(self, asker: Asker) -> bool:
        running = [job.asker for job in self._running]
        all_but_one = max(1, self._processes - 1)
        return (
            len(running) < self._processes
            and sum(r.household == asker.household for r in running) < all_but_one
            and sum(r.rank == asker.rank for r in running)
            < AT_ONCE.get(asker.rank, len(running) + 1)
            and (asker.rank == Rank.OPPONENT or self._lesser(running) < all_but_one)
        )

    def _lesser(self, running: list[Asker]) -> int:
        return sum(r.rank != Rank.OPPONENT for r in running)


def _alike(job: Job, first: Job) -> bool:
    return job.kin == first.kin and job.asker.rank == first.asker.rank
