"""The cuda gear: matches in the memory of an NVIDIA GPU, played there by the same rules. Arrays are CuPy's."""

from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike

from riverhaven.core.batch import checked_moves
from riverhaven.core.extras import from_extra
from riverhaven.core.language.types import CELLS, INT, MOVE, Array, Record, Type
from riverhaven.core.language.unit import Unit
from riverhaven.core.loops import decide, first_waiting, goes_on, mask_one, see_one, set_up_one, step_one
from riverhaven.core.seeds import DIGITS, WORK
from riverhaven.core.translation import records
from riverhaven.core.words import Refusal

if TYPE_CHECKING:
    from riverhaven.core.game import Game

KERNELS = Path(__file__).parent / "kernels.cu"
SLOTS = 1024  # matches that a block keeps
WARPS = 32  # of a block
BLOCKS = 1  # that a core of the GPU runs at once, which decides how many registers a thread gets
ENOUGH = 24  # matches in a set that are worth a warp's while,
PATIENCE = 20  # and how often it waits for as many
THREADS = 128  # of a block, where each plays one match only
OPTIONS = ("-std=c++17", "--fmad=false")  # a sum of products is rounded twice


def program(game: "Game", policy: int | None = None, **sizes: int) -> str:
    """The text of a GPU program: `play` by that policy, or without one everything that looks at a match once."""
    engine = game.engine
    unit = Unit(records(engine), engine.open_names, cuda=True)
    parts, state, states = Record("Parts", constant=True), Record("State"), Array(Record("State"), (None,))
    opening, out = Record("State", constant=True), Array(MOVE, (game.moves.size,))
    digits, work = Array(CELLS["i1"], (None,), constant=True), Array(CELLS["i8"], (None,))
    masks = Array(CELLS["i1"], (None,))
    play: list[tuple[Any, tuple[Type, ...]]] = [
        (first_waiting, (state,)),
        (goes_on, (state,)),
        (game.rules.sources["apply"], (parts, state, INT, INT)),
        (decide, (parts, state, INT, INT, states, out)),
    ]
    look: list[tuple[Any, tuple[Type, ...]]] = [
        (goes_on, (state,)),
        (set_up_one, (parts, states, INT, opening, digits, work)),
        (step_one, (parts, state, INT)),
        (see_one, (parts, states, INT, states)),
        (mask_one, (parts, states, INT, out, masks)),
    ]
    wanted = look if policy is None else play
    names = {source.__name__.upper(): unit.function(source, types).name for source, types in wanted}
    numbers = {"MOVES": game.moves.size, "PHASES": len(game.phases), "WORK": WORK, "DIGITS": DIGITS}
    numbers |= {"SLOTS": SLOTS, "WARPS": WARPS, "BLOCKS": BLOCKS, "ENOUGH": ENOUGH, "PATIENCE": PATIENCE, **sizes}
    if policy is not None:
        numbers["POLICY"] = policy
    defined = [f"#define {name} {value}" for name, value in {**names, **numbers}.items()]
    return "\n".join([unit.text, *defined, '#line 1 "kernels.cu"', KERNELS.read_text(encoding="utf-8")])


@cache
def module_of(game: "Game", policy: int | None = None) -> Any:
    import cupy

    return cupy.RawModule(code=program(game, policy), options=OPTIONS)


def gpus(cupy: ModuleType) -> int:
    """How many GPUs this machine has; without a driver, none."""
    try:
        return int(cupy.cuda.runtime.getDeviceCount())
    except cupy.cuda.runtime.CUDARuntimeError:
        return 0


class Device:
    """Matches in the GPU's memory."""

    def __init__(self, game: "Game", count: int) -> None:
        with from_extra("cuda"):
            import cupy

        if not gpus(cupy):
            raise Refusal("no-gpu")
        self.cupy = self.arrays = cupy
        self.game, self.count = game, count
        self.parts = self.sent(game.parts)
        self.records: np.ndarray = cupy.empty((count, game.state.dtype.itemsize), np.int8)  # CuPy's, used alike

    def sent(self, record: np.record) -> np.ndarray:
        sent: np.ndarray = self.cupy.asarray(np.frombuffer(record.tobytes(), np.int8))
        return sent

    def run(self, name: str, *arguments: object) -> None:
        """A program in which every thread looks at one match."""
        if self.count:
            blocks = -(-self.count // THREADS)
            module_of(self.game).get_function(name)((blocks,), (THREADS,), (*arguments, np.int32(self.count)))

    def set_up(self, opening: np.record, base: np.ndarray) -> None:
        self.run("set_up", self.parts, self.sent(opening), self.cupy.asarray(base), self.records)

    def play(self, policy: int) -> tuple[int, int]:
        cupy = self.cupy
        kernel = module_of(self.game, policy).get_function("play")
        cores = cupy.cuda.Device().attributes["MultiProcessorCount"]
        blocks = cores * BLOCKS
        threads = blocks * WARPS * 32
        room = cupy.empty(threads * self.game.moves.size, np.int16)
        worlds = cupy.empty(2 * threads * self.game.state.dtype.itemsize if policy else 1, np.int8)
        tally, following = cupy.zeros(2, np.uint64), cupy.zeros(1, np.int32)
        arguments = (self.parts, self.records, np.int32(self.count), following, room, worlds, tally)
        kernel((blocks,), (WARPS * 32,), arguments)
        decisions, choices = tally.get().tolist()
        return decisions, choices

    def step(self, moves: ArrayLike) -> np.ndarray:
        whys: np.ndarray = self.cupy.zeros(self.count, np.int8)
        self.run("step", self.parts, self.records, checked_moves(moves, self, self.cupy), whys)
        return whys

    def masks(self) -> tuple[np.ndarray, np.ndarray]:
        masks = self.cupy.empty((self.count, self.game.moves.size), np.int8)
        seats = self.cupy.empty(self.count, np.int8)
        room = self.cupy.empty(-(-self.count // 32) * 32 * self.game.moves.size, np.int16)
        self.run("mask", self.parts, self.records, room, masks, seats)
        return masks, seats

    def seen(self) -> np.ndarray:
        found: np.ndarray = self.cupy.empty_like(self.records)
        self.run("see", self.parts, self.records, found)
        return found

    def memory(self) -> np.ndarray:
        return self.records

    def states(self) -> np.ndarray:
        records: np.ndarray = self.cupy.asnumpy(self.records)
        return records.view(self.game.state.dtype).reshape(self.count)
