"""Positions of Riverboat for tests: say what matters, the rest is filled in so that all components are conserved."""

from typing import Any

import numpy as np
import pytest

from riverhaven.core.match import Match
from riverhaven.core.state import describe
from riverhaven.core.words import IllegalMove
from riverhaven.games.riverboat import GAME
from riverhaven.games.riverboat.state import (
    BARN,
    BOAT_LABELS,
    CARD_LABELS,
    CARDS,
    COLOURS,
    CROPS,
    CULTIVATION,
    DECK,
    DRAFTING,
    FIELD_LABELS,
    FROM_TILES,
    HARVEST,
    HELD,
    ON_SPACE,
    OPPORTUNITY,
    PLANTING,
    SCORED,
    SCORING,
    SPACES,
    STAGES,
    SURVEYED,
    TILES,
    WELL,
    Phase,
)

STAGE_OF = {
    Phase.DRAFT: DRAFTING,
    Phase.BONUS_WORKER: CULTIVATION,
    Phase.CULTIVATE: CULTIVATION,
    Phase.TAKE: PLANTING,
    Phase.LOAD: HARVEST,
    Phase.CLAIM: OPPORTUNITY,
    Phase.REWARD: SCORING,
    Phase.SURVEY: SCORING,
}
PAIRS_OF_FIELDS = ("a5 b5", "c5 d5", "e5 f5", "g5 h5")
DISPLAY = "T T W W C C P P K K TW CP TK WC PK TTT WWW CCC"


def fields(labels: str) -> list[int]:
    return [FIELD_LABELS.index(label) for label in labels.split()]


class Scene:
    """A position in the making. Seat 0 has board A, seat 1 board B and so on, and holds every phase tile it can."""

    def __init__(self, seats: int = 2, round_number: int = 1, display: str = DISPLAY, reshuffle: bool = False) -> None:
        self.seats, self.round_number = seats, round_number
        self.c = GAME.parts
        self.s = GAME.opening(seats, 1, {"reshuffle": reshuffle})
        self.s.board[:] = range(4)
        self.s.first = 0
        self.s.card[:] = DECK
        self.s.depth[:] = 0
        self.s.display[:] = 0
        for face in display.split():
            self.s.display[TILES.index(face)] += 1
        self.gone = np.zeros(len(TILES), int)  # tiles that lie on boards
        self.faces = iter(["TC", "TP", "WP", "WK", "CK"] * 2)  # of pairs that no table has on display
        self.s.dock[:] = 1

    # Each of these changes one thing, and returns the table.

    def crops(self, seat: int, crop: str, labels: str, worker: bool = False) -> "Scene":
        """Single hexes of one crop, with or without a worker on each."""
        for label in labels.split():
            self.tile(seat, crop, label, worker)
        return self

    def tile(self, seat: int, face: str, labels: str, worker: bool = False) -> "Scene":
        """One tile; the crops of `face` lie on the fields in that order."""
        self.s.patches[seat] += 1
        for letter, field in zip(face, fields(labels), strict=True):
            self.s.crop[seat, field] = CROPS.index(letter) + 1
            self.s.patch[seat, field] = self.s.patches[seat]
            self.s.worker[seat, field] = worker
        self.s.triangles[seat] += len(face) == 3
        self.gone[TILES.index(face)] += 1
        return self

    def workers(self, seat: int, labels: str) -> "Scene":
        """Workers on bare fields."""
        self.s.worker[seat, fields(labels)] = 1
        return self

    def barns(self, seat: int, labels: str, scored: bool = False) -> "Scene":
        self.s.feature[seat, fields(labels)] = BARN + SURVEYED * scored
        return self

    def wells(self, seat: int, labels: str, scored: bool = False) -> "Scene":
        self.s.feature[seat, fields(labels)] = WELL + SURVEYED * scored
        return self

    def boats(self, seat: int, labels: str) -> "Scene":
        for label in labels.split():
            self.s.boat[seat, self.s.boats[seat]] = BOAT_LABELS.index(label) + 1
            self.s.boats[seat] += 1
        return self

    def cards(self, seat: int, labels: str, scored: bool = False) -> "Scene":
        for label in labels.split():
            self.s.card[CARD_LABELS.index(label)] = (SCORED if scored else HELD) + seat
        return self

    def offer(self, labels: str) -> "Scene":
        for space, label in enumerate(labels.split()):
            self.s.card[CARD_LABELS.index(label)] = ON_SPACE + space
        return self

    def have(self, seat: int, **amounts: int) -> "Scene":
        """Set coins, agents, surveyors or master of a seat."""
        for name, amount in amounts.items():
            self.s[name][seat] = amount
        return self

    def points(self, seat: int, points: int) -> "Scene":
        """Give a seat this score, one for each pair that it plants; it arrives after those given before."""
        for place in PAIRS_OF_FIELDS[:points]:
            self.tile(seat, next(self.faces), place)
        self.s.score[seat] = points
        self.s.points[seat, FROM_TILES] = points
        self.s.arrivals += 1
        self.s.arrival[seat] = self.s.arrivals
        return self

    def put(self, **values: Any) -> "Scene":
        for name, value in values.items():
            self.s[name] = value
        return self

    def match(self, phase: Phase, active: int = 0, holders: str | None = None, card: str = "*") -> Match:
        """The match that stands here, waiting for `active`; in cultivation for all, with the last of `card` on top."""
        s, c = self.s, self.c
        s.phase, s.stage, s.active, s.round_number = phase, STAGE_OF[phase], active, self.round_number
        s.holder[:] = -1
        if phase != Phase.DRAFT:
            for stage in range(STAGES):  # unless told otherwise, the active player holds the tile of this phase
                s.holder[stage] = int(holders[stage]) if holders else (stage - s.stage + active) % self.seats
            self.reorder_first()
        self.fill_turn()
        self.fill_workers()
        self.fill_cards()
        self.fill_cultivation(card)
        s.pile[:] = c.tile_count - s.display - self.gone
        on_boards = [np.count_nonzero(s.boat == boat + 1) for boat in range(len(BOAT_LABELS))]
        s.boat_pile[:] = np.maximum(c.boat_copies - s.dock - on_boards, 0)
        s.dock[:] = c.boat_copies - s.boat_pile - on_boards
        s.bank = c.bank - s.coins.sum()
        s.barns = c.barns - np.isin(s.feature, (BARN, BARN + SURVEYED)).sum()
        s.wells = c.wells - np.isin(s.feature, (WELL, WELL + SURVEYED)).sum()
        scored = [np.count_nonzero(s.card == SCORED + seat) for seat in range(4)]
        s.active_surveyors[:] = np.count_nonzero(s.feature > SURVEYED, axis=1) + scored
        s.surveyor_supply = c.surveyors - s.surveyors.sum() - s.active_surveyors.sum()
        return GAME.from_position(describe(s, GAME.state))

    def reorder_first(self) -> None:
        """The first player is one for whom the draft can have gone like this."""
        taken = [self.s.holder.tolist().count(seat) for seat in range(self.seats)]
        for first in range(self.seats):
            due = [(5 - (seat - first) % self.seats + self.seats - 1) // self.seats for seat in range(self.seats)]
            if due == taken:
                self.s.first = first

    def fill_turn(self) -> None:
        """Who has had its turn with cards, and who has loaded boats in this round: no more were allowed before."""
        s = self.s
        if s.stage in (OPPORTUNITY, SCORING):
            holder = int(s.holder[s.stage])
            s.passed = sum(1 << (holder + i) % self.seats for i in range((s.active - holder) % self.seats))
            s.loaded[:] = np.maximum(s.boats - self.c.boats_a_round[: self.round_number].sum(), 0)

    def fill_workers(self) -> None:
        s, c = self.s, self.c
        used = self.round_number - (s.phase in (Phase.DRAFT, Phase.BONUS_WORKER))
        s.bonus_workers[:] = 0
        s.bonus_workers[self.seats - 1] = used
        s.track = c.track - used
        for seat in range(self.seats):
            s.workers[seat] = c.start_workers + s.bonus_workers[seat] - s.worker[seat].sum() - s.agents[seat]
        s.waiting = 1 << s.active
        if s.phase == Phase.CULTIVATE:
            s.waiting = sum(1 << seat for seat in range(self.seats) if s.workers[seat] > 0)

    def fill_cards(self) -> None:
        s = self.s
        for seat in range(self.seats):
            now = s.stage == SCORING or s.passed >> seat & 1
            while np.isin(s.card, (HELD + seat, SCORED + seat)).sum() < self.round_number - 1 + now:
                s.card[self.spare_card()] = HELD + seat
        for space in range(SPACES):
            if s.stage != SCORING and not (s.card == ON_SPACE + space).any():
                s.card[self.spare_card()] = ON_SPACE + space

    def spare_card(self) -> int:
        return next(card for card in reversed(range(CARDS)) if self.s.card[card] == DECK)

    def fill_cultivation(self, card: str) -> None:
        s, c = self.s, self.c
        kinds = [*COLOURS, "*"]
        shown = {DRAFTING: "", CULTIVATION: card if s.phase == Phase.CULTIVATE else ""}.get(int(s.stage), "WGOMBWGO")
        s.revealed[:] = [kinds.index(letter) + 1 for letter in shown] + [0] * (8 - len(shown))
        s.reveals = len(shown)
        s.cards_left[:] = c.cultivation
        for letter in shown:
            s.cards_left[kinds.index(letter)] -= 1
        earlier = 0 if s.reshuffle else 8 * (self.round_number - 1)
        while earlier:
            most = int(np.argmax(s.cards_left))
            s.cards_left[most] -= 1
            earlier -= 1


def moves(match: Match, seat: int = 0, block: str = "") -> set[str]:
    """The texts of the legal moves of `seat`, of one block if one is named."""
    return {str(move) for move in match.moves(seat) if not block or move.block == block}


def refused(match: Match, seat: int, move: str) -> str:
    """Why `seat` may not play `move`."""
    with pytest.raises(IllegalMove) as error:
        match.play(seat, move)
    return error.value.reason.removeprefix("reason-")
