"""Nets for every game and seat count, trained side by side: `python -m tools.nets --help`.

Each is one `riverhaven train`, with some processes of its own; a training that was interrupted goes on. With --install
the best nets go into the games' packages.
"""

import os
import shutil
import subprocess
import sys
import tarfile
from argparse import ArgumentParser, Namespace
from pathlib import Path

import riverhaven as rh
from riverhaven.bots.nets import path_of
from riverhaven.learn.table import Table

ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}  # of NumPy: cores are taken


def arguments() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", metavar="TABLE", help="such as newhaven-4; all if none is named")
    parser.add_argument("--minutes", type=float, default=9.0, help="for each; all run at once (default: 9)")
    parser.add_argument("--workers", type=int, help="processes of each; more for larger tables if not given")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--folder", type=Path, default=Path("build/train"), help="of the trainings")
    parser.add_argument("--pack", type=Path, help="put the best nets and what was told into this tar file")
    parser.add_argument("--install", action="store_true", help="only put the best nets into the games' packages")
    return parser.parse_args()


def tables(named: list[str]) -> list[tuple[str, int]]:
    if not named:
        return [(name, seats) for name in rh.games() for seats in rh.game(name).seats]
    return [(name, int(seats)) for name, _, seats in (table.partition("-") for table in named)]


def begin(name: str, seats: int, asked: Namespace) -> "subprocess.Popen[bytes]":
    folder = asked.folder / f"{name}-{seats}"
    folder.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "riverhaven.cli", "train", name, "--seats", str(seats), "--json"]
    workers = asked.workers or max(2, seats - 1)  # matches of many take longer
    command += ["--minutes", str(asked.minutes), "--workers", str(workers), "--seed", str(asked.seed)]
    with (folder / "told.jsonl").open("ab") as told:
        return subprocess.Popen([*command, "--out", str(folder)], stdout=told, env={**os.environ, **ONE_THREAD})


def main() -> None:
    asked = arguments()
    wanted = tables(asked.tables)
    if not asked.install:
        for name, seats in wanted:
            Table(name, seats).usual(0, 1)  # compiled once, not by all at the same time
        trainings = [begin(name, seats, asked) for name, seats in wanted]
        failed = [table for table, training in zip(wanted, trainings, strict=True) if training.wait()]
        print("failed:", failed)
    for name, seats in wanted:
        net = asked.folder / f"{name}-{seats}" / f"{seats}.net"
        if asked.install and net.exists():
            path_of(rh.game(name), seats).parent.mkdir(exist_ok=True)
            shutil.copy(net, path_of(rh.game(name), seats))
    if asked.pack:
        with tarfile.open(asked.pack, "w:gz") as pack:
            for name, seats in wanted:
                for file in (f"{seats}.net", "told.jsonl"):
                    kept = asked.folder / f"{name}-{seats}" / file
                    if kept.exists():
                        pack.add(kept, f"{name}-{seats}/{file}")


if __name__ == "__main__":
    main()
