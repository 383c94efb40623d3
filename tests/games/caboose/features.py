"""What occurs in a match of Cleopatra's Caboose: the list that the golden games must cover between them."""

from itertools import pairwise

import numpy as np

import riverhaven as rh
from riverhaven.games.caboose import GAME
from riverhaven.games.caboose.state import (
    AUCTION_LABELS,
    BUILDING_LABELS,
    CITY_CARD_LABELS,
    CITY_LABELS,
    ERAS,
    FRUIT_CARD_LABELS,
    FRUIT_NAMES,
    GOD_LABELS,
    IN_DISCARD,
    LINE_LABELS,
    MOVES,
    ON_DISPLAY,
    PYRAMID_LABELS,
    SETS,
    TRAIN_LABELS,
    Phase,
)

from .features_of_actions import of_action, trains_at

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
        found |= (
            _of_auction(s, t, turn.move) if s.phase in (Phase.BID, Phase.GOD) else of_action(s, t, turn.seat, turn.move)
        )
    if match.state.shuffles > states[0].shuffles + 1:
        found.add("City deck reshuffled twice")
    return found | _of_end(match)


def _of_order(s: np.record, t: np.record) -> set[str]:
    """What happens unasked between two questions."""
    found = set()
    begins = not t.over and t.phase not in (Phase.BID, Phase.GOD) and (s.phase == Phase.GOD or t.active != s.active)
    if begins and t.phase != Phase.TAKE:
        had_cards = t.auction_display.sum() < s.auction_display.sum()
        found.add("card taken unasked" if had_cards else "nothing to take")
    if begins and t.phase == Phase.TAKE and t.auction_display.sum() < s.auction_display.sum():
        found.add("card taken unasked, another offered")
    if not t.over and t.turn > s.turn:  # a new auction has begun, perhaps even ended
        found |= {"auction without a question"} if t.phase != Phase.BID else set()
        found |= {"Auction display short"} if t.auction_display.sum() < t.seats + 1 else set()
        placed = np.count_nonzero(t.rank)
        found |= {"passes unasked"} if placed else set()
    if s.phase == Phase.BID and t.turn == s.turn:
        asked = 1 if t.phase == Phase.BID else 2  # who passes; at the end, also who is left
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
    if (
        not t.over
        and t.active != s.active
        and t.phase not in (Phase.BID, Phase.GOD)
        and open_cards < GAME.parts.city_display
    ):
        found |= {"City display short"} | ({"City display empty"} if open_cards == 0 else set())
    return found


def _of_auction(s: np.record, t: np.record, move: rh.Move) -> set[str]:
    n = int(s.seats)
    if s.phase == Phase.GOD:
        return {f"{n} seats: {move.labels[0]}"}
    found = set()
    if move.block == "bid" and int(move.labels[0]) == s.florins[s.active]:
        found.add("all Florins bid")
    if move.block == "pass" and s.active == s.start_player and not s.bid.any() and not s.rank.any():
        found.add("Start Player passes at once")
    if t.phase == Phase.BID:
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
