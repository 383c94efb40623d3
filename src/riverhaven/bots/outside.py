"""Bots from outside: a class of yours, or a program in any language. They are given what their seat may know, and
nothing else, and what they answer is checked.

A program is started once and asked again and again, a line of JSON each time; docs/researchers.md tells what is in it.
"""

import json
import queue
import shlex
import subprocess
import threading
import weakref
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, runtime_checkable

from riverhaven.bots.players import Bot, bot
from riverhaven.core.match import Match
from riverhaven.core.moves import Move
from riverhaven.core.words import IllegalMove, Refusal

COMMAND = "cmd:"
CLOCK = 10.0  # seconds that a program has for a move
LONGEST_LINE = 1 << 16
PATIENCE = 1.0


@runtime_checkable
class Player(Protocol):
    """Whoever can choose a move: a bot of ours, or of yours."""

    def choose(self, match: Match, seat: int, seed: int) -> Move | str | int:
        """The move to play on `seat`. The match is as that seat knows it; the same `seed` is to give the same move."""
        ...


def player(given: "str | Player", clock: float = CLOCK) -> Player:
    """The player that is meant: one of our bots by its name, `module:Class`, `cmd:PROGRAM`, or a player itself.

    >>> import riverhaven as rh
    >>> rh.player("hard")
    Bot(name='hard', threads=1, seed=None)
    """
    if not isinstance(given, str):
        if isinstance(given, type) or not isinstance(given, Player):
            raise Refusal("no-player", bot=repr(given))
        return given
    if given.startswith(COMMAND):
        return Program(given, clock)
    module, colon, name = given.partition(":")
    if colon and module not in ("search", "greedy"):
        return of_class(given, module, name)
    return bot(given)


def name_of(given: "str | Player") -> str:
    return given if isinstance(given, str) else str(getattr(given, "name", type(given).__name__))


def told_apart(given: "Sequence[str | Player]") -> tuple[list[str], "dict[str, Player]"]:
    """What each is called, and the player itself where one was given: a second one of the same name gets a number."""
    names: list[str] = []
    own: dict[str, Player] = {}
    for one in given:
        name = first = name_of(one)
        if not isinstance(one, str):
            number = 2
            while own.get(name, one) is not one or name in given:
                name, number = f"{first} {number}", number + 1
            own[name] = player(one)
        names.append(name)
    return names, own


def of_class(given: str, module: str, name: str) -> Player:
    """One of a class of yours, made without arguments."""
    try:
        made = getattr(import_module(module), name)()
    except (ImportError, AttributeError, TypeError, ValueError) as why:
        raise Refusal("no-such-class", bot=given, why=str(why)) from None
    return player(made)


def chosen(player: Player, name: str, match: Match, seat: int, seed: int) -> Move:
    """What a player chooses from what its seat knows; refused where that is no legal move."""
    if isinstance(player, Bot):
        return player.choose(match, seat, seed)
    known = match.known(seat)
    answer = player.choose(known, seat, seed)
    try:
        match.check(seat, answer)
    except IllegalMove as why:
        raise Refusal("bot-plays-nonsense", bot=name, move=str(answer), why=str(why)) from None
    return match.find(answer)


class Program:
    """A program that plays through its standard input and output."""

    def __init__(self, name: str, clock: float = CLOCK) -> None:
        self.name, self.clock = name, clock
        self.process: subprocess.Popen[bytes] | None = None

    def choose(self, match: Match, seat: int, seed: int) -> Move | str | int:
        moves = match.moves(seat)
        if len(moves) == 1:
            return moves[0]
        asked = {
            "game": match.game.name,
            "seats": match.seats,
            "options": match.options,
            "seat": seat,
            "ply": match.ply,
            "phase": match.game.phases[match.state.phase],
            "scores": match.scores,
            "position": match.position(),
            "moves": [str(move) for move in moves],
            "seconds": self.clock,
            "seed": seed,
        }
        answer = self.ask(json.dumps(asked).encode())
        try:
            found = json.loads(answer)["move"]
        except (ValueError, KeyError, TypeError):
            found = None
        if not isinstance(found, str):
            self.close()
            raise Refusal("bot-speaks-nonsense", bot=self.name, line=answer[:200].decode(errors="replace").strip())
        return found

    def ask(self, line: bytes) -> bytes:
        """Its answer to one line. A program that takes too long, or is gone, is ended."""
        process = self.process or self.start()
        assert process.stdin
        while not self.lines.empty():
            self.lines.get()  # what it says without being asked is no answer
        try:
            process.stdin.write(line + b"\n")
            process.stdin.flush()
            answer = self.lines.get(timeout=self.clock)
        except queue.Empty:
            self.close()
            raise Refusal("bot-hangs", bot=self.name, seconds=f"{self.clock:g}") from None
        except OSError:
            answer = b""
        if not answer:
            self.close()
            raise Refusal("bot-gone", bot=self.name)
        return answer

    def start(self) -> "subprocess.Popen[bytes]":
        try:
            words = shlex.split(self.name.removeprefix(COMMAND))
            process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, IndexError, ValueError) as why:
            raise Refusal("bot-does-not-start", bot=self.name, why=str(why)) from None
        self.process, self.lines = process, queue.Queue[bytes]()
        # A pipe cannot be read with a time limit on every system: a thread of its own waits for the lines.
        listener = threading.Thread(target=listen, args=(process, self.lines), daemon=True)
        listener.start()
        self.end = weakref.finalize(self, end, process, listener)
        return process

    def close(self) -> None:
        """Put an end to it. That happens by itself when nobody refers to this player any more, and when we exit."""
        if self.process is not None:
            self.end()
            self.process = None

    def __reduce__(self) -> tuple[Any, ...]:
        return Program, (self.name, self.clock)  # every process starts one of its own


def end(process: "subprocess.Popen[bytes]", listener: threading.Thread) -> None:
    process.kill()
    process.wait()
    assert process.stdin and process.stdout
    process.stdin.close()
    listener.join(PATIENCE)  # a pipe is not to be closed while somebody reads it
    if not listener.is_alive():  # a child of the program may hold on to it
        process.stdout.close()


def listen(process: "subprocess.Popen[bytes]", lines: "queue.Queue[bytes]") -> None:
    """Hand on what a program says, line by line; nothing, when it has ended."""
    assert process.stdout
    try:
        while line := process.stdout.readline(LONGEST_LINE):
            lines.put(line)
    except (OSError, ValueError):  # it was closed meanwhile
        pass
    lines.put(b"")


def players(given: Sequence["str | Player"], clock: float = CLOCK) -> list[Player]:
    """One for each seat; who is named twice sits twice."""
    made = {name: player(name, clock) for name in given if isinstance(name, str)}
    return [made[one] if isinstance(one, str) else player(one) for one in given]
