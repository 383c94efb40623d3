"""The numbers that a game keeps for the bots that play it."""

from pathlib import Path

import pytest

import riverhaven as rh
from riverhaven.bots.plan import ANY, Levels, Plan, Ways, read, ways

PHASES = ("bid", "play")


def written(folder: Path, text: str) -> Path:
    file = folder / "bots.toml"
    file.write_text(text)
    return file


def test_a_game_without_a_file_is_played_as_usual(tmp_path: Path) -> None:
    assert read(tmp_path / "bots.toml", PHASES) == Ways()


def test_what_a_file_does_not_say_is_as_usual(tmp_path: Path) -> None:
    file = written(tmp_path, '[levels]\neasy = 200\n[plan]\ndepth = 7\ncalm = "play"\n')
    assert read(file, PHASES) == Ways(Levels(easy=200), Plan(depth=7, calm=1))


def test_phases_of_the_games_are_found_by_name() -> None:
    newhaven = rh.game("newhaven")
    assert newhaven.phases[ways(newhaven).plan.calm] == "place"
    assert ways(rh.game("riverboat")).plan.calm == ANY


@pytest.mark.parametrize(
    "text",
    ["[plan", "[plans]\ndepth = 1", "[plan]\ndeep = 1", '[plan]\ncalm = "rest"', "[levels]\neasy = 0.5", "plan = 1"],
)
def test_a_file_that_does_not_fit_is_refused_by_name(tmp_path: Path, text: str) -> None:
    with pytest.raises(rh.Refusal, match=r"The numbers for bots in .*bots\.toml.* do not fit"):
        read(written(tmp_path, text), PHASES)
