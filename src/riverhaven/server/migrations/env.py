"""Alembic's way in. The store hands over its connection; there is no alembic.ini."""

from alembic import context

from riverhaven.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
