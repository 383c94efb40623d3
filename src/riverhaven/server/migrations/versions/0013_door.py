"""The door: open tables where one asks to join."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("asks", sa.Integer, nullable=False, server_default="0"))
