"""Ferrymen: say how many tricks you will take, and take so many."""

from pathlib import Path

from riverhaven.core.game import Game, Rules

from . import rules, secrets
from .audit import audit
from .picture import art, picture
from .state import HAND, MOVES, PHASES, REASONS, ROUNDS, SEATS, STATE
from .story import tell
from .view import view

GAME = Game(
    name="ferrymen",
    title="Ferrymen",
    seats=(3, 4, 5),
    state=STATE,
    moves=MOVES,
    phases=PHASES,
    reasons=REASONS,
    rules=Rules.of(rules, secrets),
    folder=Path(__file__).parent,
    longest=ROUNDS * SEATS * (1 + HAND),
    audit=audit,
    view=view,
    tell=tell,
    picture=picture,
    art=art,
)
