"""What a check of the contract has met, and what it says where the contract does not hold."""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from riverhaven.core.game import Game
from riverhaven.core.language.source import Refused
from riverhaven.core.library import Mistake
from riverhaven.core.mistakes import told


class Broken(AssertionError):
    """The contract does not hold; the message says where."""


@contextmanager
def sentences(what: object, game: Game) -> Iterator[None]:
    """Whatever goes wrong inside is said in one sentence, which ends with the line of the game where it did."""
    try:
        yield
    except Broken:
        raise
    except (Mistake, Refused) as error:  # they name file and line themselves
        raise Broken(f"{what}: {error}") from error
    except Exception as error:
        raise Broken(f"{what}: {told(error, game.folder)}") from error


@dataclass
class Report:
    """What the check has met."""

    matches: int = 0
    decisions: int = 0
    secrets: int = 0  # looks at a state of which the onlooker may not know everything
    worlds: int = 0  # dealt anew
    other_worlds: int = 0  # of these, different from the true one
    phases: Counter[str] = field(default_factory=Counter)
    blocks: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)


def check_coverage(game: Game, report: Report) -> None:
    """Everything that the game declares was met."""
    declared: list[tuple[str, Iterable[str], Counter[str]]] = [
        ("phase", game.phases, report.phases),
        ("kind of move", game.moves.blocks, report.blocks),
        ("reason", game.reasons, report.reasons),
    ]
    for what, names, met in declared:
        never = [name for name in names if not met[name] and name not in game.rare]
        if never:
            raise Broken(f"Never met in {report.matches} matches: the {what} {', '.join(never)}.")
    if report.secrets and not report.other_worlds:
        raise Broken("Every world that was dealt was the true one, though something is secret.")
