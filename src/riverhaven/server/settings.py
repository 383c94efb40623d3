"""How a server is set up. Worker processes get it as JSON in an environment variable."""

import os
from typing import Any

import msgspec
from msgspec import Struct
from platformdirs import user_data_path

VARIABLE = "RIVERHAVEN_SERVER"


class Settings(Struct, frozen=True, kw_only=True):
    db: str = ""  # a URL of SQLAlchemy; empty: a SQLite file in the user's data folder
    behind_https: bool = False  # a proxy in front of us speaks HTTPS, and says so in X-Forwarded-Proto
    bot_workers: int = 1
    bot_seconds: float = 20.0  # so long may a bot think before it is stopped
    bot_start_seconds: float = 60.0  # so long may its process take to start, or to begin to think
    most_live: int = 400  # tables kept in memory
    requests_per_minute: int = 600  # of one address; 0: no limit
    messages_per_second: float = 20.0  # on one socket, in the long run
    messages_burst: int = 100
    sockets_per_address: int = 100
    absent_seconds: float = 600.0  # a table that waited so long for a person may call a bot in
    trust_positions: bool = False  # imports may begin from a position: never for strangers, whose bytes the rules trust

    @property
    def url(self) -> str:
        return self.db or f"sqlite:///{user_data_path('riverhaven') / 'tables.sqlite'}"

    def export(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def imported(cls, **changes: Any) -> "Settings":
        found = msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=cls)
        return msgspec.structs.replace(found, **changes)
