"""What the tools are asked for and cannot do they say in a sentence."""

import pytest

from tools import duel


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (("2", "{}", "--others", "foo"), "There is no bot “foo”"),
        (("7", "{}"), "New Haven is not played with 7 seats"),
        (("2", '{"breadth": 3}'), "invalid plan value"),
        (("2", "depth"), "invalid plan value"),
    ],
)
def test_a_duel_that_cannot_be_is_refused_in_a_sentence(
    asked: tuple[str, ...], why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["duel", "newhaven", *asked])
    with pytest.raises(SystemExit) as refused:
        duel.main()
    assert why in f"{refused.value}{capsys.readouterr().err}"
