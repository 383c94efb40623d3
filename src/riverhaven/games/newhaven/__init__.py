"""New Haven (Brian Leet and Kevin Worden, 2013): the harvest of a common landscape builds every player's village."""

from collections.abc import Mapping
from pathlib import Path

from riverhaven.core.game import Game, Option, Rules
from riverhaven.core.state import Chosen
from riverhaven.core.words import Say
from riverhaven.games.newhaven import estimate, features, rules, secrets
from riverhaven.games.newhaven.art import art
from riverhaven.games.newhaven.audit import audit
from riverhaven.games.newhaven.parts import PARTS, record_of
from riverhaven.games.newhaven.picture import picture
from riverhaven.games.newhaven.state import (
    COLOUR_COUNT,
    CORNERS,
    MOST_BUILDINGS,
    MOVES,
    PHASES,
    REASONS,
    SEATS,
    SPACES,
    STATE,
)
from riverhaven.games.newhaven.story import ask, explain, moment, sources, tell
from riverhaven.games.newhaven.text import text
from riverhaven.games.newhaven.view import view


def forbids(options: Mapping[str, Chosen]) -> Say | None:
    if options["careful_harvest"] and options["side"] == "B":
        return Say("refuse-careful-harvest")
    return None


# A turn fills a space, and one is left over. In each turn one tile is placed, everybody passes at most once, and the
# active player draws at most once for every colour. And no building is built twice. (With our own parts no match takes
# more than 40 turns and 144 buildings: 504. Biased players have reached 402.)
LONGEST = (SPACES - CORNERS - 1) * (1 + SEATS + COLOUR_COUNT) + MOST_BUILDINGS

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
    explain=explain,
    moment=moment,
    sources=sources,
    text=text,
    picture=picture,
    art=art,
    audit=audit,
    forbids=forbids,
    feature_names=features.names,
    ways=("turn",),
    assets={"colour": ("build", "lay")},
    longest=LONGEST,
)
