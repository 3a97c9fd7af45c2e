"""Workers that die are replaced, whatever they were doing."""

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from urllib.request import urlopen

SERVE = """
import uvicorn
from ludoteka.server.supervisor import supervise
supervise(uvicorn.Config("tests.server.test_supervisor:app", port={port}, workers=2,
                         timeout_worker_healthcheck=600, log_level="error"))
"""


async def app(scope, receive, send):
    """Tells which worker answers."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": str(os.getpid()).encode()})


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


def workers_seen(port, until):
    """The workers that answer, as soon as `until` is content with them."""
    seen, deadline = set(), time.monotonic() + 60
    while not until(seen):
        assert time.monotonic() < deadline, seen
        with suppress(OSError), urlopen(f"http://127.0.0.1:{port}/", timeout=1) as reply:
            seen.add(int(reply.read()))
    return seen


def test_a_worker_that_dies_while_it_is_asked_how_it_is_is_replaced_at_once():
    port = free_port()
    parent = subprocess.Popen([sys.executable, "-c", SERVE.format(port=port)])
    try:
        first = workers_seen(port, lambda seen: len(seen) == 2)
        victim = min(first)
        os.kill(victim, signal.SIGSTOP)  # it no longer answers, and the parent waits for it
        time.sleep(1.5)
        os.kill(victim, signal.SIGKILL)

        assert len(workers_seen(port, lambda seen: len(seen - first) == 1) - first) == 1
    finally:
        parent.terminate()
        parent.wait(20)
