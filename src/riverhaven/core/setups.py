"""The ways in which a game can be set up."""

from dataclasses import dataclass
from itertools import product

from riverhaven.core.game import Game
from riverhaven.core.state import Chosen
from riverhaven.core.words import Refusal


@dataclass(frozen=True)
class Setup:
    """One way to set the game up."""

    seats: int
    options: tuple[tuple[str, Chosen], ...]

    def __str__(self) -> str:
        return ", ".join([f"{self.seats} seats", *(f"{name}={value}" for name, value in self.options)])


def all_setups(game: Game) -> list[Setup]:
    """Every seat count with every combination of options that the game allows."""
    names = [option.name for option in game.options]
    found = []
    for seats in game.seats:
        for values in product(*(option.choices for option in game.options)):
            chosen = tuple(zip(names, values, strict=True))
            try:
                game.checked(dict(chosen))
            except Refusal:
                continue
            found.append(Setup(seats, chosen))
    return found
