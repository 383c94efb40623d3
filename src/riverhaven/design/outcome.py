"""What came of a study, for Python, for notebooks and for the report."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from riverhaven.core.extras import from_extra
from riverhaven.core.paper import plain
from riverhaven.design.estimates import Estimate
from riverhaven.design.findings import Finding, Never, compared, findings, never
from riverhaven.design.question import Question
from riverhaven.design.rows import Rows

if TYPE_CHECKING:
    import pyarrow


@dataclass
class Study:
    """A question, the matches that were played for it, and what they say. `print` shows the short of it.

    >>> import riverhaven as rh
    >>> found = rh.study(game="newhaven", bots="random", deals=20)
    >>> found["match", "", "decisions"].value > 50
    True
    """

    question: Question
    cells: Sequence[Rows]

    @cached_property
    def findings(self) -> list[Finding]:
        """Every number that was found, with its interval."""
        return [*(finding for rows in self.cells for finding in findings(rows)), *compared(self.cells)]

    @cached_property
    def never(self) -> list[Never]:
        """What has never come up, cell by cell."""
        return [found for rows in self.cells for found in never(rows)]

    def __getitem__(self, wanted: tuple[str, ...]) -> Estimate:
        """The estimate of (about, item, measure), or (about, item, measure, cell) where there are several cells:
        `found["asset", "god hapi", "points", "3 seats"]`."""
        about, item, measure, *cell = wanted
        for finding in self.findings:
            if (finding.about, finding.item, finding.measure) == (about, item, measure) and finding.cell in (
                cell or [self.cells[0].cell.name]
            ):
                return finding.estimate
        raise KeyError(wanted)

    @property
    def table(self) -> "pyarrow.Table":
        """A row for each match and seat."""
        with from_extra("data"):
            import pyarrow as pa

        tables = [rows.table.add_column(0, "cell", [[rows.cell.name] * len(rows.table)]) for rows in self.cells]
        return pa.concat_tables(tables, promote_options="default").replace_schema_metadata(None)

    @property
    def numbers(self) -> "pyarrow.Table":
        """A row for each finding."""
        with from_extra("data"):
            import pyarrow as pa

        told = [
            {**finding._asdict(), "estimate": finding.estimate.value, "low": finding.estimate.low}
            | {"high": finding.estimate.high}
            for finding in self.findings
        ]
        return pa.Table.from_pylist(told)

    def html(self, lang: str = "en") -> str:
        """A page with plots."""
        from riverhaven.design.report import Report

        return Report(self, lang).page()

    def write(self, folder: Path, lang: str = "en") -> Path:
        """The report and both tables, into a folder. Returns where the report is."""
        with from_extra("data"):
            import pyarrow.parquet as parquet

        parquet.write_table(self.table, folder / "seats.parquet", compression="zstd")
        parquet.write_table(self.numbers, folder / "findings.parquet", compression="zstd")
        report = folder / "report.html"
        report.write_text(self.html(lang), encoding="utf-8")
        return report

    def __str__(self) -> str:
        from riverhaven.design.report import Report

        return plain(Report(self, "en").short())
