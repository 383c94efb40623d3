"""Batch: many matches at once, in one array, on a core or on a GPU."""

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Protocol, runtime_checkable

import numpy as np
from numpy.typing import ArrayLike

from riverhaven.core.gear import GEAR
from riverhaven.core.loops import GREEDY, RANDOM, mask_all, play_all, see_all, set_up_all, step_all
from riverhaven.core.recording import Recording
from riverhaven.core.schema import Array, Observation, fields_of
from riverhaven.core.seeds import WORK, digits_of
from riverhaven.core.state import Chosen
from riverhaven.core.words import Refusal

if TYPE_CHECKING:
    from riverhaven.core.game import Game
    from riverhaven.core.match import Match
    from riverhaven.core.moves import Move

POLICIES = {"random": RANDOM, "hand": GREEDY}  # those of the core, which a GPU has too
# How bots play a batch, one on each seat: decisions, choices, and the record. They put it here: the core knows no bots.
by_bots: "Callable[[Batch, Sequence[str | Chooser], bool], tuple[int, int, Recording | None]] | None" = None


@runtime_checkable
class Chooser(Protocol):
    """Whoever can choose a move."""

    def choose(self, match: "Match", seat: int, seed: int) -> "Move | str | int": ...


class Place(Protocol):
    """Where the matches lie, and who moves them: a core here, a GPU in `device`."""

    game: "Game"
    count: int  # of matches
    arrays: ModuleType  # the library of its arrays, NumPy or CuPy

    def set_up(self, opening: np.record, base: np.ndarray) -> None: ...

    def play(self, policy: int) -> tuple[int, int]: ...  # decisions, and those with two or more legal moves

    def step(self, moves: ArrayLike) -> Array: ...  # why not, for each match; 0 where the move was played

    def masks(self) -> tuple[Array, Array]: ...  # of the legal moves, and whose they are

    def seen(self) -> Array: ...  # the records as those who are asked next may know them, as bytes

    def memory(self) -> Array: ...  # the records themselves, as bytes

    def states(self) -> np.ndarray: ...  # the records


class Batch:
    """Many matches of one game with the same seats and options.

    >>> import riverhaven as rh
    >>> batch = rh.game("newhaven").batch(100, seats=3, seed=1)
    >>> batch.play().states["over"].all()
    np.True_
    """

    def __init__(self, game: "Game", count: int, seats: int, seed: int, options: Mapping[str, Chosen]) -> None:
        if type(count) is not int or count < 0:
            raise Refusal("wrong-count", count=repr(count))
        if type(seed) is not int or not 0 <= seed <= seed + count <= 2**128:
            raise Refusal("wrong-seed", seed=repr(seed))
        self.game, self.count, self.seats = game, count, seats
        self.decisions = 0
        self.choices = 0  # decisions with two or more legal moves
        self.record: Recording | None = None  # of all choices, where `play` was told to keep them
        self.place = place_for(game, count)
        self.place.set_up(game.unopened(seats, options), np.array(digits_of(seed), np.int8))

    def play(self, policy: "str | Chooser | Sequence[str | Chooser]" = "random", record: bool = False) -> "Batch":
        """Play every match to its end, and return the batch itself.

        The policy is a bot, by its name or one of your own, or a list with one for each seat. Those that choose at
        random or by a look at every move (greedy, easy, medium, hard) play compiled; others one match after another.
        `hand` is the quickest that thinks: it takes the move after which the game's own estimate is highest, in one
        world that fits what the seat knows. On a GPU there are `random` and `hand`.

        With `record`, all choices are kept in `batch.record`: some kilobytes each.

        >>> import riverhaven as rh
        >>> batch = rh.game("newhaven").batch(10, seats=2).play(["greedy", "random"], record=True)
        >>> batch.decisions > batch.choices == len(batch.record) > 0
        True
        """
        if isinstance(policy, str) and policy in POLICIES and not record:
            decisions, choices = self.place.play(POLICIES[policy])
        else:
            decisions, choices, self.record = self._played_by_bots(policy, record)
        self.decisions += decisions
        self.choices += choices
        return self

    def _played_by_bots(
        self, policy: "str | Chooser | Sequence[str | Chooser]", record: bool
    ) -> tuple[int, int, Recording | None]:
        if GEAR == "cuda":
            raise Refusal("policy-on-gpu", policy=str(policy), allowed=", ".join(POLICIES))
        if by_bots is None:
            raise Refusal("unknown-policy", policy=str(policy), allowed=", ".join(POLICIES))
        if isinstance(policy, Sequence) and not isinstance(policy, str | Chooser):  # a bot of ours is a tuple, too
            seated = list(policy)
        else:
            seated = [policy] * self.seats
        if len(seated) != self.seats:
            raise Refusal("wrong-line-up", bots=str(len(seated)), seats=str(self.seats))
        return by_bots(self, seated, record)

    def step(self, moves: ArrayLike) -> Array:
        """Play one move in every match, for the seat that is asked next; nothing happens in one that is over.

        Returns why not, as an index into the game's reasons, for each match: 0 where the move was played.

        >>> import riverhaven as rh
        >>> batch = rh.game("newhaven").batch(3, seats=2, seed=7)
        >>> batch.step(batch.mask.argmax(axis=1))
        array([0, 0, 0], dtype=int8)
        """
        return self.place.step(moves)

    @property
    def mask(self) -> Array:
        """For each match, a 1 for every move that is legal for the seat that is asked next.

        >>> import riverhaven as rh
        >>> rh.game("newhaven").batch(3, seats=2, seed=7).mask.sum(axis=1).tolist()
        [252, 252, 252]
        """
        return self.place.masks()[0]

    @property
    def asked(self) -> Array:
        """The seat that is asked next in each match; -1 where it is over.

        >>> import riverhaven as rh
        >>> rh.game("newhaven").batch(3, seats=2, seed=7).asked
        array([0, 0, 0], dtype=int8)
        """
        return self.place.masks()[1]

    def observe(self) -> dict[str, Array]:
        """What the seat that is asked next may know, field by field, for every match: arrays without a copy.

        >>> import riverhaven as rh
        >>> rh.game("newhaven").batch(3, seats=2, seed=7).observe()["plot"].shape
        (3, 4, 6, 5)
        """
        return fields_of(self.place.seen(), self.game.state.dtype)

    def observations(self) -> Observation:
        """The same as those who learn are given it, with the seats counted from the one that looks: for each match what
        `Match.observation` gives; `game.schema` tells about it.

        >>> import riverhaven as rh
        >>> rh.game("newhaven").batch(3, seats=2, seed=7).observations()["plot"].shape
        (3, 2, 6, 5)
        """
        own = self.asked
        return self.game.schema(self.seats).observe(self.place.seen(), own * (own >= 0), self.place.arrays)

    @property
    def states(self) -> np.ndarray:
        """The records of all matches, in this machine's memory."""
        return self.place.states()

    @property
    def scores(self) -> Array:
        """The points of each match and seat."""
        return fields_of(self.place.memory(), self.game.state.dtype)["score"][:, : self.seats]

    @property
    def places(self) -> Array:
        """The places of each match and seat: 1 = winner, shared when tied."""
        return fields_of(self.place.memory(), self.game.state.dtype)["place"][:, : self.seats]

    def __len__(self) -> int:
        return self.count


def place_for(game: "Game", count: int) -> Place:
    if GEAR == "cuda":
        from riverhaven.core.device import Device

        return Device(game, count)
    return Host(game, count)


class Host:
    """Matches in this machine's memory."""

    def __init__(self, game: "Game", count: int) -> None:
        self.game, self.count = game, count
        self.arrays: ModuleType = np
        self.records = np.zeros(count, game.state.dtype)
        self.worlds = np.zeros(2, game.state.dtype)

    def set_up(self, opening: np.record, base: np.ndarray) -> None:
        self.game.bound(set_up_all)(self.game.parts, self.records, opening, base, np.zeros(WORK, np.int64))

    def play(self, policy: int) -> tuple[int, int]:
        tally = np.zeros(2, np.int64)
        room = self.game.moves.room()
        self.game.bound(play_all)(self.game.parts, self.records, policy, self.worlds, room, tally)
        return int(tally[0]), int(tally[1])

    def step(self, moves: ArrayLike) -> Array:
        whys = np.zeros(len(self.records), np.int8)
        self.game.bound(step_all)(self.game.parts, self.records, checked_moves(moves, self, np), whys)
        return whys

    def masks(self) -> tuple[Array, Array]:
        masks = np.zeros((len(self.records), self.game.moves.size), np.int8)
        seats = np.zeros(len(self.records), np.int8)
        flat = masks.reshape(-1)
        self.game.bound(mask_all)(self.game.parts, self.records, self.game.moves.room(), flat, seats)
        return masks, seats

    def seen(self) -> Array:
        found = np.zeros_like(self.records)
        self.game.bound(see_all)(self.game.parts, self.records, found)
        return as_bytes(found)

    def memory(self) -> Array:
        return as_bytes(self.records)

    def states(self) -> np.ndarray:
        return self.records


def as_bytes(records: np.ndarray) -> np.ndarray:
    return records.view(np.int8).reshape(len(records), records.dtype.itemsize)


def checked_moves(moves: ArrayLike, place: Place, arrays: ModuleType) -> Array:
    """The ids of moves, one for each match; what is no move of the game is refused before a rule sees it."""
    is_foreign = hasattr(moves, "__dlpack__") and not isinstance(moves, np.ndarray | arrays.ndarray)  # PyTorch's, JAX's
    given = arrays.from_dlpack(moves) if is_foreign else arrays.asarray(moves)
    found: Array = arrays.ascontiguousarray(given, dtype=np.int32)
    size, count = place.game.moves.size, place.count
    if found.shape != (count,) or bool(((found < 0) | (found >= size)).any()):
        raise Refusal("wrong-moves", last=str(size - 1), count=str(count))
    return found
