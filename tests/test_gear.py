"""The gears, and the cache that must never run stale rules."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import riverhaven
from riverhaven.core import agreement, contract
from riverhaven.core.gear import CORE, cache_folder, home, sources

PLUGIN = {
    "__init__.py": "",
    "helper.py": """
from riverhaven.core.gear import rule

@rule
def price():
    return 1
""",
    "rules.py": """
from riverhaven.core.gear import rule
from fourth_game.helper import price

@rule
def total(n):
    return n * price()
""",
}


def run(code: str, folder: Path, **environment: str) -> str:
    paths = os.pathsep.join([str(folder), str(Path(riverhaven.__file__).parent.parent)])
    child = {**os.environ, "PYTHONPATH": paths, "RIVERHAVEN_CACHE": str(folder / "cache"), **environment}
    return subprocess.run(
        [sys.executable, "-c", code], env=child, check=True, capture_output=True, text=True
    ).stdout.strip()


@pytest.fixture
def plugin(tmp_path):
    package = tmp_path / "fourth_game"
    package.mkdir()
    for name, text in PLUGIN.items():
        (package / name).write_text(text)
    return tmp_path


TOTAL = "from fourth_game.rules import total; print(total(3))"
HITS = f"{TOTAL}; print(sum(total.stats.cache_hits.values()))"


def test_an_edit_in_another_file_is_noticed(plugin):
    assert run(TOTAL, plugin, RIVERHAVEN_GEAR="cpu") == "3"
    helper = plugin / "fourth_game" / "helper.py"
    helper.write_text(helper.read_text().replace("return 1", "return 2"))
    assert run(TOTAL, plugin, RIVERHAVEN_GEAR="cpu") == "6"


def test_a_second_start_loads_from_the_cache(plugin):
    assert run(HITS, plugin, RIVERHAVEN_GEAR="cpu").split() == ["3", "0"]
    assert run(HITS, plugin, RIVERHAVEN_GEAR="cpu").split() == ["3", "1"]


def test_bounds_checks_and_the_compiler_have_caches_of_their_own(plugin):
    where = "from pathlib import Path; import riverhaven.core.gear as g; print(g.cache_folder(Path('fourth_game')))"
    plain = run(where, plugin)
    assert run(where, plugin, NUMBA_BOUNDSCHECK="1") != plain
    newer = f"import numba; numba.__version__ = '99'; {where}"
    assert run(newer, plugin) != plain


def test_every_gear_counts_the_same(plugin):
    assert run(TOTAL, plugin, RIVERHAVEN_GEAR="plain") == "3"


def test_the_plain_gear_needs_no_compiler(plugin):
    code = f"{TOTAL}; import sys; print('numba' in sys.modules)"
    assert run(code, plugin, RIVERHAVEN_GEAR="plain").split() == ["3", "False"]


def test_an_unknown_gear_is_refused(plugin):
    code = "try:\n import riverhaven\nexcept ValueError as e: print(e)"
    assert run(code, plugin, RIVERHAVEN_GEAR="warp") == "RIVERHAVEN_GEAR is 'warp'; it must be one of plain, cpu, cuda."


def test_the_home_of_a_rule_is_its_game(plugin):
    game = Path(riverhaven.__file__).parent / "games" / "newhaven"
    assert home(game / "rules" / "turn.py") == game and home(game / "secrets.py") == game
    assert home(CORE / "dice.py") == CORE
    assert home(plugin / "fourth_game" / "rules.py") == plugin / "fourth_game"


def test_the_cache_folder_depends_on_whatever_the_rules_import_and_on_nothing_else(plugin):
    package = plugin / "fourth_game"
    (package / "prices.py").write_text("PRICE = 1\n")
    helper = PLUGIN["helper.py"].replace("return 1", "return PRICE")
    (package / "helper.py").write_text(helper + "from .prices import PRICE\n")
    (package / "picture.py").write_text("import fourth_game.rules\n")

    def folder() -> Path:
        cache_folder.cache_clear()
        sources.cache_clear()
        return cache_folder(package)

    before = folder()
    for name in ("rules.py", "helper.py", "prices.py", "picture.py"):
        text = (package / name).read_text()
        (package / name).write_text(text + "# edited\n")
        assert (folder() != before) == (name != "picture.py"), name
        (package / name).write_text(text)
    assert folder() == before


@pytest.mark.parametrize("name", riverhaven.games())
def test_the_sources_of_a_game_are_its_rules_and_what_they_stand_on(name):
    folder = CORE.parent / "games" / name
    found = sources(folder)
    assert {folder / "state.py", folder / "secrets.py", CORE / "dice.py", CORE / "gear.py"} <= found
    assert set(folder.glob("rules/*.py")) - found <= {folder / "rules" / "__init__.py"}
    assert not {"picture.py", "art.py", "text.py", "view.py", "match.py"} & {file.name for file in found}


def test_a_rule_is_compiled_once_for_all_widths_of_integers(plugin):
    (plugin / "fourth_game" / "rules.py").write_text("""
import numpy as np
from riverhaven.core.gear import rule

@rule
def half(n):
    return n // 2

@rule
def total(small, wide):
    return half(small) + half(wide) + half(7)
""")
    code = """
import numpy as np
from fourth_game.rules import half, total
print(total(np.int8(4), np.int64(6)), len(half.signatures))
"""
    assert run(code, plugin, RIVERHAVEN_GEAR="cpu").split() == ["8", "1"]


@pytest.mark.parametrize("name", riverhaven.games())
def test_both_gears_agree_byte_for_byte(name):
    game = riverhaven.game(name)
    some = contract.all_setups(game)[::3]
    assert agreement.check_gears(game, seed=1, setups=some) == len(some)


@pytest.mark.parametrize("name", riverhaven.games())
def test_a_whole_game_on_the_simulated_gpu_is_the_same_too(plugin, name):
    code = f"""
import riverhaven as rh
batch = rh.game("{name}").batch(2, seed=5).play_randomly()
print(batch.states.tobytes().hex(), batch.decisions, batch.choices)
"""
    plain = run(code, plugin, RIVERHAVEN_GEAR="plain")
    assert run(code, plugin, RIVERHAVEN_GEAR="cuda", NUMBA_ENABLE_CUDASIM="1") == plain


@pytest.mark.parametrize("name", riverhaven.games())
def test_nothing_is_read_or_written_out_of_bounds(name):
    command = [sys.executable, "-m", "riverhaven.core.contract", name, "--sample", "0.01"]
    environment = {**os.environ, "RIVERHAVEN_GEAR": "cpu", "NUMBA_BOUNDSCHECK": "1"}
    subprocess.run(command, env=environment, check=True)
