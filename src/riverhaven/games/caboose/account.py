"""Where points come from: those scored, and those that the final scoring adds or would add now."""

from riverhaven.core.story import yes
from riverhaven.core.view import Source
from riverhaven.core.words import Say
from riverhaven.games.caboose.story import city
from riverhaven.games.caboose.view import CabooseView, City, Player


def sources(view: CabooseView) -> tuple[Source, ...]:
    """The rows of the table of points: those of play are scored at once, the others at the end."""
    built = [_built(view, seat) for seat in range(len(view.players))]
    rest = [player.in_play - points for player, points in zip(view.players, built, strict=True)]
    return (
        Source(Say("source-buildings"), tuple(built), _nothing(view)),
        Source(Say("source-play"), tuple(rest), _nothing(view)),
        _final(view, "cities", [player.from_cities for player in view.players]),
        _final(view, "florins", [player.from_florins for player in view.players]),
        _final(view, "types", [player.from_buildings for player in view.players]),
        _final(view, "fruit", [player.from_fruit for player in view.players]),
    )


def _built(view: CabooseView, seat: int) -> int:
    """The printed points of what a player has built; a building that still waits for fruit has brought none."""
    waiting = view.pending.with_card if view.pending and view.pending.action == "build" else None
    return sum(card.points for card in view.players[seat].buildings if card != waiting)


def _final(view: CabooseView, name: str, points: list[int]) -> Source:
    """What the final scoring has brought, once the match is over; until then, what it would bring."""
    done, more = (tuple(points), _nothing(view)) if view.over else (_nothing(view), tuple(points))
    return Source(Say(f"source-{name}"), done, more)


def _nothing(view: CabooseView) -> tuple[int, ...]:
    return (0,) * len(view.players)


def explain(view: CabooseView) -> list[list[Say]]:
    """The lines of each seat's score, and what breaks a tie. Before the end: as if the game ended now."""
    return [_explain(view, seat, player) for seat, player in enumerate(view.players)]


def _explain(view: CabooseView, seat: int, mine: Player) -> list[Say]:
    built = _built(view, seat)
    lines = [Say("score-built", points=built), Say("score-play", points=mine.in_play - built)]
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
    return yes(place.trains.count(place.trains[seat]) > 1)
