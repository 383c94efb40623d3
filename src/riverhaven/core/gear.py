"""Gears: one source of rules, stepped through in plain Python, compiled for the CPU, or run on a GPU.

The gear is chosen once, when the package is imported, by `RIVERHAVEN_GEAR` (`plain`, `cpu` or `cuda`; `cpu` if unset).
"""

import hashlib
import os
import sys
import types
from collections.abc import Callable
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


def bind(loop: Rule, owner: Rule, **rules: Rule) -> Rule:
    """`loop` compiled with the `rules` of one game in place of the names that it leaves open.

    Numba caches no function that receives functions as arguments. A copy of the loop whose globals are the game's rules
    is cached, as long as its qualified name is its own.
    """
    folder = home(Path(source(owner).__code__.co_filename))
    bound = types.FunctionType(loop.__code__, {**loop.__globals__, **rules}, loop.__name__)
    bound.__qualname__ = f"{loop.__qualname__}.{folder.name}"
    return shifted(bound, folder)


def source(function: Rule) -> types.FunctionType:
    """The Python function behind a rule of any gear."""
    found = getattr(function, "py_func", function)
    assert isinstance(found, types.FunctionType)
    return found


def shifted(function: Rule, folder: Path) -> Rule:
    """`function` in the gear of this process; `folder` holds the sources that it may depend on."""
    if GEAR == "plain":
        return function
    if GEAR == "cuda":
        from numba import cuda

        return cuda.jit(device=True)(function)
    import numba

    numba.config.CACHE_DIR = str(cache_folder(folder))
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
def cache_folder(folder: Path) -> Path:
    """Where the compiled rules of `folder` are kept.

    Numba does not notice that a function in another file has changed, and would silently run stale rules. So the name
    carries a digest of every source that can matter, and of the compiler.
    """
    import numba

    digest = hashlib.blake2b(digest_size=12)
    compiler = (sys.version, np.__version__, numba.__version__, numba.config.BOUNDSCHECK)
    digest.update(repr(compiler).encode())
    for path in sorted({*CORE.rglob("*.py"), *folder.rglob("*.py")}):
        digest.update(path.name.encode() + path.read_bytes())
    base = os.environ.get("RIVERHAVEN_CACHE") or user_cache_path("riverhaven")
    return Path(base) / f"{folder.name}-{digest.hexdigest()}"
