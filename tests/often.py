"""Parameters of which `make test` runs only some; the others are for `make long`."""

from collections.abc import Iterable
from typing import Any

import pytest


def often(rows: Iterable[tuple[Any, ...]], every: int) -> list[Any]:
    """These rows of parameters, one in so many of them in `make test`."""
    return [pytest.param(*row, marks=[pytest.mark.long] if i % every else []) for i, row in enumerate(rows)]
