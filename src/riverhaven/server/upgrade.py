"""Which version a store is, and how it comes up to date."""

from pathlib import Path

import sqlalchemy as sa

from riverhaven.server.schema import metadata

MIGRATIONS = Path(__file__).parent / "migrations"
VERSIONS = sorted(file.name.partition("_")[0] for file in MIGRATIONS.glob("versions/[0-9]*.py"))
NEWEST = VERSIONS[-1]


def version_of(connection: sa.Connection) -> str | None:
    """The version of a store; None, if there is none yet."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return str(connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar())


def bring_up_to_date(connection: sa.Connection) -> None:
    """Make the tables of an empty store, or migrate those of an older version.

    What leads there from older versions is Alembic's. It costs a quarter of a start, so it is loaded only then.
    """
    found = version_of(connection)
    if found is None:
        metadata.create_all(connection)
        connection.execute(sa.text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
        connection.execute(sa.text("INSERT INTO alembic_version VALUES (:newest)"), {"newest": NEWEST})
    elif found != NEWEST:
        migrate(connection)


def migrate(connection: sa.Connection) -> None:
    from alembic import command, config

    alembic = config.Config()
    alembic.set_main_option("script_location", str(MIGRATIONS))
    alembic.attributes["connection"] = connection
    command.upgrade(alembic, "head")
