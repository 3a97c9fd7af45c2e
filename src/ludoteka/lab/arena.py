"""The arena: bots against each other on the same deals with the seats rotated.

For every pair of bots, deal k is played once with each rotation of who sits where; the second bot
has all the other seats. The same seed gives the same table. Results are kept in a file, so that an
interrupted tournament goes on where it stopped.
"""

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from ludoteka.bots.levels import bot
from ludoteka.core.errors import NotReadable
from ludoteka.core.game import Game, Setting
from ludoteka.core.match import Match

Z = 1.96
"""95 % of a normal distribution"""


class Played(msgspec.Struct, frozen=True):
    """One match between two bots."""

    first: str
    second: str
    deal: int
    seat: int
    """where the first bot sat; the second had all other seats"""
    share: float
    """of the win for the first bot, with equal chances for all winners"""
    points: int
    """of the first bot"""
    best_other: int


class Pair(msgspec.Struct, frozen=True):
    """All matches between two bots."""

    first: str
    second: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    """Wilson interval of the rate, 95 %"""
    fair: float
    """the rate of equal bots: one over the number of seats"""
    points: float
    best_other: float


class Plan(msgspec.Struct, frozen=True):
    """What is played: it names the results, so that others cannot be mixed in."""

    game: str
    form: str
    seats: int
    options: dict[str, str | int]
    bots: list[str]
    games: int
    seed: int


class Record(msgspec.Struct):
    plan: Plan
    played: list[Played]


class Arena:
    """A tournament of every bot against every other."""

    def __init__(
        self, game: Game[Any, Any], agreed: Setting, bots: list[str], games: int, seed: int
    ) -> None:
        if len(set(bots)) < 2:  # noqa: PLR2004 - a match needs two
            raise NotReadable(f"an arena needs two different bots, not {', '.join(bots) or 'none'}")
        if games < 1:
            raise NotReadable(f"an arena needs games, not {games}")
        for name in bots:
            bot(game.meta.key, name)
        self.game, self.agreed = game, agreed
        self.plan = Plan(agreed.game, agreed.form, agreed.seats, agreed.options, bots, games, seed)

    def fixtures(self) -> Iterator[tuple[str, str, int, int]]:
        """First bot, second bot, deal, seat of the first."""
        for first, second in combinations(self.plan.bots, 2):
            for number in range(self.plan.games):
                yield first, second, *divmod(number, self.plan.seats)

    @property
    def count(self) -> int:
        return self.plan.games * len(self.plan.bots) * (len(self.plan.bots) - 1) // 2

    def run(
        self, results: Path | None = None, progress: Callable[[], None] = lambda: None
    ) -> list[Pair]:
        """Play what is not in the results yet; the table of pairs."""
        record = self._resume(results)
        done = {(p.first, p.second, p.deal, p.seat) for p in record.played}
        for fixture in self.fixtures():
            if fixture not in done:
                record.played.append(self._play(*fixture))
                if results:
                    results.write_bytes(msgspec.json.encode(record))
            progress()
        return table(record)

    def _resume(self, results: Path | None) -> Record:
        if results is None or not results.exists():
            return Record(self.plan, [])
        try:
            record = msgspec.json.decode(results.read_bytes(), type=Record)
        except msgspec.DecodeError as error:
            raise NotReadable(f"{results}: not the results of an arena: {error}") from None
        if record.plan != self.plan:
            raise NotReadable(
                f"{results}: these are results of other settings; nothing was changed"
            )
        return record

    def _play(self, first: str, second: str, deal: int, seat: int) -> Played:
        key = sha256(f"{self.plan.seed} {deal}".encode()).digest()
        match = Match(self.game, self.agreed, key)
        while not match.over:
            actor = match.actor
            seed = sha256(key + len(match.plies).to_bytes(4, "little") + bytes([actor])).digest()
            player = bot(self.plan.game, first if actor == seat else second)
            match.play(player.decide(match.engine, match.concealed(actor, seed), match.c, seed))
        points, places = match.outcome()
        share = 1 / places.count(0) if places[seat] == 0 else 0.0
        others = [p for other, p in enumerate(points) if other != seat]
        return Played(first, second, deal, seat, share, points[seat], max(others, default=0))


def table(record: Record) -> list[Pair]:
    pairs = []
    for first, second in combinations(record.plan.bots, 2):
        games = [p for p in record.played if (p.first, p.second) == (first, second)]
        wins = sum(p.share for p in games)
        low, high = wilson(wins, len(games))
        mean_points = sum(p.points for p in games) / len(games)
        mean_other = sum(p.best_other for p in games) / len(games)
        rate, fair = wins / len(games), 1 / record.plan.seats
        pairs.append(
            Pair(first, second, len(games), wins, rate, low, high, fair, mean_points, mean_other)
        )
    return pairs


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate."""
    rate = wins / games
    centre = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    spread = Z / (1 + Z * Z / games) * sqrt(rate * (1 - rate) / games + (Z / (2 * games)) ** 2)
    return max(0.0, centre - spread), min(1.0, centre + spread)
