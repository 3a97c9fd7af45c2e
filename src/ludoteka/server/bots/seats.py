"""Bot seats: bots think in processes of their own, on concealed states only.

A search, however slow, takes no time from the event loop and no lock of the interpreter.
"""

import asyncio
import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from ludoteka.bots.bot import Bot
from ludoteka.bots.interim import interim
from ludoteka.bots.levels import LEVELS, bot
from ludoteka.bots.search.guided import GuidedBot, converse
from ludoteka.bots.tuning import ANY_SEATS
from ludoteka.core import registry
from ludoteka.core.engine import Compiled, engine
from ludoteka.core.match import parts
from ludoteka.core.parts import Pack
from ludoteka.core.record import Header, Record, layout
from ludoteka.server.bots.queue import Asker, Job, Queue
from ludoteka.server.compiling import quietly
from ludoteka.server.errors import Refusal
from ludoteka.server.table.table import Table

T = TypeVar("T")

PLAIN = ("random", "greedy")
"""bots without search, for programs and tests"""
NICENESS = 10
"""bots step back behind the event loop when the machine is busy"""


@dataclass(frozen=True)
class Thought:
    """All that a bot gets: a state in which what its seat cannot know is dealt anew."""

    game: str
    level: str
    pack: tuple[str, str]
    state: bytes
    seed: bytes
    compiled: bool
    seats: int = ANY_SEATS


def thought_of(table: Table) -> Thought:
    """What the bot to act, or the adviser of a person, may think about."""
    match, level = table.playing(), table.bot_to_act() or ""
    imagined = match.concealed(match.actor, secrets.token_bytes(32))
    pack = (match.pack.name, match.pack.text)
    seed = secrets.token_bytes(32)
    compiled = isinstance(match.engine, Compiled)
    return Thought(table.rules, level, pack, imagined.tobytes(), seed, compiled, imagined.seats)


def player_of(thought: Thought) -> Bot:
    """The bot of the level, or who stands in until the rules are compiled."""
    player = bot(thought.game, thought.level, thought.seats)
    return player if thought.compiled else interim(player)


def choose(thought: Thought) -> int:
    """The bot's decision; runs in a bot process."""
    game = registry.game(thought.game)
    rules = engine(game, compiled=thought.compiled)
    player = player_of(thought)
    c = parts_of(thought.game, thought.pack)
    return int(player.decide(rules, state_of(thought), c, thought.seed))


def choose_together(thoughts: list[Thought]) -> list[int]:
    """Decisions of like bots at several tables; a network answers all their questions at once."""
    game, c = registry.game(thoughts[0].game), parts_of(thoughts[0].game, thoughts[0].pack)
    player = player_of(thoughts[0])
    if len(thoughts) == 1 or not isinstance(player, GuidedBot) or player.misfit(game, c):
        return [choose(thought) for thought in thoughts]
    rules = engine(game, compiled=thoughts[0].compiled)
    deciding = [player.deciding(rules, state_of(t), c, t.seed) for t in thoughts]
    return converse(player.network.loaded(game), deciding)


def parts_of(game: str, pack: tuple[str, str]) -> Record:
    name, text = pack
    return parts(registry.game(game), Pack(name, Path(name), text))


def state_of(thought: Thought) -> Header:
    state: type[Header] = registry.game(thought.game).state
    return state(np.frombuffer(thought.state, layout(state)).copy()[0])


class BotSeats:
    """A pool of bot processes, started when the first bot has to think."""

    def __init__(self, processes: int, niceness: int = NICENESS) -> None:
        self._processes, self._niceness = processes, niceness
        self._pool: ProcessPoolExecutor | None = None
        self._queue = Queue(processes)
        self._busy: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """Questions that no process has taken up yet."""
        return len(self._queue)

    async def decide(self, thought: Thought, asker: Asker) -> int:
        """A bot's decision; like bots that wait are asked together."""
        guided = isinstance(player_of(thought), GuidedBot)
        kin = _kin(thought) if guided else None
        return int(await self._ask(Job(asker, choose_together, thought, kin)))

    async def think(self, asker: Asker, work: Callable[..., T], *args: Any) -> T:
        """Other work of bots, in one of their processes."""
        answer: T = await self._ask(Job(asker, partial(_alone, work), args))
        return answer

    async def _ask(self, job: Job) -> Any:
        """What is asked at the same moment can be answered together."""
        self._queue.add(job)
        asyncio.get_running_loop().call_soon(self._start)
        return await job.answer

    def _start(self) -> None:
        while group := self._queue.next_group():
            task = asyncio.create_task(self._work(group))
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)

    async def _work(self, group: list[Job]) -> None:
        """A process goes on also when nobody waits for its answer any more."""
        try:
            answers = await self._in_process(group[0].work, [job.argument for job in group])
            for job, answer in zip(group, answers, strict=True):
                if not job.answer.done():
                    job.answer.set_result(answer)
        except Exception as error:  # noqa: BLE001 - told to all who wait
            for job in group:
                if not job.answer.done():
                    job.answer.set_exception(error)
        finally:
            self._queue.finish(group)
            self._start()

    async def _in_process(
        self, work: Callable[[list[Any]], list[Any]], arguments: list[Any]
    ) -> list[Any]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._running(), _while_memory_lasts, work, arguments)

    def start(self) -> None:
        """Begin the first process now: while cores are busy compiling it takes seconds."""
        if self._pool is None:
            self._running().submit(_alone, bool, [])

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None or getattr(self._pool, "_broken", False):
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._processes, context, initializer=quietly, initargs=(self._niceness,)
            )
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _while_memory_lasts(work: Callable[[list[Any]], list[Any]], arguments: list[Any]) -> list[Any]:
    """A process that is out of memory would fail again and again: it ends, and others begin."""
    try:
        return work(arguments)
    except MemoryError:
        os._exit(1)


def _alone(work: Callable[..., Any], questions: list[tuple[Any, ...]]) -> list[Any]:
    return [work(*arguments) for arguments in questions]


def _kin(thought: Thought) -> tuple[str, str, tuple[str, str], bool, int]:
    return thought.game, thought.level, thought.pack, thought.compiled, thought.seats


def checked_level(level: str | None) -> str:
    """A level by its name; the first one that is offered where none is named."""
    known = (*LEVELS, *PLAIN)
    if level is None:
        return known[0]
    if level not in known:
        raise Refusal("unknown_name", {"why": f"level; known: {', '.join(known)}"})
    return level
