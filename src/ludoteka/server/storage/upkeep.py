"""What a host does to tables: look, close, delete, check, and let go of what is old."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa

from ludoteka.bots.warm import is_warm
from ludoteka.core.errors import LudotekaError, NotReadable
from ludoteka.core.fair import commit
from ludoteka.core.match import MatchFile
from ludoteka.server.errors import Refusal
from ludoteka.server.protocol import Summary
from ludoteka.server.storage import schema
from ludoteka.server.storage.persons import NOBODY, forget_reports
from ludoteka.server.storage.store import DAY_MS, Conflict, Store, now_ms
from ludoteka.server.table import projections
from ludoteka.server.table.commands import Caller
from ludoteka.server.table.entries import AnyEntry, Closed, Opened, Said
from ludoteka.server.table.fold import fold
from ludoteka.server.table.packs import Packs
from ludoteka.server.table.table import Kept, Table

OF_A_TABLE = (
    "entries", "seats", "analyses", "shelves", "links", "tokens", "reports", "measures",
)  # fmt: skip
HOST = "host"
"""the author of what the host of the server does to a table"""
AT_ONCE = 1000
"""names in a statement"""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyEntry).decode


class Upkeep:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._packs = Packs(store, None)

    def tables(self, status: str | None = None, most: int = 200) -> list[Summary]:
        """The last ones first."""
        t = schema.tables
        query = sa.select(t.c.summary).order_by(t.c.updated_at.desc()).limit(most)
        if status is not None:
            query = query.where(t.c.status == status)
        with self.store.engine.connect() as db:
            return [msgspec.json.decode(s, type=Summary) for s in db.scalars(query)]

    def counted(self) -> dict[str, int]:
        """How many tables there are of each status."""
        t = schema.tables
        with self.store.engine.connect() as db:
            rows = db.execute(sa.select(t.c.status, sa.func.count()).group_by(t.c.status))
            return {row[0]: row[1] for row in rows}

    def begun_at(self) -> int | None:
        """When the first table was made."""
        with self.store.engine.connect() as db:
            return db.scalar(sa.select(sa.func.min(schema.tables.c.created_at)))

    def load(self, table_id: str) -> Table:
        """A table as the fold of its log."""
        secret = self.store.secret(table_id)
        if secret is None:
            raise NotReadable(f"{table_id}: there is no such table")
        table = Table(table_id, secret, self._packs.of, is_warm)
        for kept in self.store.entries(table_id):
            fold(table, kept)
        return table

    def close(self, table_id: str) -> None:
        """End a match that is played; its people see that the host did."""

        def close(table: Table) -> list[AnyEntry]:
            if table.status != "playing":
                is_now = f"{table_id}: is {table.status}"
                raise NotReadable(f"{is_now}; only what is played can be closed")
            return [Closed()]

        self.change(table_id, close)

    def change(self, table_id: str, decide: Callable[[Table], Sequence[AnyEntry]]) -> None:
        """Append what is wanted of a table to its log, also while a server appends to it."""
        table = self.load(table_id)
        kept = [
            Kept(table.version + n, now_ms(), HOST, None, entry)
            for n, entry in enumerate(decide(table), 1)
        ]
        for one in kept:
            fold(table, one)
        summary = _encode(projections.summary(table, Caller(), set()))
        try:
            if kept:
                self.store.append(table, kept, summary)
        except Conflict:
            self.change(table_id, decide)

    def delete(self, table_ids: list[str]) -> int:
        """Forget tables and all that belongs to them; how many there were."""
        t, count = schema.tables, 0
        with self.store.engine.begin() as db:
            for some in _in_parts(table_ids):
                for name in OF_A_TABLE:
                    part = schema.metadata.tables[name]
                    db.execute(part.delete().where(part.c.table_id.in_(some)))
                count += db.execute(t.delete().where(t.c.id.in_(some))).rowcount
        return count

    def export(self, table_id: str) -> MatchFile:
        table = self.load(table_id)
        if table.status != "over":
            raise NotReadable(f"{table_id}: not over; its file would tell the key of chance")
        return msgspec.structs.replace(table.playing().export(), chance=table.chance())

    # Verifying

    def ids(self) -> list[str]:
        t = schema.tables
        with self.store.engine.connect() as db:
            return list(db.scalars(sa.select(t.c.id).order_by(t.c.created_at)))

    def verify(self, table_ids: list[str]) -> Iterator[tuple[str, str]]:
        """Every stored match against the rules: the table, and what is wrong with it."""
        for table_id in table_ids:
            try:
                yield table_id, self._wrong_with(table_id)
            except (LudotekaError, Refusal) as error:
                yield table_id, str(error)
            except Exception as error:  # noqa: BLE001 - a log that nobody wrote like this: say so, and go on
                yield table_id, f"{type(error).__name__}: {error}"

    def _wrong_with(self, table_id: str) -> str:
        table = self.load(table_id)
        t = schema.tables
        with self.store.engine.connect() as db:
            row = db.execute(sa.select(t.c.version, t.c.status).where(t.c.id == table_id)).one()
        if commit(table.secret) != table.opened.commitment:
            return "the secret of chance is not the one that was sealed"
        if tuple(row) != (table.version, table.status):
            return f"listed as {tuple(row)}, its log says {(table.version, table.status)}"
        if table.match is not None and table.match.over:
            file = msgspec.structs.replace(table.match.export(), chance=table.chance())
            file.verify(table.match.pack, compiled=is_warm(table.rules))
        return ""

    # Letting go

    def retain(self, keep: "Retention", *, dry: bool = False) -> dict[str, int]:
        """Forget what is older than the host wants to keep; how much of each."""
        done = {"expired": 0 if dry else self._drop_expired()}
        if keep.tables is not None:
            old = self._finished_before(_ago(keep.tables))
            done["tables"] = len(old) if dry else self.delete(old)
        if keep.chats is not None:
            old = self._finished_before(_ago(keep.chats))
            done["chats"] = self._silence(old, dry=dry)
            done["reports"] = self._forget_reports(old, dry=dry)
        if keep.guests is not None:
            done["guests"] = self._drop_guests(_ago(keep.guests), dry=dry)
        return done

    def _drop_expired(self) -> int:
        at = now_ms()
        with self.store.engine.begin() as db:
            return sum(
                db.execute(part.delete().where(part.c.expires_at < at)).rowcount
                for part in (schema.sessions, schema.tokens, schema.links, schema.resets)
            )

    def _finished_before(self, cutoff: int) -> list[str]:
        t = schema.tables
        query = sa.select(t.c.id).where(t.c.status == "over", t.c.updated_at < cutoff)
        with self.store.engine.connect() as db:
            return list(db.scalars(query))

    def _silence(self, table_ids: list[str], *, dry: bool) -> int:
        """Take what people wrote out of these logs."""
        e, count = schema.entries, 0
        said = sa.select(e.c.table_id, e.c.version, e.c.body).where(e.c.body.contains('"said"'))
        with self.store.engine.begin() as db:
            parts = [said.where(e.c.table_id.in_(some)) for some in _in_parts(table_ids)]
            for table_id, version, body in (
                row for part in parts for row in db.execute(part).all()
            ):
                entry = _decode(body)
                if not isinstance(entry, Said) or entry.text in {None, NOBODY}:
                    continue
                count += 1
                if not dry:
                    entry.text = NOBODY
                    this = (e.c.table_id == table_id) & (e.c.version == version)
                    db.execute(e.update().where(this).values(body=_encode(entry).decode()))
        return count

    def _forget_reports(self, table_ids: list[str], *, dry: bool) -> int:
        """With what was done about them, unless somebody is still silenced by it."""
        r, m, count = schema.reports, schema.measures, 0
        past = m.c.until.is_(None) | (m.c.until < now_ms())
        with self.store.engine.begin() as db:
            for some in _in_parts(table_ids):
                there = r.c.table_id.in_(some)
                count += db.scalar(sa.select(sa.func.count()).select_from(r).where(there)) or 0
                if not dry:
                    db.execute(r.delete().where(there))
                    db.execute(m.delete().where(m.c.table_id.in_(some), past))
        return count

    def _drop_guests(self, cutoff: int, *, dry: bool) -> int:
        """Guests who sit at no table, host none, and have not been here since."""
        p, s, seat, t = schema.players, schema.sessions, schema.seats, schema.tables
        seen = sa.select(s.c.player).where(s.c.seen_at >= cutoff)
        busy = sa.select(seat.c.player).where(seat.c.player.is_not(None))
        old = sa.select(p.c.id).where(
            p.c.account.is_(None),
            p.c.created_at < cutoff,
            p.c.id.not_in(seen),
            p.c.id.not_in(busy),
            p.c.id.not_in(sa.select(t.c.host)),
        )
        with self.store.engine.begin() as db:
            gone = list(db.scalars(old))
            for some in _in_parts([] if dry else gone):
                db.execute(s.delete().where(s.c.player.in_(some)))
                forget_reports(db, some)
                db.execute(p.delete().where(p.c.id.in_(some)))
        return len(gone)


@dataclass(frozen=True)
class Retention:
    """Days; none: for ever."""

    guests: int | None = None
    chats: int | None = None
    tables: int | None = None


def _in_parts(ids: list[str]) -> Iterator[list[str]]:
    """A statement takes some ten thousand names, and there may be more."""
    return (ids[i : i + AT_ONCE] for i in range(0, len(ids), AT_ONCE))


def _ago(days: int) -> int:
    return now_ms() - days * DAY_MS


def opened_of(store: Store, table_id: str) -> dict[str, Any]:
    """How a table was set up."""
    for kept in store.entries(table_id):
        if isinstance(kept.entry, Opened):
            return {k: v for k, v in msgspec.structs.asdict(kept.entry).items() if k != "actions"}
    raise NotReadable(f"{table_id}: there is no such table")
