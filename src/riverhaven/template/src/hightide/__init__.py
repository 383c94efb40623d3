"""High Tide: the highest card takes the round, and the highest hidden card two points more.

Here the game is put together from the files beside it. What is not named here, the core does.
"""

from pathlib import Path

from riverhaven.core.game import Game, Rules

from . import rules, secrets
from .state import HAND, MOVES, PHASES, REASONS, SEATS, STATE

GAME = Game(
    name="hightide",
    title="High Tide",
    seats=(2, 3, 4),
    state=STATE,
    moves=MOVES,
    phases=PHASES,
    reasons=REASONS,
    rules=Rules.of(rules, secrets),
    folder=Path(__file__).parent,
    longest=SEATS * HAND,
)
