"""The round and the turn: the tiles are dealt, the right ones are asked, and about what has just been brought."""

from collections.abc import Iterator

import numpy as np

from riverhaven.core.audit import Numbers, asked
from riverhaven.games.riverboat.rules.planting import largest_room, something_fits
from riverhaven.games.riverboat.rules.scoring import can_survey
from riverhaven.games.riverboat.rules.table import has_empty_field
from riverhaven.games.riverboat.state import (
    A_BARN,
    A_SURVEYOR,
    ANY_FEATURE,
    BARN_SITE,
    CULTIVATION,
    DRAFTING,
    HARVEST,
    NOTHING,
    ON_SPACE,
    OPPORTUNITY,
    PHASES,
    PLANTING,
    ROUNDS,
    SCORED,
    SCORING,
    SEATS,
    SPACES,
    STAGE_NAMES,
    WANTED_NAMES,
    WELL_SITE,
    Phase,
)

PHASES_OF = {
    DRAFTING: (Phase.DRAFT,),
    CULTIVATION: (Phase.BONUS_WORKER, Phase.CULTIVATE),
    PLANTING: (Phase.TAKE, Phase.PLANT),
    HARVEST: (Phase.LOAD, Phase.FEATURE, Phase.SITE, Phase.SEND),
    OPPORTUNITY: (Phase.CLAIM, Phase.FEATURE, Phase.SITE, Phase.SEND),
    SCORING: (Phase.REWARD, Phase.SURVEY, Phase.SEND),
}
IN_ORDER = (DRAFTING, CULTIVATION, PLANTING, HARVEST, OPPORTUNITY, SCORING)  # the parts of a round
WANTED_IN = {Phase.FEATURE: (A_BARN, A_SURVEYOR, ANY_FEATURE), Phase.SITE: (BARN_SITE, WELL_SITE)}  # elsewhere nothing


def has_begun(s: Numbers, stage: int) -> bool:
    """Whether this part of the round has begun, or is over."""
    return IN_ORDER.index(s.stage) >= IN_ORDER.index(stage)


def is_benefit(s: Numbers) -> bool:
    """Whether the active player is asked about what a boat, a space or a card brings."""
    return s.phase in (Phase.FEATURE, Phase.SITE, Phase.SEND)


def _round(c: Numbers, s: Numbers) -> str | None:
    if s.round_number == 0:
        return f"round_number must be from 1 to {ROUNDS}"
    if s.phase not in PHASES_OF[s.stage]:
        allowed = " or ".join(f"{phase} ({PHASES[phase]})" for phase in PHASES_OF[s.stage])
        return f"in {STAGE_NAMES[s.stage]} the phase must be {allowed}, not {s.phase}"
    if s.over and (s.round_number < ROUNDS or s.stage != SCORING):
        return f"over can only be 1 after scoring in round {ROUNDS}"
    return None


def _phase_tiles(c: Numbers, s: Numbers) -> str | None:
    seats, holders = s.seats, s.holder.tolist()
    if sorted(s.board.tolist()) != list(range(SEATS)):
        return "each of the four boards must be dealt once"
    if s.stage != DRAFTING and -1 in holders:
        return "every phase tile must have a holder, except in the draft"
    taken = [holders.count(seat) for seat in range(seats)]
    due = [(sum(taken) - (seat - s.first) % seats + seats - 1) // seats for seat in range(seats)]
    if taken != due:
        return f"the phase tiles in holder that are taken by the seats must be {due}, not {taken}"
    return None


def _turn(c: Numbers, s: Numbers) -> str | None:
    """Whose turn it is where that is certain, and whether it is over but for what is still owed."""
    over = int(s.stage in (HARVEST, OPPORTUNITY) and is_benefit(s))
    if s.turn_over != over:
        return f"turn_over must be {over} now"
    active = s.active
    if s.stage == DRAFTING:
        active = (s.first + np.count_nonzero(s.holder >= 0)) % s.seats
    elif s.stage == CULTIVATION or s.phase == Phase.REWARD:
        active = s.holder[s.stage]
    if s.active != active:
        return f"active must be {active}, whose turn it is"
    if s.phase == Phase.LOAD and s.loaded[active] >= c.boats_a_round[s.round_number]:
        return f"seat {active} cannot load more than {c.boats_a_round[s.round_number]} boats in a round"
    if s.stage == HARVEST and is_benefit(s) and s.loaded[active] == 0:
        return f"loaded must be 1 or more for seat {active}, whose boat brings something"
    return None


def _passed(c: Numbers, s: Numbers) -> str | None:
    """Who is out of this phase. Cards are claimed and scored one seat after the other, from the holder on."""
    seats, everybody = s.seats, (1 << s.seats) - 1
    if s.stage == HARVEST:
        return "passed must be without the bit of the active seat" if s.passed >> s.active & 1 else None
    if s.stage == DRAFTING:
        allowed = [0, everybody]  # what the last round left does not matter
    elif s.over:
        allowed = [everybody]
    elif s.stage in (OPPORTUNITY, SCORING):
        holder = s.holder[s.stage]
        done = (s.active - holder) % seats + (s.stage == OPPORTUNITY and is_benefit(s))
        allowed = [sum(1 << (holder + i) % seats for i in range(done))]
    else:
        allowed = [0]
    if s.passed not in allowed:
        return f"passed must be {' or '.join(map(str, allowed))}, the bits of those who are out of this phase"
    return None


def _waiting(c: Numbers, s: Numbers) -> str | None:
    """Who is asked. The header says that somebody is, unless all is over."""
    if s.phase != Phase.CULTIVATE:
        return asked(s, s.active)
    able = sum(1 << seat for seat in range(s.seats) if s.workers[seat] > 0 and has_empty_field(s.record, seat))
    if s.waiting & ~able:
        return f"waiting must hold bits of {able}: those who have a worker and an empty field"
    return None


def _owed(c: Numbers, s: Numbers) -> str | None:
    wanted = WANTED_IN.get(s.phase, (NOTHING,))
    if s.wanted not in wanted:
        return f"wanted must be {' or '.join(WANTED_NAMES[i] for i in wanted)} in this phase"
    if (s.tile > 0) != (s.phase == Phase.PLANT):
        return "tile must be the one to be planted in phase plant, and none in others"
    if s.envoys and (s.over or not is_benefit(s)):
        return "envoys must be 0 where nobody is asked about a feature or agents"
    if s.phase == Phase.SEND and not s.over and not s.envoys:
        return "envoys must be 1 or more where somebody may send agents"
    if s.harvest_bonus and not (s.stage == HARVEST and is_benefit(s)):
        return "harvest_bonus must be 0 but while a boat brings something"
    return None


def _able(c: Numbers, s: Numbers) -> str | None:
    """Who is asked in a phase that is skipped for those who cannot do anything in it."""
    if s.phase == Phase.TAKE and not something_fits(s.record, largest_room(s.record, s.active)):
        return f"display must hold a tile that fits under bare workers of seat {s.active}, who is to take one"
    if s.phase == Phase.SURVEY and not s.over and not can_survey(c.record, s.record, s.active):
        return f"seat {s.active} must have a surveyor left to place, and something to place it on"
    return None


def _granted(c: Numbers, s: Numbers) -> str | None:
    """What the active player is asked about has just been brought by a boat, a space or a card."""
    if not is_benefit(s):
        return None
    grants = list(_grants(c, s))
    agents = max((agents for _, agents in grants), default=0)
    if s.envoys > agents:
        return f"envoys must be at most {agents}, which is what can just have been granted"
    features = {feature for feature, _ in grants} - {NOTHING}
    if features or s.stage == HARVEST:  # in place of one that is out, or as harvest bonus
        features |= {ANY_FEATURE, BARN_SITE, WELL_SITE}
    if s.wanted not in features | {NOTHING}:
        return f"wanted cannot be {WANTED_NAMES[s.wanted]}: no such feature can just have been granted"
    return None


def _grants(c: Numbers, s: Numbers) -> Iterator[tuple[int, int]]:
    """The feature and the agents of the last boat, of each space without a card, or of each card scored."""
    if s.stage == HARVEST:
        last = s.boat[s.active, s.boats[s.active] - 1] - 1
        yield c.boat_feature[last], c.boat_agents[last]
    elif s.stage == OPPORTUNITY:
        for space in range(SPACES):
            if ON_SPACE + space not in s.card:
                yield c.space_feature[space], c.space_agents[space]
    else:
        for card in np.flatnonzero(s.card == SCORED + s.active):
            yield NOTHING, c.card_agents[card]


CHECKS = (_round, _phase_tiles, _turn, _passed, _waiting, _owed)
GRANTED = (_able, _granted)  # last of all: they ask the rules, which believe the components
