"""Group commit: what several threads want to write at the same moment goes to the disk once.

Nobody is told that something is kept before it is: whoever writes waits for the commit it is part
of. While one commit waits for the disk, the next group gathers behind it.
"""

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DataError, IntegrityError

Write = Callable[[Connection], None]


@dataclass(eq=False)
class _Writer:
    write: Write
    done: bool = False
    error: Exception | None = None


class Together:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._gathering: list[_Writer] = []
        self._gather, self._turn = threading.Lock(), threading.Lock()

    def commit(self, write: Write) -> None:
        """Write and commit, alone or with others; what is wrong with it is raised here."""
        mine = _Writer(write)
        with self._gather:
            self._gathering.append(mine)
        with self._turn:
            if not mine.done:
                with self._gather:
                    group, self._gathering = self._gathering, []
                self._commit_all(group)
        if mine.error is not None:
            raise mine.error

    def _commit_all(self, group: Sequence[_Writer]) -> None:
        """All in one transaction; if what one of them writes cannot be kept, each in its own."""
        error = self._commit(group)
        apart = isinstance(error, IntegrityError | DataError) and len(group) > 1
        for writer in group:
            writer.error = self._commit([writer]) if apart else error
            writer.done = True

    def _commit(self, group: Sequence[_Writer]) -> Exception | None:
        try:
            with self._engine.begin() as db:
                for writer in group:
                    writer.write(db)
        except Exception as error:  # noqa: BLE001 - raised where it was asked for
            return error
        return None
