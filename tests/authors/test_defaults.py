"""What the core does for a game that brings rules alone, and how it tells authors what they have forgotten."""

import os
import subprocess
import sys
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import riverhaven as rh
from riverhaven.core import contract
from riverhaven.core.defaults import no_parts
from riverhaven.core.game import Option, Rules
from riverhaven.core.moves import Block, MoveSpace
from riverhaven.core.record import Field, RecordType
from riverhaven.core.sight import wrong_in
from riverhaven.core.state import state_type
from riverhaven.core.words import Words
from riverhaven.games.newhaven import GAME as NEW_HAVEN
from riverhaven.template.src.hightide import GAME, rules, secrets
from tests.authors.page import SPRING_TIDE
from tests.authors.plugin import Plugin, register

# ------------------------------------------------------------------------------------------------------------- playing


def test_a_game_of_rules_alone_keeps_the_contract() -> None:
    assert contract.check(GAME, games=2).matches >= contract.FEWEST


def test_its_view_has_every_field_and_keeps_every_secret() -> None:
    match = GAME.new(seats=2, seed=7)
    mine, theirs = ({row.field: row.pieces for row in rows} for rows in match.view(0).players)
    assert [piece.target for piece in mine["hand"]] == [f"card:{card}" for card in SPRING_TIDE.new(2, 7).view(0).hand]
    assert len(mine["hand"]) == 6 and theirs["hand"] == ()
    assert [row.field for row in match.view(0).common] == ["leader", "acted", "deck"]


def test_a_field_is_shown_by_what_its_dimensions_stand_for() -> None:
    colours = Field("dice_shown", ("-", "red", "blue"), 4, by=("seat",))
    pairs = Field("pairs", range(9), 24, 2, by=("card",))
    named = Field("owner", ("nobody", "anna"), 24, by=("card",))
    own = Rules(**GAME.rules.sources)
    game = replace(GAME, name="shapes", rules=own, parts_type=no_parts(), state=with_fields(colours, pairs, named))
    match = game.new(seats=2, seed=7)
    match.state.dice_shown[:2] = 2, 0
    match.state.pairs[3], match.state.owner[5] = (0, 7), 1
    view = match.view(None)
    common, mine = ({row.field: row.pieces for row in rows} for rows in (view.common, view.players[0]))
    assert [piece.text for piece in mine["dice_shown"]] == ["blue"]
    assert [(piece.text, piece.target) for piece in common["pairs"]] == [("4 0 7", "card:4")]
    assert [(piece.text, piece.target) for piece in common["owner"]] == [("6 anna", "card:6")]
    assert list(wrong_in(match, None)) == []


def test_a_seat_is_shown_as_the_number_of_its_player() -> None:
    match = GAME.new(seats=2, seed=7)
    match.state.leader = 1
    (leader,) = (row.pieces for row in match.view(None).common if row.field == "leader")
    assert [piece.text for piece in leader] == ["2"]  # as in "Player 2"
    two = Field("kept_by", range(-1, 9), seats=(0, 4))  # a seat with something, or without
    game = replace(GAME, name="kept", rules=Rules(**GAME.rules.sources), parts_type=no_parts(), state=with_fields(two))
    kept = game.new(seats=2, seed=7)
    for value, shown in ((-1, "-1"), (1, "2"), (5, "2"), (8, "8")):
        kept.state.kept_by = value
        assert kept.view(None).common[-1].pieces[0].text == shown


def test_it_is_shown_in_the_terminal_and_drawn() -> None:
    match = GAME.new(seats=3, seed=7)
    shown = StringIO()
    Console(file=shown, width=100).print(GAME.text(match.view(1), lambda message: GAME.words.say("it", message)))
    assert "Tavolo" in shown.getvalue() and "Giocatore 3: 0" in shown.getvalue()
    parts = {part.id: part for part in match.parts(1)}
    assert {id: part.group for id, part in parts.items()} == {
        "table": "board",
        "mat-0": "others",
        "mat-1": "mine",
        "mat-2": "others",
    }
    hand = [element.get("data-target") for element in parts["mat-1"].body if element.get("data-target")]
    assert len(hand) == 6


def test_moves_are_told_with_the_words_of_the_game_or_by_their_name() -> None:
    match = GAME.new(seats=2, seed=7)
    match.play(0, match.moves(0)[0])
    card = match.turns[0].move.labels[0]
    assert match.log(1) == [f"Player 1 plays {card}."]


def test_a_move_without_words_of_its_own_is_told_by_its_name(tmp_path: Path) -> None:
    lines = (GAME.folder / "words" / "en.ftl").read_text().splitlines()
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("\n".join(line for line in lines if not line.startswith("log-")))
    match = replace(GAME, folder=tmp_path).new(seats=2, seed=7)
    match.play(0, match.moves(0)[0])
    assert match.log(1) == [f"Player 1: Play ({match.turns[0].move.labels[0]})."]


def test_a_copy_of_a_game_has_defaults_of_its_own() -> None:
    other = replace(GAME, phases=("other",))
    assert other.new(seed=1).view(0).phase == "other"


# ------------------------------------------------------------------------------------------------------------ mistakes


def with_fields(*fields: Field) -> RecordType:
    return state_type(*(f for name, f in GAME.state.fields.items() if f not in HEADER), *fields)


HEADER = tuple(NEW_HAVEN.state.fields[name] for name in state_type(Field("nothing", bool)).fields if name != "nothing")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"name": "High Tide"}, "its name must be of small letters"),
        ({"seats": (2, 6)}, "at most 5 can sit at a table, and it has seats for 6"),
        ({"seats": (3, 2)}, "from the fewest to the most"),
        ({"seats": (4, 5)}, "the field 'leader' says that 0 is seat 0, and cannot hold 5 seats"),
        ({"phases": ()}, "it must have a phase"),
        ({"phases": ("turn", "turn")}, "the phase 'turn' is there twice"),
        ({"phases": ("My Turn",)}, "a part of a message's name"),
        ({"reasons": ("not-in-hand",)}, 'its first reason must be "ok"'),
        ({"rare": ("not-in-hnad",)}, "'not-in-hnad' is called rare"),
        ({"dear": ("buy",)}, "'buy' is called dear"),
        ({"ways": ("turn",)}, "'turn' is called a way in which a piece lies"),
        ({"state": RecordType(Field("money", range(9)))}, r"must be made with state_type\(...\)"),
        (
            {"state": with_fields(Field("gold", range(9), 3, by=("seat",)))},
            "the field 'gold' has a row for 3 seats, and 4 can play",
        ),
        (
            {"state": with_fields(Field("asked", range(1 << 3), bits="seat"))},
            "the field 'asked' has a row for 3 seats, and 4 can play",
        ),
        ({"state": with_fields(Field("asked", range(-1, 9), bits="seat"))}, "its numbers must begin at 0"),
        (
            {"state": with_fields(Field("gold", range(9), 4, by=("player",)))},
            "by 'player', which is no axis of the moves; .* seat, card",
        ),
        (
            {"state": with_fields(Field("gold", range(9), 30, by=("card",)))},
            "30 numbers by 'card', and that axis has 25 labels",
        ),
        (
            {"state": with_fields(Field("gold", range(9), by=("seat",)))},
            "has 0 dimensions, and more names for them",
        ),
        ({"options": (Option("long"),)}, "the option 'long' needs a field of that name"),
        ({"options": (Option("acted", tuple(range(9))),)}, "must be able to hold 0 to 8"),
        (
            {"rules": Rules(**{**GAME.rules.sources, "value": rules.reason})},
            r"the rule value\(c, s, seat\) is written value\(c, s, seat, move\) in .*rules.py, line [0-9]+",
        ),
        ({"assets": {"suit": ("play",)}}, "'play' is said to take a suit, and is no kind of move that names one"),
        ({"view": SPRING_TIDE.view}, "it needs a picture of its own"),
        ({"parts_of": NEW_HAVEN.parts_of}, "parts_of needs parts_type"),
        ({"folder": NEW_HAVEN.folder / "rules"}, "there must be words in English, in rules/words/en.ftl"),
    ],
)
def test_a_mistake_is_refused_where_it_is_made(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        replace(GAME, **changes)


def test_a_mistake_is_told_once_with_the_authors_line(tmp_path: Path) -> None:
    plugin = Plugin("tides", tmp_path)
    plugin.change("__init__.py", "seats=(2, 3, 4)", "seats=(4, 3)")
    line = plugin.package.joinpath("__init__.py").read_text().split("GAME = Game(")[0].count("\n") + 1
    done = plugin.riverhaven("check", "tides")
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.count("from the fewest to the most") == 1
    assert f"(ValueError, tides/__init__.py, line {line})" in done.stderr


def test_the_arguments_of_a_rule_are_known_by_name(tmp_path: Path) -> None:
    """In another order they would be taken for one another."""
    plugin = Plugin("tides", tmp_path)
    plugin.change("rules.py", "def reason(c, s, seat, move):", "def reason(c, s, move, seat):")
    done = plugin.riverhaven("check", "tides")
    assert "the rule reason(c, s, seat, move) is written reason(c, s, move, seat)" in done.stderr


def test_a_missing_rule_is_named() -> None:
    with pytest.raises(ValueError, match="there must be redact, deal, mask in .*hightide.rules"):
        Rules.of(rules)
    assert {*Rules.of(rules, secrets).sources, "features"} == set(GAME.rules.sources)  # which the core writes


def test_a_misspelt_field_is_told_with_its_line(tmp_path: Path) -> None:
    plugin = Plugin("tides", tmp_path)
    plugin.change("rules.py", "s.acted += 1", "s.atced += 1")
    line = plugin.package.joinpath("rules.py").read_text().split("s.atced")[0].count("\n") + 1
    done = plugin.riverhaven("check", "tides")
    assert done.returncode == 1 and "Traceback" not in done.stderr
    assert f"rules.py:{line}" in done.stderr and "atced" in done.stderr


def test_moves_are_written_small_and_without_blanks() -> None:
    for block in ({"name": "Play"}, {"name": "play", "card": ("two of hearts",)}, {"name": "play", "card": ("",)}):
        with pytest.raises(ValueError, match="written small and without a blank"):
            Block(**block)
    with pytest.raises(ValueError, match="The axis 'card' of the moves 'play' has no label"):
        Block("play", card=())
    with pytest.raises(ValueError, match="Two kinds of moves"):
        MoveSpace(Block("play"), Block("play"))


# ---------------------------------------------------------------------------------------------- words, other languages


def test_a_language_that_a_game_lacks_is_english_and_said_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("title = Tides\n")
    words = Words(tmp_path / "words")
    assert (
        words.say("hu", "title") == words.say("hu", "title") == Words(tmp_path / "words").say("hu", "title") == "Tides"
    )
    assert words.say("hu", "home") != words.say("en", "home")  # what the shell says is translated
    assert capsys.readouterr().err == f"Riverhaven: {tmp_path.name} has no words in 'hu' and speaks English instead\n"
    assert words.languages == ["en"] and Words().languages == list(rh.LANGUAGES)


# ---------------------------------------------------------------------------------------------------- broken plug-ins

BROKEN = """
import riverhaven as rh
print(rh.games())
print(rh.games())
try:
    rh.game("broken")
except rh.Refusal as refusal:
    print(refusal)
"""


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("import nowhere", "No module named 'nowhere' (ModuleNotFoundError, broken.py, line 1)"),
        ("GAME = 5", "broken:GAME is no Game (TypeError"),
        ("from riverhaven.games.newhaven import GAME", "broken:GAME is called 'newhaven', and must be called like"),
        ("def", "invalid syntax (broken.py, line 1) (SyntaxError"),
        ("", "'broken' has no attribute 'GAME' (AttributeError"),
    ],
)
def test_a_plug_in_that_fails_is_named_once_and_left_out(tmp_path: Path, code: str, why: str) -> None:
    (tmp_path / "broken.py").write_text(code)
    register(tmp_path, "broken")
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, "-c", BROKEN], env=environment, capture_output=True, text=True, check=True)
    known, again, refused = done.stdout.splitlines()
    assert known == again and "newhaven" in known and "broken" not in known
    assert refused.startswith("The game “broken” cannot be loaded: ") and why in refused
    assert done.stderr.count("the game broken is left out") == 1
