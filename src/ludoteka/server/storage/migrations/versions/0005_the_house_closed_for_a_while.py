"""The house closed for a while"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "closings",
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("opens_at", sa.BigInteger(), nullable=True),
        sa.Column("words", sa.String(160), nullable=False),
        sa.PrimaryKeyConstraint("at"),
    )


def downgrade() -> None:
    op.drop_table("closings")
