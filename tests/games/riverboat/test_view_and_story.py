"""What players see and read: the view, the log, the score lines, the three languages."""

import random
from functools import cache
from io import StringIO

import pytest
from rich.console import Console

from riverhaven.core.match import Match
from riverhaven.core.words import LANGUAGES, Say
from riverhaven.games.riverboat import GAME
from riverhaven.games.riverboat.parts import RECONSTRUCTED
from riverhaven.games.riverboat.state import (
    BOAT_LABELS,
    CARD_LABELS,
    COLOUR_NAMES,
    CROP_NAMES,
    FEATURES,
    REWARDS,
    SOURCES,
    STAGE_NAMES,
    WANTED_NAMES,
    WAY_LABELS,
    Phase,
)

from .scene import Scene


@cache
def played(seats: int, plies: int, seed: int = 4) -> Match:
    match, rng = GAME.new(seats, seed=seed), random.Random(seed)
    while not match.over and match.ply < plies:
        seat = rng.choice(match.waiting)
        match.play(seat, rng.choice(match.moves(seat)))
    return match


def test_view_tells_what_players_forget() -> None:
    table = Scene(round_number=2).crops(0, "T", "c3 e3 d4").crops(0, "T", "a5", worker=True).barns(0, "d3")
    table.cards(0, "turnip").boats(0, "4 2a").have(0, master=4, agents=2).have(1, master=3, agents=3)
    view = table.match(Phase.LOAD).view(0)
    farm = view.farms[0]
    assert view.coin_power == "coin-harvest"
    assert farm.harvested["turnip"] == 3
    assert farm.ready["turnip"] == 1
    barn = next(field for row in farm.fields for field in row if field.label == "d3")
    assert (barn.feature, barn.worth, barn.surveyed) == ("barn", 6, False)
    assert [(card.name, card.worth) for card in farm.cards] == [("turnip", 3)]
    assert [(boat.type, boat.reached) for boat in farm.boats] == [("4", True), ("2a", False)]
    assert (farm.farthest, farm.harbour_now, farm.agent_rank, farm.agents_now) == (True, 4, 2, 10)
    assert view.farms[1].agent_rank == 1
    assert sum(view.cards_left.values()) == 24
    assert farm.more_now == 4 + 10 + 3 + 2 * 3 + 2  # harbour, agents, coins, what is unscored, income


def test_view_is_the_same_for_all_because_nothing_is_hidden() -> None:
    match = played(3, 120)
    views = [match.view(seat) for seat in (None, 0, 1, 2)]
    assert all(view.farms == views[0].farms and view.deck == views[0].deck for view in views)


def test_redacting_forgets_only_the_dice() -> None:
    match = played(3, 60)
    known = GAME.redacted(match.state, 1)
    assert not known.key.any()
    assert not known.dice
    for name in GAME.state.fields:
        if name not in ("key", "dice"):
            assert (known[name] == match.state[name]).all(), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_can_be_told(lang: str) -> None:
    match = played(2, 10**6)
    plies = range(LANGUAGES.index(lang), len(match.turns), 4)
    assert all(all(match.lines(ply, None, lang)) for ply in plies)
    for score in GAME.explain(match.view(None)):
        assert all(GAME.words.say(lang, line) for line in score)


def test_every_message_has_the_same_variables_in_every_language() -> None:
    english = GAME.words.messages("en")
    for lang in LANGUAGES:
        assert GAME.words.messages(lang) == english


def test_every_name_has_words() -> None:
    axes = {axis for block in GAME.moves.blocks.values() for axis in block.axes}
    needed = [
        "title",
        "blurb",
        "option-reshuffle",
        "option-reshuffle-help",
        *(f"ask-{phase}" for phase in GAME.phases),
        *(f"move-{block}" for block in GAME.moves.blocks),
        *(f"axis-{axis}" for axis in axes),
        *(f"reason-{reason}" for reason in GAME.reasons[1:]),
        *(f"phase-{stage}" for stage in STAGE_NAMES),
        *(f"coin-{stage}" for stage in STAGE_NAMES),
        *(f"crop-{crop}" for crop in CROP_NAMES),
        *(f"colour-{colour}" for colour in (*COLOUR_NAMES, "joker")),
        *(f"boat-{boat}" for boat in BOAT_LABELS),
        *(f"card-{card}" for card in CARD_LABELS),
        *(f"feature-{feature}" for feature in FEATURES),
        *(f"wanted-{wanted}" for wanted in WANTED_NAMES),
        *(f"reward-{reward}" for reward in REWARDS),
        *(f"way-{way}" for way in ("here", *WAY_LABELS)),
        *(f"score-{source}" for source in SOURCES),
        *(f"reconstructed-{part}" for part in RECONSTRUCTED),
    ]
    assert [name for name in needed if not GAME.words.has(name)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_is_asked_in_words(lang: str) -> None:
    for phase in (Phase.CULTIVATE, Phase.TAKE):
        table = Scene(round_number=2).workers(0, "a5 b5").barns(0, "d3")
        assert GAME.words.say(lang, GAME.ask(table.match(phase, card="G").view(0)))
    for phase in (Phase.SURVEY, Phase.REWARD, Phase.CLAIM, Phase.LOAD):
        table = Scene(round_number=2).crops(0, "T", "a5 b5 c5 d5 e5 f5 g5", worker=True).barns(0, "d3")
        match = table.match(phase)
        assert GAME.words.say(lang, GAME.ask(match.view(0)))
    for move in ("load 7 turnip", "feature well", "well a5"):
        match.play(0, move)
        assert GAME.words.say(lang, GAME.ask(match.view(0)))


def story(match: Match, move: str, seat: int = 0) -> list[str]:
    match.play(seat, move)
    return match.lines(len(match.turns) - 1, seat)


def test_the_log_says_what_a_move_brought() -> None:
    match = Scene().crops(0, "T", "a5 b5 c5", worker=True).match(Phase.LOAD)
    assert story(match, "load 2a turnip") == [
        "Player 1 ships turnips with the 2-boat (1 VP, 2 steps).",
        "Player 1 gets 1 VP and 2 steps of the harbour master.",
        "Player 2 has too few workers on any one crop and can load no more boats in this round.",
    ]


def test_the_log_tells_answers_that_gave_themselves() -> None:
    match = Scene(display="TT T").workers(0, "a5 b5 d3").have(0, coins=0).match(Phase.TAKE, holders="01010")
    assert story(match, "take tt")[:4] == [
        "Player 1 takes a crop tile (turnip and turnip).",
        "Player 1 plants turnips on a5 and b5.",
        "Player 1 plants turnips on d3.",
        "Player 1 gets 1 VP.",
    ]


def test_the_log_names_winners() -> None:
    match = Scene(round_number=4).have(0, surveyors=0).have(1, surveyors=0).match(Phase.REWARD)
    assert story(match, "reward step")[-1] == "Player 1 and Player 2 share the victory with 3 VP each."


def test_the_log_tells_who_was_passed_over_and_why() -> None:
    match = Scene(round_number=2).crops(0, "T", "a5 b5 c5", worker=True).match(Phase.LOAD)
    told = story(match, "load 3a turnip")
    for number in (1, 2):
        assert f"Player {number} has too few workers on any one crop and can load no more boats in this round." in told
    match = Scene(round_number=2).barns(0, "d3").have(1, surveyors=0).match(Phase.SURVEY)
    assert "Player 2 has no surveyor to place." in story(match, "pass")
    match = Scene(round_number=2).have(0, surveyors=0).have(1, surveyors=0).match(Phase.REWARD)
    told = story(match, "reward step")
    assert [line for line in told if "surveyor" in line] == [
        "Player 1 has no surveyor to place.",
        "Player 2 has no surveyor to place.",
    ]


def test_the_log_tells_income_and_the_final_scoring_with_ties() -> None:
    table = Scene(round_number=4).barns(0, "d3").have(0, agents=2, master=5, coins=1, surveyors=1)
    match = table.have(1, agents=2, master=5, coins=0, surveyors=0).match(Phase.SURVEY)
    told = story(match, "survey d3")
    assert "End of the round: Player 1 gets 1 VP for surveyors and 2 VP for agents." in told
    assert "Final scoring, Player 1: Coins left: 1 and Most agents in New Orleans: 20; together 21 VP." in told
    ahead = "Player 1 has the lowest phase tile and"
    assert f"The harbour masters of Player 1 and Player 2 are level: {ahead} counts as the farthest." in told
    assert f"Player 1 and Player 2 have equally many agents: {ahead} is ahead." in told


def test_the_log_tells_every_refill_and_what_runs_out() -> None:
    told = [line for turn in range(len(played(4, 10**6).turns)) for line in played(4, 10**6).lines(turn, None)]
    assert sum("The crop board is refilled with" in line for line in told) >= 3
    table = Scene(round_number=2).barns(1, "a1 b1 c1 d1 e1 f1 g1").crops(0, "T", "a5 b5 c5 d5", worker=True)
    match = table.match(Phase.LOAD)
    told = [*story(match, "load 4 turnip"), *story(match, "barn d3")]
    assert told.count("There are no more barns in the supply.") == 1
    match = Scene(round_number=2).have(0, master=19).crops(0, "T", "a5 b5 c5", worker=True).match(Phase.LOAD)
    told = story(match, "load 2a turnip")
    assert "The harbour master of Player 1 has reached New Orleans: further steps are lost." in told


def test_what_a_phase_tile_brings_is_told_once() -> None:
    match = Scene(display="TT T").workers(0, "a5 b5 d3").have(0, coins=0).match(Phase.TAKE, holders="01010")
    told = story(match, "take tt")
    assert "Phase III, Harvest and shipping: Player 1 begins, and the harbour master walks 1 step." in told
    assert not any("1 step of the harbour master" in line for line in told)


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("it", ["Giocatore 1 non invia nessuno a New Orleans.", "Giocatore 1 invia 1 lavoratore a New Orleans."]),
        ("hu", ["1. játékos senkit sem küld New Orleansba.", "1. játékos 1 munkást küld New Orleansba."]),
    ],
)
def test_negations_are_right(lang: str, sentences: list[str]) -> None:
    said = [GAME.words.say(lang, Say("log-send", player=Say("player", number=1), n=n)) for n in (0, 1)]
    assert said == sentences


def test_hungarian_has_the_right_article() -> None:
    who = Say("player", number=2)
    begin = [GAME.words.say("hu", Say("log-round", n=n, player=who)).split(" forduló")[0] for n in (1, 2, 3, 4)]
    assert begin == ["Kezdődik az 1.", "Kezdődik a 2.", "Kezdődik a 3.", "Kezdődik a 4."]
    assert not any("a(z)" in line.lower() for line in (GAME.folder / "words" / "hu.ftl").read_text().splitlines())


def test_score_lines_add_up() -> None:
    match = played(3, 10**6)
    for seat, lines in enumerate(GAME.explain(match.view(None))):
        parts = [line.variables["points"] for line in lines if line.message not in ("score-total", "score-now")]
        assert sum(parts) == match.scores[seat]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_terminal_shows_board_harbour_and_scores(lang: str) -> None:
    match = played(4, 150)
    console = Console(width=200, record=True, file=StringIO())
    console.print(GAME.text(match.view(2), lambda words: GAME.words.say(lang, words)))
    text = console.export_text()
    assert "★" in text
    assert text.count("M[") + text.count("M.") >= 4
    for seat in range(4):
        assert GAME.words.say(lang, Say("player", number=seat + 1)) in text
