"""The results of an arena: a file of JSON lines that only grows.

The first line is the plan; then, for every start, what rules and bots played; then a line a match.
A line that a crash cut off is dropped when the tournament goes on.
"""

from math import log10
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import msgspec

from ludoteka.core.errors import NotReadable
from ludoteka.core.game import Setting

STEPS = 50
"""sizes of a time from one power of ten to the next: 5 % each"""


def bucket(seconds: float) -> int:
    """The size of a time, as a whole number."""
    return round(STEPS * log10(max(seconds, 1e-7)))


def seconds_of(size: int) -> float:
    return 10.0 ** (size / STEPS)


class Fixture(msgspec.Struct, frozen=True, array_like=True):
    """One match to play."""

    setting: int
    """its number in the plan"""
    first: str
    second: str
    """has all seats but one; nobody in solo forms"""
    deal: int
    seat: int
    """of the first bot"""


class Plan(msgspec.Struct, frozen=True, tag="arena"):
    """What is played: it names the results, so that others cannot be mixed in."""

    game: str
    version: int
    """of the rules"""
    settings: list[Setting]
    bots: list[str]
    pairs: str
    games: int
    seed: int

    def difference(self, other: "Plan") -> str:
        """The first thing that is not the same, in words."""
        for name in self.__struct_fields__:
            if getattr(self, name) != getattr(other, name):
                return name
        return ""


class Run(msgspec.Struct, frozen=True, tag="run"):
    """A start of the tournament."""

    made_with: str
    """a hash of the sources of rules and bots, and of the networks that play"""


class Played(msgspec.Struct, frozen=True, tag="match"):
    fixture: Fixture
    points: list[int]
    places: list[int]
    times: dict[str, dict[int, int]]
    """bot -> size of the processor time of a decision -> how many"""

    @property
    def share(self) -> float:
        """Of the win for the first bot, with equal chances for all winners."""
        return 1 / self.places.count(0) if self.places[self.fixture.seat] == 0 else 0.0


Line = Plan | Run | Played


class Results:
    """The matches of a plan, kept in a file where one is given; closed at the end of `with`."""

    def __init__(self, plan: Plan, file: Path | None = None) -> None:
        self.plan, self.file = plan, file
        self.runs: list[Run] = []
        self.played: dict[Fixture, Played] = {}
        self.stream: IO[bytes] | None = None

    def __enter__(self) -> Self:
        if self.file is None:
            return self
        begun = self.file.exists() and self.file.stat().st_size > 0
        whole = self._resume(self.file) if begun else 0
        try:
            self.stream = self.file.open("r+b" if begun else "wb")
        except OSError as error:
            raise NotReadable(f"{self.file}: cannot be written: {error.strerror}") from None
        self.stream.truncate(whole)
        self.stream.seek(whole)
        if not begun:
            self._write(self.plan)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        if self.stream:
            self.stream.close()

    def append(self, line: Run | Played) -> None:
        if isinstance(line, Played):
            self.played[line.fixture] = line
        else:
            self.runs.append(line)
        self._write(line)

    def _write(self, line: Line) -> None:
        if self.stream:
            self.stream.write(msgspec.json.encode(line) + b"\n")
            self.stream.flush()

    def _resume(self, file: Path) -> int:
        """Take over what was played; how many bytes of the file are whole lines."""
        record = read(file)
        different = self.plan.difference(record.plan)
        if different:
            there, here = getattr(record.plan, different), getattr(self.plan, different)
            shown = "" if different == "settings" else f": {there} there, {here} here"
            raise NotReadable(
                f"{file}: these are results of other settings ({different}{shown}); "
                "nothing was changed"
            )
        self.runs, self.played = record.runs, {p.fixture: p for p in record.played}
        return record.whole


class Record(msgspec.Struct):
    """A file of results as read."""

    plan: Plan
    runs: list[Run]
    played: list[Played]
    whole: int = 0
    """bytes before a line that was cut off"""


def read(file: Path) -> Record:
    try:
        data = file.read_bytes()
    except OSError as error:
        raise NotReadable(f"{file}: cannot be read: {error.strerror}") from None
    whole = data.rfind(b"\n") + 1
    lines = [_line(file, n, text) for n, text in enumerate(data[:whole].splitlines(), 1)]
    if not lines or not isinstance(lines[0], Plan):
        raise NotReadable(f"{file}: not the results of an arena")
    runs = [line for line in lines if isinstance(line, Run)]
    played = [line for line in lines if isinstance(line, Played)]
    return Record(lines[0], runs, played, whole)


def _line(file: Path, number: int, text: bytes) -> Line:
    try:
        return msgspec.json.decode(text, type=Line)
    except msgspec.DecodeError as error:
        raise NotReadable(
            f"{file}:{number}: not a line of the results of an arena: {error}"
        ) from None
