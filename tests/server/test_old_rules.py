"""A rule is mended, and nobody's match breaks: it goes on by the rules that it began with."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

import riverhaven as rh
from riverhaven.core.match import Match
from riverhaven.core.state import Json
from riverhaven.core.words import IllegalMove
from riverhaven.server.load import Person
from tests.server.conftest import Server
from tests.server.guest import Guest, people, play_on, run
from tests.server.guest import person as stranger

# A game whose rules were changed twice. What lies printed on its board is part of its rules: another tile there, and
# the same moves gather something else.
PLUGIN = """
import os
from dataclasses import replace
from riverhaven.games.newhaven import GAME as newhaven

BOARD = [[1, 1, "WWWW"], [1, 5, "WWWW"], [5, 1, "HHHH"], [5, 5, "HHHH"]]

def other_board(toml):
    return newhaven.parts_of({**toml, "side_a": {**toml["side_a"], "harvest": BOARD}})

first = replace(newhaven, name="elder")
second = replace(first, rules_version=2, parts_of=other_board, earlier=(first,))
third = replace(second, rules_version=3, earlier=(second,))
GAME = {"1": first, "2": second, "3": third}[os.environ["ELDER"]]
"""

Environment = dict[str, str]
WithRules = Callable[[int], Environment]
Cookies = dict[str, str]


@pytest.fixture
def with_rules(tmp_path: Path) -> WithRules:
    """A function that gives the environment in which the game `elder` stands at a version of its rules."""
    (tmp_path / "elder.py").write_text(PLUGIN)
    about = tmp_path / "elder-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: elder\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[riverhaven.games]\nelder = elder:GAME\n")
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    return lambda version: {"PYTHONPATH": path, "ELDER": str(version)}


@pytest.fixture
def server(with_rules: WithRules, tmp_path: Path) -> Iterator[Server]:
    found = Server(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path, environment=with_rules(1), bot_seconds=60.0)
    yield found
    found.stop()


def verified(server: Server) -> tuple[int, str]:
    """What `riverhaven admin verify` says of the store."""
    command = [sys.executable, "-m", "riverhaven.cli", "admin", "verify", "--db", server.url, "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | server.environment, timeout=120)
    return done.returncode, done.stdout + done.stderr


def change_rules(server: Server, environment: Environment) -> None:
    server.stop()
    server.environment = environment
    server.start()


@pytest.mark.long
def test_a_match_goes_on_by_the_rules_it_began_with(server: Server, with_rules: WithRules) -> None:
    async def begin() -> tuple[str, Cookies, Json]:
        (me,) = await people(server, "Anna")
        seats = [{"who": "me"}, {"who": "guest", "name": "Béla"}]
        table = (await me.ask("POST", "/api/tables", game="elder", seats=seats))["table"]
        await me.ask("POST", f"/api/tables/{table}/start")
        async with Guest(me, table, 0, ("moves",)) as one, Guest(me, table, 1, ("moves",)) as two:
            await play_on([one, two], 15)
        return table, dict(me.http.cookies), await me.get(f"/api/tables/{table}", seat=0)

    async def back(cookies: Cookies) -> Person:
        me = stranger(server)
        me.http.cookies.update(cookies)
        me.http.headers["x-csrftoken"] = cookies["csrf"]
        return me

    async def go_on(table: str, cookies: Cookies, before: Json) -> tuple[Json, str]:
        me = await back(cookies)
        assert await me.get(f"/api/tables/{table}", seat=0) == before and before["match"]["rules"] == 1
        games = {game["name"]: game["rules"] for game in (await me.get("/api/games"))["games"]}
        assert games["elder"] == 2
        # Bots know the old rules too.
        await me.ask("POST", f"/api/tables/{table}/leave", seat=before["owes"][0], bot="easy")
        async with Guest(me, table, None, ("log",), "en") as eye:
            await eye.until(lambda: eye.frame["ply"] > 15 or eye.frame["stage"] == "over")
        export = await me.get(f"/api/tables/{table}/export")
        fresh = (await me.ask("POST", "/api/tables", game="elder", seats=[{"who": "me"}] * 2))["table"]
        await me.ask("POST", f"/api/tables/{fresh}/start")
        assert (await me.get(f"/api/tables/{fresh}"))["match"]["rules"] == 2
        return export, fresh

    async def too_old(table: str, fresh: str, cookies: Cookies) -> None:
        me = await back(cookies)
        answer = await me.http.get(f"/api/tables/{table}")
        assert answer.status_code == 409 and answer.json()["why"]["message"] == "other-rules"
        assert (await me.get(f"/api/tables/{fresh}"))["match"]["rules"] == 2
        assert {row["table"] for row in await me.get("/api/tables")} == {table, fresh}  # it is not lost

    table, cookies, before = run(begin)
    change_rules(server, with_rules(2))
    export, fresh = run(go_on, table, cookies, before)
    assert export["rules"] == 1 and len(export["moves"]) > 15
    change_rules(server, with_rules(3))
    run(too_old, table, fresh, cookies)
    code, said = verified(server)
    assert code == 1 and table in said and fresh not in said, said
    assert "rules version 1" in said


def test_a_save_is_loaded_by_its_own_rules(with_rules: WithRules, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the rules of the test do differ: the same moves lead elsewhere by the later ones."""
    monkeypatch.setenv("ELDER", "2")
    monkeypatch.syspath_prepend(with_rules(2)["PYTHONPATH"].split(os.pathsep)[0])
    from elder import GAME as SECOND

    match = SECOND.by_rules(1).new(seats=2, seed=5)
    while not match.over:
        seat = match.waiting[0]
        moves = match.moves(seat)
        match.play(seat, moves[len(match.turns) * 7 % len(moves)])
    save = match.save()
    assert json.loads(save)["rules"] == 1
    loaded = rh.load(save)
    assert loaded.game is SECOND.by_rules(1) and loaded.state.tobytes() == match.state.tobytes()
    with pytest.raises((IllegalMove, AssertionError)):
        assert replayed(SECOND.new(seats=2, seed=5), match).tobytes() == match.state.tobytes()


def replayed(match: Match, other: Match) -> np.record:
    for turn in other.turns:
        match.play(turn.seat, str(turn.move))
    return match.state
