"""The house closed for a while: no match begins, and everybody is told what happens next."""

import sqlalchemy as sa

from ludoteka.server.errors import Refusal
from ludoteka.server.people.names import clean
from ludoteka.server.protocol import CloseHouse, Closing
from ludoteka.server.storage import schema
from ludoteka.server.storage.store import Store, now_ms

WORDS = 120
MINUTE_MS = 60_000


class Closings:
    """It stands in the database, so that all workers know, also those that start later."""

    def __init__(self, store: Store) -> None:
        self._db = store.engine

    def now(self) -> Closing | None:
        c = schema.closings.c
        query = sa.select(c.at, c.opens_at, c.words).order_by(c.at.desc()).limit(1)
        with self._db.connect() as db:
            found = db.execute(query).one_or_none()
        return Closing(*found) if found else None

    def close(self, wish: CloseHouse) -> Closing:
        """Another wish takes the place of the one before."""
        words = clean(wish.words, WORDS, "bad_text") if wish.words.strip() else ""
        at = now_ms() + wish.in_minutes * MINUTE_MS
        opens_at = None if wish.for_minutes is None else at + wish.for_minutes * MINUTE_MS
        with self._db.begin() as db:
            db.execute(schema.closings.delete())
            db.execute(schema.closings.insert().values(at=at, opens_at=opens_at, words=words))
        return Closing(at, opens_at, words)

    def open(self) -> bool:
        """Whether it was closed, or about to be."""
        with self._db.begin() as db:
            return bool(db.execute(schema.closings.delete()).rowcount)

    def refuse_new_matches(self) -> None:
        closing = self.now()
        if closing is not None and closing.at <= now_ms():
            raise Refusal("house_closed")
