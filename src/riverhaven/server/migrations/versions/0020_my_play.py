"""My play: from when on it counts."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("people", sa.Column("play_from", sa.Float, nullable=False, server_default="0"))
