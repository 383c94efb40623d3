"""Whoever writes a client reads docs/protocol.md, which leaves nothing out, and examples/client.py, which plays."""

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from riverhaven.server import protocol
from tests.server.conftest import Server
from tools import wire

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
ALL = [found for found in vars(protocol).values() if isinstance(found, type) and issubclass(found, msgspec.Struct)]
MESSAGES = [found for found in ALL if found.__module__ == protocol.__name__]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.__name__)
def test_every_message_and_field_is_named(message: type[msgspec.Struct]) -> None:
    names = [field.encode_name for field in msgspec.structs.fields(message)]
    config = message.__struct_config__
    if isinstance(config.tag, str) and message is not protocol.Request:  # which is what requests have in common
        names.append(config.tag)
    missing = [name for name in names if not re.search(rf'[`"]{name}[`"]', DOCUMENT)]
    assert missing == []


def test_the_browser_knows_the_messages_as_they_are() -> None:
    assert wire.FILE.read_text(encoding="utf-8") == wire.text(), "make web writes it anew"


def test_the_example_client_plays_a_whole_game(any_server: Server) -> None:
    command = [sys.executable, str(ROOT / "examples" / "client.py"), any_server.address, "newhaven"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    assert re.search(r"^Random Rita lays the harvest tile", done.stdout, re.MULTILINE)
    assert re.search(r"^Scores: \[\d+, \d+\]$", done.stdout, re.MULTILINE)
