"""What happened, and what it brought: sentences made from a seat's view before and after a move."""

from collections import Counter

from riverhaven.core.moves import Move
from riverhaven.core.words import Say
from riverhaven.games.caboose.view import AuctionCard, City, CityCard, View


def ask(view: View) -> Say:
    """What is asked of those whom the table waits for."""
    pending = view.pending
    return Say(
        f"ask-{view.phase}",
        player=player(view.active),
        bid=max(seat.bid for seat in view.players),
        n=view.actions_left,
        city=city(pending.card.city) if pending else "",
        fruit=fruit(pending.fruit) if pending and pending.fruit else "",
        trains=pending.with_card.size if pending and pending.with_card else 0,
        limit=view.hand_limit or 0,
    )


def tell(before: View, after: View, seat: int, move: Move) -> list[Say]:
    """The sentences about `move`, which `seat` played."""
    story = [*_move(before, after, seat, move), *_action_news(before, after, seat, move), *_market_news(before, after)]
    if after.turn != before.turn:
        return [*story, *_turn_news(before, after, move), *_auction_news(before, after, seat, move)]
    return [*story, *_auction_news(before, after, seat, move), *_turn_news(before, after, move)]


# ------------------------------------------------------------------------------------------------------------- names


def player(seat: int) -> Say:
    return Say("player", number=seat + 1)


def city(label: str) -> Say:
    return Say(f"city-{label}")


def fruit(name: str) -> Say:
    return Say(f"fruit-{name}")


def god(label: str) -> Say:
    return Say(f"god-{label}")


def line(ends: tuple[str, str]) -> Say:
    return Say("line", one=city(ends[0]), other=city(ends[1]))


def city_card(card: CityCard) -> Say:
    demands = [Say("demand", fruit=fruit(name), price=price) for name, price in card.demands.items()]
    return Say("city-card", city=city(card.city), demands=demands)


def auction_card(card: AuctionCard) -> Say:
    if card.kind == "train":
        return Say("train-card", trains=card.size)
    fruits = [fruit(name) for name in card.fruits]
    if card.kind == "fruit":
        return Say("fruit-card", fruits=fruits)
    return Say("building-card", type=Say(f"type-{card.type}"), fruits=fruits)


# -------------------------------------------------------------------------------------------------------------- moves


def _move(before: View, after: View, seat: int, move: Move) -> list[Say]:
    """What the player did, before anything came of it."""
    who = player(seat)
    match move.block, *move.labels:
        case "bid", florins:
            return [Say("log-bid", player=who, florins=int(florins))]
        case "god", label:
            return [Say("log-god", player=who, god=god(label))]
        case "take", label:
            return [Say("log-take", player=who, card=auction_card(before.auction_cards[label]))]
        case "gift", label:
            return [Say("log-gift", player=who, card=city_card(before.city_cards[label]))]
        case "draw", label:
            return _draw(before, after, seat, label)
        case "discard", label:
            card = (
                auction_card(before.auction_cards[label])
                if label in before.auction_cards
                else city_card(before.city_cards[label])
            )
            return [Say("log-discard", player=who, card=card)]
        case ("pass",):
            return [Say("log-pass" if before.phase == "bid" else "log-decline", player=who)]
        case ("end",):
            return [Say("log-end", player=who, n=before.actions_left)]
        case "use", source:
            pending = before.pending
            assert pending is not None and pending.fruit is not None
            return [Say("log-use", player=who, fruit=fruit(pending.fruit), source=_source(before, source))]
    if after.pending is None:
        return []  # the news tell what became of it
    return [_plays(after, seat, move)]


def _plays(after: View, seat: int, move: Move) -> Say:
    """The cards of an action that still waits for a choice."""
    pending = after.pending
    assert pending is not None
    card = city_card(pending.card)
    if pending.with_card is not None:
        with_card = auction_card(pending.with_card)
        return Say(f"log-plays-{move.block}", player=player(seat), card=with_card, city=card)
    assert pending.fruit is not None
    return Say("log-plays-ship", player=player(seat), card=fruit(pending.fruit), city=card)


def _source(before: View, label: str) -> Say:
    return auction_card(before.auction_cards[label]) if label in before.auction_cards else city(label)


def _draw(before: View, after: View, seat: int, label: str) -> list[Say]:
    """The card from the deck is told apart, to whoever may know it: a preview tells the first sentence only."""
    if label == "deck":
        news = [Say("log-draw-deck", player=player(seat))]
    else:
        news = [Say("log-draw", player=player(seat), card=city_card(before.city_cards[label]))]
    drawn = None
    if before.mine is not None and after.mine is not None and seat == after.seat:
        drawn = _new_card(before.mine.city_cards, after.mine.city_cards, label)
    elif after.open_hands:
        drawn = _new_card(before.players[seat].known_cities, after.players[seat].known_cities, label)
    return news if drawn is None else [*news, Say("log-drawn", card=city_card(drawn))]


def _new_card(before: tuple[CityCard, ...], after: tuple[CityCard, ...], label: str) -> CityCard | None:
    """The card that a hand gained, apart from the open one."""
    old = {card.label for card in before}
    return next((card for card in after if card.label not in old and card.label != label), None)


# --------------------------------------------------------------------------------------------------------------- news


def _action_news(before: View, after: View, seat: int, move: Move) -> list[Say]:
    """What a completed action has changed on the map, and whom it paid."""
    if after.pending is not None:
        return []
    who = player(seat)
    gained = after.players[seat].florins - before.players[seat].florins
    pairs = zip(before.cities, after.cities, strict=True)
    match move.block:
        case "track" | "line":
            new = next(now for was, now in zip(before.lines, after.lines, strict=True) if was != now)
            return [Say("log-track", player=who, trains=new.trains[seat], line=line(new.ends), florins=-gained)]
        case "pyramid":
            new_pyramid = next(now for was, now in pairs if was.pyramid != now.pyramid)
            value, where = new_pyramid.pyramid, city(new_pyramid.label)
            return [Say("log-pyramid", player=who, value=value, city=where, florins=-gained)]
        case "produce":
            card, label = move.labels
            fruits = [fruit(name) for name in before.auction_cards[label].fruits]
            return [Say("log-produce", player=who, fruits=fruits, city=city(before.city_cards[card].city))]
        case "ship" | "from":
            return [_shipment(before, after, seat, move, gained), *_paid(before, after, seat)]
        case "build" | "use":
            return [*_building(before, after, seat, move), *_paid(before, after, seat)]
    return []


def _shipment(before: View, after: View, seat: int, move: Move, florins: int) -> Say:
    if before.pending is None:
        to, name = before.city_cards[move.labels[0]].city, move.labels[1]
    else:
        to, name = before.pending.card.city, str(before.pending.fruit)
    pairs = zip(before.cities, after.cities, strict=True)
    origin = next(old.label for old, new in pairs if new.cubes[name] < old.cubes[name])
    places = {"origin": city(origin), "city": city(to)}
    return Say("log-ship", player=player(seat), fruit=fruit(name), **places, florins=florins)


def _building(before: View, after: View, seat: int, move: Move) -> list[Say]:
    pending = before.pending
    card = before.auction_cards[move.labels[0]] if pending is None else pending.with_card
    assert card is not None
    i, site = next((i, place) for i, place in enumerate(after.cities) if card.label in place.buildings)
    points = after.players[seat].in_play - before.players[seat].in_play
    where = city(site.label)
    news = [Say("log-build", player=player(seat), card=auction_card(card), city=where, points=points)]
    if card.bonus:
        news.append(Say("log-bonus", city=where, bonus=card.bonus, prestige=site.prestige))
    surplus = [fruit(name) for name, n in site.cubes.items() for _ in range(n - before.cities[i].cubes[name])]
    if surplus:
        news.append(Say("log-surplus", fruits=surplus, city=where))
    return news


def _paid(before: View, after: View, actor: int) -> list[Say]:
    """What the others received, and Set's own pay."""
    news = []
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        if seat != actor and new.florins > old.florins:
            news.append(Say("log-paid-florins", player=player(seat), n=new.florins - old.florins))
        if seat != actor and new.in_play > old.in_play:
            news.append(Say("log-paid-points", player=player(seat), n=new.in_play - old.in_play))
    if before.players[actor].god == "set":
        news.append(Say("log-set", player=player(actor)))
    return news


def _market_news(before: View, after: View) -> list[Say]:
    moved = [
        Say("market-value", fruit=fruit(name), value=signed(value))
        for name, value in after.market.items()
        if value != before.market[name]
    ]
    return [Say("log-market", values=moved)] if moved else []


def signed(value: int) -> str:
    """A market value as the board shows it, with a true minus sign."""
    return f"+{value}" if value > 0 else str(value).replace("-", "\u2212")


# ---------------------------------------------------------------------------------------------------- auction and turn


def _auction_news(before: View, after: View, seat: int, move: Move) -> list[Say]:
    """Who had to pass, and who pays what."""
    news = []
    new_auction = after.turn != before.turn
    for other, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        was = 0 if new_auction else old.rank
        if new.rank > 1 and was == 0 and (new_auction or not (other == seat and move.block == "pass")):
            news.append(Say("log-must-pass", player=player(other)))
    if after.phase == "god" and before.phase != "god":
        order = sorted(range(len(after.players)), key=lambda other: after.players[other].rank)
        for other in order:
            paid = after.players[other]
            news.append(Say("log-rank", player=player(other), rank=paid.rank, florins=paid.pays))
    return news


def _turn_news(before: View, after: View, move: Move) -> list[Say]:
    news = []
    if after.shuffles != before.shuffles:
        news.append(Say("log-reshuffle"))
    if after.over:
        return [*news, *_ending(after)]
    if after.turn != before.turn:
        news.append(Say("log-turn", turn=after.turn, turns=after.turns, player=player(after.start_player)))
    elif after.phase not in ("bid", "god") and (after.active != before.active or before.phase == "god"):
        news.append(Say("log-acts", player=player(after.active)))
    return [*news, *_forced_take(before, after, move)]


def _forced_take(before: View, after: View, move: Move) -> list[Say]:
    """The only kind of Auction card on display goes to the next player without a question."""
    if after.turn != before.turn:
        return []
    gone = Counter(card.label for card in before.auction_display) - Counter(
        card.label for card in after.auction_display
    )
    if move.block == "take":
        gone -= Counter(move.labels)
    taken = [auction_card(before.auction_cards[label]) for label in gone.elements()]
    return [Say("log-take", player=player(after.active), card=card) for card in taken]


def _ending(after: View) -> list[Say]:
    winner = after.places.index(1)
    points = after.scores[winner]
    tied = after.scores.count(points) > 1
    return [Say("log-final"), Say("log-wins-tie" if tied else "log-wins", player=player(winner), points=points)]


# ------------------------------------------------------------------------------------------------------------- scores


def explain(view: View) -> list[list[Say]]:
    """The lines of each seat's score, and what breaks a tie. Before the end: as if the game ended now."""
    return [_explain(view, seat) for seat in range(len(view.players))]


def _explain(view: View, seat: int) -> list[Say]:
    mine = view.players[seat]
    lines = [Say("score-in-play", points=mine.in_play)]
    for place in view.cities:
        if place.trains[seat]:
            trains, points = place.trains[seat], place.points[seat]
            variables = {"prestige": place.prestige, "trains": trains, "tied": _tied(place, seat), "points": points}
            lines.append(Say("score-city", city=city(place.label), **variables))
    lines.append(Say("score-florins", florins=mine.florins, points=mine.from_florins))
    lines.append(Say("score-buildings", types=mine.building_types, points=mine.from_buildings))
    lines.append(Say("score-fruit", types=mine.fruit_types, points=mine.from_fruit))
    lines.append(Say("score-total", points=mine.total))
    number = next((each.number for each in view.gods if each.seat == seat), 0)
    cards = mine.hand_count + mine.city_count
    lines.append(Say("score-tie-breaks", florins=mine.florins, cards=cards, god=number))
    return lines


def _tied(place: City, seat: int) -> str:
    return "yes" if place.trains.count(place.trains[seat]) > 1 else "no"
