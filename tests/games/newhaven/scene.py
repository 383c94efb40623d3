"""Positions of New Haven written by hand, as a test wants to read them.

The rules are tested with tiles that do not exist and with harvests out of nothing, so a scene is not audited; but every
number is in the range of its field.
"""

from typing import Any

import numpy as np

import riverhaven as rh
from riverhaven.core.state import understand
from riverhaven.games.newhaven.rules.village import points
from riverhaven.games.newhaven.state import BOARD, BUILDING_NAMES, COLOURS, KINDS, NUMBERS, SPACE_LABELS, Phase

PHASES = {"place": Phase.PLACE, "build": Phase.BUILD, "share": Phase.SHARE, "draw": Phase.DRAW}
GAME = rh.game("newhaven")


def kind(name: str) -> int:
    """The kind of a building called, say, "W3"."""
    return BUILDING_NAMES.index(name) - 1


def tile(quarters: str) -> int:
    """The number of a harvest tile in a hand, and how it is turned there: any way round will do."""
    for turn in range(4):
        turned = quarters[turn:] + quarters[:turn]
        for i, colours in enumerate(GAME.parts.tile.tolist()):
            if "".join(COLOURS[c] for c in colours) == turned:
                return i + 1
    raise ValueError(f"There is no tile {quarters}.")


class Scene:
    """A position in the making: a fresh match of which some things are changed."""

    def __init__(self, seats: int = 2, seed: int = 1, **options: Any) -> None:
        self.p = GAME.new(seats, seed, **options).position()

    def tile(self, space: str, quarters: str) -> "Scene":
        """Lay a tile on the board, its quarters clockwise from the top left."""
        row, column = divmod(SPACE_LABELS.index(space), BOARD)
        was = self.p["space"][row][column]
        self._space(row, column, "+")
        self.p["open_spaces"] -= was == "o"
        tl, tr, br, bl = tuple(quarters)
        for down, pair in ((0, tl + tr), (1, bl + br)):
            line = self.p["square"][2 * row + down]
            self.p["square"][2 * row + down] = line[: 2 * column] + pair + line[2 * column + 2 :]
        return self

    def clear(self, space: str) -> "Scene":
        """Open a space, whatever lay on it."""
        row, column = divmod(SPACE_LABELS.index(space), BOARD)
        self.p["open_spaces"] += self.p["space"][row][column] != "o"
        self._space(row, column, "o")
        for down in (0, 1):
            line = self.p["square"][2 * row + down]
            self.p["square"][2 * row + down] = line[: 2 * column] + ".." + line[2 * column + 2 :]
        return self

    def _space(self, row: int, column: int, letter: str) -> None:
        line = self.p["space"][row]
        self.p["space"][row] = line[:column] + letter + line[column + 1 :]

    def holds(self, seat: int, *quarters: str) -> "Scene":
        """The harvest tiles in a hand; the supply gives them."""
        held = self.p["tiles"][seat]
        for old in held:
            if old:
                self.p["supply"][old - 1] += 1
        new = [tile(q) for q in quarters]
        for number in new:
            self.p["supply"][number - 1] -= 1
        self.p["tiles"][seat] = new + [0] * (3 - len(new))
        return self

    def hand(self, seat: int, *buildings: str) -> "Scene":
        """The buildings in a hand; the bag gives them and takes back what was there."""
        self._to_bag(self.p["hand"][seat])
        self.p["hand"][seat] = [0] * KINDS
        self.p["known"][seat] = [0] * KINDS
        for name in buildings:
            self._from_bag(kind(name))
            self.p["hand"][seat][kind(name)] += 1
        self.p["hand_count"][seat] = len(buildings)
        return self

    def display(self, *buildings: str) -> "Scene":
        for name in self.p["display"]:
            if name != "-":
                self._give_back(kind(name))
        for name in buildings:
            self._from_bag(kind(name))
        self.p["display"] = [*buildings, *["-"] * (5 - len(buildings))]
        return self

    def empty_bag(self) -> "Scene":
        """What is left in the bag goes to all hands by turns."""
        for k in range(KINDS):
            while self.p["bag"][k]:
                seat = self.p["bag_count"] % self.p["seats"]
                self._from_bag(k)
                self.p["hand"][seat][k] += 1
                self.p["hand_count"][seat] += 1
        return self

    def village(self, seat: int, *rows: str) -> "Scene":
        """Six rows from 6 down to 1: a capital is face up, a small letter face down, a dot empty."""
        self.p["plot"][seat] = list(rows)
        built, down = [0] * 4, [0] * 4
        for number, row in zip(range(NUMBERS, 0, -1), rows, strict=True):
            for letter in row.replace(".", ""):
                colour = COLOURS.index(letter.upper())
                built[colour] += 1
                if letter.isupper():
                    self._from_bag(colour * NUMBERS + number - 1)
                else:
                    down[colour] += 1
                    laid = max(range(NUMBERS), key=lambda n: self.p["bag"][colour * NUMBERS + n])
                    self._from_bag(colour * NUMBERS + laid)
                    self.p["laid"][seat][colour * NUMBERS + laid] += 1
        self.p["built"][seat], self.p["laid_count"][seat] = built, down
        return self

    def _from_bag(self, k: int) -> None:
        assert self.p["bag"][k] > 0, "the bag does not hold this building; choose another seed"
        self.p["bag"][k] -= 1
        self.p["bag_count"] -= 1

    def _give_back(self, k: int) -> None:
        self.p["bag"][k] += 1
        self.p["bag_count"] += 1

    def _to_bag(self, counts: list[int]) -> None:
        for k, count in enumerate(counts):
            self.p["bag"][k] += count
            self.p["bag_count"] += count

    def resources(self, stone: int = 0, sheep: int = 0, timber: int = 0, wheat: int = 0) -> "Scene":
        self.p["resource"] = [stone, sheep, timber, wheat]
        return self

    def phase(self, phase: str, seat: int = 0, active: int | None = None) -> "Scene":
        self.p["phase"] = PHASES[phase]
        self.p["active"] = seat if active is None else active
        self.p["builder"] = seat
        self.p["waiting"] = 1 << seat
        return self

    def set(self, **fields: Any) -> "Scene":
        self.p.update(fields)
        return self

    def match(self) -> rh.Match:
        """The match at this position; the running score is filled in by the rules."""
        s = understand(self.p, GAME.state)
        for seat in range(self.p["seats"]):
            s.score[seat] = points(GAME.parts, s, seat)
        return rh.Match(GAME, s, seed=None)


def texts(match: rh.Match, seat: int, block: str) -> set[str]:
    return {str(move) for move in match.moves(seat) if move.block == block}


def refused(match: rh.Match, seat: int, move: str) -> str:
    """The reason against a move, which must leave the match as it was."""
    before = match.state.tobytes()
    try:
        match.play(seat, move)
    except rh.IllegalMove as illegal:
        assert match.state.tobytes() == before
        return illegal.reason.removeprefix("reason-")
    raise AssertionError(f"{move} is legal")


def fields(match: rh.Match) -> dict[str, Any]:
    return {name: np.array(match.state[name]).tolist() for name in GAME.state.fields}
