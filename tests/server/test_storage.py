"""What is kept: migrations, restarts, kill -9, several workers, packs."""

import json
import subprocess
import sys
import threading
import time
from pathlib import Path
from unittest.mock import DEFAULT, Mock

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from websockets.exceptions import ConnectionClosed

from ludoteka.core import registry
from ludoteka.core.errors import UnknownName
from ludoteka.server.run import serve
from ludoteka.server.storage.schema import metadata
from ludoteka.server.storage.store import connect, migrate
from ludoteka.server.table.entries import Acted
from tests.server.house import House, play_out, two_people

KILL_TEST = Path(__file__).parents[2] / "benchmarks" / "kill_test.py"


def test_the_migrations_lead_to_the_tables_that_the_code_expects(fresh_database):
    engine = connect(fresh_database)
    migrate(engine)
    migrate(engine)

    with engine.connect() as db:
        differences = compare_metadata(MigrationContext.configure(db), metadata)

    engine.dispose()
    assert differences == []


def test_sqlite_writes_ahead_and_waits_for_the_disk(new_database):
    engine = connect(new_database("sqlite"))

    with engine.connect() as db:
        assert db.scalar(sa.text("PRAGMA journal_mode")) == "wal"
        assert db.scalar(sa.text("PRAGMA synchronous")) == 2
    engine.dispose()


def test_a_restart_loses_nothing(fresh_database):
    with House(fresh_database) as house:
        ann, bob, table = two_people(house)
        with ann.at(table) as a:
            a.until("table")
            a.act("draw")
            a.wish("chat", text="brb")
            before = a.projection, a.steps, a.picture["chat"]

    with House(fresh_database) as house:
        ann.base = bob.base = house.base
        with ann.at(table) as a, bob.at(table) as b:
            a.until("table")
            steps = [s | {"view": None} for s in before[1]]
            assert (a.projection["view"], a.steps, a.picture["chat"]) == (
                before[0]["view"],
                steps,
                before[2],
            )
            play_out(a, b)


def test_a_bot_that_was_to_move_moves_after_a_restart(fresh_database, monkeypatch):
    with House(fresh_database) as house:
        monkeypatch.setattr(house.desk, "wake_bot", lambda room: None)
        ann = house.person("Ann")
        table = ann.new_table("bot", game="nizam")
        assert house.desk.rooms[table].table.ply == 0

    with House(fresh_database) as house:
        ann.base = house.base
        with ann.at(table) as a:
            assert a.until_picture(lambda p: p.get("ply", 0) > 0)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_kill_9_loses_no_acknowledged_move(new_database, kind):
    port = {"sqlite": "18151", "postgresql": "18152"}[kind]
    command = [sys.executable, str(KILL_TEST), "--kills", "2", "--seconds", "0.4"]

    done = subprocess.run(
        [*command, "--port", port, "--database", new_database(kind), "--patient", "--interpreted"],
        capture_output=True,
        check=False,
        text=True,
    )

    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout)["acknowledged"] > 0


def test_what_could_not_be_committed_is_seen_by_nobody(fresh_database, monkeypatch):
    with House(fresh_database) as house:
        ann, _, table = two_people(house)
        with ann.at(table) as a:
            a.until("table")
            with monkeypatch.context() as broken:
                broken.setattr(house.desk.store, "append", _disk_full)
                a.send("act", id="1", seat=0, ply=0, action="keep")
                with pytest.raises(ConnectionClosed):
                    a.quiet(5)
            assert "update" not in [m["type"] for m in a.messages]

        with ann.at(table) as a:
            assert a.until("table")["ply"] == 0
            assert a.act("keep")["type"] == "done"


def _full():
    return sa.exc.OperationalError("INSERT", {}, OSError("disk full"))


def _disk_full(*_):
    raise _full()


# Several workers


@pytest.fixture(scope="module")
def workers(new_database):
    url = new_database("postgresql")
    with House(url) as one, House(url) as two:
        yield one, two


def test_workers_follow_each_other(workers):
    one, two = workers
    ann, bob, table = two_people(one)
    bob.base = two.base

    with ann.at(table) as a, bob.at(table) as b:
        a.until("table")
        b.until("table")
        a.act("keep")
        b.until_picture(lambda p: p["ply"] == 1)
        a.act("choose mark-0-1")
        b.until_picture(lambda p: p["turn"] == 1)
        b.wish("chat", text="nice")
        a.until(lambda m: m["type"] == "chat" and m["line"]["text"] == "nice")
        play_out(a, b)

    assert [len(s.steps) for s in (a, b)] == [12, 12]


def test_a_worker_that_could_not_follow_tries_again(new_database, monkeypatch):
    url = new_database("postgresql")
    with House(url) as one, House(url, look_around_s=3600) as two:
        ann, bob, table = two_people(one)
        bob.base = two.base
        with ann.at(table) as a, bob.at(table) as b:
            a.until("table")
            b.until("table")
            fails_twice = Mock(
                wraps=two.desk.store.entries, side_effect=[_full(), _full(), *[DEFAULT] * 9]
            )
            monkeypatch.setattr(two.desk.store, "entries", fails_twice)
            a.act("keep")
            b.until_picture(lambda p: p["ply"] == 1)


def test_what_another_worker_keeps_while_a_table_is_read_is_not_missed(new_database, monkeypatch):
    url = new_database("postgresql")
    with House(url) as one, House(url, look_around_s=3600) as two:
        ann, bob, table = two_people(one)
        bob.base = two.base
        read = two.desk.load

        def overtaken(table_id):
            found = read(table_id)
            a.act("keep")
            time.sleep(0.3)  # the other worker has told of it
            return found

        with ann.at(table) as a:
            a.until("table")
            monkeypatch.setattr(two.desk, "load", overtaken)
            with bob.at(table) as b:
                b.until_picture(lambda p: p["ply"] == 1)


def test_people_at_another_worker_are_seen_to_be_here(workers):
    one, two = workers
    ann, bob, table = two_people(one)
    bob.base = two.base

    with ann.at(table) as a:
        a.until("table")
        with bob.at(table) as b:
            both = [True, True]
            b.until_picture(lambda p: [s["connected"] for s in p.get("seats", [])] == both)
            a.until_picture(lambda p: [s["connected"] for s in p["seats"]] == both)
        a.until_picture(lambda p: [s["connected"] for s in p["seats"]] == [True, False])


def test_whoever_changes_workers_finds_what_they_did(workers):
    one, two = workers
    ann, _, table = two_people(one)
    there = two.person()
    assert there.get(f"/api/tables/{table}")["status"] == "playing"

    ann.post(f"/api/tables/{table}/resign", seat=0)

    assert there.get(f"/api/tables/{table}")["status"] == "over"


def test_of_two_moves_at_two_workers_one_wins(workers):
    one, two = workers
    ann, _, table = two_people(one)
    with ann.at(table) as here:
        here.until("table")
        ann.base = two.base
        with ann.at(table) as there:
            there.until("table")
            answers = []
            threads = [
                threading.Thread(target=lambda s=s, a=a: answers.append(s.act(a, seat=0, ply=0)))
                for s, a in ((here, "keep"), (there, "draw"))
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()

    kept = [k for k in one.desk.store.entries(table) if isinstance(k.entry, Acted)]
    assert len(kept) == 1
    assert sorted(a["type"] for a in answers) == ["done", "refused"]


def test_a_message_repeated_at_another_worker_is_carried_out_once(workers):
    one, two = workers
    ann, _, table = two_people(one)
    with ann.at(table) as here:
        here.until("table")
        first = here.act("keep", seat=0, ply=0, id_="once")
    ann.base = two.base

    with ann.at(table) as there:
        there.until("table")
        again = there.act("keep", seat=0, ply=0, id_="once")

    assert again == first


def test_several_workers_need_postgresql():
    with pytest.raises(UnknownName, match="2 workers on SQLite"):
        serve(database_url="sqlite:///nowhere.db", workers=2)


# Packs


def test_the_table_says_which_packs_bots_have_not_learnt(new_database, tmp_path):
    own, paid = registry.game("inori").pack.text, '{ type = "points", n = 5 }]'
    (tmp_path / "inori").mkdir()
    for name, text in {
        "broken": "[meta",
        "generous": own.replace(paid, paid.replace("5", "6")),
        "the-same": own + "\n# only a remark\n",
    }.items():
        (tmp_path / "inori" / f"{name}.toml").write_text(text, encoding="utf-8")

    with House(new_database("sqlite"), packs=tmp_path) as house:
        games = {info["key"]: info for info in house.person("Ann").get("/api/games")}

    assert ["generous"] == games["inori"]["new_to_bots"]
    assert ["components", "broken", "generous", "the-same"] == games["inori"]["packs"]
    assert ["hard", "expert"] == games["inori"]["learnt"]
    assert [] == games["nizam"]["learnt"] == games["nizam"]["new_to_bots"]


def test_a_host_can_offer_packs_and_old_tables_keep_theirs(new_database, tmp_path):
    own = registry.game("nizam").pack
    folder = tmp_path / "nizam"
    folder.mkdir()
    (folder / "house-rules.toml").write_text(own.text + "\n# our own\n", encoding="utf-8")
    url = new_database("sqlite")
    with House(url, packs=tmp_path) as house:
        ann = house.person("Ann")
        assert ann.get("/api/games")[0]["packs"] == ["components", "house-rules"]
        table = ann.new_table("me", "open", pack="house-rules")
    (folder / "house-rules.toml").unlink()

    with House(url) as house:
        ann.base = house.base
        bob = house.person("Bob")
        bob.sit(table)
        with bob.at(table) as b:
            assert b.until("table")["pack"] == "house-rules"
