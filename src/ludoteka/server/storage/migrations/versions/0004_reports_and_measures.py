"""Reports of lines and names, and what the host did about them"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("reporter", sa.String(24), nullable=False),
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "version", "reporter"),
    )
    op.create_index("ix_reports_player", "reports", ["player"])
    op.create_table(
        "measures",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "version", "what"),
    )
    op.create_index("ix_measures_player", "measures", ["player"])


def downgrade() -> None:
    op.drop_table("measures")
    op.drop_table("reports")
