"""Between workers: who commits to PostgreSQL notifies, and the others follow."""

import asyncio
import logging
from types import TracebackType
from typing import Self

import psycopg

from ludoteka.server.desk import Desk
from ludoteka.server.store import CHANNEL

log = logging.getLogger("ludoteka.server")


class Relay:
    """Listens for the other workers' commits; with SQLite there are none."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        if self._desk.store.shared:
            self._task = asyncio.create_task(self._listen_on())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen_on(self) -> None:
        while True:
            try:
                await self._listen()
            except psycopg.OperationalError as error:
                log.warning("the database hung up (%s); listening again", error)
                await asyncio.sleep(1.0)

    async def _listen(self) -> None:
        url = self._desk.store.engine.url.set(drivername="postgresql")
        text = url.render_as_string(hide_password=False)
        async with await psycopg.AsyncConnection.connect(text, autocommit=True) as line:
            await line.execute(f"LISTEN {CHANNEL}")
            for room in list(self._desk.rooms.values()):
                self._desk.spawn(self._desk.refresh(room.table.id))
            async for notice in line.notifies():
                table_id, version = notice.payload.split()
                self._desk.spawn(self._desk.follow(table_id, int(version)))
