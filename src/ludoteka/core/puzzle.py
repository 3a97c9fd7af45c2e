"""Puzzles: positions of strong play in which one decision is clearly best.

A game's puzzles lie in `puzzles.json` in its folder, found and checked by `ludoteka puzzles`. A
file that cannot be read, or was made for other rules, is left out with a line in the log.
"""

import logging
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from ludoteka.core.fair import key_of
from ludoteka.core.game import Game, setting
from ludoteka.core.match import Match

FILE = "puzzles.json"
Theme = Literal["harvest", "prepare", "hinder", "finish"]
"""points at once · points later · fewer points for the others · the last part of the match"""

log = logging.getLogger("ludoteka.puzzles")


class Refutation(msgspec.Struct, frozen=True):
    """A decision that looks good and is not."""

    action: str
    wins: float
    """the seat's share of the wins after it"""
    replies: tuple[str, ...]
    """how strong players would go on, until the seat decides again"""


class Puzzle(msgspec.Struct, frozen=True):
    """A position, and the line of the seat's own decisions that is clearly best there."""

    id: str
    form: str
    seats: int
    options: dict[str, str | int]
    deal: int
    """which of the deals: it gives the secret of chance"""
    actions: tuple[str, ...]
    """the match so far"""
    seat: int
    line: tuple[str, ...]
    """the best decision, and those that follow while nothing is learnt and one is clearly best"""
    wins: float
    """the seat's share of the wins after the best decision"""
    grade: Annotated[int, msgspec.Meta(ge=1, le=3)]
    """1: medium finds it and easy does not; 2: hard does; 3: none of them"""
    theme: Theme
    refutations: tuple[Refutation, ...]

    def match(self, game: Game[Any, Any], *, compiled: bool = True) -> Match:
        """The match as it stands before the decision."""
        match = dealt(game, self.form, self.seats, self.options, self.deal, compiled=compiled)
        return match.replay(game.actions.parse(action) for action in self.actions)


class Shelf(msgspec.Struct, frozen=True):
    """All puzzles of a game."""

    version: int
    """of the rules they were found with"""
    puzzles: tuple[Puzzle, ...] = ()

    def dump(self) -> bytes:
        """One puzzle a line."""
        lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in self.puzzles)
        return f'{{"version":{self.version},"puzzles":[\n{lines}\n]}}\n'.encode()


def secret_of(game: str, deal: int) -> bytes:
    """The secret of chance of a match that is played to find puzzles."""
    return sha256(f"puzzle {game} {deal}".encode()).digest()


def dealt(
    game: Game[Any, Any],
    form: str,
    seats: int,
    options: dict[str, str | int],
    deal: int,
    *,
    compiled: bool = True,
) -> Match:
    agreed = setting(game.meta, seats, form, options)
    key = key_of(secret_of(game.meta.key, deal), [""] * seats)
    return Match(game, agreed, key, compiled=compiled)


def read(path: Path, version: int) -> Shelf:
    """The puzzles of a file; none where there is no file, or one that is of no use."""
    empty = Shelf(version)
    if not path.exists():
        return empty
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Shelf)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        log.warning("%s is left out: %s", path, error)
        return empty
    if found.version != version:
        log.warning("%s is left out: made for rules version %d", path, found.version)
        return empty
    return found


@cache
def puzzles(folder: Path, version: int) -> dict[str, Puzzle]:
    """The puzzles in a game's folder by their ids."""
    return {puzzle.id: puzzle for puzzle in read(folder / FILE, version).puzzles}
