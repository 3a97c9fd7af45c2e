"""What the benchmarks of trust share: a server of several processes, its database, people who play.

Whoever plays remembers every move that was answered by `done`; `wrong` reads the log past the
server and says which of them are lost or doubled.
"""

import asyncio
import json
import os
import random
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

START_S = 180.0
PEOPLE = 2
SEVERAL = """
import sys
import uvicorn
from ludoteka.server.http.patience import WORKER_S
from ludoteka.server.supervisor import supervise
app, port, workers = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
supervise(uvicorn.Config(app, factory=True, port=port, workers=workers,
    timeout_worker_healthcheck=WORKER_S, log_level="critical"))
"""
"""workers behind the supervisor that `ludoteka serve` has"""


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def _program(name: str) -> str:
    return shutil.which(name) or f"/usr/lib/postgresql/15/bin/{name}"


class Postgres:
    """A cluster of our own that can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.data, self.port = folder / "pg", free_port()
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(folder, "postgres")
        self._run("initdb", "-U", "ludoteka", "-A", "trust")
        self.url = f"postgresql://ludoteka@127.0.0.1:{self.port}/postgres"

    def _run(self, program: str, *args: str) -> None:
        user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        command = [*user, _program(program), "-D", str(self.data), *args]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")  # noqa: S603 - ours

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.data}"
        self._run("pg_ctl", "-w", "-l", str(self.data / "log"), "-o", options, "start")

    @property
    def postmaster(self) -> psutil.Process:
        pid = (self.data / "postmaster.pid").read_text(encoding="ascii").split()[0]
        return psutil.Process(int(pid))

    def kill(self) -> None:
        """All of it at once, as when the machine loses power, but for what is on the disk."""
        processes = [self.postmaster, *self.postmaster.children(recursive=True)]
        for process in processes:
            with suppress(psutil.NoSuchProcess):
                process.kill()
        psutil.wait_procs(processes, timeout=30)  # a new one refuses to start beside them

    def kill_backend(self) -> None:
        """Any process of it; it then ends all connections and recovers. Until it is there again."""
        with suppress(psutil.NoSuchProcess):
            random.choice(self.postmaster.children()).kill()  # noqa: S311 - any
        time.sleep(0.1)  # it notices
        while subprocess.run(  # noqa: S603 - ours
            [_program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)], check=False
        ).returncode:
            time.sleep(0.05)

    def stop(self) -> None:
        with suppress(subprocess.CalledProcessError):
            self._run("pg_ctl", "-m", "immediate", "stop")


@contextmanager
def database(kind: str, folder: Path) -> Iterator[tuple[str, Postgres | None]]:
    if kind == "sqlite":
        yield f"sqlite:///{folder}/trust.db", None
        return
    cluster = Postgres(folder)
    cluster.start()
    try:
        yield cluster.url, cluster
    finally:
        cluster.stop()


@dataclass
class Server:
    """One process or several; `environment` is added to its own."""

    url: str
    workers: int = 1
    changes: dict[str, Any] = field(default_factory=dict)
    environment: dict[str, str] = field(default_factory=dict)
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Until it answers; the seconds that took."""
        from ludoteka.server.run import SETTINGS
        from ludoteka.server.settings import Limits, Settings

        pairs = {f.name: (1e9, 1e9) for f in fields(Limits) if isinstance(f.default, tuple)}
        limits = replace(Limits(**pairs), sockets=10**9)  # type: ignore[arg-type] # pairs only
        settings = replace(Settings(self.url, limits=limits, bot_pace_ms=50), **self.changes)
        environment = os.environ | {SETTINGS: msgspec.json.encode(settings).decode()}
        begun = time.monotonic()
        self.process = subprocess.Popen(  # noqa: S603 - ourselves
            [sys.executable, *self._serving],
            env=environment | self.environment,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self.wait()
        return time.monotonic() - begun

    @property
    def _serving(self) -> list[str]:
        app, port = "ludoteka.server.run:app_from_environment", str(self.port)
        if self.workers > 1:
            return ["-c", SEVERAL, app, port, str(self.workers)]
        return ["-m", "uvicorn", app, "--factory", "--port", port, "--log-level", "critical"]

    def wait(self) -> None:
        end = time.monotonic() + START_S
        while time.monotonic() < end:
            with suppress(httpx.TransportError):
                if httpx.get(f"{self.base}/healthz", timeout=5).status_code == httpx.codes.OK:
                    return
            time.sleep(0.05)
        raise SystemExit("the server did not start")

    @property
    def tree(self) -> list[psutil.Process]:
        assert self.process is not None
        main = psutil.Process(self.process.pid)
        return [main, *main.children(recursive=True)]

    def children(self, word: str) -> list[psutil.Process]:
        """Processes with this word in their command line."""
        found = []
        for process in self.tree[1:]:
            with suppress(psutil.Error):
                if word in " ".join(process.cmdline()):
                    found.append(process)
        return found

    def memory_mb(self) -> int:
        return sum(p.memory_info().rss for p in self.tree) // 2**20

    def kill(self) -> None:
        if self.process is None:
            return
        with suppress(psutil.NoSuchProcess):
            for process in self.tree:
                with suppress(psutil.NoSuchProcess):
                    process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process = None


@dataclass
class Table:
    """People at a table who play at random and come back whenever the line breaks."""

    base: str
    id: str
    cookies: list[str]
    acked: dict[str, int] = field(default_factory=dict)
    """key of a move -> the version it is kept in"""
    refused: Counter[str] = field(default_factory=Counter)
    moved_at: float = 0.0
    over: bool = False
    bots: int = 0

    async def play(self) -> None:
        await asyncio.gather(*(self._play(seat) for seat in range(len(self.cookies))))

    async def _play(self, seat: int) -> None:
        url = f"{self.base.replace('http', 'ws')}/api/tables/{self.id}/live"
        headers = {"Cookie": f"ludoteka={self.cookies[seat]}"}
        while not self.over:
            try:
                async with connect(url, additional_headers=headers, max_queue=None) as line:
                    await line.send('{"type":"hello"}')
                    async for text in line:
                        await self._hear(line, seat, json.loads(text))
                        if self.over:
                            return
            except (WebSocketException, OSError, TimeoutError, EOFError):
                await asyncio.sleep(0.1)

    async def _hear(self, line: ClientConnection, seat: int, message: dict[str, Any]) -> None:
        if message["type"] == "done":
            self.acked[message["id"]] = message["version"]
            self.moved_at = time.monotonic()
        if message["type"] == "refused":
            self.refused[message["code"]] += 1
        if message["type"] in {"table", "update"}:
            self.over = message["status"] == "over"
            if message["turn"] == seat:
                await asyncio.sleep(0.02)
                await self._act(line, seat, message)

    async def _act(self, line: ClientConnection, seat: int, picture: dict[str, Any]) -> None:
        action = random.choice(picture["projections"][0]["legal"])["action"]  # noqa: S311 - any move
        wish = {"type": "act", "id": secrets.token_hex(8), "seat": seat, "ply": picture["ply"]}
        await line.send(json.dumps(wish | {"action": action}))


async def open_table(base: str, game: str = "nizam", bots: int = 0) -> Table:
    """A table of two people, or of one and bots; tried until the server answers."""
    while True:
        try:
            return await _open_table(base, game, bots)
        except (httpx.HTTPError, KeyError):
            await asyncio.sleep(0.1)


async def _open_table(base: str, game: str, bots: int) -> Table:
    cookies = []
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        others = [{"who": "bot", "level": "easy"}] * bots or [{"who": "open"}] * (PEOPLE - 1)
        body = {"name": "P0", "game": game, "seats": [{"who": "me"}, *others]}
        made = (await http.post("/api/tables", json=body)).raise_for_status()
        cookies.append(http.cookies["ludoteka"])
        table = made.json()["id"]
        for seat in range(1, 1 if bots else PEOPLE):
            http.cookies.clear()
            sat = await http.post(f"/api/tables/{table}/sit", json={"name": f"P{seat}"})
            sat.raise_for_status()
            cookies.append(http.cookies["ludoteka"])
    return Table(base, table, cookies, moved_at=time.monotonic(), bots=bots)


def wrong(url: str, tables: list[Table]) -> dict[str, int]:
    """Acknowledged moves that are not in the log, or there twice; read past the server."""
    from ludoteka.server.storage.store import Store
    from ludoteka.server.storage.store import connect as open_database

    engine = open_database(url)
    store, lost, doubled = Store(engine), 0, 0
    for table in tables:
        kept = store.entries(table.id)
        keys = Counter(k.key for k in kept if k.key)
        versions = {k.key: k.version for k in kept}
        lost += sum(versions.get(key) != version for key, version in table.acked.items())
        doubled += sum(count > 1 for count in keys.values())
        doubled += [k.version for k in kept] != list(range(1, len(kept) + 1))
    engine.dispose()
    return {"acknowledged": sum(len(t.acked) for t in tables), "lost": lost, "doubled": doubled}
