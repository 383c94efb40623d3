"""The turn: whose it is, and the auction that decides it: bids, places in the order, gods."""

from itertools import pairwise

import numpy as np

from riverhaven.core.audit import Numbers, asked
from riverhaven.games.caboose.state import BES, Phase

CHOICES = (Phase.LINE, Phase.ORIGIN, Phase.SOURCE)  # the phases in which an action that was begun waits for a choice
LAST_PHASES = (Phase.ACT, *CHOICES, Phase.DISCARD)  # in which the last decision of a match can be made


def _table(c: Numbers, s: Numbers) -> str | None:
    turns = c.turns[s.length, s.seats]
    if not 1 <= s.turn <= turns or (s.over and s.turn < turns):
        return f"turn must be a number from 1 to {turns}, and {turns} when the match is over"
    if s.over and s.phase not in LAST_PHASES:
        return f"phase must be one of {', '.join(map(str, LAST_PHASES))} when the match is over: somebody acted last"
    return "score must be 0 or more" if (s.score < 0).any() else asked(s, s.active)


def _is_bidding(s: Numbers) -> bool:
    return bool(s.phase == Phase.BID and not s.over)


def is_acting(s: Numbers) -> bool:
    return bool(s.phase >= Phase.TAKE and not s.over)


def _clockwise(s: Numbers, first: int) -> list[int]:
    """All seats, from `first` on."""
    return [(first + i) % s.seats for i in range(s.seats)]


def _ranks(c: Numbers, s: Numbers) -> str | None:
    """Places in the order are given from the last one up, until all have one."""
    given = sorted(rank for rank in s.rank[: s.seats].tolist() if rank)
    if given != list(range(s.seats - len(given) + 1, s.seats + 1)):
        return f"rank gives the places {given}; they fill from the last, {s.seats}, each once"
    if _is_bidding(s) and (len(given) > s.seats - 2 or s.rank[s.active]):
        return "rank must be 0 for who is asked to bid, and for somebody else: else the auction is over"
    if not _is_bidding(s) and len(given) < s.seats:
        return "rank must give everybody a place when the auction is over"
    return None


def _bids(c: Numbers, s: Numbers) -> str | None:
    """Who passes has bid less than everybody who goes on: so bids rise from the first to pass to the last one left."""
    passed = sorted((seat for seat in range(s.seats) if s.rank[seat]), key=lambda seat: -s.rank[seat])
    bidding = [seat for seat in _clockwise(s, s.active) if not s.rank[seat]]
    bids = [s.bid[seat] for seat in (*passed, *bidding)]
    if not all(bid < later or bid == later == 0 for bid, later in pairwise(bids)):
        return f"bid must rise from each to the next in the order in which they pass, {(*passed, *bidding)}"
    if _is_bidding(s) and (s.bid > s.florins).any():
        return "bid must be covered by florins"
    return None


def _bidder(c: Numbers, s: Numbers) -> str | None:
    """The turn to bid goes round from the Start Player, to whoever can bid more."""
    if not _is_bidding(s):
        return None
    if s.florins[s.active] <= s.bid.max():
        return "active must be somebody with more florins than the highest bid: the others pass without being asked"
    order = _clockwise(s, s.start_player)
    asked = [bool(s.bid[seat] or s.rank[seat]) for seat in order]
    first_round = s.bid[s.active] == 0
    if first_round and asked != [i < order.index(s.active) for i in range(s.seats)]:
        return "bid and rank must be 0 for active and those after it, and not for those from start_player up to it"
    return None


def _gods(c: Numbers, s: Numbers) -> str | None:
    """Gods are chosen by rank, each by one player."""
    gods, ranks = s.god[: s.seats].tolist(), s.rank[: s.seats].tolist()
    chosen = [god for god in gods if god]
    if len(set(chosen)) < len(chosen):
        return "god must differ from seat to seat: every god serves one player"
    if _is_bidding(s):
        return "god must be - for everybody before the auction is over" if chosen else None
    by_rank = sorted(range(s.seats), key=ranks.__getitem__)
    if any(gods[seat] for seat in by_rank[len(chosen) :]) or (s.phase == Phase.GOD) != (len(chosen) < s.seats):
        return "god must be chosen in the order of rank, by everybody before somebody acts"
    if s.phase == Phase.GOD and s.active != by_rank[len(chosen)]:
        return f"active must be {by_rank[len(chosen)]}, the next to choose a god"
    return None


def actions_of(c: Numbers, s: Numbers, seat: int) -> int:
    return int(c.bes_actions if s.god[seat] == BES else c.actions)


def hand_size(s: Numbers) -> np.ndarray:
    """How many cards that count for the limit each seat holds."""
    found: np.ndarray = s.hand_count + s.city_count
    return found


def to_act(c: Numbers, s: Numbers) -> list[int]:
    """Who will act in this turn; where somebody acts, after them."""
    if s.phase <= Phase.GOD:
        return list(range(s.seats))
    initiative = c.initiative[s.god[: s.seats]]
    return np.flatnonzero(initiative > initiative[s.active]).tolist()


CHECKS = (_table, _ranks, _bids, _bidder, _gods)
