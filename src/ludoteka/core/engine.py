"""A game's rules made callable on records: interpreted, or compiled for the CPU.

Both engines take the proxies of `record.py`, so that callers need not know which one they hold.
"""

from functools import cache, cached_property
from typing import Any

import numpy as np

from ludoteka.core.chance import rekey
from ludoteka.core.game import MAX_SEATS, Game
from ludoteka.core.record import Array, Header, Record
from ludoteka.core.rule import compiled_cache, entry


class Interpreted:
    """The rules as plain Python: to debug, to measure coverage, to read."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game

    def mask(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        return np.zeros(self.game.actions.count, np.int8)

    def setup(self, s: Header, c: Record) -> None:
        self.game.setup(s, c)

    def legal(self, s: Header, c: Record, mask: np.ndarray[Any, Any]) -> int:
        return self.game.legal(s, c, Array(mask))

    def apply(self, s: Header, c: Record, action: int) -> None:
        self.game.apply(s, c, action)

    def conceal(self, s: Header, c: Record, seat: int) -> None:
        self.game.conceal(s, c, seat)

    def rekey(self, s: Header, source: Header) -> None:
        rekey(s, source)

    def check(self, s: Header, c: Record) -> int:
        return self.game.check(s, c)

    def evaluate(self, s: Header, c: Record, seat: int) -> int:
        return self.game.evaluate(s, c, seat)

    def outcome(self, s: Header, c: Record) -> tuple[list[int], list[int]]:
        """Points and places of the seats."""
        points, places = np.zeros(MAX_SEATS, np.int64), np.zeros(MAX_SEATS, np.int64)
        self._outcome(s, c, points, places)
        return points[: s.seats].tolist(), places[: s.seats].tolist()

    def observe(self, s: Header, c: Record, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        out = np.zeros(self.game.observation_size, np.float32)
        self._observe(s, c, seat, out)
        return out

    def _outcome(self, s: Header, c: Record, points: Any, places: Any) -> None:
        self.game.outcome(s, c, Array(points), Array(places))

    def _observe(self, s: Header, c: Record, seat: int, out: Any) -> None:
        self.game.observe(s, c, seat, Array(out))


class Compiled(Interpreted):
    """The same rules as machine code; each function is compiled when first called, then cached.

    Each takes microseconds: a server's thread that let the others run for so long would wait for
    its next turn a thousand times longer.
    """

    @cached_property
    def _entries(self) -> dict[str, Any]:
        names = ("setup", "legal", "apply", "conceal", "check", "evaluate", "outcome", "observe")
        with compiled_cache(self.game.folder):
            rules = {name: entry(getattr(self.game, name), lets_others=False) for name in names}
            return rules | {"rekey": entry(rekey, lets_others=False)}

    def setup(self, s: Header, c: Record) -> None:
        self._entries["setup"](s.memory, c.memory)

    def legal(self, s: Header, c: Record, mask: np.ndarray[Any, Any]) -> int:
        return self._entries["legal"](s.memory, c.memory, mask)

    def apply(self, s: Header, c: Record, action: int) -> None:
        self._entries["apply"](s.memory, c.memory, action)

    def conceal(self, s: Header, c: Record, seat: int) -> None:
        self._entries["conceal"](s.memory, c.memory, seat)

    def rekey(self, s: Header, source: Header) -> None:
        self._entries["rekey"](s.memory, source.memory)

    def check(self, s: Header, c: Record) -> int:
        return self._entries["check"](s.memory, c.memory)

    def evaluate(self, s: Header, c: Record, seat: int) -> int:
        return self._entries["evaluate"](s.memory, c.memory, seat)

    def _outcome(self, s: Header, c: Record, points: Any, places: Any) -> None:
        self._entries["outcome"](s.memory, c.memory, points, places)

    def _observe(self, s: Header, c: Record, seat: int, out: Any) -> None:
        self._entries["observe"](s.memory, c.memory, seat, out)


@cache
def engine(game: Game[Any, Any], *, compiled: bool = True) -> Interpreted:
    """The game's engine of that kind; there is one of each."""
    return Compiled(game) if compiled else Interpreted(game)
