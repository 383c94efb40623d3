"""Training a net: rounds of self-play, each followed by learning from the last few rounds.

The first round is played by the game's own estimate, all others by the net as it then is. Now and then what was learnt
lately is put to the test: it becomes the best net only if it wins more than its share of at least 400 games against the
best so far, by more than they may be off. A training that was interrupted goes on where it stopped, and with the same
seed comes to the same.
"""

import json
import math
import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from importlib.metadata import version
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

from riverhaven.arena.standings import interval, variance
from riverhaven.bots import nets
from riverhaven.bots.net import LAYERS, NET
from riverhaven.core.features import wrong_features
from riverhaven.core.game import Game
from riverhaven.core.installed import game
from riverhaven.core.state import Json
from riverhaven.core.words import Refusal
from riverhaven.crew import Crew
from riverhaven.learn.fit import Layers, Lesson, as_net, fit, new_layers
from riverhaven.learn.table import Job, Manner, Usual, do

CHUNKS = 8  # jobs that a round is cut into, whoever does them
LOOK_EVERY = 10  # plies of a match, at the features
GLANCES = 200  # matches that tell what is usual
FIRST_ROUND = 4  # times as many forks
POOL = 7  # rounds to learn from
TRUST = 0.9  # the lambda of TD(lambda)
PACE = 1e-3  # of learning, in the first rounds;
HALF_PACE = 25  # rounds later it is half of that, and a third after twice as many
STEPS = 1500  # of learning in a round
AVERAGED = 4  # rounds whose weights are averaged into the net that is put to the test
TEST_EVERY = 4  # rounds
TEST_GAMES = 400


@dataclass(frozen=True)
class Order:
    """What is to be trained, and how."""

    game: str
    seats: int
    seed: int = 0
    forks: int = 480  # in a round
    steps: int = STEPS  # of learning in a round
    test_games: int = TEST_GAMES


@dataclass
class Progress:
    """What a training knows, besides its weights and its pool."""

    usual: Usual
    rounds: int = 0
    games: int = 0
    core_seconds: float = 0.0
    tests: list[Json] = field(default_factory=list)
    best: Json = field(default_factory=dict)  # what the best net took: rounds, matches, core_seconds


class Training:
    def __init__(self, order: Order, folder: Path, crew: Crew) -> None:
        self.order, self.folder, self.crew = order, folder, crew
        self.game: Game = game(order.game)
        self.game.check_seats(order.seats)
        self.features = len(self.game.feature_names(order.seats))
        self.check_features()
        self.pool: list[Lesson] = []
        self.recent: list[Layers] = []
        self.best: np.record = NET.blank()  # at first the game's own estimate
        folder.mkdir(parents=True, exist_ok=True)
        if not self.resume():
            [done] = self.crew(do, [(self.job("usual", self.seed(0, 0), GLANCES),)])
            usual = done.result
            self.progress = Progress(usual)
            rng = np.random.default_rng(self.seed(0, 1))
            self.layers = new_layers(self.features, usual.points / usual.measure, rng)

    def check_features(self) -> None:
        """Refuse what cannot be learnt from. `riverhaven check` looks longer."""
        for s, seat in islice(nets.positions(self.game, self.order.seats), 0, None, LOOK_EVERY):
            wrong = wrong_features(self.game, s, seat)
            if wrong is not None:
                raise Refusal("features-wrong", game=self.game.title, why=wrong)

    # ------------------------------------------------------------------------------------------------------- rounds

    def rounds(self, until: float = float("inf"), most: int = 1 << 30) -> Iterator[Json]:
        """Train until the clock says so, or so many rounds are done; tells what came of each."""
        while self.progress.rounds < most and time.monotonic() < until:
            yield self.round()

    def round(self) -> Json:
        started = time.monotonic()
        number = self.progress.rounds
        lesson = self.play(number)
        self.pool = [*self.pool, lesson][-POOL:]
        played = time.monotonic()
        self.learn(number)
        learnt = time.monotonic()
        self.progress.rounds += 1
        told: Json = {
            "round": number,
            "positions": len(lesson.rows),
            "points": round(float(lesson.ends[..., 0].mean()), 2),
        }
        if self.progress.rounds % TEST_EVERY == 0:
            told |= self.test(number)
        tested = time.monotonic()
        told |= {"played_s": played - started, "learnt_s": learnt - played, "tested_s": tested - learnt}
        self.keep(number, lesson)
        return told

    def play(self, number: int) -> Lesson:
        usual = self.progress.usual
        net = as_net(self.layers, usual.measure) if number else NET.blank()
        manner = Manner(prefix=max(1, int(0.95 * usual.choices)), noise=0.04 * usual.measure)
        forks = self.order.forks * (1 if number else FIRST_ROUND) // CHUNKS
        most = int(forks * manner.siblings * (2 + usual.choices * manner.keep))
        lessons = self.ask(
            self.job("lesson", net, manner, self.seed(number + 1, chunk), forks, most) for chunk in range(CHUNKS)
        )
        self.progress.games += sum(int(lesson.marks[:, 1].sum()) for lesson in lessons)
        return Lesson.together(lessons)

    def learn(self, number: int) -> None:
        started = time.process_time()
        rng = np.random.default_rng(self.seed(number + 1, CHUNKS))
        pace = PACE / (1 + number / HALF_PACE)
        trust, steps = (TRUST, self.order.steps) if number else (1.0, 2 * self.order.steps)
        lesson = Lesson.together(self.pool)
        self.layers = fit(self.layers, lesson, self.progress.usual.measure, trust, steps, pace, rng)
        self.recent = [*self.recent, self.layers][-AVERAGED:]
        self.progress.core_seconds += time.process_time() - started

    # --------------------------------------------------------------------------------------------------------- tests

    def test(self, number: int) -> Json:
        """Put what was learnt lately to the test; whether it wins decides if it becomes the best net."""
        averaged = [np.asarray(np.mean(each, axis=0, dtype=np.float32)) for each in zip(*self.recent, strict=True)]
        net = as_net(averaged, self.progress.usual.measure)
        is_first = self.best.features == 0
        won, leads = self.contest(net, self.best, number, 0)
        told: Json = {"round": number, "against_best": round(float(won.mean()), 4)}
        if is_better(won, self.order.seats):
            self.best = net
            done = self.progress
            done.best = {"rounds": number + 1, "matches": done.games, "core_seconds": round(done.core_seconds)}
            hand, leads = (won, leads) if is_first else self.contest(net, NET.blank(), number, 1)
            low, high = interval(hand.tolist(), deals_of(hand, self.order.seats))
            told |= {"against_estimate": round(float(hand.mean()), 4), "low": round(low, 4), "high": round(high, 4)}
            told |= {"lead": round(float(leads.mean()), 2), "games": len(hand)}
        self.progress.tests.append(told)
        return told

    def contest(self, net: np.record, other: np.record, number: int, kind: int) -> tuple[np.ndarray, np.ndarray]:
        """One net at a table of another: its part of each victory, and its lead."""
        seats = self.order.seats
        each = -(-self.order.test_games // (CHUNKS * seats)) * seats  # every deal from every seat
        seeds = [self.seed(number + 1, CHUNKS * (kind + 2) + chunk) for chunk in range(CHUNKS)]
        found = self.ask(self.job("contest", net, other, seed, each) for seed in seeds)
        shares, leads = zip(*found, strict=True)
        return np.concatenate(shares), np.concatenate(leads)

    # ---------------------------------------------------------------------------------------------------- going on

    def ask(self, jobs: Iterable[Job]) -> list[Any]:
        done = list(self.crew(do, ((job,) for job in jobs)))
        self.progress.core_seconds += sum(one.seconds for one in done)
        return [one.result for one in done]

    def job(self, method: str, *arguments: object) -> Job:
        return Job(self.order.game, self.order.seats, method, arguments)

    def seed(self, number: int, part: int) -> int:
        """Of one part of a round: none is used twice."""
        return (self.order.seed << 40) + (number << 12) + part

    def keep(self, number: int, lesson: Lesson) -> None:
        """Write down what it takes to go on from here, and the best net."""
        np.savez(self.lesson_file(number), **lesson._asdict())
        kept: dict[str, Any] = {
            f"{name}_{i}": layer
            for i, layers in enumerate(self.recent)
            for name, layer in zip(LAYERS, layers, strict=True)
        }
        written = self.folder / "written.npz"
        about = json.dumps({"order": asdict(self.order), "progress": asdict(self.progress)})
        np.savez(written, about=np.array(about), best=np.frombuffer(self.best.tobytes(), np.uint8), **kept)
        written.replace(self.folder / "training.npz")
        self.lesson_file(number - POOL).unlink(missing_ok=True)
        if self.best.features:
            nets.write(self.net_file, self.game, self.order.seats, self.best, self.record())

    def resume(self) -> bool:
        """Go on with what lies in the folder; returns whether anything does."""
        file = self.folder / "training.npz"
        if not file.exists():
            return False
        try:
            with np.load(file, allow_pickle=False) as opened:
                kept = dict(opened)
            about = json.loads(str(kept["about"]))
            ordered = about["order"]
        except (OSError, ValueError, KeyError, TypeError):
            raise Refusal("no-training", folder=str(self.folder)) from None
        if ordered != asdict(self.order):
            raise Refusal("other-training", folder=str(self.folder))
        try:
            usual = Usual(*about["progress"].pop("usual"))
            self.progress = Progress(usual, **about["progress"])
            self.best = NET.read(bytearray(kept["best"].tobytes()))
            count = sum(name.startswith("third") for name in kept)
            self.recent = [[kept[f"{name}_{i}"] for name in LAYERS] for i in range(count)]
            self.layers = self.recent[-1]
            first = max(0, self.progress.rounds - POOL)
            self.pool = [self.lesson(number) for number in range(first, self.progress.rounds)]
        except (OSError, ValueError, KeyError, TypeError):
            raise Refusal("no-training", folder=str(self.folder)) from None
        return True

    def lesson_file(self, number: int) -> Path:
        return self.folder / f"round-{number}.npz"

    def lesson(self, number: int) -> Lesson:
        with np.load(self.lesson_file(number), allow_pickle=False) as kept:
            return Lesson(*(kept[name] for name in Lesson._fields))

    @property
    def net_file(self) -> Path:
        return self.folder / f"{self.order.seats}.net"

    def record(self) -> Json:
        """How the best net came to be."""
        order = self.order
        command = f"riverhaven train {order.game} --seats {order.seats} --seed {order.seed} --forks {order.forks}"
        return {
            "command": f"{command} --rounds {self.progress.best['rounds']}",
            "version": version("riverhaven"),
            **asdict(order),
            **self.progress.best,
            "tests": self.progress.tests,
        }


def deals_of(shares: np.ndarray, seats: int) -> list[int]:
    """Of which deal each game of a contest is: every deal is played from every seat."""
    return [game // seats for game in range(len(shares))]


def is_better(shares: np.ndarray, seats: int) -> bool:
    """Whether a net has won more than its share, by more than a standard error."""
    error = math.sqrt(variance(shares.tolist(), deals_of(shares, seats)))
    return float(shares.mean()) > 1 / seats + error
