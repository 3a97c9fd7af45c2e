"""Hints: where the table allows them, on one's own decision, from what the seat knows."""

import asyncio
import threading
from dataclasses import replace

import numpy as np
import pytest

from ludoteka.bots.advice.analysis import Judgement
from ludoteka.bots.advice.chances import Chances
from ludoteka.core import registry
from ludoteka.core.record import layout
from ludoteka.server.bots.advisers import (
    WAITING,
    WAITING_OF_HOUSEHOLD,
    Advisers,
    Question,
)
from ludoteka.server.bots.queue import Asker, Rank
from ludoteka.server.bots.seats import BotSeats
from ludoteka.server.errors import Refusal
from ludoteka.server.http import hindsight
from tests.server.house import House, two_people

NOTHING = Chances([0.5, 0.5], [0.0, 0.0])


def ask(table, seat=0, ply=0):
    return {"path": f"/api/tables/{table}/hint", "seat": seat, "ply": ply}


def two_playing(house, **more):
    """Two people at a table of Nizam; the one whose turn it is comes first."""
    ann, bob, table = two_people(house, game="nizam", **more)
    turn = ann.get(f"/api/tables/{table}")["turn"]
    return (ann, bob, table, 0) if turn == 0 else (bob, ann, table, 1)


def test_the_seat_to_act_gets_the_best_few_decisions(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "bot")
    with ann.at(table) as a:
        picture = a.until_picture(lambda p: p.get("turn") == 0)
    legal = {option["action"] for option in a.projection["legal"]}

    given = ann.post(**ask(table, ply=picture["ply"]))

    assert (0, picture["ply"]) == (given["seat"], given["ply"])
    assert 1 <= len(given["hints"]) <= 3
    for hint in given["hints"]:
        assert hint["plan"][0]["action"] in legal
        assert len(hint["chances"]["wins"]) == len(hint["chances"]["points"]) == 2
        for step in hint["plan"]:
            assert all(event["args"].get("seat", 0) == 0 for event in step["events"])


def test_the_same_question_has_the_same_answer(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "bot")
    with ann.at(table) as a:
        ply = a.until_picture(lambda p: p.get("turn") == 0)["ply"]

    assert ann.post(**ask(table, ply=ply)) == ann.post(**ask(table, ply=ply))


def test_an_adviser_is_given_what_the_seat_knows_and_nothing_else(house, monkeypatch):
    thoughts = []

    async def look(bots, asker, work, thought, budget):
        thoughts.append(thought)
        return []

    monkeypatch.setattr(BotSeats, "think", look)
    ann, _, table, seat = two_playing(house, hints=True)
    ann.post(**ask(table, seat))

    match, game = house.desk.rooms[table].table.match, registry.game("nizam")
    imagined = game.state(np.frombuffer(thoughts[0].state, layout(game.state)).copy()[0])
    assert game.view(imagined, match.c, seat) == game.view(match.state, match.c, seat)
    assert imagined.key.tolist() != match.state.key.tolist()
    assert "" == thoughts[0].level


def test_hints_are_for_my_seat_on_my_decision_while_it_is_open(house):
    ann, bob, table, seat = two_playing(house, hints=True)
    eve = house.person("Eve")

    assert "not_your_turn" == bob.refused(**ask(table, 1 - seat))
    assert "not_your_seat" == bob.refused(**ask(table, seat))
    assert "not_your_seat" == eve.refused(**ask(table, seat))
    assert "no_such_seat" == ann.refused(**ask(table, 7))
    assert "late" == ann.refused(**ask(table, seat, ply=5))
    assert "not_readable" == ann.refused(f"/api/tables/{table}/hint", seat="first")
    ann.post(f"/api/tables/{table}/resign", seat=seat)
    assert "not_playing" == ann.refused(**ask(table, seat))


@pytest.mark.parametrize(
    ("seats", "hints", "allowed"),
    [
        (("me", "bot"), None, True),
        (("me", "device:Bob"), None, True),
        (("me", "open"), None, False),
        (("me", "open"), True, True),
        (("me", "bot"), False, False),
    ],
)
def test_against_bots_hints_are_usual_and_against_people_a_choice(house, seats, hints, allowed):
    ann = house.person("Ann")
    table = ann.new_table(*seats, hints=hints)

    assert allowed == ann.get(f"/api/tables/{table}")["hints"]


def test_where_the_table_has_none_they_are_refused(house):
    ann, _, table, seat = two_playing(house)

    assert "no_hints" == ann.refused(**ask(table, seat))


def test_a_hint_comes_too_late_when_the_match_has_gone_on(house, monkeypatch):
    thinking, go_on = threading.Event(), threading.Event()

    async def slow(advisers, question, thought, asker):
        thinking.set()
        await asyncio.to_thread(go_on.wait, 30)
        return []

    monkeypatch.setattr(Advisers, "hint", slow)
    ann, _, table, seat = two_playing(house, hints=True)
    answers = []
    asking = threading.Thread(target=lambda: answers.append(ann.refused(**ask(table, seat))))

    with ann.at(table) as a:
        a.until("table")
        asking.start()
        thinking.wait(30)
        a.act()
        go_on.set()
        asking.join(30)

    assert ["late"] == answers


def test_whoever_asks_too_often_waits(new_database):
    with House(new_database("sqlite")) as house:
        limits = replace(house.desk.settings.limits, advice=(2, 0.001))
        from ludoteka.server.http.limits import Buckets

        house.app.state.buckets["advice"] = Buckets(*limits.advice)
        ann = house.person("Ann")
        table = ann.new_table("me", "open")

        codes = [ann.refused(**ask(table)) for _ in range(3)]

    assert ["not_playing", "not_playing", "too_many"] == codes


class Patient(BotSeats):
    """One process that thinks until it is told to stop."""

    def __init__(self):
        super().__init__(1)
        self.asked, self.go_on = [], asyncio.Event()

    async def _in_process(self, work, questions):
        [(thought, _)] = questions
        self.asked.append(thought)
        await self.go_on.wait()
        return [[thought]]


def ask_about(advisers, question, thought, of="somebody"):
    return asyncio.create_task(advisers.hint(question, thought, Asker(Rank.HINT, of)))


async def test_advisers_think_about_one_question_at_a_time_and_each_once():
    bots = Patient()
    advisers = Advisers(bots, None)
    first, second = Question("a", 1, 0), Question("b", 1, 0)

    asking = [ask_about(advisers, question, question.table) for question in (first, first, second)]
    await asyncio.sleep(0.01)
    before = list(bots.asked)
    bots.go_on.set()

    assert [["a"], ["a"], ["b"]] == await asyncio.gather(*asking)
    assert ["a"] == before
    assert ["a", "b"] == bots.asked


async def test_a_question_that_the_match_has_passed_is_dropped():
    bots = Patient()
    advisers = Advisers(bots, None)
    blocking = ask_about(advisers, Question("a", 1, 0), "a")
    passed = ask_about(advisers, Question("b", 1, 0), "old")
    await asyncio.sleep(0.01)

    now = ask_about(advisers, Question("b", 2, 0), "new")
    with pytest.raises(Refusal, match="late"):
        await passed
    bots.go_on.set()

    assert [["a"], ["new"]] == [await blocking, await now]
    assert ["a", "new"] == bots.asked


async def test_a_process_that_still_thinks_about_a_dropped_question_is_waited_for():
    bots = Patient()
    advisers = Advisers(bots, None)
    dropped = ask_about(advisers, Question("b", 1, 0), "old")
    await asyncio.sleep(0.01)

    now = ask_about(advisers, Question("b", 2, 0), "new")
    await asyncio.sleep(0.01)
    while_it_thinks = list(bots.asked)
    bots.go_on.set()

    with pytest.raises(Refusal, match="late"):
        await dropped
    assert ["new"] == await now
    assert (["old"], ["old", "new"]) == (while_it_thinks, bots.asked)


@pytest.mark.parametrize(
    ("people", "most"), [(range(99), WAITING), ([0] * 99, WAITING_OF_HOUSEHOLD)]
)
async def test_a_long_queue_is_sent_away(people, most):
    bots = Patient()
    advisers = Advisers(bots, None)
    waiting = [
        ask_about(advisers, Question(str(n), 1, 0), n, f"person {people[n]}") for n in range(most)
    ]
    await asyncio.sleep(0.01)

    with pytest.raises(Refusal, match="busy"):
        await ask_about(advisers, Question("one more", 1, 0), "x", f"person {people[most]}")

    bots.go_on.set()
    await asyncio.gather(*waiting)


# Judgements


def judge(table, seat=0, ply=0):
    return {"path": f"/api/tables/{table}/judgement", "seat": seat, "ply": ply}


@pytest.fixture
def tasks(monkeypatch):
    """What would be thought about; the game counts as compiled."""
    given = []

    async def look(bots, asker, work, task):
        given.append(task)
        return Judgement(0, 0, "", NOTHING, NOTHING, "", NOTHING, None, [])

    monkeypatch.setattr(BotSeats, "think", look)
    monkeypatch.setattr(hindsight, "_is_quick", lambda context, game: True)
    return given


def decided(person, table):
    """The person makes the first decision that is offered."""
    with person.at(table) as a:
        a.until_picture(lambda p: "projections" in p)
        action = a.projection["legal"][0]["action"]
        a.act(action)
        a.until_picture(lambda p: p["ply"] > 0)
    return action


def test_a_decision_is_judged_from_what_its_seat_knew(house, tasks):
    ann, _, table, seat = two_playing(house, hints=True)
    match, game = house.desk.rooms[table].table.match, registry.game("nizam")
    before = match.state.copy()
    action = decided(ann, table)

    ann.post(**judge(table, seat, 0))

    made = tasks[0].position
    imagined = game.state(np.frombuffer(made.state, layout(game.state)).copy()[0])
    assert game.view(imagined, match.c, seat) == game.view(before, match.c, seat)
    assert (0, seat, action) == (made.ply, made.seat, game.actions.notation(made.action))
    assert imagined.key.tolist() != before.key.tolist()
    assert made.later is None


def test_only_the_last_decision_of_ones_own_seat_is_judged_and_only_where_hints_are(house, tasks):
    ann, bob, table, seat = two_playing(house, hints=True)
    assert "late" == ann.refused(**judge(table, seat, 0))
    decided(ann, table)

    assert "late" == ann.refused(**judge(table, seat, 1))
    assert "not_your_seat" == bob.refused(**judge(table, seat, 0))
    other = two_playing(house, hints=False)
    decided(other[0], other[2])
    assert "no_hints" == other[0].refused(**judge(other[2], other[3], 0))
    assert [] == tasks
