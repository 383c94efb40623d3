"""Every construct of the rules language: C, checked C and plain Python do the same, and it is what Python means."""

import re
from typing import Any

import numpy as np
import pytest

from riverhaven.core.library import Library
from riverhaven.core.record import Field, RecordType

from .workshop import FIXED, THING, Workshop, run, things

pytestmark = pytest.mark.xdist_group("constructs")  # they share what is made once

# name: (the body of a rule of c, s, a, b; what it returns for a = 7, b = -3, or None if that is nobody's business)
CONSTRUCTS = {
    "addition": ("return a + b", 4),
    "subtraction": ("return a - b", 10),
    "multiplication": ("return a * b", -21),
    "floor division rounds down": ("return a // b", -3),
    "floor division of two below 0": ("return -a // b", 2),
    "modulo has the sign of the divisor": ("return a % b", -2),
    "modulo of what is below 0": ("return b % a", 4),
    "division gives a float": ("return a / 2", 3.5),
    "division of integers by integers": ("return b / a", -3 / 7),
    "shift to the left": ("return a << 3", 56),
    "shift to the right keeps the sign": ("return b >> 1", -2),
    "bits": ("return (a & 5) | (b ^ 9) & ~a", (7 & 5) | (-3 ^ 9) & ~7),
    "minus and plus": ("return -a + +b", -10),
    "precedence": ("return a - b * 2 << 1 & 63", (7 - -3 * 2 << 1) & 63),
    "bit_count looks at the absolute value": ("return b.bit_count() * 10 + a.bit_count()", 23),
    "bit_length": ("return a.bit_length() * 10 + b.bit_length()", 32),
    "bit_length of nothing": ("return (a - a).bit_length()", 0),
    "bit_count of wide numbers": ("return (wide(1) << 40).bit_length() + s.wide_one.bit_count()", 43),
    "a wide shift": ("return wide(1) << 40", 1 << 40),
    "a wide field makes the sum wide": ("return s.wide_one + a", -(5 << 40) + 7),
    "a large constant is wide": ("return a * BIG", 7 << 40),
    "narrow": ("return narrow(s.wides[1] >> 48) + 1", 5),
    "wrapped": (
        "return wrapped(s.wides[1] * 123456789)",
        (((1 << 50) * 123456789 + (1 << 63)) % (1 << 64)) - (1 << 63),
    ),
    "wrapped shift": ("return wrapped(s.wides[1] << 20)", 0),
    "wrapped is wide": ("return wrapped(a * 2147483647 * 3) + wrapped(b - 2147483647 - 2147483647)", 40802189290),
    "a wrapped sum": ("return wrapped(a + 2147483647)", 2147483654),
    "a wrapped negation": ("s.large = -2147483648\nreturn wrapped(-s.large)", 2147483648),
    "a wrapped shift of 32 bits": ("return wrapped(a << 30)", 7 << 30),
    "wrapped bits": ("return wrapped((a * a * 1000000007 ^ ~b) & -1)", (49 * 1000000007 ^ 2)),
    "wrapped is of what is computed, not of what that is made of": (
        "return wrapped((a * 3 >> 1) * abs(b) // 2 + s.row[a % 4])",
        (21 >> 1) * 3 // 2 - 4,
    ),
    "what wraps twice": ("return wrapped(wrapped(s.wides[1] * s.wides[1] + 5) * a)", 35),
    "comparison": ("return (a < b) + (a <= b) + (a > b) + (a >= b) + (a == b) + (a != b)", 3),
    "a chain of comparisons": ("return b < 0 < a <= 7", True),
    "a chain that breaks": ("return b < 0 < a < 7", False),
    "a chain that ends before an index past the end": ("return b < a < 0 < s.row[a]", False),
    "a chain that ends before a division by 0": ("return a < b < a // (a - 7) < 5", False),
    "and, or, not": ("return not (a > 0 and b > 0) or a == 3", True),
    "and of numbers in a condition": ("if a and b:\n    return 1\nreturn 0", 1),
    "not of a number": ("return not a", False),
    "a choice": ("return a if a > b else b", 7),
    "a choice between floats": ("return 1.5 if a > b else s.weight", 1.5),
    "int of a float is cut": ("return int(-2.75) + int(2.75)", 0),
    "int of an integer": ("return int(a)", 7),
    "float": ("return float(a) * 0.5", 3.5),
    "bool": ("return bool(a) + bool(a - 7)", 1),
    "min and max": ("return min(a, b, 5) * 10 + max(a, b, 5)", -23),
    "min and max of floats": ("return max(s.weight, 2.0) + min(s.weight, 9.0)", 5.0),
    "abs": ("return abs(b) + abs(a)", 10),
    "abs of a float": ("return abs(-s.weight)", 2.5),
    "mathematics": ("return math.sqrt(a + 2) + math.exp(0.0) + math.log(1.0)", 4.0),
    "a table": ("return TABLE[2] * 10 + len(TABLE)", 45),
    "a table with two indices": ("return GRID[1][2] * 10 + GRID[0][1]", 62),
    "a table of floats": ("return REALS[1] + REALS[0]", 2.0),
    "a constant of a module": ("return math.pi * 1", 3.141592653589793),
    "a field": ("return s.small + s.medium + s.large", -7 + 1234 - 123456),
    "a field of the parts": ("return c.limit + c.price[3] + c.table[1, 2]", 63),
    "an item": ("return s.row[1] + s.grid[2, 3] + s.cube[1, 2, 3]", -2 + 6 + 23),
    "a row of an array": ("row = s.grid[1]\nreturn row[0] + row[3] + len(row)", -1 + 2 + 4),
    "a plane of an array": ("plane = s.cube[1]\nreturn plane[2, 3] + len(plane)", 26),
    "a slice": ("part = s.row[1:3]\nreturn part[0] * 10 + part[1] + len(part)", -15),
    "a slice with bounds that are only known later": ("part = s.row[a - 6 : a - 3]\nreturn part[0] + len(part)", 1),
    "an open slice": ("return len(s.row[2:]) * 10 + len(s.row[:1])", 21),
    "a slice of rows": ("rows = s.grid[1:]\nreturn rows[1, 0] + len(rows)", 5),
    "storing": ("s.small = a\ns.row[2] = b\ns.grid[1, 1] = a + b\ns.wides[0] = BIG\nreturn 0", 0),
    "storing floats": ("s.weight = a\ns.weights[1] = 0.1\ns.single = 0.1\ns.singles[2] = s.weight\nreturn 0", 0),
    "changing in place": ("s.small += a\ns.row[1] -= b\ns.grid[1, 2] *= 2\ns.large //= a\ns.medium %= a\nreturn 0", 0),
    "changing bits in place": ("s.medium |= 1 << 4\ns.medium &= ~2\ns.medium ^= 255\ns.large >>= 3\nreturn 0", 0),
    "changing a local": ("x = a\nx += 2\nx *= b\nx -= 1\nx //= 2\nx <<= 1\nreturn x", -28),
    "changing a float in place": ("s.weight *= 2\ns.weights[0] += a\ns.weight /= 4\nreturn s.weight", 1.25),
    "several names at once": ("x, y = a, b\nx, y = y, x + y\nreturn x * 100 + y", -296),
    "an exchange of items": ("s.row[0], s.row[1] = s.row[1], s.row[0]\nreturn s.row[0] * 10 + s.row[1]", -19),
    "if, elif, else": ("if a < 0:\n    x = 1\nelif b < 0:\n    x = 2\nelse:\n    x = 3\nreturn x", 2),
    "while": ("n = 0\nwhile a > 0:\n    a -= 2\n    n += 1\nreturn n", 4),
    "while True": ("n = 0\nwhile True:\n    n += 1\n    if n > a:\n        break\nreturn n", 8),
    "continue": ("n = 0\nfor i in range(a):\n    if i % 2 == 0:\n        continue\n    n += i\nreturn n", 9),
    "range": ("n = 0\nfor i in range(a):\n    n = n * 10 + i\nreturn n % 10000", 3456),
    "range from and to": ("n = 0\nfor i in range(b, a):\n    n = n * 2 + i\nreturn n", None),
    "range with a step": ("n = 0\nfor i in range(0, 10, 3):\n    n = n * 10 + i\nreturn n", 369),
    "range backwards": ("n = 0\nfor i in range(a, b, -4):\n    n = n * 10 + i\nreturn n", 729),
    "range with a step that is only known later": ("n = 0\nfor i in range(0, 5 * b, b):\n    n += i\nreturn n", -30),
    "a range that ends just below the largest number": (
        "n = 0\nfor i in range(2147483640 + a - 7, 2147483647, 5):\n    n = n * 100 + i - 2147483640\nreturn n",
        5,
    ),
    "a range that ends at the largest number": (
        "n = 0\nx = 2147483640 + a\nfor i in range(2147483630, x, 7):\n    n = n * 100 + (i - 2147483630)\nreturn n",
        714,
    ),
    "a range down to the smallest number": (
        "n = 0\ny = -2147483641 - a\nfor i in range(-2147483630, y, -9):\n    n = n * 100 - i - 2147483630\nreturn n",
        9,
    ),
    "a wide step": ("n = 0\nfor i in range(a, 100, (wide(a) << 40) + 1):\n    n += i\nreturn n", 7),
    "a wide range with a step": (
        "n = 0\nx = wide(a) << 60\nfor i in range(x, x + 7, a - 3):\n    n = n * 10 + narrow(i - x)\nreturn n",
        4,
    ),
    "a range to the largest wide number": (
        "n = 0\nx = (wide(1) << 62) - 1 + (wide(1) << 62)\nfor i in range(x - 9, x, a - 3):\n    n += 1\nreturn n",
        3,
    ),
    "a counter that stays after turns": ("i = 0\nfor i in range(0, a, -b):\n    i += 100\nreturn i", 106),
    "an empty range": ("n = 5\nfor i in range(b):\n    n = i\nreturn n", 5),
    "a range is evaluated once": ("n = 0\nfor i in range(a):\n    a = 2\n    n += 1\nreturn n", 7),
    "the counter may be changed in the body": ("n = 0\nfor i in range(a):\n    i *= 2\n    n += i\nreturn n", 42),
    "the counter stays after the loop": ("i = 0\nfor i in range(a):\n    pass\nreturn i", 6),
    "a counter for two loops": (
        "n = 0\nfor i in range(3):\n    n += i\nfor i in range(4):\n    n += i * i\nreturn n",
        17,
    ),
    "nested loops": ("n = 0\nfor i in range(3):\n    for j in range(i, 4):\n        n += i * j\nreturn n", 16),
    "a loop in a loop with its own counter again": (
        "n = 0\nfor i in range(2):\n    for i in range(3):\n        n += i\n    n += 10 * i\nreturn n",
        46,
    ),
    "scratch space": ("x = [0] * 4\nfor i in range(a):\n    x[i % 4] += i\nreturn x[0] * 1000 + x[3] + len(x)", 4007),
    "scratch space is zero again": (
        "n = 0\nfor i in range(3):\n    x = [0] * 3\n    x[i] += a\n    n = n * 10 + x[0] + x[1] + x[2]\nreturn n",
        777,
    ),
    "returning nothing": ("s.small = 1", None),
    "returning early": ("if a > 0:\n    s.small = 2\n    return\ns.small = 3", None),
    "a name that widens later": ("x = 1\nfor i in range(3):\n    x = x * (wide(1) << 20)\nreturn x", 1 << 60),
    "names that C reserves": ("double = a\nint32 = b\nswitch = double + int32\nstruct = switch\nreturn struct", 4),
    "names of the prelude": ("trap = a\nfit = b\nat = trap + fit\nfloored_32 = at\nreturn floored_32", 4),
    "names of C's headers": (
        "linux = a\nunix = b\nNAN = linux + unix\nint32_t = NAN\nINT32_MAX = int32_t\nfor EOF in range(2):\n"
        "    INT32_MAX += EOF\nreturn INT32_MAX",
        5,
    ),
    "names of C's functions, which are called": (
        "memset = [0] * 3\nmemset[1] = a\nlog = 2.0\nsqrt = math.sqrt(4.0)\nreturn memset[1] + math.log(sqrt / log)",
        7.0,
    ),
    "a name beside the one that is reserved": ("double = a\ndouble_ = b\nt1 = double - double_\n_ = t1\nreturn _", 10),
    "float32 stays float32": ("return float(s.single * s.singles[1] + 0.1)", None),
    "float32 and integers": ("x = float32(0.0)\nfor i in range(3):\n    x += s.singles[i] * a\nreturn float(x)", None),
    "a float32 divided": ("return float(s.single / 3)", None),
    "float32 beside a constant": ("return float(s.single * -0.3 + 0.7) + (s.single == 0.1) * 1.0", None),
    "comparisons of float32": ("return (s.single < 1) + (s.single < 0.2) + (s.single == 0.1) * 2", 4),
    "float32 and an integer are compared exactly": (
        "x = float32(16777216.0)\ns.large = 16777217\nreturn (x == s.large) * 10 + (x < s.large)",
        1,
    ),
    "a choice between float32": ("x = s.single if a < 0 else float32(0.3)\nreturn float(x * x)", None),
    "min, abs and minus of float32": ("return float(min(-s.single, s.singles[2]) - abs(-s.singles[1]))", None),
    "float32 of a wide integer": ("return float(float32((wide(1) << 60) + 2147483649))", None),
    "a float32 field from a wide integer": ("s.single = (wide(1) << 60) + 2147483649\nreturn float(s.single)", None),
    "a float field from a wide integer": ("s.weight = (wide(1) << 60) + 2147483649\nreturn s.weight", None),
    "a wide integer beside a float": ("return s.weight * ((wide(1) << 60) + a) + float(s.wide_one)", None),
    "minus a constant below 0": (
        "s.single = -COLD_SINGLE\nreturn -COLD - -float(-7) + -float(a) * COLD + float(-COLD_SINGLE * 2)",
        None,
    ),
    "nothing minus nothing is no minus zero": (
        "s.weights[0], s.weights[1], s.weights[2] = 0.0 - float(a - 7), 0.0 - (a - 7), float(0) - (a - 7)\n"
        "s.singles[0], s.singles[1] = float32(0.0) - (a - 7), 0 - float32(a - 7)\n"
        "s.single, s.weight = narrow(2 % 2) - float32(a - 7), wide(0) * 1.0 - (a - 7)\nreturn -0.0 - float(a - 7)",
        0,
    ),
    "minus zero stays what it is": ("s.weight = -(a - 7) * 1.0\ns.weights[0] = -(s.weight * 0.0)\nreturn 0", 0),
    "float32 of a float": ("return float(float32(s.weight) * s.single)", None),
    "a move from its indices": ("return PLACE.pack(1, a % 3, a // 3)", 5 + 12 + 4 + 2),
    "the indices of a move": ("tile, space, turn = PLACE.unpack(a * 3)\nreturn tile * 100 + space * 10 + turn", 110),
    "one index of a move": ("return PLACE.unpack(a)[2] * 10 + BID.unpack(a + b)", 24),
    "how many moves a block holds": ("n = 0\nfor i in range(-40, 40):\n    n += PLACE.holds(i)\nreturn n", 24),
    "where a block begins and ends, and its steps": (
        "return PLACE.first * PLACE.end + PLACE.steps[0] - PASS.first",
        128,
    ),
    "indices of moves and back": ("x, y, z = PLACE.unpack(PLACE.pack(1, 2, a - 4))\nreturn x * 100 + y * 10 + z", 123),
    "a function of math by its own name": ("return sqrt(a + 2.0)", 3.0),
    "bits of truth values": ("return ((a > 3) & (b > 3)) * 10 + ((a > 3) | (b > 3)) + ((a > 3) ^ (b > 3))", 2),
    "numbers with names": ("return Reason.TOO_DEAR * 10 + Reason.OK", 10),
    "a docstring": ('"""Nothing."""\nreturn 1', 1),
    "pass": ("if a > 0:\n    pass\nreturn 1", 1),
}


def piece() -> str:
    lines = []
    for i, (body, _) in enumerate(CONSTRUCTS.values()):
        lines += ["@rule", f"def rule_{i}(c, s, a, b):", *(f"    {line}" for line in body.split("\n")), ""]
    return "\n".join(lines)


@pytest.fixture(scope="module")
def workshop() -> Workshop:
    return Workshop(piece())


@pytest.fixture(scope="module")
def libraries(workshop: Workshop) -> list[Library]:
    return [workshop.library(), workshop.library(True), workshop.library(False, "-O3")]


@pytest.mark.parametrize("name", CONSTRUCTS)
def test_a_construct_means_the_same_everywhere(workshop: Workshop, libraries: list[Library], name: str) -> None:
    rule = f"rule_{list(CONSTRUCTS).index(name)}"
    wanted = run(workshop.plain.entry(workshop.rules[rule]), "c", "s", 7, -3)
    for library in libraries:
        assert run(library.function(rule), "c", "s", 7, -3) == wanted
    expected = CONSTRUCTS[name][1]
    assert expected is None or wanted[0] == expected


CALLS = """
@rule
def _next(s):
    s.small += 1
    return s.small

@rule
def _double(s):
    s.small *= 2
    return s.small

@rule
def _pair(s, n):
    s.small += n
    return s.small, n * 2

@rule
def _total(row):
    found = 0
    for i in range(len(row)):
        found += row[i]
    return found

@rule
def _fill(row, n):
    for i in range(len(row)):
        row[i] = n + i

@rule
def _digits(x, y, z):
    return x * 10000 + y * 100 + z

@rule
def operands(s):
    s.small = 1
    return _next(s) * 100 + _double(s) * 10 + _next(s)

@rule
def a_field_before_and_after(s):
    s.small = 1
    return s.small * 100 + _next(s) * 10 + s.small

@rule
def a_field_turned_around_before_a_call(s):
    s.small = 1
    return -s.small * 100 + ~s.small * 10 + _next(s)

@rule
def arguments(s):
    s.small = 1
    return _digits(s.small, _next(s), _double(s)) * 3 + s.small

@rule
def an_index(s):
    s.small = 0
    s.row[_next(s)] = _double(s)
    return s.row[1] * 10 + s.row[2]

@rule
def in_place(s):
    s.small = 3
    s.small += _next(s) * 10
    return s.small

@rule
def an_item_in_place(s):
    s.small = 0
    s.row[_next(s)] += _double(s) * 10
    return s.row[1] * 100 + s.small

@rule
def comparisons(s):
    s.small = 1
    x = _next(s) < _double(s)
    y = s.small == _next(s)
    return x * 10 + y

@rule
def short_circuits(s):
    s.small = 1
    x = s.small == 1 or _next(s) + s.small > 0
    y = s.small == 2 and _next(s) + s.small > 0
    z = s.small == 1 and s.small + _next(s) * 10 == 21
    return x * 1000 + y * 100 + z * 10 + s.small

@rule
def a_choice(s, a):
    s.small = 1
    x = s.small + _next(s) if a > 3 else s.small - _double(s)
    return x * 10 + s.small

@rule
def a_loop_condition(s):
    s.small = 0
    n = 0
    while s.small + _next(s) < 9 and n < 50:
        n += 1
    return n * 10 + s.small

@rule
def a_range(s):
    s.small = 1
    n = 0
    for i in range(_next(s), _double(s) + s.small):
        n = n * 10 + i
    return n

@rule
def several_values(s):
    s.small = 0
    x, y = _pair(s, 4)
    y, x = x, _next(s)
    both = _pair(s, 5)
    return _digits(x, y, both[0] + both[1])

@rule
def _wider_pair(s, n):
    if n > 0:
        return _pair(s, n)
    return wide(7), BIG

@rule
def several_of_several_widths(s):
    s.small = 0
    x, y = _wider_pair(s, 3)
    z, w = _wider_pair(s, 0)
    return _digits(narrow(x), narrow(y), narrow(z) + narrow(w >> 40))

@rule
def several_at_once(s):
    s.small = 1
    x, y, z = _next(s), s.small, _double(s)
    return _digits(x, y, z)

@rule
def rows_as_arguments(s, a):
    _fill(s.grid[1], a)
    _fill(s.row[1:3], 50)
    _fill(s.wides, 9)
    return _total(s.grid[1]) + _total(s.row) * 1000

@rule
def a_slice_chosen_by_a_call(s):
    s.small = 0
    part = s.row[_next(s) : _double(s) + s.small]
    return len(part) * 100 + part[0]

@rule
def scratch_space_as_an_argument(s, a):
    x = [0] * 5
    _fill(x, a)
    return _total(x)

@rule
def nothing_is_evaluated_twice(s):
    s.small = 0
    x = min(_next(s), _next(s)) + max(_next(s), 0) + abs(_next(s))
    return x * 100 + s.small

@rule
def a_chain(s, a):
    s.small = 0
    x = 0 < _next(s) < a
    return x * 10 + s.small

@rule
def _past(s):
    s.row[0] = 2
    s.medium = 1
    return 10

@rule
def a_store_whose_target_changes_the_value(s):
    s.small = 1
    s.row[_next(s)] = s.small
    return s.row[2] * 10 + s.small

@rule
def a_store_whose_target_and_value_act(s):
    s.small = 0
    s.grid[_next(s)][_next(s)] = _next(s) + s.small
    return s.grid[2, 3] * 10 + s.small

@rule
def a_store_whose_target_reads_what_the_value_changes(s):
    s.small = 0
    s.row[s.small] = _next(s)
    s.grid[s.row[0] - 2, s.small] = _past(s) + 60
    return s.row[1] * 1000 + s.row[0] * 100 + s.grid[0, 1]

@rule
def a_nested_target_in_place(s):
    s.row[0] = 1
    s.grid[s.row[0]][1] += _past(s)
    s.row[0] = 1
    s.grid[s.row[0]][s.row[0]] -= s.row[0]
    return s.grid[1, 1] * 100 + s.grid[2, 1] + s.row[0]

@rule
def records_in_place(s, many):
    s.medium = 0
    many[s.medium].large += _past(s)
    many[s.medium].row[_next(s) % 4] = many[s.medium].small
    many[_next(s) % 2] = many[s.medium]
    return many[0].large * 100 + many[1].large

@rule
def an_index_in_an_index(s):
    s.row[0] = 1
    x = s.grid[s.row[0]][_past(s) - 9]
    return x * 100 + s.grid[s.row[0]][_past(s) - 9]

@rule
def a_row_as_an_argument_before_it_changes(s, many):
    s.medium = 0
    return _total(many[s.medium].row) + _total_of_two(many[s.medium].row, _past(s)) * 100

@rule
def _total_of_two(row, n):
    return row[0] + row[1] + n

@rule
def chains(s, a):
    s.small = 0
    x = 5 < _next(s) < _double(s)
    y = 0 < _next(s) < a < _next(s)
    z = 0 < 1 < _next(s) < _next(s) < s.small
    w = s.small < a < _next(s) or 0 < s.small <= _next(s) != 6
    return x * 10000 + y * 1000 + z * 100 + w * 10 + s.small

@rule
def a_chain_in_a_condition(s, a):
    s.small = 0
    n = 0
    while 0 <= n < _next(s) < a and not (n > 3 and _double(s)):
        n += 1
    if a and _next(s) and not _next(s):
        n += 100
    return n * 100 + s.small

@rule
def unpacking_into_places(s):
    s.small = -4
    s.row[_next(s)], s.grid[_next(s), 0] = _pair(s, 4)
    s.row[0], s.row[s.small % 4] = s.row[1], _next(s)
    return s.row[0] * 1000 + s.row[1] * 100 + s.grid[2, 0] + s.small

@rule
def exchanges_of_places_that_act(s):
    s.small = 0
    s.row[0], s.row[1], s.row[2] = 5, 6, 7
    s.row[_next(s)], s.row[_next(s)] = s.row[0], s.row[_next(s)]
    x, y = s.small, _next(s)
    x, y = y, x
    return s.row[1] * 10000 + s.row[2] * 1000 + x * 10 + y + s.small * 100

@rule
def a_wrapped_sum(s):
    s.wide_one = BIG * 4194301
    return wrapped(s.wide_one * 3 + _next(s) * s.wide_one) - wrapped(s.small + _next(s))

@rule
def moves(s):
    s.small = 0
    tile, space, turn = PLACE.unpack(PLACE.pack(_next(s), _next(s), s.small) + 0 * _next(s))
    other = PLACE.unpack(PLACE.pack(s.small % 2, s.small % 3, _next(s) % 4))[2]
    return _digits(tile, space, turn) + other * 1000000 + PLACE.holds(_next(s) + 4)

@rule
def slices(s):
    s.small = 0
    part = s.row[s.small : _next(s) + s.small]
    more = s.grid[_next(s) - 1][_next(s) - 2 :]
    return len(part) * 1000 + len(more) * 100 + more[0] * 10 + part[_next(s) - 4]

@rule
def a_choice_in_an_argument(s, a):
    s.small = 1
    x = _digits(s.small if a > 3 else _next(s), _next(s) if a > 3 else 5, s.small)
    y = _next(s) if _double(s) > a else s.small - _double(s)
    return x * 100 + y

@rule
def floats(s):
    s.small = 3
    s.weight = s.weight * _next(s) + math.sqrt(s.weight + _next(s))
    s.weights[_next(s) - 6] += s.weight / _next(s)
    return min(s.weight, float(_next(s)), s.weights[0])

@rule
def divisions(s):
    s.small = 3
    return _next(s) // 3 * 100 + _next(s) % 3 + (40 % _next(s)) // _next(s) + (_next(s) << 2) + (900 >> _next(s))
"""


def test_calls_happen_in_the_order_of_python() -> None:
    workshop = Workshop(CALLS)
    libraries = [workshop.library(), workshop.library(True), workshop.library(False, "-O3")]
    for name, rule in workshop.rules.items():
        if not name.startswith("_"):
            arguments = [{"a": 7}.get(argument.arg, argument.arg) for argument in rule.tree.args.args]
            wanted = run(workshop.plain.entry(rule), *arguments)
            for library in libraries:
                assert run(library.function(name), *arguments) == wanted, name


def test_the_text_names_the_lines_of_python() -> None:
    workshop = Workshop(CALLS)
    text = workshop.unit().text
    line = workshop.line_of("n = n * 10 + i")
    assert f'#line {line} "{workshop.file.name}"' in text
    assert "n_ = (n_ * 10) + i_;" in text


MISTAKES = {
    "an index past the end": ("return s.row[a]", 4, "the index 4 is not in 0 to 3"),
    "an index below 0": ("return s.row[a]", -1, "the index -1 is not in 0 to 3"),
    "the second index": ("return s.grid[1, a]", 4, "the index 4 is not in 0 to 3"),
    "an index of a move": ("return PLACE.pack(0, a, 0)", 3, "the index 3 is not in 0 to 2"),
    "the indices of another move": (
        "return PLACE.unpack(a)[0]",
        29,
        "a move cannot be 29: it goes from 5 to 28",
    ),
    "an index of a table": ("return TABLE[a]", 5, "the index 5 is not in 0 to 4"),
    "a slice past the end": ("return len(s.row[1:a])", 5, "the slice 1 to 5 is not in 0 to 4"),
    "a slice that ends before it begins": ("return len(s.row[a:2])", 3, "the slice 3 to 2 is not in 0 to 4"),
    "a store that is too large": ("s.small = a", 101, "s.small cannot be 101: it goes from -100 to 100"),
    "a store that is too small": ("s.row[2] -= a", 110, "s.row cannot be -107: it goes from -100 to 100"),
    "a store of a wide number": ("s.large = s.wides[1]", 0, "s.large cannot be 1125899906842624"),
    "a sum": ("return a + 1", 2**31 - 1, "a sum overflows 32 bits"),
    "a wide sum": ("return (wide(a) << 62) + (wide(a) << 62)", 1, "a sum overflows 64 bits"),
    "a difference": ("return -a - 2", 2**31 - 1, "a difference overflows 32 bits"),
    "a product": ("return a * a", 50000, "a product overflows 32 bits"),
    "a negation": ("return -a", -(2**31), "a difference overflows 32 bits"),
    "a quotient": ("return a // -1", -(2**31), "a quotient overflows 32 bits"),
    "a shift that loses bits": ("return 3 << a", 31, "a shift overflows 32 bits"),
    "a shift by too much": ("return 1 << a", 32, "a shift by 32 is not by 0 to 31"),
    "a shift by less than nothing": ("return 1 >> a", -1, "a shift by -1 is not by 0 to 31"),
    "division by 0": ("return 5 // a", 0, "a division by 0"),
    "modulo 0": ("return 5 % a", 0, "a division by 0"),
    "division of floats by 0": ("return 5 / a", 0, "a division by 0"),
    "an int that is too large": ("return int(s.weight * 1e10 * a)", 1, "int(2.5e+10) needs more than 32 bits"),
    "an absolute value": ("return abs(a)", -(2**31), "an absolute value overflows 32 bits"),
    "a wide absolute value": ("return abs((wide(a) << 62) * 2)", -1, "an absolute value overflows 64 bits"),
    "the step of a range": ("for i in range(3, 0, a): pass", 0, "the step of a range is 0"),
    "a wide step of a range": ("for i in range(3, 0, wide(a) << 40): pass", 0, "the step of a range is 0"),
    "a wrapped shift by too much": ("return wrapped(3 << a)", 64, "a shift by 64 is not by 0 to 63"),
    "the root of less than 0": ("return math.sqrt(s.weight * a)", -1, "sqrt(-2.5) is no finite number"),
    "the logarithm of 0": ("return math.log(s.weight * a)", 0, "log(0) is no finite number"),
    "an exponential": ("return math.exp(s.weight * a)", 1000, "exp(2500) is no finite number"),
    "a float32 divided by 0": ("return float(s.single / a)", 0, "a division by 0"),
    "an open slice": ("return len(s.row[a:])", 5, "the slice 5 to 4 is not in 0 to 4"),
    "a number that is not narrow": ("return narrow(s.wides[1])", 0, "this cannot be 1125899906842624"),
}


@pytest.fixture(scope="module")
def mistaken() -> tuple[Workshop, Library]:
    bodies = [body for body, *_ in MISTAKES.values()]
    lines = [line for i, body in enumerate(bodies) for line in ("@rule", f"def rule_{i}(s, a):", f"    {body}", "")]
    workshop = Workshop("\n".join(lines))
    return workshop, workshop.library(True)


@pytest.mark.parametrize("name", MISTAKES)
def test_the_checked_gear_names_the_line_of_a_mistake(mistaken: tuple[Workshop, Library], name: str) -> None:
    workshop, library = mistaken
    number = list(MISTAKES).index(name)
    _, value, complaint = MISTAKES[name]
    line = workshop.line_of(f"def rule_{number}(") + 1
    with pytest.raises(ArithmeticError, match=re.escape(f"{workshop.file.name}:{line}: {complaint}")):
        run(library.function(f"rule_{number}"), "s", value)
    run(library.function("rule_0"), "s", 1)  # and the next call works


SUMS = "sum|difference|product|negation|quotient|shift|int that|not narrow|absolute"  # they are unbounded in Python
PLAIN_TOO = [name for name in MISTAKES if not re.search(SUMS, name)]


@pytest.mark.parametrize("name", PLAIN_TOO)
def test_the_plain_gear_does_not_let_it_pass_either(mistaken: tuple[Workshop, Library], name: str) -> None:
    workshop, _ = mistaken
    number = list(MISTAKES).index(name)
    with pytest.raises((ArithmeticError, IndexError, ValueError)):
        run(workshop.plain.entry(workshop.rules[f"rule_{number}"]), "s", MISTAKES[name][1])


def test_records_that_look_alike_in_memory_keep_their_own_ranges() -> None:
    workshop = Workshop("""
    @rule
    def earn(s, money):
        s.money = money
    """)
    earn = workshop.plain.entry(workshop.rules["earn"])
    poor, rich = (RecordType(Field("money", range(most))) for most in (10, 100))
    assert poor.dtype == rich.dtype
    purse = rich.blank()
    earn(purse, 50)
    assert purse.money == 50
    with pytest.raises(OverflowError, match="money cannot be 50: it goes from 0 to 9"):
        earn(poor.blank(), 50)


def test_arguments_from_python_are_checked() -> None:
    workshop = Workshop("""
    @rule
    def add(s, a):
        return s.small + a

    @rule
    def first(out):
        return out[0]

    """)
    library = workshop.library()
    add, first = library.function("add"), library.function("first")
    assert add is not None and first is not None
    _, s = things()
    assert add(s, np.int8(9)) == 2 and add(s, True) == -6
    wrong: Any
    for wrong, complaint in (
        ((s,), "1 arguments are given, and 2 are wanted"),
        ((s, 1, 2), "3 arguments"),
        ((s, 2**40), "needs more than 32 bits"),
        ((FIXED.blank(), 1), "s has 1 items of"),
    ):
        with pytest.raises(ValueError, match=complaint):
            add(*wrong)
    with pytest.raises(OverflowError):
        add(s, 2**70)
    for wrong in ((s, "x"), (s, 1.5), (None, 1), (s, None)):
        with pytest.raises((TypeError, BufferError)):
            add(*wrong)
    assert first(np.array([5, 6], np.int32)) == 5
    for wrong in (np.zeros(3, np.int64), np.zeros((4, 4), np.int32)[:, 1]):
        with pytest.raises((ValueError, BufferError)):
            first(wrong)


WRITING = """
@rule
def _set(row, n):
    row[n] = 1

@rule
def a_field(s, z, many, out):
    z.small = s.small + out[0] + many[0].small

@rule
def a_part_of_a_part(s, z, many, out):
    for i in range(1):
        rows = s.grid
    rows = z.grid[1:]
    row = rows[s.small + 7]
    _set(row[1:3], 0)

@rule
def an_array(s, z, many, out):
    _set(out, s.small + 7)
    return z.small + many[1].small

@rule
def a_whole_record(s, z, many, out):
    many[1] = s
    return z.small

@rule
def a_field_of_one_of_many(s, z, many, out):
    one = many[1]
    one.small += s.small

@rule
def nothing(s, z, many, out):
    row = [0] * 3
    _set(row, 1)
    return s.small + z.row[2] + many[1].small + out[0]
"""
CHANGED = {"a_field": "z", "a_part_of_a_part": "sz", "an_array": "out", "a_whole_record": "many", "nothing": ""}
CHANGED["a_field_of_one_of_many"] = "many"


def test_a_rule_changes_no_memory_that_is_for_reading_only() -> None:
    workshop = Workshop(WRITING)
    libraries = [workshop.library(), workshop.library(True)]
    for name, changed in CHANGED.items():
        for frozen in ("s", "z", "many", "out"):
            (_, s), (_, z) = things(), things()
            given: dict[str, Any] = {"s": s, "z": z, "many": np.zeros(2, THING.dtype), "out": np.zeros(3, np.int32)}
            if frozen in ("s", "z"):
                given[frozen] = THING.read(bytes(given[frozen].tobytes()))
            else:
                given[frozen].flags.writeable = False
            before = given[frozen].tobytes()
            for library in libraries:
                rule = library.function(name)
                assert rule is not None
                if frozen in changed:
                    with pytest.raises(ValueError, match=f"^{frozen} is for reading only, and this rule changes it"):
                        rule(*given.values())
                else:
                    rule(*given.values())
            if frozen in changed.replace("sz", "z"):  # plain Python finds out when it comes to it
                with pytest.raises(TypeError, match="read-only"):
                    workshop.plain.entry(workshop.rules[name])(*given.values())
            assert given[frozen].tobytes() == before
