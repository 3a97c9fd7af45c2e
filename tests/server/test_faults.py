"""The disk is full, a lock is held, the database is away: said as such, and it passes by itself."""

import json
import logging
import socket as plain_sockets
import time
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from prometheus_client import REGISTRY
from websockets.exceptions import ConnectionClosed

from ludoteka.server import logs, metrics
from ludoteka.server.http import app
from ludoteka.server.http.patience import PatientProtocol
from ludoteka.server.live.desk import Desk
from ludoteka.server.storage.store import connect, migrate
from tests.server.house import NO_LIMITS, House, two_people

CONTROL = ["\x00", "a\x00b", "\x1b[31m", "\x85", "\u2028"]


def full(*_, **__):
    raise sa.exc.OperationalError("INSERT", {}, OSError("database or disk is full"))


def test_what_cannot_be_written_is_busy_not_broken(house, monkeypatch):
    ann = house.person("Ann")
    with monkeypatch.context() as broken:
        broken.setattr(house.desk.people, "rename", full)
        broken.setattr(house.desk.store, "create", full)
        renamed = ann.call("POST", "/api/me", json={"name": "Anna"})
        made = ann.call("POST", "/api/tables", json={"game": "masks", "seats": [{"who": "me"}]})

    for reply in (renamed, made):
        assert (reply.status_code, reply.json()["code"]) == (503, "busy")
        assert reply.headers["retry-after"] == "2"
    assert ann.post("/api/me", name="Anna")["name"] == "Anna"


def test_a_worker_that_begins_while_the_database_is_away_waits_for_it(fresh_database, monkeypatch):
    answers = iter([full, full])

    def opened(settings):
        return next(answers, Desk)(settings)

    monkeypatch.setattr(app, "Desk", opened)
    with House(fresh_database) as house:
        table = house.person("Ann").new_table("me", "bot:random", game="masks")

        assert table in house.desk.rooms
    assert next(answers, None) is None


def test_a_line_is_closed_with_a_code_that_says_come_back(house, monkeypatch):
    ann, _, table = two_people(house)
    with ann.at(table) as a:
        a.until("table")
        with monkeypatch.context() as broken:
            broken.setattr(house.desk.store, "append", full)
            a.send("act", id="1", seat=0, ply=0, action="keep")
            with pytest.raises(ConnectionClosed) as closed:
                a.quiet(5)
    assert closed.value.rcvd.code == 4503

    with ann.at(table) as a:
        a.until("table")
        assert a.act("keep", id_="1")["type"] == "done"


def test_logs_of_failed_writes_hold_nothing_of_what_was_written(fresh_database, caplog):
    with House(fresh_database) as house:
        ann = house.person("Ann")
        with house.desk.store.engine.begin() as db:
            db.execute(sa.text("ALTER TABLE tables RENAME TO elsewhere"))
        made = ann.call("POST", "/api/tables", json={"game": "masks", "seats": [{"who": "me"}]})

    assert made.json()["code"] == "busy"
    said = "".join(r.getMessage() for r in caplog.records if "INSERT INTO tables" in r.getMessage())
    assert "parameters hidden" in said
    assert "masks" not in said


def test_what_the_database_cannot_answer_to_a_line_is_busy(house, monkeypatch):
    ann, _, table = two_people(house)
    with ann.at(table) as a:
        a.until("table")
        with monkeypatch.context() as broken:
            broken.setattr(house.desk.store, "entries", full)
            a.send("hello", have=1)
            assert a.until("refused")["code"] == "busy"
        a.send("ping")
        assert a.until("pong")


def test_a_table_that_cannot_be_loaded_now_says_come_back(house, monkeypatch):
    ann, _, table = two_people(house)
    del house.desk.rooms[table]
    with monkeypatch.context() as broken:
        broken.setattr(house.desk.store, "secret", full)
        with ann.at(table) as a:
            assert a.receive()["code"] == "busy"
            with pytest.raises(ConnectionClosed) as closed:
                a.receive()
    assert closed.value.rcvd.code == 4503


def test_a_fault_of_ours_harms_neither_the_table_nor_the_line(house, monkeypatch):
    ann, _, table = two_people(house)
    with ann.at(table) as a:
        a.until("table")
        with monkeypatch.context() as broken:
            broken.setattr("ludoteka.server.live.desk._summary", lambda _: 1 / 0)
            answer = a.act("keep", seat=0, ply=0)
        assert answer["code"] == "failure"
        assert house.desk.rooms[table].table.ply == 0
        assert a.act("keep", seat=0, ply=0)["type"] == "done"


def test_data_that_cannot_be_kept_throws_nobody_off(house, monkeypatch):
    def bad_data(*_):
        raise sa.exc.DataError("INSERT", {}, ValueError("NUL"))

    ann, bob, table = two_people(house)
    with ann.at(table) as a, bob.at(table) as b:
        a.until("table")
        b.until("table")
        with monkeypatch.context() as broken:
            broken.setattr(house.desk.store, "append", bad_data)
            assert a.wish("chat", text="hello")["code"] == "not_readable"
        assert a.act("keep", seat=0, ply=0)["type"] == "done"
        b.until_picture(lambda p: p["ply"] == 1)


# Control characters


@pytest.mark.parametrize("text", CONTROL)
def test_control_characters_are_refused_in_ids_names_and_paths(house, text):
    ann, bob, table = two_people(house)
    with ann.at(table) as a, bob.at(table) as b:
        a.until("table")
        b.until("table")
        a.send("chat", id=text, text="hi")
        assert a.until("refused")["code"] == "not_readable"
        assert a.wish("chat", text=f"hi{text}")["type"] == "done"
        b.until(lambda m: m["type"] == "chat" and m["line"]["text"].startswith("hi"))
    name = f"A{text}"
    assert ann.refused("/api/me", name=name) == "bad_name"
    assert ann.refused("/api/login", name=name, password="12345678") == "wrong_password"
    assert ann.refused("/api/accounts", name=name, password="a good one") == "bad_name"
    assert ann.refused(f"/api/tables/{table}/take-link", token=text) == "bad_token"
    for path in (f"/api/tables/{text}", f"/api/tables/{text}/export", f"/t/{text}", f"/{text}"):
        reply = ann.call("GET", path.replace(text, "".join(f"%{b:02x}" for b in text.encode())))
        assert (reply.status_code, reply.json()["code"]) == (404, "no_such_page")


def test_a_token_of_odd_bytes_is_a_wrong_one(house):
    reply = house.person().call("GET", "/api/me", headers={"Authorization": b"Bearer \xfe\xff"})

    assert reply.json()["code"] == "bad_token"


def test_deep_json_is_refused(house):
    ann, _, table = two_people(house)
    deep = '{"name":"Ann","more":' + "[" * 30_000 + "]" * 30_000 + "}"
    json_body = {"Content-Type": "application/json"}

    reply = ann.call("POST", "/api/me", content=deep, headers=json_body)

    assert (reply.status_code, reply.json()["code"]) == (400, "not_readable")
    with ann.at(table) as a:
        a.until("table")
        a.raw('{"type":"ping","more":' + "[" * 1990 + "]" * 1990 + "}")
        assert a.until(lambda m: m["type"] in {"refused", "pong"})
        a.send("ping")
        assert a.until("pong")


@pytest.mark.parametrize("path", ["/" + "x" * 300, "/t/" + "й" * 200, "/api/" + "y" * 3000])
def test_long_paths_are_nowhere(house, path):
    reply = house.person().call("GET", path)

    assert (reply.status_code, reply.json()["code"]) == (404, "no_such_page")


# Limits


@pytest.fixture
def strict(new_database):
    limits = replace(NO_LIMITS, chat=(3, 0.001), connects=(12, 0.001), requests=(25, 0.001))
    with House(new_database("sqlite"), limits=limits) as house:
        yield house


def test_coming_back_does_not_renew_the_right_to_chat(strict):
    ann = strict.person("Ann")
    table = ann.new_table("me", "open", game="masks")
    said = []
    for _ in range(3):
        with ann.at(table) as a:
            a.until("table")
            said += [a.wish("chat", text="spam")["type"] for _ in range(2)]

    assert said == ["done"] * 3 + ["refused"] * 3


def test_coming_and_going_is_limited(strict):
    ann = strict.person("Ann")
    table = ann.new_table("me", "open", game="masks")
    first = []
    for _ in range(14):
        with ann.at(table) as a:
            first.append(a.receive())

    assert [m["type"] for m in first] == ["table"] * 12 + ["refused"] * 2
    assert first[-1]["code"] == "too_many"


@pytest.mark.parametrize("path", ["/t/nowhere", "/api/openapi.json", "/", "/api/nothing"])
def test_pages_and_documents_count_too(strict, path):
    person = strict.person()

    codes = [person.call("GET", path).status_code for _ in range(30)]

    assert codes[-1] == 429
    assert person.call("GET", "/healthz").status_code == 200


def test_a_household_of_ipv6_addresses_is_one_client(new_database):
    limits = replace(NO_LIMITS, requests=(3, 0.001))
    with House(new_database("sqlite"), limits=limits, trust_proxy=True) as house:

        def code(address):
            headers = {"X-Forwarded-For": address}
            return house.person().call("GET", "/api/me", headers=headers).status_code

        assert [code(f"2001:db8::{n}") for n in range(4)] == [200, 200, 200, 429]
        assert code("2001:db8:0:1::1") == 200


def test_the_openapi_document_is_made_once(house, monkeypatch):
    person = house.person()
    first = person.get("/api/openapi.json")
    monkeypatch.setattr("ludoteka.server.http.app.document", lambda: 1 / 0)

    assert person.get("/api/openapi.json") == first


def test_a_page_of_a_table_does_not_load_it(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "open", game="masks")
    del house.desk.rooms[table]

    house.person().call("GET", f"/t/{table}")

    assert table not in house.desk.rooms


def half_sent(house, data):
    line = plain_sockets.create_connection(("127.0.0.1", int(house.base.rpartition(":")[2])))
    line.sendall(data)
    line.settimeout(10)
    return line


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        (
            b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: 50\r\n\r\n{"
        ),
    ],
)
def test_a_request_that_does_not_come_is_not_waited_for(house, monkeypatch, data):
    monkeypatch.setattr(PatientProtocol, "request_s", 0.3)
    with half_sent(house, data) as line:
        begun = time.monotonic()
        try:
            said = line.recv(1000)
        except ConnectionResetError:
            said = b""
    assert said == b""
    assert time.monotonic() - begun < 5


def test_headers_without_end_are_refused(house, monkeypatch):
    monkeypatch.setattr(PatientProtocol, "header_bytes", 1000)
    with half_sent(house, b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 5000) as line:
        assert b" 400 " in line.recv(1000)


@pytest.mark.parametrize("bound", ["most_lines", "lines_of_one"])
def test_there_is_an_end_to_the_lines_that_are_held(house, monkeypatch, bound):
    monkeypatch.setattr(PatientProtocol, bound, 0)
    monkeypatch.setattr(house.server.config, "proxy_headers", bound == "most_lines")
    with half_sent(house, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n") as line:
        try:
            said = line.recv(1000)
        except ConnectionResetError:
            said = b""
    assert said == b""


# The file and its rights


def test_the_database_is_for_its_owner_only(tmp_path):
    for name in ("new.db", "old.db"):
        file = tmp_path / name
        if name == "old.db":
            file.touch(0o644)
        engine = connect(f"sqlite:///{file}")
        migrate(engine)
        with engine.begin() as db:
            db.execute(sa.text("INSERT INTO keys VALUES ('a', 'b')"))
            modes = {f.name: f.stat().st_mode & 0o777 for f in Path(tmp_path).iterdir()}
        engine.dispose()

        assert set(modes.values()) == {0o600}, modes


# Headers


def test_every_answer_says_how_it_may_be_used(house):
    for path in ("/", "/t/x", "/api/me", "/api/nothing", "/api/openapi.json", "/" + "x" * 300):
        headers = house.person().call("GET", path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["x-frame-options"] == "DENY"
        assert "camera=()" in headers["permissions-policy"]
        policy = headers["content-security-policy"]
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy.partition("style-src")[0]


def test_health_and_readiness(house, monkeypatch):
    person = house.person()
    assert person.call("GET", "/healthz").text == "ok\n"
    assert person.call("GET", "/readyz").text == "ready\n"

    monkeypatch.setattr(house.desk.store.engine, "connect", full)

    assert person.call("GET", "/readyz").status_code == 503
    assert json.loads(person.call("GET", "/api/me").text)["code"] == "busy"
    assert person.call("GET", "/healthz").status_code == 200


# Figures and logs


def test_moves_sockets_and_refusals_are_counted(house):
    def figure(name, **labels):
        return REGISTRY.get_sample_value(f"ludoteka_{name}", labels) or 0

    ann, _, table = two_people(house)
    moves, refusals = figure("moves_total", by="person"), figure("refusals_total", code="late")
    shown = figure("move_to_screens_seconds_count")
    with ann.at(table) as a:
        a.until("table")
        assert figure("sockets") >= 1
        a.act("keep", seat=0, ply=0)
        a.act("keep", seat=0, ply=0)

    assert figure("moves_total", by="person") == moves + 1
    assert figure("refusals_total", code="late") == refusals + 1
    assert figure("move_to_screens_seconds_count") == shown + 2
    assert figure("tables") >= 1


def test_the_figures_have_a_port_of_their_own(house):
    port = metrics.show(18391)
    with plain_sockets.create_connection(("127.0.0.1", port)) as line:
        line.sendall(b"GET /metrics HTTP/1.0\r\n\r\n")
        line.settimeout(5)
        said = b"".join(iter(lambda: line.recv(4096), b""))

    assert b"ludoteka_move_to_screens_seconds_bucket" in said
    assert b"ludoteka_moves_total" not in house.person().call("GET", "/metrics").content


def test_a_line_of_the_log_names_request_and_table_and_no_secret(house, caplog):
    ann = house.person("Ann")
    table = ann.new_table("me", "open", game="masks")
    lines = []
    keep = logging.Handler()
    keep.setFormatter(logs.JsonFormatter())
    keep.emit = lambda record: lines.append(keep.format(record))
    log = logging.getLogger("ludoteka.server.http")
    log.addHandler(keep)
    with caplog.at_level(logging.INFO, "ludoteka.server.http"):
        ann.call("GET", f"/api/tables/{table}?take=secret-of-a-link")
    log.removeHandler(keep)

    (line,) = [json.loads(text) for text in lines if table in text]

    assert (line["table"], line["status"], line["method"]) == (table, 200, "GET")
    assert len(line["request"]) == 8
    assert "secret-of-a-link" not in str(lines)
    assert ann.http.cookies["ludoteka"] not in str(lines)


# Behind a proxy


@pytest.mark.parametrize("trusted", [True, False])
def test_a_proxy_on_another_machine_says_that_the_line_is_safe(new_database, trusted):
    with House(new_database("sqlite"), trust_proxy=trusted) as house:
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=house.base, transport=elsewhere) as proxy:
            headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7"}
            reply = proxy.post("/api/me", json={"name": "Ann"}, headers=headers)

    assert ("Secure" in reply.headers["set-cookie"]) is trusted
    assert ("strict-transport-security" in reply.headers) is trusted


def test_a_worker_that_takes_long_to_start_is_waited_for(new_database):
    with House(new_database("sqlite")) as house:
        assert house.server.config.timeout_worker_healthcheck >= 30
