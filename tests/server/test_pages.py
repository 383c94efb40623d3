"""What the browser is given beside the games."""

import xml.etree.ElementTree as ET

from tests.server.conftest import Server
from tests.server.guest import people, run


def test_a_link_is_drawn_to_be_scanned(server: Server) -> None:
    async def main() -> None:
        (me,) = await people(server, "Anna")
        drawings = []
        for link in (f"{server.address}/#/join/a", f"{server.address}/#/join/b"):
            answer = await me.http.get("/api/code", params={"of": link})
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert ET.fromstring(answer.text).tag.endswith("svg")
            drawings.append(answer.text)
        assert drawings[0] != drawings[1]
        for wrong in ("", "x" * 501):
            assert (await me.http.get("/api/code", params={"of": wrong})).status_code in (400, 409)

    run(main)
