"""Scenes: small positions, written in the words of the rulebook."""

from typing import Any

from riverhaven.core.match import Match
from riverhaven.games.caboose import GAME
from riverhaven.games.caboose.state import (
    AUCTION_LABELS,
    BUILDING_LABELS,
    CITIES,
    CITY_CARD_LABELS,
    CITY_LABELS,
    ERAS,
    FIRST_FRUIT_CARD,
    FRUIT_NAMES,
    GOD_LABELS,
    HAND_KINDS,
    LINE_ENDS,
    LINE_LABELS,
    PHASES,
    Phase,
)

BLUE, RED, GREEN, YELLOW = range(4)


def line_of(one: str, other: str) -> int:
    return (
        LINE_LABELS.index(f"{one}-{other}") if f"{one}-{other}" in LINE_LABELS else LINE_LABELS.index(f"{other}-{one}")
    )


class Scene:
    """An empty map: all cubes in the supply, all cards in the decks, the market at 0; `active` has two actions."""

    def __init__(self, seats: int = 4, active: int = 0, **options: Any) -> None:
        self.p = GAME.new(seats, seed=1, **options).position()
        self.seats = seats
        p = self.p
        p["cube"] = [[0] * 5 for _ in range(CITIES)]
        p["supply"], p["market"] = [6] * 5, [0] * 5
        p["marker"], p["light"] = list(range(CITIES)), 1
        p["auction_deck"] = [12, 8, 4, *[1] * (len(AUCTION_LABELS) - 3)]
        p["auction_display"], p["auction_discard"] = [0] * len(AUCTION_LABELS), [0] * len(AUCTION_LABELS)
        for name in ("hand", "known"):
            p[name] = [[0] * HAND_KINDS for _ in range(5)]
        p["fruit_card"] = [[0] * 15 for _ in range(5)]
        p["city_at"] = ["deck"] * 60
        for name in ("city_era", "city_seen"):
            p[name] = [0] * 60
        p["unseen"] = [[0] * ERAS for _ in range(5)]
        p["rank"] = [*range(1, seats + 1), *[0] * (5 - seats)]
        p["bid"] = [0] * 5
        # Gods without influence on what is tested, in seat order: Horus and Thoth only help to take cards.
        p["god"] = ["horus", "thoth", "bes", "hapi", "imhotep"][:seats] + ["-"] * (5 - seats)
        p["actions_left"], p["takes_left"] = 2, 0
        self.ask(active, Phase.ACT)

    def ask(self, seat: int, phase: int) -> "Scene":
        self.p["active"], self.p["waiting"], self.p["phase"] = seat, 1 << seat, phase
        return self

    def bidding(self, start: int = 0) -> "Scene":
        """The auction begins with `start`."""
        self.p["rank"], self.p["god"], self.p["actions_left"] = [0] * 5, ["-"] * 5, 0
        self.p["start_player"] = start
        return self.ask(start, Phase.BID)

    def florins(self, *amounts: int) -> "Scene":
        self.p["florins"] = [*amounts, *[0] * (5 - len(amounts))]
        return self

    def gods(self, *labels: str) -> "Scene":
        assert set(labels) <= set(GOD_LABELS)
        self.p["god"] = [*labels, *["-"] * (5 - len(labels))]
        return self

    def hold(self, seat: int, *labels: str, unseen: bool = False) -> "Scene":
        """Cards in a hand, or face up where they are Fruit cards."""
        for label in labels:
            if label in CITY_CARD_LABELS:
                card = CITY_CARD_LABELS.index(label)
                self.p["city_at"][card] = f"hand-{seat}"
                self.p["city_seen"][card] = 0 if unseen else 1
            else:
                kind = AUCTION_LABELS.index(label)
                self.p["auction_deck"][kind] -= 1
                if kind >= FIRST_FRUIT_CARD:
                    self.p["fruit_card"][seat][kind - FIRST_FRUIT_CARD] += 1
                else:
                    self.p["hand"][seat][kind] += 1
                    self.p["known"][seat][kind] += 0 if unseen else 1
        return self

    def open(self, *labels: str) -> "Scene":
        """Cards on display."""
        for label in labels:
            if label in CITY_CARD_LABELS:
                self.p["city_at"][CITY_CARD_LABELS.index(label)] = "display"
            else:
                self.p["auction_deck"][AUCTION_LABELS.index(label)] -= 1
                self.p["auction_display"][AUCTION_LABELS.index(label)] += 1
        return self

    def cubes(self, city: str, *fruits: str) -> "Scene":
        for fruit in fruits:
            self.p["cube"][CITY_LABELS.index(city)][FRUIT_NAMES.index(fruit)] += 1
            self.p["supply"][FRUIT_NAMES.index(fruit)] -= 1
        return self

    def trains(self, one: str, other: str, **groups: int) -> "Scene":
        """Trains on a line: blue=2, red=1."""
        for colour, n in groups.items():
            seat = ("blue", "red", "green", "yellow").index(colour)
            self.p["trains"][line_of(one, other)][seat] = n
            self.p["trains_left"][seat] -= n
        return self

    def market(self, **values: int) -> "Scene":
        for fruit, value in values.items():
            self.p["market"][FRUIT_NAMES.index(fruit)] = value
        return self

    def built(self, seat: int, label: str, city: str) -> "Scene":
        building = BUILDING_LABELS.index(label)
        self.p["auction_deck"][AUCTION_LABELS.index(label)] -= 1
        self.p["builder"][building], self.p["site"][building] = seat + 1, city
        self.p["bonus"][CITY_LABELS.index(city)] += int(GAME.parts.building_bonus[building])
        return self

    def pyramid(self, value: int, city: str) -> "Scene":
        self.p["pyramid"][CITY_LABELS.index(city)] = str(value)
        return self

    def prestige(self, **values: int) -> "Scene":
        """Give cities markers that show these values; the rest lie anywhere."""
        light = self.p["light"]
        free = list(range(CITIES))
        found = {}
        for city, value in values.items():
            side = int(GAME.parts.shade[CITY_LABELS.index(city)] != light)
            marker = next(m for m in free if GAME.parts.prestige[m, side] == value)
            free.remove(marker)
            found[city] = marker
        self.p["marker"] = [found[city] if city in found else free.pop() for city in CITY_LABELS]
        return self

    def match(self) -> Match:
        p = self.p
        p["network"] = self.network()
        p["auction_left"], p["city_left"] = sum(p["auction_deck"]), p["city_at"].count("deck")
        p["hand_count"] = [sum(hand) for hand in p["hand"]]
        p["city_count"] = [p["city_at"].count(f"hand-{seat}") for seat in range(5)]
        p["unseen"] = [[0] * ERAS for _ in range(5)]
        for card, where in enumerate(p["city_at"]):
            if where.startswith("hand") and not p["city_seen"][card]:
                p["unseen"][int(where[-1])][p["city_era"][card]] += 1
        return GAME.from_position(p)

    def network(self) -> list[int]:
        linked = [{city} for city in range(CITIES)]
        for (a, b), groups in zip(LINE_ENDS, self.p["trains"], strict=True):
            if any(groups):
                joined = linked[a] | linked[b]
                for city in joined:
                    linked[city] = joined
        return [sum(1 << other for other in joined) for joined in linked]


def florins(match: Match) -> list[int]:
    return list(match.state.florins[: match.seats].tolist())


def market(match: Match) -> dict[str, int]:
    return dict(match.view(None).market)


def cubes(match: Match, city: str) -> dict[str, int]:
    found = match.view(None).cities[CITY_LABELS.index(city)].cubes
    return {fruit: n for fruit, n in found.items() if n}


def texts(match: Match) -> list[str]:
    return [str(move) for move in match.moves(match.waiting[0])]


def phase(match: Match) -> str:
    return str(PHASES[match.state.phase])


def why(match: Match, move: str) -> str:
    """The reason against a move of whoever is asked."""
    number = GAME.rules.reason(GAME.parts, match.state, match.waiting[0], GAME.moves.id(move))
    return GAME.reasons[number]
