"""A wink at the person who has been deciding for long: who may, how often, and who learns of it."""

import pytest

from ludoteka.server.settings import Limits
from ludoteka.server.table import commands
from tests.server.house import House, two_people


@pytest.fixture
def at_once(monkeypatch):
    monkeypatch.setattr(commands, "WINK_MS", 0)


def test_the_one_who_decides_sees_it_and_nothing_is_kept(house, table_for_two, at_once):
    a, b = table_for_two
    with house.person("Eve").at(a.picture["id"]) as onlooker:
        onlooker.until("table")
        version = b.picture["version"]

        assert b.wish("wink")["version"] == version

        assert a.until("winked") == {"type": "winked", "seat": 1}
        told = [m["type"] for m in (*onlooker.quiet(), *b.quiet())]
        assert "winked" not in told
        assert house.desk.store.entries(a.picture["id"])[-1].version == version


def test_nobody_is_hurried_within_a_minute(table_for_two):
    _, b = table_for_two

    assert b.wish("wink")["code"] == "no_wink"


def test_one_does_not_wink_at_oneself_or_while_a_table_is_paused(table_for_two, at_once):
    a, b = table_for_two

    assert a.wish("wink")["code"] == "no_wink"
    a.wish("pause")
    assert b.wish("wink")["code"] == "paused"


def test_onlookers_do_not_wink(house, table_for_two, at_once):
    a, _ = table_for_two
    with house.person("Eve").at(a.picture["id"]) as onlooker:
        onlooker.until("table")
        assert onlooker.wish("wink")["code"] == "not_seated"


@pytest.mark.parametrize("pace", ["relaxed", "correspondence"])
def test_people_wink_at_live_tables_only(house, at_once, pace):
    ann, bob, table = two_people(house, pace=pace)
    with ann.at(table) as a, bob.at(table) as b:
        a.until("table")
        b.until("table")
        assert b.wish("wink")["code"] == "no_wink"


def test_a_bot_that_stands_in_is_not_winked_at(house, at_once, monkeypatch):
    ann, bob, table = two_people(house)
    monkeypatch.setattr("ludoteka.server.live.thinkers.Thinkers.wake", lambda *_: None)
    ann.post(f"/api/tables/{table}/leave")
    with ann.at(table) as a, bob.at(table) as b:
        a.until("table")
        b.until("table")
        assert b.wish("wink")["code"] == "no_wink"


def test_nobody_winks_at_who_is_away(house, at_once):
    _, bob, table = two_people(house)
    with bob.at(table) as b:
        b.until("table")
        assert b.wish("wink")["code"] == "no_wink"


def test_once_in_two_minutes_at_each_table(new_database, at_once):
    with House(new_database("sqlite"), limits=Limits()) as house:
        ann, bob, table = two_people(house)
        cyd = house.person("Cyd")
        other = cyd.new_table("me", "open", game="masks")
        bob.sit(other)
        with ann.at(table) as a, cyd.at(other) as d, bob.at(table) as b, bob.at(other) as c:
            for socket in (a, b, c, d):
                socket.until("table")
            assert b.wish("wink")["type"] == "done"
            assert b.wish("wink")["code"] == "too_many"
            assert c.wish("wink")["type"] == "done"


def test_a_wink_reaches_another_worker(new_database, at_once):
    url = new_database("postgresql")
    with House(url) as one, House(url) as two:
        ann, bob, table = two_people(one)
        bob.base, bob.http.base_url = two.base, two.base
        with ann.at(table) as a, bob.at(table) as b:
            a.until("table")
            b.until_picture(lambda p: p["seats"] and p["seats"][0]["connected"])
            b.wish("wink")
            assert a.until("winked")["seat"] == 1
