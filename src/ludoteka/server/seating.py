"""People and seats over HTTP."""

import secrets
from typing import cast, get_args

import msgspec

from ludoteka.core import registry
from ludoteka.core.errors import LudotekaError
from ludoteka.core.fair import commit
from ludoteka.core.game import setting
from ludoteka.server import wishes
from ludoteka.server.asked import Asked
from ludoteka.server.bot_seats import checked_level
from ludoteka.server.entries import AnyEntry, BotSat, Moved, Opened, Rematched, Sat, Started
from ludoteka.server.errors import Refusal, refusal_of
from ludoteka.server.live import may_watch
from ludoteka.server.protocol import (
    Archive,
    Created,
    Credentials,
    Leave,
    Me,
    MoveLink,
    NewName,
    NewSeat,
    NewTable,
    OneSeat,
    PlayOn,
    PutBot,
    Ready,
    Resign,
    SeatToken,
    Sit,
    Summary,
    TableList,
    TakeLink,
)
from ludoteka.server.store import TableRow
from ludoteka.server.table import Table
from ludoteka.server.wishes import Caller

# People


async def me(asked: Asked) -> Me:
    return await asked.desk.run(asked.desk.people.me, asked.who.player)


async def set_name(asked: Asked) -> Me:
    body: NewName = asked.body
    if asked.who.player is None:
        await asked.be_somebody(body.name)
    else:
        asked.who = await asked.desk.run(asked.desk.people.rename, asked.who.player, body.name)
    return await me(asked)


async def register(asked: Asked) -> Me:
    body: Credentials = asked.body
    who = await asked.be_somebody(wishes.clean_name(body.name))
    people = asked.desk.people
    await asked.desk.run(people.register, who.player, body.name, body.password)
    return await me(asked)


async def login(asked: Asked) -> Me:
    body: Credentials = asked.body
    guest, people = asked.who, asked.desk.people
    account = await asked.desk.run(people.login, body.name, body.password)
    mine = await me(asked)
    if guest.player not in {None, account.player} and mine.account is None:
        await _bring_along(asked, guest.player or "", account.player or "")
    asked.who, asked.new_cookie = account, account.player
    return await me(asked)


async def _bring_along(asked: Asked, guest: str, account: str) -> None:
    for table_id in await asked.desk.run(asked.desk.store.tables_of, guest):
        await asked.desk.change(table_id, account, lambda _: [Moved(guest, account)])


async def logout(asked: Asked) -> Me:
    asked.who, asked.new_cookie = Caller(), ""
    return Me(None, "", None)


# Tables


async def tables(asked: Asked) -> list[Summary]:
    which = asked.query.get("list", "open")
    if which not in get_args(TableList):
        raise Refusal("not_readable", {"why": "list"})
    rows = await asked.desk.run(asked.desk.store.listed, which, asked.who.player or "")
    return [_listed(asked, row) for row in rows]


def _listed(asked: Asked, row: TableRow) -> Summary:
    summary = msgspec.json.decode(row.summary, type=Summary)
    summary.mine, summary.host = row.mine, row.host
    room = asked.desk.rooms.get(row.id)
    for seat in summary.seats:
        seat.connected = room is not None and seat.seat in room.connected
    return summary


async def table(asked: Asked) -> Summary:
    return await asked.summary()


async def create(asked: Asked) -> Created:
    body: NewTable = asked.body
    if any(s.who in {"me", "device"} for s in body.seats):
        await asked.be_somebody(body.name)
    host = asked.who.player or ""
    secret = secrets.token_bytes(32)
    entries = await asked.desk.run(_first_entries, asked, body, secret)
    return Created(await asked.desk.create(host, secret, entries))


def _first_entries(asked: Asked, body: NewTable, secret: bytes) -> list[AnyEntry]:
    try:
        meta = registry.meta(body.game)
        agreed = setting(meta, len(body.seats), body.form, body.options)
        pack = asked.desk.packs.named(body.game, body.pack)
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
        host=asked.who.player or "",
        commitment=commit(secret),
    )
    sitting = [_sitting(asked, i, s, body) for i, s in enumerate(body.seats)]
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


def _sitting(asked: Asked, seat: int, new: NewSeat, body: NewTable) -> Sat | BotSat | None:
    if new.who == "open":
        return None
    if new.who == "bot":
        return BotSat(seat, checked_level(new.level))
    player = asked.player
    if new.who == "me" and [s.who for s in body.seats].count("me") > 1:
        raise Refusal("seat_taken")
    mine = new.who == "me"
    name = asked.who.name if mine else wishes.clean_name(new.name or "")
    entropy = wishes.share(body.entropy) if mine else None
    return Sat(seat, player, name, not mine, body.start, entropy)


async def sit(asked: Asked) -> Summary:
    body: Sit = asked.body
    who = await asked.be_somebody(body.name)
    name = wishes.clean_name(body.name or "") if body.device else who.name
    return await asked.change(
        lambda t: wishes.sit(t, who, body.seat, name, device=body.device, entropy=body.entropy)
    )


async def leave(asked: Asked) -> Summary:
    body: Leave = asked.body
    level = checked_level(body.level)
    return await asked.change(lambda t: wishes.leave(t, asked.who, body.seat, level))


async def put_bot(asked: Asked) -> Summary:
    body: PutBot = asked.body
    room = await asked.desk.room(asked.table_id)
    level = checked_level(body.level)
    absent = asked.desk.absent(room, body.seat)
    return await asked.change(
        lambda t: wishes.put_bot(t, asked.who, body.seat, level, absent=absent)
    )


async def ready(asked: Asked) -> Summary:
    body: Ready = asked.body
    return await asked.change(
        lambda t: wishes.get_ready(t, asked.who, ready=body.ready, entropy=body.entropy)
    )


async def start(asked: Asked) -> Summary:
    return await asked.change(lambda t: wishes.start(t, asked.who))


async def resign(asked: Asked) -> Summary:
    body: Resign = asked.body
    level = checked_level(None)
    return await asked.change(lambda t: wishes.resign(t, asked.who, body.seat, level))


async def rematch(asked: Asked) -> Created:
    """The same people and settings at a new table, each one seat further; once for all."""
    room = await asked.desk.room(asked.table_id)
    wishes.my_seats(room.table, asked.who)
    if room.table.status != "over":
        raise Refusal("not_over")
    if room.table.rematch is None:
        secret = secrets.token_bytes(32)
        entries = _again(room.table, asked.player, secret)
        new = await asked.desk.create(asked.player, secret, entries)
        await asked.desk.change(
            asked.table_id, asked.player, lambda t: [] if t.rematch else [Rematched(new)]
        )
    return Created(cast("str", room.table.rematch))


def _again(old: Table, host: str, secret: bytes) -> list[AnyEntry]:
    opened = msgspec.structs.replace(
        old.opened, host=host, commitment=commit(secret), autostart=True, actions=[]
    )
    sitting: list[Sat | BotSat] = []
    for i, place in enumerate(old.places):
        seat = (i + 1) % len(old.places)
        if place.kind == "bot":
            sitting.append(BotSat(seat, place.level or ""))
        else:
            mine = place.player == host
            sitting.append(Sat(seat, place.player or "", place.name, place.device, mine))
    return _begun(opened, sorted(sitting, key=lambda s: s.seat))


async def play_on(asked: Asked) -> Created:
    body: PlayOn = asked.body
    player = asked.player
    room = await asked.desk.room(asked.table_id)
    may_watch(room, asked.who)
    entries = _playing_on(room.table, body, asked.who)
    return Created(await asked.desk.create(player, room.table.secret, entries))


def _playing_on(old: Table, body: PlayOn, who: Caller) -> list[AnyEntry]:
    """The log up to a ply with its own key of chance: only a finished match has no more secrets."""
    if old.status != "over":
        raise Refusal("not_over")
    if not 0 <= body.ply < old.ply + (not old.playing().over):
        raise Refusal("no_such_ply", {"plies": old.ply})
    if not 0 <= body.seat < len(old.places):
        raise Refusal("no_such_seat", {"seat": body.seat})
    level = checked_level(body.level)
    past = [old.game.actions.notation(a) for a in old.playing().actions[: body.ply]]
    opened = msgspec.structs.replace(
        old.opened, host=who.player or "", public=False, autostart=True, hints=True, actions=past
    )
    entropy = [p.entropy for p in old.places]
    return [
        opened,
        *(_person_or_bot(i, body.seat, who, level, e) for i, e in enumerate(entropy)),
        Started(),
    ]


def _person_or_bot(seat: int, mine: int, who: Caller, level: str, entropy: str) -> AnyEntry:
    if seat == mine:
        return Sat(seat, who.player or "", who.name, device=False, ready=True, entropy=entropy)
    return BotSat(seat, level, entropy)


# Links, tokens, shelves


async def link(asked: Asked) -> MoveLink:
    room = await asked.desk.room(asked.table_id)
    wishes.my_seats(room.table, asked.who)
    people = asked.desk.people
    token_, expires = await asked.desk.run(people.new_link, asked.table_id, asked.player)
    return MoveLink(token_, f"/t/{asked.table_id}?take={token_}", expires)


async def take_link(asked: Asked) -> Summary:
    body: TakeLink = asked.body
    await asked.desk.room(asked.table_id)
    source = await asked.desk.run(asked.desk.people.use_link, asked.table_id, body.token)
    if asked.who.player is None:
        whose = await asked.desk.run(asked.desk.people.me, source)
        await asked.be_somebody(whose.name)
    target = asked.player
    return await asked.change(lambda _: [Moved(source, target)] if source != target else [])


async def token(asked: Asked) -> SeatToken:
    body: OneSeat = asked.body
    room = await asked.desk.room(asked.table_id)
    wishes.my_seat(room.table, asked.who, body.seat)
    people = asked.desk.people
    made = await asked.desk.run(people.new_token, asked.table_id, body.seat, asked.player)
    return SeatToken(made, body.seat)


async def archive(asked: Asked) -> Summary:
    body: Archive = asked.body
    room = await asked.desk.room(asked.table_id)
    wishes.my_seats(room.table, asked.who)

    def shelve() -> None:
        asked.desk.store.shelve(asked.table_id, asked.player, archived=body.archived)

    await asked.desk.run(shelve)
    return await asked.summary()
