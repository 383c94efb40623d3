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
    BONUS_WORKER,
    CARD_LABELS,
    CARDS,
    CLAIM,
    COLOURS,
    CROPS,
    CULTIVATE,
    CULTIVATION,
    DECK,
    DRAFT,
    DRAFTING,
    FIELD_LABELS,
    HARVEST,
    HELD,
    LOAD,
    ON_SPACE,
    OPPORTUNITY,
    PLANTING,
    REWARD,
    SCORED,
    SCORING,
    SPACES,
    SURVEY,
    SURVEYED,
    TAKE,
    TILES,
    WELL,
)

STAGE_OF = {
    DRAFT: DRAFTING,
    BONUS_WORKER: CULTIVATION,
    CULTIVATE: CULTIVATION,
    TAKE: PLANTING,
    LOAD: HARVEST,
    CLAIM: OPPORTUNITY,
    REWARD: SCORING,
    SURVEY: SCORING,
}
DISPLAY = "T T W W C C P P K K TW CP TK WC PK TTT WWW CCC"


def fields(labels: str) -> list[int]:
    return [FIELD_LABELS.index(label) for label in labels.split()]


class Table:
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
        self.s.dock[:] = 1

    # Each of these changes one thing, and returns the table.

    def crops(self, seat: int, crop: str, labels: str, worker: bool = False) -> "Table":
        """Single hexes of one crop, with or without a worker on each."""
        for label in labels.split():
            self.tile(seat, crop, label, worker)
        return self

    def tile(self, seat: int, face: str, labels: str, worker: bool = False) -> "Table":
        """One tile; the crops of `face` lie on the fields in that order."""
        self.s.patches[seat] += 1
        for letter, field in zip(face, fields(labels), strict=True):
            self.s.crop[seat, field] = CROPS.index(letter) + 1
            self.s.patch[seat, field] = self.s.patches[seat]
            self.s.worker[seat, field] = worker
        self.s.triangles[seat] += len(face) == 3
        self.gone[TILES.index(face)] += 1
        return self

    def workers(self, seat: int, labels: str) -> "Table":
        """Workers on bare fields."""
        self.s.worker[seat, fields(labels)] = 1
        return self

    def barns(self, seat: int, labels: str, scored: bool = False) -> "Table":
        self.s.feature[seat, fields(labels)] = BARN + SURVEYED * scored
        return self

    def wells(self, seat: int, labels: str, scored: bool = False) -> "Table":
        self.s.feature[seat, fields(labels)] = WELL + SURVEYED * scored
        return self

    def boats(self, seat: int, labels: str) -> "Table":
        for label in labels.split():
            self.s.boat[seat, self.s.boats[seat]] = BOAT_LABELS.index(label) + 1
            self.s.boats[seat] += 1
        return self

    def cards(self, seat: int, labels: str, scored: bool = False) -> "Table":
        for label in labels.split():
            self.s.card[CARD_LABELS.index(label)] = (SCORED if scored else HELD) + seat
        return self

    def offer(self, labels: str) -> "Table":
        for space, label in enumerate(labels.split()):
            self.s.card[CARD_LABELS.index(label)] = ON_SPACE + space
        return self

    def have(self, seat: int, **amounts: int) -> "Table":
        """Set coins, agents, surveyors or master of a seat."""
        for name, amount in amounts.items():
            self.s[name][seat] = amount
        return self

    def points(self, seat: int, points: int) -> "Table":
        """Give a seat this score, all of it for tiles; it arrives after those given before."""
        self.s.score[seat] = points
        self.s.points[seat, 0] = points
        self.s.arrivals += 1
        self.s.arrival[seat] = self.s.arrivals
        return self

    def put(self, **values: Any) -> "Table":
        for name, value in values.items():
            self.s[name] = value
        return self

    def match(self, phase: int, active: int = 0, holders: str | None = None, card: str = "*") -> Match:
        """The match that stands here, waiting for `active`; in cultivation for all, with the last of `card` on top."""
        s, c = self.s, self.c
        s.phase, s.stage, s.active, s.round_number = phase, STAGE_OF[phase], active, self.round_number
        s.holder[:] = -1
        for stage, seat in enumerate(holders or "".join(str(i % self.seats) for i in range(5))):
            if phase != DRAFT:
                s.holder[stage] = int(seat)
        if phase != DRAFT:
            self.reorder_first()
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
        return GAME.from_position(describe(s, GAME.names))

    def reorder_first(self) -> None:
        """The first player is one for whom the draft can have gone like this."""
        taken = [self.s.holder.tolist().count(seat) for seat in range(self.seats)]
        for first in range(self.seats):
            due = [(5 - (seat - first) % self.seats + self.seats - 1) // self.seats for seat in range(self.seats)]
            if due == taken:
                self.s.first = first

    def fill_workers(self) -> None:
        s, c = self.s, self.c
        used = self.round_number - (s.phase in (DRAFT, BONUS_WORKER))
        s.bonus_workers[:] = 0
        s.bonus_workers[self.seats - 1] = used
        s.track = c.track - used
        for seat in range(self.seats):
            s.workers[seat] = c.start_workers + s.bonus_workers[seat] - s.worker[seat].sum() - s.agents[seat]
        s.waiting = 1 << s.active
        if s.phase == CULTIVATE:
            s.waiting = sum(1 << seat for seat in range(self.seats) if s.workers[seat] > 0)

    def fill_cards(self) -> None:
        s = self.s
        for seat in range(self.seats):
            while np.isin(s.card, (HELD + seat, SCORED + seat)).sum() < self.round_number - 1 + (s.stage == SCORING):
                s.card[self.spare_card()] = HELD + seat
        for space in range(SPACES):
            if s.stage != SCORING and not (s.card == ON_SPACE + space).any():
                s.card[self.spare_card()] = ON_SPACE + space

    def spare_card(self) -> int:
        return next(card for card in reversed(range(CARDS)) if self.s.card[card] == DECK)

    def fill_cultivation(self, card: str) -> None:
        s, c = self.s, self.c
        kinds = [*COLOURS, "*"]
        shown = {DRAFTING: "", CULTIVATION: card if s.phase == CULTIVATE else ""}.get(int(s.stage), "WGOMBWGO")
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
