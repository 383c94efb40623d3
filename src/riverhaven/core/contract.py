"""The contract: what must hold for any game, checked by playing it.

    >>> from riverhaven.core import contract
    >>> import riverhaven as rh
    >>> report = contract.check(rh.game("newhaven"), games=1, sample=0.01, setups=[contract.Setup(2, ())])
    >>> report.matches
    1

Uniformly random play misses whole phases, so players with a bias play too; and what a game declares (a phase, a kind of
move, a reason) but the check never met counts as broken. `riverhaven check GAME` runs it from a shell.
"""

import argparse
import json
import random
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import numpy as np

from riverhaven.core.dice import cast
from riverhaven.core.game import Game, game
from riverhaven.core.gear import GEAR
from riverhaven.core.loops import all_reasons
from riverhaven.core.match import Match, load
from riverhaven.core.state import copy_of
from riverhaven.core.words import LANGUAGES, Refusal

ENDLESS = 20_000  # plies after which a match counts as stuck


class Broken(AssertionError):
    """The contract does not hold; the message says where."""


@dataclass(frozen=True)
class Setup:
    """One way to set the game up."""

    seats: int
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        return ", ".join([f"{self.seats} seats", *(f"{name}={value}" for name, value in self.options)])


@dataclass
class Report:
    """What the check has met."""

    matches: int = 0
    decisions: int = 0
    secrets: int = 0  # looks at a state of which the onlooker may not know everything
    worlds: int = 0  # dealt anew
    other_worlds: int = 0  # of these, different from the true one
    phases: Counter[str] = field(default_factory=Counter)
    blocks: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)


def all_setups(game: Game) -> list[Setup]:
    """Every seat count with every combination of options that the game allows."""
    names = [option.name for option in game.options]
    found = []
    for seats in game.seats:
        for values in product(*(option.choices for option in game.options)):
            chosen = tuple(zip(names, values, strict=True))
            try:
                game.checked(dict(chosen))
            except Refusal:
                continue
            found.append(Setup(seats, chosen))
    return found


def check(
    game: Game,
    games: int = 5,
    seed: int = 0,
    sample: float = 1.0,
    setups: list[Setup] | None = None,
    progress: Callable[[Iterable[Setup]], Iterable[Setup]] = iter,
) -> Report:
    """Play `games` matches of every set-up and raise Broken at the first thing that does not hold.

    `sample` is the share of plies at which the slower checks are made.
    """
    chosen = all_setups(game) if setups is None else setups
    report = Report()
    check_moves(game)
    check_words(game)
    with np.errstate(all="raise"):  # a plain integer that overflows would differ silently from the compiled one
        for setup in progress(chosen):
            for number in range(games):
                rng = random.Random(f"{seed} {setup} {number}")
                Trial(game, setup, rng, sample, report).run()
    if setups is None:
        check_coverage(game, report)
    return report


# ------------------------------------------------------------------------------------------------------------- once


def check_moves(game: Game) -> None:
    """Text <-> id for the whole move space."""
    for move in game.moves:
        if game.moves.id(move.text) != move.id or game.moves.id(move.text.upper()) != move.id:
            raise Broken(f"The text {move.text!r} does not lead back to move {move.id}.")


def check_words(game: Game) -> None:
    """Every message exists in every language with the same variables, and none that the core asks for is missing."""
    english = game.words.messages("en")
    for lang in LANGUAGES:
        theirs = game.words.messages(lang)
        for name in sorted(english.keys() ^ theirs.keys()):
            raise Broken(f"The message {name!r} is not both in 'en' and in {lang!r}.")
        for name, variables in english.items():
            if theirs[name] != variables:
                raise Broken(f"The message {name!r} uses other variables in {lang!r} than in 'en'.")
    for name in needed_words(game):
        if name not in english:
            raise Broken(f"The message {name!r} is missing.")


def needed_words(game: Game) -> list[str]:
    axes = {axis for block in game.moves.blocks.values() for axis in block.axes}
    return [
        "title",
        "blurb",
        *(f"option-{option.name}" for option in game.options),
        *(f"option-{option.name}-help" for option in game.options),
        *(f"ask-{phase}" for phase in game.phases),
        *(f"move-{block}" for block in game.moves.blocks),
        *(f"axis-{axis}" for axis in sorted(axes)),
        *(f"reason-{reason}" for reason in game.reasons[1:]),
    ]


def check_coverage(game: Game, report: Report) -> None:
    """Everything that the game declares was met."""
    declared: list[tuple[str, Iterable[str], Counter[str]]] = [
        ("phase", game.phases, report.phases),
        ("kind of move", game.moves.blocks, report.blocks),
        ("reason", game.reasons, report.reasons),
    ]
    for what, names, met in declared:
        never = [name for name in names if not met[name] and name not in game.rare]
        if never:
            raise Broken(f"Never met in {report.matches} matches: the {what} {', '.join(never)}.")
    if report.secrets and not report.other_worlds:
        raise Broken("Every world that was dealt was the true one, though something is secret.")


# --------------------------------------------------------------------------------------------------------- one match


class Trial:
    """One match, checked at every ply."""

    def __init__(self, game: Game, setup: Setup, rng: random.Random, sample: float, report: Report) -> None:
        self.game, self.setup, self.rng, self.sample, self.report = game, setup, rng, sample, report
        self.seed = rng.randrange(2**64)
        self.match = game.new(setup.seats, self.seed, **dict(setup.options))
        self.parts = game.parts.tobytes()
        self.reasons = np.zeros(game.moves.size, np.int64)
        # Half of the players are fair; the others favour or avoid one kind of move.
        blocks = [*game.moves.blocks, None]
        self.bias = [(rng.choice(blocks), rng.random() < 0.5) for _ in range(setup.seats)]

    def run(self) -> None:
        match = self.match
        while not match.over:
            self.must(match.ply < ENDLESS, "this match does not end")
            self.must(len(match.waiting) > 0, "nobody is asked, and the match is not over")
            self.check_state()
            seat = self.rng.choice(match.waiting)
            legal = self.check_legal(seat)
            move = self.choose(seat, legal)
            deep = self.rng.random() < self.sample
            if deep:
                self.check_undo(seat, move)
                self.check_worlds(seat, move)
                self.check_sight()
            self.report.phases[self.game.phases[match.state.phase]] += 1
            self.report.blocks[self.game.moves.move(move).block] += 1
            match.play(seat, move)
            if deep:
                self.check_story()
        self.check_state()
        self.check_end()
        self.report.matches += 1
        self.report.decisions += match.ply

    def must(self, holds: bool, otherwise: str) -> None:
        if not holds:
            where = f"{self.setup}, seed {self.seed}, ply {self.match.ply}"
            raise Broken(f"{self.game.name} ({where}): {otherwise}.")

    def choose(self, seat: int, legal: list[int]) -> int:
        block, favoured = self.bias[seat]
        some = [move for move in legal if (self.game.moves.move(move).block == block) == favoured]
        return self.rng.choice(some if some and self.rng.random() < 0.9 else legal)

    def check_state(self) -> None:
        """The components are conserved, and only seats at the table are asked."""
        s = self.match.state
        wrong = self.game.audit(self.game.parts, s)
        self.must(wrong is None, f"the state is impossible: {wrong}")
        self.must(0 <= s.waiting < 1 << s.seats, "somebody is asked who is not at the table")

    def check_legal(self, seat: int) -> list[int]:
        """The legal moves are those, of the whole space, against which there is no reason."""
        before = self.match.state.tobytes()
        legal = [move.id for move in self.match.moves(seat)]
        self.must(self.match.state.tobytes() == before, "looking for legal moves changes the state")
        self.must(len(legal) > 0, f"seat {seat} is asked and has no legal move")
        if self.rng.random() < self.sample:
            self.game.bound(all_reasons)(self.game.parts, self.match.state, seat, self.reasons)
            self.must(self.match.state.tobytes() == before, "looking for reasons changes the state")
            allowed = np.flatnonzero(self.reasons == 0)
            same = len(legal) == len(allowed) and set(legal) == set(allowed.tolist())
            self.must(same, f"legal and reason disagree about {self.difference(legal, allowed)} for seat {seat}")
            for reason, count in zip(*np.unique(self.reasons, return_counts=True), strict=True):
                self.report.reasons[self.game.reasons[reason]] += int(count)
        return legal

    def difference(self, legal: list[int], allowed: np.ndarray) -> str:
        found = set(legal) ^ set(allowed.tolist())
        return ", ".join(repr(self.game.moves.text(move)) for move in sorted(found)[:3]) or "how often a move counts"

    def check_undo(self, seat: int, move: int) -> None:
        """Play, undo, play again: the same bytes."""
        before = self.match.state.tobytes()
        self.match.play(seat, move)
        after = self.match.state.tobytes()
        self.match.undo()
        self.must(self.match.state.tobytes() == before, "undo does not bring the state back")
        self.match.play(seat, move)
        self.must(self.match.state.tobytes() == after, "the same move played again leads elsewhere")
        self.match.undo()

    def check_worlds(self, seat: int, move: int) -> None:
        """For every onlooker: other worlds that fit look the same, ask the same, and go on the same."""
        s = self.match.state
        for onlooker in (None, *range(self.setup.seats)):
            known = self.game.redacted(s, onlooker)
            self.must(not known.key.any() and not known.dice, "redact leaves the dice")
            again = self.game.redacted(known, onlooker)
            self.must(again.tobytes() == known.tobytes(), "redacting twice is not redacting once")
            world = self.dealt(known, onlooker)
            self.report.secrets += not same_but_dice(known, s)
            self.report.worlds += 1
            self.report.other_worlds += not same_but_dice(world, s)
            self.check_world(world, known, onlooker)
            if seat == onlooker:
                self.check_effect(seat, move, world, move, (None, seat))
        self.check_mask(seat, move)

    def dealt(self, known: np.record, onlooker: int | None) -> np.record:
        world = copy_of(known)
        cast(world, self.rng.randrange(2**64))
        self.game.rules.deal(self.game.parts, world, -1 if onlooker is None else onlooker)
        return world

    def check_world(self, world: np.record, known: np.record, onlooker: int | None) -> None:
        wrong = self.game.audit(self.game.parts, world)
        self.must(wrong is None, f"a world dealt for {onlooker} is impossible: {wrong}")
        back = self.game.redacted(world, onlooker)
        self.must(back.tobytes() == known.tobytes(), f"a world dealt for {onlooker} does not look like the true one")
        if onlooker in self.match.waiting:
            for other in (world, known):
                theirs = Match(self.game, copy_of(other), None).moves(onlooker)
                same = theirs == self.match.moves(onlooker)
                self.must(same, f"the legal moves of seat {onlooker} depend on what it may not know")

    def check_mask(self, seat: int, move: int) -> None:
        """Moves that look the same to the others do the same, as far as the others can see."""
        mask, parts, s = self.game.rules.mask, self.game.parts, self.match.state
        seen = mask(parts, s, seat, move)
        self.must(mask(parts, s, seat, seen) == seen, "masking a move twice is not masking it once")
        alike = [m.id for m in self.match.moves(seat) if mask(parts, s, seat, m.id) == seen]
        others = tuple(other for other in range(self.setup.seats) if other != seat)
        self.check_effect(seat, move, s, self.rng.choice(alike), (None, *others))

    def check_effect(
        self, seat: int, move: int, world: np.record, other: int, onlookers: tuple[int | None, ...]
    ) -> None:
        """`move` here and the `other` move in that `world` teach the onlookers the same."""
        here, there = copy_of(self.match.state), copy_of(world)
        there.key[:], there.dice = here.key, here.dice
        for s, played in ((here, move), (there, other)):
            self.game.rules.apply(self.game.parts, s, seat, played)
        rolled = self.match.state.dice
        if here.dice == rolled and there.dice == rolled:  # else the dice reveal what differs between the worlds
            for onlooker in onlookers:
                a, b = (self.game.redacted(s, onlooker).tobytes() for s in (here, there))
                self.must(a == b, f"{self.game.moves.text(move)!r} of seat {seat} tells {onlooker} what is secret")

    def check_sight(self) -> None:
        """View and picture come from the redacted record, and a position leads back to its state."""
        onlooker = self.rng.choice((None, *range(self.setup.seats)))
        world = self.dealt(self.game.redacted(self.match.state, onlooker), onlooker)
        other = Match(self.game, world, None)
        self.must(other.view(onlooker) == self.match.view(onlooker), f"the view of {onlooker} shows what is secret")
        same = other.picture(onlooker) == self.match.picture(onlooker)
        self.must(same, f"the picture of {onlooker} shows what is secret")
        position = json.loads(json.dumps(self.match.position()))
        back = self.game.from_position(position).state
        self.must(back.tobytes() == self.match.state.tobytes(), "a position does not lead back to its state")

    def check_story(self) -> None:
        """Every move can be told in every language."""
        onlooker = self.rng.choice((None, *range(self.setup.seats)))
        for lang in LANGUAGES:
            lines = self.match.lines(len(self.match.turns) - 1, onlooker, lang)
            self.must(len(lines) > 0 and all(lines), f"nothing is told of the last move in {lang!r}")

    def check_end(self) -> None:
        """Nothing else has changed, the places are in order, and a save leads back to the last state."""
        match, game = self.match, self.game
        self.must(not match.waiting, "somebody is asked after the end")
        self.must(game.parts.tobytes() == self.parts, "the parts have changed")
        for turn, later in zip(match.turns, [*match.turns[1:], None], strict=True):
            s = np.frombuffer(bytearray(turn.before), game.state)[0]
            game.rules.apply(game.parts, s, turn.seat, turn.move.id)
            s.ply += 1
            after = match.state.tobytes() if later is None else later.before
            self.must(s.tobytes() == after, f"a state before the end has changed, at ply {s.ply}")
        for a, b in product(range(self.setup.seats), repeat=2):
            worse = match.scores[a] > match.scores[b] and match.places[a] >= match.places[b]
            self.must(not worse, "more points do not give a better place")
        self.must(min(match.places) == 1, "nobody has won")
        for lang in LANGUAGES:
            for lines in game.explain(match.view(None)):
                self.must(all(game.words.say(lang, line) for line in lines), "a score is not explained")
        self.must(load(match.save()).state.tobytes() == match.state.tobytes(), "a save does not lead back to its match")


def same_but_dice(a: np.record, b: np.record) -> bool:
    rest = [name for name in a.dtype.names or () if name not in ("key", "dice")]
    return all(np.array_equal(a[name], b[name]) for name in rest)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m riverhaven.core.contract", description="Check a game's contract.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1, help="matches of every set-up (1)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--sample", type=float, default=1.0, help="share of plies that are checked in depth (1.0)")
    chosen = parser.parse_args(arguments)
    found = game(chosen.game)
    # What is met depends on how much is looked at, so only `check` without set-ups asks that all was met.
    report = check(found, chosen.games, chosen.seed, chosen.sample, all_setups(found))
    print(f"{found.name} ({GEAR}): {report.matches} matches, {report.worlds} worlds: the contract holds.")


if __name__ == "__main__":
    main()
