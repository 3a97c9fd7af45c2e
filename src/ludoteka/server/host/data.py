"""The data on the disk: how much there is, how full the disk is, and a copy beside it."""

import shutil
from datetime import datetime
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from ludoteka.core.errors import NotReadable
from ludoteka.server.storage.copies import backup

PARTS = ("", "-wal")
"""a database of SQLite, and what it has written ahead"""


def size_of(engine: Engine) -> int:
    """Bytes."""
    if (file := _file(engine)) is not None:
        parts = [file.with_name(file.name + part) for part in PARTS]
        return sum(part.stat().st_size for part in parts if part.exists())
    with engine.connect() as db:
        return int(db.scalar(sa.text("SELECT pg_database_size(current_database())")) or 0)


def disk_used(engine: Engine) -> float | None:
    """The share of the disk that is full; none: it is another machine's."""
    if (file := _file(engine)) is None:
        return None
    total, used, _ = shutil.disk_usage(file.parent)
    return used / total


def copy_beside(engine: Engine) -> str:
    """Copy everything to a file beside the database; its name. It never leaves this machine."""
    if (file := _file(engine)) is None:
        raise NotReadable("PostgreSQL is copied with `ludoteka admin backup`")
    name = f"{file.stem}-{datetime.now().astimezone():%Y%m%d-%H%M%S}.db"
    backup(engine, file.with_name(name))
    return name


def can_copy(engine: Engine) -> bool:
    return _file(engine) is not None


def _file(engine: Engine) -> Path | None:
    named = engine.url.database
    return Path(named) if engine.dialect.name == "sqlite" and named else None
