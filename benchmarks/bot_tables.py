"""Tables of bots beside a person's own: how long its bot takes, how soon a server listens.

    python benchmarks/bot_tables.py                      # 600 tables, 100 of them watched
    python benchmarks/bot_tables.py --tables 60 --watched 10 --json

A person plays against an easy bot, first alone, then while somebody at another address has opened
many tables of expert bots and watches some of them. Then the server is killed and started again.
"""

import argparse
import asyncio
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx
from websockets.asyncio.client import connect

SERVE = """
from dataclasses import fields, replace
import uvicorn
from ludoteka.server.http.app import create_app
from ludoteka.server.settings import Limits, Settings
limits = Limits(**{{f.name: (1e9, 1e9) for f in fields(Limits) if isinstance(f.default, tuple)}})
limits = replace(limits, sockets=10**9)
settings = Settings({url!r}, compiled={compiled}, bot_pace_ms=0, limits=limits)
uvicorn.run(create_app(settings), port={port}, log_level="warning")
"""
ELSEWHERE = "127.0.0.2"
BAR, LISTEN_S = 2.0, 3.0


class Server:
    def __init__(self, url: str, *, compiled: bool) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._code = SERVE.format(url=url, port=self.port, compiled=compiled)
        self.base = f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Seconds until it listens."""
        begun = time.monotonic()
        self._process = subprocess.Popen([sys.executable, "-c", self._code])  # noqa: S603 - ourselves
        while True:
            try:
                httpx.get(f"{self.base}/api/me", timeout=5)
                return time.monotonic() - begun
            except httpx.TransportError:
                time.sleep(0.02)

    def kill(self) -> None:
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()


async def new_table(http: httpx.AsyncClient, *seats: dict[str, str]) -> str:
    made = await http.post("/api/tables", json={"game": "nizam", "name": "A", "seats": list(seats)})
    return str(made.raise_for_status().json()["id"])


def at(base: str, table: str, http: httpx.AsyncClient, address: str) -> Any:
    cookies = "; ".join(f"{k}={v}" for k, v in http.cookies.items())
    return connect(
        f"{base.replace('http', 'ws')}/api/tables/{table}/live",
        additional_headers={"Cookie": cookies},
        local_addr=(address, 0),
        max_queue=None,
        open_timeout=60,
    )


async def answers(base: str, count: int) -> list[float]:
    """Milliseconds from a person's decision that ends its turn to the bot's first one."""
    took: list[float] = []
    while len(took) < count:
        async with httpx.AsyncClient(base_url=base, timeout=60) as http:
            table = await new_table(http, {"who": "me"}, {"who": "bot", "level": "easy"})
            async with at(base, table, http, "127.0.0.1") as line:
                await line.send('{"type":"hello"}')
                took += await _match(line, count - len(took))
    return took


async def _match(line: Any, count: int) -> list[float]:
    took: list[float] = []
    asked_at = 0.0
    async for text in line:
        heard = json.loads(text)
        if heard["type"] not in {"table", "update"}:
            continue
        if asked_at and heard["turn"] is not None and heard.get("steps", [{}])[-1].get("seat") == 1:
            took.append((time.perf_counter() - asked_at) * 1000)
            asked_at = 0.0
        if heard["status"] == "over" or len(took) >= count:
            break
        if heard["turn"] == 0:
            legal = heard["projections"][0]["legal"]
            action = next((x for x in legal if x["action"] in {"draw", "end"}), legal[0])["action"]
            wish = {"type": "act", "id": os.urandom(8).hex(), "seat": 0, "ply": heard["ply"]}
            asked_at = time.perf_counter()
            await line.send(json.dumps(wish | {"action": action}))
    return took


async def measure(server: Server, options: argparse.Namespace) -> dict[str, Any]:
    base = server.base
    await answers(base, 3)  # the bots' processes start
    alone = await answers(base, options.answers)
    transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
    async with httpx.AsyncClient(base_url=base, timeout=120, transport=transport) as http:
        expert = {"who": "bot", "level": "expert"}
        tables = [await new_table(http, expert, expert) for _ in range(options.tables)]
        lines = [await at(base, t, http, ELSEWHERE) for t in tables[: options.watched]]
        for line in lines:
            await line.send('{"type":"hello"}')
        await asyncio.sleep(3)
        beside = await answers(base, options.answers)
        for line in lines:
            await line.close()
    factor = statistics.median(beside) / statistics.median(alone)
    return {
        "tables_of_bots": options.tables,
        "watched": options.watched,
        "median_ms_alone": round(statistics.median(alone), 1),
        "median_ms_beside": round(statistics.median(beside), 1),
        "worst_ms_alone": round(max(alone), 1),
        "worst_ms_beside": round(max(beside), 1),
        "factor": round(factor, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=600)
    parser.add_argument("--watched", type=int, default=100)
    parser.add_argument("--answers", type=int, default=30)
    parser.add_argument("--interpreted", action="store_true", help="do not compile the rules")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/bots.db", compiled=not options.interpreted)
        empty = server.start()
        try:
            result = asyncio.run(measure(server, options))
        finally:
            server.kill()
        result["listens_when_empty_after_s"] = round(empty, 2)
        result["listens_after_s"] = round(server.start(), 2)
        server.kill()
    print(
        json.dumps(result) if options.json else "\n".join(f"{k:20} {v}" for k, v in result.items())
    )
    if result["factor"] > BAR or result["listens_after_s"] > LISTEN_S:
        raise SystemExit(f"the bars are a factor of {BAR} and {LISTEN_S} s")


if __name__ == "__main__":
    main()
