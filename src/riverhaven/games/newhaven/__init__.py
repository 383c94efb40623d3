"""New Haven (Brian Leet and Kevin Worden, 2013): the harvest of a common landscape builds every player's village."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from riverhaven.core.game import LEVELS, Game, Option, Rules
from riverhaven.core.words import Say
from riverhaven.games.newhaven import rules, secrets
from riverhaven.games.newhaven.art import art
from riverhaven.games.newhaven.audit import audit
from riverhaven.games.newhaven.parts import record_of
from riverhaven.games.newhaven.picture import picture
from riverhaven.games.newhaven.state import MOVES, NAMES, PHASES, PLACE, REASONS, STATE
from riverhaven.games.newhaven.story import ask, explain, tell
from riverhaven.games.newhaven.text import draw
from riverhaven.games.newhaven.view import view


def forbids(options: Mapping[str, Any]) -> Say | None:
    if options["careful_harvest"] and options["side"] == "B":
        return Say("refuse-careful-harvest")
    return None


GAME = Game(
    name="newhaven",
    title="New Haven",
    seats=(2, 3, 4),
    options=(
        Option("side", ("A", "B")),
        Option("redevelop"),
        Option("careful_harvest"),
        Option("charters"),
        Option("track_cap"),
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
    forbids=forbids,
    names=NAMES,
    # Some turns of greedy moves, then the estimate
    search={"explore": 0.25, "guide_others": 8, "depth": 48, "calm": PLACE, "win": 0.0},
    levels={**LEVELS, "easy": "greedy:6", "medium": "greedy:20"},
)
