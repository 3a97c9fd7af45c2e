"""What holds for every request: limits, paths that can be read, headers that keep the page safe."""

import logging
import re
import secrets
import time
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludoteka.server import logs, metrics
from ludoteka.server.errors import Refusal
from ludoteka.server.http.who import address_of
from ludoteka.server.people.names import is_plain
from ludoteka.server.settings import Settings

LONGEST_SEGMENT = 255
LONGEST_ADDRESS, LONGEST_HOST = 2048, 260
"""what a file system takes, and a name with its port; no address of ours is longer"""
SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
HTTPS_ONLY = "max-age=31536000"
TABLE = re.compile(r"/(?:api/tables|t)/([\w-]{1,32})")

log = logging.getLogger("ludoteka.server.http")


def policy(page: Path) -> str:
    """Scripts come from here or stand in the built page; nobody frames it."""
    text = page.read_text("utf-8") if page.is_file() else ""
    hashes = [b64encode(sha256(s.encode()).digest()).decode() for s in SCRIPT.findall(text)]
    scripts = " ".join(["'self'", *(f"'sha256-{h}'" for h in hashes)])
    return (
        f"default-src 'self'; script-src {scripts}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    )


class Doorkeeper:
    def __init__(self, app: ASGIApp, settings: Settings, page: Path) -> None:
        self._app, self._settings = app, settings
        self._headers = HEADERS | {"Content-Security-Policy": policy(page)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in {"http", "websocket"}:
            logs.request_id.set(secrets.token_hex(4))
            table = TABLE.match(scope["path"])
            logs.table_id.set(table[1] if table else "")
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        begun, status = time.monotonic(), 0

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                if scope["scheme"] == "https":
                    headers.setdefault("Strict-Transport-Security", HTTPS_ONLY)
            await send(message)

        try:
            self._look_at(scope)
        except Refusal as refusal:
            await _refuse(refusal, send_safely)
            return
        await self._app(scope, receive, send_safely)
        took = round(1000 * (time.monotonic() - begun), 1)
        facts = {"method": scope["method"], "path": scope["path"], "status": status, "ms": took}
        log.info("%s %s %d", *list(facts.values())[:3], extra={"facts": facts})

    def _look_at(self, scope: Scope) -> None:
        path: str = scope["path"]
        call = HTTPConnection(scope)
        if not _is_free(path):
            address = address_of(call, self._settings)
            scope["app"].state.buckets["requests"].take(address)
        if (
            len(call.headers.get("host", "")) > LONGEST_HOST
            or _size(path) + len(scope["query_string"]) > LONGEST_ADDRESS
            or max(map(_size, path.split("/"))) > LONGEST_SEGMENT
            or not is_plain(path)
        ):
            raise Refusal("no_such_page")


def _is_free(path: str) -> bool:
    """What costs next to nothing may be asked for as often as one likes."""
    return path == "/healthz" or (path.startswith("/assets/") and ".." not in path)


def _size(segment: str) -> int:
    return len(segment.encode("utf-8", "replace"))


async def _refuse(refusal: Refusal, send: Send) -> None:
    metrics.refused(refusal.code)
    body = msgspec.json.encode(refusal.problem())
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
