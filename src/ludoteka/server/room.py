"""A table in memory with the clients that look at it, and what each of them is told."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from ludoteka.core.game import SPECTATOR
from ludoteka.server import sights
from ludoteka.server.entries import (
    Acted,
    AnsweredUndo,
    AskedUndo,
    Moved,
    Resigned,
    Said,
    Started,
    Undone,
)
from ludoteka.server.protocol import (
    Chatted,
    FromServer,
    Seats,
    Sight,
    Step,
    UndoAsked,
    Update,
)
from ludoteka.server.protocol import Table as Picture
from ludoteka.server.sights import Eyes
from ludoteka.server.table import Change, Table
from ludoteka.server.wishes import Caller

PRESENCE_S = 60.0
"""a worker that has not said for so long who is there is gone, and so are they"""
LONGEST_CHAT = 200
"""lines that a newcomer is shown"""
LONGEST_GAP = 60
"""steps; whoever missed more gets the whole picture"""

encode = msgspec.json.Encoder().encode


class Client:
    """One open socket: who it is, and what waits to be sent to it."""

    def __init__(self, who: Caller, waiting: int) -> None:
        self.who = who
        self.shown: int | None = None
        """hot seat: the seat whose person has the device"""
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(waiting)

    def post(self, message: bytes) -> None:
        """Queue a message; a client that does not read is cut off (it resumes by version)."""
        if self.outbox.full():
            self.hang_up()
        else:
            self.outbox.put_nowait(message)

    def hang_up(self) -> None:
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


def looks(table: Table, client: Client) -> tuple[int, int | None]:
    """The seat through whose eyes a client looks, and the seat whose person should say `show`.

    Several seats on one device: only the one to act is shown, and where it hides something, only
    after its person said so.
    """
    mine = client.who.seats_at(table)
    if len(mine) == 1:
        return mine[0], None
    if table.actor not in mine:
        return SPECTATOR, None
    if client.shown == table.actor or not Eyes(table.playing()).hides(table.actor):
        return table.actor, None
    return SPECTATOR, table.actor


@dataclass(frozen=True)
class Presence:
    """Who is connected to another worker, as it said at that time."""

    at: float
    seats: set[int]
    watching: int


class Room:
    """A table that is in use."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, Presence] = {}
        """who is connected to other workers"""
        self.lost = False
        """what is here was not committed: nobody may see it"""
        self.thinking = False
        self.used_at = time.monotonic()
        self.logs: dict[int, list[Step]] = {}

    @property
    def connected_here(self) -> set[int]:
        return {i for c in list(self.clients) for i in c.who.seats_at(self.table)}

    @property
    def watching_here(self) -> int:
        return sum(not c.who.seats_at(self.table) for c in list(self.clients))

    def _present_elsewhere(self) -> list[Presence]:
        fresh = time.monotonic() - PRESENCE_S
        return [p for p in list(self.elsewhere.values()) if p.at > fresh]

    @property
    def connected(self) -> set[int]:
        return self.connected_here.union(*(p.seats for p in self._present_elsewhere()))

    @property
    def watching(self) -> int:
        return self.watching_here + sum(p.watching for p in self._present_elsewhere())

    def log(self, audience: int) -> list[Step]:
        """The story so far as told to an audience."""
        if audience not in self.logs:
            self.logs[audience] = sights.log_of(self.table, audience)
        return self.logs[audience]

    def picture(self, client: Client) -> Picture:
        audience, show = looks(self.table, client)
        table = self.table
        plain = sights.summary(table, client.who, self.connected)
        return Picture(
            **msgspec.structs.asdict(plain),
            watching=self.watching,
            sights=self.sights(Eyes(table.match), audience) if table.match else [],
            show=show,
            log=self.log(audience),
            chat=table.chat[-LONGEST_CHAT:],
            asked=table.undo_asked(),
            result=sights.result_of(table),
        )

    def seats(self, client: Client) -> Seats:
        table = self.table
        return Seats(
            version=table.version,
            status=table.status,
            seats=sights.seats_of(table, self.connected),
            mine=client.who.seats_at(table),
            watching=self.watching,
            rematch=table.rematch,
        )

    def gap(self, client: Client, changes_since: Sequence[Change], have: int) -> list[FromServer]:
        """What a client that shows version `have` has missed, or the whole picture."""
        kinds = {type(c.kept.entry) for c in changes_since}
        acted = sum(isinstance(c.kept.entry, Acted) for c in changes_since)
        if kinds & {Undone, Started, Moved} or acted > LONGEST_GAP:
            return [self.picture(client)]
        audience, show = looks(self.table, client)
        since = self.table.ply - acted
        steps = sights.log_of(self.table, audience, since, views=True) if acted else []
        lines = [Chatted(line) for line in self.table.chat if line.version > have]
        if self.table.match is None:
            return [*lines, self.seats(client)]
        eyes = Eyes(self.table.match)
        return [*lines, self.update(eyes, steps, audience, show, None), self.seats(client)]

    def sights(self, eyes: Eyes, audience: int) -> list[Sight]:
        return sights.sights_of(self.table, eyes, audience)

    def update(
        self,
        eyes: Eyes,
        steps: list[Step],
        audience: int,
        show: int | None,
        back_to: int | None,
    ) -> Update:
        table = self.table
        return Update(
            version=table.version,
            ply=table.ply,
            status=table.status,
            turn=sights.turn_of(table),
            turn_at=table.turn_at,
            back_to=back_to,
            steps=steps,
            sights=self.sights(eyes, audience),
            show=show,
            seats=sights.seats_of(table, self.connected),
            asked=table.undo_asked(),
            result=sights.result_of(table),
        )


class News:
    """What a batch of changes means for each client of a room; views are made once an audience."""

    def __init__(self, room: Room, changes: Sequence[Change]) -> None:
        self._room, self._changes = room, changes
        self._kinds = {type(c.kept.entry) for c in changes}
        self._eyes = Eyes(room.table.match) if room.table.match else None
        self._steps: dict[int, list[Step]] = {}
        self._updates: dict[tuple[int, int, int | None], bytes] = {}
        self._plain: list[bytes] = [encode(Chatted(c.line)) for c in changes if c.line]
        self._renew_logs()

    @property
    def _whole(self) -> bool:
        """Too much changed for an update."""
        return bool(self._kinds & {Started, Moved} or {Undone, Acted} <= self._kinds)

    def _renew_logs(self) -> None:
        table = self._room.table
        if self._whole or table.status == "over":
            self._room.logs.clear()
            return
        for audience, log in self._room.logs.items():
            for step in self.steps(audience):
                log.append(msgspec.structs.replace(step, view=None))
            if Undone in self._kinds:
                log[:] = [s for s in log if s.ply <= table.ply]

    def steps(self, audience: int) -> list[Step]:
        if audience not in self._steps:
            self._steps[audience] = self._told(audience)
        return self._steps[audience]

    def _told(self, audience: int) -> list[Step]:
        table, eyes = self._room.table, self._eyes
        acts = [c for c in self._changes if isinstance(c.kept.entry, Acted)]
        told: list[Step] = []
        if eyes is None:
            return told
        for n, change in enumerate(acts):
            ply = table.ply - len(acts) + n + 1
            open_ = table.status == "over"
            told += sights.steps_of(eyes, ply, change.moments, audience, open_=open_)
        return told

    def for_client(self, client: Client, before: int) -> list[bytes]:
        """The messages for a client that looked through the eyes of `before` until now."""
        if self._whole:
            return [encode(self._room.picture(client))]
        if self._kinds & {Acted, Undone, Resigned}:
            return [*self._plain, self._update(client, before)]
        if self._kinds <= {Said}:
            return self._plain
        if self._kinds <= {AskedUndo, AnsweredUndo}:
            table = self._room.table
            return [*self._plain, encode(UndoAsked(table.version, table.undo_asked()))]
        return [*self._plain, encode(self._room.seats(client))]

    def _update(self, client: Client, before: int) -> bytes:
        table = self._room.table
        if client.shown != table.actor:
            client.shown = None
        audience, show = looks(table, client)
        key = (before, audience, show)
        if key not in self._updates:
            back_to = table.ply if Undone in self._kinds else None
            assert self._eyes is not None
            update = self._room.update(self._eyes, self.steps(before), audience, show, back_to)
            self._updates[key] = encode(update)
        return self._updates[key]
