"""The report of a study: a page with plots, and the short of it for the terminal."""

import math
from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import NamedTuple

from rich import markup
from rich.console import Group
from rich.table import Table as Drawn

from riverhaven.core.paper import page
from riverhaven.core.words import Say
from riverhaven.design import plots
from riverhaven.design.estimates import Estimate
from riverhaven.design.outcome import Study
from riverhaven.design.question import WORDS

STYLE = """
.key { position: sticky; top: 0; background: #f6efe0; padding: .3rem 0 }
.key span { margin-right: 1.2rem; white-space: nowrap }
.wide { overflow-x: auto }
svg[role] { width: 100%; height: auto }
summary { cursor: pointer }
"""

SHARES = ("wins", "shared", "first", "matches")  # measures that are shown in per cent
SIGNED = ("first", "more", "points", "wins")  # and those that tell how much more or less; so does every difference
PLOTTED = {"order": "wins", "bot": "wins", "source": "more", "asset": "points"}
WHOLE = ("match", "difference")  # tables that are about whole matches
MEAN = "mean"
SHORT = ("match", "difference", "order", "bot")  # what the terminal shows


class Row(NamedTuple):
    """A row of a table: what it is about, in which cell, and its estimates by measure."""

    item: str
    cell: int
    estimates: dict[str, Estimate]


class Table(NamedTuple):
    """A table of a report."""

    about: str
    title: str
    measures: tuple[str, ...]
    rows: tuple[Row, ...]


class Report:
    """A study in one language."""

    def __init__(self, study: Study, lang: str) -> None:
        self.study, self.lang = study, lang
        self.names = [rows.cell.called(lang) for rows in study.cells]
        self.numbers = {rows.cell.name: number for number, rows in enumerate(study.cells)}

    def say(self, message: str, **variables: object) -> str:
        return WORDS.say(self.lang, Say(message, **variables))

    # ---------------------------------------------------------------------------------------------------------- tables

    def tables(self) -> Iterator[Table]:
        """All tables that have a row, one for each kind of asset."""
        for about in ("match", "difference", "order", "bot", "source"):
            yield from self._table(about, self.say(f"table-{about}"))
        for axis in self.study.cells[0].cell.game.assets:
            yield from self._table("asset", self.say("table-asset", axis=axis.replace("_", " ")), f"{axis} ")
        yield from self._table("move", self.say("table-move"))

    def _table(self, about: str, title: str, prefix: str = "") -> Iterator[Table]:
        found = [f for f in self.study.findings if f.about == about and f.item.startswith(prefix)]
        rows: dict[tuple[str, int], dict[str, Estimate]] = {}
        for finding in found:
            # Of a whole match there are many measures and nothing else: they stand one below another.
            item, measure = (finding.measure, MEAN) if about in WHOLE else (finding.item, finding.measure)
            rows.setdefault((item, self.numbers[finding.cell]), {})[measure] = finding.estimate
        if rows:
            measures = tuple(dict.fromkeys(measure for by in rows.values() for measure in by))
            order = {item: number for number, item in enumerate(dict.fromkeys(item for item, _ in rows))}
            listed = sorted((Row(*key, by) for key, by in rows.items()), key=lambda row: (order[row.item], row.cell))
            yield Table(about, title, measures, tuple(listed))

    def item(self, table: Table, row: Row) -> str:
        """What a row is about, in words."""
        if table.about in WHOLE:
            return self.say(f"measure-{row.item}")
        if table.about == "source":
            return self.study.cells[row.cell].called(row.item, self.lang)
        return row.item.split(" ", 1)[1] if table.about == "asset" else row.item

    def heads(self, table: Table) -> list[str]:
        return [self.say("item"), self.say("cell"), *(self.say(f"measure-{measure}") for measure in table.measures)]

    def cells(self, table: Table, bold: tuple[str, str], clean: Callable[[str], str]) -> Iterator[list[str]]:
        """The rows as text, what they are about said once; what is surely not 0 stands between the marks of `bold`."""
        before = ""
        for row in table.rows:
            shown = [
                self.shown(table.about, row.item if measure == MEAN else measure, row.estimates.get(measure), bold)
                for measure in table.measures
            ]
            item = "" if row.item == before else clean(self.item(table, row))
            yield [item, clean(self.names[row.cell]), *shown]
            before = row.item

    def shown(self, about: str, measure: str, estimate: Estimate | None, bold: tuple[str, str]) -> str:
        if estimate is None or math.isnan(estimate.error):
            return "-"
        has_sign = is_signed(about, measure)
        unit = 100 if measure in SHARES else 1
        digits = 1 if unit == 100 or abs(estimate.value) >= 10 else 2
        number = f"{unit * estimate.value:{'+' if has_sign else ''}.{digits}f}"
        text = f"{number} ± {unit * estimate.error:.{digits}f}{' %' if unit == 100 else ''}"
        return f"{bold[0]}{text}{bold[1]}" if has_sign and estimate.is_sure else text

    # -------------------------------------------------------------------------------------------------------- the page

    def page(self) -> str:
        question = self.study.question
        title = question.title or self.study.cells[0].cell.game.title
        blocks = [f"<p>{escape(text)}</p>" for text in (question.about, *self.lead()) if text]
        if len(self.names) > 1:
            blocks.append(plots.key(self.names))
        for table in self.tables():
            blocks.append(self.section(table))
            if table.about == "match":
                scores = [rows.scores.ravel() for rows in self.study.cells]
                blocks.append(f"<h2>{self.say('scores')}</h2>{plots.spread(scores, self.say('scores'))}")
        blocks.append(self.dead())
        return page(title, "\n".join(blocks), self.lang, STYLE)

    def lead(self) -> tuple[str, str]:
        deals, matches = self.study.question.deals, sum(map(len, self.study.cells))
        played = self.say("played", matches=matches, deals=deals)
        return self.say("report-lead", game=self.study.cells[0].cell.game.title, played=played), self.say("report-bots")

    def section(self, table: Table) -> str:
        whole = f'<div class="wide">{self.as_html(table)}</div>'
        if table.about in PLOTTED:
            plot = plots.estimates(list(self.plotted(table)), self.axis(table.about), table.title)
            whole = f"{plot}<details><summary>{self.say('figures')}</summary>{whole}</details>"
        about = escape(self.say(f"table-{table.about}-about"))
        return f"<h2>{escape(table.title)}</h2><p>{about}</p>{whole}"

    def plotted(self, table: Table) -> Iterator[tuple[str, list[tuple[int, Estimate]]]]:
        """Item by item, the measure that tells most; assets from the best to the worst."""
        items: dict[str, list[tuple[int, Estimate]]] = {}
        for row in table.rows:
            items.setdefault(self.item(table, row), []).append((row.cell, row.estimates[PLOTTED[table.about]]))
        listed = list(items.items())
        if table.about == "asset":
            listed.sort(key=lambda row: -max((e.value for _, e in row[1] if not math.isnan(e.value)), default=0.0))
        yield from listed

    def axis(self, about: str) -> plots.Spoken:
        measure = PLOTTED[about]
        unit = 100 if measure in SHARES else 1
        return lambda value: f"{unit * value:+.3g}{' %' if unit == 100 else ''}" if value else "0"

    def as_html(self, table: Table) -> str:
        head = row_of("th", [escape(head) for head in self.heads(table)], 2)
        body = "".join(row_of("td", row, 2) for row in self.cells(table, ("<b>", "</b>"), escape))
        return f"<table>{head}{body}</table>"

    def dead(self) -> str:
        """What never came up, and where."""
        where: dict[tuple[str, str], list[str]] = {}
        for found in self.study.never:
            where.setdefault((found.what, found.name), []).append(self.names[self.numbers[found.cell]])
        rows = [
            [self.say(f"never-{what}"), escape(name), self.everywhere(cells)] for (what, name), cells in where.items()
        ]
        listed = f"<table>{''.join(row_of('td', row, 3) for row in rows)}</table>"
        about = self.say("table-never-about") if rows else self.say("never-nothing")
        return f"<h2>{self.say('table-never')}</h2><p>{about}</p>{listed if rows else ''}"

    def everywhere(self, cells: Sequence[str]) -> str:
        return self.say("never-everywhere") if len(cells) == len(self.names) else escape("; ".join(cells))

    # ----------------------------------------------------------------------------------------------------- the terminal

    def short(self) -> Group:
        return Group(*(self.drawn(table) for table in self.tables() if table.about in SHORT))

    def drawn(self, table: Table) -> Drawn:
        drawn = Drawn(title=table.title)
        for i, head in enumerate(self.heads(table)):
            drawn.add_column(head, justify="right" if i > 1 else "left")
        for row in self.cells(table, ("[bold]", "[/bold]"), markup.escape):
            drawn.add_row(*row)
        return drawn


def row_of(tag: str, cells: Sequence[str], named: int) -> str:
    """A row of a table; the first cells are names."""
    kinds = [f"{tag} class=name"] * named + [tag] * (len(cells) - named)
    return "<tr>" + "".join(f"<{kind}>{cell}</{tag}>" for kind, cell in zip(kinds, cells, strict=True)) + "</tr>"


def is_signed(about: str, measure: str) -> bool:
    """Whether a measure tells how much more or less: then 0 means that nothing matters."""
    return about == "difference" or measure in SIGNED
