"""Who leaves live games of people again and again: the house notices, the host decides."""

import logging
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from ludoteka.server.errors import Refusal
from ludoteka.server.people.reports import HOUSE, Reports
from ludoteka.server.protocol import Pace
from ludoteka.server.storage import schema
from ludoteka.server.storage.store import DAY_MS, Store, now_ms
from ludoteka.server.table.entries import AnyEntry, StoodIn
from ludoteka.server.table.table import GHOST, Kept, Table

OFTEN = 3
"""times within a day"""

log = logging.getLogger("ludoteka.server")
_decode = msgspec.json.Decoder(AnyEntry).decode


class _Table(msgspec.Struct):
    pace: Pace


class Departures:
    def __init__(self, store: Store, reports: Reports) -> None:
        self._db, self._reports = store.engine, reports

    def note(self, table: Table, kept: Sequence[Kept]) -> None:
        """After what was kept: no table waits for it, and none fails by it."""
        for one in kept:
            if isinstance(one.entry, StoodIn):
                try:
                    self._note(table, one.version, one.entry.seat)
                except (SQLAlchemyError, Refusal) as error:
                    log.warning("table %s: a departure was not noted: %s", table.id, error)

    def _note(self, table: Table, version: int, seat: int) -> None:
        player = table.places[seat].player or GHOST
        others = any(p.kind == "person" and p.player != player for p in table.places)
        if table.opened.pace != "live" or not others or player.startswith(GHOST):
            return
        if not self._reports.noticed(player, now_ms() - DAY_MS) and self._today(player) >= OFTEN:
            self._reports.keep(table.id, version, HOUSE, player)

    def _today(self, player: str) -> int:
        """How often a bot has stood in for somebody at live tables within a day."""
        e, s, t = schema.entries, schema.seats, schema.tables
        query = (
            sa.select(e.c.body, s.c.seat, t.c.summary)
            .join(s, s.c.table_id == e.c.table_id)
            .join(t, t.c.id == e.c.table_id)
            .where(s.c.player == player, e.c.at >= now_ms() - DAY_MS)
            .where(e.c.body.like('%"stood_in"%'))
        )
        with self._db.connect() as db:
            return sum(_left_live(*row) for row in db.execute(query))


def _left_live(body: str, seat: int, summary: str) -> bool:
    entry = _decode(body)
    live = msgspec.json.decode(summary, type=_Table).pace == "live"
    return live and isinstance(entry, StoodIn) and entry.seat == seat
