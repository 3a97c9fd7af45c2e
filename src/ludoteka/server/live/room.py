"""A table in memory with the clients that look at it, and what each of them is told."""

import asyncio
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from ludoteka.core.game import SPECTATOR
from ludoteka.server.bots.queue import Asker, Rank
from ludoteka.server.protocol import (
    Chatted,
    Closing,
    ClosingNews,
    FromServer,
    PauseNews,
    Projection,
    Result,
    Rewritten,
    Seat,
    Seats,
    Silenced,
    Step,
    UndoAsked,
    Update,
    Winked,
)
from ludoteka.server.protocol import Table as Picture
from ludoteka.server.storage.store import now_ms
from ludoteka.server.table import projections
from ludoteka.server.table.commands import Caller
from ludoteka.server.table.entries import (
    Acted,
    AnsweredUndo,
    AskedUndo,
    Closed,
    Moved,
    NameReturned,
    NameTaken,
    Paused,
    PutBack,
    Resigned,
    Said,
    SaidGoOn,
    Started,
    TakenDown,
    Undone,
    WentOn,
)
from ludoteka.server.table.projections import Eyes
from ludoteka.server.table.table import Change, Table

PRESENCE_S = 60.0
"""a worker that has not said for so long who is there is gone, and so are they"""
LONGEST_CHAT = 200
"""lines that a newcomer is shown"""
LONGEST_GAP = 60
"""steps; whoever missed more gets the whole picture"""

FLOOD, ENDED, BUSY, FORBIDDEN = 4429, 4401, 4503, 4403
"""why a line is closed: it floods or does not read; its session is over; come back soon; it may not
be here
"""

REWRITES = {TakenDown, PutBack, NameTaken, NameReturned}
"""what changes lines that were told before"""
SPEECH = {Said, TakenDown, PutBack}
UNDOING = {AskedUndo, AnsweredUndo}
PAUSING = {Paused, SaidGoOn, WentOn}
"""entries of which clients are told apart from the seats"""

encode = msgspec.json.Encoder().encode


class Outbox(asyncio.Queue[bytes | int]):
    """Messages that wait to be sent, and at the end the code with which the line is closed."""

    bytes = 0

    def _put(self, item: Any) -> None:
        self.bytes += _size(item)
        super()._put(item)

    def _get(self) -> Any:
        item = super()._get()
        self.bytes -= _size(item)
        return item


def _size(item: bytes | int) -> int:
    return 0 if isinstance(item, int) else len(item)


class Client:
    """One open socket: who it is, and what waits to be sent to it."""

    def __init__(
        self, who: Caller, waiting: int, address: str = "", waiting_bytes: int = 2**20
    ) -> None:
        self.who, self.address = who, address
        self._most_bytes = waiting_bytes
        self.shown: int | None = None
        """hot seat: the seat whose person has the device"""
        self.silent_until: int | None = None
        """as it was told"""
        self._closing: Closing | None = None
        """likewise"""
        self.outbox = Outbox(waiting)

    def silence(self, until: int | None) -> None:
        """Tell it until when it may not write, unless it knows."""
        if until != self.silent_until:
            self.silent_until = until
            self.post(encode(Silenced(until)))

    def tell_closing(self, closing: Closing | None) -> None:
        if closing != self._closing:
            self._closing = closing
            self.post(encode(ClosingNews(closing)))

    def post(self, message: bytes) -> None:
        """Queue a message; a client that does not read is cut off (it resumes by version)."""
        if self.outbox.full() or self.outbox.bytes > self._most_bytes:
            self.hang_up()
        else:
            self.outbox.put_nowait(message)

    def hang_up(self, code: int = FLOOD, *last_words: bytes) -> None:
        while not self.outbox.empty():
            self.outbox.get_nowait()
        for said in last_words:
            self.outbox.put_nowait(said)
        self.outbox.put_nowait(code)


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


@dataclass(frozen=True)
class Turn:
    """A decision that is waited for, as it was first seen here."""

    position: int
    turn_at: int
    runs: bool
    """no pause holds it"""
    waited_ms: int
    """by the clock on the wall, as its begin is in the log"""
    seen_at: float
    """by a clock that never jumps"""


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
        self._turn = Turn(-1, 0, False, 0, 0.0)
        self.logs: dict[int, list[Step]] = {}

    def note_turn(self) -> None:
        table, turn = self.table, self._turn
        runs = table.pause is None
        if (turn.position, turn.turn_at, turn.runs) != (table.position, table.turn_at, runs):
            until = table.pause.at if table.pause else now_ms()
            waited = max(0, until - table.turn_at)
            self._turn = Turn(table.position, table.turn_at, runs, waited, time.monotonic())

    def waited_ms(self) -> float:
        """For the seat to act, whatever is done to the clock on the wall meanwhile."""
        self.note_turn()
        since = time.monotonic() - self._turn.seen_at if self._turn.runs else 0.0
        return self._turn.waited_ms + 1000 * since

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

    def show_wink(self, seat: int) -> None:
        """To the one who decides, wherever they look on here."""
        for client in list(self.clients):
            if self.table.actor in client.who.seats_at(self.table):
                client.post(encode(Winked(seat)))

    def asker(self, rank: Rank, player: str | None = None) -> Asker:
        """For whom a bot thinks here: the player who asks, or the host and whoever is there."""
        there = [c for c in self.clients if player is None or c.who.player == player]
        seated = [c for c in there if c.who.seats_at(self.table)]
        addresses = sorted(c.address for c in seated or there)
        return Asker(rank, player or self.table.opened.host, addresses[0] if addresses else "")

    def log(self, audience: int) -> list[Step]:
        """The story so far as told to an audience."""
        if audience not in self.logs:
            self.logs[audience] = projections.log_of(self.table, audience)
        return self.logs[audience]

    def picture(self, client: Client) -> Picture:
        audience, show = looks(self.table, client)
        table = self.table
        plain = projections.summary(table, client.who, self.connected)
        return Picture(
            **msgspec.structs.asdict(plain),
            watching=self.watching,
            projections=self.projections(Eyes(table.match), audience) if table.match else [],
            show=show,
            log=self.log(audience),
            chat=table.chat[-LONGEST_CHAT:],
            asked=table.undo_asked(),
            result=projections.result_of(table),
        )

    def seats(self, client: Client) -> Seats:
        table = self.table
        return Seats(
            version=table.version,
            status=table.status,
            seats=projections.seats_of(table, self.connected),
            mine=client.who.seats_at(table),
            watching=self.watching,
            rematch=table.rematch,
        )

    def gap(self, client: Client, changes_since: Sequence[Change], have: int) -> list[FromServer]:
        """What a client that shows version `have` has missed, or the whole picture."""
        kinds = {type(c.kept.entry) for c in changes_since}
        acted = sum(isinstance(c.kept.entry, Acted) for c in changes_since)
        if kinds & ({Undone, Started, Moved} | REWRITES) or acted > LONGEST_GAP:
            return [self.picture(client)]
        audience, show = looks(self.table, client)
        since = self.table.ply - acted
        steps = projections.log_of(self.table, audience, since, views=True) if acted else []
        lines = [Chatted(line) for line in self.table.chat if line.version > have]
        if self.table.match is None:
            return [*lines, self.seats(client)]
        eyes = Eyes(self.table.match)
        result = projections.result_of(self.table)
        told = projections.seats_of(self.table, self.connected)
        update = self.update(eyes, steps, audience, show, None, told, result)
        return [*lines, update, self.seats(client)]

    def projections(self, eyes: Eyes, audience: int) -> list[Projection]:
        return projections.projections_of(self.table, eyes, audience)

    def update(
        self,
        eyes: Eyes,
        steps: list[Step],
        audience: int,
        show: int | None,
        back_to: int | None,
        seats: list[Seat],
        result: Result | None,
    ) -> Update:
        table = self.table
        return Update(
            version=table.version,
            ply=table.ply,
            status=table.status,
            turn=projections.turn_of(table),
            turn_at=table.turn_at,
            back_to=back_to,
            steps=steps,
            projections=self.projections(eyes, audience),
            show=show,
            seats=seats,
            asked=table.undo_asked(),
            pause=projections.pause_of(table),
            result=result,
        )

    def pause_news(self) -> PauseNews:
        table = self.table
        return PauseNews(table.version, projections.pause_of(table), table.turn_at)


class News:
    """What a batch of changes means for each client of a room; views are made once an audience."""

    def __init__(self, room: Room, changes: Sequence[Change]) -> None:
        self._room, self._changes = room, changes
        self._kinds = {type(c.kept.entry) for c in changes}
        self._eyes = Eyes(room.table.match) if room.table.match else None
        self._steps: dict[int, list[Step]] = {}
        self._updates: dict[tuple[int, int, int | None], bytes] = {}
        self._plain = [encode(message) for message in self._lines()]
        self._renew_logs()

    def _lines(self) -> Iterator[Chatted | Rewritten]:
        for change in self._changes:
            if change.line:
                yield Chatted(change.line)
            for line in change.rewritten:
                yield Rewritten(change.kept.version, line)

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
            told += projections.steps_of(eyes, ply, change.transitions, audience, open_=open_)
        return told

    @cached_property
    def _seats(self) -> list[Seat]:
        return projections.seats_of(self._room.table, self._room.connected)

    @cached_property
    def _result(self) -> Result | None:
        return projections.result_of(self._room.table)

    def for_client(self, client: Client, before: int) -> list[bytes]:
        """The messages for a client that looked through the eyes of `before` until now."""
        if self._whole:
            return [encode(self._room.picture(client))]
        if self._kinds & {Acted, Undone, Resigned, Closed}:
            return [*self._plain, self._update(client, before)]
        return [*self._plain, *map(encode, self._besides_play(client))]

    def _besides_play(self, client: Client) -> Iterator[FromServer]:
        table = self._room.table
        if self._kinds & UNDOING:
            yield UndoAsked(table.version, table.undo_asked())
        if self._kinds & PAUSING:
            yield self._room.pause_news()
        if self._kinds - SPEECH - UNDOING - PAUSING:
            yield self._room.seats(client)

    def _update(self, client: Client, before: int) -> bytes:
        table = self._room.table
        if client.shown is not None and client.shown != table.actor:
            client.shown = None
        audience, show = looks(table, client)
        key = (before, audience, show)
        if key not in self._updates:
            back_to = table.ply if Undone in self._kinds else None
            assert self._eyes is not None
            steps = self.steps(before)
            update = self._room.update(
                self._eyes, steps, audience, show, back_to, self._seats, self._result
            )
            self._updates[key] = encode(update)
        return self._updates[key]
