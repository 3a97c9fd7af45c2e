"""A random match told again, interpreted, up to the position that breaks an invariant."""

from typing import Any

from ludoteka.core.chance import below
from ludoteka.core.drive import nth_legal
from ludoteka.core.engine import engine
from ludoteka.core.game import Game, Setting
from ludoteka.core.match import opening
from ludoteka.core.record import NOBODY, Array, Header, layout
from ludoteka.lab.random_play import begin, violation

LAST = 8
"""decisions that are told"""


def changed_fields(before: Header, after: Header) -> list[str]:
    """The fields of the state that differ, with both values; chance aside."""
    names = [name for name in layout(type(after)).names or () if name not in {"key", "block"}]
    return [
        f"{name}: {_plain(before, name)} -> {_plain(after, name)}"
        for name in names
        if _plain(before, name) != _plain(after, name)
    ]


def _plain(s: Header, name: str) -> Any:
    value = getattr(s, name)
    return value.tolist() if isinstance(value, Array) else value


def retold(game: Game[Any, Any], agreed: Setting, seed: int, number: int) -> str:
    """What led to the violation in a match of `fuzz`: the last actions, and what the last changed.

    Interpreted: a rule that fails there shows its line.
    """
    s, c, source = opening(game, agreed, bytes(32)), game.build(game.pack), Header.blank()
    mask = Array(engine(game, compiled=False).mask())
    begin(game.setup, s, c, source, seed, number)
    played: list[str] = []
    before = s.copy()
    bound = game.longest(agreed.seats)
    while not violation(game.legal, game.check, s, c, mask, len(played), bound):
        if s.actor == NOBODY:
            return "not met again"
        before = s.copy()
        action = nth_legal(mask, below(source, game.legal(s, c, mask)))
        game.apply(s, c, action)
        played.append(game.actions.notation(action))
    return f"after {' · '.join(played[-LAST:])}; {'; '.join(changed_fields(before, s))}"
