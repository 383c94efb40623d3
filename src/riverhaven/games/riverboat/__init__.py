"""Riverboat (Michael Kiesling, 2017): till fields along the river, ship the harvest, be known in New Orleans."""

from pathlib import Path

from riverhaven.core.game import Game, Option, Rules
from riverhaven.games.riverboat import estimate, features, rules, secrets
from riverhaven.games.riverboat.art import art
from riverhaven.games.riverboat.audit import audit
from riverhaven.games.riverboat.audit.length import LONGEST
from riverhaven.games.riverboat.parts import PARTS, record_of
from riverhaven.games.riverboat.picture import picture
from riverhaven.games.riverboat.state import MOVES, PHASES, REASONS, STATE
from riverhaven.games.riverboat.story import ask, explain, moment, sources, tell
from riverhaven.games.riverboat.text import text
from riverhaven.games.riverboat.view import view

GAME = Game(
    name="riverboat",
    title="Riverboat",
    seats=(2, 3, 4),
    options=(Option("reshuffle"),),
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
    moment=moment,
    sources=sources,
    tell=tell,
    explain=explain,
    text=text,
    picture=picture,
    art=art,
    audit=audit,
    feature_names=features.names,
    assets={"phase": ("draft",), "boat": ("load", "hire"), "card": ("claim", "search")},
    longest=LONGEST,
    ways=("way",),
    dear=("pay", "buy", "hire", "search"),
    rare=("wrong-feature", "no-well-here"),
)
