"""Taking back: free within the boundary of information, by consent beyond it."""

import pytest

from tests.server.house import two_people


def reach(socket, ply):
    return socket.until_picture(lambda p: p["ply"] == ply)


def test_a_decision_that_taught_nothing_is_taken_back_freely(table_for_two):
    a, b = table_for_two
    a.act("keep")
    assert a.projection["undo"] == "free"

    answer = a.wish("undo", seat=0)

    assert answer["type"] == "done"
    assert (a.picture["ply"], a.steps) == (0, [])
    undone = b.until(lambda m: m["type"] == "update" and m["back_to"] is not None)
    assert (undone["back_to"], undone["ply"], undone["turn"]) == (0, 0, 0)
    assert b.steps == []


def test_nothing_is_deleted_when_something_is_taken_back(house, table_for_two):
    a, _ = table_for_two
    a.act("keep")
    a.wish("undo", seat=0)
    a.act("draw")

    kept = house.desk.store.entries(a.picture["id"])

    assert [type(k.entry).__name__ for k in kept[-3:]] == ["Acted", "Undone", "Acted"]
    assert [k.version for k in kept] == list(range(1, len(kept) + 1))


def test_a_draw_is_not_taken_back_without_asking(table_for_two):
    a, _ = table_for_two
    a.act("draw")

    assert a.projection["undo"] == "ask"
    assert a.wish("undo", seat=0)["code"] == "must_ask"
    assert a.picture["ply"] == 1


def test_the_others_are_asked_and_told_what_was_revealed(table_for_two):
    a, b = table_for_two
    a.act("draw")
    reach(b, 1)

    a.wish("ask_undo", seat=0)

    asked = b.until("undo_asked")["asked"]
    assert asked == {"seat": 0, "ply": 0, "must_agree": [1], "agreed": [], "revealed": ["chance"]}
    assert a.wish("answer_undo", agree=True)["code"] == "not_your_seat"
    assert b.wish("answer_undo", agree=True)["type"] == "done"
    assert reach(a, 0)["asked"] is None


def test_a_refusal_leaves_the_match_as_it_is(table_for_two):
    a, b = table_for_two
    a.act("draw")
    a.wish("ask_undo", seat=0)
    b.until("undo_asked")

    b.wish("answer_undo", agree=False)

    a.until(lambda m: m["type"] == "undo_asked" and m["asked"] is None)
    assert a.picture["ply"] == 1
    assert b.wish("answer_undo", agree=True)["code"] == "no_undo_asked"


def test_what_others_decided_since_is_said_and_taken_back_too(table_for_two):
    a, b = table_for_two
    a.act("keep")
    a.act("choose mark-0-1")
    reach(b, 2)
    b.act("keep")
    reach(a, 3)
    assert a.projection["undo"] == "ask"

    a.wish("ask_undo", seat=0)

    assert b.until("undo_asked")["asked"]["revealed"] == ["others"]
    assert a.wish("ask_undo", seat=0)["code"] == "undo_open"
    b.wish("answer_undo", agree=True)
    assert reach(a, 1)["turn"] == 0


def test_an_open_request_lapses_when_the_match_goes_on(table_for_two):
    a, b = table_for_two
    a.act("draw")
    a.wish("ask_undo", seat=0)
    b.until("undo_asked")

    a.act("choose mark-0-1")

    assert b.until("update")["asked"] is None


def test_there_must_be_something_to_take_back(table_for_two):
    a, b = table_for_two

    assert a.wish("undo", seat=0)["code"] == "nothing_to_take_back"
    assert b.wish("ask_undo", seat=1)["code"] == "nothing_to_take_back"
    assert b.wish("undo", seat=0)["code"] == "not_your_seat"


def test_a_table_can_forbid_taking_back(house):
    ann, _, table = two_people(house, take_back="never")
    with ann.at(table) as a:
        a.until("table")
        a.act("keep")

        assert a.projection["undo"] is None
        assert a.wish("undo", seat=0)["code"] == "undo_never"


def test_a_table_can_ask_always(house):
    ann, _, table = two_people(house, take_back="ask")
    with ann.at(table) as a:
        a.until("table")
        a.act("keep")

        assert a.projection["undo"] == "ask"
        assert a.wish("undo", seat=0)["code"] == "must_ask"


def test_with_bots_only_a_request_is_granted_at_once(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "bot", game="nizam")
    with ann.at(table) as a:
        a.until_picture(lambda p: p.get("turn") == 0)
        ply = a.picture["ply"]
        a.act()
        a.until_picture(lambda p: p["turn"] == 0)

        a.wish("ask_undo", seat=0)

        assert a.picture["turn"] == 0
        assert a.picture["ply"] >= ply
        assert any(
            line["notice"] and line["notice"]["message"] == "notice-undone"
            for line in a.picture["chat"]
        )


# While somebody is away


def at(table, what):
    return f"/api/tables/{table}/{what}"


@pytest.mark.parametrize("take_back", ["free", "ask"])
def test_a_match_is_not_rewound_behind_the_back_of_somebody_who_is_away(house, take_back):
    ann, bob, table = two_people(house, game="nizam", take_back=take_back)
    bob.post(at(table, "leave"), level="random")
    with ann.at(table) as a:
        a.until_picture(lambda p: p.get("turn") == 0)
        while a.picture["turn"] == 0:
            a.act()
        a.until_picture(lambda p: p["turn"] == 0)
        ply = a.picture["ply"]

        answer = a.wish("ask_undo", seat=0)

        assert answer["type"] == "done"
        assert (a.picture["ply"], a.picture["asked"]["must_agree"]) == (ply, [1])
        assert a.wish("answer_undo", agree=True)["code"] == "not_your_seat"
        with bob.at(table) as b:
            b.until("table")
            b.wish("answer_undo", agree=True)
        a.until_picture(lambda p: p["asked"] is None)
        assert a.picture["ply"] < ply


def test_whoever_has_given_up_is_not_asked(house):
    people = [house.person(n) for n in ("Ann", "Bob", "Eve")]
    table = people[0].new_table("me", "open", "open", game="masks")
    for other in people[1:]:
        other.sit(table)
    people[2].post(at(table, "resign"), seat=2)
    with people[0].at(table) as a, people[2].at(table) as e:
        a.until("table")
        e.until("table")
        a.act("draw")

        a.wish("ask_undo", seat=0)

        assert a.picture["asked"]["must_agree"] == [1]
        assert e.wish("answer_undo", agree=True)["code"] == "not_your_seat"
        assert e.act("keep", seat=2, ply=1)["code"] == "not_playing"
        assert e.wish("ask_undo", seat=2)["code"] == "not_playing"
