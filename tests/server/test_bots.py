"""Bot seats: outside the event loop, and bots of other people's making."""

import asyncio
import os
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock

import pytest

from ludoteka.bots.bot import SearchBot
from ludoteka.bots.search.guided import GuidedBot
from ludoteka.core.errors import UnknownName
from ludoteka.server.bots.queue import Asker, Rank
from ludoteka.server.bots.seats import BotSeats, Thought, choose, choose_together, player_of
from ludoteka.server.live.thinkers import Thinkers
from tests.kit import a_match, key_of, random_match
from tests.server.house import play_out, two_people

OPPONENT = Asker(Rank.OPPONENT)
EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def test_a_slow_bot_does_not_delay_another_table(house, monkeypatch):
    thinking = []

    async def think_long(bots, thought, asker):
        thinking.append(thought.game)
        await asyncio.sleep(3600)

    monkeypatch.setattr(BotSeats, "decide", think_long)
    house.person("Ann").new_table("bot:expert", "me", "bot:expert", game="masks")
    ann, bob, table = two_people(house)

    with ann.at(table) as a, bob.at(table) as b:
        begun = time.monotonic()
        play_out(a, b)

    assert "masks" in thinking
    assert time.monotonic() - begun < 60


def out_of_memory():
    raise MemoryError


async def test_a_process_that_is_out_of_memory_is_replaced():
    bots = BotSeats(1)
    before = await bots.think(OPPONENT, os.getpid)

    with pytest.raises(BrokenProcessPool):
        await bots.think(OPPONENT, out_of_memory)

    assert before != await bots.think(OPPONENT, os.getpid)
    bots.close()


def test_a_bot_that_fails_is_asked_again(house, monkeypatch):
    tried = []
    real = BotSeats.decide

    async def fail_once(bots, thought, asker):
        tried.append(thought.level)
        if len(tried) == 1:
            raise OSError("the bot's process died")
        return await real(bots, thought, asker)

    monkeypatch.setattr(BotSeats, "decide", fail_once)
    ann = house.person("Ann")
    table = ann.new_table("bot", game="nizam")

    with ann.at(table) as a:
        a.until_picture(lambda p: p.get("ply", 0) > 0)

    assert len(tried) >= 2


def test_bots_stop_thinking_in_a_room_that_was_lost():
    """Its table is opened anew from the log, with bots of its own."""
    table = SimpleNamespace(bot_to_act=lambda: "", all_bots=lambda: False)
    room = Mock(lost=False, thinking=True, table=table)
    moves = []

    class Losing(Thinkers):
        async def _move(self, room):
            moves.append(room)
            room.lost = len(moves) == 2

    asyncio.run(asyncio.wait_for(Losing(None, None)._think(room), 5))

    assert (2, False) == (len(moves), room.thinking)


def test_tables_that_think_together_decide_as_each_would_alone():
    thoughts = [a_thought("inori", "guided:24", number) for number in range(3)]

    together = choose_together(thoughts)

    assert [choose(thought) for thought in thoughts] == together


def a_thought(name, level, number):
    match = random_match(a_match(name, key=key_of(number), compiled=True), number, 9)
    seen = match.concealed(match.actor, key_of(number)).tobytes()
    pack = (match.pack.name, match.pack.text)
    return Thought(name, level, pack, seen, key_of(number), compiled=True)


def test_who_waits_for_a_process_is_grouped_with_its_like():
    groups = []

    class Noting(BotSeats):
        async def _in_process(self, _work, thoughts):
            groups.append([(t.game, t.level) for t in thoughts])
            await asyncio.sleep(0.01)
            return [int(t.seed[0]) for t in thoughts]

    asked = [("inori", "expert"), ("nizam", "easy"), ("inori", "expert"), ("nizam", "easy"),
             ("inori", "expert")]  # fmt: skip

    async def all_at_once():
        bots = Noting(1)
        thoughts = [
            Thought(g, lv, ("", ""), b"", bytes([n]), True) for n, (g, lv) in enumerate(asked)
        ]
        return await asyncio.gather(*(bots.decide(thought, OPPONENT) for thought in thoughts))

    assert [0, 1, 2, 3, 4] == asyncio.run(all_at_once())
    assert [[("inori", "expert")] * 3, [("nizam", "easy")], [("nizam", "easy")]] == groups


def test_a_bot_is_the_one_of_its_table_s_seats():
    by_seats = [Thought("sintra", "expert", ("", ""), b"", b"", True, seats) for seats in (2, 4)]

    assert [GuidedBot, SearchBot] == [type(player_of(thought)) for thought in by_seats]


def test_who_asks_while_a_worker_leaves_is_not_forgotten():
    class Quick(BotSeats):
        async def _in_process(self, _work, thoughts):
            return [0 for _ in thoughts]

    async def ask():
        bots = Quick(1)
        thought = Thought("nizam", "easy", ("", ""), b"", b"", compiled=True)
        await bots.decide(thought, OPPONENT)  # its worker is done, which nobody has noticed yet
        async with asyncio.timeout(5):
            return await bots.decide(thought, OPPONENT)

    assert 0 == asyncio.run(ask())


def test_a_process_that_dies_is_told_to_all_who_waited_for_it():
    class Dying(BotSeats):
        async def _in_process(self, *_):
            raise OSError("gone")

    async def ask():
        thought = Thought("inori", "expert", ("", ""), b"", b"", compiled=True)
        bots = Dying(1)
        return await asyncio.gather(
            *(bots.decide(thought, OPPONENT) for _ in range(2)), return_exceptions=True
        )

    assert ["gone", "gone"] == [str(error) for error in asyncio.run(ask())]


def fail_with_an_unknown_name(name):
    raise UnknownName("level", name, ["easy"])


def test_a_bot_that_fails_leaves_its_process_to_others():
    async def ask():
        bots = BotSeats(1)
        try:
            with pytest.raises(UnknownName, match="unknown level 'wise'"):
                await bots.think(OPPONENT, fail_with_an_unknown_name, "wise")
            return await bots.think(OPPONENT, abs, -1), bots._pool._broken
        finally:
            bots.close()

    assert (1, False) == asyncio.run(ask())


def test_bots_keep_a_pace_that_people_can_follow(house, monkeypatch):
    monkeypatch.setattr(house.desk, "settings", _paced(house.desk.settings, 300))
    ann = house.person("Ann")
    table = ann.new_table("bot", game="nizam")

    with ann.at(table) as a:
        at = [a.until_picture(lambda p, n=n: p.get("ply", 0) >= n)["turn_at"] for n in (1, 3)]

    assert at[1] - at[0] >= 2 * 250


def _paced(settings, pace):
    from dataclasses import replace

    return replace(settings, bot_pace_ms=pace)


def test_the_example_bot_plays_a_whole_match_in_forty_lines(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "bot", game="nizam")
    token = ann.post(f"/api/tables/{table}/token", seat=0)["token"]

    done = subprocess.run(
        [sys.executable, EXAMPLE, house.base, table, token],
        capture_output=True,
        check=False,
        text=True,
        timeout=120,
    )

    assert done.returncode == 0, done.stderr
    assert ann.get(f"/api/tables/{table}")["status"] == "over"
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 40
