"""The cuda gear: a thread of the GPU for every match, running the very same rules."""

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import cuda

from riverhaven.core.loops import play_one

if TYPE_CHECKING:
    from riverhaven.core.game import Game

THREADS = 128  # of a block


def play_on_device(game: "Game", states: np.ndarray, tally: np.ndarray) -> None:
    """Set up and play every match at random on the GPU; the states come back finished."""
    parts = cuda.to_device(np.array([game.parts], game.parts.dtype))
    room = cuda.device_array((len(states), game.moves.size), np.int16)
    table, counts = cuda.to_device(states), cuda.to_device(tally)
    blocks = -(-len(states) // THREADS)
    kernel_of(game)[blocks, THREADS](parts, table, room, counts)
    table.copy_to_host(states)
    counts.copy_to_host(tally)


@cache
def kernel_of(game: "Game") -> Any:
    setup, play = game.rules.setup, game.bound(play_one)

    @cuda.jit
    def kernel(parts, states, room, tally):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(states):
            setup(parts[0], states[i])
            decisions, choices = play(parts[0], states[i], room[i])
            cuda.atomic.add(tally, 0, decisions)
            cuda.atomic.add(tally, 1, choices)

    return kernel
