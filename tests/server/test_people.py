"""People: sessions, names, personal links, and being forgotten."""

import sqlalchemy as sa

from riverhaven.server.load import table_for
from riverhaven.server.people import digest
from riverhaven.server.schema import events, metadata, people, sessions, tables
from riverhaven.server.store import Store
from tests.server.conftest import Server, Starter
from tests.server.guest import Guest, party, person, play_on, run
from tests.server.guest import people as arrive
from tests.server.test_notices import HERE, chat


def test_nobody_is_made_by_looking(server: Server) -> None:
    async def main() -> None:
        stranger = person(server)
        assert await stranger.get("/api/me") is None
        answer = await stranger.http.get("/api/tables")
        assert answer.status_code == 401 and answer.json()["why"]["message"] == "who-are-you"
        assert "riverhaven" not in stranger.http.cookies

    run(main)


def test_a_name_makes_a_person_and_another_name_the_same_one(server: Server) -> None:
    async def main() -> None:
        (me,) = await arrive(server, "  Ágnes\t\x07 ")
        assert (await me.get("/api/me"))["name"] == "Ágnes"
        session = me.http.cookies["riverhaven"]
        await me.ask("PUT", "/api/me", name="Anna", lang="hu")
        assert (await me.get("/api/me")) == {"name": "Anna", "lang": "hu"}
        assert me.http.cookies["riverhaven"] == session
        for name in ("", " \n", "x" * 41):
            answer = await me.http.put("/api/me", json={"name": name})
            assert answer.status_code == 409 and "karakter" in answer.json()["why"]["text"]

    run(main)


def test_the_cookie_is_for_us_alone(server: Server) -> None:
    async def main() -> None:
        me = person(server, "Anna")
        await me.http.get("/api/games")
        headers = {"x-csrftoken": me.http.cookies["csrf"]}
        cookie = (await me.http.put("/api/me", json={"name": "Anna"}, headers=headers)).headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie

    run(main)


def test_the_store_holds_no_token_that_opens_anything(server: Server) -> None:
    async def main() -> None:
        (me,) = await arrive(server, "Anna")
        link = (await me.ask("POST", "/api/me/link"))["token"]
        store = Store(server.url)
        hashes = {row.hash for row in store.read_now(sa.select(sessions.c.hash))}
        links = {row.link for row in store.read_now(sa.select(people.c.link))}
        assert digest(me.http.cookies["riverhaven"]) in hashes and me.http.cookies["riverhaven"] not in hashes
        assert digest(link) in links and link not in links
        store.reader.dispose()

    run(main)


def test_a_personal_link_brings_the_same_person_back_on_another_device(server: Server) -> None:
    async def main() -> None:
        found, table = await party(server)
        link = (await found[0].ask("POST", "/api/me/link"))["token"]
        other = person(server)
        await other.http.get("/api/games")
        other.http.headers["x-csrftoken"] = other.http.cookies["csrf"]
        assert (await other.ask("POST", "/api/me/return", token=link))["name"] == "Person 0"
        assert [t["table"] for t in await other.get("/api/tables")] == [table]
        async with Guest(other, table, 0) as guest:
            await guest.play()
        # A new link ends the old one; leaving one device leaves the other.
        newer = (await found[0].ask("POST", "/api/me/link"))["token"]
        answer = await other.http.post("/api/me/return", json={"token": link})
        assert answer.json()["why"]["message"] == "no-such-link"
        await found[0].ask("POST", "/api/me/logout")
        assert await found[0].get("/api/me") is None
        assert (await other.get("/api/me"))["name"] == "Person 0"
        await other.ask("POST", "/api/me/return", token=newer)

    run(main)


def test_a_new_name_is_seen_at_once_by_all_at_the_table(server: Server) -> None:
    async def main() -> None:
        found, table = await party(server)
        async with Guest(found[1], table, 1) as guest:
            await found[0].ask("PUT", "/api/me", name="Queen")
            await guest.until(lambda: guest.frame["seats"][0]["name"] == "Queen")

    run(main)


def test_deleting_oneself_deletes_the_name_and_a_bot_plays_on(server: Server) -> None:
    async def main() -> None:
        found, table = await party(server)
        async with Guest(found[0], table, 0) as leaver:
            await leaver.ok(do="chat", text="farewell all")
        async with Guest(found[1], table, 1) as guest:
            await found[0].ask("DELETE", "/api/me")
            assert await found[0].get("/api/me") is None
            await guest.until(lambda: guest.frame["seats"][0].get("bot") == "medium" and guest.frame.get("free"))
            # Who looks on all the while is shown it anew, and nobody is asked for what was said.
            await guest.until(lambda: "farewell" not in str(guest.log))
            assert guest.frame["seats"][0].get("name") is None and len(guest.log) > 2
            assert "farewell" not in guest.bytes[-1]
        store = Store(server.url)
        said = sa.select(events.c.body).where(events.c.table_id == table, events.c.kind == "chat")
        assert [row.body for row in store.read_now(said)] == ["…"]
        assert "Person 0" not in str(store.read_now(sa.select(people).where(people.c.name.is_(None))))
        store.reader.dispose()

    run(main)


def test_what_somebody_said_who_had_stood_up_since_is_forgotten_too(server: Server) -> None:
    async def main() -> None:
        found = await arrive(server, "Anna", "Bela")
        seats = [{"who": "me"}, {"who": "open"}]
        table = (await found[0].ask("POST", "/api/tables", game="newhaven", seats=seats))["table"]
        invitation = (await found[0].get(f"/api/tables/{table}/invitation"))["invitation"]
        await found[1].ask("POST", f"/api/tables/{table}/sit", seat=1, invitation=invitation)
        async with Guest(found[0], table, 0) as anna:
            async with Guest(found[1], table, 1) as bela:
                await bela.ok(do="chat", text="farewell all")
            await found[1].ask("POST", f"/api/tables/{table}/leave", seat=1)
            await anna.until(lambda: "farewell" in str(anna.log) and not anna.frame["seats"][1].get("taken"))
            await found[1].ask("DELETE", "/api/me")
            await anna.until(lambda: "farewell" not in str(anna.log))

    run(main)


def test_nothing_of_somebody_who_is_forgotten_is_left_in_the_store(start: Starter) -> None:
    """Every cell of every row is read: neither names nor words, addresses or keys of theirs are in any."""
    server = start(notice_networks=HERE)
    name, said = "Zsófia the Brave", "something only I would say"

    async def main() -> None:
        (me,) = await arrive(server, name)
        other, third = await arrive(server, "Other", "Third")
        for one in (me, other, third):
            await one.http.put("/api/me/ratings", json={"wanted": True})
        table = await table_for([me, other], "newhaven")
        async with Guest(me, table, 0, ("moves",)) as mine_too, Guest(other, table, 1, ("moves",)) as two:
            await mine_too.ok(do="chat", text=said)
            await play_on([mine_too, two])
        hers = await table_for([other, me, third], "newhaven")
        async with Guest(other, hers, 0, ()) as two, Guest(me, hers, 1, ()) as mine_too:
            await mine_too.ok(do="chat", text=said)
            await mine_too.ok(do="plan", seat=1, move="pass", when={"seat": 0, "kind": "pass"})
            await two.ok(do="chat", text="What did she say?")
        await me.ask("POST", f"/api/tables/{hers}/report", seat=0, text=f"He is rude, says {name}")
        await third.ask("POST", f"/api/tables/{hers}/report", seat=1, text=f"{name} is rude")
        await third.ask("POST", f"/api/tables/{hers}/report", seat=0, text="He is rude")
        await me.ask("POST", f"/api/tables/{hers}/shun", seat=2, what="mute")
        async with chat() as (address, _):
            await me.ask("POST", "/api/me/ways", kind="json", address=f"{address}/mine")
        await me.http.put(f"/api/tables/{hers}/quiet", json={"quiet": True})
        watched = await table_for([other, third], "newhaven")
        await me.ask("POST", f"/api/tables/{watched}/watchers", text=said)
        seats = [{"who": "me"}, {"who": "guest", "name": "Zsófia's guest"}]
        await me.ask("POST", "/api/tables", game="newhaven", seats=seats)
        branch = {"ply": 0, "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]}
        what_if = (await me.ask("POST", f"/api/tables/{table}/branch", **branch))["table"]
        assert (await me.http.put(f"/api/tables/{what_if}/name", json={"name": "Zsófia's idea"})).status_code == 200
        await me.ask("POST", "/api/me/link")
        mine, theirs = await me.get("/api/me/play"), await other.get("/api/me/play")
        assert [match["table"] for match in mine["matches"]] == [table] == [m["table"] for m in theirs["matches"]]
        before = await other.get("/api/me/ratings")
        assert before["ratings"][0]["matches"] == 1 and "Zsófia" in everything(server)
        secrets = [said, "Zsófia", "/mine", digest(me.http.cookies["riverhaven"])]
        await me.ask("DELETE", "/api/me")
        left = everything(server)
        assert [secret for secret in secrets if secret in left] == []
        assert "What did she say?" in left and '"He is rude"' not in left and "He is rude" in left
        # The others keep their match and their rating, against nobody.
        assert await other.get("/api/me/ratings") == before
        assert (await other.get("/api/me/play"))["summaries"] == theirs["summaries"]
        shown = await other.get(f"/api/tables/{table}/ratings")
        assert shown["seats"][0] is None and shown["seats"][1] is not None
        assert "name" not in (await other.get(f"/api/tables/{table}"))["seats"][0]
        answer = await me.http.get("/api/me/play")
        assert answer.status_code == 401

    run(main)


def everything(server: Server) -> str:
    """All that the store holds, as text."""
    store = Store(server.url)
    rows = [row for kind in metadata.sorted_tables for row in store.read_now(sa.select(kind))]
    store.close()
    return "\n".join(str(value) for row in rows for value in row)


def make_newer(server: Server, table: str, by: int) -> None:
    """A table is played by rules that nobody knows yet."""
    store = Store(server.url)
    with store.writer.begin() as connection:
        connection.execute(sa.update(tables).where(tables.c.id == table).values(rules=tables.c.rules + by))
    store.close()


def test_a_table_that_cannot_be_opened_keeps_nobody_from_going(server: Server) -> None:
    """Nor do many: whoever has learnt, played and set up a lot leaves all of it."""

    async def main() -> None:
        (me,) = await arrive(server, "Anna")
        seats = [{"who": "me"}, {"who": "open"}]
        broken = (await me.ask("POST", "/api/tables", game="newhaven", seats=seats))["table"]
        make_newer(server, broken, 98)
        many = [(await me.ask("POST", "/api/tables", game="newhaven", seats=seats))["table"] for _ in range(201)]
        await me.ask("DELETE", "/api/me")
        assert await me.get("/api/me") is None
        assert not (await person(server).get(f"/api/tables/{many[0]}"))["seats"][0].get("taken")
        make_newer(server, broken, -98)  # other tests look at all that is stored

    run(main)
