"""What happened, and what it brought: sentences made from a seat's view before and after a move."""

from collections.abc import Sequence
from typing import Any

from riverhaven.core.moves import Move
from riverhaven.core.story import ending, player, yes
from riverhaven.core.view import Source
from riverhaven.core.words import Say
from riverhaven.games.newhaven.view import Building, NewHavenView, Space


def ask(view: NewHavenView) -> Say:
    """What is asked of those whom the table waits for."""
    return Say(f"ask-{view.phase}", player=player(view.active), n=view.draws_left)


def moment(view: NewHavenView) -> tuple[Say, ...]:
    """The round, in which everybody has one turn, and the step of the turn; the last turn is told apart."""
    seats = len(view.villages)
    now, rounds = (view.turn - 1) // seats + 1, view.turns // seats
    counter = Say("moment-round", round=now, rounds=rounds, last=yes(now == rounds))
    if view.over:
        return (counter,)
    last = (Say("moment-last-turn"),) if view.turn == view.turns else ()
    return counter, *last, Say(f"phase-{view.phase}", player=player(view.active))


def tell(before: NewHavenView, after: NewHavenView, seat: int, move: Move) -> list[Say]:
    """The sentences about `move`, which `seat` played."""
    story = [
        _move(before, after, seat, move),
        *_harvest_news(before, after),
        *_village_news(before, after, seat),
        *_skipped(before, after, seat),
    ]
    return [*story, *(_ending(after) if after.over else _turn_news(before, after, move))]


def amounts(resources: dict[str, int]) -> list[Say]:
    return [Say(f"amount-{colour}", n=n) for colour, n in resources.items() if n]


def building(which: Building) -> Say:
    return Say("building", colour=Say(f"colour-{which.colour}"), number=which.number)


def a_building(which: Building) -> Say:
    """A building as something that is built or taken."""
    return Say("a-building", colour=which.colour, number=which.number)


def tile(quarters: Sequence[str]) -> Say:
    """A harvest tile by its quarters, clockwise from the top left: so one is told from another, and from its turns."""
    return Say("tile", **{name: Say(f"colour-{colour}") for name, colour in zip("abcd", quarters, strict=True)})


def _place(label: str) -> Say:
    """A space or a plot; some languages have an article that depends on its name."""
    return Say("place", column=label[0], row=label[1])


def _move(before: NewHavenView, after: NewHavenView, seat: int, move: Move) -> Say:
    who = player(seat)
    match move.block, *move.labels:
        case "place", _, space, _:
            laid = next(new.quarters for _, new in _spaces(before, after) if new.label == space)
            where = {"tile": tile(laid), "space": _place(space)}
            return Say("log-place", player=who, **where, harvest=amounts(after.harvest))
        case "ship", colour, space:
            named = Say(f"colour-{colour}")
            return Say("log-ship", player=who, space=_place(space), colour=named, harvest=amounts(after.harvest))
        case "build", colour, plot:
            which = a_building(Building(colour, int(plot[1])))
            return Say("log-build", player=who, building=which, plot=_place(plot), cost=_price(colour, plot))
        case "lay", colour, "?", plot:
            return Say("log-lay-unseen", player=who, colour=colour, plot=_place(plot), cost=_price(colour, plot))
        case "lay", colour, number, plot:
            which = a_building(Building(colour, int(number)))
            return Say("log-lay", player=who, building=which, plot=_place(plot), cost=_price(colour, plot))
        case "draw", "bag":
            drawn = _new_building(before, after) if seat == after.seat else None
            return (
                Say("log-draw", player=who, building=a_building(drawn)) if drawn else Say("log-draw-unseen", player=who)
            )
        case "draw", source:
            taken = before.display[int(source) - 1]
            assert taken is not None
            return Say("log-take", player=who, building=a_building(taken))
    return Say("log-pass" if before.phase == "build" else "log-pass-sharing", player=who)


def _price(colour: str, plot: str) -> Say:
    """A plot costs the number of its row."""
    return Say(f"amount-{colour}", n=int(plot[1]))


def _new_building(before: NewHavenView, after: NewHavenView) -> Building | None:
    """The building that the viewer's hand gained."""
    assert before.mine is not None and after.mine is not None
    rest = list(after.mine.buildings)
    for old in before.mine.buildings:
        rest.remove(old)
    return rest[0] if rest else None


def _harvest_news(before: NewHavenView, after: NewHavenView) -> list[Say]:
    """Where the track ends before a harvest does, as one option says."""
    if before.phase != "place":
        return []
    cut = [
        Say(f"colour-{colour}") for colour, n in after.harvest.items() if n > after.resources[colour] >= after.track_end
    ]
    return [Say("log-track-ends", end=after.track_end, colours=cut)] if cut else []


def _village_news(before: NewHavenView, after: NewHavenView, seat: int) -> list[Say]:
    """A building covered or found in a clearing, lines completed and charters taken by the move."""
    old, new = before.villages[seat], after.villages[seat]
    covered = (was for was, now in zip(sum(old.plots, ()), sum(new.plots, ()), strict=True) if was and was != now)
    news = [Say("log-cover", colour=plot.colour) for plot in covered]
    for was, now in _spaces(before, after):
        if was.building is not None and now.building is None:
            news.append(Say("log-claim", player=player(seat), building=a_building(was.building)))
    rows = zip(after.row_colonists, old.row_points, new.row_points, strict=True)
    news += [line for number, *worth in rows for line in _line_news("row", seat, {"number": number}, *worth)]
    columns = zip("abcde", old.column_points, new.column_points, strict=True)
    news += [line for letter, *worth in columns for line in _line_news("column", seat, {"letter": letter}, *worth)]
    for charter in new.charters:
        if charter not in old.charters and charter != "most":
            points = before.charters[charter]
            news.append(Say("log-charter", player=player(seat), charter=Say(f"charter-{charter}"), points=points))
    return news


def _line_news(kind: str, seat: int, name: dict[str, Any], was_worth: int, worth: int) -> list[Say]:
    """A line that is complete, or, where one may build on buildings, worth something else than before."""
    if worth == was_worth:
        return []
    return [Say(f"log-{kind}" if was_worth == 0 else f"log-{kind}-changes", player=player(seat), **name, points=worth)]


def _skipped(before: NewHavenView, after: NewHavenView, seat: int) -> list[Say]:
    """Those who were not asked to build, because all can see that they cannot."""
    if before.phase == "draw":
        return []
    seats = len(after.villages)
    is_building = after.turn == before.turn and after.phase in ("build", "share") and not after.over
    first = 0 if before.phase == "place" else (seat - before.active) % seats + 1
    last = (after.waiting[0] - before.active) % seats if is_building else seats
    return [Say("log-skipped", player=player((before.active + i) % seats)) for i in range(first, last)]


def _turn_news(before: NewHavenView, after: NewHavenView, move: Move) -> list[Say]:
    """What is to be drawn; or, when the turn has ended, what that revealed, and whose turn it is now."""
    if before.turn == after.turn:
        must_draw = after.phase == "draw" and before.phase != "draw"
        return [Say("log-draws", player=player(after.active), n=after.draws_left)] if must_draw else []
    last = [Say("log-last-turn")] if after.turn == after.turns else []
    turn = Say("log-turn", player=player(after.active))
    return [*_end_of_drawing(before, after, move), *_tile_news(before, after), turn, *last]


def _end_of_drawing(before: NewHavenView, after: NewHavenView, move: Move) -> list[Say]:
    """Why nobody draws, or no more; and how far the display was filled up."""
    news = []
    is_empty = after.bag_count == 0 and not any(after.display)
    if is_empty and (before.phase != "draw" or before.draws_left > 1):
        news.append(Say("log-nothing-left"))
    elif before.phase != "draw":
        news.append(Say("log-no-draw", player=player(before.active)))
    taken = int(move.labels[0]) - 1 if move.block == "draw" and move.labels[0] != "bag" else None
    refilled = [i for i, shown in enumerate(before.display) if shown is None or i == taken]
    fresh = [building(shown) for i in refilled if (shown := after.display[i]) is not None]
    if fresh:
        news.append(Say("log-refill", buildings=fresh))
    if after.bag_count == 0 and before.bag_count > 0:
        news.append(Say("log-bag-empty"))
    return news


def _tile_news(before: NewHavenView, after: NewHavenView) -> list[Say]:
    """The shipment that was turned over, or the harvest tile that was drawn, which only its owner sees."""
    for was, now in _spaces(before, after):
        if was.kind == "shipment" and now.kind == "tile":
            return [Say("log-reveal", space=_place(now.label), tile=tile(now.quarters))]
    drawn = _new_tile(before, after) if before.active == after.seat else None
    who = player(before.active)
    if drawn is None:
        return [Say("log-tile-unseen", player=who)]
    return [Say("log-tile", player=who, tile=tile(drawn))]


def _new_tile(before: NewHavenView, after: NewHavenView) -> tuple[str, ...] | None:
    """The tile that came into the viewer's hand, into the place that was empty."""
    assert before.mine is not None and after.mine is not None
    tiles = zip(before.mine.tiles, after.mine.tiles, strict=True)
    return next((now for was, now in tiles if was is None and now is not None), None)


def _spaces(before: NewHavenView, after: NewHavenView) -> list[tuple[Space, Space]]:
    rows = zip(before.board, after.board, strict=True)
    return [pair for was, now in rows for pair in zip(was, now, strict=True)]


def _ending(after: NewHavenView) -> list[Say]:
    news = []
    for seat, village in enumerate(after.villages):
        if "most" in village.charters:
            points = after.charters["most"]
            news.append(Say("log-charter", player=player(seat), charter=Say("charter-most"), points=points))
    return [Say("log-end"), *news, *_tie_break(after), ending(after.scores, after.places)]


def _tie_break(after: NewHavenView) -> list[Say]:
    """What decides among those who have the most points, where it does not leave them together."""
    tied = [seat for seat, points in enumerate(after.scores) if points == max(after.scores)]
    if all(after.places[seat] == 1 for seat in tied):
        return []
    empty = {after.villages[seat].empty_plots for seat in tied}
    return [Say("log-tie", players=[player(seat) for seat in tied], by="plots" if len(empty) > 1 else "buildings")]


def sources(view: NewHavenView) -> tuple[Source, ...]:
    """The rows, the columns and the charters. All count at once, but for the charter that is awarded at the end."""
    nothing = (0,) * len(view.villages)
    rows = zip(view.row_colonists, zip(*(village.row_points for village in view.villages), strict=True), strict=True)
    columns = zip("abcde", zip(*(village.column_points for village in view.villages), strict=True), strict=True)
    found = [Source(Say("source-row", number=number), points, nothing) for number, points in rows]
    found += [Source(Say("source-column", letter=letter), points, nothing) for letter, points in columns]
    if view.charters:
        taken = tuple(sum(view.charters[name] for name in _charters(view, seat)) for seat in range(len(nothing)))
        most = tuple(view.charters["most"] * has for has in most_charters(view)) if view.over else nothing
        found.append(Source(Say("source-charters"), taken, nothing))
        found.append(Source(Say("source-most"), most, to_come(view)))
    return tuple(found)


def to_come(view: NewHavenView) -> tuple[int, ...]:
    """What a scoring now would add for each seat: the charter for the most charters."""
    if view.over or not view.charters:
        return (0,) * len(view.villages)
    return tuple(view.charters["most"] * has for has in most_charters(view))


def _charters(view: NewHavenView, seat: int) -> list[str]:
    """The charters that a seat has taken in the course of the match."""
    return [name for name in view.villages[seat].charters if name != "most"]


def most_charters(view: NewHavenView) -> list[bool]:
    """For each seat, whether it has more charters than anyone else."""
    counts = [len(_charters(view, seat)) for seat in range(len(view.villages))]
    return [count == max(counts) and counts.count(count) == 1 for count in counts]


def explain(view: NewHavenView) -> list[list[Say]]:
    """The lines of each seat's score, and what breaks a tie."""
    return [_explain(view, seat) for seat in range(len(view.villages))]


def _explain(view: NewHavenView, seat: int) -> list[Say]:
    village = view.villages[seat]
    lines = []
    for number, points in zip(view.row_colonists, village.row_points, strict=True):
        if points:
            lines.append(Say("score-row", number=number, doubled=_doubled(points, number), points=points))
    for letter, colonists, points in zip("abcde", view.column_colonists, village.column_points, strict=True):
        if points:
            lines.append(Say("score-column", letter=letter, doubled=_doubled(points, colonists), points=points))
    for charter in village.charters:
        lines.append(Say("score-charter", charter=Say(f"charter-{charter}"), points=view.charters[charter]))
    lines.append(Say("score-total", points=view.scores[seat]))
    lines.append(Say("score-tie-breaks", empty=village.empty_plots, left=village.building_count))
    return lines


def _doubled(points: int, colonists: int) -> str:
    return "yes" if points > colonists else "no"
