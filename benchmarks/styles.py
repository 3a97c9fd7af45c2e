"""Styles: as strong as the plain bot of the same level, and of another taste?

Each style plays the plain bot on the same deals with the seats changed: its share of the wins, and
what both had or did of what the style likes, by its own weights, a decision on average. What was
played lies in FOLDER/GAME.jsonl; the same command goes on where that stops. Matches of a style that
was another then do not count.

python benchmarks/styles.py nizam sintra --levels medium,hard --matches 200 --cores 2
python benchmarks/styles.py --minutes 4 --cores 2    # all styles alike often
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from math import inf
from pathlib import Path
from statistics import fmean, stdev
from time import monotonic

import msgspec

from ludoteka.bots.levels import STYLED, bot, styles
from ludoteka.bots.tuning import tuning
from ludoteka.core.game import setting
from ludoteka.core.match import Match
from ludoteka.core.registry import GAMES, folder, game, meta
from ludoteka.lab.ratings import wilson
from ludoteka.lab.spread import spread

FOLDER = Path(__file__).parent / "styles"
SEATS = 2
SURE = 1.96
"""standard errors of an interval that holds 95 times in 100"""


@dataclass(frozen=True)
class Styled:
    """A style of a game at a level."""

    game: str
    level: str
    name: str

    @property
    def taste(self) -> str:
        """Short for all that it likes and is ready to give for it."""
        style = tuning(folder(self.game)).styles[self.name]
        return sha256(msgspec.json.encode(style)).hexdigest()[:8]


class Played(msgspec.Struct, frozen=True):
    """One match, as the styled seat sees it."""

    game: str
    level: str
    name: str
    taste: str
    number: int
    wins: float
    style: float
    """what it did and had of what it likes, a decision on average"""
    plain: float
    """what the other seat did and had of it"""

    def is_of(self, one: Styled) -> bool:
        return (self.game, self.level, self.name, self.taste) == (
            one.game, one.level, one.name, one.taste,
        )  # fmt: skip


def play(one: Styled, number: int) -> Played:
    deal, seat = divmod(number, SEATS)
    agreed = setting(meta(one.game), SEATS)
    match = Match(game(one.game), agreed, sha256(b"style %d" % deal).digest())
    bots = [bot(one.game, one.level, SEATS)] * SEATS
    bots[seat] = bot(one.game, f"{one.level}{STYLED}{one.name}", SEATS)
    style = tuning(folder(one.game)).styles[one.name]
    liked: list[list[float]] = [[] for _ in range(SEATS)]
    while not match.over:
        actor, before = match.actor, match.state.copy()
        seed = sha256(match.key + b"%d" % len(match.plies)).digest()
        action = bots[actor].decide(match.engine, match.concealed(actor, seed), match.c, seed)
        match.play(action)
        liked[actor].append(style.liking(match.engine, before, match.state, match.c, [action]))
    _, places = match.outcome()
    wins = float(places[seat] == 0) / places.count(0)
    means = (round(fmean(liked[of]), 4) for of in (seat, 1 - seat))
    return Played(one.game, one.level, one.name, one.taste, number, wins, *means)


def file_of(out: Path, name: str) -> Path:
    return out / f"{name}.jsonl"


def read(out: Path, one: Styled) -> list[Played]:
    file = file_of(out, one.game)
    lines = file.read_bytes().splitlines() if file.exists() else []
    played = (msgspec.json.decode(line, type=Played) for line in lines)
    return [match for match in played if match.is_of(one)]


def play_on(wanted: list[Styled], out: Path, matches: int, cores: int, until: float) -> None:
    out.mkdir(parents=True, exist_ok=True)
    known = {one: {match.number for match in read(out, one)} for one in wanted}
    for done in spread(play, _work(known, matches, until), cores):
        with file_of(out, done.game).open("ab") as file:
            file.write(msgspec.json.encode(done) + b"\n")


def _work(
    known: dict[Styled, set[int]], matches: int, until: float
) -> Iterator[tuple[Styled, int]]:
    while monotonic() < until:
        one = min(known, key=lambda one: len(known[one]))
        number = next((n for n in range(matches) if n not in known[one]), None)
        if number is None:
            return
        known[one].add(number)
        yield one, number


def told(one: Styled, played: list[Played]) -> str:
    wins = sum(match.wins for match in played)
    low, high = (100 * share for share in wilson(wins, len(played)))
    more = [match.style - match.plain for match in played]
    spread = SURE * stdev(more) / len(more) ** 0.5
    margin = tuning(folder(one.game)).styles[one.name].margin
    return (
        f"| {one.game} | {one.level} | {one.name}, margin {margin:g} | "
        f"{100 * wins / len(played):.1f} % ({low:.1f}–{high:.1f}), {len(played)} | "
        f"{fmean(match.plain for match in played):.3g} | "
        f"{fmean(match.style for match in played):.3g} ({fmean(more):+.2g} ± {spread:.2g}) |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--levels", default="medium")
    parser.add_argument("--styles", default="", help="all that the game has, unless given")
    parser.add_argument("--matches", type=int, default=200, help="of each style")
    parser.add_argument("--minutes", type=float, default=inf, help="begin no match after these")
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FOLDER, help="folder of what was played")
    given = parser.parse_args()
    wanted = [
        Styled(key, level, name)
        for key in given.games
        for level in given.levels.split(",")
        for name in (given.styles.split(",") if given.styles else styles(key))
    ]
    until = monotonic() + 60 * given.minutes
    play_on(wanted, given.out, given.matches, given.cores, until)
    for one in wanted:
        played = read(given.out, one)
        print(told(one, played) if len(played) > 1 else f"| {one.game} | {one.name} | – |")


if __name__ == "__main__":
    main()
