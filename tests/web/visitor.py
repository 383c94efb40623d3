"""Somebody at a browser: looks, clicks, types. What they see is all they know."""

import random
import time

PATIENCE_S = 200

# Where a click would go on: a place on the screen, found as a person would find it. Nothing that is covered counts.
LOOK = """(chance) => {
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
  const must = all('.confirm, .choices .primary');
  if (must.length) return seen(must[0]);
  if (!document.querySelector('.table.myturn')) return 'wait';
  const lit = all('.stage [data-target].lit'), buttons = all('.choices button:not(.chip)');
  const [first, second] = chance < .8 ? [lit, buttons] : [buttons, lit];
  const from = first.length ? first : second;
  return from.length ? seen(from[Math.floor(chance * 7919) % from.length]) : 'wait';
}"""

# What a click has changed is drawn in the next frame of the screen.
SEEN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

SET_UP = """async ([name, game, seats, options, start]) => {
  const ask = async (method, path, body) => {
    const token = /csrf=([^;]+)/.exec(document.cookie)[1];
    const headers = {'content-type': 'application/json', 'x-csrftoken': token};
    const answer = await fetch(path, {method, headers, body: JSON.stringify(body)});
    return answer.json();
  };
  await ask('PUT', '/api/me', {name, lang: document.documentElement.lang});
  const {table} = await ask('POST', '/api/tables', {game, seats, options});
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

ME, BOT, OPEN = {"who": "me"}, {"who": "bot", "bot": "greedy"}, {"who": "open"}
SEATS = {"newhaven": 2, "riverboat": 2, "caboose": 3}  # the fewest


class Visitor:
    def __init__(self, page, address, name=None, touches=False):
        self.page, self.address, self.touches = page, address, touches
        self.wrong = []
        page.set_default_timeout(60_000)
        page.on("console", lambda said: said.type in ("error", "warning") and self.wrong.append(said.text))
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        if name is not None:
            self.go("me")
            page.locator("form input").fill(name)
            page.locator("form button").click()
            page.locator("form [role=status]:not(:empty)").wait_for()

    def go(self, *path):
        self.page.goto(f"{self.address}/#/{'/'.join(map(str, path))}")
        self.page.locator("header.top").wait_for()

    def set_up(self, game, *seats, start=True, **options):
        """A table, made without the form for it; returns its id."""
        self.page.goto(self.address)
        self.page.locator("header.top").wait_for()
        return self.page.evaluate(SET_UP, ["Anna", game, list(seats), options, start])

    def bring(self, save, *seats):
        """A table that goes on with a saved match; returns its id."""
        self.page.goto(self.address)
        self.page.locator("header.top").wait_for()
        return self.page.evaluate(BRING, ["Anna", save, list(seats)])

    def sit_down(self, table):
        self.go("table", table)
        self.page.locator(".part svg").first.wait_for(state="attached")
        return self

    def click_on(self, dice):
        """One click that leads on; False when the match is over."""
        found = self.page.evaluate(LOOK, dice.random())
        if found == "over":
            return False
        if found in ("wait", None):
            self.page.wait_for_timeout(40)
        else:
            tap = self.page.touchscreen.tap if self.touches else self.page.mouse.click
            tap(found["x"], found["y"])
            self.page.evaluate(SEEN)
        return True

    def play_on(self, seed=1, until=lambda: False):
        """Click until the match is over, or until something is so."""
        dice, started = random.Random(seed), time.monotonic()
        while not until() and self.click_on(dice):
            assert time.monotonic() - started < PATIENCE_S, self.page.evaluate("document.body.innerText")

    def my_turn(self):
        self.page.locator(".table.myturn").wait_for(timeout=90_000)  # the first thought of a bot loads its game

    def lines(self):
        """The sentences of the log."""
        return self.page.locator(".log li").all_inner_texts()

    def overflow(self):
        """How far the page can be scrolled sideways."""
        return self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
