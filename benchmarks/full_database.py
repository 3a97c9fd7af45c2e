"""How soon a server listens on a database that has been used for years.

    python benchmarks/full_database.py                         # 20,000 finished, 2,000 running
    python benchmarks/full_database.py --finished 500 --running 50 --database postgresql

One match is played to its end and one until a bot is to move, by the rules; copies of their rows
make the house full, with a person and a session for every third table. At a start all running
tables wait for their bots, which is the most that a start can find.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from hosting import Server, database

from ludoteka.core.game import setting
from ludoteka.core.registry import meta
from ludoteka.server.live.desk import Desk
from ludoteka.server.settings import Settings
from ludoteka.server.storage import schema
from ludoteka.server.storage.store import now_ms
from ludoteka.server.table import commands, entries

BAR_S = 3.0
PERSON = "person"
TURNS = 20
COPIED = 500
"""tables in one transaction"""
OF_TABLES = (schema.entries, schema.seats)


class Quiet(Desk):
    """Nobody thinks here."""

    def wake_bot(self, room: Any) -> None:
        del room


def opening(desk: Desk, *, bot: bool) -> list[entries.AnyEntry]:
    pack = desk.packs.named("nizam", None)
    opened = entries.Opened(
        game="nizam", rules=meta("nizam").version, form="nizam", seats=2,
        options=setting(meta("nizam"), 2, "nizam").options, pack=pack.name,
        pack_digest=pack.digest, public=False, spectators=True, pace="live", take_back="ask",
        hints=False, autostart=True, host=PERSON, commitment="0" * 64,
    )  # fmt: skip
    second = entries.BotSat(1, "easy") if bot else entries.Sat(1, "other", "Ben", False, True)
    return [
        opened,
        entries.Sat(0, PERSON, "Ann", False, True),
        second,
        entries.GotReady([0] if bot else [0, 1], True),
        entries.Started(),
    ]


async def played(desk: Desk, *, bot: bool) -> str:
    """A table at the end of its match, or where a bot is to move after some turns."""
    chooser = random.Random(1)  # noqa: S311 - any moves
    table_id = await desk.create(PERSON, chooser.randbytes(32), opening(desk, bot=bot))
    table = (await desk.room(table_id)).table
    while table.status == "playing" and not (bot and table.ply > TURNS and table.bot_to_act()):
        match = table.playing()
        seat, action = match.actor, chooser.choice(match.legal())
        if table.bot_to_act():
            wish = partial(commands.act_for_bot, position=table.position, action=action)
        else:
            who = commands.Caller(player=table.places[seat].player)
            notation = match.game.actions.notation(action)
            wish = partial(commands.act, who=who, seat=seat, ply=table.ply, notation=notation)
        await desk.change(table_id, "player", wish)
    return table_id


async def models(url: str) -> tuple[str, str]:
    desk = Quiet(Settings(url, compiled=False))
    try:
        return await played(desk, bot=False), await played(desk, bot=True)
    finally:
        await desk.stop()


def copy(engine: sa.Engine, model: str, count: int) -> None:
    """The rows of a table, again and again."""
    for first in range(0, count, COPIED):
        ids = [f"{model[:8]}{n:06}" for n in range(first, min(first + COPIED, count))]
        with engine.begin() as db:
            for kind, name in ((schema.tables, "id"), *((k, "table_id") for k in OF_TABLES)):
                rows = db.execute(sa.select(kind).where(kind.c[name] == model)).mappings().all()
                db.execute(kind.insert(), [{**row, name: new} for new in ids for row in rows])


def people(engine: sa.Engine, count: int) -> None:
    at = now_ms()
    with engine.begin() as db:
        rows = [{"id": f"guest{n}", "name": f"Guest {n}", "created_at": at} for n in range(count)]
        db.execute(schema.players.insert(), rows)
        late = at + 10**10
        sessions = [
            {"digest": f"{n:064}", "player": f"guest{n}", "device": "", "created_at": at,
             "seen_at": at, "expires_at": late}
            for n in range(count)
        ]  # fmt: skip
        db.execute(schema.sessions.insert(), sessions)


def filled(url: str, options: argparse.Namespace) -> int:
    """The entries of all logs."""
    finished, running = asyncio.run(models(url))
    engine = sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    copy(engine, finished, options.finished)
    copy(engine, running, options.running)
    people(engine, (options.finished + options.running) // 3)
    with engine.connect() as db:
        entries_kept = db.scalar(sa.select(sa.func.count()).select_from(schema.entries))
    engine.dispose()
    return int(entries_kept or 0)


def starts(url: str, times: int) -> tuple[list[float], list[float]]:
    """Seconds until it answers, by the clock and of the processor, each after a kill."""
    server, took, busy = Server(url), [], []
    for _ in range(times):
        took.append(server.start())
        busy.append(sum(server.tree[0].cpu_times()[:2]))
        server.kill()
    return took, busy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--finished", type=int, default=20_000)
    parser.add_argument("--running", type=int, default=2_000)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, database(options.database, Path(name)) as (url, _):
        kept = filled(url, options)
        took, busy = starts(url, options.times)
    found = {
        "database": options.database,
        "finished": options.finished,
        "running": options.running,
        "entries": kept,
        "listens_after_s_median": round(statistics.median(took), 2),
        "listens_after_s_slowest": round(max(took), 2),
        "processor_s_median": round(statistics.median(busy), 2),
        "processor_s_most": round(max(busy), 2),
        "load": round(os.getloadavg()[0], 1),
    }
    print(json.dumps(found))
    if max(took) > BAR_S:
        raise SystemExit(f"listening took longer than {BAR_S} s")


if __name__ == "__main__":
    main()
