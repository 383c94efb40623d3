"""Candidates for puzzles: found in matches of strong play, judged by search and by playing on, written down."""

from pathlib import Path

import pytest

import riverhaven as rh
from riverhaven.bots import puzzles
from riverhaven.bots.scales import TO_THE_END, Scales
from riverhaven.core import puzzle
from riverhaven.core.teaching import wrong_choices

GAME = rh.game("newhaven")


def test_moves_are_played_on_in_the_same_worlds() -> None:
    """Of the last puzzle but one all ends are certain: it is the last turn, and nothing is drawn any more."""
    asked = GAME.puzzle("last")
    match = asked.begin(GAME)
    known = GAME.redacted(match.state, asked.seat)
    moves = [match.find(choice.move).id for choice in asked.choices]
    scales = Scales(GAME, match.seats, TO_THE_END)
    ends, again = (scales.moves(known, asked.seat, moves, 3, seed=0) for _ in range(2))
    for choice, end, same in zip(asked.choices, ends, again, strict=True):
        assert end.lead(asked.seat).tolist() == [choice.lead] * 3 == same.lead(asked.seat).tolist()
        assert end.chance[:, asked.seat].tolist() == [choice.chance] * 3


def test_candidates_are_found_written_down_and_not_looked_for_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As they are made for real, but with less care: a few playouts, a few worlds."""
    for name, number in {"QUICK": 10, "SHORT": 60, "LONG": 120, "GLIMPSE": 2, "WORLDS": 4, "LOOKED_AT": 9}.items():
        monkeypatch.setattr(puzzles, name, number)
    monkeypatch.setattr(puzzles, "HOPE", 0.0)
    monkeypatch.setattr(puzzle.Puzzle, "is_clear", lambda self: True)
    (files,) = puzzles.make(GAME, 2, tmp_path, matches=1)
    assert files and puzzles.next_match(tmp_path) == 1
    assert list(puzzles.make(GAME, 2, tmp_path, matches=1)) == []
    found = puzzle.read(tmp_path)
    assert len(found) == len(files)
    for one in found:
        match = one.begin(GAME)
        assert match.turns and one.seat in match.waiting and list(wrong_choices(match, one)) == []
        assert one.worlds == 4 and one.playouts == 120 and 3 <= len(one.choices) <= 4
