"""How fast the browser client is, by hand: python -m tools.measure (see docs/measurements.md)."""

import gzip
import json
import os
import random
import shutil
import statistics
import tempfile
import time
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import riverhaven as rh
from riverhaven.core.game import Game
from riverhaven.core.state import Json
from riverhaven.server.http.pages import BUILT
from tests.server.conftest import Server
from tests.web.conftest import CHROMIUM, DESKTOP, LIKES
from tests.web.visitor import BOT, ME, SEATS, Visitor

MOVES = 20  # of each game
SCREEN: Json = DESKTOP

Spread = dict[str, float]

# Notes when something was clicked, when the move left, when its frame came and when that was painted, and the times
# of the frames after it.
CLOCK = """
window.clock = {};
addEventListener('click', () => { window.clock = {click: performance.now()}; }, true);
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  if (text.includes('"do":"play"')) clock.sent = performance.now();
  return send.call(this, text);
};
const hear = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage').set;
Object.defineProperty(WebSocket.prototype, 'onmessage', {set(take) {
  hear.call(this, (event) => {
    const mine = clock.sent && !clock.came && event.data.includes('"is":"frame"') && event.data.includes('"parts"');
    if (mine) [clock.came, clock.bytes, clock.frames] = [performance.now(), event.data.length, []];
    take(event);
    if (mine) watch(clock);
  });
}});
function watch(one) {
  const tick = (now) => {
    one.frames.push(now);
    if (one.frames.length === 1) setTimeout(() => { one.painted = performance.now(); });
    if (now - one.came < 600) requestAnimationFrame(tick);
    else one.done = true;
  };
  requestAnimationFrame(tick);
}
"""


def main() -> None:
    found: dict[str, object] = {"load average": [round(load, 1) for load in os.getloadavg()]}
    found["JavaScript of the table, and of all screens, gzipped kB"] = [
        gzipped_kb(first_scripts()),
        gzipped_kb(scripts()),
    ]
    for name in rh.games():
        found[f"{name}: ms for the picture, and a part of it"] = picture_ms(rh.game(name))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/tables.sqlite", Path(folder), bot_seconds=120.0)
        path = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM)
        try:
            found["first screen, s"] = [first_screen(browser, server.address) for _ in range(3)]
            for name in SEATS:
                found |= moves(browser, server.address, name)
        finally:
            browser.close()
            server.stop()
    print(json.dumps(found, indent=1))


def scripts() -> list[Path]:
    return sorted(BUILT.glob("assets/*.js"))


def first_scripts() -> list[Path]:
    """Those that the page names: what it needs before it can show a table."""
    page = (BUILT / "index.html").read_text()
    return [file for file in scripts() if file.name in page]


def gzipped_kb(files: list[Path]) -> float:
    return round(sum(len(gzip.compress(file.read_bytes())) for file in files) / 1000, 1)


def picture_ms(game: Game) -> list[float]:
    """The picture in the middle of a match: processor time to draw it and write it out, for all and for a part."""
    match = game.new(seats=max(game.seats), seed=1)
    while not match.over and len(match.turns) < 80:
        seat = match.waiting[0]
        moves = match.moves(seat)
        match.play(seat, moves[len(match.turns) * 7 % len(moves)])
    view, times = match.view(0), []
    for _ in range(30):
        start = time.process_time()
        parts = [part.svg() for part in game.picture(view)]
        times.append(1000 * (time.process_time() - start))
    return [round(statistics.median(times), 1), round(statistics.median(times) / len(parts), 2)]


def new_page(browser: Browser) -> Page:
    return browser.new_context(**SCREEN, locale="en").new_page()


def first_screen(browser: Browser, address: str) -> float:
    page = new_page(browser)
    start = time.perf_counter()
    page.goto(address)
    page.locator(".box h2").first.wait_for()
    page.context.close()
    return round(time.perf_counter() - start, 2)


def moves(browser: Browser, address: str, game: str) -> dict[str, Spread]:
    """From the click to the paint, and the time between two frames while pieces move."""
    anna = Visitor(new_page(browser), address)
    anna.page.add_init_script(LIKES % ("off", "move") + CLOCK)  # nobody waits for the moves of others
    anna.sit_down(anna.set_up(game, ME, *[BOT] * (SEATS[game] - 1))).my_turn()
    anna.page.wait_for_timeout(1500)
    dice = random.Random(4)
    clocks: list[Json] = []
    while len(clocks) < MOVES and anna.click_on(dice):
        anna.page.wait_for_timeout(50)
        if anna.page.evaluate("clock.sent !== undefined"):
            while not anna.page.evaluate("clock.done === true"):
                anna.page.wait_for_timeout(50)
            clocks.append(anna.page.evaluate("clock"))
            anna.page.evaluate("window.clock = {}")
    anna.page.context.close()
    frames = [b - a for clock in clocks for a, b in pairwise(clock["frames"])]
    return {
        f"{game}: move visible, ms": spread([c["painted"] - c["click"] for c in clocks]),
        f"{game}: of that until the frame came, ms": spread([c["came"] - c["click"] for c in clocks]),
        f"{game}: size of the frame, kB": spread([c["bytes"] / 1000 for c in clocks]),
        f"{game}: between two frames while pieces move, ms": spread(frames),
    }


def spread(values: list[float]) -> Spread:
    values = sorted(values)
    return {"median": round(statistics.median(values), 1), "90 %": round(values[int(0.9 * len(values))], 1)}


if __name__ == "__main__":
    main()
