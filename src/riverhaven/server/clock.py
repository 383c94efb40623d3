"""The clocks of a match: how much time is left to each seat, by the server's time.

A seat's clock runs while the table waits for the person there: several may run at once, none while a bot plays or the
match is paused. A turn is counted from half a second after it began, so that the way to the player and back is nobody's
loss. Where the server's time is set back, the clocks stand still: nobody loses by it.
"""

from collections.abc import Collection
from typing import TypeVar

from msgspec import Struct

from riverhaven.server.protocol import Clock

T = TypeVar("T")
LAG_S = 0.5


def refill(clock: Clock) -> float:
    """What a turn brings: of a live clock the increment, of one by the day all the days."""
    return clock.more if clock.kind == "live" else clock.base


class Times(Struct, frozen=True):
    """What is left to each seat as of a moment, and since when the table waits for it; None: it does not."""

    left: tuple[float, ...]
    since: tuple[float | None, ...]
    at: float

    @classmethod
    def full(cls, clock: Clock, seats: int, now: float) -> "Times":
        return cls((clock.base,) * seats, (None,) * seats, now)

    @property
    def runs(self) -> list[int]:
        return [seat for seat, since in enumerate(self.since) if since is not None]

    def _counted_from(self, seat: int) -> float | None:
        since = self.since[seat]
        return None if since is None else max(self.at, since + LAG_S)

    def left_at(self, seat: int, now: float) -> float:
        start = self._counted_from(seat)
        return self.left[seat] if start is None else max(0.0, self.left[seat] - max(0.0, now - start))

    def falls(self, seat: int) -> float | None:
        """When the time of a seat is up, if nothing happens before."""
        start = self._counted_from(seat)
        return None if start is None else start + self.left[seat]

    @property
    def due(self) -> float | None:
        """When the first clock falls."""
        return min((falls for seat in self.runs if (falls := self.falls(seat)) is not None), default=None)

    def counted(self, now: float) -> "Times":
        """The same as of now. What began later than now began before somebody set the time back."""
        left = tuple(self.left_at(seat, now) for seat in range(len(self.left)))
        return Times(left, tuple(None if since is None else min(since, now) for since in self.since), now)

    def waiting(self, seats: Collection[int]) -> "Times":
        """From now on the table waits for these seats."""
        before = enumerate(self.since)
        since = (None if seat not in seats else self.at if since is None else since for seat, since in before)
        return Times(self.left, tuple(since), self.at)

    def given(self, seat: int, left: float) -> "Times":
        """With so much left to a seat, and its turn begun anew."""
        since = None if self.since[seat] is None else self.at
        return Times(put(self.left, seat, left), put(self.since, seat, since), self.at)


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])
