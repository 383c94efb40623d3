"""Lessons: which one a table is, and which ones somebody has learnt."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.Text))
    op.create_table(
        "learnt",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("lesson", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "lesson"),
    )
