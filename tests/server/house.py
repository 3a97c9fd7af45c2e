"""A running server and the people at its tables, over real HTTP and real sockets."""

import json
import secrets
import threading
import time
from contextlib import contextmanager, suppress
from dataclasses import fields, replace

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ludoteka.bots.advice.hints import Budget
from ludoteka.server.http.app import create_app
from ludoteka.server.http.patience import serving
from ludoteka.server.settings import Limits, Settings

PATIENCE = 60
LITTLE = Budget(simulations=20, playouts=4)
"""thought for hints and analyses"""
COUNTED = [f.name for f in fields(Limits) if isinstance(f.default, tuple)]
NO_LIMITS = Limits(**{name: (1e9, 1e9) for name in COUNTED if name != "host_visits"})


def settings(url, **changes):
    base = Settings(
        url,
        compiled=False,
        bot_pace_ms=0,
        bot_processes=2,
        threads=4,
        limits=NO_LIMITS,
        hint_budget=LITTLE,
        analysis_budget=LITTLE,
    )
    return replace(base, **changes)


class House:
    """uvicorn in a thread of its own."""

    def __init__(self, url, **changes):
        self.app = create_app(chosen := settings(url, **changes))
        config = uvicorn.Config(
            self.app, host="127.0.0.1", port=0, log_level="error", **serving(chosen)
        )
        self.server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self.server.run, daemon=True)

    def __enter__(self):
        self._thread.start()
        end = time.monotonic() + PATIENCE
        while not self.server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < end, "the server did not start in time"
            time.sleep(0.02)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.base = f"http://127.0.0.1:{port}"
        return self

    def __exit__(self, *_):
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"

    @property
    def desk(self):
        return self.app.state.desk

    def secret_of(self, table):
        return self.desk.store.secret(table)

    def person(self, name=None):
        return Person(self.base, name)


class Person:
    """A guest with a browser: a cookie jar and sockets. Keeps every byte it was ever sent."""

    def __init__(self, base, name=None):
        self.base = base
        self.heard = []
        no_lines_left_open = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(base_url=base, timeout=PATIENCE, limits=no_lines_left_open)
        if name is not None:
            self.post("/api/me", name=name)

    def _keep(self, reply):
        headers = b"\n".join(k + b": " + v for k, v in reply.headers.raw)
        self.heard.append(headers + b"\n" + reply.content)
        return reply

    def call(self, method, path, json=None, **more):
        return self._keep(self.http.request(method, path, json=json, **more))

    def get(self, path, **more):
        return _good(self.call("GET", path, **more))

    def post(self, path, **body):
        return _good(self.call("POST", path, json=body))

    def refused(self, path, **body):
        """The code of a refused call."""
        return self.refusal(path, **body)["code"]

    def refusal(self, path, **body):
        reply = self.call("POST", path, json=body)
        assert 400 <= reply.status_code < 500, reply.text
        return reply.json()

    def new_table(self, *seats, game="nizam", **more):
        return self.post("/api/tables", game=game, seats=[*map(_seat, seats)], **more)["id"]

    def sit(self, table, **more):
        return self.post(f"/api/tables/{table}/sit", **more)

    @contextmanager
    def at(self, table, have=None, headers=None, *, says_hello=True):
        cookies = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        url = f"{self.base.replace('http', 'ws')}/api/tables/{table}/live"
        headers = {"Cookie": cookies} | (headers or {}) if cookies else headers
        with connect(
            url, additional_headers=headers, open_timeout=PATIENCE, max_queue=None
        ) as line:
            socket = Socket(line, self.heard)
            if says_hello:
                with suppress(ConnectionClosed):  # a refused client is told why, then hung up on
                    socket.send("hello", have=have)
            yield socket


def _seat(text):
    """`me`, `open`, `bot` (random), `bot:easy`, `device:Bob`."""
    who, _, detail = text.partition(":")
    if who == "bot":
        return {"who": who, "level": detail or "random"}
    return {"who": who, "name": detail} if who == "device" else {"who": who}


def _good(reply):
    assert reply.status_code < 300, (reply.status_code, reply.text)
    return reply.json()


class Socket:
    """A client that knows no rules: it keeps the picture current and acts by what it is given."""

    def __init__(self, line, heard):
        self.line, self.heard = line, heard
        self.picture = {}
        self.steps = []
        self.messages = []

    def raw(self, text):
        self.line.send(text)

    def send(self, type_, **fields):
        self.raw(json.dumps({"type": type_} | fields))

    def receive(self, timeout=PATIENCE):
        text = self.line.recv(timeout=timeout)
        self.heard.append(text.encode())
        message = json.loads(text)
        self.messages.append(message)
        self._take_in(message)
        return message

    def _take_in(self, message):
        kind = message["type"]
        if kind == "table":
            self.picture = message
            self.steps = list(message["log"])
        if kind == "update":
            self.picture |= {k: v for k, v in message.items() if k != "type"}
            if message["back_to"] is not None:
                self.steps = [s for s in self.steps if s["ply"] <= message["back_to"]]
            self.steps += message["steps"]
        if kind in {"seats", "undo_asked", "pause"}:
            self.picture |= {k: v for k, v in message.items() if k != "type"}
        if kind == "line":
            new = message["line"]
            chat = self.picture["chat"]
            self.picture["chat"] = [new if o["version"] == new["version"] else o for o in chat]
            self.picture["version"] = message["version"]
        if kind == "chat":
            self.picture.setdefault("chat", []).append(message["line"])
            self.picture["version"] = message["line"]["version"]

    def until(self, is_it, timeout=PATIENCE):
        """Read on until a message fits: a type, or a question about the message."""
        fits = (lambda m: m["type"] == is_it) if isinstance(is_it, str) else is_it
        end = time.monotonic() + timeout
        while not fits(message := self.receive(max(0.01, end - time.monotonic()))):
            pass
        return message

    def until_picture(self, is_it, timeout=PATIENCE):
        """Read on until the picture fits."""
        end = time.monotonic() + timeout
        while not (self.picture and is_it(self.picture)):
            self.receive(max(0.01, end - time.monotonic()))
        return self.picture

    def quiet(self, seconds=0.3):
        """All that comes within a moment."""
        found = []
        try:
            while True:
                found.append(self.receive(seconds))
        except TimeoutError:
            return found

    @property
    def projection(self):
        return self.picture["projections"][0]

    def wish(self, type_, id_=None, **fields):
        """Send a wish and read on to its answer: `done` or `refused`."""
        key = id_ or secrets.token_hex(8)
        self.send(type_, id=key, **fields)
        return self.until(lambda m: m["type"] in {"done", "refused"} and m["id"] == key)

    def act(self, action=None, seat=None, ply=None, id_=None):
        """Play an action, or any legal one."""
        if action is None:
            action = secrets.choice(self.projection["legal"])["action"]
        seat = self.picture["turn"] if seat is None else seat
        ply = self.picture["ply"] if ply is None else ply
        return self.wish("act", id_, seat=seat, ply=ply, action=action)


def two_people(house, game="masks", **more):
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.new_table("me", "open", game=game, **more)
    bob.sit(table)
    return ann, bob, table


def play_out(*sockets):
    """People play a whole match: whoever has the turn acts; all read along."""
    while True:
        for socket in sockets:
            socket.until_picture(lambda p: p.get("status") in {"playing", "over"})
        first = sockets[0]
        if first.picture["status"] == "over":
            return
        turn = first.picture["turn"]
        mine = [s for s in sockets if s.projection["seat"] == turn and s.projection["legal"]]
        if not mine:
            version = first.picture["version"]
            first.until_picture(lambda p, v=version: p["version"] > v)
            continue
        answer = mine[0].act()
        assert answer["type"] == "done", answer
        for socket in sockets:
            socket.until_picture(lambda p, v=answer["version"]: p["version"] >= v)
