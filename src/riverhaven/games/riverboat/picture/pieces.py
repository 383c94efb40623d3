"""What several parts use."""

from collections.abc import Iterable, Sequence
from xml.etree.ElementTree import Element

from riverhaven.core.picture import labelled
from riverhaven.core.story import player
from riverhaven.core.words import Say
from riverhaven.games.riverboat.view import Farm, RiverboatView

NUMERALS = ("I", "II", "III", "IV", "V")


def image(element: Element, name: Say) -> Element:
    """Something to look at, not to choose, with its name."""
    element.set("role", "img")
    return labelled(element, name)


def each(amounts: Iterable[int]) -> list[Say]:
    """So much for every seat, by name."""
    return [Say("each", player=player(seat), n=n) for seat, n in enumerate(amounts)]


def standing(farms: Iterable[Farm]) -> list[Say]:
    """How many agents every seat has, and what they would bring at the end."""
    pairs = enumerate(farms)
    return [Say("each-paid", player=player(seat), n=farm.agents, points=farm.agents_now) for seat, farm in pairs]


def agents_name(farms: Sequence[Farm], seat: int) -> Say:
    """The agents of one seat, and how all of them stand."""
    farm = farms[seat]
    return Say("pic-agents", player=player(seat), n=farm.agents, points=farm.agents_now, standing=standing(farms))


def phase_name(view: RiverboatView, stage: str) -> Say:
    """A phase tile, and who has it."""
    holder = view.holders[stage]
    if holder is None:
        return Say("pic-phase", phase=stage, taken="no", player="")
    return Say("pic-phase", phase=stage, taken="yes", player=player(holder))
