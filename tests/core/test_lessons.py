"""Lessons: what an author writes is understood or refused with its place, and the contract plays every way through."""

import re
import shutil
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import riverhaven as rh
from riverhaven.core import contract
from riverhaven.core.game import Game
from riverhaven.core.lesson import Lesson, Stand, meant, read
from riverhaven.core.teaching import minutes, wrong_course, wrong_length, wrong_lessons, wrong_words

GAME = rh.game("newhaven")
# A first turn: one tile, no building, and what the other one may do is not worth a word.
TURN = """
seed = 7

[[steps]]
say = "look"
point = ["board", "plot-0-a4", "tile:1"]

[[steps]]
say = "lay"
point = ["tile:2 turn:r1", "space:c2"]
play = ["place 2 c2 r[12]"]

[[steps]]
say = "stop"
point = ["pass"]
play = ["pass"]
then = ["pass"]
other = "on"

[[steps]]
say = "done"
"""


def lesson(text: str = TURN, **changes: object) -> Lesson:
    import tomllib

    return msgspec.convert({**tomllib.loads(text), "id": "try", **changes}, Lesson)


def step(number: int, **changes: object) -> Lesson:
    """The lesson with one step changed."""
    whole = lesson()
    steps = [msgspec.structs.replace(one, **changes) if i == number else one for i, one in enumerate(whole.steps)]
    return msgspec.structs.replace(whole, steps=tuple(steps))


def test_a_game_without_lessons_has_none(tmp_path: Path) -> None:
    assert replace(GAME, folder=with_words(tmp_path)).lessons == ()
    with pytest.raises(rh.Refusal, match="New Haven has no lesson “chess”; it has: goal"):
        GAME.lesson("chess")


def with_words(folder: Path) -> Path:
    shutil.copytree(GAME.folder / "words", folder / "words")
    return folder


@pytest.mark.parametrize(
    ("name", "change", "wrong"),
    [
        ("1-turn.toml", ("seed", "sead"), "lessons/1-turn.toml: Object contains unknown field `sead`"),
        (
            "1-turn.toml",
            ('say = "stop"', "say = 3"),
            r"lessons/1-turn.toml: Expected `str`, got `int` - at `$.steps[2].say`",
        ),
        ("1-turn.toml", ('play = ["pass"]', ""), "only after a move of one's own.* - at `$.steps[2]`"),
        (
            "1-turn.toml",
            ('say = "look"', 'say = "look"\nothers = { "pass" = "on" }'),
            "only where there is a move to play.* - at `$.steps[0]`",
        ),
        ("1-turn.toml", ("seed = 7", "seed ="), r"lessons/1-turn.toml: Invalid value \(at line 2"),
        ("turn.toml", ("", ""), "lessons/turn.toml: a lesson is called as in 1-harvest.toml"),
    ],
)
def test_what_cannot_be_understood_is_refused_with_its_place(
    tmp_path: Path, name: str, change: tuple[str, str], wrong: str
) -> None:
    folder = tmp_path / "lessons"
    folder.mkdir()
    (folder / name).write_text(TURN.replace(*change, 1))
    with pytest.raises(
        ValueError, match=wrong.replace("$.", r"\$\.").replace("[2]", r"\[2\]").replace("[0]", r"\[0\]")
    ):
        read(folder)


def test_lessons_come_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    for name in ("2-second", "10-tenth", "1-first"):
        (tmp_path / f"{name}.toml").write_text(TURN)
    assert [one.id for one in read(tmp_path)] == ["first", "second", "tenth"]


def test_a_lesson_knows_how_far_somebody_has_come() -> None:
    taught = lesson()
    match = taught.begin(GAME)
    assert taught.stand(match) == Stand(0, None)
    with pytest.raises(rh.IllegalMove, match="That is allowed"):
        taught.check(match, match.find("place 1 c2 r0"))
    match.play(0, "place 2 c2 r1")
    assert taught.stand(match) == Stand(2, None)
    with pytest.raises(rh.IllegalMove) as other:
        taught.check(match, match.find("build wheat c4"))
    assert other.value.reason == "lesson-try-on"
    match.play(0, "pass")
    assert taught.stand(match) == Stand(3, "pass") and taught.asks(match) is None
    assert taught.reads(match) == 2  # until the other one has passed, too
    match.play(*meant(match, "pass"))
    assert taught.stand(match) == Stand(3, None) and taught.reads(match) == 3
    with pytest.raises(rh.IllegalMove, match="nothing left to play"):
        taught.check(match, match.find("draw 1"))


def test_what_is_said_may_depend_on_the_move() -> None:
    taught = step(2, others={"lay * e?": "at-the-edge", "lay *": "face-down"})
    match = taught.begin(GAME)
    match.play(0, "place 2 c2 r1")
    for move, said in (("lay wheat 4 e4", "at-the-edge"), ("lay wheat 4 c4", "face-down"), ("build wheat c4", "on")):
        with pytest.raises(rh.IllegalMove) as other:
            taught.check(match, match.find(move))
        assert other.value.reason == f"lesson-try-{said}"


def test_a_match_fits_only_the_lesson_it_was_played_in() -> None:
    taught = lesson()
    match = taught.begin(GAME)
    for move in ("place 2 c2 r1", "pass", "pass"):
        match.play(*meant(match, move))
    assert taught.fits(match)
    assert not lesson(seed=8).fits(match)
    assert not step(1, play=("place 2 c2 r3",)).fits(match)
    assert not step(2, then=("lay wheat 1 a1",)).fits(match)


def test_whose_move_it_is_may_be_said() -> None:
    match = GAME.new(seed=7)
    assert meant(match, "0: place 2 c2 r1") == meant(match, "place 2 c2 r1") == (0, match.find("place 2 c2 r1"))


@pytest.mark.parametrize(
    ("taught", "wrong"),
    [
        (lesson(), None),
        (step(0, point=("board", "nowhere")), "at the step 'look', 'nowhere' is not in the picture"),
        (step(0, point=("tile:3",)), "at the step 'look', 'tile:3' is not in the picture"),
        (step(1, play=("place 2 a1 *",)), "at the step 'lay', no legal move is like 'place 2 a1 *'"),
        (step(1, others={"lay *": "on"}), "at the step 'lay', no legal move is like 'lay *'"),
        (step(1, point=("tile:2",)), "'place 2 c6 r0' follows what is pointed at, and does not lead on"),
        (step(2, point=("ship",)), "at the step 'stop' (after place 2 c2 r1), 'ship' is not in the picture"),
        (step(2, then=("draw 1",)), "the answer 'draw 1' cannot be played"),
        (step(2, then=("pass", "draw 1")), "whoever learns plays for themself"),
        (step(3, play=("draw *",)), "it ends with a move, and must end with words about it"),
        (step(2, play=(), then=()), None),
        (lesson(moves=("pass",)), "its moves cannot be played"),
        (lesson(seats=5), "New Haven is not played with 5 seats"),
        (lesson(seat=2), "there is no seat 2"),
        (lesson(seat=1), "it is not the turn of seat 1"),
        (step(1, play=("place * * *",), point=()), "more than 300 ways"),
    ],
)
def test_the_contract_plays_every_way_through(taught: Lesson, wrong: str | None) -> None:
    found = list(wrong_course(GAME, taught))
    assert (found == []) if wrong is None else any(wrong in one for one in found), found


def with_text(folder: Path, **messages: str) -> Game:
    """New Haven with more words, the same in every language."""
    with_words(folder)
    for lang in ("en", "it", "hu"):
        more = "\n".join(f"lesson-{name.replace('_', '-')} = {text}" for name, text in messages.items())
        (folder / "words" / lang / "more.ftl").write_text(more)
    return replace(GAME, folder=folder)


def test_the_words_of_a_lesson_are_there_and_few(tmp_path: Path) -> None:
    words = {"try": "A turn", "try_look": "Look.", "try_lay": "Lay.", "try_stop": "Stop.", "try_on": "On?"}
    found = with_text(tmp_path / "1", **words)
    assert list(wrong_words(found, lesson())) == ["the message 'lesson-try-done' is missing"]
    long = with_text(tmp_path / "2", **words, try_done="One. Two! Three…")
    assert "has 3 words in 3 sentences in 'hu'" in list(wrong_words(long, lesson()))[2]
    long = with_text(tmp_path / "3", **words, try_done="so " * 41)
    assert "has 41 words in 0 sentences in 'en'" in next(wrong_words(long, lesson()))
    open_ended = with_text(tmp_path / "4", **words, try_done="Well done, { $player }.")
    assert list(wrong_words(open_ended, lesson())) == [
        "the message 'lesson-try-done' has variables, which nobody fills in"
    ]
    whole = with_text(tmp_path / "5", **words, try_done="Done.")
    assert list(wrong_words(whole, lesson())) == []
    assert list(wrong_words(whole, step(3, say="look"))) == ["two steps say 'look'"]


def test_a_broken_lesson_breaks_the_contract(tmp_path: Path) -> None:
    broken = replace(GAME, folder=with_words(tmp_path))
    shutil.copytree(GAME.folder / "lessons", tmp_path / "lessons")
    shutil.copy(GAME.folder / "parts.toml", tmp_path)
    first = tmp_path / "lessons" / "1-goal.toml"
    first.write_text(first.read_text().replace('"plot:a4"', '"plot:a9"'))
    with pytest.raises(contract.Broken, match="newhaven: the lesson 'goal': at the step 'build', 'plot:a9' is not in"):
        contract.check_lessons(broken)


def test_nobody_has_to_learn_for_longer_than_a_quarter_of_an_hour(tmp_path: Path) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "1-long.toml").write_text('[[steps]]\nsay = "next"\n' * 320)  # 3 seconds each
    long = replace(GAME, folder=with_words(tmp_path))
    assert "the lessons take 16.0 minutes in 'hu', and may take 15" in list(wrong_length(long))


def test_what_is_only_spoken_of_costs_no_click(tmp_path: Path) -> None:
    found: list[float] = []
    for point in ('["space:c2"]', '["space:c2", "board"]', '["space:c2", "place"]'):
        folder = tmp_path / str(len(found))
        (folder / "lessons").mkdir(parents=True)
        (folder / "lessons" / "1-try.toml").write_text(
            f'[[steps]]\nsay = "lay"\nplay = ["place *"]\npoint = {point}\n' * 2
        )
        found.append(minutes(replace(GAME, folder=with_words(folder)), "en"))
    assert found == [pytest.approx(n * 3 / 60) for n in (4, 4, 6)]


@pytest.mark.parametrize("name", [name for name in rh.games() if rh.game(name).lessons])
def test_every_lesson_holds(name: str) -> None:
    game = rh.game(name)
    assert list(wrong_lessons(game)) == []
    written = set(game.words.messages("en"))
    said = {one.title.message for one in game.lessons}
    said |= {one.says(step).message for one in game.lessons for step in one.steps}
    steps = [(one.id, step) for one in game.lessons for step in one.steps]
    said |= {f"lesson-{id}-{name}" for id, step in steps for name in (step.other, *step.others.values()) if name}
    assert {name for name in written if re.match("lesson-", name)} == said  # no word is left over
