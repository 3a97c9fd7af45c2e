"""What the bots' processes do for hints and analyses. They get concealed states only."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

from ludoteka.bots.advice import Advice, Budget, advise
from ludoteka.bots.analysis import Judgement, Position, judge, judge_closer
from ludoteka.core import registry
from ludoteka.core.engine import engine
from ludoteka.server.bot_seats import BotSeats, Thought, parts_of, state_of
from ludoteka.server.errors import Refusal

REMEMBERED = 64
"""hints; the oldest is forgotten first"""
WAITING = 8
"""questions in the queue before the next is sent away"""


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


@dataclass(frozen=True)
class Question:
    """Which hint: `position` is the version of the table that last changed its match."""

    table: str
    position: int
    seat: int


class Advisers:
    """Thinks about one question at a time, so that bots find a free process; about each once."""

    def __init__(self, bots: BotSeats, budget: Budget) -> None:
        self._bots, self._budget = bots, budget
        self._turn = asyncio.Semaphore(1)
        self._asked: OrderedDict[Question, asyncio.Task[list[Advice]]] = OrderedDict()

    async def hint(self, question: Question, thought: Thought) -> list[Advice]:
        if question not in self._asked:
            self._drop_earlier(question)
            if sum(not task.done() for task in self._asked.values()) >= WAITING:
                raise Refusal("busy")
            self._asked[question] = asyncio.create_task(self._think(thought))
        thinking = self._asked[question]
        try:
            return await asyncio.shield(thinking)
        except asyncio.CancelledError:
            if thinking.cancelled():
                raise Refusal("late") from None
            raise
        except Exception:
            self._asked.pop(question, None)
            raise

    def _drop_earlier(self, question: Question) -> None:
        """The match has gone on: nobody needs the answer to what this table asked before."""
        for known, task in list(self._asked.items()):
            if known.table == question.table and known.position != question.position:
                task.cancel()
                del self._asked[known]
        while len(self._asked) >= REMEMBERED:
            self._asked.popitem(last=False)

    async def _think(self, thought: Thought) -> list[Advice]:
        """The turn ends with the work: a process goes on also when nobody waits any more."""
        async with self._turn:
            work = asyncio.ensure_future(self._bots.think(suggest, thought, self._budget))
            try:
                return await asyncio.shield(work)
            except asyncio.CancelledError:
                await asyncio.wait([work])
                raise
