"""What all commands share: the consoles, errors in one line, progress bars."""

import os
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, ParamSpec

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from ludoteka.core.errors import LudotekaError, NotReadable
from ludoteka.core.registry import GAMES

P = ParamSpec("P")

out = Console()
err = Console(stderr=True)

GameKey = Annotated[str, typer.Argument(help=f"One of: {', '.join(GAMES)}.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a machine to read.")]


def warn(text: object) -> None:
    """One line for people, beside what the command prints."""
    err.print(f"ludoteka: {text}", markup=False, highlight=False, soft_wrap=True)


def plain_errors(command: Callable[P, None]) -> Callable[P, None]:
    """Bad input gets one clear line and exit code 2; nothing is changed."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except LudotekaError as error:
            warn(error)
            raise typer.Exit(2) from None

    return run


def check_writable(path: Path | None) -> None:
    """Before the work whose result shall be written there."""
    if path is None:
        return
    place = path if path.exists() else path.parent
    if path.is_dir() or not path.parent.is_dir() or not os.access(place, os.W_OK):
        raise NotReadable(f"{path}: cannot be written")


def as_json(value: object) -> None:
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


def bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, TimeElapsedColumn(), console=err, transient=True)


def pair(text: str) -> tuple[str, str]:
    """An option of a game: `name=value`."""
    name, equals, value = text.partition("=")
    if not equals:
        raise NotReadable(f"option {text!r}: write name=value")
    return name, value
