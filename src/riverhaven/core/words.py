"""Words: Fluent messages in every language, and sentences built from messages.

>>> Words().say("en", Say("player", number=2))
'Player 2'
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

LANGUAGES = ("en", "it", "hu")
SHELL = Path(__file__).parent.parent / "words"


class Say:
    """A sentence before it has a language: a message and its variables, which may be sentences or lists of them."""

    def __init__(self, message: str, **variables: Any) -> None:
        self.message = message
        self.variables = variables

    def __repr__(self) -> str:
        return f"Say({self.message!r}, {self.variables!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Say) and (self.message, self.variables) == (other.message, other.variables)


class Words:
    """The messages of the shell, and of a game's `folder` where one is given."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folders = (SHELL,) if folder is None else (SHELL, folder)

    def say(self, lang: str, sentence: Say | str) -> str:
        """`sentence` in the language `lang`."""
        if isinstance(sentence, str):
            sentence = Say(sentence)
        bundle = bundle_of(lang, self.folders)
        variables = {name: self._value(lang, value) for name, value in sentence.variables.items()}
        message = bundle.get_message(sentence.message)
        if message.value is None:
            raise KeyError(f"The message {sentence.message!r} has no text in {lang!r}.")
        text, errors = bundle.format_pattern(message.value, variables)
        if errors:
            raise ValueError(f"The message {sentence.message!r} in {lang!r}: {errors[0]!r}")
        return str(text)

    def has(self, message: str) -> bool:
        return bundle_of("en", self.folders).has_message(message)

    def _value(self, lang: str, value: Any) -> Any:
        if isinstance(value, Say):
            return self.say(lang, value)
        if isinstance(value, list):
            return format_list([str(self._value(lang, v)) for v in value], locale=lang)
        return value

    def messages(self, lang: str) -> dict[str, set[str]]:
        """Every message of this language with the variables that it uses: for the contract."""
        found: dict[str, set[str]] = {}
        for folder in self.folders:
            for entry in FluentParser().parse(read(folder, lang)).body:
                if isinstance(entry, ast.Junk):
                    raise ValueError(f"{folder.name}/{lang}.ftl: {entry.content!r} is not Fluent.")
                if isinstance(entry, ast.Message):
                    found[entry.id.name] = set(_variables(entry))
        return found


def _variables(node: Any) -> Iterable[str]:
    """The names of the variables used anywhere below a node of the Fluent syntax tree."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, list):
        for child in node:
            yield from _variables(child)
    elif isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            yield from _variables(child)


def read(folder: Path, lang: str) -> str:
    return (folder / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def bundle_of(lang: str, folders: tuple[Path, ...]) -> FluentBundle:
    if lang not in LANGUAGES:
        raise Refusal("unknown-language", language=lang, allowed=", ".join(LANGUAGES))
    # Isolating marks protect mixed writing directions; ours all run one way, and terminals would show the marks.
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        bundle.add_resource(FluentResource(read(folder, lang)))
    return bundle


class Refusal(ValueError):
    """What was asked for is not possible. `str()` is one clear English sentence, `say(lang)` the same in `lang`.

    >>> print(Refusal("unknown-game", game="chess", allowed="newhaven").say("it"))
    Non c'è nessun gioco «chess»; ci sono: newhaven.
    """

    def __init__(self, message: str, words: Words | None = None, **variables: Any) -> None:
        self.sentence = Say(message, **variables)
        self.words = words or Words()
        super().__init__(message)

    def say(self, lang: str) -> str:
        return self.words.say(lang, self.sentence)

    def __str__(self) -> str:
        return self.say("en")


class IllegalMove(Refusal):
    """A move that the rules forbid; `reason` names the rule. The match is untouched.

    >>> IllegalMove("match-over").reason
    'match-over'
    """

    @property
    def reason(self) -> str:
        return self.sentence.message
