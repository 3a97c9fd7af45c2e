"""How well do chances foretell? Positions of matches between equal searches, and their ends.

The same positions are asked twice: by playouts alone, and as analyses and hints tell them, where a
search's word is weighed in. `--fit` tells the weights that fit best (`[chances]` in a game's
`bots.toml`); what is printed then is of weights that were fitted to the other half of the matches.
`--scale` fits only how sure they are, in the shipped ratio: with few matches it errs less.

python benchmarks/chances.py sintra inori --matches 40
python benchmarks/chances.py sintra --matches 120 --fit
python benchmarks/chances.py sintra --matches 220 --scale
"""

import argparse
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

import numpy as np

from ludoteka.bots.advice.chances import compared, estimate, lead_of, log_odds
from ludoteka.bots.advice.hints import adviser
from ludoteka.bots.bot import SearchBot, salted
from ludoteka.bots.tuning import Weights, tuning
from ludoteka.core.game import setting
from ludoteka.core.match import Match
from ludoteka.core.registry import game

Numbers = np.ndarray[Any, Any]

PLAYOUTS, SIMULATIONS = 96, 300
"""as an analysis has them"""
ASKED = 0.08
"""of all decisions"""
PLAYER = SearchBot(simulations=150)
STEPS, SHRINK = 200, 1.0
TENTHS = 10


@dataclass(frozen=True)
class Asked:
    """A position from what the deciding seat knows, and how much of the win it got."""

    match: int
    playouts: float
    reward: float
    share: float

    @property
    def judges(self) -> tuple[float, float]:
        return log_odds(self.playouts), lead_of(self.reward)

    def chance(self, weights: Weights) -> float:
        playouts, lead = self.judges
        return 1 / (1 + np.exp(-weights.playouts * playouts - weights.search * lead))


def asked(name: str, number: int) -> list[Asked]:
    """Some positions of one match of two."""
    played, choose = game(name), Random(number)  # noqa: S311 - a sample, no secret
    match = Match(played, setting(played.meta, 2), number.to_bytes(32, "little"))
    said = []
    while not match.over:
        seat = match.actor
        seed = sha256(b"%d %d" % (number, len(match.plies))).digest()
        s = match.concealed(seat, seed)
        if choose.random() < ASKED:
            (found,) = compared([estimate(match.engine, s, match.c, seat, seed, PLAYOUTS)])
            thinker = adviser(played, s, SIMULATIONS)
            best = next(iter(thinker.ranking(match.engine, s, match.c, seed)))
            reward = thinker.worths(match.engine, s, match.c, salted(seed, b"again"), [best])[0]
            said.append((seat, found.wins[seat], reward))
        match.play(PLAYER.decide(match.engine, s, match.c, seed))
    places = match.outcome()[1]
    shares = [(1 / places.count(0)) if place == 0 else 0.0 for place in places]
    return [Asked(number, wins, reward, shares[seat]) for seat, wins, reward in said]


def fitted(said: list[Asked], kept: Weights | None = None) -> Weights:
    """The weights with which the ends are likeliest; `kept`: in the ratio of these."""
    judges = np.array([one.judges for one in said])
    mixed = np.eye(2) if kept is None else np.array([[kept.playouts], [kept.search]])
    weights = mixed @ likeliest(judges @ mixed, np.array([one.share for one in said]))
    return Weights(*(round(float(max(0.0, weight)), 2) for weight in weights))


def likeliest(judges: Numbers, shares: Numbers) -> Numbers:
    """A weight for each column, a little drawn to small ones (Newton)."""
    weights = np.full(judges.shape[1], 0.5)
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-judges @ weights))
        slope = judges.T @ (shares - chances) - SHRINK * weights
        spread = chances * (1 - chances)
        bend = (judges * spread[:, None]).T @ judges + SHRINK * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def error(chances: list[float], said: list[Asked]) -> float:
    return float(np.mean([(c - one.share) ** 2 for c, one in zip(chances, said, strict=True)]))


def reliability(chances: list[float], said: list[Asked]) -> str:
    """For every tenth: how often what was said so came true."""
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(TENTHS)]
    for chance, one in zip(chances, said, strict=True):
        tenths[min(TENTHS - 1, int(chance * TENTHS))].append((chance, one.share))
    told = (
        f"{np.mean([c for c, _ in tenth]):.2f}→{np.mean([s for _, s in tenth]):.2f} ({len(tenth)})"
        for tenth in tenths
        if tenth
    )
    return " · ".join(told)


def foretold(name: str, said: list[Asked], *, fit: bool, scale: bool) -> list[float]:
    shipped = tuning(game(name).folder).chances
    if not fit and not scale:
        return [one.chance(shipped) for one in said]
    kept = shipped if scale else None
    weights = fitted(said, kept)
    print(f"{name}: playouts = {weights.playouts}, search = {weights.search}")
    halves = [fitted([one for one in said if one.match % 2 != half], kept) for half in range(2)]
    return [one.chance(halves[one.match % 2]) for one in said]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--fit", action="store_true", help="tell the weights that fit best")
    parser.add_argument("--scale", action="store_true", help="only how sure they are")
    given = parser.parse_args()
    for name in given.games:
        said = [one for n in range(given.matches) for one in asked(name, n)]
        chances = foretold(name, said, fit=given.fit, scale=given.scale)
        alone, both = error([one.playouts for one in said], said), error(chances, said)
        print(f"{name}: {len(said)} positions, playouts alone {alone:.3f}, both {both:.3f}")
        print(f"  said and came true: {reliability(chances, said)}", flush=True)


if __name__ == "__main__":
    main()
