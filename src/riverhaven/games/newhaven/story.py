"""What happened, and what it brought: sentences made from a seat's view before and after a move."""

from riverhaven.core.moves import Move
from riverhaven.core.words import Say
from riverhaven.games.newhaven.view import Building, Space, View


def ask(view: View) -> Say:
    """What is asked of those whom the table waits for."""
    return Say(f"ask-{view.phase}", player=player(view.active), n=view.draws_left)


def tell(before: View, after: View, seat: int, move: Move) -> list[Say]:
    """The sentences about `move`, which `seat` played."""
    story = [_move(before, after, seat, move), *_village_news(before, after, seat)]
    if after.over:
        return [*story, *_ending(after)]
    return [*story, *_turn_news(before, after)]


def player(seat: int) -> Say:
    return Say("player", number=seat + 1)


def amounts(resources: dict[str, int]) -> list[Say]:
    return [Say(f"amount-{colour}", n=n) for colour, n in resources.items() if n]


def building(which: Building) -> Say:
    return Say("building", colour=Say(f"colour-{which.colour}"), number=which.number)


def _move(before: View, after: View, seat: int, move: Move) -> Say:
    who = player(seat)
    match move.block, *move.labels:
        case "place", _, space, _:
            return Say("log-place", player=who, space=space, harvest=amounts(after.harvest))
        case "ship", colour, space:
            named = Say(f"colour-{colour}")
            return Say("log-ship", player=who, space=space, colour=named, harvest=amounts(after.harvest))
        case "build", colour, plot:
            return Say("log-build", player=who, building=building(Building(colour, int(plot[1]))), plot=plot)
        case "lay", colour, "?", plot:
            return Say("log-lay-unseen", player=who, colour=Say(f"colour-{colour}"), plot=plot)
        case "lay", colour, number, plot:
            return Say("log-lay", player=who, building=building(Building(colour, int(number))), plot=plot)
        case "draw", "bag":
            drawn = _new_building(before, after) if seat == after.seat else None
            return (
                Say("log-draw", player=who, building=building(drawn)) if drawn else Say("log-draw-unseen", player=who)
            )
        case "draw", source:
            taken = before.display[int(source) - 1]
            assert taken is not None
            return Say("log-take", player=who, building=building(taken))
    return Say("log-pass" if before.phase == "build" else "log-pass-sharing", player=who)


def _new_building(before: View, after: View) -> Building | None:
    """The building that the viewer's hand gained."""
    assert before.mine is not None and after.mine is not None
    rest = list(after.mine.buildings)
    for old in before.mine.buildings:
        rest.remove(old)
    return rest[0] if rest else None


def _village_news(before: View, after: View, seat: int) -> list[Say]:
    """A building found in a clearing, lines completed and charters taken by the move."""
    old, new = before.villages[seat], after.villages[seat]
    news = []
    for was, now in _spaces(before, after):
        if was.building is not None and now.building is None:
            news.append(Say("log-claim", player=player(seat), building=building(was.building)))
    for number, was_worth, worth in zip(after.row_colonists, old.row_points, new.row_points, strict=True):
        if worth > was_worth:
            news.append(Say("log-row", player=player(seat), number=number, points=worth))
    for letter, was_worth, worth in zip("abcde", old.column_points, new.column_points, strict=True):
        if worth > was_worth:
            news.append(Say("log-column", player=player(seat), letter=letter, points=worth))
    for charter in new.charters:
        if charter not in old.charters and charter != "most":
            points = before.charters[charter]
            news.append(Say("log-charter", player=player(seat), charter=Say(f"charter-{charter}"), points=points))
    return news


def _turn_news(before: View, after: View) -> list[Say]:
    """What the end of the turn revealed."""
    news = []
    for was, now in _spaces(before, after):
        if was.kind == "shipment" and now.kind == "tile":
            quarters = [Say(f"colour-{colour}") for colour in now.quarters]
            news.append(Say("log-reveal", space=now.label, quarters=quarters))
    if before.active != after.active:
        news.append(Say("log-turn", player=player(after.active)))
    return news


def _spaces(before: View, after: View) -> list[tuple[Space, Space]]:
    rows = zip(before.board, after.board, strict=True)
    return [pair for was, now in rows for pair in zip(was, now, strict=True)]


def _ending(after: View) -> list[Say]:
    news = []
    for seat, village in enumerate(after.villages):
        if "most" in village.charters:
            points = after.charters["most"]
            news.append(Say("log-charter", player=player(seat), charter=Say("charter-most"), points=points))
    winners = [seat for seat, place in enumerate(after.places) if place == 1]
    points = after.scores[winners[0]]
    if len(winners) == 1:
        return [*news, Say("log-wins", player=player(winners[0]), points=points)]
    return [*news, Say("log-shared", players=[player(seat) for seat in winners], points=points)]


def explain(view: View) -> list[list[Say]]:
    """The lines of each seat's score, and what breaks a tie."""
    return [_explain(view, seat) for seat in range(len(view.villages))]


def _explain(view: View, seat: int) -> list[Say]:
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
