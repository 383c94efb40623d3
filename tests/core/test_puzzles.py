"""Puzzles: what an author writes is understood or refused with its place, and the contract tries every choice."""

import re
import shutil
import tomllib
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import riverhaven as rh
from riverhaven.core import contract
from riverhaven.core.puzzle import Puzzle, ends, read
from riverhaven.core.teaching import wrong_choices, wrong_puzzle, wrong_puzzles

GAME = rh.game("newhaven")
FIRST = """
seed = 7
playouts = 100
worlds = 50

[[choices]]
move = "place 2 c2 r1"
lead = 3.0
chance = 0.6
search = 0.55

[[choices]]
move = "place 1 c6 r0"
lead = 1.0
chance = 0.5
search = 0.5
error = 0.5

[[choices]]
move = "place 1 c2 r0"
lead = -1.0
chance = 0.4
search = 0.45
error = 0.5
"""
LAST = FIRST[FIRST.rindex("[[choices]]") :]


def puzzle(change: tuple[str, str] = ("", ""), id: str = "leftover", **changes: object) -> Puzzle:
    return msgspec.convert({**tomllib.loads(FIRST.replace(*change, 1)), "id": id, **changes}, Puzzle)


def test_a_game_without_puzzles_has_none(tmp_path: Path) -> None:
    shutil.copytree(GAME.folder / "words", tmp_path / "words")
    assert replace(GAME, folder=tmp_path).puzzles == ()
    with pytest.raises(rh.Refusal, match="New Haven has no puzzle “chess”; it has: leftover"):
        GAME.puzzle("chess")
    with pytest.raises(rh.Refusal, match="“pass” is none of the choices here; they are: place 2 c2 r1, place 1 c6 r0"):
        puzzle().choice("pass")


@pytest.mark.parametrize(
    ("name", "change", "wrong"),
    [
        ("1-first.toml", ("seed", "sead"), "puzzles/1-first.toml: Object contains unknown field `sead`"),
        ("1-first.toml", ("chance = 0.6", "chance = 60"), r"Expected `float` <= 1.0 - at `\$.choices\[0\].chance`"),
        ("1-first.toml", (LAST, ""), r"Expected `array` of length >= 3 - at `\$.choices`"),
        ("first.toml", ("", ""), "puzzles/first.toml: a puzzle is called as in 1-well.toml"),
    ],
)
def test_what_cannot_be_understood_is_refused_with_its_place(
    tmp_path: Path, name: str, change: tuple[str, str], wrong: str
) -> None:
    folder = tmp_path / "puzzles"
    folder.mkdir()
    (folder / name).write_text(FIRST.replace(*change, 1))
    with pytest.raises(ValueError, match=wrong):
        read(folder)


@pytest.mark.parametrize(
    ("asked", "wrong"),
    [
        (puzzle(), None),
        (puzzle(id="nothing"), "the message 'puzzle-nothing' is missing"),
        (puzzle(("lead = 3.0", "lead = 1.9")), "the best choice leads by less than 1 point"),
        (puzzle(("error = 0.5", "error = 0.7")), "the best choice leads by less than 1 point or 3 standard errors"),
        (puzzle(("search = 0.55", "search = 0.4")), "or not in the search"),
        (puzzle(moves=("pass",)), "its moves cannot be played"),
        (puzzle(seats=5), "New Haven is not played with 5 seats"),
        (puzzle(seat=1), "it is not the turn of seat 1"),
        (puzzle(("place 1 c2 r0", "place 1 a1 r0")), "'place 1 a1 r0' is not legal"),
        (puzzle(("place 1 c2 r0", "place 1 c6 r0")), "'place 1 c6 r0' and 'place 1 c6 r0' read alike"),
    ],
)
def test_the_contract_tries_every_choice(asked: Puzzle, wrong: str | None) -> None:
    found = list(wrong_puzzle(GAME, asked))
    assert (found == []) if wrong is None else any(wrong in one for one in found), found


def test_no_choice_gives_away_who_wins() -> None:
    """In the last turn a build may end the match, and its preview would tell the result."""
    asked = GAME.puzzle("exactly")
    match = asked.begin(GAME)
    while not any(ends(match, asked.seat, move) for move in match.moves(asked.seat)):
        match.play(asked.seat, rh.bot("greedy").choose(match, asked.seat, seed=1))
    last = next(move for move in match.moves(asked.seat) if ends(match, asked.seat, move))
    late = msgspec.structs.replace(asked, choices=(msgspec.structs.replace(asked.choices[0], move=str(last)),))
    assert list(wrong_choices(match, late)) == [
        f"{str(last)!r} ends the match, and would tell who wins before anybody has chosen"
    ]


def test_a_broken_puzzle_breaks_the_contract(tmp_path: Path) -> None:
    shutil.copytree(GAME.folder / "words", tmp_path / "words")
    shutil.copytree(GAME.folder / "puzzles", tmp_path / "puzzles")
    shutil.copy(GAME.folder / "parts.toml", tmp_path)
    (tmp_path / "puzzles" / "1-leftover.toml").write_text(FIRST.replace("lead = 3.0", "lead = 0.5"))
    with pytest.raises(contract.Broken, match="newhaven: the puzzle 'leftover': the best choice leads by less"):
        contract.check_lessons(replace(GAME, folder=tmp_path))


@pytest.mark.parametrize("name", [name for name in rh.games() if rh.game(name).puzzles])
def test_every_puzzle_holds(name: str) -> None:
    game = rh.game(name)
    assert list(wrong_puzzles(game)) == []
    written = {message for message in game.words.messages("en") if re.match("puzzle-", message)}
    assert written == {one.why.message for one in game.puzzles}  # no word is left over
