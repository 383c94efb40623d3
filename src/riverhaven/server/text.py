"""What people write, as others may be shown it: nothing invisible, no turned lines, no commands to a terminal."""

import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from riverhaven.core.words import Refusal

NAME_LENGTH = 40
CHAT_LENGTH = 500
JOINERS = "\u200c\u200d\ufe0f"  # parts of words in some scripts, and of many emoji
# Characters that are letters or signs by their kind, and show nothing.
BLANK = "\u115f\u1160\u2800\u3164\uffa0\u17b4\u17b5\u034f\u180b\u180c\u180d\u180e\u180f"
SELECTORS = (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))  # they choose one form of the letter before
MARKS = 2  # that may stand above or below one letter
ALPHABETS = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU", "GEORGIAN", "DESERET", "OSAGE")
ALIKE = Path(__file__).with_name("alike.txt")
# Small letters that look like our capitals, which Unicode's table does not hold against them; and two signs.
CAPITALS = dict(zip("ктвнмκτ!|", "ktbhmktll", strict=True))
STROKES = str.maketrans("i1", "ll")  # all are one stroke in many typefaces


def shown(text: str, keep: str = "") -> str:
    """`text` in one line, without what cannot be seen, without marks of direction and escapes."""
    found: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(char).startswith("M") else 0
        if char in keep:
            found.append(char)
        elif marks > MARKS or char in BLANK or ord(char) in SELECTORS:
            continue
        elif unicodedata.category(char).startswith(("C", "Z")):
            found.append("" if unicodedata.category(char) == "Cf" else " ")
        else:
            found.append(char)
    return " ".join("".join(found).split())


def clean_name(name: str) -> str:
    """A name as all may be shown it; refused where it mixes alphabets, which is done to look like another's."""
    found = shown(unicodedata.normalize("NFKC", name))
    if not 0 < len(found) <= NAME_LENGTH or not any(char.isalnum() for char in found):
        raise Refusal("name-length", most=NAME_LENGTH)
    words = {unicodedata.name(char, "").partition(" ")[0] for char in found if char.isalpha()}
    if len(words.intersection(ALPHABETS)) > 1:
        raise Refusal("name-mixed")
    return found


def clean_chat(text: str) -> str:
    found = shown(text, keep=JOINERS)
    can_be_seen = any(unicodedata.category(char)[0] not in "CMZ" for char in found)
    if not can_be_seen or len(found) > CHAT_LENGTH:
        raise Refusal("chat-length", most=CHAT_LENGTH)
    return found


@cache
def twins() -> dict[int, str]:
    """Letters that look like others, each with what is taken in their place (Unicode TS 39)."""
    found: dict[str, str] = {}
    for line in ALIKE.read_text(encoding="utf-8").splitlines():
        same, _, letters = line.partition(" ")
        if same != "#":
            found |= dict.fromkeys(letters, same)
    return str.maketrans(found | CAPITALS)


def skeleton(name: str) -> str:
    """What is left of a name for an eye that does not look closely."""
    plain = "".join(char for char in unicodedata.normalize("NFKD", name) if char.isalnum() or char in "|!")
    small = plain.translate(twins()).casefold().translate(twins())
    return "".join(char for char in unicodedata.normalize("NFKD", small) if char.isalnum()).translate(STROKES)


def told_apart(names: list[str | None], others: Iterable[str | None] = ()) -> list[str | None]:
    """The names at one place, such as a table: whoever looks like one of the `others`, or like somebody before them,
    has their number behind the name, at a table that of the seat."""
    seen = {skeleton(name) for name in others if name is not None}
    found: list[str | None] = []
    for number, name in enumerate(names, 1):
        alike = name is not None and skeleton(name) in seen
        found.append(f"{name} ({number})" if alike else name)
        if name is not None:
            seen.add(skeleton(name))
    return found
