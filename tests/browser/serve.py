"""A table for the browser tests: an empty database, bots that do not wait, staged positions."""

import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace

import uvicorn
from staging import STAGING

from ludoteka.bots.advice.hints import Budget
from ludoteka.core.registry import game
from ludoteka.server.bots import seats
from ludoteka.server.http.app import create_app
from ludoteka.server.http.calls import CALLS
from ludoteka.server.settings import Limits, Settings

QUICK = Budget(simulations=40, playouts=12)
"""an analysis that takes seconds"""
KEPT_S = 600
"""a line that is closed at the moment when a test asks again over it fails that test"""
MANY = (1e6, 1e6)
"""each test brings people of its own, all from one address"""


seats.secrets = SimpleNamespace(token_bytes=bytes)
"""bots that decide alike whenever the tests are run"""


def offer_a_pack(folder: Path) -> Path:
    """Inori with a place of the Great Tree that pays more."""
    own, paid = game("inori").pack.text, '{ type = "points", n = 5 }]'
    generous = own.replace(paid, paid.replace("5", "6"))
    (folder / "inori").mkdir(parents=True)
    (folder / "inori" / "generous.toml").write_text(generous, encoding="utf-8")
    return folder


def serve(port: int, bot_pace_ms: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        settings = Settings(
            database_url=url,
            bot_pace_ms=bot_pace_ms,
            analysis_budget=QUICK,
            packs=offer_a_pack(Path(folder) / "packs"),
            limits=Limits(newcomers=MANY, keys=MANY),
        )
        app = create_app(settings, calls=(*CALLS, *STAGING))
        uvicorn.run(
            app,
            port=port,
            log_level="warning",
            timeout_graceful_shutdown=3,
            timeout_keep_alive=KEPT_S,
        )


if __name__ == "__main__":
    serve(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
