"""A request as the calls see it: who asks, for what, of which table."""

from dataclasses import dataclass, field, replace
from typing import Any

from ludoteka.server.errors import Refusal
from ludoteka.server.http.limits import Buckets
from ludoteka.server.live.desk import Decide, Desk
from ludoteka.server.protocol import Summary
from ludoteka.server.table import projections
from ludoteka.server.table.commands import Caller


@dataclass
class CallContext:
    desk: Desk
    who: Caller
    path: dict[str, str]
    query: dict[str, str]
    body: Any = None
    address: str = ""
    device: str = ""
    origin: str = ""
    """how the house was called: scheme, host and port"""
    newcomers: Buckets = field(default_factory=lambda: Buckets(1, 1))
    """how many an address brings"""
    seatings: Buckets = field(default_factory=lambda: Buckets(1, 1))
    """how often a person changes seats"""
    new_cookie: str | None = None
    """what the reply sets; empty: the cookie is taken away"""
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
            self.newcomers.take(self.address)
            self.who = await self.desk.run(self.desk.people.new_guest, name)
            await self.begin_session(self.player)
        return self.who

    async def begin_session(self, player: str) -> None:
        """A fresh one at every sign-in, so that nobody else can know it."""
        begin = self.desk.people.sessions.begin
        before = self.who.session
        self.new_cookie, now = await self.desk.run(begin, player, self.device, before)
        self.who = replace(self.who, session=now)

    async def note(self, what: str, player: str | None = None, detail: str = "") -> None:
        """Into the audit log."""
        whose = player or self.who.player
        await self.desk.run(self.desk.people.audit.note, what, whose, self.address, detail)

    async def change(self, decide: Decide) -> Summary:
        """Carry a request out; the table as it is then. Whatever changes is kept for ever."""
        self.seatings.take(self.who.player or self.address)
        await self.desk.change(self.table_id, self.who.player or "", decide)
        return await self.summary()

    async def summary(self) -> Summary:
        room = await self.desk.room(self.table_id)
        return projections.summary(room.table, self.who, room.connected)
