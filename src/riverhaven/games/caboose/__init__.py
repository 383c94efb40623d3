"""Cleopatra's Caboose (Steve Zamborsky, 2010): railways, fruit and gods in ancient Egypt.

Much of its printed material was never found; parts.toml says what is reconstructed.
"""

from pathlib import Path

from riverhaven.core.game import Game, Option, Rules
from riverhaven.games.caboose import estimate, features, rules, secrets
from riverhaven.games.caboose.account import explain, sources
from riverhaven.games.caboose.art import art
from riverhaven.games.caboose.audit import audit
from riverhaven.games.caboose.parts import PARTS, record_of
from riverhaven.games.caboose.picture import picture
from riverhaven.games.caboose.state import LONGEST, MOVES, PHASES, REASONS, STATE
from riverhaven.games.caboose.story import ask, foretell, moment, tell
from riverhaven.games.caboose.text import text
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
    parts_type=PARTS,
    state=STATE,
    moves=MOVES,
    rules=Rules.of(rules, secrets, estimate, features),
    reasons=REASONS,
    phases=PHASES,
    folder=Path(__file__).parent,
    view=view,
    ask=ask,
    tell=tell,
    foretell=foretell,
    moment=moment,
    sources=sources,
    explain=explain,
    text=text,
    picture=picture,
    art=art,
    audit=audit,
    feature_names=features.names,
    assets={"god": ("god",), "auction_card": ("take",), "pyramid": ("pyramid",)},
    longest=LONGEST,
    rare=("too-few-trains", "no-line", "line-full"),
)
