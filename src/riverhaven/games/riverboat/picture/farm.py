"""A farm: the river with its harbour track, 40 fields, and the yard with what belongs to its player."""

from collections import Counter
from collections.abc import Sequence
from xml.etree.ElementTree import Element

from riverhaven.core.picture import INK, group, hit, labelled, once, only, path, price, slots, text, touch, use
from riverhaven.core.story import player
from riverhaven.core.words import Say
from riverhaven.games.riverboat.art.farm import ACROSS, DOWN, SHAPES, SOIL, TILE, WAYS, hexagon, joint
from riverhaven.games.riverboat.parts import neighbour
from riverhaven.games.riverboat.picture.pieces import NUMERALS, agents_name, each, image, phase_name
from riverhaven.games.riverboat.picture.town import BRIGHT, card
from riverhaven.games.riverboat.state import COLUMNS, FIELDS, MOST_SENT, STAGE_NAMES, WAY_LABELS
from riverhaven.games.riverboat.story import LETTERS, crops
from riverhaven.games.riverboat.view import Card, Field, RiverboatView

MAT = (640.0, 640.0)
LAND, YARD = (640.0, 503.0), (640.0, 137.0)  # my own farm lies in two parts: the yard is what one chooses with
AROUND = [[neighbour(field, way) for way in range(WAYS)] for field in range(FIELDS)]
FIELD_X, FIELD_Y = 57.5, 213.0  # the middle of the first field
LIT = hexagon(TILE)  # round what lies on a field: it hides nothing
MARKS = {colour: mark for colour, (_, _, _, mark) in SOIL.items()}  # what is read well on each soil
QUAY_X, QUAY_Y, QUAY = 14.0, 128.0, 612.0
COMPARED = ("agents", "agents_now", "master")  # what a farm tells of the others
SLOTS = 4  # cards that a player can get: one a round
# Where a coin leads: what it opens in each phase. In the others it only counts at the end.
COIN_ART = {
    "cultivation": ("suit-joker", 1.0),
    "planting": ("tile--", 0.46),
    "harvest": ("boat", 0.62),
    "opportunity": ("card-back", 0.44),
}


def farm_mat(view: RiverboatView, seat: int) -> Element:
    """The whole farm of somebody else."""
    body = Element("g")
    _mat(body, _shown(view, seat), seat)
    return body


def my_land(view: RiverboatView, seat: int) -> Element:
    body = Element("g")
    _my_land(body, _shown(view, seat), seat)
    return body


def my_yard(view: RiverboatView, seat: int) -> Element:
    body = Element("g")
    _my_yard(body, _shown(view, seat), seat)
    return body


def _shown(view: RiverboatView, seat: int) -> RiverboatView:
    """What a farm is drawn from."""
    farm, acts = view.farms[seat], seat == view.active
    return only(
        view,
        *("over", "stage", "harbour_end", "notches", "harvest_bonus_at"),
        farms=[farm if i == seat else only(other, *COMPARED) for i, other in enumerate(view.farms)],
        holders=dict.fromkeys(farm.phase_tiles, seat),
        scores={seat: view.scores[seat]},
        places={seat: view.places[seat]},
        waiting=[seat] if seat in view.waiting else [],
        first=seat if seat == view.first else None,
        active=seat if acts else None,
        phase=view.phase if acts else "",
        tile=view.tile if acts else None,
        display=view.display if acts and view.tile else {},
        faces={card.name: view.faces[card.name] for card in farm.cards},
    )


@once
def _mat(body: Element, view: RiverboatView, seat: int) -> None:
    image(use(body, "mat", 0, 0), farm_name(view, seat))
    _land(body, view, seat, False)
    _yard(body, view, seat, False)


@once
def _my_land(body: Element, view: RiverboatView, seat: int) -> None:
    image(use(body, "mat-land", 0, 0), farm_name(view, seat))
    _land(body, view, seat, True)


@once
def _my_yard(body: Element, view: RiverboatView, seat: int) -> None:
    image(use(body, "mat-yard", 0, 0), Say("pic-yard"))
    _yard(group(body, 0, -LAND[1]), view, seat, True)


def _land(body: Element, view: RiverboatView, seat: int, mine: bool) -> None:
    farm = view.farms[seat]
    _plate(body, view, seat)
    moored = only(farm, "boats", "master", "harbour_now", "farthest")
    masters = [other.master for other in view.farms]
    _harbour(body, only(view, "harbour_end", "notches", farms={seat: moored}), seat, masters)
    _fields(body, tuple(field for row in farm.fields for field in row), seat, mine, view.phase)
    _bare(body, view, seat)
    image(text(body, 16, 494, 24, "*", "#5d6b35"), Say("pic-reconstructed-farm"))


# ------------------------------------------------------------------------------------------------------------ the plate


def _plate(body: Element, view: RiverboatView, seat: int) -> None:
    """Who it is, the phase tiles held, the tile in hand, the score, and what the final scoring would make of it."""
    farm = view.farms[seat]
    lit = seat in view.waiting or view.places[seat] == 1
    plate = image(group(body), farm_name(view, seat))
    use(plate, "plate-lit" if lit else "plate", 0, 0, id=f"plate-{seat}")
    use(plate, f"emblem-{seat}", 38, 31, 1.3)
    if seat == view.first:
        image(use(body, "bell", 86, 30, 1.1, "first-player"), Say("pic-first"))
    for i, stage in enumerate(farm.phase_tiles):
        tag = image(group(body, 138 + 50 * i, 31), phase_name(view, stage))
        use(tag, "tag", 0, 0, 1.3)
        text(tag, 0, 8, 22, NUMERALS[STAGE_NAMES.index(stage)])
    agents = image(group(body, 318, 33), agents_name(view.farms, seat))
    use(agents, f"agent-{seat}", 0, 0)
    text(agents, 28, 7, 24, farm.agents)
    if view.tile and seat == view.active:
        hand = image(group(body, 430, 31, 0.46), Say("pic-tile-taken", crops=crops(view.tile)))
        _tile_in_hand(hand, view, seat)
    score = image(group(body, 594, 31), _score_name(view, seat))
    use(score, "laurel", 0, 0, 1.12)
    text(score, 0, 10, 28 if view.scores[seat] < 100 else 23, view.scores[seat], BRIGHT, f"score-{seat}")
    if view.over:
        place = group(score, -78, 0)
        use(place, "rosette", 0, 0)
        text(place, 0, 5, 25, view.places[seat])
    else:
        text(score, -41, 8, 24, f"+{farm.more_now}", "#8b6f47").set("text-anchor", "end")
        if view.stage == "harvest":
            left = image(group(body, 426, 33), Say("pic-boats-left", n=farm.boats_left))
            use(left, "boat", 0, 0, 0.8)
            text(left, 38, 6, 24, farm.boats_left)


def farm_name(view: RiverboatView, seat: int) -> Say:
    return Say("pic-farm", player=player(seat), points=view.scores[seat])


def _score_name(view: RiverboatView, seat: int) -> Say:
    """The points with where they came from, and what the end would add."""
    farm = view.farms[seat]

    def rows(points: dict[str, int]) -> list[Say]:
        return [Say(f"score-{source}", points=n) for source, n in points.items() if n] or [Say("each-none")]

    done, more = rows(farm.points), rows(farm.more)
    return Say("pic-score", points=view.scores[seat], final=farm.more_now, done=done, more=more)


def _tile_in_hand(place: Element, view: RiverboatView, seat: int) -> None:
    """Taken, but not planted: it came from the display under one name, and its hexes go to the farm under others."""
    label = view.tile or ""
    number = 1 + max(field.tile for row in view.farms[seat].fields for field in row)
    tile = group(place, id=f"tile-{label}-{view.display.get(label, 0)}")
    for i, (letter, (x, y, ways)) in enumerate(zip(label, SHAPES[len(label)], strict=True)):
        crop = LETTERS[letter]
        hex = group(tile, x, y, id=f"crop-{seat}-{number}-{crop}-{label[:i].count(letter)}")
        use(hex, f"crop-{crop}-{joint(ways)}", 0, 0)
        use(hex, f"row-{crop}", 0, 0)


# ---------------------------------------------------------------------------------------------------------- the harbour


@once
def _harbour(body: Element, view: RiverboatView, seat: int, masters: list[int]) -> None:
    """Boats lie in their notches along the quay, on which the harbour master walks towards New Orleans."""
    farm = view.farms[seat]
    step = QUAY / (view.harbour_end + 1)
    spots = [QUAY_X + step * (space + 0.5) for space in range(view.harbour_end + 1)]
    harbour = group(body)
    space, boats = farm.master, len(farm.boats)
    facts = {"space": space, "end": view.harbour_end, "boats": boats, "points": farm.harbour_now}
    image(harbour, Say("pic-harbour", **facts, standing=each(masters)))
    use(harbour, "steeple", 616, QUAY_Y)
    use(harbour, "quay", QUAY_X, QUAY_Y)
    for space, x in enumerate(spots):
        use(harbour, "notch" if space in view.notches else "plank", x, QUAY_Y)
    copies: Counter[str] = Counter()
    for boat in farm.boats:
        x = spots[boat.notch]
        use(harbour, f"boat-{boat.capacity}", x + 1, 101, 0.94, f"boat-{seat}-{boat.type}-{copies[boat.type]}")
        if boat.reached:
            use(harbour, f"flag-{seat}", x + 24, 84)
        copies[boat.type] += 1
    sign = group(harbour, 40, 100)
    use(sign, "laurel" if farm.farthest else "medal", 0, 0, 0.9 if farm.farthest else 1.2)
    text(sign, 0, 7, 21, farm.harbour_now, BRIGHT, f"harbour-{seat}")
    use(harbour, "master", spots[farm.master] - 1, QUAY_Y + 3, 1.08, f"master-{seat}")


# ----------------------------------------------------------------------------------------------------------- the fields


@once
def _fields(body: Element, fields: tuple[Field, ...], seat: int, mine: bool, phase: str) -> None:
    for i, field in enumerate(fields):
        target = _target(field, phase) if mine else ""
        _field(body, field, seat, i, target, *(_within_tile(fields, i) if field.crop else ((), 0)))


def _target(field: Field, phase: str) -> str:
    """A field stands for itself; while boats are loaded, one with a worker on its crop stands for the crop."""
    return f"crop:{field.crop}" if phase == "load" and field.crop and field.worker else f"field:{field.label}"


@once
def _field(body: Element, field: Field, seat: int, i: int, target: str, open_to: tuple[int, ...], copy: int) -> None:
    row, column = divmod(i, COLUMNS)
    x, y = FIELD_X + (column + row % 2 / 2) * ACROSS, FIELD_Y + row * DOWN
    here = group(body, x, y, id=f"field-{seat}-{field.label}", target=target)
    if target:
        labelled(here, _field_name(field))
    else:
        image(here, _field_name(field))
    if field.crop:
        use(here, f"soil-{field.colour}", 0, 0)
        hex = group(here, id=f"crop-{seat}-{field.tile}-{field.crop}-{copy}")
        use(hex, f"crop-{field.crop}-{joint(open_to)}", 0, 0)
        use(hex, f"{'tended' if field.worker or field.feature else 'row'}-{field.crop}", 0, 0)
    elif field.worker or field.feature:
        use(here, f"worked-{field.colour}", 0, 0)
    else:
        use(here, f"field-{field.colour}", 0, 0)
    if field.feature == "barn":
        use(here, "barn", -2, 0, 1.1)
    elif field.feature == "well":
        use(here, "well", *((-13, 13, 0.66) if field.worker else (12, 6, 0.9)))
    if field.worker:
        use(here, "worker", 13 if field.crop else 4, 1, 1.12, f"worker-{seat}-{field.label}")
    if field.feature:
        _scoring(here, seat, field)
    _label(here, field)
    if target:
        price(here, "coin", 22, -10, 0.7)
        path(here, LIT, pointer_events="all").set("class", "hit")


def _label(here: Element, field: Field) -> None:
    """As the log calls the field: large while it is bare, and above whatever lies on it."""
    if field.crop or field.worker or field.feature:
        name = text(here, 0, -19, 18.2, field.label)
        name.attrib |= {"stroke": "#fffaf0", "stroke-width": "3.6", "paint-order": "stroke"}
    else:
        text(here, 0, -12, 18.5, field.label, MARKS[field.colour])


def _field_name(field: Field) -> Say:
    return Say(
        "pic-field",
        field=field.label,
        colour=field.colour,
        crop=field.crop or "none",
        feature=("surveyed-" if field.surveyed else "") + (field.feature or "none"),
        points=field.worth or 0,
        worker="yes" if field.worker else "no",
    )


def _within_tile(fields: Sequence[Field], i: int) -> tuple[tuple[int, ...], int]:
    """Towards which other hexes of its tile a hex is open, and how many of them that come before it bear its crop."""
    field = fields[i]
    same = {way: j for way, j in enumerate(AROUND[i]) if j >= 0 and fields[j].tile == field.tile}
    # All hexes of a tile touch one another, so those before this one are among its neighbours.
    return tuple(same), sum(j < i and fields[j].crop == field.crop for j in same.values())


def _scoring(here: Element, seat: int, field: Field) -> None:
    """The surveyor on a barn or well, or what one would score; beside the worker, where there is one."""
    if field.surveyed:
        x, y, scale = (1, 13, 0.64) if field.worker else (16, 8 if field.feature == "barn" else -6, 0.82)
        use(here, "surveyor", x, y, scale, f"surveyor-{seat}-{field.label}")
    elif field.worth is not None:
        y = 17 if field.worker else -15
        use(here, "medal", 18, y, 0.95)
        text(here, 18, y + 6.5, 19, field.worth, BRIGHT)


def _bare(body: Element, view: RiverboatView, seat: int) -> None:
    """How many fields of each colour are not covered yet, where the rows leave room beside them."""
    for row, (colour, count) in enumerate(view.farms[seat].bare.items()):
        x = 29 if row % 2 else 611
        here = image(group(body, x, FIELD_Y + row * DOWN - 11), Say("pic-bare", colour=colour, n=count))
        use(here, f"suit-{colour}", 0, 0, id=f"bare-{seat}-{colour}")
        if count:
            text(here, 0, 36, 20, count)
        else:
            use(here, "tick", 0, 29)


# ------------------------------------------------------------------------------------------------------------- the yard


def _yard(body: Element, view: RiverboatView, seat: int, mine: bool) -> None:
    farm = view.farms[seat]
    for i, crop in enumerate(farm.harvested):
        _crate(body, view, seat, crop, 13 + 62 * i, mine)
    free = [field.label for row in farm.fields for field in row if not field.worker]
    _workers(body, farm.workers, farm.agents, free, seat)
    _coins(group(body, 118, 608), view, seat)
    _surveyors(group(body, 256, 607), view, seat)
    yard = group(body, 326, 511)
    if mine and view.tile and seat == view.active:
        _rose(yard, view.tile)
    else:
        image(use(yard, "homestead", 1, 1, 0.97), Say("pic-homestead"))
    places = [(474 + 45.5 * i, 546.0) for i in range(SLOTS)]
    for x, _ in places:
        image(use(body, "slot", x, 548, 0.66), Say("pic-card-place"))
    tray = slots(body, f"cards-{seat}", places)
    for held, (x, _) in zip(farm.cards, places, strict=False):
        _held(tray, view, seat, held, x, mine)


def _crate(body: Element, view: RiverboatView, seat: int, crop: str, x: float, mine: bool) -> None:
    """How many workers stand ready on a crop, and how much of it has been harvested towards the bonus."""
    ready, harvested = view.farms[seat].ready[crop], view.farms[seat].harvested[crop]
    here = group(body, x, 513, target=f"crop:{crop}" if mine else "")
    name = Say("pic-crop", crop=crop, ready=ready, harvested=harvested, bonus=view.harvest_bonus_at)
    if mine:
        labelled(here, name)
    else:
        image(here, name)
    use(here, "crate", 0, 0, id=f"crate-{seat}-{crop}")
    if mine:
        hit(here, -2, -2, 61, 66)
    use(here, f"plant-{crop}", 17, 21, 0.92)
    use(here, "worker", 43, 11, 0.46)
    text(here, 43, 38, 20, ready, INK if ready else "#b9a47c")
    if harvested >= view.harvest_bonus_at:
        use(here, "tick", 13, 52, 0.75)
        text(here, 36, 58, 19, harvested)
    else:
        text(here, 28, 58, 19, f"{harvested}/{view.harvest_bonus_at}")


@once
def _workers(body: Element, count: int, agents: int, free: list[str], seat: int) -> None:
    """Under the heap wait the ids of all who may come or go: one for each free field, and the next agents."""
    here = image(group(body, 34, 607), Say("pic-workers", n=count))
    for label in free:
        use(here, "worker", 0, 0, 0.9, f"worker-{seat}-{label}")
    for i in range(agents, agents + MOST_SENT):
        use(here, f"agent-{seat}", 0, 2, 0.8, f"agent-{seat}-{i}")
    use(here, "worker", 0, 0, 1.2)
    text(here, 22, 9, 25, count, id=f"workers-{seat}").set("text-anchor", "start")


def _coins(here: Element, view: RiverboatView, seat: int) -> None:
    """My coins, and what one of them could do now."""
    farm = view.farms[seat]
    image(here, Say("pic-coins", n=farm.coins, phase=view.stage))
    for i in range(farm.coins):
        use(here, "coin", 0, 3 - 3 * min(i, 3), 1.05, f"coin-{seat}-{i}")
    if not farm.coins:
        use(here, "hollow", 0, 0)
    text(here, 20, 8, 25, farm.coins, id=f"coins-{seat}").set("text-anchor", "start")
    use(here, "arrow", 58, 0, 0.9)
    art, scale = COIN_ART.get(view.stage, ("medal", 1.1))
    use(here, art, 84, 0, scale)
    if art == "medal":
        text(here, 84, 6.5, 19, 1, BRIGHT)


def _surveyors(here: Element, view: RiverboatView, seat: int) -> None:
    """Those in the supply; under them the ids of the places where one can still go."""
    farm = view.farms[seat]
    image(here, Say("pic-surveyors", n=farm.surveyors, active=farm.active_surveyors))
    open = [field.label for row in farm.fields for field in row if field.feature and not field.surveyed]
    for place in (*open, *(held.name for held in farm.cards if not held.scored)):
        use(here, "surveyor", 0, 0, 0.9, f"surveyor-{seat}-{place}")
    use(here, "surveyor", 0, 0, 1.15)
    text(here, 24, 9, 25, farm.surveyors, id=f"surveyors-{seat}").set("text-anchor", "start")


def _rose(yard: Element, tile: str) -> None:
    """Ways to lay the tile in hand from the field that is chosen: on it alone, or towards one of six sides."""
    image(use(yard, "yard", 0, 0), Say("pic-homestead"))
    for i, way in enumerate(("here", *WAY_LABELS)):
        place = group(yard, 60, 62, id=f"way-{way}", target=f"way:{way}")
        touch(place, -20, -20, 40, 40)
        labelled(place, Say("pic-way", way=way))
        if way == "here":
            use(place, "way-here", 0, 0)
            use(place, f"plant-{LETTERS[tile[-1 if len(tile) == 3 else 0]]}", 0, 0, 0.85)
        else:
            place.set("transform", f"translate(60 62)rotate({60 * (i - 1)})translate(39 0)")
            use(place, "way", 0, 0)


def _held(body: Element, view: RiverboatView, seat: int, held: Card, x: float, mine: bool) -> None:
    """A card of this player, with its surveyor, or with what it would score now."""
    where = "scored" if held.scored else "held"
    here = card(body, view, held.name, x, 546, 0.71, target=mine, where=where, points=held.worth)
    touch(here, -30, -42, 60, 160)
    if held.scored:
        use(here, "surveyor", 0, 84, 1.3, f"surveyor-{seat}-{held.name}")
    else:
        use(here, "medal", 0, 82, 1.75)
        text(here, 0, 93, 31, held.worth, BRIGHT)
