"""The audit log: who signed in from where, and what a host did. It holds no secrets."""

from typing import Any

import sqlalchemy as sa

from ludoteka.server.storage import schema
from ludoteka.server.storage.store import Store, now_ms

COMMAND_LINE = "host"
"""the address of what was done on the command line"""


class Audit:
    def __init__(self, store: Store) -> None:
        self._db = store.engine

    def note(
        self, what: str, player: str | None, address: str = COMMAND_LINE, detail: str = ""
    ) -> None:
        row = {"what": what, "player": player, "address": address[:64], "detail": detail[:256]}
        with self._db.begin() as db:
            db.execute(schema.audit.insert().values(at=now_ms(), **row))

    def last(self, most: int, player: str | None = None) -> list[dict[str, Any]]:
        """The newest first."""
        a = schema.audit
        query = sa.select(a.c.at, a.c.what, a.c.player, a.c.address, a.c.detail)
        if player is not None:
            query = query.where(a.c.player == player)
        with self._db.connect() as db:
            rows = db.execute(query.order_by(a.c.id.desc()).limit(most)).mappings()
            return [dict(row) for row in rows]

    def latest(self, what: str) -> int | None:
        """When it was last done."""
        a = schema.audit
        with self._db.connect() as db:
            return db.scalar(sa.select(sa.func.max(a.c.at)).where(a.c.what == what))

    def count(self, what: str, since: int) -> int:
        a = schema.audit
        query = sa.select(sa.func.count()).where(a.c.what == what, a.c.at >= since)
        with self._db.connect() as db:
            return db.scalar(query) or 0
