"""Between workers: PostgreSQL carries what each has to tell the others.

changed <table> <version>          an entry was committed: follow
here <table> <worker> <seats> <n>  who is connected to that worker, and how many watch
who <table> <worker> -             that worker opened the table and asks who is where
wink <table> <worker> <seat>       the person of that seat winks at the one who decides
house - <worker>                   the host closed or opened the house: look

Its driver comes with the extra `host`: who plays at home needs none.
"""

import asyncio
import logging
from types import TracebackType
from typing import Self

from ludoteka.server.live.desk import AGAIN_S, Desk
from ludoteka.server.live.room import PRESENCE_S
from ludoteka.server.storage.store import CHANNEL, NO_LONGER_THERE

log = logging.getLogger("ludoteka.server")


class Relay:
    """Listens to the other workers; with SQLite there are none."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        if self._desk.store.shared:
            self._tasks = [
                asyncio.create_task(self._listen_on()),
                asyncio.create_task(self._repeat_who_is_here()),
            ]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen_on(self) -> None:
        import psycopg

        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError) as error:
                log.warning("the database hung up (%s); listening again", error)
            await asyncio.sleep(AGAIN_S)

    async def _listen(self) -> None:
        import psycopg

        url = self._desk.store.engine.url.set(drivername="postgresql")
        text = url.render_as_string(hide_password=False)
        connect = psycopg.AsyncConnection.connect
        async with await connect(text, autocommit=True, **NO_LONGER_THERE) as line:
            await line.execute(f"LISTEN {CHANNEL}")
            for table_id in list(self._desk.rooms):
                self._desk.spawn(self._desk.keep_up(table_id))
            async for notice in line.notifies():
                self._hear(*notice.payload.split())

    def _hear(
        self, what: str, table_id: str, detail: str, seats: str = "-", watching: str = "0"
    ) -> None:
        if what == "house" and detail != self._desk.worker:
            self._desk.spawn(self._desk.tell_closing())
        room = self._desk.rooms.get(table_id)
        if room is None or detail == self._desk.worker:
            return
        if what == "changed":
            self._desk.spawn(self._desk.keep_up(table_id, int(detail)))
        elif what == "here":
            found = {int(seat) for seat in seats.split(",") if seat != "-"}
            self._desk.present(room, detail, found, int(watching))
        elif what == "wink":
            room.show_wink(int(seats))
        elif room.clients:
            self._desk.say_who_is_here(room)

    async def _repeat_who_is_here(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_S / 2)
            for room in list(self._desk.rooms.values()):
                if room.clients:
                    self._desk.say_who_is_here(room)
