"""Opponents. They are given what their seat may know, and nothing else."""

import random

import numpy as np

from riverhaven.core.game import game

BOTS = ("easy", "medium", "hard", "expert", "random", "greedy")


def choose(game_name: str, bot: str, known: bytes, seat: int, seed: int) -> str:
    """The text of the move that `bot` plays for `seat`; `known` are the bytes of the seat's redacted record."""
    found = game(game_name)
    s = np.frombuffer(bytearray(known), found.state)[0]
    n = found.rules.legal(found.parts, s, seat, found.out)
    return found.moves.text(int(random.Random(seed).choice(found.out[:n].tolist())))
