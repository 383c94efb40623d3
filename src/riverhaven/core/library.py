"""Libraries: where the compiled rules of a game lie, whether they are fresh, and how they are made.

A library comes with the package (the build hook made it), or lies in the cache. Beside it lies a list of what it was
made of: the modules of its rules and loops, and the names that these use, with a digest of the modules' text and of
what the names mean. A library is used only if all of it is still the same, wherever a constant comes from.
"""

import ctypes
import hashlib
import json
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import EnumType
from functools import cache, reduce
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
from platformdirs import user_cache_path

from riverhaven.core.compiler import CannotBuild, Target, here, this_platform
from riverhaven.core.language.source import Source
from riverhaven.core.moves import Block
from riverhaven.core.record import RecordType

if TYPE_CHECKING:
    from riverhaven.core.language.unit import Unit

CORE = Path(__file__).parent
ATTEMPTS = 5


class Mistake(ArithmeticError):
    """The checked gear found a rule that is wrong: an index, an overflow, a value outside of its field."""


def announce(what: str) -> None:
    """Say that something is being compiled; whoever has a better place to say it replaces this."""
    print(f"Riverhaven: {what}", file=sys.stderr, flush=True)


@dataclass(frozen=True)
class Plan:
    """A library to be: its name, the folder of the game that it is for, and how its source is made."""

    name: str  # newhaven-rules, newhaven-tree-checked
    title: str  # for people
    folder: Path
    effort: str  # of the compiler
    measures: str  # what is compiled in besides the sources: a digest
    translate: Callable[[], tuple["Unit", dict[str, str]]]  # the unit, and the symbols of what Python may call

    @property
    def packaged(self) -> Path:
        """Where the build hook puts the list."""
        return self.folder / "built" / f"{self.name}.json"

    @property
    def cached(self) -> Path:
        """One place for each folder that a game may lie in: an old build is replaced, and none piles up."""
        place = hashlib.blake2b(str(self.folder.resolve()).encode(), digest_size=6).hexdigest()
        return cache_folder() / f"{self.name}-{place}.json"


def cache_folder() -> Path:
    return Path(os.environ.get("RIVERHAVEN_CACHE") or user_cache_path("riverhaven")) / "rules"


class Library:
    """Compiled rules, loaded."""

    def __init__(self, file: Path, exports: dict[str, str]) -> None:
        self.exports = exports
        self.library = ctypes.PyDLL(str(file))
        self.library.riverhaven_connect(PYTHON)

    def function(self, name: str) -> Callable[..., Any] | None:
        """A rule as a built-in function of Python's; None if it is not offered."""
        if name not in self.exports:
            return None
        method = ctypes.c_char.in_dll(self.library, self.exports[name])
        found: Callable[..., Any] = new_function(ctypes.addressof(method), None, None)
        return found


def _address(function: Any) -> int | None:
    return ctypes.cast(function, ctypes.c_void_p).value


_api = ctypes.pythonapi
new_function = _api.PyCFunction_NewEx
new_function.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p]
new_function.restype = ctypes.py_object
# What a library needs of Python, in the order of python.h.
FUNCTIONS = (
    *("PyObject_GetBuffer", "PyBuffer_Release", "PyEval_SaveThread", "PyEval_RestoreThread", "PyLong_AsLongLong"),
    *("PyFloat_AsDouble", "PyLong_FromLongLong", "PyFloat_FromDouble", "Py_BuildValue", "PyErr_Occurred"),
    *("PyErr_Format", "Py_IncRef", "Py_DecRef", "PyObject_GetAttrString", "PyObject_IsTrue", "PyErr_Clear"),
)
OBJECTS = (None, ValueError, Mistake)
PYTHON = (ctypes.c_void_p * (len(FUNCTIONS) + len(OBJECTS)))(
    *(_address(getattr(_api, name)) for name in FUNCTIONS), *map(id, OBJECTS)
)

# ------------------------------------------------------------------------------------------------------ finding, making


def library(plan: Plan, wanted: str) -> Library:
    """The library of `plan`, made now if there is none that is fresh and offers what is `wanted`."""
    for place in (plan.packaged, plan.cached):
        found = fresh(place, plan)
        if found is not None and wanted in found.exports:
            return found
    target = here()
    announce(f"compiling {plan.title}")
    for _ in range(ATTEMPTS):
        made, exports = make(plan, plan.cached, target)
        if wanted not in exports:
            raise CannotBuild(f"{wanted} was imported a second time, by another name")
        with suppress(OSError):  # somebody has just put another build into this place, and removed ours
            return Library(made, exports)
    raise CannotBuild(f"{plan.cached} is made anew all the time")


def prepare(plan: Plan) -> None:
    """Make the library of `plan` for another process, if there is none that is fresh."""
    if not any(listed(place, plan) for place in (plan.packaged, plan.cached)):
        announce(f"compiling {plan.title}")
        make(plan, plan.cached, here())


def fresh(place: Path, plan: Plan) -> Library | None:
    """The library that the list at `place` names, if it is for this machine, and nothing has changed since."""
    with suppress(OSError):  # the library has just gone
        if (found := listed(place, plan)) is not None:
            return Library(*found)
    return None


def listed(place: Path, plan: Plan) -> tuple[Path, dict[str, str]] | None:
    """The file of that library, and what it exports."""
    try:
        manifest = json.loads(place.read_bytes())
        if is_fresh(manifest, plan, this_platform()):
            return place.parent / manifest["library"], manifest["exports"]
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        pass  # there is none, or what is there was left by an accident
    return None


def is_fresh(manifest: dict[str, Any], plan: Plan, platform: str) -> bool:
    return bool(manifest["platform"] == platform and manifest["made_of"] == made_of(plan.measures, manifest["names"]))


def make(plan: Plan, place: Path, target: Target) -> tuple[Path, dict[str, str]]:
    """Translate and compile; the library first, then the list that names it, then older ones go.

    Returns the library and what it exports.
    """
    unit, exports = plan.translate()
    names: dict[str, list[str]] = {source.__module__: [] for source, _ in unit.functions}
    for module, name in sorted(unit.meanings):
        names.setdefault(module, []).append(name)
    made = {"made_of": made_of(plan.measures, names), "names": names}
    text = unit.text
    tag = hashlib.blake2b(text.encode(), digest_size=6).hexdigest()
    library = place.with_name(f"{place.stem}-{tag}{target.suffix}")
    place.parent.mkdir(parents=True, exist_ok=True)
    target.compile(library, text, plan.effort)
    manifest = {"library": library.name, "platform": target.platform, **made}
    manifest |= {"folder": str(plan.folder.resolve())} if in_cache(place) else {}
    written = place.with_suffix(f".{os.getpid()}.tmp")
    written.write_text(json.dumps({**manifest, "exports": exports}))
    written.replace(place)
    for old in place.parent.glob(f"{place.stem}-{'?' * len(tag)}.*"):
        if old != library:
            remove(old)
    if in_cache(place):
        prune()
    return library, exports


def in_cache(place: Path) -> bool:
    return cache_folder() in place.parents


def prune() -> None:
    """Remove from the cache what was made for a folder that is gone."""
    for place in cache_folder().glob("*.json"):
        try:
            manifest = json.loads(place.read_bytes())
            if not Path(manifest["folder"]).exists():
                remove(place.with_name(manifest["library"]))
                remove(place)
        except (OSError, ValueError, KeyError):
            remove(place)


def remove(file: Path) -> None:
    with suppress(OSError):  # somebody else was faster, or is still using it
        file.unlink()


# ------------------------------------------------------------------------------------------------ what it was made of


def made_of(measures: str, names: Mapping[str, Iterable[str]]) -> str:
    """A digest of all that can change a unit: the text of the modules, and what the names in them mean now."""
    digest = hashlib.blake2b(f"{measures} {translator()}".encode(), digest_size=16)
    for module in sorted(names):
        holder = sys.modules[module]
        digest.update(Path(str(holder.__file__)).read_bytes())
        for name in sorted(names[module]):
            digest.update(f"\n{name} = {spelled(reduce(getattr, name.split('.'), holder))}".encode())
    return digest.hexdigest()


@cache
def translator() -> str:
    """A digest of all that translates and compiles."""
    beside = [CORE / f"{name}.py" for name in ("compiler", "engine", "moves", "record", "translation")]
    files = [*sorted((CORE / "language").glob("*.py")), *sorted((CORE / "language").glob("*.h")), *beside]
    return hashlib.blake2b(b"\0".join(file.read_bytes() for file in files), digest_size=16).hexdigest()


def spelled(value: Any) -> str:
    """A text that tells one meaning of a name from another."""
    if isinstance(value, Block):
        return repr((value.first, value.lengths))
    if isinstance(value, RecordType):
        return layout_text(value)
    if isinstance(value, np.ndarray):
        return repr((value.dtype.str, value.tolist()))
    if isinstance(value, ModuleType):
        return value.__name__
    if isinstance(value, Source | EnumType) or callable(value):
        return f"{value.__module__}.{value.__qualname__}"
    return repr(value)


def layout_text(record: RecordType) -> str:
    return repr((dict(record.dtype.fields or {}), record.spans))
