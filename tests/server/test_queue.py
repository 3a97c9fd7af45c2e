"""Nobody's bots, hints or analyses keep another person's bot waiting."""

import asyncio
import threading
import time

import pytest

from ludoteka.server.bots.queue import Asker, Job, Queue, Rank
from ludoteka.server.bots.seats import BotSeats, Thought
from ludoteka.server.live import thinkers
from ludoteka.server.live.desk import Desk
from tests.server.house import House


def job(rank, of, address="", kin=None):
    return Job(Asker(rank, of, address), list, of, kin)


def served(queue, most=99):
    """Who is answered, one after the other, in one process."""
    found = []
    while len(found) < most and (group := queue.next_group()):
        found.append([one.argument for one in group])
        queue.finish(group)
    return found


async def test_people_come_before_hints_stand_ins_spectators_and_analyses():
    queue = Queue(1)
    for rank in reversed(Rank):
        queue.add(job(rank, rank.name))

    assert [[rank.name] for rank in Rank] == served(queue)


async def test_owners_take_turns_however_much_one_of_them_asks():
    queue = Queue(1)
    for _ in range(600):
        queue.add(job(Rank.OPPONENT, "greedy"))
    queue.add(job(Rank.OPPONENT, "ann"))
    queue.add(job(Rank.OPPONENT, "bob"))

    assert [["greedy"], ["ann"], ["bob"], ["greedy"]] == served(queue, 4)


async def test_all_people_of_an_address_have_one_turn_together():
    queue = Queue(1)
    for n in range(600):
        queue.add(job(Rank.OPPONENT, f"guest {n}", address="10.0.0.1"))
    queue.add(job(Rank.OPPONENT, "ann", address="10.0.0.2"))

    assert [["guest 0"], ["ann"], ["guest 1"]] == served(queue, 3)


@pytest.mark.parametrize("rank", [rank for rank in Rank if rank != Rank.OPPONENT])
async def test_a_process_stays_free_for_who_people_wait_for(rank):
    queue = Queue(3)
    for n in range(9):
        queue.add(job(rank, f"owner {n}"))
        queue.add(job(Rank.ANALYSIS, f"owner {n}"))
    running = [group for _ in range(9) if (group := queue.next_group())]

    queue.add(job(Rank.OPPONENT, "ann"))

    assert len(running) <= 2
    assert ["ann"] == [one.argument for one in queue.next_group()]


async def test_one_address_never_holds_all_processes():
    queue = Queue(2)
    for n in range(9):
        queue.add(job(Rank.OPPONENT, f"guest {n}", address="10.0.0.1"))

    assert ["guest 0"] == [one.argument for one in queue.next_group()]
    assert [] == queue.next_group()


async def test_those_who_think_together_are_of_one_rank():
    queue = Queue(1)
    for n in range(3):
        queue.add(job(Rank.WATCHED, f"show {n}", kin="inori"))
    queue.add(job(Rank.OPPONENT, "ann", kin="inori"))

    assert [["ann"], ["show 0", "show 1", "show 2"]] == served(queue)


async def test_a_person_waits_for_one_thought_of_somebody_else_at_most():
    class Slow(BotSeats):
        async def _in_process(self, _work, thoughts):
            await asyncio.sleep(0.02)
            return [0 for _ in thoughts]

    bots = Slow(2)
    thought = Thought("nizam", "easy", ("", ""), b"", b"", compiled=True)
    others = [
        asyncio.create_task(bots.decide(thought, Asker(Rank.WATCHED, f"guest {n}", "10.0.0.1")))
        for n in range(600)
    ]
    await asyncio.sleep(0.001)

    await bots.decide(thought, Asker(Rank.OPPONENT, "ann", "10.0.0.2"))

    assert sum(other.done() for other in others) <= 2
    for other in others:
        other.cancel()


@pytest.fixture(scope="module")
def quiet_house(new_database):
    with House(new_database("sqlite")) as open_house:
        yield open_house


def ply_of(house, table):
    return house.desk.rooms[table].table.ply


def test_a_table_of_bots_goes_on_only_while_somebody_watches(quiet_house):
    ann = quiet_house.person("Ann")
    table = ann.new_table("bot", "bot")
    time.sleep(0.3)
    unwatched = ply_of(quiet_house, table)

    with ann.at(table) as a:
        a.until_picture(lambda p: p.get("ply", 0) > 2)
    time.sleep(0.3)
    left = ply_of(quiet_house, table)
    time.sleep(0.3)

    assert 0 == unwatched
    assert left == ply_of(quiet_house, table)


def test_a_table_whose_people_all_let_bots_play_goes_on_only_while_somebody_watches(quiet_house):
    ann = quiet_house.person("Ann")
    table = ann.new_table("me", "bot")
    ann.post(f"/api/tables/{table}/leave")
    time.sleep(0.5)
    left = ply_of(quiet_house, table)
    time.sleep(0.3)

    assert left == ply_of(quiet_house, table)


def test_few_tables_of_bots_go_on_for_one_owner(quiet_house, monkeypatch):
    monkeypatch.setattr(quiet_house.desk._thinkers, "_bots", Never(1))
    ann = quiet_house.person("Ann")
    tables = [ann.new_table("bot", "bot") for _ in range(thinkers.AT_ONCE_OF_OWNER + 2)]

    with ann.at(tables[0]), ann.at(tables[1]), ann.at(tables[2]) as a, ann.at(tables[3]) as b:
        for line in (a, b):
            line.until("table")
        time.sleep(0.2)
        thinking = [quiet_house.desk.rooms[table].thinking for table in tables]

    assert thinkers.AT_ONCE_OF_OWNER == sum(thinking)


class Never(BotSeats):
    async def _in_process(self, *_):
        await asyncio.sleep(3600)


def test_the_server_listens_before_it_takes_up_its_tables(new_database, monkeypatch):
    """It takes up what people wait for, and no table of bots only."""
    url = new_database("sqlite")
    with House(url) as house:
        house.desk._thinkers._bots = Never(1)
        ann = house.person("Ann")
        [ann.new_table("bot", "bot") for _ in range(3)]
        tables = [ann.new_table("bot:random", "me") for _ in range(6)]
        bots_turn = {t for t in tables if ann.get(f"/api/tables/{t}")["turn"] == 0}

    go_on, load = threading.Event(), Desk.load

    def slow(desk, table_id):
        assert go_on.wait(60)
        return load(desk, table_id)

    monkeypatch.setattr(Desk, "load", slow)
    with House(url) as house:
        listens = house.person().call("GET", "/api/me").status_code
        taken_up = house.desk.store.waiting_for_bots()
        go_on.set()

    assert 200 == listens
    assert bots_turn == set(taken_up)
