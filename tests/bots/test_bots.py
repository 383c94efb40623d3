"""The bots: what they may know, what they are called, and what they advise."""

import itertools
import random
from statistics import fmean
from typing import Any

import numpy as np
import pytest

import riverhaven as rh
from riverhaven import bots
from riverhaven.bots.advice import REASONS, WORLDS, Advice, believed, reasons
from riverhaven.bots.plan import Levels, ways
from riverhaven.bots.players import Greedy, estimates
from riverhaven.bots.scales import Scales
from riverhaven.bots.search import Finding
from riverhaven.core.dice import cast
from riverhaven.core.match import Match
from riverhaven.core.moves import Move
from riverhaven.terminal import advice_table
from tests.bots.test_search import some_way_in
from tests.games.ours import OURS

BOTS = ("random", "greedy", "search:40")
ENOUGH = 12  # worlds that differ: at least the dice do


@pytest.mark.parametrize("name", rh.games())
def test_what_a_bot_may_not_know_does_not_matter(name: str) -> None:
    """Worlds that differ only in what the seat cannot know: the choice does not differ."""
    game, rng = rh.game(name), random.Random(4)
    match, worlds = game.new(seed=4), 0
    while worlds < ENOUGH:
        match = game.new(seed=worlds) if match.over else match
        seat = match.waiting[0]
        if rng.random() < 0.06 and len(match.moves(seat)) > 1:
            for bot in map(rh.bot, BOTS):
                world = another_world(match, seat, rng.randrange(2**32))
                worlds += world.state.tobytes() != match.state.tobytes()
                assert bot.choose(match, seat, seed=match.ply) == bot.choose(world, seat, seed=match.ply)
        match.play(seat, rng.choice(match.moves(seat)))


def another_world(match: Match, seat: int, seed: int) -> Match:
    world = match.game.redacted(match.state, seat)
    cast(world, seed)
    match.game.rules.deal(match.game.parts, world, seat)
    return Match(match.game, world, seed=None)


def test_a_bot_gets_a_redacted_record_and_leaves_it_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    match = some_way_in("newhaven", 15)
    seat, before = match.waiting[0], match.state.tobytes()
    seen: list[tuple[Any, ...]] = []
    decide = bots.Bot.decide

    def watched(*given: Any) -> Move:
        seen.append(given)
        return decide(*given)

    monkeypatch.setattr(bots.Bot, "decide", watched)
    for name in BOTS:
        rh.bot(name).choose(match, seat, seed=1)
    redacted = match.game.redacted(match.state, seat)
    for _, game, known, *_ in seen:
        assert game is match.game and known.tobytes() == redacted.tobytes()
    assert match.state.tobytes() == before


def test_another_process_is_asked_with_bytes_and_answers_with_text() -> None:
    match = some_way_in("riverboat", 25)
    seat = match.waiting[0]
    known = match.game.redacted(match.state, seat).tobytes()
    for name in ("random", "greedy", "search:30"):
        text = bots.choose("riverboat", match.game.rules_version, bots.mind(name, Levels()), known, seat, 9)
        assert text == str(rh.bot(name).choose(match, seat, seed=9))


@pytest.mark.parametrize("name", rh.games())
def test_every_game_has_every_level(name: str) -> None:
    game = rh.game(name)
    match = some_way_in(name, 10)
    easy, medium, hard, expert = (bots.mind(level, ways(game).levels) for level in bots.LEVELS)
    assert isinstance(easy, Greedy) and isinstance(medium, Greedy) and easy.slips > medium.slips > 0
    assert hard == Greedy() and expert == bots.mind("search:2s", ways(game).levels)
    for level in ("easy", "medium"):
        assert rh.bot(level).choose(match, match.waiting[0], seed=1) in match.moves(match.waiting[0])


WRONG = (
    "",
    "greedy:3",
    "greedy~",
    "greedy~0",
    "greedy~much",
    "random:2",
    "search",
    "search:",
    "search:fast",
    "king",
    "Easy",
)


@pytest.mark.parametrize("name", WRONG)
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(rh.Refusal):
        rh.bot(name)


def test_greedy_takes_what_looks_best() -> None:
    match = some_way_in("riverboat", 40)
    seat = match.waiting[0]
    looks = {}
    for move in match.moves(seat):
        other = match.copy()
        other.play(seat, move)
        if other.state.dice == match.state.dice:
            looks[move] = other.game.rules.value(other.game.parts, other.state, seat)
    chosen = rh.bot("greedy+hand").choose(match, seat, seed=1)
    assert len(looks) > 1 and looks.get(chosen, max(looks.values())) == max(looks.values())


def test_whoever_slips_errs_within_what_is_at_stake() -> None:
    match = some_way_in("newhaven", 12)
    seat = match.waiting[0]
    known = match.game.redacted(match.state, seat)
    lost = []
    for seed in range(12):
        looks = estimates(match.game, known, seat, seed)
        best, usual = max(looks.values()), fmean(looks.values())
        lost.append((best - looks[rh.bot("greedy~80").choose(match, seat, seed).id]) / (best - usual))
    assert any(lost) and max(lost) <= 2 * 0.8  # the best by as much too low, the other too high
    assert victories("riverboat", "greedy", "greedy~200", 6) >= 5


def test_advice_ranks_every_legal_move() -> None:
    match = some_way_in("newhaven", 12)
    seat = match.waiting[0]
    advice = rh.advise(match, seat, "300", threads=2)
    assert {a.move for a in advice} == set(match.moves(seat)) and len(advice) == len(match.moves(seat))
    playouts = [a.playouts for a in advice]
    assert playouts == sorted(playouts, reverse=True) and sum(playouts) == 300
    assert all(0 <= a.chance <= 1 for a in advice if a.playouts)


@pytest.mark.parametrize("name", OURS)
def test_advice_foresees_the_end(name: str) -> None:
    """Also where a search believes an estimate after a few moves: some of its playouts go on."""
    match = rh.game(name).new(seed=2)
    advice = rh.advise(match, match.waiting[0], "600", threads=1)
    assert any(0 < a.chance < 1 for a in advice if a.playouts)
    assert all(a.points > 0 for a in advice if a.playouts)


def test_few_playouts_know_little() -> None:
    """However all of them end, a chance is near an even one; many may say more."""
    few, many = (Finding(0, ends, 0.0, 1.0, 20.0, ends) for ends in (2, 2000))
    assert believed(few, 2) < 0.6 < 0.98 < believed(many, 2) < 0.995


@pytest.mark.parametrize("name", OURS)
def test_reasons_are_sources_of_the_game(name: str) -> None:
    """Of two moves something speaks for one at most, and it is points of the game."""
    match = some_way_in(name, 45)
    seat = match.waiting[0]
    sources = {repr(source.name) for source in match.game.sources(match.view(seat))}
    moves = match.moves(seat)
    first, *others = moves[:: max(1, len(moves) // 4)][:4]  # not all of one kind
    told = [(reasons(match, seat, first, other), reasons(match, seat, other, first)) for other in others]
    assert all(not (one and another) for one, another in told) and any(one or another for one, another in told)
    for found in (found for both in told for found in both if found):
        assert {repr(source) for source, _ in found} <= sources and len(found) <= REASONS
        assert all(points for _, points in found) and sum(points for _, points in found) > 0
    shown = [
        advice_table(match, [Advice(move, 0.5, 9.0, 9) for move in (first, other)], seat, "en") for other in others
    ]
    assert [table.caption is not None for table in shown] == [bool(why) for why, _ in told]


def test_advice_is_for_who_must_decide() -> None:
    match = rh.game("newhaven").new(seats=2, seed=1)
    with pytest.raises(rh.Refusal, match="nothing to advise"):
        rh.advise(match, 1)


@pytest.mark.parametrize("name", OURS)
def test_greedy_beats_random(name: str) -> None:
    """A small version of what docs/strength.md measures; the deals are fixed, so this is no matter of luck."""
    assert victories(name, "greedy", "random", 12) == 12


@pytest.mark.parametrize("name", OURS)
def test_a_search_beats_random(name: str) -> None:
    assert victories(name, "search:60", "random", 4) == 4


@pytest.mark.long
def test_a_search_beats_greedy() -> None:
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


def test_reasons_are_sought_while_there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that ticks whenever it is looked at."""
    match = rh.game("newhaven").new(seats=2, seed=7)
    first, other, *_ = match.moves(0)
    ticks = itertools.count()
    looked: list[int] = []
    end = Scales.end

    def counted(self: Scales, known: np.record, seat: int, move: int, seed: int) -> np.record:
        looked.append(seed)
        return end(self, known, seat, move, seed)

    monkeypatch.setattr(Scales, "end", counted)
    whole = reasons(match, 0, first, other)
    assert looked == [world for world in range(WORLDS) for _ in "ab"]
    monkeypatch.setattr("riverhaven.bots.advice.time.monotonic", lambda: next(ticks))
    for until, worlds in ((-1, 0), (3, 3), (2 * WORLDS, WORLDS)):
        looked.clear()
        ticks = itertools.count()
        found = reasons(match, 0, first, other, until=until)
        assert len(looked) == 2 * worlds and (found == whole if worlds == WORLDS else found == [])
