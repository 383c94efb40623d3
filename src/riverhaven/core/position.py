"""Position: how a match stands, who is asked and what may be played. Sight: what a seat may know of it."""

from collections.abc import Callable
from functools import lru_cache
from operator import index
from typing import Generic, NamedTuple

import numpy as np

from riverhaven.core.game import Game, V
from riverhaven.core.moves import Move
from riverhaven.core.picture import Part
from riverhaven.core.schema import Observation
from riverhaven.core.state import Chosen, Json, describe
from riverhaven.core.words import IllegalMove, Refusal


class Sight(NamedTuple, Generic[V]):
    """What a seat may know of a match at one moment. Whoever may know the same has the same sight."""

    game: Game[V]
    known: bytes  # the redacted record
    seat: int | None

    @property
    def record(self) -> np.record:
        return self.game.state.read(bytearray(self.known))  # a copy: rules may want to write

    @property
    def view(self) -> V:
        """In the words of the game. Making it takes a while, so it is kept and shared: do not change it."""
        return kept_look(self)

    @property
    def parts(self) -> list[Part]:
        """The picture in parts."""
        return self.game.picture(self.view)


def look(sight: Sight[V]) -> V:
    """What a seat knows, in the words of the game."""
    return sight.game.view(sight.game.parts, sight.record, -1 if sight.seat is None else sight.seat)


kept_look: Callable[[Sight[V]], V] = lru_cache(maxsize=1024)(look)


class Position(Generic[V]):
    """How a match stands, whatever has led there."""

    def __init__(self, game: Game[V], state: np.record) -> None:
        self.game = game
        self.state = state

    @property
    def seats(self) -> int:
        return int(self.state["seats"])

    @property
    def options(self) -> dict[str, Chosen]:
        """The options of this match.

        >>> import riverhaven as rh
        >>> rh.game("newhaven").new(seed=1, side="B").options["side"]
        'B'
        """
        return {option.name: option.choices[self.state[option.name]] for option in self.game.options}

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision.

        >>> import riverhaven as rh
        >>> rh.game("newhaven").new(seed=1).waiting
        (0,)
        """
        waiting = int(self.state["waiting"])
        return tuple(seat for seat in range(self.seats) if waiting >> seat & 1)

    @property
    def over(self) -> bool:
        """Whether the match has ended.

        >>> import riverhaven as rh
        >>> rh.game("newhaven").new(seed=1).over
        False
        """
        return bool(self.state["over"])  # an attribute of a record is five times as slow to read

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat, as they stand.

        >>> import riverhaven as rh
        >>> rh.game("newhaven").new(seed=1).scores
        (0, 0)
        """
        return tuple(self.state.score[: self.seats].tolist())

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat: 1 = winner, shared when tied; 0 while the match runs.

        >>> import riverhaven as rh
        >>> rh.game("newhaven").new(seed=1).places
        (0, 0)
        """
        return tuple(self.state.place[: self.seats].tolist())

    @property
    def ply(self) -> int:
        return int(self.state.ply)

    def moves(self, seat: int) -> list[Move]:
        """The legal moves of `seat`; none unless it owes a decision.

        >>> import riverhaven as rh
        >>> match = rh.game("newhaven").new(seats=2, seed=7)
        >>> len(match.moves(0)), str(match.moves(0)[0]), match.moves(1)
        (252, 'place 1 c6 r0', [])
        """
        self.check_seat(seat)
        if seat not in self.waiting:
            return []
        return [self.game.moves.move(i) for i in self.game.legal(self.state, seat)]

    def mask(self, seat: int) -> np.ndarray:
        """A 1 for every legal move of `seat`, by their ids; all 0 unless it owes a decision.

        >>> import riverhaven as rh
        >>> match = rh.game("newhaven").new(seats=2, seed=7)
        >>> match.mask(0).sum(), match.mask(0).shape == (match.game.moves.size,), match.mask(1).any()
        (np.int64(252), True, np.False_)
        """
        self.check_seat(seat)
        mask = np.zeros(self.game.moves.size, np.int8)
        if seat in self.waiting:
            mask[self.game.legal(self.state, seat)] = 1
        return mask

    def observation(self, seat: int) -> Observation:
        """What `seat` may know, as named arrays, with the seats counted from it on; `game.schema` tells about them.

        >>> import riverhaven as rh
        >>> match = rh.game("newhaven").new(seats=2, seed=7)
        >>> match.observation(0)["hand"].sum(axis=1).tolist(), match.observation(1)["active"].item()
        ([6, 0], 1)
        """
        self.check_seat(seat)
        known = np.frombuffer(self.game.redacted(self.state, seat).tobytes(), np.int8)[np.newaxis]
        seen = self.game.schema(self.seats).observe(known, np.array([seat]))
        return {name: numbers[0, ...] for name, numbers in seen.items()}

    def check_seat(self, seat: int, refusal: type[Refusal] = Refusal) -> None:
        """Refuse a seat that this match does not have."""
        if not isinstance(seat, int | np.integer) or not 0 <= seat < self.seats:
            raise refusal("no-such-seat", seat=repr(seat), last=str(self.seats - 1))

    # ------------------------------------------------------------------------------------------------- what is allowed

    def find(self, move: Move | str | int) -> Move:
        """The move that is meant; IllegalMove where the game has none such."""
        moves = self.game.moves
        try:
            id = moves.id(move) if isinstance(move, str) else move.id if isinstance(move, Move) else index(move)
            if not 0 <= id < moves.size:
                raise KeyError(id)
        except (KeyError, TypeError):
            kinds = ", ".join(map(repr, moves.blocks.values()))
            raise IllegalMove("no-such-move", move=str(move), kinds=kinds) from None
        return moves.move(id)

    def check(self, seat: int, move: Move | str | int) -> None:
        """Raise IllegalMove if `seat` may not play `move` now, which may be given as for `play`.

        >>> import riverhaven as rh
        >>> rh.game("newhaven").new(seats=2, seed=7).check(0, "pass")
        Traceback (most recent call last):
        riverhaven.core.words.IllegalMove: ...
        """
        found = self.find(move)
        self.check_asked(seat)
        reason = self.game.rules.reason(self.game.parts, self.state, seat, found.id)
        if reason != 0:
            raise IllegalMove(f"reason-{self.game.reasons[reason]}", self.game.words)

    def check_asked(self, seat: int) -> None:
        """Raise IllegalMove if `seat` owes no decision."""
        self.check_seat(seat, IllegalMove)
        if self.over:
            raise IllegalMove("match-over")
        if seat not in self.waiting:
            raise IllegalMove("not-your-turn", seat=str(seat), waiting=", ".join(map(str, self.waiting)))

    def position(self) -> Json:
        """The whole position, every field by name: JSON that a person can read and edit. It holds every secret.

        >>> import riverhaven as rh
        >>> rh.game("newhaven").new(seats=2, seed=7).position()["plot"][0]
        ['.....', '.....', '.....', '.....', '.....', '.....']
        """
        return describe(self.state, self.game.state)
