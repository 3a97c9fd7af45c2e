"""A record held still for reading: plain ints and lists instead of the proxy over numpy.

Views, stories and previews read a state thousands of times; this makes them several times faster
and bit for bit the same. What they might write goes into the copy, never into the match.
"""

from typing import Any

from ludoteka.core.record import Record

_item = list.__getitem__


class Row(list[Any]):
    """A field of one dimension."""

    def __getitem__(self, index: Any) -> Any:
        found = _item(self, index)
        return Row(found) if type(found) is list else found

    def tolist(self) -> list[Any]:
        return list(self)


class Block(list[Any]):
    """A field of several dimensions: `hands[seat, kind]` and `hands[seat]` both work."""

    def __getitem__(self, index: Any) -> Any:
        if type(index) is not tuple:
            found = _item(self, index)
            return Block(found) if type(found) is list else found
        first, *rest = index
        if type(first) is slice:
            raise TypeError("only the last index of a held field may be a slice")
        inner = _item(self, first)
        return inner[rest[0]] if len(rest) == 1 else inner[tuple(rest)]

    def __setitem__(self, index: Any, value: Any) -> None:
        if type(index) is not tuple:
            list.__setitem__(self, index, value)
            return
        *outer, last = index
        inner: Any = self
        for i in outer:
            inner = inner[i]
        inner[last] = value

    def tolist(self) -> list[Any]:
        return [inner.tolist() for inner in self]


class Still:
    def __init__(self, record: Record) -> None:
        memory = record.memory
        fields = self.__dict__
        for name in memory.dtype.names or ():
            value = memory[name]
            fields[name] = _held(value.tolist()) if value.ndim else value.item()

    def copy(self) -> "Still":
        twin = object.__new__(Still)
        twin.__dict__.update({name: _twin(value) for name, value in self.__dict__.items()})
        return twin


def _twin(value: Any) -> Any:
    if type(value) is Row:
        return Row(value)
    return Block(map(_twin, value)) if type(value) is Block else value


def _held(items: list[Any]) -> Row | Block:
    if items and isinstance(items[0], list):
        return Block(map(_held, items))
    return Row(items)
