"""The bot for a seat alone: it plans some turns ahead in several imagined futures."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from math import exp
from typing import Any

import numpy as np

from ludoteka.bots.bot import Bot, Ranking, SearchBot, salted
from ludoteka.bots.search.beam import UNSEEN, Option, Plan, plan_ahead
from ludoteka.bots.search.kernels import own_rows
from ludoteka.bots.search.tree import POINT, SOLO_SCALE
from ludoteka.core.conceal import source_of
from ludoteka.core.engine import Interpreted
from ludoteka.core.game import Game
from ludoteka.core.record import Header, Record, layout
from ludoteka.core.rule import compiled_cache, entry

ENDS = 8
"""times the width: positions at the end of a turn that are compared"""
MOST_OPTIONS = 170
"""of a decision on average; what is more is not tried"""
OTHERWISE = 100
"""hundredths of a point: a decision that no plan begins with is worse than all plans by this"""


@cache
def _kernel(game: Game[Any, Any]) -> Callable[..., None]:
    legal, apply, conceal = game.legal, game.apply, game.conceal
    evaluate, turn = game.evaluate, game.turns_begun
    with compiled_cache(game.folder):

        @entry
        def plan(
            root: Any, c: Any, source: Any, turns: int, futures: int, room: Any, masks: Any,
            best: Any, sums: Any,
        ) -> None:  # fmt: skip
            for _ in range(futures):
                worst = plan_ahead(
                    legal, apply, conceal, evaluate, turn, root, c, source, turns, room, masks, best
                )
                for action in range(len(sums)):
                    sums[action] += best[action] if best[action] > UNSEEN else worst - OTHERWISE

    return plan


def _room(game: Game[Any, Any], width: int) -> tuple[np.ndarray[Any, Any], ...]:
    """The memory of a plan, in the order that `beam.play_turn` takes it."""

    def states(count: int) -> np.ndarray[Any, Any]:
        return np.zeros(count, layout(game.state))

    def plans(count: int) -> np.ndarray[Any, Any]:
        return np.zeros(count, layout(Plan))

    reached, options = states(width), MOST_OPTIONS * width
    return (
        states(width), plans(width),
        reached, reached.view(np.uint32).reshape(width, -1), plans(width),
        states(ENDS * width), plans(ENDS * width),
        states(1), np.zeros(options, layout(Option)), np.zeros(options, np.int64),
    )  # fmt: skip


def plans_in(game: Game[Any, Any], seats: int) -> bool:
    """A seat alone plans where the game says what a turn is."""
    return seats == 1 and game.turns_begun is not None


@dataclass(frozen=True)
class PlannerBot:
    """The decision with which the best plans begin; where nobody is alone or plans, a search's."""

    width: int = 1000
    """positions that are kept"""
    turns: int = 8
    futures: int = 2
    otherwise: Bot = field(default_factory=SearchBot)

    def decide(self, engine: Interpreted, s: Header, c: Record, seed: bytes) -> int:
        if not plans_in(engine.game, s.seats):
            return self.otherwise.decide(engine, s, c, seed)
        return next(iter(self.ranking(engine, s, c, seed)))

    def ranking(self, engine: Interpreted, s: Header, c: Record, seed: bytes) -> Ranking:
        """Of a seat alone: what the best plan that begins with an action comes to."""
        points = self._points(engine, s, c, seed)
        best = max(points.values())
        in_order = sorted(points, key=lambda action: (-points[action], action))
        return {action: exp(points[action] - best) for action in in_order}

    def worths(
        self, engine: Interpreted, s: Header, c: Record, seed: bytes, actions: list[int]
    ) -> list[float]:
        """Of a seat alone: what the best plan with each of these options is worth as a reward."""
        points = self._points(engine, s, c, seed)
        return [points[one] / (abs(points[one]) + SOLO_SCALE / POINT) for one in actions]

    def _points(self, engine: Interpreted, s: Header, c: Record, seed: bytes) -> dict[int, float]:
        game = engine.game
        masks = np.zeros((2, game.actions.count), np.int8)
        best, sums = (np.zeros(game.actions.count, np.int64) for _ in range(2))
        source = source_of(salted(seed, b"plan"))
        _kernel(game)(
            own_rows(game, s, 1), c.memory, source.memory, self.turns, self.futures,
            _room(game, self.width), masks, best, sums,
        )  # fmt: skip
        engine.legal(s, c, masks[0])
        return {
            int(action): sums[action] / self.futures / POINT for action in masks[0].nonzero()[0]
        }
