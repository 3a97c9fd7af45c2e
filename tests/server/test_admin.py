"""What a host does on the command line, while the server goes on."""

import json
import re
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from itsdangerous import URLSafeSerializer
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from ludoteka.cli import app
from ludoteka.core.match import MatchFile
from ludoteka.server.people.sessions import Sessions
from ludoteka.server.storage import copies, schema
from ludoteka.server.storage.store import Store, connect, migrate
from ludoteka.server.storage.upkeep import Retention, Upkeep
from tests.server.house import House, two_people
from tests.server.test_accounts import PASSWORD, with_account


def admin(house, *words, fails=False):
    done = CliRunner().invoke(app, ["admin", *map(str, words), "--database", house.url])
    assert (done.exit_code != 0) == fails, done.output
    return done.output


def finished(house):
    ann, bob, table = two_people(house)
    ann.post(f"/api/tables/{table}/resign", seat=0)
    return ann, bob, table


def rows(url, table):
    engine = connect(url)
    with engine.connect() as db:
        found = {tuple(r) for r in db.execute(sa.select(table))}
    engine.dispose()
    return found


def audited(house):
    return [line["what"] for line in json.loads(admin(house, "audit", "--json"))]


def test_tables_are_listed_and_shown_without_secrets(hosted):
    _, _, table = two_people(hosted)

    listed = json.loads(admin(hosted, "tables", "--json"))
    shown = admin(hosted, "table", table)

    assert table in [t["id"] for t in listed]
    assert json.loads(shown)["seats"][0]["name"] == "Ann"
    assert hosted.secret_of(table).hex() not in shown
    assert "playing" in admin(hosted, "tables", "--status", "playing")
    assert "no such table" in admin(hosted, "table", "nowhere", fails=True)


def test_a_match_is_closed_and_its_people_are_told(hosted):
    ann, _, table = two_people(hosted)
    with ann.at(table) as a:
        a.until("table")

        admin(hosted, "close", table)

        result = a.until_picture(lambda p: p["status"] == "over")["result"]
    assert result["end"] == "end-closed"
    assert "only what is played" in admin(hosted, "close", table, fails=True)
    assert "close_table" in audited(hosted)


def test_a_table_is_deleted_and_whoever_is_there_is_told_so(hosted):
    ann, _, table = two_people(hosted)
    with ann.at(table) as a:
        a.until("table")

        admin(hosted, "delete", table, "--yes")

        with pytest.raises(ConnectionClosed):
            a.quiet(10)
    with ann.at(table) as a:
        assert a.receive()["code"] == "no_such_table"
    assert ann.get("/api/tables?list=mine") == []


def test_a_finished_match_is_exported(hosted, tmp_path):
    _, _, table = finished(hosted)
    _, _, running = two_people(hosted)

    admin(hosted, "export", table, tmp_path / "match.json")

    assert MatchFile.load(tmp_path / "match.json").chance
    assert "not over" in admin(hosted, "export", running, tmp_path / "no.json", fails=True)


def test_every_stored_match_is_verified_and_a_forged_one_is_found(hosted):
    _, _, good = finished(hosted)
    _, _, bad = two_people(hosted)
    assert "0 not as their rules say" in admin(hosted, "verify", good, bad)
    t = schema.tables
    with hosted.desk.store.engine.begin() as db:
        db.execute(t.update().where(t.c.id == bad).values(secret="00" * 32))

    found = admin(hosted, "verify", "--all", fails=True)

    assert f"{bad}: the secret of chance is not the one that was sealed" in found
    assert f"{good}:" not in found
    admin(hosted, "delete", bad, "--yes")


def test_somebody_is_banned_and_let_in_again(hosted):
    ann = with_account(hosted)
    table = ann.new_table("me", "open", game="masks")
    with ann.at(table) as a:
        a.until("table")

        admin(hosted, "ban", ann.account)

        with pytest.raises(ConnectionClosed) as closed:
            a.quiet(10)
        assert closed.value.rcvd.code == 4401
    assert ann.get("/api/me")["player"] is None
    stranger = hosted.person()
    assert stranger.refused("/api/login", name=ann.account, password=PASSWORD) == "banned"

    admin(hosted, "ban", ann.account, "--lift")

    assert stranger.post("/api/login", name=ann.account, password=PASSWORD)["account"]
    assert {"ban", "unban"} <= set(audited(hosted))


def test_somebody_is_renamed(hosted):
    ann, bob = with_account(hosted), with_account(hosted, "Bob")
    new = ann.account.replace("Ann", "Anna")

    admin(hosted, "rename", ann.account, new)

    assert ann.get("/api/me")["account"] == new
    assert hosted.person().post("/api/login", name=new, password=PASSWORD)["name"] == new
    assert "name_taken" in admin(hosted, "rename", new, bob.account, fails=True)


def test_sessions_are_ended_and_a_reset_link_is_handed_out(hosted):
    ann = with_account(hosted)

    admin(hosted, "sign-out", ann.account)
    token = re.search(r"/me\?reset=(\S+)", admin(hosted, "reset", ann.account))[1]

    assert ann.get("/api/me")["player"] is None
    ann.post("/api/reset", token=token, password="quite another")
    assert ann.post("/api/login", name=ann.account, password="quite another")["account"]
    assert "nobody of that name" in admin(hosted, "reset", "nobody at all", fails=True)
    assert token not in admin(hosted, "audit", "--json")


def test_what_is_kept_of_somebody_is_handed_out_and_deleted(hosted, tmp_path):
    ann = with_account(hosted)
    ann.new_table("me", "open", game="masks")

    admin(hosted, "export-person", ann.account, tmp_path / "ann.json")
    admin(hosted, "delete-person", ann.account, "--yes")

    assert json.loads((tmp_path / "ann.json").read_text())["person"][0]["name"] == ann.account
    assert ann.get("/api/me")["player"] is None
    assert "nobody of that name" in admin(hosted, "ban", ann.account, fails=True)


def test_a_running_house_forgets_whoever_was_deleted(hosted):
    ann, bob = with_account(hosted), hosted.person("Bob")
    table = bob.new_table("open", "me", game="masks")
    ann.sit(table)
    with bob.at(table) as b:
        b.until("table")

        admin(hosted, "delete-person", ann.account, "--yes")

        with pytest.raises(ConnectionClosed):
            b.quiet(10)
    with bob.at(table) as b:
        assert b.until("table")["seats"][0]["name"] == "–"


def test_more_is_let_go_of_than_a_statement_can_name(new_database, monkeypatch):
    engine = connect(new_database("sqlite"))

    @sa.event.listens_for(engine, "connect")
    def _(connection, _record):
        connection.setlimit(sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER, 50)

    migrate(engine)
    monkeypatch.setattr("ludoteka.server.storage.upkeep.AT_ONCE", 40)
    guests = [{"id": str(n), "name": "Guest", "created_at": 1} for n in range(120)]
    with engine.begin() as db:
        for guest in guests:
            db.execute(schema.players.insert().values(**guest))

    done = Upkeep(Store(engine)).retain(Retention(guests=1))

    assert done["guests"] == 120
    engine.dispose()


def test_old_things_are_let_go_of_only_when_asked_for(hosted):
    ann, bob, table = finished(hosted)
    with bob.at(table) as b:
        b.until("table")
        b.wish("chat", text="a word that shall go")
    hosted.person("Passer-by")

    assert "tables" not in admin(hosted, "retain")
    assert "chats: 0" in admin(hosted, "retain", "--chats", 1, "--guests", 1)
    assert "chats: 1" in admin(hosted, "retain", "--chats", 0, "--dry-run")
    with hosted.desk.store.engine.begin() as db:
        db.execute(schema.sessions.update().values(seen_at=1))
        db.execute(schema.players.update().values(created_at=1))

    done = admin(hosted, "retain", "--chats", 0, "--guests", 1)

    assert "chats: 1" in done
    assert ann.get("/api/me")["name"] == "Ann"
    assert "a word that shall go" not in str(rows(hosted.url, schema.entries))
    assert "Passer-by" not in str(rows(hosted.url, schema.players))
    assert "tables: 0" not in admin(hosted, "retain", "--finished", 0)
    assert table not in [t["id"] for t in bob.get("/api/tables?list=finished")]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_copy_is_made_while_it_plays_and_fills_either_database(
    hosted, new_database, tmp_path, kind
):
    ann, _, table = two_people(hosted)
    with ann.at(table) as a:
        a.until("table")
        a.act("keep")
        admin(hosted, "backup", tmp_path / "copy.db")
        a.act("choose mark-0-1")
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600
    assert [f.name for f in Path(tmp_path).iterdir()] == ["copy.db"]
    assert "there already" in admin(hosted, "backup", tmp_path / "copy.db", fails=True)

    fresh = new_database(kind)
    command = ["admin", "restore", str(tmp_path / "copy.db"), "--database", fresh]
    restored = CliRunner().invoke(app, command)

    assert restored.exit_code == 0, restored.output
    assert rows(fresh, schema.players) == rows(hosted.url, schema.players)
    with House(fresh) as house:
        ann.base, ann.http.base_url = house.base, house.base
        with ann.at(table) as a:
            assert a.until("table")["ply"] == 1
            assert a.act("choose mark-0-2")["type"] == "done"
    again = CliRunner().invoke(app, command)
    assert (again.exit_code, "nothing was changed" in again.output) == (2, True)


def test_two_copies_at_once_are_both_whole(new_database, tmp_path, monkeypatch):
    """The second begins while the first is being written, as two clicks do."""
    engine = connect(new_database("sqlite"))
    migrate(engine)
    with engine.begin() as db:
        db.execute(schema.keys.insert().values(name="cookie", value="secret"))
    settle, copy = copies._settle, tmp_path / "copy.db"

    def and_again(file):
        monkeypatch.setattr(copies, "_settle", settle)
        copies.backup(engine, copy)
        settle(file)

    monkeypatch.setattr(copies, "_settle", and_again)

    copies.backup(engine, copy)

    assert rows(f"sqlite:///{copy}", schema.keys) == {("cookie", "secret")}
    assert [f.name for f in tmp_path.iterdir() if "copy" in f.name] == ["copy.db"]
    engine.dispose()


def test_what_is_no_copy_is_refused(new_database, tmp_path):
    (tmp_path / "letter.txt").write_text("Dear host")
    command = ["admin", "restore", str(tmp_path / "letter.txt")]

    done = CliRunner().invoke(app, [*command, "--database", new_database("sqlite")])

    assert (done.exit_code, "not a copy" in done.output) == (2, True)


# Migrations


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_people_and_tokens_of_the_first_version_come_along(new_database, kind):
    """As version 0002 wrote them: two accounts that look alike, a guest, a token, a table."""
    engine = connect(new_database(kind))
    migrate(engine, "0002")
    with engine.begin() as db:
        for values in (
            "players VALUES ('a', 'Ann', 'Ann', 'ann', 'hash', 1)",
            "players VALUES ('b', 'Аnn', 'Аnn', 'аnn', 'hash', 2)",
            "players VALUES ('g', 'Guest', NULL, NULL, NULL, 3)",
            "tables VALUES ('t', '00', 'a', false, 'playing', 1, false, NULL, 1, 1, '{}')",
            "tokens VALUES ('d', 't', 0, 'a', 1)",
            "keys VALUES ('cookie', 'the key of this host')",
        ):
            db.execute(sa.text(f"INSERT INTO {values}"))

    migrate(engine)

    with engine.connect() as db:
        p = schema.players
        looks = dict(map(tuple, db.execute(sa.select(p.c.id, p.c.skeleton))))
        assert db.scalar(sa.select(schema.tokens.c.expires_at)) > 1
        assert db.scalar(sa.select(sa.func.count()).select_from(schema.tables)) == 1
    old = URLSafeSerializer("the key of this host", salt="ludoteka.player")
    sessions = Sessions(Store(engine))
    assert sessions.of_cookie(old.dumps("g")).who.name == "Guest", "a guest keeps the seat"
    sessions.end_of("g")
    assert sessions.of_cookie(old.dumps("g")).who.player is None, "and can leave it"
    assert sessions.of_cookie(old.dumps("nobody")).who.player is None
    engine.dispose()
    assert looks == {"a": "ann", "b": None, "g": None}
