"""Hostile inputs over HTTP and sockets: no answer of 500, no harmed table, memory bounded.

    python benchmarks/hostile.py --inputs 100000                       # SQLite and PostgreSQL
    python benchmarks/hostile.py --inputs 5000 --database sqlite --seed 7

Half of the inputs go over HTTP (every documented call and paths that are none, with bodies and
headers that are wrong in every way we know), half over sockets of people who sit at tables. Limits
are off, so that everything reaches what it is aimed at. Meanwhile people play at other tables; at
the end the log of every table, harmed or not, is folded again by a fresh server.
"""

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from hosting import Server, Table, database, open_table, wrong
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

AT_ONCE = 8
TOGETHER = 20
"""messages on a socket before one waits for the answer to the last"""
MARK, PATIENCE_S = "the end of a batch", 60.0
NUMBERS = (-1, 0, 1, 3, 99, 2**31, 2**63, 2**64, -(2**70), 10**400, 0.5, 1e308)
TEXTS = (
    "", "\0", "a\0b", "\ud83d", "\u202e", "\x1b[2J", "a" * 300, "ж" * 5000, "../../etc/passwd",
    "'; DROP TABLE entries; --", "%00", "%s%n", "{{7*7}}", "<script>", "\u200b\u3164", "NaN",
)  # fmt: skip
TYPES = ("hello", "act", "undo", "ask_undo", "answer_undo", "chat", "report", "show", "resign", "")
NAMES = (
    "id", "seat", "ply", "action", "key", "have", "text", "phrase", "agree", "name", "game",
    "seats", "level", "password", "token", "options", "form", "entropy", "ready", "device",
    "public", "who", "line", "actions", "thing", "table", "other", "pack",
)  # fmt: skip


QUESTIONS = ("x", "ply", "thing", "tables", "list", "day")
KNOWN = {
    "{game}": ("nizam", "whispers"),
    "{ply}": ("1",),
    "{course}": ("nizam", "whispers"),
    "{exercise}": ("three-rubies", "empty-positions"),
}
"""what leads on, so that more than names is judged"""


class Malice:
    """Makes inputs from a seed, so that what was found can be sent again."""

    def __init__(self, seed: int, calls: list[tuple[str, str]], tables: list[str]) -> None:
        self.chance, self.calls, self.tables = random.Random(seed), calls, tables  # noqa: S311

    def value(self, depth: int = 0) -> Any:
        pick = self.chance.randrange(9 if depth < 4 else 6)
        if pick == 6:
            return [self.value(depth + 1) for _ in range(self.chance.randrange(4))]
        if pick >= 7:
            return self.fields(depth + 1)
        plain = (None, True, self.chance.choice(NUMBERS), self.chance.choice(TEXTS))
        known = (
            self.chance.choice(["nizam", "me", "bot", "easy", "draw"]),
            self.chance.choice(TYPES),
        )
        return (*plain, *known)[pick]

    def fields(self, depth: int = 0) -> dict[str, Any]:
        names = self.chance.sample(NAMES, self.chance.randrange(6))
        return {name: self.value(depth) for name in names}

    def body(self) -> bytes:
        pick = self.chance.randrange(8)
        if pick == 0:
            return self.chance.randbytes(self.chance.randrange(2000))
        if pick == 1:
            depth = self.chance.choice((50, 1000, 30_000))
            return b"[" * depth + b"]" * self.chance.choice((0, depth))
        if pick == 2:
            return b'{"name": "' + b"x" * self.chance.choice((1000, 70_000)) + b'"}'
        whole = json.dumps(self.value() if pick == 3 else self.fields()).encode()
        return whole[: self.chance.randrange(len(whole) + 1)] if pick == 4 else whole

    def path(self) -> tuple[str, str]:
        method, path = self.chance.choice(self.calls)
        if self.chance.random() < 0.1:
            method = self.chance.choice(("PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "FOO"))
        for name in ("{id}", "{game}", "{course}", "{exercise}", "{puzzle}", "{ply}"):
            path = path.replace(name, self._segment(name))
        if "{" in path:
            path = path[: path.index("{")] + self._segment("")
        if self.chance.random() < 0.2:
            name = self.chance.choice(QUESTIONS)
            path += f"?seat={self._segment('{ply}')}&{name}={self._segment('')}"
        return method, path

    def _segment(self, name: str) -> str:
        if name == "{id}" and self.chance.random() < 0.7:
            return self.chance.choice(self.tables)
        if self.chance.random() < 0.5:
            return self.chance.choice(KNOWN.get(name, ("x",)))
        raw = str(self.chance.choice((*TEXTS, *NUMBERS)))[:1000]
        return "".join(c if c.isalnum() and c.isascii() else f"%{b:02x}" for c in raw
                       for b in c.encode("utf-8", "surrogatepass")) or "%20"  # fmt: skip

    def headers(self) -> dict[str, str]:
        found = {"Content-Type": self.chance.choice(("application/json",) * 6 + ("text/plain", ""))}
        if self.chance.random() < 0.1:
            found["Host"] = self.chance.choice(("[", "localhost", "a" * 3000, '"><b>', "evil:x"))
        if self.chance.random() < 0.1:
            found["Authorization"] = "Bearer " + self.chance.choice(("x", "", "a" * 4000, "%00"))
        if self.chance.random() < 0.1:
            found["Cookie"] = "ludoteka=" + self.chance.choice(("x", "a.b.c", "=" * 50, "a" * 4000))
        if self.chance.random() < 0.1:
            found["Origin"] = self.chance.choice(
                ("null", "http://evil.example", "http://127.0.0.1:1")
            )
        return found

    def message(self) -> str | bytes:
        pick = self.chance.randrange(6)
        if pick == 0:
            return self.chance.choice((self.body()[:6000], self.body()[:3000].decode("latin-1")))
        wish = {"type": self.chance.choice(TYPES), "id": f"{self.chance.random()}"} | self.fields()
        if pick == 1:
            wish["id"] = self.value()
        if pick > 2:
            wish |= self._well_formed()
        return json.dumps(wish)

    def _well_formed(self) -> dict[str, Any]:
        """Of the right types, so that it is judged and not only read."""
        number, text = self.chance.choice(NUMBERS[:6]), self.chance.choice(TEXTS)
        action = self.chance.choice(("draw", "pass", "end", "shift 0", "discard 3", text))
        type_ = self.chance.choice(
            ("act", "act", "undo", "ask_undo", "answer_undo", "chat", "report", "show")
        )
        typed = {"seat": self.chance.choice((0, 1, number)), "ply": self.chance.choice((0, number))}
        return {
            "type": type_,
            "action": action,
            "text": text,
            "agree": True,
            "phrase": None,
        } | typed


async def over_http(base: str, malice: Malice, count: int, found: Counter[str]) -> None:
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        for number in range(count):
            method, path = malice.path()
            try:
                reply = await http.request(
                    method, path, content=malice.body(), headers=malice.headers()
                )
                found[f"http {reply.status_code}"] += 1
                if reply.status_code == httpx.codes.INTERNAL_SERVER_ERROR:
                    print(json.dumps({"500": [method, path], "number": number}), flush=True)
            except (httpx.HTTPError, httpx.InvalidURL, ValueError, UnicodeError) as error:
                found[f"http {type(error).__name__}"] += 1


async def over_sockets(
    table: Table, malice: Malice, count: int, found: Counter[str], seat: int
) -> None:
    url = f"{table.base.replace('http', 'ws')}/api/tables/{table.id}/live"
    headers = {"Cookie": f"ludoteka={table.cookies[seat]}"}
    left = count
    while left > 0:
        try:
            async with connect(url, additional_headers=headers, max_queue=None) as line:
                await line.send('{"type":"hello"}')
                answered = asyncio.Event()
                hearing = asyncio.create_task(_hear(line, found, answered))
                while left > 0 and not hearing.done():
                    left -= 1
                    await line.send(malice.message())
                    if left % TOGETHER == 0:
                        answered.clear()
                        await line.send(json.dumps({"type": "chat", "id": MARK, "text": ""}))
                        await asyncio.wait_for(answered.wait(), PATIENCE_S)
                hearing.cancel()
        except (WebSocketException, OSError, UnicodeError) as error:
            found[f"socket {type(error).__name__}"] += 1
        except TimeoutError:
            found["socket silent"] += 1


async def _hear(line: ClientConnection, found: Counter[str], answered: asyncio.Event) -> None:
    try:
        async for text in line:
            message = json.loads(text)
            if message.get("id") == MARK:
                answered.set()
            elif message["type"] == "refused":
                found[f"socket {message['code']}"] += 1
            elif message["type"] == "done":
                found["socket done"] += 1
    except WebSocketException:
        pass
    if line.close_code is not None:
        found[f"socket closed {line.close_code}"] += 1
        answered.set()


def known_calls(base: str) -> list[tuple[str, str]]:
    paths = httpx.get(f"{base}/api/openapi.json", timeout=60).json()["paths"]
    calls = [(method.upper(), path) for path, known in paths.items() for method in known]
    return [*calls, ("GET", "/t/{id}"), ("GET", "/{key}"), ("GET", "/assets/{key}")]


async def run(server: Server, options: argparse.Namespace) -> dict[str, Any]:
    base, found = server.base, Counter[str]()
    calls = await asyncio.to_thread(known_calls, base)
    victims = [await open_table(base) for _ in range(AT_ONCE)]
    peaceful = [await open_table(base) for _ in range(2)]
    playing = [asyncio.create_task(table.play()) for table in peaceful]
    before, share = server.memory_mb(), options.inputs // 2 // AT_ONCE
    begun, most = time.monotonic(), before
    jobs = []
    for n in range(AT_ONCE):
        malice = Malice(options.seed + n, calls, [t.id for t in victims])
        jobs.append(over_http(base, malice, share, found))
        jobs.append(over_sockets(victims[n], malice, share, found, n % 2))
    working = asyncio.gather(*jobs)
    while not working.done():
        await asyncio.sleep(2)
        most = max(most, server.memory_mb())
    working.result()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return {
        "inputs": 2 * share * AT_ONCE,
        "seconds": round(time.monotonic() - begun),
        "answers": dict(sorted(found.items())),
        "answers_of_500": found["http 500"],
        "memory_mb": [before, most, server.memory_mb()],
        "played_meanwhile": wrong(server.url, peaceful),
        "tables_harmed": harmed(server.url, [t.id for t in victims + peaceful]),
        "load": round(os.getloadavg()[0], 1),
    }


def harmed(url: str, tables: list[str]) -> int:
    """Tables whose log cannot be folded by a fresh server."""
    from ludoteka.server.live.desk import Desk
    from ludoteka.server.settings import Settings

    desk, bad = Desk(Settings(url, compiled=False)), 0
    for table in tables:
        try:
            desk.load(table)
        except Exception as error:  # noqa: BLE001 - counted and told
            print(json.dumps({"harmed": table, "why": repr(error)}), flush=True)
            bad += 1
    desk.store.engine.dispose()
    return bad


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], action="append")
    options = parser.parse_args()
    failed = False
    for kind in options.database or ["sqlite", "postgresql"]:
        with tempfile.TemporaryDirectory() as name, database(kind, Path(name)) as (url, _):
            server = Server(url, changes={"compiled": False})
            server.start()
            try:
                found = {"database": kind} | asyncio.run(run(server, options))
            finally:
                server.kill()
        print(json.dumps(found), flush=True)
        failed |= bool(found["answers_of_500"] or found["tables_harmed"])
    if failed:
        raise SystemExit("an answer of 500, or a harmed table")


if __name__ == "__main__":
    main()
