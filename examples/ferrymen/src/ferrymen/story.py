"""The story: what was said and played, who took the trick, and what the round brought."""

from riverhaven.core.moves import Move
from riverhaven.core.story import player, winners
from riverhaven.core.words import Say

from .state import SUITS
from .view import Boat

NAMES = {suit[0]: suit for suit in SUITS}


def card_named(label: str) -> Say:
    return Say("card-named", suit=Say(f"suit-{NAMES[label[0]]}"), rank=label[1:])


def tell(before: Boat, after: Boat, seat: int, move: Move) -> list[Say]:
    if move.block == "bid":
        return [Say("log-bid", player=player(seat), tricks=move.labels[0])]
    story = [Say("log-play", player=player(seat), card=card_named(move.labels[0]))]
    for other, (had, has) in enumerate(zip(before.taken, after.taken, strict=True)):
        if has > had:
            story.append(Say("log-takes", player=player(other)))
    for other, (had, has) in enumerate(zip(before.scores, after.scores, strict=True)):
        if has > had:
            story.append(Say("log-scores", player=player(other), points=has - had))
    if after.over:
        first = winners(after.places)
        story.append(Say("the-winner", count=len(first), players=first))
    return story
