"""The rules of a game, and loops over them, as units of the rules language."""

from collections.abc import Sequence
from typing import Any

from riverhaven.core.engine import Engine, key_of
from riverhaven.core.gear import RULES, Loop
from riverhaven.core.language import Source
from riverhaven.core.language.types import CELLS, FLOAT, INT, MOVE, WIDE, Array, Record, Scalar, Type
from riverhaven.core.language.unit import Unit
from riverhaven.core.language.value import c_name
from riverhaven.core.record import RecordType

Symbols = dict[str, str]  # of what Python may call, by its key


def of(engine: Engine, source: Source, checked: bool) -> tuple[Unit, Symbols]:
    """The unit with `source`: all rules of the game, or all loops of a module that Python calls."""
    if isinstance(source, Loop):
        return of_loops(engine, loops_beside(source), checked)
    return of_rules(engine, checked)


def of_rules(engine: Engine, checked: bool = False) -> tuple[Unit, Symbols]:
    """Every rule in the game's package: those that the core calls, and those that its views ask."""
    unit = Unit(records(engine), engine.open_names, checked)
    for rule in engine.rules.values():
        unit.function(rule, arguments(engine, rule))
    known = dict(reversed(unit.functions))
    places = {(rule.file, rule.__qualname__) for rule in known}  # a file may be imported twice, under two names
    own = [rule for rule in RULES if engine.offers(rule)]
    new = [rule for rule in own if rule in known or (rule.file, rule.__qualname__) not in places]
    symbols: Symbols = {}
    for rule in dict.fromkeys((*engine.rules.values(), *new)):
        symbols[key_of(rule)] = export(unit, rule, known.get(rule) or arguments(engine, rule), alone=False)
    return unit, symbols


def of_loops(engine: Engine, loops: list[Loop], checked: bool = False) -> tuple[Unit, Symbols]:
    """Loops with everything that they stand on."""
    unit = Unit(records(engine, loops), engine.open_names, checked)
    unit.meanings |= {(loop.__module__, name) for loop in loops for name in records_of(loop)}
    symbols: Symbols = {}
    for loop in loops:
        symbols[key_of(loop)] = export(unit, loop, arguments(engine, loop), alone=True)
    return unit, symbols


def export(unit: Unit, source: Source, arguments: tuple[Type, ...], alone: bool) -> str:
    """Let Python call a rule; returns its symbol."""
    symbol = f"riverhaven_{source.__name__}_{len(unit.exports)}"
    unit.export(symbol, source, arguments, alone)
    return symbol


def records(engine: Engine, loops: Sequence[Loop] = ()) -> dict[str, RecordType]:
    """The records of a unit, by the names of C's structs."""
    named = {name: value for loop in loops for name, value in records_of(loop).items()}
    others = {c_name(name.title()): value for name, value in named.items()}
    return {"Parts": engine.parts, "State": engine.state, **others}


def records_of(loop: Loop) -> dict[str, RecordType]:
    """Those that a loop's module names."""
    return {name: value for name, value in loop.function.__globals__.items() if isinstance(value, RecordType)}


def arguments(engine: Engine, source: Source) -> tuple[Type, ...]:
    """The types of a rule's arguments: `c` and `s` are the records, `out` has room for all moves, the rest integers.
    A loop says what differs."""
    known: dict[str, Any] = {"c": "parts", "s": "state", "out": "moves"}
    known |= {"out": ["f4"]} if source is engine.rules.get("features") else {}
    known |= source.types if isinstance(source, Loop) else {}
    names = [argument.arg for argument in source.tree.args.args]
    return tuple(type_of(engine, known.get(name, "int"), source) for name in names)


def type_of(engine: Engine, wanted: Any, source: Source) -> Type:
    """`"state"` is a record, `NODE` one of that layout, `["i4"]` an array of any length, `["f8", 3]` of rows."""
    simple: dict[str, Type] = {
        "int": INT,
        "wide": WIDE,
        "float": FLOAT,
        "parts": Record("Parts", constant=True),
        "state": Record("State"),
        "moves": Array(MOVE, (engine.moves,)),
    }
    if isinstance(wanted, str):
        return simple[wanted]
    if isinstance(wanted, RecordType):
        assert isinstance(source, Loop)
        return Record(next(c_name(name.title()) for name, value in records_of(source).items() if value is wanted))
    item, *rows = wanted
    found = CELLS[item] if item in CELLS else type_of(engine, item, source)
    assert not isinstance(found, Scalar | Array)
    return Array(found, (None, *rows))  # type: ignore[arg-type]


def loops_beside(loop: Loop) -> list[Loop]:
    """The loops of a module that Python may call: those that tell the types of their arguments."""
    found = [value for value in loop.function.__globals__.values() if isinstance(value, Loop) and value.types]
    return [value for value in found if value.__module__ == loop.__module__]
