"""When we are, and where the points come from: over whole games, in every language."""

import random
from itertools import pairwise

import pytest

from riverhaven.core.sight import wrong_sources
from riverhaven.core.words import LANGUAGES
from riverhaven.games.caboose import GAME

from .scene import BLUE, RED, Scene
from .test_whole import biased_game

EXPLAINED = {
    "score-built": "source-buildings",
    "score-play": "source-play",
    "score-city": "source-cities",
    "score-florins": "source-florins",
    "score-buildings": "source-types",
    "score-fruit": "source-fruit",
}


@pytest.mark.parametrize("seats", GAME.seats)
def test_sources_add_up_and_promise_what_the_final_scoring_brings(seats: int) -> None:
    ended = 0
    for match in biased_game(random.Random(seats), seats):
        view = match.view(None)
        assert not list(wrong_sources(view, GAME.sources(view)))
        if match.over or "end" not in {move.text for move in match.moves(match.waiting[0])}:
            continue
        last = match.copy()
        last.play(match.waiting[0], "end")
        if last.over:  # nothing has happened between the promise and the final scoring
            columns = zip(
                *((*zip(source.done, source.more, strict=True),) for source in GAME.sources(view)), strict=True
            )
            assert last.scores == tuple(sum(map(sum, column)) for column in columns)
            ended += 1
    assert ended and match.over


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_table_of_points_is_what_the_end_explains(seats: int) -> None:
    *_, match = biased_game(random.Random(10 + seats), seats)
    view = match.view(None)
    rows = {source.name.message: source for source in GAME.sources(view)}
    for seat, lines in enumerate(GAME.explain(view)):
        told = dict.fromkeys(rows, 0)
        for line in lines:
            if line.message in EXPLAINED:
                told[EXPLAINED[line.message]] += line.variables["points"]
        assert told == {name: source.done[seat] for name, source in rows.items()}


def test_a_building_that_waits_for_its_fruit_has_brought_nothing() -> None:
    scene = Scene().hold(BLUE, "hall-cr", "giza-cr").cubes("giza", "coconut", "raspberry")
    match = scene.trains("giza", "saqqara", red=1).cubes("saqqara", "coconut", "raspberry").match()
    match.play(BLUE, "build hall-cr giza-cr")
    assert match.view(RED).phase == "source"
    assert GAME.sources(match.view(RED))[0].done[BLUE] == 0
    match.play(BLUE, "use giza")
    match.play(BLUE, "use giza")
    assert GAME.sources(match.view(RED))[0].done[BLUE] == 7


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_moment_tells_turn_and_phase(seats: int) -> None:
    moments = [GAME.moment(match.view(None)) for match in biased_game(random.Random(1), seats)]
    changes = [later for earlier, later in pairwise(moments) if earlier != later]
    turns = 11 - seats
    # Of each turn its auction, its gods and the actions of everybody, and the end; the first auction is there already.
    assert (1 + seats) * turns <= len(changes) <= (2 + seats) * turns
    said = [[GAME.words.say("en", say) for say in moment] for moment in moments]
    assert said[0] == [f"Turn 1 of {turns}", "Auction"]
    assert said[-1] == [f"Turn {turns} of {turns}, the last one"]
    assert {phase for _, phase in said[:-1]} == {"Auction", "Choosing gods", "Actions"}
    assert all(GAME.words.say(lang, say) for lang in LANGUAGES for moment in moments for say in moment)
