"""How fast the browser client is, by hand: python -m tests.web.measure (see docs/measurements.md)."""

import gzip
import json
import os
import shutil
import statistics
import tempfile
import time
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import sync_playwright

import riverhaven as rh
from riverhaven.server.client import BUILT
from tests.server.conftest import Server
from tests.web.conftest import CHROMIUM, DESKTOP
from tests.web.visitor import BOT, ME, Visitor

# From a click until the picture has changed, and the times between two frames while pieces move.
MOVE = """([tile, space]) => new Promise((done) => {
  const find = (target) => document.querySelector(`[data-target="${target}"]`);
  const click = (target) => find(target).dispatchEvent(new MouseEvent('click', {bubbles: true}));
  click(tile);
  setTimeout(() => {
    const start = performance.now(), frames = [];
    let shown = 0;
    const tick = (now) => {
      frames.push(now);
      if (!shown && find(space).querySelector('[id^="tile-"]')) shown = performance.now() - start;
      if (now - start < 700) requestAnimationFrame(tick);
      else done({shown, frames: frames.filter((f) => f > start + shown).slice(0, 30)});
    };
    requestAnimationFrame(tick);
    click(space);
  }, 100);
})"""


def main():
    found = {}
    found["JavaScript, gzipped kB"] = sum(len(gzip.compress(f.read_bytes())) for f in BUILT.glob("assets/*.js")) / 1000
    for name in rh.games():
        found[f"{name}: ms a part"] = part_ms(rh.game(name))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/tables.sqlite", Path(folder), bot_seconds=120.0)
        path = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM)
        try:
            found |= in_browser(browser, server.address)
        finally:
            browser.close()
            server.stop()
    print(json.dumps(found, indent=1))


def part_ms(game):
    """The slowest part of the picture in the middle of a match: median of drawing it and writing it out."""
    match = game.new(seats=max(game.seats), seed=1)
    while not match.over and len(match.turns) < 80:
        seat = match.waiting[0]
        moves = match.moves(seat)
        match.play(seat, moves[len(match.turns) * 7 % len(moves)])
    view = match.view(0)
    whole, written = [], []
    for _ in range(30):
        start = time.perf_counter()
        parts = game.picture(view)
        whole.append(time.perf_counter() - start)
        start = time.perf_counter()
        for part in parts:
            part.svg()
        written.append(time.perf_counter() - start)
    return round(1000 * (statistics.median(whole) + statistics.median(written)) / len(parts), 2)


def in_browser(browser, address):
    times, shown, frames = [], [], []
    for _ in range(3):
        page = browser.new_context(**DESKTOP, locale="en").new_page()
        start = time.perf_counter()
        page.goto(address)
        page.locator(".box h2").first.wait_for()
        times.append(time.perf_counter() - start)
        page.context.close()
    for i in range(5):
        anna = Visitor(browser.new_context(**DESKTOP, locale="en").new_page(), address)
        anna.sit_down(anna.set_up("newhaven", ME, BOT)).my_turn()
        anna.page.wait_for_timeout(1500)
        measured = anna.page.evaluate(MOVE, ["tile:1 turn:r0", f"space:{'bcde'[i % 4]}5"])
        shown.append(measured["shown"])
        gaps = measured["frames"]
        frames += [b - a for a, b in pairwise(gaps)]
        anna.page.context.close()
    return {
        "first screen, s": [round(t, 2) for t in times],
        "move visible, ms": [round(t) for t in shown],
        "frame while pieces move, ms (median, 90 %)": [
            round(statistics.median(frames), 1),
            round(sorted(frames)[int(0.9 * len(frames))], 1),
        ],
    }


if __name__ == "__main__":
    main()
