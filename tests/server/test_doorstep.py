"""What is wrong before the start is one line and exit code 2, and nothing is touched."""

import os
import shutil
import socket
import sqlite3
import subprocess
import sys
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

from ludoteka.cli import app
from ludoteka.core.errors import NotReadable
from ludoteka.server import doorstep
from ludoteka.server.storage.store import connect, migrate

HERE = "127.0.0.1"


def url(file):
    return f"sqlite:///{file}"


@pytest.fixture
def free_port():
    with socket.create_server((HERE, 0)) as line:
        return line.getsockname()[1]


def refusal(port, database_url):
    with pytest.raises(NotReadable) as told:
        doorstep.check(HERE, port, database_url)
    return str(told.value)


def test_a_new_place_and_the_own_database_are_fine(tmp_path, free_port):
    file = tmp_path / "tables.db"
    doorstep.check(HERE, free_port, url(file))
    migrate(connect(url(file)))
    doorstep.check(HERE, free_port, url(file))


def test_a_port_in_use_is_one_line_and_exit_code_2(tmp_path):
    file = tmp_path / "tables.db"
    with socket.create_server((HERE, 0)) as line:
        port = str(line.getsockname()[1])
        told = CliRunner().invoke(app, ["serve", "--port", port, "--database", url(file)])

    assert 2 == told.exit_code
    assert f"port {port} is in use; choose another: ludoteka serve --port" in told.stderr
    assert 1 == len(told.stderr.strip().splitlines())
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("port", [-1, 65536, 80000])
def test_a_port_that_there_is_not(tmp_path, port):
    assert f"there is no port {port}" in refusal(port, url(tmp_path / "tables.db"))
    assert not list(tmp_path.iterdir())


def test_a_database_of_a_newer_version_is_left_alone(tmp_path, free_port):
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as db:
        db.execute("CREATE TABLE alembic_version (version_num TEXT)")
        db.execute("INSERT INTO alembic_version VALUES ('9999')")
    before = file.read_bytes()

    assert "newer Ludoteka (9999)" in refusal(free_port, url(file))
    assert before == file.read_bytes()
    assert [file] == list(tmp_path.iterdir())


def test_a_newer_database_is_left_alone_by_the_commands_of_hosts_too(tmp_path):
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as db:
        db.execute("CREATE TABLE alembic_version (version_num TEXT)")
        db.execute("INSERT INTO alembic_version VALUES ('9999')")
    before = file.read_bytes()

    told = CliRunner().invoke(app, ["admin", "tables", "--database", url(file)])

    assert 2 == told.exit_code
    assert "newer Ludoteka (9999)" in told.stderr
    assert before == file.read_bytes()


def test_a_newer_database_on_postgresql_too(new_database, free_port):
    place = new_database("postgresql")
    engine = connect(place)
    with engine.begin() as db:
        db.exec_driver_sql("CREATE TABLE alembic_version (version_num TEXT)")
        db.exec_driver_sql("INSERT INTO alembic_version VALUES ('9999')")
    engine.dispose()

    assert "newer Ludoteka (9999)" in refusal(free_port, place)


def test_a_file_that_is_no_database_is_left_alone(tmp_path, free_port):
    file = tmp_path / "holiday.jpg"
    file.write_bytes(b"no database at all, but long enough to be read as one" * 40)

    assert "not a database" in refusal(free_port, url(file))


def test_a_folder_that_cannot_be_written(tmp_path, free_port, monkeypatch):
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert "cannot be written" in refusal(free_port, url(tmp_path / "tables.db"))


def test_a_folder_of_another_user(tmp_path, free_port, monkeypatch):
    monkeypatch.setattr(os, "access", lambda *_: False)
    monkeypatch.setattr(os, "getuid", lambda: 12345)
    assert "another user" in refusal(free_port, url(tmp_path / "tables.db"))


def test_a_full_disk(tmp_path, free_port, monkeypatch):
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=1000))
    assert "the disk is full" in refusal(free_port, url(tmp_path / "tables.db"))


@pytest.mark.parametrize("place", ["nonsense", "sqlite:////no/such/folder/tables.db"])
def test_a_database_that_is_nowhere(place, free_port):
    assert refusal(free_port, place)


def test_a_database_that_does_not_answer(free_port):
    assert "does not answer" in refusal(free_port, f"postgresql://{HERE}:{free_port}/tables")


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A home in which nothing of ours is."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(doorstep, "is_warm", lambda _: False)
    monkeypatch.setattr(doorstep, "machine_code", lambda game: tmp_path / "cache/ludoteka" / game)
    return tmp_path


def served(*words):
    return CliRunner().invoke(app, ["serve", *words])


def refused(told, why):
    assert 2 == told.exit_code
    assert why in told.stderr
    assert 1 == len(told.stderr.strip().splitlines())


def test_a_home_that_cannot_be_made(home, free_port):
    (home / "data").write_text("a file where the folder should be", "utf-8")

    refused(served("--port", str(free_port)), "data: is no folder; choose another with --database")


def test_nothing_is_made_at_home_where_the_disk_is_full(home, free_port, monkeypatch):
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=1000))

    refused(served("--port", str(free_port)), "the disk is full")
    assert not list(home.iterdir())


def test_a_place_for_machine_code_that_cannot_be_written(home, free_port, monkeypatch):
    (home / "cache").mkdir()
    monkeypatch.setattr(os, "access", lambda place, _: place != home / "cache")

    refused(served("--port", str(free_port)), "choose another with the environment variable XDG")
    assert [home / "cache"] == list(home.iterdir())


def test_machine_code_that_is_there_needs_no_place(home, free_port, monkeypatch):
    (home / "cache").write_text("no folder", "utf-8")
    monkeypatch.setattr(doorstep, "is_warm", lambda _: True)

    found = doorstep.check(HERE, free_port, None, compiles=True)

    assert url(home / "data/ludoteka/ludoteka.db") == found
    assert not list((home / "data/ludoteka").iterdir())


def test_nothing_is_loaded_before_the_server_listens_that_only_tables_need(tmp_path):
    migrate(connect(url(tmp_path / "tables.db")))
    begin = f"""
import sys
from ludoteka.server.run import app_from_environment
from ludoteka.server.http.app import create_app
from ludoteka.server.live.desk import Desk
from ludoteka.server.settings import Settings
settings = Settings({url(tmp_path / "tables.db")!r})
create_app(settings), Desk(settings)
print(sorted({{"numba", "alembic", "segno", "ludoteka.games.nizam.rules"}} & sys.modules.keys()))
"""
    done = subprocess.run([sys.executable, "-c", begin], capture_output=True, check=True, text=True)

    assert done.stdout.strip() == "[]"
