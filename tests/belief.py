"""What a seat can know of hidden hands, by keeping every world that its history allows.

Slow and plain, and written without a look at `conceal`: a world is the hands of all seats by kinds,
weighed by the number of ways in which single pieces can have come to lie so.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import comb

Hand = tuple[int, ...]
World = tuple[Hand, ...]


def drawn_from(stack: Sequence[int], size: int) -> Iterator[tuple[Hand, int]]:
    """Every draw of so many pieces, by kinds, with the number of ways to draw it."""
    if not stack:
        if size == 0:
            yield (), 1
        return
    for pieces in range(min(stack[0], size) + 1):
        for hand, ways in drawn_from(stack[1:], size - pieces):
            yield (pieces, *hand), comb(stack[0], pieces) * ways


def with_hand(world: World, seat: int, change: Sequence[int]) -> World:
    hand = tuple(a + b for a, b in zip(world[seat], change, strict=True))
    return (*world[:seat], hand, *world[seat + 1 :])


class Worlds:
    """All that `me` must think possible; `hidden` are the pieces in the stack and in all hands."""

    def __init__(
        self, hidden: Sequence[int], seats: int, me: int, known: World | None = None
    ) -> None:
        """`known`: the hands to begin with, where all of them are known."""
        self.hidden, self.me = list(hidden), me
        self.weights: dict[World, float] = {known or ((0,) * len(hidden),) * seats: 1.0}

    def stack(self, world: World) -> list[int]:
        return [n - sum(hand[kind] for hand in world) for kind, n in enumerate(self.hidden)]

    def draw(self, seat: int, got: Sequence[int]) -> None:
        """A seat draws; which pieces it gets only `me` may know, of itself."""
        found: Counter[World] = Counter()
        for world, weight in self.weights.items():
            for hand, ways in drawn_from(self.stack(world), sum(got)):
                if seat != self.me or hand == tuple(got):
                    found[with_hand(world, seat, hand)] += weight * ways
        self._keep(found)

    def give(self, seat: int, kind: int, *, back: bool = False) -> None:
        """A seat shows a piece and lays it away, or `back` into the stack."""
        found: Counter[World] = Counter()
        loss = [-(kind == other) for other in range(len(self.hidden))]
        for world, weight in self.weights.items():
            if world[seat][kind] > 0:
                ways = 1 if seat == self.me else world[seat][kind]
                found[with_hand(world, seat, loss)] += weight * ways
        if not back:
            self.hidden[kind] -= 1
        self._keep(found)

    def lift(self, kind: int) -> None:
        """A piece of the stack is laid open."""
        found = {w: weight * self.stack(w)[kind] for w, weight in self.weights.items()}
        self.hidden[kind] -= 1
        self._keep(found)

    def restock(self, discards: Sequence[int]) -> None:
        """The stack is empty, and made anew of these pieces."""
        found = {w: weight for w, weight in self.weights.items() if not any(self.stack(w))}
        self.hidden = [a + b for a, b in zip(self.hidden, discards, strict=True)]
        self._keep(found)

    def _keep(self, found: dict[World, float]) -> None:
        whole = sum(found.values())
        self.weights = {w: weight / whole for w, weight in found.items() if weight > 0}
