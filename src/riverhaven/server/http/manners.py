"""Manners: mute, block and report those with whom one sits at a table."""

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import Parameter
from msgspec import Meta, Struct

from riverhaven.server import manners
from riverhaven.server.http.people import Call, Short, who_asks
from riverhaven.server.http.tables import SeatNumber, TableId
from riverhaven.server.manners import Shunned, What

PersonId = Annotated[str, Parameter(description="As the list of them names them.", pattern="^[A-Za-z0-9_-]{1,64}$")]


class Shun(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    person: Short | None = None  # who has asked to join, in place of the seat
    what: What | None = None  # null: neither any more


class Complaint(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    text: Annotated[str, Meta(max_length=2000)]


class MannersController(Controller):
    path = "/api/tables"
    tags = ("people",)

    @get("/{table:str}/shunned", summary="Whom of those who sit there I have muted or blocked, by seat")
    async def shunned_here(self, request: Call, table: TableId) -> list[What | None]:
        who, live = who_asks(request), await request.app.state.hall.live(table)
        found = {one.person: one.what for one in await manners.shunned_by(request.app.state.store, who.id)}
        return [found.get(seat.person or "") for seat in live.table.seats]

    @post(
        "/{table:str}/shun", summary="Mute or block whoever sits there or asks to, or neither any more", status_code=200
    )
    async def shun(self, request: Call, table: TableId, data: Shun) -> None:
        who, live = who_asks(request), await request.app.state.hall.fresh(table)
        if data.person is not None:
            other = manners.asker_at(live.table, who.id, data.person)
        else:
            other = manners.other_at(live.table, who.id, -1 if data.seat is None else data.seat)
        await manners.shun(request.app.state.store, who.id, other, data.what)
        await request.app.state.hints.people_changed()

    @post("/{table:str}/report", summary="Report whoever sits there to the owner of the server", status_code=200)
    async def report(self, request: Call, table: TableId, data: Complaint) -> None:
        who, live = who_asks(request), await request.app.state.hall.fresh(table)
        other = manners.other_at(live.table, who.id, data.seat)
        most = request.app.state.settings.reports_per_day
        await manners.report(request.app.state.store, live, who, other, data.text, most)


class ShunnedController(Controller):
    path = "/api/me/shunned"
    tags = ("people",)

    @get(summary="Whom I have muted or blocked")
    async def shunned(self, request: Call) -> list[Shunned]:
        return await manners.shunned_by(request.app.state.store, who_asks(request).id)

    @delete("/{person:str}", summary="Hear and meet them again", status_code=200)
    async def forgive(self, request: Call, person: PersonId) -> None:
        await manners.shun(request.app.state.store, who_asks(request).id, person, None)
        await request.app.state.hints.people_changed()
