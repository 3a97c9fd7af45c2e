"""The fold of a table's log: what each entry does. It cannot fail: `commands.py` asks before."""

from collections.abc import Callable
from functools import singledispatch
from typing import Any

import msgspec

from ludoteka.core.game import Event
from ludoteka.core.record import NOBODY
from ludoteka.server.protocol import ChatLine
from ludoteka.server.table.entries import (
    Acted,
    AnsweredUndo,
    AnyEntry,
    AskedUndo,
    BotSat,
    Closed,
    GotReady,
    Moved,
    NameReturned,
    NameTaken,
    Opened,
    Paused,
    PutBack,
    Rematched,
    Renamed,
    Resigned,
    Returned,
    Said,
    SaidGoOn,
    Sat,
    SeatAdded,
    SeatRemoved,
    Started,
    StoodIn,
    Swapped,
    TakenDown,
    Undone,
    Vacated,
    WentOn,
)
from ludoteka.server.table.figures import figure_of
from ludoteka.server.table.table import Change, Kept, Pause, Place, Table

TABLE_ITSELF = -1


def fold(table: Table, kept: Kept) -> Change:
    """Take the next entry in."""
    assert kept.version == table.version + 1, (table.id, kept.version, table.version)
    change = Change(kept)
    actor = table.actor
    take_in(kept.entry, table, change)
    table.version, table.updated_at = kept.version, kept.at
    if kept.key is not None:
        table.done[kept.author, kept.key] = kept.version
    if isinstance(kept.entry, Started | Acted | Undone | Resigned | Closed):
        _pass_turn(table, actor, kept)
    return change


def _pass_turn(table: Table, actor: int, kept: Kept) -> None:
    if actor != NOBODY:
        until = table.pause.at if table.pause else kept.at
        table.places[actor].clock_ms += max(0, until - table.turn_at)
    if table.status == "over":
        table.pause = None
    table.turn_at, table.position = kept.at, kept.version
    table.ask = None


@singledispatch
def take_in(entry: AnyEntry, table: Table, change: Change) -> None:
    """What each kind of entry does."""
    raise NotImplementedError(entry, table, change)


@take_in.register
def _open(entry: Opened, table: Table, change: Change) -> None:
    table.opened = entry
    table.created_at = change.kept.at
    table.places = [Place() for _ in range(entry.seats)]


@take_in.register
def _sit(entry: Sat, table: Table, change: Change) -> None:
    table.places[entry.seat] = Place(
        "person", entry.player, entry.name, device=entry.device, ready=entry.ready
    )
    table.places[entry.seat].entropy = entry.entropy or ""
    table.places[entry.seat].named_at = change.kept.version
    _notice(table, change, "notice-sat", entry.seat)


@take_in.register
def _vacate(entry: Vacated, table: Table, change: Change) -> None:
    if table.places[entry.seat].kind == "person":
        _notice(table, change, "notice-left", entry.seat)
    table.places[entry.seat] = Place()


@take_in.register
def _sit_bot(entry: BotSat, table: Table, change: Change) -> None:
    before = table.places[entry.seat]
    taken = {p.figure for i, p in enumerate(table.places) if i != entry.seat and p.figure}
    wanted = entry.figure if entry.figure not in taken else ""
    figure = wanted or figure_of(table.opened.game, entry.level, taken)
    table.places[entry.seat] = Place("bot", level=entry.level, figure=figure, ready=True)
    table.places[entry.seat].clock_ms = before.clock_ms
    table.places[entry.seat].entropy = before.entropy or entry.entropy
    _notice(table, change, "notice-bot", entry.seat, level=entry.level)


@take_in.register
def _add_seat(_: SeatAdded, table: Table, __: Change) -> None:
    table.places.append(Place())
    _count_seats(table)


@take_in.register
def _remove_seat(entry: SeatRemoved, table: Table, _: Change) -> None:
    del table.places[entry.seat]
    _count_seats(table)


def _count_seats(table: Table) -> None:
    table.opened = msgspec.structs.replace(table.opened, seats=len(table.places))


@take_in.register
def _swap(entry: Swapped, table: Table, _: Change) -> None:
    one, other = entry.seat, entry.other
    table.places[one], table.places[other] = table.places[other], table.places[one]


@take_in.register
def _rename(entry: Renamed, table: Table, change: Change) -> None:
    place = table.places[entry.seat]
    place.name, place.named_at, place.own_name = entry.name, change.kept.version, None


@take_in.register
def _stand_in(entry: StoodIn, table: Table, change: Change) -> None:
    place = table.places[entry.seat]
    place.level = entry.level
    if change.kept.author == place.player:
        place.stand_in_level = entry.level
    _notice(table, change, "notice-stand-in", entry.seat, level=entry.level)


@take_in.register
def _return(entry: Returned, table: Table, change: Change) -> None:
    table.places[entry.seat].level = None
    _notice(table, change, "notice-returned", entry.seat)


@take_in.register
def _get_ready(entry: GotReady, table: Table, _: Change) -> None:
    for seat in entry.seats:
        table.places[seat].ready = entry.ready
        if entry.entropy is not None:
            table.places[seat].entropy = entry.entropy


@take_in.register
def _start(_: Started, table: Table, change: Change) -> None:
    table.match = table.dealt()
    table.match.replay(table.game.actions.parse(a) for a in table.opened.actions)
    table.status = "over" if table.match.over else "playing"
    change.transitions = list(table.match.opening_steps)
    _notice(table, change, "notice-started", TABLE_ITSELF)


@take_in.register
def _act(entry: Acted, table: Table, change: Change) -> None:
    match = table.playing()
    action = table.game.actions.parse(entry.action)
    change.transitions = table.last_steps = match.repeat(action, single=entry.single)
    if match.over:
        table.status = "over"


@take_in.register
def _undo(entry: Undone, table: Table, change: Change) -> None:
    table.playing().rewind(entry.ply)
    table.last_steps = []
    table.status = "playing"
    _notice(table, change, "notice-undone", entry.seat, ply=entry.ply)


@take_in.register
def _ask(entry: AskedUndo, table: Table, change: Change) -> None:
    table.ask, table.agreed = entry, set()
    _notice(table, change, "notice-undo-asked", entry.seat, ply=entry.ply)


@take_in.register
def _answer(entry: AnsweredUndo, table: Table, change: Change) -> None:
    if entry.agree:
        table.agreed |= set(entry.seats)
    else:
        table.ask = None
        _notice(table, change, "notice-undo-refused", entry.seats[0])


@take_in.register
def _say(entry: Said, table: Table, change: Change) -> None:
    name = table.places[entry.seat].name
    _line(table, change, entry.seat, name, entry.text, entry.phrase, None)
    if entry.text is not None:
        table.speakers[change.kept.version] = change.kept.author


@take_in.register
def _pause(entry: Paused, table: Table, change: Change) -> None:
    line = change.kept.version - 1 if entry.spoken else None
    table.pause = Pause(entry.seat, change.kept.at, line)
    _notice(table, change, "notice-paused", entry.seat)


@take_in.register
def _say_go_on(entry: SaidGoOn, table: Table, _: Change) -> None:
    if table.pause:
        table.pause.ready |= set(entry.seats)


@take_in.register
def _go_on(_: WentOn, table: Table, change: Change) -> None:
    """The clocks of before the pause run on."""
    pause, table.pause = table.pause, None
    if pause is None:
        return
    place = table.places[pause.seat]
    place.kept_waiting |= pause.seat not in pause.ready and not place.by_bot
    table.turn_at += max(0, change.kept.at - max(pause.at, table.turn_at))
    _notice(table, change, "notice-went-on", TABLE_ITSELF)


@take_in.register
def _take_down(entry: TakenDown, table: Table, change: Change) -> None:
    def taken(line: ChatLine) -> ChatLine:
        table.taken_down[entry.line] = line.text or ""
        return msgspec.structs.replace(line, text=None, taken_down=True)

    _rewrite(table, change, lambda line: taken(line) if line.version == entry.line else line)


@take_in.register
def _put_back(entry: PutBack, table: Table, change: Change) -> None:
    text = table.taken_down.pop(entry.line, None)

    def back(line: ChatLine) -> ChatLine:
        return msgspec.structs.replace(line, text=text, taken_down=False)

    _rewrite(table, change, lambda line: back(line) if line.version == entry.line else line)


@take_in.register
def _take_name(entry: NameTaken, table: Table, change: Change) -> None:
    table.places[entry.seat].own_name = table.places[entry.seat].name
    _call(table, change, entry.seat, entry.name)
    _notice(table, change, "notice-renamed", entry.seat)


@take_in.register
def _return_name(entry: NameReturned, table: Table, change: Change) -> None:
    place = table.places[entry.seat]
    own, place.own_name = place.own_name, None
    _call(table, change, entry.seat, own or place.name)
    _notice(table, change, "notice-renamed", entry.seat)


def _call(table: Table, change: Change, seat: int, name: str) -> None:
    """A seat by another name, also where it was told of by the one before."""
    before, table.places[seat].name = table.places[seat].name, name
    _rewrite(table, change, lambda line: _renamed(line, seat, before, name))


def _renamed(line: ChatLine, seat: int, before: str, name: str) -> ChatLine:
    if line.notice is None:
        same = (line.seat, line.name) == (seat, before)
        return msgspec.structs.replace(line, name=name) if same else line
    args = line.notice.args
    if (args.get("seat"), args.get("name")) != (seat, before):
        return line
    notice = msgspec.structs.replace(line.notice, args=args | {"name": name})
    return msgspec.structs.replace(line, notice=notice)


def _rewrite(table: Table, change: Change, renewed: Callable[[ChatLine], ChatLine]) -> None:
    now = [renewed(line) for line in table.chat]
    change.rewritten = [new for new, old in zip(now, table.chat, strict=True) if new is not old]
    table.chat = now


@take_in.register
def _resign(entry: Resigned, table: Table, change: Change) -> None:
    table.places[entry.seat].resigned = True
    table.places[entry.seat].level = entry.level
    left = [p for p in table.places if not p.resigned]
    if len(left) <= 1 or all(p.kind == "bot" for p in left):
        table.status = "over"
    _notice(table, change, "notice-resigned", entry.seat)


@take_in.register
def _close(_: Closed, table: Table, change: Change) -> None:
    table.status, table.closed = "over", True
    _notice(table, change, "notice-closed", TABLE_ITSELF)


@take_in.register
def _move(entry: Moved, table: Table, _: Change) -> None:
    for place in table.places:
        if place.player == entry.source:
            place.player = entry.target
    for line, speaker in table.speakers.items():
        if speaker == entry.source:
            table.speakers[line] = entry.target


@take_in.register
def _rematch(entry: Rematched, table: Table, _: Change) -> None:
    table.rematch = entry.table


def _notice(table: Table, change: Change, message: str, seat: int, **args: str | int) -> None:
    name = table.places[seat].name if seat != TABLE_ITSELF else ""
    event = Event(message, {"seat": seat, "name": name, **args})
    _line(table, change, TABLE_ITSELF, "", None, None, event)


def _line(table: Table, change: Change, seat: int, name: str, *said: Any) -> None:
    change.line = ChatLine(change.kept.version, change.kept.at, seat, name, *said)
    table.chat.append(change.line)
