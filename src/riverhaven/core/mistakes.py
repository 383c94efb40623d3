"""What is wrong with a game that is being made: refused at once, with a sentence for its author and their line."""

import re
import traceback
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING

from riverhaven.core.defaults import NO_PARTS, is_left_to_the_core
from riverhaven.core.features import MOST_FEATURES
from riverhaven.core.record import SEAT, Field
from riverhaven.core.state import HEADER, MAX_SEATS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from riverhaven.core.game import Game

# What each rule is called with
ARGUMENTS = {
    "setup": ("c", "s"),
    "legal": ("c", "s", "seat", "out"),
    "reason": ("c", "s", "seat", "move"),
    "apply": ("c", "s", "seat", "move"),
    "redact": ("c", "s", "seat"),
    "deal": ("c", "s", "seat"),
    "mask": ("c", "s", "seat", "move"),
    "value": ("c", "s", "seat"),
    "features": ("c", "s", "seat", "out"),
}


def told(error: BaseException, folder: Path | None) -> str:
    """An error as a sentence that ends with the place of its cause: the last line in the author's `folder`."""
    frames = [(Path(frame.filename), frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
    mine = [(file, line) for file, line in frames if folder is not None and file.is_relative_to(folder)]
    file, line = (mine or frames)[-1]
    shown = file.name if file == folder or not mine else file.relative_to(folder.parent) if folder else file
    return f"{error} ({type(error).__name__}, {shown}, line {line})"


def refuse(game: "Game") -> None:
    """Raise ValueError if nothing good can come of this game."""
    for wrong in (
        *_names(game),
        *_seats(game),
        *_fields(game),
        *_options(game),
        *_rules(game),
        *_features(game),
        *_sight(game),
    ):
        raise ValueError(f"The game {game.name!r}: {wrong}.")


def _names(game: "Game") -> "Iterator[str]":
    if not re.fullmatch("[a-z][a-z0-9_]*", game.name):
        yield "its name must be of small letters, digits and _"
    if not game.phases:
        yield "it must have a phase at least"
    if game.reasons[:1] != ("ok",):
        yield 'its first reason must be "ok", which is none'
    for what, names in (("phase", game.phases), ("reason", game.reasons)):
        for name in names:
            if names.count(name) > 1:
                yield f"the {what} {name!r} is there twice"
            elif not re.fullmatch("[a-z][a-z0-9-]*", name):
                yield f"the {what} {name!r} must be of small letters, digits and -: it is a part of a message's name"
    for name in game.rare:
        if name not in (*game.reasons, *game.phases, *game.moves.blocks):
            yield f"{name!r} is called rare, and is no reason, phase or kind of move"
    for name in game.dear:
        if name not in game.moves.blocks:
            yield f"{name!r} is called dear, and is no kind of move"
    axes = {axis for block in game.moves.blocks.values() for axis in block.axes}
    for name in game.ways:
        if name not in axes:
            yield f"{name!r} is called a way in which a piece lies, and is no axis of a move"
    for axis, kinds in game.assets.items():
        for name in kinds:
            if name not in game.moves.blocks or axis not in game.moves.blocks[name].axes:
                yield f"{name!r} is said to take a {axis}, and is no kind of move that names one"
    if not (game.folder / "words" / "en.ftl").exists():
        yield f"there must be words in English, in {game.folder.name}/words/en.ftl"


def _features(game: "Game") -> "Iterator[str]":
    if "features" not in game.rules.sources:
        return  # the core counts its fields, and knows what they are called
    for seats in game.seats:
        names = game.feature_names(seats)
        if not names:
            yield "it has features, and feature_names does not tell what they are called"
        elif len(names) > MOST_FEATURES:
            yield f"it has {len(names)} features with {seats} seats, and a net takes {MOST_FEATURES} at most"
        elif len(set(names)) < len(names):
            twice = next(name for name in names if names.count(name) > 1)
            yield f"the feature {twice!r} is there twice with {seats} seats"


def _seats(game: "Game") -> "Iterator[str]":
    if not game.seats or list(game.seats) != sorted(set(game.seats)) or game.seats[0] < 1:
        yield f"its seats must be numbers of players, from the fewest to the most, unlike {game.seats}"
    elif game.seats[-1] > MAX_SEATS:
        yield f"at most {MAX_SEATS} can sit at a table, and it has seats for {game.seats[-1]}"


def _fields(game: "Game") -> "Iterator[str]":
    if any(game.state.fields.get(field.name) is not field for field in HEADER):
        yield "its state must be made with state_type(...), which begins with what all games have"
    for field in game.state.fields.values():
        yield from _by(game, field)


def _by(game: "Game", field: Field) -> "Iterator[str]":
    if len(field.by) > len(field.shape):
        yield f"the field {field.name!r} has {len(field.shape)} dimensions, and more names for them: {field.by}"
    for axis, length in zip(field.by, field.shape, strict=False):
        yield from _axis(game, field, axis, length)
    places = prod(field.shape[len(field.by) :])
    if field.labels and len(field.labels) != places:
        yield f"the field {field.name!r} has {places} places, and {len(field.labels)} labels for them"
    if field.bits is not None:
        if field.span is None or field.span.start < 0:
            yield f"the field {field.name!r} is no set of bits: its numbers must begin at 0"
        else:
            yield from _axis(game, field, field.bits, field.bit_count)
    for first in field.seats:
        if field.span is None or first not in field.span or first + game.seats[-1] - 1 not in field.span:
            yield f"the field {field.name!r} says that {first} is seat 0, and cannot hold {game.seats[-1]} seats"


def _axis(game: "Game", field: Field, axis: str, length: int) -> "Iterator[str]":
    if axis == SEAT:
        if length < game.seats[-1]:
            yield f"the field {field.name!r} has a row for {length} seats, and {game.seats[-1]} can play"
    elif axis not in game.moves.axes:
        known = ", ".join((SEAT, *game.moves.axes))
        yield f"the field {field.name!r} is by {axis!r}, which is no axis of the moves; there are: {known}"
    elif len(game.moves.axes[axis]) < length:
        labels = len(game.moves.axes[axis])
        yield f"the field {field.name!r} has {length} numbers by {axis!r}, and that axis has {labels} labels"


def _options(game: "Game") -> "Iterator[str]":
    for option in game.options:
        field = game.state.fields.get(option.name)
        if field is None:
            yield f"the option {option.name!r} needs a field of that name in the state"
        elif field.shape or field.span is None or field.span[0] != 0 or field.span[-1] + 1 < len(option.choices):
            yield f"the field of the option {option.name!r} must be able to hold 0 to {len(option.choices) - 1}"


def _rules(game: "Game") -> "Iterator[str]":
    for name, source in game.rules.sources.items():
        code = source.function.__code__
        given = code.co_varnames[: code.co_argcount]
        if given != ARGUMENTS[name]:
            wanted, unlike = (f"{name}({', '.join(arguments)})" for arguments in (ARGUMENTS[name], given))
            yield f"the rule {wanted} is written {unlike} in {code.co_filename}, line {code.co_firstlineno}"


def _sight(game: "Game") -> "Iterator[str]":
    if not is_left_to_the_core(game.view) and is_left_to_the_core(game.picture):
        yield "it has a view of its own, so it needs a picture of its own"
    if NO_PARTS in game.parts_type.fields and not is_left_to_the_core(game.parts_of):
        yield "parts_of needs parts_type, the record that it fills"
