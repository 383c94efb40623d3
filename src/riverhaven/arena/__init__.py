"""The arena: bots play each other, and the numbers tell who is stronger."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from riverhaven.core.game import Game
from riverhaven.core.installed import game
from riverhaven.core.state import Chosen

if TYPE_CHECKING:
    from riverhaven.arena.outcome import Outcome
    from riverhaven.bots.outside import Player


def arena(
    name: str | Game,
    bots: "Sequence[str | Player]",
    seats: int | None = None,
    games: int = 100,
    seed: int = 0,
    workers: int = 1,
    results: Path | str | None = None,
    **options: Chosen,
) -> "Outcome":
    """Let bots play each other, `games` for each line-up, with rotated seats and common deals. A bot is given by its
    name, as `module:Class`, as `cmd:PROGRAM`, or is a player of yours: anything with `choose(match, seat, seed)`.

    With more than one worker, other processes play too: then a player of yours must pickle, and a script needs its
    `if __name__ == "__main__":`. In a file of `results` a league that was interrupted goes on.

    >>> import riverhaven as rh
    >>> found = rh.arena("newhaven", ["greedy", "random"], games=4)
    >>> found["greedy"].wins, len(found.results)
    (1.0, 4)
    """
    from riverhaven.arena.league import fixtures, run
    from riverhaven.arena.outcome import Outcome
    from riverhaven.bots.outside import told_apart

    played = game(name) if isinstance(name, str) else name
    names, own = told_apart(bots)
    table = played.seats[0] if seats is None else seats
    wanted = fixtures(played, names, table, games, seed, options, own)
    file = None if results is None else Path(results)
    return Outcome(f"{played.title}, {table} seats", list(run(wanted, file, workers, own)))
