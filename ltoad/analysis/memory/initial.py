"""What global variables point to before a derivative is called."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ltoad.analysis.memory.constant_bytes import may_hold_floats
from ltoad.analysis.memory.memory_facts import declared_facts
from ltoad.analysis.memory.offsets import ANYWHERE, Congruence
from ltoad.analysis.memory.points_to import ADDRESS_BYTES
from ltoad.analysis.memory.put_addresses import Place, PutAddresses, Shared
from ltoad.ir.module import Module
from ltoad.ir.types import I8, ArrayType, FloatType, SimpleType, StructType
from ltoad.ir.values import (
    ConstantAggregate,
    ConstantExpression,
    ConstantSplat,
    GlobalReference,
    Value,
)
from ltoad.rules.rust import holds_numbers

_OPAQUE = SimpleType("opaque")

_Place = tuple[int, int, str]
"""Where in an initialiser, in how many bytes, the address of which variable stands."""

_CLASS_TABLES = ("_ZTV", "_ZTT", "_ZTC", "_ZTI", "_ZTS")
"""Virtual tables and type information, as the Itanium C++ ABI names them."""


def _is_bytes(type_: StructType) -> bool:
    last = type_.elements[-1]
    return isinstance(last, ArrayType) and last.element == I8


class InitialPointers:
    """Global variables whose addresses stand in a global's initialiser."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._known: dict[str, Mapping[str, Congruence]] = {}
        self._without_floats: dict[str, bool] = {}
        self._placed: dict[str, tuple[_Place, ...]] = {}
        self._put = PutAddresses(module, self.at_start)
        self._shared: dict[str, Shared] = {}

    def of(self, name: str) -> Mapping[str, Congruence]:
        """The variables that global ``name`` points to at the start, or because a function
        of the program has stored their addresses there, and where in them it does."""
        if name not in self._known:
            found = dict.fromkeys(self.at_start(name), ANYWHERE)
            # the analyses of what is stored there are made of what is read here
            for other, where in self._put.of(name):
                found[other] = found.get(other, where).join(where)
            self._known[name] = found
        return self._known[name]

    def shared(self, name: str, at: Congruence, size: int) -> Iterator[tuple[Place, Congruence]]:
        """The places of other variables whose heap blocks ``size`` bytes at a place of a global may
        lead to, too, and how far from the addresses that are there."""
        if name not in self._shared:
            self._shared[name] = self._put.shared(name)
        for start, places in self._shared[name].items():
            if start is None or at.overlaps(size, Congruence(start), ADDRESS_BYTES):
                yield from places.items()

    def read(self, name: str, at: Congruence, size: int) -> Mapping[str, Congruence]:
        """Those of them that ``size`` bytes at a place may lead to: each stands in one place of a
        constant."""
        if at.stride == 1 or not self.is_constant(name):
            return self.of(name)
        if name not in self._placed:
            initial = self._module.global_variable(name).initializer
            self._placed[name] = () if initial is None else tuple(self._places(initial, 0))
        return {
            other: ANYWHERE
            for start, width, other in self._placed[name]
            if at.overlaps(size, Congruence(start), width)
        }

    def is_code(self, name: str) -> bool:
        """Whether the name is a function's, whose memory is never read or written."""
        return not self._module.has_global(name) and self._module.knows(name)

    def is_table(self, name: str) -> bool:
        """Whether the name is a function's, that of another library's object, or that of a table of
        a C++ class, in which functions and other such tables stand: no number of the program lies
        there, and it never writes there."""
        return self.is_code(name) or name.startswith(_CLASS_TABLES) or self.is_opaque(name)

    def is_opaque(self, name: str) -> bool:
        """Whether it is another library's object, of which the program knows the address alone."""
        module = self._module
        if not module.has_global(name):
            return False
        return module.resolve(module.global_variable(name).value_type) == _OPAQUE

    def is_inert(self, name: str) -> bool:
        """Whether it is a function, a constant of functions and numbers that are no floats, or
        what the compiler writes down of a C++ class: nothing there has a derivative."""
        if self.is_table(name):
            return True
        return self.is_constant(name) and not self.of(name) and self.has_no_floats(name)

    def has_no_floats(self, name: str) -> bool:
        """Whether it is a constant in whose initialiser no float stands."""
        if name not in self._without_floats:
            self._without_floats[name] = self.is_constant(name) and not self._has_floats(name)
        return self._without_floats[name]

    def _has_floats(self, name: str) -> bool:
        module = self._module
        variable = module.global_variable(name)
        facts = declared_facts(variable.value_type, module, module.layout)
        declared = any(isinstance(f.kind, FloatType) for f in facts)
        return declared or may_hold_floats(variable.initializer)

    def may_change(self, name: str) -> bool:
        """Whether addresses may be stored in a global: not if it is constant, numbers
        only, or smaller than an address."""
        if self.is_constant(name) or name.startswith(_CLASS_TABLES) or holds_numbers(name):
            return False
        if not self._module.has_global(name):
            return True
        variable = self._module.global_variable(name)
        type_ = self._module.resolve(variable.value_type)
        if not variable.is_declaration and self._module.layout.size_of(type_) < ADDRESS_BYTES:
            return False
        if isinstance(type_, StructType) and len(type_.elements) == 2 and _is_bytes(type_):
            type_ = type_.elements[0]  # behind it are bytes that AddressSanitizer watches
        while isinstance(type_, ArrayType):
            type_ = type_.element
        return not isinstance(type_, FloatType)

    def is_constant(self, name: str) -> bool:
        """Whether the global never changes, so that it points to nothing else."""
        module = self._module
        if not module.has_global(name):
            return False
        variable = module.global_variable(name)
        return variable.is_constant and not variable.is_declaration

    def lasts(self, name: str) -> bool:
        """Whether it is a constant that leads to nothing but constants and functions."""
        seen: set[str] = set()
        pending = [name]
        while pending:
            one = pending.pop()
            if one in seen or self.is_table(one):
                continue
            if not self.is_constant(one):
                return False
            seen.add(one)
            pending += self.of(one)
        return True

    def at_start(self, name: str) -> tuple[str, ...]:
        """Names of the variables whose addresses stand in a global's initialiser."""
        if not self._module.has_global(name):
            return ()
        variable = self._module.global_variable(name)
        found: dict[str, None] = {}
        if not variable.is_declaration and variable.initializer is not None:
            self._collect(variable.initializer, found)
        return tuple(found)

    def _collect(self, value: Value, found: dict[str, None]) -> None:
        if isinstance(value, GlobalReference):
            if self._module.has_global(value.name):
                found[value.name] = None
        elif isinstance(value, ConstantAggregate):
            for element in value.elements:
                self._collect(element, found)
        elif isinstance(value, ConstantExpression):
            for operand in value.operands:
                self._collect(operand, found)
        elif isinstance(value, ConstantSplat):
            self._collect(value.element, found)

    def _places(self, value: Value, start: int) -> Iterator[_Place]:
        """Where addresses stand in a part of an initialiser that begins at a byte."""
        layout = self._module.layout
        type_ = self._module.resolve(value.type)
        if isinstance(value, ConstantAggregate) and isinstance(type_, StructType):
            for element, offset in zip(value.elements, layout.field_offsets(type_), strict=True):
                yield from self._places(element, start + offset)
        elif isinstance(value, ConstantAggregate) and isinstance(type_, ArrayType):
            width = layout.alloc_size_of(type_.element)
            for index, element in enumerate(value.elements):
                yield from self._places(element, start + index * width)
        else:
            found: dict[str, None] = {}
            self._collect(value, found)
            yield from ((start, layout.size_of(type_), name) for name in found)
