"""Match: one game being played. It plays, takes back, tells, saves and loads."""

import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from operator import index
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from riverhaven.core.game import Game, game
from riverhaven.core.moves import Move
from riverhaven.core.picture import Part, compose
from riverhaven.core.state import copy_of, describe, put_back
from riverhaven.core.words import IllegalMove, Refusal, Say

SAVE_FORMAT = 1


class Turn(NamedTuple):
    """A move that was played, and the bytes of the state before it."""

    seat: int
    move: Move
    before: bytes


class Match:
    """One game being played.

    >>> import riverhaven as rh
    >>> match = rh.game("newhaven").new(seats=2, seed=7)
    >>> match
    <Match newhaven, 2 seats, ply 0, waiting for 0>
    """

    def __init__(self, game: Game, state: np.record, seed: int | None) -> None:
        self.game = game
        self.state = state
        self.seed = seed
        self.turns: list[Turn] = []

    # ------------------------------------------------------------------------------------------------------- looking

    @property
    def seats(self) -> int:
        return int(self.state["seats"])

    @property
    def options(self) -> dict[str, Any]:
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
        if seat not in self.waiting:
            return []
        out = self.game.out
        n = self.game.rules.legal(self.game.parts, self.state, seat, out)
        return [self.game.moves.move(i) for i in out[:n]]

    def view(self, seat: int | None) -> Any:
        """What `seat` may know, as the game's typed struct; None is a spectator.

        >>> import riverhaven as rh
        >>> match = rh.game("newhaven").new(seats=2, seed=7)
        >>> len(match.view(0).mine.buildings), match.view(None).mine
        (6, None)
        """
        return self._view(self.state, seat)

    def _view(self, state: np.record, seat: int | None) -> Any:
        if seat is not None and not 0 <= seat < self.seats:
            raise Refusal("no-such-seat", seat=str(seat), last=str(self.seats - 1))
        known = self.game.redacted(state, seat)
        return self.game.view(self.game.parts, known, -1 if seat is None else seat)

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

    def check(self, seat: int, move: Move) -> None:
        """Raise IllegalMove if `seat` may not play `move` now."""
        if self.over:
            raise IllegalMove("match-over")
        if seat not in self.waiting:
            raise IllegalMove("not-your-turn", seat=str(seat), waiting=", ".join(map(str, self.waiting)))
        reason = self.game.rules.reason(self.game.parts, self.state, seat, move.id)
        if reason != 0:
            raise IllegalMove(f"reason-{self.game.reasons[reason]}", self.game.words)

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
        before = np.frombuffer(self.turns[-1].before, self.game.state)[0]
        return bool(before.dice == self.state.dice)

    # ------------------------------------------------------------------------------------------------------- telling

    def log(self, seat: int | None, lang: str = "en", names: Sequence[str] | None = None) -> list[str]:
        """What has happened, in sentences, as `seat` may know it; None is a spectator.

        >>> import riverhaven as rh
        >>> match = rh.game("newhaven").new(seats=2, seed=7)
        >>> _ = match.play(0, "place 1 c6 r0")
        >>> print(match.log(1)[0])
        Player 1 lays a harvest tile on c6 and gathers 1 sheep, 2 timber, and 1 wheat.
        """
        return [line for ply in range(len(self.turns)) for line in self.lines(ply, seat, lang, names)]

    def lines(self, ply: int, seat: int | None, lang: str = "en", names: Sequence[str] | None = None) -> list[str]:
        """The sentences about the move at `ply`, as `seat` may know it."""
        turn = self.turns[ply]
        before = np.frombuffer(turn.before, self.game.state)[0]
        last = ply + 1 == len(self.turns)
        after = self.state if last else np.frombuffer(self.turns[ply + 1].before, self.game.state)[0]
        return self._lines(turn.seat, turn.move, before, after, seat, lang, names)

    def preview(self, seat: int, move: Move, lang: str = "en", names: Sequence[str] | None = None) -> list[str]:
        """What `move` would do, as far as it is certain: nothing of what only the dice will tell.

        >>> import riverhaven as rh
        >>> match = rh.game("newhaven").new(seats=2, seed=7)
        >>> print(*match.preview(0, match.moves(0)[0]))
        Player 1 lays a harvest tile on c6 and gathers 1 sheep, 2 timber, and 1 wheat.
        """
        after = self.game.redacted(self.state, seat)
        self.game.rules.apply(self.game.parts, after, seat, move.id)
        if after.dice == 0:
            return self._lines(seat, move, self.state, after, seat, lang, names)
        # Something would be revealed: tell the move itself, as a stranger would see it.
        return self._lines(seat, move, self.state, after, None, lang, names)[:1]

    def _lines(
        self,
        actor: int,
        move: Move,
        before: np.record,
        after: np.record,
        seat: int | None,
        lang: str,
        names: Sequence[str] | None,
    ) -> list[str]:
        seen = move
        if actor != seat:
            masked = self.game.rules.mask(self.game.parts, before, actor, move.id)
            seen = self.game.moves.move(masked)
        sentences = self.game.tell(self._view(before, seat), self._view(after, seat), actor, seen)
        return [self.game.words.say(lang, self._named(sentence, names)) for sentence in sentences]

    def _named(self, sentence: Say, names: Sequence[str] | None) -> Say:
        """`sentence` with the names of the people at the table where it speaks of a seat."""
        return Say(sentence.message, **{k: self._name(v, names) for k, v in sentence.variables.items()})

    def _name(self, value: Any, names: Sequence[str] | None) -> Any:
        if isinstance(value, list):
            return [self._name(v, names) for v in value]
        if not isinstance(value, Say):
            return value
        if value.message == "player" and names is not None:
            return names[value.variables["number"] - 1]
        return self._named(value, names)

    # -------------------------------------------------------------------------------------------------------- saving

    def position(self) -> dict[str, Any]:
        """The whole position, every field by name: JSON that a person can read and edit. It holds every secret.

        >>> import riverhaven as rh
        >>> rh.game("newhaven").new(seats=2, seed=7).position()["plot"][0]
        ['.....', '.....', '.....', '.....', '.....', '.....']
        """
        return describe(self.state, self.game.names)

    def save(self) -> str:
        """The match as JSON: game, rules version, options, seed and the moves as text. It holds the seed.

        >>> import riverhaven as rh
        >>> match = rh.game("newhaven").new(seats=2, seed=7)
        >>> rh.load(match.save()).position() == match.position()
        True
        """
        start: dict[str, Any]
        if self.seed is None:
            first = np.frombuffer(self.turns[0].before, self.game.state)[0] if self.turns else self.state
            start = {"position": describe(first, self.game.names)}
        else:
            # 128 bits would lose digits in a reader that keeps JSON numbers as floating point.
            start = {"seats": self.seats, "options": self.options, "seed": str(self.seed)}
        head = {"riverhaven": SAVE_FORMAT, "game": self.game.name, "rules": self.game.rules_version, **start}
        if self.game.parts_file is not None:
            head["parts"] = fingerprint(self.game)
        lines = [json.dumps(f"{turn.seat} {turn.move}") for turn in self.turns]
        # One move a line: a difference of two saves can be read, and a broken file says where it breaks.
        return json.dumps(head)[:-1] + ', "moves": [\n' + ",\n".join(lines) + "\n]}\n"

    def copy(self) -> "Match":
        """A match of its own that stands where this one stands."""
        twin = Match(self.game, copy_of(self.state), self.seed)
        twin.turns = list(self.turns)
        return twin

    def __repr__(self) -> str:
        stands = "over" if self.over else "waiting for " + ", ".join(map(str, self.waiting))
        return f"<Match {self.game.name}, {self.seats} seats, ply {self.ply}, {stands}>"


def fingerprint(game: Game) -> str:
    """What tells one set of parts from another."""
    return blake2b(game.parts.tobytes(), digest_size=8).hexdigest()


def load(text: str, parts: Path | str | None = None) -> Match:
    """The match that `Match.save` wrote. A file that is not whole or not legal is refused at the move where it breaks.

    >>> import riverhaven as rh
    >>> match = rh.game("newhaven").new(seats=2, seed=7)
    >>> _ = match.play(0, "place 1 c6 r0")
    >>> rh.load(match.save().replace("c6", "a1"))
    Traceback (most recent call last):
    riverhaven.core.words.Refusal: Move 1 of this save ('0 place 1 a1 r0') is not legal: ...
    """
    save, moves = parse(text)
    if save.get("riverhaven") != SAVE_FORMAT:
        raise Refusal("not-a-save")
    match = _opened(save, parts)
    for number, line in enumerate(moves, 1):
        seat, _, move = str(line).partition(" ")
        try:
            match.play(int(seat) if seat.isdecimal() else -1, move)
        except IllegalMove as illegal:
            raise Refusal("illegal-save", number=str(number), move=repr(line), why=str(illegal)) from None
    return match


def parse(text: str) -> tuple[dict[str, Any], list[str]]:
    """A JSON object and its list of moves, if any; refused with the place where it breaks."""
    try:
        value = json.loads(text)
    except json.JSONDecodeError as error:
        _, started, moves = text[: error.pos].partition('"moves": [')
        if started:
            whole = moves.count(",\n") if error.pos >= len(text.rstrip()) else moves.count("\n") - 1
            raise Refusal("truncated-save", number=str(max(whole, 0))) from None
        raise Refusal("not-json", line=error.lineno, column=error.colno) from None
    if not isinstance(value, dict):
        raise Refusal("not-a-save")
    return value, value.get("moves") or []


def _opened(save: Mapping[str, Any], parts: Path | str | None) -> Match:
    """The match of a save before its first move."""
    missing = [key for key in ("game", "rules") if key not in save]
    if missing or not ("position" in save or {"seats", "options", "seed"} <= save.keys()):
        raise Refusal("not-a-save")
    found = game(save["game"], parts).by_rules(save["rules"])
    if save.get("parts") != (None if parts is None else fingerprint(found)):
        raise Refusal("other-parts")
    if "position" in save:
        return found.from_position(save["position"])
    seed = str(save["seed"])
    return found.new(save["seats"], int(seed) if seed.isdecimal() else -1, **save["options"])
