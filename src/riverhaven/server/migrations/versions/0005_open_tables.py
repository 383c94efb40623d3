"""Open tables: which ones anybody may find and join."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("listed", sa.Integer, nullable=False, server_default="0"))
