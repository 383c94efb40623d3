"""Nets as files: in a game's package, `nets/3.net` is the net for three seats, with the record of its training.

The first line is JSON: for whom the net is, how it came to be, and a digest of the whole. Its weights follow as they
lie in memory, 32-bit floats of little end. Nothing in such a file is ever run. One that is damaged, or was meant for
another game or other features, is refused with a sentence, and the game's own estimate serves whoever wanted it.
"""

import json
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

import numpy as np

from riverhaven.bots.net import LAYERS, NET
from riverhaven.core import library
from riverhaven.core.features import counted
from riverhaven.core.game import Game
from riverhaven.core.loops import first_waiting
from riverhaven.core.record import frozen
from riverhaven.core.state import Json
from riverhaven.core.words import Refusal

FORMAT = "riverhaven-net-1"
PLIES = 60  # of a random match: what the features say along the way is their fingerprint
NO_NET = frozen(NET.blank())


def path_of(game: Game, seats: int) -> Path:
    return game.folder / "nets" / f"{seats}.net"


@cache
def net_of(game: Game, seats: int) -> np.record:
    """The net that a game brings for so many seats. Where it has none, or none that can be read, an empty one."""
    file = path_of(game, seats)
    if not file.exists():
        return NO_NET
    try:
        return read(file, game, seats)[0]
    except Refusal as why:
        library.announce(why.say("en"))
        return NO_NET


def read(file: Path, game: Game, seats: int) -> tuple[np.record, Json]:
    """The net in a file, and the record of its training."""
    try:
        line, _, weights = file.read_bytes().partition(b"\n")
        head = json.loads(line)
        if head["format"] != FORMAT or head.pop("digest") != digest(head, weights):
            raise ValueError
        meant = head["game"], head["seats"], head["fingerprint"]
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise Refusal("net-damaged", file=str(file)) from None
    if meant != (game.name, seats, fingerprint(game, seats)):
        raise Refusal("net-foreign", file=str(file), game=game.title, seats=str(seats))
    return frozen(unpacked(weights, head)), head["training"]


def write(file: Path, game: Game, seats: int, net: np.record, training: Json) -> None:
    """Put a net into a file, as a whole or not at all."""
    head: Json = {"format": FORMAT, "game": game.name, "seats": seats, "fingerprint": fingerprint(game, seats)}
    head |= {name: net[name].item() for name in ("features", "measure", "win")} | {"training": training}
    weights = b"".join(part(net, name).astype("<f4").tobytes() for name in LAYERS)
    head["digest"] = digest(head, weights)
    file.parent.mkdir(parents=True, exist_ok=True)
    written = file.with_suffix(".tmp")
    written.write_bytes(json.dumps(head).encode() + b"\n" + weights)
    written.replace(file)


def part(net: np.record, name: str) -> np.ndarray:
    """One layer; of the first one, the rows that are in use."""
    found: np.ndarray = net[name]
    return found[: net.features] if name == "first" else found


def unpacked(weights: bytes, head: Json) -> np.record:
    net = NET.blank()
    for name in ("features", "measure", "win"):
        net[name] = head[name]
    numbers = np.frombuffer(weights, "<f4")
    for name in LAYERS:
        layer = part(net, name)
        layer[...] = numbers[: layer.size].reshape(layer.shape)
        numbers = numbers[layer.size :]
    return net


def digest(head: Json, weights: bytes) -> str:
    return blake2b(json.dumps(head).encode() + weights, digest_size=16).hexdigest()


@cache
def fingerprint(game: Game, seats: int) -> str:
    """A digest of what the features are called, and of what they say in the course of a random match: it changes when
    they, or the rules, come to mean something else, and not when they are only written otherwise."""
    found = blake2b(repr(game.feature_names(seats)).encode(), digest_size=8)
    for s, seat in positions(game, seats):
        found.update(np.round(counted(game, s, seat), 3).tobytes())
    return found.hexdigest()


def positions(game: Game, seats: int) -> Iterator[tuple[np.record, int]]:
    """The first of a random match, always the same, each after a move, and whose it was."""
    s = game.opening(seats, 1, {})
    for ply in range(PLIES):
        if s.over:
            break
        seat = first_waiting(s)
        moves = game.legal(s, seat)
        game.rules.apply(game.parts, s, seat, moves[ply * 7919 % len(moves)])
        s.ply += 1
        yield s, seat
