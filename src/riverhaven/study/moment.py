"""Moment: one ply of a match, and what can be found out about it. Every ply is looked at by itself, in any process."""

from functools import partial
from typing import NamedTuple

import numpy as np
from msgspec import Struct

from riverhaven.bots.scales import Scales, Worth
from riverhaven.bots.search import Budget, search
from riverhaven.core.dice import forget_dice
from riverhaven.core.game import Game
from riverhaven.core.installed import game
from riverhaven.core.match import Match
from riverhaven.core.record import copy_of
from riverhaven.study.verdict import Verdict, verdict

# How many greedy moves a playout takes before the net is asked:
FAR = 40  # to compare two moves
NEAR = 16  # to judge a position
AT_ONCE = 1  # to see what a draw gave, before anything else happens
DRAWS = 32  # with which one is compared


class Setting(NamedTuple):
    """How closely to look."""

    playouts: int  # of the search for the best move
    worlds: int  # in which it is compared with the move that was played
    looks: int  # worlds in which a position is judged


SETTINGS = {"quick": Setting(400, 24, 8), "thorough": Setting(4000, 128, 32)}


class Standing(Struct, frozen=True):
    """What each seat may expect."""

    chance: list[float]  # to win
    points: list[float]  # at the end

    @classmethod
    def of(cls, worth: Worth) -> "Standing":
        return cls(rounded(worth.chance.mean(0), 3), rounded(worth.points.mean(0), 1))


class Decision(Struct, frozen=True):
    """What was decided, and what the strong bot would have done."""

    best: str
    cost: float  # points of the lead; 0 where the bot would have done no better
    chance: float  # to win, that was given away
    verdict: Verdict


class Luck(Struct, frozen=True):
    """What a draw gave to each seat, beside what others would have given."""

    chance: list[float]
    lead: list[float]


class Moment(Struct, frozen=True):
    """A ply: what everybody could expect before it, what was decided, and what the draws gave."""

    known: list[Standing]  # as each seat knew
    truth: Standing  # as who sees all hands knows
    seat: int | None = None  # who played; None: the match is over
    move: str = ""
    decision: Decision | None = None  # None: it was not looked at, or there was no choice
    luck: Luck | None = None  # None: nothing was drawn


class Ply(NamedTuple):
    """A ply before it is looked at, as it goes to another process: bytes and numbers."""

    game: str
    rules: int
    before: bytes
    after: bytes | None  # None: the match is over
    seat: int
    move: int
    judged: bool  # whether the decision is looked at


def plies(match: Match, seats: tuple[int, ...]) -> list[Ply]:
    """All plies of a match, and its end; the decisions of `seats` are looked at."""
    name, rules = match.game.name, match.game.rules_version
    found = [
        Ply(name, rules, turn.before, match.before(i + 1).tobytes(), turn.seat, turn.move.id, turn.seat in seats)
        for i, turn in enumerate(match.turns)
    ]
    return [*found, Ply(name, rules, match.state.tobytes(), None, 0, 0, judged=False)]


def look(ply: Ply, setting: Setting, seed: int, played: Game | None = None) -> Moment:
    """Find out about a ply; `played` is the game where it has parts of its own."""
    found = played or game(ply.game).by_rules(ply.rules)
    return Look(found, ply, setting, seed).moment()


class Look:
    """One look at one ply."""

    def __init__(self, game: Game, ply: Ply, setting: Setting, seed: int) -> None:
        self.game, self.ply, self.setting = game, ply, setting
        self.before = game.state.read(bytearray(ply.before))
        self.seed = seed + int(self.before.ply)
        self.seats = int(self.before.seats)
        self.scales = Scales(game, self.seats, NEAR)

    def moment(self) -> Moment:
        ply = self.ply
        *known, truth = self.standings()
        if ply.after is None:
            return Moment(known, truth)
        return Moment(known, truth, ply.seat, str(self.game.moves.move(ply.move)), self.decision(), self.luck())

    def standings(self) -> list[Standing]:
        """What to expect as each seat knows, and last in truth. What two know alike is judged once."""
        truth = copy_of(self.before)
        forget_dice(truth)
        eyes: list[tuple[np.record, int | None]] = [(truth, None)]
        eyes[:0] = [(self.game.redacted(self.before, seat), seat) for seat in range(self.seats)]
        alike = bool(self.scales.plan.guide == self.scales.plan.guide_others)  # whoever's eyes: playouts are the same
        judged: dict[object, Standing] = {}
        for record, seat in eyes:
            key = record.tobytes(), None if alike else seat
            if key not in judged:
                judged[key] = self.standing(record, seat)
        return [judged[record.tobytes(), None if alike else seat] for record, seat in eyes]

    def standing(self, record: np.record, seat: int | None) -> Standing:
        judge = self.scales.truth if seat is None else partial(self.scales.position, seat=seat)
        return Standing.of(judge(record, worlds=self.setting.looks, seed=self.seed))

    def decision(self) -> Decision | None:
        """Beside the strong bot's, which is found in other worlds than those in which the two are compared."""
        seat, move = self.ply.seat, self.ply.move
        if not self.ply.judged or len(self.game.legal(self.before, seat)) == 1:
            return None
        known = self.game.redacted(self.before, seat)
        best = search(self.game, known, seat, Budget(self.setting.playouts), self.seed)[0].move
        text = str(self.game.moves.move(best))
        if best == move:
            return Decision(text, 0.0, 0.0, Verdict.FINE)
        scales = Scales(self.game, self.seats, FAR)
        better, played = scales.moves(known, seat, [best, move], self.setting.worlds, ~self.seed)
        lost = better.lead(seat) - played.lead(seat)
        cost, error = float(lost.mean()), float(lost.std() / len(lost) ** 0.5)
        chance = float((better.chance - played.chance)[:, seat].mean())
        return Decision(text, round(max(cost, 0.0), 1), round(max(chance, 0.0), 3), verdict(cost, error, chance))

    def luck(self) -> Luck | None:
        """What the draws of this ply gave: all hands are seen, so that nobody's draw is missed."""
        assert self.ply.after is not None
        after = self.game.state.read(bytearray(self.ply.after))
        if after.dice == self.before.dice:
            return None
        scales, turn = Scales(self.game, self.seats, AT_ONCE), (self.ply.seat, self.ply.move)
        usual = scales.truth(self.before, DRAWS, self.seed, turn)
        drawn = scales.truth(after, DRAWS, self.seed)
        leads = [drawn.lead(seat).mean() - usual.lead(seat).mean() for seat in range(self.seats)]
        return Luck(rounded(drawn.chance.mean(0) - usual.chance.mean(0), 3), rounded(np.array(leads), 2))


def rounded(numbers: np.ndarray, digits: int) -> list[float]:
    found: list[float] = numbers.round(digits).tolist()
    return found
