"""Rulebooks: Markdown with figures and icons as HTML, and a page of all that a game's pictures show.

Whatever stands here is the same for everybody, so it is made once for each language. A browser that has the symbols of
the game shows it; what is marked in a figure, and what is cut out of it, it measures itself (`web/src/lib/figures.ts`).
"""

import re
from collections.abc import Iterator
from functools import cache
from html import escape
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Any

from riverhaven.core.components import Component, components
from riverhaven.core.figure import ICON, Drawn, drawn, figures
from riverhaven.core.game import Game
from riverhaven.core.installed import game
from riverhaven.core.words import Refusal

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

# "<h2>Planting {#phase-take #phase-plant}</h2>": level, title, anchors
HEADING = re.compile(r"<(h[2-4])>(.*?)\s*(?:\{((?:#[\w-]+\s*)+)\})?</\1>")
TITLE = re.compile(r"^#{2,4} (.+?)(?: \{#.*)?$", re.MULTILINE)  # the same as it is written
RECONSTRUCTED = "what-is-reconstructed"  # the section that a figure points to which shows something of the kind


@cache
def rules_page(name: str, lang: str) -> str:
    """The rules page: what the game is about, the contents, and a <section> for each heading."""
    found = game(name)
    intro, *sections = re.split(r"(?=<h2>)", markdown(found, text(found, f"{lang}.md"), lang))
    slugs = iter(section_names(found, lang))
    named = [with_links(name, section, slugs) for section in sections]
    return intro + contents(found, lang, named) + "".join(named)


@cache
def aid_page(name: str, lang: str) -> str:
    """The player aid: a page that fits a screen."""
    found = game(name)
    title, *sections = re.split(r"(?=<h2>)", markdown(found, text(found, f"aid.{lang}.md"), lang))
    return title + "".join(f"<section>{section}</section>\n" for section in sections)


@cache
def components_page(name: str, lang: str) -> str:
    """Everything that has a name in the pictures of a game, part by part, with what it does or counts."""
    found = game(name)
    title = escape(f"{found.words.say(lang, 'title')}: {found.words.say(lang, 'components')}")
    return f"<h1>{title}</h1>" + "".join(component_section(part, pieces) for part, pieces in components(found, lang))


def text(found: Game, file: str) -> str:
    path = found.folder / "rules_text" / Path(file).name
    if not path.exists():
        raise Refusal("http-404")
    return path.read_text(encoding="utf-8")


# ----------------------------------------------------------------------------------------------------------- Markdown


def markdown(found: Game, text: str, lang: str) -> str:
    """Markdown as HTML; ```figure and :icon: are ours."""
    html: str = reader().render(text, {"game": found, "lang": lang})
    return ICON.sub(icon, html)


def icon(found: re.Match[str]) -> str:
    symbol, name = found.groups()
    heard = f'role="img" aria-label="{name}"' if name else 'aria-hidden="true"'  # beside its word nobody needs it twice
    return f'<svg class="icon" {heard}><use href="#art-{symbol}"/></svg>'


@cache
def reader() -> "MarkdownIt":
    from markdown_it import MarkdownIt  # a start does without it

    found = MarkdownIt("commonmark", {"html": False}).enable("table")
    found.add_render_rule("fence", fence)
    return found


def fence(renderer: Any, tokens: Any, at: int, options: Any, env: Any) -> str:
    """A figure; any other fence is code."""
    kind, _, name = tokens[at].info.partition(" ")
    if kind != "figure":
        code: str = renderer.fence(tokens, at, options, env)
        return code
    caption = reader().renderInline(tokens[at].content.strip(), env)
    return figure(env["game"], name, env["lang"], caption)


def figure(found: Game, name: str, lang: str, caption: str) -> str:
    shown = drawn(found, name, lang)
    note = reconstructed(found, lang) if figures(found)[name].reconstructed else ""
    return (
        f'<figure class="figure"><div class="scenes">{scenes(found, shown, lang)}</div>'
        f"{tries(found, shown, lang)}{told(shown)}<figcaption>{caption}{note}</figcaption></figure>\n"
    )


def scenes(found: Game, shown: Drawn, lang: str) -> str:
    titles = ("",) if len(shown.scenes) == 1 else ("figure-before", "figure-after")
    return "".join(
        f'<div class="scene">{f"<b>{escape(found.words.say(lang, title))}</b>" if title else ""}{"".join(parts)}</div>'
        for title, parts in zip(titles, shown.scenes, strict=True)
    )


def tries(found: Game, shown: Drawn, lang: str) -> str:
    """What the engine says about each marked move."""
    lines = []
    for one in shown.tries:
        kind, sign = ("legal", "✓") if one.legal else ("illegal", "✗")
        heard = escape(found.words.say(lang, f"figure-{kind}"))
        said = escape(" ".join(one.said))
        sign = f'<span aria-hidden="true">{sign}</span><span class="sr">{heard}</span>'
        lines.append(f'<li class="{kind}"><b>{one.mark}</b> {sign} {said}</li>')
    return f'<ul class="tries">{"".join(lines)}</ul>' if lines else ""


def told(shown: Drawn) -> str:
    return f'<p class="told">{escape(" ".join(shown.told))}</p>' if shown.told else ""


def reconstructed(found: Game, lang: str) -> str:
    said = escape(found.words.say(lang, "figure-reconstructed"))
    return f' <a class="reconstructed" href="#/rules/{found.name}/{RECONSTRUCTED}">{said}</a>'


# ----------------------------------------------------------------------------------------------------------- sections


def section_names(found: Game, lang: str) -> list[str]:
    """A name for every heading, for addresses: after the English title in every language, so that a link is good in
    all of them."""
    ours, english = (titles(found, one) for one in (lang, "en"))
    return [slug(own if other is None else other) for own, other in zip_longest(ours, english) if own is not None]


def titles(found: Game, lang: str) -> list[str]:
    return TITLE.findall(text(found, f"{lang}.md"))


def slug(title: str) -> str:
    return "-".join(re.findall(r"\w+", title.lower()))


def with_links(name: str, section: str, slugs: Iterator[str]) -> str:
    """A section with names at its headings, which are links to themselves."""

    def anchored(heading: re.Match[str]) -> str:
        level, title, anchors = heading.groups()
        id = next(slugs)
        names = " ".join(anchor.lstrip("#") for anchor in (anchors or "").split())
        link = f'<a href="#/rules/{name}/{id}">{title}</a>'
        return f'<{level} id="{id}" data-anchors="{names}">{link}</{level}>'

    return f"<section>{HEADING.sub(anchored, section)}</section>\n"


def contents(found: Game, lang: str, sections: list[str]) -> str:
    links = "".join(f"<li>{link}</li>" for section in sections for link in re.findall(r"<h2[^>]*>(<a.*?</a>)", section))
    return f'<nav class="contents" aria-label="{escape(found.words.say(lang, "contents"))}"><ol>{links}</ol></nav>\n'


def component_section(part: Component, pieces: list[Component]) -> str:
    rows = (f'<li><span class="sample">{piece.svg}</span><span>{told_of(piece)}</span></li>' for piece in pieces)
    title = f"<h2>{escape(part.name)}</h2><p>{escape(part.about)}</p>"
    return f'<section>{title}<ul class="components">{"".join(rows)}</ul></section>\n'


def told_of(piece: Component) -> str:
    return f"<b>{escape(piece.name)}</b> {escape(piece.about)}"
