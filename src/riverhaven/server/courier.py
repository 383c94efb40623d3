"""How a notice reaches somebody: by mail, through a browser's push service, or as a post to a chat of theirs.

A notice says which table it is, who waits and since when: nothing that a seat alone may know. Strangers tell us where
to post to, so no address is believed: it must lie in the open internet, it is looked up once, and no answer leads on to
another one.
"""

import base64
import json
import smtplib
import socket
from collections.abc import Callable
from email.message import EmailMessage
from functools import cached_property
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import httpx
import msgspec
from msgspec import Struct

from riverhaven.core.words import Refusal
from riverhaven.server.askers import is_among
from riverhaven.server.pools import POST
from riverhaven.server.settings import Settings
from riverhaven.server.store import Store

PATIENCE_S = 10.0
PUSH_DAYS = 1  # that a push service keeps a notice for a device that is off
GONE = (404, 410)  # what a push service answers when the browser wants no more


class Notice(NamedTuple):
    """What is told, in the language of whoever is told it."""

    title: str
    text: str
    link: str  # to the table
    off: str  # to the page that ends this
    ends: str  # says so
    at_once: str  # an address: a post there ends it, too (RFC 8058)

    @property
    def whole(self) -> str:
        return f"{self.title}\n{self.text}\n{self.link}\n\n{self.ends}"


class Gone(Exception):
    """Nobody is reached there any more."""


class Post(NamedTuple):
    """What is posted to a chat."""

    body: bytes
    headers: dict[str, str]


def as_json(**fields: str) -> Post:
    return Post(json.dumps(fields).encode(), {"content-type": "application/json"})


SHAPES: dict[str, Callable[[Notice], Post]] = {
    "discord": lambda notice: as_json(content=notice.whole),
    "slack": lambda notice: as_json(text=notice.whole),
    "ntfy": lambda notice: Post(
        f"{notice.text}\n\n{notice.ends}".encode(),
        {"title": encoded(notice.title), "click": notice.link, "tags": "game_die"},
    ),
    "json": lambda notice: as_json(title=notice.title, text=notice.text, link=notice.link, off=notice.off),
}
KINDS = ("mail", "push", *SHAPES)
SHOWN = ("title", "text", "link", "off", "ends")  # what a browser shows, and where it leads


# Numbers of IPv6 that stand for one of IPv4: NAT64, 6to4, Teredo, and two forms of it written as IPv6.
IN_DISGUISE = ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96", "::ffff:0:0/96")


def encoded(text: str) -> str:
    """Text for a header, where only ASCII may stand: as mails do it."""
    return f"=?UTF-8?B?{base64.b64encode(text.encode()).decode()}?="


class Courier:
    """Sends notices."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store

    @cached_property
    def key(self) -> str:
        """Ours, by which push services know us."""
        return self.store.setting("vapid", new_key())

    @property
    def kinds(self) -> tuple[str, ...]:
        """What this server can send."""
        return KINDS if self.settings.smtp else KINDS[1:]

    async def send(self, kind: str, address: str, notice: Notice) -> None:
        """Raises `Gone` where nobody is any more, a Refusal where it may not go, an OSError or httpx.HTTPError where
        it cannot."""
        if kind == "mail":
            await POST.do(self._mail, address, notice)
        elif kind == "push":
            await self._push(address, notice)
        else:
            post = SHAPES[kind](notice)
            (await self._post(address, post.body, post.headers)).raise_for_status()

    # --------------------------------------------------------------------------------------------------------- mails

    def _mail(self, address: str, notice: Notice) -> None:
        mail = EmailMessage()
        mail["from"], mail["to"], mail["subject"] = self.settings.mail_from, address, notice.title
        mail["list-unsubscribe"] = f"<{notice.at_once}>"
        mail["list-unsubscribe-post"] = "List-Unsubscribe=One-Click"
        mail.set_content(f"{notice.text}\n\n{notice.link}\n\n-- \n{notice.ends}\n")
        where = urlsplit(self.settings.smtp)
        kind = smtplib.SMTP_SSL if where.scheme == "smtps" else smtplib.SMTP
        with kind(where.hostname or "", where.port or 0, timeout=PATIENCE_S) as server:
            if where.scheme == "smtp" and server.has_extn("starttls"):
                server.starttls()
            if where.username:
                server.login(unquote(where.username), unquote(where.password or ""))
            server.send_message(mail)

    # -------------------------------------------------------------------------------------------------- push services

    async def _push(self, address: str, notice: Notice) -> None:
        """Encrypted for the browser (RFC 8291), signed by us (RFC 8292): the service between cannot read it."""
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec

        where = subscription(address)
        told = json.dumps({name: getattr(notice, name) for name in SHOWN}).encode()
        body = http_ece.encrypt(
            told,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=unpadded(where.p256dh),
            auth_secret=unpadded(where.auth),
        )
        headers = {
            "content-encoding": "aes128gcm",
            "ttl": str(PUSH_DAYS * 86400),
            "urgency": "normal",
            **self._signed(where.endpoint),
        }
        answer = await self._post(where.endpoint, body, headers)
        if answer.status_code in GONE:
            raise Gone
        answer.raise_for_status()

    def _signed(self, endpoint: str) -> dict[str, str]:
        from py_vapid import Vapid02

        where = urlsplit(endpoint)
        sender = self.settings.mail_from or "riverhaven@example.org"
        claims = {"aud": f"{where.scheme}://{where.netloc}", "sub": f"mailto:{sender}"}
        return dict(Vapid02.from_raw(self.key.encode()).sign(claims))

    @property
    def public_key(self) -> str:
        """What a browser must know to subscribe."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02

        public = Vapid02.from_raw(self.key.encode()).public_key
        return padless(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    # --------------------------------------------------------------------------------------------------------- posts

    async def _post(self, url: str, body: bytes, headers: dict[str, str]) -> httpx.Response:
        where = await self.reachable(url)
        asked = urlsplit(url)
        at = f"[{where}]" if ":" in where else where
        target = asked._replace(netloc=at if asked.port is None else f"{at}:{asked.port}").geturl()
        more = {"sni_hostname": asked.hostname or ""}  # the certificate is that of the name
        async with httpx.AsyncClient(timeout=PATIENCE_S, trust_env=False) as client:
            known = {"host": asked.netloc, **headers}
            request = client.build_request("POST", target, content=body, headers=known, extensions=more)
            answer = await client.send(request, stream=True)  # nobody reads what comes back
            await answer.aclose()
            return answer

    async def reachable(self, url: str) -> str:
        """The number of the machine that an address names; one that a stranger may not make us call is refused."""
        try:
            if not (url.isascii() and url.isprintable()):
                raise ValueError
            where = urlsplit(url)
            host, port = where.hostname or "", where.port or 443
        except ValueError:
            raise Refusal("way-unreachable", address=url[:100]) from None
        try:
            found = await POST.do(socket.getaddrinfo, host, port, 0, socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Refusal("way-unreachable", address=host[:100]) from None
        number = str(found[0][4][0])
        ours = is_among(number, self.settings.notice_networks)
        open_internet = where.scheme == "https" and is_open(number)
        if not (ours or open_internet) or where.username is not None:
            raise Refusal("way-unreachable", address=host[:100])
        return number


def is_open(number: str) -> bool:
    """Whether a machine lies in the open internet. Numbers that stand for others may stand for our neighbours'."""
    found = ip_address(number)
    return found.is_global and not found.is_multicast and not found.is_reserved and not is_among(number, IN_DISGUISE)


class Subscription(Struct):
    """Where a browser is reached, and what only it can read is written with."""

    endpoint: str
    p256dh: str
    auth: str


def subscription(address: str) -> Subscription:
    try:
        found = msgspec.json.decode(address, type=Subscription)
        if (len(unpadded(found.p256dh)), len(unpadded(found.auth))) == (65, 16):
            return found
    except (msgspec.DecodeError, ValueError, RecursionError):
        pass
    raise Refusal("way-unreachable", address=address[:100])


def new_key() -> str:
    """A key by which push services know a server."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return padless(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def padless(given: bytes) -> str:
    return base64.urlsafe_b64encode(given).decode().rstrip("=")


def unpadded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
