"""The desk: opens tables, commits what happens at them, then tells their clients.

Everything that blocks (rules, database) runs in threads; a table's changes wait for each other by
its lock, tables never wait for one another.
"""

import asyncio
import gc
import logging
import secrets
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import DataError, SQLAlchemyError

from ludoteka.core import registry
from ludoteka.core.errors import NotReadable
from ludoteka.core.rule import load_compiler
from ludoteka.server import metrics
from ludoteka.server.bots.advisers import Advisers
from ludoteka.server.bots.analyses import Analyses
from ludoteka.server.bots.seats import BotSeats
from ludoteka.server.compiling import is_ready, wish_for
from ludoteka.server.errors import Refusal
from ludoteka.server.host.pulse import Pulse
from ludoteka.server.live.glances import Glances
from ludoteka.server.live.room import (
    BUSY,
    ENDED,
    FORBIDDEN,
    REWRITES,
    Client,
    News,
    Presence,
    Room,
    looks,
)
from ludoteka.server.live.thinkers import Thinkers
from ludoteka.server.people.accounts import People
from ludoteka.server.protocol import Closing
from ludoteka.server.settings import PATIENCE_MS, Settings
from ludoteka.server.storage.store import Conflict, Store, connect, fresh_id, migrate, now_ms
from ludoteka.server.table import commands, projections
from ludoteka.server.table.commands import Caller
from ludoteka.server.table.entries import (
    Acted,
    AnyEntry,
    Closed,
    Moved,
    Opened,
    Rematched,
    Resigned,
    SaidGoOn,
    Started,
    WentOn,
)
from ludoteka.server.table.fold import fold
from ludoteka.server.table.packs import Packs
from ludoteka.server.table.table import Change, Kept, Table

T = TypeVar("T")
Decide = Callable[[Table], Sequence[AnyEntry]]

TRIES = 5
"""how often a change is tried again when another worker was faster"""
SELDOM = (20_000, 20, 20)
"""when the collector looks for garbage in circles, of which a move leaves next to none; a move
makes thousands of objects that are gone with it
"""
LONGEST_LOG = 10_000
"""entries, many times those of any match: with so many only the match and its host go on"""
GOES_ON = (Acted, Started, SaidGoOn, WentOn, Resigned, Closed, Moved, Rematched, *REWRITES)
AGAIN_S = 0.2
"""before a database that failed is asked again"""

log = logging.getLogger("ludoteka.server")
encode = msgspec.json.Encoder().encode

_settled: set[tuple[str, bool]] = set()
"""games whose rules this process has loaded, and whether compiled"""


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
        self.analyses = Analyses(self, self.bots, settings.analysis_budget)
        self._thinkers = Thinkers(self, self.bots)
        self.closing: Closing | None = self.people.closings.now()
        """as it was last found"""
        self.worker = secrets.token_hex(4)
        self.rooms: dict[str, Room] = {}
        self.glances = Glances(self)
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self.pulse = Pulse(lambda: len(self.people_here()), lambda: len(self.rooms))
        self._threads = ThreadPoolExecutor(settings.threads, "desk")
        self._tasks: set[asyncio.Task[Any]] = set()

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do blocking work in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    def spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def thinking(self) -> int:
        """Tables at which a bot thinks or waits for its turn to."""
        return sum(room.thinking for room in list(self.rooms.values()))

    def people_here(self) -> dict[str, bool]:
        """Who has a table open, each once, and whether they sit at one."""
        here: dict[str, bool] = {}
        for room in list(self.rooms.values()):
            for client in list(room.clients):
                name = client.who.player or client.address
                here[name] = here.get(name, False) or bool(client.who.seats_at(room.table))
        return here

    async def start(self) -> None:
        """Nobody waits for what the database holds: tables are taken up while people come."""
        self.spawn(self._sweep())
        self.spawn(self._look_around())
        self.spawn(self._take_up())
        self.spawn(self.pulse.beat())
        if self.settings.compiled:
            self.spawn(self.run(load_compiler))

    async def _take_up(self) -> None:
        """The matches of people in which a bot was to move when the server stopped."""
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
        self.people.passwords.close()
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
        self._make_place()
        self.rooms[table_id] = room
        self._settle_in(room.table)
        self.wake_bot(room)
        if self.store.shared:
            self.notify("who", table_id, self.worker, "-")
            self.spawn(self.keep_up(table_id))  # nobody here heard of what came while it was read
        return room

    def _make_place(self) -> None:
        """The table that was left alone for longest leaves memory when there are too many."""
        if len(self.rooms) < self.settings.most_rooms:
            return
        idle = [(r.used_at, i) for i, r in self.rooms.items() if _is_idle(r)]
        if idle:
            del self.rooms[min(idle)[1]]

    def _settle_in(self, table: Table) -> None:
        """The first table of a game has loaded much that stays, compiled rules above all. The
        collector looks through it once more and then leaves it alone: every time would take as
        long as a hundred moves.
        """
        loaded = table.rules, self.compiled(table.rules)
        if loaded not in _settled:
            _settled.add(loaded)
            gc.set_threshold(*SELDOM)
            gc.collect()
            gc.freeze()

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
        return self.settings.compiled and is_ready(game)

    async def _sweep(self) -> None:
        """Let go of tables that nobody looks at; their logs bring them back."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle_s))
            before = time.monotonic() - self.settings.idle_s
            for table_id, room in list(self.rooms.items()):
                if _is_idle(room) and room.used_at < before:
                    del self.rooms[table_id]

    # Changes

    async def create(self, author: str, secret: bytes, first: Sequence[AnyEntry]) -> str:
        """A new table that begins with these entries; its id."""
        table_id = fresh_id(9)
        await self.run(self._create, table_id, author, secret, first)
        await self.room(table_id)
        return table_id

    def _create(self, id_: str, author: str, secret: bytes, first: Sequence[AnyEntry]) -> None:
        self.people.closings.refuse_new_matches()
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
            _show_out(room)
            _post(letters)
        self.wake_bot(room)
        return version

    def _forget(self, room: Room) -> None:
        """The database failed us: the log decides what happened, whenever it answers again."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        for client in room.clients:
            client.hang_up(BUSY)

    def forget(self, table_id: str) -> None:
        """The log was changed or is gone: whoever is here comes back and finds what it says now."""
        if (room := self.rooms.get(table_id)) is not None:
            room.lost = True
            self._forget(room)

    async def hang_up_ended(self) -> None:
        """Whoever's session or token has ended is here no longer."""
        clients = [c for room in list(self.rooms.values()) for c in list(room.clients)]
        known = {c.who.session for c in clients if c.who.session}
        alive = await self.run(self.people.alive, known) if known else set()
        for client in clients:
            if client.who.session and client.who.session not in alive:
                client.hang_up(ENDED)

    async def tell_silenced(self) -> None:
        """Whoever may not write for a while is told so, and so is whoever may again."""
        clients = [c for room in list(self.rooms.values()) for c in list(room.clients)]
        people = {c.who.player for c in clients if c.who.player}
        until = await self.run(self.people.reports.silences, people) if people else {}
        for client in clients:
            client.silence(until.get(client.who.player or ""))

    async def tell_closing(self) -> None:
        """Whoever is here is told that the house closes, and that it is open again."""
        self.closing = await self.run(self.people.closings.now)
        for room in list(self.rooms.values()):
            for client in list(room.clients):
                client.tell_closing(self.closing)

    def notify_house(self) -> None:
        """Let the other workers look whether it is closed."""
        if self.store.shared:
            self.notify("house", "-", self.worker)

    async def _look_around(self) -> None:
        """A host works on the same database with `ludoteka admin`: find what was done there."""
        while True:
            await asyncio.sleep(self.settings.look_around_s)
            try:
                await self.hang_up_ended()
                await self.tell_silenced()
                await self.tell_closing()
                await self._find_changed()
            except SQLAlchemyError:
                log.warning("the database does not answer")

    async def _find_changed(self) -> None:
        mine = {i: room.table.version for i, room in list(self.rooms.items())}
        kept = await self.run(self.store.versions, list(mine)) if mine else {}
        for table_id, version in mine.items():
            if table_id not in kept:
                self.forget(table_id)
            elif kept[table_id] > version:
                await self.follow(table_id, kept[table_id])
        for table_id, ghost in await self.run(self.store.ghosts_at, list(kept)):
            if table_id in self.rooms and not self.rooms[table_id].table.seats_of(ghost):
                self.forget(table_id)

    def _commit(
        self, room: Room, author: str, decide: Decide, key: str | None, clients: list[Client]
    ) -> tuple[int, list[tuple[Client, bytes]]]:
        letters: list[tuple[Client, bytes]] = []
        _not_lost(room)
        room.table.quicken()
        for _ in range(TRIES):
            done = room.table.done.get((author, key)) if key else None
            if done is not None:
                return done, letters
            kept = _numbered(room.table.version, author, key, decide(room.table))
            if not kept:
                return room.table.version, letters
            _not_endless(kept)
            if any(isinstance(k.entry, Started) for k in kept):
                self.people.closings.refuse_new_matches()
            before = {c: looks(room.table, c)[0] for c in clients}
            try:
                changes = self._keep(room.table, kept)
            except Conflict:
                letters = self._catch_up(room, clients)
                continue
            except DataError as error:  # what was asked for cannot be kept; the table can
                log.warning("table %s: %s", room.table.id, type(error.orig).__name__)
                self._catch_up(room, [])
                raise Refusal("not_readable", {"why": "text"}) from None
            except SQLAlchemyError as error:
                metrics.database_failed()
                log.warning("table %s: not committed: %s", room.table.id, error)
                room.lost = True
                break
            except Exception:  # our fault; what is in memory may be half of it
                self._catch_up(room, [])
                raise
            self.people.departures.note(room.table, kept)
            return room.table.version, [*letters, *_letters(room, changes, before)]
        raise Refusal("busy")

    def _keep(self, table: Table, kept: list[Kept]) -> list[Change]:
        """Fold and commit; when the commit fails the folded table is thrown away."""
        changes = [fold(table, one) for one in kept]
        self.store.append(table, kept, _summary(table))
        for entry in (k.entry for k in kept):
            if isinstance(entry, Acted):
                (metrics.BY_BOT if entry.bot else metrics.BY_PERSON).inc()
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
                letters = await self.run(self._take_in, room, list(room.clients))
                _show_out(room)
                _post(letters)
        self.wake_bot(room)

    async def refresh(self, table_id: str) -> None:
        """Take in whatever may have been missed while nobody listened."""
        await self.follow(table_id, sys.maxsize)

    async def keep_up(self, table_id: str, version: int = sys.maxsize) -> None:
        """Follow as soon as the database answers: nobody will say again that there is news."""
        try:
            await self.follow(table_id, version)
        except SQLAlchemyError:
            await asyncio.sleep(AGAIN_S)
            self.spawn(self.keep_up(table_id, version))

    def _take_in(self, room: Room, clients: list[Client]) -> list[tuple[Client, bytes]]:
        before = {c: looks(room.table, c)[0] for c in clients}
        since = self.store.entries(room.table.id, room.table.version)
        changes = [fold(room.table, one) for one in since]
        return _letters(room, changes, before) if changes else []

    # Bots

    def wake_bot(self, room: Room) -> None:
        room.note_turn()
        game = room.table.rules
        if self.settings.compiled and not is_ready(game):
            self.spawn(self.run(wish_for, game))
            self.bots.start()
        self._thinkers.wake(room)

    def absent(self, room: Room, seat: int) -> bool:
        """The others have waited long enough for this person."""
        table = room.table
        gone = table.actor == seat and seat not in room.connected
        return gone and room.waited_ms() > PATIENCE_MS[table.opened.pace]

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
            client.silence(await self.silent_until(client.who.player))
            client.tell_closing(self.closing)
            if new:
                self._tell_presence(room, client)
        self.wake_bot(room)

    def wink(self, room: Room, seat: int) -> None:
        """A sign to the one who decides, at whichever worker they are."""
        room.show_wink(seat)
        if self.store.shared:
            self.notify("wink", room.table.id, self.worker, seat)

    async def silent_until(self, player: str | None) -> int | None:
        """Until when the host lets somebody write nothing."""
        if player is None:
            return None
        return (await self.run(self.people.reports.silences, [player])).get(player)

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


def _not_endless(kept: list[Kept]) -> None:
    """A table is read from its whole log, whoever asks for it."""
    if kept[-1].version > LONGEST_LOG and not any(isinstance(k.entry, GOES_ON) for k in kept):
        raise Refusal("too_many")


def _is_idle(room: Room) -> bool:
    return not room.clients and not room.thinking and not room.lock.locked()


def _not_lost(room: Room) -> None:
    if room.lost:
        raise Refusal("busy")


def _check_rules(opened: Opened) -> None:
    try:
        registry.named(opened.game, opened.rules)
    except NotReadable:
        raise Refusal("rules_changed", {"then": opened.rules}) from None


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
    return encode(projections.summary(table, Caller(), set()))


def _letters(
    room: Room, changes: list[Change], before: dict[Client, int]
) -> list[tuple[Client, bytes]]:
    news = News(room, changes)
    return [(c, message) for c in before for message in news.for_client(c, before[c])]


def _show_out(room: Room) -> None:
    """Whoever came while the table waited may not look on at the match, if it wants nobody to."""
    for client in room.clients:
        try:
            commands.may_watch(room.table, client.who)
        except Refusal as refusal:
            client.hang_up(FORBIDDEN, encode(refusal.refused()))


def _post(letters: list[tuple[Client, bytes]]) -> None:
    for client, message in letters:
        client.post(message)
