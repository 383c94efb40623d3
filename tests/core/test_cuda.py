"""The programs for a GPU, without one: NVRTC compiles them, and the same functions compiled for the host play alike.

On a machine with a GPU, `python -m tools.gpu` compares whole batches; docs/measurements.md has its result.
"""

import ctypes
import subprocess
from importlib.util import find_spec
from itertools import product
from pathlib import Path

import numpy as np
import pytest

import riverhaven as rh
from riverhaven.core.compiler import here
from riverhaven.core.device import OPTIONS, program
from riverhaven.core.loops import GREEDY, RANDOM
from riverhaven.core.seeds import digits_of
from tests.often import often

ARCHITECTURE = "--gpu-architecture=compute_80"


def nvrtc() -> ctypes.CDLL:
    found = find_spec("nvidia.cu13")
    assert found is not None and found.submodule_search_locations, "NVRTC is missing: make test installs it"
    (library,) = Path(found.submodule_search_locations[0]).glob("lib/libnvrtc.so.*[0-9]")
    return ctypes.CDLL(str(library))


def compiled(text: str) -> tuple[int, str]:
    """What NVRTC answers, and its log."""
    library, unit, size = nvrtc(), ctypes.c_void_p(), ctypes.c_size_t()
    library.nvrtcCreateProgram(ctypes.byref(unit), text.encode(), b"program.cu", 0, None, None)
    options = [option.encode() for option in (*OPTIONS, ARCHITECTURE)]
    answer = library.nvrtcCompileProgram(unit, len(options), (ctypes.c_char_p * len(options))(*options))
    library.nvrtcGetProgramLogSize(unit, ctypes.byref(size))
    log = ctypes.create_string_buffer(size.value)
    library.nvrtcGetProgramLog(unit, log)
    library.nvrtcDestroyProgram(ctypes.byref(unit))
    return answer, log.value.decode()


@pytest.mark.parametrize(("name", "policy"), often(product(rh.games(), [None, RANDOM, GREEDY]), every=4))
def test_nvrtc_compiles_the_programs_of_every_game(name: str, policy: int | None) -> None:
    answer, log = compiled(program(rh.game(name), policy))
    assert answer == 0, log


def test_nvrtc_speaks_of_the_lines_of_python() -> None:
    text = program(rh.game("newhaven"), RANDOM).replace("s_->active_ = ", "s_->inactive = ", 1)
    answer, log = compiled(text)
    assert answer != 0 and "riverhaven/games/newhaven/rules/turn.py(" in log


LANES = Path(__file__).parent / "lanes.h"  # what makes a compiler for this machine take a GPU's programs
PLAY = """
extern "C" bool play_here(const Parts *parts, State *states, int count, move_t *room, State *worlds,
                          unsigned long long *tally, int blocks)
{
    int next = 0;
    return run([&] { play(parts, states, count, &next, room, worlds, tally); }, blocks, 32 * WARPS);
}
"""
LOOK = """
extern "C" void set_up_here(const Parts *parts, const State *opening, const int8_t *base, State *states, int count)
{
    run([&] { set_up(parts, opening, base, states, count); }, count / 32 + 1, 32);
}
extern "C" void step_here(const Parts *parts, State *states, const int32_t *moves, int8_t *whys, int count)
{
    run([&] { step(parts, states, moves, whys, count); }, count / 32 + 1, 32);
}
extern "C" void see_here(const Parts *parts, State *states, State *seen, int count)
{
    run([&] { see(parts, states, seen, count); }, count / 32 + 1, 32);
}
extern "C" void mask_here(const Parts *parts, State *states, move_t *room, int8_t *masks, int8_t *seats, int count)
{
    run([&] { mask(parts, states, room, masks, seats, count); }, count / 32 + 1, 32);
}
"""
WARPS, BLOCKS = 2, 2
SIZES = {"SLOTS": 64, "WARPS": WARPS, "PATIENCE": 3}  # small, so that warps meet at every turn


def for_this_machine(text: str, more: str, folder: Path) -> ctypes.CDLL:
    source = folder / "program.cpp"
    library = folder / f"{len(list(folder.iterdir()))}.so"
    source.write_text(LANES.read_text(encoding="utf-8") + text + more)
    flags = ["-x", "c++", "-std=c++17", "-O1", "-fPIC", "-shared", "-fwrapv", "-ffp-contract=off", "-w"]
    symbolic = "-Wl,-Bsymbolic"  # the C library has a `step` of its own
    subprocess.run([*here().compiler, *flags, symbolic, "-o", str(library), str(source), "-lm"], check=True)
    return ctypes.CDLL(str(library))


def address(records: np.ndarray) -> ctypes.c_void_p:
    return ctypes.c_void_p(records.ctypes.data)


def bytes_of(record: np.record) -> np.ndarray:
    return np.frombuffer(record.tobytes(), np.int8)


@pytest.mark.parametrize(
    ("name", "how"), often(product(rh.games(), [(RANDOM, "random", 150), (GREEDY, "hand", 6)]), every=5)
)
def test_the_programs_play_the_same_games_on_this_machine(name: str, how: tuple[int, str, int], tmp_path: Path) -> None:
    policy, word, count = how
    game = rh.game(name)
    seats, threads = max(game.seats), BLOCKS * WARPS * 32
    plays = for_this_machine(program(game, policy, **SIZES), PLAY, tmp_path)
    batch = game.batch(count, seats, seed=7)
    states = np.frombuffer(bytearray(batch.states.tobytes()), game.state.dtype)
    room, worlds = np.zeros(threads * game.moves.size, np.int16), np.zeros(2 * threads, game.state.dtype)
    tally, parts = np.zeros(2, np.uint64), bytes_of(game.parts)
    arguments = (address(room), address(worlds), address(tally), BLOCKS)
    assert plays.play_here(address(parts), address(states), count, *arguments), "the threads wait for one another"
    batch.play(word)
    assert states.tobytes() == batch.states.tobytes()
    assert tally.tolist() == [batch.decisions, batch.choices]


@pytest.mark.parametrize("name", often(((name,) for name in rh.games()), every=3))
def test_the_programs_look_at_matches_alike_on_this_machine(name: str, tmp_path: Path) -> None:
    game = rh.game(name)
    seats, count = max(game.seats), 40
    looks = for_this_machine(program(game), LOOK, tmp_path)
    parts, opening = bytes_of(game.parts), bytes_of(game.unopened(seats, {}))
    states, base = np.zeros(count, game.state.dtype), np.array(digits_of(7), np.int8)
    looks.set_up_here(address(parts), address(opening), address(base), address(states), count)
    batch = game.batch(count, seats, seed=7)
    room, seen = np.zeros((count // 32 + 1) * 32 * game.moves.size, np.int16), np.zeros(count, game.state.dtype)
    masks, asked = np.zeros((count, game.moves.size), np.int8), np.zeros(count, np.int8)
    whys = np.zeros(count, np.int8)
    for _ in range(30):
        assert states.tobytes() == batch.states.tobytes()
        looks.mask_here(address(parts), address(states), address(room), address(masks), address(asked), count)
        assert (masks == batch.mask).all() and (asked == batch.asked).all()
        looks.see_here(address(parts), address(states), address(seen), count)
        assert all((seen[field] == values).all() for field, values in batch.observe().items())
        moves = batch.mask.argmax(axis=1).astype(np.int32)
        moves[0] = batch.mask[0].argmin()  # not legal
        looks.step_here(address(parts), address(states), address(moves), address(whys), count)
        assert whys.tolist() == batch.step(moves).tolist() and whys[0] > 0
