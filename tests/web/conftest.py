"""A real server and a real Chromium. Every page that a test opens must be free of errors when the test ends."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

import hatch_build
from tests.server.conftest import Server
from tests.web.visitor import Device, Shots, Visit, Visitor

CHROMIUM = [
    "--no-sandbox",  # Chromium has none for root, and we show it nothing but our own pages
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP: Device = {"viewport": {"width": 1280, "height": 800}}
PHONE: Device = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
STILL_MS = 600  # until what slides or fades has come to rest, and a picture shows what a person would see


# How they like it: most see the moves of others at once, for a test has no time to watch.
LIKES = """if (location.protocol !== 'about:') for (const [name, value] of [['pace', '%s'], ['confirms', '%s']])
  localStorage[`riverhaven-${name}`] ??= value;"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser, a server and bots race each other on cores that are busy: what fails is tried once more. What then
    passes is told at the end of the run (RERUN), and is still to be mended."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert hatch_build.is_fresh(), "The browser client is not built, or from other sources: make web"
    folder = tmp_path_factory.mktemp("web")
    found = Server(f"sqlite:///{folder}/tables.sqlite", folder, bot_seconds=120.0, trust_positions=True)
    yield found
    found.stop()
    assert '"bug"' not in found.log.read_text()


@pytest.fixture(scope="session")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where whoever keeps a table waiting for a second is away, and is told so at once."""
    folder = tmp_path_factory.mktemp("impatient")
    found = Server(
        f"sqlite:///{folder}/tables.sqlite",
        folder,
        absent_seconds=1.0,
        comeback_seconds=0.0,
        notice_after_seconds=0.2,
        notice_sweep_seconds=0.2,
        notice_networks=("127.0.0.0/8",),
    )
    yield found
    found.stop()
    assert '"bug"' not in found.log.read_text()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    assert path, "Chromium is missing: make chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, served: Server) -> Iterator[Visit]:
    """Open Riverhaven in a browser of one's own, as somebody new."""
    visitors = []

    def open_page(
        name: str | None = None, pace: str = "off", confirms: str = "move", at: Server = served, **context: Any
    ) -> Visitor:
        page = chromium.new_context(**{"locale": "en", **DESKTOP, **context}).new_page()
        page.add_init_script(LIKES % (pace, confirms))
        visitors.append(Visitor(page, at.address, name, context.get("has_touch", False)))
        return visitors[-1]

    yield open_page
    wrong = [line for visitor in visitors for line in visitor.wrong]
    for visitor in visitors:
        visitor.page.context.close()
    assert not wrong


@pytest.fixture(scope="session")
def shots() -> Shots:
    """Where pictures of the screens go; nowhere unless RIVERHAVEN_SHOTS names a folder."""
    folder = os.environ.get("RIVERHAVEN_SHOTS")
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)

    def shoot(visitor: Visitor, name: str) -> None:
        if folder:
            visitor.page.wait_for_timeout(STILL_MS)
            visitor.page.screenshot(path=f"{folder}/{name}.png")

    return shoot
