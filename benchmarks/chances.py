"""How well do chances foretell? Positions of matches between equal players, and their ends.

Many matches with a few positions each, since all positions of a match end alike. What was asked
lies in FOLDER/GAME-SEATS.jsonl; the same command goes on where that stops. From it follow the error
of the chances as playouts tell them and as analyses and hints do, where a search's word is weighed
in, and their reliability by tenths, drawn in FOLDER/GAME-SEATS.svg. `--fit` tells the weights that
fit best (`[chances]` in a game's `bots.toml`); what is told then is of weights that were fitted to
the other half of the matches.

python benchmarks/chances.py --cores 16 --minutes 3              # plays on, all games
python benchmarks/chances.py sintra inori --minutes 0 --fit  # only counts
"""

import argparse
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec
import numpy as np

from ludoteka.bots.advice.chances import estimate, log_odds, word_of
from ludoteka.bots.advice.hints import adviser
from ludoteka.bots.bot import salted
from ludoteka.bots.levels import bot
from ludoteka.bots.tuning import Weights, tuning
from ludoteka.core.game import setting
from ludoteka.core.match import Match
from ludoteka.core.registry import GAMES, game
from ludoteka.lab.reliability import Foretold, diagram, tenths
from ludoteka.lab.spread import spread

Numbers = np.ndarray[Any, Any]

FOLDER = Path(__file__).parent / "chances"
PLAYOUTS, SIMULATIONS = 96, 300
"""as an analysis has them"""
ASKED = 3
"""positions of a match"""
PLAYERS = {"inori": "network:30", "whispers": "network:50"}
PLAYER = "search:150"
"""strong for the time they take, and never twice the same"""
STEPS, SHRINK = 50, 1.0
NETWORK = (0.1, 0.25, 0.5, 0.75, 0.9)
"""how much of the share of the wins may be the network's word"""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position from what the deciding seat knows, what judges say, and what it got."""

    game: str
    match: int
    phase: float
    """how much of the match's decisions were made"""
    playouts: float
    reward: float
    share: float
    """of the win"""
    network: float | None = None

    def judges(self, seats: int, network: float) -> tuple[float, float]:
        """What they say, when so much of the share of the wins is the network's word."""
        share = self.playouts
        if self.network is not None:
            share += network * (self.network - share)
        return log_odds(share), word_of(game(self.game), seats, self.reward)

    def chance(self, seats: int, weights: Weights) -> float:
        playouts, search = self.judges(seats, weights.network)
        return float(1 / (1 + np.exp(-weights.playouts * playouts - weights.search * search)))


def asked(name: str, seats: int, number: int, most: int = ASKED) -> list[Asked]:
    """A few positions of one match, any of them."""
    played, player = game(name), bot(name, PLAYERS.get(name, PLAYER), seats)
    match = Match(played, setting(played.meta, seats), number.to_bytes(32, "little"))
    course = []
    while not match.over:
        seed = sha256(b"%d %d" % (number, len(match.plies))).digest()
        s = match.concealed(match.actor, seed)
        course.append((match.actor, s.copy(), seed))
        match.play(player.decide(match.engine, s, match.c, seed))
    places = match.outcome()[1]
    shares = [(1 / places.count(0)) if place == 0 else 0.0 for place in places]
    chosen = Random(number).sample(range(len(course)), min(most, len(course)))  # noqa: S311
    return [
        _ask(match, number, n / len(course), *course[n], shares[course[n][0]])
        for n in sorted(chosen)
    ]


def _ask(
    match: Match, number: int, phase: float, seat: int, s: Any, seed: bytes, share: float
) -> Asked:
    found = estimate(match.engine, s, match.c, seat, seed, PLAYOUTS)
    thinker = adviser(match.game, s, SIMULATIONS)
    best = next(iter(thinker.ranking(match.engine, s, match.c, seed)))
    (reward,) = thinker.worths(match.engine, s, match.c, salted(seed, b"again"), [best])
    figures = {
        "phase": phase,
        "playouts": found.shares[seat],
        "reward": reward,
        "share": share,
    }
    rounded = {name: round(float(figure), 4) for name, figure in figures.items()}
    network = None if found.expected is None else round(float(found.expected[seat]), 4)
    return Asked(match.game.name, number, **rounded, network=network)


def file_of(folder: Path, name: str, seats: int) -> Path:
    return folder / f"{name}-{seats}.jsonl"


def read(file: Path) -> list[Asked]:
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Asked) for line in lines]


def ask(names: list[str], seats: int, folder: Path, cores: int, minutes: float) -> None:
    """Play on for so long, all games alike often; one process of each compiles it first."""
    folder.mkdir(parents=True, exist_ok=True)
    compiling = [(name, seats, 0, 1) for name in names]
    list(spread(asked, compiling, min(cores, len(names))))
    known = {name: {one.match for one in read(file_of(folder, name, seats))} for name in names}
    for said in spread(asked, _work(seats, known, minutes), cores):
        with file_of(folder, said[0].game, seats).open("ab") as file:
            file.writelines(msgspec.json.encode(one) + b"\n" for one in said)


def _work(seats: int, known: dict[str, set[int]], minutes: float) -> Iterator[tuple[str, int, int]]:
    until = monotonic() + 60 * minutes
    while monotonic() < until:
        name = min(known, key=lambda name: len(known[name]))
        number = next(number for number in count() if number not in known[name])
        known[name].add(number)
        yield name, seats, number


def fitted(said: list[Asked], seats: int) -> Weights:
    """The weights with which the ends are likeliest."""
    tried = NETWORK if said[0].network is not None else (Weights().network,)
    return max(
        (_fitted(said, seats, network) for network in tried), key=lambda w: _likely(said, seats, w)
    )


def _fitted(said: list[Asked], seats: int, network: float) -> Weights:
    judges = np.array([one.judges(seats, network) for one in said])
    weights = likeliest(judges, np.array([one.share for one in said]))
    return Weights(*(round(float(max(0.0, weight)), 2) for weight in weights), network)


def _likely(said: list[Asked], seats: int, weights: Weights) -> float:
    """Of the ends, in logarithms."""
    chances = np.array([one.chance(seats, weights) for one in said])
    shares = np.array([one.share for one in said])
    return float((shares * np.log(chances) + (1 - shares) * np.log(1 - chances)).sum())


def likeliest(judges: Numbers, shares: Numbers) -> Numbers:
    """A weight for each column, a little drawn to small ones (Newton)."""
    weights = np.zeros(judges.shape[1])
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-judges @ weights))
        slope = judges.T @ (shares - chances) - SHRINK * weights
        spread = chances * (1 - chances)
        bend = (judges * spread[:, None]).T @ judges + SHRINK * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights = weights + step / max(1.0, float(np.abs(step).max()))
    return weights


def foretold(said: list[Asked], seats: int, halves: tuple[Weights, Weights]) -> list[Foretold]:
    """With weights for the matches with even numbers, and for the others."""
    return [
        Foretold(one.match, one.chance(seats, halves[one.match % 2]), one.share) for one in said
    ]


def crosswise(said: list[Asked], seats: int) -> tuple[Weights, Weights]:
    """Each half of the matches gets the weights of the other."""
    even, odd = (fitted([one for one in said if one.match % 2 != half], seats) for half in range(2))
    return even, odd


def error(told: list[Foretold]) -> float:
    return float(np.mean([(one.chance - one.share) ** 2 for one in told]))


def tell(name: str, seats: int, folder: Path, *, fit: bool) -> None:
    said = read(file_of(folder, name, seats))
    shipped = tuning(game(name).folder).chances
    alone = error([Foretold(one.match, one.playouts, one.share) for one in said])
    now = foretold(said, seats, (shipped, shipped))
    matches = len({one.match for one in said})
    print(f"{name}: {matches} matches, {len(said)} positions")
    print(f"  error of playouts {alone:.4f}, as shipped {error(now):.4f}")
    if fit:
        now = foretold(said, seats, crosswise(said, seats))
        print(f"  fitted to the other half {error(now):.4f}; to all: {fitted(said, seats)}")
    rows = tenths(now)
    print(f"  said and came true: {' · '.join(map(str, rows))}", flush=True)
    title = f"{name}, {seats} seats: {len(said)} positions of {matches} matches"
    file_of(folder, name, seats).with_suffix(".svg").write_text(diagram(title, rows), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1.0, help="begin no match after these")
    parser.add_argument("--out", type=Path, default=FOLDER, help="folder of what was asked")
    parser.add_argument("--fit", action="store_true", help="tell the weights that fit best")
    given = parser.parse_args()
    if given.minutes > 0:
        ask(given.games, given.seats, given.out, given.cores, given.minutes)
    for name in given.games:
        tell(name, given.seats, given.out, fit=given.fit)


if __name__ == "__main__":
    main()
