"""Gears: one source of rules, stepped through in plain Python, compiled for the CPU, or run on a GPU.

The gear is chosen once, when the package is imported, by `RIVERHAVEN_GEAR` (`plain`, `cpu` or `cuda`; `cpu` if unset).
"""

import ast
import hashlib
import os
import re
import sys
import types
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from platformdirs import user_cache_path

GEARS = ("plain", "cpu", "cuda")
GEAR = os.environ.get("RIVERHAVEN_GEAR", "cpu")
if GEAR not in GEARS:
    raise ValueError(f"RIVERHAVEN_GEAR is {GEAR!r}; it must be one of {', '.join(GEARS)}.")

CORE = Path(__file__).parent

Rule = Callable[..., Any]


def rule(function: Rule) -> Rule:
    """Make `function` a rule: in the plain gear itself, otherwise compiled on its first call.

    A rule takes the parts record, the state record, integers and arrays. It allocates nothing, raises nothing, makes no
    objects and calls only rules; that is what lets the same source run in every gear.
    """
    return shifted(function, home(Path(function.__code__.co_filename)))


def loop(function: Rule) -> Rule:
    """Mark `function` as a loop: it uses rules that it does not import, and `bind` gives it those of one game."""
    function.is_loop = True  # type: ignore[attr-defined]
    return function


def bind(function: Rule, rules: Mapping[str, Rule]) -> Rule:
    """The loop `function`, and the loops that it calls, with the `rules` of one game in place of the open names.

    Numba caches no function that receives functions as arguments. A copy of the loop whose globals are the game's rules
    is cached, as long as its qualified name is its own.
    """
    used = {name: function.__globals__.get(name) for name in function.__code__.co_names}
    inner = {name: bind(f, rules) for name, f in used.items() if f is not None and getattr(f, "is_loop", False)}
    folder = home(Path(source(rules["apply"]).__code__.co_filename))
    bound = types.FunctionType(function.__code__, {**function.__globals__, **rules, **inner}, function.__name__)
    bound.__qualname__ = f"{function.__qualname__}.{folder.name}"
    return shifted(bound, folder, Path(function.__code__.co_filename))


def source(function: Rule) -> types.FunctionType:
    """The Python function behind a rule of any gear."""
    found = getattr(function, "py_func", function)
    assert isinstance(found, types.FunctionType)
    return found


def shifted(function: Rule, *places: Path) -> Rule:
    """`function` in the gear of this process; in the `places` are the sources that it may depend on."""
    if GEAR == "plain":
        return function
    if GEAR == "cuda":
        from numba import cuda

        return cuda.jit(device=True)(function)
    import numba

    numba.config.CACHE_DIR = str(cache_folder(*places))
    compiled = numba.njit(cache=True, nogil=True, error_model="numpy", no_cfunc_wrapper=True)(function)
    return widened(compiled)


def widened(compiled: Any) -> Any:
    """Call a compiled rule with 64-bit integers, whatever the fields its arguments come from.

    Numba would compile it anew for every width of every integer, and for every constant: most of the first start.
    """
    from numba import types

    specialise = compiled.get_call_template

    def widen(argument: Any) -> Any:
        plain = types.unliteral(argument)
        return types.int64 if isinstance(plain, types.Integer) else plain

    compiled.get_call_template = lambda args, kws: specialise([widen(a) for a in args], kws)
    return compiled


def home(file: Path) -> Path:
    """The folder of the sources, besides the core's, that a rule in `file` may use: its game, or else its package."""
    if CORE in file.parents:
        return CORE
    folder = file.parent
    while not (folder / "parts.toml").exists() and (folder.parent / "__init__.py").exists():
        folder = folder.parent
    return folder


@cache
def cache_folder(*places: Path) -> Path:
    """Where the compiled rules of the first of the `places` are kept.

    Numba does not notice that a function in another file has changed, and would silently run stale rules. So the name
    carries a digest of every source that can matter, and of the compiler.
    """
    import numba

    digest = hashlib.blake2b(digest_size=12)
    compiler = (sys.version, np.__version__, numba.__version__, numba.config.BOUNDSCHECK)
    digest.update(repr(compiler).encode())
    for file in sorted({file for place in places for file in sources(place)}):
        digest.update(file.name.encode() + file.read_bytes())
    base = os.environ.get("RIVERHAVEN_CACHE") or user_cache_path("riverhaven")
    return Path(base) / f"{places[0].name}-{digest.hexdigest()}"


@cache
def sources(place: Path) -> frozenset[Path]:
    """What can change the rules in a file or folder: the files with rules, and whatever they import of ours.

    A picture or a word is none of them, and can be changed without compiling the rules anew.
    """
    found: set[Path] = set()
    files = [place] if place.is_file() else place.rglob("*.py")
    left = [file for file in files if re.search("^@(rule|loop)$", file.read_text("utf-8"), re.MULTILINE)]
    while left:
        file = left.pop()
        if file not in found:
            found.add(file)
            left += imported(file)
    return frozenset(found)


def imported(file: Path) -> Iterator[Path]:
    """The files of this package, and of the file's own, that it imports."""
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.ImportFrom):
            base = file.parents[node.level - 1] if node.level else None
            module = node.module.split(".") if node.module else []
            yield from located(base, file, module)
            for name in node.names:
                yield from located(base, file, [*module, name.name])
        elif isinstance(node, ast.Import):
            for name in node.names:
                yield from located(None, file, name.name.split("."))


def located(base: Path | None, file: Path, module: list[str]) -> Iterator[Path]:
    """The file of a module below `base`; without one, below what holds the file's own package or this one."""
    for root in (base,) if base else {package_root(file), package_root(CORE)}:
        where = root.joinpath(*module)
        yield from (path for path in (where.with_suffix(".py"), where / "__init__.py") if path.is_file())


def package_root(path: Path) -> Path:
    while (path.parent / "__init__.py").exists():
        path = path.parent
    return path.parent
