"""Tables in small: one answer for several, of what everybody may see, and cheap."""

import json

import pytest

from ludoteka.core.game import SPECTATOR
from ludoteka.core.registry import GAMES
from ludoteka.server.http.seating import MOST_THUMBS
from ludoteka.server.table.projections import Eyes, log_of

MOST_PLIES = 60


def thumbs(person, *tables):
    found = person.get(f"/api/thumbs?tables={','.join(tables)}")
    return {t["table"]: t for t in found}


@pytest.mark.parametrize("game", GAMES)
def test_a_thumb_is_what_an_onlooker_sees(house, game):
    ann = house.person("Ann")
    table = ann.new_table("me", "device:Eve", game=game)
    match = house.desk.rooms[table].table.match

    seen = thumbs(ann, table)[table]["view"]

    assert seen == json.loads(bytes(Eyes(match).view(match.state, SPECTATOR)))


def test_several_tables_are_answered_at_once_and_those_that_wait_have_none(house):
    ann = house.person("Ann")
    played = [ann.new_table("me", "device:Eve", game=game) for game in ("nizam", "inori")]
    waits = ann.new_table("me", "open", game="nizam")

    assert [*thumbs(ann, *played, waits, "nothing")] == played
    many = ",".join(["x"] * (MOST_THUMBS + 1))
    assert ann.call("GET", f"/api/thumbs?tables={many}").json()["code"] == "not_readable"


def test_a_table_without_onlookers_shows_itself_to_its_people_only(house):
    ann, bob = house.person("Ann"), house.person("Bob")
    hidden = ann.new_table("me", "device:Eve", game="nizam", spectators=False)

    assert [*thumbs(ann, hidden)] == [hidden]
    assert thumbs(bob, hidden) == {}, "also when it was looked at a moment ago"


def test_a_thumb_is_kept_until_the_table_changes(house, monkeypatch):
    ann = house.person("Ann")
    table = ann.new_table("me", "device:Eve", game="nizam")
    looks = []
    look = house.desk.glances._look

    async def counted(table_id):
        looks.append(table_id)
        return await look(table_id)

    monkeypatch.setattr(house.desk.glances, "_look", counted)
    before = thumbs(ann, table)[table]
    assert thumbs(ann, table)[table] == before
    assert looks == [table]
    with ann.at(table) as a:
        a.until("table")
        a.send("show", seat=a.picture["turn"])
        a.until_picture(lambda p: p["projections"] and p["projections"][0]["legal"])
        a.act()

    assert thumbs(ann, table)[table]["version"] > before["version"]


def test_a_table_that_lies_in_its_log_stays_out_of_memory(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "device:Eve", game="sintra")
    seen = thumbs(ann, table)
    del house.desk.rooms[table]
    house.desk.glances._kept.clear()

    assert thumbs(ann, table) == seen
    assert table not in house.desk.rooms


def move_on(person, table):
    """Whoever decides now, on this device, takes the first thing that may be done."""
    with person.at(table) as a:
        a.until("table")
        a.send("show", seat=a.picture["turn"])
        a.until_picture(lambda p: p["projections"] and p["projections"][0]["legal"])
        a.act()


@pytest.mark.parametrize("game", GAMES)
def test_the_last_thing_told_is_what_an_onlooker_knows_of_the_last_decision(house, game):
    ann = house.person("Ann")
    id_ = ann.new_table("me", "device:Eve", game=game)
    assert thumbs(ann, id_)[id_]["last"] is None, "nothing was decided yet"

    for _ in range(3):
        move_on(ann, id_)
        table = house.desk.rooms[id_].table
        told = log_of(table, SPECTATOR, since=table.ply - 1)
        known = [event for step in told for event in step.events]

        last = thumbs(ann, id_)[id_]["last"]

        expected = {"message": known[0].message, "args": known[0].args} if known else None
        assert expected == (last and {key: last[key] for key in ("message", "args")})


def test_a_choice_that_is_hidden_from_others_is_not_told_in_lists(house):
    """In A War of Whispers what a seat draws and keeps is its own affair."""
    ann = house.person("Ann")
    id_ = ann.new_table("me", "device:Eve", game="whispers")
    while True:
        table = house.desk.rooms[id_].table
        mine = log_of(table, table.playing().plies[-1].actor, table.ply - 1) if table.ply else []
        others = log_of(table, SPECTATOR, table.ply - 1) if table.ply else []
        if [s.events for s in mine] != [s.events for s in others]:
            break
        move_on(ann, id_)
        assert table.ply < MOST_PLIES

    last = thumbs(ann, id_)[id_]["last"]

    secret = {json.dumps(e.args) for step in mine for e in step.events}
    public = {json.dumps(e.args) for step in others for e in step.events}
    assert last is None or json.dumps(last["args"]) in public
    assert last is None or json.dumps(last["args"]) not in secret - public


def test_lists_of_tables_look_at_none_of_them(house, monkeypatch):
    ann = house.person("Ann")
    table = ann.new_table("me", "device:Eve", game="nizam")
    move_on(ann, table)
    del house.desk.rooms[table]

    def read(table_id):
        raise AssertionError(f"{table_id} was read from its log")

    monkeypatch.setattr(house.desk, "load", read)

    assert [t["id"] for t in ann.get("/api/lobby")["mine"]] == [table]


def test_what_was_taken_back_is_told_no_more(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "device:Eve", game="nizam", take_back="free")
    with ann.at(table) as a:
        a.until("table")
        a.send("show", seat=a.picture["turn"])
        a.until_picture(lambda p: p["projections"] and p["projections"][0]["legal"])
        seat, legal = a.picture["turn"], a.picture["projections"][0]["legal"]
        shift = next(x for x in legal if x["kind"] == "shift")
        a.act(shift["action"])
        assert thumbs(ann, table)[table]["last"]
        assert a.wish("undo", seat=seat)["type"] == "done"

    assert thumbs(ann, table)[table]["last"] is None
