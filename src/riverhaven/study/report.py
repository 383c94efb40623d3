"""An analysis in the terminal."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from riverhaven.core.match import Match
from riverhaven.core.record import copy_of
from riverhaven.core.words import Say
from riverhaven.study.analysis import Analysis
from riverhaven.study.points import courses
from riverhaven.study.verdict import Verdict

BARS = "▁▂▃▄▅▆▇█"
WIDE = 40  # letters of a course
QUARTERS = 4


class Report:
    """What was found out about the decisions of some seats."""

    def __init__(self, match: Match, analysis: Analysis, seats: tuple[int, ...], truth: bool, lang: str) -> None:
        self.match, self.analysis, self.seats, self.truth, self.lang = match, analysis, seats, truth, lang

    def say(self, message: Say | str) -> str:
        return self.match.game.words.say(self.lang, message)

    def player(self, seat: int) -> str:
        return self.say(Say("player", number=seat + 1))

    def whole(self) -> RenderableType:
        return Group(self.courses(), Text(), self.summary(), Text(), self.decisions(), Text(), *self.points())

    def courses(self) -> Table:
        table = self.table("analysis-player", "analysis-course")
        for seat in self.seats:
            table.add_row(self.player(seat), self.course(seat))
        return table

    def summary(self) -> Table:
        verdicts = [verdict for verdict in Verdict if verdict is not Verdict.FINE]
        heads = ["analysis-player", *(f"verdict-{verdict}" for verdict in verdicts)]
        table = self.table(*heads, "analysis-cost", "analysis-luck")
        for seat in self.seats:
            found = self.analysis.summary(seat)
            counts = (str(found.verdicts.get(verdict, 0)) for verdict in verdicts)
            table.add_row(self.player(seat), *counts, f"{found.cost:.1f}", f"{found.luck:+.1f}")
        return table

    def course(self, seat: int) -> str:
        """The chance to win from the first move to the end, as the seat knew it or in truth."""
        moments = self.analysis.moments
        picked = [moments[i * (len(moments) - 1) // (WIDE - 1)] for i in range(WIDE)]
        chances = [(m.truth if self.truth else m.known[seat]).chance[seat] for m in picked]
        return "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in chances)

    def decisions(self) -> Table:
        """Those that have a name, in their order."""
        names = ("ply", "player", "verdict", "points", "chance", "played", "best")
        table = self.table(*(f"analysis-{name}" for name in names))
        for ply, moment in enumerate(self.analysis.moments):
            if moment.seat not in self.seats or moment.decision is None or moment.decision.verdict is Verdict.FINE:
                continue
            found = moment.decision
            numbers = f"{-found.cost:.1f}", f"{0 - round(found.chance, 2):.0%}"
            done = self.match.lines(ply, moment.seat, self.lang)[0]
            who, name = self.player(moment.seat), self.say(f"verdict-{found.verdict}")
            table.add_row(str(ply + 1), who, name, *numbers, done, self.told(ply, moment.seat, found.best))
        return table

    def told(self, ply: int, seat: int, move: str) -> str:
        """Another move than was made, in words."""
        then = Match(self.match.game, copy_of(self.match.before(ply)), seed=None)
        return then.preview(seat, move, self.lang)[0]

    def points(self) -> Iterator[RenderableType]:
        """How the points grew, source by source."""
        last = len(self.match.turns)
        plies = [last * quarter // QUARTERS for quarter in range(1, QUARTERS + 1)]
        yield Text(self.say("analysis-points-line"))
        table = self.table("points-from", *(self.player(seat) for seat in range(self.match.seats)))
        for source, rows in courses(self.match, plies):
            columns = zip(*rows, strict=True)
            table.add_row(self.say(source), *("  ".join(f"{points:3}" for points in column) for column in columns))
        yield table

    def table(self, *heads: str) -> Table:
        words = self.match.game.words
        table = Table(box=None, padding=(0, 2, 0, 0))
        for head in heads:
            table.add_column(self.say(head) if words.has(head) else head, overflow="fold")
        return table
