"""@public: a part of a view that is the same for all who look at a state (or at the components).

Here it changes nothing. A table, which shows one state to many, makes such a part once
(`server/table/snapshot.py`).
"""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def public(part: Callable[P, R]) -> Callable[P, R]:
    return part
