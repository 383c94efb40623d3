"""Games of somebody else's: packages beside ours, found as if they were installed."""

import os
import subprocess
import sys
from pathlib import Path

from riverhaven.template import make

ABOUT = "Metadata-Version: 2.1\nName: {name}\nVersion: 1\n"


class Plugin:
    """A game in a folder of its own, made by `riverhaven new` or in another way, and what is run with it."""

    def __init__(self, name: str, folder: Path, made: Path | None = None) -> None:
        self.name, self.folder = name, folder
        self.made = make(name, folder) if made is None else made
        self.package = self.made / "src" / name
        register(self.made / "src", name)

    @property
    def environment(self) -> dict[str, str]:
        paths = [str(self.made / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
        return {"PYTHONPATH": os.pathsep.join(paths), "XDG_DATA_HOME": str(self.folder / "data"), "COLUMNS": "300"}

    def python(self, *arguments: str, typed: str | None = None, **changed: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, **self.environment, **changed}
        command = [sys.executable, *arguments]
        return subprocess.run(command, env=environment, input=typed, capture_output=True, text=True, cwd=self.made)

    def riverhaven(self, *arguments: str, typed: str | None = None) -> subprocess.CompletedProcess[str]:
        return self.python("-m", "riverhaven.cli", *arguments, typed=typed)

    def change(self, file: str, old: str, new: str) -> None:
        text = (self.package / file).read_text()
        assert old in text
        (self.package / file).write_text(text.replace(old, new))


def register(folder: Path, name: str, value: str | None = None) -> None:
    """What an installer would leave beside the package."""
    about = folder / f"{name}-1.dist-info"
    about.mkdir(parents=True, exist_ok=True)
    (about / "METADATA").write_text(ABOUT.format(name=name))
    (about / "entry_points.txt").write_text(f"[riverhaven.games]\n{name} = {value or f'{name}:GAME'}\n")
