"""The place of each seat, for the tables of a player; and who set a table up is found."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("tables", sa.Column("places", sa.Text))
    first = sa.text("version = 1")
    op.create_index("hosts", "events", ["person"], postgresql_where=first, sqlite_where=first)
