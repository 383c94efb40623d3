"""Matches of a study: played, walked through once more, and written down, a row for each seat.

A stretch is some deals of one cell, in one Parquet file. It is whole or it is not there, and what is in it depends on
its name alone: a study that was interrupted goes on with the stretches that are missing, and any number of processes
helps.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from riverhaven.bots.outside import Player, player
from riverhaven.core.batch import Batch
from riverhaven.core.extras import from_extra
from riverhaven.core.game import Game
from riverhaven.core.match import Match
from riverhaven.core.moves import Block, Move
from riverhaven.core.record import copy_of
from riverhaven.core.view import Source
from riverhaven.core.words import LANGUAGES
from riverhaven.crew import crew
from riverhaven.design.question import Cell

if TYPE_CHECKING:
    import pyarrow

DEALS = 50  # in a stretch: some seconds, and some dozen megabytes while it is played
# Of so many decisions in a phase, one has all its moves asked for the reason why not. It is a prime: decisions come in
# rounds, and so none of a round is left out.
ASKED = 97
FROM, DID, TOOK = "from ", "did ", "took "  # what columns begin with

Row = dict[str, Any]


class Stretch(NamedTuple):
    """Some deals of a cell."""

    file: Path
    cell: Cell
    seed: int  # of the first deal
    deals: int


def stretches(cell: Cell, seed: int, deals: int, folder: Path) -> list[Stretch]:
    """All stretches of a cell, in their order."""
    key = cell.key(seed)
    found = []
    for first in range(0, deals, DEALS):
        count = min(DEALS, deals - first)
        found.append(Stretch(folder / f"{key}-{first:06}-{count}.parquet", cell, seed + first, count))
    return found


def play(wanted: Sequence[Stretch], workers: int) -> Iterator[Stretch]:
    """Play what is not there yet; the stretches as they come. What is not finished is played again next time."""
    left = [stretch for stretch in wanted if not stretch.file.exists()]
    with crew(workers if len(left) > 1 else 1) as do:
        yield from do(written, ((stretch,) for stretch in left))


def written(stretch: Stretch) -> Stretch:
    """Play a stretch, and put it into its file."""
    with from_extra("data"):
        import pyarrow.parquet as parquet

    unfinished = stretch.file.with_suffix(".tmp")
    parquet.write_table(table(stretch), unfinished, compression="zstd")
    unfinished.replace(stretch.file)
    return stretch


def table(stretch: Stretch) -> "pyarrow.Table":
    import pyarrow as pa

    notes = Notes(stretch.cell.game)
    rows = [row for turn, bots in enumerate(stretch.cell.line_ups) for row in matches(stretch, turn, bots, notes)]
    columns = {name: [row[name] for row in rows] for name in rows[0]}
    return pa.table(columns).replace_schema_metadata({"study": json.dumps(notes.told())})


class Notes:
    """What is noted of matches beside their rows: what has come up at all, and what sources are called."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.phases = Counter[str]()
        self.reasons: set[str] = set()
        self.offered: set[str] = set()
        self.sources: dict[str, dict[str, str]] = {}

    def offers(self, batch: Batch) -> None:
        """The kinds of moves among which there was a choice."""
        assert batch.record is not None
        legal = np.unique(batch.record.legal)
        blocks = self.game.moves.blocks.values()
        self.offered |= {b.name for b in blocks if ((legal >= b.first) & (legal < b.end)).any()}

    def decision(self, s: np.record, seat: int) -> None:
        """One decision is owed; now and then, all moves are asked for the reason why they are not legal."""
        phase = self.game.phases[s.phase]
        if self.phases[phase] % ASKED == 0:
            reason, parts = self.game.rules.reason, self.game.parts
            found = {reason(parts, s, seat, move) for move in range(self.game.moves.size)}
            self.reasons |= {self.game.reasons[number] for number in found}
        self.phases[phase] += 1

    def source(self, source: Source) -> str:
        """The English name of a source; the others are noted."""
        english = self.game.words.say("en", source.name)
        if english not in self.sources:
            self.sources[english] = {lang: self.game.words.say(lang, source.name) for lang in LANGUAGES}
        return english

    def told(self) -> dict[str, Any]:
        named = {"phases": self.phases, "reasons": self.reasons, "offered": self.offered}
        return {**{name: sorted(found) for name, found in named.items()}, "sources": self.sources}


# ------------------------------------------------------------------------------------------------------------- matches


def matches(stretch: Stretch, turn: int, bots: Sequence[str], notes: Notes) -> Iterator[Row]:
    """The rows of all deals of a stretch with one seating."""
    cell = stretch.cell
    batch = cell.game.batch(stretch.deals, cell.seats, stretch.seed, **cell.options)
    openings = batch.states.copy()
    batch.play([Careless(player(bot), cell.chance) for bot in bots] if cell.chance else list(bots), record=True)
    notes.offers(batch)
    for number in range(stretch.deals):
        done = walk(batch, number, copy_of(openings[number]), notes)
        common = {"deal": stretch.seed + number, "turn": turn, "plies": int(batch.states["ply"][number])}
        yield from seats(batch, number, bots, common, done, notes)


class Careless(NamedTuple):
    """Plays as a bot does, but where that bot makes a move of some kinds, it makes any of them: which one is no merit
    of its own, and so what comes of it comes from the move."""

    bot: Player
    kinds: tuple[str, ...]

    def choose(self, match: Match, seat: int, seed: int) -> Move:
        move = match.find(self.bot.choose(match, seat, seed))
        if move.block not in self.kinds:
            return move
        return random.Random(seed).choice([other for other in match.moves(seat) if other.block in self.kinds])


class Done(NamedTuple):
    """What was done in a match."""

    first: int  # the seat that was asked first
    choices: int  # decisions with two or more legal moves
    moves: np.ndarray  # of each seat, how often it made each move


def walk(batch: Batch, number: int, s: np.record, notes: Notes) -> Done:
    """Go through a match again. The record has the choices; where there was but one legal move, it was played."""
    game, record = batch.game, batch.record
    assert record is not None
    start, end = np.searchsorted(record.match, (number, number + 1))
    chosen = iter(record.move[start:end].tolist())
    done = Done(first_waiting(s), int(end - start), np.zeros((batch.seats, game.moves.size), np.int16))
    out, rules, parts = game.moves.room(), game.rules, game.parts
    while not s.over and s.ply < game.longest:
        seat = first_waiting(s)
        n = rules.legal(parts, s, seat, out)
        notes.decision(s, seat)
        move = int(out[0]) if n == 1 else next(chosen)
        done.moves[seat, move] += 1
        rules.apply(parts, s, seat, move)
        s.ply += 1
    assert s.score.tolist() == batch.states["score"][number].tolist(), "the record leads elsewhere"
    return done


def first_waiting(s: np.record) -> int:
    waiting = int(s.waiting)
    return (waiting & -waiting).bit_length() - 1


def seats(batch: Batch, number: int, bots: Sequence[str], common: Row, done: Done, notes: Notes) -> Iterator[Row]:
    """The rows of one match."""
    game, places = batch.game, batch.places[number]
    sources = game.sources(game.view(game.parts, game.redacted(batch.states[number], None), -1))
    points = {FROM + notes.source(source): np.add(source.done, source.more).tolist() for source in sources}
    sums = {name: done.moves[:, moves].sum(axis=1).tolist() for name, moves in meanings(game).items()}
    for seat, bot in enumerate(bots):
        yield {
            **common,
            "choices": done.choices,
            "seat": seat,
            "order": (seat - done.first) % batch.seats,  # 0: was asked first
            "bot": bot,
            "score": int(batch.scores[number, seat]),
            "place": int(places[seat]),
            "won": float(places[seat] == 1) / int((places == 1).sum()),  # a shared victory counts in part
            **{name: values[seat] for name, values in {**points, **sums}.items()},
        }


@cache
def meanings(game: Game) -> dict[str, np.ndarray]:
    """The columns that count moves, and the ids of the moves that each counts: by kind, and by what they take."""
    blocks = game.moves.blocks
    found = {DID + name: np.arange(block.first, block.end) for name, block in blocks.items()}
    for axis, kinds in game.assets.items():
        for kind in kinds:
            for index, label in enumerate(blocks[kind].axes[axis]):
                name = f"{TOOK}{axis} {label}"
                ids = naming(blocks[kind], axis, index)
                found[name] = np.concatenate([found[name], ids]) if name in found else ids
    return found


def naming(block: Block, axis: str, index: int) -> np.ndarray:
    """The moves of a block that have this index on an axis."""
    ids = np.arange(block.first, block.end).reshape(block.lengths)
    return ids.take(index, axis=list(block.axes).index(axis)).ravel()
