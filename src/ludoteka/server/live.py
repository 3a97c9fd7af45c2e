"""The live socket of a table: hello, then wishes in and news out."""

import asyncio
import contextlib
import logging
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludoteka.server import wishes
from ludoteka.server.desk import Decide, Desk
from ludoteka.server.errors import Refusal
from ludoteka.server.limits import Bucket
from ludoteka.server.protocol import (
    Act,
    AnswerUndo,
    AskUndo,
    Done,
    FromClient,
    Hello,
    Ping,
    Pong,
    Say,
    Show,
    TakeItBack,
)
from ludoteka.server.room import Client, Room
from ludoteka.server.store import now_ms
from ludoteka.server.who import address_of, who_calls
from ludoteka.server.wishes import Caller

CLOSED = {"no_such_table": 4404, "no_spectators": 4403, "foreign_origin": 4403, "bad_token": 4401}
FLOOD = 4429
KEY_LENGTH = 64
PATIENCE = 50
"""refused messages in a row before the line is cut"""

log = logging.getLogger("ludoteka.server")
encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)

Wish = Act | TakeItBack | AskUndo | AnswerUndo | Say


def decide(wish: Wish, who: Caller) -> Decide:
    """What a message wants of the table."""
    match wish:
        case Act():
            return lambda t: wishes.act(t, who, wish.seat, wish.ply, wish.action)
        case TakeItBack():
            return lambda t: wishes.undo(t, who, wish.seat)
        case AskUndo():
            return lambda t: wishes.ask_undo(t, who, wish.seat)
        case AnswerUndo():
            return lambda t: wishes.answer_undo(t, who, agree=wish.agree)
        case Say():
            return lambda t: wishes.say(t, who, wish.text, wish.phrase)


class Line:
    """One socket and its client."""

    def __init__(self, desk: Desk, room: Room, who: Caller, socket: WebSocket) -> None:
        self.desk, self.room, self.socket = desk, room, socket
        limits = desk.settings.limits
        self.client = Client(who, limits.waiting_messages)
        self._bucket, self._chat = Bucket(*limits.messages), Bucket(*limits.chat)
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
            while (message := await self.client.outbox.get()) is not None:
                await self.socket.send_text(message.decode())
            await self.socket.close(FLOOD)

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
            self._refused += 1
            self.client.post(encode(refusal.refused(key)))

    def _readable(self, text: str | None) -> FromClient:
        if not self._bucket.take():
            raise Refusal("too_many")
        if text is None or len(text) > self._most:
            raise Refusal("too_large" if text else "not_readable", {"most": self._most})
        try:
            message = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError) as error:
            raise Refusal("not_readable", {"why": str(error)[:200]}) from None
        if not 0 < len(getattr(message, "id", "-")) <= KEY_LENGTH:
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
            case Say() if not self._chat.take():
                raise Refusal("too_many")
            case _:
                who = self.client.who
                author = who.player or ""
                table = self.room.table.id
                kept = await self.desk.change(table, author, decide(message, who), message.id)
                self.client.post(encode(Done(message.id, kept)))

    async def _greet(self, have: int | None) -> None:
        await self.desk.greet(self.room, self.client, have)

    async def _show(self, seat: int | None) -> None:
        if seat is not None:
            wishes.my_seat(self.room.table, self.client.who, seat)
        self.client.shown = seat
        await self.desk.greet(self.room, self.client, None)


async def _text(socket: WebSocket) -> str | None:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text if isinstance(text, str) else None


def _not_too_many(lines: int, most: int) -> None:
    if lines > most:
        raise Refusal("too_many")


def _same_origin(socket: WebSocket) -> None:
    """A page of another site must not act with our player's cookie."""
    origin = socket.headers.get("origin")
    if origin and urlsplit(origin).netloc != socket.headers.get("host"):
        raise Refusal("foreign_origin")


def may_watch(room: Room, who: Caller) -> None:
    table = room.table
    seated = who.seats_at(table) or (who.player and who.player == table.opened.host)
    if not seated and not table.opened.spectators and table.status != "waiting":
        raise Refusal("no_spectators")


async def live(socket: WebSocket) -> None:
    desk: Desk = socket.app.state.desk
    lines: dict[str, int] = socket.app.state.lines
    await socket.accept()
    address = address_of(socket, desk.settings)
    lines[address] = lines.get(address, 0) + 1
    try:
        _not_too_many(lines[address], desk.settings.limits.sockets)
        _same_origin(socket)
        who = await who_calls(desk, socket)
        room = await desk.room(socket.path_params["id"])
        may_watch(room, who)
        await Line(desk, room, who, socket).hold()
    except Refusal as refusal:
        await _hang_up(socket, refusal)
    finally:
        lines[address] -= 1
        if not lines[address]:
            del lines[address]


async def _hang_up(socket: WebSocket, refusal: Refusal) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encode(refusal.refused()).decode())
        if socket.application_state != WebSocketState.DISCONNECTED:
            await socket.close(CLOSED.get(refusal.code, FLOOD))
