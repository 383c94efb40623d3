"""Seats by lot, and whoever is asked something: so a question makes a table one that waits."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lot", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("asked", sa.Integer))
