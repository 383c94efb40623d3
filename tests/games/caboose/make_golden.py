"""Choose golden games for Cleopatra's Caboose anew: `python -m tests.games.caboose.make_golden`.

Plays many matches with players of different tempers, and some from positions that play hardly reaches, and keeps the
few that cover everything in `features`.
"""

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import riverhaven as rh
from riverhaven.core.record import copy_of
from riverhaven.core.setups import all_setups
from riverhaven.games.caboose import GAME
from riverhaven.games.caboose.state import (
    CITIES,
    CITY_CARD_LABELS,
    CITY_LABELS,
    CITY_LINES,
    ERAS,
    FIRST_FRUIT_CARD,
    LINE_ENDS,
    Phase,
)

from .. import golden
from . import features
from .features_of_actions import TOUCHES
from .scene import Scene

FOLDER = Path(__file__).parent / "golden"
MATCHES = 400
AT_LEAST = 44

Player = Callable[[rh.Match, int], rh.Move]

# What a player likes to do, best first.
LIKES = (
    (),
    ("track", "draw"),
    ("ship", "track", "draw"),
    ("build", "track", "ship"),
    ("build", "produce", "draw"),
    ("produce", "ship", "build"),
    ("pyramid", "ship", "track"),
    ("draw",),
    ("use", "build", "draw"),
    ("end", "pass"),
)
TABLES = {"building": ("build", "use", "end", "pass"), "pyramid": ("pyramid", "pass", "end")}

# ----------------------------------------------------------------------------------------------------------- tempers


def temper(rng: random.Random, table: str) -> Player:
    """A player. At an idle table hardly anybody does anything, and ties are common; at a greedy one all count."""
    if table == "idle":
        return lambda match, seat: idle(rng, match, seat)
    if table == "greedy" or (table == "mixed" and rng.random() < 0.25):
        return lambda match, seat: greedy(rng, match, seat)
    if table in TABLES:
        return lambda match, seat: liking(rng, match.moves(seat), TABLES[table])
    liked, random_share, fighter = rng.choice(LIKES), rng.choice([0.05, 0.2, 1.0]), rng.random() < 0.4

    def choose(match: rh.Match, seat: int) -> rh.Move:
        moves = match.moves(seat)
        if match.state.phase == Phase.BID:
            return bid(rng, moves, fighter)
        return rng.choice(moves) if rng.random() < random_share else liking(rng, moves, liked)

    return choose


def liking(rng: random.Random, moves: list[rh.Move], blocks: tuple[str, ...]) -> rh.Move:
    for block in blocks:
        some = [move for move in moves if move.block == block]
        if some:
            return rng.choice(some)
    return rng.choice(moves)


def bid(rng: random.Random, moves: list[rh.Move], fighter: bool) -> rh.Move:
    """Mostly a little more than the others, seldom everything."""
    if rng.random() < 0.03:
        return rng.choice(moves)
    if rng.random() < (0.2 if fighter else 0.7):
        return moves[-1]
    return moves[min(len(moves) - 1, rng.choice([0, 0, 1, 2]))]


def idle(rng: random.Random, match: rh.Match, seat: int) -> rh.Move:
    moves = match.moves(seat)
    if match.state.phase == Phase.BID or moves[-1].block == "end":
        return moves[-1]
    dull = [move for move in moves if not move.labels or not move.labels[0].startswith("fruit")]
    return rng.choice(dull or moves)


def greedy(rng: random.Random, match: rh.Match, seat: int) -> rh.Move:
    """The best of some moves, judged by the state right after them."""
    moves = match.moves(seat)
    if match.state.phase == Phase.BID:
        return bid(rng, moves, fighter=False)

    def worth(move: rh.Move) -> float:
        twin = copy_of(match.state)
        GAME.rules.apply(GAME.parts, twin, seat, move.id)
        return float(GAME.rules.value(GAME.parts, twin, seat)) + rng.random()

    return max(rng.sample(moves, min(len(moves), 40)), key=worth)


def play_on(match: rh.Match, rng: random.Random, table: str) -> rh.Match:
    players = [temper(rng, table) for _ in range(match.seats)]
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, players[seat](match, seat))
    return match


def played(seed: int) -> rh.Match:
    rng = random.Random(seed)
    setup = rng.choice(all_setups(GAME))
    match = GAME.new(setup.seats, seed, **dict(setup.options))
    return play_on(match, rng, rng.choices(("mixed", "greedy", "idle"), (8, 2, 1))[0])


# --------------------------------------------------------------------------------------------------------- positions


def late(rng: random.Random, seats: int, phase: int, **options: Any) -> dict[str, Any]:
    """A position of the last turn but one."""
    match = GAME.new(seats, rng.randrange(2**32), **options)
    players = [temper(rng, "mixed") for _ in range(seats)]
    last = int(GAME.parts.turns[match.state.length, seats]) - 1
    while match.state.turn < last or match.state.phase != phase:
        seat = match.waiting[0]
        match.play(seat, players[seat](match, seat))
    return match.position()


def short_auction_deck(rng: random.Random, left: int) -> dict[str, Any]:
    """Nearly all of the Auction deck has been discarded."""
    p = late(rng, rng.choice(GAME.seats), Phase.ACT)
    for kind, n in enumerate(p["auction_deck"]):
        gone = min(n, max(0, sum(p["auction_deck"]) - left))
        p["auction_deck"][kind] -= gone
        p["auction_discard"][kind] += gone
    p["auction_left"] = sum(p["auction_deck"])
    return p


def spent_auction_deck(rng: random.Random, left: int) -> dict[str, Any]:
    """Nearly all Auction cards lie in hands."""
    p = late(rng, rng.choice(GAME.seats), Phase.ACT)
    for pile in ("auction_deck", "auction_discard", "auction_display"):
        for kind, n in enumerate(p[pile]):
            gone = max(0, n - left) if pile == "auction_deck" and kind == 0 else n
            p[pile][kind] -= gone
            for _ in range(gone):
                seat = rng.randrange(p["seats"])
                if kind >= FIRST_FRUIT_CARD:
                    p["fruit_card"][seat][kind - FIRST_FRUIT_CARD] += 1
                else:
                    p["hand"][seat][kind] += 1
    p["auction_left"] = sum(p["auction_deck"])
    p["hand_count"] = [sum(hand) for hand in p["hand"]]
    return p


def many_reshuffles(rng: random.Random, shuffles: int) -> dict[str, Any]:
    """The City deck has been reshuffled nearly as often as it can be told apart, and is about to be again."""
    p = late(rng, rng.choice(GAME.seats), Phase.ACT)
    p["shuffles"] = shuffles
    in_deck = [card for card, where in enumerate(p["city_at"]) if where == "deck"]
    for card in in_deck[2:]:
        p["city_at"][card] = "discard"
    for card in in_deck[:2]:
        p["city_era"][card] = shuffles
    p["city_left"] = p["city_at"].count("deck")
    return p


def penniless(rng: random.Random) -> dict[str, Any]:
    """Nobody has a Florin, so that nobody is asked for a bid."""
    p = late(rng, rng.choice(GAME.seats), Phase.ACT)
    p["florins"] = [0] * 5
    return p


def last_turn(seats: int, turns_left: int = 0) -> Scene:
    scene = Scene(seats)
    scene.p["turn"] = int(GAME.parts.turns[0, seats]) - turns_left
    return scene


def put(scene: Scene, seat: int, line: int, n: int) -> None:
    scene.p["trains"][line][seat] = n
    scene.p["trains_left"][seat] -= n


def crowded(rng: random.Random, seats: int) -> dict[str, Any]:
    """The last turn, with equal groups on many lines: ties in most cities."""
    scene = last_turn(seats)
    for line in rng.sample(range(len(LINE_ENDS)), 14):
        for seat in rng.sample(range(seats), 2):
            put(scene, seat, line, 1)
    return scene.match().position()


def busy(rng: random.Random, level: bool) -> dict[str, Any]:
    """Five players in every hub, level or one behind the other; the others are paid for every building."""
    scene = last_turn(5)
    groups = [(0, 1, 1, 1), (2, 1, 3, 1), (4, 1)] if level else [(0, 3, 1, 3), (0, 2, 2, 3), (1, 1, 3, 2), (4, 1)]
    hub = rng.choice([city for city in range(CITIES) if TOUCHES[city].sum() == CITY_LINES])
    seats = rng.sample(range(5), 5)
    for line, group in zip(rng.sample(np.flatnonzero(TOUCHES[hub]).tolist(), len(groups)), groups, strict=True):
        for seat, n in zip(group[::2], group[1::2], strict=True):
            put(scene, seats[seat], line, n)
    mine = [label for card, label in enumerate(CITY_CARD_LABELS) if GAME.parts.card_city[card] == hub]
    for seat, card, fruit in zip((0, 2, 1), mine, "crl", strict=False):
        scene.hold(seat, card, f"granary-{fruit}")
    return scene.cubes(CITY_LABELS[hub], "coconut", "raspberry", "lime").match().position()


def close(rng: random.Random) -> dict[str, Any]:
    """The last turn, and nobody has more points than another."""
    seats = rng.choice(GAME.seats)
    scene = last_turn(seats).florins(*(rng.choice([3, 3, 3, 4]) for _ in range(seats)))
    for card in rng.sample(CITY_CARD_LABELS, 2 * seats):
        scene.hold(rng.randrange(seats), card, unseen=True)
    return scene.match().position()


def rich(rng: random.Random) -> dict[str, Any]:
    """Two turns of players who can pay for any pyramid, on a map without fruit."""
    seats = rng.choice(GAME.seats)
    return last_turn(seats, turns_left=1).florins(*(rng.randrange(60, 90) for _ in range(seats))).match().position()


def from_positions() -> dict[str, tuple[str, Callable[[random.Random], dict[str, Any]]]]:
    """How a table plays on from a position, by name."""
    found: dict[str, tuple[str, Callable[[random.Random], dict[str, Any]]]] = {}
    for i in range(6):
        found[f"short-{i}"] = "mixed", partial(short_auction_deck, left=i % 3)
        found[f"spent-{i}"] = "idle" if i % 2 else "mixed", partial(spent_auction_deck, left=i)
        found[f"eras-{i}"] = "mixed", partial(many_reshuffles, shuffles=ERAS - 1 - i % 2)
        found[f"penniless-{i}"] = "idle", penniless
        found[f"busy-{i}"] = "building", partial(busy, level=i % 2 == 0)
        found[f"rich-{i}"] = "pyramid", rich
    for i in range(18):
        found[f"crowded-{i}"] = "idle", partial(crowded, seats=3 + i % 3)
        found[f"close-{i}"] = "idle", close
    return found


def played_from(name: str) -> rh.Match:
    rng = random.Random(name)
    table, position = from_positions()[name]
    return play_on(GAME.from_position(position(rng)), rng, table)


# ---------------------------------------------------------------------------------------------------------- choosing


def again(name: str) -> rh.Match:
    return played(int(name)) if name.isdecimal() else played_from(name)


def main() -> None:
    names = [*(f"{seed:04}" for seed in range(MATCHES)), *from_positions()]
    golden.choose(FOLDER, names, again, features.of, features.wanted(), AT_LEAST)


if __name__ == "__main__":
    main()
