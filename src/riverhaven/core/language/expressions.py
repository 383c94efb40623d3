"""Expressions of the rules language, as C. They mean the same in whatever order C evaluates them: see `order.py`."""

import ast
import math
from collections.abc import Callable
from dataclasses import replace
from enum import EnumType
from types import ModuleType
from typing import Any

import numpy as np

from riverhaven.core.language.types import (
    BOOL,
    FLOAT,
    FLOAT32,
    FLOATS,
    INT,
    INTEGERS,
    NATURAL,
    NUMBERS,
    WIDE,
    Array,
    Record,
    Scalar,
    Several,
    Type,
    described,
    join,
)
from riverhaven.core.language.value import (
    ZERO,
    Value,
    article,
    bare,
    c_name,
    length_name,
    length_of,
    literal_code,
    unnarrowed,
)
from riverhaven.core.language.writer import Writer
from riverhaven.core.moves import Block

OPERATORS: dict[type[ast.operator], tuple[str, str]] = {  # Python's operators: C's, and the name of the checked one
    ast.Add: ("+", "add"),
    ast.Sub: ("-", "subtract"),
    ast.Mult: ("*", "multiply"),
    ast.FloorDiv: ("", "floor_divide"),
    ast.Mod: ("", "modulo"),
    ast.LShift: ("", "shift_left"),
    ast.RShift: (">>", "shift_right"),
    ast.BitAnd: ("&", ""),
    ast.BitOr: ("|", ""),
    ast.BitXor: ("^", ""),
}
COMPARISONS = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
FOLDED: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: int.__add__,
    ast.Sub: int.__sub__,
    ast.Mult: int.__mul__,
    ast.LShift: int.__lshift__,
    ast.RShift: int.__rshift__,
    ast.BitAnd: int.__and__,
    ast.BitOr: int.__or__,
    ast.BitXor: int.__xor__,
}


class Expressions(Writer):
    """All but calls."""

    def joined(self, before: Type | None, now: Type, what: str) -> Type:
        if before is None:
            return now
        joined = join(before, now)
        if joined is None:
            is_mixed = before in NUMBERS and now in NUMBERS
            hint = ": write 0.0 instead of 0, or float(...)" if is_mixed else ""
            self.refuse(f"{what} is now {article(described(before))}, now {article(described(now))}{hint}")
        return joined

    def value(self, node: ast.expr) -> Value:
        handler = getattr(self, f"on_{type(node).__name__}", None)
        if handler is None:
            self.outside(node)
        value: Value = handler(node)
        return value

    def number(self, value: Value) -> Value:
        self.must(value.type in NUMBERS, f"a number is wanted here, not {article(described(value.type))}")
        return value

    # --------------------------------------------------------------------------------------------------------- truth

    def truth(self, node: ast.expr) -> str:
        """`node` as a condition of C."""
        if isinstance(node, ast.BoolOp):
            return self.both(node.op, [self.truth(part) for part in node.values])
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            inner = node.operand
            if isinstance(inner, ast.UnaryOp) and isinstance(inner.op, ast.Not):
                return self.truth(inner.operand)
            return f"(!{self.truth(inner)})"
        value = self.number(self.value(node))
        return value.code if value.type == BOOL else f"({value.code} != 0)"

    def on_BoolOp(self, node: ast.BoolOp) -> Value:
        values = [self.value(part) for part in node.values]
        for value in values:
            self.must(value.type == BOOL, "`and` and `or` join truth values: compare numbers with something")
        return Value(self.both(node.op, [value.code for value in values]), BOOL)

    def both(self, operator: ast.boolop, conditions: list[str]) -> str:
        joined = (" && " if isinstance(operator, ast.And) else " || ").join(conditions)
        return joined if len(conditions) == 1 else f"({joined})"

    def on_Compare(self, node: ast.Compare) -> Value:
        (operator,), (other,) = node.ops, node.comparators  # a chain has been taken apart
        self.must(type(operator) in COMPARISONS, f"there is no {type(operator).__name__}: compare with == or <")
        left, right = self.matched(self.number(self.value(node.left)), self.number(self.value(other)))
        left, right = self.exact(left, right), self.exact(right, left)
        return Value(f"({left.code} {COMPARISONS[type(operator)]} {right.code})", BOOL)

    def exact(self, value: Value, other: Value) -> Value:
        """An integer beside a float, to be compared with it exactly."""
        if value.type not in INTEGERS or other.type not in FLOATS:
            return value
        self.must(value.type != WIDE, "a wide integer is compared with a float: write float(...) around it")
        return Value(f"((double){value.code})", FLOAT) if other.type == FLOAT32 else value

    def on_IfExp(self, node: ast.IfExp) -> Value:
        test = self.truth(node.test)
        body, orelse = self.number(self.value(node.body)), self.number(self.value(node.orelse))
        return Value(f"({test} ? {body.code} : {orelse.code})", self.joined(body.type, orelse.type, "this"))

    # ----------------------------------------------------------------------------------------------------- constants

    def on_Constant(self, node: ast.Constant) -> Value:
        return self.constant(node.value, repr(node.value))

    def constant(self, value: Any, name: str) -> Value:
        """A number or a table that is known before anything runs."""
        if isinstance(value, bool | np.bool_):
            return Value(str(int(value)), BOOL, literal=int(value))
        if isinstance(value, int | np.integer):
            return self.integer(int(value))
        if isinstance(value, float | np.float32):
            self.must(math.isfinite(value), "a constant is a finite number")
            is_single = isinstance(value, np.float32)
            code = f"{float(value)!r}{'f' * is_single}"
            code = f"({code})" if code.startswith("-") else code
            return Value(code, FLOAT32 if is_single else FLOAT, literal=float(value))
        if isinstance(value, tuple | list | np.ndarray):
            try:
                return self.unit.table(name, value)
            except ValueError as wrong:
                self.refuse(f"{name} {wrong}")
        self.refuse(f"{name} is neither a number nor a table of numbers, and no rule: {type(value).__name__}")

    def integer(self, value: int) -> Value:
        self.must(-(2**63) <= value < 2**63, f"{value} needs more than 64 bits")
        type = NATURAL if 0 <= value < 2**31 else INT if -(2**31) <= value < 0 else WIDE
        return Value(literal_code(value), type, literal=value)

    # ---------------------------------------------------------------------------------------- names, fields and items

    def on_Name(self, node: ast.Name) -> Value:
        if node.id in self.locals:
            return self.local(node.id)
        self.must(node.id in self.names, f"{node.id} is not known here: import it, or pass it as an argument")
        return self.constant(self.meant(node), node.id)

    def local(self, name: str) -> Value:
        self.must(name in self.bound, f"{name} may have no value here: give it one before")
        type = self.types[name]
        length = length_name(name) if isinstance(type, Array) and type.shape[0] is None else None
        return Value(c_name(name), type, length=length, roots=self.roots.get(name, frozenset()))

    def on_Attribute(self, node: ast.Attribute) -> Value:
        holder = self.meant(node.value)
        if isinstance(holder, ModuleType | EnumType | Block):
            self.must(hasattr(holder, node.attr), f"{ast.unparse(node.value)} has no {node.attr}")
            self.note(ast.unparse(node))
            return self.constant(getattr(holder, node.attr), node.attr)
        owner = self.value(node.value)
        if not isinstance(owner.type, Record):
            self.refuse(f"only a record has fields, and this is {article(described(owner.type))}")
        try:
            field = self.unit.field(owner.type, node.attr)
        except KeyError:
            known = ", ".join(self.unit.records[owner.type.name].dtype.names or ())
            self.refuse(f"there is no field {node.attr!r} in this record; it has {known}")
        code = f"{owner.code}->{c_name(node.attr)}"
        if isinstance(field, Array):
            return Value(code, replace(field, constant=owner.type.constant), roots=owner.roots)
        return Value(code, field.read, cell=None if owner.type.constant else field, roots=owner.roots)

    def on_Subscript(self, node: ast.Subscript) -> Value:
        indices = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        owner = self.value(node.value)
        if isinstance(owner.type, Several):
            return self.one_of_several(owner, indices)
        if not isinstance(owner.type, Array):
            self.refuse(f"only an array has items, and this is {article(described(owner.type))}")
        if any(isinstance(index, ast.Slice) for index in indices):
            self.must(len(indices) == 1, "a slice is of an array with one index")
            assert isinstance(indices[0], ast.Slice)
            return self.slice(owner, indices[0])
        return self.item(owner, owner.type, [self.value(index) for index in indices])

    def item(self, owner: Value, array: Array, indices: list[Value]) -> Value:
        self.must(len(indices) <= len(array.shape), f"this array has {len(array.shape)} indices")
        code = owner.code
        for axis, index in enumerate(indices):
            self.must(index.type in INTEGERS, "an index is an integer")
            code += f"[{self.index(index, length_of(owner) if axis == 0 else str(array.shape[axis]))}]"
        rest = array.shape[len(indices) :]
        if rest:
            return Value(code, Array(array.item, rest, array.constant), roots=owner.roots)
        if isinstance(array.item, Record):
            constant = array.item.constant or array.constant
            return Value(f"(&{code})", replace(array.item, constant=constant), roots=owner.roots)
        return Value(code, array.item.read, cell=None if array.constant else array.item, roots=owner.roots)

    def index(self, index: Value, length: str) -> str:
        if index.literal is not None:
            self.must(index.literal >= 0, "an index counts from 0, never from the end")
            if length.isdecimal():
                self.must(
                    index.literal < int(length), f"there is no item {index.literal}: the last one is {length} - 1"
                )
                return bare(index.code)
        return f"AT({bare(index.code)}, {bare(length)})" if self.unit.checked else bare(index.code)

    def one_of_several(self, owner: Value, indices: list[ast.expr]) -> Value:
        assert isinstance(owner.type, Several)
        items = owner.type.items
        which = self.value(indices[0]).literal if len(indices) == 1 else None
        if not isinstance(which, int) or not 0 <= which < len(items):
            self.refuse(f"of several values, one is picked by a number from 0 to {len(items) - 1}")
        return Value(f"{owner.code}.v{which}", items[which])

    def slice(self, owner: Value, node: ast.Slice) -> Value:
        """Part of an array, by its own first index."""
        array = owner.type
        assert isinstance(array, Array)
        self.must(not array.is_list, "a slice of scratch space would be a copy: pass the whole of it")
        self.must(node.step is None, "a slice takes every item: without a step")
        whole = length_of(owner)
        low = ZERO if node.lower is None else self.value(node.lower)
        high = Value(whole, NATURAL) if node.upper is None else self.value(node.upper)
        self.must(low.type in INTEGERS and high.type in INTEGERS, "a slice is made of integers")
        first = f"SLICE({bare(low.code)}, {bare(high.code)}, {bare(whole)})" if self.unit.checked else low.code
        code = owner.code if first == "0" else f"({owner.code} + {first})"
        length: int | None = None
        if isinstance(low.literal, int) and isinstance(high.literal, int):
            length = high.literal - low.literal
            is_one = 0 <= low.literal <= high.literal <= (array.shape[0] or high.literal)
            self.must(is_one, f"there is no slice {low.literal} to {high.literal} here")
        size = f"((int32_t)({high.code} - {first}))" if length is None else None
        part = Array(array.item, (length, *array.shape[1:]), array.constant)
        return Value(code, part, length=size, roots=owner.roots)

    # ---------------------------------------------------------------------------------------------------- arithmetic

    def on_BinOp(self, node: ast.BinOp) -> Value:
        return self.operation(node.op, self.value(node.left), self.value(node.right))

    def operation(self, operator: ast.operator, left: Value, right: Value) -> Value:
        left, right = self.matched(self.number(left), self.number(right))
        if isinstance(operator, ast.Div):
            return self.division(left, right)
        self.must(type(operator) in OPERATORS, f"there is no {type(operator).__name__} in the rules language")
        if isinstance(left.literal, int) and isinstance(right.literal, int) and type(operator) in FOLDED:
            self.check_shift(operator, WIDE, right)
            return self.integer(FOLDED[type(operator)](left.literal, right.literal))
        symbol, name = OPERATORS[type(operator)]
        if FLOAT in (left.type, right.type) or FLOAT32 in (left.type, right.type):
            self.must(symbol in ("+", "-", "*"), f"{type(operator).__name__} is for integers only")
            sum_type = FLOAT if FLOAT in (left.type, right.type) else FLOAT32
            if symbol == "-":
                return Value(f"minus_{sum_type.name}({bare(left.code)}, {bare(right.code)})", sum_type)
            return Value(f"({left.code} {symbol} {right.code})", sum_type)
        result = self.result(operator, left, right)
        if isinstance(operator, ast.BitAnd | ast.BitOr | ast.BitXor):
            return Value(f"({left.code} {symbol} {right.code})", result)
        self.check_shift(operator, result, right)
        if isinstance(operator, ast.FloorDiv | ast.Mod):
            self.must(right.literal != 0, "this divides by 0")
            if unsigned(left) and unsigned(right) and not self.unit.checked:
                sign = "/" if isinstance(operator, ast.FloorDiv) else "%"
                return Value(f"((int32_t)((uint32_t){left.code} {sign} (uint32_t){right.code}))", result)
        if symbol and not self.unit.checked:
            return Value(f"({left.code} {symbol} {right.code})", result)
        width = 64 if result == WIDE else 32
        return Value(f"{name}_{width}({bare(left.code)}, {bare(right.code)})", result)

    def result(self, operator: ast.operator, left: Value, right: Value) -> Scalar:
        """The type of what an operator makes of integers: whether it can be below 0, and whether it is wide."""
        is_shift = isinstance(operator, ast.LShift | ast.RShift)
        type = left.type if is_shift else join(left.type, right.type)
        if type == WIDE:
            return WIDE
        if isinstance(operator, ast.BitAnd | ast.BitOr | ast.BitXor) and type == BOOL:
            return BOOL
        if isinstance(operator, ast.BitAnd) and (unsigned(left) or unsigned(right)):
            return NATURAL
        if isinstance(operator, ast.Mod) and right.literal is not None and right.literal > 0:
            return NATURAL
        keeps_sign = not isinstance(operator, ast.Sub | ast.LShift)
        return NATURAL if keeps_sign and type in (BOOL, NATURAL) else INT

    def check_shift(self, operator: ast.operator, type: Scalar, by: Value) -> None:
        if isinstance(operator, ast.LShift | ast.RShift) and by.literal is not None:
            bits = 64 if type == WIDE else 32
            hint = "" if type == WIDE else "; write wide(...) around what is shifted, for 64"
            self.must(0 <= by.literal < bits, f"a shift here is by 0 to {bits - 1} bits{hint}")

    def matched(self, left: Value, right: Value) -> tuple[Value, Value]:
        """Both as they stand beside each other: a constant becomes a float32 beside one, anything else must be said."""
        return self.beside(left, right), self.beside(right, left)

    def beside(self, value: Value, other: Value) -> Value:
        if other.type != FLOAT32:
            return value
        self.must(value.type != WIDE, "a float32 meets a wide integer: write float32(...) around it")
        if value.type != FLOAT:
            return value
        if value.literal is None:
            self.refuse("a float32 meets a float: write float(...) or float32(...) around one of them")
        return self.constant(np.float32(value.literal), "this")

    def division(self, left: Value, right: Value) -> Value:
        type = FLOAT32 if FLOAT32 in (left.type, right.type) else FLOAT
        if left.type in INTEGERS and right.type in INTEGERS:
            self.must(
                WIDE not in (left.type, right.type), "a wide integer is divided: write // or float(...) around it"
            )
        divisor = f"({type.c}){right.code}"
        if self.unit.checked:
            divisor = f"({type.c})NOT_ZERO({divisor})"
        return Value(f"(({type.c}){left.code} / {divisor})", type)

    def on_UnaryOp(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            return Value(self.truth(node), BOOL)
        value = self.number(self.value(node.operand))
        if isinstance(node.op, ast.UAdd):
            return replace(value, type=unnarrowed(value.type), cell=None)
        if isinstance(node.op, ast.Invert):
            self.must(value.type in INTEGERS, "~ is for integers only")
            if isinstance(value.literal, int):
                return self.integer(~value.literal)
            return Value(f"(~{value.code})", WIDE if value.type == WIDE else INT)
        if isinstance(value.literal, int):
            return self.integer(-value.literal)
        if value.type in INTEGERS:
            return self.operation(ast.Sub(), ZERO, value)
        return Value(f"(-{value.code})", value.type, literal=None if value.literal is None else -value.literal)


def unsigned(value: Value) -> bool:
    return value.type in (BOOL, NATURAL)
