"""The press: makes the files as which matches are shared, in a process of its own, for a page takes seconds.

What was made is kept for a while, for those who ask for the same. Whoever has asked for one waits until it is made, or
asks for no other; the places take turns, as with all that is dear.
"""

import asyncio
from collections import OrderedDict
from typing import Any, NamedTuple

from riverhaven import share
from riverhaven.core.match import Match
from riverhaven.core.words import Refusal, Say, Words
from riverhaven.server import metrics
from riverhaven.server.askers import Asker
from riverhaven.server.frame import player
from riverhaven.server.hall import Live
from riverhaven.server.settings import Settings
from riverhaven.server.thinking import Died, Lane

MOST_KEPT = 32_000_000  # bytes
Names = tuple[str | Say, ...]


class Wanted(NamedTuple):
    """A file as which somebody would like to have a match."""

    kind: str
    seat: int | None
    lang: str
    ply: int | None = None  # where it shows one turn


class Press:
    def __init__(self, settings: Settings) -> None:
        self.lane = Lane(1, settings, settings.share_seconds)
        self._kept: OrderedDict[tuple[Any, ...], bytes] = OrderedDict()
        self._making: dict[tuple[Any, ...], asyncio.Task[bytes]] = {}
        self._asked: set[Asker] = set()

    def stop(self) -> None:
        for task in self._making.values():
            task.cancel()
        self.lane.stop()

    async def file(self, who: Asker, live: Live, match: Match[Any], wanted: Wanted) -> bytes:
        """The file: as it is kept, or made now. It is made to its end, whoever hangs up meanwhile."""
        table, names = live.table, names_at(live, match.game.words)
        key = (table.id, table.version, repr(names), wanted)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            if who in self._asked:
                raise Refusal("share-already")
            about = (wanted, match, names, table.places, table.ended)
            task = self._making[key] = asyncio.create_task(self._make(who, about))
            self._asked.add(who)
            task.add_done_callback(lambda task: self._made(who, key, task))
        return await asyncio.shield(self._making[key])

    async def _make(self, who: Asker, about: tuple[object, ...]) -> bytes:
        try:
            return await self.lane.think(who, made, lambda waiting: about)
        except (TimeoutError, Died) as error:
            raise Refusal("no-share") from error

    def _made(self, who: Asker, key: tuple[Any, ...], task: asyncio.Task[bytes]) -> None:
        self._asked.discard(who)
        del self._making[key]
        if task.cancelled() or task.exception() is not None:
            return
        metrics.SHARED.inc()
        self._kept[key] = task.result()
        while sum(map(len, self._kept.values())) > MOST_KEPT:
            self._kept.popitem(last=False)


def names_at(live: Live, words: Words) -> Names:
    """What those are called who played."""
    both = enumerate(zip(live.names, live.table.seats, strict=True))
    return tuple(name or (bot_name(words, seat.bot, i) if seat.bot else player(i)) for i, (name, seat) in both)


def bot_name(words: Words, level: str, seat: int) -> Say:
    """What a bot is called that plays so well, in the words of the game where it has any."""
    own = f"bot-{level}"
    return Say(own if words.has(own) else "bot-name", number=seat + 1)


def made(wanted: Wanted, match: Match[Any], names: Names, places: list[int], ended: share.Ended | None) -> bytes:
    """The file, in the process that makes it."""
    account, seat = share.Account(match, wanted.lang, names, places, ended), wanted.seat
    if wanted.kind == "end.png":
        return share.png(account, seat)
    if wanted.kind == "end.svg":
        return share.end(account, seat).encode()
    if wanted.kind == "turn.svg":
        return share.turn(account, wanted.ply, seat).encode()
    return share.page(account, None if seat is None else [seat]).encode()
