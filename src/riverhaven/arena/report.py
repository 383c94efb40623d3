"""Reports of a league: a table for the terminal, JSON for programs, a page with plots for people."""

import io
from collections.abc import Sequence
from html import escape
from statistics import fmean
from typing import TYPE_CHECKING

from rich.table import Table

from riverhaven.arena.league import Result
from riverhaven.arena.standings import Standing, standings
from riverhaven.core.extras import from_extra
from riverhaven.core.paper import page
from riverhaven.core.state import Json

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

ABOUT = (
    "Intervals are 95 %, with games of one deal taken together; a shared victory counts in part; "
    "ratings are OpenSkill's (Plackett-Luce)."
)


def rows(found: Sequence[Standing]) -> list[list[str]]:
    return [
        [
            s.bot,
            str(len(s.shares)),
            f"{s.wins:.1%}",
            "{:.1%} to {:.1%}".format(*s.wins_interval),
            f"{s.mean:.1f} ± {s.mean_error:.1f}",
            f"{s.rating:.1f} ± {s.rating_sigma:.1f}",
        ]
        for s in found
    ]


HEADS = ("bot", "games", "wins", "95 %", "mean score", "rating")


def table(results: Sequence[Result], title: str) -> Table:
    drawn = Table(title=title)
    for i, head in enumerate(HEADS):
        drawn.add_column(head, justify="right" if i else "left")
    for row in rows(standings(results)):
        drawn.add_row(*row)
    return drawn


def as_json(results: Sequence[Result]) -> Json:
    return {
        "games": len(results),
        "bots": [
            {
                "bot": s.bot,
                "games": len(s.shares),
                "wins": s.wins,
                "wins_95": s.wins_interval,
                "mean_score": s.mean,
                "mean_score_error": s.mean_error,
                "wins_by_seat": {seat: fmean(won) for seat, won in sorted(s.by_seat.items())},
                "rating": s.rating,
                "rating_sigma": s.rating_sigma,
            }
            for s in standings(results)
        ],
    }


def as_html(results: Sequence[Result], title: str) -> str:
    found = standings(results)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows(found))
    head = "".join(f"<th>{head}</th>" for head in HEADS)
    figures = "".join(f"<figure>{plot}</figure>" for plot in plots(found, results))
    whole = f"<table><tr>{head}</tr>{body}</table>"
    return page(title, f"<p>{len(results)} games. {ABOUT}</p>\n{whole}\n{figures}")


# --------------------------------------------------------------------------------------------------------------- plots


def plots(found: Sequence[Standing], results: Sequence[Result]) -> list[str]:
    """Score distributions, victories by seat and game lengths, as SVG."""
    with from_extra("plots"):
        import matplotlib
    matplotlib.use("svg")
    matplotlib.rcParams.update({"font.family": "serif", "svg.fonttype": "none", "svg.hashsalt": "riverhaven"})
    from matplotlib.figure import Figure

    drawn = []
    for draw in (scores, by_seat, lengths):
        figure = Figure(figsize=(9, 3.6), layout="constrained", facecolor="none")
        draw(figure.subplots(), found, results)
        drawn.append(svg(figure))
    return drawn


def svg(figure: "Figure") -> str:
    """A figure as an element of a page."""
    text = io.StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue()[text.getvalue().index("<svg") :]


def scores(axes: "Axes", found: Sequence[Standing], results: Sequence[Result]) -> None:
    axes.set_title("Scores")
    axes.violinplot([standing.scores for standing in found], showmedians=True, widths=0.8)
    axes.set_xticks(range(1, len(found) + 1), [standing.bot for standing in found])


def by_seat(axes: "Axes", found: Sequence[Standing], results: Sequence[Result]) -> None:
    axes.set_title("Share of victories by seat")
    width = 0.8 / len(found)
    for i, standing in enumerate(found):
        seats = sorted(standing.by_seat)
        shares = [fmean(standing.by_seat[seat]) for seat in seats]
        axes.bar([seat + width * i for seat in seats], shares, width, label=standing.bot)
    axes.set_ylim(0, 1)
    axes.set_xticks(range(len(results[0].scores)))
    axes.legend()


def lengths(axes: "Axes", found: Sequence[Standing], results: Sequence[Result]) -> None:
    axes.set_title("Decisions in a game")
    axes.hist([result.plies for result in results], bins=20)
