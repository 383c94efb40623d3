"""Share a match that is over: as a page for anybody, as pictures. The press makes them."""

from importlib.util import find_spec
from typing import Annotated

from litestar import Controller, Response, get
from litestar.params import Parameter

from riverhaven.core.words import Refusal
from riverhaven.server.askers import asker
from riverhaven.server.hall import Live
from riverhaven.server.http.people import Call
from riverhaven.server.http.tables import TableId, running_or_over, viewer
from riverhaven.server.press import Wanted
from riverhaven.server.protocol import Language

Ply = Annotated[int, Parameter(ge=0, le=2**31 - 1)]
KINDS = {
    "match.html": "text/html; charset=utf-8",
    "end.svg": "image/svg+xml",
    "end.png": "image/png",
    "turn.svg": "image/svg+xml",
}


class ShareController(Controller):
    path = "/api/tables"
    tags = ("share",)

    @get("/{table:str}/share", summary="The files as which a match that is over can be had")
    async def kinds(self, request: Call, table: TableId) -> list[str]:
        over(await request.app.state.hall.fresh(table))
        return [kind for kind in KINDS if kind != "end.png" or find_spec("resvg_py") is not None]

    @get("/{table:str}/share/match.html", summary="A page with the whole match, which needs no server")
    async def page(
        self, request: Call, table: TableId, seat: int | None = None, lang: Language = "en"
    ) -> Response[bytes]:
        """As the seat saw it; without one, as everybody did, to choose from."""
        return await made(request, table, Wanted("match.html", seat, lang))

    @get("/{table:str}/share/end.svg", summary="The end as a picture")
    async def end(
        self, request: Call, table: TableId, seat: int | None = None, lang: Language = "en"
    ) -> Response[bytes]:
        return await made(request, table, Wanted("end.svg", seat, lang))

    @get("/{table:str}/share/end.png", summary="The end as a picture in dots, where the server can make one")
    async def png(
        self, request: Call, table: TableId, seat: int | None = None, lang: Language = "en"
    ) -> Response[bytes]:
        return await made(request, table, Wanted("end.png", seat, lang))

    @get("/{table:str}/share/turn.svg", summary="The turn in which a move was made, as a picture that moves")
    async def turn(
        self, request: Call, table: TableId, ply: Ply | None = None, seat: int | None = None, lang: Language = "en"
    ) -> Response[bytes]:
        """The number of the move counts from 1; the last one, where none is given."""
        return await made(request, table, Wanted("turn.svg", seat, lang, ply))


async def made(request: Call, table: str, wanted: Wanted) -> Response[bytes]:
    """A file to be kept: it is never shown as a page of this server."""
    live = over(await request.app.state.hall.fresh(table))
    viewer(request, live.table, wanted.seat)
    match = running_or_over(live.table)
    content = await request.app.state.press.file(asker(request), live, match, wanted)
    name = f"riverhaven-{match.game.name}-{wanted.kind}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=KINDS[wanted.kind], headers=headers)


def over(live: Live) -> Live:
    """While a match runs it has secrets, and those who play could not take back what was sent."""
    if live.table.stage != "over":
        raise Refusal("not-over")
    return live
