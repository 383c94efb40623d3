"""My play: told to me alone, from matches that I have played here, and gone when I am."""

import msgspec
import pytest
import sqlalchemy as sa

import riverhaven as rh
from riverhaven.server.load import Person, table_for
from riverhaven.server.people import Sitter
from riverhaven.server.play import MyPlay, Told, opponents, thought
from riverhaven.server.schema import plays
from riverhaven.server.store import Event, Store
from riverhaven.study import habits
from tests.games.ours import OURS
from tests.server.conftest import Starter
from tests.server.guest import Guest, party, person, play_on, run
from tests.server.test_study import SEATS, end_of_a_match


def test_what_was_played_here_is_told_and_forgotten(start: Starter) -> None:
    server = start(trust_positions=True)

    async def main() -> None:
        (anna, bela), table = await party(server)
        async with Guest(anna, table, 0, ("moves",)) as one, Guest(bela, table, 1, ("moves",)) as two:
            await play_on([one, two])
            end = one.frame
        # A match that was brought here is none that I played.
        brought = {"save": end_of_a_match(4).save(), "seats": SEATS}
        assert (await anna.http.post("/api/tables/import", json=brought)).status_code == 201
        mine, theirs = [msgspec.convert(await who.get("/api/me/play"), MyPlay) for who in (anna, bela)]
        for seat, play in enumerate((mine, theirs)):
            (match,), (summary,) = play.matches, play.summaries
            assert match.table == table and match.against == "people" and (match.game, match.seats) == ("newhaven", 2)
            assert (match.place, match.points) == (end["places"][seat], end["scores"][seat])
            assert match.lead == end["scores"][seat] - end["scores"][1 - seat]
            assert len(match.opening) == habits.OPENING and set(match.opening) <= set(rh.game("newhaven").moves.blocks)
            assert match.seconds is not None and match.seconds >= 0
            assert summary.matches == 1 and summary.wins == (end["places"][seat] == 1)
            assert sum(row.mine for row in summary.sources) == match.points
            assert summary.bot == "hard" and all(row.bot is not None for row in summary.sources)
        # Kept, and the same when it is asked again, also where the table has changed since.
        assert rows() == 1
        async with Guest(anna, table, 0, ("moves",)) as one:
            await one.ok(do="chat", text="Well played")
        again = msgspec.convert(await anna.get("/api/me/play"), MyPlay)
        assert again.summaries == mine.summaries and rows() == 1
        # Nobody else may ask; and whoever is forgotten leaves the others their match.
        assert (await person(server).http.get("/api/me/play")).json()["why"]["message"] == "who-are-you"
        assert (await anna.http.delete("/api/me")).status_code == 200
        assert (await anna.http.get("/api/me/play")).json()["why"]["message"] == "who-are-you"
        left = msgspec.convert(await bela.get("/api/me/play"), MyPlay)
        assert left.summaries == theirs.summaries

    def rows() -> int:
        store = Store(server.url)
        try:
            found = store.read_now(sa.select(plays.c.found))
        finally:
            store.close()
        for (text,) in found:  # it names nobody
            assert "Person" not in text and msgspec.json.decode(text, type=Told)
        return len(found)

    run(main)


def test_a_match_that_was_given_up_counts_without_its_sources(start_any: Starter) -> None:
    async def main() -> None:
        (anna, _), table = await party(start_any())
        async with Guest(anna, table, 0, ("moves",)) as one:
            await one.ok(do="resign", seat=0)
        play = msgspec.convert(await anna.get("/api/me/play"), MyPlay)
        (match,), (summary,) = play.matches, play.summaries
        assert match.place == 2 and summary.wins == 0 and summary.sources == []

    run(main)


def test_times_and_opponents() -> None:
    kinds = [("start", None), ("move", 0), ("chat", 1), ("move", 1), ("move", 0)]
    events = [Event("t", i, kind, seat=seat, made=10.0 * i) for i, (kind, seat) in enumerate(kinds, 1)]
    assert thought(events, 2) == [[10.0, 10.0], [20.0]]
    me, friend = (Sitter(0, name, name, None, None, None) for name in "AB")
    bots = [Sitter(1, None, None, bot, None, None) for bot in ("easy", "hard")]
    assert opponents([me, *bots]) == "hard" and opponents([bots[0], me]) == "easy"
    assert opponents([me, bots[1], friend]) == "people"


@pytest.mark.parametrize("name", OURS)
def test_our_games_know_what_bots_score(name: str) -> None:
    game = rh.game(name)
    kept = habits.kept(game.folder)
    assert set(kept) == {str(seats) for seats in game.seats}
    for seats in game.seats:
        one = kept[str(seats)]
        match = game.new(seats, seed=1)
        sources = {habits.key(source) for source, _ in habits.brought(match.sight(None))}
        assert sources & set(one.sources) and sum(one.sources.values()) == pytest.approx(one.points, abs=0.2)
        for kind in game.moves.blocks:  # an opening is told by these
            assert game.words.has(f"move-{kind}")


def test_my_play_is_deleted_without_me(start: Starter) -> None:
    """What was played before counts no more, for me alone; what begins after it does."""
    server = start()

    async def main() -> None:
        (anna, bela), table = await party(server)

        async def play(table: str) -> None:
            async with Guest(anna, table, 0, ("moves",)) as one, Guest(bela, table, 1, ("moves",)) as two:
                await play_on([one, two])

        async def matches(who: Person) -> list[str]:
            return [match.table for match in msgspec.convert(await who.get("/api/me/play"), MyPlay).matches]

        await play(table)
        assert await matches(anna) == await matches(bela) == [table]
        assert (await anna.http.delete("/api/me/play")).status_code == 204
        assert (await matches(anna), await matches(bela)) == ([], [table])
        async with Guest(anna, table, 0, ("moves",)) as one:  # a word after the match does not bring it back
            await one.ok(do="chat", text="Well played")
        assert await matches(anna) == [] and (await anna.get(f"/api/tables/{table}"))["stage"] == "over"
        again = await table_for([anna, bela], "newhaven")
        await play(again)
        assert await matches(anna) == [again] and set(await matches(bela)) == {table, again}
        assert (await person(server).http.delete("/api/me/play")).status_code in (401, 403)

    run(main)
