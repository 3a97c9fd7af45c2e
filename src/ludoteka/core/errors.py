"""What can go wrong, by who is wrong.

LudotekaError
├── NotReadable      the text, file or message cannot be understood
│   └── PackError    a component pack: which file, which line
├── UnknownName      there is no such game, option, seat count, pack, level ...
├── NotLegal         understood, but a rule forbids it now
└── NotYourTurn      understood, but another seat decides
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


class LudotekaError(Exception):
    """The base of all errors a caller can cause."""

    def __reduce__(self) -> tuple[Any, ...]:
        """What was raised in another process arrives as it was, whatever its class is made of."""
        return _arrived, (type(self), self.args), self.__dict__


def _arrived(kind: type[LudotekaError], args: tuple[Any, ...]) -> LudotekaError:
    return kind.__new__(kind, *args)


class NotReadable(LudotekaError):  # noqa: N818 - reads as a sentence where it is raised
    pass


class PackError(NotReadable):
    def __init__(self, file: str | Path, line: int, what: str) -> None:
        super().__init__(f"{file}:{line}: {what}")
        self.file, self.line, self.what = file, line, what


class UnknownName(LudotekaError):  # noqa: N818
    def __init__(self, what: str, name: object, known: object) -> None:
        super().__init__(f"unknown {what} {name!r}; known: {known}")


@dataclass(frozen=True)
class Reason:
    """Why an action is not legal: the rule, and the sentence for the player."""

    rule: str
    message: str
    args: dict[str, str | int] = field(default_factory=dict)


class NotLegal(LudotekaError):  # noqa: N818
    def __init__(self, notation: str, reason: Reason) -> None:
        super().__init__(f"{notation!r} is not legal now: {reason.rule} ({reason.message})")
        self.reason = reason


class NotYourTurn(LudotekaError):  # noqa: N818
    def __init__(self, seat: int, actor: int) -> None:
        super().__init__(f"seat {seat} cannot act now; seat {actor} decides")
        self.seat, self.actor = seat, actor
