"""A table: who sits where, the match, what was said. It changes only by `fold.py`."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ludoteka.core import registry
from ludoteka.core.fair import Chance, key_of
from ludoteka.core.game import Game, Setting
from ludoteka.core.match import Match, Transition
from ludoteka.core.parts import Pack
from ludoteka.core.record import NOBODY
from ludoteka.server.protocol import ChatLine, Revealed, SeatKind, Status, UndoAsk
from ludoteka.server.table.entries import AnyEntry, AskedUndo, Opened
from ludoteka.server.table.figures import bot_named

GHOST = "~"
"""what begins an id in place of an erased one; no other does"""


@dataclass(frozen=True)
class Kept:
    """An entry as it lies in the log."""

    version: int
    at: int
    author: str
    key: str | None
    entry: AnyEntry


@dataclass
class Place:
    """A seat and who plays it."""

    kind: SeatKind = "open"
    player: str | None = None
    name: str = ""
    named_at: int = 0
    """the version in which the person gave this name"""
    own_name: str | None = None
    """theirs, while the host of the server has them called otherwise"""
    level: str | None = None
    figure: str | None = None
    """who a bot appears as"""
    stand_in_level: str | None = None
    """of the bot that the person chose to be stood in by; kept when they come back"""
    device: bool = False
    ready: bool = False
    resigned: bool = False
    clock_ms: int = 0
    kept_waiting: bool = False
    """the others had to end a pause of this person without them"""
    entropy: str = ""

    @property
    def stand_in(self) -> bool:
        """A bot plays for the person."""
        return self.kind == "person" and self.level is not None

    @property
    def by_bot(self) -> bool:
        return self.level is not None


@dataclass
class Pause:
    """The match stands still, by the wish of a seat, until its people say that it goes on."""

    seat: int
    at: int
    line: int | None
    """the version of the line that says why"""
    ready: set[int] = field(default_factory=set)
    """seats whose people have said so"""


@dataclass
class Change:
    """What one entry did: the transitions of play it led to."""

    kept: Kept
    transitions: list[Transition] = field(default_factory=list)
    line: ChatLine | None = None
    rewritten: list[ChatLine] = field(default_factory=list)
    """earlier lines that read otherwise now"""


class Table:
    """Everything about a table, secrets included; what leaves goes through `projections.py`."""

    def __init__(
        self,
        id_: str,
        secret: bytes,
        pack_of: Callable[[Opened], Pack],
        compiled: Callable[[str], bool],
    ) -> None:
        self.id, self.secret = id_, secret
        self._pack_of, self._compiled = pack_of, compiled
        self.version = 0
        self.created_at = self.updated_at = self.turn_at = 0
        self.position = 0
        """the version that last changed the match: a decision thought out before it is void"""
        self.status: Status = "waiting"
        self.opened: Opened
        self.places: list[Place] = []
        self.match: Match | None = None
        self.last_steps: list[Transition] = []
        """what the last decision led to; nothing after one was taken back"""
        self.chat: list[ChatLine] = []
        self.speakers: dict[int, str] = {}
        """who wrote a line, by its version"""
        self.taken_down: dict[int, str] = {}
        """what the lines said that the host of the server took down"""
        self.ask: AskedUndo | None = None
        self.agreed: set[int] = set()
        self.pause: Pause | None = None
        self.rematch: str | None = None
        self.closed = False
        """ended by the host of the server"""
        self.done: dict[tuple[str, str], int] = {}
        """author and idempotency key -> the version in which it was carried out"""

    @cached_property
    def rules(self) -> str:
        """The name of the rules that the match was begun with; `opened.game` is the game."""
        return registry.named(self.opened.game, self.opened.rules)

    @cached_property
    def game(self) -> Game[Any, Any]:
        return registry.game(self.rules)

    @property
    def ply(self) -> int:
        return len(self.match.plies) if self.match else 0

    @property
    def actor(self) -> int:
        """The seat that decides now, or NOBODY."""
        return self.match.actor if self.match and self.status == "playing" else NOBODY

    def playing(self) -> Match:
        """The match of a table that has started."""
        assert self.match is not None
        return self.match

    def seats_of(self, player: str | None) -> list[int]:
        return [i for i, p in enumerate(self.places) if player and p.player == player]

    def is_full(self) -> bool:
        return all(p.kind != "open" for p in self.places)

    def bot_to_act(self) -> str | None:
        """The bot whose turn it is, by its name: a level, and the taste of its figure."""
        if self.actor == NOBODY or self.pause or (level := self.places[self.actor].level) is None:
            return None
        return bot_named(self.rules, level, self.places[self.actor].figure)

    def all_bots(self) -> bool:
        """No person plays here: seats of bots, and of people for whom one stands in."""
        return all(p.by_bot for p in self.places)

    def chance(self) -> Chance:
        """The whole story of the key: only for tables that are over."""
        entropy = [p.entropy for p in self.places]
        key = key_of(self.secret, entropy).hex()
        return Chance(self.opened.commitment, self.secret.hex(), entropy, key)

    def last_decision(self, seat: int) -> int | None:
        """The ply before the last decision of a seat."""
        plies = self.match.plies if self.match else []
        newest_first = range(len(plies) - 1, -1, -1)
        return next((i for i in newest_first if plies[i].actor == seat), None)

    def revealed_since(self, ply: int, seat: int) -> list[Revealed]:
        """What the seat has learned since it decided."""
        match = self.playing()
        then = match.plies[ply]
        found: list[Revealed] = []
        if match.state.tick != then.tick:
            found.append("chance")
        if match.state.reveals != then.reveals:
            found.append("secret")
        if match.others_acted or any(p.actor != seat for p in match.plies[ply:]):
            found.append("others")
        return found

    def undo_asked(self) -> UndoAsk | None:
        if self.ask is None:
            return None
        seat, ply = self.ask.seat, self.ask.ply
        return UndoAsk(
            seat, ply, self.must_agree(seat), sorted(self.agreed), self.revealed_since(ply, seat)
        )

    def must_agree(self, seat: int) -> list[int]:
        """The other persons at the table, also one who is away while a bot plays: they would not
        know that the draws to come are known. A bot does not mind, nor who shares a device.
        """
        mine = self.places[seat].player
        return [
            i
            for i, p in enumerate(self.places)
            if p.kind == "person" and p.player != mine and not p.resigned
        ]

    def people_here(self) -> set[int]:
        """Seats whose person plays: nobody's bot stands in for them, and they have not given up."""
        return {i for i, p in enumerate(self.places) if p.kind == "person" and not p.by_bot}

    def awaited(self) -> set[int]:
        """Those of them who have not said yet that a pause is over."""
        return self.people_here() - self.pause.ready if self.pause else set()

    def quicken(self) -> None:
        """Go on with compiled rules as soon as there are any."""
        if self.match is not None and self._compiled(self.rules):
            self.match.compile()

    def dealt(self) -> Match:
        """The match as it was dealt. The deal of a course is known, and its line of play names
        real decisions only.
        """
        o = self.opened
        agreed = Setting(o.game, o.form, o.seats, o.options)
        key = bytes.fromhex(self.chance().key)
        compiled, coached = self._compiled(self.rules), bool(o.course)
        return Match(
            self.game, agreed, key, self._pack_of(o), compiled=compiled, discreet=not coached
        )
