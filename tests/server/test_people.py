"""People: sessions, names, personal links, and being forgotten."""

import sqlalchemy as sa

from riverhaven.server.people import digest
from riverhaven.server.schema import events, people, sessions
from riverhaven.server.store import Store
from tests.server.guest import Guest, party, person, run
from tests.server.guest import people as arrive


def test_nobody_is_made_by_looking(server):
    async def main():
        stranger = person(server)
        answer = await stranger.http.get("/api/me")
        assert answer.status_code == 401 and answer.json()["why"]["message"] == "who-are-you"
        assert "riverhaven" not in stranger.http.cookies

    run(main)


def test_a_name_makes_a_person_and_another_name_the_same_one(server):
    async def main():
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


def test_the_cookie_is_for_us_alone(server):
    async def main():
        me = person(server, "Anna")
        await me.http.get("/api/games")
        headers = {"x-csrftoken": me.http.cookies["csrf"]}
        cookie = (await me.http.put("/api/me", json={"name": "Anna"}, headers=headers)).headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie

    run(main)


def test_the_store_holds_no_token_that_opens_anything(server):
    async def main():
        (me,) = await arrive(server, "Anna")
        link = (await me.ask("POST", "/api/me/link"))["token"]
        store = Store(server.url)
        hashes = {row.hash for row in store.read_now(sa.select(sessions.c.hash))}
        links = {row.link for row in store.read_now(sa.select(people.c.link))}
        assert digest(me.http.cookies["riverhaven"]) in hashes and me.http.cookies["riverhaven"] not in hashes
        assert digest(link) in links and link not in links
        store.reader.dispose()

    run(main)


def test_a_personal_link_brings_the_same_person_back_on_another_device(server):
    async def main():
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
        assert (await found[0].http.get("/api/me")).status_code == 401
        assert (await other.get("/api/me"))["name"] == "Person 0"
        await other.ask("POST", "/api/me/return", token=newer)

    run(main)


def test_a_new_name_is_seen_at_once_by_all_at_the_table(server):
    async def main():
        found, table = await party(server)
        async with Guest(found[1], table, 1) as guest:
            await found[0].ask("PUT", "/api/me", name="Queen")
            await guest.until(lambda: guest.frame["seats"][0]["name"] == "Queen")

    run(main)


def test_deleting_oneself_deletes_the_name_and_a_bot_plays_on(server):
    async def main():
        found, table = await party(server)
        async with Guest(found[0], table, 0) as leaver:
            await leaver.ok(do="chat", text="farewell all")
        async with Guest(found[1], table, 1) as guest:
            await found[0].ask("DELETE", "/api/me")
            assert (await found[0].http.get("/api/me")).status_code == 401
            await guest.until(lambda: guest.frame["seats"][0].get("bot") == "medium" and guest.frame.get("free"))
            await guest.watch()
            assert guest.frame["seats"][0].get("name") is None
            assert "farewell" not in "".join(guest.bytes[-1:])
        store = Store(server.url)
        said = sa.select(events.c.body).where(events.c.table_id == table, events.c.kind == "chat")
        assert [row.body for row in store.read_now(said)] == ["…"]
        assert "Person 0" not in str(store.read_now(sa.select(people).where(people.c.name.is_(None))))
        store.reader.dispose()

    run(main)
