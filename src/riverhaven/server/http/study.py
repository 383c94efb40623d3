"""Study: what decided a match that is over, and what if it had gone otherwise."""

from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated

import msgspec
from litestar import Controller, get, post, put
from litestar.response import Stream
from msgspec import Meta, Struct

from riverhaven.core.match import Match
from riverhaven.server import branches, study
from riverhaven.server.branches import Offshoot
from riverhaven.server.frame import Speaker
from riverhaven.server.http.people import Call, Short, who_asks
from riverhaven.server.http.tables import TableId, TableRef, check_often, paint
from riverhaven.server.lobby import Place
from riverhaven.server.protocol import Language, Sentence
from riverhaven.study import Moment, Verdict


class Studied(Struct):
    """A moment of an analysis, and what the strong bot's move would have done, where another was worse."""

    moment: Moment
    best: list[Sentence]


class Branch(Struct, forbid_unknown_fields=True):
    """A moment of a match, and who shall go on from it."""

    ply: int
    seats: Annotated[list[Place], Meta(min_length=1, max_length=8)]


class Called(Struct, forbid_unknown_fields=True):
    """What a branch is called from now on; nothing: after where it comes from."""

    name: Short


class StudyController(Controller):
    path = "/api/tables"
    tags = ("study",)

    @get("/{table:str}/analysis", summary="What is known of a match that is over; null, if nobody has asked yet")
    async def known(self, request: Call, table: TableId, lang: Language | None = None) -> list[Studied] | None:
        state = request.app.state
        live = await state.hall.fresh(table)
        found = await study.stored(state.store, live.table)
        if found is None:
            return None
        speaker = Speaker(live.table, live.names, lang)
        return [await paint(request, partial(told, speaker, *one)) for one in enumerate(found.moments)]

    @post("/{table:str}/analysis", summary="Find out what decided a match that is over", status_code=200)
    async def analyse(self, request: Call, table: TableId, lang: Language | None = None) -> Stream:
        """A line of JSON for each ply and one for the end, each as soon as it is found. Hanging up ends it."""
        state, person = request.app.state, who_asks(request).id
        live = await state.hall.fresh(table)
        study.finished(live.table)
        state.bots.check_analysis(person)
        speaker = Speaker(live.table, live.names, lang)

        async def lines() -> AsyncIterator[bytes]:
            ply = 0
            async for moment in study.studied(state.store, state.bots, live.table, person):
                yield msgspec.json.encode(await paint(request, partial(told, speaker, ply, moment))) + b"\n"
                ply += 1

        return Stream(lines(), media_type="application/x-ndjson")

    @post("/{table:str}/branch", summary="What if: go on from a moment of a match that is over, at another table")
    async def branch(self, request: Call, table: TableId, data: Branch) -> TableRef:
        who, live = who_asks(request), await request.app.state.hall.fresh(table)
        check_often(request, who)
        return TableRef(await branches.branch(request.app.state.hall, who, live.table, data.ply, data.seats))

    @get("/{table:str}/branches", summary="The tables that go on from a match that is over, and from those")
    async def branches(self, request: Call, table: TableId) -> list[Offshoot]:
        person, live = request.user, await request.app.state.hall.fresh(table)
        return await branches.tree(request.app.state.store, live.table, None if person is None else person.id)

    @put("/{table:str}/name", summary="Give a table of mine a name that goes on from another")
    async def call(self, request: Call, table: TableId, data: Called) -> None:
        who, live = who_asks(request), await request.app.state.hall.fresh(table)
        await branches.call(request.app.state.store, who, live.table, data.name)


def told(speaker: Speaker, ply: int, moment: Moment) -> Studied:
    decision, seat, match = moment.decision, moment.seat, study.finished(speaker.table)
    if seat is None or decision is None or decision.verdict is Verdict.FINE:
        return Studied(moment, [])
    then = Match(match.game, match.before(ply).copy(), seed=None)
    return Studied(moment, [speaker.sentence(say) for say in then.previewed(seat, then.find(decision.best))])
