"""Lessons at the table: played like any match, by whoever learns; the others play what is written."""

from functools import partial

import sqlalchemy as sa

import riverhaven as rh
from riverhaven.server import schema
from riverhaven.server.load import Person
from riverhaven.server.store import Store
from tests.server.conftest import Server
from tests.server.guest import Guest, people, person, run

GAME = rh.game("newhaven")
TURN = GAME.lesson("turn")


async def begin(anna: Person, lesson: str = "turn") -> Guest:
    answer = await anna.http.post(f"/api/games/newhaven/lessons/{lesson}")
    return await Guest(anna, answer.json()["table"], TURN.seat, lang="en").__aenter__()


async def learnt(anna: Person) -> set[str]:
    found = (await anna.http.get("/api/games/newhaven/lessons", params={"lang": "it"})).json()
    assert [one["id"] for one in found] == [lesson.id for lesson in GAME.lessons]
    return {one["id"] for one in found if one["learnt"]}


async def go_through(anna: Guest) -> None:
    """Play any move that leads on, to the end of the lesson."""
    plies = len(TURN.moves)
    for number, step in enumerate(TURN.steps):
        if step.play:
            await anna.free()
            assert come_to(anna) <= number
            await anna.play(next(m for m in anna.moves if step.leads_on(GAME.moves.move(GAME.moves.id(m)))))
            plies += 1 + len(step.then)
            await anna.until(partial(has_played, anna, plies))
            assert come_to(anna) == number + 1


def come_to(anna: Guest) -> int:
    return int(anna.frame.get("step", 0))


def has_played(anna: Guest, plies: int) -> bool:
    return bool(anna.frame["ply"] == plies)


def test_a_lesson_is_played_to_its_end_and_known_from_then_on(server: Server) -> None:
    async def main() -> None:
        (one,) = await people(server, "Anna")
        anna = await begin(one)
        course = anna.frame["match"]["lesson"]
        assert course["number"] == 2 and course["count"] == len(GAME.lessons)
        assert [step["say"]["message"] for step in course["steps"]] == [TURN.says(s).message for s in TURN.steps]
        assert course["steps"][0]["say"]["text"].startswith("A new match.")
        too_soon = await one.http.post(f"/api/tables/{anna.table}/learnt")
        assert too_soon.json()["why"]["message"] == "learn-not-done"
        await go_through(anna)
        assert anna.frame.get("owes", []) == [] and not anna.frame.get("free")  # nobody plays on
        assert await learnt(one) == set()
        for _ in range(2):  # the second time changes nothing
            assert (await one.http.post(f"/api/tables/{anna.table}/learnt")).status_code == 200
        assert await learnt(one) == {"turn"}
        assert (await begin(one)).table != anna.table  # once more, from the beginning

    run(main)


def test_another_move_is_refused_and_changes_nothing(any_server: Server) -> None:
    async def main() -> None:
        (one,) = await people(any_server, "Anna")
        anna = await begin(one)
        play = {"do": "play", "seat": 0, "at": anna.frame["at"]}
        assert await anna.refused(**play, move="place 1 c2 r0") == "lesson-turn-elsewhere"
        assert await anna.refused(**play, move="place 1 b2 r0") == "reason-space-taken"  # the rules come first
        assert anna.frame["ply"] == 0
        foreseen = await anna.ask(do="preview", seat=0, move="place 1 c2 r0", picture=True)
        assert foreseen["is"] == "preview" and foreseen["parts"]

    run(main)


def test_a_move_is_taken_back_but_not_what_the_lesson_begins_with(any_server: Server) -> None:
    async def main() -> None:
        (one,) = await people(any_server, "Anna")
        anna = await begin(one, "goal")
        plies = len(GAME.lesson("goal").moves)
        assert anna.frame["ply"] == plies
        assert await anna.refused(do="undo", seat=0) == "nothing-to-undo"
        await anna.play("build wheat a4")
        assert come_to(anna) == 3
        await anna.ok(do="undo", seat=0)
        assert come_to(anna) == 0
        assert anna.frame["ply"] == plies

    run(main)


def test_whoever_leaves_goes_on_where_they_left(server: Server) -> None:
    async def main() -> None:
        one, two = await people(server, "Anna", "Bob")
        anna = await begin(one)
        await anna.play("place 2 c2 r1")
        again = await begin(one)
        after = next(i for i, step in enumerate(TURN.steps) if step.play) + 1
        assert again.table == anna.table and come_to(again) == after
        assert (await begin(two)).table != anna.table
        assert (await one.http.get("/api/tables")).json() == []  # it is no table that waits for her
        assert (await one.http.get("/api/tables/next")).json() is None
        stranger = await person(server).http.get(f"/api/tables/{anna.table}", params={"seat": 0})
        assert stranger.status_code >= 400

    run(main)


def test_what_there_is_to_learn_can_be_seen_by_anybody(any_server: Server) -> None:
    async def main() -> None:
        nobody = person(any_server)
        assert await learnt(nobody) == set()
        shelf = (await nobody.http.get("/api/games")).json()
        assert {one["name"]: one["lessons"] for one in shelf["games"]}["newhaven"] == len(GAME.lessons)
        assert (await nobody.http.post("/api/games/newhaven/lessons/turn")).status_code == 403
        (one,) = await people(any_server, "Anna")
        wrong = await one.http.post("/api/games/newhaven/lessons/chess")
        assert wrong.json()["why"]["message"] == "no-such-lesson"

    run(main)


def test_whoever_is_forgotten_has_learnt_nothing(any_server: Server) -> None:
    async def main() -> None:
        (one,) = await people(any_server, "Anna")
        anna = await begin(one)
        await go_through(anna)
        await one.http.post(f"/api/tables/{anna.table}/learnt")
        assert await learnt(one) == {"turn"}
        assert (await one.http.delete("/api/me")).status_code == 200
        store = Store(any_server.url)
        of_nobody = sa.select(schema.learnt).join(schema.people).where(schema.people.c.name.is_(None))
        assert store.read_now(of_nobody) == []
        store.reader.dispose()

    run(main)
