"""A real server and a real Chromium. Every page that a test opens must be free of errors when the test ends."""

import os
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

import riverhaven as rh
from riverhaven.server.client import BUILT
from tests.server.conftest import Server
from tests.web.visitor import Visitor

CHROMIUM = [
    "--no-sandbox",  # Chromium has none for root, and we show it nothing but our own pages
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


@pytest.fixture(scope="session")
def served(tmp_path_factory):
    assert (BUILT / "index.html").exists(), "The browser client is not built: make web"
    for name in rh.games():
        list(rh.game(name).warm_up())  # the first time ever it takes longer than we wait for a server
    folder = tmp_path_factory.mktemp("web")
    found = Server(f"sqlite:///{folder}/tables.sqlite", folder, bot_seconds=120.0)
    yield found
    found.stop()
    assert '"bug"' not in found.log.read_text()


@pytest.fixture(scope="session")
def chromium():
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    assert path, "Chromium is missing: make chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium, served):
    """Open Riverhaven in a browser of one's own, as somebody new."""
    visitors = []

    def open_page(name=None, **context):
        page = chromium.new_context(**{"locale": "en", **DESKTOP, **context}).new_page()
        visitors.append(Visitor(page, served.address, name, context.get("has_touch", False)))
        return visitors[-1]

    yield open_page
    wrong = [line for visitor in visitors for line in visitor.wrong]
    for visitor in visitors:
        visitor.page.context.close()
    assert not wrong


@pytest.fixture(scope="session")
def shots():
    """Where pictures of the screens go; nowhere unless RIVERHAVEN_SHOTS names a folder."""
    folder = os.environ.get("RIVERHAVEN_SHOTS")
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)

    def shoot(visitor, name):
        if folder:
            visitor.page.screenshot(path=f"{folder}/{name}.png")

    return shoot
