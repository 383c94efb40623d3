"""A match as a film: every ply as a seat saw it, with what was said. Of a picture, what is new in it is kept."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from msgspec import Struct

from riverhaven.share.account import Account, Seen

Row = list[int]  # a part of a picture: the numbers of its tags


class Change(Struct, array_like=True):
    """How a part differs from what it was: from a place on, so many tags are dropped, and these put there."""

    at: int
    dropped: int
    tags: Row


class Moment(Struct, omit_defaults=True):
    """One ply of a film."""

    scores: list[int]
    when: str  # the round, the season: what the game calls it
    parts: dict[str, Change] = {}
    gone: list[str] = []  # parts that are there no more
    by: int | None = None  # who made the move that led here
    said: str = ""  # of that move


class Look(Struct):
    """The film as one seat saw it."""

    name: str
    moments: list[Moment]


class Reel(Struct):
    """The whole film: all that a page needs to show it."""

    tags: list[str]
    looks: list[Look]
    art: str


class Film:
    """Takes a match, shot by shot: each takes some milliseconds, so that a server can do other things in between."""

    def __init__(self, account: Account, seats: Sequence[Seen] | None = None) -> None:
        self.account = account
        self.seats = list(account.eyes() if seats is None else seats)
        self._numbers: dict[str, int] = {}
        self._looks = {seat: Look(account.name(seat), []) for seat in self.seats}
        self._shown: dict[Seen, dict[str, tuple[str, Row]]] = {seat: {} for seat in self.seats}

    def shots(self) -> Iterator[tuple[Seen, int]]:
        """What is to be taken, in this order."""
        return ((seat, ply) for seat in self.seats for ply in range(self.account.plies + 1))

    def take(self, seat: Seen, ply: int) -> None:
        """The next ply as a seat saw it."""
        account, match = self.account, self.account.match
        sight = match.sight(seat, ply)
        shown, now = self._shown[seat], {part.id: part.svg() for part in sight.parts}
        moment = Moment(sight.record.score[: match.seats].tolist(), account.when(ply, seat))
        if ply:
            moment.by, moment.said = match.turns[ply - 1].seat, account.told(ply - 1, seat)
        for id in shown.keys() - now.keys():
            moment.gone.append(id)
            del shown[id]
        for id, svg in now.items():
            before, row = shown.get(id, ("", []))
            if svg != before:
                shown[id] = (svg, self._numbered(svg))
                moment.parts[id] = change(row, shown[id][1])
        self._looks[seat].moments.append(moment)

    def reel(self) -> Reel:
        return Reel(list(self._numbers), list(self._looks.values()), self.account.match.game.art())

    def _numbered(self, svg: str) -> Row:
        return [self._numbers.setdefault(tag, len(self._numbers)) for tag in self.account.speaker.tags(svg)]


def change(before: Row, now: Row) -> Change:
    """What must be put where, so that one row becomes the other.

    >>> change([1, 2, 3, 4], [1, 5, 6, 4])
    Change(at=1, dropped=2, tags=[5, 6])
    """
    head = alike(before, now)
    tail = alike(before[head:][::-1], now[head:][::-1])
    return Change(head, len(before) - head - tail, now[head : len(now) - tail])


def alike(one: Row, other: Row) -> int:
    """How far two rows are the same."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
