"""Matches beside the training: other cores play the network as it was at each point of the curve.

Strength against a bot of the arena takes seconds of a core a match, so it is not waited for.
"""

from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Self

from ludoteka.core.game import setting
from ludoteka.core.registry import meta
from ludoteka.lab.arena import play
from ludoteka.lab.results import Fixture, Played

SEED = 1


class Beside:
    """The bot that the network meets without a search, on the usual table."""

    def __init__(self, game: str, against: str, matches: int, cores: int) -> None:
        self.against, self.matches = against, matches
        self.agreed = setting(meta(game))
        self.pool = ProcessPoolExecutor(cores, get_context("spawn"))
        self.folder = TemporaryDirectory()
        self.playing: dict[int, list[Future[Played]]] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self.pool.shutdown(cancel_futures=True)
        self.folder.cleanup()

    def begin(self, point: int, network: Path) -> None:
        """Hand out the matches of a point, all on the same deals with the seats rotated."""
        kept = Path(self.folder.name) / f"{point}.npz"
        copyfile(network, kept)
        self.playing[point] = [
            self.pool.submit(
                play, self.agreed,
                Fixture(0, f"network:0@{kept}", self.against, *divmod(number, self.agreed.seats)),
                SEED,
            )
            for number in range(self.matches)
        ]  # fmt: skip

    def shares(self, wait: bool = False) -> dict[int, float]:
        """The network's share of the wins at the points whose matches are all played."""
        return {
            point: sum(one.result().share for one in matches) / len(matches)
            for point, matches in self.playing.items()
            if wait or all(one.done() for one in matches)
        }
