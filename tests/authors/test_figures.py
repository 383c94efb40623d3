"""Figures of the rules pages: what they tell is the engine's, and whatever is wrong with one is found."""

import json
import random
import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

import riverhaven as rh
from riverhaven.core import contract
from riverhaven.core.components import components, is_seen
from riverhaven.core.figure import drawn, figures, folder, position, wrong_figures
from riverhaven.core.game import Game
from riverhaven.core.sight import said_by
from riverhaven.core.words import Say
from riverhaven.server.http.rulebook import aid_page, components_page, rules_page
from tests.games.ours import OURS

every_game = pytest.mark.parametrize("name", [name for name in rh.games() if folder(rh.game(name)).exists()])
each_of_ours = pytest.mark.parametrize("name", OURS)
Change = Callable[[str, str], Game]


@pytest.fixture
def changed(tmp_path: Path) -> Change:
    """New Haven with another figure in place of `draw`, or with another page."""
    game = rh.game("newhaven")
    for part in ("words", "rules_text"):
        shutil.copytree(game.folder / part, tmp_path / part)

    def change(file: str, instead: str) -> Game:
        path = tmp_path / "rules_text" / file
        text = path.read_text(encoding="utf-8")
        old, new = (r"\[draw\][^\[]*\n(?:[^\[\n].*\n)*", instead) if file.endswith(".toml") else instead.split(" -> ")
        text, count = re.subn(old, lambda _: new, text, count=1)
        assert count
        path.write_text(text, encoding="utf-8")
        return replace(game, folder=tmp_path)

    return change


def draw_figure(**fields: object) -> str:
    usual = {"match": "match", "ply": 90, "seat": 0, "parts": ["display"]}
    lines = [f"{name} = {json.dumps(value)}" for name, value in {**usual, **fields}.items()]
    return "\n".join(["[draw]", *lines, "", ""])


@each_of_ours
def test_nothing_is_wrong_with_ours(name: str) -> None:
    assert figures(rh.game(name))
    assert list(wrong_figures(rh.game(name))) == []


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"then": ["0 draw bag"]}, "The first building must come from the display"),
        ({"ticks": ["0 draw bag"]}, "'0 draw bag' is ticked and not legal: The first building must come from"),
        ({"crosses": ["0 draw 5"]}, "'0 draw 5' is crossed and legal"),
        ({"crosses": ["0 draw gold"]}, "gold"),
        ({"crosses": ["draw 5"]}, "'draw 5' does not begin with a seat"),
        ({"ticks": ["0 draw 5"], "parts": ["board"]}, "nothing that is shown stands for draw source:5"),
        ({"parts": ["attic"]}, "the picture has no part 'attic'; it has board, display"),
        ({"parts": ["hand"], "seat": 7}, "seat 7"),
        ({"near": ["plot-0-a1"]}, "nothing that is shown is called 'plot-0-a1'"),
        ({"ply": 9999}, "the match 'match' has 142 moves, and not 9999"),
        ({"match": "lost"}, "lost.json"),
        ({"colour": "red"}, "unknown field `colour`"),
    ],
)
def test_a_wrong_figure_is_found(changed: Change, fields: dict[str, object], wrong: str) -> None:
    game = changed("figures/figures.toml", draw_figure(**fields))
    found = list(wrong_figures(game))
    assert len(found) == 1 and wrong in found[0]
    with pytest.raises(contract.Broken, match="newhaven: "):
        contract.check_figures(game)


@pytest.mark.parametrize(
    ("file", "change", "wrong"),
    [
        ("hu.md", "```figure draw\n.*\n```\n -> ", "the pages in 'hu' and in 'en' do not show the same figures"),
        ("it.md", ":icon bag: -> :icon sack:", "the page in 'it' names the icon 'sack', which the art does not draw"),
    ],
)
def test_a_wrong_page_is_found(changed: Change, file: str, change: str, wrong: str) -> None:
    found = list(wrong_figures(changed(file, change)))
    assert len(found) == 1 and wrong in found[0]


def test_figures_and_pages_name_the_same(changed: Change) -> None:
    for lang in rh.LANGUAGES:
        game = changed(f"{lang}.md", "```figure draw\n -> ```figure drew\n")
    assert list(wrong_figures(game)) == [
        "no page shows the figure 'draw'",
        "the figure 'drew': there is no figure 'drew'",
    ]


def test_a_spectators_figure_shows_no_hand(changed: Change) -> None:
    game = changed("figures/figures.toml", draw_figure(parts=["hand"]).replace("seat = 0\n", ""))
    assert "the picture has no part 'hand'" in next(wrong_figures(game))


@every_game
def test_what_is_told_is_what_the_log_tells(name: str) -> None:
    game = rh.game(name)
    for one, figure in figures(game).items():
        match = position(game, figure)
        for line in figure.then:
            match.play(int(line[0]), line[2:])
        for lang in rh.LANGUAGES:
            log = match.log(figure.seat, lang)
            found = drawn(game, one, lang)
            assert log[len(log) - len(found.told) :] == found.told
            assert bool(found.told) == bool(figure.then) and len(found.scenes) == 1 + bool(figure.then)


def test_what_is_tried_is_marked_where_it_would_be_done() -> None:
    """A on wheat 6 and on its plot would say which building it is only if one could tell; F is on both."""
    shown = drawn(rh.game("newhaven"), "where", "en")
    village, hand = (re.findall(r'data-mark="(\w+)"', part) for part in shown.scenes[0])
    assert (sorted(village), sorted(hand)) == (list("ABCDEF"), list("BCDEF"))
    assert [one.legal for one in shown.tries] == [True, True, False, False, False, False]
    assert shown.tries[0].said == ["Player 1 builds wheat 6 face up on b6 for 6 wheat."]


def test_what_is_new_is_marked() -> None:
    before, after = drawn(rh.game("newhaven"), "face-down", "en").scenes
    assert "fresh" not in before[0]
    assert after[0].count(" fresh") + after[0].count('"fresh') >= 1


# ----------------------------------------------------------------------------------------------------------- the pages


@every_game
def test_links_to_sections_are_good_in_every_language(name: str) -> None:
    ids = [re.findall(r'<h[23] id="([^"]*)"', rules_page(name, lang)) for lang in rh.LANGUAGES]
    assert ids[1:] == ids[:-1] and len(set(ids[0])) == len(ids[0]) > 0
    for lang in rh.LANGUAGES:
        linked = re.findall(f'href="#/rules/{name}/([^"]*)"', rules_page(name, lang))
        assert set(linked) == set(ids[0])


@every_game
@pytest.mark.parametrize("lang", rh.LANGUAGES)
def test_pages_hold_no_markdown_and_nothing_of_a_table(name: str, lang: str) -> None:
    for page in (rules_page(name, lang), aid_page(name, lang), components_page(name, lang)):
        assert ":icon" not in page and "```" not in page and "{#" not in page
        assert "data-target" not in page and "data-l10n" not in page
        for svg in re.findall(r"<svg.*?</svg>", page, re.DOTALL):
            picture = fromstring(svg)
            assert picture.get("aria-hidden") or picture.get("aria-label")
            assert not [piece.get("id") for piece in picture.iter() if piece.get("id")]


@each_of_ours
def test_every_kind_of_piece_is_among_the_components(name: str) -> None:
    """Whatever is drawn and has a name in a match that nobody has kept."""
    game, rng = rh.game(name), random.Random(1)
    found = [piece for part, pieces in components(game, "en") for piece in (part, *pieces)]
    assert all(piece.name and piece.about for piece in found)
    kinds = {piece.kind for piece in found}
    match = game.new(seed=1)
    for _ in range(20):
        seat = match.waiting[0]
        for piece in (piece for part in match.parts(seat) for piece in fromstring(part.svg()).iter()):
            say = said_by(piece)
            if say is not None and game.words.label("en", say) is not None and is_seen(piece):
                assert say.message in kinds
        match.play(seat, rng.choice(match.moves(seat)))


@every_game
@pytest.mark.parametrize("lang", rh.LANGUAGES)
def test_components_are_told_without_how_they_stand(name: str, lang: str) -> None:
    """Whose they are now, and how much of them there is, nobody asks on a page of all components."""
    game = rh.game(name)
    players = [game.words.say(lang, Say("player", number=seat + 1)) for seat in range(max(game.seats))]
    for part, pieces in components(game, lang):
        for piece in (part, *pieces):
            standing = "|".join(rf"{re.escape(player)}: \d" for player in players)
            assert not re.search(standing, piece.name + piece.about), piece
    assert {piece.name for _, pieces in components(rh.game("riverboat"), "en") for piece in pieces} >= {
        "The 4-boat (a barn)",
        "Phase tile I: Cultivation",
        "Left in the deck, white",
    }


def test_a_game_without_figures_has_none() -> None:
    from riverhaven.template.src.hightide import GAME

    assert not folder(GAME).exists() and figures(GAME) == {} and components(GAME, "en") == []
    assert list(wrong_figures(GAME)) == []
