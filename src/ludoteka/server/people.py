"""People: guests by a signed cookie, optional accounts, links and tokens for seats."""

import secrets
import unicodedata

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy.exc import IntegrityError

from ludoteka.server import schema
from ludoteka.server.errors import Refusal
from ludoteka.server.protocol import Me
from ludoteka.server.store import Store, digest_of, now_ms
from ludoteka.server.wishes import Caller, clean_name

PASSWORD_LENGTHS = range(8, 257)
LINK_MS = 60 * 60 * 1000


class People:
    def __init__(self, store: Store) -> None:
        self._store, self._db = store, store.engine
        self._cookies = URLSafeSerializer(store.key("cookie"), salt="ludoteka.player")
        self._hasher = PasswordHasher()

    # Guests

    def cookie(self, player: str) -> str:
        return str(self._cookies.dumps(player))

    def of_cookie(self, cookie: str | None) -> Caller:
        """Who holds this cookie; nobody when it is missing or not ours."""
        try:
            player = str(self._cookies.loads(cookie or ""))
        except BadSignature:
            return Caller()
        me = self.me(player)
        return Caller(player, me.name) if me.player else Caller()

    def me(self, player: str | None) -> Me:
        p = schema.players
        with self._db.connect() as db:
            row = db.execute(sa.select(p.c.id, p.c.name, p.c.account).where(p.c.id == player))
            found = row.one_or_none()
        return Me(*found) if found else Me(None, "", None)

    def new_guest(self, name: str) -> Caller:
        player = secrets.token_urlsafe(12)
        values = {"id": player, "name": clean_name(name), "created_at": now_ms()}
        with self._db.begin() as db:
            db.execute(schema.players.insert().values(**values))
        return Caller(player, values["name"])  # type: ignore[arg-type]  # the name is a str

    def rename(self, player: str, name: str) -> Caller:
        p, name = schema.players, clean_name(name)
        with self._db.begin() as db:
            db.execute(p.update().where(p.c.id == player).values(name=name))
        return Caller(player, name)

    # Accounts

    def register(self, player: str, name: str, password: str) -> None:
        """Give a guest an account; the guest's games are the account's."""
        p, name = schema.players, clean_name(name)
        values = {
            "name": name,
            "account": name,
            "account_key": _account_key(name),
            "password": self._hasher.hash(_checked(password)),
        }
        try:
            with self._db.begin() as db:
                mine = (p.c.id == player) & p.c.account.is_(None)
                if db.execute(p.update().where(mine).values(**values)).rowcount == 0:
                    raise Refusal("name_taken")
        except IntegrityError:
            raise Refusal("name_taken") from None

    def login(self, name: str, password: str) -> Caller:
        p = schema.players
        query = sa.select(p.c.id, p.c.name, p.c.password)
        with self._db.connect() as db:
            key = _account_key(name)
            found = db.execute(query.where(p.c.account_key == key)).one_or_none()
        # An unknown name costs the same time as a wrong password.
        known = found[2] if found else self._nobody
        try:
            self._hasher.verify(known, password[: PASSWORD_LENGTHS.stop])
        except (Argon2Error, InvalidHashError):
            raise Refusal("wrong_password") from None
        if found is None:
            raise Refusal("wrong_password")
        return Caller(found[0], found[1])

    @property
    def _nobody(self) -> str:
        if not hasattr(self, "_nobody_hash"):
            self._nobody_hash = self._hasher.hash(secrets.token_hex(16))
        return self._nobody_hash

    # Links and tokens

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

    def new_token(self, table: str, seat: int, player: str) -> str:
        token = secrets.token_urlsafe(24)
        row = {"table_id": table, "seat": seat, "player": player, "created_at": now_ms()}
        with self._db.begin() as db:
            db.execute(schema.tokens.insert().values(digest=digest_of(token), **row))
        return token

    def of_token(self, token: str) -> Caller:
        t, p = schema.tokens, schema.players
        query = sa.select(t.c.player, p.c.name, t.c.table_id, t.c.seat).join(
            p, p.c.id == t.c.player
        )
        with self._db.connect() as db:
            found = db.execute(query.where(t.c.digest == digest_of(token))).one_or_none()
        if found is None:
            raise Refusal("bad_token")
        return Caller(*found)


def _account_key(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold().strip()[:128]


def _checked(password: str) -> str:
    if len(password) not in PASSWORD_LENGTHS:
        raise Refusal("bad_password", {"least": PASSWORD_LENGTHS.start, "most": 256})
    return password
