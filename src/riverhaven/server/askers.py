"""Who asks, and from where: by this turns are taken, and limits are kept."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection

MOST_BUCKETS = 10_000
MOST_PEOPLE = 10_000  # of whom it is known where they are


class Asker(NamedTuple):
    """Somebody who asks. Names cost nothing, so all who ask from one place share what is due to it."""

    place: str
    person: str


@lru_cache(maxsize=4096)
def place_of(address: str) -> str:
    """An address as limits see it: of IPv6 a network of 64 bits, for whoever has one address there has them all."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, 64), strict=False))
    return str(found)


def is_among(address: str, networks: Iterable[str]) -> bool:
    """Whether an address lies in one of these networks, or is one of these addresses."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    found = getattr(found, "ipv4_mapped", None) or found
    return any(found in ip_network(network) for network in networks)


def place(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return place_of(connection.client.host) if connection.client else ""


def asker(connection: ASGIConnection[Any, Any, Any, Any]) -> Asker:
    """Who sends a request; of those who have not said who they are, only the place is known."""
    found = place(connection)
    return Asker(found, found if connection.user is None else connection.user.id)


class Whereabouts:
    """From where people were here last: so what is done for them when they are not is counted there, too."""

    def __init__(self) -> None:
        self._places: OrderedDict[str, str] = OrderedDict()

    def note(self, found: Asker) -> None:
        self._places[found.person] = found.place
        self._places.move_to_end(found.person)
        if len(self._places) > MOST_PEOPLE:
            self._places.popitem(last=False)

    def of(self, person: str) -> Asker:
        return Asker(self._places.get(person, person), person)


class Crowd:
    """How many are open from each place."""

    def __init__(self) -> None:
        self.count = Counter[str]()

    def come(self, here: str) -> int:
        """One more; returns how many they are now."""
        self.count[here] += 1
        return self.count[here]

    def leave(self, here: str) -> None:
        self.count[here] -= 1
        if not self.count[here]:
            del self.count[here]


class Bucket:
    """So many a second in the long run, and a burst now and then."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst, self.left, self.at = rate, burst, float(burst), time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        self.left -= 1
        return self.left >= 0

    @property
    def full(self) -> bool:
        return self.left + (time.monotonic() - self.at) * self.rate >= self.burst

    @property
    def wait(self) -> float:
        """Seconds until there is one more."""
        return max(0.0, (1 - self.left) / self.rate)


class Limits:
    """How often somebody may do something: so many times in so many seconds."""

    def __init__(self) -> None:
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self._room = MOST_BUCKETS

    def bucket(self, what: str, who: str, most: int, seconds: float) -> Bucket:
        if len(self.buckets) > self._room:  # those who have been quiet long enough are as if they had never come
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.full}
            self._room = max(MOST_BUCKETS, 2 * len(self.buckets))  # looked through seldom, however many there are
        return self.buckets.setdefault((what, who), Bucket(most / seconds, most))

    def may(self, what: str, who: str, most: int, seconds: float) -> bool:
        """Whether somebody may do it once more just now; then they have."""
        bucket = self.bucket(what, who, most, seconds)
        if bucket.take():
            return True
        bucket.left += 1  # who is refused pays nothing: they may come back when there is room
        return False
