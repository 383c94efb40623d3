"""Moves that are left for later."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "plans",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("same", sa.Integer, nullable=False),
        sa.Column("dropped", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
