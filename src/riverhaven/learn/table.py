"""One table of one game, in one process: it plays what is asked of it, and hands back arrays.

A job is a method of it with its arguments, a seed among them: what comes of it does not depend on who does it.
"""

import time
from functools import cache, cached_property
from typing import Any, NamedTuple

import numpy as np

from riverhaven.bots.net import DRAFT, NET
from riverhaven.core.dice import cast
from riverhaven.core.game import Game
from riverhaven.core.installed import game
from riverhaven.core.setups import all_setups
from riverhaven.learn.fit import Lesson
from riverhaven.learn.selfplay import ENDS, LUCK, MARKS, SELFPLAY, VIEWS, WORLDS, contest, learn_from, survey

USUALLY = 4  # matches without options, for each one with any


class Usual(NamedTuple):
    """What matches of the game are like, as those who play them know it."""

    points: float  # of a seat
    measure: float  # how far leads lie apart: their standard deviation
    choices: float  # in a match


class Manner(NamedTuple):
    """How a net plays against itself."""

    prefix: int
    noise: float
    siblings: int = 4
    keep: float = 0.3
    stray: float = 0.05


class Table:
    def __init__(self, name: str, seats: int) -> None:
        self.game: Game = game(name)
        self.seats = seats
        self.features = len(self.game.feature_names(seats))
        self.worlds = np.zeros(WORLDS, self.game.state.dtype)
        self.draft = DRAFT.blank()
        self.out = self.game.moves.room()

    @cached_property
    def openings(self) -> np.ndarray:
        """Before set-up: mostly as the game is played unless one says otherwise, and now and then with any options."""
        others = [setup.options for setup in all_setups(self.game) if setup.seats == self.seats]
        found = np.zeros((1 + USUALLY) * len(others), self.game.state.dtype)
        found[:] = self.game.unopened(self.seats, {})
        for i, options in enumerate(others):
            found[-1 - i] = self.game.unopened(self.seats, dict(options))
        return found

    def luck(self, seed: int) -> np.record:
        luck = LUCK.blank()
        cast(luck, seed)
        return luck

    def usual(self, seed: int, matches: int) -> Usual:
        """As players see it who follow the game's own estimate."""
        scores, leads = np.zeros(matches), np.zeros(matches)
        room = self.worlds, NET.blank(), self.draft, self.luck(seed), self.out
        choices = self.game.bound(survey)(self.game.parts, self.openings[:1], *room, scores, leads)
        return Usual(float(scores.mean()), float(leads.std()), choices / matches)

    def lesson(self, net: np.record, manner: Manner, seed: int, forks: int, most: int) -> Lesson:
        """What comes of `forks` matches; `most` positions at most."""
        plan = SELFPLAY.blank()
        plan.features = self.features
        for name, number in manner._asdict().items():
            plan[name] = number
        rows = np.zeros(most * VIEWS * self.features, np.float32)
        marks = np.zeros((most, MARKS), np.int32)
        ends = np.zeros((most * VIEWS, ENDS), np.float32)
        room = self.worlds, plan, net, self.draft, self.luck(seed), self.out
        n = self.game.bound(learn_from)(self.game.parts, self.openings, *room, rows, marks, ends, forks)
        shape = most, VIEWS, self.features
        return Lesson(
            rows.reshape(shape)[:n].astype(np.float16), marks[:n].copy(), ends.reshape(most, VIEWS, ENDS)[:n].copy()
        )

    def contest(self, net: np.record, other: np.record, seed: int, matches: int) -> tuple[np.ndarray, np.ndarray]:
        """One net at a table of another: its part of each victory, and its lead."""
        shares, leads = np.zeros(matches), np.zeros(matches)
        room = self.worlds, net, other, self.draft, self.luck(seed), self.out
        self.game.bound(contest)(self.game.parts, self.openings[:1], *room, shares, leads)
        return shares, leads


class Job(NamedTuple):
    game: str
    seats: int
    method: str
    arguments: tuple[object, ...]


class Done(NamedTuple):
    result: Any
    seconds: float  # of a core


@cache
def table(game: str, seats: int) -> Table:
    """One for each process: what it needs is made only once."""
    return Table(game, seats)


def do(job: Job) -> Done:
    started = time.process_time()
    result = getattr(table(job.game, job.seats), job.method)(*job.arguments)
    return Done(result, time.process_time() - started)
