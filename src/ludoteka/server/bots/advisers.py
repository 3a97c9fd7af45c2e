"""What the bots' processes do for hints and analyses. They get concealed states only."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

from ludoteka.bots.advice.analysis import Judgement, Position, judge, judge_closer, seconds_for
from ludoteka.bots.advice.hints import Advice, Budget, advise
from ludoteka.core import registry
from ludoteka.core.engine import engine
from ludoteka.server.bots.queue import Asker
from ludoteka.server.bots.seats import BotSeats, Thought, parts_of, state_of
from ludoteka.server.errors import Refusal

REMEMBERED = 64
"""hints; the oldest is forgotten first"""
WAITING = 8
"""questions in the queue before the next is sent away"""
WAITING_OF_HOUSEHOLD = 4


def suggest(thought: Thought, budget: Budget) -> list[Advice]:
    """The best few decisions; runs in a bot process."""
    rules = engine(registry.game(thought.game), compiled=thought.compiled)
    c = parts_of(thought.game, thought.pack)
    return advise(rules, state_of(thought), c, thought.seed, budget)


@dataclass(frozen=True)
class Task:
    """One decision of a finished match to be judged."""

    game: str
    pack: tuple[str, str]
    position: Position
    budget: Budget
    closer: bool = False


def weigh(task: Task) -> Judgement:
    """Judge a decision; runs in a bot process."""
    how = judge_closer if task.closer else judge
    c = parts_of(task.game, task.pack)
    return how(registry.game(task.game), c, task.position, task.budget)


def time_to_weigh(task: Task) -> float:
    """Seconds that the judgement takes; runs in a bot process."""
    c = parts_of(task.game, task.pack)
    return seconds_for(registry.game(task.game), c, task.position, task.budget)


@dataclass(frozen=True)
class Question:
    """Which hint: `position` is the version of the table that last changed its match."""

    table: str
    position: int
    seat: int


class Advisers:
    """Hints: about each question one thinks once, and about few at a time."""

    def __init__(self, bots: BotSeats, budget: Budget) -> None:
        self._bots, self._budget = bots, budget
        self._asked: OrderedDict[Question, asyncio.Task[list[Advice]]] = OrderedDict()
        self._askers: dict[Question, Asker] = {}
        self._judging: list[Asker] = []

    async def hint(self, question: Question, thought: Thought, asker: Asker) -> list[Advice]:
        if question not in self._asked:
            self._drop_earlier(question)
            self._refuse_too_many(asker)
            work = self._bots.think(asker, suggest, thought, self._budget)
            self._asked[question] = asyncio.create_task(work)
            self._askers[question] = asker
        thinking = self._asked[question]
        try:
            return await asyncio.shield(thinking)
        except asyncio.CancelledError:
            if thinking.cancelled():
                raise Refusal("late") from None
            raise
        except Exception:
            self._forget(question)
            raise

    async def judge(self, task: Task, asker: Asker) -> Judgement:
        """How a decision of a match that goes on compares with the best one."""
        self._refuse_too_many(asker)
        self._judging.append(asker)
        try:
            return await self._bots.think(asker, weigh, task)
        finally:
            self._judging.remove(asker)

    def _refuse_too_many(self, asker: Asker) -> None:
        hints = [self._askers[q] for q, task in self._asked.items() if not task.done()]
        waiting = hints + self._judging
        of_household = sum(other.household == asker.household for other in waiting)
        if len(waiting) >= WAITING or of_household >= WAITING_OF_HOUSEHOLD:
            raise Refusal("busy")

    def _drop_earlier(self, question: Question) -> None:
        """The match has gone on: nobody needs the answer to what this table asked before."""
        for known, task in list(self._asked.items()):
            if known.table == question.table and known.position != question.position:
                task.cancel()
                self._forget(known)
        while len(self._asked) >= REMEMBERED:
            self._forget(next(iter(self._asked)))

    def _forget(self, question: Question) -> None:
        self._asked.pop(question, None)
        self._askers.pop(question, None)
