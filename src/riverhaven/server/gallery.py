"""The gallery: who watches which table in this process, and who is shown what is drawn, in turn."""

from collections import defaultdict
from typing import TYPE_CHECKING

from riverhaven.server.askers import Crowd, Limits, Whereabouts
from riverhaven.server.hall import Hall
from riverhaven.server.manners import unheard
from riverhaven.server.people import still_in
from riverhaven.server.turns import Painter

if TYPE_CHECKING:
    from riverhaven.server.socket import Conversation


class Gallery:
    """Who watches which table in this process."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.watching: defaultdict[str, set[Conversation]] = defaultdict(set)
        self.sockets = Crowd()
        self.by_session: defaultdict[str, set[Conversation]] = defaultdict(set)
        self.looks = 0  # how often we looked whose sessions have ended
        self.painter = Painter()
        self.limits, self.whereabouts = Limits(), Whereabouts()
        hall.changed.append(self.changed)
        hall.is_watched = self.watching.__contains__

    def shown(self) -> dict[str, int]:
        """The tables at which somebody looks here, and which version of each all of them have seen."""
        found: dict[str, int] = {}
        for talk in set().union(*self.watching.values()):
            for (table, _), eye in talk.eyes.items():
                found[table] = min(eye.version or 0, found.get(table, eye.version or 0))
        return found

    @property
    def present(self) -> set[str]:
        """Those who have a socket open in this process."""
        talks = (talk for talks in self.by_session.values() for talk in talks)
        return {talk.person for talk in talks if talk.person is not None}

    def may(self, what: str, person: str, most: int, seconds: float) -> bool:
        """Whether a person may do one thing more of a kind just now, on whichever socket; so many are for so long."""
        return self.limits.may(what, person, most, seconds)

    async def look_who_is_who(self, persons: set[str] | None) -> None:
        """End the conversations of sessions that have ended, of these people or (None) of all."""
        self.looks += 1
        talks = [talk for talks in self.by_session.values() for talk in talks]
        theirs = [talk for talk in talks if persons is None or talk.person in persons]
        held = list({talk.session for talk in theirs if talk.session is not None})
        here = await still_in(self.hall.store, held)
        for talk in theirs:
            if talk.session not in here:
                talk.end()
        found = await unheard(self.hall.store, {talk.person for talk in theirs if talk.person is not None})
        for talk in theirs:
            talk.listen_to_all_but(found.get(talk.person or "", frozenset()))

    def changed(self, table: str) -> None:
        for conversation in self.watching.get(table, ()):
            conversation.touch(table)

    def leave(self, conversation: "Conversation", table: str) -> None:
        self.watching[table].discard(conversation)
        if not self.watching[table]:
            del self.watching[table]
