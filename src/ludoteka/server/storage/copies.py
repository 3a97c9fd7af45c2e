"""Copies of the whole database: one file, whichever database it came from and goes to."""

import secrets
import shutil
import tempfile
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DatabaseError

from ludoteka.core.errors import NotReadable
from ludoteka.server.storage.schema import metadata
from ludoteka.server.storage.store import connect, migrate

ALL = metadata.sorted_tables
AT_ONCE = 1000
"""rows"""
AHEAD = ("-wal", "-shm")
"""the files that SQLite keeps beside one that is open"""


def backup(engine: Engine, file: Path) -> int:
    """Write all rows, as they stand at one moment, to a new SQLite file; how many. Others go on."""
    if file.exists():
        raise NotReadable(f"{file}: is there already; nothing was changed")
    beside = file.with_name(f"{file.name}.{secrets.token_hex(4)}.new")  # two may copy at once
    try:
        rows = _write(engine, beside)
        _settle(beside)
        beside.replace(file)
    finally:
        for left in ("", *AHEAD):
            beside.with_name(beside.name + left).unlink(missing_ok=True)
    return rows


def _write(engine: Engine, file: Path) -> int:
    copy = connect(f"sqlite:///{file}")
    try:
        migrate(copy)
        with _still(engine) as source, copy.begin() as target:
            return _copy(source, target)
    finally:
        copy.dispose()


def _still(engine: Engine) -> Connection:
    """A connection that sees one moment only."""
    if engine.dialect.name == "postgresql":
        return engine.connect().execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
    connection = engine.connect()
    connection.exec_driver_sql("BEGIN")
    return connection


def _settle(file: Path) -> None:
    """One file instead of three: what SQLite wrote ahead comes home."""
    engine = connect(f"sqlite:///{file}")
    with engine.connect() as db:
        db.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    engine.dispose()


def restore(engine: Engine, file: Path) -> int:
    """Fill an empty database from a copy, also from one of an older version; how many rows."""
    migrate(engine)
    with engine.connect() as db:
        rows_of = [(t.name, db.execute(sa.select(t).limit(1)).first()) for t in ALL]
    if filled := [name for name, row in rows_of if row]:
        raise NotReadable(f"the database holds {', '.join(filled)} already; nothing was changed")
    with tempfile.TemporaryDirectory() as folder:
        try:
            twin = Path(shutil.copy(file, Path(folder) / "copy.db"))
            copy = connect(f"sqlite:///{twin}")
            migrate(copy)
        except (OSError, DatabaseError) as error:
            raise NotReadable(f"{file}: not a copy of a database: {error}") from None
        with copy.connect() as source, engine.begin() as target:
            rows = _copy(source, target)
            _count_on(target)
        copy.dispose()
    return rows


def _copy(source: Connection, target: Connection) -> int:
    count = 0
    for table in ALL:
        for part in source.execute(sa.select(table)).mappings().partitions(AT_ONCE):
            target.execute(table.insert(), [dict(row) for row in part])
            count += len(part)
    return count


def _count_on(db: Connection) -> None:
    """New rows of the audit log are numbered after the old ones."""
    if db.dialect.name == "postgresql":
        db.execute(
            sa.text(
                "SELECT setval(pg_get_serial_sequence('audit', 'id'), "
                "(SELECT coalesce(max(id), 0) + 1 FROM audit), false)"
            )
        )
