"""Golden games: whole matches with a digest of the state after every ply.

A rule that changes any of them changes what stored matches mean, and must raise the game's rules version.
"""

import hashlib
import json
from collections.abc import Callable, Iterable
from pathlib import Path

from rich.progress import track

import riverhaven as rh

SIZE = 4  # bytes of each digest


def digest(match: rh.Match) -> str:
    """Of the numbers in every field, however wide the record keeps them."""
    fields = [f"{name} {match.state[name].tolist()}" for name in match.game.state.fields]
    return hashlib.blake2b("\n".join(fields).encode(), digest_size=SIZE).hexdigest()


def write(path: Path, match: rh.Match) -> None:
    replayed = rh.load(match.save())
    digests = []
    while replayed.turns:
        digests.append(digest(replayed))
        replayed.undo()
    path.write_text(json.dumps({"save": json.loads(match.save()), "digests": "".join(reversed(digests))}) + "\n")


def replay(path: Path) -> rh.Match:
    """Play a golden game again; every state must be what it was."""
    golden = json.loads(path.read_text())
    save, digests = golden["save"], golden["digests"]
    match = rh.load(json.dumps({**save, "moves": []}))
    for ply, line in enumerate(save["moves"]):
        seat, _, move = line.partition(" ")
        match.play(int(seat), move)
        expected = digests[2 * SIZE * ply : 2 * SIZE * (ply + 1)]
        assert digest(match) == expected, f"{path.name}: another state after ply {ply + 1}, {line!r}"
    assert match.over
    return match


def choose(
    folder: Path,
    names: Iterable[str],
    played: Callable[[str], rh.Match],
    features: Callable[[rh.Match], set[str]],
    wanted: set[str],
    at_least: int,
) -> None:
    """Of the matches with these names, write a few in which all that is `wanted` occurs, and `at_least` so many."""
    found = {name: features(played(name)) for name in track(list(names), description="playing")}
    missing = set(wanted)
    chosen: list[str] = []
    while missing:
        best = max(found, key=lambda name: len(found[name] & missing))
        if not found[best] & missing:
            raise SystemExit(f"Nowhere in {len(found)} matches: {sorted(missing)}")
        chosen.append(best)
        missing -= found[best]
    rest = [name for name in found if name.isdecimal() and name not in chosen]
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for name in track(sorted(chosen + rest[: max(at_least - len(chosen), 0)]), description="writing"):
        write(folder / f"{name}.json", played(name))
