"""All that is kept of a person: to be handed out, or erased.

Erasing is the one thing that changes a log: names and what was said go, the moves stay, since the
match of the others is made of them. Who made them is then nobody.
"""

import secrets
from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ludoteka.server.protocol import Summary
from ludoteka.server.storage import schema
from ludoteka.server.storage.store import Store
from ludoteka.server.table.entries import AnyEntry, Moved, Opened, Renamed, Said, Sat
from ludoteka.server.table.table import GHOST

NOBODY = "–"
"""in place of a name, in every language"""
KEPT_OF = (
    schema.sessions,
    schema.resets,
    schema.tokens,
    schema.links,
    schema.shelves,
    schema.measures,
)

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
    r, m = schema.reports, schema.measures
    reported = sa.select(r.c.table_id, r.c.version, r.c.at).where(r.c.reporter == player)
    taken = sa.select(m.c.table_id, m.c.version, m.c.what, m.c.at, m.c.until)
    with store.engine.connect() as db:
        return {
            "person": [dict(r) for r in db.execute(about.where(p.c.id == player)).mappings()],
            "sessions": _rows(db, devices.where(at.player == player)),
            "seats": _rows(db, sat),
            "log": [r | {"body": msgspec.json.decode(r["body"])} for r in _rows(db, said)],
            "reports": _rows(db, reported),
            "measures": _rows(db, taken.where(m.c.player == player)),
            "audit": _rows(db, signed),
        }


def _rows(db: Connection, query: sa.Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in db.execute(query).mappings()]


def forget_reports(db: Connection, players: list[str]) -> None:
    """What they reported, and what was reported about them."""
    r = schema.reports
    for whose in (r.c.reporter, r.c.player):
        db.execute(r.delete().where(whose.in_(players)))


def erase(store: Store, player: str) -> list[str]:
    """Forget a person; the tables at which they sat or spoke."""
    e, s, t, p = schema.entries, schema.seats, schema.tables, schema.players
    ghosts = _Ghosts()
    with store.engine.begin() as db:
        named = sa.select(e.c.table_id).where(e.c.author == player)
        sat = sa.select(s.c.table_id).where(s.c.player == player)
        tables = {*db.scalars(named.distinct()), *db.scalars(sat.distinct())}
        for table_id in tables:
            _erase_at(db, table_id, player, ghosts)
        for who, ghost in ghosts.items():
            db.execute(t.update().where(t.c.host == who).values(host=ghost))
            db.execute(t.update().where(t.c.turn_player == who).values(turn_player=ghost))
            db.execute(s.update().where(s.c.player == who).values(player=ghost))
        for kept in KEPT_OF:
            db.execute(kept.delete().where(kept.c.player == player))
        forget_reports(db, [player, *ghosts])
        a = schema.audit
        forgotten = {"player": None, "address": "", "detail": ""}
        db.execute(a.update().where(a.c.player == player).values(**forgotten))
        gone = p.c.id.in_(list(ghosts)) & p.c.id.not_in(sa.select(schema.sessions.c.player))
        db.execute(p.delete().where(gone | (p.c.id == player)))
    return sorted(tables)


class _Ghosts(dict[str, str]):
    """Who stands in the log instead of whom; each apart, as each has used its own keys."""

    def __missing__(self, player: str) -> str:
        self[player] = GHOST + secrets.token_urlsafe(12)
        return self[player]


def _erase_at(db: Connection, table_id: str, player: str, ghosts: _Ghosts) -> None:
    e, s, t = schema.entries, schema.seats, schema.tables
    here = e.c.table_id == table_id
    rows = db.execute(sa.select(e.c.version, e.c.author, e.c.body).where(here)).all()
    log = [(version, author, _decode(body)) for version, author, body in rows]
    selves = _selves((entry for _, _, entry in reversed(log)), player)
    for version, author, entry in log:
        if (kept := _erased(entry, author, selves, ghosts)) != entry:
            body = _encode(kept).decode()
            db.execute(e.update().where(here, e.c.version == version).values(body=body))
    for who in selves:
        db.execute(e.update().where(here, e.c.author == who).values(author=ghosts[who]))
    seats = db.scalars(sa.select(s.c.seat).where(s.c.table_id == table_id, s.c.player == player))
    shown = db.scalar(sa.select(t.c.summary).where(t.c.id == table_id))
    summary = msgspec.json.decode(shown or "", type=Summary)
    for seat in seats:
        summary.seats[seat].name = NOBODY
    db.execute(t.update().where(t.c.id == table_id).values(summary=_encode(summary).decode()))


def _selves(newest_first: Iterable[AnyEntry], player: str) -> set[str]:
    """The person, and the guests whose seats they took over: on another device, or signing in."""
    selves = {player}
    for entry in newest_first:
        if isinstance(entry, Moved) and entry.target in selves:
            selves.add(entry.source)
    return selves


def _erased(entry: AnyEntry, author: str, selves: set[str], ghosts: _Ghosts) -> AnyEntry:
    match entry:
        case Sat(player=whose) if whose in selves:
            return msgspec.structs.replace(entry, player=ghosts[whose], name=NOBODY)
        case Opened(host=host) if host in selves:
            return msgspec.structs.replace(entry, host=ghosts[host])
        case Said() if author in selves and entry.text is not None:
            return msgspec.structs.replace(entry, text=NOBODY)
        case Renamed() if author in selves:
            return msgspec.structs.replace(entry, name=NOBODY)
        case Moved(source, target):
            return Moved(*(ghosts[p] if p in selves else p for p in (source, target)))
    return entry
