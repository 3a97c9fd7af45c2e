"""The desk: opens tables, commits what happens at them, then tells their clients.

Everything that blocks (rules, database) runs in threads; a table's changes wait for each other by
its lock, tables never wait for one another.
"""

import asyncio
import logging
import secrets
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ludoteka.core import registry
from ludoteka.server import sights, wishes
from ludoteka.server.advisers import Advisers
from ludoteka.server.analyses import Analyses
from ludoteka.server.bot_seats import BotSeats, is_warm, thought_of
from ludoteka.server.entries import AnyEntry, Opened
from ludoteka.server.errors import Refusal
from ludoteka.server.fold import fold
from ludoteka.server.packs import Packs
from ludoteka.server.people import People
from ludoteka.server.room import Client, News, Presence, Room, looks
from ludoteka.server.settings import PATIENCE_MS, Settings
from ludoteka.server.store import Conflict, Store, connect, migrate, now_ms
from ludoteka.server.table import Change, Kept, Table
from ludoteka.server.wishes import Caller

T = TypeVar("T")
Decide = Callable[[Table], Sequence[AnyEntry]]

BOT = "bot"
TRIES = 5
"""how often a change is tried again when another worker was faster"""

log = logging.getLogger("ludoteka.server")
encode = msgspec.json.Encoder().encode


class Desk:
    """All tables of one worker."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        engine = connect(settings.database_url)
        migrate(engine)
        self.store = Store(engine)
        self.people = People(self.store)
        self.packs = Packs(self.store, settings.packs)
        self.bots = BotSeats(settings.bot_processes)
        self.advisers = Advisers(self.bots, settings.hint_budget)
        self.analyses = Analyses(self, settings.analysis_budget)
        self.worker = secrets.token_hex(4)
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._threads = ThreadPoolExecutor(settings.threads, "desk")
        self._tasks: set[asyncio.Task[Any]] = set()

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do blocking work in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    def spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def start(self) -> None:
        """Take up the games in which a bot was to move when the server stopped."""
        self.spawn(self._sweep())
        for table_id in await self.run(self.store.waiting_for_bots):
            try:
                await self.room(table_id)
            except Refusal as refusal:
                log.warning("table %s does not go on: %s", table_id, refusal.code)

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bots.close()
        self.analyses.close()
        self._threads.shutdown(wait=True)
        self.store.engine.dispose()

    # Tables in memory

    async def room(self, table_id: str) -> Room:
        """The table, from memory or from its log."""
        room = self.rooms.get(table_id)
        if room is None:
            room = await self._open(table_id)
        room.used_at = time.monotonic()
        return room

    async def _open(self, table_id: str) -> Room:
        opening = self._opening.get(table_id)
        if opening is None:
            opening = asyncio.ensure_future(self._load_room(table_id))
            self._opening[table_id] = opening
            opening.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(opening)

    async def _load_room(self, table_id: str) -> Room:
        room = Room(await self.run(self.load, table_id))
        self.rooms[table_id] = room
        self.wake_bot(room)
        if self.store.shared:
            self.notify("who", table_id, self.worker, "-")
        return room

    def load(self, table_id: str) -> Table:
        """A table as the fold of its whole log."""
        secret = self.store.secret(table_id)
        if secret is None:
            raise Refusal("no_such_table")
        table = self._blank(table_id, secret)
        for kept in self.store.entries(table_id):
            if isinstance(kept.entry, Opened):
                _check_rules(kept.entry)
            fold(table, kept)
        return table

    def _blank(self, table_id: str, secret: bytes) -> Table:
        return Table(table_id, secret, self.packs.of, self.compiled)

    def compiled(self, game: str) -> bool:
        return self.settings.compiled and is_warm(game)

    async def _sweep(self) -> None:
        """Let go of tables that nobody looks at; their logs bring them back."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle_s))
            before = time.monotonic() - self.settings.idle_s
            for table_id, room in list(self.rooms.items()):
                if not room.clients and not room.thinking and room.used_at < before:
                    del self.rooms[table_id]

    # Changes

    async def create(self, author: str, secret: bytes, first: Sequence[AnyEntry]) -> str:
        """A new table that begins with these entries; its id."""
        table_id = secrets.token_urlsafe(9)
        await self.run(self._create, table_id, author, secret, first)
        await self.room(table_id)
        return table_id

    def _create(self, id_: str, author: str, secret: bytes, first: Sequence[AnyEntry]) -> None:
        table = self._blank(id_, secret)
        kept = _numbered(0, author, None, first)
        for one in kept:
            fold(table, one)
        self.store.create(table, secret, kept, _summary(table))

    async def change(
        self, table_id: str, author: str, decide: Decide, key: str | None = None
    ) -> int:
        """Commit what `decide` wants of the table, then tell; the version it is kept in.

        A key that this author has used before is not carried out again: it is answered.
        """
        room = await self.room(table_id)
        async with room.lock:
            clients = list(room.clients)
            try:
                version, letters = await self.run(self._commit, room, author, decide, key, clients)
            finally:
                if room.lost:
                    self._forget(room)
            _post(letters)
        self.wake_bot(room)
        return version

    def _forget(self, room: Room) -> None:
        """The database failed us: the log decides what happened, whenever it answers again."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        for client in room.clients:
            client.hang_up()

    def _commit(
        self, room: Room, author: str, decide: Decide, key: str | None, clients: list[Client]
    ) -> tuple[int, list[tuple[Client, bytes]]]:
        letters: list[tuple[Client, bytes]] = []
        _not_lost(room)
        for _ in range(TRIES):
            done = room.table.done.get((author, key)) if key else None
            if done is not None:
                return done, letters
            kept = _numbered(room.table.version, author, key, decide(room.table))
            if not kept:
                return room.table.version, letters
            before = {c: looks(room.table, c)[0] for c in clients}
            try:
                changes = self._keep(room.table, kept)
            except Conflict:
                letters = self._catch_up(room, clients)
                continue
            except SQLAlchemyError:
                log.exception("table %s: not committed", room.table.id)
                room.lost = True
                break
            return room.table.version, [*letters, *_letters(room, changes, before)]
        raise Refusal("busy")

    def _keep(self, table: Table, kept: list[Kept]) -> list[Change]:
        """Fold and commit; when the commit fails the folded table is thrown away."""
        changes = [fold(table, one) for one in kept]
        self.store.append(table, kept, _summary(table))
        return changes

    def _catch_up(self, room: Room, clients: list[Client]) -> list[tuple[Client, bytes]]:
        """Another worker was faster: take the table from the log and show it anew."""
        room.table = self.load(room.table.id)
        room.logs.clear()
        return [(c, encode(room.picture(c))) for c in clients]

    async def follow(self, table_id: str, version: int) -> None:
        """Another worker changed a table that is open here: take in what is new, then tell."""
        room = self.rooms.get(table_id)
        if room is None:
            return
        async with room.lock:
            if room.table.version < version:
                _post(await self.run(self._take_in, room, list(room.clients)))
        self.wake_bot(room)

    async def refresh(self, table_id: str) -> None:
        """Take in whatever may have been missed while nobody listened."""
        await self.follow(table_id, sys.maxsize)

    def _take_in(self, room: Room, clients: list[Client]) -> list[tuple[Client, bytes]]:
        before = {c: looks(room.table, c)[0] for c in clients}
        since = self.store.entries(room.table.id, room.table.version)
        changes = [fold(room.table, one) for one in since]
        return _letters(room, changes, before) if changes else []

    # Bots

    def wake_bot(self, room: Room) -> None:
        game = room.table.opened.game
        if self.settings.compiled and not is_warm(game):
            self.spawn(self.bots.warm(game))
        if not room.thinking and room.table.bot_to_act() is not None:
            room.thinking = True
            self.spawn(self._think(room))

    async def _think(self, room: Room) -> None:
        try:
            while not room.lost and room.table.bot_to_act() is not None:
                await self._move_bot(room)
        finally:
            room.thinking = False

    async def _move_bot(self, room: Room) -> None:
        async with room.lock:
            if room.table.bot_to_act() is None:
                return
            position = room.table.position
            thought = await self.run(thought_of, room.table)
        begun = time.monotonic()
        try:
            action = await self.bots.decide(thought)
        except Exception:
            log.exception("a bot failed at table %s; it tries again", room.table.id)
            await asyncio.sleep(1.0)
            return
        await asyncio.sleep(max(0.0, self.settings.bot_pace_ms / 1000 - time.monotonic() + begun))
        try:
            await self.change(room.table.id, BOT, lambda t: wishes.act_for_bot(t, position, action))
        except Refusal as refusal:
            if refusal.code != "late":
                raise

    def absent(self, room: Room, seat: int) -> bool:
        """The others have waited long enough for this person."""
        table = room.table
        waited = now_ms() - table.turn_at
        gone = table.actor == seat and seat not in room.connected
        return gone and waited > PATIENCE_MS[table.opened.pace]

    # Clients

    def present(self, room: Room, worker: str, seats: set[int], watching: int) -> None:
        """Another worker says who is connected to it."""
        before = (room.connected, room.watching)
        room.elsewhere[worker] = Presence(time.monotonic(), seats, watching)
        if (room.connected, room.watching) != before:
            for client in room.clients:
                client.post(encode(room.seats(client)))

    async def greet(self, room: Room, client: Client, have: int | None) -> None:
        """What a client needs that shows version `have`: the gap, or the whole picture."""
        async with room.lock:
            _not_lost(room)
            new = client not in room.clients
            room.clients.add(client)
            for message in await self.run(self._greeting, room, client, have):
                client.post(message)
            if new:
                self._tell_presence(room, client)

    async def exit(self, room: Room, client: Client) -> None:
        async with room.lock:
            room.clients.discard(client)
            room.used_at = time.monotonic()
            self._tell_presence(room, client)

    def _tell_presence(self, room: Room, client: Client) -> None:
        """Tell the others who came or went."""
        for other in room.clients - {client}:
            other.post(encode(room.seats(other)))
        self.say_who_is_here(room)

    def say_who_is_here(self, room: Room) -> None:
        """Tell the other workers."""
        if self.store.shared:
            seats = ",".join(map(str, sorted(room.connected_here))) or "-"
            self.notify("here", room.table.id, self.worker, seats, room.watching_here)

    def notify(self, *words: object) -> None:
        self.spawn(self.run(self.store.notify, *words))

    def _greeting(self, room: Room, client: Client, have: int | None) -> list[bytes]:
        if have is None or not 0 < have <= room.table.version:
            return [encode(room.picture(client))]
        since = [Change(k) for k in self.store.entries(room.table.id, have)]
        return [encode(m) for m in room.gap(client, since, have)]

    async def read(self, table_id: str, question: Callable[[Room], T]) -> T:
        """Ask a table something while it stands still."""
        room = await self.room(table_id)
        async with room.lock:
            _not_lost(room)
            return await self.run(question, room)


def _not_lost(room: Room) -> None:
    if room.lost:
        raise Refusal("busy")


def _check_rules(opened: Opened) -> None:
    if opened.rules != registry.meta(opened.game).version:
        raise Refusal("rules_changed", {"then": opened.rules})


def _numbered(
    version: int, author: str, key: str | None, entries: Sequence[AnyEntry]
) -> list[Kept]:
    """Entries with their places in the log; the key stands on the last, the deed itself."""
    at = now_ms()
    last = len(entries)
    return [
        Kept(version + n, at, author, key if n == last else None, entry)
        for n, entry in enumerate(entries, 1)
    ]


def _summary(table: Table) -> bytes:
    return encode(sights.summary(table, Caller(), set()))


def _letters(
    room: Room, changes: list[Change], before: dict[Client, int]
) -> list[tuple[Client, bytes]]:
    news = News(room, changes)
    return [(c, message) for c in before for message in news.for_client(c, before[c])]


def _post(letters: list[tuple[Client, bytes]]) -> None:
    for client, message in letters:
        client.post(message)
