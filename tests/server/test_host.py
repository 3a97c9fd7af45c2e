"""The host's page: who may see it, what it says, what can be done there."""

import re
import time

import msgspec
import pytest
from itsdangerous import URLSafeTimedSerializer
from typer.testing import CliRunner

from ludoteka.cli import app
from ludoteka.server import metrics
from ludoteka.server.host.pulse import Minute, Pulse, answers_of, quantile_ms, slowest_ms
from ludoteka.server.host.report import concerns
from ludoteka.server.http.host_door import BETWEEN, HEADER
from ludoteka.server.people.host_links import GOOD_S, KEY
from ludoteka.server.protocol import House as Report
from ludoteka.server.storage.store import DAY_MS, now_ms
from tests.server.house import House, Person


@pytest.fixture
def own_house(fresh_database):
    with House(fresh_database) as open_house:
        yield open_house


@pytest.fixture
def behind_proxy(new_database):
    with House(new_database("sqlite"), trust_proxy=True) as open_house:
        yield open_house


def printed_link(house, *options):
    url = house.desk.settings.database_url
    result = CliRunner().invoke(app, ["admin", "page", "--database", url, *options])
    assert result.exit_code == 0, result.output
    return result.stdout.strip()


def answer(house, path="/api/host", **headers):
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    reply = Person(house.base).call("GET", path, headers=named)
    return reply.status_code, reply.json().get("code", "")


def with_link(token):
    return {HEADER: token}


IN, OUT = (200, ""), (403, "host_only")


# Who may see it


def test_the_page_answers_on_this_machine(house):
    assert answer(house) == IN


@pytest.mark.parametrize("header", BETWEEN)
def test_whoever_comes_through_a_proxy_is_not_on_this_machine(house, header):
    assert answer(house, **{header: "127.0.0.1"}) == OUT


def test_another_name_that_leads_to_this_machine_opens_nothing(house):
    port = house.base.rpartition(":")[2]

    assert answer(house, host=f"evil.example:{port}") == OUT
    assert answer(house, host=f"192.168.1.5:{port}") == OUT
    assert answer(house, host=f"localhost:{port}") == IN


def test_a_house_behind_a_proxy_opens_by_the_link_only(behind_proxy):
    token = printed_link(behind_proxy).partition("#")[2]
    elsewhere = {"X-Forwarded-For": "203.0.113.7", "Host": "play.example"}

    assert answer(behind_proxy) == OUT
    assert answer(behind_proxy, **elsewhere) == OUT
    assert answer(behind_proxy, **elsewhere, **with_link(token)) == IN


def test_the_link_names_the_house(house):
    link = printed_link(house, "--public-url", "https://play.example/")

    assert re.fullmatch(r"https://play\.example/host#[\w.-]{20,}", link)


def test_a_link_ends_after_half_a_day(behind_proxy, monkeypatch):
    token = printed_link(behind_proxy).partition("#")[2]
    now = time.time()

    monkeypatch.setattr(time, "time", lambda: now + GOOD_S - 60)
    assert answer(behind_proxy, **with_link(token)) == IN
    monkeypatch.setattr(time, "time", lambda: now + GOOD_S + 60)
    assert answer(behind_proxy, **with_link(token)) == OUT


def test_a_host_ends_all_links(behind_proxy):
    token = printed_link(behind_proxy).partition("#")[2]

    assert printed_link(behind_proxy, "--end") == ""
    assert answer(behind_proxy, **with_link(token)) == OUT


def test_a_link_that_was_not_signed_here_opens_nothing(behind_proxy):
    store = behind_proxy.desk.store
    others = URLSafeTimedSerializer("a key of somebody else", salt="ludoteka.host").dumps("host")
    for_cookies = URLSafeTimedSerializer(store.key(KEY), salt="ludoteka.session").dumps("host")
    mine = printed_link(behind_proxy).partition("#")[2]

    for token in (others, for_cookies, mine[:-1], mine + "a", "host"):
        assert answer(behind_proxy, **with_link(token)) == OUT


def test_other_sites_are_refused_also_on_this_machine(house):
    refused = (403, "foreign_origin")

    assert answer(house, origin="https://evil.example") == refused
    assert answer(house, sec_fetch_site="cross-site") == refused
    reply = Person(house.base).call(
        "POST", "/api/host/copy", headers={"Origin": "https://evil.example"}
    )
    assert reply.json()["code"] == "foreign_origin"


def test_a_seat_s_program_is_no_host(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "open", game="masks")
    token = ann.post(f"/api/tables/{table}/token", seat=0)["token"]

    assert answer(house, authorization=f"Bearer {token}") == (401, "bad_token")


def test_visits_are_noted_once_an_hour(new_database):
    with House(new_database("sqlite")) as house:
        for _ in range(3):
            answer(house)
            answer(house, via="1.1 somebody")

        noted = [line["what"] for line in house.desk.people.audit.last(50)]

    assert sorted(noted) == ["host_page", "host_refused"]


# What it says


def test_the_house_tells_nothing_that_is_hidden(own_house):
    ann = own_house.person("Ann")
    table = ann.new_table("me", "bot", game="masks")
    with ann.at(table) as a:
        a.until("table")
        house = ann.get("/api/host")

    assert (house["people"], house["seated"], house["playing"]) == (1, 1, 1)
    assert [t["id"] for t in house["tables"]] == [table]
    assert set(house["tables"][0]) == {"id", "game", "seats", "ply", "updated_at"}
    assert set(house["journal"][0]) == {"at", "what", "detail"}
    secret = own_house.secret_of(table)
    assert secret.hex().encode() not in b"".join(ann.heard)
    assert "127.0.0.1" not in str(house["journal"])


def test_a_fresh_house_is_well(own_house):
    house = own_house.person().get("/api/host")

    assert house["concerns"] == []
    assert house["copy_at"] is None
    assert house["reach"] == "here"
    assert house["compiled"] == house["games"]
    assert house["data"] > 0


def test_moves_and_their_answers_are_counted(own_house):
    ann = own_house.person("Ann")
    table = ann.new_table("me", "bot", game="masks")
    before = ann.get("/api/host")["hour"][-1]["moves"]
    with ann.at(table) as a:
        a.until_picture(lambda p: p["projections"] and p["projections"][0]["legal"])
        assert a.act()["type"] == "done"

    house = ann.get("/api/host")
    assert house["hour"][-1]["moves"] > before
    assert 0 <= house["answers"]["usual"] <= house["answers"]["most"] <= house["answers"]["worst"]


def minute(*, answers=(0,) * 11, failed_writes=0):
    return Minute(0, 0, 0, 0, failed_writes, answers)


def test_a_stranger_who_asks_too_much_does_not_alarm_the_host():
    before = metrics.counts().errors

    metrics.refused("busy")
    assert metrics.counts().errors == before

    metrics.refused("failure")
    assert metrics.counts().errors == before + 1


def test_times_are_read_from_the_counted_steps():
    answers = (0, 50, 45, 0, 0, 5, 0, 0, 0, 0, 0)

    assert quantile_ms(answers, 0.5) == 10
    assert quantile_ms(answers, 0.95) == 25
    assert slowest_ms(answers) == 250
    assert quantile_ms((0,) * 11, 0.5) is None
    assert slowest_ms((0,) * 11) is None
    assert answers_of([minute(answers=answers)] * 2)[1] == 100


def test_the_pulse_keeps_an_hour():
    pulse = Pulse(lambda: 3, lambda: 2)
    metrics.MOVES.labels("person").inc()
    pulse.note()
    for _ in range(70):
        pulse.note()

    assert len(pulse.hour) == 61
    assert (pulse.hour[-1].people, pulse.hour[-1].tables, pulse.hour[-1].moves) == (3, 2, 0)


def test_a_pulse_counts_each_minute_for_itself():
    pulse = Pulse(lambda: 0, lambda: 0)
    metrics.MOVES.labels("bot").inc(7)
    pulse.note()
    metrics.MOVES.labels("bot").inc(2)

    assert [m.moves for m in pulse.hour] == [7, 2]


def test_what_deserves_a_look_is_said(house):
    told = msgspec.convert(house.person().get("/api/host"), Report)
    slow = (0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0)
    now = now_ms()

    def said(hour=(), copied=now, **changes):
        quiet = {"disk": 0.5, "errors": 0, "wrong_passwords": 0} | changes
        return [c.what for c in concerns(msgspec.structs.replace(told, **quiet), hour, copied)]

    assert said() == []
    assert said(copied=None) == []
    assert said(copied=now - 3 * DAY_MS) == ["copy"]
    assert said(disk=0.85) == ["disk"]
    assert said(errors=1) == ["errors"]
    assert said(wrong_passwords=31) == ["passwords"]
    assert said([minute(answers=slow)] * 6) == ["slow"]
    assert said([minute(answers=slow)] * 4) == []
    assert said([minute(answers=slow)] * 6 + [minute()] * 2) == [], "it is quick again"
    assert said([minute(failed_writes=1)], disk=0.85) == ["writes", "disk"]


def test_slow_is_said_with_the_time_since_when(house):
    told = msgspec.convert(house.person().get("/api/host"), Report)
    quiet = msgspec.structs.replace(told, disk=0.5, errors=0, wrong_passwords=0)
    slow, slower = (0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0)
    hour = [minute(answers=a) for a in (slower, (0,) * 11, *[slow] * 7, (0,) * 11)]

    (concern,) = concerns(quiet, hour, None)

    assert (concern.what, concern.grave) == ("slow", False)
    assert 250 < concern.value <= 500, "of the last minutes only"
    assert abs(now_ms() - concern.since - 7 * 60_000) < 5_000


# What can be done there


def test_the_host_ends_a_match_and_its_people_see_it(own_house):
    ann = own_house.person("Ann")
    table = ann.new_table("me", "bot", game="masks")
    with ann.at(table) as a:
        a.until("table")
        house = ann.post("/api/host/close", table=table)
        a.until_picture(lambda p: p["status"] == "over")

    assert a.picture["result"]["end"] == "end-closed"
    assert house["tables"] == []
    assert (house["journal"][0]["what"], house["journal"][0]["detail"]) == ("close_table", table)
    assert ann.refused("/api/host/close", table=table) == "not_playing"
    assert ann.refused("/api/host/close", table="nothing") == "no_such_table"


def test_a_copy_lies_beside_the_data_and_never_on_the_wire(tmp_path):
    with House(f"sqlite:///{tmp_path}/house.db") as house:
        told = house.person().post("/api/host/copy")

    copies = sorted(tmp_path.glob("house-*.db"))
    assert len(copies) == 1
    assert copies[0].stat().st_mode & 0o077 == 0
    assert (told["journal"][0]["what"], told["journal"][0]["detail"]) == ("backup", copies[0].name)
    assert told["copy_at"] is not None


def test_postgresql_is_copied_on_the_command_line(new_database):
    with House(new_database("postgresql")) as house:
        assert house.person().get("/api/host")["can_copy"] is False
        assert house.person().refused("/api/host/copy") == "not_readable"


def test_a_copy_of_the_command_line_counts(new_database, tmp_path):
    url = new_database("sqlite")
    with House(url) as house:
        file = str(tmp_path / "copy.db")
        done = CliRunner().invoke(app, ["admin", "backup", file, "--database", url])
        assert done.exit_code == 0, done.output
        assert house.person().get("/api/host")["copy_at"] is not None
