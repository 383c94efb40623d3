"""The C compiler: that of this machine, or the package `ziglang`, which also builds for other kinds of machine."""

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path

FLAGS = (
    *("-std=gnu11", "-g1", "-fPIC", "-shared", "-fvisibility=hidden"),
    "-fwrapv",  # an overflow of integers wraps
    *("-ffp-contract=off", "-fno-math-errno"),  # a sum of products is rounded twice, as in Python
    "-w",  # what is wrong in a rule, the checked gear tells better
)
ZIG = (sys.executable, "-m", "ziglang", "cc")
SUFFIXES = {"win32": ".dll", "darwin": ".dylib"}


class CannotBuild(Exception):
    """There is no compiler, or it failed."""


@dataclass(frozen=True)
class Target:
    """A kind of machine: what its libraries are called, and who makes them."""

    platform: str  # linux-x86_64-gnu, darwin-arm64, win32-x86_64
    compiler: tuple[str, ...]
    wheel: str = ""  # the platform tag of a wheel

    @property
    def suffix(self) -> str:
        return SUFFIXES.get(self.platform.split("-")[0], ".so")

    def compile(self, library: Path, text: str, *more: str) -> None:
        """Make a library of a text of C; it is there as a whole or not at all."""
        with tempfile.TemporaryDirectory(dir=library.parent) as folder:
            source, made = Path(folder) / f"{library.stem}.c", Path(folder) / library.name
            source.write_text(text, encoding="utf-8")
            libraries = [] if self.platform.startswith("win32") else ["-lm"]
            names = [f"-ffile-prefix-map={folder}=."]  # what is made does not tell where
            names += [f"-Wl,-install_name,{library.name}"] if self.platform.startswith("darwin") else []
            command = [*self.compiler, *FLAGS, *more, *names, "-o", str(made), str(source), *libraries]
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode:
                raise CannotBuild(f"{' '.join(self.compiler)} failed:\n{done.stderr.strip()[-2000:]}")
            made.replace(library)


def this_platform() -> str:
    machine = {"amd64": "x86_64", "aarch64": "arm64"}.get(platform.machine().lower(), platform.machine().lower())
    if sys.platform != "linux":
        return f"{sys.platform}-{machine}"
    return f"linux-{machine}-{'musl' if 'musl' in (sysconfig.get_config_var('SOABI') or '') else 'gnu'}"


def own_compiler() -> list[str]:
    """The C compiler of this machine: $CC, cc, gcc or clang. None, if there is none."""
    return os.environ.get("CC", "").split() or [name for name in ("cc", "gcc", "clang") if shutil.which(name)][:1]


@cache
def here() -> Target:
    """This machine, with its own compiler or ziglang."""
    found = own_compiler()
    if not found and find_spec("ziglang") is None:
        raise CannotBuild("there is no C compiler here; pip install 'riverhaven[compiler]' brings one")
    return Target(this_platform(), tuple(found) or (*ZIG, "-mcpu=baseline"))


def _abroad(platform: str, triple: str, wheel: str) -> Target:
    return Target(platform, (*ZIG, "-target", triple, "-mcpu=baseline"), wheel)


# What `make wheels` builds for: the oldest systems that Python 3.11 and NumPy still run on.
ABROAD = (
    _abroad("linux-x86_64-gnu", "x86_64-linux-gnu.2.28", "manylinux_2_28_x86_64"),
    _abroad("linux-arm64-gnu", "aarch64-linux-gnu.2.28", "manylinux_2_28_aarch64"),
    _abroad("linux-x86_64-musl", "x86_64-linux-musl", "musllinux_1_2_x86_64"),
    _abroad("linux-arm64-musl", "aarch64-linux-musl", "musllinux_1_2_aarch64"),
    _abroad("darwin-x86_64", "x86_64-macos.11.0", "macosx_11_0_x86_64"),
    _abroad("darwin-arm64", "aarch64-macos.11.0", "macosx_11_0_arm64"),
    _abroad("win32-x86_64", "x86_64-windows-gnu", "win_amd64"),
    _abroad("win32-arm64", "aarch64-windows-gnu", "win_arm64"),
)
