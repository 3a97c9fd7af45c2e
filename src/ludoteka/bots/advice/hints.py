"""Advice for the seat to act, from what it knows: the best few decisions, and what they bring.

Who advises is the strongest kind of bot, with less thought; what to expect is told by `chances`;
the reason is told by the game's own story of what would surely happen.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import mean
from typing import Any, Protocol

import msgspec

from ludoteka.bots.advice.chances import Chances, compared, estimate, weighed
from ludoteka.bots.bot import Ranking, SearchBot, salted
from ludoteka.bots.search.guided import GuidedBot
from ludoteka.bots.search.planner import PlannerBot, plans_in
from ludoteka.bots.search.recall import knows_as_much
from ludoteka.bots.tuning import tuning
from ludoteka.core.conceal import concealed
from ludoteka.core.drive import nth_legal
from ludoteka.core.engine import Interpreted
from ludoteka.core.game import Event, Game
from ludoteka.core.record import NOBODY, Header, Record

MOST = 3
"""suggestions at a time"""
FEWEST = 2
"""with something to compare, even where the adviser is sure"""
WORTH = 0.1
"""a further suggestion is worth a look beside the best one by this much"""
LONGEST_PLAN = 6
QUICK = 2
"""a plan is thought on with the simulations of a decision divided by this"""
LED = 2
"""a simulation led by a network, or a position of a plan, counts for so many plain simulations"""
IMAGINED = 3
"""what is told alike in so many imagined positions is sure"""


class Adviser(Protocol):
    def ranking(self, engine: Interpreted, s: Header, c: Record, seed: bytes) -> Ranking: ...

    def worths(
        self, engine: Interpreted, s: Header, c: Record, seed: bytes, actions: list[int]
    ) -> list[float]:
        """The reward that can be expected of each of these options, each looked at alone."""


@dataclass(frozen=True)
class Budget:
    """How much thought a decision is worth."""

    simulations: int = 1200
    playouts: int = 128


class Planned(msgspec.Struct, frozen=True):
    """A decision, and what the seat will surely be told of it."""

    action: int
    events: list[Event]


class Advice(msgspec.Struct, frozen=True):
    """One suggestion."""

    plan: list[Planned]
    """the decision, and those of the same seat that follow it before anything new is known"""
    chances: Chances
    """after the first decision of the plan"""


def adviser(game: Game[Any, Any], s: Header, simulations: int) -> Adviser:
    """Who advises: a planner alone, the network's search, the plain one where no network fits."""
    fewer = max(1, simulations // LED)
    if plans_in(game, s.seats):
        return PlannerBot(width=fewer)
    plain = SearchBot(simulations=simulations)
    asks = tuning(game.folder).asks_network_at(s.seats)
    return GuidedBot(simulations=fewer, otherwise=plain) if asks else plain


def advise(
    engine: Interpreted, s: Header, c: Record, seed: bytes, budget: Budget, most: int = MOST
) -> list[Advice]:
    """The best decisions of the seat to act in `s`, the best first; same seed, same advice."""
    thinker = adviser(engine.game, s, budget.simulations)
    ranking = thinker.ranking(engine, s, c, seed)
    worth_a_look = [
        action
        for number, action in enumerate(list(ranking)[:most])
        if number < FEWEST or ranking[action] >= WORTH
    ]
    worths = thinker.worths(engine, s, c, seed, worth_a_look)
    base = compared(
        engine.game,
        [estimate(engine, s, c, s.actor, seed, budget.playouts, [one]) for one in worth_a_look],
    )
    in_order = sorted(range(len(worths)), key=lambda n: -worths[n])
    plans = {
        n: plan_from(engine, s, c, worth_a_look[n], seed, budget.simulations // QUICK)
        for n in in_order
    }
    hopes = {n: hope(engine.game, base, s.actor, worths, n) for n in in_order}
    return [Advice(_planned(engine, s, c, plans[n], seed), hopes[n]) for n in in_order]


def hope(
    game: Game[Any, Any], base: list[Chances], seat: int, worths: list[float], n: int
) -> Chances:
    """What to expect of an option: its own points, and chances in which only the search differs."""
    position = Chances([mean(shares) for shares in zip(*(b.wins for b in base))], base[n].points)
    return weighed(game, position, seat, worths[n], max(worths))


def _planned(
    engine: Interpreted, s: Header, c: Record, plan: list[int], seed: bytes
) -> list[Planned]:
    events = sure_events(engine, s, c, plan, seed)
    return [Planned(action, told) for action, told in zip(plan, events, strict=True)]


def plan_from(
    engine: Interpreted, s: Header, c: Record, action: int, seed: bytes, simulations: int
) -> list[int]:
    """The decision and what the seat would decide next, while it learns nothing on the way."""
    thinker = adviser(engine.game, s, max(1, simulations))
    plan, now = [action], s.copy()
    for _ in steps(engine, now, c, action):
        pass
    while len(plan) < LONGEST_PLAN and knows_as_much(s, now):
        plan.append(next(iter(thinker.ranking(engine, now, c, seed))))
        for _ in steps(engine, now, c, plan[-1]):
            pass
    return plan


def steps(
    engine: Interpreted, s: Header, c: Record, action: int
) -> Iterator[tuple[Header, int, Header]]:
    """Carry an action out in `s`, and single options after it: before, action, after of each."""
    mask = engine.mask()
    while True:
        before = s.copy()
        engine.apply(s, c, action)
        yield before, action, s.copy()
        if s.actor == NOBODY or engine.legal(s, c, mask) != 1 or s.ask != 0:
            return
        action = nth_legal(mask, 0)


def sure_events(
    engine: Interpreted, s: Header, c: Record, plan: list[int], seed: bytes
) -> list[list[Event]]:
    """For each decision of the plan, what the seat will be told whatever it does not know."""
    told = [
        _events(engine, concealed(engine, s, c, s.actor, salted(seed, b"events%d" % n)), c, plan)
        for n in range(IMAGINED)
    ]
    return [
        [event for event in first if all(event in other for other in others)]
        for first, *others in zip(*told, strict=True)
    ]


def _events(engine: Interpreted, s: Header, c: Record, plan: list[int]) -> list[list[Event]]:
    """What each decision of the plan is told like here; nothing where it is not to be made."""
    seat, mask = s.actor, engine.mask()
    told: list[list[Event]] = [[] for _ in plan]
    for action, events in zip(plan, told, strict=True):
        if s.actor != seat or engine.legal(s, c, mask) == 0 or not mask[action]:
            break
        for before, done, after in steps(engine, s, c, action):
            if before.actor == seat:
                events.extend(engine.game.events(before, c, done, after, seat))
    return told
