"""Random programs in the rules language.

Every program is well-formed, and most of them run without a mistake: indices, divisors and shifts are brought into
their range, and now and then are not. Loops are short. Calls change the records, and stand wherever an expression may:
so the order of evaluation matters.
"""

import random
from collections.abc import Callable

HELPERS = """
@rule
def _bump(s, n):
    s.small = (s.small + n) % 50
    return s.small

@rule
def _stir(s, row, n):
    row[n % len(row)] = (row[n % len(row)] * 3 + s.small) % 90
    s.large = (s.large + n) % 100000
    return row[0]

@rule
def _split(s, n):
    s.medium = (s.medium + 1) % 1000
    return n // 3, s.medium % 7

@rule
def _warm(s, n):
    s.weight = 0.5 * s.weight + float(n)
    s.single = s.single * 0.5 + n % 9
    return s.weight

@rule
def _look(s, n):
    return s.row[n % 4] + s.medium % 5

"""
RECORDS = ("s", "s", "z", "many[{2}]")
ROWS = ("{r}.row", "{r}.grid[{1}]", "{r}.cube[1, {1}]", "{r}.row[1:3]", "{r}.wides", "out", "spare")
PLACES = (
    *("{r}.small", "{r}.medium", "{r}.large", "{r}.row[{0}]", "{r}.grid[{1}, {0}]", "{r}.grid[{1}][{0}]"),
    *("{r}.cube[{2}, {1}, {0}]", "{r}.wides[{1}]", "out[{1}]", "spare[{0}]"),
)
LENGTHS = (4, 3, 2)  # of what {0}, {1} and {2} point into
MOST = {"medium": 30000, "large": 10**9, "wides": 10**15}  # in a field; 100 elsewhere
BOUNDS = (
    *("{0} % 5", "{0} % 3, {1} % 6", "{1} % 9, {0} % 3, -2", "0, 7, {1} % 3 + 1", "{0} % 6, -1, -1", "2, {1} % 9"),
    *("{0} % 9, {1} % 9, {0} % 7 - 3", "2147483600 + {0} % 40, 2147483647, 19", "-2147483640, -2147483648, -3"),
    *("{0} % 4, {1} % 9, (wide({0} % 2) << 35) + 2", "(1 << 40) - 3, (1 << 40) + {1} % 3"),
)


class Program:
    """One rule of two records, an array of them, an array of numbers, and a and b."""

    def __init__(self, name: str, rng: random.Random) -> None:
        self.rng, self.names = rng, ["a", "b"]
        self.reals, self.singles = ["0.5"], ["s.single"]
        self.lines = ["@rule", f"def {name}(c, s, z, many, out, a, b):", "    spare = [0] * 4"]
        self.fresh = 0
        for _ in range(rng.randrange(3, 7)):
            self.statement(1, 2)
        self.write(1, f"return {self.number(2)}")

    @property
    def text(self) -> str:
        return "\n".join(self.lines) + "\n\n"

    def write(self, depth: int, line: str) -> None:
        self.lines.append("    " * depth + line)

    def chance(self, share: float) -> bool:
        return self.rng.random() < share

    def new(self, letter: str) -> str:
        self.fresh += 1
        return f"{letter}{self.fresh}"

    # -------------------------------------------------------------------------------------------------- statements

    def statement(self, depth: int, deeper: int) -> None:
        kinds = [self.assign, self.store, self.store, self.in_place, self.in_place] * 2
        kinds += [self.call, self.unpack, self.exchange, self.assign_real, self.store_real, self.move, self.copy]
        kinds += [self.choice, self.choice, self.count, self.count, self.repeat] * (deeper > 0)
        self.rng.choice(kinds)(depth, deeper)

    def block(self, depth: int, deeper: int) -> None:
        known = [list(names) for names in (self.names, self.reals, self.singles)]
        for _ in range(self.rng.randrange(1, 3)):
            self.statement(depth, deeper - 1)
        self.names, self.reals, self.singles = known  # what a block names may have no value after it

    def assign(self, depth: int, deeper: int) -> None:
        value = self.number(2)
        known = [name for name in self.names if name[0] in "abx"]  # a counter is left alone
        name = self.new("x") if self.chance(0.5) else self.rng.choice(known)
        if name in ("a", "b"):
            value = f"narrow(({value}) % 1000)"
        self.write(depth, f"{name} = {value}")
        self.names += [name] * (name not in self.names)

    def assign_real(self, depth: int, deeper: int) -> None:
        if self.chance(0.5):
            name = self.new("y")
            self.write(depth, f"{name} = {self.real(2)}")
            self.reals.append(name)
        else:
            name = self.new("f")
            self.write(depth, f"{name} = {self.single(2)}")
            self.singles.append(name)

    def store(self, depth: int, deeper: int) -> None:
        place = self.place(acting=0.2)
        self.write(depth, f"{place} = {self.fitted(self.number(2), place)}")

    def store_real(self, depth: int, deeper: int) -> None:
        field, value = self.rng.choice((("weight", self.real), ("single", self.single), ("single", self.real)))
        place = f"{self.record()}.{field}" if self.chance(0.5) else f"{self.record()}.{field}s[{self.index(3, 0.2)}]"
        operator = self.rng.choice(("", "", "+", "-")) if value == self.real and field == "weight" else ""
        self.write(depth, f"{place} {operator}= {value(2)}")

    def in_place(self, depth: int, deeper: int) -> None:
        operator = self.rng.choice(("+", "-", "//", "%", "&", "|", "^", ">>"))
        acts = operator not in "+-|^"  # the others are cut to what fits in a statement of its own
        place = self.place(acting=0.3 * acts)
        value = {"//": self.divisor, "%": self.divisor, ">>": self.shift}.get(operator, self.small)()
        self.write(depth, f"{place} {operator}= {value}")
        if not acts:
            self.write(depth, f"{place} = {self.fitted(place, place)}")

    def call(self, depth: int, deeper: int) -> None:
        self.write(depth, self.change())

    def unpack(self, depth: int, deeper: int) -> None:
        call = f"_split({self.record()}, {self.small()})"
        if self.chance(0.3):
            self.write(depth, f"{self.record()}.row[{self.index(4, 0.3)}], z.small = _split(s, {self.small()} % 50)")
            return
        names = [self.new("x"), self.new("x")]
        self.write(depth, f"{', '.join(names)} = {call}")
        self.names += names

    def exchange(self, depth: int, deeper: int) -> None:
        r, i, j = self.record(), self.index(4, 0.2), self.index(4, 0.2)
        self.write(depth, f"{r}.row[{i}], z.row[{j}] = z.row[{j}], {r}.row[{i}]")

    def move(self, depth: int, deeper: int) -> None:
        indices = ", ".join(f"narrow({self.index(length, 0.2)})" for length in (2, 3, 4))
        move = f"PLACE.pack({indices})" if self.chance(0.9) else self.small()
        names = [self.new("x") for _ in range(3)]
        self.write(depth, f"{', '.join(names)} = PLACE.unpack({move})")
        self.names += names

    def copy(self, depth: int, deeper: int) -> None:
        self.write(depth, f"many[{self.index(2, 0.3)}] = {self.rng.choice(('z', 'many[{0}]')).format(self.index(2))}")

    def choice(self, depth: int, deeper: int) -> None:
        self.write(depth, f"if {self.truth(2)}:")
        self.block(depth + 1, deeper)
        if self.chance(0.3):
            self.write(depth, f"elif {self.truth(1)}:")
            self.block(depth + 1, deeper)
        if self.chance(0.5):
            self.write(depth, "else:")
            self.block(depth + 1, deeper)

    def count(self, depth: int, deeper: int) -> None:
        name = self.new("i")
        bounds = self.rng.choice(BOUNDS).format(*(self.small(0.2) for _ in range(2)))
        self.write(depth, f"for {name} in range({bounds}):")
        self.names.append(name)
        self.block(depth + 1, deeper)
        if self.chance(0.3):
            self.write(depth + 1, f"if {self.truth(1)}:")
            self.write(depth + 2, self.rng.choice(("break", "continue")))
            self.write(depth + 1, f"s.small = narrow({name} % 50)")
        self.names.remove(name)

    def repeat(self, depth: int, deeper: int) -> None:
        name = self.new("n")
        self.write(depth, f"{name} = 0")
        self.write(depth, f"while {name} < 4 and ({self.truth(1)}):")
        self.names.append(name)
        self.write(depth + 1, f"{name} += 1")
        self.block(depth + 1, deeper)

    # -------------------------------------------------------------------------------------------------- expressions

    def number(self, depth: int) -> str:
        """An integer that is not too large: every product is cut."""
        if depth == 0:
            return self.atom()
        left, right = self.number(depth - 1), self.number(depth - 1)
        kinds: tuple[Callable[[], str], ...] = (
            *[lambda: f"({left} {self.rng.choice('+-')} {right})"] * 3,
            lambda: f"({left} % 1000 * ({right} % 1000))",
            lambda: f"({left} {self.rng.choice(('//', '%'))} {self.divisor()})",
            lambda: f"({left} {self.rng.choice('&|^')} {right})",
            lambda: f"({left} % 100 << {self.shift()})",
            lambda: f"({left} >> {self.shift()})",
            lambda: f"({left} if {self.truth(1)} else {right})",
            lambda: f"{self.rng.choice(('min', 'max'))}({left}, {right})",
            lambda: f"{self.rng.choice(('abs', 'int', 'wide', '-', '~'))}({left})",
            lambda: f"({left}).{self.rng.choice(('bit_count', 'bit_length'))}()",
            self.change,
            lambda: f"_look({self.record()}, {self.atom()} % 100)",
            lambda: f"({left} + {self.change()} * 3 + {self.place()})",
            lambda: f"wrapped({left} * {right} - (~{self.atom()} << {self.shift()}) * {self.atom()}) % 1000",
            lambda: f"wrapped(-{left} ^ {self.change()} * 2147483647) // (1 << 40)",
            lambda: f"int({self.real(1)})",
            lambda: f"PLACE.holds({self.small()}) + BID.pack(narrow({self.index(5)}))",
            lambda: f"_split({self.record()}, {self.small()})[{self.rng.randrange(2)}]",
        )
        return self.rng.choice(kinds)()

    def real(self, depth: int) -> str:
        """A float that stays small."""
        if depth == 0:
            r, single = self.record(), self.rng.choice(self.singles)
            known = (*self.reals, f"{r}.weight", f"{r}.weights[{self.index(3)}]", "REALS[1]", "-1.25", "0.0")
            return self.rng.choice((*known, f"float({self.atom()})", f"float({single})"))
        left, right = self.real(depth - 1), self.real(depth - 1)
        kinds: tuple[Callable[[], str], ...] = (
            lambda: f"({left} {self.rng.choice('+-')} {right})",
            lambda: f"min(max({left} * {right}, -1e6), 1e6)",
            lambda: f"({left} / (2.0 + abs({right})))",
            lambda: f"({left} if {self.truth(1)} else {right})",
            lambda: f"({left} + {self.small()})",
            lambda: f"math.sqrt(abs({left}))",
            lambda: f"(-{left})",
            lambda: f"({left} + _warm({self.record()}, {self.small()}) * {self.record()}.weight * 0.001)",
            lambda: f"({self.small()} / {self.divisor()})",
        )
        return self.rng.choice(kinds)()

    def single(self, depth: int) -> str:
        """A float of 32 bits that stays small."""
        if depth == 0:
            r, real = self.record(), self.rng.choice(self.reals)
            known = (*self.singles, f"{r}.single", f"{r}.singles[{self.index(3)}]")
            return self.rng.choice((*known, f"float32({real})", f"float32({self.atom()})"))
        left, right = self.single(depth - 1), self.single(depth - 1)
        kinds: tuple[Callable[[], str], ...] = (
            lambda: f"({left} {self.rng.choice('+-')} {right})",
            lambda: f"({left} * 0.1)",
            lambda: f"({self.small()} - {left})",
            lambda: f"({left} / (abs({right}) + 1.5))",
            lambda: f"({left} if {self.truth(1)} else {right})",
            lambda: f"min({left}, {right})",
            lambda: f"(-{left})",
        )
        return self.rng.choice(kinds)()

    def truth(self, depth: int) -> str:
        kind = self.rng.randrange(8)
        if depth == 0 or kind < 3:
            return f"{self.number(1)} {self.comparison()} {self.number(1)}"
        if kind == 3:
            return f"(({self.truth(depth - 1)}) {self.rng.choice(('and', 'or'))} ({self.truth(depth - 1)}))"
        if kind == 4:
            return f"not ({self.truth(depth - 1)})"
        if kind == 5:
            return f"{self.real(1)} {self.comparison()} {self.rng.choice((self.real(0), self.small()))}"
        if kind == 6:
            return f"{self.single(1)} {self.comparison()} {self.rng.choice((self.single(0), self.small(), '0.1'))}"
        parts = [self.rng.choice((self.atom, self.change, lambda: self.number(1)))() for _ in range(4)]
        chain = f"{parts[0]} <= {parts[1]} < {parts[2]}"
        return chain if self.chance(0.5) else f"{chain} != {parts[3]}"

    def comparison(self) -> str:
        return self.rng.choice(("<", "<=", ">", ">=", "==", "!="))

    def atom(self) -> str:
        kind = self.rng.randrange(5)
        if kind == 0:
            return str(self.rng.choice((0, 1, 2, 3, 5, 10, 100, -1, -7, 4096)))
        if kind < 3:
            return self.rng.choice(self.names)
        if kind == 3:
            return f"c.price[{self.index(4)}]" if self.chance(0.3) else f"TABLE[{self.index(5)}]"
        return self.place()

    def change(self) -> str:
        """A call that changes a record."""
        if self.chance(0.5):
            return f"_bump({self.record()}, {self.small()})"
        row = self.rng.choice(ROWS).format(*(self.index(length) for length in LENGTHS), r=self.record())
        return f"_stir({self.record()}, {row}, {self.small()})"

    def small(self, acting: float = 0.0) -> str:
        """A number of 32 bits, not large."""
        number = self.change() if self.chance(acting) else self.atom()
        return f"narrow({number} % {self.rng.choice((2, 7, 30))})"

    def record(self) -> str:
        return self.rng.choice(RECORDS).format(0, 0, self.index(2))

    def place(self, acting: float = 0.0) -> str:
        """A place; some of its indices are calls that change something."""
        indices = [self.index(length, acting) for length in LENGTHS]
        return self.rng.choice(PLACES).format(*indices, r=self.record())

    def index(self, length: int, acting: float = 0.0) -> str:
        if self.chance(acting):
            return f"{self.rng.choice(('_bump(s, 1)', '_bump(z, 3)', '_stir(s, s.row, 2)'))} % {length}"
        if self.chance(0.5):
            return str(self.rng.randrange(length))
        if self.chance(0.02):
            return self.rng.choice(self.names)  # perhaps outside
        return f"{self.rng.choice((*self.names, 's.small', 's.medium', 'z.row[1]'))} % {length}"

    def divisor(self) -> str:
        return f"narrow({self.atom()} % 7 + {self.rng.choice((1, 1, 1, 1, 1, -9, 0))})"

    def shift(self) -> str:
        return f"narrow({self.atom()} % {self.rng.choice((3, 9, 20))})"

    def fitted(self, value: str, place: str) -> str:
        """Mostly a value that the place can hold."""
        if self.chance(0.02):
            return f"({value}) % 1000"
        field = place.rsplit(".", 1)[-1].split("[")[0]
        number = f"({value}) % {MOST.get(field, 100)}"
        return number if field == "wides" else f"narrow({number})"


def programs(seed: int, count: int) -> str:
    rng = random.Random(seed)
    return HELPERS + "".join(Program(f"program_{i}", rng).text for i in range(count))
