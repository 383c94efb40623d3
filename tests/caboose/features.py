"""What occurs in a match of Cleopatra's Caboose: the list that the golden games must cover between them."""

from itertools import pairwise

import numpy as np

import riverhaven as rh
from riverhaven.games.caboose.state import (
    ACT,
    AUCTION_LABELS,
    BES,
    BID,
    BUILDING_LABELS,
    CITIES,
    CITY_CARD_LABELS,
    CITY_LABELS,
    DISCARD,
    ERAS,
    FRUIT_CARD_LABELS,
    FRUIT_NAMES,
    GIFT,
    GOD,
    GOD_LABELS,
    HAPI,
    IMHOTEP,
    IN_DISCARD,
    LINE_ENDS,
    LINE_LABELS,
    MOVES,
    NONE,
    ON_DISPLAY,
    PTAH,
    PYRAMID_LABELS,
    SET,
    SETS,
    TAKE,
    TRAIN_LABELS,
)

from .scene import GAME

TOUCHES = np.array([[city in ends for ends in LINE_ENDS] for city in range(CITIES)], dtype=int)
PAYERS = {3: ("all", "nothing"), 4: ("all", "half", "nothing"), 5: ("all", "half", "nothing")}


def wanted() -> set[str]:
    """Everything that must occur."""
    found = {f"{n} seats, {length} game" for n in GAME.seats for length in ("normal", "long")}
    found |= {f"option {option.name} {choice}" for option in GAME.options for choice in option.choices}
    found |= {f"block {block}" for block in MOVES.blocks}
    return found | _wanted_turns() | _wanted_actions() | _wanted_cards() | _wanted_ends()


def _wanted_turns() -> set[str]:
    found = {f"{n} bidders: {what}" for n in GAME.seats for what in ("nobody bids", "the first to pass had bid")}
    found |= {f"{n} bidders: pays {what}" for n, payers in PAYERS.items() for what in payers}
    found |= {"half a bid rounded up", "half of nothing", "second place without a bid", "all Florins bid"}
    found |= {"Start Player passes at once", "passes unasked", "auction without a question"}
    found |= {f"{n} seats: {god}" for n in GAME.seats for god in GOD_LABELS}
    found |= {"hapi ships", "imhotep builds", "imhotep's pyramid", "horus gives", "horus declined"}
    found |= {"ptah's rebate", "ptah's track for nothing", "bes' third action", "thoth's second card", "thoth declined"}
    found |= {
        f"set {way}" for way in ("ships for points", "builds for Florins", "robs by shipping", "robs by building")
    }
    found |= {"card taken unasked", "card taken unasked, another offered", "nothing to take"}
    found |= {f"ended early, {n} left" for n in (1, 2, 3)}
    return found | {f"hand limit, {n} too many" for n in (1, 2, 3)}


def _wanted_actions() -> set[str]:
    found = {f"{way} {city}" for way in ("track at", "build in", "ship to", "ship from") for city in CITY_LABELS}
    found |= {f"{way} {city}" for way in ("produce in", "pyramid in") for city in CITY_LABELS}
    found |= {f"line {line}{second}" for line in LINE_LABELS for second in ("", ", second colour")}
    found |= {
        "track without a choice",
        "track at a pyramid",
        "track joins two networks",
        "track spends the last Florin",
    }
    found |= {f"ship {fruit}" for fruit in FRUIT_NAMES} | {f"ship at {value}" for value in range(-3, 4)}
    found |= {"ship without a choice", "ship through a pyramid", "fruit eaten"}
    found |= {f"ship pays {n} others" for n in range(5)} | {
        "ship pays trains",
        "ship pays symbols",
        "ship pays a double",
    }
    found |= {f"build pays {n} others" for n in range(5)}
    found |= {"build without a choice", "build with cubes", "build with a Fruit card", "build with both"}
    found |= {"build without track", "build where a building stands", "one Fruit card feeds two fruits"}
    found |= {"surplus produced", "surplus lacking"}
    found |= {f"{way} at the {end} end" for way, end in (("ship", "low"), ("ship", "high"), ("build", "high"))}
    found |= {"produce at the low end", "surplus at the low end", "produce a double", "produce the last cube"}
    found |= {"pyramid in a city with a building", "all pyramids built"}
    return found | {f"draw with {n} cards open" for n in range(5)} | {"draw deck", "draw without a deck"}


def _wanted_cards() -> set[str]:
    found = {f"take {label}" for label in AUCTION_LABELS} | {f"track with {label}" for label in TRAIN_LABELS}
    found |= {f"build {label}" for label in BUILDING_LABELS} | {f"pyramid {value}" for value in PYRAMID_LABELS}
    found |= {f"{way} {label}" for way in ("produce", "feed with") for label in FRUIT_CARD_LABELS}
    found |= {f"{way} {card}" for way in ("play", "draw") for card in CITY_CARD_LABELS}
    found |= {f"discard a {what} card" for what in ("Train", "Building", "City")}
    found |= {f"City display refilled with {n}" for n in (1, 2, 3, 4)} | {"City display short", "City display empty"}
    found |= {
        "City deck reshuffled",
        "City deck reshuffled twice",
        "City deck and pile empty",
        "City deck of the last era",
    }
    return found | {"Auction deck reshuffled", "Auction deck empty when reshuffled", "Auction display short"}


def _wanted_ends() -> set[str]:
    found = {f"{n} seats: {what}" for n in GAME.seats for what in ("1 first", "2 first", "3 first", "2 second")}
    found |= {"4 seats: 4 first", "5 seats: 4 first", "5 seats: 5 first", "4 seats: 3 second", "5 seats: 3 second"}
    found |= {"4 seats: 2 third", "5 seats: 2 third", "5 seats: 3 third", "5 seats: 4 second"}
    found |= {"3 seats: third ignored", "3 seats: third ignored behind a tie", "fourth place", "fifth place"}
    found |= {"city without trains", "prestige with buildings and pyramid"}
    found |= {f"{n} {what} types" for n in range(SETS) for what in ("building", "fruit")} | {"building type twice"}
    found |= {f"won by {what}" for what in ("points", "Florins", "cards", "god")}
    return found | {f"place below decided by {what}" for what in ("Florins", "cards", "god")}


# ------------------------------------------------------------------------------------------------------ in a match


def of(match: rh.Match) -> set[str]:
    """What occurs in a finished match."""
    found = {f"{match.seats} seats, {match.options['length']} game"}
    found |= {f"option {name} {value}" for name, value in match.options.items()}
    states = [*(np.frombuffer(turn.before, GAME.state)[0] for turn in match.turns), match.state]
    for turn, (s, t) in zip(match.turns, pairwise(states), strict=True):
        found |= {f"block {turn.move.block}"} | _of_cards(s, t, turn.move) | _of_order(s, t)
        found |= _of_auction(s, t, turn.move) if s.phase in (BID, GOD) else _of_turn(s, t, turn.seat, turn.move)
    if match.state.shuffles > states[0].shuffles + 1:
        found.add("City deck reshuffled twice")
    return found | _of_end(match)


def trains_at(s: np.record) -> np.ndarray:
    """The trains of every seat at every city."""
    return TOUCHES @ s.trains[:, : s.seats]


def _of_order(s: np.record, t: np.record) -> set[str]:
    """What happens unasked between two questions."""
    found = set()
    begins = not t.over and t.phase not in (BID, GOD) and (s.phase == GOD or t.active != s.active)
    if begins and t.phase != TAKE:
        had_cards = t.auction_display.sum() < s.auction_display.sum()
        found.add("card taken unasked" if had_cards else "nothing to take")
    if begins and t.phase == TAKE and t.auction_display.sum() < s.auction_display.sum():
        found.add("card taken unasked, another offered")
    if not t.over and t.turn > s.turn:  # a new auction has begun, perhaps even ended
        found |= {"auction without a question"} if t.phase != BID else set()
        found |= {"Auction display short"} if t.auction_display.sum() < t.seats + 1 else set()
        placed = np.count_nonzero(t.rank)
        found |= {"passes unasked"} if placed else set()
    if s.phase == BID and t.turn == s.turn:
        asked = 1 if t.phase == BID else 2  # who passes; at the end, also who is left
        raised = (t.bid != s.bid).any()
        placed = np.count_nonzero(t.rank) - np.count_nonzero(s.rank)
        found |= {"passes unasked"} if placed > asked - int(raised) else set()
    return found


def _of_cards(s: np.record, t: np.record, move: rh.Move) -> set[str]:
    """Decks and displays."""
    found = set()
    if t.auction_left > s.auction_left:
        found.add("Auction deck reshuffled")
        found |= {"Auction deck empty when reshuffled"} if s.auction_left == 0 else set()
    if t.shuffles > s.shuffles:
        found.add("City deck reshuffled")
    if t.city_left == 0 and not (t.city_at == IN_DISCARD).any():
        found.add("City deck and pile empty")
    if s.shuffles == ERAS - 1 and t.city_left > s.city_left:
        found.add("City deck of the last era")
    taken = move.block in ("draw", "gift") and move.labels[0] != "deck"
    refilled = (t.city_at == ON_DISPLAY).sum() - (s.city_at == ON_DISPLAY).sum() + taken
    if refilled > 0:
        found.add(f"City display refilled with {refilled}")
    open_cards = (t.city_at == ON_DISPLAY).sum()
    if not t.over and t.active != s.active and t.phase not in (BID, GOD) and open_cards < GAME.parts.city_display:
        found |= {"City display short"} | ({"City display empty"} if open_cards == 0 else set())
    return found


def _of_auction(s: np.record, t: np.record, move: rh.Move) -> set[str]:
    n = int(s.seats)
    if s.phase == GOD:
        return {f"{n} seats: {move.labels[0]}"}
    found = set()
    if move.block == "bid" and int(move.labels[0]) == s.florins[s.active]:
        found.add("all Florins bid")
    if move.block == "pass" and s.active == s.start_player and not s.bid.any() and not s.rank.any():
        found.add("Start Player passes at once")
    if t.phase == BID:
        return found
    if not t.bid.any():
        return found | {f"{n} bidders: nobody bids"}
    for bid, rank in zip(t.bid[:n].tolist(), t.rank[:n].tolist(), strict=True):
        way = "nothing" if rank == n else "all" if rank <= 2 else "half"
        if bid:
            found.add(f"{n} bidders: pays {way}")
            found |= {f"{n} bidders: the first to pass had bid"} if way == "nothing" else set()
            found |= {"half a bid rounded up"} if way == "half" and bid % 2 else set()
        elif way == "nothing":
            found.add(f"{n} bidders: pays nothing")
        else:
            found.add("half of nothing" if way == "half" else "second place without a bid")
    return found


# ----------------------------------------------------------------------------------------------------- in the actions


def _of_turn(s: np.record, t: np.record, seat: int, move: rh.Move) -> set[str]:
    """What the active player does: taking cards, and the actions."""
    block, labels, god = move.block, move.labels, s.god[seat]
    found = set()
    if block == "take":
        found.add(f"take {labels[0]}")
        found |= {"thoth's second card"} if s.takes_left == 1 and god == len(GOD_LABELS) else set()
    elif block == "gift":
        found.add("horus gives")
    elif block == "pass":
        found.add("horus declined" if s.phase == GIFT else "thoth declined")
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
    found |= {f"play {label}" for label in labels if s.phase == ACT and block != "draw" and label in CITY_CARD_LABELS}
    if god == BES and s.actions_left == 1 and block != "end" and t.card == NONE:
        found.add("bes' third action")
    if t.phase == DISCARD and s.phase != DISCARD:
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


# --------------------------------------------------------------------------------------------------------- at the end


def _of_end(match: rh.Match) -> set[str]:
    s, c, n = match.state, GAME.parts, match.seats
    found = set()
    for city, trains in enumerate(trains_at(s).tolist()):
        found |= _of_city(n, sorted((x for x in trains if x), reverse=True))
        found |= {"prestige with buildings and pyramid"} if s.bonus[city] and s.pyramid[city] and any(trains) else set()
    for seat in range(n):
        types = c.building_type[s.builder == seat + 1].tolist()
        found.add(f"{len(set(types))} building types")
        found |= {"building type twice"} if len(set(types)) < len(types) else set()
        found.add(f"{np.count_nonzero(s.fruit_card[seat].astype(int) @ c.card_fruit)} fruit types")
    standing = [(s.score[i], s.florins[i], s.hand_count[i] + s.city_count[i]) for i in np.argsort(s.place[:n])]
    for place, (ahead, behind) in enumerate(pairwise(standing), 1):
        what = next(
            (what for what, a, b in zip(("points", "Florins", "cards"), ahead, behind, strict=True) if a != b), "god"
        )
        found |= {f"won by {what}"} if place == 1 else {f"place below decided by {what}"}
    return found


def _of_city(n: int, trains: list[int]) -> set[str]:
    """Who shares which place, from the trains of all who have any, most first."""
    if not trains:
        return {"city without trains"}
    groups = [trains.count(x) for x in dict.fromkeys(trains)]
    found, place = set(), 1
    for group in groups:
        if place == 3 and n == 3:
            found.add("3 seats: third ignored" + (" behind a tie" if groups[0] == 2 else ""))
        elif place <= 3:
            found.add(f"{n} seats: {group} {('first', 'second', 'third')[place - 1]}")
        else:
            found.add("fourth place" if place == 4 else "fifth place")
        place += group
    return found
