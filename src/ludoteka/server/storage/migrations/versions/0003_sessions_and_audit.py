"""Sessions as rows, tokens that end, names that look the same, an audit log"""

import sqlalchemy as sa
from alembic import op
from itsdangerous import URLSafeSerializer

from ludoteka.server.people.names import skeleton
from ludoteka.server.people.sessions import GUEST_MS
from ludoteka.server.people.tokens import TOKEN_MS
from ludoteka.server.storage.store import digest_of, now_ms

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("players") as players:
        players.add_column(sa.Column("skeleton", sa.String(128), nullable=True))
        players.add_column(sa.Column("banned_at", sa.BigInteger(), nullable=True))
    _fill_skeletons()
    with op.batch_alter_table("players") as players:
        players.create_unique_constraint("players_skeleton_key", ["skeleton"])
    with op.batch_alter_table("tokens") as tokens:
        until = sa.Column("expires_at", sa.BigInteger(), nullable=False, server_default="0")
        tokens.add_column(until)
    op.execute(sa.text("UPDATE tokens SET expires_at = :end").bindparams(end=now_ms() + TOKEN_MS))
    with op.batch_alter_table("tokens") as tokens:
        tokens.alter_column("expires_at", server_default=None)
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"]),
        sa.PrimaryKeyConstraint("digest"),
    )
    op.create_index("ix_sessions_player", "sessions", ["player"])
    _keep_cookies()
    op.create_table(
        "resets",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"]),
        sa.PrimaryKeyConstraint("digest"),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("what", sa.String(32), nullable=False),
        sa.Column("player", sa.String(24), nullable=True),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("detail", sa.String(256), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_audit_at", "audit", ["at"])


def _fill_skeletons() -> None:
    """Of two accounts that look the same already, the first keeps the looks for itself."""
    players = sa.table("players", *map(sa.column, ("id", "account", "created_at", "skeleton")))
    query = sa.select(players.c.id, players.c.account).where(players.c.account.is_not(None))
    taken = set()
    for id_, account in op.get_bind().execute(query.order_by(players.c.created_at)).all():
        looks = skeleton(account)
        if looks in taken:
            continue
        taken.add(looks)
        op.execute(players.update().where(players.c.id == id_).values(skeleton=looks))


def _keep_cookies() -> None:
    """The cookies of before name their player for ever: each becomes a session that can end."""
    keys = sa.table("keys", sa.column("name"), sa.column("value"))
    columns = ("digest", "player", "device", "created_at", "seen_at", "expires_at")
    sessions = sa.table("sessions", *map(sa.column, columns))
    players = sa.table("players", sa.column("id"))
    db, at = op.get_bind(), now_ms()
    key = db.scalar(sa.select(keys.c.value).where(keys.c.name == "cookie"))
    if key is None:  # a new database: nobody has come yet
        return
    cookies = URLSafeSerializer(str(key), salt="ludoteka.player")
    for player in db.scalars(sa.select(players.c.id)).all():
        cookie = str(cookies.dumps(player))
        values = (digest_of(cookie), player, "?", at, at, at + GUEST_MS)
        op.execute(sessions.insert().values(dict(zip(columns, values))))


def downgrade() -> None:
    for name in ("audit", "resets", "sessions"):
        op.drop_table(name)
    with op.batch_alter_table("tokens") as tokens:
        tokens.drop_column("expires_at")
    with op.batch_alter_table("players") as players:
        players.drop_constraint("players_skeleton_key")
        players.drop_column("banned_at")
        players.drop_column("skeleton")
