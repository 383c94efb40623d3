"""An account of a match: what is told of it to others, in one language, by the names of those who played."""

from collections.abc import Sequence
from typing import Any, Literal

from riverhaven.core.art import EMBLEMS, SEATS
from riverhaven.core.match import Match
from riverhaven.core.words import Refusal, Say
from riverhaven.share.tags import Speaker

Seen = int | None  # a seat; None is a spectator
Ended = Literal["resigned", "agreed", "alone"]


class Account:
    """A match to be shared. What a table knows of it and the match does not is given besides: names, and how it ended
    where not by its rules.

    >>> import riverhaven as rh
    >>> Account(rh.game("newhaven").new(seed=1), names=["Ada", "Bob"]).name(1)
    'Bob'
    """

    def __init__(
        self,
        match: Match[Any],
        lang: str = "en",
        names: Sequence[str | Say] | None = None,
        places: Sequence[int] | None = None,
        ended: Ended | None = None,
    ) -> None:
        if names is not None and len(names) != match.seats:
            raise Refusal("wrong-names", names=str(len(names)), seats=str(match.seats))
        self.match, self.lang, self.ended = match, lang, ended
        self.names = list(names or (Say("player", number=seat + 1) for seat in range(match.seats)))
        self.places = list(places or match.places)
        self.speaker = Speaker(match.game.words, lang, self.names)
        self.say = self.speaker.say

    @property
    def plies(self) -> int:
        return len(self.match.turns)

    @property
    def over(self) -> bool:
        """Whether nothing is secret any more."""
        return self.match.over or self.ended is not None

    def eyes(self) -> list[Seen]:
        """Who looks, where nobody is named: everybody, once nothing is secret any more."""
        return [*range(self.match.seats), None] if self.over else [None]

    def name(self, seat: Seen) -> str:
        return self.say(Say("spectator") if seat is None else self.names[seat])

    def told(self, ply: int, seat: Seen) -> str:
        """What the move number `ply` did, as `seat` may know it."""
        return " ".join(self.match.lines(ply, seat, self.lang, self.names))

    def when(self, ply: int, seat: Seen) -> str:
        """The round, the season: what the game calls this moment."""
        return " · ".join(map(self.say, self.match.game.moment(self.match.sight(seat, ply).view)))

    def result(self) -> str:
        """How the match came out; nothing, while it runs."""
        if not self.over:
            return ""
        if self.ended in ("agreed", "alone"):
            return self.say(Say("ended-agreed"))
        winners = [self.name(seat) for seat, place in enumerate(self.places) if place == 1]
        won = self.say(Say("the-winner", count=len(winners), players=winners))
        return won if self.ended is None else f"{self.say(Say('ended-resigned'))} {won}"

    def emblem(self, seat: int) -> str:
        """A player's colour and shape as SVG, around the point 0 0."""
        return f'<g fill="{SEATS[seat]}" stroke="currentColor" stroke-width="2">{EMBLEMS[seat]}</g>'
