"""Before a game is compiled it is played interpreted, and goes on compiled in mid-match."""

import os
import shutil
import time

import pytest
from numba.core.event import install_recorder

from ludoteka.bots import warm
from ludoteka.bots.interim import interim
from ludoteka.bots.levels import LEVELS, bot
from ludoteka.core import registry
from ludoteka.core.engine import Compiled
from ludoteka.core.registry import GAMES
from ludoteka.server import compiling
from tests.kit import a_match, key_of, random_match
from tests.server.house import House


@pytest.mark.parametrize("name", GAMES)
def test_bots_of_the_moment_need_nothing_compiled(name):
    match = random_match(a_match(name, 2), 1, 4)
    seen = match.concealed(match.actor, key_of(1))
    with install_recorder("numba:compile") as recorder:
        chosen = {interim(bot(name, level)).decide(match.engine, seen, match.c, key_of(2))
                  for level in LEVELS}  # fmt: skip

    assert chosen <= set(match.legal())
    assert not recorder.buffer


def test_a_bot_of_the_moment_plays_better_than_chance():
    match = a_match("nizam", 2)
    players = [interim(bot("nizam", level)) for level in ("medium", "random")]
    while not match.over:
        seen = match.concealed(match.actor, key_of(match.state.tick))
        match.play(players[match.actor].decide(match.engine, seen, match.c, key_of(1)))

    points, _ = match.outcome()
    assert points[0] > 2 * points[1]


@pytest.fixture(scope="module")
def kept():
    """The machine code of Nizam, made here if it is not on the disk."""
    warm.warm(registry.game("nizam"))
    return warm.machine_code("nizam")


@pytest.fixture
def not_compiled(tmp_path, monkeypatch):
    """No game has machine code."""
    monkeypatch.setattr(warm, "machine_code", lambda game: tmp_path / game)
    monkeypatch.setattr(compiling, "machine_code", lambda game: tmp_path / game)


def test_a_match_goes_on_compiled_as_soon_as_there_is_machine_code(
    new_database, kept, not_compiled
):
    with House(new_database("sqlite"), compiled=True) as house:
        ann = house.person("Ann")
        table = ann.new_table("me", "bot:medium")
        match = house.desk.rooms[table].table.playing()
        with ann.at(table) as a:
            a.until_picture(lambda p: p.get("turn") == 0)
            interpreted = match.engine
            warm.note("nizam", warm.DONE)
            a.act("draw")  # ends the turn; after a shift it would still be Ann who is waited for
            a.until_picture(lambda p: p.get("turn") == 0 and p["ply"] > 1)

    assert not isinstance(interpreted, Compiled)
    assert isinstance(match.engine, Compiled)
    match.export().verify(compiled=False)


def test_damaged_machine_code_is_made_anew_while_tables_go_on_interpreted(
    new_database, kept, not_compiled, tmp_path
):
    shutil.copytree(kept, tmp_path / "nizam")
    whole = compiling.is_ready("nizam")
    compiling._sound.clear()  # as in a new process
    damaged = next((tmp_path / "nizam").glob("rules.apply*.nbc"))
    damaged.write_bytes(damaged.read_bytes()[:-1] + b"!")
    begun = []
    workshop = compiling.Workshop(lambda game, _: begun.append(game) or StillAtIt())

    with House(new_database("sqlite"), compiled=True) as house:
        ann = house.person("Ann")
        table = ann.new_table("me", "open")
        house.person("Ben").sit(table)
        engine = house.desk.rooms[table].table.playing().engine
    workshop.find_damaged()
    workshop.look()

    assert whole
    assert not isinstance(engine, Compiled)
    assert "nizam" in begun


def test_a_table_asks_for_its_game_and_people_see_how_far_it_is(new_database, not_compiled):
    with House(new_database("sqlite"), compiled=True) as house:
        ann = house.person("Ann")
        table = ann.new_table("me", "bot")
        with ann.at(table) as a:
            a.until_picture(lambda p: p.get("turn") == 0)
            refused = ann.refused(f"/api/tables/{table}/hint", seat=0, ply=a.picture["ply"])
        warm.note("nizam", warm.SHARE, "0.25")
        progress = ann.get("/api/compiling")["games"]
        games = {game["key"]: game["compiled"] for game in ann.get("/api/games")}

    assert (compiling.machine_code("nizam") / compiling.WISH).exists()
    assert "compiling" == refused
    assert progress["nizam"] == {"step": "moves", "done": 25, "of": 100, "seconds_left": None}
    assert progress["portals"] == {"step": "rules", "done": 0, "of": 0, "seconds_left": None}
    assert (0.25, 0.0) == (games["nizam"], games["portals"])


def test_how_long_it_still_takes_is_told_when_enough_was_seen(not_compiled):
    compiling.note("nizam", compiling.BEGUN)
    begun = compiling.machine_code("nizam") / compiling.BEGUN
    told = []
    for share, passed_s in (("0.100", 30), ("0.600", 30), ("0.600", 3600)):
        os.utime(begun, (time.time() - passed_s,) * 2)
        warm.note("nizam", warm.SHARE, share)
        told.append(compiling.progress_of("nizam").seconds_left)
    warm.note("nizam", warm.DONE)

    assert told == [None, 20, None]
    assert compiling.progress_of("nizam").step == "done"


def test_a_bot_is_awake_before_its_first_turn_where_cores_are_busy_compiling(
    new_database, not_compiled
):
    with House(new_database("sqlite"), compiled=True) as house:
        ann = house.person("Ann")
        ann.new_table("me", "bot")

        assert house.desk.bots._pool is not None


def test_the_workshop_begins_with_what_somebody_waits_for(not_compiled, monkeypatch):
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    begun = []
    workshop = compiling.Workshop(lambda game, _: begun.append(game) or StillAtIt())
    workshop.look()
    compiling.wish_for("portals")
    workshop.look()
    workshop.look()

    assert [GAMES[0], "portals"] == begun


def test_the_workshop_has_nothing_to_do_for_a_game_that_is_compiled(not_compiled):
    begun = []
    for game in registry.GAMES[1:]:
        warm.note(game, warm.DONE)
    workshop = compiling.Workshop(lambda game, _: begun.append(game) or StillAtIt())
    for _ in registry.GAMES:
        workshop.look()

    assert [GAMES[0]] == begun


class StillAtIt:
    def is_alive(self):
        return True
