"""The contract: what must hold for any game, checked by playing it.

    >>> from riverhaven.core import contract
    >>> import riverhaven as rh
    >>> report = contract.check(rh.game("newhaven"), games=1, sample=0.01, setups=[contract.Setup(2, ())])
    >>> report.matches
    1

Uniformly random play misses whole phases, so players with a bias play too; and what a game declares (a phase, a kind of
move, a reason) but the check never met counts as broken. `riverhaven check GAME` runs it from a shell.
"""

import json
import random
from collections.abc import Callable, Iterable
from itertools import product

import numpy as np

from riverhaven.core.dice import cast
from riverhaven.core.features import counted, wrong_features
from riverhaven.core.figure import wrong_figures
from riverhaven.core.game import Game
from riverhaven.core.loops import all_reasons
from riverhaven.core.match import Match, load
from riverhaven.core.record import copy_of
from riverhaven.core.report import Broken, Report, check_coverage, sentences
from riverhaven.core.setups import Setup, all_setups
from riverhaven.core.sight import wrong_in
from riverhaven.core.teaching import wrong_lessons, wrong_puzzles
from riverhaven.core.words import LANGUAGES, YOU

__all__ = ["Broken", "Setup", "all_setups", "check"]

FEWEST = 30  # matches: fewer would miss much of what even a small game can do
LOOKS = 3  # how often each phase is looked at with everybody's eyes
TOLD = ("log-", "foretell-")  # how messages about moves begin
GLANCES = 0.2  # of the plies that are looked at more closely: drawing takes far longer than playing


def check(
    game: Game,
    games: int = 5,
    seed: int = 0,
    sample: float = 0.25,
    setups: list[Setup] | None = None,
    progress: Callable[[Iterable[Setup]], Iterable[Setup]] = iter,
) -> Report:
    """Play `games` matches of every set-up and raise Broken at the first thing that does not hold.

    `sample` is the share of plies at which the slower checks are made. Of all set-ups together, `FEWEST` matches are
    played at least, and a game of few matches is looked at more closely.
    """
    chosen = all_setups(game) if setups is None else setups
    report = Report()
    check_moves(game)
    with sentences(game.name, game):
        check_words(game)
        check_figures(game)
    if setups is None and games * len(chosen) < FEWEST:
        games, sample = -(-FEWEST // len(chosen)), max(sample, 0.25)
    with np.errstate(all="raise"):  # a plain integer that overflows would differ silently from the compiled one
        for setup in progress(chosen):
            for number in range(games):
                rng = random.Random(f"{seed} {setup} {number}")
                with sentences(f"{game.name} ({setup})", game):
                    trial = Trial(game, setup, rng, sample, report)
                with sentences(trial, game):
                    trial.run()
    if setups is None:
        check_coverage(game, report)
        with sentences(game.name, game):
            check_lessons(game)
    return report


# ------------------------------------------------------------------------------------------------------------- once


def check_moves(game: Game) -> None:
    """Text <-> id for the whole move space."""
    for move in game.moves:
        if game.moves.id(move.text) != move.id or game.moves.id(move.text.upper()) != move.id:
            raise Broken(f"The text {move.text!r} does not lead back to move {move.id}.")


def check_words(game: Game) -> None:
    """Every message exists in every language that the game speaks, with the same variables; none that the core asks for
    is missing, and none is called like one of the shell's."""
    english = game.words.messages("en")
    for name in game.words.taken:
        raise Broken(f"{game.name}: the message {name!r} is Riverhaven's own; give yours in words/en.ftl another name.")
    for lang in game.words.languages:
        theirs = game.words.messages(lang)
        for name in sorted(english.keys() ^ theirs.keys()):
            raise Broken(f"The message {name!r} is not both in 'en' and in {lang!r}.")
        for name, variables in english.items():
            if theirs[name] != variables:
                raise Broken(f"The message {name!r} uses other variables in {lang!r} than in 'en'.")
        ours, attributes = game.words.attributes("en"), game.words.attributes(lang)
        for name in sorted(name for name in english if ours[name] != attributes[name]):
            lacking = ", ".join(f".{attribute}" for attribute in sorted(ours[name] ^ attributes[name]))
            raise Broken(f"The message {name!r} has {lacking} not both in 'en' and in {lang!r}.")
    for name in needed_words(game):
        if name not in english:
            raise Broken(f"{game.name}: the message {name!r} is missing from words/en.ftl.")
    check_you(game)


def check_you(game: Game) -> None:
    """A log that says "you" to whomever it speaks of does so in every sentence and language, or in none."""
    if not says_you(game):
        return
    has = game.words.attributes("en")
    for name in told_of_players(game):
        if YOU not in has[name]:
            raise Broken(f"{game.name}: the message {name!r} speaks of $player and has no .{YOU}.")


def says_you(game: Game) -> bool:
    has = game.words.attributes("en")
    return any(YOU in has[name] for name in told_of_players(game))


def told_of_players(game: Game) -> list[str]:
    """The messages of a game's log, and of what is foretold, that speak of one player."""
    messages = game.words.messages("en")
    return [name for name, variables in messages.items() if name.startswith(TOLD) and "player" in variables]


def check_lessons(game: Game) -> None:
    """Every lesson can be played to its end, and points at nothing that is not there; every puzzle has its answer."""
    for wrong in (*wrong_lessons(game), *wrong_puzzles(game)):
        raise Broken(f"{game.name}: {wrong}.")


def check_figures(game: Game) -> None:
    """What the rules pages show is so, and every language shows it."""
    for wrong in wrong_figures(game):
        raise Broken(f"{game.name}: {wrong}.")


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


# --------------------------------------------------------------------------------------------------------- one match


class Trial:
    """One match, checked at every ply."""

    def __init__(self, game: Game, setup: Setup, rng: random.Random, sample: float, report: Report) -> None:
        self.game, self.setup, self.rng, self.sample, self.report = game, setup, rng, sample, report
        self.seed = rng.randrange(2**64)
        self.match = game.new(setup.seats, self.seed, **dict(setup.options))
        self.parts = game.parts.tobytes()
        self.reasons = game.moves.room()
        # Half of the players are fair; the others favour or avoid one kind of move.
        blocks = [*game.moves.blocks, None]
        self.bias = [(rng.choice(blocks), rng.random() < 0.5) for _ in range(setup.seats)]

    def run(self) -> None:
        match = self.match
        while not match.over:
            self.must(
                match.ply < self.game.longest,
                f"this match takes more than the {self.game.longest} decisions of `longest`",
            )
            self.must(len(match.waiting) > 0, "nobody is asked, and the match is not over")
            self.check_state()
            seat = self.rng.choice(match.waiting)
            legal = self.check_legal(seat)
            move = self.choose(seat, legal)
            deep = self.rng.random() < self.sample
            if deep:
                self.check_preview(seat, move)
                self.check_undo(seat, move)
                self.check_worlds(seat, move)
                self.check_features()
                self.check_sight()
            self.see(deep)
            self.report.phases[self.game.phases[match.state.phase]] += 1
            self.report.blocks[self.game.moves.move(move).block] += 1
            match.play(seat, move)
            if deep:
                self.check_story()
        self.check_state()
        self.check_end()
        self.look((None, *range(self.setup.seats)))
        self.report.matches += 1
        self.report.decisions += match.ply

    def __str__(self) -> str:
        return f"{self.game.name} ({self.setup}, seed {self.seed}, ply {self.match.ply})"

    def must(self, holds: bool, otherwise: str) -> None:
        if not holds:
            raise Broken(f"{self}: {otherwise}.")

    def see(self, deep: bool) -> None:
        """Look with everybody's eyes at what is new, and later with somebody's now and then."""
        everybody = (None, *range(self.setup.seats))
        if self.report.phases[self.game.phases[self.match.state.phase]] < LOOKS:
            self.look(everybody)
        elif deep and self.rng.random() < GLANCES:
            self.look((self.rng.choice(everybody),))

    def look(self, onlookers: tuple[int | None, ...]) -> None:
        phase = "the end" if self.match.over else f"the phase {self.game.phases[self.match.state.phase]}"
        for onlooker in onlookers:
            who = "a spectator" if onlooker is None else f"seat {onlooker}"
            for wrong in wrong_in(self.match, onlooker):
                raise Broken(f"{self}: in {phase}, as {who} sees it, {wrong}.")

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

    def check_preview(self, seat: int, move: int) -> None:
        """Every move can be told before it is made, in every language."""
        for lang in LANGUAGES:
            lines = self.match.preview(seat, self.game.moves.move(move), lang, you=True)
            self.must(len(lines) > 0 and all(lines), f"nothing is foretold of {self.game.moves.text(move)!r}")

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

    def check_features(self) -> None:
        """What a seat counts has names and is finite, alike in plain Python, and tells nothing that it may not know."""
        s, seat = self.match.state, self.rng.randrange(self.setup.seats)
        wrong = wrong_features(self.game, s, seat)
        self.must(wrong is None, str(wrong))
        world = self.dealt(self.game.redacted(s, seat), seat)
        here, there = (counted(self.game, one, seat) for one in (s, world))
        names = self.game.feature_names(self.setup.seats)
        secret = [name for name, a, b in zip(names, here, there, strict=True) if a != b]
        self.must(not secret, f"the feature {' '.join(map(repr, secret[:1]))} of seat {seat} tells what is secret")

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
            lines = self.match.lines(len(self.match.turns) - 1, onlooker, lang, you=True)
            self.must(len(lines) > 0 and all(lines), f"nothing is told of the last move in {lang!r}")

    def check_end(self) -> None:
        """Nothing else has changed, the places are in order, and a save leads back to the last state."""
        match, game = self.match, self.game
        self.must(not match.waiting, "somebody is asked after the end")
        self.must(game.parts.tobytes() == self.parts, "the parts have changed")
        for turn, later in zip(match.turns, [*match.turns[1:], None], strict=True):
            s = game.state.read(bytearray(turn.before))
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
