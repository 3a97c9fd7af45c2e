"""A record held still for reading: plain ints and lists instead of the proxy over numpy.

Views, stories and previews read a state thousands of times (`plain.py` makes them do it without a
proxy). Numbers are unpacked at once; a list is made when it is first asked for. What is written
goes into the snapshot, never into the match.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, wraps
from struct import Struct
from typing import Any, TypeVar

import numpy as np

from ludoteka.core.record import Record

R = TypeVar("R")

LETTERS = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "f4": "f"}
"""what `struct` calls numpy's types"""
UNMADE = object()


@dataclass(frozen=True)
class Layout:
    names: tuple[str, ...]
    """of the fields of one number"""
    unpack: Callable[[bytes], tuple[int, ...]]
    """their numbers"""
    lists: dict[str, int]
    """the other fields, and how deep their lists are"""


@cache
def layout_of(dtype: "np.dtype[Any]") -> Layout:
    fields = {name: dtype.fields[name][:2] for name in dtype.names}  # type: ignore[index,union-attr] # a record's
    lists = {name: kind.ndim for name, (kind, _) in fields.items() if kind.ndim}
    names = tuple(name for name in fields if name not in lists)
    letters, end = "=", 0
    for kind, offset in (fields[name] for name in names):
        letters += f"{offset - end}x{LETTERS[kind.str[1:]]}"
        end = offset + kind.itemsize
    return Layout(names, Struct(f"{letters}{dtype.itemsize - end}x").unpack, lists)


def _twin(value: Any, depth: int) -> Any:
    if depth == 1:
        return value[:]
    return [row[:] for row in value] if depth == 2 else [_twin(row, depth - 1) for row in value]  # noqa: PLR2004 - as most are


class Snapshot:
    _memory: Any
    _lists: dict[str, int]
    _made: dict[Any, Any]
    """the public parts of views of this state"""

    def __init__(self, record: Record) -> None:
        dtype, raw = record.memory.dtype, record.memory.tobytes()
        layout = layout_of(dtype)
        own = self.__dict__
        own.update(zip(layout.names, layout.unpack(raw), strict=True))
        own.update(_memory=np.frombuffer(raw, dtype)[0], _lists=layout.lists, _made={})

    def __getattr__(self, name: str) -> Any:
        """Called for lists that nobody has asked for yet."""
        if name not in self._lists:
            raise AttributeError(name)
        value = self.__dict__[name] = self._memory[name].tolist()
        return value

    def copy(self) -> "Snapshot":
        """An independent copy; what nobody has asked for is shared, as nobody can write there."""
        lists, twin = self._lists, object.__new__(Snapshot)
        own = twin.__dict__
        own.update(self.__dict__, _made={})
        for name, depth in lists.items():
            if name in own:
                own[name] = _twin(own[name], depth)
        return twin


class Awaited(Snapshot):
    """Of a record that is made when somebody reads it, as not every preview does."""

    def __init__(self, make: Callable[[], Record]) -> None:
        self.__dict__["_make"] = make

    def __getattr__(self, name: str) -> Any:
        make = self.__dict__.pop("_make", None)
        if make is None:
            return super().__getattr__(name)
        super().__init__(make())
        return getattr(self, name)


def public(part: Callable[..., R]) -> Callable[..., R]:
    """`core.public` for snapshots: of each, a part is made once and shared by all views."""

    @wraps(part)
    def once(s: Snapshot, *of: Any) -> R:
        made, key = s._made, (part, of)  # noqa: SLF001 - a part of this room
        found: Any = made.get(key, UNMADE)
        if found is UNMADE:
            found = made[key] = part(s, *of)
        return found

    return once
