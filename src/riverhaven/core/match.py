"""Match: one game being played, a position with its past. It plays, takes back, tells, saves and loads."""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

import numpy as np

from riverhaven.core.dice import IMAGINED, cast
from riverhaven.core.extras import from_extra
from riverhaven.core.game import Game, V
from riverhaven.core.installed import game
from riverhaven.core.moves import Move
from riverhaven.core.paper import plain
from riverhaven.core.picture import Part, compose
from riverhaven.core.position import Position, Sight, look
from riverhaven.core.record import copy_of, frozen, put_back
from riverhaven.core.save import FORMAT, Save, illegal, understood
from riverhaven.core.state import describe
from riverhaven.core.words import Refusal, Say


class Turn(NamedTuple):
    """A move that was played, and the bytes of the state before it."""

    seat: int
    move: Move
    before: bytes

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.move}>"


class Match(Position[V]):
    """One game being played.

    >>> import riverhaven as rh
    >>> match = rh.game("newhaven").new(seats=2, seed=7)
    >>> match
    <Match newhaven, 2 seats, ply 0, waiting for 0>
    """

    def __init__(self, game: Game[V], state: np.record, seed: int | None) -> None:
        super().__init__(game, state)
        self.seed = seed
        self.turns: list[Turn] = []

    # ------------------------------------------------------------------------------------------------------- looking

    def view(self, seat: int | None) -> V:
        """What `seat` may know, as the game's typed struct; None is a spectator.

        >>> import riverhaven as rh
        >>> match = rh.game("newhaven").new(seats=2, seed=7)
        >>> len(match.view(0).mine.buildings), match.view(None).mine
        (6, None)
        """
        return look(self.sight(seat))

    def before(self, ply: int) -> np.record:
        """The state before the move number `ply`; after the last one, as it is now. It is for reading only: `copy_of`
        makes one to work with.

        >>> import riverhaven as rh
        >>> match = rh.game("newhaven").new(seats=2, seed=7)
        >>> _ = match.play(0, "place 1 c6 r0")
        >>> [int(match.before(ply).ply) for ply in (0, 1)]
        [0, 1]
        """
        return frozen(self.state) if ply == len(self.turns) else self.game.state.read(self.turns[ply].before)

    def sight(self, seat: int | None, ply: int | None = None) -> Sight[V]:
        """What `seat` may know now, or knew before the move number `ply`; None is a spectator."""
        return self._sight(self.before(len(self.turns) if ply is None else ply), seat)

    def _sight(self, state: np.record, seat: int | None) -> Sight[V]:
        if seat is not None:
            self.check_seat(seat)
        return Sight(self.game, self.game.redacted(state, seat).tobytes(), seat)

    def seen(self, ply: int, seat: int | None) -> Move:
        """The move number `ply` as `seat` may see it.

        >>> import riverhaven as rh
        >>> match = rh.game("newhaven").new(seats=2, seed=7)
        >>> _ = match.play(0, "place 1 c6 r0")
        >>> match.seen(0, seat=1)
        <place 1 c6 r0>
        """
        turn = self.turns[ply]
        return self._masked(self.before(ply), turn.seat, turn.move, seat)

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows: what a spectator may see, or everything that is left to see at the end."""
        return self.picture()

    def picture(self, seat: int | None = None) -> str:
        """The table as SVG, as `seat` may see it; None is a spectator.

        >>> import riverhaven as rh
        >>> rh.game("newhaven").new(seed=1).picture(0)[:4]
        '<svg'
        """
        return compose(self.parts(seat), self.game.art())

    def png(self, seat: int | None = None, width: int = 1280, lang: str = "en") -> bytes:
        """The same picture as PNG, so many dots wide, with its words in `lang`: for papers and posts. It needs the
        extra `pictures`."""
        from riverhaven.core.sight import spoken_picture

        with from_extra("pictures"):
            import resvg_py
        return bytes(resvg_py.svg_to_bytes(svg_string=spoken_picture(self, seat, lang), width=width))

    def text(self, seat: int | None = None, lang: str = "en", width: int = 120) -> str:
        """The table as text, as the terminal shows it to `seat`, without colours; None is a spectator.

        >>> import riverhaven as rh
        >>> "a    b    c" in rh.game("newhaven").new(seed=1).text()
        True
        """
        return plain(self.game.text(self.view(seat), lambda say: self.game.words.say(lang, say)), width)

    def __str__(self) -> str:
        return self.text()

    def parts(self, seat: int | None = None) -> list[Part]:
        """The picture in parts, each of which can be shown by itself.

        >>> import riverhaven as rh
        >>> [part.id for part in rh.game("newhaven").new(seed=1).parts(0)][0]
        'board'
        """
        return self.game.picture(self.view(seat))

    # ------------------------------------------------------------------------------------------------------- playing

    def play(self, seat: int, move: Move | str | int) -> Move:
        """Play a move, given as a Move, its text or its id. A forbidden one raises IllegalMove and changes nothing.

        >>> import riverhaven as rh
        >>> match = rh.game("newhaven").new(seats=2, seed=7)
        >>> match.play(0, "place 1 c6 r0")
        <place 1 c6 r0>
        >>> match.play(1, "place 1 c6 r0")
        Traceback (most recent call last):
        riverhaven.core.words.IllegalMove: It is not the turn of seat 1; the table waits for seat 0.
        """
        found = self.find(move)
        self.check(seat, found)
        self.turns.append(Turn(seat, found, self.state.tobytes()))
        self.game.rules.apply(self.game.parts, self.state, seat, found.id)
        self.state["ply"] += 1
        return found

    def undo(self) -> Move:
        """Take back the last move and return it. Playing it again gives the very same state.

        >>> import riverhaven as rh
        >>> match = rh.game("newhaven").new(seats=2, seed=7)
        >>> match.play(0, "place 1 c6 r0"), match.undo(), match.ply
        (<place 1 c6 r0>, <place 1 c6 r0>, 0)
        """
        if not self.turns:
            raise Refusal("nothing-to-undo")
        turn = self.turns.pop()
        put_back(self.state, turn.before)
        return turn.move

    def may_undo(self, seat: int) -> bool:
        """Whether the last move is `seat`'s alone to take back: nobody has acted since, and it revealed nothing.

        >>> import riverhaven as rh
        >>> match = rh.game("newhaven").new(seats=2, seed=7)
        >>> _ = match.play(0, "place 1 c6 r0")
        >>> match.may_undo(0), match.may_undo(1)
        (True, False)
        """
        if not self.turns or self.turns[-1].seat != seat:
            return False
        return bool(self.before(len(self.turns) - 1).dice == self.state.dice)

    # ------------------------------------------------------------------------------------------------------- telling

    def log(
        self, seat: int | None, lang: str = "en", names: Sequence[str | Say] | None = None, you: bool = False
    ) -> list[str]:
        """What has happened, in sentences, as `seat` may know it; None is a spectator. With `you`, and without
        names, they say "you" to `seat`.

        >>> import riverhaven as rh
        >>> match = rh.game("newhaven").new(seats=2, seed=7)
        >>> _ = match.play(0, "place 1 c6 r0")
        >>> print(match.log(1)[0])
        Player 1 lays the harvest tile timber-sheep-timber-wheat on c6 and gathers 1 sheep, 2 timber, and 1 wheat.
        >>> print(match.log(0, you=True)[0])
        You lay the harvest tile timber-sheep-timber-wheat on c6 and gather 1 sheep, 2 timber, and 1 wheat.
        """
        return [line for ply in range(len(self.turns)) for line in self.lines(ply, seat, lang, names, you)]

    def lines(
        self,
        ply: int,
        seat: int | None,
        lang: str = "en",
        names: Sequence[str | Say] | None = None,
        you: bool = False,
    ) -> list[str]:
        """The sentences about the move number `ply`, as `seat` may know it."""
        return self._spoken(self.told(ply, seat), lang, names, seat if you else None)

    def told(self, ply: int, seat: int | None) -> list[Say]:
        """The same sentences before they have a language; they speak of seats.

        >>> import riverhaven as rh
        >>> match = rh.game("newhaven").new(seats=2, seed=7)
        >>> _ = match.play(0, "place 1 c6 r0")
        >>> match.told(0, seat=1)[0].message
        'log-place'
        """
        turn = self.turns[ply]
        return self._tell(self.before(ply), self.before(ply + 1), turn.seat, turn.move, seat)

    def preview(
        self,
        seat: int,
        move: Move | str | int,
        lang: str = "en",
        names: Sequence[str | Say] | None = None,
        you: bool = False,
    ) -> list[str]:
        """What `move` would do, as far as it is certain: nothing of what only the dice will tell.

        >>> import riverhaven as rh
        >>> match = rh.game("newhaven").new(seats=2, seed=7)
        >>> print(*match.preview(0, "place 1 c6 r0"))
        Player 1 lays the harvest tile timber-sheep-timber-wheat on c6 and gathers 1 sheep, 2 timber, and 1 wheat.
        """
        return self._spoken(self.previewed(seat, self.find(move)), lang, names, seat if you else None)

    def previewed(self, seat: int, move: Move) -> list[Say]:
        """The same sentences before they have a language."""
        after = self._tried(seat, move)
        is_certain = after.dice == 0
        # Where something would be revealed: the move as a stranger would see it, and what has come of it by then.
        told = self._tell(self.state, after, seat, move, seat if is_certain else None)
        first, told = told[:1], told[1:]
        if not is_certain:
            certain = self._tell(self.state, self._certain(seat, move), seat, move, None)
            told = [say for say in certain if say in told]
        if after.over:
            told = []  # who wins is told when it is so
        return [*first, *told, *self.game.foretell(self.sight(seat).view, seat, move)]

    def foreseen(self, seat: int, move: Move) -> Sight[V]:
        """What `seat` would know after `move`; where the dice would have a say, just before that.

        >>> import riverhaven as rh
        >>> match = rh.game("newhaven").new(seats=2, seed=7)
        >>> match.foreseen(0, match.find("place 1 c6 r0")).view.resources
        {'stone': 0, 'sheep': 1, 'timber': 2, 'wheat': 1}
        """
        after = self._tried(seat, move)
        return self._sight(after if after.dice == 0 else self._certain(seat, move), seat)

    def _tried(self, seat: int, move: Move) -> np.record:
        """The position after `move`, made from what `seat` knows: the dice are 0, unless they rolled."""
        after = self.game.redacted(self.state, seat)
        self.game.rules.apply(self.game.parts, after, seat, move.id)
        return after

    def _certain(self, seat: int, move: Move) -> np.record:
        """The same before the dice roll: in the midst of what follows from the move."""
        then = self.game.redacted(self.state, seat)
        self.game.engine.until_the_dice("apply", self.game.parts, then, seat, move.id)
        return then

    def _tell(self, before: np.record, after: np.record, actor: int, move: Move, seat: int | None) -> list[Say]:
        known, learnt = self._sight(before, seat).view, self._sight(after, seat).view
        return self.game.tell(known, learnt, actor, self._masked(before, actor, move, seat))

    def _masked(self, before: np.record, actor: int, move: Move, seat: int | None) -> Move:
        if actor == seat:
            return move
        return self.game.moves.move(self.game.rules.mask(self.game.parts, before, actor, move.id))

    def _spoken(self, sentences: list[Say], lang: str, names: Sequence[str | Say] | None, me: int | None) -> list[str]:
        return [self.game.words.say(lang, say if names is None else say.named(names), me) for say in sentences]

    # -------------------------------------------------------------------------------------------------------- saving

    def save(self) -> str:
        """The match as JSON: game, rules version, options, seed and the moves as text. It holds the seed.

        >>> import riverhaven as rh
        >>> match = rh.game("newhaven").new(seats=2, seed=7)
        >>> rh.load(match.save()).position() == match.position()
        True
        """
        from_seed = self.seed is not None
        return Save(
            riverhaven=FORMAT,
            game=self.game.name,
            rules=self.game.rules_version,
            seats=self.seats if from_seed else None,
            options=self.options if from_seed else None,
            seed=str(self.seed) if from_seed else None,
            position=None if from_seed else describe(self.before(0), self.game.state),
            parts=None if self.game.parts_file is None else fingerprint(self.game),
            moves=[f"{turn.seat} {turn.move}" for turn in self.turns],
        ).text

    def copy(self) -> "Match[V]":
        """A match of its own that stands where this one stands. It holds every secret, and the same dice: whoever
        looks ahead in it knows the future. `imagine` is for that."""
        twin = Match(self.game, copy_of(self.state), self.seed)
        twin.turns = list(self.turns)
        return twin

    def known(self, seat: int) -> "Match[V]":
        """The match as `seat` knows it, with no past: what a player is given to decide by.

        >>> import riverhaven as rh
        >>> match = rh.game("newhaven").new(seats=2, seed=7)
        >>> match.known(0).moves(0) == match.moves(0), match.known(0).state.hand[1].any()
        (True, np.False_)
        """
        self.check_seat(seat)
        return Match(self.game, self.game.redacted(self.state, seat), seed=None)

    def imagine(self, seat: int, seed: int) -> "Match[V]":
        """A world that fits what `seat` knows, with hands and dice that the `seed` decides: to look ahead in fairly.

        >>> import riverhaven as rh
        >>> match = rh.game("newhaven").new(seats=2, seed=7)
        >>> worlds = [match.imagine(0, seed) for seed in range(2)]
        >>> [(world.state.hand[0] == match.state.hand[0]).all().item() for world in worlds]
        [True, True]
        >>> (worlds[0].state.hand[1] == worlds[1].state.hand[1]).all()
        np.False_
        """
        world = self.known(seat)
        cast(world.state, seed, IMAGINED)
        self.game.rules.deal(self.game.parts, world.state, seat)
        return world

    def __reduce__(self) -> tuple[Callable[..., "Match[V]"], tuple[object, ...]]:
        """Matches pickle: to another process, or to a file for a while. A save is for longer."""
        return _unpickled, (self.game, self.state.tobytes(), self.seed, [tuple(turn) for turn in self.turns])

    def __repr__(self) -> str:
        stands = "over" if self.over else "waiting for " + ", ".join(map(str, self.waiting))
        return f"<Match {self.game.name}, {self.seats} seats, ply {self.ply}, {stands}>"


def _unpickled(game: Game[V], state: bytes, seed: int | None, turns: list[tuple[int, Move, bytes]]) -> Match[V]:
    match = Match(game, game.state.read(bytearray(state)), seed)
    match.turns = [Turn(*turn) for turn in turns]
    return match


def fingerprint(game: Game) -> str:
    """What tells one set of parts from another."""
    return blake2b(game.parts.tobytes(), digest_size=8).hexdigest()


def load(text: str | bytes, parts: Path | str | None = None) -> Match:
    """The match that `Match.save` wrote. A file that is not whole or not legal is refused at the move where it breaks.

    >>> import riverhaven as rh
    >>> match = rh.game("newhaven").new(seats=2, seed=7)
    >>> _ = match.play(0, "place 1 c6 r0")
    >>> rh.load(match.save().replace("c6", "a1"))
    Traceback (most recent call last):
    riverhaven.core.words.Refusal: Move 1 of this save ('0 place 1 a1 r0') is not legal: ...
    """
    save = understood(text)
    match = _opened(save, parts)
    for number, (seat, move) in enumerate(save.turns, 1):
        try:
            match.play(seat, move)
        except Refusal as why:
            raise illegal(number, save.moves[number - 1], why) from None
    return match


def _opened(save: Save, parts: Path | str | None) -> Match:
    """The match of a save before its first move."""
    found = game(save.game, parts).by_rules(save.rules)
    if save.parts != (None if parts is None else fingerprint(found)):
        raise Refusal("other-parts")
    if save.position is not None:
        return found.from_position(save.position)
    return found.new(save.seats, save.seed_number, **(save.options or {}))
