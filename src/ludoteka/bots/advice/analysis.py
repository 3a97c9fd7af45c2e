"""A match looked back on: how each seat stood, what decided it, what was better, what was luck.

Every decision is judged from what its seat knew then. The adviser's search looks at the decision
that was made and at the one it prefers, at each alone and with the same imagined futures, and the
better of the two is the best: so nothing is better than best, and a seat that decides best has what
it had before, whatever it surely scores. Where chance or a secret came to light before the next
decision, playouts tell what that changed: this is luck, booked where it happened.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any, Literal

import msgspec
import numpy as np

from ludoteka.bots.advice.chances import Chances, Estimate, compared, estimate, weighed
from ludoteka.bots.advice.hints import Budget, adviser, plan_from, sure_events
from ludoteka.bots.bot import salted
from ludoteka.core.engine import engine
from ludoteka.core.game import Event, Game
from ludoteka.core.match import Match, Ply
from ludoteka.core.record import Header, Record, layout

USUAL = Budget(simulations=300, playouts=48)
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
    """with the best decision, which is still open"""
    after: Chances
    best: str
    """the better of the adviser's choice and the action; the action itself where none is better"""
    best_after: Chances
    later: Chances | None
    """what the seat expected when chance had spoken or a secret was shown; null: neither"""
    instead: list[Event]
    """what the better decision, and those of the same seat after it, would surely have brought;
    only for turning points"""
    next_after: Chances | None = None
    """after the next best; only where the best was decided"""

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
        """What the decision brought more than the next best would have."""
        if self.next_after is None:
            return 0.0
        return max(0.0, self.measure(self.after) - self.measure(self.next_after))

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
    return list(_positions(match.again(discreet=match.discreet), match.plies))


def _positions(again: Match, plies: Iterable[Ply]) -> Iterator[Position]:
    for number, ply in enumerate(plies):
        if not ply.single:
            again.settle()
        seat, then = again.actor, again.state.copy()
        seed = salted(again.key, b"analysis%d" % number)
        state = again.concealed(seat, seed).tobytes()
        again.play(ply.action)
        news = (then.tick, then.reveals) != (again.state.tick, again.state.reveals)
        later = again.concealed(seat, seed).tobytes() if news else None
        yield Position(number, seat, ply.action, state, later, seed)


def decision(match: Match, number: int, seed: bytes) -> Position:
    """One decision of a match that goes on, as its seat knew it then."""
    again = match.again(discreet=match.discreet)
    for ply in match.plies[: number + 1]:
        if not ply.single:
            again.settle()
        if ply is match.plies[number]:
            break
        again.play(ply.action)
    made = match.plies[number]
    state = again.concealed(made.actor, seed).tobytes()
    return Position(number, made.actor, made.action, state, None, seed)


def judge(game: Game[Any, Any], c: Record, position: Position, budget: Budget) -> Judgement:
    """Judge one decision; same position and budget, same judgement."""
    run, s, seat = engine(game), _state(game, position.state), position.seat
    thinker = adviser(game, s, budget.simulations)
    ranking = list(thinker.ranking(run, s, c, position.seed))
    other = next((option for option in ranking if option != position.action), None)
    looked_at = [position.action] if other is None else [position.action, other]
    worths = thinker.worths(run, s, c, position.seed, looked_at)

    def expected(state: Header, *plan: int) -> Estimate:
        return estimate(run, state, c, seat, position.seed, budget.playouts, plan)

    (base,) = compared(game, [expected(s)])
    found = [weighed(game, base, seat, worth, max(worths)) for worth in worths]
    best = max(range(len(found)), key=lambda n: worths[n])
    return Judgement(
        ply=position.ply,
        seat=seat,
        action=game.actions.notation(position.action),
        before=found[best],
        after=found[0],
        best=game.actions.notation(looked_at[best]),
        best_after=found[best],
        later=_later(game, position, found[0], expected),
        instead=[],
        next_after=found[1] if best == 0 and len(found) > 1 else None,
    )


def _later(
    game: Game[Any, Any],
    position: Position,
    after: Chances,
    expected: Callable[..., Estimate],
) -> Chances | None:
    """How things stood when chance had spoken: what playouts see of it, added to what was."""
    if position.later is None:
        return None
    s, later = _state(game, position.state), _state(game, position.later)
    then, now = compared(game, [expected(s, position.action), expected(later)])
    wins = [
        min(1.0, max(0.0, share + new - old))
        for share, new, old in zip(after.wins, now.wins, then.wins, strict=True)
    ]
    points = [
        round(share + new - old, 2)
        for share, new, old in zip(after.points, now.points, then.points, strict=True)
    ]
    return Chances([round(share / sum(wins), 4) for share in wins], points)


def judge_closer(game: Game[Any, Any], c: Record, position: Position, budget: Budget) -> Judgement:
    """Judge again what seems to have mattered, with other futures and more of them."""
    other = replace(position, seed=salted(position.seed, b"closer"))
    more = Budget(CLOSER * budget.simulations, CLOSER * budget.playouts)
    found = judge(game, c, other, more)
    s, best = _state(game, position.state), game.actions.parse(found.best)
    if found.missed == 0:
        return found
    plan = plan_from(engine(game), s, c, best, other.seed, budget.simulations)
    told = sure_events(engine(game), s, c, plan, other.seed)
    return msgspec.structs.replace(found, instead=[event for events in told for event in events])


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
    took = seconds_for(match.game, match.c, asked[len(asked) // 2], USUAL)
    fits = share_that_fits(seconds, len(asked), took)
    return budget_for(match, max(1, round(USUAL.simulations * fits)))


def seconds_for(game: Game[Any, Any], c: Record, position: Position, budget: Budget) -> float:
    """How long it takes here and now to judge one decision."""
    judge(game, c, position, Budget(1, 1))  # may compile
    begun = perf_counter()
    judge(game, c, position, budget)
    return perf_counter() - begun


def share_that_fits(seconds: float, decisions: int, took: float) -> float:
    """Of a budget with which one decision took so long, for the analysis of a whole match."""
    return seconds / (decisions + CLOSER * LOOKED_AT_AGAIN) / took


def at_most(budget: Budget, share: float) -> Budget:
    """So much of a budget, all of it at most."""
    simulations, playouts = (
        max(1, round(number * min(1.0, share))) for number in (budget.simulations, budget.playouts)
    )
    return Budget(simulations, playouts)


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
