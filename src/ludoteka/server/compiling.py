"""Games are compiled in the background: in processes of their own, what somebody opened first.

What is wished for stands, as what is done, in files beside the machine code, so that all workers of
a host know it, and a server that starts again goes on where the last one stopped.
"""

import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from multiprocessing.process import BaseProcess
from pathlib import Path

from ludoteka.bots.warm import DONE, SHARE, is_warm, machine_code, note, share_of, warm
from ludoteka.core import registry
from ludoteka.server.protocol import Progress

WISH = "wish"
"""a file beside a game's machine code: somebody waits for it"""
BEGUN = "begun"
"""another one: since then it is being compiled"""
PARTS = 100
ENOUGH_SEEN = 0.25
"""the share after which one can tell how long the rest takes"""
LONGEST_S = 600
"""who says that it takes longer looks at what a server left that was stopped"""
UNSEEN, WAITED_FOR = 15, 5
"""niceness of a game that nobody has opened, and of one that somebody plays interpreted"""
LOOK_S = 0.3
"""how often the next game is looked for"""
SEAL_BYTES = sha256().digest_size
"""a file of machine code begins with the hash of the rest (`core/machine.py`)"""

_sound: set[Path] = set()
"""folders whose files this process has looked through"""


def is_ready(game: str) -> bool:
    """Its machine code is there and undamaged. Looked through once a process: to find it out when
    a table calls it would mean to compile while people wait. What is damaged is made anew by the
    workshop, as if it had never been there.
    """
    folder = machine_code(game)
    if folder in _sound:
        return True
    if not is_warm(game):
        return False
    if not all(_is_whole(file) for file in folder.glob("*.nb?")):
        with suppress(OSError):
            (folder / DONE).unlink(missing_ok=True)
        return False
    _sound.add(folder)
    return True


def _is_whole(file: Path) -> bool:
    try:
        kept = file.read_bytes()
    except OSError:
        return False
    return sha256(kept[SEAL_BYTES:]).digest() == kept[:SEAL_BYTES]


def progress_of(game: str) -> Progress:
    share = share_of(game)
    if share == 1.0:
        return Progress("done", PARTS, PARTS, 0)
    if not (machine_code(game) / SHARE).exists():
        return Progress("rules", 0, 0, None)
    return Progress("moves", int(PARTS * share), PARTS, _seconds_left(game, share))


def _seconds_left(game: str, share: float) -> int | None:
    if share < ENOUGH_SEEN:
        return None
    try:
        passed = time.time() - (machine_code(game) / BEGUN).stat().st_mtime
    except OSError:
        return None
    left = round(passed * (1 - share) / share)
    return left if left <= LONGEST_S else None


def wish_for(game: str) -> None:
    """Somebody plays it: compile it before the others."""
    with suppress(OSError):  # where nothing can be written the rules stay interpreted
        note(game, WISH)


def _compile(game: str, niceness: int) -> None:
    quietly(niceness)
    note(game, BEGUN)
    warm(registry.game(game))


def _begin(game: str, niceness: int) -> BaseProcess:
    """Compile a game in a process of its own."""
    process = multiprocessing.get_context("spawn").Process(
        target=_compile, args=(game, niceness), daemon=True
    )
    process.start()
    return process


def quietly(niceness: int) -> None:
    """Step back behind the server, and leave when it does, however it left."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


class Workshop:
    """Compiles all games that are not compiled yet, as many at a time as there are cores.

    Rules of earlier versions are compiled only where somebody plays a match that began with them.
    """

    def __init__(self, begin: Callable[[str, int], BaseProcess] = _begin) -> None:
        self._begin = begin
        self._left = [game for game in registry.GAMES if not is_warm(game)]
        self._earlier = [name for name in registry.archived() if not is_warm(name)]
        self._running: list[BaseProcess] = []

    def open(self, until_up: Callable[[], None]) -> None:
        """Work in the background until nothing is left to begin; the page comes first."""
        for game in self._left + self._earlier:
            (machine_code(game) / WISH).unlink(missing_ok=True)
        threading.Thread(target=self._work, args=(until_up,), name="workshop", daemon=True).start()

    def _work(self, until_up: Callable[[], None]) -> None:
        until_up()
        self.find_damaged()
        while self._left or self._earlier:
            self.look()
            time.sleep(LOOK_S)

    def find_damaged(self) -> None:
        for names, all_ in ((self._left, registry.GAMES), (self._earlier, registry.archived())):
            names += [name for name in all_ if name not in names and not is_ready(name)]

    def look(self) -> None:
        """Begin the games that somebody waits for, and one of the others on a free core."""
        self._running = [process for process in self._running if process.is_alive()]
        for names in (self._left, self._earlier):
            for name in [name for name in names if (machine_code(name) / WISH).exists()]:
                self._take(names, name, WAITED_FOR)
        if self._left and len(self._running) < (os.cpu_count() or 1):
            self._take(self._left, self._left[0], UNSEEN)

    def _take(self, names: list[str], name: str, niceness: int) -> None:
        names.remove(name)
        self._running.append(self._begin(name, niceness))
