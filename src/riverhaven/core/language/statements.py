"""Statements of the rules language, as C."""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from riverhaven.core.language.calls import Calls
from riverhaven.core.language.types import (
    BOOL,
    CELLS,
    FLOAT32,
    FLOATS,
    INT,
    INTEGERS,
    NATURAL,
    NOTHING,
    NUMBERS,
    WIDE,
    Array,
    Record,
    Scalar,
    Several,
    Type,
    described,
)
from riverhaven.core.language.value import (
    ONE,
    ZERO,
    Value,
    article,
    bare,
    c_name,
    is_temporary,
    length_name,
    length_of,
    literal_code,
    unnarrowed,
)

FEW_TURNS = 4  # of a loop
READ_ONLY = "the parts, and tables, are for reading only"


class Statements(Calls):
    returns: Type | None
    line: int
    set_once: set[str]  # temporaries that are declared where they get their value

    def block(self, statements: list[ast.stmt]) -> bool:
        """Translate statements; returns whether the end of them can be reached."""
        for i, statement in enumerate(statements):
            self.node = statement
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                self.must(isinstance(statement.value.value, str), "this does nothing")
                continue
            if statement.lineno != self.line:
                self.line = statement.lineno
                self.body.append(f'#line {self.line} "{self.unit.shown(self.source.file)}"')
            handler = getattr(self, f"do_{type(statement).__name__}", None)
            if handler is None:
                self.outside(statement)
            if not handler(statement):
                if i + 1 < len(statements):
                    self.node = statements[i + 1]
                    self.refuse("this can never be reached")
                return False
        return True

    def do_Pass(self, node: ast.Pass) -> bool:
        return True

    def do_Expr(self, node: ast.Expr) -> bool:
        self.must(isinstance(node.value, ast.Call), "this does nothing: only a call stands alone")
        self.write(f"{bare(self.value(node.value).code)};")
        return True

    def do_Return(self, node: ast.Return) -> bool:
        if node.value is None:
            self.returns = self.joined(self.returns, NOTHING, "what it returns")
            self.write("return;")
            return False
        if isinstance(node.value, ast.Tuple):
            values = [self.number(self.value(part)) for part in node.value.elts]
            several = Several(tuple(unnarrowed(value.type) for value in values))
            self.returns = self.joined(self.returns, several, "what it returns")
            self.return_several([value.code for value in values])
            return False
        value = self.value(node.value)
        self.must(isinstance(value.type, Scalar | Several), f"a rule cannot return {article(described(value.type))}")
        self.returns = self.joined(self.returns, value.type, "what it returns")
        if isinstance(value.type, Several) and value.type != self.returns:  # another return is wider
            self.write(f"{self.unit.declared(value.type, 'narrower')} = {value.code};")
            self.return_several([f"narrower.v{i}" for i in range(len(value.type.items))])
        else:
            self.write(f"return {bare(value.code)};")
        return False

    def return_several(self, codes: list[str]) -> None:
        assert isinstance(self.returns, Several)
        fields = ", ".join(f"({item.c}){code}" for item, code in zip(self.returns.items, codes, strict=True))
        self.write(f"return MAKE({self.unit.several(self.returns)}){{{fields}}};")

    def do_Assign(self, node: ast.Assign) -> bool:
        self.must(len(node.targets) == 1, "give one name a value at a time, not a = b = c")
        target = node.targets[0]
        if isinstance(target, ast.Tuple):
            self.unpack(target, node.value)
        elif not isinstance(target, ast.Name):
            self.put(self.place(target), self.value(node.value), name_of(target))
        elif is_list_of_zeros(node.value):
            self.make_room(target.id, node.value)
        else:
            self.bind(target.id, self.value(node.value))
        return True

    def unpack(self, target: ast.Tuple, given: ast.expr) -> None:
        """`row, column = both`."""
        self.must(not isinstance(given, ast.Tuple), "there are not as many values as names")
        whole = self.value(given)
        if not isinstance(whole.type, Several) or len(whole.type.items) != len(target.elts):
            self.refuse(f"this gives {article(described(whole.type))}, not {len(target.elts)} values")
        for i, (name, type) in enumerate(zip(target.elts, whole.type.items, strict=True)):
            assert isinstance(name, ast.Name)
            self.bind(name.id, Value(f"{whole.code}.v{i}", type))

    def make_room(self, name: str, node: ast.expr) -> None:
        """`[0] * 14`: scratch space of this rule, all zeros."""
        assert isinstance(node, ast.BinOp)
        times = self.value(node.right)
        if not isinstance(times.literal, int) or times.literal < 1:
            self.refuse("scratch space has a constant size: [0] * SIZE")
        type = Array(CELLS["i4"], (times.literal,), is_list=True)
        self.must(self.types.get(name, type) == type, f"{name} is something else already: use another name")
        self.types[name] = type
        self.bound.add(name)
        self.write(f"memset({c_name(name)}, 0, sizeof {c_name(name)});")

    def bind(self, name: str, value: Value) -> None:
        """Give a local name a value."""
        self.must(value.type != NOTHING, "this call returns nothing")
        before = self.types.get(name)
        if isinstance(before, Array) and before.is_list:
            self.refuse(f"{name} is scratch space: use another name")
        type = self.types[name] = self.joined(before, value.type, "this" if is_temporary(name) else name)
        self.roots[name] = self.roots.get(name, frozenset()) | value.roots
        self.bound.add(name)
        is_new = name in self.set_once
        self.write(f"{self.unit.declared(type, c_name(name)) if is_new else c_name(name)} = {bare(value.code)};")
        if isinstance(type, Array) and type.shape[0] is None:
            self.write(f"{'int32_t ' * is_new}{length_name(name)} = {bare(length_of(value))};")

    def place(self, target: ast.expr) -> Value:
        """Where something is stored."""
        is_place = isinstance(target, ast.Subscript | ast.Attribute)
        self.must(is_place, "only a name, a field or an item can be given a value")
        return self.value(target)

    def put(self, place: Value, value: Value, name: str) -> None:
        """Store `value` in a field or an item."""
        self.written |= place.roots
        if isinstance(place.type, Record):
            self.must(not place.type.constant, READ_ONLY)
            self.must(value.type in (place.type, replace(place.type, constant=True)), "these are not of one kind")
            self.write(f"*{place.code} = *{value.code};")
            return
        self.must(place.type in NUMBERS, f"{article(described(place.type))} cannot be given a value as a whole")
        if place.cell is None:
            self.refuse(READ_ONLY)
        value = self.number(value)
        self.must(value.type in INTEGERS or place.type in FLOATS, "an integer is wanted here: write int(...)")
        code = f"(double){value.code}" if value.type == WIDE and place.type == FLOAT32 else bare(value.code)
        if self.unit.checked and place.type in INTEGERS:
            low, high = self.unit.span(place.cell)
            code = f'FIT({code}, {literal_code(low)}, {literal_code(high)}, "{name}")'
        self.write(f"{place.code} = {code};")

    def do_If(self, node: ast.If) -> bool:
        test = self.truth(node.test)
        self.write(f"if ({bare(test)}) {{")
        before = set(self.bound)
        with self.indented():
            after_body = self.block(node.body)
        bound_by_body, self.bound = self.bound, before
        after_orelse = True
        if node.orelse:
            self.write("} else {")
            with self.indented():
                after_orelse = self.block(node.orelse)
        self.write("}")
        if after_body:
            self.bound = self.bound & bound_by_body if after_orelse else bound_by_body
        return after_body or after_orelse

    def do_While(self, node: ast.While) -> bool:
        self.must(not node.orelse, "a loop has no else: use a name that tells how it ended")
        self.write(f"LOOP while ({bare(self.truth(node.test))}) {{")
        self.loop_body(node.body, set())
        forever = isinstance(node.test, ast.Constant) and bool(node.test.value)
        return not forever or any(isinstance(n, ast.Break) for n in own_nodes(node.body))

    def do_For(self, node: ast.For) -> bool:
        self.must(not node.orelse, "a loop has no else: use a name that tells how it ended")
        call = node.iter
        is_range = isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "range"
        if not is_range or not isinstance(node.target, ast.Name):
            self.refuse("a for loop counts: write for name in range(...)")
        assert isinstance(call, ast.Call)
        self.must(1 <= len(call.args) <= 3 and not call.keywords, "range takes one to three numbers")
        bounds = [self.value(argument) for argument in call.args]
        for bound in bounds:
            self.must(bound.type in INTEGERS, "a range is made of integers")
        start, end, step = {1: [ZERO, *bounds, ONE], 2: [*bounds, ONE], 3: bounds}[len(bounds)]
        self.must(step.literal != 0, "the step of a range is not 0")
        name = node.target.id
        type = self.types[name] = self.joined(self.types.get(name), self.counter_type(start, end, step), name)
        assert isinstance(type, Scalar)
        is_own = self.is_counter(name)
        counts = step.literal in (1, -1) or never_overflows(end, step)
        counter = c_name(name) if is_own and counts else f"{c_name(name)}now"
        head = self.counting(name, counter, type, start, end, step) if counts else self.turning(name, start, end, step)
        self.write(f"{loop_mark(start, end, step)}for ({head}) {{")
        if counter != c_name(name):
            self.write(f"    {f'{type.c} ' * is_own}{c_name(name)} = {'' if counts else f'({type.c})'}{counter};")
        self.loop_body(node.body, {name})
        return True

    def counting(self, name: str, counter: str, type: Scalar, start: Value, end: Value, step: Value) -> str:
        """`int32_t i_ = 0, i_end = n_; i_ < i_end; i_ += 1`: the end is evaluated once."""
        stop, kept = bare(end.code), ""
        if end.literal is None:
            stop = f"{c_name(name)}end"
            kept = f", {stop} = {bare(end.code)}"
        sign = ">" if bare(step.code).startswith("-") else "<"
        return f"{type.c} {counter} = {bare(start.code)}{kept}; {counter} {sign} {stop}; {counter} += {bare(step.code)}"

    def turning(self, name: str, start: Value, end: Value, step: Value) -> str:
        """A step past the end may be more than a counter can hold, or lead backwards: so it is the turns that count."""
        now, by, left = (f"{c_name(name)}{what}" for what in ("now", "step", "left"))
        turns = f"{'TURNS' if self.unit.checked else 'turns'}({now}, {bare(end.code)}, {by})"
        kept = f"int64_t {now} = {bare(start.code)}, {by} = {bare(step.code)}, {left} = {turns}"
        return f"{kept}; {left} != 0; {left}--, {now} += {by}"

    def counter_type(self, start: Value, end: Value, step: Value) -> Type:
        """The type of a counter: it never goes below 0 if it begins above it and counts up, or down to a known end."""
        if WIDE in (start.type, end.type):
            return WIDE
        begins = start.type in (BOOL, NATURAL)
        up = step.literal is not None and step.literal > 0
        ends = end.literal is not None and end.literal >= -1
        return NATURAL if begins and (up or ends) else INT

    def loop_body(self, statements: list[ast.stmt], bound: set[str]) -> None:
        before = set(self.bound)
        self.bound = before | bound
        with self.indented():
            self.block(statements)
        self.bound = before
        self.write("}")

    def is_counter(self, name: str) -> bool:
        """Whether a name only ever counts a loop, and means nothing outside of its body: C can declare it there."""
        counting = [n for n in ast.walk(self.tree) if isinstance(n, ast.For) and isinstance(n.target, ast.Name)]
        loops = [node for node in counting if node.target.id == name]  # type: ignore[attr-defined]
        inside = {id(n) for node in loops for statement in node.body for n in ast.walk(statement)}
        targets = {id(node.target) for node in loops}
        others = [n for n in ast.walk(self.tree) if isinstance(n, ast.Name) and n.id == name and id(n) not in targets]
        nested = any(id(node) in inside for node in loops)
        return bool(loops) and not nested and all(id(n) in inside and isinstance(n.ctx, ast.Load) for n in others)

    def do_Break(self, node: ast.Break) -> bool:
        self.write("break;")
        return False

    def do_Continue(self, node: ast.Continue) -> bool:
        self.write("continue;")
        return False


def is_list_of_zeros(node: ast.expr) -> bool:
    """Whether this is [0] * something."""
    if not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult) and isinstance(node.left, ast.List)):
        return False
    items = node.left.elts
    return len(items) == 1 and isinstance(items[0], ast.Constant) and items[0].value == 0


def stored_names(tree: ast.AST) -> Counter[str]:
    """The local names that are given a value, with how often."""
    return Counter(n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store))


def never_overflows(end: Value, step: Value) -> bool:
    """Whether a step past the end is known to be no more than 32 bits hold."""
    return end.literal is not None and step.literal is not None and abs(end.literal + step.literal) < 2**31


def name_of(target: ast.expr) -> str:
    """What a place is called in a complaint."""
    return ast.unparse(target).split("[")[0]


def loop_mark(start: Value, end: Value, step: Value) -> str:
    """`LOOP` keeps a loop for a GPU as it is; one of few turns is unrolled, and its scratch space lies in registers."""
    bounds = [bound.literal for bound in (start, end, step) if isinstance(bound.literal, int)]
    return "" if len(bounds) == 3 and len(range(*bounds)) <= FEW_TURNS else "LOOP "


def own_nodes(statements: list[ast.stmt]) -> Iterator[ast.AST]:
    """The nodes of a loop's body, without those of loops inside it."""
    left: list[ast.AST] = list(statements)
    while left:
        node = left.pop()
        yield node
        if not isinstance(node, ast.For | ast.While):
            left += ast.iter_child_nodes(node)
