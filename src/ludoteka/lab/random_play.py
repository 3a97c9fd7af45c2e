"""Random matches by the thousand, compiled: the engine of fuzzing and of the benchmarks."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ludoteka.core.chance import below
from ludoteka.core.drive import TO_THE_END, nth_legal, random_decisions
from ludoteka.core.game import Game, Setting
from ludoteka.core.match import opening
from ludoteka.core.parts import Pack
from ludoteka.core.record import I32, NOBODY, Header, Record, layout
from ludoteka.core.rule import compiled_cache, entry, rule

NO_LEGAL_ACTION, TOO_LONG, WRONG_COUNT = 101, 102, 103
"""violations beside those of the game's own `check`"""


class Tally(Record):
    """What happened in a batch of matches."""

    decisions: I32
    max_decisions: I32
    max_branching: I32
    violations: I32
    code: I32
    """the first violation"""
    bad_match: I32
    """its match"""


@rule
def begin(setup: Any, s: Any, c: Any, source: Any, seed: int, number: int) -> None:
    """Match `number` of `seed`: its key of chance and the stream of its random decisions."""
    s.key[0] = seed
    s.key[1] = number
    source.tick = 0
    source.key[0] = seed
    source.key[1] = number
    source.key[2] = 1
    setup(s, c)


@rule
def marked(mask: Any) -> int:
    count = 0
    for action in range(len(mask)):
        if mask[action] != 0:
            count += 1
    return count


@rule
def violation(
    legal: Any, check: Any, s: Any, c: Any, mask: Any, decisions: int, longest: int
) -> int:
    """0, or what is wrong with the position."""
    code = check(s, c)
    if code != 0:
        return code
    if decisions > longest:
        return TOO_LONG
    if s.actor == NOBODY:
        return 0
    count = legal(s, c, mask)
    if count < 1:
        return NO_LEGAL_ACTION
    return 0 if marked(mask) == count else WRONG_COUNT


@rule
def checked_match(
    legal: Any, apply: Any, check: Any, s: Any, c: Any, mask: Any, source: Any, tally: Any,
    longest: int,
) -> int:  # fmt: skip
    """Play to the end with every position checked; the first violation, or 0."""
    decisions = 0
    code = violation(legal, check, s, c, mask, decisions, longest)
    while code == 0 and s.actor != NOBODY:
        count = legal(s, c, mask)
        apply(s, c, nth_legal(mask, below(source, count)))
        if count > 1:
            decisions += 1
        tally.max_branching = max(tally.max_branching, count)
        code = violation(legal, check, s, c, mask, decisions, longest)
    tally.decisions += decisions
    tally.max_decisions = max(tally.max_decisions, decisions)
    return code


def _make_checked(setup: Any, legal: Any, apply: Any, check: Any) -> Callable[..., None]:
    @entry
    def checked(
        start: Any, work: Any, c: Any, mask: Any, source: Any, tally: Any,
        seed: int, first: int, count: int, longest: int,
    ) -> None:  # fmt: skip
        for number in range(first, first + count):
            work[0] = start[0]
            begin(setup, work[0], c, source, seed, number)
            code = checked_match(legal, apply, check, work[0], c, mask, source, tally, longest)
            if code != 0:
                tally.violations += 1
                if tally.code == 0:
                    tally.code = code
                    tally.bad_match = number

    return checked


def _make_bare(setup: Any, legal: Any, apply: Any) -> Callable[..., int]:
    @entry
    def bare(
        start: Any, work: Any, c: Any, mask: Any, source: Any, seed: int, first: int, count: int
    ) -> int:
        decisions = 0
        for number in range(first, first + count):
            work[0] = start[0]
            begin(setup, work[0], c, source, seed, number)
            decisions += random_decisions(legal, apply, work[0], c, mask, source, TO_THE_END)
        return decisions

    return bare


@cache
def checked_kernel(game: Game[Any, Any]) -> Callable[..., None]:
    with compiled_cache(game.folder):
        return _make_checked(game.setup, game.legal, game.apply, game.check)


@cache
def bare_kernel(game: Game[Any, Any]) -> Callable[..., int]:
    with compiled_cache(game.folder):
        return _make_bare(game.setup, game.legal, game.apply)


@dataclass
class Batch:
    """The memory of one thread that plays random matches of one setting."""

    game: Game[Any, Any]
    agreed: Setting
    pack: Pack | None = None

    def __post_init__(self) -> None:
        self.start = np.zeros(1, layout(self.game.state))
        self.start[0] = opening(self.game, self.agreed, bytes(32)).memory
        self.work = self.start.copy()
        self.c = self.game.build(self.pack or self.game.pack).memory
        self.mask = np.zeros(self.game.actions.count, np.int8)
        self.source = Header.blank().memory
        self.tally = Tally.blank()

    def check(self, seed: int, first: int, count: int) -> Tally:
        checked_kernel(self.game)(
            self.start, self.work, self.c, self.mask, self.source, self.tally.memory,
            seed, first, count, self.game.longest(self.agreed.seats),
        )  # fmt: skip
        return self.tally

    def play(self, seed: int, first: int, count: int) -> int:
        """How many decisions the matches had."""
        return bare_kernel(self.game)(
            self.start, self.work, self.c, self.mask, self.source, seed, first, count
        )


def play_on_threads(batches: list[Batch], seed: int, each: int) -> int:
    """Decisions of `each` random matches of every batch, a thread for each."""
    with ThreadPoolExecutor(len(batches)) as pool:
        numbers = range(len(batches))
        return sum(pool.map(lambda i: batches[i].play(seed, each * i, each), numbers))
