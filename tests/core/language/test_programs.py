"""Random programs do the same in every gear, to the byte; and what one gear refuses to do, checked C refuses too."""

import inspect
import os
from typing import Any

from hypothesis import Phase, given, note, settings
from hypothesis import strategies as st

from riverhaven.core.library import Mistake

from .programs import programs
from .workshop import Workshop, run

EXAMPLES = int(os.environ.get("RIVERHAVEN_PROGRAMS", "2"))
AT_ONCE = 25  # programs in one library
ARGUMENTS = ((7, -3), (0, 0), (123, 45), (-1, 2))


@settings(max_examples=EXAMPLES, deadline=None, phases=(Phase.reuse, Phase.generate))  # a smaller seed is no help
@given(st.integers(0, 2**32))
def test_random_programs_do_the_same_in_every_gear(seed: int) -> None:
    workshop = Workshop(programs(seed, AT_ONCE))
    libraries = {"cpu": workshop.library(False, "-O1"), "checked": workshop.library(True, "-O0")}
    passed = 0
    for name, rule in workshop.rules.items():
        if name.startswith("_"):
            continue
        for arguments in ARGUMENTS:
            checked = done(libraries["checked"].function(name), arguments)
            if isinstance(checked, Mistake):
                continue
            # Nothing is wrong: then it must be the same for all. (Unless checked lets it pass, plain may well object.)
            for gear, entry in (("plain", workshop.plain.entry(rule)), ("cpu", libraries["cpu"].function(name))):
                found = done(entry, arguments)
                if found != checked:
                    note(inspect.getsource(rule.function))
                    raise AssertionError(f"{name} of programs({seed}, {AT_ONCE}) {arguments}: {gear} differs") from (
                        found if isinstance(found, Exception) else None
                    )
            passed += 1
    assert passed > AT_ONCE  # most programs are right


def done(entry: Any, arguments: tuple[int, int]) -> Any:
    """What comes of a program, or what was wrong."""
    try:
        return run(entry, "c", "s", "z", "many", "out", *arguments)
    except Exception as wrong:
        return wrong
