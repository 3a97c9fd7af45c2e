"""The chance of each seat: a position played on to the end, many times, by equal players.

Every playout imagines anew what the asking seat cannot know (`conceal` with a fresh key) and lets
all seats decide alike: each looks at a few of its options and takes the one that it senses to be
best, now and then any at all. So the shares say who stands better, not who is the better player.
Where a network knows the game, it is asked too what it expects of the positions imagined; both
together foretell better than either.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, log
from typing import Any

import msgspec
import numpy as np

from ludoteka.bots.bot import salted
from ludoteka.bots.network.network import NetworkBot
from ludoteka.bots.search.kernels import own_rows
from ludoteka.bots.search.tree import POINT, SOLO_SCALE
from ludoteka.bots.tuning import tuning
from ludoteka.core.chance import below, rekey
from ludoteka.core.conceal import source_of
from ludoteka.core.drive import nth_legal, settle
from ludoteka.core.engine import Interpreted
from ludoteka.core.game import MAX_SEATS, Game
from ludoteka.core.record import NOBODY, Header, Record
from ludoteka.core.rule import compiled_cache, entry, rule

LOOKS = 16
"""options that a playout tries before it decides"""
AT_RANDOM = 8
"""one decision in so many is any at all: playouts that always do the same foretell worse"""
LEAST = 0.001
"""share of the wins that a network leaves to everybody"""
SUREST = 0.98
"""of a reward: a lead beyond this says no more"""
LEAST_SHARE = 0.02
"""of the wins: so few playouts know no better"""
SHOWN = 32
"""imagined positions that a network is asked about, at most"""
POSITION, TRIAL, BEGUN = range(3)
"""states of a playout: where it stands, an option tried, the same with other chances"""


@dataclass(frozen=True)
class Estimate:
    """What playouts and, where it can be asked, the network say of a position."""

    shares: np.ndarray[Any, Any]
    points: np.ndarray[Any, Any]
    expected: np.ndarray[Any, Any] | None
    """shares of the wins; None without a network, and where the match may be over"""


class Chances(msgspec.Struct, frozen=True):
    """What equal players would make of a position."""

    wins: list[float]
    """each seat's share of the wins; they add up to 1"""
    points: list[float]
    """each seat's mean points at the end"""


@rule
def best_by_evaluation(
    legal: Any, apply: Any, evaluate: Any, states: Any, c: Any, masks: Any, source: Any, count: int
) -> int:
    """The option that looks best among a few, all tried with chances that are not those to come."""
    mask, spare = masks[: len(masks) // 2], masks[len(masks) // 2 :]
    actor = states[POSITION].actor
    tries, first = min(count, LOOKS), below(source, count)
    states[BEGUN] = states[POSITION]
    rekey(states[BEGUN], source)
    best, best_value = 0, np.int64(-(1 << 40))
    for i in range(tries):
        action = nth_legal(mask, (first + i * count // tries) % count)
        states[TRIAL] = states[BEGUN]
        apply(states[TRIAL], c, action)
        settle(legal, apply, states[TRIAL], c, spare)
        value = evaluate(states[TRIAL], c, actor)
        if value > best_value:
            best, best_value = action, value
    return best


@rule
def play_on(
    legal: Any, apply: Any, evaluate: Any, states: Any, c: Any, masks: Any, source: Any
) -> None:
    """To the end of the match."""
    mask = masks[: len(masks) // 2]
    count = settle(legal, apply, states[POSITION], c, mask)
    while count > 0:
        if below(source, AT_RANDOM) == 0:
            action = nth_legal(mask, below(source, count))
        else:
            action = best_by_evaluation(legal, apply, evaluate, states, c, masks, source, count)
        apply(states[POSITION], c, action)
        count = settle(legal, apply, states[POSITION], c, mask)


@rule
def follow(legal: Any, apply: Any, s: Any, c: Any, mask: Any, plan: Any) -> None:
    """Carry the plan out as far as it is legal in what was imagined."""
    for action in plan:
        if legal(s, c, mask) == 0 or mask[action] == 0:
            return
        apply(s, c, action)
        settle(legal, apply, s, c, mask)


@rule
def share_win(seats: int, points: Any, places: Any, wins: Any, sums: Any) -> None:
    """Winners share the win."""
    winners = 0
    for seat in range(seats):
        if places[seat] == 0:
            winners += 1
    for seat in range(seats):
        sums[seat] += points[seat]
        if places[seat] == 0:
            wins[seat] += 1.0 / winners


def _make_playing_on(game: Game[Any, Any]) -> Callable[..., None]:
    legal, apply, conceal, outcome = game.legal, game.apply, game.conceal, game.outcome
    evaluate, observe = game.evaluate, game.observe

    @entry
    def playing_on(
        root: Any, states: Any, c: Any, seat: int, plan: Any, masks: Any, source: Any,
        points: Any, places: Any, playouts: int, wins: Any, sums: Any, actors: Any, knowledge: Any,
    ) -> None:  # fmt: skip
        mask = masks[: len(masks) // 2]
        for playout in range(playouts):
            states[POSITION] = root[0]
            rekey(states[POSITION], source)
            conceal(states[POSITION], c, seat)
            follow(legal, apply, states[POSITION], c, mask, plan)
            settle(legal, apply, states[POSITION], c, mask)
            if playout < len(actors):
                actors[playout] = states[POSITION].actor
                if actors[playout] != NOBODY:
                    observe(states[POSITION], c, actors[playout], knowledge[playout])
            play_on(legal, apply, evaluate, states, c, masks, source)
            outcome(states[POSITION], c, points, places)
            share_win(states[POSITION].seats, points, places, wins, sums)

    return playing_on


@cache
def playing_on_kernel(game: Game[Any, Any]) -> Callable[..., None]:
    with compiled_cache(game.folder):
        return _make_playing_on(game)


def compared(game: Game[Any, Any], estimates: Sequence[Estimate]) -> list[Chances]:
    """The chances of several positions: the network's word counts where it has one on each."""
    said = all(one.expected is not None for one in estimates)
    network = tuning(game.folder).chances.network if said else 0.0
    return [
        Chances(_rounded(_mixed(one, network), 4), _rounded(one.points, 2)) for one in estimates
    ]


def _mixed(one: Estimate, network: float) -> np.ndarray[Any, Any]:
    """Shares of the wins, so much of them the network's word."""
    if one.expected is None:
        return one.shares
    return (1 - network) * one.shares + network * one.expected


def word_of(game: Game[Any, Any], seats: int, reward: float) -> float:
    """What a search's mean reward says: how likely the win is, or without a network the lead."""
    if tuning(game.folder).is_led_at(seats):
        return log_odds(reward)
    return lead_of(reward)


def lead_of(reward: float) -> float:
    """A mean reward as the lead it stands for: 0 when level, 1 for about 15 points."""
    beyond = max(-SUREST, min(SUREST, 2 * reward - 1))
    return beyond / (1 - abs(beyond))


def solo_points(reward: float) -> float:
    """The points that a reward stands for where one plays alone."""
    sure = min(SUREST, reward)
    return SOLO_SCALE / POINT * sure / (1 - sure)


def log_odds(share: float) -> float:
    likely = max(LEAST_SHARE, min(1 - LEAST_SHARE, share))
    return log(likely / (1 - likely))


def weighed(game: Game[Any, Any], base: Chances, seat: int, reward: float, best: float) -> Chances:
    """The chances when a search expects this reward for a seat, where `best` was possible.

    What playouts say of the position and what the search says are weighed as fits the game best;
    the others share what is left as they would by playouts. Alone, playouts tell the points that
    can be made, and the search how many fewer it will be.
    """
    if len(base.wins) == 1:
        fewer = solo_points(best) - solo_points(reward)
        return Chances(base.wins, [round(base.points[0] - fewer, 2)])
    weights = tuning(game.folder).chances
    odds = weights.playouts * log_odds(base.wins[seat]) + weights.search * word_of(
        game, len(base.wins), reward
    )
    own = 1 / (1 + exp(-odds))
    others = sum(base.wins) - base.wins[seat]
    even = 1 / (len(base.wins) - 1)
    shares = [(1 - own) * (share / others if others > 0 else even) for share in base.wins]
    shares[seat] = own
    return Chances([round(share, 4) for share in shares], base.points)


def estimate(
    engine: Interpreted,
    s: Header,
    c: Record,
    seat: int,
    seed: bytes,
    playouts: int,
    plan: Sequence[int] = (),
) -> Estimate:
    """How the match would end for each seat after the plan, from what `seat` knows in `s`."""
    game = engine.game
    wins, sums = np.zeros(MAX_SEATS), np.zeros(MAX_SEATS, np.int64)
    points, places = np.zeros(MAX_SEATS, np.int64), np.zeros(MAX_SEATS, np.int64)
    source = source_of(salted(seed, b"chances"))
    network = NetworkBot()
    worth_asking = s.seats > 1 and tuning(game.folder).asks_network_at(s.seats)
    asks = worth_asking and not network.misfit(game, c)
    actors = np.full(min(playouts, SHOWN) if asks else 0, NOBODY)
    knowledge = np.zeros((len(actors), game.observation_size), np.float32)
    playing_on_kernel(game)(
        own_rows(game, s, 1), own_rows(game, s, 3), c.memory, seat, np.array(plan, np.int64),
        np.zeros(2 * game.actions.count, np.int8), source.memory,
        points, places, playouts, wins, sums, actors, knowledge,
    )  # fmt: skip
    expected = None
    if asks and (actors != NOBODY).all():
        _, values = network.loaded(game)(knowledge)
        expected = expected_shares(values, actors, s.seats)
    return Estimate(wins[: s.seats] / playouts, sums[: s.seats] / playouts, expected)


def expected_shares(
    values: np.ndarray[Any, Any], actors: np.ndarray[Any, Any], seats: int
) -> np.ndarray[Any, Any]:
    """Each seat's share of the wins, from what a network expects for the seats from the actor on.

    It expects rewards: the win and, less, the margin. They are taken as if for the win alone, so a
    sure win by little looks less than sure; `compared` therefore never mixes it with a plain count.
    """
    shares = np.zeros(seats)
    for seat in range(seats):
        own = values[np.arange(len(actors)), (seat - actors) % seats].mean()
        shares[seat] = max(LEAST, (own * (seats - 1) + 1) / seats)
    return shares / shares.sum()


def _rounded(numbers: np.ndarray[Any, Any], digits: int) -> list[float]:
    return [round(float(number), digits) for number in numbers]
