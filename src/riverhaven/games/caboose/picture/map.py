"""The map as a part of the picture: track, cities, and the trains on their lines."""

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from riverhaven.core.picture import INK, box, group, labelled, named, once, path, placed, text, touch, use
from riverhaven.core.story import player
from riverhaven.core.words import Say
from riverhaven.games.caboose import story
from riverhaven.games.caboose.art.map import BANK_X, MIDDLE, ROW_Y
from riverhaven.games.caboose.art.pieces import GOLD, IVORY
from riverhaven.games.caboose.picture.cards import say_house
from riverhaven.games.caboose.view import CabooseView, City, Line

DESERT_X = {"west": 37.0, "east": 561.0}  # where a line through the desert runs
OUT = {"west": -1, "east": 1}  # away from the river
GAUGE = 4.5  # from the middle of the track to a rail
ALONG, ABOVE = 29, 21  # between two wagons, one behind the other or one above the other

Point = tuple[float, float]


@once
def draw_map(body: Element, view: CabooseView) -> None:
    labelled(use(body, "map", 0, 0), Say("pic-board"))
    cities = {city.label: city for city in view.cities}
    for line in view.lines:
        _track(body, line, cities[line.ends[0]], cities[line.ends[1]])
    for city in view.cities:
        _city(body, view, city)
    # Trains stand before the cities, but a click on them is a click on what lies below.
    trains = group(body)
    trains.set("pointer-events", "none")
    for line in view.lines:
        _trains(trains, line, cities[line.ends[0]], cities[line.ends[1]])
    note = named(text(body, 566, 858, 26, "*", INK), "reconstructed-map")
    note.set("class", "ink")
    labelled(note, Say("pic-reconstructed-map"))


def _at(city: City) -> Point:
    return BANK_X[city.bank], ROW_Y[city.row - 1]


# ------------------------------------------------------------------------------------------------------------- tracks


def _express(one: City, other: City) -> bool:
    """A line that passes cities by runs through the desert."""
    return one.bank == other.bank and abs(one.row - other.row) > 1


def _course(one: City, other: City, aside: float = 0) -> str:
    """The way of a line, or of one of its rails."""
    (x, y), (to_x, to_y) = _at(one), _at(other)
    if _express(one, other):
        far, bend = DESERT_X[one.bank], 92 if y < to_y else -92
        return (
            f"M{x:g} {y + aside:g}C{(x + far) / 2 + aside:g} {y + aside:g} {far + aside:g} {y + bend * 0.4:g} "
            f"{far + aside:g} {y + bend:g}V{to_y - bend:g}C{far + aside:g} {to_y - bend * 0.4:g} "
            f"{(x + far) / 2 + aside:g} {to_y - aside:g} {to_x:g} {to_y - aside:g}"
        )
    if x == to_x:
        return f"M{x + aside:g} {y:g}V{to_y:g}"
    return f"M{x:g} {y + aside:g}L{to_x:g} {to_y + aside:g}"


def _track(body: Element, line: Line, one: City, other: City) -> None:
    """Rails on sleepers where trains run; where none do, only the surveyor's pegs."""
    groups = [Say("train-group", player=player(seat), n=n) for seat, n in enumerate(line.trains) if n]
    track = group(body, id=f"line-{line.label}", target=f"line:{line.label}")
    standing = groups or Say("no-trains")
    labelled(track, Say("pic-line", line=story.line(line.ends), groups=standing, room=2 - len(groups)))
    course = _course(one, other)
    if groups:
        path(track, course, stroke="#d8bd85", stroke_width="19")
        path(track, course, stroke="#6d4427", stroke_width="16", stroke_dasharray="3.6 5.6")
        rails = _course(one, other, -GAUGE) + _course(one, other, GAUGE)
        path(track, rails, stroke=INK, stroke_width="2.3")
    else:
        path(track, course, stroke="#8a6a45", stroke_width="12", stroke_dasharray="2.6 9", opacity=".75")
    path(track, course, stroke=INK, stroke_width="40", stroke_opacity="0", pointer_events="stroke")


def _trains(body: Element, line: Line, one: City, other: City) -> None:
    seats = [seat for seat, n in enumerate(line.trains) if n]
    for seat, spots in zip(seats, _spots(one, other, [line.trains[seat] for seat in seats]), strict=True):
        train = group(body, id=f"train-{line.label}-{seat}")
        name = {"player": player(seat), "n": line.trains[seat], "line": story.line(line.ends)}
        labelled(train, Say("pic-trains", **name))
        for i, (x, y) in reversed(list(enumerate(spots))):
            use(train, f"wagon-{seat}" if i else f"loco-{seat}", x, y, 1.12, f"train-{line.label}-{seat}-{i}")
        use(train, "smoke", *spots[0], 1.12)


def _spots(one: City, other: City, sizes: list[int]) -> Iterator[list[Point]]:
    """Where each group of trains stands, its engine first."""
    (x, y), (to_x, to_y) = _at(one), _at(other)
    if _express(one, other):
        left = sum(sizes) * ABOVE + 12 * (len(sizes) - 1)
        top = (y + to_y - left) / 2 + 20
        for n in sizes:
            yield [(DESERT_X[one.bank], top + i * ABOVE) for i in range(n)]
            top += n * ABOVE + 12
    elif x == to_x:
        middle = (y + to_y) / 2 + 20
        for i, n in enumerate(sizes):
            aside = (i - (len(sizes) - 1) / 2) * 34
            yield [(x + aside, middle + (j - (n - 1) / 2) * ABOVE) for j in range(n)]
    else:
        right = MIDDLE - (sum(sizes) * ALONG + 6 * (len(sizes) - 1)) / 2
        for n in sizes:
            right += n * ALONG
            yield [(right - ALONG * (i + 0.5), (y + to_y) / 2 + 6) for i in range(n)]
            right += 6


# ------------------------------------------------------------------------------------------------------------- cities


def _city(body: Element, view: CabooseView, city: City) -> None:
    """Monument and name lie towards the desert, fruit, buildings and pyramid towards the river."""
    label, out = city.label, OUT[city.bank]
    here = group(body, *_at(city), id=f"city-{label}", target=f"city:{label} origin:{label} source:{label}")
    labelled(here, _say_city(city, view.paid_places))
    touch(here, 45 if out > 0 else -125, -52, 80, 66)
    if view.pending and view.pending.card.city == label:
        halo = {"fill": "none", "stroke": GOLD, "stroke_width": "7", "opacity": ".9"}
        path(here, "M-36 0A36 36 0 0 1 36 0 36 36 0 0 1-36 0Z", **halo).set("id", "pending")
    use(here, f"city-{label}", out * 78, -17, 0.98)
    plate = out * 60
    box(here, plate - 62, 23, 124, 23, INK, rx="4", opacity=".28")
    box(here, plate - 63, 20, 124, 23, IVORY, rx="4", stroke=INK, stroke_width="1.4")
    labelled(text(here, plate, 37, 16, label.capitalize()), Say(f"city-{label}"))
    use(here, "medallion-light" if city.light else "medallion-dark", 0, 0)
    text(here, 0, 10, 29, city.prestige, INK if city.light else "#fff3c4", f"prestige-{label}")
    _fruit(here, city, -out)
    _buildings(here, view, city, -out)
    if city.pyramid:
        pyramid = group(here, -out * 74, -40, 0.95, id=f"pyramid-{city.pyramid}")
        labelled(pyramid, Say("pic-pyramid-built", value=city.pyramid))
        use(pyramid, "pyramid", 0, 0)
        text(pyramid, 0, 15, 21, city.pyramid)


def _say_city(city: City, places: int) -> Say:
    """What lies in a city, and whom it would pay how much now."""
    name = story.city(city.label)
    contents = [Say("fruit-count", fruit=story.fruit(fruit), n=n) for fruit, n in city.cubes.items() if n]
    if city.buildings:
        contents.append(Say("building-count", n=len(city.buildings)))
    standing = [
        Say("standing", player=player(seat), n=n, points=city.points[seat]) for seat, n in enumerate(city.trains) if n
    ]
    return Say(
        "pic-city",
        city=name,
        prestige=city.prestige,
        bonus=city.bonus,
        pyramid=city.pyramid,
        places=places,
        contents=contents or Say("no-fruit"),
        standing=standing or Say("no-trains"),
        connected=[story.city(other) for other in city.connected] or Say("no-city"),
    )


def _fruit(here: Element, city: City, inwards: int) -> None:
    """The n-th cube of a fruit in a city keeps its id whatever happens in other cities."""
    cubes = [(fruit, i) for fruit, n in city.cubes.items() for i in range(n)]
    columns = (len(cubes) + 1) // 2
    step = min(26, 80 / max(1, columns - 1))
    for i, (fruit, number) in enumerate(cubes):
        x, y = inwards * (45 + step * (i // 2)), -37 - 27 * (i % 2)
        cube = use(here, f"fruit-{fruit}", x, y, id=f"cube-{fruit}-{city.label}-{number}")
        labelled(cube, Say("pic-cube", fruit=story.fruit(fruit), city=story.city(city.label)))


def _buildings(here: Element, view: CabooseView, city: City, inwards: int) -> None:
    step = min(42, 105 / max(1, len(city.buildings) - 1))
    for i, label in enumerate(city.buildings):
        card = view.auction_cards[label]
        house = labelled(group(here, id=f"building-{label}"), say_house(card))
        house.set("transform", placed(inwards * (38 + step * i), 36, 1.12))
        use(house, f"type-{card.type}", 0, 0)
        if card.bonus:
            # On the side of the river, where no train hides it.
            box(house, 15 * inwards - 11, 7, 22, 15.5, IVORY, rx="3", stroke=INK, stroke_width="1.2")
            text(house, 15 * inwards, 20, 15.5, f"+{card.bonus}")
