"""A request as the calls see it: who asks, for what, of which table."""

from dataclasses import dataclass, field
from typing import Any

from ludoteka.server import sights
from ludoteka.server.desk import Decide, Desk
from ludoteka.server.errors import Refusal
from ludoteka.server.protocol import Summary
from ludoteka.server.wishes import Caller


@dataclass
class Asked:
    desk: Desk
    who: Caller
    path: dict[str, str]
    query: dict[str, str]
    body: Any = None
    new_cookie: str | None = None
    """the player that the reply's cookie names; empty: the cookie is taken away"""
    table_id: str = field(init=False)

    def __post_init__(self) -> None:
        self.table_id = self.path.get("id", "")

    @property
    def player(self) -> str:
        if self.who.player is None:
            raise Refusal("not_signed_in")
        return self.who.player

    async def be_somebody(self, name: str | None) -> Caller:
        """The caller as a player: a guest is made when there is none yet."""
        if self.who.player is None:
            if not name:
                raise Refusal("bad_name", {"most": 24})
            self.who = await self.desk.run(self.desk.people.new_guest, name)
            self.new_cookie = self.who.player
        return self.who

    async def change(self, decide: Decide) -> Summary:
        """Carry a wish out; the table as it is then."""
        await self.desk.change(self.table_id, self.who.player or "", decide)
        return await self.summary()

    async def summary(self) -> Summary:
        room = await self.desk.room(self.table_id)
        return sights.summary(room.table, self.who, room.connected)
