"""Guided first games at a real table: the bots play by the course as long as the learner does."""

from ludoteka.core.course import courses
from ludoteka.core.registry import game
from ludoteka.server.table.script import scripted

COURSE = "/api/courses/sintra/sintra"
DECISIONS = [p.notation for p in courses(game("sintra").folder)[0].line()]
MINE = [d for step in courses(game("sintra").folder)[0].step for d in step.do]


def begun(house):
    ada = house.person("Ada")
    return ada, ada.post(COURSE)["id"]


def test_a_course_makes_a_table_of_its_own(house):
    ada, table = begun(house)

    summary = ada.get(f"/api/tables/{table}")

    assert (summary["course"], summary["status"], summary["turn"]) == ("sintra", "playing", 0)
    assert [s["kind"] for s in summary["seats"]] == ["person", "bot"]
    assert (summary["hints"], summary["take_back"], summary["public"]) == (True, "free", False)


def test_the_steps_say_when_they_are_said(house):
    steps = house.person().get(COURSE)["steps"]

    assert [s["since"] for s in steps[1:]] == [s["until"] for s in steps[:-1]]
    assert steps[-1]["until"] == len(DECISIONS)


def test_the_bots_play_by_the_course(house):
    ada, table = begun(house)
    with ada.at(table) as socket:
        socket.until("table")
        for decision in MINE[:6]:
            socket.until_picture(lambda p: p["turn"] == 0)
            assert socket.act(decision)["type"] == "done"
        socket.until_picture(lambda p: p["turn"] == 0)
    ada.post(f"/api/tables/{table}/resign", seat=0)

    played = ada.get(f"/api/tables/{table}/export")["actions"]

    assert played == DECISIONS[: len(played)]
    assert len(played) > len(MINE[:6])


def test_who_leaves_the_course_meets_a_bot_that_thinks(house):
    ada, table = begun(house)
    with ada.at(table) as socket:
        socket.until("table")
        assert socket.act(DECISIONS[0])["type"] == "done"
        on_the_way = house.desk.load(table)
        assert scripted(on_the_way) == on_the_way.game.actions.parse(DECISIONS[1])

        assert socket.act("strip 3")["type"] == "done"

        assert scripted(house.desk.load(table)) is None


def test_a_rematch_is_a_match_of_its_own(house):
    ada, table = begun(house)
    ada.post(f"/api/tables/{table}/resign", seat=0)

    again = ada.post(f"/api/tables/{table}/rematch")["id"]

    assert ada.get(f"/api/tables/{again}")["course"] == ""


def test_there_is_no_other_course(house):
    assert house.person("Ada").refused("/api/courses/sintra/nothing") == "no_such_course"
