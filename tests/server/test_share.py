"""Matches are shared by the server when they are over, and not before: until then they have secrets."""

import asyncio
import os
import re
import signal
from xml.etree.ElementTree import fromstring

import riverhaven as rh
from riverhaven.core.words import Words
from riverhaven.server.press import bot_name
from tests.server.conftest import Starter, children
from tests.server.guest import Guest, party, people, person, run
from tests.server.test_study import SEATS, end_of_a_match
from tests.server.test_watch import counted

KINDS = ["match.html", "end.svg", "end.png", "turn.svg"]


def test_whoever_knows_the_table_may_have_a_match_that_is_over(start_any: Starter) -> None:
    async def main() -> None:
        server, match = start_any(trust_positions=True), end_of_a_match(6)
        (anna,) = await people(server, "Anna & <Co>")
        made = await anna.http.post("/api/tables/import", json={"save": match.save(), "seats": SEATS})
        path = f"/api/tables/{made.json()['table']}/share"
        stranger = person(server)
        assert await stranger.get(path) == KINDS
        for kind in KINDS:
            answer = await stranger.http.get(f"{path}/{kind}", params={"lang": "it", "seat": 1}, timeout=60)
            assert answer.status_code == 200, answer.text
            # A file to be kept: it is no page of this server, and names none.
            assert answer.headers["content-disposition"] == f'attachment; filename="riverhaven-newhaven-{kind}"'
            assert server.address.encode() not in answer.content and b"127.0.0.1" not in answer.content
        page = (await stranger.http.get(f"{path}/match.html", timeout=60)).text
        assert "Anna &amp; &lt;Co&gt;" in page and "Newcomer 2" in page
        assert len(re.findall("<option>", page)) == 3  # both players and a spectator
        moving = (await stranger.http.get(f"{path}/turn.svg", params={"ply": 2})).text
        assert fromstring(moving).get("aria-label", "").startswith("New Haven")
        refused = await stranger.http.get(f"{path}/turn.svg", params={"ply": 99})
        assert refused.json()["why"]["message"] == "no-such-ply"
        refused = await stranger.http.get(f"{path}/end.svg", params={"seat": 5})
        assert refused.json()["why"]["message"] == "no-such-seat"

    run(main)


def test_bots_have_names_of_the_game_where_it_has_any() -> None:
    newhaven, other = rh.game("newhaven").words, Words()
    assert newhaven.say("it", bot_name(newhaven, "expert", 2)) == "Sindaco 3"
    assert newhaven.say("en", bot_name(newhaven, "random", 1)) == "Bot 2"  # no level
    assert other.say("hu", bot_name(other, "easy", 0)) == "Egyes bot"


def test_while_it_runs_nothing_is_shared(start_any: Starter) -> None:
    async def main() -> None:
        server = start_any(trust_positions=True)
        (anna,) = await people(server, "Anna")
        save = rh.game("newhaven").new(seed=1).save()
        made = await anna.http.post("/api/tables/import", json={"save": save, "seats": SEATS})
        path = f"/api/tables/{made.json()['table']}/share"
        for address in (path, *(f"{path}/{kind}" for kind in KINDS)):
            for seat in ({}, {"seat": 0}):  # not even my own seat's
                refused = await anna.http.get(address, params=seat)
                assert refused.json()["why"]["message"] == "not-over"

    run(main)


def test_what_is_made_for_one_keeps_nobody_waiting_and_is_made_once(start_any: Starter) -> None:
    """The process that makes such files is stopped in the middle: everything else goes on."""

    async def main() -> None:
        server, match = start_any(trust_positions=True), end_of_a_match(6)
        (anna,) = await people(server, "Anna")
        made = await anna.http.post("/api/tables/import", json={"save": match.save(), "seats": SEATS})
        path = f"/api/tables/{made.json()['table']}/share"
        before = set(children(server.process.pid))
        end = (await anna.http.get(f"{path}/end.svg", timeout=60)).text
        (press,) = set(children(server.process.pid)) - before
        os.kill(press, signal.SIGSTOP)
        try:
            stranger = person(server)
            both = [asyncio.create_task(stranger.http.get(f"{path}/{kind}", timeout=60)) for kind in KINDS[:3:2]]
            (refused,), (waiting,) = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            assert (await refused).json()["why"]["message"] == "share-already"
            found, table = await party(server)
            async with Guest(found[0], table, 0) as one, Guest(found[1], table, 1) as two:
                await one.play()
                await two.caught_up(one.frame["version"])
            assert (await person(server).http.get(f"{path}/end.svg")).text == end  # it is kept
            assert not waiting.done()
        finally:
            os.kill(press, signal.SIGCONT)
        made = await waiting
        assert (await anna.http.get(made.url)).content == made.content
        assert await counted(server, "shared") == 2  # the end and one more, each once for all

    run(main)
