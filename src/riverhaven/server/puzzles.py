"""Puzzles on the page: which one is today's, and what somebody has solved.

Today is the server's day in UTC, so everybody is shown the same one. It is named by its game and its own name: whoever
opens it before midnight may answer it after.
"""

import logging
from datetime import UTC, datetime
from functools import lru_cache

import sqlalchemy as sa

from riverhaven.core.game import Game
from riverhaven.core.installed import game, games
from riverhaven.core.match import Match
from riverhaven.core.puzzle import Puzzle
from riverhaven.core.words import Refusal
from riverhaven.server import lessons
from riverhaven.server.people import Who
from riverhaven.server.schema import learnt
from riverhaven.server.store import Store

log = logging.getLogger("riverhaven.puzzles")

SOLVED = "puzzle:"  # before its name: what one has learnt is kept together, and no lesson is called so


def of_the_day(day: int) -> tuple[Game, Puzzle] | None:
    """The puzzle of a day, which is a number: the games take turns, and each goes through all of its own."""
    with_some = [found for name in games() if has_some(found := game(name))]
    if not with_some:
        return None
    turn, place = divmod(day, len(with_some))
    chosen = with_some[place]
    return chosen, chosen.puzzles[turn % len(chosen.puzzles)]


def has_some(found: Game) -> bool:
    """Whether a game has puzzles; one whose files are wrong has none."""
    try:
        return bool(found.puzzles)
    except Refusal as refusal:
        log.warning("puzzles left out", extra={"kind": found.name, "why": refusal.sentence.message})
        return False


def today() -> int:
    return datetime.now(UTC).toordinal()


@lru_cache(maxsize=256)
def position(name: str, id: str) -> Match:
    """The match of a puzzle, to be looked at only."""
    found = game(name)
    return found.puzzle(id).begin(found)


async def solved(store: Store, who: Who | None, name: str) -> set[str]:
    """The puzzles of a game that somebody has solved."""
    known = await lessons.known(store, who, name)
    return {one.removeprefix(SOLVED) for one in known if one.startswith(SOLVED)}


async def solve(store: Store, who: Who, name: str, id: str) -> None:
    """Note that somebody has found the best move."""

    def write(connection: sa.Connection) -> None:
        if all(row.lesson != SOLVED + id for row in connection.execute(lessons.of(who.id, name))):
            connection.execute(sa.insert(learnt).values(person=who.id, game=name, lesson=SOLVED + id))

    await store.write(write)
