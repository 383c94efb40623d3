"""How many decisions a match takes at the most, and how many can have been made."""

import numpy as np

from riverhaven.core.audit import Numbers
from riverhaven.games.riverboat.audit.turn import has_begun
from riverhaven.games.riverboat.state import (
    DRAWN,
    FIELDS,
    HARVEST,
    HELD,
    MOST_ACTIVE,
    NOTCHES,
    OPPORTUNITY,
    ROUNDS,
    SCORING,
    SEATS,
    STAGES,
    Phase,
)

DECISIONS_OF_A_BOAT = 6  # load it; a feature, its site, agents; the harvest bonus, its site
DECISIONS_OF_A_CLAIM = 4  # take a card; a feature, its site, agents
DECISIONS_OF_A_SURVEYOR = 2  # place it; agents
DECISIONS_OF_A_TILE = 2  # take it, plant it
# No match takes more: everything that a decision is about, as often as the components and the rounds allow it.
LONGEST = (
    ROUNDS * (STAGES + 2)  # phase tiles, and among their bonuses those two that are chosen
    + SEATS * ROUNDS * (DRAWN + DECISIONS_OF_A_CLAIM + 2)  # workers, cards; passing in harvest and in scoring
    + SEATS * (FIELDS * DECISIONS_OF_A_TILE + NOTCHES * DECISIONS_OF_A_BOAT + MOST_ACTIVE * DECISIONS_OF_A_SURVEYOR)
)


def check(c: Numbers, s: Numbers) -> str | None:
    most = most_decisions(c, s)
    return f"ply must be at most {most}: so many decisions can have been made by now" if s.ply > most else None


def most_decisions(c: Numbers, s: Numbers) -> int:
    """How many decisions can have led to this state; every decision adds one or more to this.

    All that was decided has left something behind: a tile, a boat, a card, a surveyor. What is asked about it now, and
    will be after that, is still to come.
    """
    seats, earlier = s.seats, s.round_number - 1
    passing = s.passed.bit_count()
    claimed = np.count_nonzero(s.card >= HELD)
    rewards = earlier + (s.stage == SCORING and (s.phase != Phase.REWARD or s.over))
    found = (
        *(earlier * STAGES, np.count_nonzero(s.holder >= 0), s.bonus_workers.sum(), rewards),
        seats * (earlier * c.drawn + s.reveals),
        seats * (earlier + has_begun(s, OPPORTUNITY)) + passing * (s.stage == HARVEST),
        seats * earlier + passing * (s.stage == SCORING),
        DECISIONS_OF_A_TILE * s.patches.sum() + (s.phase == Phase.PLANT),
        DECISIONS_OF_A_BOAT * s.boats.sum(),
        DECISIONS_OF_A_CLAIM * claimed,
        DECISIONS_OF_A_SURVEYOR * s.active_surveyors.sum(),
    )
    return sum(found) - _decisions_to_come(s)


def _decisions_to_come(s: Numbers) -> int:
    if s.phase == Phase.CULTIVATE:
        return int(s.waiting).bit_count()
    feature = {Phase.FEATURE: 2, Phase.SITE: 1}.get(s.phase, 0)
    return int(feature + (s.envoys > 0) + 2 * s.harvest_bonus)
