"""Every screen of every game as a picture, to be looked at: python -m tools.gallery FOLDER [NAME...]

Names choose: parts of the pictures' names, as in `phone`, `dark` or `riverboat`.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Literal, get_args

from playwright.sync_api import Browser, Error, Page, sync_playwright

from riverhaven.core.state import Json
from tests.server.conftest import Server
from tests.web.conftest import CHROMIUM, DESKTOP, PHONE
from tests.web.saves import played, saved
from tests.web.test_table import Line
from tests.web.visitor import BOT, ME, OPEN, SEATS, Visitor

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = get_args(Theme)
SIZES: dict[str, Json] = {"wide": DESKTOP, "phone": PHONE}


def middle(game: str) -> int:
    """How many moves lead to the middle of a match."""
    return len(played(game, SEATS[game], 1, "greedy").turns) // 2


class Photographer(Visitor):
    """Somebody who takes pictures of what they see."""

    def __init__(self, page: Page, address: str, folder: str, style: str) -> None:
        super().__init__(page, address)
        self.folder, self.style = folder, style

    def shoot(self, name: str) -> None:
        self.page.wait_for_timeout(700)  # until what moves has come
        self.page.screenshot(path=f"{self.folder}/{name}-{self.style}.png")


class Gallery:
    def __init__(self, browser: Browser, address: str, folder: str, wanted: tuple[str, ...]) -> None:
        self.browser, self.address, self.folder, self.wanted = browser, address, folder, wanted

    def visit(self, size: str, theme: Theme) -> Photographer:
        page = self.browser.new_context(**SIZES[size], locale="en", color_scheme=theme).new_page()
        return Photographer(page, self.address, self.folder, f"{size}-{theme}")

    def wants(self, *names: str) -> bool:
        return not self.wanted or all(any(word in name for name in names) for word in self.wanted)

    def run(self) -> None:
        for size in SIZES:
            for theme in THEMES:
                for name, show in [("pages", pages), *((game, table) for game in SEATS)]:
                    if self.wants(name, size, theme):
                        anna = self.visit(size, theme)
                        show(anna, name, size)
                        for line in anna.wrong:
                            print(name, size, theme, line)
                        anna.page.context.close()


def pages(anna: Photographer, _: str, size: str) -> None:
    page = anna.page
    for game in SEATS:
        anna.bring(saved(game, SEATS[game], middle(game), to_move=0), ME, *[BOT] * (SEATS[game] - 1))
    anna.go()
    page.locator(".tables").wait_for()
    anna.shoot("home")
    page.locator(".menu summary").click()
    anna.shoot("menu")
    page.locator(".menu summary").click()
    anna.go("new", "newhaven")
    page.locator(".place select").nth(1).select_option("bot")
    anna.shoot("new")
    anna.go("me")
    anna.shoot("me")
    anna.go("rules", "riverboat")
    page.locator(".rules h2").first.wait_for()
    anna.shoot("rules")
    anna.go("table", anna.set_up("newhaven", ME, OPEN, BOT, start=False))
    page.get_by_label("Link").wait_for()
    anna.shoot("lobby")
    anna.go("table", anna.set_up("newhaven", ME, {"who": "guest", "name": "Béla"}))
    page.locator(".curtain").wait_for()
    anna.shoot("curtain")


def table(anna: Photographer, game: str, size: str) -> None:
    page, others = anna.page, [BOT] * (SEATS[game] - 1)
    line = Line(page)
    anna.sit_down(anna.set_up(game, ME, *others)).my_turn()
    anna.shoot(f"{game}-opening")
    anna.sit_down(anna.bring(saved(game, SEATS[game], middle(game), to_move=0), ME, *others)).my_turn()
    anna.shoot(f"{game}-middle")
    if size == "phone":
        for tab in ("Board", "Mine", "Others", "Log"):
            page.locator(".tabs button", has_text=tab).click()
            anna.shoot(f"{game}-tab-{tab.lower()}")
        page.locator(".tabs button", has_text="Board").click()
    lit = page.locator(".stage .lit")
    try:
        lit.first.click(timeout=3000)
        lit.last.hover(timeout=3000)
        page.locator(".note:not(:empty)").wait_for(timeout=3000)
    except Error as error:
        print(game, size, "no preview:", str(error).splitlines()[0])
    anna.shoot(f"{game}-preview")
    quiet = page.locator(".stage [data-target][aria-disabled=true]")
    page.mouse.move(0, 0)
    for i in range(min(quiet.count(), 8)):
        try:
            quiet.nth(i).click(force=True, timeout=2000)
            page.locator(".note:not(:empty)").wait_for(timeout=1500)
            break
        except Error:
            continue
    anna.shoot(f"{game}-refused")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").click()
    page.locator(".hints button").first.wait_for()
    anna.shoot(f"{game}-hint")
    page.get_by_role("button", name="Rules", exact=True).click()
    page.locator(".panel h2, .panel h3").first.wait_for()
    anna.shoot(f"{game}-panel")
    page.locator(".panel .close").click()
    page.get_by_label("Say something").fill("Buona fortuna!")
    page.keyboard.press("Enter")
    page.locator(".log .chat").wait_for()
    anna.shoot(f"{game}-chat")
    line.cut()
    page.locator(".banner").wait_for()
    anna.shoot(f"{game}-reconnecting")
    line.mend()
    if size == "wide":
        page.keyboard.press("k")
        anna.shoot(f"{game}-keys")
    over = anna.bring(saved(game, SEATS[game]), ME, *others)
    anna.sit_down(over)
    page.locator(".scores").wait_for()
    page.wait_for_timeout(2500)
    anna.shoot(f"{game}-end")
    anna.go("replay", over, middle(game))
    page.locator(".part svg").first.wait_for(state="attached")
    anna.shoot(f"{game}-replay")


def main(folder: str, *wanted: str) -> None:
    Path(folder).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as store, sync_playwright() as playwright:
        server = Server(f"sqlite:///{store}/tables.sqlite", Path(store), bot_seconds=120.0)
        path = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM)
        try:
            Gallery(browser, server.address, folder, wanted).run()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
