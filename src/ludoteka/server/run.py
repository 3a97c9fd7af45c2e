"""Serving: one process or several, and the browser that opens when it is up."""

import os
import threading
import time
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import msgspec
import uvicorn
from starlette.applications import Starlette

from ludoteka.core.errors import UnknownName
from ludoteka.server import logs
from ludoteka.server.doorstep import check
from ludoteka.server.http.patience import serving
from ludoteka.server.settings import Settings
from ludoteka.server.storage.store import connect, migrate
from ludoteka.server.supervisor import supervise

SETTINGS = "LUDOTEKA_SETTINGS"
"""the variable in which a parent hands the settings to its workers"""
WAIT_S = 60


def app_from_environment() -> Starlette:
    from ludoteka.server.http.app import create_app  # by workers, not by whoever starts them

    return create_app(msgspec.json.decode(os.environ[SETTINGS], type=Settings))


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database_url: str | None = None,
    workers: int = 1,
    *,
    public_url: str = "",
    open_browser: bool = False,
    packs: Path | None = None,
    bot_pace_ms: int = 600,
    trust_proxy: bool = False,
    warm: bool = False,
    metrics_port: int | None = None,
    log_level: str = "warning",
    log_format: logs.Format = "text",
) -> None:
    """Serve until interrupted; `warm`: compile all games in the background, for quick tables."""
    if workers > 1 and (database_url or "sqlite").startswith("sqlite"):
        raise UnknownName(
            "way to serve",
            f"{workers} workers on SQLite",
            "one worker, or --database postgresql://…",
        )
    url = check(host, port, database_url, compiles=warm)
    settings = Settings(
        database_url=url,
        host=host,
        port=port,
        public_url=public_url.rstrip("/"),
        packs=packs,
        bot_pace_ms=bot_pace_ms,
        trust_proxy=trust_proxy,
        metrics_port=metrics_port,
    )
    migrate(connect(url))
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    address = _address(host, port)
    if warm:
        from ludoteka.server.compiling import Workshop

        Workshop().open(lambda: _until_up(address))
    if open_browser:
        threading.Thread(target=_open_when_up, args=(address,), daemon=True).start()
    told: dict[str, Any] = {
        "app": "ludoteka.server.run:app_from_environment",
        "factory": True,
        "host": host,
        "port": port,
        "workers": workers,
        "log_config": logs.config(log_level, log_format),
        "access_log": False,
        **serving(settings),
    }
    if workers > 1:
        supervise(uvicorn.Config(**told))
    else:
        uvicorn.run(**told)


def _address(host: str, port: int) -> str:
    """Where this machine reaches it."""
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - compared, not bound
    return f"http://[{here}]:{port}" if ":" in here else f"http://{here}:{port}"


def _until_up(address: str) -> None:
    for _ in range(WAIT_S * 5):
        with suppress(OSError), urlopen(f"{address}/healthz", timeout=5):  # noqa: S310 - our own
            return
        time.sleep(0.2)


def _open_when_up(address: str) -> None:
    _until_up(address)
    webbrowser.open(address)
