"""Tables: set up, invite, join, leave, come back, call a bot, play again, find the next one, bring and take matches."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import riverhaven as rh
from riverhaven.core.state import Json
from riverhaven.core.words import Say, Words
from riverhaven.server.bots import SWEEP_S
from riverhaven.server.load import Person
from riverhaven.server.schema import tables
from riverhaven.server.store import Store
from riverhaven.server.verify import verify_file
from tests.server.conftest import Server
from tests.server.guest import Guest, party, people, person, play_on, run

OPEN_SEATS = [{"who": "me"}, {"who": "open"}]


async def why(who: Person, method: str, path: str, **data: Any) -> str:
    """The reason why a request is refused."""
    answer = await who.http.request(method, path, json=data)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["why"]["message"])


def test_a_seat_needs_the_invitation(server: Server) -> None:
    async def main() -> None:
        one, two, three = await people(server, "One", "Two", "Three")
        table = (await one.ask("POST", "/api/tables", game="newhaven", seats=OPEN_SEATS))["table"]
        path = f"/api/tables/{table}"
        assert (await two.http.get(f"{path}/invitation")).status_code == 403
        assert await why(two, "POST", f"{path}/sit", seat=1) == "not-invited"
        assert await why(two, "POST", f"{path}/sit", seat=1, invitation=table) == "not-invited"
        assert await why(one, "POST", f"{path}/start") == "seat-must-be-taken"
        invitation = (await one.get(f"{path}/invitation"))["invitation"]
        assert invitation != table and len(invitation) >= 22 and len(table) >= 22
        assert await why(two, "POST", f"{path}/sit", seat=0, invitation=invitation) == "seat-taken"
        assert await why(two, "POST", f"{path}/sit", seat=7, invitation=invitation) == "no-such-seat"
        seats = await two.ask("POST", f"{path}/sit", seat=1, invitation=invitation)
        assert [seat["name"] for seat in seats] == ["One", "Two"] and seats[1]["mine"]
        assert await why(three, "POST", f"{path}/sit", seat=1, invitation=invitation) == "seat-taken"
        assert await why(three, "POST", f"{path}/start") == "not-your-seat"
        await two.ask("POST", f"{path}/leave", seat=1)
        await three.ask("POST", f"{path}/sit", seat=1, invitation=invitation)
        await one.ask("POST", f"{path}/start")
        assert await why(one, "POST", f"{path}/start") == "already-started"

    run(main)


def test_what_cannot_be_set_up_is_refused_in_the_language_of_the_asker(server: Server) -> None:
    async def main() -> None:
        (me,) = await people(server, "One")
        await me.ask("PUT", "/api/me", name="One", lang="it")
        bad = [
            ({"game": "chess", "seats": OPEN_SEATS}, "unknown-game"),
            ({"game": "newhaven", "seats": [{"who": "me"}]}, "wrong-seats"),
            ({"game": "newhaven", "seats": OPEN_SEATS, "options": {"side": "C"}}, "wrong-option"),
            ({"game": "newhaven", "seats": OPEN_SEATS, "options": {"colour": 1}}, "unknown-option"),
            ({"game": "newhaven", "seats": [{"who": "me"}, {"who": "bot", "bot": "god"}]}, "no-such-bot"),
            ({"game": "newhaven", "seats": [{"who": "king"}]}, "http-bad"),
            ({"game": "newhaven"}, "http-bad"),
        ]
        for data, message in bad:
            answer = await me.http.post("/api/tables", json=data)
            assert answer.json()["why"]["message"] == message
        assert answer.json()["why"]["text"].startswith("Questa richiesta non si capisce")
        answer = await me.http.get("/api/tables/nowhere", headers={"accept-language": "hu"})
        assert answer.status_code == 404 and answer.json()["why"]["text"] == "Non c'è nessun tavolo così."

    run(main)


def test_options_reach_the_match(server: Server) -> None:
    async def main() -> None:
        (_, _), table = await party(server, side="B", charters=True)
        frame = await person(server).get(f"/api/tables/{table}")
        assert frame["match"]["options"]["side"] == "B" and frame["match"]["options"]["charters"] is True

    run(main)


def test_my_tables_and_the_next_one_that_waits_for_me(server: Server) -> None:
    async def main() -> None:
        one, two = await people(server, "One", "Two")
        assert await one.get("/api/tables") == [] and await one.get("/api/tables/next") is None
        tables = []
        for _ in range(3):
            table = (await one.ask("POST", "/api/tables", game="newhaven", seats=OPEN_SEATS))["table"]
            invitation = (await one.get(f"/api/tables/{table}/invitation"))["invitation"]
            await two.ask("POST", f"/api/tables/{table}/sit", seat=1, invitation=invitation)
            await one.ask("POST", f"/api/tables/{table}/start")
            tables.append(table)
        assert {t["table"]: t["owing"] for t in await one.get("/api/tables")} == dict.fromkeys(tables, True)
        assert not any(t["owing"] for t in await two.get("/api/tables"))
        seen = [(await one.get("/api/tables/next"))["table"]]
        for _ in range(3):
            seen.append((await one.get("/api/tables/next", after=seen[-1]))["table"])
        assert seen == [*tables, tables[0]]
        # A draft that is not confirmed still waits for me.
        async with Guest(one, tables[0], 0, ("moves",)) as guest:
            await guest.play(confirm=False)
            while guest.frame["owes"] == [0] and guest.frame.get("free"):
                move = next((m for m in guest.moves if m == "pass"), None)
                await guest.play(move, confirm=False)
            assert guest.frame["owes"] == [0]
            assert (await one.get("/api/tables/next"))["table"] == tables[1]  # waits longest now
            await guest.ok(do="confirm", seat=0)
        assert tables[0] in [t["table"] for t in await two.get("/api/tables") if t["owing"]]

    run(main)


def test_a_host_who_stands_up_still_finds_the_table(server: Server) -> None:
    async def main() -> None:
        host, guest = await people(server, "Host", "Guest")
        table = (await host.ask("POST", "/api/tables", game="newhaven", seats=OPEN_SEATS))["table"]
        await host.ask("POST", f"/api/tables/{table}/leave", seat=0)

        async def cards(person: Person) -> list[tuple[str, list[str], bool]]:
            found = await person.get("/api/tables")
            return [(one["table"], [other["name"] for other in one["others"]], one["owing"]) for one in found]

        assert await cards(host) == [(table, [], False)]
        long_ago(server, table)
        assert await cards(host) == []  # nobody has come for a day
        invitation = (await host.get(f"/api/tables/{table}/invitation"))["invitation"]
        await guest.ask("POST", f"/api/tables/{table}/sit", seat=1, invitation=invitation)
        long_ago(server, table)
        assert await cards(host) == [(table, ["Guest"], False)]
        await host.ask("POST", f"/api/tables/{table}/sit", seat=0)
        assert await cards(host) == [(table, ["Guest"], True)]  # all are there: begin
        await host.ask("POST", f"/api/tables/{table}/leave", seat=0)
        assert await cards(guest) == [(table, [], False)]

    run(main)


def long_ago(server: Server, table: str) -> None:
    """Nobody has touched a table for two days."""
    store = Store(server.url)
    with store.writer.begin() as connection:
        connection.execute(sa.update(tables).where(tables.c.id == table).values(touched=tables.c.touched - 2 * 86400))
    store.close()


def test_a_bot_sits_in_for_somebody_and_hands_the_seat_back(server: Server) -> None:
    async def main() -> None:
        found, table = await party(server)
        path = f"/api/tables/{table}"
        async with Guest(found[0], table, 0) as one, Guest(found[1], table, 1) as two:
            # My own seat is mine to give; the bot plays, I do not.
            await found[0].ask("POST", f"{path}/leave", seat=0, bot="random")
            await two.until(lambda: two.frame.get("free"))
            await one.caught_up(two.frame["version"])
            assert two.frame["seats"][0] == {"name": "Person 0", "bot": "random", "taken": True, "host": True}
            assert await one.refused(do="play", seat=0, move="pass", at=one.frame["at"]) == "bot-plays-here"
            await found[0].ask("POST", f"{path}/bot", seat=0, bot=None)
            await two.play(confirm=True)
            await one.caught_up(two.frame["version"])
            assert "bot" not in one.frame["seats"][0]
            # Another's seat is not mine to give or to take.
            assert await why(found[1], "POST", f"{path}/bot", seat=0, bot="random") == "not-your-seat"

    run(main)


def test_a_rematch_for_the_same_people_whoever_asks(server: Server) -> None:
    async def main() -> None:
        found, table = await party(server)
        assert await why(found[0], "POST", f"/api/tables/{table}/rematch") == "not-over"
        async with Guest(found[0], table, 0, ("moves",)) as one, Guest(found[1], table, 1, ("moves",)) as two:
            await play_on([one, two])
            first = (await found[1].ask("POST", f"/api/tables/{table}/rematch"))["table"]
            second = (await found[0].ask("POST", f"/api/tables/{table}/rematch"))["table"]
            await one.until(lambda: one.frame.get("next"))
            assert first == second == one.frame["next"] != table
        frame = await found[0].get(f"/api/tables/{first}")
        assert [seat["name"] for seat in frame["seats"]] == ["Person 1", "Person 0"]

    run(main)


def test_a_bot_goes_on_at_once_with_a_match_that_was_brought(server: Server) -> None:
    """It does not wait for the sweep, which looks twice at whatever was left behind."""
    match = rh.game("newhaven").new(seats=2, seed=1)
    seats: list[Json] = [{"who": "me"}, {"who": "me"}]
    seats[match.waiting[0]] = {"who": "bot", "bot": "random"}

    async def main() -> None:
        (anna,) = await people(server, "Anna")
        brought = (await anna.ask("POST", "/api/tables/import", save=match.save(), seats=seats))["table"]
        async with asyncio.timeout(SWEEP_S * 0.8), Guest(anna, brought, 1 - match.waiting[0], ("moves",)) as guest:
            await guest.until(lambda: guest.frame["ply"] > 0)

    run(main)


def test_a_match_travels_out_and_back_in(server: Server, tmp_path: Path) -> None:
    async def main() -> tuple[Json, Json]:
        found, table = await party(server)
        async with Guest(found[0], table, 0, ("moves",)) as one, Guest(found[1], table, 1, ("moves",)) as two:
            await play_on([one, two], 9)
            early = await found[0].get(f"/api/tables/{table}/export", seat=0)
            assert early["seed_sha256"] and "seed" not in early and len(early["moves"]) == 9
            await play_on([one, two])
        export = await found[0].get(f"/api/tables/{table}/export")
        cut = export | {"moves": export["moves"][:20]}
        seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
        brought = (await found[0].ask("POST", "/api/tables/import", save=json.dumps(cut), seats=seats))["table"]
        frame = await found[0].get(f"/api/tables/{brought}", seat=0)
        assert frame["match"]["open_dice"] and frame["stage"] == "running" and frame["ply"] >= 20
        for save, message in (
            ("{", "not-json"),
            ("[]", "not-a-save"),
            (json.dumps(export | {"options": 7}), "wrong-save"),
        ):
            assert await why(found[0], "POST", "/api/tables/import", save=save, seats=seats) == message
        wrong = json.dumps(export | {"moves": ["1 pass"]})
        assert await why(found[0], "POST", "/api/tables/import", save=wrong, seats=seats) == "illegal-save"
        position = {"riverhaven": 1, "game": "newhaven", "rules": 1, "position": rh.game("newhaven").new().position()}
        for moves in ([], ["0 nonsense"]):  # no rule looks at it
            save = json.dumps(position | {"moves": moves})
            assert await why(found[0], "POST", "/api/tables/import", save=save, seats=seats) == "no-positions"
        return early, export

    early, export = run(main)
    file = tmp_path / "export.json"

    def verdict(export: Json, hash: str | None = None) -> str:
        file.write_text(json.dumps(export))
        try:
            return Words().say("en", verify_file(file, hash))
        except rh.Refusal as refusal:
            return f"No: {refusal}"

    promised = early["seed_sha256"]
    assert verdict(early) == Words().say("en", Say("verify-running", hash=promised)) == verdict(early, promised)
    assert "The match is in order" in verdict(export) and verdict(export) == verdict(export, promised)
    assert verdict(export, "0" * 64).startswith("No: The seed is not the one that was promised")
    assert verdict(early, "0" * 64).startswith("No: The seed is not the one that was promised")
    assert verdict(export | {"seed": "7"}).startswith("No: The seed is not the one that was promised")
    assert verdict(export | {"scores": [99, 0]}).startswith("No: The moves lead to another result")
    assert verdict(export | {"moves": export["moves"][:-1]}).startswith("No: The match in this file is not over")
    assert "is not legal" in verdict(export | {"moves": export["moves"][1:]})
    assert verdict({"seed": "7"}).startswith("No: This file does not say which seed was promised")


@pytest.mark.parametrize("lang", rh.LANGUAGES)
def test_the_words_of_a_game_can_be_had(server: Server, lang: str) -> None:
    async def main() -> None:
        answer = await person(server).http.get(f"/api/games/newhaven/words/{lang}")
        assert "log-place" in answer.text and "told-undo" in answer.text

    run(main)
