"""What many look at is made once: the table as everybody sees it, the parts of a picture, and the game itself."""

from xml.etree.ElementTree import Element

import pytest

import riverhaven as rh
from riverhaven.core import installed
from riverhaven.core.picture import once, only, text, written
from riverhaven.games.newhaven.view import Building, Mine


@pytest.mark.parametrize(
    ("name", "shared", "own"),
    [("newhaven", "villages", "mine"), ("caboose", "cities", "mine"), ("riverboat", "farms", "")],
)
def test_what_everybody_sees_is_the_same_object_for_all(name: str, shared: str, own: str) -> None:
    match = rh.game(name).new(seats=3, seed=5)
    views = [match.view(seat) for seat in (None, 0, 1, 2)]
    assert [view.seat for view in views] == [None, 0, 1, 2]
    assert all(getattr(view, shared) is getattr(views[0], shared) for view in views)
    if own:
        assert getattr(views[0], own) is None
        assert getattr(views[1], own) != getattr(views[2], own)


def test_a_piece_is_drawn_once_for_what_it_shows() -> None:
    drawn = []

    @once
    def draw(parent: Element, mine: Mine, counts: dict[str, int]) -> None:
        drawn.append(counts)
        text(parent, 0, 0, 10, sum(counts.values()))
        text(parent, 0, 9, 10, len(mine.buildings))

    def picture(numbers: list[int | None], **counts: int) -> str:
        body = Element("g")
        draw(body, Mine((), tuple(Building("stone", number) for number in numbers)), counts)
        return written(body)

    first = picture([1, 2], stone=3)
    assert ">3<" in first and ">2<" in first
    assert picture([1, 2], stone=3) == first and len(drawn) == 1
    assert picture([1, 2], stone=4) != first and len(drawn) == 2
    assert picture([1, None], stone=3) == first and len(drawn) == 3  # it looks alike, but is drawn from something else


def test_of_what_is_left_out_of_a_view_nothing_can_be_drawn() -> None:
    view = only(rh.game("newhaven").new(seed=1).view(0), "phase", bag_count=7)
    assert (view.phase, view.bag_count) == ("place", 7)
    with pytest.raises(KeyError):
        view.mine  # noqa: B018


def test_a_game_is_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    found, names = rh.game("newhaven"), rh.games()
    monkeypatch.setattr(installed, "entry_points", lambda **_: pytest.fail("looked through all packages again"))
    assert rh.game("newhaven") is found and rh.games() == names
    for name in ("nosuch", "nor-this"):  # a stranger may ask for many that are not there
        with pytest.raises(rh.Refusal, match="There is no game"):
            rh.game(name)


@pytest.mark.parametrize("name", ["newhaven", "caboose", "riverboat"])
def test_the_text_of_a_part_is_one_and_the_same_for_all_who_see_it(name: str) -> None:
    match = rh.game(name).new(seats=3, seed=5)
    one, other = ({part.id: part.svg() for part in match.sight(seat).parts} for seat in (1, 2))
    alike = {id for id in one.keys() & other.keys() if one[id] == other[id]}
    assert alike and all(one[id] is other[id] for id in alike)
