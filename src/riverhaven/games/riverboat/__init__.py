"""Riverboat (Michael Kiesling, 2017): till fields along the river, ship the harvest, be known in New Orleans."""

from pathlib import Path

from riverhaven.core.game import Game, Option, Rules
from riverhaven.games.riverboat import rules, secrets
from riverhaven.games.riverboat.art import art
from riverhaven.games.riverboat.audit import audit
from riverhaven.games.riverboat.parts import record_of
from riverhaven.games.riverboat.picture import picture
from riverhaven.games.riverboat.state import MOVES, NAMES, PHASES, REASONS, STATE
from riverhaven.games.riverboat.story import ask, explain, tell
from riverhaven.games.riverboat.text import draw
from riverhaven.games.riverboat.view import view

GAME = Game(
    name="riverboat",
    title="Riverboat",
    seats=(2, 3, 4),
    options=(Option("reshuffle"),),
    rules_version=1,
    parts_of=record_of,
    state=STATE,
    moves=MOVES,
    rules=Rules.of(rules, secrets),
    reasons=REASONS,
    phases=PHASES,
    folder=Path(__file__).parent,
    view=view,
    ask=ask,
    tell=tell,
    explain=explain,
    draw=draw,
    picture=picture,
    art=art,
    audit=audit,
    names=NAMES,
    search={"widen": 1.0, "depth": 4, "win": 0.0},  # a few greedy moves, then the estimate
    rare=("wrong-feature", "no-well-here"),
)
