"""Ratings: who wants them, and which matches count."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("people", sa.Column("rated", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("rated", sa.Integer, nullable=False, server_default="0"))
