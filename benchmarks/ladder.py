"""The ladder of docs/bots.md: who plays whom in every game, and the tables of what was played.

    python benchmarks/ladder.py nizam --cores 2     # plays on where benchmarks/ladder stops
    python benchmarks/ladder.py sintra inori --only 2-first --cores 14 --minutes 8
    python benchmarks/ladder.py --tables            # only counts

Bots are called by what they are, not by their level, so that rows stay true when levels change.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from pathlib import Path
from time import monotonic

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

from ludoteka.bots.levels import LEVELS, named
from ludoteka.bots.tuning import ALONE, tuning
from ludoteka.core.errors import LudotekaError
from ludoteka.core.registry import GAMES, folder, meta
from ludoteka.lab.arena import Arena, settings
from ludoteka.lab.ratings import Rating
from ludoteka.lab.results import read
from ludoteka.lab.summary import Pair, Table, tables

FOLDER = Path(__file__).parent / "ladder"
GAMES_A_PAIR, SOLO_GAMES = 200, 500
PLAIN = "playouts:2000"
"""plain information-set MCTS with 2,000 uniform playouts a decision"""
SENSED_RUNGS = ["search:2000", "search:300", "greedy", "random"]
RUNGS = {
    "nizam": ["search:2000", "search:300", "search:30", "greedy", "random"],
    "inori": ["random", "greedy", "search:300", PLAIN],
    "whispers": [PLAIN, "search:300", "greedy", "random"],
}
"""with a bot that is a level or plays the expert, so that all of a game's bots can be compared; in
the latter two the search plays on at random: the plain one with more playouts is the next rung"""


@dataclass(frozen=True)
class Chapter:
    """A file of results: these bots, each with its neighbour, at one seat count."""

    game: str
    seats: int
    name: str
    bots: list[str]
    form: str = ""
    games: int = GAMES_A_PAIR

    @property
    def of_game(self) -> str:
        return f"{self.seats}-{self.name}"

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.game}-{self.of_game}.jsonl"

    def arena(self) -> Arena:
        agreed = settings(self.game, str(self.seats), self.form, {})
        pairs = {1: "all", 2: "first"}.get(len(self.bots), "neighbours")
        return Arena(agreed, self.bots, self.games, pairs=pairs)


def chapters(game: str) -> Iterator[Chapter]:
    for seats in (2, meta(game).forms[0].seats[-1]):
        easy, medium, hard, expert = (named(game, level, seats) for level in LEVELS)
        first, hard_then = of_the_first_day(game, hard)
        expert = LEVELS[-1] if "@" in expert else expert  # whose network lies in the game's folder
        if expert != first:
            yield Chapter(game, seats, "first", [expert, first])
        yield Chapter(game, seats, "expert", [first, PLAIN])
        yield Chapter(game, seats, "upper", [first, hard_then])
        yield Chapter(game, seats, "lower", [hard_then, medium, easy])
        yield Chapter(game, seats, "rungs", RUNGS.get(game, SENSED_RUNGS))
    for form in meta(game).forms:
        alone = named(game, LEVELS[-1], ALONE)
        if 1 in form.seats and alone != named(game, LEVELS[-1]):
            yield Chapter(game, 1, "expert", [alone], form.id, SOLO_GAMES)


def of_the_first_day(game: str, hard: str) -> tuple[str, str]:
    """The expert of that day and the level below it, by what they are; by name with a network."""
    earlier = tuning(folder(game)).earlier
    expert = earlier["expert-1"][0]
    return "expert-1" if "@" in expert else expert, "hard-1" if "hard-1" in earlier else hard


def chosen(games: list[str], only: list[str]) -> list[Chapter]:
    """The chapters of these games; with `only` those of these names, in that order."""
    known = [chapter for game in games for chapter in chapters(game)]
    return [one for name in only for one in known if one.of_game == name] if only else known


def play(
    chapter: Chapter, cores: int, progress: Progress, ray: str, until: float, together: int
) -> None:
    arena = chapter.arena()
    task = progress.add_task(chapter.file.stem, total=arena.count)
    arena.run(chapter.file, cores, lambda: progress.advance(task), ray, until, together)


def in_words(game: str) -> Iterator[str]:
    """The tables of a game, as Markdown."""
    files = [chapter.file for chapter in chapters(game) if chapter.file.exists()]
    found = tables([read(file) for file in files])
    together = [table for table in found if table.pairs]
    yield f"**{game}**\n"
    if together:
        yield from _pairs(together)
        yield ""
        yield from _places(game, together)
    for table in found:
        for one in table.points if table.setting.seats == 1 else []:
            points = f"{one.mean:.1f} points ({one.low:.1f}–{one.high:.1f})"
            yield f"\nAlone `{one.bot}`: {points}, {one.games} games."


def _pairs(together: list[Table]) -> Iterator[str]:
    """Who wins how often against whom."""
    heads = [f"{t.setting.seats} seats (fair {100 / t.setting.seats:.0f} %)" for t in together]
    yield f"| first | second | {' | '.join(heads)} |"
    yield "|---|---|" + "---|" * len(heads)
    for first, second in dict.fromkeys((p.first, p.second) for t in together for p in t.pairs):
        cells = [_cell(table, first, second) for table in together]
        yield f"| `{first}` | `{second}` | {' | '.join(cells)} |"


def _places(game: str, together: list[Table]) -> Iterator[str]:
    """All bots on one scale, the strongest at the fewest seats first."""
    sizes = {table.setting.seats for table in together}
    levels = {named(game, level, seats): level for level in LEVELS for seats in sizes}
    scales = [{one.bot: one for one in table.ratings} for table in together]
    yield f"| by rating | level | {' | '.join(f'{t.setting.seats} seats' for t in together)} |"
    yield "|---|---|" + "---|" * len(together)
    for name in dict.fromkeys(name for scale in scales for name in scale):
        cells = [_rating(scale[name]) if name in scale else "–" for scale in scales]
        yield f"| `{name}` | {levels.get(name, '')} | {' | '.join(cells)} |"


def _rating(one: Rating) -> str:
    return f"{one.mu:.1f} ± {(one.high - one.low) / 2:.1f}"


def _cell(table: Table, first: str, second: str) -> str:
    for pair in table.pairs:
        if (pair.first, pair.second) == (first, second):
            return _rate(pair)
    return "–"


def _rate(pair: Pair) -> str:
    low, high = 100 * pair.low, 100 * pair.high
    return f"{100 * pair.rate:.1f} % ({low:.1f}–{high:.1f}), {pair.games} games"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--ray", default="", help="address of a Ray cluster, or local")
    parser.add_argument("--only", nargs="+", default=[], help="chapters, as 2-first 4-expert")
    parser.add_argument(
        "--together", type=int, default=1, help="matches side by side; networks answer on CUDA"
    )
    parser.add_argument("--minutes", type=float, default=inf, help="begin no match after these")
    parser.add_argument("--tables", action="store_true", help="play nothing, print Markdown")
    given = parser.parse_args()
    until = monotonic() + 60 * given.minutes
    try:
        if not given.tables:
            columns = (
                *Progress.get_default_columns()[:2],
                MofNCompleteColumn(),
                TimeRemainingColumn(),
            )
            with Progress(*columns, console=Console(stderr=True)) as progress:
                for chapter in chosen(given.games, given.only):
                    play(chapter, given.cores, progress, given.ray, until, given.together)
        for game in given.games:
            print("\n".join(in_words(game)) + "\n")
    except LudotekaError as error:
        raise SystemExit(f"ladder.py: {error}") from None


if __name__ == "__main__":
    main()
