"""A farm: the river with its harbour track, 40 fields, and the yard with what belongs to its player."""

from collections import Counter
from xml.etree.ElementTree import Element

from riverhaven.core.picture import INK, group, labelled, text, use
from riverhaven.core.words import Say
from riverhaven.games.riverboat.art_farm import ACROSS, DOWN, SHAPES, WAYS, joint
from riverhaven.games.riverboat.parts import neighbour
from riverhaven.games.riverboat.picture_round import NUMERALS, hit, image
from riverhaven.games.riverboat.picture_town import BRIGHT, card
from riverhaven.games.riverboat.state import COLUMNS, FIELDS, MOST_SENT, STAGE_NAMES, WAY_LABELS
from riverhaven.games.riverboat.story import LETTERS
from riverhaven.games.riverboat.view import Card, Farm, Field, View

MAT = (640.0, 640.0)
AROUND = [[neighbour(field, way) for way in range(WAYS)] for field in range(FIELDS)]
FIELD_X, FIELD_Y = 57.5, 213.0  # the middle of the first field
QUAY_X, QUAY_Y, QUAY = 14.0, 128.0, 612.0
SLOTS = 4  # cards that a player can get: one a round
# Where a coin leads: what it opens in each phase. In the others it only counts at the end.
COIN_ART = {
    "cultivation": ("suit-joker", 1.0),
    "planting": ("tile--", 0.46),
    "harvest": ("boat", 0.62),
    "opportunity": ("card-back", 0.44),
}


def farm_mat(view: View, seat: int, mine: bool) -> Element:
    body = Element("g")
    farm = view.farms[seat]
    use(body, "mat", 0, 0)
    _plate(body, view, seat)
    _harbour(body, view, seat)
    fields = [field for row in farm.fields for field in row]
    for i in range(FIELDS):
        _field(body, fields, seat, i, mine)
    _bare(body, view, seat)
    _yard(body, view, seat, mine)
    image(text(body, 16, 506, 24, "*", "#5d6b35"), Say("pic-reconstructed-farm"))
    return body


# ------------------------------------------------------------------------------------------------------------ the plate


def _plate(body: Element, view: View, seat: int) -> None:
    """Who it is, the phase tiles held, the tile in hand, the score, and what the final scoring would make of it."""
    farm = view.farms[seat]
    lit = seat in view.waiting or view.places[seat] == 1
    use(body, "plate-lit" if lit else "plate", 0, 0, id=f"plate-{seat}")
    use(body, f"emblem-{seat}", 38, 31, 1.3)
    if seat == view.first:
        image(use(body, "bell", 86, 30, 1.1, "first-player"), Say("pic-first"))
    for i, stage in enumerate(farm.phase_tiles):
        tag = group(body, 138 + 50 * i, 31)
        use(tag, "tag", 0, 0, 1.3)
        text(tag, 0, 8, 22, NUMERALS[STAGE_NAMES.index(stage)])
    agents = image(group(body, 318, 33), Say("pic-agents", number=seat + 1, n=farm.agents, points=farm.agents_now))
    use(agents, f"agent-{seat}", 0, 0)
    text(agents, 28, 7, 24, farm.agents)
    if view.tile and seat == view.active:
        _tile_in_hand(group(body, 430, 31, 0.46), view, seat)
    score = image(group(body, 594, 31), Say("pic-score", points=view.scores[seat], final=farm.final_now))
    use(score, "laurel", 0, 0, 1.12)
    text(score, 0, 10, 28 if view.scores[seat] < 100 else 23, view.scores[seat], BRIGHT, f"score-{seat}")
    if view.over:
        place = group(score, -78, 0)
        use(place, "rosette", 0, 0)
        text(place, 0, 5, 25, view.places[seat])
    else:
        text(score, -41, 8, 24, f"+{farm.final_now}", "#8b6f47").set("text-anchor", "end")
        if view.stage == "harvest":
            use(score, "boat", -168, 2, 0.8)
            text(score, -130, 8, 24, farm.boats_left)


def _tile_in_hand(place: Element, view: View, seat: int) -> None:
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


def _harbour(body: Element, view: View, seat: int) -> None:
    """Boats lie in their notches along the quay, on which the harbour master walks towards New Orleans."""
    farm = view.farms[seat]
    step = QUAY / (view.harbour_end + 1)
    spots = [QUAY_X + step * (space + 0.5) for space in range(view.harbour_end + 1)]
    harbour = group(body)
    name = Say("pic-harbour", space=farm.master, end=view.harbour_end, boats=len(farm.boats), points=farm.harbour_now)
    image(harbour, name)
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
    text(sign, 0, 7, 21, farm.harbour_now, BRIGHT)
    use(harbour, "master", spots[farm.master] - 1, QUAY_Y + 3, 1.08, f"master-{seat}")


# ----------------------------------------------------------------------------------------------------------- the fields


def _field(body: Element, fields: list[Field], seat: int, i: int, mine: bool) -> None:
    field = fields[i]
    row, column = divmod(i, COLUMNS)
    x, y = FIELD_X + (column + row % 2 / 2) * ACROSS, FIELD_Y + row * DOWN
    here = group(body, x, y, id=f"field-{seat}-{field.label}", target=f"field:{field.label}" if mine else "")
    if mine:
        labelled(here, _field_name(field))
    if field.crop:
        use(here, f"soil-{field.colour}", 0, 0)
        _crop(here, fields, seat, i)
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


def _crop(here: Element, fields: list[Field], seat: int, i: int) -> None:
    """One hex of a tile, open towards the other hexes of the same tile."""
    field = fields[i]
    same = {way: j for way, j in enumerate(AROUND[i]) if j >= 0 and fields[j].tile == field.tile}
    # All hexes of a tile touch one another, so those before this one are among its neighbours.
    copy = sum(j < i and fields[j].crop == field.crop for j in same.values())
    hex = group(here, id=f"crop-{seat}-{field.tile}-{field.crop}-{copy}")
    use(hex, f"crop-{field.crop}-{joint(tuple(same))}", 0, 0)
    use(hex, f"{'tended' if field.worker or field.feature else 'row'}-{field.crop}", 0, 0)


def _scoring(here: Element, seat: int, field: Field) -> None:
    """The surveyor on a barn or well, or what one would score; beside the worker, where there is one."""
    if field.surveyed:
        x, y, scale = (1, 13, 0.64) if field.worker else (16, 8 if field.feature == "barn" else -6, 0.82)
        use(here, "surveyor", x, y, scale, f"surveyor-{seat}-{field.label}")
    elif field.worth is not None:
        y = 17 if field.worker else -15
        use(here, "medal", 18, y, 0.95)
        text(here, 18, y + 6.5, 19, field.worth, BRIGHT)


def _bare(body: Element, view: View, seat: int) -> None:
    """How many fields of each colour are not covered yet, where the rows leave room beside them."""
    for row, (colour, count) in enumerate(view.farms[seat].bare.items()):
        x = 29 if row % 2 else 611
        here = image(group(body, x, FIELD_Y + row * DOWN - 11), Say("pic-bare", colour=colour, n=count))
        use(here, f"suit-{colour}", 0, 0)
        if count:
            text(here, 0, 36, 20, count)
        else:
            use(here, "tick", 0, 29)


# ------------------------------------------------------------------------------------------------------------- the yard


def _yard(body: Element, view: View, seat: int, mine: bool) -> None:
    farm = view.farms[seat]
    for i, crop in enumerate(farm.harvested):
        _crate(body, view, farm, crop, 13 + 62 * i, mine)
    _workers(group(body, 34, 607), view, seat)
    _coins(group(body, 118, 608), view, seat)
    _surveyors(group(body, 256, 607), view, seat)
    yard = group(body, 326, 511)
    if mine and view.phase == "plant" and seat == view.active:
        _rose(yard, view)
    else:
        use(yard, "homestead", 1, 1, 0.97)
    for i in range(SLOTS):
        x = 474 + 45.5 * i
        if i < len(farm.cards):
            _held(body, view, seat, farm.cards[i], x, mine)
        else:
            use(body, "slot", x, 548, 0.66)


def _crate(body: Element, view: View, farm: Farm, crop: str, x: float, mine: bool) -> None:
    """How many workers stand ready on a crop, and how much of it has been harvested towards the bonus."""
    ready, harvested = farm.ready[crop], farm.harvested[crop]
    here = group(body, x, 513, target=f"crop:{crop}" if mine else "")
    name = Say("pic-crop", crop=crop, ready=ready, harvested=harvested, bonus=view.harvest_bonus_at)
    if mine:
        labelled(here, name)
    else:
        image(here, name)
    use(here, "crate", 0, 0)
    use(here, f"plant-{crop}", 17, 21, 0.92)
    use(here, "worker", 43, 11, 0.46)
    text(here, 43, 38, 20, ready, INK if ready else "#b9a47c")
    if harvested >= view.harvest_bonus_at:
        use(here, "tick", 13, 52, 0.75)
        text(here, 36, 58, 19, harvested)
    else:
        text(here, 28, 58, 19, f"{harvested}/{view.harvest_bonus_at}")


def _workers(here: Element, view: View, seat: int) -> None:
    """Under the heap wait the ids of all who may come or go: one for each field, and the next agents."""
    farm = view.farms[seat]
    image(here, Say("pic-workers", n=farm.workers))
    for row in farm.fields:
        for field in row:
            if not field.worker:
                use(here, "worker", 0, 0, 0.9, f"worker-{seat}-{field.label}")
    for i in range(farm.agents, farm.agents + MOST_SENT):
        use(here, f"agent-{seat}", 0, 2, 0.8, f"agent-{seat}-{i}")
    use(here, "worker", 0, 0, 1.2)
    text(here, 22, 9, 25, farm.workers).set("text-anchor", "start")


def _coins(here: Element, view: View, seat: int) -> None:
    """My coins, and what one of them could do now."""
    farm = view.farms[seat]
    image(here, Say("pic-coins", n=farm.coins, phase=view.stage))
    for i in range(farm.coins):
        use(here, "coin", 0, 3 - 3 * min(i, 3), 1.05, f"coin-{seat}-{i}")
    if not farm.coins:
        use(here, "hollow", 0, 0)
    text(here, 20, 8, 25, farm.coins).set("text-anchor", "start")
    use(here, "arrow", 58, 0, 0.9)
    art, scale = COIN_ART.get(view.stage, ("medal", 1.1))
    use(here, art, 84, 0, scale)
    if art == "medal":
        text(here, 84, 6.5, 19, 1, BRIGHT)


def _surveyors(here: Element, view: View, seat: int) -> None:
    """Those in the supply; under them the ids of the places where one can still go."""
    farm = view.farms[seat]
    image(here, Say("pic-surveyors", n=farm.surveyors, active=farm.active_surveyors))
    open = [field.label for row in farm.fields for field in row if field.feature and not field.surveyed]
    for place in (*open, *(held.name for held in farm.cards if not held.scored)):
        use(here, "surveyor", 0, 0, 0.9, f"surveyor-{seat}-{place}")
    use(here, "surveyor", 0, 0, 1.15)
    text(here, 24, 9, 25, farm.surveyors).set("text-anchor", "start")


def _rose(yard: Element, view: View) -> None:
    """Ways to lay the tile in hand from the field that is chosen: on it alone, or towards one of six sides."""
    use(yard, "yard", 0, 0)
    for i, way in enumerate(("here", *WAY_LABELS)):
        place = group(yard, 60, 62, id=f"way-{way}", target=f"way:{way}")
        hit(place, -20, -20, 40, 40)
        labelled(place, Say("pic-way", way=way))
        if way == "here":
            use(place, "way-here", 0, 0)
            first = (view.tile or "")[-1:] if len(view.tile or "") == 3 else (view.tile or "")[:1]
            use(place, f"plant-{LETTERS[first]}", 0, 0, 0.85)
        else:
            place.set("transform", f"translate(60 62)rotate({60 * (i - 1)})translate(39 0)")
            use(place, "way", 0, 0)


def _held(body: Element, view: View, seat: int, held: Card, x: float, mine: bool) -> None:
    """A card of this player, with its surveyor, or with what it would score now."""
    where = "scored" if held.scored else "held"
    here = card(body, view, held.name, x, 546, 0.71, target=mine, where=where, points=held.worth)
    hit(here, -30, -42, 60, 160)
    if held.scored:
        use(here, "surveyor", 0, 84, 1.3, f"surveyor-{seat}-{held.name}")
    else:
        use(here, "medal", 0, 82, 1.75)
        text(here, 0, 93, 31, held.worth, BRIGHT)
