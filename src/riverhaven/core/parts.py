"""parts.toml: the printed components of a game, read for its record, and refused with the line that is wrong."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from riverhaven.core.record import Field, RecordType, frozen
from riverhaven.core.words import Refusal

Toml = dict[str, Any]  # a table, as the standard library reads it


def load_parts(file: Path, own: Path, layout: RecordType, parts_of: Callable[[Toml], np.record]) -> np.record:
    """The parts in `file`, which is made like the game's own."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal("cannot-read", file=str(file), why=getattr(error, "strerror", None) or str(error)) from None
    try:
        toml = tomllib.loads(text)
        if file != own:
            check_shape(toml, tomllib.loads(own.read_text(encoding="utf-8")))
        record = parts_of(toml)
        check_ranges(record, layout)
        return frozen(record)
    except tomllib.TOMLDecodeError as error:  # it names the line itself
        raise Refusal("wrong-parts", file=str(file), line="?", why=str(error)) from None
    except (ValueError, OverflowError, RecursionError) as error:
        raise Refusal("wrong-parts", file=str(file), line=str(line_of(text, str(error))), why=str(error)) from None


def check_shape(toml: Any, own: Any, table: str = "", name: str = "") -> None:
    """Raise ValueError("[table] what is wrong") where a file does not hold what the game's own file holds."""
    where = f"[{table}] " if table else ""
    if isinstance(own, list) and isinstance(toml, list):
        # In a list of one kind all items are alike; one of several kinds is a row with as many columns.
        alike = len({type(item) for item in own}) == 1
        if not alike and len(toml) != len(own):
            raise ValueError(f"{where}a row of '{name}' has {len(own)} items, unlike {toml!r}")
        for item, ours in zip(toml, [merged(own)] * len(toml) if alike else own, strict=True):
            check_shape(item, ours, table, name)
    elif isinstance(own, dict) and isinstance(toml, dict):
        optional = own.get(OPTIONAL, set())
        for key in own.keys() - toml.keys() - optional - {OPTIONAL}:
            raise ValueError(f"{where}'{key}' is missing")
        for key, value in toml.items():
            if key not in own:
                raise ValueError(f"{where}nothing is called '{key}' here")
            check_shape(value, own[key], table or key, key)
    elif type(toml) is not type(own):
        kinds = {int: "a whole number", str: "a text", list: "a list", dict: "a table", bool: "true or false"}
        raise ValueError(f"{where}'{name}' must be {kinds.get(type(own), 'as in the game')}")


OPTIONAL = "?"  # the key under which a merged row keeps the keys that not all rows have


def merged(rows: list[Any]) -> Any:
    """What a row may look like: for tables, every key that one of them has, and so on within."""
    if not all(isinstance(row, dict) for row in rows):
        return rows[0]
    found = {key: merged([other[key] for other in rows if key in other]) for row in rows for key in row}
    return {**found, OPTIONAL: {key for key in found if not all(key in row for row in rows)}}


def number(value: int, span: range | None, table: str, key: str) -> int:
    """What the file says under `key` of [table], if it is in this range."""
    assert span is not None
    if value not in span:
        raise ValueError(f"[{table}] '{key} = {value}' must be from {span[0]} to {span[-1]}")
    return value


def numbers(values: list[int], count: int, span: range | None, table: str, key: str) -> list[int]:
    """Likewise a list of so many numbers."""
    assert span is not None
    if len(values) != count or not all(value in span for value in values):
        raise ValueError(f"[{table}] '{key}' must be {count} numbers from {span[0]} to {span[-1]}, unlike {values}")
    return values


def put(record: np.record, field: Field, table: str, key: str, given: int | list[int]) -> None:
    """Store what the file says under `key` of [table], if the field can hold it."""
    if isinstance(given, list):
        record[field.name] = numbers(given, field.shape[0], field.span, table, key)
    else:
        record[field.name] = number(given, field.span, table, key)


def check_ranges(record: np.record, layout: RecordType) -> None:
    wrong = layout.wrong(record)
    if wrong is not None:
        raise ValueError(f"'{wrong.field}' goes from {wrong.low} to {wrong.high}, and is {wrong.value}")


def line_of(text: str, complaint: str) -> int:
    """The line of the file that a complaint such as "[boards] a field is one of ABC, unlike 'AXB'" is about.

    It is the first line in the table that holds a quoted word of the complaint, or else the table's head.
    """
    lines = text.splitlines()
    table = re.match(r"\[(\w+)\]", complaint)
    heads = [i for i, line in enumerate(lines) if table and re.match(rf"\[+{table[1]}\]+", line.strip())]
    words = [word for pair in re.findall(r"'([^']+)'|\"([^\"]+)\"", complaint) for word in pair if word]
    for start in heads:
        for i in range(start, len(lines)):
            if i > start and re.match(r"\[+\w+\]+\s*(#|$)", lines[i]) and i not in heads:
                break  # the head of another table; a row of a list does not look like one
            if any(word in lines[i] for word in words):
                return i + 1
    return heads[0] + 1 if heads else 1
