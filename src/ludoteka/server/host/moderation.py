"""What the host does about a report, and how it is undone.

At tables it is an entry of their logs; the rest is a row that stands until it is undone.
"""

import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from ludoteka.server.errors import Refusal
from ludoteka.server.live.desk import Decide
from ludoteka.server.people.accounts import People
from ludoteka.server.people.reports import UNDO_MS, Subject
from ludoteka.server.protocol import Matter, Measure
from ludoteka.server.storage.store import DAY_MS, Store, now_ms
from ludoteka.server.table import moderation

FITTING: dict[Matter, tuple[Measure, ...]] = {
    "line": ("hide", "mute", "leave"),
    "name": ("rename", "ban", "leave"),
    "left": ("relaxed", "leave"),
}
JOURNAL: dict[Measure, tuple[str, str]] = {
    "hide": ("hide_line", "show_line"),
    "mute": ("mute", "unmute"),
    "rename": ("neutral_name", "own_name"),
    "ban": ("ban", "unban"),
    "relaxed": ("relaxed_only", "live_again"),
    "leave": ("leave_report", "open_report"),
}
"""what the audit log calls a measure, and its undoing"""
A_DAY: tuple[Measure, ...] = ("mute", "relaxed")
"""measures that end by themselves"""
GUESTS = 9000


@dataclass(frozen=True)
class Deed:
    """A measure or its undoing: first what it changes at tables, then what is kept of it."""

    on: Subject
    noted: str
    changes: list[tuple[str, Decide]]
    keep: Callable[[], None]


class Moderation:
    def __init__(self, store: Store, people: People) -> None:
        self._store, self._people, self._reports = store, people, people.reports

    def take(self, table: str, line: int, what: Measure, name: str | None = None) -> Deed:
        on = self._reports.subject(table, line)
        if what not in FITTING[on.what]:
            raise Refusal("not_readable", {"why": "measure"})
        if self._reports.measure(table, line, what) is not None:
            raise Refusal("late")
        given = self._neutral(name, on.player) if what == "rename" else ""
        changes = self._changes(on, what, given)
        return Deed(on, JOURNAL[what][0], changes, lambda: self._keep(on, what, given))

    def undo(self, table: str, line: int, what: Measure) -> Deed:
        on = self._reports.subject(table, line)
        stands = self._reports.measure(table, line, what)
        if stands is None or stands["at"] < now_ms() - UNDO_MS:
            raise Refusal("nothing_to_take_back")
        given = stands["name"]
        back = self._changes_back(on, what, given)
        return Deed(on, JOURNAL[what][1], back, lambda: self._drop(on, what, given))

    def _neutral(self, name: str | None, player: str) -> str:
        return self._people.own_name(name or f"Guest {1000 + secrets.randbelow(GUESTS)}", player)

    # At tables

    def _changes(self, on: Subject, what: Measure, given: str) -> list[tuple[str, Decide]]:
        if what == "hide":
            return [(on.table, lambda t: moderation.take_down(t, on.line))]
        if what == "rename":
            return self._wherever(on, lambda t: moderation.take_name(t, on.player, on.words, given))
        return []

    def _changes_back(self, on: Subject, what: Measure, given: str) -> list[tuple[str, Decide]]:
        if what == "hide":
            return [(on.table, lambda t: moderation.put_back(t, on.line))]
        if what == "rename":
            return self._wherever(on, lambda t: moderation.return_name(t, on.player, given))
        return []

    def _wherever(self, on: Subject, decide: Decide) -> list[tuple[str, Decide]]:
        """Where it was reported, and where they sit now."""
        others = set(self._store.tables_of(on.player, over=False)) - {on.table}
        return [(table, decide) for table in (on.table, *sorted(others))]

    # What is kept

    def _keep(self, on: Subject, what: Measure, given: str) -> None:
        self._reports.take(on, what, now_ms() + DAY_MS if what in A_DAY else None, given)
        if what == "ban":
            self._people.ban(on.player, banned=True)
        if what == "rename" and self._people.me(on.player).name == on.words:
            self._people.rename(on.player, given)

    def _drop(self, on: Subject, what: Measure, given: str) -> None:
        self._reports.drop(on, what)
        if what == "ban" and not self._reports.stands(on.player, "ban"):
            self._people.ban(on.player, banned=False)
        if what == "rename" and self._people.me(on.player).name == given:
            with suppress(Refusal):  # an account has the name by now
                self._people.rename(on.player, on.words)
