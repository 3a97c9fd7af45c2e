"""What people report to the host of the server, and what the host did about it.

A report points at an entry of a table's log, so that the words themselves are kept in one place.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ludoteka.server.errors import Refusal
from ludoteka.server.protocol import Case, Matter, Measure, MeasureTaken
from ludoteka.server.storage import schema
from ludoteka.server.storage.store import DAY_MS, Store, now_ms
from ludoteka.server.table.entries import AnyEntry, Said, StoodIn

UNDO_MS = 30 * DAY_MS
HOUSE = "house"
"""the reporter of what nobody had to report"""
LISTED = 40

Taken = dict[tuple[str, int], list[MeasureTaken]]

_decode = msgspec.json.Decoder(AnyEntry).decode


@dataclass(frozen=True)
class Subject:
    """What was reported, and about whom."""

    table: str
    line: int
    player: str
    what: Matter
    words: str


class _Game(msgspec.Struct):
    game: str


class Reports:
    def __init__(self, store: Store) -> None:
        self._db = store.engine

    def keep(self, table: str, line: int, reporter: str, player: str) -> None:
        """Once from each person is enough; whoever is forgotten cannot be reported."""
        row = {"table_id": table, "version": line, "reporter": reporter, "player": player}
        known = sa.select(schema.players.c.id).where(schema.players.c.id == player)
        try:
            with self._db.begin() as db:
                if db.scalar(known) is None:
                    raise Refusal("nothing_to_report")
                db.execute(schema.reports.insert().values(at=now_ms(), **row))
        except IntegrityError:
            pass  # they have said so before

    def subject(self, table: str, line: int) -> Subject:
        cases, e = _cases(), schema.entries
        here = (cases.c.table_id == table) & (cases.c.version == line)
        query = sa.select(cases.c.player, e.c.body).join(e, _same(cases, e)).where(here)
        with self._db.connect() as db:
            found = db.execute(query).one_or_none()
        if found is None:
            raise Refusal("no_such_report")
        return Subject(table, line, found[0], *_words(found[1]))

    # Cases: what was reported, by however many

    def open(self) -> list[Case]:
        """Nothing was done about it yet; the newest first."""
        m, cases = schema.measures, _cases()
        return self._listed(cases, ~sa.exists().where(_same(m, cases)))

    def closed(self) -> list[Case]:
        """Something was done about it that can be undone."""
        m, cases = schema.measures, _cases()
        young = m.c.at > now_ms() - UNDO_MS
        return self._listed(cases, sa.exists().where(_same(m, cases), young))

    def _listed(self, cases: sa.Subquery, which: sa.ColumnElement[bool]) -> list[Case]:
        e, t, p = schema.entries, schema.tables, schema.players
        query = (
            sa.select(cases, e.c.body, t.c.summary, p.c.name)
            .join(e, _same(cases, e))
            .join(t, t.c.id == cases.c.table_id)
            .outerjoin(p, p.c.id == cases.c.player)
            .where(which)
            .order_by(cases.c.at.desc(), cases.c.version.desc())
            .limit(LISTED)
        )
        with self._db.connect() as db:
            rows = [dict(row) for row in db.execute(query).mappings()]
            taken = _taken(db, rows)
            about = _counted(db, {row["player"] for row in rows})
        return [_case(row, taken, about) for row in rows]

    # Measures

    def measure(self, table: str, line: int, what: Measure) -> dict[str, Any] | None:
        """As it is kept, if it stands."""
        m = schema.measures
        this = (m.c.table_id == table) & (m.c.version == line) & (m.c.what == what)
        with self._db.connect() as db:
            found = db.execute(sa.select(m).where(this)).mappings().one_or_none()
        return dict(found) if found else None

    def take(self, on: Subject, what: Measure, until: int | None, name: str) -> None:
        row = {"table_id": on.table, "version": on.line, "what": what, "player": on.player}
        values = row | {"at": now_ms(), "until": until, "name": name}
        try:
            with self._db.begin() as db:
                db.execute(schema.measures.insert().values(**values))
        except IntegrityError:
            raise Refusal("late") from None

    def drop(self, on: Subject, what: Measure) -> None:
        m = schema.measures
        this = (m.c.table_id == on.table) & (m.c.version == on.line) & (m.c.what == what)
        with self._db.begin() as db:
            db.execute(m.delete().where(this))

    def stands(self, player: str, what: Measure) -> bool:
        """Such a measure, about whatever they did."""
        m = schema.measures
        with self._db.connect() as db:
            found = sa.select(m.c.what).where(m.c.player == player, m.c.what == what).limit(1)
            return db.scalar(found) is not None

    def bring_along(self, guest: str, account: str) -> None:
        """Who signs in gets rid of nothing that was reported and done about them as a guest."""
        with self._db.begin() as db:
            for kept in (schema.reports, schema.measures):
                this = kept.c.player == guest
                db.execute(kept.update().where(this).values(player=account))

    def noticed(self, player: str, since: int) -> bool:
        """The house has told the host about them since then."""
        r = schema.reports
        this = (r.c.reporter == HOUSE) & (r.c.player == player) & (r.c.at >= since)
        with self._db.connect() as db:
            return db.scalar(sa.select(r.c.player).where(this).limit(1)) is not None

    def silences(self, players: Iterable[str]) -> dict[str, int]:
        """Those of these who may not write, and until when."""
        return self._until("mute", players)

    def refuse_live(self, player: str) -> None:
        """Who has left live games again and again may be kept from them for a while."""
        until = self._until("relaxed", [player]).get(player)
        if until is not None:
            raise Refusal("relaxed_only", {"until": until})

    def _until(self, what: Measure, players: Iterable[str]) -> dict[str, int]:
        m = schema.measures
        query = sa.select(m.c.player, sa.func.max(m.c.until)).where(
            m.c.player.in_(list(players)), m.c.what == what, m.c.until > now_ms()
        )
        with self._db.connect() as db:
            return {row[0]: row[1] for row in db.execute(query.group_by(m.c.player))}


def _same(one: Any, other: Any) -> sa.ColumnElement[bool]:
    same: sa.ColumnElement[bool] = sa.and_(
        one.c.table_id == other.c.table_id, one.c.version == other.c.version
    )
    return same


def _cases() -> sa.Subquery:
    """What was reported, each once; what was done about it stays where a reporter is forgotten."""
    both = [
        sa.select(t.c.table_id, t.c.version, t.c.player, t.c.at, sa.literal_column(n).label("n"))
        for t, n in ((schema.reports, "1"), (schema.measures, "0"))
    ]
    u = sa.union_all(*both).subquery()
    player, at = sa.func.max(u.c.player).label("player"), sa.func.min(u.c.at).label("at")
    counted = sa.select(u.c.table_id, u.c.version, player, at, sa.func.sum(u.c.n).label("reports"))
    return counted.group_by(u.c.table_id, u.c.version).subquery()


def _taken(db: sa.Connection, rows: list[dict[str, Any]]) -> Taken:
    m, tables = schema.measures, {row["table_id"] for row in rows}
    found: Taken = {}
    for row in db.execute(sa.select(m).where(m.c.table_id.in_(tables)).order_by(m.c.at)):
        taken = MeasureTaken(row.what, row.at, row.until, row.at + UNDO_MS)
        found.setdefault((row.table_id, row.version), []).append(taken)
    return found


def _counted(db: sa.Connection, players: set[str]) -> dict[str, int]:
    """How many different things were reported about each."""
    of = _cases()
    query = sa.select(of.c.player, sa.func.count()).where(of.c.player.in_(players))
    return {row[0]: row[1] for row in db.execute(query.group_by(of.c.player))}


def _case(row: dict[str, Any], taken: Taken, about: dict[str, int]) -> Case:
    what, words = _words(row["body"])
    return Case(
        table=row["table_id"],
        line=row["version"],
        game=msgspec.json.decode(row["summary"], type=_Game).game,
        what=what,
        words=words,
        name=row["name"] or "–",
        at=row["at"],
        reports=int(row["reports"]),
        others=about[row["player"]] - 1,
        measures=taken.get((row["table_id"], row["version"]), []),
    )


def _words(body: str) -> tuple[Matter, str]:
    entry: Any = _decode(body)
    if isinstance(entry, StoodIn):
        return "left", ""
    return ("line", entry.text or "") if isinstance(entry, Said) else ("name", entry.name)
