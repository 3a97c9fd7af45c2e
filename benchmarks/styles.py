"""Styles: as strong as the plain bot of the same level, and of another taste?

Each style plays the plain bot on the same deals with the seats changed: its share of the wins. At
each of its decisions the plain bot is asked as well, with the same seed: how often the style
decides otherwise, and how much better its choice is liked then, by its own weights.

python benchmarks/styles.py nizam sintra --levels medium,hard --matches 200 --cores 2
"""

import argparse
from dataclasses import dataclass
from hashlib import sha256
from statistics import fmean

from ludoteka.bots.levels import STYLED, bot, styles
from ludoteka.bots.style import Style, finished
from ludoteka.bots.tuning import tuning
from ludoteka.core.game import Setting, setting
from ludoteka.core.match import Match
from ludoteka.core.record import Header
from ludoteka.core.registry import folder, game, meta
from ludoteka.lab.ratings import wilson
from ludoteka.lab.spread import spread

SEATS = 2


@dataclass(frozen=True)
class Played:
    """One match, as the styled seat sees it."""

    wins: float
    decisions: int
    liked: list[float]
    """where it decided otherwise than the plain bot: how much better it liked that"""


def play(agreed: Setting, level: str, name: str, number: int) -> Played:
    deal, seat = divmod(number, SEATS)
    match = Match(game(agreed.game), agreed, sha256(b"style %d" % deal).digest())
    plain = bot(agreed.game, level, SEATS)
    styled = bot(agreed.game, f"{level}{STYLED}{name}", SEATS)
    style = tuning(folder(agreed.game)).styles[name]
    decisions, liked = 0, []
    while not match.over:
        seed = sha256(match.key + b"%d" % len(match.plies)).digest()
        state = match.concealed(match.actor, seed)
        action = plain.decide(match.engine, state, match.c, seed)
        if match.actor == seat:
            instead, action = action, styled.decide(match.engine, state, match.c, seed)
            decisions += 1
            if action != instead:
                liked.append(_more(style, match, state, seed, action, instead))
        match.play(action)
    _, places = match.outcome()
    return Played(float(places[seat] == 0) / places.count(0), decisions, liked)


def _more(style: Style, match: Match, s: Header, seed: bytes, action: int, instead: int) -> float:
    def liking(begin: int) -> float:
        done, after = finished(match.engine, s, match.c, seed, begin)
        return style.liking(match.engine, s, after, match.c, done)

    return liking(action) - liking(instead)


def told(level: str, style: str, played: list[Played]) -> str:
    wins = sum(one.wins for one in played)
    low, high = wilson(wins, len(played))
    liked = [more for one in played for more in one.liked]
    otherwise = len(liked) / sum(one.decisions for one in played)
    return (
        f"| {level} | {style} | {wins / len(played):.1%} ({low:.1%}–{high:.1%}), {len(played)} | "
        f"{otherwise:.1%} | {fmean(liked or [0.0]):+.2f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--levels", default="medium,hard")
    parser.add_argument("--styles", default="", help="all that the game has, unless given")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--cores", type=int, default=1)
    given = parser.parse_args()
    for key in given.games:
        print(f"**{key}**", flush=True)
        agreed = setting(meta(key), SEATS)
        for level in given.levels.split(","):
            for style in given.styles.split(",") if given.styles else styles(key):
                work = [(agreed, level, style, number) for number in range(given.matches)]
                print(told(level, style, list(spread(play, work, given.cores))), flush=True)


if __name__ == "__main__":
    main()
