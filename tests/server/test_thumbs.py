"""Tables in small: one answer for several, of what everybody may see, and cheap."""

import json

import pytest

from ludoteka.core.game import SPECTATOR
from ludoteka.core.registry import GAMES
from ludoteka.server.http.seating import MOST_THUMBS
from ludoteka.server.table.projections import Eyes


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
