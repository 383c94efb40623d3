"""What is stored. A table is the row that opened it and the events that followed; all the rest can be computed.

`events` is the truth, and it only grows: two processes that serve one table at once both try to write its next version,
and the primary key lets one of them win. What `tables` and `seats` say about the present is a summary, written in the
same transaction, that answers "which tables wait for me?" without opening them.
"""

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text),  # NULL: this person has deleted themself
    Column("lang", Text, nullable=False),
    Column("link", Text, unique=True),  # SHA-256 of the token in the personal link
    Column("made", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", Text, primary_key=True),  # SHA-256 of the cookie's token
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("made", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text),  # NULL where the match began from a position
    Column("position", Text),  # where an imported match began, if not from a seed
    Column("open_dice", Integer, nullable=False),  # 1: imported, so somebody knew the seed from the start
    Column("invitation", Text, nullable=False),
    Column("made", Float, nullable=False),
    # The summary:
    Column("version", Integer, nullable=False),
    Column("owes", Integer, nullable=False),  # a bit for each seat that the table waits for
    Column("stage", Text, nullable=False),  # open, running or over
    Column("touched", Float, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, ForeignKey("people.id"), index=True),
    Column("bot", Text),  # who plays here: with a person, in place of that person
    Column("label", Text),  # the name of another person on this device
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_with_bots", "bot"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("person", Text),
    Column("body", Text, nullable=False),  # the text of a move or of a chat, or JSON
    Column("command", Text),  # who asked, and the id that they gave: a resend is recognised
    Column("made", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "version"),
    UniqueConstraint("table_id", "command"),
)

settings = Table("settings", metadata, Column("name", Text, primary_key=True), Column("value", Text, nullable=False))
