"""A match looked back on: how each seat stood, what decided it, what was better, what was luck.

Every decision is judged from what its seat knew then. Three expectations are compared, all by
`estimate` with the same seed, so that they meet the same imagined futures: before the decision,
after it, and after the one that the adviser prefers. Where chance or a secret came to light before
the next decision, a fourth tells how the same seat stood then: the difference is luck.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any, Literal

import msgspec
import numpy as np

from ludoteka.bots.advice import Budget, adviser, sure_events
from ludoteka.bots.bot import salted
from ludoteka.bots.chances import Chances, Estimate, compared, estimate
from ludoteka.core.engine import Interpreted, engine
from ludoteka.core.game import Event, Game
from ludoteka.core.match import Match
from ludoteka.core.record import Header, Record, layout

USUAL = Budget(simulations=300, playouts=96)
SHARE = USUAL.playouts / USUAL.simulations
CLOSER = 4
"""what seems to have decided the match is judged again with so many times the playouts"""
LOOKED_AT_AGAIN = 12
TURNING_POINTS = 8
NOTABLE_WINS, NOTABLE_POINTS = 0.05, 1.5
"""changes below this are noise; alone at the table points count instead of wins"""


@dataclass(frozen=True)
class Position:
    """A decision of the match, with all that is needed to judge it elsewhere."""

    ply: int
    seat: int
    action: int
    state: bytes
    """what its seat could not know is dealt anew"""
    later: bytes | None
    """the next position as the same seat knew it, where chance or a secret came to light"""
    seed: bytes


class Judgement(msgspec.Struct, frozen=True):
    """What was to be expected at one decision."""

    ply: int
    """decisions before it"""
    seat: int
    action: str
    before: Chances
    after: Chances
    best: str
    """what the adviser would have done; the action itself where it agrees"""
    best_after: Chances
    later: Chances | None
    """what the seat expected when chance had spoken or a secret was shown; null: neither"""
    instead: list[Event]
    """what the better decision would surely have brought; only for turning points"""

    def measure(self, chances: Chances, seat: int | None = None) -> float:
        """How good it is for a seat: wins, or points where one plays alone."""
        seat = self.seat if seat is None else seat
        return chances.points[seat] if len(chances.wins) == 1 else chances.wins[seat]

    @property
    def missed(self) -> float:
        """What the better decision would have brought more."""
        return max(0.0, self.measure(self.best_after) - self.measure(self.after))

    @property
    def gained(self) -> float:
        """What the decision brought more than equal players make of the position."""
        return self.measure(self.after) - self.measure(self.before)

    def luck(self, seat: int) -> float:
        if self.later is None:
            return 0.0
        return self.measure(self.later, seat) - self.measure(self.after, seat)

    @property
    def largest_luck(self) -> float:
        """Of the seat that it changed most for."""
        return max((self.luck(seat) for seat in range(len(self.after.wins))), key=abs)


class TurningPoint(msgspec.Struct, frozen=True):
    ply: int
    kind: Literal["missed", "strong", "luck"]
    """`missed`: another decision was better; `strong`: a good one; `luck`: chance or a secret"""
    seat: int
    change: float


class SeatSum(msgspec.Struct, frozen=True):
    """Over the whole match."""

    decisions: int
    as_advised: int
    """decisions that the adviser would have made too"""
    missed: float
    luck: float


class Analysis(msgspec.Struct, frozen=True):
    game: str
    form: str
    seats: int
    simulations: int
    playouts: int
    places: list[int]
    points: list[int]
    decisions: list[Judgement]
    turning_points: list[TurningPoint]
    sums: list[SeatSum]

    def is_of(self, match: Match, budget: Budget) -> bool:
        """Whether it was made of this very match, with this much thought."""
        agreed, notation = match.setting, match.game.actions.notation
        return (
            (self.game, self.form, self.seats) == (agreed.game, agreed.form, agreed.seats)
            and (self.simulations, self.playouts) == (budget.simulations, budget.playouts)
            and (self.points, self.places) == match.outcome()
            and [(j.seat, j.action) for j in self.decisions]
            == [(ply.actor, notation(ply.action)) for ply in match.plies]
        )


def positions(match: Match) -> list[Position]:
    """Every decision of a match, in order; the match is replayed from its log."""
    again = Match(match.game, match.setting, match.key, match.pack, compiled=_compiled(match))
    return list(_positions(again, match.actions))


def _compiled(match: Match) -> bool:
    return type(match.engine) is not Interpreted


def _positions(again: Match, actions: Iterable[int]) -> Iterator[Position]:
    for ply, action in enumerate(actions):
        seat, then = again.actor, again.state.copy()
        seed = salted(again.key, b"analysis%d" % ply)
        state = again.concealed(seat, seed).tobytes()
        again.play(action)
        news = (then.tick, then.reveals) != (again.state.tick, again.state.reveals)
        later = again.concealed(seat, seed).tobytes() if news else None
        yield Position(ply, seat, action, state, later, seed)


def judge(game: Game[Any, Any], c: Record, position: Position, budget: Budget) -> Judgement:
    """Judge one decision; same position and budget, same judgement."""
    run, s = engine(game), _state(game, position.state)
    ranking = adviser(game, s, budget.simulations).ranking(run, s, c, position.seed)
    best = next(iter(ranking))

    def expected(state: Header, *plan: int) -> Estimate:
        return estimate(run, state, c, position.seat, position.seed, budget.playouts, plan)

    looked_at = [expected(s), expected(s, position.action)]
    if best != position.action:
        looked_at.append(expected(s, best))
    if position.later is not None:
        looked_at.append(expected(_state(game, position.later)))
    before, after, *others = compared(looked_at)
    return Judgement(
        ply=position.ply,
        seat=position.seat,
        action=game.actions.notation(position.action),
        before=before,
        after=after,
        best=game.actions.notation(best),
        best_after=after if best == position.action else others[0],
        later=None if position.later is None else others[-1],
        instead=[],
    )


def judge_closer(game: Game[Any, Any], c: Record, position: Position, budget: Budget) -> Judgement:
    """Judge again what seems to have mattered, with other futures and more of them."""
    other = replace(position, seed=salted(position.seed, b"closer"))
    more = replace(budget, playouts=CLOSER * budget.playouts)
    found = judge(game, c, other, more)
    s, best = _state(game, position.state), game.actions.parse(found.best)
    instead = sure_events(engine(game), s, c, [best], other.seed) if found.missed > 0 else [[]]
    return msgspec.structs.replace(found, instead=instead[0])


def _state(game: Game[Any, Any], memory: bytes) -> Any:
    return game.state(np.frombuffer(memory, layout(game.state)).copy()[0])


def deserve_a_closer_look(judgements: list[Judgement]) -> list[int]:
    """The plies of what changed most: found by many noisy guesses, it must be judged again."""
    notable = [j for j in judgements if _weight(j) >= _notable(j)]
    notable.sort(key=_weight, reverse=True)
    return sorted(j.ply for j in notable[:LOOKED_AT_AGAIN])


def _weight(j: Judgement) -> float:
    return max(j.missed, j.gained, abs(j.largest_luck))


def _notable(j: Judgement) -> float:
    return NOTABLE_POINTS if len(j.before.wins) == 1 else NOTABLE_WINS


def concluded(
    match: Match, judgements: list[Judgement], looked_at: list[int], budget: Budget
) -> Analysis:
    """The whole analysis; turning points are among the decisions that were looked at again."""
    again = set(looked_at)
    points, places = match.outcome()
    return Analysis(
        game=match.setting.game,
        form=match.setting.form,
        seats=match.setting.seats,
        simulations=budget.simulations,
        playouts=budget.playouts,
        places=places,
        points=points,
        decisions=judgements,
        turning_points=_turning_points([j for j in judgements if j.ply in again]),
        sums=[_sum(judgements, seat) for seat in range(match.setting.seats)],
    )


def _turning_points(judgements: list[Judgement]) -> list[TurningPoint]:
    found = [
        point for j in judgements for point in _points_of(j) if abs(point.change) >= _notable(j)
    ]
    found.sort(key=lambda point: abs(point.change), reverse=True)
    return sorted(found[:TURNING_POINTS], key=lambda point: point.ply)


def _points_of(j: Judgement) -> list[TurningPoint]:
    """A decision was missed or strong, not both; luck comes on top."""
    missed = TurningPoint(j.ply, "missed", j.seat, -j.missed)
    strong = TurningPoint(j.ply, "strong", j.seat, j.gained)
    lucky = max(range(len(j.after.wins)), key=lambda seat: abs(j.luck(seat)))
    luck = TurningPoint(j.ply, "luck", lucky, j.luck(lucky))
    return [missed if j.missed > j.gained else strong, luck]


def _sum(judgements: list[Judgement], seat: int) -> SeatSum:
    mine = [j for j in judgements if j.seat == seat]
    return SeatSum(
        decisions=len(mine),
        as_advised=sum(j.action == j.best for j in mine),
        missed=sum(j.missed for j in mine),
        luck=sum(j.luck(seat) for j in judgements),
    )


def budget_for(match: Match, simulations: int, seconds: float = 0.0) -> Budget:
    """So many simulations a decision; when `seconds` are given, as many as fit into them."""
    budget = replace(USUAL, simulations=simulations, playouts=max(1, round(simulations * SHARE)))
    asked = positions(match) if seconds > 0 else []
    if not asked:
        return budget
    probe = asked[len(asked) // 2]
    judge(match.game, match.c, probe, replace(USUAL, simulations=1, playouts=1))  # may compile
    begun = perf_counter()
    judge(match.game, match.c, probe, USUAL)
    fits = seconds / (len(asked) + CLOSER * LOOKED_AT_AGAIN) / (perf_counter() - begun)
    return budget_for(match, max(1, round(USUAL.simulations * fits)))


def analyse(match: Match, budget: Budget, tell: Callable[[int, int], None]) -> Analysis:
    """Judge every decision here and now; `tell` hears how many are done, and of how many."""
    asked, game, c = positions(match), match.game, match.c
    judgements = []
    for done, position in enumerate(asked):
        tell(done, len(asked))
        judgements.append(judge(game, c, position, budget))
    closer = deserve_a_closer_look(judgements)
    for done, ply in enumerate(closer):
        tell(len(asked) + done, len(asked) + len(closer))
        judgements[ply] = judge_closer(game, c, asked[ply], budget)
    return concluded(match, judgements, closer, budget)
