"""Links that move seats to another device once, and tokens with which a program plays a seat."""

import secrets

import sqlalchemy as sa

from ludoteka.server.errors import Refusal
from ludoteka.server.people.keys import SHOWN, Keys
from ludoteka.server.protocol import TokenInfo
from ludoteka.server.storage import schema
from ludoteka.server.storage.store import DAY_MS, Store, digest_of, now_ms
from ludoteka.server.table.commands import Caller

LINK_MS = 60 * 60 * 1000
TOKEN_MS = 30 * DAY_MS


class Tokens(Keys):
    def __init__(self, store: Store) -> None:
        super().__init__(store, schema.tokens)

    def new_link(self, table: str, player: str) -> tuple[str, int]:
        token, expires = secrets.token_urlsafe(24), now_ms() + LINK_MS
        row = {"table_id": table, "player": player, "expires_at": expires}
        with self._db.begin() as db:
            db.execute(schema.links.insert().values(digest=digest_of(token), **row))
        return token, expires

    def use_link(self, table: str, token: str) -> str:
        """Whose seats the link moves; it works once."""
        link = schema.links
        this = (link.c.digest == digest_of(token)) & (link.c.table_id == table)
        with self._db.begin() as db:
            found = db.execute(
                sa.select(link.c.player, link.c.expires_at).where(this)
            ).one_or_none()
            if found is None:
                raise Refusal("bad_token")
            fresh = this & link.c.used_at.is_(None) & (link.c.expires_at > now_ms())
            if db.execute(link.update().where(fresh).values(used_at=now_ms())).rowcount == 0:
                raise Refusal("link_used")
        return str(found[0])

    def end_links(self, player: str) -> None:
        """Whoever made them may not have been their owner."""
        with self._db.begin() as db:
            db.execute(schema.links.delete().where(schema.links.c.player == player))

    def new_token(self, table: str, seat: int, player: str) -> tuple[str, int]:
        token, at = secrets.token_urlsafe(24), now_ms()
        row = {"table_id": table, "seat": seat, "player": player, "created_at": at}
        with self._db.begin() as db:
            db.execute(
                schema.tokens.insert().values(
                    digest=digest_of(token), expires_at=at + TOKEN_MS, **row
                )
            )
        return token, at + TOKEN_MS

    def of_token(self, token: str) -> Caller:
        t, p = schema.tokens, schema.players
        query = sa.select(t.c.player, p.c.name, t.c.table_id, t.c.seat).join(
            p, p.c.id == t.c.player
        )
        good = (t.c.digest == digest_of(token)) & (t.c.expires_at > now_ms())
        with self._db.connect() as db:
            found = db.execute(query.where(good, p.c.banned_at.is_(None))).one_or_none()
        if found is None:
            raise Refusal("bad_token")
        return Caller(*found, session=digest_of(token))

    def of(self, player: str) -> list[TokenInfo]:
        t = schema.tokens
        query = sa.select(t.c.digest, t.c.table_id, t.c.seat, t.c.created_at, t.c.expires_at)
        mine = (t.c.player == player) & (t.c.expires_at > now_ms())
        with self._db.connect() as db:
            rows = db.execute(query.where(mine).order_by(t.c.created_at.desc())).all()
        return [TokenInfo(d[:SHOWN], *rest) for d, *rest in rows]
