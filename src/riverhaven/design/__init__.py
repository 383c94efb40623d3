"""Design: what a game is like when its options, parts, seats or players are varied. It knows no game.

A study is a grid of cells that are played with the same deals: `question` reads it, `playing` plays it, `findings` are
what the rows say, `report` shows them.
"""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from riverhaven.design.outcome import Study
    from riverhaven.design.question import Question

Progress = Callable[[int, int], None]  # so many deals of so many are done


def study(
    file: Path | str | None = None,
    *,
    folder: Path | str | None = None,
    workers: int = 1,
    progress: Progress = lambda done, of: None,
    **question: object,
) -> "Study":
    """Play the study that a TOML file describes, or that is given by keywords as the file would; what it says.

    What was played is kept in `folder`: there an interrupted study goes on. Without one, nothing is kept. With more
    than one worker, other processes play too, and a script needs its `if __name__ == "__main__":`.

    >>> import riverhaven as rh
    >>> found = rh.study(game="newhaven", seats=[2, 3], bots="random", deals=10)
    >>> [len(rows) for rows in found.cells]
    [10, 10]
    """
    from riverhaven.design.question import read, understood

    given = {} if file is None else read(Path(file))
    asked = understood({**given, **question}, str(file or "study()"))
    beside = Path() if file is None else Path(file).parent
    if folder is not None:
        return answered(asked, beside, Path(folder), workers, progress)
    with TemporaryDirectory() as nowhere:
        return answered(asked, beside, Path(nowhere), workers, progress)


def answered(question: "Question", beside: Path, folder: Path, workers: int, progress: Progress) -> "Study":
    """Play what is missing in a folder, and read all of it."""
    from riverhaven.design.outcome import Study
    from riverhaven.design.playing import play, stretches
    from riverhaven.design.question import cells
    from riverhaven.design.rows import Rows

    matches = folder / "matches"
    matches.mkdir(parents=True, exist_ok=True)
    wanted = {cell.name: stretches(cell, question.seed, question.deals, matches) for cell in cells(question, beside)}
    everything = [stretch for found in wanted.values() for stretch in found]
    done = sum(stretch.deals for stretch in everything if stretch.file.exists())
    progress(done, sum(stretch.deals for stretch in everything))
    for stretch in play(everything, workers):
        done += stretch.deals
        progress(done, sum(stretch.deals for stretch in everything))
    return Study(question, [Rows(found[0].cell, [stretch.file for stretch in found]) for found in wanted.values()])
