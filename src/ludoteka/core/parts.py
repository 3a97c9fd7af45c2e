"""Component packs: a TOML file -> checked structs -> one constant record for the rules.

A pack is right or refused with file, line and reason. Whatever stands in it is read by the game's
schema (`typed`), is a fact that follows from the rules and the other parts (`confirm`), or is a
word for people; nothing is passed over.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import inspect

from ludoteka.core.errors import NotReadable, PackError

T = TypeVar("T")

Small = Annotated[int, msgspec.Meta(ge=0, le=100)]
"""a printed number: more is a slip of the pen, and could overflow a record"""
Facts = Mapping[str, Any]
"""what must stand in a pack where something stands: nested as its tables are"""
FEW = 8
"""names that an error message lists"""
WORDS = """
    name name_en name_uk name_ru names designer designers artist publisher year
    source reference note basis confidence
"""
"""what every pack may say to people: names, and where a number comes from"""

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
        """The pack as structs of `schema`; what the schema does not name is for `confirm`."""
        try:
            return msgspec.convert(self.data, schema)
        except msgspec.ValidationError as error:
            what, _, found = str(error).partition(" - at `$")
            where = found.strip(".`")
            known = _literals(inspect.type_info(schema), where)
            if known:
                value = what.removeprefix("Invalid enum value ")
                what = f"{value}, expected {' or '.join(map(repr, known))}"
            raise self.error(where, what) from None

    def confirm(self, schema: type, facts: Facts, words: str) -> None:
        """What `schema` does not read says what the facts say, or is one of `words`, for people."""
        free = frozenset(f"{WORDS} {words}".split())
        for where, value, fact in _unread(self.data, inspect.type_info(schema), facts, "", free):
            if fact is None:
                raise self.error(where, "nothing reads this")
            if (type(value), value) != (type(fact), fact):
                raise self.error(where, f"{value!r}, but rules and other parts make it {fact!r}")

    def each_once(self, table: str, name: str, found: Sequence[T], known: Sequence[T]) -> None:
        """The rows of a table, by their name: each that is known, once, in any order."""
        for place, row in enumerate(found):
            if row not in known:
                names = (
                    f"{known[0]} to {known[-1]}" if len(known) > FEW else ", ".join(map(str, known))
                )
                raise self.error(f"{table}[{place}].{name}", f"{row!r} is none of {names}")
            if row in found[:place]:
                raise self.error(f"{table}[{place}].{name}", f"{row!r} is there twice")
        for row in known:
            if row not in found:
                count = f"{len(found)} tables, not {len(known)}"
                raise self.error(f"{table}[{max(0, len(found) - 1)}]", f"{count}: no {row!r}")

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


def _unread(
    value: Any, kind: inspect.Type | None, fact: Any, where: str, words: frozenset[str]
) -> Iterator[tuple[str, Any, Any]]:
    """The values that no struct reads, with their places and the facts that they have to state."""
    if isinstance(kind, inspect.UnionType):
        kind = next(one for one in kind.types if not isinstance(one, inspect.NoneType))
    if isinstance(value, dict) and (kind is None or isinstance(kind, inspect.StructType)):
        read = {field.encode_name: field.type for field in kind.fields} if kind else {}
        facts = fact if isinstance(fact, Mapping) else {}
        for name, inner in value.items():
            if name not in words or name in read:
                inside = f"{where}.{name}".lstrip(".")
                yield from _unread(inner, read.get(name), facts.get(name), inside, words)
    elif isinstance(value, list) and (isinstance(kind, inspect.ListType) or _are_tables(value)):
        rows = fact if isinstance(fact, list) else []
        item = kind.item_type if isinstance(kind, inspect.ListType) else None
        if item is None and rows and len(rows) != len(value):
            yield f"{where}[{len(value) - 1}]", len(value), len(rows)
        for place, (inner, row) in enumerate(zip_longest(value, rows[: len(value)])):
            yield from _unread(inner, item, row, f"{where}[{place}]", words)
    elif kind is None:
        yield where, value, fact


def _literals(kind: inspect.Type, where: str) -> tuple[Any, ...]:
    """The values that a schema leaves to a place; none where it asks for something else."""
    for name, _ in _STEP.findall(where):
        if isinstance(kind, inspect.ListType):
            kind = kind.item_type
        if not isinstance(kind, inspect.StructType):
            return ()
        kind = next(field.type for field in kind.fields if field.encode_name == name)
    return kind.values if isinstance(kind, inspect.LiteralType) else ()


def _are_tables(value: list[Any]) -> bool:
    return bool(value) and all(isinstance(row, dict) for row in value)


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
