"""What occurs when the active player of Cleopatra's Caboose takes cards and acts; a part of the features."""

import numpy as np

import riverhaven as rh
from riverhaven.games.caboose import GAME
from riverhaven.games.caboose.state import (
    BES,
    BUILDING_LABELS,
    CITIES,
    CITY_CARD_LABELS,
    CITY_LABELS,
    FRUIT_CARD_LABELS,
    FRUIT_NAMES,
    GOD_LABELS,
    HAPI,
    IMHOTEP,
    LINE_ENDS,
    LINE_LABELS,
    NONE,
    ON_DISPLAY,
    PTAH,
    PYRAMID_LABELS,
    SET,
    TRAIN_LABELS,
    Phase,
)

TOUCHES = np.array([[city in ends for ends in LINE_ENDS] for city in range(CITIES)], dtype=int)


def trains_at(s: np.record) -> np.ndarray:
    """The trains of every seat at every city."""
    return np.asarray(TOUCHES @ s.trains[:, : s.seats])


def of_action(s: np.record, t: np.record, seat: int, move: rh.Move) -> set[str]:
    """What the active player does: taking cards, and the actions."""
    block, labels, god = move.block, move.labels, s.god[seat]
    found = set()
    if block == "take":
        found.add(f"take {labels[0]}")
        found |= {"thoth's second card"} if s.takes_left == 1 and god == len(GOD_LABELS) else set()
    elif block == "gift":
        found.add("horus gives")
    elif block == "pass":
        found.add("horus declined" if s.phase == Phase.GIFT else "thoth declined")
    elif block == "end":
        found.add(f"ended early, {s.actions_left} left")
    elif block == "discard":
        what = "City" if labels[0] in CITY_CARD_LABELS else "Train" if labels[0] in TRAIN_LABELS else "Building"
        found.add(f"discard a {what} card")
    elif block == "draw":
        found.add(f"draw {labels[0]}")
        found.add(f"draw with {(s.city_at == ON_DISPLAY).sum()} cards open")
        found |= (
            {"draw without a deck"} if t.city_count[seat] - s.city_count[seat] < 1 + (labels[0] != "deck") else set()
        )
    elif block == "pyramid":
        found |= _of_pyramid(s, t, labels)
        found |= {"imhotep's pyramid"} if god == IMHOTEP else set()
    elif block == "produce":
        found |= _of_produce(s, labels)
    if block in ("track", "line") and t.card == NONE:
        found |= _of_track(s, t, seat, move)
    if block in ("ship", "from") and t.card == NONE:
        found |= _of_ship(s, t, seat, move)
    if block in ("build", "use") and t.card == NONE:
        found |= _of_build(s, t, seat, move)
    found |= {
        f"play {label}" for label in labels if s.phase == Phase.ACT and block != "draw" and label in CITY_CARD_LABELS
    }
    if god == BES and s.actions_left == 1 and block != "end" and t.card == NONE:
        found.add("bes' third action")
    if t.phase == Phase.DISCARD and s.phase != Phase.DISCARD:
        found.add(f"hand limit, {t.hand_count[seat] + t.city_count[seat] - GAME.parts.hand_limit} too many")
    return found


def _card(s: np.record, move: rh.Move) -> int:
    """The City card of an action that this move completes."""
    return int(s.card) - 1 if s.card else next(map(CITY_CARD_LABELS.index, set(CITY_CARD_LABELS) & set(move.labels)))


def _of_track(s: np.record, t: np.record, seat: int, move: rh.Move) -> set[str]:
    city = int(GAME.parts.card_city[_card(s, move)])
    train = int(s.train) - 1 if s.train else TRAIN_LABELS.index(move.labels[0])
    line = int(np.flatnonzero(t.trains[:, seat] != s.trains[:, seat])[0])
    a, b = LINE_ENDS[line]
    found = {f"track at {CITY_LABELS[city]}", f"track with {TRAIN_LABELS[train]}"}
    found.add(f"line {LINE_LABELS[line]}" + (", second colour" if s.trains[line].any() else ""))
    found |= {"track without a choice"} if move.block == "track" else set()
    found |= {"track at a pyramid"} if s.pyramid[city] else set()
    if not s.network[a] >> b & 1 and s.network[a] != 1 << a and s.network[b] != 1 << b:
        found.add("track joins two networks")
    if s.god[seat] == PTAH:
        found.add("ptah's rebate")
        found |= {"ptah's track for nothing"} if GAME.parts.train_cost[train] <= GAME.parts.ptah_rebate else set()
    return found | ({"track spends the last Florin"} if t.florins[seat] == 0 < s.florins[seat] else set())


def _of_ship(s: np.record, t: np.record, seat: int, move: rh.Move) -> set[str]:
    c, card = GAME.parts, _card(s, move)
    city, fruit = int(c.card_city[card]), int(s.fruit) - 1 if s.fruit else FRUIT_NAMES.index(move.labels[1])
    other = int(c.demand[card].sum()) - fruit
    origin = int(np.flatnonzero(t.cube[:, fruit] < s.cube[:, fruit])[0])
    found = {f"ship {FRUIT_NAMES[fruit]}", f"ship to {CITY_LABELS[city]}", f"ship from {CITY_LABELS[origin]}"}
    found |= {f"ship at {s.market[fruit]}"} | ({"fruit eaten"} if s.eaten_fruit else set())
    found |= {"ship without a choice"} if move.block == "ship" else set()
    found |= {"ship through a pyramid"} if not _reaches(s, origin, city) else set()
    found |= {"ship at the low end"} if s.market[fruit] == c.market_low else set()
    found |= {"ship at the high end"} if s.market[other] == c.market_high else set()
    found |= {"hapi ships"} if s.god[seat] == HAPI else set()
    trains = trains_at(s)[city]
    symbols = s.fruit_card[: s.seats] @ c.card_fruit[:, fruit].astype(int)
    others = [player for player in range(s.seats) if player != seat]
    paid = [player for player in others if trains[player] or symbols[player]]
    if s.god[seat] == SET:
        found |= {"set ships for points"} if trains[seat] else set()
        return found | ({"set robs by shipping"} if paid else set())
    found |= {f"ship pays {len(paid)} others"}
    found |= {"ship pays trains"} if any(trains[player] for player in paid) else set()
    found |= {"ship pays symbols"} if any(symbols[player] for player in paid) else set()
    doubles = s.fruit_card[others] @ (c.card_fruit[:, fruit] == 2).astype(int)
    return found | ({"ship pays a double"} if doubles.any() else set())


def _reaches(s: np.record, origin: int, city: int) -> bool:
    """Whether built lines lead from one city to the other past all pyramids."""
    seen, ends = {origin}, [LINE_ENDS[line] for line in np.flatnonzero(s.trains.any(axis=1))]
    for _ in range(CITIES):
        seen |= {end for pair in ends for end in pair if seen & set(pair) and (end == city or not s.pyramid[end])}
        if city in seen:
            return True
    return False


def _of_build(s: np.record, t: np.record, seat: int, move: rh.Move) -> set[str]:
    c, city = GAME.parts, int(GAME.parts.card_city[_card(s, move)])
    building = int(s.building) - 1 if s.building else BUILDING_LABELS.index(move.labels[0])
    found = {f"build {BUILDING_LABELS[building]}", f"build in {CITY_LABELS[city]}"}
    found |= {"build without a choice"} if move.block == "build" else set()
    found |= {"build without track"} if s.network[city] == 1 << city else set()
    found |= {"build where a building stands"} if np.count_nonzero(t.site == city + 1) > 1 else set()
    found |= {"imhotep builds"} if s.god[seat] == IMHOTEP else set()
    found |= _of_cost(s, t, seat, city, c.building_cost[building].astype(int))
    trains = trains_at(s)[city]
    paid = sum(1 for player in range(s.seats) if player != seat and trains[player])
    if s.god[seat] == SET:
        found |= {"set builds for Florins"} if trains[seat] else set()
        return found | ({"set robs by building"} if paid else set())
    return found | {f"build pays {paid} others"}


def _of_cost(s: np.record, t: np.record, seat: int, city: int, cost: np.ndarray) -> set[str]:
    """Where the fruits of a building came from, as far as the states tell."""
    c = GAME.parts
    used = s.fruit_card[seat] > t.fruit_card[seat]
    found = {f"feed with {FRUIT_CARD_LABELS[card]}" for card in np.flatnonzero(used)}
    if not used.any():
        high = (cost > 0) & (s.market == c.market_high)
        return {"build with cubes"} | ({"build at the high end"} if high.any() else set())
    symbols = c.card_fruit[used].sum(axis=0).astype(int)
    cubes_used = ((s.cube > t.cube) & (np.arange(CITIES) != city)[:, None]).any()
    found.add("build with both" if cubes_used else "build with a Fruit card")
    if used.sum() == 1 and cost.sum() == 2 and t.supply.tolist() == s.supply.tolist() and (symbols == cost).all():
        found.add("one Fruit card feeds two fruits")
    surplus = symbols > cost
    if (surplus & (t.cube[city] > s.cube[city])).any():
        found.add("surplus produced")
        found |= {"surplus at the low end"} if (surplus & (s.market == c.market_low)).any() else set()
    lacking = surplus & (s.supply == 0)
    return found | ({"surplus lacking"} if lacking.any() else set())


def _of_produce(s: np.record, labels: tuple[str, ...]) -> set[str]:
    c, card, fruit_card = GAME.parts, CITY_CARD_LABELS.index(labels[0]), FRUIT_CARD_LABELS.index(labels[1])
    fruits = c.card_fruit[fruit_card]
    found = {f"produce {labels[1]}", f"produce in {CITY_LABELS[c.card_city[card]]}"}
    found |= {"produce a double"} if (fruits == 2).any() else set()
    found |= {"produce the last cube"} if ((fruits > 0) & (s.supply == fruits)).any() else set()
    return found | ({"produce at the low end"} if ((fruits > 0) & (s.market == c.market_low)).any() else set())


def _of_pyramid(s: np.record, t: np.record, labels: tuple[str, ...]) -> set[str]:
    found = {f"pyramid {labels[0]}", f"pyramid in {labels[1]}"}
    found |= {"pyramid in a city with a building"} if (s.site == CITY_LABELS.index(labels[1]) + 1).any() else set()
    return found | ({"all pyramids built"} if np.count_nonzero(t.pyramid) == len(PYRAMID_LABELS) else set())
