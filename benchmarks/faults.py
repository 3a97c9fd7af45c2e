"""Faults while people play: no acknowledged move may be lost or doubled, and play goes on.

    python benchmarks/faults.py --fault worker --times 50      # PostgreSQL, three workers
    python benchmarks/faults.py --fault kills --times 200      # the first four, in one run
    python benchmarks/faults.py --fault disk --times 5         # SQLite

| fault | what happens |
|---|---|
| worker | one of three workers is killed (PostgreSQL) |
| server | all of them are killed and started again (PostgreSQL) |
| backend | a process of PostgreSQL is killed: it drops all connections and recovers |
| database | PostgreSQL is killed whole and started again |
| kills | of 20 the first 11 times a worker, 6 a backend, 2 the database, 1 the server |
| disk | no file of the server may grow any more, for a few seconds (SQLite) |
| locked | somebody else holds the database for longer than a change waits (SQLite) |
| clock | the clock on the wall jumps by a day, forwards and back (`clock.c`, SQLite) |
| bot | a process of bots is killed as the kernel does when memory is out (SQLite) |
| memory | a process of bots gets no more memory than it has, while it thinks (SQLite) |
| cache | machine code on the disk is damaged, the server killed and started again (SQLite) |

After each fault, every table must have made another move; told is how long that took at most.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psutil
from hosting import Postgres, Server, Table, database, open_table, wrong

ON_POSTGRES = ("worker", "server", "backend", "database", "kills")
KILLS = [*["worker"] * 11, *["backend"] * 6, *["database"] * 2, "server_"]
HOLD_S = 8.0
"""longer than a change waits for the database"""
DAY_S = 24 * 3600
BAR_S, BACK_S = 5.0, 240.0


class Faults:
    """Each method makes one fault and returns when what failed is there again."""

    def __init__(self, server: Server, cluster: Postgres | None, folder: Path) -> None:
        self.server, self.cluster, self.folder = server, cluster, folder
        self.times = 0

    def kills(self) -> None:
        if self.times % len(KILLS) == 0:
            random.shuffle(KILLS)
        self.times += 1
        getattr(self, KILLS[self.times % len(KILLS)])()

    def worker(self) -> None:
        while not (workers := [p for p in self.server.tree[0].children() if _is_worker(p)]):
            time.sleep(0.05)
        random.choice(workers).kill()  # noqa: S311 - any

    def server_(self) -> None:
        self.server.kill()
        self.server.start()

    def backend(self) -> None:
        assert self.cluster is not None
        self.cluster.kill_backend()

    def database(self) -> None:
        assert self.cluster is not None
        self.cluster.kill()
        self.cluster.start()

    def disk(self) -> None:
        files = [f.stat().st_size for f in self.folder.glob("trust.db*")]
        self._limit_files(min(files))
        time.sleep(HOLD_S / 2)
        self._limit_files(resource.RLIM_INFINITY)

    def _limit_files(self, most: int) -> None:
        hard = resource.RLIM_INFINITY
        for process in self.server.tree:
            psutil.Process(process.pid).rlimit(psutil.RLIMIT_FSIZE, (most, hard))

    def locked(self) -> None:
        with sqlite3.connect(self.folder / "trust.db", timeout=60) as other:
            other.execute("BEGIN EXCLUSIVE")
            time.sleep(HOLD_S)
            other.rollback()

    def clock(self) -> None:
        self.times += 1
        jump = (DAY_S, -DAY_S, 0)[self.times % 3]
        (self.folder / "clock").write_text(str(jump), encoding="ascii")

    def bot(self) -> None:
        for process in self.server.children("spawn_main")[:1]:
            process.kill()

    def memory(self) -> None:
        for process in self.server.children("spawn_main"):
            most = process.memory_info().vms
            psutil.Process(process.pid).rlimit(psutil.RLIMIT_AS, (most, most))

    def cache(self) -> None:
        self.server.kill()
        for kept in (self.folder / "cache").rglob("*.nb?"):
            data = bytearray(kept.read_bytes())
            for _ in range(10):
                data[random.randrange(len(data))] ^= 255  # noqa: S311 - anywhere
            kept.write_bytes(data)
        self.server.start()


def server_for(fault: str, url: str, folder: Path) -> Server:
    workers, compiled = 3 if fault in ON_POSTGRES else 1, fault == "cache"
    server = Server(url, workers, {"compiled": compiled})
    if fault == "clock":
        source, made = Path(__file__).with_name("clock.c"), folder / "clock.so"
        subprocess.run(["cc", "-shared", "-fPIC", "-o", made, source, "-ldl"], check=True)  # noqa: S603, S607 - ours
        (folder / "clock").write_text("0", encoding="ascii")
        server.environment = {"LD_PRELOAD": str(made), "MOVED_CLOCK": str(folder / "clock")}
    if fault == "cache":
        code = machine_code_of_nizam()
        shutil.copytree(code, folder / "cache" / "ludoteka" / "nizam" / code.name)
        server.environment = {"XDG_CACHE_HOME": str(folder / "cache")}
    return server


def machine_code_of_nizam() -> Path:
    """Compiled, if it is not yet."""
    from ludoteka.bots.warm import machine_code, warm
    from ludoteka.core.registry import game

    warm(game("nizam"))
    return machine_code("nizam")


class House:
    """Tables that are played at all the time; a finished one is followed by another."""

    def __init__(self, server: Server, count: int, bots: int) -> None:
        self.server, self.bots = server, bots
        self.all: list[Table] = []
        self.now: list[Table | None] = [None] * count

    async def keep_playing(self, place: int) -> None:
        while True:
            table = await open_table(self.server.base, bots=self.bots)
            self.all.append(table)
            self.now[place] = table
            await table.play()

    async def moved_since(self, moment: float) -> float:
        """Seconds until every table has made a move."""
        end = moment + BACK_S
        while not all(t is not None and t.moved_at > moment for t in self.now):
            if time.monotonic() > end:
                raise SystemExit(f"a table does not go on: {[t and t.id for t in self.now]}")
            await asyncio.sleep(0.02)
        return time.monotonic() - moment


async def run(fault: str, options: argparse.Namespace, faults: Faults) -> dict[str, Any]:
    make: Callable[[], None] = getattr(faults, "server_" if fault == "server" else fault)
    house = House(faults.server, options.tables, 1 if fault in {"bot", "memory"} else 0)
    playing = [asyncio.create_task(house.keep_playing(n)) for n in range(options.tables)]
    await house.moved_since(time.monotonic())
    back: list[float] = []
    for _ in range(options.times):
        await asyncio.sleep(random.uniform(0.2, options.seconds))  # noqa: S311 - a random instant
        begun = time.monotonic()
        await asyncio.to_thread(make)
        lasted = time.monotonic() - begun
        back.append(await house.moved_since(time.monotonic()))
        print(f"{fault}: {lasted:.1f} s, back after {back[-1]:.1f} s", file=sys.stderr)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    refused = sum((t.refused for t in house.all), Counter[str]())
    return {
        "fault": fault,
        "times": options.times,
        "tables": len(house.all),
        **wrong(faults.server.url, house.all),
        "refused": dict(refused),
        "back_after_s_median": round(statistics.median(back), 2),
        "back_after_s_slowest": round(max(back), 2),
        "back_later_than_bar": sum(s > BAR_S for s in back),
        "load": round(os.getloadavg()[0], 1),
    }


def main() -> None:
    names = [*ON_POSTGRES, "disk", "locked", "clock", "bot", "memory", "cache"]
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--fault", choices=names, action="append")
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=2.0, help="longest play before a fault")
    options = parser.parse_args()
    failed = False
    for fault in options.fault or names:
        kind = "postgresql" if fault in ON_POSTGRES else "sqlite"
        with tempfile.TemporaryDirectory() as name, database(kind, Path(name)) as (url, cluster):
            server = server_for(fault, url, Path(name))
            migrated(url)
            server.start()
            try:
                found = asyncio.run(run(fault, options, Faults(server, cluster, Path(name))))
            finally:
                server.kill()
        print(json.dumps(found), flush=True)
        failed |= bool(found["lost"] or found["doubled"])
    if failed:
        raise SystemExit("a move was lost or doubled")


def _is_worker(process: psutil.Process) -> bool:
    """Not the process that counts what all of them share."""
    try:
        return "spawn_main" in " ".join(process.cmdline())
    except psutil.Error:
        return False


def migrated(url: str) -> None:
    from ludoteka.server.storage.store import connect, migrate

    migrate(connect(url))


if __name__ == "__main__":
    main()
