"""Pictures as rows of tags, with their words filled in.

Most tags of a picture stand in the pictures before and after it too. So a tag is a thing of its own here: it gets its
words once, and many pictures share it.

>>> tags("<g><text>5</text><g /></g>")
['<g>', '<text>5</text>', '<g />', '</g>']
"""

import json
import re
from collections.abc import Sequence
from functools import lru_cache
from html import unescape
from xml.sax.saxutils import escape, quoteattr

from riverhaven.core.sight import heard
from riverhaven.core.words import Say, Words

BETWEEN = re.compile("(?<=>)(?=<)")
NAME = re.compile("<([a-z]+)", re.IGNORECASE)
ATTRIBUTE = re.compile(r""" ([\w:-]+)=("[^"]*"|'[^']*')""")
KEPT = ("data-place", "data-group")  # where a page lays a part; all else that is data is for those who play


def tags(svg: str) -> list[str]:
    """The tags of a picture; a text stays with its own."""
    return BETWEEN.split(svg)


class Speaker:
    """Fills the words into tags, in one language, with the names of those who play."""

    def __init__(self, words: Words, lang: str, names: Sequence[str | Say]) -> None:
        self.words, self.lang, self.names = words, lang, names
        self.spoken = lru_cache(maxsize=None)(self._spoken)

    def say(self, sentence: Say | str) -> str:
        return sentence if isinstance(sentence, str) else self.words.say(self.lang, sentence.named(self.names))

    def tags(self, svg: str) -> list[str]:
        """The tags of a picture, each with its words and without what only players need."""
        return [self.spoken(tag) for tag in tags(svg)]

    def _spoken(self, tag: str) -> str:
        """One tag with its name for those who do not see it, or its text."""
        has = {name: unescape(value[1:-1]) for name, value in ATTRIBUTE.findall(tag)}
        message = has.get("data-l10n-id")
        label = text = None
        if message is not None:
            say = heard(json.loads(has.get("data-l10n-args", "{}")), message).named(self.names)
            label = self.words.label(self.lang, say)
            if label is None and tag.startswith("<text"):
                text = self.words.say(self.lang, say)
        for name in list(has):
            if name.startswith("data-") and name not in KEPT:
                del has[name]
        if label is not None:
            has |= {"role": "group" if tag.startswith("<svg") else "img", "aria-label": label}
        return rewritten(tag, has, text)


def rewritten(tag: str, has: dict[str, str], text: str | None) -> str:
    """The tag with these attributes, and another text where one is given."""
    name = NAME.match(tag)
    if name is None:
        return tag  # it ends something
    rest = ATTRIBUTE.sub("", tag[name.end() :])
    head = name[0] + "".join(f" {key}={quoteattr(value)}" for key, value in has.items())
    return f"{head}{rest}" if text is None else f"{head}>{escape(text)}</{name[1]}>"
