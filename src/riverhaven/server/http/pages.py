"""Pages: the browser's client as it was built, and the words around every game."""

import io
import re
from pathlib import Path
from typing import Annotated, Any

import segno
from litestar import MediaType, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter
from litestar.response import File

from riverhaven.core.words import SHELL, Refusal, read
from riverhaven.server.protocol import Language

BUILT = Path(__file__).parents[2] / "client"  # made from web/ when the wheel is built; see hatch_build.py
OPEN: dict[str, Any] = {"exclude_from_auth": True, "unlimited": True}
BESIDE = {
    "icon.svg": "image/svg+xml",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "icon-maskable-192.png": "image/png",
    "icon-maskable-512.png": "image/png",
    "apple-touch-icon.png": "image/png",
    "riverhaven.webmanifest": "application/manifest+json",
    "worker.js": "text/javascript",
    "offline.html": "text/html",
}
ASSET = re.compile(r"[\w.-]{1,100}", re.ASCII)
KINDS = {".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2"}  # not as this machine guesses
A_WHILE = CacheControlHeader(max_age=600, public=True)
FOREVER = CacheControlHeader(max_age=365 * 86400, public=True, immutable=True)


def pages() -> list[Any]:
    """The client, or a page that says how to build it."""
    if not (BUILT / "index.html").exists():
        return [shell_words, code, not_built]
    return [shell_words, code, assets, front, *(beside(name, kind) for name, kind in BESIDE.items())]


@get("/assets/{name:str}", opt=OPEN, include_in_schema=False)
async def assets(name: str) -> File:
    file = BUILT / "assets" / name
    if not ASSET.fullmatch(name) or file.suffix not in KINDS or not file.is_file():
        raise Refusal("http-404")
    headers = {"cache-control": FOREVER.to_header()}
    return File(file, media_type=KINDS[file.suffix], content_disposition_type="inline", headers=headers)


@get("/", opt=OPEN, include_in_schema=False)
async def front() -> File:
    headers = {"cache-control": "no-cache"}
    return File(BUILT / "index.html", media_type=MediaType.HTML, content_disposition_type="inline", headers=headers)


def beside(name: str, kind: str) -> HTTPRouteHandler:
    """A file that a browser looks for beside the page, under a name of its own."""

    @get(f"/{name}", name=name, opt=OPEN, include_in_schema=False, cache_control=A_WHILE)
    async def show() -> File:
        return File(BUILT / name, media_type=kind, content_disposition_type="inline")

    return show


@get("/", opt=OPEN, media_type=MediaType.HTML, include_in_schema=False)
async def not_built() -> str:
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Riverhaven</title><h1>Riverhaven</h1>'
        '<p>The browser client is not built: run <code>make web</code>. Programs find the <a href="/schema">HTTP API '
        "here</a>.</p></html>"
    )


@get("/api/words/{lang:str}", tags=["pages"], summary="The shell's Fluent messages", media_type="text/plain", opt=OPEN)
async def shell_words(lang: Language) -> str:
    return read(SHELL, lang)


@get("/api/code", tags=["pages"], summary="A link, to be scanned", media_type="image/svg+xml", sync_to_thread=True)
def code(of: Annotated[str, Parameter(min_length=1, max_length=500)]) -> str:
    drawing = io.BytesIO()
    segno.make_qr(of).save(drawing, kind="svg", border=2, light="#fff", omitsize=True)
    return drawing.getvalue().decode()
