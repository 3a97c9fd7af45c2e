"""A game's puzzles as they grow: deal after deal, kept after each, resumed where they stopped."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec

from ludoteka.core.game import Setting
from ludoteka.core.puzzle import Puzzle, Shelf, read
from ludoteka.core.registry import meta
from ludoteka.lab.puzzles.find import puzzles_of
from ludoteka.lab.spread import spread

MOST_DEALS = 5_000
"""tried in one run: where nothing is found for so long, nothing will be"""


class Tried(msgspec.Struct, frozen=True):
    """What one deal gave."""

    deal: int
    puzzles: list[Puzzle]


def try_deal(agreed: Setting, deal: int) -> Tried:
    return Tried(deal, puzzles_of(agreed, deal))


def in_order(done: Iterable[Tried], first: int) -> Iterator[Tried]:
    """Deal after deal from the first, whichever was done before: what one core would find."""
    held: dict[int, Tried] = {}
    for tried in done:
        held[tried.deal] = tried
        while first in held:
            yield held.pop(first)
            first += 1


def fill(
    agreed: Setting,
    file: Path,
    count: int,
    first: int = 0,
    cores: int = 1,
    ray: str = "",
    tell: Callable[[int], None] = lambda _: None,
    others: Iterable[Path] = (),
) -> Shelf:
    """Find puzzles until the file holds so many; `tell` hears how many there are.

    What was found elsewhere, in other deals, lies in the files `others` and is put in first.
    """
    version = meta(agreed.game).version
    found = [puzzle for path in (file, *others) for puzzle in read(path, version).puzzles]
    shelf = Shelf(version, _sorted(tuple({puzzle.id: puzzle for puzzle in found}.values())))
    if others:
        _write(file, shelf)
    tell(len(shelf.puzzles))
    if len(shelf.puzzles) >= count:
        return shelf
    begin = max(first, *(puzzle.deal + 1 for puzzle in shelf.puzzles), 0)
    work = [(agreed, deal) for deal in range(begin, begin + MOST_DEALS)]
    for tried in in_order(spread(try_deal, work, cores, ray), begin):
        shelf = Shelf(version, _sorted((*shelf.puzzles, *tried.puzzles)))
        _write(file, shelf)
        tell(len(shelf.puzzles))
        if len(shelf.puzzles) >= count:
            break
    return shelf


def _sorted(puzzles: tuple[Puzzle, ...]) -> tuple[Puzzle, ...]:
    return tuple(sorted(puzzles, key=lambda p: (p.form, p.seats, p.deal, len(p.actions))))


def _write(file: Path, shelf: Shelf) -> None:
    beside = file.with_suffix(".new")
    beside.write_bytes(shelf.dump())
    beside.replace(file)
