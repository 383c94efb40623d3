"""Those who watch are seen by those who play, and have a chat of their own."""

from tests.server.conftest import Server
from tests.server.guest import Guest, party, people, person, run
from tests.server.test_tables import why


def test_who_watches_is_seen_and_what_they_say_stays_among_them(server: Server) -> None:
    async def main() -> None:
        (anna, bela), table = await party(server)
        eye, ear = await people(server, "Eye", "Ear")
        path = f"/api/tables/{table}/watchers"
        assert await anna.get(path) == {"names": [], "nameless": 0, "asides": []}
        async with (
            Guest(anna, table, 0) as one,
            Guest(bela, table, None),  # who plays does not count as one who watches
            Guest(eye, table, None, ("log",)),
            Guest(ear, table, None, ("log",)),
            Guest(person(server), table, None, ()),
        ):
            before = len(one.bytes)
            said = (await eye.ask("POST", path, text="  She should\n build. "))["asides"]
            assert [(aside["name"], aside["text"]) for aside in said] == [("Eye", "She should build.")]
            assert (await ear.get(path))["asides"] == said == (await person(server).get(path))["asides"]
            assert await anna.get(path) == {"names": ["Ear", "Eye"], "nameless": 1, "asides": []}
            assert await why(anna, "POST", path, text="hush") == "players-do-not-whisper"
            assert await why(person(server), "POST", path, text="hush") == "no-csrf"
            await one.ok(do="chat", text="hello")
            assert not any("build" in text for text in one.bytes[before:])
            await one.ok(do="resign", seat=0)
            assert (await anna.get(path))["asides"] == said  # when it is over, all may read it
        await eye.ask("DELETE", "/api/me")
        assert (await anna.get(path))["asides"] == []

    run(main)
