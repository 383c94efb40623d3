"""In which time zone somebody is told what time it was."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("ways", sa.Column("zone", sa.Text))
