"""Branches: from which table one goes on, from which move, and its name."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.Text))
    op.add_column("tables", sa.Column("fork", sa.Integer))
    op.add_column("tables", sa.Column("called", sa.Text))
    op.create_index("ix_tables_origin", "tables", ["origin"])
