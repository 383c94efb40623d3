"""Ratings: whether I want them, mine, and those at a table."""

from litestar import Controller, get, put
from msgspec import Struct

from riverhaven.server import ratings
from riverhaven.server.http.people import Call, who_asks
from riverhaven.server.http.tables import TableId
from riverhaven.server.ratings import Rating


class WantRatings(Struct, forbid_unknown_fields=True):
    wanted: bool


class MyRatings(Struct):
    wanted: bool
    ratings: list[Rating]  # none, unless they are wanted


class TableRatings(Struct):
    rated: bool  # the match is, or would be if it began now
    seats: list[Rating | None]  # of those who want one


class RatingsController(Controller):
    path = "/api"
    tags = ("ratings",)

    @get("/me/ratings", summary="Whether I want ratings, and mine")
    async def mine(self, request: Call) -> MyRatings:
        return await ratings_of(request)

    @put("/me/ratings", summary="Say whether I want ratings: for matches that begin from now on")
    async def want(self, request: Call, data: WantRatings) -> MyRatings:
        await ratings.want(request.app.state.store, who_asks(request), data.wanted)
        return await ratings_of(request)

    @get("/tables/{table:str}/ratings", summary="The ratings of those at a table who want them")
    async def at_table(self, request: Call, table: TableId) -> TableRatings:
        live = await request.app.state.hall.fresh(table)
        return TableRatings(*await ratings.of_table(request.app.state.store, live.table))


async def ratings_of(request: Call) -> MyRatings:
    store, me = request.app.state.store, who_asks(request).id
    wanted = bool(await ratings.wanting(store, [me]))
    return MyRatings(wanted, await ratings.of_person(store, me) if wanted else [])
