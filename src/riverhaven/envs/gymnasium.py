"""Gymnasium: one learner against given bots. To import this registers `riverhaven/newhaven-v1` and its kin.

An observation is made of named arrays, as `game.schema` tells; the mask of legal moves is in `info["action_mask"]`, and
`env.action_masks()` gives it to sb3-contrib. Whoever plays what is not legal loses, and the episode ends.

>>> import gymnasium
>>> table = gymnasium.make("riverhaven/newhaven-v1", bots=("easy",), reward="lead")
>>> seen, info = table.reset(seed=7)
>>> seen["hand"].shape, info["action_mask"].shape
((2, 24), (1751,))
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from riverhaven.bots.batches import Company
from riverhaven.bots.outside import Player, chosen, name_of, players
from riverhaven.core.extras import from_extra
from riverhaven.core.installed import game, installed
from riverhaven.core.match import Match
from riverhaven.core.state import Chosen
from riverhaven.core.words import IllegalMove, Refusal
from riverhaven.envs import rewards, spaces

with from_extra("envs"):
    import gymnasium
    from gymnasium.spaces import Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Seen = dict[str, Any]


class Learner(gymnasium.Env[Seen, Any]):
    """One match after another. The learner sits on `seat`, or anywhere if that is None; the `bots` take the other seats
    in turn order, and the last of them fills the table."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - so Gymnasium wants it

    def __init__(
        self,
        game_name: str,
        seats: int | None = None,
        bots: Sequence[str | Player] = ("easy",),
        seat: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Chosen,
    ) -> None:
        rewards.check(reward)
        self.game, self.reward, self.options, self.render_mode = game(game_name), reward, options, render_mode
        self.seats = self.game.seats[0] if seats is None else seats
        self.schema = self.game.schema(self.seats)
        self.fixed = checked_seat(seat, self.seats)
        self.names = filled(bots, self.seats - 1)
        self.others = players(self.names)
        self.observation_space = spaces.observations(self.schema)
        self.action_space: Any = Discrete(self.game.moves.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Seen]:
        super().reset(seed=seed)
        self.match: Match = self.game.new(self.seats, int(self.np_random.integers(1 << 62)), **self.options)
        self.seat = int(self.np_random.integers(self.seats)) if self.fixed is None else self.fixed
        self.gained = 0.0
        self._others_play()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, Seen]:
        try:
            self.match.play(self.seat, int(action))
        except IllegalMove as illegal:
            return self._seen(), rewards.ILLEGAL, True, False, {**self._info(), "illegal": str(illegal)}
        self._others_play()
        before, self.gained = self.gained, self._worth()
        return self._seen(), self.gained - before, self.match.over, False, self._info()

    def _others_play(self) -> None:
        while not self.match.over and self.match.waiting[0] != self.seat:
            seat = self.match.waiting[0]
            other = (seat - self.seat) % self.seats - 1
            luck = int(self.np_random.integers(1 << 62))
            self.match.play(seat, chosen(self.others[other], name_of(self.names[other]), self.match, seat, luck))

    def _worth(self) -> float:
        return float(rewards.worth(self.reward, self.match.scores, self.match.places)[self.seat])

    def _seen(self) -> Seen:
        return self.match.observation(self.seat)

    def _info(self) -> Seen:
        return {"action_mask": self.action_masks(), "scores": self.match.scores, "seat": self.seat}

    def action_masks(self) -> np.ndarray:
        """The mask of legal moves, as sb3-contrib asks for it."""
        return self.match.mask(self.seat)

    def render(self) -> str | None:
        return self.match.text(self.seat) if self.render_mode == "ansi" else None


class Learners(VectorEnv[Seen, np.ndarray, np.ndarray]):
    """Many matches at once, in one array, played on to the learner's next decision by compiled code. The bots must be
    those that play compiled: random, greedy and the levels up to `hard`.

    A match that has ended begins anew with the next step, whose action is not looked at; or, with `autoreset_mode`
    "SameStep", at once: then what was seen at its end is in `info["final_obs"]`, and what was known of it in
    `info["final_info"]`."""

    def __init__(
        self,
        num_envs: int,
        game_name: str,
        seats: int | None = None,
        bots: Sequence[str] = ("easy",),
        seat: int | None = None,
        reward: str = "win",
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        **options: Chosen,
    ) -> None:
        rewards.check(reward)
        self.metadata = {"autoreset_mode": checked_mode(autoreset_mode)}
        self.num_envs, self.game, self.reward, self.options = num_envs, game(game_name), reward, options
        self.seats = self.game.seats[0] if seats is None else seats
        self.schema = self.game.schema(self.seats)
        self.fixed = checked_seat(seat, self.seats)
        self.company = Company(self.game, self.seats, filled(bots, self.seats - 1))
        self.single_observation_space = spaces.observations(self.schema)
        self.single_action_space = Discrete(self.game.moves.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, Seen]:
        super().reset(seed=seed if isinstance(seed, int | None) else one_of(seed))
        self.batch = self.game.batch(self.num_envs, self.seats, 0, **self.options)
        self.own = np.zeros(self.num_envs, np.int8)
        self.gained = np.zeros(self.num_envs)
        self.ended = np.ones(self.num_envs, bool)
        self._begin()
        self.ended[:] = False
        return self._seen(), self._info()

    def _begin(self) -> None:
        """Set up anew what has ended, and let the bots play."""
        count = int(self.ended.sum())
        if count:
            fresh = self.game.batch(count, self.seats, int(self.np_random.integers(1 << 62)), **self.options)
            self.batch.states[self.ended] = fresh.states
            anywhere = self.np_random.integers(self.seats, size=count)
            self.own[self.ended] = anywhere if self.fixed is None else self.fixed
            self.gained[self.ended] = 0.0
        self.company.play_on(self.batch.states, self.own)

    def step(self, actions: np.ndarray) -> tuple[Seen, np.ndarray, np.ndarray, np.ndarray, Seen]:
        fresh, moves = self.ended, np.asarray(actions)
        wrong = (self.batch.step(np.where(fresh, 0, moves)) != 0) & ~fresh
        self.ended = fresh
        self._begin()
        worth = rewards.worth(self.reward, self.batch.scores, self.batch.places)[np.arange(self.num_envs), self.own]
        gained = np.where(wrong, rewards.ILLEGAL, np.where(fresh, 0.0, worth - self.gained))
        self.gained = worth
        ended = self.ended = (self.batch.states["over"] == 1) | wrong
        final = {}
        if self.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP and ended.any():
            final = self._final()
            self._begin()
            self.ended = np.zeros_like(ended)
        return self._seen(), gained, ended.copy(), np.zeros(self.num_envs, bool), self._info() | final

    def _seen(self) -> Seen:
        return self.company.observations(self.batch.states, self.own)

    def _info(self) -> Seen:
        everybody = np.ones(self.num_envs, bool)
        return {"action_mask": self.batch.mask, "_action_mask": everybody} | self._told(everybody)

    def _told(self, of: np.ndarray) -> Seen:
        told = {"scores": self.batch.scores.copy(), "seat": self.own.copy()}
        return told | {f"_{name}": of for name in told}

    def _final(self) -> Seen:
        """What those see whose matches have ended, before these begin anew."""
        ended = self.ended
        seen = self.company.observations(self.batch.states[ended], self.own[ended])
        last = np.full(self.num_envs, None, object)
        last[ended] = [{name: numbers[i] for name, numbers in seen.items()} for i in range(ended.sum())]
        return {"final_obs": last, "_final_obs": ended, "final_info": self._told(ended), "_final_info": ended}


def one_of(seeds: Sequence[int | None]) -> int | None:
    """One seed made of several: the matches have one source of luck."""
    known = [seed for seed in seeds if seed is not None]
    return int(np.random.SeedSequence(known).generate_state(1)[0]) if known else None


def checked_mode(mode: str | AutoresetMode) -> AutoresetMode:
    """When a match that has ended begins anew: in the next step, or in the same."""
    allowed = {known.value: known for known in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)}
    found = allowed.get(mode.value if isinstance(mode, AutoresetMode) else mode)
    if found is None:
        raise Refusal("unknown-setting", setting=str(mode), allowed=", ".join(allowed))
    return found


def checked_seat(seat: int | None, seats: int) -> int | None:
    if seat is not None and seat not in range(seats):
        raise Refusal("no-such-seat", seat=str(seat), last=str(seats - 1))
    return seat


def filled(bots: Sequence[Any], seats: int) -> list[Any]:
    """A bot for every other seat: the last one fills the table."""
    if isinstance(bots, str) or not 0 < len(bots) <= seats:
        raise Refusal("wrong-line-up", bots=repr(bots), seats=str(seats))
    return [*bots, *[bots[-1]] * (seats - len(bots))]


def register() -> None:
    for name in installed():
        gymnasium.register(
            f"riverhaven/{name}-v1",
            entry_point=f"{__name__}:Learner",
            vector_entry_point=f"{__name__}:Learners",
            kwargs={"game_name": name},
        )


register()
