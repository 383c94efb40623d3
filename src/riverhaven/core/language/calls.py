"""Calls in the rules language: of other rules, and of the few functions that it knows."""

import ast
import builtins
import math
from dataclasses import replace
from types import ModuleType

import numpy as np

from riverhaven.core import language
from riverhaven.core.language.expressions import OPERATORS, Expressions
from riverhaven.core.language.source import Source
from riverhaven.core.language.types import (
    BOOL,
    FLOAT,
    FLOAT32,
    INT,
    INTEGERS,
    NATURAL,
    NOTHING,
    WIDE,
    Array,
    Scalar,
    Several,
)
from riverhaven.core.language.value import Value, bare, length_of, unnarrowed
from riverhaven.core.moves import Block

MATHEMATICS = {math.sqrt: "sqrt", math.exp: "exp", math.log: "log"}


class Calls(Expressions):
    def on_Call(self, node: ast.Call) -> Value:
        self.must(not node.keywords, "arguments are given by their place, not by name")
        if isinstance(node.func, ast.Attribute):
            return self.method(node.func, node.args)
        if not isinstance(node.func, ast.Name):
            self.refuse("only a rule can be called")
        name = node.func.id
        self.must(name not in self.locals, f"{name} is a local name, and no rule")
        called = self.meant(node.func) if name in self.names else getattr(builtins, name, None)
        if called is language.wrapped:
            return self.overflowing(node.args)
        arguments = [self.value(argument) for argument in node.args]
        if isinstance(called, Source):
            return self.call_rule(called, arguments)
        for known, handler in (
            (language.wide, self.call_wide),
            (language.narrow, self.call_narrow),
            (language.float32, self.call_float32),
            (int, self.call_int),
            (float, self.call_float),
            (bool, self.call_bool),
            (len, self.call_len),
            (abs, self.call_abs),
            (min, self.call_min),
            (max, self.call_max),
        ):
            if called is known:
                is_one = called in (min, max) or len(arguments) == 1
                return handler(*arguments) if arguments and is_one else self.refuse(f"{name} of what?")
        if called in MATHEMATICS:
            return self.mathematics(MATHEMATICS[called], arguments)
        if called is None:
            self.refuse(f"{name} is not known here: import it, or pass it as an argument")
        self.refuse(f"{name} is no rule: mark it with @rule, or use one of the functions in docs/rules-language.md")

    def call_rule(self, called: Source, values: list[Value]) -> Value:
        wanted = len(called.tree.args.args)
        self.must(len(values) == wanted, f"{called.__name__} takes {wanted} arguments, and gets {len(values)}")
        for value in values:
            self.must(not isinstance(value.type, Several), "several values cannot be passed as one argument")
            self.must(value.type != NOTHING, "an argument returns nothing")
        function = self.unit.function(called, tuple(unnarrowed(value.type) for value in values), self)
        codes = []
        for parameter, value in zip(function.parameters, values, strict=True):
            codes.append(bare(value.code))
            if isinstance(value.type, Array) and value.type.shape[0] is None:
                codes.append(bare(length_of(value)))
            if parameter in function.written:
                self.written |= value.roots
        assert function.returns is not None
        return Value(f"{function.name}({', '.join(codes)})", function.returns)

    def overflowing(self, arguments: list[ast.expr]) -> Value:
        """What 64 bits keep: C defines what is left after an overflow only for numbers without a sign."""
        self.must(len(arguments) == 1, "wrapped takes one expression")
        return Value(f"((int64_t){self.unsigned_code(arguments[0])})", WIDE)

    def unsigned_code(self, node: ast.expr) -> str:
        """The lower 64 bits of an integer: those of a sum, a product and so on need no others of what it is made of."""
        if isinstance(node, ast.BinOp) and isinstance(
            node.op, ast.Add | ast.Sub | ast.Mult | ast.BitAnd | ast.BitOr | ast.BitXor
        ):
            symbol, _ = OPERATORS[type(node.op)]
            return f"({self.unsigned_code(node.left)} {symbol} {self.unsigned_code(node.right)})"
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            by = self.value(node.right)
            self.must(by.type in INTEGERS, "LShift is for integers only")
            self.check_shift(node.op, WIDE, by)
            shift = f"shift_64({bare(by.code)}, __FILE__, __LINE__)" if self.unit.checked else by.code
            return f"({self.unsigned_code(node.left)} << {shift})"
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub | ast.Invert):
            return f"({'-' if isinstance(node.op, ast.USub) else '~'}{self.unsigned_code(node.operand)})"
        value = self.value(node)
        self.must(value.type in INTEGERS, "only integers overflow")
        return f"(uint64_t){value.code}"

    def method(self, node: ast.Attribute, arguments: list[ast.expr]) -> Value:
        holder = self.meant(node.value)
        if isinstance(holder, Block | ModuleType):
            values = [self.value(argument) for argument in arguments]
            if isinstance(holder, Block):
                return self.of_block(holder, node.attr, values)
            called = getattr(holder, node.attr, None)
            name = None if called is None else MATHEMATICS.get(called)
            if name is None:
                self.refuse(f"{ast.unparse(node)} is outside the rules language")
            self.note(ast.unparse(node))
            return self.mathematics(name, values)
        self.must(node.attr in ("bit_count", "bit_length") and not arguments, f"a number has no {node.attr}() here")
        value = self.value(node.value)
        self.must(value.type in INTEGERS, "only an integer has bits")
        width = 64 if value.type == WIDE else 32
        return Value(f"{node.attr}_{width}({bare(value.code)})", NATURAL)

    def of_block(self, block: Block, name: str, values: list[Value]) -> Value:
        """A move from its indices, the indices of a move, or whether a move is one of a block."""
        for value in values:
            self.must(value.type in (BOOL, NATURAL, INT), "moves and indices are integers, and not wide")
        if name == "pack":
            return self.packed(block, values)
        self.must(name in ("unpack", "holds"), f"moves have pack, unpack and holds, and no {name}")
        self.must(len(values) == 1, f"{name} takes one move")
        code = values[0].code  # of something that may be evaluated more than once
        if name == "holds":
            return Value(f"({block.first} <= {code} && {code} < {block.end})", BOOL)
        return self.unpacked(block, code)

    def packed(self, block: Block, values: list[Value]) -> Value:
        wanted = len(block.lengths)
        self.must(len(values) == wanted, f"the moves {block} have {wanted} axes, and get {len(values)} indices")
        terms = [str(block.first)]
        for value, step, length in zip(values, block.steps, block.lengths, strict=True):
            terms.append(f"({self.index(value, str(length))}) * {step}")
        return Value(f"({' + '.join(terms)})", NATURAL)

    def unpacked(self, block: Block, move: str) -> Value:
        if self.unit.checked:
            move = f'((int32_t)FIT({bare(move)}, {block.first}, {block.end - 1}, "a move"))'
        rest = f"(uint32_t)({move} - {block.first})"
        found = [
            f"(int32_t)({rest} / {step} % {length})" for step, length in zip(block.steps, block.lengths, strict=True)
        ]
        self.must(bool(found), f"the moves {block} have no axis")
        if len(found) == 1:
            return Value(f"({found[0]})", NATURAL)
        several = Several((NATURAL,) * len(found))
        return Value(f"MAKE({self.unit.several(several)}){{{', '.join(found)}}}", several)

    def mathematics(self, name: str, values: list[Value]) -> Value:
        self.must(len(values) == 1, f"{name} takes one number")
        value = self.number(values[0])
        code = bare(value.code) if value.type == FLOAT else f"(double){value.code}"
        return Value(f"{name.upper()}({code})" if self.unit.checked else f"{name}({code})", FLOAT)

    def call_wide(self, value: Value) -> Value:
        self.must(value.type in INTEGERS, "only an integer can be wide")
        return Value(f"((int64_t){value.code})", WIDE)

    def call_narrow(self, value: Value) -> Value:
        self.must(value.type in INTEGERS, "only an integer can be narrow")
        code = f'FIT({bare(value.code)}, INT32_MIN, INT32_MAX, "this")' if self.unit.checked else value.code
        return Value(f"((int32_t){code})", INT)

    def call_float32(self, value: Value) -> Value:
        if value.literal is not None:
            return self.constant(np.float32(value.literal), "this")
        code = f"(double){value.code}" if self.number(value).type == WIDE else value.code  # rounded twice, as in Python
        return Value(f"((float){code})", FLOAT32)

    def call_float(self, value: Value) -> Value:
        if value.literal is not None:
            return self.constant(float(value.literal), "this")
        return Value(f"((double){self.number(value).code})", FLOAT)

    def call_int(self, value: Value) -> Value:
        if self.number(value).type in INTEGERS:
            return replace(value, type=unnarrowed(value.type), cell=None)
        return Value(f"{'CHECKED_INT' if self.unit.checked else '(int32_t)'}({bare(value.code)})", INT)

    def call_bool(self, value: Value) -> Value:
        return Value(f"({self.number(value).code} != 0)", BOOL)

    def call_len(self, value: Value) -> Value:
        if not isinstance(value.type, Array):
            self.refuse("only an array has a length")
        first = value.type.shape[0]
        return Value(length_of(value), NATURAL) if first is None else self.integer(first)

    def call_abs(self, value: Value) -> Value:
        type = unnarrowed(self.number(value).type)
        if type in INTEGERS:
            width, type = (64, WIDE) if type == WIDE else (32, NATURAL)
            return Value(f"{'ABSOLUTE' if self.unit.checked else 'absolute'}_{width}({bare(value.code)})", type)
        return Value(f"{'fabsf' if type == FLOAT32 else 'fabs'}({bare(value.code)})", type)

    def call_min(self, *values: Value) -> Value:
        return self.extreme("smaller", values)

    def call_max(self, *values: Value) -> Value:
        return self.extreme("larger", values)

    def extreme(self, name: str, values: tuple[Value, ...]) -> Value:
        self.must(len(values) > 1, "min and max compare two numbers or more")
        found = self.number(values[0])
        for value in values[1:]:
            left, right = found, self.number(value)
            type = self.joined(left.type, right.type, "this")
            assert isinstance(type, Scalar)
            suffix = {FLOAT: "float", FLOAT32: "float32", WIDE: "64"}.get(type, "32")
            if name == "larger" and type == INT and NATURAL in (left.type, right.type):
                type = NATURAL
            code = f"{name}_{suffix}({bare(left.code)}, {bare(right.code)})"
            found = Value(code, unnarrowed(type))
        return found
