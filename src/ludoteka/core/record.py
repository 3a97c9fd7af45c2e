"""A state declared once: dtype for numpy and numba, types for mypy, a proxy for plain Python."""

from functools import cache
from inspect import get_annotations
from typing import Annotated, Any, Self, get_args, get_type_hints

import numpy as np

I8 = Annotated[int, "i1"]
I16 = Annotated[int, "i2"]
I32 = Annotated[int, "i4"]
REMEMBERED = "remembered"
"""marks a field that the rules write and only `conceal` reads: it is no part of the digest"""


class Array:
    """A field of several numbers: `hands: Annotated[Array, "i1", (SEATS, KINDS)]`.

    Interpreted, this is also the proxy that hands out Python ints, so that plain Python
    computes without overflow, just as compiled code does in 64 bits.
    """

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self._array = array

    def __getitem__(self, index: Any) -> Any:
        if self._array.ndim == 1:
            return self._array.item(index)
        value = self._array[index]
        return Array(value) if isinstance(value, np.ndarray) else value.item()

    def __setitem__(self, index: Any, value: float) -> None:
        self._array[index] = value

    def __len__(self) -> int:
        return len(self._array)

    def tolist(self) -> list[Any]:
        return self._array.tolist()


class Record:
    """Fields are declared as annotations; their order, bases first, is the layout in memory.

    An instance is the interpreted proxy over one record.
    """

    def __init__(self, memory: np.void) -> None:
        object.__setattr__(self, "_memory", memory)

    def __getattr__(self, name: str) -> Any:
        try:
            value = self._memory[name]
        except ValueError:
            raise AttributeError(name) from None
        if not isinstance(value, np.ndarray):
            return value.item()
        field = Array(value)  # a view of the memory: it is the same from now on
        object.__setattr__(self, name, field)
        return field

    def __setattr__(self, name: str, value: int) -> None:
        self._memory[name] = value

    @property
    def memory(self) -> np.void:
        return object.__getattribute__(self, "_memory")

    @classmethod
    def blank(cls) -> Self:
        return cls(np.zeros(1, layout(cls))[0])

    def copy(self) -> Self:
        """An independent copy, byte for byte; numpy's own would leave the padding undefined."""
        raw = bytearray(self.memory.tobytes())
        return type(self)(np.frombuffer(raw, self.memory.dtype)[0])

    def tobytes(self) -> bytes:
        return self.memory.tobytes()

    def played(self) -> bytes:
        """What the rules play by, in bytes: all but what is only remembered."""
        fields = _fields(type(self), remembered=False)
        told = np.zeros(1, fields)
        for name in fields.names or ():
            told[0][name] = self.memory[name]
        return told.tobytes()


def layout(record: type[Record]) -> np.dtype[Any]:
    """The numpy dtype of a declared record."""
    return _fields(record, remembered=True)


def remembered_fields(record: type[Record]) -> list[str]:
    """The fields marked as REMEMBERED."""
    return [name for name, marks in _marked(record) if REMEMBERED in marks]


def _fields(record: Any, *, remembered: bool) -> np.dtype[Any]:
    return _laid_out(record, remembered)  # of any type: mypy takes its `__hash__` for an instance's


@cache
def _laid_out(record: Any, remembered: bool) -> np.dtype[Any]:
    fields = [
        (name, *(mark for mark in marks if mark != REMEMBERED))
        for name, marks in _marked(record)
        if remembered or REMEMBERED not in marks
    ]
    return np.dtype(fields, align=True)


def _marked(record: Any) -> list[tuple[str, tuple[Any, ...]]]:
    """The declared fields, bases first, with their types, shapes and marks."""
    hints = get_type_hints(record, include_extras=True)
    names = [name for base in reversed(record.__mro__) for name in get_annotations(base)]
    return [(name, get_args(hints[name])[1:]) for name in names]


class Header(Record):
    """What every state begins with; `core` writes it before `setup` and reads it everywhere."""

    key: Annotated[Array, "u4", 8]
    """the key of chance"""
    block: Annotated[Array, "u4", 16]
    """the current block of the ChaCha8 stream"""
    tick: I32
    """words of the stream used so far: unchanged means that nothing was drawn"""
    reveals: I32
    """how often something hidden from the deciding seat was shown to it other than by chance"""
    seats: I8
    form: I8
    """which game of the box is played: an index into `meta.forms`"""
    actor: I8
    """the seat that decides now; NOBODY when the match is over"""
    step: I8
    """the decision that is open, one of the game's steps"""
    ask: I8
    """1: put the decision to the actor even with one option; to skip it would betray a secret"""


NOBODY = -1
