"""One rule, for one set of argument types, as a C function."""

from typing import TYPE_CHECKING

from riverhaven.core.language.order import Order, like
from riverhaven.core.language.source import Source
from riverhaven.core.language.statements import Statements, stored_names
from riverhaven.core.language.types import INT, NATURAL, NOTHING, Array, Record, Several, Type, described
from riverhaven.core.language.value import article, c_name, is_temporary, length_name

if TYPE_CHECKING:
    from riverhaven.core.language.unit import Unit


class Function(Statements):
    """A rule with known argument types, translated."""

    def __init__(self, unit: "Unit", source: Source, arguments: tuple[Type, ...], name: str) -> None:
        self.unit, self.source, self.name = unit, source, name
        self.tree = self.node = source.tree
        self.names = source.names(unit.open_names)
        self.check_signature()
        self.parameters = {a.arg: t for a, t in zip(self.tree.args.args, arguments, strict=True)}
        order = Order({*self.parameters, *stored_names(self.tree)}, self.rule_called, unit.changes)
        self.tree = like(self.tree, body=order.block(self.tree.body))
        stores = stored_names(self.tree)
        self.locals = {*self.parameters, *stores}
        self.set_once = {name for name, times in stores.items() if is_temporary(name) and times == 1}
        self.types = dict(self.parameters)
        self.roots = {n: frozenset({n}) for n, type in self.parameters.items() if isinstance(type, Array | Record)}
        self.written: set[str] = set()
        self.returns = None
        self.body = []
        self.translate()

    def rule_called(self, name: str) -> Source | None:
        found = self.names.get(name)
        return found if isinstance(found, Source) else None

    def check_signature(self) -> None:
        arguments = self.tree.args
        more = (arguments.vararg, arguments.kwarg, *arguments.kwonlyargs, *arguments.defaults)
        if any(found is not None for found in more):
            self.refuse("a rule takes plain arguments, without defaults, * or **")
        dunder = [name for name in stored_names(self.tree) if name.startswith("__")]
        self.must(not dunder, f"a name does not begin with two _, unlike {', '.join(dunder)}")

    def translate(self) -> None:
        """Translate again and again until no name needs a wider type."""
        before = None
        while before != (before := (dict(self.types), dict(self.roots), self.returns)):
            self.body, self.depth, self.line = [], 1, 0
            self.bound = set(self.parameters)
            reaches_end = self.block(self.tree.body)
        if self.returns is None:
            self.returns = NOTHING
        elif reaches_end and self.returns != NOTHING:
            self.node = self.tree
            self.refuse(f"{self.source.__name__} must return a value whichever way it goes")
        for name, type in self.parameters.items():
            if self.types[name] != type and {self.types[name], type} != {NATURAL, INT}:  # to C these two are the same
                self.node = self.tree
                self.refuse(f"the argument {name!r} becomes {article(described(self.types[name]))}: use another name")

    @property
    def head(self) -> str:
        arguments = [
            declaration for name, type in self.parameters.items() for declaration in self.unit.parameter(type, name)
        ]
        assert self.returns is not None
        return f"RULE {self.unit.declared(self.returns, self.name)}({', '.join(arguments) or 'void'})"

    def declaration(self, type: Type, name: str) -> str:
        """The declaration of a local name."""
        if isinstance(type, Array) and type.is_list:
            return f"int32_t {name}[{type.shape[0]}]"
        return f"{self.unit.declared(type, name)} = {'{0}' if isinstance(type, Several) else '0'}"

    @property
    def text(self) -> str:
        own = {
            name: type
            for name, type in self.types.items()
            if name not in self.parameters and name not in self.set_once and not self.is_counter(name)
        }
        lines = [f"    {self.declaration(type, c_name(name))};" for name, type in own.items()]
        unknown = (name for name, type in own.items() if isinstance(type, Array) and type.shape[0] is None)
        lengths = [f"    int32_t {length_name(name)} = 0;" for name in unknown]
        return "\n".join([self.head, "{", *lines, *lengths, *self.body, "}"])
