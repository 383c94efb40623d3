"""A training that people can watch: how strong the net has become, and what the last rounds took."""

import json
import sys
import time
from pathlib import Path

from rich.console import Console, Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

from riverhaven.core.state import Json
from riverhaven.crew import crew
from riverhaven.learn.train import Order, Training

BARS = " ▁▂▃▄▅▆▇█"
WIDTH = 60


def watched(
    order: Order,
    folder: Path,
    minutes: float,
    rounds: int | None,
    workers: int,
    ray: str | None,
    console: Console,
    as_json: bool,
) -> None:
    """Train for so many minutes, or rounds, and show how it goes."""
    until = float("inf") if rounds else time.monotonic() + 60 * minutes
    output = sys.stdout  # others may put something else in its place meanwhile
    with crew(workers, ray) as helpers:
        training = Training(order, folder, helpers)
        try:
            with Live(console=console, transient=True, refresh_per_second=2) as live:
                for told in training.rounds(until, rounds or 1 << 30):
                    if as_json:
                        print(as_line(told), file=output, flush=True)
                    live.update(view(training, told))
        except KeyboardInterrupt:
            done = training.progress.rounds
            console.print(f"Stopped after {done} rounds. The same command goes on with what lies in {folder}.")
    console.print(view(training, {}))
    console.print(f"The best net is {training.net_file}." if training.best.features else "No net has won yet.")


def as_line(told: Json) -> str:
    return json.dumps({key: round(value, 2) if key.endswith("_s") else value for key, value in told.items()})


def view(training: Training, told: Json) -> Group:
    """The wins against the game's own estimate, test by test, and the numbers of the last round."""
    done = training.progress
    shares = [test["against_estimate"] for test in done.tests if "against_estimate" in test]
    table = Table(title=f"{training.game.title}, {training.order.seats} seats", show_header=False)
    table.add_row("rounds", str(done.rounds))
    table.add_row("matches", str(done.games))
    table.add_row("core minutes", f"{done.core_seconds / 60:.1f}")
    if shares:
        best = next(test for test in reversed(done.tests) if "against_estimate" in test)
        table.add_row("wins against the estimate", f"{shares[-1]:.1%} ({best['low']:.1%} to {best['high']:.1%})")
    for key, value in told.items():
        table.add_row(key, f"{value:.1f}" if isinstance(value, float) else str(value))
    return Group(table, Text(plot(shares)))


def plot(shares: list[float]) -> str:
    """Shares from 0 to 1 as a row of bars.

    >>> plot([0.0, 0.5, 1.0])
    ' ▄█'
    """
    return "".join(BARS[round(share * (len(BARS) - 1))] for share in shares[-WIDTH:])
