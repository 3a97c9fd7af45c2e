"""Tables and seats over HTTP."""

import secrets
from dataclasses import replace
from itertools import takewhile
from typing import cast, get_args

import msgspec

from ludoteka.core import registry
from ludoteka.core.errors import LudotekaError
from ludoteka.core.fair import commit
from ludoteka.core.game import setting
from ludoteka.server.bots.seats import checked_level
from ludoteka.server.errors import Refusal, refusal_of
from ludoteka.server.http.context import CallContext
from ludoteka.server.protocol import (
    Archive,
    Created,
    Leave,
    Lobby,
    MoveLink,
    NewSeat,
    NewTable,
    OneSeat,
    Pace,
    PlayOn,
    PutBot,
    Ready,
    Rematch,
    Resign,
    SeatToken,
    Sit,
    Summary,
    TableList,
    TakeLink,
    Thumb,
)
from ludoteka.server.storage.store import TableRow
from ludoteka.server.storage.upkeep import Upkeep
from ludoteka.server.table import commands
from ludoteka.server.table.commands import Caller, may_watch
from ludoteka.server.table.entries import (
    Acted,
    AnyEntry,
    BotSat,
    Moved,
    Opened,
    Rematched,
    Sat,
    Started,
)
from ludoteka.server.table.figures import checked_figure
from ludoteka.server.table.table import Table

MOST_THUMBS = 12

# Tables


async def tables(context: CallContext) -> list[Summary]:
    which = context.query.get("list", "open")
    if which not in get_args(TableList):
        raise Refusal("not_readable", {"why": "list"})
    rows = await context.desk.run(context.desk.store.listed, which, context.who.player or "")
    return [_listed(context, row) for row in rows]


async def lobby(context: CallContext) -> Lobby:
    """What the home page lists, in one answer."""
    listed, player = context.desk.store.listed, context.who.player or ""

    def rows() -> list[list[TableRow]]:
        return [listed(which, player) for which in ("open", "mine", "finished")]

    found = await context.desk.run(rows)
    return Lobby(*([_listed(context, row) for row in some] for some in found))


async def thumbs(context: CallContext) -> list[Thumb]:
    """How tables stand, for lists that draw them."""
    wanted = context.query.get("tables", "").split(",")
    if len(wanted) > MOST_THUMBS:
        raise Refusal("not_readable", {"why": "tables"})
    glances = await context.desk.glances.of(wanted, context.who)
    return [Thumb(i, seen.version, seen.view, seen.last) for i, seen in glances.items()]


def _listed(context: CallContext, row: TableRow) -> Summary:
    summary = msgspec.json.decode(row.summary, type=Summary)
    summary.mine, summary.host = row.mine, row.host
    room = context.desk.rooms.get(row.id)
    for seat in summary.seats:
        seat.connected = room is not None and seat.seat in room.connected
    return summary


async def table(context: CallContext) -> Summary:
    return await context.summary()


async def create(context: CallContext) -> Created:
    body: NewTable = context.body
    if any(s.who in {"me", "device"} for s in body.seats):
        await context.be_somebody(body.name)
    if any(s.who == "open" for s in body.seats):
        await _may_meet(context, body.pace)
    host = context.who.player or ""
    secret = secrets.token_bytes(32)
    entries = await context.desk.run(_first_entries, context, body, secret)
    return Created(await context.desk.create(host, secret, entries))


def _first_entries(context: CallContext, body: NewTable, secret: bytes) -> list[AnyEntry]:
    try:
        meta = registry.meta(body.game)
        agreed = setting(meta, len(body.seats), body.form, body.options)
        pack = context.desk.packs.named(body.game, body.pack)
    except LudotekaError as error:
        raise refusal_of(error) from None
    opened = Opened(
        game=agreed.game,
        rules=meta.version,
        form=agreed.form,
        seats=agreed.seats,
        options=agreed.options,
        pack=pack.name,
        pack_digest=pack.digest,
        public=body.public,
        spectators=body.spectators,
        pace=body.pace,
        take_back=body.take_back,
        hints=_hints(body),
        autostart=body.start,
        host=context.who.player or "",
        commitment=commit(secret),
    )
    sitting = [_sitting(context, i, s, body) for i, s in enumerate(body.seats)]
    return _begun(opened, [s for s in sitting if s is not None])


def _hints(body: NewTable) -> bool:
    """Allowed unless said otherwise, but not where others are invited to compete."""
    return all(s.who != "open" for s in body.seats) if body.hints is None else body.hints


def _begun(opened: Opened, sitting: list[Sat | BotSat]) -> list[AnyEntry]:
    """The first entries; the match starts at once where nobody has to be waited for."""
    full = len(sitting) == opened.seats
    ready = all(isinstance(s, BotSat) or s.ready for s in sitting)
    start = [Started()] if full and ready and opened.autostart else []
    return [opened, *sitting, *start]


def _sitting(context: CallContext, seat: int, new: NewSeat, body: NewTable) -> Sat | BotSat | None:
    if new.who == "open":
        return None
    if new.who == "bot":
        figure = checked_figure(body.game, new.figure)
        return BotSat(seat, checked_level(new.level), figure=figure)
    player = context.player
    if new.who == "me" and [s.who for s in body.seats].count("me") > 1:
        raise Refusal("seat_taken")
    mine = new.who == "me"
    name = context.desk.people.own_name(context.who.name if mine else new.name or "", player)
    entropy = commands.share(body.entropy) if mine else None
    return Sat(seat, player, name, not mine, body.start, entropy)


async def sit(context: CallContext) -> Summary:
    body: Sit = context.body
    who = await context.be_somebody(body.name)
    room = await context.desk.room(context.table_id)
    if room.table.status == "waiting":
        await _may_meet(context, room.table.opened.pace)
    wanted = body.name or "" if body.device else who.name
    name = await context.desk.run(context.desk.people.own_name, wanted, who.player)
    return await context.change(
        lambda t: commands.sit(t, who, body.seat, name, device=body.device, entropy=body.entropy)
    )


async def _may_meet(context: CallContext, pace: Pace) -> None:
    """People at a table of that pace."""
    if pace == "live" and context.who.player is not None:
        await context.desk.run(context.desk.people.reports.refuse_live, context.who.player)


async def leave(context: CallContext) -> Summary:
    body: Leave = context.body
    level = _chosen(body.level)
    return await context.change(lambda t: commands.leave(t, context.who, body.seat, level))


def _chosen(level: str | None) -> str | None:
    return None if level is None else checked_level(level)


async def put_bot(context: CallContext) -> Summary:
    body: PutBot = context.body
    room = await context.desk.room(context.table_id)
    level, figure = _chosen(body.level), checked_figure(room.table.opened.game, body.figure)

    def decide(table: Table) -> list[AnyEntry]:
        absent = context.desk.absent(room, body.seat)
        return commands.put_bot(table, context.who, body.seat, level, figure, absent=absent)

    return await context.change(decide)


async def ready(context: CallContext) -> Summary:
    body: Ready = context.body
    return await context.change(
        lambda t: commands.get_ready(t, context.who, ready=body.ready, entropy=body.entropy)
    )


async def start(context: CallContext) -> Summary:
    return await context.change(lambda t: commands.start(t, context.who))


async def resign(context: CallContext) -> Summary:
    body: Resign = context.body
    return await context.change(lambda t: commands.resign(t, context.who, body.seat))


async def rematch(context: CallContext) -> Created:
    """The same people and settings at a new table, each one seat further; once for all."""
    body: Rematch = context.body
    room = await context.desk.room(context.table_id)
    commands.my_seats(room.table, context.who)
    if room.table.status != "over":
        raise Refusal("not_over")
    if room.table.rematch is None:
        if any(p.kind == "person" and p.player != context.player for p in room.table.places):
            await _may_meet(context, room.table.opened.pace)
        secret = secrets.token_bytes(32)
        share = commands.share(body.entropy)
        entries = _again(room.table, context.player, secret, share)
        new = await context.desk.create(context.player, secret, entries)
        await context.desk.change(
            context.table_id, context.player, lambda t: [] if t.rematch else [Rematched(new)]
        )
        room = await context.desk.room(context.table_id)
        if room.table.rematch != new:  # somebody else was faster: nobody shall find two
            await context.desk.run(Upkeep(context.desk.store).delete, [new])
            context.desk.forget(new)
    return Created(cast("str", room.table.rematch))


def _again(old: Table, host: str, secret: bytes, share: str | None) -> list[AnyEntry]:
    opened = msgspec.structs.replace(
        old.opened, host=host, commitment=commit(secret), autostart=True, actions=[], course=""
    )
    sitting: list[Sat | BotSat] = []
    for i, place in enumerate(old.places):
        seat = (i + 1) % len(old.places)
        if place.kind == "bot":
            sitting.append(BotSat(seat, place.level or "", figure=place.figure or ""))
        else:
            mine = place.player == host
            entropy = share if mine and not place.device else None
            who = (place.player or "", place.name, place.device)
            sitting.append(Sat(seat, *who, ready=mine, entropy=entropy))
    return _begun(opened, sorted(sitting, key=lambda s: s.seat))


async def play_on(context: CallContext) -> Created:
    body: PlayOn = context.body
    player = context.player
    room = await context.desk.room(context.table_id)
    may_watch(room.table, context.who)
    name = await context.desk.run(context.desk.people.own_name, context.who.name, player)
    entries = _playing_on(room.table, body, replace(context.who, name=name))
    return Created(await context.desk.create(player, room.table.secret, entries))


def _playing_on(old: Table, body: PlayOn, who: Caller) -> list[AnyEntry]:
    """The log up to a ply with its own key of chance: only a finished match has no more secrets."""
    if old.status != "over":
        raise Refusal("not_over")
    if not 0 <= body.ply < old.ply + (not old.playing().over):
        raise Refusal("no_such_ply", {"plies": old.ply})
    if not 0 <= body.seat < len(old.places):
        raise Refusal("no_such_seat", {"seat": body.seat})
    level = checked_level(body.level)
    notation, plies = old.game.actions.notation, old.playing().plies[: body.ply]
    past = [notation(p.action) for p in plies if not p.single]
    settled = list(takewhile(lambda p: p.single, reversed(plies)))
    opened = msgspec.structs.replace(
        old.opened,
        host=who.player or "",
        public=False,
        autostart=True,
        hints=True,
        actions=past,
        course="",
    )
    entropy = [p.entropy for p in old.places]
    return [
        opened,
        *(_person_or_bot(i, body.seat, who, level, e) for i, e in enumerate(entropy)),
        Started(),
        *(Acted(p.actor, notation(p.action), single=True) for p in reversed(settled)),
    ]


def _person_or_bot(seat: int, mine: int, who: Caller, level: str, entropy: str) -> AnyEntry:
    if seat == mine:
        return Sat(seat, who.player or "", who.name, device=False, ready=True, entropy=entropy)
    return BotSat(seat, level, entropy)


# Links, tokens, shelves


async def link(context: CallContext) -> MoveLink:
    room = await context.desk.room(context.table_id)
    commands.my_seats(room.table, context.who)
    tokens = context.desk.people.tokens
    token_, expires = await context.desk.run(tokens.new_link, context.table_id, context.player)
    return MoveLink(token_, f"/t/{context.table_id}?take={token_}", expires)


async def take_link(context: CallContext) -> Summary:
    body: TakeLink = context.body
    await context.desk.room(context.table_id)
    tokens = context.desk.people.tokens
    source = await context.desk.run(tokens.use_link, context.table_id, body.token)
    if context.who.player is None:
        whose = await context.desk.run(context.desk.people.me, source)
        await context.be_somebody(f"{whose.name[:20]} 2" if whose.account else whose.name)
    target = context.player
    return await context.change(lambda _: [Moved(source, target)] if source != target else [])


async def token(context: CallContext) -> SeatToken:
    body: OneSeat = context.body
    room = await context.desk.room(context.table_id)
    commands.my_seat(room.table, context.who, body.seat)
    tokens = context.desk.people.tokens
    made, expires = await context.desk.run(
        tokens.new_token, context.table_id, body.seat, context.player
    )
    return SeatToken(made, body.seat, expires)


async def archive(context: CallContext) -> Summary:
    body: Archive = context.body
    room = await context.desk.room(context.table_id)
    commands.my_seats(room.table, context.who)

    def shelve() -> None:
        context.desk.store.shelve(context.table_id, context.player, archived=body.archived)

    await context.desk.run(shelve)
    return await context.summary()
