"""OpenSpiel: to import this registers `riverhaven_newhaven` and its kin.

>>> import pyspiel
>>> game = pyspiel.load_game("riverhaven_newhaven(players=3)")
>>> game.num_players(), game.num_distinct_actions()
(3, 1751)

A match begins with one chance node, the deal: it decides every draw to come, so that a row of actions is the whole
match. Whoever searches must therefore not search in clones of a state, which know the future: `state.imagine(player,
seed)` is a state that fits what the player knows.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from riverhaven.core.extras import from_extra
from riverhaven.core.game import Game
from riverhaven.core.installed import game, installed
from riverhaven.core.match import Match
from riverhaven.core.schema import flat
from riverhaven.envs import rewards

with from_extra("envs"):
    import pyspiel

DEALS = 10_000  # as many different ones there are, unless the parameter `deals` says otherwise
PLAYERS, HOW_MANY, REWARD = "players", "deals", "reward"


def game_type(played: Game) -> Any:
    """What OpenSpiel is told about a game."""
    parameters = {PLAYERS: played.seats[0], HOW_MANY: DEALS, REWARD: "win"}
    return pyspiel.GameType(
        short_name=f"riverhaven_{played.name}",
        long_name=played.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=played.seats[-1],
        min_num_players=played.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters | {option.name: option.default for option in played.options},
    )


class Spiel(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats, options and reward settled; of which game it is, a class below it says."""

    played: Game
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        played, kind = self.played, self.kind
        chosen = {**kind.parameter_specification, **(params or {})}
        self.seats, self.deals, self.reward = chosen[PLAYERS], chosen[HOW_MANY], chosen[REWARD]
        self.options = {option.name: chosen[option.name] for option in played.options}
        rewards.check(self.reward)
        played.unopened(self.seats, self.options)  # refuses what cannot be
        low, high = (0.0, 1.0) if self.reward in ("win", "place") else (-float(1 << 16), float(1 << 16))
        info = pyspiel.GameInfo(
            num_distinct_actions=played.moves.size,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=low,
            max_utility=high,
            utility_sum=None,
            max_game_length=played.longest,
        )
        super().__init__(kind, info, dict(params or {}))

    def new_initial_state(self, state: Any = None) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match; none yet, where it is still to be dealt."""

    def __init__(self, spiel: Spiel) -> None:
        super().__init__(spiel)
        self.spiel = spiel
        self.match: Match | None = None

    def current_player(self) -> int:
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.match.over else self.match.waiting[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.spiel.deals) for deal in range(self.spiel.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.match is None:
            return []
        found: list[int] = np.flatnonzero(self.match.mask(player)).tolist()
        return found

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = self.spiel.played.new(self.spiel.seats, action, **self.spiel.options)
        else:
            self.match.play(self.match.waiting[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.spiel.played.moves.text(action)

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        if self.match is None or not self.match.over:
            return [0.0] * self.spiel.seats
        found: list[float] = rewards.worth(self.spiel.reward, self.match.scores, self.match.places).tolist()
        return found

    def imagine(self, player: int, seed: int) -> "SpielState":
        """A state that fits what `player` knows, to search in fairly. It has no history."""
        world = SpielState(self.spiel)
        if self.match is not None:
            world.match = self.match.imagine(player, seed)
        return world

    def __str__(self) -> str:
        return "a deal" if self.match is None else f"{self.match!r} {self.match.state.tobytes().hex()}"


class Observer:
    """What a player may know, as one row of numbers; `dict` has them by name."""

    def __init__(self, spiel: Spiel) -> None:
        schema = spiel.played.schema(spiel.seats)
        self.tensor = np.zeros(schema.size, np.float32)
        self.dict, first = {}, 0
        for name, field in schema.items():
            size = int(np.prod(field.shape))
            self.dict[name] = self.tensor[first : first + size].reshape(field.shape)
            first += size

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0.0 if state.match is None else flat(state.match.observation(player))

    def string_from(self, state: SpielState, player: int) -> str:
        return "a deal" if state.match is None else state.match.game.redacted(state.match.state, player).tobytes().hex()


def register() -> None:
    for name in installed():
        kind = game_type(game(name))
        if kind.short_name not in pyspiel.registered_names():
            # A class, as for OpenSpiel's own games: it lets go of this after Python has ended, and a class stays.
            made = type(f"{name}_as_spiel", (Spiel,), {"played": game(name), "kind": kind})
            globals()[made.__name__] = made  # where it is found when a state is copied
            pyspiel.register_game(kind, made)


register()
