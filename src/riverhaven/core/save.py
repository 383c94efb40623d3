"""A saved match as text: what it must hold, and what is said of one that does not."""

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from riverhaven.core.state import Chosen, Json
from riverhaven.core.words import Refusal

FORMAT = 1


class Save(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A saved match. It begins with seats, options and a seed, or with a position."""

    riverhaven: int
    game: str
    rules: int
    seats: int | None = None
    options: dict[str, Chosen] | None = None
    seed: str | int | None = None  # as text: 128 bits would lose digits in a reader that keeps numbers as floats
    position: Json | None = None
    parts: str | None = None  # the fingerprint of an owner's parts
    moves: list[str] = []
    # Exports of a server also say how the match ended, and prove its seed: `riverhaven verify` reads that.
    seed_sha256: str | None = None
    undone: list[Json] = []
    ended: str | None = None
    resigned: list[int] = []
    scores: list[int] = []
    places: list[int] = []

    @property
    def text(self) -> str:
        """One move a line: a difference of two saves can be read, and a broken file says where it breaks."""
        head = msgspec.to_builtins(self)
        moves = head.pop("moves", [])
        return json.dumps(head)[:-1] + ', "moves": [\n' + ",\n".join(map(json.dumps, moves)) + "\n]}\n"

    @property
    def seed_number(self) -> int:
        digits = str(self.seed)
        if not re.fullmatch("[0-9]{1,39}", digits):
            raise Refusal("wrong-seed", seed=digits[:80])
        return int(digits)

    @property
    def turns(self) -> Iterator[tuple[int, str]]:
        """Who plays what: a line is a seat and a move."""
        for number, line in enumerate(self.moves, 1):
            seat, _, move = line.partition(" ")
            if not re.fullmatch("[0-9]", seat):
                raise illegal(number, line, Refusal("move-without-seat"))
            yield int(seat), move


def illegal(number: int, line: Any, why: Refusal) -> Refusal:
    return Refusal("illegal-save", number=str(number), move=repr(line), why=str(why))


def understood(text: str | bytes) -> Save:
    """The save that `text` is, or a sentence about what is wrong with it."""
    value = parse(text)
    if value.get("riverhaven") != FORMAT:
        raise Refusal("not-a-save")
    try:
        save = msgspec.convert(value, Save)
    except msgspec.ValidationError as error:
        wrong = re.search(r"\$\.moves\[(\d+)\]", str(error))
        if wrong:
            number = int(wrong[1])
            raise illegal(number + 1, value["moves"][number], Refusal("move-without-seat")) from None
        raise Refusal("wrong-save", why=str(error)) from None
    if save.position is None and None in (save.seats, save.options, save.seed):
        raise Refusal("not-a-save")
    return save


def parse(text: str | bytes) -> Json:
    """A JSON object; refused with the place where it breaks."""
    if not isinstance(text, str | bytes):
        raise Refusal("not-a-save")
    text = text if isinstance(text, str) else text.decode(errors="replace")
    try:
        value = json.loads(text)
    except json.JSONDecodeError as error:
        _, started, moves = text[: error.pos].partition('"moves": [')
        if started:
            whole = moves.count(",\n") if error.pos >= len(text.rstrip()) else moves.count("\n") - 1
            raise Refusal("truncated-save", number=str(max(whole, 0))) from None
        raise Refusal("not-json", line=error.lineno, column=error.colno) from None
    except (RecursionError, ValueError):  # nested too deep, or a number of thousands of digits
        raise Refusal("not-a-save") from None
    if not isinstance(value, dict):
        raise Refusal("not-a-save")
    return value
