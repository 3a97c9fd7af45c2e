"""The bots at the tables of one worker: when each of them thinks, and for whom.

A table of bots only goes on while somebody watches it, and few of them at a time for one owner and
for one address; a table with people goes on also when they are away.
"""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from ludoteka.server.bots.queue import Asker, Rank
from ludoteka.server.bots.seats import BotSeats, Thought, thought_of
from ludoteka.server.errors import Refusal
from ludoteka.server.live.room import Room
from ludoteka.server.table import commands
from ludoteka.server.table.script import scripted
from ludoteka.server.table.table import Table

if TYPE_CHECKING:
    from ludoteka.server.live.desk import Desk

BOT = "bot"
"""author of the bots' entries in a log"""
AT_ONCE_OF_OWNER = 2
"""tables of bots only that go on"""
AT_ONCE_OF_ADDRESS = 4

log = logging.getLogger("ludoteka.server")


class Thinkers:
    def __init__(self, desk: "Desk", bots: BotSeats) -> None:
        self._desk, self._bots = desk, bots
        self._shows: dict[Room, Asker] = {}
        """tables of bots only that go on"""

    def wake(self, room: Room) -> None:
        """Let the bot whose turn it is think, if it may."""
        if not room.thinking and self._goes_on(room):
            room.thinking = True
            self._desk.spawn(self._think(room))

    async def _think(self, room: Room) -> None:
        try:
            while self._goes_on(room):
                await self._move(room)
        finally:
            room.thinking = False
            if self._shows.pop(room, None):
                self._wake_others()

    def _wake_others(self) -> None:
        """One table of bots less goes on: another may."""
        for room in list(self._desk.rooms.values()):
            if room.clients and room.table.all_bots():
                self.wake(room)

    def _goes_on(self, room: Room) -> bool:
        if room.lost or room.table.bot_to_act() is None:
            return False
        return not room.table.all_bots() or self._may_show(room)

    def _may_show(self, room: Room) -> bool:
        if not room.clients:
            return False
        asker = room.asker(Rank.WATCHED)
        others = [a for other, a in self._shows.items() if other is not room]
        of_owner = sum(a.owner == asker.owner for a in others)
        of_address = sum(a.household == asker.household for a in others)
        allowed = of_owner < AT_ONCE_OF_OWNER and of_address < AT_ONCE_OF_ADDRESS
        if allowed:
            self._shows[room] = asker
        return allowed

    async def _move(self, room: Room) -> None:
        async with room.lock:
            if room.table.bot_to_act() is None:
                return
            position, asker = room.table.position, room.asker(_rank(room))
            planned = await self._desk.run(scripted, room.table)
            thought = await self._desk.run(_thought_of, room.table)
        begun = time.monotonic()
        try:
            action = await self._bots.decide(thought, asker) if planned is None else planned
        except Exception:
            log.exception("a bot failed at table %s; it tries again", room.table.id)
            await asyncio.sleep(1.0)
            return
        await self._pause(begun)
        try:
            await self._desk.change(
                room.table.id, BOT, lambda t: commands.act_for_bot(t, position, action)
            )
        except Refusal as refusal:
            if refusal.code != "late":
                raise

    async def _pause(self, begun: float) -> None:
        """Every answer takes a bot's pace, also where there was nothing to think about: a quick
        one would tell what it holds.
        """
        pace = self._desk.settings.bot_pace_ms / 1000
        await asyncio.sleep(max(0.0, pace - time.monotonic() + begun))


def _thought_of(table: Table) -> Thought:
    table.quicken()
    return thought_of(table)


def _rank(room: Room) -> Rank:
    table = room.table
    if table.all_bots():
        return Rank.WATCHED
    if table.places[table.actor].stand_in or not room.connected:
        return Rank.STAND_IN
    return Rank.OPPONENT
