"""`riverhaven new` makes a game that runs everywhere, before a line of it is changed."""

import zipfile
from pathlib import Path
from typing import Any

import pytest

import riverhaven as rh
from riverhaven.template import HERE, files, make
from tests.authors.plugin import Plugin
from tests.server.conftest import Server
from tests.server.guest import Guest, people, play_on, run

pytestmark = pytest.mark.xdist_group("template")  # they share what is made once


@pytest.fixture(scope="module")
def plugin(tmp_path_factory: pytest.TempPathFactory) -> Plugin:
    return Plugin("sea_of_cards", tmp_path_factory.mktemp("new"))


@pytest.mark.long
def test_its_own_tests_pass(plugin: Plugin) -> None:
    done = plugin.python("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert " passed" in done.stdout and done.returncode == 0, done.stdout


def test_it_keeps_the_contract(plugin: Plugin) -> None:
    done = plugin.riverhaven("check", "sea_of_cards")
    assert "Sea Of Cards keeps the contract: 30 matches" in done.stdout, done.stderr


def test_it_is_played_in_the_terminal_to_the_end(plugin: Plugin) -> None:
    cards = "\n".join(f"play {card}" for card in range(1, 25))
    done = plugin.riverhaven(
        "play", "sea_of_cards", "--against", "greedy", "--seed", "7", "--lang", "en", typed=f"{cards}\n" * 6
    )
    assert done.returncode == 0 and "Player 2 plays" in done.stdout
    assert "wins." in done.stdout or "win together." in done.stdout


def test_it_is_served_and_played_to_the_end(plugin: Plugin, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path, environment=plugin.environment)

    async def play() -> dict[str, Any]:
        (me,) = await people(server, "Anna")
        assert "sea_of_cards" in [game["name"] for game in (await me.get("/api/games", lang="hu"))["games"]]
        seats = [{"who": "me"}, {"who": "guest", "name": "Béla"}]
        table = (await me.ask("POST", "/api/tables", game="sea_of_cards", seats=seats))["table"]
        await me.ask("POST", f"/api/tables/{table}/start")
        wants = ("moves", "log", "picture")
        async with Guest(me, table, 0, wants) as one, Guest(me, table, 1, wants) as two:
            await play_on([one, two])
            return one.frame

    try:
        frame = run(play)
    finally:
        server.stop()
    assert frame["stage"] == "over" and 1 in frame["places"]


def test_its_wheel_holds_the_compiled_rules(plugin: Plugin, tmp_path: Path) -> None:
    done = plugin.python("-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path))
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    unpacked = tmp_path / "unpacked"
    zipfile.ZipFile(wheel).extractall(unpacked)
    lists = sorted(file.name for file in unpacked.rglob("built/*.json"))
    assert lists == [f"sea_of_cards-{unit}.json" for unit in ("loops", "many", "rules", "tree")]
    code = "import riverhaven as rh; print(rh.game('sea_of_cards').batch(9, seed=1).play().states['over'].sum())"
    alone = {"PYTHONPATH": str(unpacked), "RIVERHAVEN_CACHE": str(tmp_path / "cache"), "PATH": "", "CC": ""}
    done = plugin.python("-c", code, **alone)
    assert (done.stdout, done.stderr) == ("9\n", "")  # nothing was compiled, and nothing could be


@pytest.mark.parametrize("command", ["play", "picture", "check"])
def test_a_rule_outside_the_language_is_named_in_one_sentence(tmp_path: Path, command: str) -> None:
    made = Plugin("sea_of_sand", tmp_path)
    made.change("rules.py", "    card = card_of(move)\n    if s.acted", "    card = [card_of(move)]\n    if s.acted")
    done = made.riverhaven(command, "sea_of_sand")
    text = (made.package / "rules.py").read_text().splitlines()
    line = next(i for i, written in enumerate(text, 1) if "[card_of(move)]" in written)
    assert done.returncode > 0 and "Traceback" not in done.stderr
    last = done.stderr.strip().splitlines()[-1]
    assert f"rules.py:{line}: List is outside the rules language: make scratch space with [0] * SIZE" in last


@pytest.mark.long
def test_a_mistake_that_the_checked_gear_finds_is_named_in_one_sentence(tmp_path: Path) -> None:
    made = Plugin("sea_of_salt", tmp_path)
    made.change("rules.py", "    s.held[seat] -= 1", "    s.held[seat] -= 100")
    done = made.python("-m", "riverhaven.cli", "picture", "sea_of_salt", "--ply", "3", RIVERHAVEN_GEAR="checked")
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert "rules.py:" in done.stderr and "s.held cannot be" in done.stderr


def test_a_name_that_cannot_be_is_refused(tmp_path: Path) -> None:
    for name in ("Tides", "2tides", "tide-s", "class", ""):
        with pytest.raises(rh.Refusal, match="A game cannot be called"):
            make(name, tmp_path)
    for name in ("newhaven", "riverhaven"):
        with pytest.raises(rh.Refusal, match="already"):
            make(name, tmp_path)
    make("tides", tmp_path)
    with pytest.raises(rh.Refusal, match="already"):
        make("tides", tmp_path)


def test_every_file_says_what_belongs_in_it() -> None:
    for file in files():
        first = file.read_text().splitlines()[0]
        assert first.startswith(('"""', "# ")), file.relative_to(HERE)
