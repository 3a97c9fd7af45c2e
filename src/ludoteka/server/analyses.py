"""Analyses of finished matches: made on request, one decision after the other, and kept.

Progress stands in the database, so that every worker can tell it, and a new request takes over
what a worker left undone.
"""

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Engine
from sqlalchemy.exc import IntegrityError

from ludoteka.bots.advice import Budget
from ludoteka.bots.analysis import (
    Analysis,
    Judgement,
    concluded,
    deserve_a_closer_look,
    positions,
)
from ludoteka.core.match import Match
from ludoteka.server.advisers import Task, weigh
from ludoteka.server.bot_seats import BotSeats
from ludoteka.server.protocol import AnalysisNews
from ludoteka.server.schema import analyses
from ludoteka.server.store import now_ms

if TYPE_CHECKING:
    from ludoteka.server.desk import Desk

BEAT_S = 5.0
"""how often whoever works on an analysis says so"""
LEFT_MS = 30_000
"""whoever has not said so for that long has left it undone"""
NICENESS = 15
"""analyses step back behind bots"""

log = logging.getLogger("ludoteka.server")
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Analysis).decode


@dataclass(frozen=True)
class Kept:
    """An analysis as it lies in the database."""

    at: int
    done: int
    total: int
    body: str | None


class Shelf:
    """The table `analyses`; all calls block."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def find(self, table_id: str) -> Kept | None:
        a = analyses.c
        query = sa.select(a.at, a.done, a.total, a.body).where(a.table_id == table_id)
        with self._engine.connect() as db:
            row = db.execute(query).one_or_none()
        return Kept(*row) if row else None

    def claim(self, table_id: str, total: int) -> bool:
        """Take the work on; False when it is done or somebody else is at it."""
        left = now_ms() - LEFT_MS
        undone = (analyses.c.table_id == table_id) & (analyses.c.body.is_(None))
        values = {"at": now_ms(), "done": 0, "total": total}
        try:
            with self._engine.begin() as db:
                db.execute(analyses.insert().values(table_id=table_id, **values))
        except IntegrityError:
            with self._engine.begin() as db:
                taken = analyses.update().where(undone & (analyses.c.at < left)).values(**values)
                return db.execute(taken).rowcount == 1
        return True

    def note(self, table_id: str, **values: int | str) -> None:
        mine = analyses.c.table_id == table_id
        with self._engine.begin() as db:
            db.execute(analyses.update().where(mine).values(**values))


class Analyses:
    """The analyses of one worker, in a process of their own."""

    def __init__(self, desk: "Desk", budget: Budget) -> None:
        self._desk, self._budget = desk, budget
        self._shelf = Shelf(desk.store.engine)
        self._bots = BotSeats(1, NICENESS)

    def close(self) -> None:
        self._bots.close()

    async def news(self, table_id: str) -> AnalysisNews:
        kept = await self._desk.run(self._shelf.find, table_id)
        if kept is not None and kept.body is not None:
            return AnalysisNews("done", kept.total, kept.total, decode(kept.body))
        if kept is None or kept.at < now_ms() - LEFT_MS:
            return AnalysisNews("none", 0, 0, None)
        return AnalysisNews("running", kept.done, kept.total, None)

    async def begin(self, table_id: str, match: Match) -> AnalysisNews:
        """Start the work unless it is done or under way."""
        if await self._desk.run(self._shelf.claim, table_id, len(match.plies)):
            self._desk.spawn(self._work(table_id, match))
        return await self.news(table_id)

    async def _work(self, table_id: str, match: Match) -> None:
        try:
            analysis = await self._analyse(table_id, match)
            body = encode(analysis).decode()
            done = len(match.plies)
            await self._note(table_id, at=now_ms(), done=done, total=done, body=body)
        except Exception:
            log.exception("the analysis of table %s failed", table_id)
            await self._note(table_id, at=0)

    async def _note(self, table_id: str, **values: int | str) -> None:
        await self._desk.run(lambda: self._shelf.note(table_id, **values))

    async def _analyse(self, table_id: str, match: Match) -> Analysis:
        asked = await self._desk.run(positions, match)
        pack, game = (match.pack.name, match.pack.text), match.setting.game
        judged: list[Judgement] = []
        for position in asked:
            await self._note(table_id, at=now_ms(), done=len(judged))
            task = Task(game, pack, position, self._budget)
            judged.append(await self._weigh(table_id, task))
        closer = deserve_a_closer_look(judged)
        for n, ply in enumerate(closer):
            done, total = len(asked) + n, len(asked) + len(closer)
            await self._note(table_id, at=now_ms(), done=done, total=total)
            task = Task(game, pack, asked[ply], self._budget, closer=True)
            judged[ply] = await self._weigh(table_id, task)
        return concluded(match, judged, closer, self._budget)

    async def _weigh(self, table_id: str, task: Task) -> Judgement:
        """One decision; the first of a game may have to compile, so it says that it is alive."""
        work = asyncio.ensure_future(self._bots.think(weigh, task))
        while not (await asyncio.wait({work}, timeout=BEAT_S))[0]:
            await self._note(table_id, at=now_ms())
        return work.result()
