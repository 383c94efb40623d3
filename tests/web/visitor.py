"""Somebody at a browser: looks, clicks, types. What they see is all they know."""

import random
import time
from collections.abc import Callable
from typing import Any, Self

from playwright.sync_api import ConsoleMessage, Page

import riverhaven as rh
from riverhaven.core.words import LANGUAGES as LANGUAGES

PATIENCE_S = 200

# Where a click would go on: a place on the screen, found as a person would find it. Nothing that is covered counts.
LOOK = """([chance, lifts]) => {
  const seen = (e) => {
    e.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
    const box = (e.querySelector(':scope > .hit') ?? e).getBoundingClientRect();
    for (const [u, v] of [[.5, .5], [.3, .5], [.7, .5], [.5, .25], [.5, .75], [.12, .5], [.5, .1]]) {
      const [x, y] = [box.x + u * box.width, box.y + v * box.height];
      const top = document.elementFromPoint(x, y);
      if (top && (e.contains(top) || top.closest('[data-target]') === e)) return {x, y};
    }
    return null;
  };
  const all = (s) => [...document.querySelectorAll(s)].filter((e) => e.getClientRects().length && !e.disabled);
  if (all('.scores').length) return 'over';
  if (!lifts && all('.curtain').length) return 'wait';
  const must = all('.confirm, .curtain button');
  if (must.length) return seen(must[0]);
  if (!document.querySelector('.table.myturn')) return 'wait';
  const lit = all('.stage [data-target].lit'), buttons = all('.choices button:not(.chip)');
  const [first, second] = chance < .8 ? [lit, buttons] : [buttons, lit];
  const from = first.length ? first : second;
  return from.length ? seen(from[Math.floor(chance * 7919) % from.length]) : 'wait';
}"""

# What is cut off in the bar, though nothing says that there is more: words that end in dots count, too.
CUT_OFF = """() => [...document.querySelectorAll('.bar :is(.ask, .note, .choices button)')].flatMap((e) => {
  const box = e.closest('.asks, .choices'), [own, seen] = [e, box].map((one) => one.getBoundingClientRect());
  const above = own.top < seen.top - 7 && !box.matches('[data-above]');
  const below = own.bottom > Math.min(seen.bottom, innerHeight) + 7 && !box.matches('[data-below]');
  const aside = own.right > seen.right + 1 || [e, ...e.children].some((one) => one.scrollWidth > one.clientWidth + 1
    && getComputedStyle(one).display !== 'inline' && !one.matches('.sr'));
  return e.innerText.trim() && (above || below || aside) ? [e.innerText] : [];
})"""

# What a click has changed is drawn in the next frame of the screen, in letters that may have to be loaded first.
SEEN = """new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  .then(() => document.fonts.ready).then(() => null)"""

SET_UP = """async ([name, game, seats, options, start, clock]) => {
  const ask = async (method, path, body) => {
    const token = /csrf=([^;]+)/.exec(document.cookie)[1];
    const headers = {'content-type': 'application/json', 'x-csrftoken': token};
    const answer = await fetch(path, {method, headers, body: JSON.stringify(body)});
    return answer.json();
  };
  await ask('PUT', '/api/me', {name, lang: document.documentElement.lang});
  const {table} = await ask('POST', '/api/tables', {game, seats, options, clock});
  if (start) await ask('POST', `/api/tables/${table}/start`, {});
  return table;
}"""

BRING = """async ([name, save, seats]) => {
  const token = /csrf=([^;]+)/.exec(document.cookie)[1];
  const headers = {'content-type': 'application/json', 'x-csrftoken': token};
  await fetch('/api/me', {method: 'PUT', headers, body: JSON.stringify({name, lang: document.documentElement.lang})});
  const answer = await fetch('/api/tables/import', {method: 'POST', headers, body: JSON.stringify({save, seats})});
  return (await answer.json()).table;
}"""

Seat = dict[str, str]  # who sits there
Device = dict[str, Any]  # what a browser is told of its screen
ME, BOT, OPEN = {"who": "me"}, {"who": "bot", "bot": "greedy"}, {"who": "open"}
SIZES = ((1280, 800), (1024, 768), (844, 390), (390, 844), (320, 640))
SEATS = {name: rh.game(name).seats[0] for name in rh.games()}  # the fewest


class Visitor:
    def __init__(self, page: Page, address: str, name: str | None = None, touches: bool = False) -> None:
        self.page, self.address, self.touches = page, address, touches
        self.wrong: list[str] = []
        page.set_default_timeout(60_000)
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        if name is not None:
            self.go("me")
            page.locator("form input").fill(name)
            page.locator("form button").click()
            page.locator("form [role=status]:not(:empty)").wait_for()

    def hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.wrong.append(said.text)

    def go(self, *path: object) -> None:
        self.page.goto(f"{self.address}/#/{'/'.join(map(str, path))}")
        self.page.locator("header.top").wait_for()

    def set_up(
        self, game: str, *seats: Seat, start: bool = True, clock: dict[str, Any] | None = None, **options: object
    ) -> str:
        """A table, made without the form for it; returns its id."""
        self.page.goto(self.address)
        self.page.locator("header.top").wait_for()
        return str(self.page.evaluate(SET_UP, ["Anna", game, list(seats), options, start, clock]))

    def bring(self, save: str, *seats: Seat) -> str:
        """A table that goes on with a saved match; returns its id."""
        self.page.goto(self.address)
        self.page.locator("header.top").wait_for()
        return str(self.page.evaluate(BRING, ["Anna", save, list(seats)]))

    def sit_down(self, table: str) -> Self:
        self.go("table", table)
        self.page.locator(".part svg").first.wait_for(state="attached")
        return self

    def click_on(self, dice: random.Random, lifts: bool = True) -> bool:
        """One click that leads on; False when the match is over. A curtain is lifted only if `lifts` says so."""
        found = self.page.evaluate(LOOK, [dice.random(), lifts])
        if found == "over":
            return False
        if found in ("wait", None):
            self.page.wait_for_timeout(40)
        else:
            tap = self.page.touchscreen.tap if self.touches else self.page.mouse.click
            tap(found["x"], found["y"])
            self.page.evaluate(SEEN)
        return True

    def play_on(self, seed: int = 1, until: Callable[[], object] = lambda: False) -> None:
        """Click until the match is over, or until something is so."""
        dice, started = random.Random(seed), time.monotonic()
        while not until() and self.click_on(dice):
            assert time.monotonic() - started < PATIENCE_S, self.page.evaluate("document.body.innerText")

    def my_turn(self) -> None:
        self.page.locator(".table.myturn").wait_for(timeout=90_000)  # the first thought of a bot loads its game
        self.page.evaluate(SEEN)

    def lines(self) -> list[str]:
        """The sentences of the log."""
        return self.page.locator(".log li").all_inner_texts()

    def cut_off(self) -> list[str]:
        """The words and choices of the bar that are neither wholly in sight nor visibly to be scrolled to."""
        self.page.evaluate(SEEN)  # a box notices that it was made smaller in the frame after
        return list(self.page.evaluate(CUT_OFF))

    def overflow(self) -> int:
        """How far the page can be scrolled sideways."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


Visit = Callable[..., Visitor]  # opens Riverhaven in a browser of one's own
Shots = Callable[[Visitor, str], None]  # a picture of what somebody sees
