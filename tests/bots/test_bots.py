"""The bots: what they may know, what they are called, and what they advise."""

import random

import pytest

import riverhaven as rh
from riverhaven import bots
from riverhaven.bots.players import estimates
from riverhaven.core.dice import cast
from riverhaven.core.match import Match
from tests.bots.test_search import some_way_in

BOTS = ("random", "greedy", "search:40")


@pytest.mark.parametrize("name", rh.games())
def test_what_a_bot_may_not_know_does_not_matter(name):
    """Worlds that differ only in what the seat cannot know: the choice does not differ."""
    game, rng = rh.game(name), random.Random(4)
    match = game.new(seed=4)
    worlds = 0
    while not match.over:
        seat = match.waiting[0]
        if rng.random() < 0.15 and len(match.moves(seat)) > 1:
            for bot in map(rh.bot, BOTS):
                world = another_world(match, seat, rng.randrange(2**32))
                worlds += world.state.tobytes() != match.state.tobytes()
                assert bot.choose(match, seat, seed=match.ply) == bot.choose(world, seat, seed=match.ply)
        match.play(seat, rng.choice(match.moves(seat)))
    assert worlds > 10


def another_world(match: Match, seat: int, seed: int) -> Match:
    world = match.game.redacted(match.state, seat)
    cast(world, seed)
    match.game.rules.deal(match.game.parts, world, seat)
    return Match(match.game, world, seed=None)


def test_a_bot_gets_a_redacted_record_and_leaves_it_alone(monkeypatch):
    match = some_way_in("newhaven", 15)
    seat, before = match.waiting[0], match.state.tobytes()
    seen = []
    decide = bots.Bot.decide
    monkeypatch.setattr(bots.Bot, "decide", lambda *given: seen.append(given) or decide(*given))
    for name in BOTS:
        rh.bot(name).choose(match, seat, seed=1)
    redacted = match.game.redacted(match.state, seat)
    for _, game, known, *_ in seen:
        assert game is match.game and known.tobytes() == redacted.tobytes()
    assert match.state.tobytes() == before


def test_another_process_is_asked_with_bytes_and_answers_with_text():
    match = some_way_in("riverboat", 25)
    seat = match.waiting[0]
    known = match.game.redacted(match.state, seat).tobytes()
    for name in ("random", "greedy", "search:30"):
        text = bots.choose("riverboat", match.game.rules_version, name, known, seat, 9)
        assert text == str(rh.bot(name).choose(match, seat, seed=9))


@pytest.mark.parametrize("name", rh.games())
def test_every_game_has_every_level(name):
    game = rh.game(name)
    assert set(game.levels) == set(bots.LEVELS)
    match = some_way_in(name, 10)
    for level in ("easy", "medium"):
        rh.bot(game.levels[level])
        assert rh.bot(level).choose(match, match.waiting[0], seed=1) in match.moves(match.waiting[0])


WRONG = ("", "greedy:", "greedy:0", "greedy:many", "random:2", "search", "search:", "search:fast", "king", "Easy")


@pytest.mark.parametrize("name", WRONG)
def test_an_unknown_bot_is_refused(name):
    with pytest.raises(rh.Refusal):
        rh.bot(name)


def test_greedy_takes_what_looks_best():
    match = some_way_in("riverboat", 40)
    seat = match.waiting[0]
    looks = {}
    for move in match.moves(seat):
        other = match.copy()
        other.play(seat, move)
        if other.state.dice == match.state.dice:
            looks[move] = other.game.rules.value(other.game.parts, other.state, seat)
    chosen = rh.bot("greedy").choose(match, seat, seed=1)
    assert len(looks) > 1 and looks.get(chosen, max(looks.values())) == max(looks.values())


def test_a_short_look_sees_less():
    """Whoever looks at one move only plays at random; whoever looks at all of them plays greedily."""
    match = some_way_in("newhaven", 0)
    looks = estimates(match.game, match.game.redacted(match.state, 0), 0, seed=5)
    assert looks[rh.bot("greedy:9999").choose(match, 0, seed=5).id] == max(looks.values())
    assert len({rh.bot("greedy:1").choose(match, 0, seed=seed) for seed in range(12)}) > 6
    assert victories("riverboat", "greedy", "greedy:2", 6) >= 5


def test_advice_ranks_every_legal_move():
    match = some_way_in("newhaven", 12)
    seat = match.waiting[0]
    advice = rh.advise(match, seat, "300", threads=2)
    assert {a.move for a in advice} == set(match.moves(seat)) and len(advice) == len(match.moves(seat))
    playouts = [a.playouts for a in advice]
    assert playouts == sorted(playouts, reverse=True) and sum(playouts) == 300
    assert all(0 <= a.chance <= 1 for a in advice if a.playouts)


@pytest.mark.parametrize("name", rh.games())
def test_advice_foresees_the_end(name):
    """Also where a search believes an estimate after a few moves: some of its playouts go on."""
    match = rh.game(name).new(seed=2)
    advice = rh.advise(match, match.waiting[0], "600", threads=1)
    assert any(0 < a.chance < 1 for a in advice if a.playouts)
    assert all(a.points > 0 for a in advice if a.playouts)


def test_advice_is_for_who_must_decide():
    match = rh.game("newhaven").new(seats=2, seed=1)
    with pytest.raises(rh.Refusal, match="nothing to advise"):
        rh.advise(match, 1)


@pytest.mark.parametrize("name", rh.games())
def test_greedy_beats_random(name):
    """A small version of what docs/strength.md measures; the deals are fixed, so this is no matter of luck."""
    assert victories(name, "greedy", "random", 12) == 12


@pytest.mark.parametrize("name", rh.games())
def test_a_search_beats_random(name):
    assert victories(name, "search:60", "random", 4) == 4


def test_a_search_beats_greedy():
    assert victories("riverboat", "search:300", "greedy", 6) >= 4


def victories(name: str, challenger: str, others: str, games: int) -> int:
    won = 0
    for number in range(games):
        match = rh.game(name).new(seed=number // 2)
        mine = number % match.seats
        while not match.over:
            seat = match.waiting[0]
            bot = rh.bot(challenger if seat == mine else others)
            match.play(seat, bot.choose(match, seat, seed=match.ply))
        won += match.places[mine] == 1
    return won
