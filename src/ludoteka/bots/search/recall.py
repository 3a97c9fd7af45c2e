"""What a search found out stays known for the next decision of the same turn.

Where a seat decides again before anything was drawn or shown, the simulations that went through
its decision were about the very position it is in now. The tree behind the decision is kept under
what the seat knows there, and the next search goes on from it instead of from nothing; whoever
comes to another position, after an undo for instance, finds nothing and begins anew.
"""

from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Generic, TypeVar

from ludoteka.bots.search.kernels import own_rows
from ludoteka.core.conceal import concealed
from ludoteka.core.drive import settle
from ludoteka.core.engine import Interpreted
from ludoteka.core.record import Header, Record

T = TypeVar("T")

MOST = 8
"""trees that are kept, unless more matches than usual are played by turns"""


def knows_as_much(s: Header, now: Header) -> bool:
    """The same seat decides, nothing was drawn and nothing was shown since `s`."""
    return (now.actor, now.tick, now.reveals) == (s.actor, s.tick, s.reveals)


def position(engine: Interpreted, s: Header, c: Record) -> bytes:
    """What the seat to act knows, as a number: equal for states that it cannot tell apart."""
    own: Header = engine.game.state(own_rows(engine.game, s, 1)[0])
    imagined = concealed(engine, own, c, s.actor, bytes(32))
    return sha256(c.tobytes() + imagined.tobytes()).digest()


class Recall(Generic[T]):
    """The latest trees of some bots, each under the position at its root."""

    def __init__(self) -> None:
        self.most = MOST
        self._kept: OrderedDict[tuple[object, bytes], T] = OrderedDict()

    def begun(self, bot: object, engine: Interpreted, s: Header, c: Record) -> T | None:
        """What the bot has found out about the position already."""
        return self._kept.get((bot, position(engine, s, c)))

    def keep(
        self, bot: object, engine: Interpreted, s: Header, c: Record, action: int,
        behind: Callable[[int], T],
    ) -> None:  # fmt: skip
        """Keep what lies behind a decision, if the same seat will decide there."""
        now = s.copy()
        engine.apply(now, c, action)
        settle(engine.legal, engine.apply, now, c, engine.mask())
        if knows_as_much(s, now):
            key = bot, position(engine, now, c)
            self._kept[key] = behind(action)
            self._kept.move_to_end(key)
            if len(self._kept) > self.most:
                self._kept.popitem(last=False)
