"""parts.toml -> one read-only record."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from riverhaven.core.state import blank, frozen, record_type
from riverhaven.games.caboose.state import (
    BUILDING_COST,
    BUILDINGS,
    CITIES,
    CITY_CARDS,
    CITY_LINES,
    FRUIT_CARDS,
    FRUIT_LETTERS,
    FRUITS,
    GOD_LABELS,
    GODS,
    LINES,
    PYRAMIDS,
    SEATS,
    SETS,
    TRAIN_KINDS,
    TYPE_NAMES,
    city_names,
)

PARTS = record_type(
    [
        # the map
        ("line_end", "i1", (LINES, 2)),
        ("line_of", "i1", (CITIES, CITY_LINES)),  # the lines that end in a city, then -1
        ("shade", "i1", (CITIES,)),
        ("prestige", "i1", (CITIES, 2)),  # the light and the dark side of each marker
        ("second_cube", "i1", (CITIES,)),  # the smallest table that puts a second cube here
        # fruit and market
        ("cubes", "i1"),
        ("market_start", "i1"),
        ("market_low", "i1"),
        ("market_high", "i1"),
        # players and turns
        ("start_florins", "i1"),
        ("start_trains", "i1"),
        ("start_train_card", "i1"),
        ("start_city_cards", "i1"),
        ("turns", "i1", (2, SEATS + 1)),  # normal and long, for each player count
        ("actions", "i1"),
        ("auction_display", "i1"),  # more than there are players
        ("city_display", "i1"),
        ("hand_limit", "i1"),
        # Auction cards
        ("train_size", "i1", (TRAIN_KINDS,)),
        ("train_cost", "i1", (TRAIN_KINDS,)),
        ("train_copies", "i1", (TRAIN_KINDS,)),
        ("building_type", "i1", (BUILDINGS,)),
        ("building_points", "i1", (BUILDINGS,)),
        ("building_bonus", "i1", (BUILDINGS,)),
        ("building_fruit", "i1", (BUILDINGS, BUILDING_COST)),  # one by one, then -1
        ("building_cost", "i1", (BUILDINGS, FRUITS)),  # the same, counted
        ("card_fruit", "i1", (FRUIT_CARDS, FRUITS)),  # how often a Fruit card shows a fruit
        # City cards
        ("card_city", "i1", (CITY_CARDS,)),
        ("demand", "i1", (CITY_CARDS, 2)),  # -1 where a card asks for one fruit only
        ("price", "i1", (CITY_CARDS, 2)),
        # pyramids
        ("pyramid_value", "i1", (PYRAMIDS,)),
        ("pyramid_rate", "i1"),
        # gods
        ("initiative", "i1", (GODS + 1,)),
        ("hapi_florins", "i1"),
        ("imhotep_points", "i1"),
        ("imhotep_rebate", "i1"),
        ("ptah_rebate", "i1"),
        ("bes_actions", "i1"),
        ("thoth_cards", "i1"),
        # scoring
        ("florins_for_a_point", "i1"),
        ("building_set", "i1", (SETS,)),
        ("fruit_set", "i1", (SETS,)),
        ("paid_places", "i1", (SEATS + 1,)),
    ]
)


def record_of(toml: dict[str, Any]) -> np.record:
    c = blank(PARTS)
    fill_map(c, toml)
    fill_table(c, toml)
    fill_auction_cards(c, toml)
    fill_city_cards(c, toml)
    fill_gods(c, toml)
    fill_scoring(c, toml)
    return frozen(c)


def fill_map(c: np.record, toml: dict[str, Any]) -> None:
    names = city_names(toml)
    lines = [[place(names, "lines", end) for end in ends] for group in toml["lines"] for ends in group["ends"]]
    c.line_end = counted_out(lines, "lines", LINES)
    c.line_of = [padded([i for i, ends in enumerate(lines) if city in ends], CITY_LINES) for city in range(CITIES)]
    c.shade[[place(names, "nile", name) for name in toml["nile"]["one_shade"]]] = 1
    c.prestige = counted_out(toml["prestige"]["markers"], "prestige", CITIES)
    c.second_cube[:] = SEATS + 1  # more players than the game takes
    for seats in (4, 5):
        for name in toml["fruit"][f"second_cube_from_{seats}"]:
            c.second_cube[place(names, "fruit", name)] = seats
    values = sorted(value for group in toml["pyramids"] for value in group["values"])
    c.pyramid_value = counted_out(values, "pyramids", PYRAMIDS)
    c.pyramid_rate = toml["pyramid_cost"]["florins_for_each_point"]


def fill_table(c: np.record, toml: dict[str, Any]) -> None:
    c.cubes = toml["fruit"]["cubes"]
    c.market_start = toml["market_start"]["value"]
    c.market_low = toml["market"]["lowest"]
    c.market_high = toml["market"]["highest"]
    start, actions = toml["start"], toml["actions"]
    c.start_florins = start["florins"]
    c.start_trains = start["trains"]
    c.start_train_card = [group["size"] for group in toml["trains"]].index(start["train_card"])
    c.start_city_cards = start["city_cards"]
    for length, name in enumerate(("normal", "long")):
        for seats, turns in toml["turns"][name].items():
            c.turns[length, int(seats)] = turns
    c.actions = actions["each"]
    c.auction_display = actions["auction_display"]
    c.city_display = actions["city_display"]
    c.hand_limit = toml["hand_limit"]["cards"]


def fill_auction_cards(c: np.record, toml: dict[str, Any]) -> None:
    sizes = counted_out([group["size"] for group in toml["trains"]], "trains", TRAIN_KINDS)
    c.train_size = sizes
    c.train_cost = [toml["train_costs"]["florins"][str(size)] for size in sizes]
    c.train_copies = [toml["train_copies"]["copies"][str(size)] for size in sizes]
    buildings = [(group, cost) for group in toml["buildings"] for cost in group["costs"]]
    counted_out(buildings, "buildings", BUILDINGS)
    c.building_type = [place(TYPE_NAMES, "buildings", group["type"]) for group, _ in buildings]
    c.building_points = [group["points"] for group, _ in buildings]
    c.building_bonus = [group["bonus"] for group, _ in buildings]
    c.building_fruit = [padded(fruits(cost, "buildings"), BUILDING_COST) for _, cost in buildings]
    c.building_cost = [tally(cost) for _, cost in buildings]
    pairs = [pair for group in toml["fruit_cards"] for pair in group["fruits"]]
    counted_out([fruits(pair, "fruit_cards") for pair in pairs], "fruit_cards", FRUIT_CARDS)
    c.card_fruit = [tally(pair) for pair in pairs]


def fill_city_cards(c: np.record, toml: dict[str, Any]) -> None:
    names = city_names(toml)
    cards = [(group, demand) for group in toml["city_cards"] for demand in group["demands"]]
    counted_out(cards, "city_cards", CITY_CARDS)
    c.card_city = [place(names, "city_cards", group["city"]) for group, _ in cards]
    c.demand = [padded(fruits(demand, "city_cards"), 2) for _, demand in cards]
    c.price = [padded([group["prices"][fruit] for fruit in demand], 2) for group, demand in cards]


def fill_gods(c: np.record, toml: dict[str, Any]) -> None:
    gods = {god["name"]: god for god in toml["gods"]}
    c.initiative[1:] = [gods[name]["number"] for name in GOD_LABELS]
    c.hapi_florins = gods["hapi"]["ship_florins"]
    c.imhotep_points = gods["imhotep"]["building_points"]
    c.imhotep_rebate = gods["imhotep"]["pyramid_rebate"]
    c.ptah_rebate = gods["ptah"]["track_rebate"]
    c.bes_actions = gods["bes"]["actions"]
    c.thoth_cards = gods["thoth"]["auction_cards"]


def fill_scoring(c: np.record, toml: dict[str, Any]) -> None:
    scoring = toml["scoring"]
    c.florins_for_a_point = scoring["florins_for_a_point"]
    c.building_set = counted_out(scoring["building_types"], "scoring", SETS)
    c.fruit_set = counted_out(scoring["fruit_types"], "scoring", SETS)
    for seats, places in scoring["paid_places"].items():
        c.paid_places[int(seats)] = places


def place(names: Sequence[str], table: str, name: str) -> int:
    if name not in names:
        raise ValueError(f"[{table}] a name is one of {', '.join(names)}, unlike '{name}'")
    return names.index(name)


def fruits(letters: str, table: str) -> list[int]:
    for letter in letters:
        if letter not in FRUIT_LETTERS:
            raise ValueError(f"[{table}] a fruit is one of {FRUIT_LETTERS}, unlike '{letters}'")
    return [FRUIT_LETTERS.index(letter) for letter in letters]


def tally(letters: str) -> list[int]:
    return [letters.count(letter) for letter in FRUIT_LETTERS]


def padded(values: list[int], length: int) -> list[int]:
    """`values`, then -1 up to `length`."""
    return values + [-1] * (length - len(values))


def counted_out(values: list[Any], table: str, count: int) -> list[Any]:
    if len(values) != count:
        raise ValueError(f"[{table}] there are {count} of them, not {len(values)}")
    return values
