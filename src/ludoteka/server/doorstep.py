"""What can be wrong before a server starts: one line says what to do, and nothing is touched."""

import errno
import os
import shutil
import socket
import sqlite3
from importlib.util import find_spec
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from ludoteka.bots.warm import is_warm, machine_code
from ludoteka.core import registry
from ludoteka.core.errors import NotReadable
from ludoteka.server.storage.store import REVISIONS, connect, default_file, revision

ROOM = 50_000_000
"""bytes that must be free where the database lies, and where the machine code does"""
PRIVILEGED, PORTS = 1024, 65536
OTHER_DATABASE = "--database sqlite:///file"
OTHER_CACHE = "the environment variable XDG_CACHE_HOME"


def check(host: str, port: int, database_url: str | None, *, compiles: bool = False) -> str:
    """NotReadable, with what to do, unless a server can start; the database that it will open."""
    _check_port(host, port)
    url = _fit(database_url, ROOM)
    if compiles and not all(is_warm(game) for game in registry.GAMES):
        _check_place(machine_code(registry.GAMES[0]), ROOM, OTHER_CACHE)
    return _with_folder(url)


def database(url: str | None) -> str:
    """The one that is named, or the one at home, for commands that work on it."""
    return _with_folder(_fit(url))


def _fit(url: str | None, room: int = 0) -> str:
    if url is None:
        file = default_file()
        _check_file(file, room)
        return f"sqlite:///{file}"
    try:
        found = make_url(url)
    except ArgumentError:
        raise NotReadable(f"database {url!r}: write sqlite:///file or postgresql://…") from None
    if found.get_backend_name() != "sqlite":
        _check_server(url)
    elif found.database and found.database != ":memory:":
        file = Path(found.database)
        if not file.parent.is_dir():
            raise NotReadable(f"{file.parent}: there is no such folder; make it first")
        _check_file(file, room)
    return url


def _with_folder(url: str) -> str:
    """At home it is made, now that nothing is wrong."""
    if url == f"sqlite:///{default_file()}":
        default_file().parent.mkdir(0o700, parents=True, exist_ok=True)
    return url


def _check_port(host: str, port: int) -> None:
    if not 0 <= port < PORTS:
        raise NotReadable(f"there is no port {port}; choose one from {PRIVILEGED} to {PORTS - 1}")
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(found[0], found[1]) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(found[4])
    except OSError as error:
        if isinstance(error, PermissionError) and port < PRIVILEGED:
            raise NotReadable(
                f"port {port} is for the administrator; choose one above {PRIVILEGED}"
            ) from None
        if error.errno == errno.EADDRINUSE:
            raise NotReadable(
                f"port {port} is in use; choose another: ludoteka serve --port {port + 1}"
            ) from None
        raise NotReadable(f"cannot listen on {host}, port {port}: {error}") from None


def _check_file(file: Path, room: int) -> None:
    """The database of a host at home, and the folder around it."""
    _check_place(file.parent, room, OTHER_DATABASE)
    if file.exists():
        _check_writable(file, OTHER_DATABASE)
        _check_revision(_revision_in(file), str(file))


def _check_place(folder: Path, room: int, instead: str) -> None:
    """A folder, or, where it is still to be made, the one it will stand in."""
    there = next(place for place in (folder, *folder.parents) if os.path.lexists(place))
    if not there.is_dir():
        raise NotReadable(f"{there}: is no folder; choose another with {instead}")
    _check_writable(there, instead)
    if shutil.disk_usage(there).free < room:
        raise NotReadable(
            f"{there}: the disk is full; {room // 1_000_000} MB must be free,"
            f" or choose another with {instead}"
        )


def _check_writable(place: Path, instead: str) -> None:
    if not os.access(place, os.W_OK):
        raise NotReadable(f"{place}: {_whose(place)}; choose another with {instead}")


def _whose(place: Path) -> str:
    mine = not hasattr(os, "getuid") or place.stat().st_uid == os.getuid()
    return "cannot be written" if mine else "belongs to another user and cannot be written"


def _revision_in(file: Path) -> str | None:
    """Read without writing, so also without the log beside it."""
    try:
        with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as db:
            if not db.execute(
                "SELECT 1 FROM sqlite_master WHERE name='alembic_version'"
            ).fetchone():
                return None
            found = db.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise NotReadable(f"{file}: not a database of Ludoteka ({error})") from None
    return found[0] if found else None


def _check_server(database_url: str) -> None:
    if find_spec("psycopg") is None:
        raise NotReadable("PostgreSQL needs its driver: pip install 'ludoteka[host]'")
    engine = connect(database_url)
    try:
        with engine.connect() as db:
            found = revision(db)
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", error)).strip().splitlines()[0]
        raise NotReadable(f"the database does not answer: {why}") from None
    finally:
        engine.dispose()
    _check_revision(found, "the database")


def _check_revision(found: str | None, where: str) -> None:
    if found is not None and found not in REVISIONS:
        raise NotReadable(f"{where} was written by a newer Ludoteka ({found}); update this one")
