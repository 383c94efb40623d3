"""The end: the match can come to it in time, and what it brings."""

from riverhaven.core.audit import Numbers, placed
from riverhaven.games.caboose.audit.turn import actions_of, hand_size, is_acting, to_act
from riverhaven.games.caboose.limits import (
    DECISIONS_AN_ACTION,
    actions_a_turn,
    decisions_a_turn,
    florins_an_action,
    gifts_a_turn,
    points_an_action,
    points_at_the_end,
)
from riverhaven.games.caboose.rules.scoring import final_points
from riverhaven.games.caboose.rules.turn import takes
from riverhaven.games.caboose.state import LONGEST, MAX_BID, MOST_FLORINS, MOST_POINTS, NONE, Phase


def _turns_to_come(c: Numbers, s: Numbers) -> int:
    return int(c.turns[s.length, s.seats] - s.turn)


def _actions_in_turn(c: Numbers, s: Numbers) -> int:
    """The most actions that all players together have left in this turn."""
    if not is_acting(s):
        return actions_a_turn(c.record, s.seats)
    return int(s.actions_left) + sum(actions_of(c, s, seat) for seat in to_act(c, s))


def actions_to_come(c: Numbers, s: Numbers) -> int:
    """The most actions that all players together have left in the match."""
    return _actions_in_turn(c, s) + _turns_to_come(c, s) * actions_a_turn(c.record, s.seats)


def decisions_to_come(c: Numbers, s: Numbers) -> int:
    """The most decisions until the end: each one lowers this number, and some lower it by more.

    Each card in a hand may have to be discarded; what may be taken counts twice, as it may be discarded then.
    """
    found = hand_size(s).sum() + _turns_to_come(c, s) * decisions_a_turn(c.record, s.seats)
    found += DECISIONS_AN_ACTION * _actions_in_turn(c, s)
    if is_acting(s):
        later = sum(takes(c.record, s.record, seat) + 1 for seat in to_act(c, s))
        return int(found + 2 * (s.takes_left + (s.phase <= Phase.GIFT) + later) - (s.source != NONE).sum())
    found += 2 * gifts_a_turn(c.record, s.seats) + (s.god[: s.seats] == NONE).sum()
    if s.phase == Phase.BID:
        found += MAX_BID - s.bid.max() + (s.rank[: s.seats] == 0).sum() - 1
    return int(found)


def _limits(c: Numbers, s: Numbers) -> str | None:
    """However the match goes on, it ends in time, and nobody has more than can be counted."""
    if s.over:
        return None
    latest = LONGEST - decisions_to_come(c, s)
    if s.ply > latest:
        return f"ply must be at most {latest}: no match takes more than {LONGEST} decisions"
    actions = actions_to_come(c, s)
    most_florins = int(s.florins.max()) + actions * florins_an_action(c.record)
    most_points = s.score.max() + actions * points_an_action(c.record) + points_at_the_end(c.record, most_florins)
    if most_florins > MOST_FLORINS or most_points > MOST_POINTS:
        limits = f"{MOST_FLORINS} and {MOST_POINTS}"
        return f"florins and score could become {most_florins} and {most_points}, and go up to {limits}"
    return None


def _end(c: Numbers, s: Numbers) -> str | None:
    if not s.over:
        return None
    if to_act(c, s):
        return "active must be who acted last: the seat whose god has the highest number"
    for seat in range(s.seats):
        due = final_points(c.record, s.record, seat)
        if s.score[seat] < due:
            return f"score of seat {seat} must be at least {due}, its points of the final scoring"
    return placed(s, s.florins, hand_size(s), -c.initiative[s.god])


CHECKS = (_limits, _end)
