"""Legal moves, the reasons against the others, and playing a move."""

from riverhaven.core.gear import rule
from riverhaven.core.sets import add_moves, lowest, without_lowest
from riverhaven.games.caboose.rules.auction import (
    bid,
    bid_reason,
    drop_out,
    free_gods,
    go_on_bidding,
    god_reason,
    highest_bid,
)
from riverhaven.games.caboose.rules.build import (
    build,
    build_reason,
    city_reason,
    construct_pyramid,
    fed_buildings,
    pyramid_reason,
    pyramids_to_build,
    source_reason,
    sources,
    use,
)
from riverhaven.games.caboose.rules.cards import auction_cards, city_cards, fruit_cards, kinds_on_display
from riverhaven.games.caboose.rules.ship import (
    cards_in_supply,
    deliver,
    origin_reason,
    origins,
    produce,
    produce_reason,
    ship,
    ship_reason,
)
from riverhaven.games.caboose.rules.track import (
    free_lines,
    has_free_line,
    lay_track,
    line_reason,
    playable_trains,
    track,
    track_reason,
)
from riverhaven.games.caboose.rules.turn import (
    choose_god,
    decline,
    discard,
    discard_reason,
    draw_city_cards,
    draw_reason,
    gift,
    go_on_acting,
    open_card_reason,
    pass_reason,
    take,
    take_reason,
)
from riverhaven.games.caboose.state import (
    ANSWERS,
    BID_MOVES,
    BUILD_MOVES,
    CITIES,
    DECK,
    DISCARD_MOVES,
    DRAW_MOVES,
    END,
    FIRST_BUILDING,
    GIFT_MOVES,
    GOD_MOVES,
    HAND_KINDS,
    LINE_MOVES,
    MAX_BID,
    NONE,
    ORIGIN_MOVES,
    PASS,
    PRODUCE_MOVES,
    PYRAMID_MOVES,
    SHIP_MOVES,
    SOURCE_MOVES,
    TAKE_MOVES,
    TRACK_MOVES,
    Phase,
    Reason,
)


@rule
def legal(c, s, seat, out):
    if s.phase == Phase.ACT:
        return legal_actions(c, s, seat, out)
    if s.phase == Phase.BID:
        return legal_bids(s, seat, out)
    if s.phase == Phase.GOD:
        return add_moves(out, 0, GOD_MOVES.first, 1, free_gods(s))
    if s.phase == Phase.TAKE:
        n = add_moves(out, 0, TAKE_MOVES.first, 1, kinds_on_display(s))
        return add_pass(c, s, out, n)
    if s.phase == Phase.LINE:
        return add_moves(out, 0, LINE_MOVES.first, 1, free_lines(c, s, seat, c.card_city[s.card - 1]))
    if s.phase == Phase.ORIGIN:
        return add_moves(out, 0, ORIGIN_MOVES.first, 1, origins(s, c.card_city[s.card - 1], s.fruit - 1))
    if s.phase == Phase.SOURCE:
        return add_moves(out, 0, SOURCE_MOVES.first, 1, sources(c, s, seat))
    in_hand, on_display = city_cards(s, seat)
    if s.phase == Phase.GIFT:
        n = add_moves(out, 0, GIFT_MOVES.first, 1, on_display)
        return add_pass(c, s, out, n)
    n = add_moves(out, 0, DISCARD_MOVES.first, 1, auction_cards(s, seat))
    return add_moves(out, n, DISCARD_MOVES.pack(HAND_KINDS), 1, in_hand)


@rule
def legal_bids(s, seat, out):
    n = 0
    for florins in range(highest_bid(s) + 1, min(s.florins[seat], MAX_BID) + 1):
        out[n] = BID_MOVES.pack(florins - 1)
        n += 1
    out[n] = PASS
    return n + 1


@rule
def add_pass(c, s, out, n):
    if pass_reason(c, s) != Reason.OK:
        return n
    out[n] = PASS
    return n + 1


@rule
def legal_actions(c, s, seat, out):
    """What does not depend on the City card is found once."""
    in_hand, on_display = city_cards(s, seat)
    trains = playable_trains(c, s, seat)
    buildings = auction_cards(s, seat) >> FIRST_BUILDING
    face_up = fruit_cards(s, seat)
    producible = cards_in_supply(c, s, face_up)
    n = 0
    while in_hand != 0:
        card = lowest(in_hand)
        in_hand = without_lowest(in_hand)
        city = c.card_city[card]
        if trains != 0 and has_free_line(c, s, seat, city):
            n = add_moves(out, n, TRACK_MOVES.pack(0, card), TRACK_MOVES.steps[0], trains)
        if s.pyramid[city] == NONE:
            fed = fed_buildings(c, s, city, buildings, face_up)
            n = add_moves(out, n, BUILD_MOVES.pack(0, card), BUILD_MOVES.steps[0], fed)
            n = legal_shipments(c, s, card, out, n)
            n = add_moves(out, n, PRODUCE_MOVES.pack(card, 0), 1, producible)
    n = legal_pyramids(c, s, seat, out, n)
    n = add_moves(out, n, DRAW_MOVES.first, 1, on_display)
    if on_display == 0:
        out[n] = DRAW_MOVES.pack(DECK)
        n += 1
    out[n] = END
    return n + 1


@rule
def legal_shipments(c, s, card, out, n):
    """The demands of a City card that some city can meet."""
    for i in range(2):
        fruit = c.demand[card, i]
        if fruit >= 0 and origins(s, c.card_city[card], fruit) != 0:
            out[n] = SHIP_MOVES.pack(card, fruit)
            n += 1
    return n


@rule
def legal_pyramids(c, s, seat, out, n):
    pyramids = pyramids_to_build(c, s, seat)
    if pyramids != 0:
        for city in range(CITIES):
            if city_reason(s, city) == Reason.OK:
                n = add_moves(out, n, PYRAMID_MOVES.pack(0, city), PYRAMID_MOVES.steps[0], pyramids)
    return n


# ----------------------------------------------------------------------------------------------------------- reasons


@rule
def reason(c, s, seat, move):
    if ANSWERS[move] >> s.phase & 1 == 0:
        return Reason.WRONG_PHASE
    if s.phase == Phase.ACT:
        return action_reason(c, s, seat, move)
    if move == PASS:
        return pass_reason(c, s)
    if s.phase == Phase.BID:
        return bid_reason(s, seat, BID_MOVES.unpack(move) + 1)
    if s.phase == Phase.GOD:
        return god_reason(s, GOD_MOVES.unpack(move) + 1)
    if s.phase == Phase.TAKE:
        return take_reason(s, TAKE_MOVES.unpack(move))
    if s.phase == Phase.GIFT:
        return open_card_reason(s, GIFT_MOVES.unpack(move))
    if s.phase == Phase.LINE:
        return line_reason(c, s, seat, c.card_city[s.card - 1], LINE_MOVES.unpack(move))
    if s.phase == Phase.ORIGIN:
        return origin_reason(s, c.card_city[s.card - 1], s.fruit - 1, ORIGIN_MOVES.unpack(move))
    if s.phase == Phase.SOURCE:
        return source_reason(c, s, seat, SOURCE_MOVES.unpack(move))
    return discard_reason(s, seat, DISCARD_MOVES.unpack(move))


@rule
def action_reason(c, s, seat, move):
    if TRACK_MOVES.holds(move):
        train, card = TRACK_MOVES.unpack(move)
        return track_reason(c, s, seat, train, card)
    if BUILD_MOVES.holds(move):
        building, card = BUILD_MOVES.unpack(move)
        return build_reason(c, s, seat, building, card)
    if SHIP_MOVES.holds(move):
        card, fruit = SHIP_MOVES.unpack(move)
        return ship_reason(c, s, seat, card, fruit)
    if PRODUCE_MOVES.holds(move):
        card, fruit_card = PRODUCE_MOVES.unpack(move)
        return produce_reason(c, s, seat, card, fruit_card)
    if PYRAMID_MOVES.holds(move):
        pyramid, city = PYRAMID_MOVES.unpack(move)
        return pyramid_reason(c, s, seat, pyramid, city)
    if DRAW_MOVES.holds(move):
        return draw_reason(s, DRAW_MOVES.unpack(move))
    return Reason.OK


# ----------------------------------------------------------------------------------------------------------- playing


@rule
def apply(c, s, seat, move):
    if s.phase == Phase.BID:
        if move == PASS:
            drop_out(s, seat)
        else:
            bid(s, seat, BID_MOVES.unpack(move) + 1)
        go_on_bidding(s)
    elif s.phase == Phase.GOD:
        choose_god(c, s, seat, GOD_MOVES.unpack(move) + 1)
    elif move == PASS:
        decline(s)
    elif s.phase == Phase.TAKE:
        take(c, s, seat, TAKE_MOVES.unpack(move))
    elif s.phase == Phase.GIFT:
        gift(s, seat, GIFT_MOVES.unpack(move))
    else:
        if s.phase == Phase.DISCARD:
            discard(s, seat, DISCARD_MOVES.unpack(move))
        elif move == END:
            s.actions_left = 0
        else:
            apply_action(c, s, seat, move)
        if s.card == NONE:  # nothing is left to choose
            go_on_acting(c, s)


@rule
def apply_action(c, s, seat, move):
    """One of the six actions, or a choice that completes one."""
    if TRACK_MOVES.holds(move):
        train, card = TRACK_MOVES.unpack(move)
        track(c, s, seat, train, card)
    elif BUILD_MOVES.holds(move):
        building, card = BUILD_MOVES.unpack(move)
        build(c, s, seat, building, card)
    elif SHIP_MOVES.holds(move):
        card, fruit = SHIP_MOVES.unpack(move)
        ship(c, s, seat, card, fruit)
    elif PRODUCE_MOVES.holds(move):
        card, fruit_card = PRODUCE_MOVES.unpack(move)
        produce(c, s, seat, card, fruit_card)
    elif PYRAMID_MOVES.holds(move):
        pyramid, city = PYRAMID_MOVES.unpack(move)
        construct_pyramid(c, s, seat, pyramid, city)
    elif DRAW_MOVES.holds(move):
        draw_city_cards(s, seat, DRAW_MOVES.unpack(move))
    elif LINE_MOVES.holds(move):
        lay_track(c, s, seat, LINE_MOVES.unpack(move))
    elif ORIGIN_MOVES.holds(move):
        deliver(c, s, seat, ORIGIN_MOVES.unpack(move))
    else:
        use(c, s, seat, SOURCE_MOVES.unpack(move))
    if s.card == NONE:
        s.actions_left -= 1
