"""When we are, and where points come from: the counters, and the table of points."""

import random
from collections.abc import Iterator

import pytest

from riverhaven.core.match import Match
from riverhaven.core.words import LANGUAGES
from riverhaven.games.riverboat import GAME
from riverhaven.games.riverboat.state import SOURCES, Phase

from .scene import Scene

SEATS = (2, 3, 4)


def course(seats: int, seed: int, avoid: str = "") -> Iterator[Match]:
    """A match before every move and at its end; what it plays begins with `avoid` only where nothing else can be."""
    match, choose = GAME.new(seats, seed=seed), random.Random(seed)
    while not match.over:
        yield match
        seat = choose.choice(match.waiting)
        moves = match.moves(seat)
        match.play(seat, choose.choice([move for move in moves if move.block not in avoid] or moves))
    yield match


def counters(match: Match, lang: str = "en") -> list[str]:
    return [GAME.words.say(lang, say) for say in GAME.moment(match.view(None))]


def test_the_moment_is_the_round_the_phase_and_the_card() -> None:
    assert counters(GAME.new(2, seed=1)) == ["Round 1 of 4", "Draft of the phase tiles"]
    match = Scene(round_number=2).match(Phase.CULTIVATE, card="G")
    assert counters(match) == ["Round 2 of 4", "Cultivation", "Card 1 of 8: grey"]
    assert counters(match, "it") == ["Round 2 di 4", "Coltivazione", "Carta 1 di 8: grigio"]
    assert counters(match, "hu") == ["2/4. forduló", "Szántás", "1/8. kártya: szürke"]


def test_every_round_phase_and_card_is_announced_once() -> None:
    seen: list[str] = []
    for match in course(2, 3):
        now = " / ".join(counters(match))
        if not seen or seen[-1] != now:
            seen.append(now)
    assert len(seen) == len(set(seen))
    assert sum(" / Card " in now for now in seen) > 20
    for phase in ("Draft", "Cultivation", "Planting", "Harvest", "Opportunity", "Scoring"):
        assert {now[6] for now in seen if f" / {phase}" in now} == set("1234")


@pytest.mark.parametrize("seats", SEATS)
def test_sources_add_up_to_the_score_all_along(seats: int) -> None:
    for match in course(seats, 5):
        sources = GAME.sources(match.view(None))
        assert len(sources) == len(SOURCES)
        for seat, points in enumerate(match.scores):
            assert sum(source.done[seat] for source in sources) == points
    for seat, lines in enumerate(GAME.explain(match.view(None))):
        told = {line.message.removeprefix("score-"): line.variables["points"] for line in lines[:-1]}
        rows = {source.name.message.removeprefix("source-"): source.done[seat] for source in sources}
        assert told == {name: points for name, points in rows.items() if points}
        assert not any(source.more[seat] for source in sources)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(5))
def test_what_is_promised_before_the_last_pass_is_what_comes(seats: int, seed: int) -> None:
    """Who passes changes nothing: income and the final scoring then bring what the table of points said."""
    promised: list[list[int]] = []
    for match in course(seats, seed, avoid="survey assess"):
        if not match.over:
            sources = GAME.sources(match.view(None))
            promised = [[s.done[seat] + s.more[seat] for s in sources] for seat in range(seats)]
    assert match.turns[-1].move.block == "pass"
    assert [[source.done[seat] for source in GAME.sources(match.view(None))] for seat in range(seats)] == promised


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_source_has_a_name(lang: str) -> None:
    names = [GAME.words.say(lang, source.name) for source in GAME.sources(GAME.new(2, seed=1).view(0))]
    assert len(set(names)) == len(SOURCES)
