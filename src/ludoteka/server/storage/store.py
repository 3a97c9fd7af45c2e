"""Storage: SQLite (WAL) or PostgreSQL through SQLAlchemy Core. Nothing is ever deleted.

All calls block; the desk runs them in threads.
"""

import secrets
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import platformdirs
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError

from ludoteka.server.protocol import TableList
from ludoteka.server.storage import schema
from ludoteka.server.storage.together import Together, Write
from ludoteka.server.table.entries import (
    AnyEntry,
    BotSat,
    Moved,
    Sat,
    SeatAdded,
    SeatRemoved,
    Swapped,
    Vacated,
)
from ludoteka.server.table.table import GHOST, Kept, Table

DAY_MS = 24 * 3600 * 1000
LISTED = 60
"""a list shows no more tables than this"""
SEAT_ENTRIES = (Sat, Vacated, BotSat, SeatAdded, SeatRemoved, Swapped, Moved)
"""what changes whose seats they are"""
CHANNEL = "ludoteka"
MIGRATIONS = Path(__file__).parent / "migrations"
REVISIONS = sorted(f.name.partition("_")[0] for f in (MIGRATIONS / "versions").glob("0*.py"))
"""of the tables, by the names of the migrations; the last is today's"""
LOCK_MS, STATEMENT_MS = 5_000, 30_000
"""how long a change waits for others and for the database; then it is refused as `busy`"""
NO_LONGER_THERE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""for a database that says nothing at all, not even that it is away (libpq's own words)"""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyEntry).decode

_KEEP = schema.entries.insert()
_RENEW = schema.tables.update().where(schema.tables.c.id == sa.bindparam("table"))
"""made once, as they are carried out at every move"""


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def default_file() -> Path:
    return Path(platformdirs.user_data_dir("ludoteka")) / "ludoteka.db"


def connect(url: str) -> Engine:
    """An engine for either database, with the settings that keep every committed move."""
    if url.startswith(("postgresql://", "postgres://")):
        url = "postgresql+psycopg://" + url.partition("://")[2]
    if not url.startswith("sqlite"):
        patience = f"-c lock_timeout={LOCK_MS} -c statement_timeout={STATEMENT_MS}"
        return sa.create_engine(
            url,
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            pool_timeout=LOCK_MS / 1000,
            hide_parameters=True,  # errors are logged, and what is kept is no business of logs
            connect_args={"options": patience, **NO_LONGER_THERE},
        )
    _keep_private(url)
    engine = sa.create_engine(url, hide_parameters=True, connect_args={"timeout": LOCK_MS / 1000})

    @sa.event.listens_for(engine, "connect")
    def _tune(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _keep_private(url: str) -> None:
    """The file holds the keys of cookies and of chance: it is for its owner only."""
    file = sa.make_url(url).database
    if not file or file == ":memory:":
        return
    with suppress(OSError):  # what is wrong with the place is said when the database is opened
        Path(file).touch(0o600)
        Path(file).chmod(0o600)


def revision(db: Connection) -> str | None:
    """Of the tables of a database; none: it is empty."""
    known = sa.inspect(db).has_table("alembic_version")
    return db.scalar(sa.text("SELECT version_num FROM alembic_version")) if known else None


def migrate(engine: Engine, version: str = REVISIONS[-1]) -> None:
    """Bring the database to this version's tables."""
    with engine.connect() as db:
        if revision(db) == version:
            return  # as at most starts, which need not load what migrates
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # workers that start together take turns
            connection.execute(sa.text("SET LOCAL lock_timeout = 0"))
            connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(7210001)"))
        config.attributes["connection"] = connection
        command.upgrade(config, version)


class Conflict(Exception):  # noqa: N818 - an outcome, not a fault
    """Somebody else appended to this table first."""


class TableRow(msgspec.Struct):
    """What lists and start-up read without folding the log."""

    id: str
    summary: bytes
    mine: list[int]
    host: bool


class _Listed(msgspec.Struct):
    game: str


class Store:
    """The database of one host."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"
        """several workers can use it, and are told of each other's commits"""
        self._together = Together(engine)

    def key(self, name: str) -> str:
        """A random key that all workers of this host share."""
        with self.engine.begin() as db:
            found = db.scalar(sa.select(schema.keys.c.value).where(schema.keys.c.name == name))
            if found is not None:
                return str(found)
        try:
            with self.engine.begin() as db:
                db.execute(schema.keys.insert().values(name=name, value=secrets.token_hex(32)))
        except IntegrityError:
            pass
        return self.key(name)

    def forget_key(self, name: str) -> None:
        """The next one who asks gets another."""
        with self.engine.begin() as db:
            db.execute(schema.keys.delete().where(schema.keys.c.name == name))

    # Tables

    def create(self, table: Table, secret: bytes, kept: Sequence[Kept], summary: bytes) -> None:
        """A new table with its first entries, which `table` has taken in."""
        with self.engine.begin() as db:
            db.execute(
                schema.tables.insert().values(
                    id=table.id,
                    secret=secret.hex(),
                    host=table.opened.host,
                    public=table.opened.public,
                    created_at=table.created_at,
                    **_row(table, summary),
                )
            )
            self._insert(db, table.id, kept)
            self._note_seats(db, table)

    def append(self, table: Table, kept: Sequence[Kept], summary: bytes) -> None:
        """Commit entries, which `table` has taken in, to its log, all or none, and renew what
        lists show; Conflict when one of their places in the log is taken.
        """

        def write(db: Connection) -> None:
            self._insert(db, table.id, kept)
            self._index(db, table, summary, seats=any(_seats_change(k) for k in kept))
            if self.shared:
                _notify(db, "changed", table.id, table.version)

        try:
            self._commit(write)
        except IntegrityError:
            raise Conflict(table.id) from None

    def _commit(self, write: Write) -> None:
        """SQLite has one writer at a time; PostgreSQL groups commits by itself."""
        if not self.shared:
            self._together.commit(write)
            return
        with self.engine.begin() as db:
            write(db)

    def versions(self, table_ids: Iterable[str]) -> dict[str, int]:
        """How far the logs of these tables go, of those that are there."""
        t = schema.tables
        query = sa.select(t.c.id, t.c.version).where(t.c.id.in_(list(table_ids)))
        with self.engine.connect() as db:
            return {row[0]: row[1] for row in db.execute(query)}

    def ghosts_at(self, table_ids: Iterable[str]) -> list[tuple[str, str]]:
        """Who sits at these tables in place of somebody who was erased."""
        s = schema.seats
        query = sa.select(s.c.table_id, s.c.player).where(s.c.table_id.in_(list(table_ids)))
        with self.engine.connect() as db:
            return [
                (i, ghost) for i, ghost in db.execute(query.where(s.c.player.startswith(GHOST)))
            ]

    def game(self, table_id: str) -> str | None:
        """The game of a table, without folding its log."""
        t = schema.tables
        with self.engine.connect() as db:
            found = db.scalar(sa.select(t.c.summary).where(t.c.id == table_id))
        return msgspec.json.decode(found, type=_Listed).game if found else None

    def notify(self, *words: object) -> None:
        """Tell the other workers."""
        with self.engine.begin() as db:
            _notify(db, *words)

    def _insert(self, db: Connection, table_id: str, kept: Sequence[Kept]) -> None:
        rows = [
            {
                "table_id": table_id,
                "version": k.version,
                "at": k.at,
                "author": k.author,
                "key": k.key,
                "body": _encode(k.entry).decode(),
            }
            for k in kept
        ]
        db.execute(_KEEP, rows)

    def _index(self, db: Connection, table: Table, summary: bytes, *, seats: bool) -> None:
        s = schema.seats
        db.execute(_RENEW, {"table": table.id} | _row(table, summary))
        if seats:
            db.execute(s.delete().where(s.c.table_id == table.id))
            self._note_seats(db, table)

    def _note_seats(self, db: Connection, table: Table) -> None:
        rows = [
            {"table_id": table.id, "seat": i, "player": p.player}
            for i, p in enumerate(table.places)
        ]
        db.execute(schema.seats.insert(), rows)

    def secret(self, table_id: str) -> bytes | None:
        t = schema.tables
        with self.engine.connect() as db:
            found = db.scalar(sa.select(t.c.secret).where(t.c.id == table_id))
        return bytes.fromhex(found) if found is not None else None

    def entries(self, table_id: str, since: int = 0) -> list[Kept]:
        e = schema.entries
        query = sa.select(e.c.version, e.c.at, e.c.author, e.c.key, e.c.body)
        query = query.where(e.c.table_id == table_id, e.c.version > since).order_by(e.c.version)
        with self.engine.connect() as db:
            return [Kept(*row[:4], _decode(row[4])) for row in db.execute(query)]

    def waiting_for_bots(self) -> list[str]:
        """Tables of people at which a bot is to move; who left longest ago comes last."""
        t = schema.tables
        query = sa.select(t.c.id, t.c.summary).where(t.c.status == "playing", t.c.bot_turn)
        with self.engine.connect() as db:
            rows = db.execute(query.order_by(t.c.updated_at.desc())).all()
        return [str(i) for i, summary in rows if _has_people(summary)]

    def listed(self, which: TableList, player: str | None) -> list[TableRow]:
        """Tables for a list of the home page; those that wait for me come first."""
        t, s, shelf = schema.tables, schema.seats, schema.shelves
        mine = sa.select(s.c.table_id).where(s.c.player == player)
        shelved = sa.select(shelf.c.table_id).where(shelf.c.player == player, shelf.c.archived)
        where: dict[str, list[Any]] = {
            "open": [t.c.status == "waiting", t.c.public],
            "mine": [t.c.id.in_(mine), t.c.status != "over", t.c.id.not_in(shelved)],
            "finished": [t.c.id.in_(mine), t.c.status == "over", t.c.id.not_in(shelved)],
            "archived": [t.c.id.in_(mine), t.c.id.in_(shelved)],
        }
        waits = sa.case((t.c.turn_player == player, 0), else_=1)
        query = sa.select(t.c.id, t.c.summary, t.c.host).where(*where[which])
        query = query.order_by(waits, t.c.updated_at.desc()).limit(LISTED)
        with self.engine.connect() as db:
            rows = db.execute(query).all()
            seats = self._seats(db, [r[0] for r in rows], player)
        return [
            TableRow(i, summary.encode(), seats.get(i, []), bool(player) and host == player)
            for i, summary, host in rows
        ]

    def _seats(
        self, db: Connection, tables: Iterable[str], player: str | None
    ) -> dict[str, list[int]]:
        s = schema.seats
        query = sa.select(s.c.table_id, s.c.seat).where(
            s.c.player == player, s.c.table_id.in_(list(tables))
        )
        found: dict[str, list[int]] = {}
        for table_id, seat in db.execute(query.order_by(s.c.seat)):
            found.setdefault(table_id, []).append(seat)
        return found

    def tables_of(self, player: str, *, over: bool = True) -> list[str]:
        """Where somebody sits, or sat when it was over."""
        s, t = schema.seats, schema.tables
        query = sa.select(s.c.table_id).where(s.c.player == player).distinct()
        if not over:
            query = query.join(t, t.c.id == s.c.table_id).where(t.c.status != "over")
        with self.engine.connect() as db:
            return [str(i) for i in db.scalars(query)]

    def shelve(self, table_id: str, player: str, *, archived: bool) -> None:
        shelf = schema.shelves
        mine = (shelf.c.table_id == table_id) & (shelf.c.player == player)
        with self.engine.begin() as db:
            if db.execute(shelf.update().where(mine).values(archived=archived)).rowcount == 0:
                values = {"table_id": table_id, "player": player, "archived": archived}
                db.execute(shelf.insert().values(**values))

    def keep_pack(self, digest: str, game: str, name: str, text: str) -> None:
        try:
            with self.engine.begin() as db:
                values = {"digest": digest, "game": game, "name": name, "text": text}
                db.execute(schema.packs.insert().values(**values))
        except IntegrityError:
            pass  # it is kept already

    def pack(self, digest: str) -> tuple[str, str]:
        """Name and text of a pack that a table is played with."""
        p = schema.packs
        with self.engine.connect() as db:
            name, text = db.execute(sa.select(p.c.name, p.c.text).where(p.c.digest == digest)).one()
        return name, text


def _notify(db: Connection, *words: object) -> None:
    db.execute(sa.select(sa.func.pg_notify(CHANNEL, " ".join(map(str, words)))))


def _row(table: Table, summary: bytes) -> dict[str, Any]:
    turn = table.actor
    return {
        "status": table.status,
        "version": table.version,
        "bot_turn": table.bot_to_act() is not None,
        "turn_player": table.places[turn].player if turn >= 0 else None,
        "updated_at": table.updated_at,
        "summary": summary.decode(),
    }


class _Seat(msgspec.Struct):
    level: str | None = None


class _Seats(msgspec.Struct):
    """What a summary says of who plays."""

    seats: list[_Seat]


def _has_people(summary: str) -> bool:
    return any(seat.level is None for seat in msgspec.json.decode(summary, type=_Seats).seats)


def _seats_change(kept: Kept) -> bool:
    return isinstance(kept.entry, SEAT_ENTRIES)


def fresh_id(size: int) -> str:
    """A random name of so many bytes for a table or a person; a command line would read a dash at
    its beginning as an option.
    """
    name = secrets.token_urlsafe(size)
    return fresh_id(size) if name.startswith("-") else name


def digest_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()
