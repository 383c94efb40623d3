"""Pictures of a match: how it ended, and a turn that moves. SVG alone: no script, no page."""

import re
from collections.abc import Iterator
from itertools import groupby
from textwrap import shorten, wrap
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from riverhaven.core.extras import from_extra
from riverhaven.core.picture import FONT, HEIGHT, WIDTH
from riverhaven.core.words import Refusal
from riverhaven.share.account import Account, Seen

BAND = 96  # of words under the table
LETTERS, LINES, SIZE = 104, 3, 23  # in a line of the band; lines; their size
SHOW_S, FADE_S = 2.0, 0.4
ID = re.compile(' id="([^"]*)"')
SPOT = re.compile(r' (?:x="([-\d.]+)" y="([-\d.]+)"|transform="translate\(([-\d.]+) ([-\d.]+)\))')
STYLE = """
.poster-table { fill: #d9c7a3 } .poster-sheet { fill: #fffaf0 } .poster-ink { fill: #3b2f27; color: #3b2f27 }
@media (prefers-color-scheme: dark) {
  .poster-table { fill: #1b1815 } .poster-sheet { fill: #332d27 } .poster-ink { fill: #f1e6d0; color: #f1e6d0 }
}
"""


def end(account: Account, seat: Seen = None) -> str:
    """The table as it is left, with who has how many points and who has won: SVG."""
    pictures = "".join("".join(tags) for tags in frame(account, seat, account.plies).values())
    points = account.match.sight(seat).record.score
    names = [f"{account.name(one)} {points[one]}" for one in range(account.match.seats)]
    said = account.result() or account.when(account.plies, seat)
    return poster(account, pictures + band(standings(account, names) + words([said], HEIGHT + 76)), names)


def png(account: Account, seat: Seen = None, width: int = 1280) -> bytes:
    """The same as PNG, so many dots wide. It needs the extra `pictures`."""
    with from_extra("pictures"):
        import resvg_py
    return bytes(resvg_py.svg_to_bytes(svg_string=end(account, seat), width=width))


def turn(account: Account, ply: int | None = None, seat: Seen = None) -> str:
    """The turn in which the move number `ply` was made, the last if none is named, as an SVG that moves by itself."""
    first, last = turn_of(account, account.plies if ply is None else ply)
    plies = range(first, last + 1)
    frames = [frame(account, seat, at) for at in plies]
    said = [account.when(first, seat), *(account.told(at - 1, seat) for at in plies[1:])]
    time = Time(len(frames))
    ids = dict.fromkeys(id for one in frames for id in one)
    stacks = [stack([one.get(id, ()) for one in frames], time) for id in ids]
    captions = stack([(band(caption(text)),) for text in said], time)  # each hides the one before as it comes
    return poster(account, "".join(stacks) + captions, said, time.css())


def turn_of(account: Account, ply: int) -> tuple[int, int]:
    """From which moment to which: before the first of a player's moves, and after the last, where others wait."""
    turns = account.match.turns
    if not 1 <= ply <= len(turns):
        raise Refusal("no-such-ply", ply=str(ply), last=str(len(turns)))
    first = last = ply
    while first > 1 and turns[first - 2].seat == turns[ply - 1].seat:
        first -= 1
    while last < len(turns) and turns[last].seat == turns[ply - 1].seat:
        last += 1
    return first - 1, last


# ----------------------------------------------------------------------------------------------------------- the table

Tags = tuple[str, ...]


def frame(account: Account, seat: Seen, ply: int) -> dict[str, Tags]:
    """The parts of the table at one moment, each at its place."""
    found = {}
    for part in account.match.sight(seat, ply).parts:
        begin, *rest = account.speaker.tags(part.svg())
        place = "".join(f' {name}="{getattr(part, name):g}"' for name in ("x", "y", "width", "height"))
        found[part.id] = (begin.replace("<svg", f"<svg{place}", 1), *rest)
    return found


def poster(account: Account, drawn: str, described: list[str], css: str = "") -> str:
    game = account.match.game
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT + BAND}" role="img" '
        f"aria-label={quoteattr(game.title + ': ' + ' '.join(described))} font-family={quoteattr(FONT)} "
        f'font-weight="600" text-anchor="middle" stroke-linejoin="round" xml:lang="{account.lang}">'
        f"<title>{escape(game.title)}</title><style>{STYLE}{css}</style><defs>{game.art()}</defs>"
        f'<rect class="poster-table" width="{WIDTH}" height="{HEIGHT + BAND}"/>{ID_OF_PIECE.sub("", drawn)}</svg>'
    )


ID_OF_PIECE = re.compile(' id="[^"]*"| data-[a-z]+="[^"]*"')  # a piece may be there several times, an id must not


def band(inside: str) -> str:
    return f'<rect class="poster-sheet" y="{HEIGHT}" width="{WIDTH}" height="{BAND}"/>{inside}'


def words(lines: list[str], y: float) -> str:
    """Lines of text in the middle, one under the other."""
    texts = (
        f'<text class="poster-ink" x="{WIDTH / 2:g}" y="{y + 1.2 * SIZE * i:g}" font-size="{SIZE}">'
        f"{escape(line)}</text>"
        for i, line in enumerate(lines)
    )
    return "".join(texts)


def standings(account: Account, names: list[str]) -> str:
    """Everybody's emblem, name and points, side by side."""
    room = WIDTH / len(names)
    most = int(room / SIZE * 1.7)  # letters
    return "".join(
        f'<g class="poster-ink" transform="translate({room * i + 24:g} {HEIGHT + 30})">'
        f"{account.emblem(i)}"
        f'<text x="24" y="8" font-size="{SIZE}" text-anchor="start">{escape(shortened(name, most))}</text></g>'
        for i, name in enumerate(names)
    )


def shortened(name: str, most: int) -> str:
    """A name with its points, cut where it is too long: the points stay."""
    who, _, points = name.rpartition(" ")
    return name if len(name) <= most else f"{who[: most - len(points) - 2]}… {points}"


def caption(text: str) -> str:
    lines = wrap(shorten(text, LETTERS * LINES - 10, placeholder=" …"), LETTERS)
    return words(lines, HEIGHT + (BAND - 1.2 * SIZE * len(lines)) / 2 + SIZE)


# ---------------------------------------------------------------------------------------------------------- the motion


class Span(NamedTuple):
    """From which frame to which something stays as it is."""

    first: int
    last: int


class Time:
    """So many frames, one after another and again from the start: rules of CSS that show and move."""

    def __init__(self, frames: int) -> None:
        self.frames, self.seconds = frames, SHOW_S * (frames + 1)  # the last one stays for two
        self.rules: dict[str, str] = {}

    def percent(self, seconds: float) -> str:
        return f"{100 * seconds / self.seconds:.2f}%"

    def shows(self, span: Span) -> str:
        """The animation of what is there in these frames. It fades in over what was, which then goes."""
        comes, gone = span.first * SHOW_S, (span.last + 1) * SHOW_S + FADE_S
        steps = ["0% { opacity: 1 }"]
        if span.first:
            steps = [f"0%, {self.percent(comes)} {{ opacity: 0 }}", f"{self.percent(comes + FADE_S)} {{ opacity: 1 }}"]
        if span.last < self.frames - 1:
            steps += [f"{self.percent(gone)} {{ opacity: 1 }}", f"{self.percent(gone + 0.01)}, 100% {{ opacity: 0 }}"]
        return self.rule(f"show-{span.first}-{span.last}", steps)

    def moves(self, at: int, x: float, y: float) -> str:
        """The animation of what comes from another place in this frame."""
        comes = at * SHOW_S
        away = f"0%, {self.percent(comes + FADE_S)} {{ translate: {x:g}px {y:g}px }}"
        return self.rule(
            f"move-{len(self.rules)}", [away, f"{self.percent(comes + 3 * FADE_S)}, 100% {{ translate: 0 0 }}"]
        )

    def rule(self, name: str, steps: list[str]) -> str:
        self.rules[name] = f"@keyframes {name} {{ {' '.join(steps)} }}"
        return f"animation: {name} {self.seconds:g}s infinite"

    def css(self) -> str:
        """Whoever wants no motion sees the end."""
        still = "@media (prefers-reduced-motion: reduce) { * { animation: none !important } }"
        return "\n".join((*self.rules.values(), still))


def stack(versions: list[Tags], time: Time) -> str:
    """A part through all frames: each of its versions over the one before, shown in its time."""
    found, before = "", Tags()
    for tags, frames in groupby(range(len(versions)), key=versions.__getitem__):
        numbers = list(frames)
        span = Span(numbers[0], numbers[-1])
        drawn = "".join(moved(tags, before, span.first, time))
        before = tags
        if span == (0, time.frames - 1):
            return drawn
        still = 1 if span.last == time.frames - 1 else 0
        found += f'<g opacity="{still}" style="{time.shows(span)}">{drawn}</g>'
    return found


def moved(tags: Tags, before: Tags, at: int, time: Time) -> Iterator[str]:
    """The tags; a piece that lay elsewhere in the version before comes from there."""
    spots = {id[1]: spot for tag in before if (id := ID.search(tag)) and (spot := spot_of(tag))}
    for tag in tags:
        id = ID.search(tag)
        now, then = spot_of(tag), spots.get(id[1]) if id else None
        if now is None or then is None or now == then:
            yield tag
        else:
            motion = time.moves(at, then[0] - now[0], then[1] - now[1])
            yield re.sub("^<[a-z]+", rf'\g<0> style="{motion}"', tag)


def spot_of(tag: str) -> tuple[float, float] | None:
    found = SPOT.search(tag)
    if found is None:
        return None
    x, y = found[1] or found[3], found[2] or found[4]
    return float(x), float(y)
