"""parts.toml -> one read-only record; what nobody could play with is refused."""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any

import numpy as np

from riverhaven.core.parts import number, numbers, put
from riverhaven.core.record import Field, RecordType
from riverhaven.games.caboose.limits import (
    actions_a_turn,
    auction_cards,
    decisions_a_turn,
    florins_an_action,
    points_an_action,
    points_at_the_end,
)
from riverhaven.games.caboose.state import (
    BUILDING_COST,
    BUILDING_TYPES,
    BUILDINGS,
    CITIES,
    CITY_CARDS,
    CITY_LINES,
    CITY_NAMES,
    COUNT,
    EAST_BANK,
    FRUIT_CARDS,
    FRUIT_LETTERS,
    FRUIT_NAMES,
    FRUITS,
    GOD_LABELS,
    GODS,
    LINES,
    LONGEST,
    MARKET,
    MOST,
    MOST_FLORINS,
    MOST_POINTS,
    MOST_TURNS,
    PYRAMIDS,
    SEATS,
    SETS,
    TRAIN_KINDS,
    TRAIN_SIZES,
    TYPE_NAMES,
    WEST_BANK,
)

FEWEST = 3  # players
LENGTHS = ("normal", "long")
CARD_FRUITS = 2  # on a Fruit card, and the most on a City card
AT_LEAST_ONE = COUNT[1:]

PARTS = RecordType(
    # the map
    Field("line_end", range(CITIES), LINES, 2),
    Field("line_of", range(-1, LINES), CITIES, CITY_LINES),  # the lines that end in a city, then -1
    Field("shade", range(2), CITIES),
    Field("prestige", COUNT, CITIES, 2),  # the light and the dark side of each marker
    Field("second_cube", range(FEWEST + 1, SEATS + 2), CITIES),  # the smallest table that puts a second cube here
    # fruit and market
    Field("cubes", COUNT),
    Field("market_start", MARKET),
    Field("market_low", MARKET),
    Field("market_high", MARKET),
    # players and turns
    Field("start_florins", COUNT),
    Field("start_trains", AT_LEAST_ONE),
    Field("start_train_card", range(TRAIN_KINDS)),
    Field("start_city_cards", range(CITY_CARDS + 1)),
    Field("turns", range(MOST_TURNS + 1), len(LENGTHS), SEATS + 1),  # for each player count
    Field("actions", AT_LEAST_ONE),
    Field("auction_display", COUNT),  # more than there are players
    Field("city_display", range(CITY_CARDS + 1)),
    Field("hand_limit", COUNT),
    # Auction cards
    Field("train_size", range(max(TRAIN_SIZES) + 1), TRAIN_KINDS),
    Field("train_cost", COUNT, TRAIN_KINDS),
    Field("train_copies", COUNT, TRAIN_KINDS),
    Field("building_type", range(BUILDING_TYPES), BUILDINGS),
    Field("building_points", COUNT, BUILDINGS),
    Field("building_bonus", COUNT, BUILDINGS),
    Field("building_fruit", range(-1, FRUITS), BUILDINGS, BUILDING_COST),  # one by one, then -1
    Field("building_cost", range(BUILDING_COST + 1), BUILDINGS, FRUITS),  # the same, counted
    Field("card_fruit", range(CARD_FRUITS + 1), FRUIT_CARDS, FRUITS),  # how often a Fruit card shows a fruit
    # City cards
    Field("card_city", range(CITIES), CITY_CARDS),
    Field("demand", range(-1, FRUITS), CITY_CARDS, CARD_FRUITS),  # -1 where a card asks for one fruit only
    Field("price", range(-1, MOST + 1), CITY_CARDS, CARD_FRUITS),
    # pyramids
    Field("pyramid_value", AT_LEAST_ONE, PYRAMIDS),
    Field("pyramid_rate", COUNT),
    # gods
    Field("initiative", COUNT, GODS + 1),  # 0 for nobody's god
    Field("hapi_florins", COUNT),
    Field("imhotep_points", COUNT),
    Field("imhotep_rebate", COUNT),
    Field("ptah_rebate", COUNT),
    Field("bes_actions", AT_LEAST_ONE),
    Field("thoth_cards", AT_LEAST_ONE),
    # scoring
    Field("florins_for_a_point", AT_LEAST_ONE),
    Field("building_set", COUNT, SETS),
    Field("fruit_set", COUNT, SETS),
    Field("paid_places", range(SEATS + 1), SEATS + 1),
)

# Fields that hold one number of the file: its table and its name there.
NUMBERS = {
    "cubes": ("fruit", "cubes"),
    "market_start": ("market_start", "value"),
    "market_low": ("market", "lowest"),
    "market_high": ("market", "highest"),
    "start_florins": ("start", "florins"),
    "start_trains": ("start", "trains"),
    "start_city_cards": ("start", "city_cards"),
    "actions": ("actions", "each"),
    "auction_display": ("actions", "auction_display"),
    "city_display": ("actions", "city_display"),
    "hand_limit": ("hand_limit", "cards"),
    "pyramid_rate": ("pyramid_cost", "florins_for_each_point"),
    "florins_for_a_point": ("scoring", "florins_for_a_point"),
}

# What each god gives, and the fields for it.
POWERS = {
    "hapi": {"ship_florins": "hapi_florins"},
    "imhotep": {"building_points": "imhotep_points", "pyramid_rebate": "imhotep_rebate"},
    "horus": {},
    "ptah": {"track_rebate": "ptah_rebate"},
    "set": {},
    "bes": {"actions": "bes_actions"},
    "thoth": {"auction_cards": "thoth_cards"},
}


def record_of(toml: dict[str, Any]) -> np.record:
    """The record of a file that has the tables and kinds of values of our own one."""
    c = PARTS.blank()
    for field, (table, key) in NUMBERS.items():
        put(c, PARTS.fields[field], table, key, toml[table][key])
    check_names(toml)
    fill_lines(c, toml)
    fill_markers(c, toml)
    fill_second_cubes(c, toml)
    fill_turns(c, toml)
    fill_train_cards(c, toml)
    fill_buildings(c, toml)
    fill_fruit_cards(c, toml)
    fill_city_cards(c, toml)
    fill_pyramids(c, toml)
    fill_gods(c, toml)
    fill_sets(c, toml)
    check_fruit(c)
    check_cards(c)
    for length, seats in product(range(len(LENGTHS)), range(FEWEST, SEATS + 1)):
        check_match(c, length, seats)
    return c


# --------------------------------------------------------------------------------------------------- reading the file


def check_names(toml: dict[str, Any]) -> None:
    """Words and pictures exist for our cities and fruits only, each in its place."""
    names = [*toml["cities"]["names"], toml["twelfth_city"]["name"]]
    check_same(sorted(names), sorted(CITY_NAMES), "cities", "with the twelfth, every city is named once")
    check_same(toml["nile"]["west"], WEST_BANK, "nile", "in the west lie, from north to south")
    check_same(toml["nile"]["east"], EAST_BANK, "nile", "in the east lie, from north to south")
    check_same(toml["fruit"]["names"], FRUIT_NAMES, "fruit", "the fruits are, in this order")


def fill_lines(c: np.record, toml: dict[str, Any]) -> None:
    c.shade[[place(CITY_NAMES, "nile", name) for name in toml["nile"]["one_shade"]]] = 1
    lines = counted_out([ends for group in toml["lines"] for ends in group["ends"]], "lines", LINES)
    for i, ends in enumerate(lines):
        if len(ends) != 2 or any(set(ends) == set(other) for other in lines[:i]):
            raise ValueError(f"[lines] every line joins two cities that no other line joins, unlike {ends!r}")
        c.line_end[i] = [place(CITY_NAMES, "lines", end) for end in ends]
        if c.shade[c.line_end[i, 0]] == c.shade[c.line_end[i, 1]]:
            raise ValueError(f"[lines] neighbours differ in shade, and 'one_shade' in [nile] says that {ends!r} do not")
    for city, name in enumerate(CITY_NAMES):
        here = [i for i, ends in enumerate(lines) if name in ends]
        if len(here) > CITY_LINES:
            raise ValueError(f"[lines] at most {CITY_LINES} lines end in a city, and {len(here)} end in '{name}'")
        c.line_of[city] = padded(here, CITY_LINES)


def fill_markers(c: np.record, toml: dict[str, Any]) -> None:
    for i, marker in enumerate(counted_out(toml["prestige"]["markers"], "prestige", CITIES)):
        c.prestige[i] = numbers(marker, 2, COUNT, "prestige", "markers")


def fill_second_cubes(c: np.record, toml: dict[str, Any]) -> None:
    none = SEATS + 1  # more players than the game takes
    c.second_cube[:] = none
    for seats in range(FEWEST + 1, SEATS + 1):
        for name in toml["fruit"][f"second_cube_from_{seats}"]:
            city = place(CITY_NAMES, "fruit", name)
            if c.second_cube[city] != none:
                raise ValueError(f"[fruit] a city gets a second cube once, unlike '{name}'")
            c.second_cube[city] = seats


def fill_turns(c: np.record, toml: dict[str, Any]) -> None:
    for length, name in enumerate(LENGTHS):
        for seats, turns in toml["turns"][name].items():
            c.turns[length, int(seats)] = number(turns, range(1, MOST_TURNS + 1), "turns", seats)
    for seats, places in toml["scoring"]["paid_places"].items():
        c.paid_places[int(seats)] = number(places, range(1, int(seats) + 1), "scoring", seats)


def fill_train_cards(c: np.record, toml: dict[str, Any]) -> None:
    sizes = [group["size"] for group in toml["trains"]]
    check_same(sizes, TRAIN_SIZES, "trains", "the sizes of Train cards are, in this order")
    c.train_size = sizes
    for i, size in enumerate(map(str, sizes)):
        c.train_cost[i] = number(toml["train_costs"]["florins"][size], COUNT, "train_costs", size)
        c.train_copies[i] = number(toml["train_copies"]["copies"][size], COUNT, "train_copies", size)
    card = toml["start"]["train_card"]
    if card not in sizes:
        raise ValueError(f"[start] 'train_card' is one of {listed(sizes)}, unlike {card}")
    c.start_train_card = sizes.index(card)


def fill_buildings(c: np.record, toml: dict[str, Any]) -> None:
    cards = [(group, cost) for group in toml["buildings"] for cost in group["costs"]]
    for i, (group, cost) in enumerate(counted_out(cards, "buildings", BUILDINGS)):
        c.building_type[i] = place(TYPE_NAMES, "buildings", group["type"])
        c.building_points[i] = number(group["points"], COUNT, "buildings", "points")
        c.building_bonus[i] = number(group["bonus"], COUNT, "buildings", "bonus")
        c.building_fruit[i] = padded(fruits(cost, "buildings", range(1, BUILDING_COST + 1)), BUILDING_COST)
        c.building_cost[i] = tally(cost)
    bonuses = int(c.building_bonus.sum())
    if bonuses > MOST:  # all may come to stand in one city
        raise ValueError(f"[buildings] 'bonus' adds up to {bonuses} over all Building cards, and to at most {MOST}")


def fill_fruit_cards(c: np.record, toml: dict[str, Any]) -> None:
    cards = [pair for group in toml["fruit_cards"] for pair in group["fruits"]]
    for i, pair in enumerate(counted_out(cards, "fruit_cards", FRUIT_CARDS)):
        fruits(pair, "fruit_cards", range(CARD_FRUITS, CARD_FRUITS + 1))
        c.card_fruit[i] = tally(pair)


def fill_city_cards(c: np.record, toml: dict[str, Any]) -> None:
    cards = [(group, demand) for group in toml["city_cards"] for demand in group["demands"]]
    for i, (group, demand) in enumerate(counted_out(cards, "city_cards", CITY_CARDS)):
        c.card_city[i] = place(CITY_NAMES, "city_cards", group["city"])
        # Who asks for the same fruit twice asks for it once: no other fruit rises.
        asked = list(dict.fromkeys(fruits(demand, "city_cards", range(1, CARD_FRUITS + 1))))
        c.demand[i] = padded(asked, CARD_FRUITS)
        c.price[i] = padded([price(group, FRUIT_LETTERS[fruit]) for fruit in asked], CARD_FRUITS)


def price(group: dict[str, Any], letter: str) -> int:
    if letter not in group["prices"]:
        raise ValueError(f"[city_cards] '{group['city']}' has no price for {letter}, and a card that asks for it")
    return number(group["prices"][letter], COUNT, "city_cards", letter)


def fill_pyramids(c: np.record, toml: dict[str, Any]) -> None:
    values = sorted(value for group in toml["pyramids"] for value in group["values"])
    for value in values:
        if values.count(value) > 1:
            raise ValueError(f"[pyramids] the values differ, unlike '{value}'")
    put(c, PARTS.fields["pyramid_value"], "pyramids", "values", values)


def fill_gods(c: np.record, toml: dict[str, Any]) -> None:
    check_same(sorted(god["name"] for god in toml["gods"]), sorted(GOD_LABELS), "gods", "every god is named once")
    for god in toml["gods"]:
        name, powers = god["name"], POWERS[god["name"]]
        initiative = number(god["number"], AT_LEAST_ONE, "gods", "number")
        if initiative in c.initiative:
            raise ValueError(f"[gods] every god has a number of its own, unlike 'number = {initiative}'")
        c.initiative[1 + GOD_LABELS.index(name)] = initiative
        if god.keys() - {"source", "name", "number"} != powers.keys():
            raise ValueError(f"[gods] '{name}' has {listed(powers) or 'no power in numbers'}, and nothing else")
        for key, field in powers.items():
            put(c, PARTS.fields[field], "gods", key, god[key])


def fill_sets(c: np.record, toml: dict[str, Any]) -> None:
    for field, key in (("building_set", "building_types"), ("fruit_set", "fruit_types")):
        put(c, PARTS.fields[field], "scoring", key, toml["scoring"][key])


# ------------------------------------------------------------------------------------------ what the parts must allow


def check_fruit(c: np.record) -> None:
    """The supply has enough cubes for set-up, and from none to all of a fruit lead to a value on the market."""
    laid = CITIES + int((c.second_cube <= SEATS).sum())
    fewest = -(-laid // FRUITS)
    if c.cubes < fewest:
        raise ValueError(f"[fruit] 'cubes' must be at least {fewest}: with {SEATS} players {laid} are laid out")
    low, high = int(c.market_start), int(c.market_start) + int(c.cubes)
    if c.market_low > low:
        raise ValueError(f"[market] 'lowest' must be at most {low}, the value in [market_start]")
    if c.market_high < high:
        raise ValueError(f"[market] 'highest' must be at least {high}: the value in [market_start], and all cubes")


def check_cards(c: np.record) -> None:
    """Everybody is dealt cards, and the cards of a deck can be counted."""
    copies, size = int(c.train_copies[c.start_train_card]), TRAIN_SIZES[c.start_train_card]
    if copies < SEATS:
        raise ValueError(f"[train_copies] '{size} = {copies}' must be at least {SEATS}: everybody starts with one")
    if auction_cards(c) > MOST:
        trains = MOST - BUILDINGS - FRUIT_CARDS
        raise ValueError(f"[train_copies] 'copies' must add up to at most {trains}, not {int(c.train_copies.sum())}")
    dealt = SEATS * int(c.start_city_cards) + int(c.city_display)
    if dealt > CITY_CARDS:
        raise ValueError(f"[start] 'city_cards' and 'city_display' take {dealt} City cards, and there are {CITY_CARDS}")


def check_match(c: np.record, length: int, seats: int) -> None:
    """Such a match has Auction cards for every turn, an end, and numbers that the record can hold."""
    turns = int(c.turns[length, seats])
    which = f"'{seats} = {turns}' in '{LENGTHS[length]}'"
    opened = 2 * seats + turns * (seats + int(c.auction_display))
    if opened > auction_cards(c):
        raise ValueError(f"[turns] {which} needs {opened} Auction cards, and there are {auction_cards(c)}")
    if turns < c.turns[0, seats]:
        raise ValueError(f"[turns] {which} must be at least {c.turns[0, seats]}, as many as in the normal match")
    decisions = seats * (2 + int(c.start_city_cards)) + turns * decisions_a_turn(c, seats)
    if decisions > LONGEST:
        raise ValueError(f"[turns] {which} could take {decisions} decisions, and no match may take more than {LONGEST}")
    actions = turns * actions_a_turn(c, seats)
    florins = int(c.start_florins) + actions * florins_an_action(c)
    if florins > MOST_FLORINS:
        raise ValueError(f"[turns] {which} could bring a player {florins} Florins; they go up to {MOST_FLORINS}")
    points = actions * points_an_action(c) + points_at_the_end(c, florins)
    if points > MOST_POINTS:
        raise ValueError(f"[turns] {which} could bring a player {points} points; they go up to {MOST_POINTS}")


# --------------------------------------------------------------------------------------------------------------- tools


def place(names: Sequence[str], table: str, name: str) -> int:
    if name not in names:
        raise ValueError(f"[{table}] a name is one of {listed(names)}, unlike '{name}'")
    return names.index(name)


def fruits(letters: str, table: str, count: range) -> list[int]:
    if len(letters) not in count or any(letter not in FRUIT_LETTERS for letter in letters):
        how_many = " to ".join(map(str, dict.fromkeys((count[0], count[-1]))))
        raise ValueError(f"[{table}] a card shows {how_many} fruits out of {FRUIT_LETTERS}, unlike '{letters}'")
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


def check_same(values: Iterable[Any], wanted: Sequence[Any], table: str, what: str) -> None:
    if list(values) != list(wanted):
        odd = next((value for value in values if value not in wanted), None)
        unlike = "" if odd is None else f", unlike '{odd}'"
        raise ValueError(f"[{table}] {what}: {listed(wanted)}{unlike}")


def listed(values: Iterable[Any]) -> str:
    return ", ".join(map(str, values))
