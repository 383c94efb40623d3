"""How a server is set up. Worker processes get it as JSON in an environment variable."""

import os
from ipaddress import ip_network
from typing import Annotated, Any, Self
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_data_path

from riverhaven.core.words import Refusal

VARIABLE = "RIVERHAVEN_SERVER"

Count = Annotated[int, Meta(ge=0)]
Some = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    db: str = ""  # a URL of SQLAlchemy; empty: a SQLite file in the user's data folder
    origins: tuple[
        str, ...
    ] = ()  # under which people know this server, as in https://games.example.org; links name them
    behind_https: bool = False  # a proxy in front of us speaks HTTPS, and says so in X-Forwarded-Proto
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose word on that, and on who asks, is believed: also networks
    bot_workers: Some = 1  # for bots that search; one more plays for those that answer at once
    bot_seconds: Seconds = 20.0  # so long may a bot think before it is stopped
    bot_start_seconds: Seconds = 60.0  # so long may its process take to start, or to begin to think
    share_seconds: Seconds = 120.0  # so long may it take to make a file as which a match is shared
    most_live: Some = 1000  # tables kept in memory
    requests_per_minute: Count = 600  # of one address; 0: no limit
    request_seconds: Seconds = 30.0  # until a request must have arrived whole
    requests_at_once: Some = 60  # of one address
    connections_per_address: Some = 200  # over HTTP; those of a proxy of ours are everybody's
    stall_seconds: Seconds = 30.0  # so long may an answer wait to be read
    messages_per_second: Annotated[float, Meta(gt=0)] = 20.0  # on one socket, in the long run
    messages_burst: Some = 100
    chats_per_minute: Count = 20  # of one person, on one socket and by all of them
    tables_per_hour: Count = 120  # that one person sets up
    knocks_per_hour: Count = 20  # so often one person asks to join open tables
    reports_per_day: Count = 20  # of one person
    ways_per_day: Count = 20  # to be reached, that one person tries; four times as many from one address
    mails_per_day: Count = 5  # to mail addresses among them, which are then asked
    sockets_per_address: Some = 100
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1/128")  # who may read /metrics
    comeback_seconds: Seconds = 60.0  # after a start, until somebody's time can be up
    absent_seconds: Seconds = 600.0  # whoever keeps a table waiting so long may be replaced by the others
    smtp: str = ""  # smtp://USER:PASSWORD@HOST:587 or smtps://…: by which mails are sent; empty: none are
    mail_from: str = ""  # the sender of those mails
    notice_after_seconds: Seconds = 60.0  # a table waits so long before whoever is away is told
    notice_sweep_seconds: Seconds = 10.0  # between two looks for whom to tell
    notice_networks: tuple[str, ...] = ()  # that notices may be posted to, though they are not the open internet
    keep_days: Seconds = 0.0  # tables that are over or never began are forgotten after so long untouched; 0: never
    keep_sweep_seconds: Seconds = 3600.0  # between two looks for such tables
    # Whether matches may begin from a position: compiled rules trust its bytes, so not where it may be a stranger's.
    # None: where nobody but this machine reaches the server.
    trust_positions: bool | None = None
    positions_per_minute: Count = 240  # that one person, or one address, has checked and drawn

    @property
    def url(self) -> str:
        return self.db or f"sqlite:///{user_data_path('riverhaven') / 'tables.sqlite'}"

    def export(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def imported(cls, **changes: Any) -> "Settings":
        """Those of the environment, with these changes; refused in a sentence, where they make no sense."""
        try:
            found = msgspec.json.decode(os.environ.get(VARIABLE) or "{}", type=cls)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Refusal("wrong-settings", variable=VARIABLE, why=str(error)) from None
        return msgspec.structs.replace(found, **changes).checked()

    @classmethod
    def of(cls, db: str) -> "Settings":
        """Those of the environment, with another store where one is named."""
        return cls.imported(db=db) if db else cls.imported()

    def checked(self) -> Self:
        """These settings; refused, where a value is of the right kind and cannot be meant."""
        for network in (*self.proxies, *self.metrics_from, *self.notice_networks):
            if not is_network(network):
                raise Refusal("wrong-network", network=network)
        for origin in self.origins:
            if not is_origin(origin):
                raise Refusal("wrong-origin", origin=origin)
        if bool(self.smtp) != bool(self.mail_from):
            raise Refusal("smtp-and-sender")
        if self.smtp and not is_smtp(self.smtp):
            raise Refusal("wrong-smtp")
        if self.smtp and not self.origins:
            raise Refusal("smtp-and-origin")
        return self


def is_network(text: str) -> bool:
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


def is_origin(text: str) -> bool:
    """Whether this is what browsers call an origin: scheme, host, and the port where it is not the usual one."""
    try:
        found = urlsplit(text)
        usual = {"http": 80, "https": 443}[found.scheme]
        host = f"[{found.hostname}]" if ":" in (found.hostname or "") else found.hostname
        port = "" if found.port in (None, usual) else f":{found.port}"
    except (ValueError, KeyError):
        return False
    return bool(host) and text == f"{found.scheme}://{host}{port}"


def is_smtp(text: str) -> bool:
    try:
        found = urlsplit(text)
        return found.scheme in ("smtp", "smtps") and bool(found.hostname) and found.port != 0
    except ValueError:
        return False
