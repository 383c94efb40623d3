"""The components: what the players have, what lies on the boards of the town, and what is left of it in the supply."""

import numpy as np

from riverhaven.core.audit import Numbers, conserved, counted
from riverhaven.games.riverboat.audit.turn import has_begun, is_benefit
from riverhaven.games.riverboat.parts import neighbour
from riverhaven.games.riverboat.rules.planting import TRIANGLE
from riverhaven.games.riverboat.state import (
    BARN,
    BARN_SITE,
    BOAT_LABELS,
    BOAT_TYPES,
    CARDS,
    COLOUR_COUNT,
    CROPS,
    DRAFTING,
    FIELD_LABELS,
    FIELDS,
    HARVEST,
    HELD,
    ON_SPACE,
    OPPORTUNITY,
    PLANTING,
    SCORED,
    SCORING,
    SEATS,
    SPACES,
    SURVEYED,
    TILE_LABELS,
    TILES,
    WAYS,
    WELL,
    WELL_SITE,
    Phase,
)

TOUCHING = {(field, neighbour(field, way)) for field in range(FIELDS) for way in range(WAYS)}


def _supplies(c: Numbers, s: Numbers) -> str | None:
    barns = np.isin(s.feature, (BARN, BARN + SURVEYED)).sum() + (s.wanted == BARN_SITE)
    wells = np.isin(s.feature, (WELL, WELL + SURVEYED)).sum() + (s.wanted == WELL_SITE)
    surveyors = s.surveyors.sum() + s.active_surveyors.sum()
    for field, left, used, total in (
        ("bank", s.bank, s.coins.sum(), c.bank),
        ("barns", s.barns, barns, c.barns),
        ("wells", s.wells, wells, c.wells),
        ("surveyor_supply", s.surveyor_supply, surveyors, c.surveyors),
    ):
        if left + used != total:
            return f"{field} and what the players have of it must add up to {total}, not to {left + used}"
    return None


def _workers(c: Numbers, s: Numbers) -> str | None:
    elsewhere = s.worker.sum(axis=1) + s.agents
    wrong = counted(s, "workers", c.start_workers + s.bonus_workers - elsewhere, "those not on its board or sent away")
    if wrong:
        return wrong
    used = s.round_number - (s.stage == DRAFTING or s.phase == Phase.BONUS_WORKER)
    if s.bonus_workers.sum() != used or s.track != c.track - used:
        return f"by now {used} workers must have left the round track: bonus_workers add up to it, and track lacks them"
    return None


def _masters(c: Numbers, s: Numbers) -> str | None:
    start, end, masters = c.harbour_start[s.seats], c.harbour_end, s.master[: s.seats]
    if masters.min() < start or masters.max() > end:
        return f"master: a harbour master must stand between {start} and {end}"
    return None


def _fields(c: Numbers, s: Numbers) -> str | None:
    bare_workers = s.phase in (Phase.CULTIVATE, Phase.TAKE, Phase.PLANT)
    for seat in range(s.seats):
        columns = (column[seat].tolist() for column in (s.crop, s.patch, s.worker, s.feature))
        for label, crop, patch, worker, feature in zip(FIELD_LABELS, *columns, strict=True):
            if (crop > 0) != (patch > 0):
                return f"crop and patch disagree about {label} of seat {seat}"
            if feature in (BARN, BARN + SURVEYED) and (crop or worker):
                return f"a barn must stand alone, unlike on {label} of seat {seat}"
            if worker and not crop and not bare_workers:
                return f"a worker stands on no crop on {label} of seat {seat}"
    return None


def _wells(c: Numbers, s: Numbers) -> str | None:
    for seat in range(s.seats):
        crops = s.crop[seat][np.isin(s.feature[seat], (WELL, WELL + SURVEYED))].tolist()
        if 0 in crops or len(set(crops)) < len(crops):
            return f"the wells of seat {seat} must stand on different crops"
    return None


def _laid(s: Numbers, seat: int) -> dict[int, list[int]]:
    """The fields under each tile of a seat, by the tile's number."""
    tiles: dict[int, list[int]] = {}
    for field, patch in enumerate(s.patch[seat].tolist()):
        if patch:
            tiles.setdefault(patch, []).append(field)
    return tiles


def _patches(c: Numbers, s: Numbers) -> str | None:
    """Tiles lie on fields that touch one another. No four do, so a tile has three hexes at most."""
    for seat in range(s.seats):
        tiles = _laid(s, seat)
        if sorted(tiles) != list(range(1, s.patches[seat] + 1)):
            return f"the tiles of seat {seat} in patch must be numbered from 1 to patches, {s.patches[seat]}"
        for patch, fields in tiles.items():
            if any((a, b) not in TOUCHING for a in fields for b in fields if a < b):
                return f"tile {patch} of seat {seat} does not lie on one, two or three fields that touch"
    triangles = [sum(len(fields) == TRIANGLE for fields in _laid(s, seat).values()) for seat in range(s.seats)]
    return counted(s, "triangles", triangles, "its tiles of three hexes")


def _tiles(c: Numbers, s: Numbers) -> str | None:
    """Every tile of the game is in a pile, on display, taken, or lies on a board."""
    found = (s.pile + s.display).tolist()
    if s.tile:
        found[s.tile - 1] += 1
    for seat in range(s.seats):
        for patch, fields in _laid(s, seat).items():
            face = _face(s.crop[seat, fields].tolist())
            if face not in TILES:
                return f"tile {patch} of seat {seat} shows more than two crops"
            found[TILES.index(face)] += 1
    return conserved("tiles", TILE_LABELS, found, c.tile_count)


def _face(crops: list[int]) -> str:
    """The name of a tile with these crops: in order, but the odd one of a triangle last."""
    letters = [CROPS[crop - 1] for crop in crops]
    order = sorted(letters, key=lambda letter: (-letters.count(letter), CROPS.index(letter)))
    return "".join(order)


def _crop_board(c: Numbers, s: Numbers) -> str | None:
    """The spaces of the crop board are filled before every round, as far as the piles last."""
    for size in (1, 2, 3):
        shown, left = (tiles[c.tile_size == size].sum() for tiles in (s.display, s.pile))
        room = c.display[size]
        full = min(room, shown + left)
        if shown > room:
            return f"display has room for {room} tiles of {size} hexes, and there are {shown}"
        if shown < full and not has_begun(s, PLANTING):
            return f"display must show {full} tiles of {size} hexes before planting, not {shown}"
    return None


def _boats(c: Numbers, s: Numbers) -> str | None:
    earlier = c.boats_a_round[: s.round_number].sum()
    now = c.boats_a_round[s.round_number] if has_begun(s, HARVEST) else 0
    for seat in range(s.seats):
        row, boats, loaded = s.boat[seat], s.boats[seat], s.loaded[seat]
        if np.count_nonzero(row) != boats or row[boats:].any():
            return f"the boats of seat {seat} must lie in its first notches, {boats} of them as boats says"
        if loaded > min(boats, now):
            return f"loaded must be at most {min(boats, now)} for seat {seat}"
        if boats - loaded > earlier:
            return f"boats must be at most {earlier} for seat {seat}, besides those loaded in this round"
    return None


def _docks(c: Numbers, s: Numbers) -> str | None:
    """A boat of each type is on display before every round, as long as its pile lasts."""
    for label, shown, left in zip(BOAT_LABELS, s.dock, s.boat_pile, strict=True):
        if left and not shown and not has_begun(s, HARVEST):
            return f"dock must show a boat {label} before the harvest: its pile is not empty"
    there = s.dock + s.boat_pile + np.bincount(s.boat[s.boat > 0] - 1, minlength=BOAT_TYPES)
    return conserved("boats", BOAT_LABELS, there, [c.boat_copies] * BOAT_TYPES)


def _cards(c: Numbers, s: Numbers) -> str | None:
    """Every player takes a card in each round."""
    places = s.card.tolist()
    for seat in range(s.seats):
        now = s.stage == SCORING or (s.stage == OPPORTUNITY and s.passed >> seat & 1)
        due, held = s.round_number - 1 + now, places.count(HELD + seat) + places.count(SCORED + seat)
        if held != due:
            return f"seat {seat} must have {due} cards, not {held}"
    deepest = s.round_number - (s.stage != SCORING)  # put underneath after opportunity
    for card in range(CARDS):
        if s.depth[card] and (places[card] or s.depth[card] > deepest):
            return f"depth must be 0 for a card that is not in the deck, and at most {deepest} for one that is"
    return None


def _spaces(c: Numbers, s: Numbers) -> str | None:
    """A card lies on every space until it is claimed, and what is left goes under the deck."""
    places = s.card.tolist()
    lying = [places.count(ON_SPACE + space) for space in range(SPACES)]
    if s.stage == SCORING:
        return "in scoring no card lies on a space" if any(lying) else None
    if max(lying) > 1:
        return f"one card at most lies on a space, unlike on space {lying.index(max(lying)) + 1}"
    taken = SPACES - sum(lying)
    most = s.passed.bit_count() if s.stage == OPPORTUNITY else 0  # a claim may also be a search
    least = int(s.stage == OPPORTUNITY and is_benefit(s))
    if not least <= taken <= most:
        return f"from {SPACES - most} to {SPACES - least} cards must lie on the spaces, not {sum(lying)}"
    return None


def _cultivation(c: Numbers, s: Numbers) -> str | None:
    reveals, drawn = s.reveals, c.drawn
    least, most = (drawn, drawn) if has_begun(s, PLANTING) else (1, drawn) if s.phase == Phase.CULTIVATE else (0, 0)
    if not least <= reveals <= most:
        return f"reveals must be from {least} to {most} by now, not {reveals}"
    shown = s.revealed[:reveals]
    if (shown == 0).any() or s.revealed[reveals:].any():
        return f"revealed must hold {reveals} cards, as reveals says"
    before = 0 if s.reshuffle else (s.round_number - 1) * drawn
    left = c.cultivation.sum() - before - reveals
    if s.cards_left.sum() != left:
        return f"cards_left must add up to {left} cultivation cards, not to {s.cards_left.sum()}"
    if (s.cards_left + np.bincount(shown - 1, minlength=COLOUR_COUNT + 1) > c.cultivation).any():
        return f"cards_left and revealed hold more cards of a colour than exist: {c.cultivation.tolist()}"
    return None


def _surveyors(c: Numbers, s: Numbers) -> str | None:
    """Surveyors stand on barns, wells and cards, and no more of them than may have been placed."""
    earlier, now = c.surveyors_a_round[: s.round_number].sum(), c.surveyors_a_round[s.round_number]
    placing = s.stage == SCORING and s.phase != Phase.REWARD and not s.over
    least, most = int(placing and s.phase == Phase.SEND), now if placing else 0
    if not least <= s.placed_now <= most:
        return f"placed_now must be from {least} to {most}"
    scored = [np.count_nonzero(s.card == SCORED + seat) for seat in range(SEATS)]
    wrong = counted(s, "active_surveyors", (s.feature > SURVEYED).sum(axis=1) + scored, "those that are placed")
    if wrong:
        return wrong
    for seat in range(s.seats):
        active = s.active_surveyors[seat]
        least = s.placed_now if seat == s.active else 0
        most = earlier + least
        if s.stage == SCORING and s.passed >> seat & 1:
            most = earlier + now
        if not least <= active <= most:
            return f"active_surveyors must be from {least} to {most} for seat {seat} by now"
    return None


CHECKS = (
    *(_supplies, _workers, _masters, _fields, _wells, _patches, _tiles, _crop_board, _boats, _docks),
    *(_cards, _spaces, _cultivation, _surveyors),
)
