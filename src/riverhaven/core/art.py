"""What the art of every game is made of: the players' colours, emblems and medals, and symbols for a picture to use."""

from collections.abc import Iterator, Mapping

# Colour and emblem of each seat: the Okabe-Ito palette, and a shape for those who do not see colours as others do.
SEATS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#f0e442")
EMBLEMS = (
    '<circle r="13"/>',
    '<path d="M0-14 14 11H-14Z"/>',
    '<rect x="-12" y="-12" width="24" height="24" rx="1"/>',
    '<path d="M0-16 15 0 0 16-15 0Z"/>',
    '<path d="M0-16 4.7-5.2 16-4.6 7 2.7 10 14 0 7.6-10 14-7 2.7-16-4.6-4.7-5.2Z"/>',
)
MEDALS = ("#f2c14e", "#c9cfd4", "#cd8f5a", "#e6d7ba", "#e6d7ba")  # gold, silver, bronze, and plain wood for the others


def people(seats: int) -> Iterator[tuple[int, str, str]]:
    """Seat, colour and emblem of each of so many players."""
    return zip(range(seats), SEATS, EMBLEMS, strict=False)


def symbols(found: Mapping[str, str]) -> str:
    """Snippets of SVG by their names, as the content of `<defs>`: a picture uses "card" as the symbol `art-card`."""
    return "".join(map(_symbol, found, found.values()))


def _symbol(name: str, text: str) -> str:
    """A symbol without the blanks and line ends that are only there for the reader. It has a size, though nothing keeps
    to it: Firefox takes a piece for as large as the whole picture otherwise."""
    text = " ".join(text.split()).replace("> <", "><")
    return f'<symbol id="art-{name}" overflow="visible" width="1" height="1">{text}</symbol>'
