"""The house closed for a while: no match begins, those that are played go on, all are told."""

import pytest
from typer.testing import CliRunner

from ludoteka.cli import app
from ludoteka.server.storage.store import now_ms
from tests.server.house import House, two_people


@pytest.fixture
def own_house(fresh_database):
    with House(fresh_database, look_around_s=0.2) as open_house:
        open_house.url = fresh_database
        yield open_house


def close(house, **wish):
    return house.person().post("/api/host/close-house", **wish)["closing"]


def open_again(house):
    assert house.person().post("/api/host/open-house")["closing"] is None


def admin(house, *words):
    result = CliRunner().invoke(app, ["admin", *words, "--database", house.url])
    assert result.exit_code == 0, result.output


def journal(house):
    return [(n["what"], n["detail"]) for n in house.person().get("/api/host")["journal"]]


def test_no_table_is_made_while_the_house_is_closed(own_house):
    ann = own_house.person("Ann")
    finished = ann.new_table("me", "bot")
    ann.post(f"/api/tables/{finished}/resign", seat=0)
    close(own_house)

    seats = [{"who": "me"}, {"who": "bot", "level": "random"}]
    assert ann.refused("/api/tables", game="nizam", seats=seats) == "house_closed"
    assert ann.refused(f"/api/tables/{finished}/rematch") == "house_closed"
    again = {"ply": 0, "seat": 0, "level": "random"}
    assert ann.refused(f"/api/tables/{finished}/play-on", **again) == "house_closed"
    assert ann.refused("/api/courses/nizam/nizam") == "house_closed"

    open_again(own_house)
    assert ann.new_table("me", "bot")


def test_a_table_that_waits_does_not_begin(own_house):
    ann, bob = own_house.person("Ann"), own_house.person("Bob")
    table = ann.new_table("me", "open")
    close(own_house)

    assert bob.refused(f"/api/tables/{table}/sit") == "house_closed"
    open_again(own_house)
    assert bob.sit(table)["status"] == "playing"


def test_what_is_played_goes_on_and_its_people_are_told(own_house):
    ann, bob, table = two_people(own_house)
    with ann.at(table) as a, bob.at(table) as b:
        a.until("table")
        b.until("table")

        stands = close(own_house, for_minutes=30, words=" A new  version comes. ")

        told = b.until("closing")["closing"]
        assert told == stands
        assert told["words"] == "A new version comes."
        assert told["opens_at"] - told["at"] == 30 * 60_000
        assert a.act("keep")["type"] == "done"
        open_again(own_house)
        assert b.until("closing")["closing"] is None


def test_whoever_comes_is_told(own_house):
    ann, _, table = two_people(own_house)
    stands = close(own_house, in_minutes=10)

    assert ann.get("/api/greeting")["closing"] == stands
    with ann.at(table) as a:
        assert a.until("closing")["closing"] == stands


def test_until_the_hour_comes_tables_are_made(own_house):
    ann = own_house.person("Ann")

    stands = close(own_house, in_minutes=10)

    assert 9 * 60_000 < stands["at"] - now_ms() <= 10 * 60_000
    assert ann.new_table("me", "bot")


def test_a_closed_house_stays_closed_after_a_restart(fresh_database):
    with House(fresh_database) as house:
        stands = close(house, words="Back tomorrow")
    with House(fresh_database) as house:
        ann = house.person("Ann")
        assert ann.get("/api/greeting")["closing"] == stands
        seats = [{"who": "me"}, {"who": "bot", "level": "random"}]
        assert ann.refused("/api/tables", game="nizam", seats=seats) == "house_closed"


def test_all_workers_know(new_database):
    url = new_database("postgresql")
    with House(url, look_around_s=3600) as one, House(url, look_around_s=3600) as two:
        _, bob, table = two_people(one)
        bob.base, bob.http.base_url = two.base, two.base
        with bob.at(table) as b:
            b.until("table")
            stands = close(one)
            assert b.until("closing")["closing"] == stands


def test_the_command_line_closes_and_opens_it_too(own_house):
    ann, _, table = two_people(own_house)
    with ann.at(table) as a:
        a.until("table")
        admin(own_house, "close-house", "--for", "15", "--words", "Soon back")
        assert a.until("closing")["closing"]["words"] == "Soon back"
        admin(own_house, "open-house")
        assert a.until("closing")["closing"] is None


def test_it_stands_in_the_journal(own_house):
    close(own_house, words="Soon back")
    open_again(own_house)
    open_again(own_house)

    assert journal(own_house)[:2] == [("open_house", ""), ("close_house", "Soon back")]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"words": "x" * 121}, "bad_text"),
        ({"words": 7}, "not_readable"),
        ({"in_minutes": -1}, "not_readable"),
        ({"in_minutes": 1e30}, "not_readable"),
        ({"for_minutes": 0}, "not_readable"),
    ],
)
def test_what_cannot_be_meant_is_refused(own_house, wish, code):
    assert own_house.person().refused("/api/host/close-house", **wish) == code
    assert own_house.person().get("/api/host")["closing"] is None


def test_only_the_host_closes_it(own_house):
    ann = own_house.person("Ann")

    for deed in ("close-house", "open-house"):
        reply = ann.call("POST", f"/api/host/{deed}", json={}, headers={"Via": "1.1 proxy"})
        assert (reply.status_code, reply.json()["code"]) == (403, "host_only")
        reply = ann.call(
            "POST", f"/api/host/{deed}", json={}, headers={"Origin": "https://evil.example"}
        )
        assert reply.json()["code"] == "foreign_origin"
