"""Words: Fluent messages in every language, and sentences built from messages.

>>> Words().say("en", Say("player", number=2))
'Player 2'
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser, ast

LANGUAGES = ("en", "it", "hu")
SHELL = Path(__file__).parent.parent / "words"
YOU = "you"  # the attribute of a message that speaks to whomever it speaks of


MOST_LETTERS = 1000  # of a variable: Fluent fills in no more than 2,500, and nobody reads that many


class Say:
    """A sentence before it has a language: a message and its variables, which may be sentences or lists of them."""

    def __init__(self, message: str, **variables: object) -> None:
        self.message = message
        self.variables: dict[str, Any] = {name: shortened(value) for name, value in variables.items()}

    def named(self, names: "Sequence[str | Say]") -> "Say":
        """This sentence, with the names of the people where it speaks of a seat.

        >>> Say("wins", who=Say("player", number=2)).named(["Ada", "Bob"])
        Say('wins', {'who': 'Bob'})
        """

        def value(of: Any) -> Any:
            if isinstance(of, list):
                return [value(v) for v in of]
            if not isinstance(of, Say):
                return of
            return names[of.variables["number"] - 1] if of.message == "player" else of.named(names)

        return Say(self.message, **{name: value(v) for name, v in self.variables.items()})

    def is_about(self, seat: int | None) -> bool:
        """Whether its `player` is whoever sits there."""
        return seat is not None and self.variables.get("player") == Say("player", number=seat + 1)

    def __repr__(self) -> str:
        return f"Say({self.message!r}, {self.variables!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Say) and (self.message, self.variables) == (other.message, other.variables)


def shortened(value: object) -> object:
    """A variable as it is told: of a very long text, only the beginning."""
    if isinstance(value, str) and len(value) > MOST_LETTERS:
        return f"{value[:MOST_LETTERS]}…"
    return value


class Words:
    """The messages of the shell, and of a game's `folder` where one is given."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folders: tuple[Path, ...] = (SHELL,) if folder is None else (SHELL, folder)

    @property
    def languages(self) -> list[str]:
        """Those that all folders speak: in the others, English takes the place of what is missing."""
        return [lang for lang in LANGUAGES if all(speaks(folder, lang) for folder in self.folders)]

    def say(self, lang: str, sentence: Say | str, me: int | None = None) -> str:
        """`sentence` in the language `lang`; to the seat `me` it says "you", where its message has words for that.

        >>> Words().say("en", Say("told-agree", player=Say("player", number=2)), me=1)
        'You agree.'
        """
        if isinstance(sentence, str):
            sentence = Say(sentence)
        message = vocabulary(lang, self.folders).get(sentence.message)
        if message is None:
            raise KeyError(f"There is no message {sentence.message!r} in {lang!r}.")
        if message.value is None:
            raise KeyError(f"The message {sentence.message!r} has no text in {lang!r}.")
        to_me = message.attributes.get(YOU) if sentence.is_about(me) else None
        return self._filled(lang, sentence, message.value if to_me is None else to_me, me)

    def label(self, lang: str, sentence: Say) -> str | None:
        """The `.aria-label` of a message: what a piece of a picture is called. None, if it has none."""
        return self._attribute(lang, sentence, "aria-label")

    def about(self, lang: str, sentence: Say) -> str | None:
        """The `.about` of a message: what a piece of a picture does or counts. None, if it has none."""
        return self._attribute(lang, sentence, "about")

    def now(self, lang: str, sentence: Say) -> str | None:
        """The `.now` of a message: how what it names stands at this moment. None, if it does not say."""
        return self._attribute(lang, sentence, "now")

    def offer(self, lang: str, block: str, ask: Say) -> str:
        """A kind of move as it can be chosen when this is asked: its `.asked` tells what it would cost now."""
        return self._attribute(lang, Say(f"move-{block}", **ask.variables), "asked") or self.say(lang, f"move-{block}")

    def _attribute(self, lang: str, sentence: Say, name: str) -> str | None:
        message = vocabulary(lang, self.folders).get(sentence.message)
        pattern = None if message is None else message.attributes.get(name)
        return None if pattern is None else self._filled(lang, sentence, pattern)

    def _filled(self, lang: str, sentence: Say, pattern: Any, me: int | None = None) -> str:
        variables = {name: self._value(lang, value, me) for name, value in sentence.variables.items()}
        text, errors = vocabulary(lang, self.folders).bundle.format_pattern(pattern, variables)
        if errors:
            raise ValueError(f"The message {sentence.message!r} in {lang!r}: {errors[0]!r}")
        return str(text)

    def has(self, message: str) -> bool:
        """Whether there is a text for this message."""
        found = vocabulary("en", self.folders).get(message)
        return found is not None and found.value is not None

    def _value(self, lang: str, value: Any, me: int | None) -> Any:
        if isinstance(value, Say):
            return self.say(lang, value, me)
        if isinstance(value, list):
            return format_list([str(self._value(lang, v, me)) for v in value], locale=lang)
        return value

    def attributes(self, lang: str) -> dict[str, set[str]]:
        """Every message of this language with the attributes that it has: for the contract."""
        found: dict[str, set[str]] = {}
        for folder in self.folders:
            found |= _attributes(read(folder, lang))
        return found

    def messages(self, lang: str) -> dict[str, set[str]]:
        """Every message of this language with the variables that it uses: for the contract."""
        found: dict[str, set[str]] = {}
        for folder in self.folders:
            found |= messages_in(folder, lang)
        return found

    @property
    def taken(self) -> list[str]:
        """The messages of the last folder that the folders before it have, too."""
        *earlier, last = (messages_in(folder, "en").keys() for folder in self.folders)
        return sorted(last & set().union(*earlier))


def messages_in(folder: Path, lang: str) -> dict[str, set[str]]:
    return _messages(f"{folder.name}/{lang}.ftl", read(folder, lang))


@lru_cache(maxsize=64)
def _messages(file: str, text: str) -> dict[str, set[str]]:
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{file}: {entry.content!r} is not Fluent.")
        if isinstance(entry, ast.Message):
            found[entry.id.name] = set(_variables(entry))
    return found


@lru_cache(maxsize=64)
def _attributes(text: str) -> dict[str, set[str]]:
    entries = (entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message))
    return {entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in entries}


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
    """The messages of a folder in `lang`: those of `it.ftl`, and of any file in `it/`. In English, if it has none."""
    file = folder / f"{lang}.ftl" if speaks(folder, lang) else in_english(folder, lang)
    files = (file, *sorted(file.with_suffix("").glob("*.ftl")))
    return "\n".join(one.read_text(encoding="utf-8") for one in files)


def speaks(folder: Path, lang: str) -> bool:
    return (folder / f"{lang}.ftl").exists()


@cache
def in_english(folder: Path, lang: str) -> Path:
    """What is read in place of a language that is missing: said once."""
    from riverhaven.core.library import announce

    announce(f"{folder.parent.name} has no words in {lang!r} and speaks English instead")
    return folder / "en.ftl"


class Vocabulary:
    """The messages of some folders in one language, each parsed when it is first needed: all of them take a while."""

    def __init__(self, lang: str, folders: tuple[Path, ...]) -> None:
        # Isolating marks protect mixed writing directions; ours all run one way, and terminals would show the marks.
        self.bundle = FluentBundle([lang], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for folder in folders:
            entries = {name_of(entry): entry for entry in ENTRY.split(read(folder, lang))[1:]}
            for name in sorted(entries.keys() & self._unparsed.keys()):
                say_taken(folder, name)
            self._unparsed = entries | self._unparsed

    def get(self, message: str) -> Message | None:
        self._parse(message)
        return self.bundle.get_message(message) if self.bundle.has_message(message) else None

    def _parse(self, name: str) -> None:
        entry = self._unparsed.pop(name, None)
        if entry is not None:
            self.bundle.add_resource(FluentResource(entry))
            for word in NAME.findall(entry):  # what it may refer to
                self._parse(word)


NAME = re.compile(r"-?[a-zA-Z][\w-]*")
ENTRY = re.compile(rf"^(?={NAME.pattern} *=)", re.MULTILINE)


def name_of(entry: str) -> str:
    return entry.split("=", 1)[0].rstrip()


@cache
def say_taken(folder: Path, name: str) -> None:
    """Whatever speaks of a game's table speaks with the words of the shell, too: so a game cannot have this one."""
    from riverhaven.core.library import announce

    announce(f"{folder.parent.name} has a message {name!r}, which is Riverhaven's own and is spoken instead: rename it")


@cache
def vocabulary(lang: str, folders: tuple[Path, ...]) -> Vocabulary:
    if lang not in LANGUAGES:
        raise Refusal("unknown-language", language=lang, allowed=", ".join(LANGUAGES))
    return Vocabulary(lang, folders)


class Refusal(ValueError):
    """What was asked for is not possible. `str()` is one clear English sentence, `say(lang)` the same in `lang`.

    >>> print(Refusal("unknown-game", game="chess", allowed="newhaven").say("it"))
    Non c'è nessun gioco «chess»; ci sono: newhaven.
    """

    def __init__(self, message: str, words: Words | None = None, **variables: object) -> None:
        self.sentence = Say(message, **variables)
        self.words = words or Words()
        super().__init__(message)

    def say(self, lang: str) -> str:
        return self.words.say(lang, self.sentence)

    def __str__(self) -> str:
        return self.say("en")

    def __reduce__(self) -> tuple[Any, ...]:
        return _refused, (type(self), self.sentence.message, self.words.folders, self.sentence.variables)


def _refused(kind: "type[Refusal]", message: str, folders: tuple[Path, ...], variables: dict[str, Any]) -> "Refusal":
    """A refusal that came from another process."""
    words = Words()
    words.folders = folders
    return kind(message, words, **variables)


class IllegalMove(Refusal):
    """A move that the rules forbid; `reason` names the rule. The match is untouched.

    >>> IllegalMove("match-over").reason
    'match-over'
    """

    @property
    def reason(self) -> str:
        return self.sentence.message
