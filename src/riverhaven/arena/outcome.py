"""What came of an arena, for Python and for notebooks."""

from dataclasses import dataclass
from functools import cached_property

from riverhaven.arena.league import Result
from riverhaven.arena.report import as_html, table
from riverhaven.arena.standings import Standing, standings
from riverhaven.core.paper import plain
from riverhaven.core.words import Refusal


@dataclass
class Outcome:
    """The results of a league, and what they say about each bot. `print` shows the table."""

    title: str
    results: list[Result]

    @cached_property
    def standings(self) -> list[Standing]:
        """All bots, the best rating first."""
        return standings(self.results)

    def __getitem__(self, bot: str) -> Standing:
        for standing in self.standings:
            if standing.bot == bot:
                return standing
        raise Refusal("unknown-bot", bot=bot, allowed=", ".join(standing.bot for standing in self.standings))

    def html(self) -> str:
        """A page with plots."""
        return as_html(self.results, self.title)

    def __str__(self) -> str:
        return plain(table(self.results, self.title))
