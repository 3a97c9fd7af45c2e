"""The tables of the database. `entries` is the truth; the rest is people, and indexes over it."""

import sqlalchemy as sa

metadata = sa.MetaData()

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)
"""what the workers of one host share: the key that signs cookies"""

players = sa.Table(
    "players",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("account", sa.String(64), nullable=True),
    sa.Column("account_key", sa.String(128), nullable=True, unique=True),
    sa.Column("password", sa.String(256), nullable=True),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("skeleton", sa.String(128), nullable=True, unique=True),
    sa.Column("banned_at", sa.BigInteger, nullable=True),
)
"""guests and accounts; `account_key` is the account's name without case, `skeleton` the same for
all names that look like it
"""

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(24), sa.ForeignKey("players.id"), nullable=False, index=True),
    sa.Column("device", sa.String(64), nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("seen_at", sa.BigInteger, nullable=False),
    sa.Column("expires_at", sa.BigInteger, nullable=False),
)
"""browsers in which a player is known; the cookie holds what `digest` is the sha256 of"""

resets = sa.Table(
    "resets",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(24), sa.ForeignKey("players.id"), nullable=False),
    sa.Column("expires_at", sa.BigInteger, nullable=False),
)
"""links with which a host lets somebody choose a new password; gone when used"""

audit = sa.Table(
    "audit",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
    sa.Column("what", sa.String(32), nullable=False),
    sa.Column("player", sa.String(24), nullable=True),
    sa.Column("address", sa.String(64), nullable=False),
    sa.Column("detail", sa.String(256), nullable=False),
)
"""who signed in from where, and what a host did to people and tables"""

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("reporter", sa.String(24), primary_key=True),
    sa.Column("player", sa.String(24), nullable=False, index=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
"""entries of a log at which the host shall look: words or a name of `player`; once a reporter"""

measures = sa.Table(
    "measures",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("what", sa.String(8), primary_key=True),
    sa.Column("player", sa.String(24), nullable=False, index=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=True),
    sa.Column("name", sa.String(64), nullable=False),
)
"""what the host did about what was reported, as long as it stands; `name`: given instead"""

closings = sa.Table(
    "closings",
    metadata,
    sa.Column("at", sa.BigInteger, primary_key=True),
    sa.Column("opens_at", sa.BigInteger, nullable=True),
    sa.Column("words", sa.String(160), nullable=False),
)
"""that the host closes the house, from when, and until when as far as is known; one row or none"""

packs = sa.Table(
    "packs",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("host", sa.String(24), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("bot_turn", sa.Boolean, nullable=False),
    sa.Column("turn_player", sa.String(24), nullable=True),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("updated_at", sa.BigInteger, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Index("tables_listed", "status", "public", "created_at"),
)
"""one row a table: its secret, and what lists show (an index over the entries)"""

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("author", sa.String(24), nullable=False),
    sa.Column("key", sa.String(64), nullable=True),
    sa.Column("body", sa.Text, nullable=False),
    sa.UniqueConstraint("table_id", "author", "key", name="entries_once"),
)
"""the log: a duplicate or late entry loses at one of the keys"""

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("player", sa.String(24), nullable=True, index=True),
)
"""whose seats they are (an index over the entries)"""

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("total", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=True),
)
"""of finished matches; without a body somebody works on it, and said so last `at` that time"""

shelves = sa.Table(
    "shelves",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("player", sa.String(24), primary_key=True),
    sa.Column("archived", sa.Boolean, nullable=False),
)

links = sa.Table(
    "links",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("player", sa.String(24), nullable=False),
    sa.Column("expires_at", sa.BigInteger, nullable=False),
    sa.Column("used_at", sa.BigInteger, nullable=True),
)
"""one-time links that move a player's seats to another device"""

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("player", sa.String(24), nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("expires_at", sa.BigInteger, nullable=False),
)
"""seat tokens of programs; valid until they expire, while the seat is the player's"""
