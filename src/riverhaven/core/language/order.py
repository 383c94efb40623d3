"""The order of evaluation, settled before anything is translated.

Python evaluates from left to right; C leaves the order of operands and arguments open. So the statements of a rule are
first written anew: a call that changes a record or an array becomes a statement by itself, and what Python reads before
it is read before it, into a temporary. A call that may not happen at all (behind `and`, in a choice, late in a chain of
comparisons) goes below an `if`. Whatever order C chooses for the expressions that are left, they mean the same.

    s.total = s.total + draw(s)     becomes     t1 = s.total
                                                t2 = draw(s)
                                                s.total = t1 + t2

What C will name twice gets a temporary, too: the middle of a chain of comparisons, the bounds of a slice.
"""

import ast
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from itertools import takewhile
from typing import Any, TypeVar

from riverhaven.core.language.source import Source
from riverhaven.core.language.value import is_temporary

Node = TypeVar("Node", bound=ast.AST)
Translate = Callable[[ast.expr], ast.expr]
Part = tuple[list[ast.stmt], ast.expr]  # an expression, and what must happen before it is evaluated


class Order:
    """Writes the body of a rule anew. `called` tells which rule a name means, `changes` whether it changes anything."""

    def __init__(
        self, local: set[str], called: Callable[[str], Source | None], changes: Callable[[Source], bool]
    ) -> None:
        self.local, self.called, self.changes = local, called, changes
        self.statements: list[ast.stmt] = []
        self.temporaries = 0
        self.line = 0

    # ------------------------------------------------------------------------------------------------------- writing

    def block(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        outside = self.line
        with self.aside() as prepared:
            for statement in statements:
                self.line = statement.lineno
                getattr(self, f"do_{type(statement).__name__}", self.emit)(statement)
        self.line = outside
        return prepared

    @contextmanager
    def aside(self) -> Iterator[list[ast.stmt]]:
        """Collect statements instead of writing them here."""
        kept, self.statements = self.statements, []
        try:
            yield self.statements
        finally:
            self.statements = kept

    def emit(self, statement: ast.stmt) -> None:
        self.statements.append(statement)

    def assign(self, target: ast.expr, value: ast.expr) -> None:
        self.emit(ast.Assign([target], value, lineno=self.line))

    def when(self, test: ast.expr, body: list[ast.stmt], otherwise: list[ast.stmt]) -> None:
        self.emit(ast.If(test, body, otherwise, lineno=self.line))

    def temporary(self) -> ast.Name:
        """A name that no rule can give: a number."""
        self.temporaries += 1
        return ast.Name(str(self.temporaries), ast.Store())

    def named(self, value: ast.expr) -> ast.Name:
        """`value` as it is now, by a name."""
        name = self.temporary()
        self.assign(name, value)
        return loaded(name)

    # ----------------------------------------------------------------------------------------------- looking at nodes

    def rule(self, node: ast.AST) -> Source | None:
        """The rule that a node calls."""
        return self.called(node.func.id) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else None

    def acts(self, *nodes: ast.AST) -> bool:
        """Whether evaluating any of these changes a record or an array."""
        rules = (self.rule(part) for node in nodes for part in ast.walk(node))
        return any(rule is not None and self.changes(rule) for rule in rules)

    def is_stable(self, node: ast.expr) -> bool:
        """Whether this is the same whenever it is evaluated: it reads no record and no array, and calls no rule."""
        methods = {part.func for part in ast.walk(node) if isinstance(part, ast.Call)}
        for part in ast.walk(node):
            if isinstance(part, ast.Attribute | ast.Subscript) and part not in methods and self.is_local(part):
                return False
            if self.rule(part) is not None:
                return False
        return True

    def is_local(self, node: ast.expr) -> bool:
        """Whether a place belongs to a local name, and not to a constant of the module."""
        while isinstance(node, ast.Attribute | ast.Subscript):
            node = node.value
        return not isinstance(node, ast.Name) or node.id in self.local or is_temporary(node.id)

    # --------------------------------------------------------------------------------------------------- expressions

    def flat(self, node: ast.expr, alone: bool = False) -> ast.expr:
        """`node` without a call that changes something; if it is `alone` in its statement, one may be left in it."""
        handler = getattr(self, f"on_{type(node).__name__}", None)
        return node if handler is None else handler(node, alone)

    def held(self, node: ast.expr) -> ast.expr:
        """What a flat expression is now, whatever happens before it is used."""
        if self.is_stable(node):
            return node
        if isinstance(node, ast.BinOp):
            return like(node, left=self.held(node.left), right=self.held(node.right))
        if isinstance(node, ast.UnaryOp) and not isinstance(node.op, ast.Not):
            return like(node, operand=self.held(node.operand))
        return self.named(node)

    def once(self, node: ast.expr) -> ast.expr:
        """A flat expression that will be used twice."""
        return node if self.is_stable(node) else self.named(node)

    def in_order(self, nodes: list[ast.expr], later: bool = False) -> list[ast.expr]:
        """Expressions evaluated from left to right; `later` says that something changes before they are used."""
        values = []
        for i, node in enumerate(nodes):
            value = self.flat(node)
            values.append(self.held(value) if later or self.acts(*nodes[i + 1 :]) else value)
        return values

    def two(self, left: ast.expr, right: ast.expr, alone: bool) -> list[ast.expr]:
        """Two operands: one may call what changes something, if that makes no difference to the other."""
        if alone and (self.is_stable(left) or self.is_stable(right)):
            return [self.flat(left, alone), self.flat(right, alone)]
        return self.in_order([left, right])

    def on_BinOp(self, node: ast.BinOp, alone: bool) -> ast.expr:
        left, right = self.two(node.left, node.right, alone)
        return like(node, left=left, right=right)

    def on_UnaryOp(self, node: ast.UnaryOp, alone: bool) -> ast.expr:
        part = self.condition if isinstance(node.op, ast.Not) else self.flat
        return like(node, operand=part(node.operand, alone))

    def on_Call(self, node: ast.Call, alone: bool) -> ast.expr:
        rule = self.rule(node)
        acts = rule is not None and self.changes(rule)
        method = node.func if isinstance(node.func, ast.Attribute) and self.is_local(node.func) else None
        parts = [*([method.value] if method else []), *node.args]
        arguments = [self.flat(part, alone and not acts) for part in parts] if len(parts) == 1 else self.in_order(parts)
        func = like(method, value=arguments.pop(0)) if method else node.func
        if isinstance(func, ast.Attribute) and func.attr in ("unpack", "holds"):
            arguments = [self.once(value) for value in arguments]
        call = like(node, func=func, args=arguments)
        return call if alone or not acts else self.named(call)

    def on_Attribute(self, node: ast.Attribute, alone: bool) -> ast.expr:
        return self.place(node)

    def on_Subscript(self, node: ast.Subscript, alone: bool) -> ast.expr:
        return self.place(node)

    def place(self, node: ast.expr, later: bool = False) -> ast.expr:
        """A field or an item, its indices evaluated: where a field or an array lies never changes."""
        if isinstance(node, ast.Attribute):
            return like(node, value=self.place(node.value, later))
        if isinstance(node, ast.Subscript):
            owner = self.place(node.value, later or self.acts(node.slice))
            return like(node, value=owner, slice=self.index(node.slice, later))
        return node if isinstance(node, ast.Name) else self.named(self.flat(node))

    def index(self, node: ast.expr, later: bool) -> ast.expr:
        if isinstance(node, ast.Tuple):
            return like(node, elts=self.in_order(node.elts, later))
        if isinstance(node, ast.Slice):
            bounds = [bound for bound in (node.lower, node.upper) if bound is not None]
            ends = [self.once(bound) for bound in self.in_order(bounds, later)]
            lower = ends.pop(0) if node.lower else None
            return like(node, lower=lower, upper=ends.pop() if node.upper else None)
        return self.in_order([node], later)[0]

    # -------------------------------------------------------------------------------- what may not be evaluated at all

    def part(self, translate: Translate, node: ast.expr) -> Part:
        with self.aside() as before:
            value = translate(node)
        return before, value

    def condition(self, node: ast.expr, alone: bool = False) -> ast.expr:
        """An expression of which only the truth counts: `and` and `or` may join numbers in it."""
        if isinstance(node, ast.BoolOp):
            return self.joined(node, self.condition, truth_of)
        return self.flat(node, alone)

    def on_BoolOp(self, node: ast.BoolOp, alone: bool) -> ast.expr:
        return self.joined(node, self.flat, unchanged)

    def joined(self, node: ast.BoolOp, translate: Translate, settled: Translate) -> ast.expr:
        first = translate(node.values[0])
        return self.shortcut(node, [([], first), *(self.part(translate, value) for value in node.values[1:])], settled)

    def on_Compare(self, node: ast.Compare, alone: bool) -> ast.expr:
        if len(node.ops) == 1:
            left, right = self.two(node.left, node.comparators[0], alone)
            return like(node, left=left, comparators=[right])
        left, middle = self.in_order([node.left, node.comparators[0]])
        middle = self.once(middle)
        parts: list[Part] = [([], ast.Compare(left, node.ops[:1], [middle]))]
        for operator, following in zip(node.ops[1:], node.comparators[1:], strict=True):
            use = self.flat if following is node.comparators[-1] else lambda part: self.once(self.flat(part))
            before, right = self.part(use, following)
            parts.append((before, ast.Compare(middle, [operator], [right])))
            middle = right
        return self.shortcut(ast.BoolOp(ast.And(), []), parts, unchanged)

    def shortcut(
        self, node: ast.BoolOp, parts: list[Part], settled: Translate, into: ast.Name | None = None
    ) -> ast.expr:
        """`and` or `or`: what happens before a later part happens only if that part is needed."""
        plain = [parts[0][1], *(value for _, value in takewhile(lambda part: not part[0], parts[1:]))]
        rest = parts[len(plain) :]
        joined = like(node, values=plain)
        if into is None and not rest:
            return joined
        name = into or self.temporary()
        self.assign(name, settled(joined))
        if rest:
            with self.aside() as body:
                self.statements += rest[0][0]
                self.shortcut(node, rest, settled, name)
            self.when(loaded(name) if isinstance(node.op, ast.And) else negated(loaded(name)), body, [])
        return loaded(name)

    def on_IfExp(self, node: ast.IfExp, alone: bool) -> ast.expr:
        test = self.condition(node.test, alone)
        (before, body), (instead, orelse) = self.part(self.flat, node.body), self.part(self.flat, node.orelse)
        if not before and not instead:
            return like(node, test=test, body=body, orelse=orelse)
        name = self.temporary()
        for statements, value in ((before, body), (instead, orelse)):
            statements.append(ast.Assign([name], value, lineno=self.line))
        self.when(test, before, instead)
        return loaded(name)

    # ---------------------------------------------------------------------------------------------------- statements

    def do_Expr(self, node: ast.Expr) -> None:
        self.emit(like(node, value=self.flat(node.value, alone=True)))

    def do_Return(self, node: ast.Return) -> None:
        if isinstance(node.value, ast.Tuple):
            self.emit(like(node, value=like(node.value, elts=self.in_order(node.value.elts))))
        else:
            self.emit(like(node, value=node.value and self.flat(node.value, alone=True)))

    def do_Assign(self, node: ast.Assign) -> None:
        target = node.targets[0]
        if len(node.targets) > 1:
            self.emit(node)
        elif not isinstance(target, ast.Tuple):
            self.store(target, node.value)
        elif isinstance(node.value, ast.Tuple):
            self.exchange(node, target.elts, node.value.elts)
        else:
            self.unpack(target, self.flat(node.value))

    def store(self, target: ast.expr, value: ast.expr) -> None:
        """The value is evaluated first, then what the target is made of."""
        indices = list(indices_of(target))
        if all(self.is_stable(index) for index in indices):
            value = self.flat(value, alone=True)
        else:
            (value,) = self.in_order([value], later=self.acts(*indices))
        self.assign(self.place(target), value)

    def exchange(self, node: ast.Assign, targets: list[ast.expr], values: list[ast.expr]) -> None:
        """`x, y = y, x`: all values are known before the first name changes."""
        if len(targets) != len(values):
            self.emit(node)
            return
        flat = self.in_order(values)
        names = {target.id for target in targets if isinstance(target, ast.Name)}
        if len(names) < len(targets) or any(names & names_in(value) for value in flat):
            flat = [value if isinstance(value, ast.Constant) else self.named(value) for value in flat]
        for target, value in zip(targets, flat, strict=True):
            self.store(target, value)

    def unpack(self, target: ast.Tuple, value: ast.expr) -> None:
        """`row, column = where(space)`."""
        whole = value if isinstance(value, ast.Name) else self.named(value)
        names = [place if isinstance(place, ast.Name) else self.temporary() for place in target.elts]
        self.assign(like(target, elts=names), whole)
        for place, name in zip(target.elts, names, strict=True):
            if place is not name:
                self.store(place, loaded(name))

    def do_AugAssign(self, node: ast.AugAssign) -> None:
        target = self.place(node.target, later=True)
        left, right = self.two(target, node.value, alone=True)
        self.assign(target, ast.BinOp(left, node.op, right))

    def do_If(self, node: ast.If) -> None:
        test = self.condition(node.test, alone=True)
        self.emit(like(node, test=test, body=self.block(node.body), orelse=self.block(node.orelse)))

    def do_While(self, node: ast.While) -> None:
        before, test = self.part(lambda test: self.condition(test, alone=True), node.test)
        body = self.block(node.body)
        if before:
            leave = ast.If(negated(test), [ast.Break(lineno=self.line)], [], lineno=self.line)
            test, body = ast.Constant(True), [*before, leave, *body]
        self.emit(like(node, test=test, body=body))

    def do_For(self, node: ast.For) -> None:
        bounds = node.iter
        if isinstance(bounds, ast.Call):
            bounds = like(bounds, args=self.in_order(bounds.args))
        self.emit(like(node, iter=bounds, body=self.block(node.body)))


def like(node: Node, **parts: Any) -> Node:
    """A copy of a node with other parts: the tree of a rule serves every unit, and is never changed."""
    twin = copy(node)
    for name, part in parts.items():
        setattr(twin, name, part)
    return twin


def loaded(name: ast.Name) -> ast.Name:
    return ast.Name(name.id, ast.Load())


def unchanged(node: ast.expr) -> ast.expr:
    return node


def negated(node: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), node)


def truth_of(node: ast.expr) -> ast.expr:
    return negated(negated(node))


def names_in(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def indices_of(target: ast.expr) -> Iterator[ast.expr]:
    """What a place is made of besides the names of fields."""
    while isinstance(target, ast.Attribute | ast.Subscript):
        if isinstance(target, ast.Subscript):
            yield target.slice
        target = target.value
