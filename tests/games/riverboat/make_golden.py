"""Choose golden games for Riverboat anew: `python -m tests.games.riverboat.make_golden`.

Plays many matches with players of different tempers and keeps the few that cover everything in `features`. What hardly
ever comes up by play (a full board, no single tile, no surveyor left) begins at a position in the last round.
"""

import random
from collections.abc import Callable
from pathlib import Path

import riverhaven as rh
from riverhaven.core.record import copy_of
from riverhaven.core.setups import all_setups
from riverhaven.games.riverboat import GAME
from riverhaven.games.riverboat.state import FIELD_LABELS, PAIRS, TILES, TRIANGLES, Phase

from .. import golden
from . import features
from .scene import Scene

FOLDER = Path(__file__).parent / "golden"
MATCHES = 160
AT_LEAST = 44

Player = Callable[[rh.Match, int], rh.Move]

# What players of some tempers like, best first: the beginnings of moves.
LIKED = {
    "miser": ["feature surveyor", "load 1", "load 3b", "reward coin", "claim", "place", "take"],
    "spender": ["pay", "buy", "hire", "search", "survey", "assess"],
    "builder": ["hire 4", "load 4", "hire 7", "load 7", "hire 6", "load 6", "feature barn", "claim"],
    "digger": ["load 7", "hire 7", "load 6", "hire 6", "feature well", "feature barn"],
    "boatman": ["load 1", "hire 1", "load 2a", "hire 2a", "reward step", "assess pilot"],
    "envoy": ["load 5", "hire 5", "load 7", "load 6", "send 3", "send 2", "send 1", "reward agent"],
    "idler": ["pass", "send 0"],
    "gatherer": ["load 7", "load 6", "load 5", "load 4", "load 3", "assess", "survey"],
}


def greedy(rng: random.Random) -> Player:
    """Takes what looks best at once."""

    def choose(match: rh.Match, seat: int) -> rh.Move:
        moves = match.moves(seat)
        return max(rng.sample(moves, len(moves)), key=lambda move: outlook(match, seat, move))

    return choose


def outlook(match: rh.Match, seat: int, move: rh.Move) -> float:
    s = copy_of(match.state)
    GAME.rules.apply(GAME.parts, s, seat, move.id)
    return float(GAME.rules.value(GAME.parts, s, seat))


def temper(rng: random.Random) -> Player:
    """A player: greedy, or with a liking for some moves, or without any."""
    kind = rng.choice(["greedy", "random", *LIKED])
    if kind == "greedy":
        return greedy(rng)
    careless = rng.choice([0.02, 0.3])

    def choose(match: rh.Match, seat: int) -> rh.Move:
        moves = match.moves(seat)
        for start in LIKED.get(kind, []):
            some = [move for move in moves if str(move).startswith(start)]
            if some and rng.random() > careless:
                return rng.choice(some)
        return rng.choice(moves)

    return choose


# --------------------------------------------------------------------------------------------------- rare positions


def full_board() -> rh.Match:
    """Seat 0 has no empty field before the last round."""
    table = Scene(seats=2, round_number=4).have(1, agents=6)
    for i, crop in enumerate("TWCPK"):
        table.crops(0, crop, " ".join(FIELD_LABELS[8 * i : 8 * i + 8]))
    table.crops(1, "T", "a5 b5 c5", worker=True).crops(1, "W", "c1 d1 e1", worker=True)
    return table.match(Phase.DRAFT)


def no_coins() -> rh.Match:
    """The players have all coins when planting begins."""
    table = Scene(seats=4, round_number=4).have(0, coins=7)
    for seat in (1, 2, 3):
        table.have(seat, coins=6)
    return table.match(Phase.CULTIVATE, holders="01230", card="WGOMBWG*")


def no_single_tiles() -> rh.Match:
    """Lone workers, and all seventy tiles of one hex lie on the boards."""
    table = Scene(seats=4, round_number=4, display="TW CP TK TTT WWW")
    for i, crop in enumerate("TWCPK"):
        for seat, start, count in ((1, 5 * i, 5), (2, 5 * i, 5), (3, 4 * i, 4)):
            table.crops(seat, crop, " ".join(FIELD_LABELS[start : start + count]))
    table.workers(0, "a5 b5 d3 g1").workers(1, "a1 h1").workers(2, "a1 b1").workers(3, "h3")
    return table.match(Phase.TAKE, holders="01230")


def no_large_tiles() -> rh.Match:
    """The last pairs and triangles lie open."""
    table = Scene(seats=3, round_number=4, display="T T W W C C P P K K TT WW CC PP KK TTT WWW CCC")
    pairs = [face for face in PAIRS if face[0] != face[1]] * 2
    for face, left in zip(pairs, range(0, 40, 2), strict=True):
        table.tile(1, face, " ".join(FIELD_LABELS[left : left + 2]))
    trios = ("a5 b5 a4", "c5 b4 c4", "d5 e5 d4", "f5 e4 f4", "g5 h5 g4", "a3 b3 a2", "c3 b2 c2", "d3 e3 d2", "f3 e2 f2")
    places = [*((2, labels) for labels in trios), *((0, labels) for labels in trios[:3])]
    faces = [
        face for face in TRIANGLES if GAME.parts.tile_count[TILES.index(face)] and face not in ("TTT", "WWW", "CCC")
    ]
    for face, (seat, labels) in zip(faces, places, strict=True):
        table.tile(seat, face, labels)
    table.workers(0, "a1 b1 c1 d1 e1 d2 e2").workers(2, "a1 b1")
    return table.match(Phase.TAKE, holders="01201")


def no_features() -> rh.Match:
    """One barn and one well are left, and two players are about to earn some."""
    table = Scene(seats=4, round_number=4).barns(2, "a1 b1 c1 d1").barns(3, "a1 b1 c1")
    for seat, crops in ((2, "TWCP"), (3, "TWC")):
        for crop, label in zip(crops, ["a5", "b5", "c5", "d5"], strict=False):
            table.crops(seat, crop, label).wells(seat, label)
    for seat in (0, 1):
        table.crops(seat, "T", "a5 b5 c5 d5", worker=True).crops(seat, "K", "a1 b1 c1 d1 e1 f1", worker=True)
    table.tile(0, "KK", "g1 h1", worker=True)
    return table.match(Phase.LOAD, holders="01230")


def no_surveyors() -> rh.Match:
    """No surveyor is left in the supply, and seat 0 is about to earn one; the harbour master is near the end."""
    table = Scene(seats=4, round_number=4).crops(0, "T", "a5 b5 c5 d5 e5 f5 g5", worker=True).have(0, master=19)
    table.have(1, surveyors=8).have(2, surveyors=9).have(3, surveyors=9)
    return table.match(Phase.LOAD, holders="01230")


POSITIONS = (full_board, no_coins, no_single_tiles, no_large_tiles, no_features, no_surveyors)
VARIANTS = {f"{position.__name__}_{i}": position for position in POSITIONS for i in range(4)}


# ------------------------------------------------------------------------------------------------------------ choosing


def played(name: str) -> rh.Match:
    rng = random.Random(name)
    if name in VARIANTS:
        match = VARIANTS[name]()
    else:
        setup = rng.choice(all_setups(GAME))
        match = GAME.new(setup.seats, int(name), **dict(setup.options))
    players = [temper(rng) for _ in range(match.seats)]
    if rng.random() < 0.3:
        players = [players[0]] * match.seats
    while not match.over:
        seat = rng.choice(match.waiting)
        match.play(seat, players[seat](match, seat))
    return match


def main() -> None:
    names = [*VARIANTS, *(f"{seed:04}" for seed in range(MATCHES))]
    golden.choose(FOLDER, names, played, features.of, features.wanted(), AT_LEAST)


if __name__ == "__main__":
    main()
