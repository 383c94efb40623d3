"""What time it is, for everything that is stored with a time, and for whoever waits."""

import time
from collections.abc import Callable

SLACK_S = 1.0  # a clock that is adjusted a little goes a little faster or slower; nobody notices


class Steady:
    """The time of day. Where somebody sets the machine's clock back it goes on from where it was: whoever has waited
    for an hour has waited for an hour. After a start it is the machine's time again."""

    def __init__(self, clock: Callable[[], float] = time.time, ticks: Callable[[], float] = time.monotonic) -> None:
        self._clock, self._ticks = clock, ticks
        self._last, self._tick = clock(), ticks()
        self._ahead = 0.0  # of the machine's clock

    def __call__(self) -> float:
        tick, found = self._ticks(), self._clock()
        least = self._last + tick - self._tick
        if found + self._ahead < least - SLACK_S:
            self._ahead = least - found
        elif found + self._ahead > least + SLACK_S:  # it was set right again, or the machine has slept
            self._ahead = max(0.0, least - found)
        self._last, self._tick = max(self._last, found + self._ahead), tick
        return self._last


now = Steady()
