"""The gears, and the compiled rules: never stale, never in the way."""

import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import riverhaven as rh
from riverhaven.core import agreement, contract
from riverhaven.core.gear import GEAR, GEARS
from riverhaven.core.match import Match
from tests.often import often

SOURCE = Path(rh.__file__).parent.parent
# A game of rules alone, without so much as a player: enough for an engine.
PLUGIN = {
    "__init__.py": "",
    "prices.py": "PRICE = 1\n",
    "helper.py": """
from riverhaven.core.gear import rule
from fourth_game.prices import PRICE

@rule
def price():
    return PRICE
""",
    "picture.py": "import fourth_game.rules\n",
    "rules.py": """
from pathlib import Path
from riverhaven.core.engine import Engine
from riverhaven.core.gear import rule
from riverhaven.core.record import Field, RecordType
from fourth_game.helper import price
from tidelib import PRIZE, TIDES
from tidelib.rules import extra

PARTS = RecordType(Field("price_tag", range(10)))
STATE = RecordType(Field("money", range(100)), Field("purse", range(10), 4))

@rule
def total(c, s, n):
    return n * price() + s.money

@rule
def reach(c, s, n):
    return s.purse[n]

@rule
def win(c, s, n):
    return extra(n) + PRIZE + TIDES[n]

@rule
def both(c, s, n):
    return n + 1, 0.5 * n

ENGINE = Engine("fourth", Path(__file__).parent, {"total": total}, PARTS, STATE, 10, 10)
""",
}
# What it stands on: a package of somebody else's, that lies elsewhere, and a file of numbers in it.
LIBRARY = {
    "__init__.py": """
from pathlib import Path
PRIZE = 100
TIDES = tuple(map(int, Path(__file__).with_name("tides.txt").read_text().split()))
""",
    "tides.txt": "1 2 3 4",
    "rules.py": """
from riverhaven.core.gear import rule

@rule
def extra(n):
    return 1000
""",
}
CALL = "from fourth_game.rules import *; print(ENGINE.entry({0})(PARTS.blank(), STATE.blank(), 3))"
TOTAL, WIN = CALL.format("total"), CALL.format("win")


@pytest.fixture
def plugin(tmp_path: Path) -> Path:
    package = tmp_path / "fourth_game"
    package.mkdir()
    for name, text in PLUGIN.items():
        (package / name).write_text(text)
    (package / "parts.toml").write_text("")
    elsewhere = tmp_path / "elsewhere" / "tidelib"
    elsewhere.mkdir(parents=True)
    for name, text in LIBRARY.items():
        (elsewhere / name).write_text(text)
    return tmp_path


def paths(folder: Path) -> str:
    return os.pathsep.join(map(str, (folder, folder / "elsewhere", SOURCE)))


def run(code: str, folder: Path, gear: str = "cpu", **environment: str) -> tuple[str, str]:
    """What a process prints, and what it says besides."""
    child = {**os.environ, "PYTHONPATH": paths(folder), "RIVERHAVEN_CACHE": str(folder / "cache")}
    child |= {"RIVERHAVEN_GEAR": gear}
    child |= {"PYTHONDONTWRITEBYTECODE": "1"}  # what Python keeps does not see an edit within the same second
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env={**child, **environment}, check=True, capture_output=True, text=True)
    return done.stdout.strip(), done.stderr.strip()


def built(folder: Path) -> set[str]:
    return {file.name for file in (folder / "cache" / "rules").iterdir()}


COMPILING = "Riverhaven: compiling the rules of fourth"


def test_the_first_start_compiles_and_says_so_and_the_second_loads(plugin: Path) -> None:
    assert run(TOTAL, plugin) == ("3", COMPILING)
    assert run(TOTAL, plugin) == ("3", "")


EDITS = {  # the file, what is replaced by what, and what comes of `total` and `win` then
    "a rule": ("fourth_game/rules.py", "n * price()", "n * 2 * price()", "6\n1104"),
    "a rule that it calls": ("fourth_game/helper.py", "return PRICE", "return PRICE + 1", "6\n1104"),
    "a constant": ("fourth_game/prices.py", "PRICE = 1", "PRICE = 2", "6\n1104"),
    "a constant of another package": ("elsewhere/tidelib/__init__.py", "PRIZE = 100", "PRIZE = 200", "3\n1204"),
    "a rule of another package": ("elsewhere/tidelib/rules.py", "1000", "1001", "3\n1105"),
    "a file of numbers": ("elsewhere/tidelib/tides.txt", "4", "5", "3\n1105"),
    "a range of values": ("fourth_game/rules.py", "range(100)", "range(99)", "3\n1104"),
}


@pytest.mark.parametrize("what", EDITS)
def test_an_edit_of_anything_that_rules_stand_on_is_noticed(plugin: Path, what: str) -> None:
    file, before, after, wanted = EDITS[what]
    both = TOTAL + f"; {WIN}"
    assert run(both, plugin) == ("3\n1104", COMPILING)
    assert run(both, plugin) == ("3\n1104", "")  # wherever its parts lie
    text = (plugin / file).read_text()
    assert before in text
    (plugin / file).write_text(text.replace(before, after))
    assert run(both, plugin) == (wanted, COMPILING)
    assert len(built(plugin)) == 2  # the old one is gone
    assert run(both, plugin)[1] == ""


@pytest.mark.parametrize("name", ["fourth_game/picture.py", "fourth_game/prices.py", "fourth_game/parts.toml"])
def test_what_changes_no_rule_can_be_edited_without_compiling(plugin: Path, name: str) -> None:
    run(TOTAL, plugin)
    (plugin / name).write_text((plugin / name).read_text() + "# edited\n")
    assert run(TOTAL, plugin) == ("3", "")


LATE = """
from riverhaven.core.gear import rule

@rule
def late(c, s, n):
    return n * 7
"""


def test_a_rule_that_is_imported_later_is_compiled_then(plugin: Path) -> None:
    run(TOTAL, plugin)
    (plugin / "fourth_game" / "late.py").write_text(LATE)
    late = "from fourth_game.late import *; " + CALL.format("late")
    for said in (COMPILING, ""):
        assert run(late + "; print(type(ENGINE.entry(late)).__name__)", plugin) == (
            "21\nbuiltin_function_or_method",
            said,
        )


def test_several_values_come_back_to_python_together(plugin: Path) -> None:
    code = CALL.format("both") + "; print(type(ENGINE.entry(both)).__name__)"
    assert run(code, plugin)[0] == "(4, 1.5)\nbuiltin_function_or_method"
    assert run(CALL.format("both"), plugin, "plain")[0] == "(4, 1.5)"


def spoil(place: Path, what: str) -> None:
    manifest = json.loads(place.read_text())
    if what == "an empty list":
        place.write_text("")
    elif what == "half a list":
        place.write_text(place.read_text()[:50])
    elif what == "a list of nothing":
        place.write_text("{}")
    elif what == "no library":
        place.with_name(manifest["library"]).unlink()
    elif what == "half a library":
        file = place.with_name(manifest["library"])
        file.write_bytes(file.read_bytes()[:100])
    elif what == "another machine":
        place.write_text(json.dumps({**manifest, "platform": "amiga-68000"}))
    else:
        if what == "a rule that is not offered":
            manifest["exports"] = {}
        gone = {"a gone module": {"gone": []}, "a gone name": {"fourth_game.rules": ["GONE"]}}
        manifest["names"] |= gone.get(what, {})
        place.write_text(json.dumps(manifest))


SPOILT = ["half a list", "an empty list", "a list of nothing", "no library", "half a library", "another machine"]


STALE = ["a rule that is not offered", "a gone module", "a gone name"]


@pytest.mark.parametrize("what", often(((what,) for what in [*STALE, *SPOILT]), every=4))
def test_what_an_accident_left_is_made_anew(plugin: Path, what: str) -> None:
    run(TOTAL, plugin)
    (place,) = (plugin / "cache" / "rules").glob("*.json")
    spoil(place, what)
    assert run(TOTAL, plugin) == ("3", COMPILING)
    assert run(TOTAL, plugin) == ("3", "")


@pytest.mark.long
def test_what_was_made_for_a_folder_that_is_gone_goes_too(plugin: Path, tmp_path: Path) -> None:
    run(TOTAL, plugin)
    elsewhere = tmp_path / "another place"
    elsewhere.mkdir()
    shutil.move(plugin / "fourth_game", elsewhere / "fourth_game")
    shutil.move(plugin / "elsewhere" / "tidelib", elsewhere / "tidelib")
    environment = {"RIVERHAVEN_CACHE": str(plugin / "cache")}
    assert run(TOTAL, elsewhere, **environment) == ("3", COMPILING)
    assert len(built(plugin)) == 2


@pytest.mark.long
def test_processes_that_start_at_once_do_not_disturb_each_other(plugin: Path) -> None:
    child = {**os.environ, "PYTHONPATH": paths(plugin), "RIVERHAVEN_CACHE": str(plugin / "cache")}
    child |= {"RIVERHAVEN_GEAR": "cpu"}
    command = [sys.executable, "-c", TOTAL]
    started = [subprocess.Popen(command, env=child, stdout=subprocess.PIPE, text=True) for _ in range(4)]
    assert [process.communicate()[0].strip() for process in started] == ["3"] * 4
    assert len(built(plugin)) == 2


def test_without_a_compiler_rules_run_as_python_and_say_so_once(plugin: Path) -> None:
    hidden = "import sys; sys.modules['ziglang'] = None; "  # make wheels may have brought it
    loops = """
from riverhaven.bots.many import see_own
from riverhaven.core.loops import copy_over, see_all
for loop in (copy_over, see_all, see_own):
    ENGINE.entry(loop)
"""
    printed, said = run(hidden + TOTAL + "; " + CALL.format("reach") + loops, plugin, CC="", PATH=str(plugin))
    assert printed == "3\n0"
    assert said == (
        "Riverhaven: what is not compiled of fourth runs as plain Python, a thousand times slower: "
        "there is no C compiler here; pip install 'riverhaven[compiler]' brings one"
    )


def test_a_compiler_that_fails_is_quoted(plugin: Path) -> None:
    printed, said = run(TOTAL, plugin, CC="false")
    assert printed == "3" and "false failed" in said and "plain Python" in said


REACH = "from fourth_game.rules import *; ENGINE.entry(reach)(PARTS.blank(), STATE.blank(), 4)"


def test_the_checked_gear_has_a_library_of_its_own(plugin: Path) -> None:
    assert run(TOTAL, plugin, "checked") == ("3", COMPILING)
    run(TOTAL, plugin)
    assert len(built(plugin)) == 4
    with pytest.raises(subprocess.CalledProcessError) as wrong:
        run(REACH, plugin, "checked")
    assert "fourth_game/rules.py:19: the index 4 is not in 0 to 3" in wrong.value.stderr


def test_the_plain_gear_needs_no_compiler(plugin: Path) -> None:
    assert run(TOTAL, plugin, "plain", CC="false") == ("3", "")
    assert not (plugin / "cache").exists()


def test_a_library_that_comes_with_the_package_is_used(plugin: Path) -> None:
    make = """
from fourth_game.rules import *
from riverhaven.core import compiler, library
plan = ENGINE.plan(total)
library.make(plan, plan.packaged, compiler.here())
"""
    run(make, plugin)
    assert run(TOTAL, plugin, CC="false") == ("3", "")
    assert "folder" not in json.loads((plugin / "fourth_game" / "built" / "fourth-rules.json").read_text())


NO_GEAR = f"RIVERHAVEN_GEAR is “warp”; it must be one of {', '.join(GEARS)}."


def test_an_unknown_gear_is_refused(plugin: Path) -> None:
    code = "import riverhaven as rh\ntry: rh.game('newhaven').new()\nexcept rh.Refusal as e: print(e)"
    assert run(code, plugin, "warp") == (NO_GEAR, "")


OTHER_GEARS = [gear for gear in ("plain", "checked") if gear != GEAR]


@pytest.mark.parametrize(("gear", "name"), often(product(OTHER_GEARS, rh.games()), every=4))
def test_the_gears_agree_byte_for_byte(name: str, gear: str) -> None:
    game = rh.game(name)
    some = contract.all_setups(game)[:: 12 if gear == "plain" else 4]
    assert agreement.check_gears(game, seed=1, setups=some, other=gear) == len(some)


def test_gears_that_differ_are_told_by_ply_and_field(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rh.game("newhaven")
    looked = agreement.look

    def astray(match: Match) -> dict[str, Any]:
        found = looked(match)
        return {**found, "bag_count": found["bag_count"] + 1} if match.ply >= 7 else found

    monkeypatch.setattr(agreement, "look", astray)
    with pytest.raises(contract.Broken, match=f"at ply 7 bag_count is [0-9]+ in the gear {GEAR}, and"):
        agreement.check_gears(game, setups=contract.all_setups(game)[:1], other="checked")


@pytest.mark.parametrize("changed", [{"longest": 20}, {"longest": 30, "title": "A short one"}])
def test_a_game_has_the_measures_that_it_was_given(changed: dict[str, Any]) -> None:
    newhaven = rh.game("newhaven")
    short = replace(newhaven, **changed)
    batch = short.batch(5, seats=2).play()
    assert batch.states["ply"].tolist() == [changed["longest"]] * 5 and not batch.states["over"].any()
    assert newhaven.batch(5, seats=2).play().states["over"].all()
    match = short.new(seed=1)
    assert rh.bot("search:50").choose(match, 0, seed=1) in match.moves(0)  # a search ends where a match does not


def test_games_that_are_alike_share_what_is_compiled() -> None:
    newhaven = rh.game("newhaven")
    assert replace(newhaven, parts_file=newhaven.folder / "parts.toml").engine is newhaven.engine
    assert replace(newhaven, longest=21).engine is not newhaven.engine
