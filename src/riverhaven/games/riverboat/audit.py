"""What is impossible about a state: the components are conserved, and every count says the truth."""

import numpy as np

from riverhaven.games.riverboat.parts import neighbour
from riverhaven.games.riverboat.rules import legal
from riverhaven.games.riverboat.rules.table import has_empty_field
from riverhaven.games.riverboat.state import (
    BARN,
    BARN_SITE,
    BOAT_LABELS,
    BOAT_TYPES,
    BONUS_WORKER,
    CARDS,
    CLAIM,
    COLOUR_COUNT,
    CROPS,
    CULTIVATE,
    CULTIVATION,
    DRAFT,
    DRAFTING,
    FEATURE,
    FIELD_LABELS,
    FIELDS,
    HARVEST,
    HELD,
    LOAD,
    MOVES,
    ON_SPACE,
    OPPORTUNITY,
    PLANT,
    PLANTING,
    REWARD,
    SCORED,
    SCORING,
    SEATS,
    SEND,
    SITE,
    SPACES,
    SURVEY,
    SURVEYED,
    TAKE,
    TILE_LABELS,
    TILES,
    WAYS,
    WELL,
    WELL_SITE,
)

PHASES_OF = {
    DRAFTING: (DRAFT,),
    CULTIVATION: (BONUS_WORKER, CULTIVATE),
    PLANTING: (TAKE, PLANT),
    HARVEST: (LOAD, FEATURE, SITE, SEND),
    OPPORTUNITY: (CLAIM, FEATURE, SITE, SEND),
    SCORING: (REWARD, SURVEY, SEND),
}
TOUCHING = {(field, neighbour(field, way)) for field in range(FIELDS) for way in range(WAYS)}
PER_SEAT = (
    *("crop", "worker", "feature", "patch", "patches", "triangles", "workers", "bonus_workers", "agents", "coins"),
    *("surveyors", "active_surveyors", "boat", "boats", "loaded", "points", "score"),
)


def audit(c: np.record, s: np.record) -> str | None:
    """One sentence about the first thing that cannot be, or None."""
    checks = (_frame, _seats, _supplies, _workers, _fields, _tiles, _boats, _cards, _cultivation, _scores, _decision)
    for check in checks:
        wrong = check(c, s)
        if wrong is not None:
            return wrong
    return None


def _frame(c: np.record, s: np.record) -> str | None:
    """The round, the stage, the phase tiles and whose turn it is."""
    seats = int(s.seats)
    if not 1 <= s.round_number <= c.rounds:
        return f"round_number must be from 1 to {c.rounds}"
    if s.stage not in PHASES_OF or s.phase not in PHASES_OF[int(s.stage)]:
        return f"phase {s.phase} does not belong to the stage {s.stage}"
    if not 0 <= s.active < seats or not 0 <= s.first < seats:
        return f"active and first must be seats from 0 to {seats - 1}"
    lowest = -1 if s.stage == DRAFTING else 0
    if not all(lowest <= holder < seats for holder in s.holder.tolist()):
        return "every phase tile must have a holder, except in the draft"
    taken = [s.holder.tolist().count(seat) for seat in range(seats)]
    due = [(sum(taken) - (seat - int(s.first)) % seats + seats - 1) // seats for seat in range(seats)]
    if taken != due:
        return f"the phase tiles taken by the seats must be {due}, not {taken}"
    if not 0 <= s.passed < 1 << seats:
        return "passed holds a bit of a seat that is not at the table"
    return None


def _seats(c: np.record, s: np.record) -> str | None:
    seats = int(s.seats)
    for field in PER_SEAT:
        if np.asarray(s[field])[seats:].any():
            return f"{field} says something of a seat that is not at the table"
        if field != "worker" and (np.asarray(s[field]) < 0).any():
            return f"{field} is below 0 somewhere"
    if sorted(s.board.tolist()) != list(range(SEATS)):
        return "each of the four boards must be dealt once"
    if not ((c.harbour_start[seats] <= s.master[:seats]) & (s.master[:seats] <= c.harbour_end)).all():
        return f"a harbour master must stand between {c.harbour_start[seats]} and {c.harbour_end}"
    return None


def _supplies(c: np.record, s: np.record) -> str | None:
    barns = np.isin(s.feature, (BARN, BARN + SURVEYED)).sum() + (s.wanted == BARN_SITE)
    wells = np.isin(s.feature, (WELL, WELL + SURVEYED)).sum() + (s.wanted == WELL_SITE)
    scored = [np.count_nonzero(s.card == SCORED + seat) for seat in range(SEATS)]
    placed = np.count_nonzero(s.feature > SURVEYED, axis=1) + scored
    if (placed != s.active_surveyors).any():
        return f"active_surveyors is {s.active_surveyors.tolist()}, and {placed.tolist()} surveyors are placed"
    counts = (
        ("coins", int(s.bank), int(s.coins.sum()), int(c.bank)),
        ("barns", int(s.barns), int(barns), int(c.barns)),
        ("wells", int(s.wells), int(wells), int(c.wells)),
        ("surveyors", int(s.surveyor_supply), int(s.surveyors.sum() + placed.sum()), int(c.surveyors)),
    )
    for name, left, used, total in counts:
        if left < 0 or left + used != total:
            return f"there are {left} {name} in the supply and {used} with the players, but {total} in all"
    allowed = int(c.surveyors_a_round[1 : s.round_number + 1].sum())
    if (s.active_surveyors > allowed).any():
        return f"nobody can have placed more than {allowed} surveyors by round {s.round_number}"
    return None


def _workers(c: np.record, s: np.record) -> str | None:
    for seat in range(s.seats):
        found = int(s.workers[seat]) + int(s.worker[seat].sum()) + int(s.agents[seat])
        owned = int(c.start_workers) + int(s.bonus_workers[seat])
        if found != owned:
            return f"seat {seat} has {owned} workers, but {found} are in its supply, on its board and in New Orleans"
    used = int(s.round_number) - (s.stage == DRAFTING or s.phase == BONUS_WORKER)
    if s.bonus_workers.sum() != used or s.track != c.track - used:
        return f"by now {used} workers must have left the round track"
    return None


def _fields(c: np.record, s: np.record) -> str | None:
    bare_workers = s.stage in (CULTIVATION, PLANTING)
    for seat in range(s.seats):
        columns = (s[name][seat].tolist() for name in ("crop", "patch", "worker", "feature"))
        wells = []
        for label, crop, patch, worker, feature in zip(FIELD_LABELS, *columns, strict=True):
            if (crop > 0) != (patch > 0):
                return f"crop and patch disagree about {label} of seat {seat}"
            if feature in (BARN, BARN + SURVEYED) and (crop or worker):
                return f"a barn must stand alone, unlike on {label} of seat {seat}"
            if worker and not crop and not bare_workers:
                return f"a worker stands on no crop on {label} of seat {seat}"
            if feature in (WELL, WELL + SURVEYED):
                wells.append(crop)
        if 0 in wells or len(set(wells)) < len(wells):
            return f"the wells of seat {seat} must stand on different crops"
    return None


def _tiles(c: np.record, s: np.record) -> str | None:
    """Every tile of the game is in a pile, on display, taken, or lies whole on a board."""
    if (s.pile < 0).any() or (s.display < 0).any():
        return "there are fewer than 0 tiles of a kind"
    found = (s.pile.astype(int) + s.display).tolist()
    for seat in range(s.seats):
        tiles: dict[int, list[int]] = {}
        for field, patch in enumerate(s.patch[seat].tolist()):
            if patch:
                tiles.setdefault(patch, []).append(field)
        if sorted(tiles) != list(range(1, s.patches[seat] + 1)):
            return f"the tiles of seat {seat} must be numbered from 1 to {s.patches[seat]}"
        crops = s.crop[seat].tolist()
        for patch, fields in tiles.items():
            if len(fields) > 3 or any((a, b) not in TOUCHING for a in fields for b in fields if a < b):
                return f"tile {patch} of seat {seat} does not lie on one, two or three fields that touch"
            face = _face([crops[field] for field in fields])
            if face not in TILES:
                return f"tile {patch} of seat {seat} shows more than two crops"
            found[TILES.index(face)] += 1
        triangles = sum(len(fields) == 3 for fields in tiles.values())
        if s.triangles[seat] != triangles:
            return f"seat {seat} has planted {triangles} triangles, not {s.triangles[seat]}"
    if s.tile:
        found[s.tile - 1] += 1
    for label, count, exist in zip(TILE_LABELS, found, c.tile_count.tolist(), strict=True):
        if count != exist:
            return f"there are {count} tiles {label} in play, and {exist} exist"
    for size in (1, 2, 3):
        shown = int(s.display[c.tile_size == size].sum())
        if shown > c.display[size]:
            return f"{shown} tiles of {size} hexes are on display, and there is room for {c.display[size]}"
    return None


def _face(crops: list[int]) -> str:
    """The name of a tile with these crops: in order, but the odd one of a triangle last."""
    letters = [CROPS[crop - 1] for crop in crops]
    order = sorted(letters, key=lambda letter: (-letters.count(letter), CROPS.index(letter)))
    return "".join(order)


def _boats(c: np.record, s: np.record) -> str | None:
    allowed = int(c.boats_a_round[1 : s.round_number + 1].sum())
    for seat in range(s.seats):
        row = s.boat[seat]
        if np.count_nonzero(row) != s.boats[seat] or row[s.boats[seat] :].any():
            return f"the boats of seat {seat} must lie in its first {s.boats[seat]} notches"
        if s.boats[seat] > allowed or s.loaded[seat] > min(s.boats[seat], c.boats_a_round[s.round_number]):
            return f"seat {seat} has loaded more boats than it may"
    for boat in range(BOAT_TYPES):
        found = int(s.dock[boat]) + int(s.boat_pile[boat]) + np.count_nonzero(s.boat == boat + 1)
        if found != c.boat_copies or not 0 <= s.dock[boat] <= 1 or s.boat_pile[boat] < 0:
            return f"there are {found} boats {BOAT_LABELS[boat]}, and {c.boat_copies} exist; one at most is on display"
    return None


def _cards(c: np.record, s: np.record) -> str | None:
    places = s.card.tolist()
    absent = {start + seat for start in (HELD, SCORED) for seat in range(s.seats, SEATS)}
    if absent.intersection(places):
        return "a card is with a seat that is not at the table"
    for card in range(CARDS):
        if s.depth[card] and (places[card] or not 0 <= s.depth[card] <= s.round_number):
            return "depth speaks of cards in the deck that were put under it in a round that has been"
    for space in range(SPACES):
        if places.count(ON_SPACE + space) > (s.stage != SCORING):
            return f"too many cards lie on space {space + 1}"
    claimed = 0
    for seat in range(s.seats):
        now = s.stage == SCORING or (s.stage == OPPORTUNITY and s.passed >> seat & 1)
        held = places.count(HELD + seat) + places.count(SCORED + seat)
        if held != s.round_number - 1 + now:
            return f"seat {seat} must have {s.round_number - 1 + now} cards, not {held}"
        claimed += int(s.stage == OPPORTUNITY and now)
    shown = sum(ON_SPACE <= place < HELD for place in places)
    if s.stage != SCORING and not SPACES - claimed <= shown <= SPACES:
        return f"{shown} cards are on display"
    return None


def _cultivation(c: np.record, s: np.record) -> str | None:
    shown = s.revealed[: s.reveals]
    if (shown == 0).any() or s.revealed[s.reveals :].any():
        return "revealed must hold as many cards as reveals says"
    before = 0 if s.reshuffle else (int(s.round_number) - 1) * int(c.drawn)
    left = int(c.cultivation.sum()) - before - int(s.reveals)
    if s.cards_left.sum() != left:
        return f"{left} cultivation cards must be left, not {s.cards_left.sum()}"
    held = s.cards_left + np.bincount(shown - 1, minlength=COLOUR_COUNT + 1)
    if (s.cards_left < 0).any() or (held > c.cultivation).any():
        return "there are more cultivation cards of a colour than exist"
    due = {DRAFTING: 0, CULTIVATION: None}.get(int(s.stage), int(c.drawn))
    if due is not None and s.reveals != due:
        return f"{due} cultivation cards must have been revealed by now, not {s.reveals}"
    return None


def _scores(c: np.record, s: np.record) -> str | None:
    for seat in range(s.seats):
        total = int(s.points[seat].sum())
        if s.score[seat] != total:
            return f"the score of seat {seat} is {total} by its sources, not {s.score[seat]}"
    if len(set(s.arrival[: s.seats].tolist())) < s.seats or s.arrival.max() > s.arrivals:
        return "two score markers arrived at the same time, or later than now"
    return None


def _decision(c: np.record, s: np.record) -> str | None:
    """Those who are asked are the right ones, and each can answer."""
    if s.over:
        return "nobody is asked when all is over" if s.waiting else None
    due = {PLANT: s.tile > 0, SITE: s.wanted >= BARN_SITE}
    if any(is_due != (s.phase == phase) for phase, is_due in due.items()) or (s.phase == SEND and not s.envoys):
        return "tile, wanted and envoys must say what the decision is about"
    if s.phase == CULTIVATE:
        able = sum(1 << i for i in range(s.seats) if s.workers[i] > 0 and has_empty_field(s, i))
        if not s.reveals or not s.waiting or s.waiting & ~able:
            return "in cultivation a card must be revealed, and only those are asked who can place a worker"
    elif s.waiting != 1 << s.active:
        return f"waiting must be {1 << s.active}, the bit of the active seat"
    out = np.zeros(MOVES.size, np.int64)
    for seat in range(s.seats):
        if s.waiting >> seat & 1 and not legal(c, s, seat, out):
            return f"seat {seat} is asked and has no legal move"
    return None
