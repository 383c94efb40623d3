"""A plug-in breaks between two starts of a server: its tables rest, and everything else goes on."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.authors.plugin import Plugin
from tests.server.conftest import Server
from tests.server.guest import people, person, run

SEATS = [{"who": "bot", "bot": "greedy"}, {"who": "me"}]
TABLES = 4  # of each game: one of the others comes before one of ours, in whatever order they are swept

Tables = dict[str, list[str]]  # by their game
Cookies = dict[str, str]


@pytest.fixture
def plugin(tmp_path: Path) -> Plugin:
    return Plugin("tides", tmp_path)


@pytest.fixture
def server(plugin: Plugin, tmp_path: Path) -> Iterator[Server]:
    found = Server(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path, environment=plugin.environment, bot_seconds=60.0)
    yield found
    found.stop()


@pytest.mark.long
def test_the_bots_of_other_games_play_on(server: Server, plugin: Plugin) -> None:
    async def begin() -> tuple[Tables, Cookies]:
        """Tables where a bot is to move, and a server that dies before any does: their processes start slowly."""
        (me,) = await people(server, "Anna")
        tables: Tables = {"newhaven": [], "tides": []}
        for game, ids in tables.items():
            for _ in range(TABLES):
                ids.append((await me.ask("POST", "/api/tables", game=game, seats=SEATS))["table"])
        for id in (*tables["tides"], *tables["newhaven"]):
            await me.ask("POST", f"/api/tables/{id}/start")
        server.kill()
        return tables, dict(me.http.cookies)

    async def look(tables: Tables, cookies: Cookies) -> tuple[list[str], httpx.Response]:
        me = person(server)
        me.http.cookies.update(cookies)
        for id in tables["newhaven"]:
            while (await me.get(f"/api/tables/{id}", seat=1))["ply"] == 0:
                await asyncio.sleep(0.1)
        shelf = [game["name"] for game in (await me.get("/api/games"))["games"]]
        gone = await me.http.get(f"/api/tables/{tables['tides'][0]}")
        return shelf, gone

    tables, cookies = run(begin)
    (plugin.package / "__init__.py").write_text("import nowhere\n")
    server.start()
    shelf, gone = run(look, tables, cookies)
    assert "newhaven" in shelf and "tides" not in shelf
    assert gone.status_code == 409 and gone.json()["why"]["message"] == "broken-game"
    assert "the game tides is left out: No module named 'nowhere'" in server.log.read_text()
