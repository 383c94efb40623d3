"""How fast the environments step beside their peers, in one run: `python -m tools.envs`. Legal moves at random.

PettingZoo's own games need `pip install pygame` besides.
"""

import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401 - it registers itself
from pettingzoo.classic import connect_four_v3

import riverhaven as rh
import riverhaven.envs.gymnasium
import riverhaven.envs.openspiel
from riverhaven.envs import pettingzoo

SECONDS = 2.0
RNG = np.random.default_rng(1)


def rate(steps: Callable[[], int]) -> float:
    """Steps in a second of the processor; `steps` takes some, and says how many."""
    steps()
    started, count = time.process_time(), 0
    while time.process_time() - started < SECONDS:
        count += steps()
    return count / (time.process_time() - started)


def agents(table: Any) -> Callable[[], int]:
    def episode() -> int:
        table.reset(seed=int(RNG.integers(1 << 30)))
        count = 0
        for _ in table.agent_iter():
            seen, _, over, cut, _ = table.last()
            legal = np.flatnonzero(seen["action_mask"])
            table.step(None if over or cut else int(RNG.choice(legal)))
            count += 1
        return count

    return episode


def spiel(name: str) -> Callable[[], int]:
    game = pyspiel.load_game(name)

    def episode() -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if not state.is_chance_node():
                state.observation_tensor(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(RNG.integers(len(legal)))])
            count += 1
        return count

    return episode


def alone(name: str) -> Callable[[], int]:
    table = gymnasium.make(f"riverhaven/{name}-v1", bots=("random",))

    def episode() -> int:
        _, info = table.reset()
        over, count = False, 0
        while not over:
            _, _, over, _, info = table.step(int(RNG.choice(np.flatnonzero(info["action_mask"]))))
            count += 1
        return count

    return episode


def many(name: str, count: int = 1000) -> Callable[[], int]:
    table = gymnasium.make_vec(f"riverhaven/{name}-v1", num_envs=count, bots=("random",))
    info: dict[str, Any] = table.reset(seed=1)[1]

    def steps() -> int:
        nonlocal info
        masks = info["action_mask"]
        info = table.step((masks * RNG.random(masks.shape, np.float32)).argmax(axis=1))[-1]
        return count

    return steps


def main() -> None:
    rows = {
        "PettingZoo's connect four": agents(connect_four_v3.env()),
        "OpenSpiel's backgammon (C++)": spiel("backgammon"),
        "OpenSpiel's python_tic_tac_toe": spiel("python_tic_tac_toe"),
    }
    for name in rh.games():
        rows[f"{name}, PettingZoo"] = agents(pettingzoo.env(name))
        rows[f"{name}, OpenSpiel"] = spiel(f"riverhaven_{name}")
        rows[f"{name}, Gymnasium"] = alone(name)
        rows[f"{name}, Gymnasium, 1000 at once"] = many(name)
    for what, steps in rows.items():
        print(f"{what:40} {rate(steps):12,.0f} steps a second", flush=True)


if __name__ == "__main__":
    main()
