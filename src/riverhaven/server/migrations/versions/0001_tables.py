"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("link", sa.Text, unique=True),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text),
        sa.Column("position", sa.Text),
        sa.Column("open_dice", sa.Integer, nullable=False),
        sa.Column("invitation", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("owes", sa.Integer, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), index=True),
        sa.Column("bot", sa.Text),
        sa.Column("label", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seat"),
        sa.Index("seats_with_bots", "bot"),
    )
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("person", sa.Text),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("command", sa.Text),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version"),
        sa.UniqueConstraint("table_id", "command"),
    )
    op.create_table(
        "settings", sa.Column("name", sa.Text, primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )
