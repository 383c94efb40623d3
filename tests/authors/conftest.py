"""The two small games that are tested here are found as if they were installed."""

import sys
from collections.abc import Iterator

import pytest

from tests.authors.plugin import register


@pytest.fixture(scope="session", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("installed")
    register(folder, "hightide", "riverhaven.template.src.hightide:GAME")
    register(folder, "spring_tide", "tests.authors.page:SPRING_TIDE")
    sys.path.append(str(folder))
    yield
    sys.path.remove(str(folder))
