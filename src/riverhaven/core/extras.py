"""What comes only to those who ask for it, as in `pip install "riverhaven[server]"`."""

from collections.abc import Iterator
from contextlib import contextmanager

from riverhaven.core.words import Refusal


@contextmanager
def from_extra(name: str) -> Iterator[None]:
    """What is imported within comes with the extra `name`; where it is missing, say how to get it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("riverhaven"):  # one of our own: a mistake, and no extra brings it
            raise
        raise Refusal("extra-missing", extra=name) from None
