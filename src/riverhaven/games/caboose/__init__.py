"""Cleopatra's Caboose (Steve Zamborsky, 2010): railways, fruit and gods in ancient Egypt.

Much of its printed material was never found; parts.toml says what is reconstructed.
"""

from pathlib import Path

from riverhaven.core.game import LEVELS, Game, Option, Rules
from riverhaven.games.caboose import rules, secrets
from riverhaven.games.caboose.art import art
from riverhaven.games.caboose.audit import audit
from riverhaven.games.caboose.parts import record_of
from riverhaven.games.caboose.picture import picture
from riverhaven.games.caboose.state import MOVES, NAMES, PHASES, REASONS, STATE
from riverhaven.games.caboose.story import ask, explain, tell
from riverhaven.games.caboose.text import draw
from riverhaven.games.caboose.view import view

GAME = Game(
    name="caboose",
    title="Cleopatra's Caboose",
    seats=(3, 4, 5),
    options=(
        Option("length", ("normal", "long")),
        Option("eaten_fruit"),
        Option("hand_limit"),
        Option("open_hands"),
    ),
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
    levels={**LEVELS, "easy": "greedy:4", "medium": "greedy:9"},
    search={"explore": 0.25, "depth": 30, "win": 0.0},  # a round of greedy moves, then the estimate
    rare=("too-few-trains", "no-line", "line-full"),
)
