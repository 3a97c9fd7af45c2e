"""Whole matches through the socket, and what happens when the line or the client misbehaves."""

import gc

import pytest

from ludoteka.core import registry
from ludoteka.core.match import MatchFile
from ludoteka.server.live import desk
from tests.server.house import play_out, two_people


def test_two_people_play_a_whole_match_and_a_spectator_reads_along(house):
    ann, bob, table = two_people(house, game="nizam")
    eve = house.person()

    with ann.at(table) as a, bob.at(table) as b, eve.at(table) as e:
        play_out(a, b, e)

    assert [p.picture["status"] for p in (a, b, e)] == ["over"] * 3
    assert a.picture["result"] == b.picture["result"] == e.picture["result"]
    assert e.picture["mine"] == []
    assert e.picture["projections"][0]["seat"] == -1


def test_a_person_plays_a_whole_match_against_a_bot(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "bot", game="nizam")

    with ann.at(table) as a:
        play_out(a)

    assert a.picture["status"] == "over"
    assert {s["seat"] for s in a.steps} == {0, 1}


def test_the_match_file_of_a_finished_match_can_be_verified(house):
    ann, bob, table = two_people(house, game="nizam", entropy="three dice: 4 4 6")
    with ann.at(table) as a, bob.at(table) as b:
        commitment = a.until("table")["commitment"]
        play_out(a, b)

    exported = ann.get(f"/api/tables/{table}/export")

    file = MatchFile(**exported | {"chance": None})
    assert file.verify(compiled=False).over
    assert exported["chance"]["commitment"] == commitment
    assert exported["chance"]["entropy"] == ["three dice: 4 4 6", ""]
    assert exported["chance"]["key"] == exported["key"]


def test_a_running_match_is_not_exported(house):
    ann, _, table = two_people(house)

    assert ann.call("GET", f"/api/tables/{table}/export").json()["code"] == "not_over"


def test_the_log_of_a_late_comer_is_the_same_as_that_of_one_who_was_there(house):
    ann, bob, table = two_people(house)
    with ann.at(table) as a, bob.at(table) as b:
        a.until("table")
        a.act("draw")
        a.act("choose mark-0-2")
        b.until_picture(lambda p: p["ply"] == 2)
        told = [s | {"view": None} for s in a.steps]

    with ann.at(table) as again:
        again.until("table")

    assert again.steps == told


# Resuming


def test_a_client_that_lost_the_line_gets_the_gap(house):
    ann, bob, table = two_people(house)
    with ann.at(table) as a:
        a.until("table")
        a.act("keep")
        have = a.picture["version"]
    with ann.at(table) as other_window, bob.at(table) as b:
        other_window.until("table")
        other_window.act("choose mark-0-1")
        b.until_picture(lambda p: p["ply"] == 2)
        b.act("keep")
        b.wish("chat", text="where are you?")

    with ann.at(table, have=have) as back:
        gap = back.until("update")
        back.until("seats")

    assert [s["ply"] for s in gap["steps"]] == [2, 3]
    assert gap["version"] == have + 3
    assert [m["line"]["text"] for m in back.messages if m["type"] == "chat"] == ["where are you?"]
    assert not [m for m in back.messages if m["type"] == "table"]


def test_a_client_with_the_newest_version_gets_no_steps(house):
    ann, _, table = two_people(house)
    with ann.at(table) as a:
        have = a.until("table")["version"]

    with ann.at(table, have=have) as back:
        assert back.until("update")["steps"] == []


@pytest.mark.parametrize("have", [-5, 0, 10_000, 2**40])
def test_a_version_that_cannot_be_gets_the_whole_picture(house, have):
    ann, _, table = two_people(house)

    with ann.at(table, have=have) as a:
        assert a.receive()["type"] == "table"


def test_a_gap_with_an_undo_gets_the_whole_picture(house):
    ann, _, table = two_people(house)
    with ann.at(table) as a:
        a.until("table")
        a.act("keep")
        have = a.picture["version"]
        a.wish("undo", seat=0)

    with ann.at(table, have=have) as back:
        assert back.receive()["type"] == "table"


# Idempotency, order, turns, rules


def test_the_same_message_twice_is_one_move_and_the_same_answer(house):
    ann, _, table = two_people(house)
    with ann.at(table) as a:
        a.until("table")
        first = a.act("keep", seat=0, ply=0, id_="key-1")

        again = a.act("keep", seat=0, ply=0, id_="key-1")

        assert again == first
        assert a.picture["ply"] == 1


def test_a_late_action_does_not_hit_another_decision(house):
    ann, _, table = two_people(house)
    with ann.at(table) as a:
        a.until("table")
        a.act("keep", seat=0, ply=0)

        answer = a.act("keep", seat=0, ply=0)

    assert (answer["type"], answer["code"]) == ("refused", "late")


def test_out_of_turn_is_refused(house):
    _, bob, table = two_people(house)
    with bob.at(table) as b:
        b.until("table")

        answer = b.act("keep", seat=1, ply=0)

    assert (answer["code"], answer["args"]) == ("not_your_turn", {"seat": 1, "turn": 0})


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(house):
    ann, bob, table = two_people(house, game="nizam")
    with ann.at(table) as a, bob.at(table) as b:
        a.until("table")
        b.until("table")
        actor, other = (a, b) if a.picture["turn"] == 0 else (b, a)
        legal = {x["action"] for x in actor.projection["legal"]}
        actions = registry.game("nizam").actions
        every = [actions.notation(i) for i in range(actions.count)]
        wrong = next(x for x in every if x not in legal)

        answer = actor.act(wrong)

        assert answer["code"] == "not_legal"
        assert answer["rule"].startswith("NIZ-")
        assert not answer["message"].startswith("error-")
        assert actor.picture["ply"] == 0
        assert "update" not in [m["type"] for m in other.quiet()]


def test_a_foreign_seat_is_refused(house):
    ann, _, table = two_people(house)
    with ann.at(table) as a:
        a.until("table")

        assert a.act("keep", seat=1, ply=0)["code"] == "not_your_seat"
        assert a.act("keep", seat=7, ply=0)["code"] == "no_such_seat"


def test_a_spectator_cannot_act_or_speak(house):
    _, _, table = two_people(house)
    with house.person("Eve").at(table) as e:
        e.until("table")

        assert e.act("keep", seat=0, ply=0)["code"] == "not_your_seat"
        assert e.wish("chat", text="hi")["code"] == "not_seated"


# Pauses


def test_the_collector_leaves_alone_what_a_game_has_loaded(house, monkeypatch):
    """A full collection over all of it would stop everybody for a tenth of a second and more."""
    monkeypatch.setattr(desk, "_settled", set())
    gc.unfreeze()

    two_people(house, game="nizam")

    assert gc.get_freeze_count() > 10 * len(gc.get_objects(generation=2))
    two_people(house, game="nizam")
    assert {("nizam", False)} == desk._settled


# Chat


def test_chat_and_phrases_reach_everybody(house):
    ann, bob, table = two_people(house)
    with ann.at(table) as a, bob.at(table) as b:
        b.until("table")
        a.wish("chat", text="  <b>hello</b>\n there ")
        a.wish("chat", phrase="good-luck")

        said = [b.until("chat")["line"] for _ in range(2)]

    assert [(x["name"], x["text"], x["phrase"]) for x in said] == [
        ("Ann", "<b>hello</b> there", None),
        ("Ann", None, "good-luck"),
    ]


def test_ping_is_answered(house):
    _, _, table = two_people(house)
    with house.person().at(table) as e:
        e.send("ping")

        assert e.until("pong")["at"] > 0
