"""Being told while away, in the browser: ways are chosen and ended, a push becomes a notice, no network has a page."""

import io
import json
import struct
import time
from typing import Any

import httpx
import pytest
from PIL import Image

from tests.server.conftest import Server
from tests.web.test_table import friends, place_a_tile
from tests.web.visitor import BOT, ME, Visit, Visitor
from tools.icons import FOLDER, ICONS, drawn

READY = "navigator.serviceWorker.ready.then(() => true)"
SHOWN = """async () => {
  const found = await (await navigator.serviceWorker.ready).getNotifications();
  return found.map((one) => [one.title, one.body, one.data.link, one.actions.map(({title}) => title)]);
}"""


def shown(visitor: Visitor, count: int) -> list[Any]:
    """The notices, once there are so many. We ask again and again: wait_for_function takes any promise for true."""
    deadline = time.monotonic() + 60
    while len(notices := list(visitor.page.evaluate(SHOWN))) != count:
        assert time.monotonic() < deadline, notices
        visitor.page.wait_for_timeout(50)
    return notices


def push(visitor: Visitor, **told: str) -> None:
    """What a push service would deliver to the browser."""
    page = visitor.page
    page.context.grant_permissions(["notifications"], origin=visitor.address)
    assert page.evaluate(READY)
    browser = page.context.new_cdp_session(page)
    known: list[Any] = []
    browser.on("ServiceWorker.workerRegistrationUpdated", lambda event: known.extend(event["registrations"]))
    browser.send("ServiceWorker.enable")
    page.wait_for_timeout(300)
    mine = [one for one in known if one["scopeURL"].startswith(visitor.address)]
    what = {"origin": visitor.address, "registrationId": mine[-1]["registrationId"], "data": json.dumps(told)}
    browser.send("ServiceWorker.deliverPushMessage", what)


def test_a_push_becomes_a_notice_with_an_end(visit: Visit) -> None:
    anna = visit("Anna")
    link, off = f"{anna.address}/#/table/x", f"{anna.address}/#/notices/key/off/x"
    told = {"title": "Riverboat: it is your turn", "text": "You play with Béla.", "link": link, "off": off}
    push(anna, **told, ends=f"No more about this table: {off}")
    assert shown(anna, 1) == [[told["title"], told["text"], link, ["No more about this table"]]]


# What a click on the notice asks the browser for, which would do it only where a person has clicked.
CLICK = """async () => {
  const asked = [];
  WindowClient.prototype.focus = async () => void asked.push('focus');
  Clients.prototype.openWindow = async (link) => void asked.push(link);
  const [notification] = await registration.getNotifications();
  const click = new NotificationEvent('notificationclick', {notification});
  const waits = [];
  click.waitUntil = (work) => waits.push(work);
  dispatchEvent(click);
  await Promise.all(waits);
  return asked;
}"""


def test_a_click_on_a_notice_shows_the_window_that_has_the_table_already(visit: Visit) -> None:
    anna = visit("Anna")
    here = f"{anna.address}/#/table/{anna.set_up('newhaven', ME, BOT)}"
    for link, where in ((here, here), (f"{here}x", anna.address)):
        push(anna, title="New Haven: it is your turn", text="", link=link)
        shown(anna, 1)
        (worker,) = anna.page.context.service_workers
        anna.page.goto(where)
        anna.page.locator("header.top").wait_for()
        assert worker.evaluate(CLICK) == ["focus" if link == here else link]
        shown(anna, 0)


WATCH_THE_BADGE = """() => {
  window.badge = [];
  Navigator.prototype.setAppBadge = async (count) => void window.badge.push(count);
  Navigator.prototype.clearAppBadge = async () => void window.badge.push(0);
}"""


def test_the_badge_counts_what_waits_and_goes_with_the_notice_when_it_waits_no_more(visit: Visit) -> None:
    """What the system draws is the system's: here it is written down what the page asks it for."""
    anna, bela = visit("Anna"), visit("Béla")
    anna.page.add_init_script(f"({WATCH_THE_BADGE})()")
    anna, bela = friends(visit, anna, bela)
    table = anna.page.url
    anna.go()
    anna.page.reload()
    anna.page.wait_for_function("() => window.badge.at(-1) === 1")
    push(anna, title="New Haven: it is your turn", text="", link=table)
    shown(anna, 1)
    anna.page.goto(table)
    anna.my_turn()
    place_a_tile(anna)
    anna.play_on(until=lambda: bela.page.locator(".table.myturn").count() > 0)
    anna.go()
    anna.page.reload()  # as somebody does who comes back: the page looks at once
    anna.page.wait_for_function("() => window.badge.at(-1) === 0")
    shown(anna, 0)


def test_the_page_can_be_installed(visit: Visit) -> None:
    """As Chromium itself judges: a manifest without a fault, icons in the sizes that systems ask for."""
    anna = visit("Anna")
    browser = anna.page.context.new_cdp_session(anna.page)
    found = browser.send("Page.getAppManifest")
    assert found["errors"] == [] and found["url"].endswith("/riverhaven.webmanifest")
    faults = [fault["errorId"] for fault in browser.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(faults) <= {"in-incognito"}  # in which the pages of tests are
    manifest = json.loads(found["data"])
    icons = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"] if icon["type"] == "image/png"}
    assert icons == {(f"{size}x{size}", purpose) for size in (192, 512) for purpose in ("any", "maskable")}
    apple = anna.page.locator('link[rel="apple-touch-icon"]').get_attribute("href")
    sources = {icon["src"]: icon["sizes"] for icon in manifest["icons"] if icon["type"] == "image/png"}
    for source, sizes in {**sources, apple: "180x180"}.items():
        answer = httpx.get(f"{anna.address}{source}")
        assert answer.headers["content-type"] == "image/png"
        width, height = struct.unpack(">II", answer.content[16:24])  # of every PNG's first chunk
        assert f"{width}x{height}" == sizes


def test_the_icons_are_those_that_were_drawn() -> None:
    """Whoever changes the drawing draws them anew: python -m tools.icons"""
    assert {name: (FOLDER / name).read_bytes() for name in ICONS} == {name: drawn(*how) for name, how in ICONS.items()}
    for name, (width, fills) in ICONS.items():
        picture = Image.open(io.BytesIO((FOLDER / name).read_bytes())).convert("RGBA")
        corner, middle = picture.getpixel((0, 0)), picture.getpixel((width // 2, width // 2))
        assert (corner[3] == 255) == fills and middle[3] == 255  # type: ignore[index]


def test_where_nothing_can_be_sent_is_said(visit: Visit) -> None:
    anna = visit("Anna")
    section = anna.page.locator("section", has_text="Tell me when it is my turn")
    section.get_by_label("How").select_option("discord")
    section.get_by_label("Where").fill("https://127.0.0.1/hook")
    with anna.page.expect_request(lambda asked: asked.method == "POST" and asked.url.endswith("/ways")) as told:
        section.get_by_role("button", name="Tell me there").click()
    zone = anna.page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    assert (told.value.post_data_json or {})["zone"] == zone  # where it is the time that a notice tells
    assert "127.0.0.1" in section.get_by_role("alert").inner_text()
    anna.wrong.clear()  # a browser notes every refusal


def test_a_link_that_has_ended_says_so_and_leads_on(visit: Visit) -> None:
    anna = visit()
    anna.go("notices", "nothing", "off")
    anna.page.get_by_text("This link has ended").wait_for()
    anna.wrong.clear()  # a browser notes every refusal
    anna.page.locator("main a").click()
    anna.page.locator("form input").first.wait_for()


@pytest.mark.long
def test_without_a_network_there_is_a_page(visit: Visit, served: Server) -> None:
    anna = visit("Anna")
    assert anna.page.evaluate(READY)
    anna.page.reload()  # from now on the worker is asked first
    served.stop()
    try:
        anna.page.goto(anna.address)
        anna.page.get_by_text("Nothing is lost").wait_for()
    finally:
        served.start()
    anna.page.locator("a").click()
    anna.page.locator("header.top").wait_for()
    anna.wrong.clear()  # a browser notes that it could not reach the server
