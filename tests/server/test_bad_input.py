"""Whatever comes in: a clear refusal with a stable code, and the table is unharmed."""

import asyncio
import json
import string
import threading
import time
from dataclasses import replace
from pathlib import Path

import hypothesis.strategies as st
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from ludoteka.core.text import LANGUAGES
from ludoteka.server import metrics
from ludoteka.server.errors import STATUS, Refusal
from ludoteka.server.http import games
from ludoteka.server.http.limits import Turns
from ludoteka.server.live.room import FLOOD, Client
from ludoteka.server.settings import Limits
from ludoteka.server.table.commands import Caller
from tests.server.house import NO_LIMITS, House, two_people

FEW = hypothesis_settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.fixture
def at_table(house):
    ann, _, table = two_people(house)
    with ann.at(table) as a:
        a.until("table")
        yield a


# The socket


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"hello"',
        "{}",
        '{"type":"dance"}',
        '{"type":"act"}',
        '{"type":"act","id":"1","seat":"0","ply":0,"action":"keep"}',
        '{"type":"act","id":"","seat":0,"ply":0,"action":"keep"}',
        '{"type":"act","id":"' + "k" * 65 + '","seat":0,"ply":0,"action":"keep"}',
        '{"type":"act","id":"1","seat":0,"ply":0,"action":"no such action"}',
        '{"type":"act","id":"1","seat":0,"ply":1e400,"action":"keep"}',
        '{"type":"chat","id":"1"}',
        '{"type":"chat","id":"1","phrase":"rude"}',
        '{"type":"hello","have":"all"}',
        "[" * 2000,
    ],
)
def test_a_message_that_cannot_be_read_is_refused(at_table, text):
    at_table.raw(text)

    assert at_table.until("refused")["code"] in {"not_readable", "bad_text", "too_large"}
    assert at_table.act("keep", seat=0, ply=0)["type"] == "done"


def test_a_long_message_is_refused(at_table):
    at_table.raw(json.dumps({"type": "chat", "id": "1", "text": "x" * 10_000}))

    assert at_table.until("refused")["code"] == "too_large"


def test_a_long_line_of_chat_is_refused(at_table):
    assert at_table.wish("chat", text="x" * 501)["code"] == "bad_text"


def test_a_huge_message_cuts_the_line_of_its_sender_only(house):
    ann, bob, table = two_people(house)
    with ann.at(table) as a, bob.at(table) as b:
        a.until("table")
        b.until("table")

        a.raw("x" * 200_000)
        with pytest.raises(ConnectionClosed):
            a.quiet(5)

        b.send("ping")
        assert b.until("pong")
    with ann.at(table) as again:
        assert again.until("table")["status"] == "playing"


def test_bytes_instead_of_text_are_refused(at_table):
    at_table.line.send(b"\x00\xff\x00")

    assert at_table.until("refused")["code"] == "not_readable"


def test_an_unknown_table_is_said_to_be_unknown(house):
    with house.person().at("nowhere") as socket:
        assert socket.receive()["code"] == "no_such_table"
        with pytest.raises(ConnectionClosed) as closed:
            socket.receive()

    assert closed.value.rcvd.code == 4404


# HTTP


def test_names_of_ten_thousand_letters_are_refused(house):
    assert house.person().refused("/api/me", name="x" * 10_000) == "bad_name"
    assert house.person().refused("/api/me", name=" \u200b\n ") == "bad_name"


MARKS = "a" + "\u0301" * 15_000 + "\u0323" * 15_000
"""to put these marks in order would take seconds in which nobody else is served"""


def test_names_full_of_marks_cost_nothing(house):
    ann, begun = house.person("Ann"), time.perf_counter()
    table = ann.new_table("me", "open", game="masks")

    assert ann.refused("/api/me", name=MARKS) == "bad_name"
    assert ann.refused("/api/accounts", name=MARKS, password="correct horse") == "bad_name"
    assert ann.refused("/api/login", name=MARKS, password="correct horse") == "wrong_password"
    assert ann.refused(f"/api/tables/{table}/rename", seat=0, name=MARKS) == "bad_name"
    assert time.perf_counter() - begun < 1.5


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/thumbs?tables=a,%00", None),
        ("POST", "/api/sessions/end", {"id": "\0"}),
        ("POST", "/api/tokens/end", {"id": "\0"}),
        ("POST", "/api/host/close", {"table": "\0"}),
    ],
)
def test_what_no_database_can_look_for_is_no_fault_of_the_database(house, method, path, body):
    ann = house.person("Ann")
    failed = metrics.counts().failed_writes

    reply = ann.call(method, path, json=body)

    assert reply.status_code < 500, reply.text
    assert metrics.counts().failed_writes == failed


@pytest.mark.parametrize("path", ["/" + "a/" * 3000, "/api/me?" + "a&" * 3000])
def test_endless_addresses_are_nowhere(house, path):
    reply = house.person().call("GET", path)

    assert (reply.status_code, reply.json()["code"]) == (404, "no_such_page")


def test_html_in_names_and_chat_stays_text(house):
    mallory = house.person("<script>1</script>")
    table = mallory.new_table("me", "open", game="masks")
    with mallory.at(table) as m:
        m.until("table")
        m.wish("chat", text="<img src=x onerror=alert(1)>")
        said = m.picture["chat"][-1]["text"]

    reply = mallory.call("GET", f"/api/tables/{table}")

    assert said == "<img src=x onerror=alert(1)>"
    assert reply.json()["seats"][0]["name"] == "<script>1</script>"
    assert reply.headers["content-type"] == "application/json"
    assert reply.headers["x-content-type-options"] == "nosniff"


def test_what_nobody_sees_leaves_names(house):
    assert house.person("A\u200dn\u202en\u3164").get("/api/me")["name"] == "Ann"
    assert house.person().refused("/api/me", name="A" + "\u0301" * 9) == "bad_name"


def test_a_large_body_is_refused(house):
    reply = house.person().call("POST", "/api/me", json={"name": "x" * 100_000})

    assert (reply.status_code, reply.json()["code"]) == (413, "too_large")


def test_unknown_pages_tables_and_methods_are_refused_as_data(house):
    ann = house.person("Ann")

    def code(method, path):
        reply = ann.call(method, path)
        assert reply.status_code == STATUS[reply.json()["code"]]
        return reply.json()["code"]

    assert code("GET", "/api/nothing") == "no_such_page"
    assert code("GET", "/api/tables/nowhere") == "no_such_table"
    assert code("DELETE", "/api/me") == "method_not_allowed"
    assert code("GET", "/api/tables?list=all") == "not_readable"
    assert code("GET", "/api/exercises/chess") == "unknown_name"
    assert code("GET", "/api/exercises/nizam/none") == "no_such_exercise"


def test_plies_and_seats_of_a_replay_are_checked(house):
    ann, _, table = two_people(house)

    def code(path):
        return ann.call("GET", f"/api/tables/{table}/replay/{path}").json()["code"]

    assert code("99") == "no_such_ply"
    assert code("x") == "not_readable"
    assert code("0?seat=x") == "not_readable"
    assert code("0?seat=7") == "no_such_seat"
    assert code("0?seat=1") == "not_your_seat"


# Floods


@pytest.fixture
def strict_house(new_database):
    limits = Limits(messages=(10, 1), requests=(30, 1), new_tables=(3, 0.01), sockets=5)
    with House(new_database("sqlite"), limits=limits) as open_house:
        yield open_house


def ping(socket, times):
    for _ in range(times):
        socket.send("ping")
        socket.receive()


def test_a_flood_over_the_socket_is_refused_and_then_cut_off(strict_house):
    ann, bob = strict_house.person("Ann"), strict_house.person("Bob")
    table = ann.new_table("me", "open", game="masks")
    with bob.at(table) as quiet, ann.at(table) as loud:
        quiet.until("table")
        loud.until("table")

        with pytest.raises(ConnectionClosed):
            ping(loud, 500)

        assert "too_many" in {m.get("code") for m in loud.messages}
        quiet.send("ping")
        assert quiet.until("pong")


def test_whoever_comes_back_is_still_counted(strict_house):
    ann = strict_house.person("Ann")
    table = ann.new_table("me", "open", game="masks")
    with ann.at(table) as first:
        first.until("table")
        ping(first, 9)
    with ann.at(table) as again:
        assert again.receive()["code"] == "too_many"


def test_the_people_of_an_address_are_counted_together(new_database):
    limits = replace(NO_LIMITS, messages_of_address=(10, 0.1))
    with House(new_database("sqlite"), limits=limits) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        table = ann.new_table("me", "open", game="masks")
        with ann.at(table) as a, bob.at(table) as b:
            a.until("table")
            b.until("table")
            ping(a, 8)
            b.send("ping")
            assert b.until("refused")["code"] == "too_many"


@pytest.mark.parametrize(("wish", "of"), [("hello", {"have": 1}), ("show", {"seat": None})])
def test_whole_tables_are_not_told_without_end(new_database, wish, of):
    limits = replace(NO_LIMITS, pictures=(4, 0.01))
    with House(new_database("sqlite"), limits=limits) as house:
        ann = house.person("Ann")
        table = ann.new_table("me", "open", game="masks")
        with ann.at(table) as a:
            for _ in range(4):
                a.send(wish, **of)
            assert a.until("refused")["code"] == "too_many"
            a.send("ping")
            assert a.until("pong")


def test_all_sockets_together_are_bounded(new_database):
    limits = replace(NO_LIMITS, all_sockets=2)
    with House(new_database("sqlite"), limits=limits) as house:
        ann = house.person("Ann")
        table = ann.new_table("me", "open", game="masks")
        with ann.at(table) as one, ann.at(table) as two, ann.at(table) as three:
            assert [one.until("table"), two.until("table")]
            assert three.receive()["code"] == "too_many"


def test_a_client_that_does_not_read_holds_little():
    client = Client(Caller(), 256, waiting_bytes=1000)
    for _ in range(3):
        client.post(b"x" * 600)
    assert client.outbox.get_nowait() == FLOOD

    reads = Client(Caller(), 256, waiting_bytes=1000)
    for _ in range(9):
        reads.post(b"x" * 600)
        assert reads.outbox.get_nowait() == b"x" * 600


def test_clients_take_turns_with_slow_questions_and_few_of_one_wait():
    async def asked():
        turns, order, go_on = Turns(1, 2), [], asyncio.Event()

        async def ask(client):
            async with turns.of(client):
                order.append(client)
                await go_on.wait()

        asking = [asyncio.create_task(ask(client)) for client in ("eve", "eve", "eve", "ann")]
        await asyncio.sleep(0.01)
        assert order == ["eve"]
        go_on.set()
        return order, await asyncio.gather(*asking, return_exceptions=True)

    order, ends = asyncio.run(asked())

    assert order == ["eve", "ann", "eve"]
    assert [getattr(end, "code", end) for end in ends] == [None, None, "too_many", None]


def test_who_looks_back_leaves_threads_for_those_who_play(house, monkeypatch):
    """As many replays as there are threads are asked for; a move is made meanwhile."""
    ann, bob, table = two_people(house)
    begun, go_on = threading.Event(), threading.Event()

    def endless(*_):
        begun.set()
        go_on.wait(60)
        raise Refusal("no_such_ply", {"plies": 0})

    other = bob.new_table("me", "open", game="masks")
    monkeypatch.setattr(games, "_replay", endless)
    asking = [
        threading.Thread(target=bob.call, args=("GET", f"/api/tables/{other}/replay/0"))
        for _ in range(house.desk.settings.threads)
    ]
    for thread in asking:
        thread.start()
    try:
        assert begun.wait(60)
        with ann.at(table) as a:
            a.until("table")
            assert a.act("keep")["type"] == "done"
    finally:
        go_on.set()
        for thread in asking:
            thread.join()


def test_tables_that_nobody_looks_at_make_place(new_database):
    with House(new_database("sqlite"), most_rooms=3) as house:
        ann = house.person("Ann")
        first = ann.new_table("me", "open", game="masks")
        with ann.at(first) as a:
            a.until("table")
            for _ in range(6):
                ann.new_table("me", "open", game="masks")
            assert first in house.desk.rooms
            assert len(house.desk.rooms) == 3


def test_a_flood_of_newcomers_is_refused(new_database):
    limits = replace(NO_LIMITS, newcomers=(3, 0.01))
    with House(new_database("sqlite"), limits=limits) as house:
        ann, bob, _ = (house.person(name) for name in ("Ann", "Bob", "Eve"))
        table = ann.new_table("me", "open", game="masks")
        stranger = house.person()

        assert stranger.refused("/api/me", name="Dan") == "too_many"
        assert stranger.refused(f"/api/tables/{table}/sit", name="Dan") == "too_many"
        assert bob.sit(table)["mine"] == [1]


@pytest.mark.parametrize("path", ["/readyz", "/"])
def test_what_costs_something_may_not_be_asked_for_without_end(strict_house, path):
    ann = strict_house.person()

    assert 429 in [ann.call("GET", path).status_code for _ in range(40)]


def test_files_that_are_not_there_cost_nothing(strict_house):
    ann = strict_house.person()

    replies = [ann.call("GET", f"/assets/{n}.js") for n in range(40)]

    assert {(r.status_code, r.json()["code"]) for r in replies} == {(404, "no_such_page")}


def test_a_flood_of_tables_is_refused(strict_house):
    bob = strict_house.person("Bob")
    body = {"game": "masks", "seats": [{"who": "open"}]}

    codes = [bob.call("POST", "/api/tables", json=body).status_code for _ in range(5)]

    assert codes[-1] == 429


def test_a_flood_of_sockets_is_refused(strict_house):
    eve = strict_house.person("Eve")
    table = eve.new_table("me", "open", game="masks")
    lines = [eve.at(table) for _ in range(6)]
    sockets = [line.__enter__() for line in lines]

    assert sockets[-1].receive()["code"] == "too_many"
    assert sockets[0].until("table")
    for line in lines:
        line.__exit__(None, None, None)


# Sentences

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language):
    files = (f"{language}.ftl", f"seldom.{language}.ftl")
    known = [(ROOT / "web" / "text" / name).read_text("utf-8") for name in files]
    sentences = {line.partition(" = ")[0] for line in "\n".join(known).splitlines()}
    codes = STATUS.keys() - {"not_legal"}  # its sentence is the rule's, in the game's catalogue

    assert not [c for c in codes if f"error-{c.replace('_', '-')}" not in sentences]


def test_every_refusal_is_documented():
    protocol = (ROOT / "docs" / "web-protocol.md").read_text("utf-8")

    assert not [c for c in STATUS if f"`{c}`" not in protocol]


# Fuzz

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(string.printable, max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)
FIELDS = ("id", "seat", "ply", "action", "agree", "text", "phrase", "have")
VALUES = st.sampled_from(["keep", "draw", "", 0, 1, -1, 2**70, True, None, "hello"]) | JSON
TYPES = ["act", "undo", "ask_undo", "answer_undo", "chat", "show", "ping", "hello", "table", ""]
MESSAGES = st.builds(
    lambda type_, fields: {"type": type_} | fields,
    st.sampled_from(TYPES),
    st.dictionaries(st.sampled_from(FIELDS), VALUES),
)


def test_nothing_sent_to_the_socket_breaks_the_table(house, at_table):
    @FEW
    @given(st.lists(MESSAGES.map(json.dumps) | st.text(max_size=30), max_size=8))
    def fuzz(messages):
        for message in messages:
            at_table.raw(message)
        at_table.send("ping")
        assert at_table.until("pong")

    fuzz()
    table = house.desk.load(at_table.picture["id"])
    assert table.version == house.desk.rooms[table.id].table.version


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def test_every_http_request_is_answered_as_the_openapi_document_says(house):
    schema = schemathesis.openapi.from_url(f"{house.base}/api/openapi.json")
    ann = house.person("Ann")
    table = ann.new_table("me", "bot", game="nizam")
    operations = [found.ok() for found in schema.get_all_operations()]

    for operation in operations:
        _fuzz(operation, house, table, dict(ann.http.cookies))

    assert len(operations) > 20


def _fuzz(operation, house, table, cookies):
    @hypothesis_settings(FEW, max_examples=8)
    @given(operation.as_strategy(), st.booleans())
    def fuzz(case, real):
        if real and "id" in case.path_parameters:
            case.path_parameters["id"] = table
        reply = case.call(base_url=house.base, cookies=cookies)
        case.validate_response(reply, checks=CHECKS)

    fuzz()
