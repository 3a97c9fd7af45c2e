"""A table for the browser tests: an empty database, and bots that do not wait."""

import sys
import tempfile
from pathlib import Path

from ludoteka.server.run import serve

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        serve(
            port=int(sys.argv[1]),
            database_url=f"sqlite:///{Path(folder) / 'tables.sqlite'}",
            bot_pace_ms=int(sys.argv[2]) if len(sys.argv) > 2 else 0,
        )
