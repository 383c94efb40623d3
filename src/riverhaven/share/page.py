"""A match as one page that anybody can open: it holds all that it shows, and asks no server for anything."""

import base64
import hashlib
import zlib
from collections.abc import Sequence
from html import escape
from pathlib import Path
from string import Template

import msgspec

from riverhaven.core.words import Say
from riverhaven.share.account import Account, Seen
from riverhaven.share.film import Film

HERE = Path(__file__).parent
WORDS = {  # where the page has them: messages of the shell
    "$back": "step-back",
    "$on": "step-on",
    "$play": "play",
    "$pause": "pause",
    "$moment": "moment",
    "$seen": "seen-from",
    "$log": "area-log",
    "$board": "area-board",
    "$keys": "share-keys",
    "$script": "share-script",
}


def page(account: Account, seats: Sequence[Seen] | None = None) -> str:
    """The page, as these seats saw the match; as everybody did, where none are named and the match is over."""
    film = Film(account, seats)
    for seat, ply in film.shots():
        film.take(seat, ply)
    return bound(film)


def bound(film: Film) -> str:
    """The page of a film that is taken."""
    account, script = film.account, (HERE / "page.js").read_text("utf-8")
    words = {place[1:]: escape(account.say(Say(message))) for place, message in WORDS.items()}
    return Template((HERE / "page.html").read_text("utf-8")).substitute(
        words,
        lang=account.lang,
        title=escape(f"{account.match.game.title}: {', '.join(map(account.name, range(account.match.seats)))}"),
        game=escape(account.match.game.title),
        result=escape(account.result()),
        players="".join(player(account, seat) for seat in range(account.match.seats)),
        looks="".join(f"<option>{escape(account.name(seat))}</option>" for seat in film.seats),
        alone="hidden" if len(film.seats) == 1 else "",
        plies=account.plies,
        css=(HERE / "page.css").read_text("utf-8"),
        js=script,
        digest=base64.b64encode(hashlib.sha256(script.encode()).digest()).decode(),
        film=base64.b64encode(zlib.compress(msgspec.json.encode(film.reel()), 9)).decode(),
    )


def player(account: Account, seat: int) -> str:
    emblem = f'<svg class="emblem" viewBox="-18 -18 36 36" aria-hidden="true">{account.emblem(seat)}</svg>'
    return f"<li>{emblem}<span>{escape(account.name(seat))}</span> <b></b></li>"
