"""The live socket of a table: hello, then commands in and news out."""

import asyncio
import contextlib
import logging

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludoteka.server import metrics
from ludoteka.server.errors import Refusal
from ludoteka.server.http.limits import Buckets
from ludoteka.server.http.origin import refuse_other_sites
from ludoteka.server.http.who import address_of, who_calls
from ludoteka.server.live.desk import Decide, Desk
from ludoteka.server.live.room import BUSY, ENDED, FLOOD, FORBIDDEN, Client, Room
from ludoteka.server.people.names import is_plain
from ludoteka.server.protocol import (
    Act,
    AnswerUndo,
    AskUndo,
    Done,
    FromClient,
    GoOn,
    Hello,
    PauseTable,
    Ping,
    Pong,
    Report,
    Say,
    Show,
    TakeItBack,
    Wink,
)
from ludoteka.server.settings import Limits
from ludoteka.server.storage.store import now_ms
from ludoteka.server.table import commands
from ludoteka.server.table.commands import Caller
from ludoteka.server.table.moderation import reported

CLOSED = {
    "no_such_table": 4404,
    "no_spectators": FORBIDDEN,
    "foreign_origin": FORBIDDEN,
    "bad_token": ENDED,
    "busy": BUSY,
    "failure": BUSY,
}
KEY_LENGTH = 64
PATIENCE = 50
"""refused messages in a row before the line is cut"""

log = logging.getLogger("ludoteka.server")
encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)

Request = Act | TakeItBack | AskUndo | AnswerUndo | Say | PauseTable | GoOn


def decide(request: Request, who: Caller) -> Decide:
    """What a message wants of the table."""
    match request:
        case Act():
            return lambda t: commands.act(t, who, request.seat, request.ply, request.action)
        case TakeItBack():
            return lambda t: commands.undo(t, who, request.seat)
        case AskUndo():
            return lambda t: commands.ask_undo(t, who, request.seat)
        case AnswerUndo():
            return lambda t: commands.answer_undo(t, who, agree=request.agree)
        case Say():
            return lambda t: commands.say(t, who, request.text, request.phrase)
        case PauseTable() | GoOn():
            return _pausing(request, who)


def _pausing(request: PauseTable | GoOn, who: Caller) -> Decide:
    if isinstance(request, GoOn):
        return lambda t: commands.go_on(t, who, now_ms())
    return lambda t: commands.pause(t, who, request.word)


class Line:
    """One socket and its client."""

    def __init__(self, desk: Desk, room: Room, who: Caller, socket: WebSocket) -> None:
        self.desk, self.room, self.socket = desk, room, socket
        limits = desk.settings.limits
        address = address_of(socket, desk.settings)
        self.client = Client(who, limits.waiting_messages, address, limits.waiting_bytes)
        self._buckets: dict[str, Buckets] = socket.app.state.buckets
        self._most = limits.message_bytes
        self._refused = 0

    async def hold(self) -> None:
        """Read and write until one side hangs up."""
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writing, reading):
                task.cancel()
            for end in await asyncio.gather(writing, reading, return_exceptions=True):
                if isinstance(end, Exception):
                    log.error("a line at table %s broke", self.room.table.id, exc_info=end)
            if self.client in self.room.clients:
                await self.desk.exit(self.room, self.client)

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while isinstance(message := await self.client.outbox.get(), bytes):
                await self.socket.send_text(message.decode())
            await self.socket.close(message)

    async def _read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while self._refused < PATIENCE:
                await self._hear(await _text(self.socket))
        self.client.hang_up()

    async def _hear(self, text: str | None) -> None:
        key = None
        try:
            message = self._readable(text)
            key = getattr(message, "id", None)
            await self._do(message)
            self._refused = 0
        except Refusal as refusal:
            self._refuse(refusal, key)
        except SQLAlchemyError as error:
            metrics.database_failed()
            log.warning("table %s: %s", self.room.table.id, error)
            self._refuse(Refusal("busy"), key)
        except Exception:
            log.exception("table %s: a message failed", self.room.table.id)
            self._refuse(Refusal("failure"), key)

    def _refuse(self, refusal: Refusal, key: str | None) -> None:
        metrics.refused(refusal.code)
        self._refused += 1
        self.client.post(encode(refusal.refused(key)))

    @property
    def _sender(self) -> str:
        """Whose messages are counted together, on however many sockets they come."""
        who = self.client.who
        seat = "" if who.seat is None else f" {who.table} {who.seat}"
        return f"{who.player}{seat}" if who.player else self.client.address

    def _readable(self, text: str | None) -> FromClient:
        self._buckets["messages_of_address"].take(self.client.address)
        self._buckets["messages"].take(self._sender)
        if text is None or len(text) > self._most:
            raise Refusal("too_large" if text else "not_readable", {"most": self._most})
        try:
            message = decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as error:
            raise Refusal("not_readable", {"why": str(error)[:200]}) from None
        key = getattr(message, "id", "-")
        if not 0 < len(key) <= KEY_LENGTH or not is_plain(key):
            raise Refusal("not_readable", {"why": "id"})
        return message

    async def _do(self, message: FromClient) -> None:
        match message:
            case Ping():
                self.client.post(encode(Pong(now_ms())))
            case Hello():
                await self._greet(message.have)
            case Show():
                await self._show(message.seat)
            case Report():
                await self._report(message)
            case Wink():
                self._wink(message)
            case _:
                if isinstance(message, Say) or getattr(message, "word", None) is not None:
                    await self._may_write()
                if isinstance(message, PauseTable):
                    self._buckets["pauses"].take(self._sender)
                who = self.client.who
                author = who.player or ""
                table = self.room.table.id
                with metrics.TO_SCREENS.time():
                    kept = await self.desk.change(table, author, decide(message, who), message.id)
                self.client.post(encode(Done(message.id, kept)))

    async def _may_write(self) -> None:
        player = self.client.who.player
        self._buckets["chat"].take(player or "")
        until = await self.desk.silent_until(player)
        self.client.silence(until)
        if until is not None:
            raise Refusal("silenced", {"until": until})

    async def _report(self, report: Report) -> None:
        """Nobody but the host learns of it."""
        who, desk = self.client.who, self.desk
        if who.player is None or who.seat is not None:
            raise Refusal("not_signed_in" if who.player is None else "bad_token")
        self._buckets["reports_of_address"].take(self.client.address)
        self._buckets["reports"].take(who.player)
        table = self.room.table
        line, player = reported(table, who, report.line, report.seat)
        await desk.run(desk.people.reports.keep, table.id, line, who.player, player)
        self.client.post(encode(Done(report.id, table.version)))

    def _wink(self, wink: Wink) -> None:
        """Only the one who decides learns of it."""
        room, who = self.room, self.client.who
        seat = commands.wink(room.table, who, room.waited_ms(), room.connected)
        self._buckets["winks"].take(f"{who.player} {room.table.id}")
        self.desk.wink(room, seat)
        self.client.post(encode(Done(wink.id, room.table.version)))

    async def _greet(self, have: int | None) -> None:
        self._buckets["pictures_of_address"].take(self.client.address)
        self._buckets["pictures"].take(self._sender)
        commands.may_watch(self.room.table, self.client.who)
        await self.desk.greet(self.room, self.client, have)

    async def _show(self, seat: int | None) -> None:
        if seat is not None:
            commands.my_seat(self.room.table, self.client.who, seat)
        self.client.shown = seat
        await self._greet(None)


async def _text(socket: WebSocket) -> str | None:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text if isinstance(text, str) else None


def _not_too_many(lines: dict[str, int], address: str, limits: Limits) -> None:
    if lines[address] > limits.sockets or sum(lines.values()) > limits.all_sockets:
        raise Refusal("too_many")


async def live(socket: WebSocket) -> None:
    desk: Desk = socket.app.state.desk
    lines: dict[str, int] = socket.app.state.lines
    await socket.accept()
    address = address_of(socket, desk.settings)
    lines[address] = lines.get(address, 0) + 1
    try:
        _not_too_many(lines, address, desk.settings.limits)
        socket.app.state.buckets["connects"].take(address)
        refuse_other_sites(socket)
        visit = await who_calls(desk, socket)
        room = await desk.room(table_of(socket.path_params["id"]))
        commands.may_watch(room.table, visit.who)
        with metrics.SOCKETS.track_inprogress():
            await Line(desk, room, visit.who, socket).hold()
    except Refusal as refusal:
        await _hang_up(socket, refusal)
    except SQLAlchemyError as error:
        log.warning("a line was not opened: %s", error)
        await _hang_up(socket, Refusal("busy"))
    finally:
        lines[address] -= 1
        if not lines[address]:
            del lines[address]


def table_of(name: str) -> str:
    """The id of a table; what cannot be one never reaches the database."""
    if not is_plain(name):
        raise Refusal("no_such_table")
    return name


async def _hang_up(socket: WebSocket, refusal: Refusal) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encode(refusal.refused()).decode())
        if socket.application_state != WebSocketState.DISCONNECTED:
            await socket.close(CLOSED.get(refusal.code, FLOOD))
