"""My play: results, sources of points, openings, times; to look at, and to take along."""

from litestar import Controller, delete, get

from riverhaven.server import play
from riverhaven.server.http.people import Call, who_asks


class PlayController(Controller):
    path = "/api/me/play"
    tags = ("play",)

    @get(summary="How I play, from all matches that I have finished here")
    async def mine(self, request: Call) -> play.MyPlay:
        return await play.mine(request.app.state.store, who_asks(request).id)

    @delete(summary="Tell nothing of what I have played so far", status_code=204)
    async def forget(self, request: Call) -> None:
        await play.delete(request.app.state.store, who_asks(request).id)
