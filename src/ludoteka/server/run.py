"""Serving: one process or several, and the browser that opens when it is up."""

import multiprocessing
import os
import threading
import time
import webbrowser
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
import uvicorn
from starlette.applications import Starlette

from ludoteka.core.errors import UnknownName
from ludoteka.server.app import create_app
from ludoteka.server.bot_seats import warm_up
from ludoteka.server.settings import Settings
from ludoteka.server.store import connect, default_url, migrate

SETTINGS = "LUDOTEKA_SETTINGS"
"""the variable in which a parent hands the settings to its workers"""
WAIT_S = 60


def app_from_environment() -> Starlette:
    return create_app(msgspec.json.decode(os.environ[SETTINGS], type=Settings))


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database_url: str | None = None,
    workers: int = 1,
    *,
    open_browser: bool = False,
    packs: Path | None = None,
    bot_pace_ms: int = 600,
    trust_proxy: bool = False,
    warm: bool = False,
    log_level: str = "warning",
) -> None:
    """Serve until interrupted; `warm`: compile all games in the background, for quick tables."""
    url = database_url or default_url()
    if workers > 1 and url.startswith("sqlite"):
        raise UnknownName(
            "way to serve",
            f"{workers} workers on SQLite",
            "one worker, or --database postgresql://…",
        )
    settings = Settings(
        database_url=url, packs=packs, bot_pace_ms=bot_pace_ms, trust_proxy=trust_proxy
    )
    migrate(connect(url))
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    if warm:
        multiprocessing.get_context("spawn").Process(target=warm_up, daemon=True).start()
    if open_browser:
        threading.Thread(target=_open_when_up, args=(host, port), daemon=True).start()
    uvicorn.run(
        "ludoteka.server.run:app_from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level=log_level,
        ws_max_size=settings.limits.body_bytes,
        ws_ping_interval=settings.heartbeat_s,
        ws_ping_timeout=settings.heartbeat_s,
        proxy_headers=trust_proxy,
        timeout_graceful_shutdown=3,
    )


def _open_when_up(host: str, port: int) -> None:
    address = f"http://{'127.0.0.1' if host in {'0.0.0.0', '::'} else host}:{port}"  # noqa: S104 - compared, not bound
    for _ in range(WAIT_S * 5):
        try:
            with urlopen(f"{address}/api/me", timeout=5):  # noqa: S310 - our own address
                break
        except (URLError, OSError):
            time.sleep(0.2)
    webbrowser.open(address)
