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
    text,
)

metadata = MetaData()
FIRST = text("version = 1")

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text),  # NULL: this person has deleted themself
    Column("lang", Text, nullable=False),
    Column("link", Text, unique=True),  # SHA-256 of the token in the personal link
    Column("made", Float, nullable=False),
    Column("seen", Float),  # when they were last here
    Column("banned", Text),  # why the owner of the server has shut them out; NULL: they are welcome
    Column("rated", Integer, nullable=False, server_default="0"),  # 1: wants ratings
    Column("calm", Integer, nullable=False, server_default="0"),  # 1: no notices while a page of theirs is open
    Column("play_from", Float, nullable=False, server_default="0"),  # tables made before are not told of their play
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
    Column("lesson", Text),  # that is taught here; NULL: an ordinary table
    Column("clock", Text),  # JSON; NULL: there is none
    Column("listed", Integer, nullable=False, server_default="0"),  # 1: anybody may find it and join
    Column("asks", Integer, nullable=False, server_default="0"),  # 1: whoever finds it asks first
    Column("meant", Text),  # for those who know the game so well; NULL: for everybody
    Column("lot", Integer, nullable=False, server_default="0"),  # 1: who sits where is drawn when it begins
    Column("origin", Text, index=True),  # the table that it goes on from, or plays again; NULL: none
    Column("fork", Integer),  # so many moves came along from there
    Column("called", Text),  # the name of a branch; NULL: it has been given none
    # The summary:
    Column("rated", Integer, nullable=False, server_default="0"),  # 1: it began as a rated match
    Column("version", Integer, nullable=False),
    Column("owes", Integer, nullable=False),  # a bit for each seat that the table waits for
    Column("asked", Integer),  # a bit for each seat that is asked something; NULL: of a version that did not say
    Column("stage", Text, nullable=False),  # open, running or over
    Column("touched", Float, nullable=False),
    Column("due", Float, index=True),  # when the first clock falls, if nothing happens before
    Column("places", Text),  # of each seat, once it is over; NULL: it is not, or of a version that did not say
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
    Index("hosts", "person", postgresql_where=FIRST, sqlite_where=FIRST),  # who has set a table up
)

learnt = Table(
    "learnt",
    metadata,
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("lesson", Text, nullable=False),  # or a puzzle that was solved, as in "puzzle:well"
    PrimaryKeyConstraint("person", "game", "lesson"),
)

ways = Table(
    "ways",  # on which somebody is reached who is away
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", Text, nullable=False),  # mail, push, or the shape of what is posted: see courier.py
    Column("address", Text, nullable=False),
    Column("origin", Text, nullable=False),  # under which the person knows this server
    Column("key", Text, nullable=False, unique=True),  # in every notice: whoever has it may end them
    Column("proven", Integer, nullable=False),  # 1: whoever is reached there wants it
    Column("daily", Integer, nullable=False),  # 1: one notice a day, about all tables that wait
    Column("chosen", Integer, nullable=False, server_default="0"),  # 1: only about the tables that they have chosen
    Column("sent", Float, nullable=False),  # when the last one of those was
    Column("zone", Text),  # the time zone of whoever is told; NULL: not known, so it is UTC
    Column("made", Float, nullable=False),
)

told = Table(
    "told",  # of which table somebody has been told what; a turn is forgotten when they have moved
    metadata,
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("what", Text, nullable=False),  # see notices.py; quiet: nothing is to be told; loud: they have chosen it
    Column("version", Integer, nullable=False),  # of the table then
    PrimaryKeyConstraint("person", "table_id", "what"),
)

plans = Table(
    "plans",  # moves that are left for when their turn comes; nobody but the person knows that there is one
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("lines", Text, nullable=False),  # JSON: the moves, the dearest first, each with its condition
    Column("dropped", Integer, nullable=False),  # 1: none of them could be played; the lines say why
    PrimaryKeyConstraint("table_id", "seat"),
)

blocks = Table(
    "blocks",  # whom somebody does not want to hear (mute), or to meet either (block)
    metadata,
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("other", Text, ForeignKey("people.id"), nullable=False),
    Column("what", Text, nullable=False),
    PrimaryKeyConstraint("person", "other"),
)

reports = Table(
    "reports",  # what people complain of, for the owner of the server
    metadata,
    Column("id", Text, primary_key=True),
    Column("made", Float, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("other", Text, ForeignKey("people.id"), nullable=False),  # whom it is about
    Column("text", Text, nullable=False),
    Column("chat", Text, nullable=False),  # JSON: its last lines then
    Column("done", Integer, nullable=False),  # 1: the owner has dealt with it
)

asides = Table(
    "asides",  # what those say to each other who watch a table
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("found", Text, nullable=False),  # JSON
)

plays = Table(
    "plays",  # what a match that is over tells of how each seat played; it names nobody, and can be computed anew
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),  # of the table that it was computed from
    Column("found", Text, nullable=False),  # JSON
)

settings = Table("settings", metadata, Column("name", Text, primary_key=True), Column("value", Text, nullable=False))
