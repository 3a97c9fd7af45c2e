"""People: guests, who have a name, and accounts, who can come back to theirs from anywhere."""

import secrets
import unicodedata
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ludoteka.server.errors import Refusal
from ludoteka.server.people.audit import Audit
from ludoteka.server.people.closings import Closings
from ludoteka.server.people.departures import Departures
from ludoteka.server.people.host_links import HostLinks
from ludoteka.server.people.names import LOOKED_AT, clean_name, is_plain, skeleton
from ludoteka.server.people.passwords import Passwords
from ludoteka.server.people.reports import Reports
from ludoteka.server.people.sessions import Sessions
from ludoteka.server.people.tokens import Tokens
from ludoteka.server.protocol import Me
from ludoteka.server.storage import schema
from ludoteka.server.storage.store import Store, digest_of, fresh_id, now_ms
from ludoteka.server.table.commands import Caller

RESET_MS = 24 * 3600 * 1000


@dataclass(frozen=True)
class Account:
    player: str
    name: str
    password: str
    banned: bool


class People:
    def __init__(self, store: Store) -> None:
        self._db = store.engine
        self.sessions, self.tokens, self.audit = Sessions(store), Tokens(store), Audit(store)
        self.passwords, self.host_links = Passwords(), HostLinks(store)
        self.reports = Reports(store)
        self.departures = Departures(store, self.reports)
        self.closings = Closings(store)

    # Guests

    def me(self, player: str | None) -> Me:
        p = schema.players
        with self._db.connect() as db:
            row = db.execute(sa.select(p.c.id, p.c.name, p.c.account).where(p.c.id == player))
            found = row.one_or_none()
        return Me(*found) if found else Me(None, "", None)

    def new_guest(self, name: str) -> Caller:
        player, name = fresh_id(12), self.own_name(name, None)
        with self._db.begin() as db:
            values = {"id": player, "name": name, "created_at": now_ms()}
            db.execute(schema.players.insert().values(**values))
        return Caller(player, name)

    def rename(self, player: str, name: str) -> Caller:
        p, name = schema.players, self.own_name(name, player)
        with self._db.begin() as db:
            db.execute(p.update().where(p.c.id == player).values(name=name))
        return Caller(player, name)

    def own_name(self, name: str, player: str | None) -> str:
        """A name that does not look like the account of somebody else."""
        p, name = schema.players, clean_name(name)
        query = sa.select(p.c.id).where(p.c.skeleton == skeleton(name))
        with self._db.connect() as db:
            owner = db.scalar(query)
        if owner is not None and owner != player:
            raise Refusal("name_taken")
        return name

    def alive(self, digests: set[str]) -> set[str]:
        """Those of these sessions and tokens that still let somebody in."""
        return self.sessions.alive(digests) | self.tokens.alive(digests)

    # Accounts

    def register(self, player: str, name: str, password: str) -> None:
        """Give a guest an account; the guest's games are the account's."""
        p, name = schema.players, clean_name(name)
        values = {
            "name": name,
            "account": name,
            "account_key": account_key(name),
            "skeleton": skeleton(name),
            "password": password,
        }
        try:
            with self._db.begin() as db:
                mine = (p.c.id == player) & p.c.account.is_(None)
                if db.execute(p.update().where(mine).values(**values)).rowcount == 0:
                    raise Refusal("name_taken")
        except IntegrityError:
            raise Refusal("name_taken") from None

    def account(self, name: str) -> Account | None:
        """The account of this name."""
        known = schema.players.c.account_key == account_key(name)
        return self._account(known) if is_plain(name) else None

    def account_of(self, player: str) -> Account | None:
        return self._account(
            (schema.players.c.id == player) & schema.players.c.account.is_not(None)
        )

    def _account(self, which: sa.ColumnElement[bool]) -> Account | None:
        p = schema.players
        query = sa.select(p.c.id, p.c.name, p.c.password, p.c.banned_at.is_not(None))
        with self._db.connect() as db:
            found = db.execute(query.where(which)).one_or_none()
        return Account(*found) if found else None

    def set_password(self, player: str, password: str) -> None:
        p = schema.players
        with self._db.begin() as db:
            db.execute(p.update().where(p.c.id == player).values(password=password))

    def rename_account(self, player: str, name: str) -> None:
        """What a host does: also the name with which an account signs in."""
        p, name = schema.players, self.own_name(name, player)
        values = {"name": name}
        if self.account_of(player) is not None:
            values |= {
                "account": name,
                "account_key": account_key(name),
                "skeleton": skeleton(name),
            }
        with self._db.begin() as db:
            db.execute(p.update().where(p.c.id == player).values(**values))

    def ban(self, player: str, *, banned: bool) -> None:
        """Whoever is banned is let in by no session and no token; lifted, by all of them again."""
        p = schema.players
        with self._db.begin() as db:
            at = now_ms() if banned else None
            db.execute(p.update().where(p.c.id == player).values(banned_at=at))
        if banned:
            self.tokens.end_links(player)

    # Lost passwords

    def new_reset(self, player: str) -> str:
        token = secrets.token_urlsafe(24)
        row = {"player": player, "expires_at": now_ms() + RESET_MS}
        with self._db.begin() as db:
            db.execute(schema.resets.insert().values(digest=digest_of(token), **row))
        return token

    def reset_of(self, token: str) -> str:
        """Whose password the link changes."""
        r = schema.resets
        good = (r.c.digest == digest_of(token)) & (r.c.expires_at > now_ms())
        with self._db.connect() as db:
            found = db.scalar(sa.select(r.c.player).where(good))
        if found is None:
            raise Refusal("link_used")
        return str(found)

    def end_resets(self, player: str) -> None:
        with self._db.begin() as db:
            db.execute(schema.resets.delete().where(schema.resets.c.player == player))


def account_key(name: str) -> str:
    return unicodedata.normalize("NFKC", name[:LOOKED_AT]).casefold().strip()[:128]
