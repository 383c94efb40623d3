"""What the story of any match needs."""

from collections.abc import Sequence

from riverhaven.core.words import Say


def player(seat: int) -> Say:
    """Whoever sits there: a table puts the name of the person in its place."""
    return Say("player", number=seat + 1)


def yes(is_so: bool) -> str:
    """What a message asks for that says something only sometimes."""
    return "yes" if is_so else "no"


def winners(places: Sequence[int]) -> list[Say]:
    """Those who share the first place, at the end of a match."""
    return [player(seat) for seat, place in enumerate(places) if place == 1]


def ending(scores: Sequence[int], places: Sequence[int]) -> Say:
    """Who has won: the game's own `log-wins`, or `log-shared` where several have."""
    first, points = winners(places), scores[places.index(1)]
    if len(first) == 1:
        return Say("log-wins", player=first[0], points=points)
    return Say("log-shared", players=first, points=points)
