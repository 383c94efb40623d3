"""What is impossible about a state: the components are conserved, and every count says the truth."""

from collections.abc import Callable

import numpy as np

from riverhaven.games.caboose.rules.scoring import final_points
from riverhaven.games.caboose.state import (
    ACT,
    BID,
    BUILDING_COST,
    BUILDINGS,
    CITIES,
    CITY_CARD_LABELS,
    CITY_NAMES,
    DISCARD,
    ERAS,
    FIRST_BUILDING,
    FIRST_FRUIT_CARD,
    FRUIT_NAMES,
    GOD,
    GODS,
    HAND_KINDS,
    IN_DECK,
    IN_HAND,
    LINE,
    LINE_LABELS,
    LINES,
    NONE,
    ON_DISPLAY,
    ORIGIN,
    PHASES,
    PYRAMIDS,
    SOURCE,
    TAKE,
    TRAIN_KINDS,
)


def audit(c: np.record, s: np.record) -> str | None:
    """One sentence about the first thing that cannot be, or None."""
    checks: tuple[Callable[[np.record, np.record], str | None], ...] = (
        _table,
        _auction,
        _pending,
        _fruit,
        _lines,
        _network,
        _cities,
        _auction_cards,
        _buildings,
        _city_cards,
        _hands,
        _end,
    )
    return next((wrong for check in checks if (wrong := check(c, s)) is not None), None)


def _table(c: np.record, s: np.record) -> str | None:
    seats = int(s.seats)
    if not 0 <= s.active < seats or not 0 <= s.start_player < seats:
        return f"the active player and the Start Player must be seats from 0 to {seats - 1}"
    if not 0 <= s.phase < len(PHASES):
        return f"the phase must be a number from 0 to {len(PHASES) - 1}"
    asked = 0 if s.over else 1 << int(s.active)
    if s.waiting != asked:
        return f"waiting must be {asked}, the bit of the seat whose decision it is"
    if not 1 <= s.turn <= c.turns[s.length, seats]:
        return f"the turn must be a number from 1 to {c.turns[s.length, seats]}"
    if (s.florins < 0).any() or (s.score < 0).any():
        return "somebody has fewer than 0 Florins or points"
    absent = [s.bid, s.rank, s.god, s.florins, s.score, s.hand_count, s.city_count, s.trains_left, s.place]
    if any(field[seats:].any() for field in absent) or s.fruit_card[seats:].any() or s.trains[:, seats:].any():
        return "a seat that nobody has taken owns something"
    return None


def _auction(c: np.record, s: np.record) -> str | None:
    """Ranks are given from the last one up; gods by rank, each to one player."""
    seats = int(s.seats)
    ranks, gods = s.rank[:seats].tolist(), s.god[:seats].tolist()
    placed = sorted(rank for rank in ranks if rank)
    if placed != list(range(seats - len(placed) + 1, seats + 1)):
        return f"the places in the order are {placed}; they fill from the last, each once"
    bidding = s.phase == BID and not s.over
    if bidding and (len(placed) > seats - 2 or s.rank[s.active]):
        return "somebody is asked to bid when the auction is over"
    if not bidding and len(placed) < seats:
        return "the auction is over, and somebody has no place in the order"
    bids = [bid for bid in s.bid[:seats].tolist() if bid]
    if (s.bid < 0).any() or len(set(bids)) < len(bids) or (bidding and (s.bid > s.florins).any()):
        return "the bids must differ, and be covered by the bidders' Florins"
    chosen = [god for god in gods if god]
    if any(not 0 <= god <= GODS for god in gods) or len(set(chosen)) < len(chosen):
        return "every god serves one player"
    if bidding and chosen:
        return "somebody has a god before the auction is over"
    if not bidding:
        order = [gods[ranks.index(rank)] for rank in range(1, seats + 1)]
        first_without = order.index(NONE) if NONE in order else seats
        if any(order[first_without:]) or (s.phase == GOD) != (first_without < seats):
            return "the gods are chosen in the order of the auction"
        if s.phase == GOD and ranks[s.active] != first_without + 1:
            return f"seat {ranks.index(first_without + 1)} is the next to choose a god"
    return None


def _pending(c: np.record, s: np.record) -> str | None:
    """An action that is not complete has its cards named, and only such an action."""
    wanted = {LINE: (1, 1, 0, 0), SOURCE: (1, 0, 1, 0), ORIGIN: (1, 0, 0, 1)}.get(int(s.phase), (0, 0, 0, 0))
    found = tuple(int(field != NONE) for field in (s.card, s.train, s.building, s.fruit))
    if not s.over and found != wanted:
        return "card, train, building and fruit must name the action that waits for a choice, and nothing else"
    if s.building == NONE:
        chosen_early = s.source.any()
    else:
        cost = int((c.building_fruit[s.building - 1] >= 0).sum())
        chosen = [bool(source) for source in s.source]
        chosen_early = chosen != sorted(chosen, reverse=True) or sum(chosen) >= cost or len(chosen) != BUILDING_COST
    if chosen_early:
        return "source must name the sources of the first fruits of the building that waits for one, and nothing else"
    if (s.takes_left > 0) != (s.phase == TAKE and not s.over):
        return "takes_left must be more than 0 while somebody takes Auction cards, and only then"
    if s.phase in (ACT, LINE, SOURCE, ORIGIN) and not s.over and s.actions_left < 1:
        return "somebody is asked to act without an action"
    if s.phase in (BID, GOD, DISCARD) and s.actions_left:
        return "actions_left must be 0 when nobody acts"
    if s.phase == DISCARD and not s.hand_limit:
        return "somebody is asked to discard, and there is no hand limit"
    return None


def _fruit(c: np.record, s: np.record) -> str | None:
    """Cubes on the map and in the supply are all there are; the market stays on its track."""
    if (s.cube < 0).any() or (s.supply < 0).any():
        return "there are fewer than 0 cubes of a fruit"
    for fruit, name in enumerate(FRUIT_NAMES):
        cubes = int(s.cube[:, fruit].sum() + s.supply[fruit])
        if cubes != c.cubes:
            return f"there are {cubes} cubes of {name} on the map and in the supply, and they must be {c.cubes}"
        if not c.market_low <= s.market[fruit] <= c.market_high:
            return f"the market value of {name} must lie between {c.market_low} and {c.market_high}"
    return None


def _lines(c: np.record, s: np.record) -> str | None:
    """At most two colours on a line, groups as large as a Train card, and no train lost."""
    sizes = {0, *c.train_size.tolist()}
    for line in range(LINES):
        groups = s.trains[line].tolist()
        if sum(group != 0 for group in groups) > 2:
            return f"more than two colours are on the line {LINE_LABELS[line]}"
        if not set(groups) <= sizes:
            return f"no Train card puts a group of that size on the line {LINE_LABELS[line]}"
    for seat in range(s.seats):
        trains = int(s.trains[:, seat].sum() + s.trains_left[seat])
        if trains != c.start_trains or s.trains_left[seat] < 0:
            return f"seat {seat} has {trains} trains on the map and left, and it must have {c.start_trains}"
    return None


def _network(c: np.record, s: np.record) -> str | None:
    """Which cities are connected follows from the lines."""
    network = [{city} for city in range(CITIES)]
    for line in range(LINES):
        if s.trains[line].any():
            joined = network[c.line_end[line, 0]] | network[c.line_end[line, 1]]
            for city in joined:
                network[city] = joined
    for city in range(CITIES):
        bits = sum(1 << other for other in network[city])
        if s.network[city] != bits:
            return f"the network of {CITY_NAMES[city]} must be {bits}: a bit for each city connected with it"
    return None


def _cities(c: np.record, s: np.record) -> str | None:
    if sorted(s.marker.tolist()) != list(range(CITIES)) or s.light not in (0, 1):
        return "every City Prestige marker must lie in one city, light or dark side up"
    built = [pyramid for pyramid in s.pyramid.tolist() if pyramid]
    if len(set(built)) < len(built) or any(not 0 <= pyramid <= PYRAMIDS for pyramid in built):
        return "a pyramid stands in two cities"
    for city in range(CITIES):
        if s.pyramid[city] and s.cube[city].any():
            return f"there is fruit in {CITY_NAMES[city]}, where a pyramid stands"
        if s.pyramid[city] and s.card > NONE and c.card_city[s.card - 1] == city and s.phase != LINE:
            return f"somebody builds in or ships to {CITY_NAMES[city]}, where a pyramid stands"
    return None


def _auction_cards(c: np.record, s: np.record) -> str | None:
    """No Auction card is lost, none too many."""
    piles = (s.auction_deck, s.auction_display, s.auction_discard)
    if any((pile < 0).any() for pile in (*piles, s.hand, s.fruit_card)):
        return "there are fewer than 0 Auction cards of a kind"
    found = np.sum(piles, axis=0, dtype=int)
    found[:HAND_KINDS] += s.hand.sum(axis=0)
    found[FIRST_BUILDING:HAND_KINDS] += s.builder != NONE
    found[FIRST_FRUIT_CARD:] += s.fruit_card.sum(axis=0)
    copies = np.ones_like(found)
    copies[:TRAIN_KINDS] = c.train_copies
    if (found != copies).any():
        return "an Auction card is missing, or there are too many of it: deck, display, discard pile, hands, table"
    if s.auction_left != s.auction_deck.sum():
        return f"auction_left is {s.auction_left}, and {s.auction_deck.sum()} cards are in the deck"
    return None


def _buildings(c: np.record, s: np.record) -> str | None:
    """Every building stands in a city before a player, and its bonus marker lies there."""
    bonus = [0] * CITIES
    for building in range(BUILDINGS):
        if not 0 <= s.builder[building] <= s.seats or (s.builder[building] != NONE) != (s.site[building] != NONE):
            return "a building must lie before a player at the table and stand in a city"
        if s.site[building] != NONE and s.building != building + 1:
            bonus[s.site[building] - 1] += int(c.building_bonus[building])
    if s.building != NONE and s.site[s.building - 1] != c.card_city[s.card - 1] + 1:
        return "the building that is being fed stands in another city than the City card says"
    for city in range(CITIES):
        if s.bonus[city] != bonus[city]:
            return f"the building markers in {CITY_NAMES[city]} must add up to {bonus[city]}"
    return None


def _city_cards(c: np.record, s: np.record) -> str | None:
    if (s.city_at < 0).any() or (s.city_at >= IN_HAND + s.seats).any():
        return "a City card is in the hand of a seat that is not there"
    if s.city_left != (s.city_at == IN_DECK).sum():
        return f"city_left is {s.city_left}, and {(s.city_at == IN_DECK).sum()} cards are in the deck"
    if (s.city_at == ON_DISPLAY).sum() > c.city_display:
        return f"more than {c.city_display} City cards lie open"
    if not 0 <= s.shuffles < ERAS or (s.city_era < 0).any() or (s.city_era > s.shuffles).any():
        return "a City card has come into the deck with a shuffle that has not happened"
    if (s.city_era[s.city_at == IN_DECK] != s.shuffles).any():
        return "a City card in the deck was not shuffled into it last time"
    if (s.city_seen[s.city_at < IN_HAND] != 0).any():
        return "only a card in a hand can be known to be in it"
    return None


def _hands(c: np.record, s: np.record) -> str | None:
    for seat in range(s.seats):
        if s.hand_count[seat] != s.hand[seat].sum():
            return f"hand_count says {s.hand_count[seat]} for seat {seat}, and it holds {s.hand[seat].sum()}"
        if (s.known[seat] > s.hand[seat]).any() or (s.known[seat] < 0).any():
            return f"known says more of seat {seat} than it holds"
        mine = s.city_at == IN_HAND + seat
        if s.city_count[seat] != mine.sum():
            return f"city_count says {s.city_count[seat]} for seat {seat}, and it holds {mine.sum()}"
        unseen = np.bincount(s.city_era[mine & (s.city_seen == 0)], minlength=ERAS)
        if (s.unseen[seat] != unseen).any():
            cards = [CITY_CARD_LABELS[card] for card in np.flatnonzero(mine & (s.city_seen == 0))]
            return f"unseen of seat {seat} must count its hidden City cards ({', '.join(cards)}) by their era"
    return None


def _end(c: np.record, s: np.record) -> str | None:
    if not s.over:
        return "places are given only at the end" if s.place.any() else None
    for seat in range(s.seats):
        if s.score[seat] < final_points(c, s, seat):
            return f"the score of seat {seat} lacks its points of the final scoring"
    if sorted(s.place[: s.seats].tolist()) != list(range(1, s.seats + 1)):
        return "at the end every seat has a place of its own"
    return None
