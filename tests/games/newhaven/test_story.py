"""What is told: when we are, where the points come from, and what happened."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from riverhaven.core.match import Match

from .scene import GAME, Scene

TABLES: list[dict[str, Any]] = [
    {"seats": 2, "side": "B"},
    {"seats": 3, "side": "A", "charters": True},
    {"seats": 4, "side": "B", "charters": True, "redevelop": True},
]
every_table = pytest.mark.parametrize("options", TABLES)


def course(options: dict[str, Any], seed: int = 3) -> Iterator[Match]:
    """A match before its first move, and after each one; who may build mostly does."""
    match, choose = GAME.new(seed=seed, **options), random.Random(seed)
    yield match
    while not match.over:
        seat = match.waiting[0]
        moves = match.moves(seat)
        match.play(seat, choose.choice([move for move in moves if move.block != "pass"] or moves))
        yield match


# ------------------------------------------------------------------------------------------------------- when we are


def said(match: Match, lang: str = "en") -> list[str]:
    return [GAME.words.say(lang, say) for say in GAME.moment(match.view(None))]


@every_table
def test_every_round_is_counted_and_everybody_has_one_turn_in_it(options: dict[str, Any]) -> None:
    rounds = 10 if options["side"] == "A" else 9
    turns: list[tuple[str, int]] = []
    for match in course(options):
        turn = said(match)[0], match.view(None).active
        if turn not in turns:
            turns.append(turn)
    seats = range(options["seats"])
    counters = [*(f"Round {n} of {rounds}" for n in range(1, rounds)), f"Round {rounds} of {rounds}, the last one"]
    assert turns == [(counter, seat) for counter in counters for seat in seats]


def test_the_last_turn_is_announced_and_the_end_is_none() -> None:
    told = [said(match) for match in course(TABLES[0])]
    is_last = ["Last turn: nobody draws any more" in counters for counters in told]
    last = [counters for counters, found in zip(told, is_last, strict=True) if found]
    assert all(counters[0] == "Round 9 of 9, the last one" for counters in last)
    assert last[0][-1] == "Play a harvest tile"
    assert is_last.index(True) > is_last.count(True)
    assert told[-1] == ["Round 9 of 9, the last one"]


def test_the_step_of_the_turn_has_its_name_in_every_language() -> None:
    match = GAME.new(2, seed=3)
    assert said(match) == ["Round 1 of 10", "Play a harvest tile"]
    assert said(match, "it") == ["Giro 1 di 10", "Giocare un tassello raccolto"]
    assert said(match, "hu") == ["1/10. forduló", "Terméslapka kijátszása"]


# ------------------------------------------------------------------------------------------- where points come from


@every_table
def test_the_sources_add_up_and_promise_what_the_end_brings(options: dict[str, Any]) -> None:
    promised: list[list[int]] = []
    for match in course(options):
        sources = GAME.sources(match.view(0))
        done = [sum(source.done[seat] for source in sources) for seat in range(match.seats)]
        assert done == list(match.scores)
        promised.append([sum(source.more[seat] for source in sources) for seat in range(match.seats)])
    assert promised[-1] == [0] * match.seats
    assert any(map(any, promised)) == ("charters" in options)


def test_just_before_the_end_the_promise_is_kept() -> None:
    """Nobody builds in the last turn: nothing but the scoring is between."""
    kept = []
    for seed in range(6):
        for match in course({"seats": 3, "charters": True}, seed):
            view = match.view(None)
            if view.turn == view.turns:
                break
        while not match.over:
            sources = GAME.sources(match.view(None))
            seat = match.waiting[0]
            match.play(seat, match.find("pass") if match.view(seat).phase != "place" else match.moves(seat)[0])
        assert [sum(s.done[seat] + s.more[seat] for s in sources) for seat in range(3)] == list(match.scores)
        kept.append(any(source.more != (0, 0, 0) for source in sources))
    assert True in kept


@every_table
def test_the_sources_are_the_lines_of_the_explanation(options: dict[str, Any]) -> None:
    *_, match = course(options)
    view = match.view(None)
    explained = GAME.explain(view)
    for seat in range(match.seats):
        lines = [line.variables["points"] for line in explained[seat] if line.message in ("score-row", "score-column")]
        named = ("source-row", "source-column")
        assert lines == [s.done[seat] for s in GAME.sources(view) if s.name.message in named and s.done[seat]]
        charters = [line.variables["points"] for line in explained[seat] if line.message == "score-charter"]
        assert sum(charters) == sum(s.done[seat] for s in GAME.sources(view) if s.name.message not in named)


# ------------------------------------------------------------------------------------------------------ what happened

EMPTY = ["....."] * 6


def told(match: Match, seat: int, move: str, viewer: int | None = None, lang: str = "en") -> list[str]:
    """The lines of the log about a move that is played now."""
    match.play(seat, match.find(move))
    return match.lines(match.ply - 1, viewer, lang)


def test_a_building_is_told_with_its_price_and_its_place() -> None:
    def scene() -> Match:
        return Scene().hand(0, "W2", "W3").village(0, *EMPTY).resources(wheat=9).phase("build").match()

    assert told(scene(), 0, "build wheat a2") == ["Player 1 builds wheat 2 face up on a2 for 2 wheat."]
    lines = told(scene(), 0, "lay wheat 3 a2", viewer=1, lang="hu")
    assert lines == ["1. játékos színével lefelé épít egy búzaépületet az a2 telken, és 2 búzát fizet érte."]
    lines = told(scene(), 0, "lay wheat 3 b2", viewer=0, lang="it")
    assert lines == ["Giocatore 1 costruisce il grano 3 a faccia in giù, sulla casella b2, e paga 2 di grano."]
    lines = told(scene(), 0, "lay wheat 3 a2", viewer=0, lang="hu")
    assert lines == ["1. játékos felépíti a 3-as búzát az a2 telken, színével lefelé, és 2 búzát fizet érte."]


@pytest.mark.parametrize(("column", "article"), [("a", "az"), ("b", "a"), ("c", "a"), ("e", "az"), ("f", "az")])
def test_hungarian_has_the_article_of_the_letter(column: str, article: str) -> None:
    match = GAME.new(4, seed=1)
    assert f" {article} {column}3 mezőre" in told(match, 0, f"place 1 {column}3 r0", lang="hu")[0]
    assert f" {article} {column}3 mezőre" in match.lines(0, 0, "hu", you=True)[0]


def test_those_who_cannot_build_are_told() -> None:
    scene = Scene(seats=4).hand(0, "W1").hand(1).hand(2).hand(3, "W5").village(0, *EMPTY).resources(wheat=1)
    lines = told(scene.phase("build").match(), 0, "build wheat a1")
    assert lines[1:] == [
        "Player 2 has no way to build now.",
        "Player 3 has no way to build now.",
        "Player 4 has no way to build now.",
        "4 markers stand on 0: Player 1 draws a building for each.",
    ]
    scene = Scene(seats=3).hand(0, "W1").hand(1).hand(2, "W5").village(0, *EMPTY).resources(wheat=2)
    assert told(scene.phase("build").match(), 0, "pass")[1:] == ["Player 2 has no way to build now."]


def test_the_end_of_a_turn_tells_what_came() -> None:
    def scene() -> Match:
        scene = Scene().hand(0, "W1").hand(1).display("W1", "W2", "W3", "W4", "W5").phase("draw").set(draws_left=1)
        scene.p["supply"][scene.p["tiles"][0][1] - 1] += 1
        scene.p["tiles"][0][1] = 0
        return scene.match()

    match = scene()
    lines = told(match, 0, "draw 2", viewer=0)
    new, colours = match.view(0).display[1], match.view(0).mine.tiles[1]
    assert lines[0] == "Player 1 takes wheat 2 from the display."
    assert lines[1] == f"New in the display: {new.colour} {new.number}."
    assert lines[2] == f"Player 1 draws the harvest tile {'-'.join(colours)}."
    assert lines[3] == "It is Player 2's turn."
    assert told(scene(), 0, "draw 2", viewer=1)[2] == "Player 1 draws a harvest tile."


def test_an_empty_bag_is_told_and_so_is_a_draw_that_lapses() -> None:
    bag = [1] + [0] * 23
    scene = Scene().display("W1", "W2").phase("draw").set(draws_left=1, bag=bag, bag_count=1)
    lines = told(scene.match(), 0, "draw 2")
    assert "New in the display: stone 1." in lines
    assert "The bag is empty: from now on the display is not filled up." in lines
    scene = Scene().display("W1").phase("draw").set(draws_left=3, bag=[0] * 24, bag_count=0)
    assert "There is no building left to draw." in told(scene.match(), 0, "draw 1")


def test_a_turn_without_a_draw_is_told() -> None:
    scene = Scene().hand(1).hand(0, "W1").resources(1, 1, 1, 1).phase("build")
    lines = told(scene.match(), 0, "pass")
    assert lines[1:3] == ["Player 2 has no way to build now.", "No marker stands on 0: Player 1 draws nothing."]


def test_a_harvest_beyond_the_track_is_told() -> None:
    scene = Scene(track_cap=True).holds(0, "WWWS", "WWWH")
    for space in ("c3", "d3", "e3", "c4", "d4", "e4"):
        scene.tile(space, "WWWW")
    lines = told(scene.match(), 0, "place 1 c5 r0")
    assert lines[0].endswith("gathers 1 stone and 27 wheat.")
    assert lines[1] == "The track ends at 20: what is beyond it does not count (wheat)."


def test_a_line_that_is_built_over_is_told_by_what_it_brings() -> None:
    def scene(row: str, hand: str) -> Match:
        scene = Scene(redevelop=True).hand(0, hand).village(0, *EMPTY[:5], row)
        return scene.resources(wheat=1).phase("build").match()

    assert "Player 1 completes row 1: 2 colonists." in told(scene("WWWW.", "W1"), 0, "build wheat e1")
    assert "Row 1 of Player 1 now brings 2 colonists." in told(scene("WWWWw", "W1"), 0, "build wheat e1")
    lines = told(scene("WWWWs", "W1"), 0, "build wheat e1")
    assert lines[1] == "A stone building lies under it from now on and is out of the game."
    assert "Row 1 of Player 1 now brings 1 colonist." in told(scene("WWWWW", "W4"), 0, "lay wheat 4 e1")


@pytest.mark.parametrize(("other", "by"), [(".....", "empty plots"), ("W....", "buildings left behind the screen")])
def test_a_tie_break_is_told(other: str, by: str) -> None:
    scene = Scene().hand(0, "S5").hand(1, "S5", "S6").village(0, *EMPTY[:5], "W....").village(1, *EMPTY[:5], other)
    scene.resources(stone=1).phase("share", 1, active=0).set(open_spaces=1)
    lines = told(scene.match(), 1, "pass")
    assert lines[1:] == [
        "One open space is left: the match ends.",
        f"Player 1 and Player 2 are level on points; fewer {by} decide.",
        "Player 1 wins with 0 points.",
    ]
