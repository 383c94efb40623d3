"""The door of an open table: ask to join, and let others in."""

from litestar import Controller, delete, get, post
from msgspec import Struct

from riverhaven.core.words import Refusal
from riverhaven.server import decisions, door
from riverhaven.server.door import Knock
from riverhaven.server.http.people import Call, Short, who_asks
from riverhaven.server.http.tables import TableId


class Reply(Struct, forbid_unknown_fields=True):
    person: Short  # as the list of those who ask names them
    yes: bool


class DoorController(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post("/{table:str}/knock", summary="Ask to join, where whoever sits there lets people in", status_code=200)
    async def knock(self, request: Call, table: TableId) -> None:
        state, who = request.app.state, who_asks(request)
        if not state.gallery.may("knock", who.id, state.settings.knocks_per_hour, 3600):
            raise Refusal("too-many-knocks", most=state.settings.knocks_per_hour)
        await door.knock(state.hall, who, table)

    @delete("/{table:str}/knock", summary="Do not ask any more", status_code=200)
    async def step_back(self, request: Call, table: TableId) -> None:
        who = who_asks(request)
        await request.app.state.hall.act(table, who.id, None, lambda now: decisions.step_back(now, who.id))

    @get("/{table:str}/knocks", summary="Who asks to join; only for whoever lets people in")
    async def knocks(self, request: Call, table: TableId) -> list[Knock]:
        who, live = who_asks(request), await request.app.state.hall.fresh(table)
        return await door.knocks(request.app.state.store, live.table, who)

    @post("/{table:str}/answer", summary="Let somebody in who asks, or say no", status_code=200)
    async def answer(self, request: Call, table: TableId, data: Reply) -> None:
        await door.answer(request.app.state.hall, who_asks(request), table, data.person, data.yes)
