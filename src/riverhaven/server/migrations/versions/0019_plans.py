"""Several plans for a seat, in an order, each perhaps with a condition."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    kept = op.get_bind().execute(sa.text("SELECT * FROM plans")).mappings().all()
    op.drop_table("plans")
    plans = op.create_table(
        "plans",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("dropped", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    for row in kept:
        line = {"move": row["move"], "said": json.loads(row["said"]), "same": bool(row["same"])}
        if row["dropped"] is not None:
            line["why"] = json.loads(row["dropped"])
        theirs = {name: row[name] for name in ("table_id", "seat", "person")}
        op.execute(plans.insert().values(lines=json.dumps([line]), dropped=int("why" in line), **theirs))
