"""Notices by choice: about some tables only, and not while a page of mine is open."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("ways", sa.Column("chosen", sa.Integer, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("calm", sa.Integer, nullable=False, server_default="0"))
