"""What happened, and what it brought: sentences made from a seat's view before and after a move."""

from collections import Counter
from typing import Any

from riverhaven.core.moves import Move
from riverhaven.core.story import player, yes
from riverhaven.core.words import Say
from riverhaven.games.caboose.view import AuctionCard, CabooseView, CityCard, Player


def ask(view: CabooseView) -> Say:
    """What is asked of those whom the table waits for."""
    pending = view.pending
    return Say(
        f"ask-{view.phase}",
        player=player(view.active),
        bid=max(seat.bid for seat in view.players),
        **_passing(view),
        n=view.actions_left,
        city=city(pending.card.city) if pending else "",
        to=city(pending.card.city, "to") if pending else "",
        place=city(pending.card.city, "in") if pending else "",
        fruit=one(pending.fruit) if pending and pending.fruit else "",
        trains=pending.with_card.size if pending and pending.with_card else 0,
        limit=view.hand_limit or 0,
        again=yes(_has_taken(view)),
    )


def _has_taken(view: CabooseView) -> bool:
    """Whether the card that is offered is Thoth's second one."""
    gods = {god.seat: god.power for god in view.gods}
    return view.takes_left < gods.get(view.active, {}).get("cards", 1)


def _passing(view: CabooseView) -> dict[str, int]:
    """The place in the order that a player who passes now would get, and what it would cost."""
    place = sum(seat.rank == 0 for seat in view.players)
    bid = view.players[view.active].bid
    return {"order": place, "price": 0 if place == len(view.players) else bid if place <= 2 else (bid + 1) // 2}


def moment(view: CabooseView) -> tuple[Say, ...]:
    """The turn and, within it, the phase; the choices within an action are no phase of their own."""
    turn = Say("moment-turn", turn=view.turn, turns=view.turns, last=yes(view.turn == view.turns))
    if view.over:
        return (turn,)
    common = view.phase in ("bid", "god")
    return turn, Say(f"moment-{view.phase}") if common else Say("moment-act", player=player(view.active))


def foretell(view: CabooseView, seat: int, move: Move) -> list[Say]:
    """What a bid would cost: only the others can say for certain."""
    if move.block != "bid":
        return []
    return [Say("foretell-bid", player=player(seat), florins=int(move.labels[0]))]


def tell(before: CabooseView, after: CabooseView, seat: int, move: Move) -> list[Say]:
    """The sentences about `move`, which `seat` played."""
    story = [*_move(before, after, seat, move), *_action_news(before, after, seat, move)]
    story += [*_market_news(before, after), *_market_ends(before, after, move)]
    if after.turn != before.turn:
        return [*story, *_turn_news(before, after, move), *_auction_news(before, after, seat, move)]
    return [*story, *_auction_news(before, after, seat, move), *_turn_news(before, after, move)]


# ------------------------------------------------------------------------------------------------------------- names


def city(label: str, form: str = "city") -> Say:
    """A city by its name, or with a preposition: "in" it, "to" it or "from" it."""
    return Say(f"{form}-{label}")


def fruit(name: str) -> Say:
    return Say(f"fruit-{name}")


def one(name: str) -> Say:
    """A fruit as something that is shipped, used or produced."""
    return Say(f"one-{name}")


def fruits(names: tuple[str, ...]) -> list[Say]:
    """The fruits of a card; a double is told once."""
    counts = Counter(names).items()
    return [fruit(name) if n == 1 else Say("times", n=n, fruit=fruit(name)) for name, n in counts]


def god(label: str) -> Say:
    return Say(f"god-{label}")


def line(ends: tuple[str, str]) -> Say:
    return Say("line", one=city(ends[0]), other=city(ends[1]))


def city_card(card: CityCard, message: str = "city-card") -> Say:
    demands = [Say("demand", fruit=fruit(name), price=price) for name, price in card.demands.items()]
    return Say(message, city=city(card.city), demands=demands)


def auction_card(card: AuctionCard) -> Say:
    if card.kind == "train":
        return Say("train-card", trains=card.size)
    if card.kind == "fruit":
        return Say("fruit-card", fruits=fruits(card.fruits))
    return Say("building-card", type=Say(f"type-{card.type}"), fruits=fruits(card.fruits))


def a_card(card: AuctionCard | CityCard) -> Say:
    """A card as something that is taken, played or discarded."""
    if isinstance(card, CityCard):
        return Say("a-city-card", card=city_card(card))
    if card.kind == "train":
        return Say("a-train-card", trains=card.size)
    if card.kind == "fruit":
        return Say("a-fruit-card", fruits=fruits(card.fruits))
    return Say("a-building-card", type=Say(f"a-{card.type}"), fruits=fruits(card.fruits))


# -------------------------------------------------------------------------------------------------------------- moves


def _move(before: CabooseView, after: CabooseView, seat: int, move: Move) -> list[Say]:
    """What the player did, before anything came of it."""
    who = player(seat)
    match move.block, *move.labels:
        case "bid", florins:
            return [Say("log-bid", player=who, florins=int(florins))]
        case "god", label:
            return [Say("log-god", player=who, god=god(label))]
        case "take", label:
            return [Say("log-take", player=who, card=a_card(before.auction_cards[label]))]
        case "gift", label:
            return [Say("log-gift", player=who, card=city_card(before.city_cards[label]))]
        case "draw", label:
            return _draw(before, after, seat, label)
        case "discard", label:
            card = before.auction_cards[label] if label in before.auction_cards else before.city_cards[label]
            return [Say("log-discard", player=who, card=a_card(card))]
        case ("pass",):
            if before.phase == "bid":
                return [Say("log-pass", player=who, **_passing(before))]
            return [Say("log-decline", player=who)]
        case ("end",):
            return [Say("log-end", player=who, n=before.actions_left)]
        case "use", source:
            pending = before.pending
            assert pending is not None and pending.fruit is not None
            return [Say("log-use", player=who, fruit=one(pending.fruit), source=_source(before, source))]
    if after.pending is None:
        return []  # the news tell what became of it
    return [_plays(after, seat, move)]


def _plays(after: CabooseView, seat: int, move: Move) -> Say:
    """The cards of an action that still waits for a choice."""
    pending = after.pending
    assert pending is not None
    who, card = player(seat), city_card(pending.card)
    if pending.with_card is None:
        assert pending.fruit is not None
        return Say("log-plays-ship", player=who, fruit=one(pending.fruit), city=card)
    played = a_card(pending.with_card)
    if move.block == "build":
        return Say("log-plays-build", player=who, card=played, city=card)
    florins = max(0, pending.with_card.cost - _rebate(after, seat))
    return Say("log-plays-track", player=who, card=played, city=card, florins=florins)


def _rebate(view: CabooseView, seat: int) -> int:
    """What a god takes off the price of track."""
    return sum(god.power["florins"] for god in view.gods if god.seat == seat and god.label == "ptah")


def _source(before: CabooseView, label: str) -> Say:
    if label in before.auction_cards:
        return Say("from-card", fruits=fruits(before.auction_cards[label].fruits))
    return city(label, "from")


def _draw(before: CabooseView, after: CabooseView, seat: int, label: str) -> list[Say]:
    """The card from the deck is told apart, to whoever may know it: a preview tells the first sentence only."""
    gained = after.players[seat].city_count - before.players[seat].city_count
    if label == "deck":
        news = [Say("log-draw-deck" if gained else "log-draw-nothing", player=player(seat))]
    else:
        card = city_card(before.city_cards[label])
        news = [Say("log-draw" if gained > 1 else "log-draw-open", player=player(seat), card=card)]
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


def _action_news(before: CabooseView, after: CabooseView, seat: int, move: Move) -> list[Say]:
    """What a completed action has changed on the map, and whom it paid."""
    if after.pending is not None:
        return []
    who = player(seat)
    by = _by_card(before, move)
    gained = after.players[seat].florins - before.players[seat].florins
    pairs = zip(before.cities, after.cities, strict=True)
    match move.block:
        case "track" | "line":
            new = next(now for was, now in zip(before.lines, after.lines, strict=True) if was != now)
            return [Say("log-track", player=who, trains=new.trains[seat], line=line(new.ends), florins=-gained, **by)]
        case "pyramid":
            new_pyramid = next(now for was, now in pairs if was.pyramid != now.pyramid)
            value, place = new_pyramid.pyramid, city(new_pyramid.label, "in")
            return [Say("log-pyramid", player=who, value=value, place=place, florins=-gained)]
        case "produce":
            card, label = move.labels
            counts = Counter(before.auction_cards[label].fruits).items()
            new_cubes = [one(name) if n == 1 else Say(f"two-{name}") for name, n in counts]
            place = city(before.city_cards[card].city, "in")
            return [Say("log-produce", player=who, fruits=new_cubes, place=place, card=by["card"])]
        case "ship" | "from":
            return [_shipment(before, after, seat, move, gained, by), *_paid(before, after, seat, "points")]
        case "build" | "use":
            return [*_building(before, after, seat, move, by), *_paid(before, after, seat, "florins")]
    return []


def _by_card(before: CabooseView, move: Move) -> dict[str, Any]:
    """The City card of an action: named with what came of it, unless it was when the action began."""
    if before.pending is not None:
        return {"named": "yes", "card": ""}
    played = next((before.city_cards[label] for label in move.labels if label in before.city_cards), None)
    return {"named": "no", "card": "" if played is None else city_card(played, "by-card")}


def _shipment(before: CabooseView, after: CabooseView, seat: int, move: Move, florins: int, by: dict[str, Any]) -> Say:
    """What was shipped, and how its pay came about."""
    card, name = _shipped(before, move)
    pairs = zip(before.cities, after.cities, strict=True)
    origin = next(old.label for old, new in pairs if new.cubes[name] < old.cubes[name])
    places = {"origin": city(origin, "from"), "place": city(card.city, "to")}
    price, market = card.demands[name], before.market[name]
    pay = {"florins": florins, "price": price, "market": signed(market), "hapi": florins - max(0, price + market)}
    return Say("log-ship", player=player(seat), fruit=one(name), **places, **pay, **by)


def _shipped(before: CabooseView, move: Move) -> tuple[CityCard, str]:
    """The City card and the fruit of a shipment."""
    if before.pending is None:
        return before.city_cards[move.labels[0]], move.labels[1]
    return before.pending.card, str(before.pending.fruit)


def _building(before: CabooseView, after: CabooseView, seat: int, move: Move, by: dict[str, Any]) -> list[Say]:
    pending = before.pending
    card = before.auction_cards[move.labels[0]] if pending is None else pending.with_card
    assert card is not None
    i, site = next((i, place) for i, place in enumerate(after.cities) if card.label in place.buildings)
    points = after.players[seat].in_play - before.players[seat].in_play
    place = city(site.label, "in")
    news = [Say("log-build", player=player(seat), building=a_card(card), place=place, points=points, **by)]
    news.append(Say("log-fed", player=player(seat), used=_used(before, after, seat)))
    if card.bonus:
        news.append(Say("log-bonus", city=city(site.label), bonus=card.bonus, prestige=site.prestige))
    surplus = [fruit(name) for name, n in site.cubes.items() for _ in range(n - before.cities[i].cubes[name])]
    if surplus:
        news.append(Say("log-surplus", fruits=surplus, place=place))
    return news


def _used(before: CabooseView, after: CabooseView, seat: int) -> list[Say]:
    """The cubes and Fruit cards that went into a building."""
    cubes = [
        Say("one-from", fruit=one(name), source=city(old.label, "from"))
        for old, new in zip(before.cities, after.cities, strict=True)
        for name, n in old.cubes.items()
        for _ in range(n - new.cubes[name])
    ]
    left = {card.label for card in after.players[seat].fruit_cards}
    return [*cubes, *(a_card(card) for card in before.players[seat].fruit_cards if card.label not in left)]


def _paid(before: CabooseView, after: CabooseView, actor: int, what: str) -> list[Say]:
    """The points or Florins that others received; with Set, what the actor's own trains brought instead."""
    field = {"points": "in_play", "florins": "florins"}[what]
    pairs = zip(before.players, after.players, strict=True)
    gains = [getattr(new, field) - getattr(old, field) for old, new in pairs]
    if before.players[actor].god == "set":
        return [Say(f"log-set-{what}", player=player(actor), n=gains[actor])]
    others = [seat for seat, gain in enumerate(gains) if seat != actor and gain]
    return [Say(f"log-paid-{what}", player=player(seat), n=gains[seat]) for seat in others]


def _market_news(before: CabooseView, after: CabooseView) -> list[Say]:
    moved = [
        Say("market-value", fruit=fruit(name), value=signed(value))
        for name, value in after.market.items()
        if value != before.market[name]
    ]
    return [Say("log-market", values=moved)] if moved else []


def _market_ends(before: CabooseView, after: CabooseView, move: Move) -> list[Say]:
    """The fruits that should have moved on the market, but stand at its end."""
    if after.pending is not None:
        return []
    steps: dict[str, int] = {}
    if move.block in ("ship", "from"):
        card, shipped = _shipped(before, move)
        steps = {name: -1 if name == shipped else 1 for name in card.demands}
    elif move.block in ("produce", "build", "use"):  # what leaves the supply falls, what comes back rises
        steps = {name: n - before.supply[name] for name, n in after.supply.items()}
    stopped = [name for name, step in steps.items() if before.market[name] + step != after.market[name]]
    return [Say("log-market-end", fruit=fruit(name), value=signed(after.market[name])) for name in stopped]


def signed(value: int) -> str:
    """A market value as the board shows it, with a true minus sign."""
    return f"+{value}" if value > 0 else str(value).replace("-", "\u2212")


# ---------------------------------------------------------------------------------------------------- auction and turn


def _auction_news(before: CabooseView, after: CabooseView, seat: int, move: Move) -> list[Say]:
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


def _turn_news(before: CabooseView, after: CabooseView, move: Move) -> list[Say]:
    news = []
    if after.shuffles != before.shuffles:
        news.append(Say("log-reshuffle"))
    if after.over:
        return [*news, *_ending(after)]
    if after.active != before.active or after.turn != before.turn:
        news += _refill(before, after)
    if after.turn != before.turn:
        news += _new_auction_cards(before, after)
        news.append(Say("log-turn", turn=after.turn, turns=after.turns, player=player(after.start_player)))
    elif after.phase not in ("bid", "god") and (after.active != before.active or before.phase == "god"):
        news.append(Say("log-acts", player=player(after.active)))
    return [*news, *_forced_take(before, after, move)]


def _refill(before: CabooseView, after: CabooseView) -> list[Say]:
    """The City cards that have come on display."""
    old = {card.label for card in before.city_display}
    new = [city_card(card) for card in after.city_display if card.label not in old]
    return [Say("log-refill", cards=new)] if new else []


def _new_auction_cards(before: CabooseView, after: CabooseView) -> list[Say]:
    """What nobody took is discarded, and new Auction cards are laid out."""
    left = [auction_card(card) for card in before.auction_display]
    news = [Say("log-left-over", cards=left)] if left else []
    return [*news, Say("log-laid-out", cards=[auction_card(card) for card in after.auction_display])]


def _forced_take(before: CabooseView, after: CabooseView, move: Move) -> list[Say]:
    """The only kind of Auction card on display goes to the next player without a question."""
    if after.turn != before.turn:
        return []
    gone = Counter(card.label for card in before.auction_display) - Counter(
        card.label for card in after.auction_display
    )
    if move.block == "take":
        gone -= Counter(move.labels)
    taken = [a_card(before.auction_cards[label]) for label in gone.elements()]
    return [Say("log-take-last", player=player(after.active), card=card) for card in taken]


def _ending(after: CabooseView) -> list[Say]:
    """What the final scoring brought to whom, who has won, and by what where points alone do not tell."""
    news = [Say("log-final")]
    for seat, theirs in enumerate(after.players):
        final = {name: getattr(theirs, f"from_{name}") for name in ("cities", "florins", "buildings", "fruit")}
        news.append(Say("log-final-seat", player=player(seat), **final, points=theirs.total))
    winner = after.places.index(1)
    points = after.scores[winner]
    tied = [seat for seat, score in enumerate(after.scores) if score == points]
    if len(tied) == 1:
        return [*news, Say("log-wins", player=player(winner), points=points)]
    by = _tie_break([after.players[seat] for seat in tied])
    return [*news, Say("log-wins-tie", player=player(winner), points=points, by=by)]


def _tie_break(tied: list[Player]) -> str:
    """What tells the winner from the others with as many points: the first of these that nobody shares."""
    florins = [each.florins for each in tied]
    if florins.count(max(florins)) == 1:
        return "florins"
    richest = [each for each in tied if each.florins == max(florins)]
    cards = [each.hand_count + each.city_count for each in richest]
    return "cards" if cards.count(max(cards)) == 1 else "god"
