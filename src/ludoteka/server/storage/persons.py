"""All that is kept of a person: to be handed out, or erased.

Erasing is the one thing that changes a log: names and what was said go, the moves stay, since the
match of the others is made of them. Who made them is then nobody.
"""

import secrets
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ludoteka.server.protocol import Summary
from ludoteka.server.storage import schema
from ludoteka.server.storage.store import Store
from ludoteka.server.table.entries import AnyEntry, Moved, Opened, Said, Sat

NOBODY = "–"
"""in place of a name, in every language"""
KEPT_OF = (schema.sessions, schema.resets, schema.tokens, schema.links, schema.shelves)

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyEntry).decode


def kept_of(store: Store, player: str) -> dict[str, Any]:
    """Everything about a person, without the secrets that let somebody in."""
    p, s, e, a = schema.players, schema.seats, schema.entries, schema.audit
    about = sa.select(p.c.id, p.c.name, p.c.account, p.c.created_at, p.c.banned_at)
    said = sa.select(e.c.table_id, e.c.version, e.c.at, e.c.body).where(e.c.author == player)
    sat = sa.select(s.c.table_id, s.c.seat).where(s.c.player == player)
    signed = sa.select(a.c.at, a.c.what, a.c.address, a.c.detail).where(a.c.player == player)
    at = schema.sessions.c
    devices = sa.select(at.device, at.created_at, at.seen_at, at.expires_at)
    with store.engine.connect() as db:
        return {
            "person": [dict(r) for r in db.execute(about.where(p.c.id == player)).mappings()],
            "sessions": _rows(db, devices.where(at.player == player)),
            "seats": _rows(db, sat),
            "log": [r | {"body": msgspec.json.decode(r["body"])} for r in _rows(db, said)],
            "audit": _rows(db, signed),
        }


def _rows(db: Connection, query: sa.Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in db.execute(query).mappings()]


def erase(store: Store, player: str) -> list[str]:
    """Forget a person; the tables at which they sat or spoke."""
    e, s, t = schema.entries, schema.seats, schema.tables
    ghost = "~" + secrets.token_urlsafe(12)
    with store.engine.begin() as db:
        named = sa.select(e.c.table_id).where(e.c.author == player)
        sat = sa.select(s.c.table_id).where(s.c.player == player)
        tables = {*db.scalars(named.distinct()), *db.scalars(sat.distinct())}
        for table_id in tables:
            _erase_at(db, table_id, player, ghost)
        db.execute(t.update().where(t.c.host == player).values(host=ghost))
        db.execute(t.update().where(t.c.turn_player == player).values(turn_player=ghost))
        db.execute(s.update().where(s.c.player == player).values(player=ghost))
        for kept in KEPT_OF:
            db.execute(kept.delete().where(kept.c.player == player))
        a = schema.audit
        db.execute(a.update().where(a.c.player == player).values(player=None, address=""))
        db.execute(schema.players.delete().where(schema.players.c.id == player))
    return sorted(tables)


def _erase_at(db: Connection, table_id: str, player: str, ghost: str) -> None:
    e, t = schema.entries, schema.tables
    rows = db.execute(
        sa.select(e.c.version, e.c.author, e.c.body).where(e.c.table_id == table_id)
    ).all()
    seats: set[int] = set()
    for version, author, body in rows:
        entry = _decode(body)
        if isinstance(entry, Sat) and entry.player == player:
            seats.add(entry.seat)
        kept = _erased(entry, author, player, ghost)
        values = {"author": ghost if author == player else author, "body": _encode(kept).decode()}
        this = (e.c.table_id == table_id) & (e.c.version == version)
        db.execute(e.update().where(this).values(**values))
    shown = db.scalar(sa.select(t.c.summary).where(t.c.id == table_id))
    summary = msgspec.json.decode(shown or "", type=Summary)
    for seat in summary.seats:
        if seat.seat in seats and seat.kind == "person":
            seat.name = NOBODY
    db.execute(t.update().where(t.c.id == table_id).values(summary=_encode(summary).decode()))


def _erased(entry: AnyEntry, author: str, player: str, ghost: str) -> AnyEntry:
    match entry:
        case Sat(player=whose) if whose == player:
            return msgspec.structs.replace(entry, player=ghost, name=NOBODY)
        case Opened(host=host) if host == player:
            return msgspec.structs.replace(entry, host=ghost)
        case Said() if author == player and entry.text is not None:
            return msgspec.structs.replace(entry, text=NOBODY)
        case Moved(source, target):
            return Moved(*(ghost if p == player else p for p in (source, target)))
    return entry
