"""A table that stands still: who may pause, what stops, and how it goes on."""

import time

import pytest

from ludoteka.server.settings import Limits
from ludoteka.server.table import commands
from tests.server.house import House, two_people


@pytest.fixture
def short_pauses(monkeypatch):
    monkeypatch.setattr(commands, "PAUSE_MS", 0)


def paused(socket):
    return socket.until_picture(lambda p: p["pause"] is not None)["pause"]


def goes_on(socket):
    return socket.until_picture(lambda p: p["pause"] is None)


def test_a_pause_stops_the_table_at_once_for_all(table_for_two):
    a, b = table_for_two

    assert b.wish("pause", word=" Tea.  Ten minutes. ")["type"] == "done"

    seen = paused(a)
    assert (seen["seat"], seen["ready"], seen["awaited"]) == (1, [], [0, 1])
    said = next(line for line in a.picture["chat"] if line["version"] == seen["line"])
    assert (said["seat"], said["text"]) == (1, "Tea. Ten minutes.")
    assert a.picture["chat"][-1]["notice"]["message"] == "notice-paused"


def test_nothing_is_decided_while_a_table_is_paused(table_for_two):
    a, b = table_for_two
    a.act("keep")
    b.until_picture(lambda p: p["ply"] == 1)
    b.wish("pause")

    codes = [
        a.wish("act", seat=0, ply=1, action=a.projection["legal"][0]["action"])["code"],
        a.wish("undo", seat=0)["code"],
        a.wish("ask_undo", seat=0)["code"],
        a.wish("pause")["code"],
    ]

    assert codes == ["paused"] * 4
    assert a.picture["ply"] == 1


def test_no_hint_is_given_while_the_clocks_stand(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "bot", hints=True)
    with ann.at(table) as a:
        a.until("table")
        a.wish("pause")

        assert ann.refused(f"/api/tables/{table}/hint", seat=0, ply=0) == "paused"


def test_it_goes_on_when_all_people_say_so(table_for_two):
    a, b = table_for_two
    b.wish("pause")

    a.wish("go_on")
    half = b.until_picture(lambda p: p["pause"] and p["pause"]["ready"])["pause"]
    assert (half["ready"], half["awaited"]) == ([0], [1])
    assert a.wish("act", seat=0, ply=0, action="keep")["code"] == "paused"

    b.wish("go_on")
    goes_on(a)
    assert a.picture["chat"][-1]["notice"]["message"] == "notice-went-on"
    assert a.act("keep")["type"] == "done"
    assert a.wish("go_on")["code"] == "late"


def test_time_that_was_paused_does_not_count(table_for_two):
    a, b = table_for_two
    begun = a.picture["turn_at"]
    b.wish("pause")
    paused(a)
    time.sleep(0.5)
    a.wish("go_on")
    b.wish("go_on")
    goes_on(a)

    stood = a.picture["turn_at"] - begun
    assert stood >= 500
    a.act("keep")
    used = a.picture["seats"][0]["clock_ms"]
    assert used == a.picture["turn_at"] - begun - stood


def test_the_one_to_move_is_not_kept_waiting_by_a_pause(house, table_for_two):
    a, b = table_for_two
    b.wish("pause")
    paused(a)
    room = house.desk.rooms[a.picture["id"]]

    before = room.waited_ms()
    time.sleep(0.2)

    assert room.waited_ms() == before
    a.wish("go_on")
    b.wish("go_on")
    assert room.waited_ms() < before + 200


def test_bots_stand_still_and_move_on_afterwards(house):
    ann = house.person("Ann")
    table = ann.new_table("bot", "bot", "me")
    with ann.at(table) as a:
        a.until_picture(lambda p: p["status"] == "playing")
        a.wish("pause")
        stood = a.picture["ply"]
        a.quiet(0.4)
        assert a.picture["ply"] == stood

        a.wish("go_on")
        a.until_picture(lambda p: p["turn"] == 2)


def test_onlookers_see_it_and_cannot_pause(house, table_for_two):
    a, b = table_for_two
    a.wish("pause")
    eve = house.person("Eve")

    with eve.at(a.picture["id"]) as onlooker:
        seen = onlooker.until("table")["pause"]
        codes = [onlooker.wish(wish)["code"] for wish in ("go_on", "pause")]

    assert (seen["seat"], seen["awaited"]) == (0, [0, 1])
    assert codes == ["not_seated", "paused"]
    assert paused(b)


def test_whoever_comes_back_finds_the_pause(house, table_for_two):
    a, b = table_for_two
    have = a.picture["version"]
    b.wish("pause", word="Tea")
    eve = house.person("Eve")

    with eve.at(a.picture["id"], have=have) as again:
        found = again.until("update")["pause"]

    assert found == paused(a)


def test_a_pause_survives_a_restart(fresh_database):
    with House(fresh_database) as house:
        ann, bob, table = two_people(house)
        with ann.at(table) as a:
            a.until("table")
            a.wish("pause", word="Tea")
            before = paused(a)
    with House(fresh_database) as house:
        for person in (ann, bob):
            person.base = house.base
            person.http.base_url = house.base
        with ann.at(table) as a, bob.at(table) as b:
            assert a.until("table")["pause"] == before
            b.until("table")
            a.wish("go_on")
            b.wish("go_on")
            assert goes_on(a)["status"] == "playing"


# Nobody holds a table for ever


def test_after_a_while_one_is_enough(table_for_two, short_pauses):
    a, b = table_for_two
    b.wish("pause")

    a.wish("go_on")

    goes_on(b)
    assert a.act("keep")["type"] == "done"


def test_who_kept_the_others_waiting_pauses_no_more(table_for_two, short_pauses):
    a, b = table_for_two
    b.wish("pause")
    a.wish("go_on")
    goes_on(b)

    assert b.wish("pause")["code"] == "no_pause"
    assert a.wish("pause")["type"] == "done"
    a.wish("go_on")
    assert a.wish("pause")["type"] == "done"


@pytest.mark.parametrize("way", ["leave", "resign"])
def test_who_leaves_is_waited_for_no_more(house, way):
    ann, bob, table = two_people(house)
    with ann.at(table) as a, bob.at(table) as b:
        a.until("table")
        b.until("table")
        b.wish("pause")
        a.wish("go_on")

        bob.post(f"/api/tables/{table}/{way}", **({"seat": 1} if way == "resign" else {}))

        goes_on(a)


def test_a_match_that_is_ended_is_not_paused_any_more(house, table_for_two):
    a, b = table_for_two
    b.wish("pause")
    running = paused(a)["at"] - a.picture["turn_at"]
    time.sleep(0.3)

    house.person().post("/api/host/close", table=a.picture["id"])

    assert a.until_picture(lambda p: p["status"] == "over")["pause"] is None
    assert a.picture["seats"][0]["clock_ms"] == running


def test_whose_seat_a_bot_plays_says_nothing_about_pauses(house):
    ann, bob, table = two_people(house)
    with ann.at(table) as a, bob.at(table) as b:
        a.until("table")
        b.until("table")
        bob.post(f"/api/tables/{table}/leave")

        assert b.wish("pause")["code"] == "not_seated"
        a.wish("pause")
        assert paused(b)["awaited"] == [0]
        assert b.wish("go_on")["code"] == "not_seated"


def test_by_correspondence_nobody_pauses(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "bot", pace="correspondence")
    with ann.at(table) as a:
        a.until("table")

        assert a.wish("pause")["code"] == "no_pause"


def test_pauses_are_limited_and_their_words_count_as_chat(new_database):
    limits = Limits(pauses=(2, 0.001), chat=(1, 0.001))
    with House(new_database("sqlite"), limits=limits) as house:
        ann = house.person("Ann")
        table = ann.new_table("me", "bot")
        with ann.at(table) as a:
            a.until("table")
            a.wish("pause", word="one")
            a.wish("go_on")
            assert a.wish("pause", word="two")["code"] == "too_many"
            assert a.wish("pause")["type"] == "done"
            a.wish("go_on")
            assert a.wish("pause")["code"] == "too_many"


@pytest.mark.parametrize("word", ["", "  ", "x" * 61, "\u200b", "\0\0"])
def test_a_word_is_short_and_can_be_read(table_for_two, word):
    a, b = table_for_two

    assert b.wish("pause", word=word)["code"] == "bad_text"
    assert a.picture["pause"] is None


@pytest.mark.parametrize("word", [7, ["Tea"], {"a": 1}])
def test_what_is_no_word_is_not_read(table_for_two, word):
    a, _ = table_for_two
    a.send("pause", id="k", word=word)

    assert a.until("refused")["code"] == "not_readable"
