"""What onlookers see of tables, for lists that draw every game as it stands.

Kept by version: lists are asked for again and again, tables change now and then.
"""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import msgspec

from ludoteka.core.game import SPECTATOR, Event
from ludoteka.server.errors import Refusal
from ludoteka.server.live.room import Room
from ludoteka.server.storage.store import Store
from ludoteka.server.table.commands import Caller
from ludoteka.server.table.projections import Eyes
from ludoteka.server.table.table import Table

T = TypeVar("T")

KEPT = 500
"""positions, of a few kilobytes each"""


class Tables(Protocol):
    """Where tables are found, in memory or in their logs."""

    store: Store
    rooms: dict[str, Room]

    async def run(self, work: Callable[..., T], *args: Any) -> T: ...
    async def read(self, table_id: str, question: Callable[[Room], T]) -> T: ...
    def load(self, table_id: str) -> Table: ...


class Glance(msgspec.Struct):
    """A position as onlookers see it, and who may see it."""

    version: int
    view: msgspec.Raw | None
    """none: the match has not begun"""
    last: Event | None
    """what was told of the last decision"""
    for_all: bool
    insiders: frozenset[str]

    def is_for(self, who: Caller) -> bool:
        return self.for_all or who.player in self.insiders


def glance(table: Table) -> Glance:
    eyes = Eyes(table.match) if table.match else None
    view = eyes.view(eyes.match.state, SPECTATOR) if eyes else None
    last = _last_told(eyes, table) if eyes else None
    people = {place.player for place in table.places} | {table.opened.host}
    insiders = frozenset(p for p in people if p)
    return Glance(table.version, view, last, table.opened.spectators, insiders)


def _last_told(eyes: Eyes, table: Table) -> Event | None:
    """The first sentence of the last decision, as onlookers know it."""
    told = (event for step in table.last_steps for event in eyes.events(step, SPECTATOR))
    first = next(told, None)
    return Event(first.message, first.args) if first else None


class Glances:
    """The last ones that were asked for."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._kept: OrderedDict[str, Glance] = OrderedDict()

    async def of(self, table_ids: list[str], who: Caller) -> dict[str, Glance]:
        """Of the tables that there are, that have begun, and that are this caller's to see."""
        versions = await self._tables.run(self._tables.store.versions, table_ids)
        seen = {i: await self._current(i, versions[i]) for i in table_ids if i in versions}
        return {i: g for i, g in seen.items() if g and g.view is not None and g.is_for(who)}

    async def _current(self, table_id: str, version: int) -> Glance | None:
        kept = self._kept.pop(table_id, None)
        if kept is None or kept.version < version:
            try:
                kept = await self._look(table_id)
            except Refusal:  # gone meanwhile, or of rules that are nowhere to be found
                return None
        self._kept[table_id] = kept
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return kept

    async def _look(self, table_id: str) -> Glance:
        """A table that nobody plays at stays out of memory."""
        if table_id in self._tables.rooms:
            return await self._tables.read(table_id, lambda room: glance(room.table))
        return await self._tables.run(lambda: glance(self._tables.load(table_id)))
