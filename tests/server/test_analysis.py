"""The analysis of a finished match: on request, with progress, once, and kept."""

import time
from math import inf

from ludoteka.server.bots import analyses
from ludoteka.server.bots.seats import BotSeats
from tests.server.house import House, two_people

PATIENCE = 300
"""the first judgement of a game may have to compile"""


def finished(house, decisions=4):
    """A short match of Nizam: after some decisions one of two gives up."""
    ann, bob, table = two_people(house, game="nizam")
    with ann.at(table) as a, bob.at(table) as b:
        for _ in range(decisions):
            a.until_picture(lambda p: p.get("status") == "playing")
            version, actor = a.picture["version"], (a, b)[a.picture["turn"]]
            actor.until_picture(lambda p, v=version: p.get("version", 0) >= v)
            done = actor.act()
            a.until_picture(lambda p, v=done["version"]: p["version"] >= v)
    ann.post(f"/api/tables/{table}/resign", seat=0)
    return ann, bob, table


def until_done(person, table):
    end = time.monotonic() + PATIENCE
    while (news := person.get(f"/api/tables/{table}/analysis"))["status"] != "done":
        assert news["status"] == "running"
        assert time.monotonic() < end
        time.sleep(0.05)
    return news


def test_a_finished_match_is_analysed_once_and_for_all(house, monkeypatch):
    ann, bob, table = finished(house)
    path = f"/api/tables/{table}/analysis"
    assert "none" == ann.get(path)["status"]

    assert ann.post(path)["status"] in {"running", "done"}
    first = until_done(ann, table)
    monkeypatch.setattr(BotSeats, "think", None)
    second = bob.post(path)

    assert first == second
    analysis = first["analysis"]
    assert [0, 1, 2, 3] == [d["ply"] for d in analysis["decisions"]]
    assert {0} <= {d["seat"] for d in analysis["decisions"]} <= {0, 1}
    assert 2 == len(analysis["sums"])
    assert first["done"] == first["of"] == 4


def test_an_analysis_outlives_the_server(fresh_database):
    with House(fresh_database) as house:
        ann, _, table = finished(house, decisions=2)
        ann.post(f"/api/tables/{table}/analysis")
        before = until_done(ann, table)

    with House(fresh_database) as house:
        ann.http.base_url = house.base
        assert before == ann.get(f"/api/tables/{table}/analysis")


def test_what_a_server_left_undone_is_taken_over(house, monkeypatch):
    ann, _, table = finished(house, decisions=1)
    shelf = house.desk.analyses._shelf
    assert shelf.claim(table, 1)
    assert not shelf.claim(table, 1)
    assert "running" == ann.post(f"/api/tables/{table}/analysis")["status"]

    monkeypatch.setattr(analyses, "LEFT_MS", -1)
    assert "none" == ann.get(f"/api/tables/{table}/analysis")["status"]
    assert shelf.claim(table, 1)


def test_a_judgement_that_fails_leaves_the_match_to_be_analysed_again(house, monkeypatch):
    async def fail(*_):
        raise OSError("the process died")

    monkeypatch.setattr(BotSeats, "think", fail)
    ann, _, table = finished(house, decisions=1)
    ann.post(f"/api/tables/{table}/analysis")
    end = time.monotonic() + 30
    while ann.get(f"/api/tables/{table}/analysis")["status"] != "none":
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_match_that_goes_on_has_no_analysis_and_spectators_need_leave(house):
    ann, _, table = two_people(house, game="nizam", spectators=False)
    path = f"/api/tables/{table}/analysis"

    assert "not_over" == ann.refused(path)
    ann.post(f"/api/tables/{table}/resign", seat=0)
    assert "no_spectators" == house.person("Eve").refused(path)
    assert "no_such_table" == ann.refused("/api/tables/nowhere/analysis")


def test_a_deep_analysis_replaces_a_shallow_one_and_not_the_other_way_round(house, monkeypatch):
    monkeypatch.setattr(analyses, "QUICK_S", inf)
    ann, _, table = finished(house, decisions=2)
    path = f"/api/tables/{table}/analysis"
    ann.post(path)
    shallow = until_done(ann, table)["analysis"]

    ann.post(path, deep=True)
    deep = until_done(ann, table)["analysis"]
    again = ann.post(path)["analysis"]

    assert deep["simulations"] == analyses.DEEPER * shallow["simulations"]
    assert again == deep


def test_a_quick_analysis_thinks_less_where_time_is_short_and_is_kept_all_the_same(
    house, monkeypatch
):
    monkeypatch.setattr(analyses, "QUICK_S", 1e-9)
    ann, _, table = finished(house, decisions=2)
    path = f"/api/tables/{table}/analysis"
    ann.post(path)
    quick = until_done(ann, table)["analysis"]

    again = ann.post(path)["analysis"]
    ann.post(path, deep=True)
    deep = until_done(ann, table)["analysis"]

    assert (1, 1) == (quick["simulations"], quick["playouts"])
    assert again == quick
    assert deep["simulations"] == analyses.DEEPER * house.desk.analyses._budget.simulations
