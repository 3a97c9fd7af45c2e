"""What people report to the host of the server, and what the host does about it."""

import json
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from ludoteka.server.host.moderation import JOURNAL
from ludoteka.server.people.reports import UNDO_MS
from ludoteka.server.storage import schema
from ludoteka.server.storage.store import DAY_MS, now_ms
from tests.server.house import NO_LIMITS, House, two_people
from tests.server.test_accounts import PASSWORD, with_account
from tests.server.test_admin import admin

RUDE = "move already or go and play with dolls"


@contextmanager
def at_one_table(house, *people, table):
    with ExitStack() as stack:
        sockets = [stack.enter_context(person.at(table)) for person in people]
        for socket in sockets:
            socket.until("table")
        yield sockets


@pytest.fixture
def rude(house):
    """Bob has written something at Ann's table."""
    ann, bob, table = two_people(house)
    with at_one_table(house, ann, bob, table=table) as (a, b):
        line = said(b, RUDE)
        a.until_picture(lambda p: p["version"] >= line)
        yield ann, bob, table, line, a, b


def said(socket, text):
    return socket.wish("chat", text=text)["version"]


def line_of(socket, version):
    return next(line for line in socket.picture["chat"] if line["version"] == version)


def case_of(person, table, line, where="cases"):
    found = [c for c in person.get("/api/host")[where] if (c["table"], c["line"]) == (table, line)]
    return found[0] if found else None


def measure(person, table, line, what, **more):
    return person.post("/api/host/measure", table=table, line=line, measure=what, **more)


def undo(person, table, line, what):
    return person.post("/api/host/undo", table=table, line=line, measure=what)


def named_at(person, table, seat):
    """The version in which the one on this seat gave their name."""
    with person.at(table) as s:
        lines = s.until("table")["chat"]
    sat = [c for c in lines if c["notice"] and c["notice"]["message"] == "notice-sat"]
    return next(c["version"] for c in sat if c["notice"]["args"]["seat"] == seat)


# Reporting


def test_a_line_is_reported_once_by_each_and_nobody_at_the_table_is_told(house, rude):
    ann, _, table, line, a, b = rude
    eve = house.person("Eve")

    for _ in range(2):
        assert a.wish("report", line=line)["type"] == "done"
    with eve.at(table) as e:
        e.until("table")
        assert e.wish("report", line=line)["type"] == "done"

    case = case_of(ann, table, line)
    assert (case["what"], case["words"], case["name"]) == ("line", RUDE, "Bob")
    assert (case["reports"], case["others"], case["measures"]) == (2, 0, [])
    assert case["game"] == "masks"
    assert abs(case["at"] - now_ms()) < 60_000
    assert {m["type"] for m in b.quiet()} <= {"seats"}, "who came and went, and no more"


def test_the_host_sees_neither_reporters_nor_players_nor_addresses(house, rude):
    ann, bob, table, line, a, _ = rude
    a.wish("report", line=line)

    told = json.dumps(case_of(ann, table, line))

    for person in (ann, bob):
        assert person.get("/api/me")["player"] not in told
    assert "127.0.0.1" not in told
    assert "Ann" not in told


def test_a_name_is_reported(house, rude):
    ann, _, table, _, a, _ = rude

    a.wish("report", seat=1)

    case = case_of(ann, table, named_at(ann, table, 1))
    assert (case["what"], case["words"], case["name"]) == ("name", "Bob", "Bob")


def test_further_reports_about_the_same_person_are_counted(house, rude):
    ann, _, table, line, a, b = rude
    again = said(b, "and once more")
    a.until_picture(lambda p: p["version"] >= again)

    for one in (line, again):
        a.wish("report", line=one)

    assert [case_of(ann, table, one)["others"] for one in (line, again)] == [1, 1]


@pytest.mark.parametrize(
    ("report", "code"),
    [
        ({}, "not_readable"),
        ({"line": 3, "seat": 1}, "not_readable"),
        ({"line": "3"}, "not_readable"),
        ({"line": 10**30}, "nothing_to_report"),
        ({"line": 1}, "nothing_to_report"),
        ({"line": -1}, "nothing_to_report"),
        ({"line": 9_999_999_999}, "nothing_to_report"),
        ({"seat": 0}, "nothing_to_report"),
        ({"seat": 7}, "no_such_seat"),
        ({"seat": -1}, "no_such_seat"),
    ],
)
def test_what_cannot_be_reported_is_refused(rude, report, code):
    _, _, _, _, a, _ = rude

    a.send("report", id="a-report", **report)

    assert a.until("refused")["code"] == code


def test_own_words_phrases_and_bots_are_nothing_to_report(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "bot", "open", game="nizam")
    bob = house.person("Bob")
    bob.sit(table)
    with at_one_table(house, ann, bob, table=table) as (a, b):
        own = said(a, "mine")
        phrase = b.wish("chat", phrase="hello")["version"]

        for report in ({"line": own}, {"line": phrase}, {"seat": 1}):
            assert a.wish("report", **report)["code"] == "nothing_to_report"


@pytest.mark.parametrize("key", ["", "x" * 65, "nul\0", "line\nline"])
def test_a_report_without_a_proper_key_is_refused(rude, key):
    _, _, _, line, a, _ = rude

    a.send("report", id=key, line=line)

    assert a.until("refused")["code"] == "not_readable"


def test_who_reports_is_somebody_and_no_program(house, rude):
    ann, _, table, line, _, _ = rude
    token = ann.post(f"/api/tables/{table}/token", seat=0)["token"]
    nobody, program = house.person(), house.person()

    with nobody.at(table) as n:
        n.until("table")
        assert n.wish("report", line=line)["code"] == "not_signed_in"
    with program.at(table, headers={"Authorization": f"Bearer {token}"}) as p:
        p.until("table")
        assert p.wish("report", line=line)["code"] == "bad_token"


def test_who_may_not_look_on_cannot_report(house):
    _, bob, table = two_people(house, spectators=False)
    with bob.at(table) as b:
        b.until("table")
        said(b, RUDE)

    with house.person("Eve").at(table) as e:
        assert e.receive()["code"] == "no_spectators"


def test_reports_are_limited_by_person_and_by_address(new_database):
    limits = replace(NO_LIMITS, reports=(2, 0.001), reports_of_address=(5, 0.001))
    with House(new_database("sqlite"), limits=limits) as house:
        ann, bob, table = two_people(house)
        others = [house.person("Eve"), house.person("Eva")]
        with at_one_table(house, bob, ann, *others, table=table) as (b, a, *more):
            line = said(b, RUDE)
            codes = [
                [s.wish("report", line=line).get("code") for _ in range(3)] for s in (a, *more)
            ]

    assert codes == [[None, None, "too_many"], [None, None, "too_many"], ["too_many"] * 3]


# A line is taken down


def test_a_line_is_taken_down_for_all_and_put_back(house, rude):
    ann, bob, table, line, a, b = rude
    a.wish("report", line=line)
    ply = a.picture["ply"]

    measure(ann, table, line, "hide")

    for socket in (a, b):
        socket.until("line")
        assert (line_of(socket, line)["text"], line_of(socket, line)["taken_down"]) == (None, True)
        assert line_of(socket, line)["name"] == "Bob"
    with house.person().at(table) as newcomer:
        newcomer.until("table")
        assert line_of(newcomer, line)["taken_down"]
        assert RUDE not in json.dumps(newcomer.messages)
    with bob.at(table, have=line) as late:
        assert late.receive()["type"] == "table", "who missed it gets the whole picture"
    assert (a.picture["ply"], a.act("keep")["type"]) == (ply, "done"), "the match goes on"
    assert a.wish("report", line=line)["code"] == "nothing_to_report"
    assert case_of(ann, table, line) is None
    assert [m["what"] for m in case_of(ann, table, line, "closed")["measures"]] == ["hide"]

    undo(ann, table, line, "hide")

    for socket in (a, b):
        socket.until("line")
        assert (line_of(socket, line)["text"], line_of(socket, line)["taken_down"]) == (RUDE, False)
    assert case_of(ann, table, line)["measures"] == []


def test_a_line_that_was_taken_down_stays_so_when_the_table_is_read_from_its_log(house, rude):
    ann, _, table, line, a, _ = rude
    a.wish("report", line=line)
    measure(ann, table, line, "hide")

    again = house.desk.load(table)

    assert [(c.text, c.taken_down) for c in again.chat if c.version == line] == [(None, True)]


# Somebody is silenced


def test_somebody_is_silenced_for_a_day_is_told_so_and_plays_on(house, rude):
    ann, bob, table, line, a, b = rude
    a.wish("report", line=line)

    measure(ann, table, line, "mute")

    until = b.until("silenced")["until"]
    assert abs(until - now_ms() - DAY_MS) < 60_000
    for words in ({"text": "let me speak"}, {"phrase": "hello"}):
        refused = b.wish("chat", **words)
        assert (refused["code"], refused["args"]) == ("silenced", {"until": until})
    a.act("keep")
    a.act("choose mark-0-1")
    b.until_picture(lambda p: p["turn"] == 1)
    b.act("keep")
    assert b.picture["ply"] == 3
    assert a.wish("chat", text="I may")["type"] == "done"
    other = bob.new_table("me", "open", game="masks")
    with bob.at(other) as elsewhere:
        assert elsewhere.until("silenced")["until"] == until
    assert line_of(a, line)["text"] == RUDE, "the line itself stays"

    undo(ann, table, line, "mute")

    assert b.until("silenced")["until"] is None
    assert b.wish("chat", text="thank you")["type"] == "done"


def test_a_silence_ends_by_itself(house, rude):
    ann, _, table, line, a, b = rude
    a.wish("report", line=line)
    measure(ann, table, line, "mute")
    m = schema.measures
    with house.desk.store.engine.begin() as db:
        db.execute(m.update().where(m.c.table_id == table).values(until=now_ms() - 1))

    assert b.wish("chat", text="a day later")["type"] == "done"


def test_who_wrote_as_a_guest_and_then_signed_in_is_the_one_silenced(house):
    bob, account = house.person("Bob"), with_account(house, "Robert")
    ann = house.person("Ann")
    table = bob.new_table("me", "open", game="masks")
    ann.sit(table)
    with bob.at(table) as b:
        b.until("table")
        line = said(b, RUDE)
    bob.post("/api/login", name=account.account, password=PASSWORD)
    with at_one_table(house, ann, bob, table=table) as (a, b):
        a.wish("report", line=line)

        measure(ann, table, line, "mute")

        assert b.until("silenced")["until"]


def test_a_guest_who_is_silenced_stays_so_with_an_account(house, rude):
    ann, bob, table, line, a, _ = rude
    a.wish("report", line=line)
    measure(ann, table, line, "mute")

    bob.post("/api/login", name=with_account(house, "Robert").account, password=PASSWORD)

    with bob.at(table) as b:
        assert b.until("silenced")["until"]


# A name


def test_somebody_gets_a_neutral_name_everywhere_and_their_own_back(house, rude):
    ann, bob, table, line, a, b = rude
    other = bob.new_table("me", "open", game="masks")
    a.wish("report", seat=1)
    named = named_at(ann, table, 1)

    measure(ann, table, named, "rename", name="Гість 41")

    for socket in (a, b):
        socket.until_picture(lambda p: p["seats"][1]["name"] == "Гість 41")
        assert line_of(socket, line)["name"] == "Гість 41"
        assert '"Bob"' not in json.dumps(socket.picture, ensure_ascii=False)
        notice = next(c["notice"] for c in reversed(socket.picture["chat"]) if c["notice"])
        assert notice["message"] == "notice-renamed"
    assert bob.get("/api/me")["name"] == "Гість 41"
    assert ann.get(f"/api/tables/{other}")["seats"][0]["name"] == "Гість 41"
    assert case_of(ann, table, named, "closed")["name"] == "Гість 41"

    undo(ann, table, named, "rename")

    a.until_picture(lambda p: p["seats"][1]["name"] == "Bob")
    assert line_of(a, line)["name"] == "Bob"
    assert bob.get("/api/me")["name"] == "Bob"
    assert ann.get(f"/api/tables/{other}")["seats"][0]["name"] == "Bob"


def test_an_account_with_a_neutral_name_signs_in_as_before(house):
    ann, bob = house.person("Ann"), with_account(house, "Bob")
    table = bob.new_table("me", "open", game="masks")
    named = named_at(ann, table, 0)
    with ann.at(table) as a:
        a.until("table")
        a.wish("report", seat=0)

    measure(ann, table, named, "rename")

    assert bob.get("/api/me")["name"].startswith("Guest ")
    assert house.person().post("/api/login", name=bob.account, password=PASSWORD)["account"]


def test_a_name_that_somebody_has_chosen_since_stays(house, rude):
    ann, bob, table, _, a, _ = rude
    a.wish("report", seat=1)
    named = named_at(ann, table, 1)
    measure(ann, table, named, "rename", name="Guest 41")
    bob.post("/api/me", name="Robert")

    undo(ann, table, named, "rename")

    assert bob.get("/api/me")["name"] == "Robert"


def test_somebody_is_let_in_no_more_and_then_again_with_the_same_cookie(house, rude):
    ann, bob, table, _, a, b = rude
    a.wish("report", seat=1)
    named = named_at(ann, table, 1)

    measure(ann, table, named, "ban")

    with pytest.raises(ConnectionClosed) as closed:
        b.quiet(10)
    assert closed.value.rcvd.code == 4401
    assert bob.get("/api/me")["player"] is None

    undo(ann, table, named, "ban")

    assert bob.get("/api/me")["name"] == "Bob"
    with bob.at(table) as b:
        assert b.until("table")["mine"] == [1]


def test_a_ban_stays_while_another_stands(house, rude):
    ann, bob, table, _, a, _ = rude
    other = bob.new_table("me", "open", game="masks")
    named = [named_at(ann, table, 1), named_at(ann, other, 0)]
    a.wish("report", seat=1)
    with ann.at(other) as s:
        s.until("table")
        s.wish("report", seat=0)
    for where, which in zip((table, other), named, strict=True):
        measure(ann, where, which, "ban")

    undo(ann, table, named[0], "ban")
    assert bob.get("/api/me")["player"] is None

    undo(ann, other, named[1], "ban")
    assert bob.get("/api/me")["name"] == "Bob"


# What a host may do, and when


def test_a_report_is_left_as_it_is_and_opened_again(house, rude):
    ann, _, table, line, a, _ = rude
    a.wish("report", line=line)

    measure(ann, table, line, "leave")

    assert case_of(ann, table, line) is None
    assert line_of(a, line)["text"] == RUDE
    undo(ann, table, line, "leave")
    assert case_of(ann, table, line)["words"] == RUDE


def test_measures_that_do_not_fit_are_refused(house, rude):
    ann, _, table, line, a, _ = rude
    a.wish("report", line=line)

    def refused(path="measure", **changes):
        body = {"table": table, "line": line, "measure": "hide"} | changes
        return ann.refused(f"/api/host/{path}", **body)

    assert refused(measure="rename") == refused(measure="ban") == "not_readable"
    assert refused(measure="whip") == refused(line=0) == refused(line=2**40) == "not_readable"
    assert refused(table="nul\0") == refused(table="x" * 40) == "not_readable"
    assert refused(table="nowhere") == refused(line=1) == "no_such_report"
    assert refused("undo") == "nothing_to_take_back"
    measure(ann, table, line, "hide")
    assert refused() == "late"
    assert refused("measure", measure="mute", table="nowhere") == "no_such_report"


def test_a_neutral_name_is_a_name_of_nobody_else(house, rude):
    ann, _, table, _, a, _ = rude
    a.wish("report", seat=1)
    body = {"table": table, "line": named_at(ann, table, 1), "measure": "rename"}

    taken = with_account(house, "Eve").account

    assert ann.refused("/api/host/measure", **body, name=taken) == "name_taken"
    assert ann.refused("/api/host/measure", **body, name="\0") == "bad_name"


def test_a_measure_can_be_undone_for_thirty_days(house, rude):
    ann, _, table, line, a, _ = rude
    a.wish("report", line=line)
    measure(ann, table, line, "hide")
    m = schema.measures
    with house.desk.store.engine.begin() as db:
        old = now_ms() - UNDO_MS - DAY_MS
        db.execute(m.update().where(m.c.table_id == table).values(at=old))

    body = {"table": table, "line": line, "measure": "hide"}

    assert ann.refused("/api/host/undo", **body) == "nothing_to_take_back"
    assert case_of(ann, table, line, "closed") is None
    assert case_of(ann, table, line) is None


def test_only_the_host_sees_reports_and_acts(house, rude):
    ann, _, table, line, a, _ = rude
    a.wish("report", line=line)
    elsewhere = {"X-Forwarded-For": "203.0.113.7"}

    for path in ("measure", "undo"):
        body = {"table": table, "line": line, "measure": "hide"}
        reply = ann.call("POST", f"/api/host/{path}", json=body, headers=elsewhere)
        assert reply.json()["code"] == "host_only"
    assert case_of(ann, table, line)["measures"] == []


def test_all_that_is_done_stands_in_the_journal(house, rude):
    ann, bob, table, line, a, _ = rude
    a.wish("report", line=line)
    for what in ("hide", "mute", "leave"):
        measure(ann, table, line, what)
    for what in ("leave", "mute", "hide"):
        undo(ann, table, line, what)

    noted = [n for n in ann.get("/api/host")["journal"] if n["detail"] == f"{table} {line}"]

    assert [n["what"] for n in reversed(noted)] == [
        "hide_line", "mute", "leave_report", "open_report", "unmute", "show_line",
    ]  # fmt: skip
    assert bob.get("/api/me")["player"] not in str(noted)


def test_the_journal_has_words_for_every_measure():
    text = Path("web/text/host.en.ftl").read_text("utf-8")

    for words in JOURNAL.values():
        for word in words:
            assert f"\nnoted-{word} = " in text


# What is kept


def rows(house, table, **where):
    query = sa.select(table).where(*(table.c[k] == v for k, v in where.items()))
    with house.desk.store.engine.connect() as db:
        return db.execute(query).all()


def test_reports_are_handed_out_to_who_made_them_and_go_with_them(house, rude):
    ann, bob, table, line, a, _ = rude
    a.wish("report", line=line)
    measure(ann, table, line, "mute")

    mine, his = ann.get("/api/me/data"), bob.get("/api/me/data")

    assert [(r["table_id"], r["version"]) for r in mine["reports"]] == [(table, line)]
    assert (his["reports"], [m["what"] for m in his["measures"]]) == ([], ["mute"])
    assert ann.get("/api/me")["player"] not in json.dumps(his)
    ann.post("/api/me/delete")
    assert rows(house, schema.reports, table_id=table) == []
    eve = house.person("Eve")
    assert case_of(eve, table, line, "closed")["reports"] == 0
    undo(eve, table, line, "mute")


def test_what_was_reported_about_somebody_goes_with_them(house, rude):
    ann, bob, table, line, a, _ = rude
    a.wish("report", line=line)
    a.wish("report", seat=1)
    measure(ann, table, line, "hide")

    bob.post("/api/me/delete")

    assert rows(house, schema.reports, table_id=table) == []
    assert rows(house, schema.measures, table_id=table) == []
    with ann.at(table) as again:
        again.until("table")
        assert RUDE not in json.dumps(again.picture)
        assert again.wish("report", line=line)["code"] == "nothing_to_report"


def test_a_name_given_in_the_lobby_is_forgotten_with_its_person(house):
    bob = house.person("Bob")
    table = bob.new_table("me", "open", game="masks")
    bob.post(f"/api/tables/{table}/rename", seat=0, name="Bobby the Rude")

    bob.post("/api/me/delete")

    assert "Bobby" not in str(rows(house, schema.entries, table_id=table))


# On the command line


def test_the_command_line_lists_acts_leaves_and_undoes(hosted):
    ann, bob, table = two_people(hosted)
    with at_one_table(hosted, ann, bob, table=table) as (a, b):
        line = said(b, f"[/b] {RUDE}")
        a.wish("report", line=line)
        assert RUDE.split(maxsplit=1)[0] in admin(hosted, "reports")

        admin(hosted, "reports", "act", table, line, "hide")
        a.until("line")
        assert line_of(a, line)["taken_down"]
        admin(hosted, "reports", "act", table, line, "mute")
        assert b.until("silenced")["until"]
        listed = json.loads(admin(hosted, "reports", "--closed", "--json"))
        assert [[m["what"] for m in c["measures"]] for c in listed] == [["hide", "mute"]]
        admin(hosted, "reports", "undo", table, line, "hide")
        a.until("line")
        assert RUDE in line_of(a, line)["text"]
        admin(hosted, "reports", "undo", table, line, "mute")
        assert b.until("silenced")["until"] is None

        admin(hosted, "reports", "leave", table, line)
        assert json.loads(admin(hosted, "reports", "--json")) == []
        assert "leave_report" in admin(hosted, "audit", "--json")


def test_the_command_line_refuses_what_makes_no_sense(hosted):
    assert "no_such_report" in admin(hosted, "reports", "leave", "nowhere", 3, fails=True)
    assert "write hide" in admin(hosted, "reports", "act", "nowhere", 3, "whip", fails=True)
    admin(hosted, "reports", "act", "nowhere", "three", "hide", fails=True)


def test_reports_end_with_the_retention_of_chats_and_with_their_table(hosted):
    ann, bob, table = two_people(hosted)
    with at_one_table(hosted, ann, bob, table=table) as (a, b):
        line = said(b, RUDE)
        a.wish("report", line=line)
        admin(hosted, "reports", "act", table, line, "hide")
    ann.post(f"/api/tables/{table}/resign", seat=0)

    assert "reports: 1" in admin(hosted, "retain", "--chats", 0, "--dry-run")
    assert len(rows(hosted, schema.reports, table_id=table)) == 1
    admin(hosted, "retain", "--chats", 0)
    assert rows(hosted, schema.reports, table_id=table) == []
    assert rows(hosted, schema.measures, table_id=table) == []

    _, _, other = two_people(hosted)
    with at_one_table(hosted, ann, table=other) as (a,):
        a.wish("report", seat=1)
    assert len(rows(hosted, schema.reports, table_id=other)) == 1
    admin(hosted, "delete", other, "--yes")
    assert rows(hosted, schema.reports, table_id=other) == []
