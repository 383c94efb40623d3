"""Candidates for puzzles, from matches of strong players: decisions where one move is clearly better than others.

A search finds the moves worth thinking of; then each is played on to the end in the same worlds. What both call best,
and by a clear margin, is kept. A person decides whether it teaches anything.
"""

import math
import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from riverhaven.bots.players import bot
from riverhaven.bots.scales import TO_THE_END, Scales, Worth
from riverhaven.bots.search import Budget, Finding, search
from riverhaven.core.game import Game
from riverhaven.core.match import Match
from riverhaven.core.puzzle import FEWEST, LEAST, MOST, Choice, Puzzle, ends

QUICK, SHORT, LONG = 100, 1_000, 10_000  # playouts: to play a match, to look at a decision, and to judge it
GLIMPSE, WORLDS = 30, 200  # to drop what is not clear, and for what is kept
HOPE = 1.0  # standard errors, after a glimpse
LOOKED_AT = 3  # decisions of a match
THOUGHT_OF = 5  # moves of a decision


class Decision(NamedTuple):
    """A moment of a match: the moves before it, who is asked, and how far the best move seems ahead."""

    ply: int
    seat: int
    phase: str
    gap: float


def candidates(game: Game, seats: int, seed: int) -> Iterator[Puzzle]:
    """Puzzles of one match between strong players, of different phases."""
    match, decisions = played(game, seats, seed)
    for ply, seat, *_ in most_promising(decisions, seed):
        moment = match.copy()
        while len(moment.turns) > ply:
            moment.undo()
        puzzle = judged(moment, seat, seed)
        if puzzle is not None:
            yield puzzle


def played(game: Game, seats: int, seed: int) -> tuple[Match, list[Decision]]:
    """A match, and those of its decisions that a quick search finds hard enough to miss."""
    match, found = game.new(seats, seed), []
    while not match.over:
        seat = match.waiting[0]
        move = match.moves(seat)[0]
        if len(match.moves(seat)) > 1:
            known = game.redacted(match.state, seat)
            best, *others = search(game, known, seat, Budget(QUICK), seed)
            move = game.moves.move(best.move)
            if len(others) >= FEWEST - 1:
                gap = best.reward - max(other.reward for other in others)
                found.append(Decision(len(match.turns), seat, game.phases[match.state.phase], gap))
        match.play(seat, move)
    return match, found


def most_promising(decisions: list[Decision], seed: int) -> list[Decision]:
    """The clearest decision of each phase, of a few phases: another match brings others."""
    clearest: dict[str, Decision] = {}
    for decision in sorted(decisions, key=lambda decision: decision.gap):
        clearest[decision.phase] = decision
    return random.Random(seed).sample(list(clearest.values()), min(LOOKED_AT, len(clearest)))


def judged(match: Match, seat: int, seed: int) -> Puzzle | None:
    """The puzzle that this position makes; none, where too few moves are clearly worse than the best.

    Other moves that are as good are left out, so that one choice is clearly the best.
    """
    game = match.game
    known = game.redacted(match.state, seat)
    best, *others = thinkable(match, seat, known, search(game, known, seat, Budget(SHORT), seed))
    if any(ends(match, seat, game.moves.move(move)) for move in (best, *others)):
        return None
    scales = Scales(game, match.seats, TO_THE_END)
    first, *glimpses = (end.lead(seat) for end in scales.moves(known, seat, [best, *others], GLIMPSE, seed=0))
    worse = [move for move, lead in zip(others, glimpses, strict=True) if is_behind(lead, first, HOPE)]
    if len(worse) < FEWEST - 1:
        return None
    findings = search(game, known, seat, Budget(LONG), seed, beyond=1.0)
    found = {one.move: one for one in findings if not math.isnan(one.chance)}
    chosen = [move for move in (best, *worse[: MOST - 1]) if move in found]
    if findings[0].move != best or len(chosen) < FEWEST:
        return None
    results = scales.moves(known, seat, chosen, WORLDS, seed=0)
    lead = results[0].lead(seat)
    puzzle = Puzzle(
        id="",
        choices=tuple(worth(game, found[move], end, seat, lead) for move, end in zip(chosen, results, strict=True)),
        playouts=LONG,
        worlds=WORLDS,
        seats=match.seats,
        seat=seat,
        seed=seed,
        moves=tuple(written(match, ply) for ply in range(len(match.turns))),
    )
    return puzzle if puzzle.is_clear() else None


def thinkable(match: Match, seat: int, known: np.record, findings: list[Finding]) -> list[int]:
    """The best move, what tempts somebody who counts only what lies on the table, and the next best; told apart."""
    moves = match.game.moves
    tempting = bot("greedy+hand").decide(match.game, known, seat, 0).id
    ids = [found.move for found in findings]
    told: dict[tuple[str, ...], int] = {}
    for id in dict.fromkeys((ids[0], tempting, *ids)):
        told.setdefault(tuple(match.preview(seat, moves.move(id))), id)
    return list(told.values())[:THOUGHT_OF]


def is_behind(lead: np.ndarray, best: np.ndarray, sure: float) -> bool:
    behind = best - lead
    return bool(behind.mean() >= max(LEAST, sure * error_of(behind)))


def error_of(sample: np.ndarray) -> float:
    return float(sample.std() / len(sample) ** 0.5)


def worth(game: Game, found: Finding, end: Worth, seat: int, best: np.ndarray) -> Choice:
    """What a move brought to `seat`, beside the leads that the best one did."""
    move, lead = game.moves.move(found.move), end.lead(seat)
    numbers = lead.mean(), end.chance[:, seat].mean(), found.chance, error_of(best - lead)
    return Choice(str(move), *(round(float(x), 3) for x in numbers))


def written(match: Match, ply: int) -> str:
    """A move as a puzzle writes it: with its seat where several were asked."""
    turn = match.turns[ply]
    waiting = int(match.before(ply).waiting)
    return str(turn.move) if waiting.bit_count() == 1 else f"{turn.seat}: {turn.move}"


# ---------------------------------------------------------------------------------------------------------- the folder


def next_match(folder: Path) -> int:
    """The seed of the first match that has not been looked at."""
    file = folder / "next"
    return int(file.read_text(encoding="utf-8")) if file.exists() else 0


def make(game: Game, seats: int, folder: Path, matches: int) -> Iterator[list[Path]]:
    """Look at one match after another, as many as are left; for each, the files of the candidates that it brought."""
    folder.mkdir(parents=True, exist_ok=True)
    for seed in range(next_match(folder), matches):
        files = []
        for puzzle in candidates(game, seats, seed):
            files.append(folder / f"{seed}-{game.phases[puzzle.begin(game).state.phase]}.toml")
            files[-1].write_text(as_toml(puzzle), encoding="utf-8")
        (folder / "next").write_text(str(seed + 1), encoding="utf-8")
        yield files


def as_toml(puzzle: Puzzle) -> str:
    """The file of a puzzle, as core/puzzle.py reads it."""
    lines = [f"seats = {puzzle.seats}", f"seed = {puzzle.seed}", "moves = ["]
    lines += wrapped([msgspec.json.encode(move).decode() + "," for move in puzzle.moves])
    lines += ["]", f"seat = {puzzle.seat}", "", f"playouts = {puzzle.playouts}", f"worlds = {puzzle.worlds}"]
    for choice in puzzle.choices:
        lines += ["", "[[choices]]"]
        lines += [
            f"{name} = {msgspec.json.encode(value).decode()}" for name, value in msgspec.structs.asdict(choice).items()
        ]
    return "\n".join(lines) + "\n"


def wrapped(words: list[str], width: int = 116) -> list[str]:
    lines = [""]
    for word in words:
        if len(lines[-1]) + len(word) + 1 > width:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return [f"    {line}" for line in lines if line]
