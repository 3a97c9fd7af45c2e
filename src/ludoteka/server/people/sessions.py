"""Sessions: the browsers in which a player is known, each with an end."""

import secrets
from dataclasses import dataclass

import sqlalchemy as sa
from itsdangerous import BadSignature, URLSafeSerializer

from ludoteka.server.people.keys import SHOWN, Keys
from ludoteka.server.protocol import SessionInfo
from ludoteka.server.storage import schema
from ludoteka.server.storage.store import DAY_MS, Store, digest_of, now_ms
from ludoteka.server.table.commands import Caller

GUEST_MS, ACCOUNT_MS = 400 * DAY_MS, 90 * DAY_MS
"""how long a session lives that nobody uses; a guest has no other way back"""
BROWSERS = ("Edg", "OPR", "Firefox", "Chrome", "Safari")
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")


def device_of(agent: str) -> str:
    """A browser in words that its owner recognises."""
    found = [next((w for w in words if w in agent), "") for words in (BROWSERS, SYSTEMS)]
    known = " · ".join(w for w in found if w)
    return known.replace("Edg", "Edge").replace("OPR", "Opera") or "?"


@dataclass(frozen=True)
class Visit:
    """A caller with a cookie; `renew`: it shall be given again, so that it lasts."""

    who: Caller
    renew: bool = False


class Sessions(Keys):
    def __init__(self, store: Store) -> None:
        super().__init__(store, schema.sessions)
        self._cookies = URLSafeSerializer(store.key("cookie"), salt="ludoteka.session")

    def begin(self, player: str, device: str, instead_of: str | None = None) -> tuple[str, str]:
        """A new session, as a cookie and by its digest; the one before ends."""
        secret, at = secrets.token_urlsafe(24), now_ms()
        row = {"player": player, "device": device, "created_at": at, "seen_at": at}
        with self._db.begin() as db:
            if instead_of is not None:
                db.execute(_ended(instead_of))
            digest, until = digest_of(secret), at + ACCOUNT_MS
            db.execute(schema.sessions.insert().values(digest=digest, expires_at=until, **row))
            self._prolong(db, digest, at)
        return str(self._cookies.dumps(secret)), digest

    def of_cookie(self, cookie: str | None) -> Visit:
        """Who holds this cookie; nobody when it is missing, not ours, or has ended."""
        digest = digest_of(self._secret(cookie or ""))
        s, p, at = schema.sessions, schema.players, now_ms()
        query = sa.select(p.c.id, p.c.name, s.c.seen_at).join(p, p.c.id == s.c.player)
        alive = (s.c.digest == digest) & (s.c.expires_at > at) & p.c.banned_at.is_(None)
        with self._db.connect() as db:
            found = db.execute(query.where(alive)).one_or_none()
        if found is None:
            return Visit(Caller())
        stale = at - found[2] > DAY_MS
        if stale:
            with self._db.begin() as db:
                self._prolong(db, digest, at)
        return Visit(Caller(found[0], found[1], session=digest), stale)

    def _secret(self, cookie: str) -> str:
        """Cookies of the first version are kept whole (see migration 0003)."""
        try:
            return str(self._cookies.loads(cookie))
        except BadSignature:
            return cookie

    def _prolong(self, db: sa.Connection, digest: str, at: int) -> None:
        s, p = schema.sessions, schema.players
        owner = sa.select(p.c.account).where(p.c.id == s.c.player).scalar_subquery()
        guest, account = (sa.literal(at + ms, sa.BigInteger) for ms in (GUEST_MS, ACCOUNT_MS))
        until = sa.case((owner.is_(None), guest), else_=account)
        this = s.c.digest == digest
        db.execute(s.update().where(this).values(seen_at=at, expires_at=until))

    def of(self, player: str, here: str | None) -> list[SessionInfo]:
        s = schema.sessions
        query = sa.select(s.c.digest, s.c.device, s.c.created_at, s.c.seen_at)
        mine = (s.c.player == player) & (s.c.expires_at > now_ms())
        with self._db.connect() as db:
            rows = db.execute(query.where(mine).order_by(s.c.seen_at.desc())).all()
        return [SessionInfo(r[0][:SHOWN], r[1], r[2], r[3], r[0] == here) for r in rows]

    def end(self, digest: str) -> None:
        with self._db.begin() as db:
            db.execute(_ended(digest))


def _ended(digest: str) -> sa.Delete:
    return schema.sessions.delete().where(schema.sessions.c.digest == digest)
