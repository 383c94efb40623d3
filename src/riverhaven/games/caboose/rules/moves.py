"""Legal moves, the reasons against the others, and playing a move."""

from riverhaven.core.gear import rule
from riverhaven.games.caboose.rules.auction import bid, bid_reason, drop_out, go_on_bidding, god_reason, highest_bid
from riverhaven.games.caboose.rules.build import (
    build,
    build_reason,
    city_reason,
    construct_pyramid,
    pyramid_reason,
    source_reason,
    use,
    value_reason,
)
from riverhaven.games.caboose.rules.cards import holds_city_card
from riverhaven.games.caboose.rules.ship import (
    deliver,
    origin_reason,
    produce,
    produce_reason,
    ship,
    ship_reason,
)
from riverhaven.games.caboose.rules.track import free_lines, lay_track, line_reason, track, track_reason, train_reason
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
    ACT,
    BID,
    BID_MOVES,
    BUILD_MOVES,
    BUILDINGS,
    CITIES,
    CITY_CARDS,
    DECK,
    DISCARD,
    DISCARD_MOVES,
    DRAW_MOVES,
    END,
    FIRST_BUILDING,
    FIRST_MOVE,
    FRUIT_CARDS,
    FRUITS,
    GIFT,
    GIFT_MOVES,
    GOD,
    GOD_MOVES,
    LAST_MOVE,
    LINE,
    LINE_MOVES,
    MAX_BID,
    NONE,
    OK,
    ORIGIN,
    ORIGIN_MOVES,
    PASS,
    PRODUCE_MOVES,
    PYRAMID_MOVES,
    PYRAMIDS,
    SHIP_MOVES,
    SOURCE,
    SOURCE_MOVES,
    TAKE,
    TAKE_MOVES,
    TRACK_MOVES,
    TRAIN_KINDS,
    WRONG_PHASE,
)


@rule
def legal(c, s, seat, out):
    if s.phase == ACT:
        return legal_actions(c, s, seat, out)
    if s.phase == BID:
        return legal_bids(s, seat, out)
    n = 0
    for move in range(FIRST_MOVE[s.phase], LAST_MOVE[s.phase] + 1):
        if reason(c, s, seat, move) == OK:
            out[n] = move
            n += 1
    if reason(c, s, seat, PASS) == OK:
        out[n] = PASS
        n += 1
    return n


@rule
def legal_bids(s, seat, out):
    n = 0
    for florins in range(highest_bid(s) + 1, min(int(s.florins[seat]), MAX_BID) + 1):
        out[n] = BID_MOVES + florins - 1
        n += 1
    out[n] = PASS
    return n + 1


@rule
def legal_actions(c, s, seat, out):
    n = 0
    for card in range(CITY_CARDS):
        if holds_city_card(s, seat, card):
            n = legal_with_card(c, s, seat, card, out, n)
    n = legal_pyramids(c, s, seat, out, n)
    for source in range(DECK + 1):
        if draw_reason(s, source) == OK:
            out[n] = DRAW_MOVES + source
            n += 1
    out[n] = END
    return n + 1


@rule
def legal_with_card(c, s, seat, card, out, n):
    """The four actions that play a City card. What a hand lacks is skipped before anything is computed."""
    if free_lines(c, s, seat, c.card_city[card]) > 0:
        for train in range(TRAIN_KINDS):
            if train_reason(c, s, seat, train) == OK:
                out[n] = TRACK_MOVES + train * CITY_CARDS + card
                n += 1
    if s.pyramid[c.card_city[card]] != NONE:
        return n
    for building in range(BUILDINGS):
        if s.hand[seat, FIRST_BUILDING + building] > 0 and build_reason(c, s, seat, building, card) == OK:
            out[n] = BUILD_MOVES + building * CITY_CARDS + card
            n += 1
    for i in range(2):
        fruit = int(c.demand[card, i])
        if fruit >= 0 and ship_reason(c, s, seat, card, fruit) == OK:
            out[n] = SHIP_MOVES + card * FRUITS + fruit
            n += 1
    for fruit_card in range(FRUIT_CARDS):
        if s.fruit_card[seat, fruit_card] > 0 and produce_reason(c, s, seat, card, fruit_card) == OK:
            out[n] = PRODUCE_MOVES + card * FRUIT_CARDS + fruit_card
            n += 1
    return n


@rule
def legal_pyramids(c, s, seat, out, n):
    for city in range(CITIES):
        if city_reason(s, city) != OK:
            continue
        for pyramid in range(PYRAMIDS):
            if value_reason(c, s, seat, pyramid) == OK:
                out[n] = PYRAMID_MOVES + pyramid * CITIES + city
                n += 1
    return n


# ----------------------------------------------------------------------------------------------------------- reasons


@rule
def fits_phase(s, move):
    """Whether a move is an answer to what is asked."""
    if move == PASS:
        return s.phase == BID or s.phase == TAKE or s.phase == GIFT
    return FIRST_MOVE[s.phase] <= move <= LAST_MOVE[s.phase]


@rule
def reason(c, s, seat, move):
    if not fits_phase(s, move):
        return WRONG_PHASE
    if s.phase == ACT:
        return action_reason(c, s, seat, move)
    if move == PASS:
        return pass_reason(c, s)
    if s.phase == BID:
        return bid_reason(s, seat, move - BID_MOVES + 1)
    if s.phase == GOD:
        return god_reason(s, move - GOD_MOVES + 1)
    if s.phase == TAKE:
        return take_reason(s, move - TAKE_MOVES)
    if s.phase == GIFT:
        return open_card_reason(s, move - GIFT_MOVES)
    if s.phase == LINE:
        return line_reason(c, s, seat, c.card_city[s.card - 1], move - LINE_MOVES)
    if s.phase == ORIGIN:
        return origin_reason(s, c.card_city[s.card - 1], s.fruit - 1, move - ORIGIN_MOVES)
    if s.phase == SOURCE:
        return source_reason(c, s, seat, move - SOURCE_MOVES)
    return discard_reason(s, seat, move - DISCARD_MOVES)


@rule
def action_reason(c, s, seat, move):
    if move == END:
        return OK
    if move >= DRAW_MOVES:
        return draw_reason(s, move - DRAW_MOVES)
    if move >= PYRAMID_MOVES:
        i = move - PYRAMID_MOVES
        return pyramid_reason(c, s, seat, i // CITIES, i % CITIES)
    if move >= PRODUCE_MOVES:
        i = move - PRODUCE_MOVES
        return produce_reason(c, s, seat, i // FRUIT_CARDS, i % FRUIT_CARDS)
    if move >= SHIP_MOVES:
        i = move - SHIP_MOVES
        return ship_reason(c, s, seat, i // FRUITS, i % FRUITS)
    if move >= BUILD_MOVES:
        i = move - BUILD_MOVES
        return build_reason(c, s, seat, i // CITY_CARDS, i % CITY_CARDS)
    i = move - TRACK_MOVES
    return track_reason(c, s, seat, i // CITY_CARDS, i % CITY_CARDS)


# ----------------------------------------------------------------------------------------------------------- playing


@rule
def apply(c, s, seat, move):
    if s.phase == BID:
        if move == PASS:
            drop_out(s, seat)
        else:
            bid(s, seat, move - BID_MOVES + 1)
        go_on_bidding(s)
    elif s.phase == GOD:
        choose_god(c, s, seat, move - GOD_MOVES + 1)
    elif move == PASS:
        decline(s)
    elif s.phase == TAKE:
        take(c, s, seat, move - TAKE_MOVES)
    elif s.phase == GIFT:
        gift(s, seat, move - GIFT_MOVES)
    else:
        if s.phase == DISCARD:
            discard(s, seat, move - DISCARD_MOVES)
        elif move == END:
            s.actions_left = 0
        else:
            apply_action(c, s, seat, move)
        if s.card == NONE:  # nothing is left to choose
            go_on_acting(c, s)


@rule
def apply_action(c, s, seat, move):
    """One of the six actions, or a choice that completes one."""
    if move >= SOURCE_MOVES:
        use(c, s, seat, move - SOURCE_MOVES)
    elif move >= ORIGIN_MOVES:
        deliver(c, s, seat, move - ORIGIN_MOVES)
    elif move >= LINE_MOVES:
        lay_track(c, s, seat, move - LINE_MOVES)
    elif move >= DRAW_MOVES:
        draw_city_cards(s, seat, move - DRAW_MOVES)
    elif move >= PYRAMID_MOVES:
        i = move - PYRAMID_MOVES
        construct_pyramid(c, s, seat, i // CITIES, i % CITIES)
    elif move >= PRODUCE_MOVES:
        i = move - PRODUCE_MOVES
        produce(c, s, seat, i // FRUIT_CARDS, i % FRUIT_CARDS)
    elif move >= SHIP_MOVES:
        i = move - SHIP_MOVES
        ship(c, s, seat, i // FRUITS, i % FRUITS)
    elif move >= BUILD_MOVES:
        i = move - BUILD_MOVES
        build(c, s, seat, i // CITY_CARDS, i % CITY_CARDS)
    else:
        i = move - TRACK_MOVES
        track(c, s, seat, i // CITY_CARDS, i % CITY_CARDS)
    if s.card == NONE:
        s.actions_left -= 1
