"""Component packs: a TOML file -> checked structs -> one constant record for the rules."""

import re
import tomllib
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ludoteka.core.errors import NotReadable, PackError

T = TypeVar("T")

_HEADER = re.compile(r"\s*\[\[?\s*([\w.\"-]+)\s*\]\]?")
_STEP = re.compile(r"([\w-]+)(?:\[(\d+)\])?")


@dataclass(frozen=True)
class Pack:
    """The text of a component pack and what it says."""

    name: str
    path: Path
    text: str

    @classmethod
    def read(cls, path: str | Path) -> "Pack":
        path = Path(path)
        try:
            return cls(path.stem, path, path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise NotReadable(f"{path}: cannot be read: {error}") from None

    @cached_property
    def digest(self) -> str:
        return sha256(self.text.encode()).hexdigest()

    @cached_property
    def data(self) -> dict[str, Any]:
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"line (\d+)", str(error))
            line = int(found[1]) if found else self.text.count("\n") + 1
            raise PackError(self.path, line, str(error)) from None

    def typed(self, schema: type[T]) -> T:
        """The pack as structs of `schema`; fields that the schema does not name are left alone."""
        try:
            return msgspec.convert(self.data, schema)
        except msgspec.ValidationError as error:
            what, _, where = str(error).partition(" - at `$")
            raise self.error(where.strip(".`"), what) from None

    def error(self, where: str, what: str) -> PackError:
        """An error at a place such as `gem[3].copies`."""
        return PackError(self.path, self.line_of(where), f"{where}: {what}" if where else what)

    def line_of(self, where: str) -> int:
        """The line of the innermost part of `where` that can be found; 1 when none can."""
        steps = [(name, int(index or 0)) for name, index in _STEP.findall(where)]
        lines = self.text.splitlines()
        at, table = 0, ""
        for name, index in steps:
            inner = f"{table}.{name}".lstrip(".")
            header = _nth_header(lines, at, inner, index)
            if header is not None:
                at, table = header, inner
                continue
            key = _key_line(lines, at, name, bool(table))
            if key is None:
                break
            at = key
        return at + 1


def _nth_header(lines: list[str], start: int, name: str, nth: int) -> int | None:
    for number in range(start, len(lines)):
        found = _HEADER.match(lines[number])
        if found and found[1] == name:
            if nth == 0:
                return number
            nth -= 1
    return None


def _key_line(lines: list[str], start: int, key: str, inside: bool) -> int | None:
    for number in range(start + inside, len(lines)):
        if _HEADER.match(lines[number]):
            return None
        if re.match(rf"\s*{re.escape(key)}\s*=", lines[number]):
            return number
    return None
