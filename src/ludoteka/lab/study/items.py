"""Items: what decisions name, such as a card, a region or a key, read from the action table.

A game adds components that its decisions make use of without naming them (`Game.component`), such
as the strip in a slot.
"""

from typing import Any

import numpy as np

from ludoteka.core.actions import Actions
from ludoteka.core.game import Game

NONE = -1
Groups = np.ndarray[tuple[int, ...], np.dtype[np.int64]]


def names(game: Game[Any, Any]) -> list[str]:
    """What its actions name, then its components."""
    return [*action_names(game.actions), *game.components]


def action_names(actions: Actions) -> list[str]:
    """Each kind of action, then each value of each of its arguments."""
    found = []
    for kind in actions.kinds.values():
        found.append(kind.name)
        for argument in kind.arguments:
            found += [f"{kind.name} · {argument.name} {label}" for label in argument.labels]
    return found


def groups(actions: Actions) -> Groups:
    """For every action the numbers of its items; NONE where it has fewer than others."""
    widest = 1 + max(len(kind.arguments) for kind in actions.kinds.values())
    table = np.full((actions.count, widest), NONE)
    first = 0
    for name, kind in actions.kinds.items():
        for action in range(actions.first(name), actions.first(name) + kind.size):
            at = first + 1
            table[action, 0] = first
            for nth, argument in enumerate(kind.arguments, 1):
                table[action, nth] = at + actions.decode(action).args[argument.name]
                at += len(argument.labels)
        first += 1 + sum(len(argument.labels) for argument in kind.arguments)
    return table
