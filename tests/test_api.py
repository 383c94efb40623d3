"""What docs/api.md tells of is there, has words, and says of everything that it takes and gives what it is."""

import inspect
import re
from collections.abc import Callable, Iterator
from functools import reduce
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from numpy.typing import ArrayLike

from riverhaven.core.engine import Entry
from riverhaven.core.state import Json

PAGE = Path(__file__).parents[1] / "docs" / "api.md"
NAMES = re.findall(r"^::: (\S+)$", PAGE.read_text(), re.MULTILINE)

NAMED = (Json, Entry, ArrayLike)  # these say what they are by their names


def without(hint: str, named: object) -> str:
    return hint.replace(str(named), "")


def found(name: str) -> Any:
    try:
        return import_module(name)
    except ModuleNotFoundError:
        module, _, last = name.rpartition(".")
        return reduce(getattr, [last], found(module))


def callables(name: str, of: Any) -> Iterator[tuple[str, Callable[..., object]]]:
    """The functions that somebody may call who has this: itself, what it holds."""
    if inspect.isfunction(of):
        yield name, of
    elif isinstance(of, property):
        assert of.fget is not None
        yield name, of.fget
    elif isinstance(of, type | ModuleType):
        own = {key: value for key, value in vars(of).items() if not key.startswith("_") or key == "__init__"}
        for key, value in own.items():
            value = value.__func__ if isinstance(value, classmethod | staticmethod) else value
            if isinstance(of, type) or getattr(value, "__module__", "") == of.__name__:
                yield from callables(f"{name}.{key}", value)


@pytest.mark.parametrize("name", NAMES)
def test_nothing_public_takes_or_gives_just_anything(name: str) -> None:
    assert found(name).__doc__
    for key, function in callables(name, found(name)):
        hints = {of: reduce(without, NAMED, str(hint)) for of, hint in function.__annotations__.items()}
        loose = {of: hint for of, hint in hints.items() if re.search(r"\bAny\b", hint)}
        assert not loose, (key, loose)
