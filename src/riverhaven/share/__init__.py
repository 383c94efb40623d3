"""Sharing: a match as a page that anybody can open offline, as a picture of its end, as a turn that moves.

from riverhaven import share

account = share.Account(match, lang="it", names=["Ada", "Bob"])
Path("match.html").write_text(share.page(account))
"""

from riverhaven.share.account import Account, Ended, Seen
from riverhaven.share.film import Film
from riverhaven.share.page import bound, page
from riverhaven.share.poster import end, png, turn

__all__ = ["Account", "Ended", "Film", "Seen", "bound", "end", "page", "png", "turn"]
