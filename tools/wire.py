"""Writes web/src/lib/wire.ts: the server's messages, as the browser's client knows them. `make web` runs it."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct, inspect

from riverhaven.server import http, protocol

FILE = Path(__file__).parents[1] / "web" / "src" / "lib" / "wire.ts"
HEAD = """\
// Written by tools/wire.py from the types of src/riverhaven/server; `make web` writes it anew.
// The messages of the socket, both ways, and those of the HTTP API.
"""
WIDTH = 120
ALIASES = ("Language", "Want", "Stage", "Value", "Incoming", "Outgoing")  # types of the protocol that have a name
SIMPLE = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def text() -> str:
    messages: dict[str, type[Struct]] = {}
    for hint in [protocol.Incoming, protocol.Outgoing, *of_the_api()]:
        gather(hint, messages)
    aliases = [alias(name) for name in ALIASES]
    return "\n".join([HEAD, *aliases, *(interface(message) for _, message in sorted(messages.items()))])


def of_the_api() -> Iterator[Any]:
    """What the requests of the HTTP API bring, and how they are answered."""
    for handler in (found for room in http.CONTROLLERS for found in vars(room).values()):
        if isinstance(handler, HTTPRouteHandler):
            hints = get_type_hints(handler.fn)
            yield from (hints[name] for name in ("data", "return") if name in hints)


def gather(hint: Any, messages: dict[str, type[Struct]]) -> None:
    """Note the messages that a type is made of, and those that these are made of."""
    inner = get_args(hint)
    if isinstance(hint, type) and issubclass(hint, Struct):
        if messages.setdefault(hint.__name__, hint) is not hint:
            raise ValueError(f"Two messages are called {hint.__name__}.")
        inner = tuple(field.type for field in msgspec.structs.fields(hint))
    for found in inner:
        if found not in messages.values():
            gather(found, messages)


def alias(name: str) -> str:
    info = inspect.type_info(getattr(protocol, name))
    line = f"export type {name} = {written(info)};"
    if len(line) > WIDTH and isinstance(info, inspect.UnionType):
        below = f"  {written(info)};"
        rows = below if len(below) <= WIDTH else "\n".join(f"  | {written(one)}" for one in info.types) + ";"
        line = f"export type {name} =\n{rows}"
    return line + "\n"


def interface(message: type[Struct]) -> str:
    info = inspect.type_info(message)
    assert isinstance(info, inspect.StructType)
    lines = [f'  {info.tag_field}: "{info.tag}";'] if info.tag_field else []
    lines += [f"  {member(message, field)};" for field in info.fields]
    says = [f"/** {' '.join(message.__doc__.split())} */"] if message.__doc__ else []
    return "\n".join([*says, f"export interface {message.__name__} {{", *lines, "}", ""])


def member(message: type[Struct], field: inspect.Field) -> str:
    """What we read may be missing where there is a default; what we send is missing where it is the default."""
    config = message.__struct_config__
    read, sent = config.forbid_unknown_fields, config.omit_defaults
    may_miss = not field.required and (read or sent)
    kind = field.type
    if may_miss and not read and field.default is None and isinstance(kind, inspect.UnionType):
        kind = inspect.UnionType(tuple(one for one in kind.types if not isinstance(one, inspect.NoneType)))
    return f"{field.encode_name}{'?' if may_miss else ''}: {named(kind)}"


def named(info: inspect.Type) -> str:
    """A type by its name, if it has one."""
    text = written(info)
    return names().get(text, text)


@cache
def names() -> dict[str, str]:
    return {written(inspect.type_info(getattr(protocol, name))): name for name in ALIASES}


def written(info: inspect.Type) -> str:
    """A type in TypeScript."""
    match info:
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.EnumType(cls=cls):
            return " | ".join(f'"{member.value}"' for member in cls)
        case inspect.UnionType(types=types):
            return " | ".join(map(written, types))
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            inner = written(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {named(value)}>"
    return SIMPLE[type(info)]


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
