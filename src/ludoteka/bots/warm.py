"""Compile everything that a table calls, once, so that nobody waits later.

How far that is stands in files beside the machine code, for every process to see.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import Any

from ludoteka.bots.advice.hints import Budget, advise
from ludoteka.bots.levels import LEVELS, bot
from ludoteka.bots.search.guided import Grove
from ludoteka.bots.search.kernels import Tree
from ludoteka.core import registry
from ludoteka.core.game import Game, Setting, setting
from ludoteka.core.match import KEY_BYTES, Match
from ludoteka.core.rule import compiled_cache

KEY = bytes(KEY_BYTES)
ALONE = 1
LITTLE = Budget(simulations=1, playouts=1)


DONE, SHARE = "warm", "share"
"""files beside a game's machine code: it is all there; how much is"""


@cache
def machine_code(game: str) -> Path:
    """The folder of a game's machine code."""
    with compiled_cache(registry.folder(game)) as folder:
        return folder


def is_warm(game: str) -> bool:
    """All that a table calls lies ready and can be loaded in a moment."""
    with suppress(OSError):  # somebody else's folder, into which one may not look
        return (machine_code(game) / DONE).exists()
    return False


def share_of(game: str) -> float:
    """How much of that is compiled, from 0 to 1."""
    try:
        return 1.0 if is_warm(game) else float((machine_code(game) / SHARE).read_text("ascii"))
    except (OSError, ValueError):
        return 0.0


def warm(game: Game[Any, Any]) -> None:
    """Use the rules and all bots once; quick where the machine code is on disk."""
    key = game.name
    uses = [use for agreed in _settings(game) for use in _uses(game, agreed)]
    for number, use in enumerate(uses):
        note(key, SHARE, f"{number / len(uses):.3f}")
        use()
    note(key, DONE)


def note(game: str, name: str, text: str = "") -> None:
    """Write such a file, whole or not at all."""
    folder = machine_code(game)
    folder.mkdir(parents=True, exist_ok=True)
    beside = folder / f"{name}.{os.getpid()}"
    beside.write_text(text, encoding="ascii")
    beside.replace(folder / name)


def _uses(game: Game[Any, Any], agreed: Setting) -> Iterator[Callable[[], object]]:
    match = Match(game, agreed, KEY)
    s = match.concealed(match.actor, KEY)
    yield partial(match.engine.apply, s.copy(), match.c, match.legal()[0])
    yield partial(match.engine.observe, s, match.c, match.actor)
    yield partial(match.engine.check, s, match.c)
    yield match.outcome
    for level in LEVELS:
        yield partial(bot(game.name, level, agreed.seats).decide, match.engine, s, match.c, KEY)
    for tree in (Tree, Grove):
        yield partial(tree(game, 1, None).below, 0)
    yield partial(advise, match.engine, s, match.c, KEY, LITTLE)


def _settings(game: Game[Any, Any]) -> Iterator[Setting]:
    """The usual one, and a seat alone, for whom another bot may play."""
    yield setting(game.meta)
    for form in game.meta.forms:
        if ALONE in form.seats:
            yield setting(game.meta, ALONE, form.id)
