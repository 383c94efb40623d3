"""Writes src/riverhaven/server/alike.txt: letters of all alphabets that look like others, from Unicode's own table.

    python -m tools.alike confusables.txt

The file is https://www.unicode.org/Public/17.0.0/security/confusables.txt, which UTS 39 explains. Of it are kept the
letters and digits that a name may hold when it has been normalised: the others never come so far.
"""

import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

FILE = Path(__file__).parents[1] / "src" / "riverhaven" / "server" / "alike.txt"
HEAD = """\
# Written by tools/alike.py from confusables.txt {version}; © 2025 Unicode, Inc., under LICENSES/Unicode-3.0.txt.
# In each line what is taken in place of the letters behind it, which look the same.
"""


def main() -> None:
    text = Path(sys.argv[1]).read_text(encoding="utf-8-sig")
    (version,) = (line.split()[-1] for line in text.splitlines() if line.startswith("# Version:"))
    found: dict[str, list[str]] = defaultdict(list)
    for line in text.splitlines():
        source, *rest = line.partition("#")[0].split(";")
        if rest:
            letter, same = chars(source), chars(rest[0])
            if unicodedata.normalize("NFKC", letter) == letter and unicodedata.category(letter)[0] in "LN":
                found[same].append(letter)
    lines = "".join(f"{same} {''.join(sorted(letters))}\n" for same, letters in sorted(found.items()))
    FILE.write_text(HEAD.format(version=version) + lines, encoding="utf-8")


def chars(numbers: str) -> str:
    return "".join(chr(int(number, 16)) for number in numbers.split())


if __name__ == "__main__":
    main()
