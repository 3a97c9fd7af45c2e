"""Analyses of finished matches: made on request, one decision after the other, and kept.

Progress stands in the database, so that every worker can tell it, and a new request takes over
what a worker left undone.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Engine
from sqlalchemy.exc import IntegrityError

from ludoteka.bots.advice.analysis import (
    Analysis,
    Judgement,
    at_most,
    concluded,
    deserve_a_closer_look,
    positions,
    share_that_fits,
)
from ludoteka.bots.advice.hints import Budget
from ludoteka.core.match import Match
from ludoteka.server.bots.advisers import Task, time_to_weigh, weigh
from ludoteka.server.bots.queue import Asker
from ludoteka.server.bots.seats import BotSeats
from ludoteka.server.errors import Refusal
from ludoteka.server.protocol import AnalysisNews
from ludoteka.server.storage.schema import analyses
from ludoteka.server.storage.store import now_ms

if TYPE_CHECKING:
    from ludoteka.server.live.desk import Desk

T = TypeVar("T")

BEAT_S = 5.0
"""how often whoever works on an analysis says so"""
LEFT_MS = 30_000
"""whoever has not said so for that long has left it undone"""
QUICK_S = 10.0
"""what a quick analysis may take, as far as the first look tells; long matches get less thought"""
DEEPER = 8
"""how much more thought a deep analysis gives each decision"""
AT_WORK = 8
"""matches that are analysed in turns before the next is sent away"""
AT_WORK_OF_HOUSEHOLD = 2

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

    def forget(self, table_id: str) -> None:
        """A finished one, so that it can be made anew."""
        done = (analyses.c.table_id == table_id) & (analyses.c.body.is_not(None))
        with self._engine.begin() as db:
            db.execute(analyses.delete().where(done))

    def note(self, table_id: str, **values: int | str) -> None:
        mine = analyses.c.table_id == table_id
        with self._engine.begin() as db:
            db.execute(analyses.update().where(mine).values(**values))


class Analyses:
    """The analyses of one worker, decision by decision behind all else that thinks."""

    def __init__(self, desk: "Desk", bots: BotSeats, budget: Budget) -> None:
        self._desk, self._bots, self._budget = desk, bots, budget
        self._deep = Budget(DEEPER * budget.simulations, DEEPER * budget.playouts)
        self._shelf = Shelf(desk.store.engine)
        self._at_work: dict[str, Asker] = {}

    async def news(self, table_id: str) -> AnalysisNews:
        kept = await self._desk.run(self._shelf.find, table_id)
        if kept is not None and kept.body is not None:
            return AnalysisNews("done", kept.total, kept.total, decode(kept.body))
        if kept is None or kept.at < now_ms() - LEFT_MS:
            return AnalysisNews("none", 0, 0, None)
        return AnalysisNews("running", kept.done, kept.total, None)

    async def begin(
        self, table_id: str, match: Match, asker: Asker, *, deep: bool = False
    ) -> AnalysisNews:
        """Start the work unless it is under way or done, and done deeply where that is asked."""
        budget, news = self._deep if deep else self._budget, await self.news(table_id)
        shallow = deep and news.analysis is not None and not self._is_deep(news.analysis)
        if news.status == "none" or shallow:
            self._refuse_too_many(asker)
        if shallow:
            await self._desk.run(self._shelf.forget, table_id)
        if await self._desk.run(self._shelf.claim, table_id, len(match.plies)):
            self._at_work[table_id] = asker
            self._desk.spawn(self._work(table_id, match, budget))
        return await self.news(table_id)

    def _is_deep(self, analysis: Analysis) -> bool:
        return analysis.simulations >= self._deep.simulations

    def _refuse_too_many(self, asker: Asker) -> None:
        others = list(self._at_work.values())
        of_household = sum(other.household == asker.household for other in others)
        if len(others) >= AT_WORK or of_household >= AT_WORK_OF_HOUSEHOLD:
            raise Refusal("busy")

    async def _work(self, table_id: str, match: Match, budget: Budget) -> None:
        try:
            analysis = await self._analyse(table_id, match, budget)
            body = encode(analysis).decode()
            done = len(match.plies)
            await self._note(table_id, at=now_ms(), done=done, total=done, body=body)
        except Exception:
            log.exception("the analysis of table %s failed", table_id)
            await self._note(table_id, at=0)
        finally:
            self._at_work.pop(table_id, None)

    async def _note(self, table_id: str, **values: int | str) -> None:
        await self._desk.run(lambda: self._shelf.note(table_id, **values))

    async def _analyse(self, table_id: str, match: Match, budget: Budget) -> Analysis:
        asked = await self._desk.run(positions, match)
        pack, game = (match.pack.name, match.pack.text), match.game.name
        if budget == self._budget and asked:
            probe = Task(game, pack, asked[len(asked) // 2], budget)
            took = await self._think(table_id, time_to_weigh, probe)
            budget = at_most(budget, share_that_fits(QUICK_S, len(asked), took))
        judged: list[Judgement] = []
        for position in asked:
            await self._note(table_id, at=now_ms(), done=len(judged))
            task = Task(game, pack, position, budget)
            judged.append(await self._think(table_id, weigh, task))
        closer = deserve_a_closer_look(judged)
        for n, ply in enumerate(closer):
            done, total = len(asked) + n, len(asked) + len(closer)
            await self._note(table_id, at=now_ms(), done=done, total=total)
            task = Task(game, pack, asked[ply], budget, closer=True)
            judged[ply] = await self._think(table_id, weigh, task)
        return concluded(match, judged, closer, budget)

    async def _think(self, table_id: str, work_on: Callable[[Task], T], task: Task) -> T:
        """One decision; the first of a game may have to compile, so it says that it is alive."""
        work = asyncio.ensure_future(self._bots.think(self._at_work[table_id], work_on, task))
        while not (await asyncio.wait({work}, timeout=BEAT_S))[0]:
            await self._note(table_id, at=now_ms())
        return work.result()
