"""Wheels for every kind of machine, built on this one: `python -m tools.wheels [FOLDER [TAG...]]`, or `make wheels`.

ziglang compiles the rules for all of them. Each library is then inspected: what machine it is for, what it exports,
what it asks of the system. Where an emulator for its machine is installed (musl, qemu-user with libc6-arm64-cross: they
are packages of Debian's), a small program of that machine loads it and looks for every rule.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import lief

from riverhaven.core.compiler import ABROAD, Target

ROOT = Path(__file__).parents[1]
MACHINES = {
    "linux-x86_64": "X86_64",
    "linux-arm64": "AARCH64",
    "darwin-x86_64": "X86_64",
    "darwin-arm64": "ARM64",
    "win32-x86_64": "AMD64",
    "win32-arm64": "ARM64",
}
SYSTEM = ("libc.", "libm.", "ld-linux", "/usr/lib/libsystem.", "kernel32", "ntdll", "msvcrt", "api-ms-win-crt")
EMULATORS = {
    "linux-x86_64-gnu": [],
    "linux-x86_64-musl": ["/lib/ld-musl-x86_64.so.1"],
    "linux-arm64-gnu": ["qemu-aarch64", "-L", "/usr/aarch64-linux-gnu"],
    "win32-x86_64": ["wine"],
}
LOADER = """
#ifdef _WIN32
#include <windows.h>
#define OPEN(name) (void *)LoadLibraryA(name)
#define FIND(library, name) (void *)GetProcAddress((HMODULE)library, name)
#else
#include <dlfcn.h>
#define OPEN(name) dlopen(name, RTLD_NOW)
#define FIND dlsym
#endif
int main(int count, char **names)
{
    void *library = OPEN(names[1]);
    for (int i = 2; i < count; i++)
        if (!library || !FIND(library, names[i]))
            return 1;
    return library ? 0 : 1;
}
"""


def main() -> None:
    goal = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist").resolve()
    tags = sys.argv[2:] or [target.wheel for target in ABROAD]
    for target in (target for target in ABROAD if target.wheel in tags):
        with tempfile.TemporaryDirectory() as folder:
            wheel = build(target, Path(folder) / "tree", goal)
            libraries = unpacked(wheel, Path(folder) / "wheel")
            for library, exports in libraries.items():
                inspect(target, library, exports)
            loaded = load(target, libraries, Path(folder))
        print(f"{wheel.name}: {len(libraries)} libraries inspected" + (", and loaded" if loaded else ""), flush=True)


def build(target: Target, tree: Path, goal: Path) -> Path:
    """A wheel, built in a copy: the libraries of another machine do not belong into this checkout."""
    wanted = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    for name in wanted.decode().rstrip("\0").split("\0"):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tree / name)
    client = Path("src/riverhaven/client")
    shutil.copytree(ROOT / client, tree / client)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(goal)]
    environment = {**os.environ, "RIVERHAVEN_TARGET": target.wheel}
    subprocess.run(command, cwd=tree, env=environment, check=True, stdout=subprocess.DEVNULL)
    (wheel,) = goal.glob(f"*-{target.wheel}.whl")
    return wheel


def unpacked(wheel: Path, folder: Path) -> dict[Path, list[str]]:
    """The libraries of a wheel, and what each exports."""
    zipfile.ZipFile(wheel).extractall(folder)
    lists = [(file, json.loads(file.read_text())) for file in folder.rglob("built/*.json")]
    assert lists, f"{wheel.name} holds no library"
    return {file.with_name(known["library"]): list(known["exports"].values()) for file, known in lists}


def inspect(target: Target, library: Path, exports: list[str]) -> None:
    found = lief.parse(str(library))
    assert found is not None, f"{library.name} is no library"
    if isinstance(found, lief.PE.Binary):
        machine, needed = found.header.machine.name, [entry.name for entry in found.imports]
        offered = {entry.name for entry in getattr(found.get_export(), "entries", ())}
    elif isinstance(found, lief.MachO.Binary):
        machine, needed = found.header.cpu_type.name, [entry.name for entry in found.libraries]
        offered = {str(symbol.name).removeprefix("_") for symbol in found.exported_symbols}
    else:
        assert isinstance(found, lief.ELF.Binary)
        machine, needed = found.header.machine_type.name, list(found.libraries)
        offered = {symbol.name for symbol in found.exported_symbols}
    wanted = MACHINES[target.platform.removesuffix("-gnu").removesuffix("-musl")]
    assert machine == wanted, f"{library.name} is for {machine}, not for {wanted}"
    assert {*exports, "riverhaven_connect"} <= offered, f"{library.name} lacks some of its rules"
    strange = [name for name in needed if not str(name).lower().startswith(SYSTEM) and name != library.name]
    assert not strange, f"{library.name} needs {', '.join(map(str, strange))}"


def load(target: Target, libraries: dict[Path, list[str]], folder: Path) -> bool:
    """Load the libraries by a program of that machine, where one can be run."""
    emulator = EMULATORS.get(target.platform)
    if emulator is None or any(shutil.which(name) is None for name in emulator[:1]):
        return False
    source, program = folder / "loader.c", folder / "loader.exe"
    source.write_text(LOADER)
    more = [] if target.platform.startswith("win32") else ["-ldl"]
    plain = ["-O1", "-fno-sanitize=all", *(["-dynamic"] if "musl" in target.platform else [])]
    subprocess.run([*target.compiler, *plain, "-o", str(program), str(source), *more], check=True)
    for library, exports in libraries.items():
        subprocess.run([*emulator, str(program), str(library), *exports, "riverhaven_connect"], check=True)
    return True


if __name__ == "__main__":
    main()
