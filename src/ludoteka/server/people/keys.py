"""What somebody holds a secret of: known by its digest, with an owner and an end."""

import sqlalchemy as sa

from ludoteka.server.storage import schema
from ludoteka.server.storage.store import Store, now_ms

SHOWN = 16
"""letters of a digest that name it to its owner"""


class Keys:
    """The sessions or the tokens of all people."""

    def __init__(self, store: Store, table: sa.Table) -> None:
        self._db = store.engine
        self._keys = table

    def end_of(self, player: str, shown: str | None = None, but: str | None = None) -> int:
        """End the one that is shown so, or all, of a player; how many ended."""
        k = self._keys.c
        which = (k.player == player) & (k.digest != (but or ""))
        if shown is not None:
            which &= sa.func.substr(k.digest, 1, SHOWN) == shown
        with self._db.begin() as db:
            return db.execute(self._keys.delete().where(which)).rowcount

    def alive(self, digests: set[str]) -> set[str]:
        """Those of these that have not ended."""
        k, p = self._keys.c, schema.players
        query = sa.select(k.digest).join(p, p.c.id == k.player)
        alive = k.digest.in_(digests) & (k.expires_at > now_ms()) & p.c.banned_at.is_(None)
        with self._db.connect() as db:
            return set(db.scalars(query.where(alive)))
