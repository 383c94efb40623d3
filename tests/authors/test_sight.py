"""What people see is checked, and whatever can be wrong with it is found. Here it is wrong, one thing at a time."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element

import pytest

from riverhaven.core import contract
from riverhaven.core.game import Game
from riverhaven.core.picture import Part, box, decor, group, labelled, text, use
from riverhaven.core.sight import spoken_picture, unexplained, wrong_in
from riverhaven.core.view import Source, View
from riverhaven.core.words import Say, Words
from riverhaven.template.src.hightide import GAME as RULES_ALONE
from tests.authors.page import SPRING_TIDE as GAME
from tests.authors.page import grown
from tests.authors.plugin import Plugin

NAMELESS = "{} has no name: use labelled() on it"


def with_piece(draw: Callable[[Element], object]) -> dict[str, Any]:
    """The game with one thing more in its first part."""

    def picture(view: View) -> list[Part]:
        parts = GAME.picture(view)
        draw(parts[0].body)
        return parts

    return {"picture": picture}


def with_part(**changes: Any) -> dict[str, Any]:
    return {"picture": lambda view: [part._replace(**changes) for part in GAME.picture(view)[:1]]}


def fail(view: View, say: Any) -> None:
    raise KeyError("gold")


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"art": lambda: "<symbol>"}, "the picture is no SVG: mismatched tag"),
        ({"art": lambda: ""}, "uses 'art-back', which the art does not draw"),
        ({"picture": lambda view: []}, "the picture has no part"),
        (with_part(group="theirs"), "'mat-0' is in the group 'theirs'; the groups are board, mine, others"),
        (with_part(x=900), "'mat-0' lies from 900 0 to 2180 160, and the table goes from 0 0 to 1280 800"),
        (with_part(y=-5), "'mat-0' lies from 0 -5"),
        (with_part(width=0), "'mat-0' has no size"),
        (
            with_part(title=Say("part-matt")),
            "the <svg> 'part-mat-0' has the message 'part-matt', which has no .aria-label",
        ),
        (with_part(title=Say("part-mat")), "part-mat.*number"),
        (with_piece(lambda body: use(body, "back", 0, 0, id="score-0")), "the id 'score-0' is in the picture 2 times"),
        (
            with_piece(lambda body: labelled(group(body, target="crad:3"), Say("card", number="3"))),
            "names the axis 'crad', and the moves have card",
        ),
        (
            with_piece(lambda body: labelled(group(body, target="card:99"), Say("card", number="99"))),
            "names '99', which is no label of the axis 'card'",
        ),
        (with_piece(lambda body: group(body, target="card:3")), r"can be chosen \('card:3'\) and has no name"),
        (
            with_piece(
                lambda body: labelled(group(body, target="card:3"), Say("card", number="3")).set("data-kinds", "eat")
            ),
            "is for moves of the kind 'eat'",
        ),
        (with_piece(lambda body: labelled(text(body, 0, 0, 9, ""), Say("treasure"))), "the message 'treasure'"),
        ({"text": fail}, r"'gold' \(KeyError, test_sight.py, line [0-9]+\)"),
        ({"ask": lambda view: Say("ask-nothing")}, "There is no message 'ask-nothing'"),
        ({"moment": lambda view: (Say("round-one"),)}, "There is no message 'round-one'"),
        ({"sources": lambda view: (Source(Say("default-source"), (9, 9), (0, 0)),)}, "seat 0 have brought 9, and it"),
        (
            {"sources": lambda view: (Source(Say("default-source"), view.scores, (0, 7)),)},
            "is over, and the sources promise seat 1 7 more",
        ),
        ({"explain": lambda view: [[Say("score-gold")]]}, "There is no message 'score-gold'"),
    ],
)
def test_what_is_wrong_is_found_by_the_contract(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(contract.Broken, match=complaint):
        contract.check(replace(GAME, **changes), games=1, setups=[contract.Setup(2, ())])


@pytest.mark.parametrize("game", [GAME, RULES_ALONE], ids=str)
def test_nothing_is_wrong_with_what_is_right(game: Game) -> None:
    match = game.new(seats=3, seed=7)
    while not match.over:
        assert [wrong for seat in (None, 0, 1, 2) for wrong in wrong_in(match, seat)] == []
        match.play(match.waiting[0], match.moves(match.waiting[0])[-1])


@pytest.mark.parametrize("game", [GAME, RULES_ALONE], ids=str)
def test_everything_tells_what_it_is(game: Game) -> None:
    match = game.new(seats=3, seed=7)
    while not match.over:
        assert unexplained(game, match.parts(0)) == set()
        match.play(match.waiting[0], match.moves(match.waiting[0])[-1])


@pytest.mark.parametrize(
    ("draw", "complaint"),
    [
        (lambda body: labelled(group(body), Say("default-source")).set("id", "x"), set()),  # a text needs no more
        (lambda body: labelled(group(body), Say("hush")), {"'hush' has no .about"}),
        (lambda body: use(body, "back", 0, 0, id="x"), {NAMELESS.format("the <use> 'x'")}),
        (lambda body: text(body, 0, 0, 9, 5), {NAMELESS.format("a <text> without an id")}),
        (lambda body: text(labelled(group(body), Say("points", points=5)), 0, 0, 9, 5), set()),
        (lambda body: box(body, 0, 0, 9, 9, "red"), {NAMELESS.format("a <rect> without an id")}),
        (lambda body: decor(box(body, 0, 0, 9, 9, "red")), set()),  # nobody can point at it
        (lambda body: text(decor(group(body)), 0, 0, 9, 5), set()),
    ],
)
def test_what_explains_nothing_is_found(
    draw: Callable[[Element], object], complaint: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en.ftl").write_text("hush =\n    .aria-label = Hush\n")
    words = Words()
    words.folders = (*GAME.words.folders, tmp_path)
    monkeypatch.setitem(GAME.__dict__, "words", words)
    found = unexplained(GAME, replace(GAME, **with_piece(draw)).picture(GAME.new(seats=2, seed=7).view(0)))
    assert {one.partition(",")[0] for one in found} == complaint


def test_a_picture_for_a_file_has_its_words() -> None:
    svg = spoken_picture(RULES_ALONE.new(seats=2, seed=7), 0, "it")
    assert ">Tavolo</text>" in svg and 'aria-label="Giocatore 2: 0"' in svg


def test_few_set_ups_are_played_more_often() -> None:
    report = contract.check(GAME, games=1, sample=0.1)
    assert report.matches == contract.FEWEST and report.secrets


# ------------------------------------------------------------------------------------------------- riverhaven check


@pytest.fixture
def plugin(tmp_path: Path) -> Plugin:
    return Plugin("tides", tmp_path, grown("tides", tmp_path))


def complaint(plugin: Plugin) -> str:
    done = plugin.riverhaven("check", "tides")
    assert done.returncode == 1 and "Traceback" not in done.stdout + done.stderr
    return done.stderr.strip().splitlines()[-1]


def test_the_checked_gear_runs_first_and_names_the_line(plugin: Plugin) -> None:
    plugin.change("rules.py", "s.held[seat] -= 1", "s.held[seat] -= 5")
    said = complaint(plugin)
    assert said.startswith("In the gear checked, ") and "rules.py:" in said and "held" in said


def test_an_error_in_the_picture_is_one_sentence_with_its_line(plugin: Plugin) -> None:
    plugin.change("picture.py", "view.scores[seat], id", "view.points[seat], id")
    assert "has no attribute 'points' (AttributeError, tides/picture.py, line " in complaint(plugin)


def test_a_game_without_secrets_is_told_so(plugin: Plugin) -> None:
    text = (plugin.package / "secrets.py").read_text()
    text = text.replace("if other != seat:", "if s.seats < 0:")
    text = text.replace("HIDE_MOVES.pack(UNSEEN) if HIDE_MOVES.holds(move) else move", "move")
    (plugin.package / "secrets.py").write_text(text)
    done = plugin.riverhaven("check", "tides")
    assert "nothing is secret here" in done.stdout, done.stderr


def test_a_log_that_speaks_of_everybody_by_name_is_noted(plugin: Plugin) -> None:
    for words in (plugin.package / "words").rglob("*.ftl"):
        lines = words.read_text().splitlines(keepends=True)
        words.write_text("".join(line for line in lines if ".you = " not in line))
    done = plugin.riverhaven("check", "tides")
    assert done.returncode == 0 and "speaks of everybody by name" in " ".join(done.stdout.split()), done.stderr


def test_a_picture_of_a_match_is_printed(plugin: Plugin) -> None:
    done = plugin.riverhaven("picture", "tides", "--seed", "7", "--ply", "5", "--seat", "0", "--lang", "en")
    assert done.stdout.startswith("<svg") and 'aria-label="My hand"' in done.stdout
    again = plugin.riverhaven("picture", "tides", "--seed", "7", "--ply", "6", "--seat", "0", "--lang", "en")
    assert again.stdout != done.stdout
