"""parts.toml: the printed components of a game, read for its record, and refused with the line that is wrong."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from riverhaven.core.words import Refusal


def load_parts(file: Path, parts_of: Callable[[dict[str, Any]], np.record]) -> np.record:
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal("cannot-read", file=str(file), why=getattr(error, "strerror", None) or str(error)) from None
    try:
        return parts_of(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:  # it names the line itself
        raise Refusal("wrong-parts", file=str(file), line="?", why=str(error)) from None
    except KeyError as missing:
        raise Refusal("wrong-parts", file=str(file), line="?", why=f"{missing} is missing") from None
    except (ValueError, TypeError, AttributeError) as error:
        raise Refusal("wrong-parts", file=str(file), line=str(line_of(text, str(error))), why=str(error)) from None


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
