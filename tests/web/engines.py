"""Browsers that Playwright does not drive as they are sold: by WebDriver (WebKitGTK), and by Marionette, which has the
same commands (Firefox). Chromium speaks WebDriver, too, so that one journey leads through all three."""

import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

import httpx

from tests.server.postgres import free_port

PATIENCE_S = 90
TAB = "\ue004"
MINIBROWSER = "webkit2gtk-4*/MiniBrowser"  # WebKit's own, below the system's libraries

# An expression that is a function, a promise or a value; a function is called with what is given. The page's policy
# forbids to read programs from text, so the expression stands in the script itself.
ASK = """const [given, done] = arguments;
Promise.resolve((%s)).then((found) => typeof found === 'function' ? found(given) : found)
  .then((found) => done({found}), (error) => done({error: `${error} ${error.stack}`}));"""
# Scripts of the page that fail say so here, once it is there.
HEAR = "() => addEventListener('error', (event) => (window.wrong ??= []).push(event.message))"


class Driver(Protocol):
    """Gives commands to a browser."""

    def call(self, command: str, **given: Any) -> Any: ...

    def close(self) -> None: ...


def wait_for(try_it: Callable[[], Any]) -> Any:
    """What comes of it, as soon as nothing refuses."""
    until = time.monotonic() + PATIENCE_S
    while True:
        try:
            return try_it()
        except (OSError, httpx.HTTPError):
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


class Screen:
    """A screen that nobody sees, for browsers that want one."""

    def __init__(self) -> None:
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
        self.process = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as answer:
            self.name = f":{answer.readline().strip()}"


PATHS = {"Navigate": "url", "SetWindowRect": "window/rect", "PerformActions": "actions"}


class WebDriver:
    """A driver that listens to HTTP, in a process of its own."""

    def __init__(self, command: list[str], capabilities: dict[str, Any], folder: Path, screen: Screen | None) -> None:
        port = free_port()
        display = {"DISPLAY": screen.name} if screen else {}
        self.screen, log = screen, (folder / "driver.log").open("wb")
        # The pages are our own, and root has no sandbox.
        environment = os.environ | display | {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        self.process = subprocess.Popen([*command, f"--port={port}"], env=environment, stdout=log, stderr=log)
        log.close()
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE_S, trust_env=False)
        wait_for(lambda: self.client.get("/status"))
        self.session = ""
        self.session = f"/session/{self.post('/session', {'capabilities': {'alwaysMatch': capabilities}})['sessionId']}"

    def post(self, path: str, given: dict[str, Any]) -> Any:
        found = self.client.post(f"{self.session}{path}", json=given).json()["value"]
        assert not (isinstance(found, dict) and "error" in found and "stacktrace" in found), found
        return found

    def call(self, command: str, **given: Any) -> Any:
        if command == "TakeScreenshot":
            return self.client.get(f"{self.session}/screenshot").json()["value"]
        return self.post(f"/{PATHS.get(command, 'execute/async')}", given)

    def close(self) -> None:
        self.client.delete(self.session)
        self.client.close()
        for one in [self.process, *([self.screen.process] if self.screen else [])]:
            one.terminate()
            one.wait()


class Marionette:
    """Firefox, which listens to a socket."""

    def __init__(self, firefox: str, folder: Path) -> None:
        port = free_port()
        (folder / "user.js").write_text(f'user_pref("marionette.port", {port});\n')
        command = [firefox, "--headless", "--kiosk", "--marionette", "--no-remote", "--profile", str(folder)]
        log = (folder / "firefox.log").open("wb")
        environment = os.environ | {"HOME": str(folder)}
        self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        log.close()
        self.socket = wait_for(lambda: socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S))
        self.file = self.socket.makefile("rwb")
        self.read()  # who it is
        self.number = 0
        self.call("NewSession", capabilities={})

    def read(self) -> Any:
        length = b""
        while (digit := self.file.read(1)) != b":":
            assert digit, "Firefox has gone"
            length += digit
        return json.loads(self.file.read(int(length)))

    def call(self, command: str, **given: Any) -> Any:
        self.number += 1
        text = json.dumps([0, self.number, f"WebDriver:{command}", given]).encode()
        self.file.write(b"%d:%b" % (len(text), text))
        self.file.flush()
        _, number, error, found = self.read()
        assert number == self.number and error is None, error
        return found["value"] if isinstance(found, dict) and "value" in found else found

    def close(self) -> None:
        self.file.close()
        self.socket.close()
        self.process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(timeout=20)
        self.process.kill()


def chromium(folder: Path) -> Driver:
    arguments = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
    options = {"binary": found("chromium"), "args": [*arguments, f"--user-data-dir={folder / 'profile'}"]}
    return WebDriver([found("chromedriver")], {"goog:chromeOptions": options}, folder, None)


def webkit(folder: Path) -> Driver:
    (binary, *_) = [*Path("/usr/lib").glob(MINIBROWSER), *Path("/usr/lib").glob(f"*/{MINIBROWSER}")]
    options = {"binary": str(binary), "args": ["--automation"]}
    return WebDriver([found("WebKitWebDriver")], {"webkitgtk:browserOptions": options}, folder, Screen())


def firefox(folder: Path) -> Driver:
    return Marionette(found("firefox-esr"), folder)


def found(program: str) -> str:
    path = shutil.which(program)
    assert path, f"{program} is missing: make engines"
    return path


ENGINES: dict[str, Callable[[Path], Driver]] = {"chromium": chromium, "firefox": firefox, "webkit": webkit}


class Guest:
    """Somebody at such a browser."""

    def __init__(self, driver: Driver, address: str) -> None:
        self.driver, self.address = driver, address

    def ask(self, script: str, given: Any = None) -> Any:
        """What an expression comes to in the page: a function is called with what is given."""
        answer = self.driver.call("ExecuteAsyncScript", script=ASK % script, args=[given])
        assert "error" not in answer, answer["error"]
        return answer.get("found")

    def until(self, script: str, given: Any = None) -> Any:
        """The same, as soon as it is true."""
        end = time.monotonic() + PATIENCE_S
        while not (answer := self.ask(script, given)):
            assert time.monotonic() < end, (script, given, self.ask("document.body.innerText"))
            time.sleep(0.05)
        return answer

    def go(self, *path: object) -> None:
        self.driver.call("Navigate", url=f"{self.address}/#/{'/'.join(map(str, path))}")
        self.until("document.querySelector('header.top') !== null")
        self.ask(HEAR)

    def resize(self, width: int, height: int) -> None:
        """So that the page has this size, as far as windows can be so narrow: bars of the browser's are its own."""
        for _ in range(2):
            inner = self.ask("[outerWidth - innerWidth, outerHeight - innerHeight]")
            self.driver.call("SetWindowRect", width=width + inner[0], height=height + inner[1])

    def click(self, x: float, y: float) -> None:
        at = {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y), "origin": "viewport"}
        steps = [at, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self.driver.call("PerformActions", actions=[mouse])

    def key(self, value: str) -> None:
        steps = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self.driver.call("PerformActions", actions=[{"type": "key", "id": "keys", "actions": steps}])

    def press(self, selector: str, words: str = "") -> None:
        """Click on what is there, once it is, is in sight, and lies where it lay a moment ago."""
        before, at = None, self.until(WHERE, [selector, words])
        while at != before:
            time.sleep(0.2)
            before, at = at, self.until(WHERE, [selector, words])
        self.click(*at)


# The middle of the first element with these words in it.
WHERE = """([selector, words]) => {
  const all = [...document.querySelectorAll(selector)];
  const e = all.find((one) => one.getClientRects().length && !one.disabled && one.textContent.includes(words));
  if (!e) return null;
  e.scrollIntoView({block: 'nearest', behavior: 'instant'});
  const box = e.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
