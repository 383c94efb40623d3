"""The printed components, and what is refused of an owner's own file."""

import random
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from riverhaven.core.record import frozen
from riverhaven.core.state import Json
from riverhaven.games.caboose import GAME
from riverhaven.games.caboose.audit import audit
from riverhaven.games.caboose.limits import decisions_a_turn
from riverhaven.games.caboose.parts import PARTS, record_of
from riverhaven.games.caboose.state import LONGEST, MAX_BID, TOML


def test_parts() -> None:
    c = GAME.parts
    assert c.train_copies.sum() == 24 and len(c.building_points) == 20 and len(c.card_fruit) == 15
    assert len({tuple(row) for row in c.card_fruit.tolist()}) == 15
    bonuses = Counter(int(bonus) for bonus in c.building_bonus if bonus)
    assert {str(k): v for k, v in bonuses.items()} == TOML["building_markers"]["copies"] and bonuses.total() == 10
    assert Counter(c.card_city.tolist()) == dict.fromkeys(range(12), 5)
    pairs = Counter(tuple(sorted(pair)) for pair in c.demand.tolist())
    assert len(pairs) == 10 and set(pairs.values()) == {6}
    assert Counter((c.line_of >= 0).sum(axis=1).tolist()) == {2: 4, 3: 4, 4: 4}
    assert (c.shade[c.line_end[:, 0]] != c.shade[c.line_end[:, 1]]).all()
    assert c.building_cost.sum(axis=0).tolist() == [7, 7, 8, 8, 8]
    assert c.pyramid_value.tolist() == [5, 6, 7, 8, 9, 10]


def test_no_purse_can_hold_more_than_the_highest_bid() -> None:
    turns = max(max(TOML["turns"][length].values()) for length in ("normal", "long"))
    price = max(max(group["prices"].values()) for group in TOML["city_cards"]) + TOML["market"]["highest"]
    actions = max(god.get("actions", 2) for god in TOML["gods"])
    shipments = turns * max(actions * price, 2 * (price + TOML["gods"][0]["ship_florins"]))
    payouts = sum(len(group["costs"]) for group in TOML["buildings"]) * 4 * 3
    assert TOML["start"]["florins"] + shipments + payouts <= MAX_BID


def test_no_match_with_our_parts_comes_near_the_longest() -> None:
    c = GAME.parts
    dealt = 2 + int(c.start_city_cards)
    most = [seats * dealt + int(c.turns[length, seats]) * decisions_a_turn(c, seats) for length, seats in SETUPS]
    assert max(most) == 7125 < LONGEST == GAME.longest


SETUPS = list(product(range(2), GAME.seats))


def sources(value: Any) -> list[str]:
    if isinstance(value, list):
        return [found for each in value for found in sources(each)]
    return [value["source"]]


def test_every_table_of_parts_names_its_source() -> None:
    for table in TOML.values():
        assert set(sources(table)) <= {"printed", "deduced", "reconstructed"}


# ------------------------------------------------------------------------------------------------------- owners' files


def changed(changes: Any) -> Json:
    """Our file with other values at some places, written as "table key key"."""
    toml = deepcopy(TOML)
    for where, value in changes.items():
        owner, keys = toml, where.split()
        for i, key in enumerate(keys, 1):
            place = int(key) if isinstance(owner, list) else key
            if i < len(keys):
                owner = owner[place]
            elif value is None:
                del owner[place]
            else:
                owner[place] = value
    return toml


RICH = {"actions each": 8, "gods 0 ship_florins": 127, "city_cards 0 prices C": 127}
WISE = {"actions each": 8, "gods 1 building_points": 127, "buildings 0 points": 127}


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        # single numbers: one for each field
        ({"fruit cubes": 128}, r"\[fruit\] 'cubes = 128' must be from 0 to 127"),
        ({"market_start value": -128}, r"\[market_start\] 'value = -128' must be from -127 to 127"),
        ({"market lowest": -1000}, r"\[market\] 'lowest = -1000'"),
        ({"market highest": 10**12}, r"\[market\] 'highest = 1000000000000'"),
        ({"start florins": -1}, r"\[start\] 'florins = -1'"),
        ({"start trains": 0}, r"\[start\] 'trains = 0' must be from 1"),
        ({"start city_cards": 61}, r"\[start\] 'city_cards = 61' must be from 0 to 60"),
        ({"start train_card": 4}, r"\[start\] 'train_card' is one of 1, 2, 3, unlike 4"),
        ({"actions each": 0}, r"\[actions\] 'each = 0' must be from 1"),
        ({"actions auction_display": -1}, r"\[actions\] 'auction_display = -1'"),
        ({"actions city_display": 61}, r"\[actions\] 'city_display = 61'"),
        ({"hand_limit cards": -1}, r"\[hand_limit\] 'cards = -1'"),
        ({"pyramid_cost florins_for_each_point": -1}, r"\[pyramid_cost\] 'florins_for_each_point = -1'"),
        ({"scoring florins_for_a_point": 0}, r"\[scoring\] 'florins_for_a_point = 0' must be from 1"),
        ({"turns normal 3": 0}, r"\[turns\] '3 = 0' must be from 1 to 42"),
        ({"scoring paid_places 3": 4}, r"\[scoring\] '3 = 4' must be from 1 to 3"),
        # the map
        ({"cities names 0": "Rome"}, r"\[cities\] with the twelfth, every city is named once.*'Rome'"),
        ({"twelfth_city name": "Giza"}, r"\[cities\] with the twelfth, every city is named once"),
        ({"nile west 0": "Rome"}, r"\[nile\] in the west lie.*'Rome'"),
        ({"nile east 0": None}, r"\[nile\] in the east lie"),
        ({"nile one_shade 0": "Rome"}, r"\[nile\] a name is one of .*'Rome'"),
        ({"fruit names 0": "melon"}, r"\[fruit\] the fruits are, in this order: .*'melon'"),
        ({"lines 0 ends 0": None}, r"\[lines\] there are 18 of them, not 17"),
        ({"lines 0 ends 0 0": "Rome"}, r"\[lines\] a name is one of .*'Rome'"),
        ({"lines 0 ends 0": ["Lisht"]}, r"\[lines\] every line joins two cities"),
        ({"lines 0 ends 0": ["Lisht", "Abydos", "Giza"]}, r"\[lines\] every line joins two cities"),
        ({"lines 0 ends 0": ["Edfu", "Abydos"]}, r"\[lines\] every line joins two cities that no other line joins"),
        ({"lines 0 ends 0": ["Lisht", "Lisht"]}, r"\[lines\] neighbours differ in shade"),
        ({"nile one_shade 0": "Avaris"}, r"\[lines\] neighbours differ in shade"),
        ({"lines 0 ends 0": ["Giza", "Amarna"]}, r"\[lines\] at most 4 lines end in a city, and 5 end in 'Giza'"),
        ({"prestige markers 0": None}, r"\[prestige\] there are 12 of them, not 11"),
        ({"prestige markers 0": [4]}, r"\[prestige\] 'markers' must be 2 numbers from 0 to 127, unlike \[4\]"),
        (
            {"prestige markers 0": [4, 128]},
            r"\[prestige\] 'markers' must be 2 numbers from 0 to 127, unlike \[4, 1",
        ),
        ({"fruit second_cube_from_4": ["Rome"]}, r"\[fruit\] a name is one of .*'Rome'"),
        ({"fruit second_cube_from_5": ["Edfu"]}, r"\[fruit\] a city gets a second cube once, unlike 'Edfu'"),
        # the cards
        ({"trains 0 size": 4}, r"\[trains\] the sizes of Train cards are, in this order: 1, 2, 3, unlike '4'"),
        ({"trains 0 size": 2, "trains 1 size": 1}, r"\[trains\] the sizes of Train cards are, in this order"),
        ({"trains 0": None}, r"\[trains\] the sizes of Train cards are, in this order"),
        ({"train_costs florins 2": -7}, r"\[train_costs\] '2 = -7'"),
        ({"train_copies copies 1": 4}, r"\[train_copies\] '1 = 4' must be at least 5"),
        ({"train_copies copies 2": 77}, r"\[train_copies\] 'copies' must add up to at most 92"),
        ({"train_copies copies 2": -8}, r"\[train_copies\] '2 = -8'"),
        ({"buildings 0 costs": []}, r"\[buildings\] there are 20 of them, not 19"),
        ({"buildings 0 costs": ["X"]}, r"\[buildings\] a card shows 1 to 3 fruits out of CRLYB, unlike 'X'"),
        ({"buildings 0 costs": [""]}, r"\[buildings\] a card shows 1 to 3 fruits"),
        ({"buildings 0 costs": ["CRLY"]}, r"\[buildings\] a card shows 1 to 3 fruits"),
        ({"buildings 0 type": "tower"}, r"\[buildings\] a name is one of .*'tower'"),
        ({"buildings 0 points": -1}, r"\[buildings\] 'points = -1'"),
        ({"buildings 0 bonus": 1000}, r"\[buildings\] 'bonus = 1000'"),
        ({"buildings 2 bonus": 30}, r"\[buildings\] 'bonus' adds up to 170"),
        ({"fruit_cards 0 fruits": ["RL"]}, r"\[fruit_cards\] there are 15 of them, not 14"),
        ({"fruit_cards 0 fruits": ["RL", "Y"]}, r"\[fruit_cards\] a card shows 2 fruits out of CRLYB, unlike 'Y'"),
        ({"fruit_cards 0 fruits": ["RL", "YBC"]}, r"\[fruit_cards\] a card shows 2 fruits"),
        ({"city_cards 0 demands": ["CR"]}, r"\[city_cards\] there are 60 of them, not 56"),
        ({"city_cards 0 city": "Rome"}, r"\[city_cards\] a name is one of .*'Rome'"),
        ({"city_cards 12 demands": [""]}, r"\[city_cards\] a card shows 1 to 2 fruits"),
        ({"city_cards 12 demands": ["RYB"]}, r"\[city_cards\] a card shows 1 to 2 fruits"),
        ({"city_cards 12 demands": ["CY"]}, r"\[city_cards\] 'Thebes' has no price for C"),
        ({"city_cards 0 prices C": 128}, r"\[city_cards\] 'C = 128'"),
        ({"pyramids 0 values": [7]}, r"\[pyramids\] 'values' must be 6 numbers"),
        ({"pyramids 0 values": [7, 9]}, r"\[pyramids\] the values differ, unlike '9'"),
        ({"pyramids 0 values": [0, 7]}, r"\[pyramids\] 'values' must be 6 numbers from 1 to 127, unlike \[0, "),
        # gods and scoring
        ({"gods 0": None}, r"\[gods\] every god is named once"),
        ({"gods 0 name": "ra"}, r"\[gods\] every god is named once: .*unlike 'ra'"),
        ({"gods 0 name": "bes"}, r"\[gods\] every god is named once"),
        ({"gods 0 number": 0}, r"\[gods\] 'number = 0' must be from 1"),
        ({"gods 0 number": 2}, r"\[gods\] every god has a number of its own, unlike 'number = 2'"),
        ({"gods 0 ship_florins": None}, r"\[gods\] 'hapi' has ship_florins, and nothing else"),
        ({"gods 2 actions": 2}, r"\[gods\] 'horus' has no power in numbers, and nothing else"),
        ({"gods 0 ship_florins": -1}, r"\[gods\] 'ship_florins = -1'"),
        ({"gods 1 building_points": 128}, r"\[gods\] 'building_points = 128'"),
        ({"gods 1 pyramid_rebate": -1}, r"\[gods\] 'pyramid_rebate = -1'"),
        ({"gods 3 track_rebate": -1}, r"\[gods\] 'track_rebate = -1'"),
        ({"gods 6 auction_cards": 0}, r"\[gods\] 'auction_cards = 0' must be from 1"),
        ({"scoring building_types": [0, 1]}, r"\[scoring\] 'building_types' must be 6 numbers from 0 to 127"),
        ({"scoring fruit_types": [0, 2, 5, 9, 14, 128]}, r"\[scoring\] 'fruit_types' must be 6 numbers from 0 to 127"),
        # numbers that do not go together
        ({"fruit cubes": 3}, r"\[fruit\] 'cubes' must be at least 4: with 5 players 20 are laid out"),
        ({"market lowest": -2}, r"\[market\] 'lowest' must be at most -3"),
        ({"market highest": 2}, r"\[market\] 'highest' must be at least 3"),
        ({"start city_cards": 12}, r"\[start\] 'city_cards' and 'city_display' take 64 City cards, and there are 60"),
        ({"turns long 3": 14}, r"\[turns\] '3 = 14' in 'long' needs 62 Auction cards, and there are 59"),
        ({"actions auction_display": 3}, r"\[turns\] '3 = 10' in 'long' needs 66 Auction cards"),
        ({"turns long 4": 6}, r"\[turns\] '4 = 6' in 'long' must be at least 7"),
        ({"actions each": 60}, r"\[turns\] '3 = 8' in 'normal' could take 14007 decisions"),
        (RICH, r"\[turns\] '3 = 8' in 'normal' could bring a player .* Florins; they go up to 32767"),
        (WISE, r"\[turns\] '3 = 8' in 'normal' could bring a player .* points; they go up to 32767"),
    ],
)
def test_what_cannot_be_played_is_refused(changes: Any, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        record_of(changed(changes))


def leaves(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """Where numbers, texts and lists stand in the file."""
    if isinstance(value, dict | list):
        yield from [(path, value)] if isinstance(value, list) else []
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from leaves(value[key], (*path, key))
    else:
        yield path, value


def spoil(rng: random.Random, toml: Any) -> None:
    """Change a number, a text, or the length of a list."""
    *path, last = rng.choice([path for path, _ in leaves(toml)])
    owner = toml
    for key in path:
        owner = owner[key]
    value = owner[last]
    if isinstance(value, int):
        owner[last] = rng.choice((value - 1, value + 1, 0, 1, -1, 5, 60, 127, 128, 255, 32768, 10**12))
    elif isinstance(value, str):
        owner[last] = rng.choice(("", "C", "CCCCC", "Giza", "hall", "bes", "é"))
    else:
        owner[last] = rng.choice((value[1:], value + value[:1], []))


def test_nothing_but_a_sentence_comes_of_a_wrong_file() -> None:
    rng = random.Random(5)
    accepted = 0
    for _ in range(300):
        toml = deepcopy(TOML)
        for _ in range(rng.choice((1, 2))):
            spoil(rng, toml)
        try:
            c = record_of(toml)
        except ValueError as error:
            assert str(error).startswith("[")
        else:
            accepted += 1
            assert PARTS.wrong(c) is None
    assert 30 < accepted < 200


ODD = {
    "start florins": 0,
    "start trains": 2,
    "start city_cards": 0,
    "actions city_display": 0,
    "actions auction_display": 0,
    "hand_limit cards": 0,
    "market_start value": 0,
    "market lowest": -127,
    "market highest": 127,
    "fruit cubes": 4,
    "gods 5 actions": 1,
    "gods 6 auction_cards": 127,
    "pyramid_cost florins_for_each_point": 0,
    "scoring florins_for_a_point": 1,
    "turns normal 3": 1,
    "city_cards 12 demands": ["RR"],
}


@pytest.mark.parametrize("seats", GAME.seats)
def test_odd_parts_can_be_played(seats: int) -> None:
    toml = changed(ODD)
    game = replace(GAME, parts_of=lambda own: frozen(record_of(toml)))
    rng = random.Random(seats)
    match = game.new(seats, seed=seats, hand_limit=True, eaten_fruit=True)
    while not match.over:
        assert audit(game.parts, match.state) is None
        moves = match.moves(match.waiting[0])
        assert len(set(moves)) == len(moves)
        match.play(match.waiting[0], rng.choice(moves))
    assert audit(game.parts, match.state) is None
