"""The active player: what is still to be taken and done, and an action that waits for a choice."""

import numpy as np

from riverhaven.core.audit import Numbers
from riverhaven.core.record import copy_of
from riverhaven.games.caboose.audit.turn import CHOICES, actions_of, hand_size, is_acting
from riverhaven.games.caboose.rules.build import can_feed, source_reason
from riverhaven.games.caboose.rules.moves import legal
from riverhaven.games.caboose.rules.ship import demand_of
from riverhaven.games.caboose.rules.track import track_cost
from riverhaven.games.caboose.rules.turn import takes
from riverhaven.games.caboose.state import CITY_NAMES, HORUS, IN_DISCARD, MOVES, NONE, ON_DISPLAY, Phase, Reason


def _takes_and_actions(c: Numbers, s: Numbers) -> str | None:
    most_takes = takes(c.record, s.record, s.active) if s.phase == Phase.TAKE and not s.over else 0
    if not min(1, most_takes) <= s.takes_left <= most_takes:
        return f"takes_left must be from {min(1, most_takes)} to {most_takes}"
    most = actions_of(c, s, s.active) if is_acting(s) and s.phase != Phase.DISCARD else 0
    fewest = most if s.phase < Phase.ACT else min(1, most)
    if not fewest <= s.actions_left <= most:
        return f"actions_left must be from {fewest} to {most}"
    return None


def _phase(c: Numbers, s: Numbers) -> str | None:
    """Nobody is asked without need."""
    if s.over:
        return None
    if s.phase == Phase.TAKE:
        kinds = 2 if s.takes_left == takes(c.record, s.record, s.active) else 1
        if np.count_nonzero(s.auction_display) < kinds:
            return f"auction_display must show {kinds} or more kinds of cards when somebody is asked to take one"
    if s.phase == Phase.GIFT and (s.god[s.active] != HORUS or not (s.city_at == ON_DISPLAY).any()):
        return "phase must not be gift: an open City card is given by Horus only, and if there is one"
    if s.phase == Phase.DISCARD and (not s.hand_limit or hand_size(s)[s.active] <= c.hand_limit):
        return f"phase must not be discard: that is for more than {c.hand_limit} cards, with the option hand_limit"
    return None


def _pending(c: Numbers, s: Numbers) -> str | None:
    """An action that waits for a choice has its cards named, and only such an action."""
    named = tuple(field != NONE for field in (s.card, s.train, s.building, s.fruit))
    nothing = (False, False, False, False)
    wanted: dict[int, tuple[bool, ...]] = {
        Phase.LINE: (True, True, False, False),
        Phase.SOURCE: (True, False, True, False),
        Phase.ORIGIN: (True, False, False, True),
    }
    if named != (nothing if s.over else wanted.get(s.phase, nothing)):
        return "card, train, building and fruit must name the action that waits for a choice, and nothing else"
    chosen = [bool(source) for source in s.source]
    cost = (c.building_fruit[s.building - 1] >= 0).sum() if s.building else 1
    if chosen != sorted(chosen, reverse=True) or sum(chosen) >= cost:
        return "source must name the sources of the first fruits of the building that waits for one, and nothing else"
    if s.card == NONE:
        return None
    if s.city_at[s.card - 1] != IN_DISCARD:
        return "card must name a City card in the discard pile: it has been played"
    if s.phase == Phase.LINE:
        return _begun_track(c, s)
    return _begun_shipment(c, s) if s.phase == Phase.ORIGIN else _begun_building(c, s)


def _begun_track(c: Numbers, s: Numbers) -> str | None:
    train = s.train - 1
    if s.auction_discard[train] == 0:
        return "train must name a Train card in the discard pile: it has been played"
    if s.trains_left[s.active] < c.train_size[train] or s.florins[s.active] < track_cost(
        c.record, s.record, s.active, train
    ):
        return "trains_left and florins of the active player must suffice for the Train card that was played"
    return None


def _begun_shipment(c: Numbers, s: Numbers) -> str | None:
    if demand_of(c.record, s.card - 1, s.fruit - 1) < 0:
        return "fruit must be one that the City card asks for"
    return _closed_city(c, s)


def _begun_building(c: Numbers, s: Numbers) -> str | None:
    building, city = s.building - 1, int(c.card_city[s.card - 1])
    if s.builder[building] != s.active + 1 or s.site[building] != city + 1:
        return "builder and site of the building that is being fed must be the active player and the card's city"
    if not can_feed(c.record, s.record, s.active, building, city):
        return "cube and fruit_card must cover the cost of the building that is being fed"
    trial = copy_of(s.record)
    trial.source[:] = NONE
    for i, source in enumerate(s.source.tolist()):
        if source and source_reason(c.record, trial, s.active, source - 1) != Reason.OK:
            return "source must name cities with such a cube in reach, or Fruit cards of the active player"
        trial.source[i] = source
    return _closed_city(c, s)


def _closed_city(c: Numbers, s: Numbers) -> str | None:
    city = c.card_city[s.card - 1]
    return f"pyramid must be - in {CITY_NAMES[city]}, where somebody builds or ships to" if s.pyramid[city] else None


def choice(c: Numbers, s: Numbers) -> str | None:
    """Where there is one line, origin or source only, nobody is asked."""
    if not s.over and s.phase in CHOICES and legal(c.record, s.record, s.active, MOVES.room()) < 2:
        return "phase must not ask for a line, an origin or a source where there are not two to choose from"
    return None


CHECKS = (_takes_and_actions, _phase, _pending)
