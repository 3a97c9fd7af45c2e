"""Whether worlds weighed by what the other has done are worth more than worlds dealt evenly.

    python benchmarks/belief.py --matches 40 --simulations 200
    python benchmarks/belief.py --matches 20 --by network:100   # only how well the truth is guessed

A War of Whispers at two seats: the other's loyalties are one of 120 orders of five tokens. Each is
weighed by how readily the network would have taken every decision that was seen, had it had these
loyalties; the partners of cards are imagined anew each time. *Surprise* is the negative logarithm
of the weight of the truth, less is better. *Play*: the network's search with worlds drawn by these
weights against the same search with worlds dealt evenly, on the same deals with seats changed.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import sha256
from itertools import count, permutations, takewhile
from time import monotonic
from typing import Any

import numpy as np

from ludoteka.bots.bot import Bot
from ludoteka.bots.levels import bot
from ludoteka.bots.network.network import Network, load
from ludoteka.bots.search.guided import Grove, _kernels
from ludoteka.bots.search.kernels import own_rows
from ludoteka.bots.search.tree import ANY
from ludoteka.core.conceal import concealed, source_of
from ludoteka.core.game import Game, setting
from ludoteka.core.match import Match
from ludoteka.core.record import NOBODY, Header, Record
from ludoteka.core.registry import folder, game, meta
from ludoteka.core.rule import rule
from ludoteka.games.whispers.conceal import conceal_hands
from ludoteka.games.whispers.parts import SLOT_COUNT
from ludoteka.lab.ratings import wilson
from ludoteka.lab.spread import spread

WHISPERS = "whispers"
HANDS = 1
"""imagined for every decision that is judged"""
TRIES = 8
"""to imagine a hand with which the decision could be taken"""
BATCH = 4
"""simulations with the same loyalties"""
EXPLORATION = 0.6


@rule
def conceal_cards(s: Any, c: Any, seat: int) -> None:
    """Only cards are dealt anew: loyalties are those that were put there."""
    if s.actor != NOBODY:
        conceal_hands(s, c, seat)


@cache
def with_given_loyalties() -> Game[Any, Any]:
    return replace(game(WHISPERS), conceal=conceal_cards)


@cache
def network() -> Network:
    return load(folder(WHISPERS) / "network-pair.npz")


@dataclass
class Belief:
    """What a seat thinks of the other's loyalties."""

    me: int
    orders: np.ndarray[Any, Any] = field(
        default_factory=lambda: np.array(list(permutations(range(SLOT_COUNT))), np.int8)
    )
    logs: np.ndarray[Any, Any] = field(default_factory=lambda: np.zeros(120))

    def weights(self, trust: float) -> np.ndarray[Any, Any]:
        """With a trust of 0 all are alike, with 1 they are weighed as the network says."""
        scaled = trust * self.logs
        weights = np.exp(scaled - scaled.max())
        return weights / weights.sum()

    def surprise(self, match: Match, trust: float) -> float:
        truth = match.state.loyalty[1 - self.me].tolist()
        found = (self.orders == truth).all(axis=1)
        return float(-np.log(self.weights(trust)[found][0]))

    def judge(self, match: Match, s: Any, action: int, seed: bytes) -> None:
        """The other is about to decide so."""
        shares = [
            self._shares(match, own, action) for own in self._imagined(match, s, action, seed)
        ]
        if shares:
            self.logs += np.log(np.mean(shares, axis=0) + 1e-6)

    def _imagined(self, match: Match, s: Any, action: int, seed: bytes) -> list[Any]:
        mask, found = match.engine.mask(), []
        for number in range(TRIES):
            key = sha256(b"belief %d" % number + seed).digest()
            own = concealed(match.engine, s, match.c, self.me, key)
            if match.engine.legal(own, match.c, mask) > 1 and mask[action]:
                found.append(own)
            if len(found) == HANDS:
                break
        return found

    def _shares(self, match: Match, own: Any, action: int) -> np.ndarray[Any, Any]:
        """How readily the decision is taken with each of the loyalties."""
        mask = match.engine.mask()
        match.engine.legal(own, match.c, mask)
        rows = np.zeros((len(self.orders), match.game.observation_size), np.float32)
        for number, order in enumerate(self.orders):
            own.memory["loyalty"][own.actor] = order
            rows[number] = match.engine.observe(own, match.c, own.actor)
        legal = mask.nonzero()[0]
        liked = network()(rows)[0][:, legal].astype(np.float64)
        liked = np.exp(liked - liked.max(axis=1, keepdims=True))
        return liked[:, list(legal).index(action)] / liked.sum(axis=1)

    def follow(self, before: Any, after: Any) -> None:
        """Tokens that change places do so in every order; what is turned up is known."""
        other = 1 - self.me
        old, new = before.loyalty[other].tolist(), after.loyalty[other].tolist()
        self.orders = self.orders[:, [old.index(empire) for empire in new]]
        open_ = [slot for slot in range(SLOT_COUNT) if after.revealed[other] >> slot & 1]
        kept = (self.orders[:, open_] == np.array(new)[open_]).all(axis=1)
        self.orders, self.logs = self.orders[kept], self.logs[kept]


def search(match: Match, belief: Belief, trust: float, simulations: int, seed: bytes) -> int:
    """The network's search, every few simulations with other loyalties."""
    playing, s, c = with_given_loyalties(), match.concealed(match.actor, seed), match.c
    chance = np.random.default_rng(list(seed))
    weights = belief.weights(trust)
    grove = Grove(playing, (simulations + 1) * playing.actions.count, None)
    walks, harvest = _kernels(playing)
    root, source = own_rows(playing, s, 1), source_of(seed)
    done = -1
    while done < simulations:
        batch = 1 if done < 0 else BATCH
        root[0]["loyalty"][1 - belief.me] = belief.orders[chance.choice(len(weights), p=weights)]
        walks(
            root, grove.work, c.memory, s.actor, grove.nodes, grove.size, grove.paths,
            grove.depths, grove.masks, grove.knowledge, source.memory, EXPLORATION, batch, ANY,
        )  # fmt: skip
        preferences, values = network()(grove.knowledge[:batch])
        harvest(
            grove.work, c.memory, grove.nodes, grove.size, grove.paths, grove.depths, grove.masks,
            preferences, values, grove.points, grove.places, network().worth, batch,
        )  # fmt: skip
        done += batch
    visits = grove.visits()
    return max(visits, key=lambda action: visits[action])


@dataclass
class Played:
    share: float
    """of the win, for the one who weighs"""
    surprises: list[tuple[int, float, float, float]]
    """round, dealt evenly, weighed, weighed with half the trust"""


def played(deal: int, weigher: int, trust: float, simulations: int, by: str) -> Played:
    match = Match(game(WHISPERS), setting(meta(WHISPERS), 2), sha256(b"belief %d" % deal).digest())
    beliefs, found = [Belief(0), Belief(1)], []
    player = bot(WHISPERS, by, 2) if by else None
    while not match.over:
        seat, s = match.actor, match.state.copy()
        seed = sha256(b"%d %d %d" % (deal, weigher, len(match.plies))).digest()
        if seat == weigher:
            seen = [beliefs[seat].surprise(match, t) for t in (0, trust, trust / 2)]
            found.append((int(s.current_round), *seen))
        action = decide(match, player, beliefs[seat], trust if seat == weigher else 0.0,
                        simulations, seed)  # fmt: skip
        if seat != weigher:
            beliefs[weigher].judge(match, s, action, seed)
        for step in match.play(action):
            for belief in beliefs:
                belief.follow(step.before, step.after)
    places = match.outcome()[1]
    share = 1 / places.count(0) if places[weigher] == 0 else 0.0
    return Played(share, found)


def decide(
    match: Match, player: Bot | None, belief: Belief, trust: float, simulations: int, seed: bytes
) -> int:
    if player is None:
        return search(match, belief, trust, simulations, seed)
    own: Header = match.concealed(match.actor, seed)
    c: Record = match.c
    return player.decide(match.engine, own, c, seed)


def told(matches: list[Played]) -> Iterator[str]:
    rounds = defaultdict(list)
    for match in matches:
        for number, *seen in match.surprises:
            rounds[number].append(seen)
    yield "round  decisions  surprise: dealt evenly, weighed, weighed with half the trust"
    for number, seen in sorted(rounds.items()):
        yield f"{number:5}  {len(seen):9}  " + "  ".join(f"{x:.3f}" for x in np.mean(seen, axis=0))
    shares = sum(match.share for match in matches)
    low, high = wilson(shares, len(matches))
    share = shares / len(matches)
    yield f"who weighs wins {share:.1%} ({low:.1%}-{high:.1%}) of {len(matches)} matches"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--trust", type=float, default=1.0)
    parser.add_argument("--by", default="", help="a bot that plays both seats in place of searches")
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--first", type=int, default=0, help="the first deal")
    given = parser.parse_args()
    until = monotonic() + 60 * given.minutes
    work = (
        (given.first + number // 2, number % 2, given.trust, given.simulations, given.by)
        for number in takewhile(lambda n: n < given.matches and monotonic() < until, count())
    )
    for line in told(list(spread(played, work, given.cores))):
        print(line)


if __name__ == "__main__":
    main()
