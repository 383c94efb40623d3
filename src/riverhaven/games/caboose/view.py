"""The redacted record as people speak of it."""

from functools import cache

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from riverhaven.core.view import View, header, seen_by_all
from riverhaven.games.caboose.parts import PARTS
from riverhaven.games.caboose.rules.auction import payment
from riverhaven.games.caboose.rules.build import build_florins, building_points, cubes_in_reach, pyramid_cost
from riverhaven.games.caboose.rules.moves import legal
from riverhaven.games.caboose.rules.nile import trains_at
from riverhaven.games.caboose.rules.scoring import (
    building_types,
    city_points,
    fruit_types,
    money_points,
    prestige,
)
from riverhaven.games.caboose.rules.ship import revenue, ship_points
from riverhaven.games.caboose.rules.track import track_cost
from riverhaven.games.caboose.secrets import redact
from riverhaven.games.caboose.state import (
    AUCTION_LABELS,
    BUILD_MOVES,
    BUILDING_LABELS,
    CITIES,
    CITY_CARD_LABELS,
    CITY_LABELS,
    FIRST_BUILDING,
    FIRST_FRUIT_CARD,
    FRUIT_CARD_LABELS,
    FRUIT_NAMES,
    GOD_LABELS,
    GODS,
    IN_DISCARD,
    IN_HAND,
    LINE_LABELS,
    LINES,
    MOVES,
    NONE,
    ON_DISPLAY,
    PHASES,
    PYRAMIDS,
    SHIP_MOVES,
    TRAIN_KINDS,
    TYPE_NAMES,
    Phase,
)


class AuctionCard(Struct, frozen=True):
    label: str
    kind: str  # train, building or fruit
    fruits: tuple[str, ...] = ()  # what a building costs, or a Fruit card shows
    size: int = 0  # trains on a Train card
    cost: int = 0  # Florins of a Train card, as printed
    type: str = ""  # of a building
    points: int = 0
    bonus: int = 0


class CityCard(Struct, frozen=True):
    label: str
    city: str
    demands: dict[str, int]  # the price of each fruit
    dead: bool  # a pyramid stands there: good for track only


class City(Struct, frozen=True):
    label: str
    bank: str
    row: int  # from the north, counted from 1
    light: bool
    marker: int
    bonus: int
    pyramid: int
    prestige: int
    cubes: dict[str, int]
    buildings: tuple[str, ...]
    connected: tuple[str, ...]  # the other cities that built lines lead to
    reach: dict[str, int]  # cubes here and in the connected cities
    trains: tuple[int, ...]  # of each seat, on the lines that touch the city
    points: tuple[int, ...]  # what each seat would score here if the game ended now


class Line(Struct, frozen=True):
    label: str
    ends: tuple[str, str]
    trains: tuple[int, ...]  # of each seat


class God(Struct, frozen=True):
    label: str
    number: int
    seat: int | None
    power: dict[str, int]


class Pending(Struct, frozen=True):
    """An action that waits for a line, an origin or a source."""

    action: str  # track, ship or build
    card: CityCard
    with_card: AuctionCard | None  # the Train or Building card
    fruit: str | None  # to be shipped, or next to be found for the building
    sources: tuple[str, ...]  # chosen so far


class Player(Struct, frozen=True):
    florins: int
    trains_left: int
    bid: int
    pays: int  # for the bid, once the auction is over
    rank: int  # in the order of the auction; 0 while bidding
    god: str | None
    hand_count: int  # Train and Building cards
    city_count: int
    known: tuple[AuctionCard, ...]  # cards in the hand that everybody saw being taken
    known_cities: tuple[CityCard, ...]
    fruit_cards: tuple[AuctionCard, ...]
    buildings: tuple[AuctionCard, ...]
    in_play: int  # points scored before the final scoring
    from_cities: int  # and what the final scoring adds, or would add now
    from_florins: int
    building_types: int
    from_buildings: int
    fruit_types: int
    from_fruit: int

    @property
    def total(self) -> int:
        """The score if the game ended now."""
        return self.in_play + self.from_cities + self.from_florins + self.from_buildings + self.from_fruit


class Offer(Struct, frozen=True):
    """What a legal shipment or building would bring to each seat."""

    move: str
    florins: tuple[int, ...]
    points: tuple[int, ...]


class Mine(Struct, frozen=True):
    """What only the viewer sees."""

    cards: tuple[AuctionCard, ...]
    track_costs: tuple[int, ...]  # of each kind of Train card, with the god's rebate
    city_cards: tuple[CityCard, ...]
    offers: tuple[Offer, ...]


class CabooseView(View, frozen=True, kw_only=True):
    auction_cards: dict[str, AuctionCard]  # every card of the box by its label
    city_cards: dict[str, CityCard]
    active: int
    eaten_fruit: bool
    hand_limit: int | None
    open_hands: bool
    turn: int
    turns: int
    start_player: int
    takes_left: int
    actions_left: int
    pending: Pending | None
    cities: tuple[City, ...]
    lines: tuple[Line, ...]
    market: dict[str, int]
    market_ends: tuple[int, int]
    supply: dict[str, int]
    gods: tuple[God, ...]
    pyramids: dict[int, int]  # those left, with what they cost whoever acts
    auction_display: tuple[AuctionCard, ...]
    auction_deck: int
    city_display: tuple[CityCard, ...]
    city_deck: int
    city_discard: tuple[CityCard, ...]
    shuffles: int
    players: tuple[Player, ...]
    paid_places: int  # in each city, at the end
    florins_for_a_point: int
    building_set: tuple[int, ...]  # points for so many different types of buildings
    fruit_set: tuple[int, ...]  # and for so many different fruits
    mine: Mine | None


def view(c: np.record, s: np.record, seat: int) -> CabooseView:
    table = _table(c, s)
    return table if seat < 0 else replace(table, seat=seat, mine=_mine(c, s, seat))


@seen_by_all(redact)
def _table(c: np.record, s: np.record) -> CabooseView:
    seats = range(int(s.seats))
    sites = s.site.tolist()
    cities = tuple(_city(c, s, city, sites) for city in range(CITIES))
    auction_cards, city_cards = _catalogue(c.tobytes())
    return CabooseView(
        **header(PHASES, s, -1),
        auction_cards=auction_cards,
        city_cards=city_cards,
        active=int(s.active),
        eaten_fruit=bool(s.eaten_fruit),
        hand_limit=int(c.hand_limit) if s.hand_limit else None,
        open_hands=bool(s.open_hands),
        turn=int(s.turn),
        turns=int(c.turns[s.length, s.seats]),
        start_player=int(s.start_player),
        takes_left=int(s.takes_left),
        actions_left=int(s.actions_left),
        pending=_pending(c, s),
        cities=cities,
        lines=tuple(_line(c, s, line) for line in range(LINES)),
        market=_by_fruit(s.market),
        market_ends=(int(c.market_low), int(c.market_high)),
        supply=_by_fruit(s.supply),
        gods=tuple(_god(c, s, god) for god in range(1, GODS + 1)),
        pyramids={
            int(c.pyramid_value[pyramid]): int(pyramid_cost(c, s, s.active, pyramid))
            for pyramid in range(PYRAMIDS)
            if pyramid + 1 not in s.pyramid
        },
        auction_display=_auction_cards(c, s.auction_display),
        auction_deck=int(s.auction_left),
        city_display=_city_cards(c, s, s.city_at == ON_DISPLAY),
        city_deck=int(s.city_left),
        city_discard=_city_cards(c, s, s.city_at == IN_DISCARD),
        shuffles=int(s.shuffles),
        players=tuple(_player(c, s, other, sum(city.points[other] for city in cities)) for other in seats),
        paid_places=int(c.paid_places[s.seats]),
        florins_for_a_point=int(c.florins_for_a_point),
        building_set=tuple(c.building_set.tolist()),
        fruit_set=tuple(c.fruit_set.tolist()),
        mine=None,
    )


# ------------------------------------------------------------------------------------------------------------- cards


def _by_fruit(counts: np.ndarray) -> dict[str, int]:
    return dict(zip(FRUIT_NAMES, counts.tolist(), strict=True))


def _fruits(counts: np.ndarray) -> tuple[str, ...]:
    return tuple(name for name, n in _by_fruit(counts).items() for _ in range(n))


def auction_card(c: np.record, kind: int) -> AuctionCard:
    label = AUCTION_LABELS[kind]
    if kind < FIRST_BUILDING:
        return AuctionCard(label, "train", size=int(c.train_size[kind]), cost=int(c.train_cost[kind]))
    if kind >= FIRST_FRUIT_CARD:
        return AuctionCard(label, "fruit", _fruits(c.card_fruit[kind - FIRST_FRUIT_CARD]))
    building = kind - FIRST_BUILDING
    return AuctionCard(
        label,
        "building",
        _fruits(c.building_cost[building]),
        type=TYPE_NAMES[c.building_type[building]],
        points=int(c.building_points[building]),
        bonus=int(c.building_bonus[building]),
    )


def _auction_cards(c: np.record, counts: np.ndarray, first: int = 0) -> tuple[AuctionCard, ...]:
    """The cards counted by kind, from the kind `first` on."""
    return tuple(auction_card(c, first + kind) for kind, n in enumerate(counts.tolist()) for _ in range(n))


def city_card(c: np.record, card: int, dead: bool = False) -> CityCard:
    asked = zip(c.demand[card].tolist(), c.price[card].tolist(), strict=True)
    demands = {FRUIT_NAMES[fruit]: price for fruit, price in asked if fruit >= 0}
    return CityCard(CITY_CARD_LABELS[card], CITY_LABELS[c.card_city[card]], demands, dead)


def _city_cards(c: np.record, s: np.record, which: np.ndarray) -> tuple[CityCard, ...]:
    return tuple(city_card(c, i, bool(s.pyramid[c.card_city[i]])) for i in np.flatnonzero(which).tolist())


@cache
def _catalogue(parts: bytes) -> tuple[dict[str, AuctionCard], dict[str, CityCard]]:
    """Every card of the box by its label."""
    c = np.frombuffer(parts, PARTS)[0]
    auction = {label: auction_card(c, kind) for kind, label in enumerate(AUCTION_LABELS)}
    return auction, {label: city_card(c, card) for card, label in enumerate(CITY_CARD_LABELS)}


def _city(c: np.record, s: np.record, city: int, sites: list[int]) -> City:
    seats, pyramid, network = range(int(s.seats)), int(s.pyramid[city]), int(s.network[city])
    linked = (other for other in range(CITIES) if other != city and network >> other & 1)
    return City(
        label=CITY_LABELS[city],
        bank=("west", "east")[city % 2],
        row=city // 2 + 1,
        light=bool(c.shade[city] == s.light),
        marker=int(c.prestige[s.marker[city], int(c.shade[city] != s.light)]),
        bonus=int(s.bonus[city]),
        pyramid=int(c.pyramid_value[pyramid - 1]) if pyramid else 0,
        prestige=int(prestige(c, s, city)),
        cubes=_by_fruit(s.cube[city]),
        buildings=tuple(label for label, site in zip(BUILDING_LABELS, sites, strict=True) if site == city + 1),
        connected=tuple(CITY_LABELS[other] for other in linked),
        reach={name: int(cubes_in_reach(s, city, fruit)) for fruit, name in enumerate(FRUIT_NAMES)},
        trains=tuple(int(trains_at(c, s, city, seat)) for seat in seats),
        points=tuple(int(city_points(c, s, city, seat)) for seat in seats),
    )


def _line(c: np.record, s: np.record, line: int) -> Line:
    a, b = c.line_end[line].tolist()
    return Line(LINE_LABELS[line], (CITY_LABELS[a], CITY_LABELS[b]), tuple(s.trains[line, : s.seats].tolist()))


def _god(c: np.record, s: np.record, god: int) -> God:
    label = GOD_LABELS[god - 1]
    holders = [seat for seat in range(s.seats) if s.god[seat] == god]
    numbers = {
        "hapi": {"florins": int(c.hapi_florins)},
        "imhotep": {"points": int(c.imhotep_points), "florins": int(c.imhotep_rebate)},
        "ptah": {"florins": int(c.ptah_rebate)},
        "bes": {"actions": int(c.bes_actions)},
        "thoth": {"cards": int(c.thoth_cards)},
    }
    return God(label, int(c.initiative[god]), holders[0] if holders else None, numbers.get(label, {}))


def _pending(c: np.record, s: np.record) -> Pending | None:
    if s.card == NONE:
        return None
    (card,) = _city_cards(c, s, np.arange(len(s.city_at)) == s.card - 1)
    if s.train != NONE:
        return Pending("track", card, auction_card(c, int(s.train) - 1), None, ())
    if s.fruit != NONE:
        return Pending("ship", card, None, FRUIT_NAMES[s.fruit - 1], ())
    building = int(s.building) - 1
    places = (*CITY_LABELS, *FRUIT_CARD_LABELS)
    sources = tuple(places[source - 1] for source in s.source.tolist() if source)
    fruit = FRUIT_NAMES[c.building_fruit[building, len(sources)]]
    return Pending("build", card, auction_card(c, FIRST_BUILDING + building), fruit, sources)


def _player(c: np.record, s: np.record, seat: int, cities: int) -> Player:
    """`cities` are the points that the cities give, or would give now."""
    money = int(money_points(c, s, seat))
    kinds, fruits = int(building_types(c, s, seat)), int(fruit_types(c, s, seat))
    sets = int(c.building_set[kinds]), int(c.fruit_set[fruits])
    final = cities + money + sum(sets)
    return Player(
        florins=int(s.florins[seat]),
        trains_left=int(s.trains_left[seat]),
        bid=int(s.bid[seat]),
        pays=int(payment(s, seat)) if s.rank[: s.seats].all() else 0,
        rank=int(s.rank[seat]),
        god=GOD_LABELS[s.god[seat] - 1] if s.god[seat] else None,
        hand_count=int(s.hand_count[seat]),
        city_count=int(s.city_count[seat]),
        known=_auction_cards(c, s.known[seat]),
        known_cities=_city_cards(c, s, (s.city_at == IN_HAND + seat) & (s.city_seen == 1)),
        fruit_cards=_auction_cards(c, s.fruit_card[seat], FIRST_FRUIT_CARD),
        buildings=_auction_cards(c, s.builder == seat + 1, FIRST_BUILDING),
        in_play=int(s.score[seat]) - (final if s.over else 0),
        from_cities=cities,
        from_florins=money,
        building_types=kinds,
        from_buildings=sets[0],
        fruit_types=fruits,
        from_fruit=sets[1],
    )


def _mine(c: np.record, s: np.record, seat: int) -> Mine:
    return Mine(
        cards=_auction_cards(c, s.hand[seat]),
        track_costs=tuple(int(track_cost(c, s, seat, train)) for train in range(TRAIN_KINDS)),
        city_cards=_city_cards(c, s, s.city_at == IN_HAND + seat),
        offers=_offers(c, s, seat) if s.waiting >> seat & 1 and s.phase == Phase.ACT else (),
    )


def _offers(c: np.record, s: np.record, seat: int) -> tuple[Offer, ...]:
    out = MOVES.room()
    moves = out[: legal(c, s, seat, out)].tolist()
    return tuple(_offer(c, s, seat, move) for move in moves if BUILD_MOVES.holds(move) or SHIP_MOVES.holds(move))


def _offer(c: np.record, s: np.record, seat: int, move: int) -> Offer:
    seats = range(int(s.seats))
    if SHIP_MOVES.holds(move):
        card, fruit = SHIP_MOVES.indices(move)
        city = int(c.card_city[card])
        florins = [int(revenue(c, s, seat, card, fruit)) if other == seat else 0 for other in seats]
        points = [int(ship_points(c, s, seat, other, city, fruit)) for other in seats]
    else:
        building, card = BUILD_MOVES.indices(move)
        city = int(c.card_city[card])
        florins = [int(build_florins(c, s, seat, other, city)) for other in seats]
        points = [int(building_points(c, s, seat, building)) if other == seat else 0 for other in seats]
    return Offer(MOVES.text(move), tuple(florins), tuple(points))
