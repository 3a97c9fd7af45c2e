"""Bot seats: bots think in processes of their own, on concealed states only.

A search, however slow, takes no time from the event loop and no lock of the interpreter.
"""

import asyncio
import multiprocessing
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from ludoteka.bots.guided import GuidedBot, converse
from ludoteka.bots.levels import LEVELS, bot
from ludoteka.bots.warm import warm as warm_bots
from ludoteka.core import registry
from ludoteka.core.engine import Compiled, engine
from ludoteka.core.parts import Pack
from ludoteka.core.record import Header, Record, layout
from ludoteka.core.rule import compiled_cache
from ludoteka.server.errors import Refusal
from ludoteka.server.table import Table

T = TypeVar("T")

PLAIN = ("random", "greedy")
"""bots without search, for programs and tests"""
TOGETHER = 8
"""tables that think side by side in one process, at most"""
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


def thought_of(table: Table) -> Thought:
    """What the bot to act, or the adviser of a person, may think about."""
    match, level = table.playing(), table.bot_to_act() or ""
    imagined = match.concealed(match.actor, secrets.token_bytes(32))
    pack = (match.pack.name, match.pack.text)
    seed = secrets.token_bytes(32)
    compiled = isinstance(match.engine, Compiled)
    return Thought(table.opened.game, level, pack, imagined.tobytes(), seed, compiled)


def choose(thought: Thought) -> int:
    """The bot's decision; runs in a bot process."""
    game = registry.game(thought.game)
    rules = engine(game, compiled=thought.compiled)
    player = bot(thought.game, thought.level)
    c = parts_of(thought.game, thought.pack)
    return int(player.decide(rules, state_of(thought), c, thought.seed))


def choose_together(thoughts: list[Thought]) -> list[int]:
    """Decisions of like bots at several tables; a network answers all their questions at once."""
    game, c = registry.game(thoughts[0].game), parts_of(thoughts[0].game, thoughts[0].pack)
    player = bot(thoughts[0].game, thoughts[0].level)
    if len(thoughts) == 1 or not isinstance(player, GuidedBot) or player.misfit(game, c):
        return [choose(thought) for thought in thoughts]
    rules = engine(game, compiled=thoughts[0].compiled)
    deciding = [player.deciding(rules, state_of(t), c, t.seed) for t in thoughts]
    return converse(player.network.loaded(game), deciding)


@cache
def parts_of(game: str, pack: tuple[str, str]) -> Record:
    name, text = pack
    parts: Record = registry.game(game).build(Pack(name, Path(name), text))
    return parts


def state_of(thought: Thought) -> Header:
    state: type[Header] = registry.game(thought.game).state
    return state(np.frombuffer(thought.state, layout(state)).copy()[0])


@cache
def _mark(game: str) -> Path:
    with compiled_cache(game) as folder:
        return folder / "warm"


def is_warm(game: str) -> bool:
    """The game's rules are compiled on disk: the server can load them in a moment.

    Until then it interprets them, since compiling would hold up everybody else.
    """
    return _mark(game).exists()


def warm(game: str) -> None:
    """Compile a game's rules and bots into the cache on disk."""
    warm_bots(registry.game(game))
    _mark(game).touch()


def warm_up() -> None:
    """Compile all games, before anybody waits for it."""
    _quietly(NICENESS)
    for game in registry.GAMES:
        if not is_warm(game):
            warm(game)


def _quietly(niceness: int) -> None:
    """Step back behind the server, and leave when it does, however it left."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


class BotSeats:
    """A pool of bot processes, started when the first bot has to think."""

    def __init__(self, processes: int, niceness: int = NICENESS) -> None:
        self._processes, self._niceness = processes, niceness
        self._pool: ProcessPoolExecutor | None = None
        self._warming: set[str] = set()
        self._waiting: list[tuple[Thought, asyncio.Future[int]]] = []
        self._busy: set[asyncio.Task[None]] = set()

    async def decide(self, thought: Thought) -> int:
        """At once where a process is free; else together with like bots that wait."""
        decided: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.append((thought, decided))
        if sum(not worker.done() for worker in self._busy) < self._processes:
            task = asyncio.create_task(self._work_off())
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)
        return await decided

    async def _work_off(self) -> None:
        while self._waiting:
            group = self._next_group()
            try:
                chosen = await self.think(choose_together, [thought for thought, _ in group])
            except Exception as error:  # noqa: BLE001 - told to all who wait
                for _, decided in group:
                    if not decided.done():
                        decided.set_exception(error)
            else:
                for (_, decided), action in zip(group, chosen, strict=True):
                    if not decided.done():
                        decided.set_result(action)

    def _next_group(self) -> list[tuple[Thought, "asyncio.Future[int]"]]:
        """Who waits longest, and others that ask the same network."""
        first = self._waiting[0][0]
        alike = [w for w in self._waiting if _kin(w[0]) == _kin(first)][:TOGETHER]
        if not isinstance(bot(first.game, first.level), GuidedBot):
            alike = alike[:1]
        self._waiting = [w for w in self._waiting if w not in alike]
        return alike

    async def think(self, work: Callable[..., T], *args: Any) -> T:
        """Do other work of bots in one of their processes."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._running(), work, *args)

    async def warm(self, game: str) -> None:
        """Compile a game in the background, once."""
        if game not in self._warming:
            self._warming.add(game)
            await asyncio.get_running_loop().run_in_executor(self._running(), warm, game)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None or getattr(self._pool, "_broken", False):
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._processes, context, initializer=_quietly, initargs=(self._niceness,)
            )
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _kin(thought: Thought) -> tuple[str, str, tuple[str, str]]:
    return thought.game, thought.level, thought.pack


def checked_level(level: str | None) -> str:
    """A level by its name; the first one that is offered where none is named."""
    known = (*LEVELS, *PLAIN)
    if level is None:
        return known[0]
    if level not in known:
        raise Refusal("unknown_name", {"why": f"level; known: {', '.join(known)}"})
    return level
