"""Who leaves live games again and again: the house notices, the host decides."""

import pytest

from tests.server.house import House, two_people


@pytest.fixture
def own_house(fresh_database):
    with House(fresh_database) as open_house:
        yield open_house


def leave_and_return(person, table, times):
    for _ in range(times):
        person.post(f"/api/tables/{table}/leave")
        person.sit(table)


def noticed(house):
    return [c for c in house.person().get("/api/host")["cases"] if c["what"] == "left"]


def measure(house, case, what, deed="measure"):
    wish = {"table": case["table"], "line": case["line"], "measure": what}
    return house.person().post(f"/api/host/{deed}", **wish)


def often_away(house):
    _, bob, table = two_people(house)
    leave_and_return(bob, table, 3)
    (case,) = noticed(house)
    return bob, case


def test_three_times_within_a_day_are_noticed_once(own_house):
    _, bob, table = two_people(own_house)
    leave_and_return(bob, table, 2)
    assert noticed(own_house) == []

    leave_and_return(bob, table, 3)

    (case,) = noticed(own_house)
    assert (case["table"], case["name"], case["words"]) == (table, "Bob", "")


def test_departures_at_several_tables_count_together(own_house):
    bob = own_house.person("Bob")
    for _ in range(3):
        table = own_house.person("Ann").new_table("me", "open", game="masks")
        bob.sit(table)
        bob.post(f"/api/tables/{table}/leave")

    assert len(noticed(own_house)) == 1


@pytest.mark.parametrize("pace", ["relaxed", "correspondence"])
def test_where_nobody_is_in_a_hurry_one_may_come_and_go(own_house, pace):
    _, bob, table = two_people(own_house, pace=pace)
    leave_and_return(bob, table, 4)

    assert noticed(own_house) == []


def test_bots_are_left_as_often_as_one_likes(own_house):
    ann = own_house.person("Ann")
    table = ann.new_table("me", "bot")
    leave_and_return(ann, table, 4)

    assert noticed(own_house) == []


def test_only_relaxed_tables_for_a_day(own_house):
    bob, case = often_away(own_house)
    measure(own_house, case, "relaxed")

    seats = [{"who": "me"}, {"who": "open"}]
    live = own_house.person("Cyd").new_table("me", "open", game="masks")
    calm = own_house.person("Dan").new_table("me", "open", game="masks", pace="relaxed")
    refusal = bob.refusal(f"/api/tables/{live}/sit")
    assert (refusal["code"], refusal["args"]["until"] > case["at"]) == ("relaxed_only", True)
    assert bob.refused("/api/tables", game="masks", seats=seats) == "relaxed_only"
    assert bob.sit(calm)["status"] == "playing"
    assert bob.new_table("me", "bot")
    leave_and_return(bob, case["table"], 1)


def test_it_can_be_undone_and_stands_in_the_journal(own_house):
    bob, case = often_away(own_house)
    measure(own_house, case, "relaxed")
    house = measure(own_house, case, "relaxed", "undo")

    assert [n["what"] for n in house["journal"][:2]] == ["live_again", "relaxed_only"]
    assert bob.new_table("me", "open")


def test_it_can_be_left(own_house):
    bob, case = often_away(own_house)

    house = measure(own_house, case, "leave")

    assert house["cases"] == []
    assert bob.new_table("me", "open")


@pytest.mark.parametrize("what", ["hide", "mute", "rename", "ban"])
def test_other_measures_do_not_fit(own_house, what):
    _, case = often_away(own_house)
    wish = {"table": case["table"], "line": case["line"], "measure": what}

    assert own_house.person().refused("/api/host/measure", **wish) == "not_readable"
