"""Who does the work makes no difference: this process, others, or a Ray cluster that loses a machine on the way."""

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from riverhaven.core.words import Refusal
from riverhaven.crew import check_answers, crew

GAMES, PART = 60, 3
DATA = ("newhaven", "--bots", "greedy,easy", "--games", str(GAMES), "--part", str(PART), "--json")
TRAINING = """
import sys
from pathlib import Path
from riverhaven.crew import crew
from riverhaven.learn.train import Order, Training

with crew(1, sys.argv[2] if len(sys.argv) > 2 else None) as helpers:
    list(Training(Order("newhaven", 2, seed=1, forks=16, steps=20), Path(sys.argv[1]), helpers).rounds(most=1))
"""


def double(number: int) -> int:
    if number < 0:
        raise Refusal("wrong-count", count=str(number))
    return 2 * number


@pytest.mark.parametrize("workers", (1, 2))
def test_results_come_in_the_order_of_the_jobs(workers: int) -> None:
    with crew(workers) as do:
        assert list(do(double, ((i,) for i in range(20)))) == list(range(0, 40, 2))


@pytest.mark.parametrize("workers", (1, 2))
def test_what_goes_wrong_in_a_job_goes_wrong_here(workers: int) -> None:
    with crew(workers) as do, pytest.raises(Refusal, match="-3"):
        list(do(double, [(1,), (-3,)]))


def test_where_nobody_answers_is_no_cluster() -> None:
    with socket.create_server(("127.0.0.1", 0)) as here:
        address = f"127.0.0.1:{here.getsockname()[1]}"
        check_answers(address)
        check_answers("auto")
    for wrong in (address, f"ray://{address}"):
        with pytest.raises(Refusal, match="No Ray cluster answers"):
            check_answers(wrong)


# ------------------------------------------------------------------------------------------------------ a real cluster


def started(*command: str) -> subprocess.Popen[str]:
    quiet = {**os.environ, "PYTHONWARNINGS": "ignore", "RAY_USAGE_STATS_ENABLED": "0"}
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, *command], stdin=pipe, stdout=pipe, text=True, env=quiet)


@contextmanager
def cluster() -> Iterator[tuple[subprocess.Popen[str], str]]:
    running = started("-m", "tests.cluster")
    assert running.stdout
    try:
        yield running, running.stdout.readline().strip()
    finally:
        running.communicate(timeout=120)


def said(process: subprocess.Popen[str]) -> str:
    output, _ = process.communicate()
    assert process.returncode == 0
    return output


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.long
def test_a_cluster_that_loses_a_node_writes_the_same_data(tmp_path: Path) -> None:
    """Nothing is lost, nothing comes twice, and every byte is what one process writes."""
    here, there = tmp_path / "here", tmp_path / "there"
    said(started("-m", "riverhaven.cli", "data", *DATA, "--workers", "1", "--out", str(here)))
    with cluster() as (nodes, address):
        writing = started("-m", "riverhaven.cli", "data", *DATA, "--ray", address, "--out", str(there))
        assert nodes.stdin and nodes.stdout
        while len(list(there.glob("matches-*.parquet"))) < 2:
            assert writing.poll() is None
            time.sleep(0.05)
        print("lose one", file=nodes.stdin, flush=True)
        assert nodes.stdout.readline() == "one is left\n"
        assert writing.poll() is None, "it had finished before the node was lost"
        told = json.loads(said(writing))
    assert told["matches"] == GAMES and told["parts"] == GAMES // PART
    assert contents(there) == contents(here)


@pytest.mark.long
def test_a_cluster_learns_what_one_core_learns(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    said(started("-c", TRAINING, str(here)))
    with cluster() as (_, address):
        said(started("-c", TRAINING, str(there), address))
    for file in ("training.npz", "round-0.npz"):
        with np.load(here / file) as one, np.load(there / file) as other:
            assert sorted(one) == sorted(other)
            assert all((one[name] == other[name]).all() for name in one if name != "about")  # seconds are told there


@pytest.mark.long
def test_a_refusal_crosses_the_cluster() -> None:
    code = "import sys; from riverhaven.crew import crew; from tests.test_crew import double\n"
    code += "with crew(1, sys.argv[1]) as do: list(do(double, [(1,), (-3,)]))"
    with cluster() as (_, address):
        running = subprocess.run([sys.executable, "-c", code, address], capture_output=True, text=True, check=False)
    assert running.returncode and running.stderr.strip().splitlines()[-1].startswith("riverhaven.core.words.Refusal: ")
