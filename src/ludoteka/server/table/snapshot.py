"""A record held still for reading: plain ints and lists instead of the proxy over numpy.

Views, stories and previews read a state thousands of times (`plain.py` makes them do it without a
proxy). A field becomes a list when it is first asked for. What is written goes into the snapshot,
never into the match.
"""

import marshal
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

import numpy as np

from ludoteka.core.record import Record

R = TypeVar("R")


class Snapshot:
    _memory: Any
    _made: dict[Any, Any]
    """the public parts of views of this state"""

    def __init__(self, record: Record) -> None:
        kept = record.memory
        self.__dict__["_memory"] = np.frombuffer(kept.tobytes(), kept.dtype)[0]
        self.__dict__["_made"] = {}

    def __getattr__(self, name: str) -> Any:
        """Called for fields that nobody has asked for yet."""
        try:
            value = self._memory[name].tolist()
        except ValueError:
            raise AttributeError(name) from None
        self.__dict__[name] = value
        return value

    def copy(self) -> "Snapshot":
        """An independent copy; what nobody has asked for is shared, as nobody can write there."""
        fields = dict(self.__dict__)
        memory = fields.pop("_memory")
        del fields["_made"]
        twin = object.__new__(Snapshot)
        twin.__dict__.update(marshal.loads(marshal.dumps(fields)))  # noqa: S302 - our own ints
        twin.__dict__.update(_memory=memory, _made={})
        return twin


def public(part: Callable[..., R]) -> Callable[..., R]:
    """`core.public` for snapshots: of each, a part is made once and shared by all views."""

    @wraps(part)
    def once(s: Snapshot, *of: Any) -> R:
        made, key = s.__dict__["_made"], (part, *of)
        if key not in made:
            made[key] = part(s, *of)
        found: R = made[key]
        return found

    return once
