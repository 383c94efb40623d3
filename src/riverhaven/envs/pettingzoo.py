"""PettingZoo: all seats are agents. `env` asks one after another (AEC), `parallel_env` all who owe a decision at once.

An observation is a dictionary: `observation`, named arrays as `game.schema` tells, and `action_mask`. Whoever plays
what is not legal loses, and the match ends.

>>> table = env("newhaven", seats=3, reward="lead")
>>> table.reset(seed=7)
>>> table.agent_selection, table.observe("seat_0")["observation"]["hand"].shape
('seat_0', (3, 24))
"""

from typing import Any

import numpy as np

from riverhaven.core.extras import from_extra
from riverhaven.core.installed import game
from riverhaven.core.match import Match
from riverhaven.core.state import Chosen
from riverhaven.core.words import IllegalMove
from riverhaven.envs import rewards, spaces

with from_extra("envs"):
    from gymnasium.spaces import Discrete, Space
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers

Seen = dict[str, Any]


def env(name: str, seats: int | None = None, reward: str = "win", **options: Chosen) -> AECEnv:
    """The game called `name`, one decision after another."""
    alone = wrappers.TerminateIllegalWrapper(raw_env(name, seats, reward, **options), illegal_reward=rewards.ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(alone))


class Shared:
    """What both kinds of environments share."""

    render_modes = ("ansi",)

    def __init__(self, name: str, seats: int | None = None, reward: str = "win", **options: Chosen) -> None:
        rewards.check(reward)
        self.game, self.reward, self.options = game(name), reward, options
        self.seats = self.game.seats[0] if seats is None else seats
        self.schema = self.game.schema(self.seats)
        self.metadata = {"name": f"riverhaven_{name}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents = list(self.possible_agents)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seen = {agent: spaces.with_mask(self.schema) for agent in self.possible_agents}
        self._moves = {agent: Discrete(self.game.moves.size) for agent in self.possible_agents}
        self._rng, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Space[Any]:
        return self._seen[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self._moves[agent]

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        self.match: Match = self.game.new(self.seats, int(self._rng.integers(1 << 62)), **self.options)
        self.agents = list(self.possible_agents)
        self.gained = self.worth()

    def worth(self) -> np.ndarray:
        return rewards.worth(self.reward, self.match.scores, self.match.places)

    def rewarded(self) -> dict[str, float]:
        """What each seat has gained since it was last asked for."""
        now = self.worth()
        gained = dict(zip(self.possible_agents, (now - self.gained).tolist(), strict=True))
        self.gained = now
        return gained

    def observe(self, agent: str) -> Seen:
        seat = self.seat_of[agent]
        return {"observation": self.match.observation(seat), "action_mask": self.match.mask(seat)}

    def render(self) -> str:
        return str(self.match)

    def close(self) -> None:
        """There is nothing to close."""


class raw_env(Shared, AECEnv):  # type: ignore[misc] # noqa: N801 - what PettingZoo calls it
    """One decision after another, without the wrappers that refuse nonsense."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Seen] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.match.waiting[0]]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.match.play(self.seat_of[agent], int(action))  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.rewarded()
        if self.match.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.match.waiting[0]]
        self._accumulate_rewards()


class parallel_env(Shared, ParallelEnv):  # type: ignore[misc] # noqa: N801 - what PettingZoo calls it
    """All who owe a decision decide at once. The mask of the others is empty, and what they send is not looked at."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Seen]]:
        self.begin(seed)
        return self.seen(), {agent: {} for agent in self.agents}

    def seen(self) -> dict[str, Seen]:
        return {agent: self.observe(agent) for agent in self.possible_agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Seen]]:
        guilty = self.decided(actions)
        gained = self.rewarded() | dict.fromkeys(guilty, rewards.ILLEGAL)
        over = dict.fromkeys(self.possible_agents, self.match.over or bool(guilty))
        if self.match.over or guilty:
            self.agents = []
        return self.seen(), gained, over, dict.fromkeys(over, False), {agent: {} for agent in over}

    def decided(self, actions: dict[str, int]) -> list[str]:
        """Play what was decided. Whoever has decided what is not legal is named, and nothing more is played."""
        for seat in self.match.waiting:
            if seat in self.match.waiting:  # an earlier decision may have changed that
                agent = self.possible_agents[seat]
                try:
                    self.match.play(seat, int(actions[agent]))
                except IllegalMove:
                    return [agent]
        return []
