"""Random games: every component is accounted for at every ply, no decision is a false one, and all gears agree."""

import random

import numpy as np
import pytest

from riverhaven.core.words import Refusal
from riverhaven.games.riverboat import GAME
from riverhaven.games.riverboat.state import CULTIVATE, DRAFT, LOAD, STATE

from .table import Table


@pytest.mark.parametrize(("seats", "reshuffle"), [(2, False), (3, True), (4, False)])
def test_random_games(seats, reshuffle):
    match, rng = GAME.new(seats, seed=seats, reshuffle=reshuffle), random.Random(seats)
    while not match.over:
        if match.ply % 4 == 0:
            assert GAME.audit(GAME.parts, match.state) is None
        seat = rng.choice(match.waiting)
        moves = match.moves(seat)
        assert len(moves) >= 2  # a single answer is no question
        match.play(seat, rng.choice(moves))
    s = match.state
    assert GAME.audit(GAME.parts, s) is None
    assert (s.round_number, s.track) == (4, 0)
    assert s.cards_left.sum() == (32 if reshuffle else 8)
    assert (s.boats[:seats] <= 9).all()
    assert (s.active_surveyors[:seats] <= 9).all()
    assert min(match.places) == 1


def test_legal_moves_are_those_without_a_reason():
    match, rng = GAME.new(3, seed=2), random.Random(2)
    while not match.over:
        seat = rng.choice(match.waiting)
        legal = [move.id for move in match.moves(seat)]
        if match.ply % 16 == 0:
            reasons = [GAME.rules.reason(GAME.parts, match.state, seat, np.int64(i)) for i in range(GAME.moves.size)]
            assert legal == [i for i, reason in enumerate(reasons) if reason == 0]
        match.play(seat, rng.choice(legal))


@pytest.mark.parametrize("seats", [2, 4])
def test_the_estimate_is_a_number_everywhere_and_the_score_at_the_end(seats):
    match, rng = GAME.new(seats, seed=4), random.Random(4)
    while not match.over:
        seat = rng.choice(match.waiting)
        assert -10 < GAME.rules.value(GAME.parts, match.state, seat) < 300
        match.play(seat, rng.choice(match.moves(seat)))
    assert [GAME.rules.value(GAME.parts, match.state, seat) for seat in range(seats)] == list(match.scores)


def test_state_is_small():
    assert STATE.itemsize <= 2048


def test_position_leads_back_to_its_state():
    match, rng = GAME.new(4, seed=3), random.Random(3)
    for _ in range(100):
        seat = rng.choice(match.waiting)
        match.play(seat, rng.choice(match.moves(seat)))
    again = GAME.from_position(match.position())
    assert again.state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"bank": 18}, "coins"),
        ({"barns": 7}, "barns"),
        ({"wells": 9}, "wells"),
        ({"surveyor_supply": 3}, "surveyors"),
        ({"track": 2}, "round track"),
        ({"round_number": 5}, "round_number"),
        ({"active": 3}, "seats from 0 to 1"),
        ({"waiting": 2}, "waiting must be 1"),
        ({"first": 1}, "phase tiles taken"),
        ({"tile": "t"}, "tiles t in play"),
        ({"stage": "scoring"}, "does not belong to the stage"),
        ({"passed": 8}, "passed"),
        ({"workers": [12, 13, 0, 0]}, "workers"),
        ({"workers": [6, 14, 13, 0]}, "not at the table"),
        ({"coins": [-1, 3, 0, 0]}, "below 0"),
        ({"board": ["A", "A", "C", "D"]}, "boards"),
        ({"master": [21, 0, 0, 0]}, "harbour master"),
        ({"reveals": 7}, "reveals"),
        ({"cards_left": [6, 6, 6, 6, 6, 1]}, "cultivation cards must be left"),
        ({"boats": [1, 0, 0, 0]}, "notches"),
        ({"dock": [0] * 9}, "boats 1"),
        ({"triangles": [1, 0, 0, 0]}, "triangles"),
        ({"patches": [8, 0, 0, 0]}, "numbered"),
        ({"score": [1, 0, 0, 0, 0]}, "by its sources"),
        ({"arrival": [1, 1, 0, 0]}, "same time"),
        ({"loaded": [3, 0, 0, 0]}, "more boats"),
    ],
)
def test_impossible_positions_are_refused(change, complaint):
    position = Table().crops(0, "T", "a5 b5 c5 d5 e5 f5 g5", worker=True).match(LOAD).position()
    with pytest.raises(Refusal, match=complaint):
        GAME.from_position({**position, **change})


def spoiled(field, seat, index, letter, position):
    row = position[field][seat]
    rows = list(position[field])
    rows[seat] = row[:index] + letter + row[index + 1 :]
    return {**position, field: rows}


@pytest.mark.parametrize(
    ("field", "index", "letter", "complaint"),
    [
        ("crop", 0, "W", "in play"),
        ("crop", 10, "W", "crop and patch disagree"),
        ("worker", 20, "w", "workers"),
        ("feature", 0, "b", "supply|alone"),
        ("feature", 20, "w", "supply|different crops"),
    ],
)
def test_impossible_fields_are_refused(field, index, letter, complaint):
    position = Table().crops(0, "T", "a5 b5 c5 d5 e5 f5 g5", worker=True).match(LOAD).position()
    with pytest.raises(Refusal, match=complaint):
        GAME.from_position(spoiled(field, 0, index, letter, position))


def test_two_wells_on_one_crop_and_a_barn_on_a_crop_are_refused():
    for table, complaint in (
        (Table().crops(0, "T", "a5 b5").wells(0, "a5 b5"), "different crops"),
        (Table().crops(0, "T", "a5 b5").wells(0, "c5"), "different crops"),
        (Table().crops(0, "T", "a5 b5").barns(0, "a5"), "alone"),
        (Table().workers(0, "a5"), "stands on no crop"),
        (Table().tile(0, "TT", "a5 c5"), "touch"),
        (Table(display="T").tile(0, "TTT", "a5 b5 c5"), "touch"),
        (Table().cards(0, "rim"), "must have 0 cards"),
        (Table().cards(3, "rim"), "not at the table"),
        (Table().barns(0, "a5 b5 c5", scored=True), "more than 2 surveyors"),
    ):
        with pytest.raises(Refusal, match=complaint):
            table.match(LOAD)


def test_a_match_may_stand_at_a_forced_decision():
    match = Table().have(0, coins=0).workers(0, "e5 f5 b4 e4 c3 g2 h2").match(CULTIVATE, card="G")
    assert [str(move) for move in match.moves(0)] == ["place h1"]
    assert GAME.new(2, seed=1).state.phase == DRAFT
