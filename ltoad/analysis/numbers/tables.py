"""Ranges of integers that are read from the program's constant tables."""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.ir.instructions import GetElementPtr, Instruction
from ltoad.ir.memory import Load
from ltoad.ir.module import Module
from ltoad.ir.types import IntType, Type
from ltoad.ir.values import ConstantAggregate, ConstantInt, GlobalReference, Value


class Tables:
    """Least and greatest entries of the constant tables of a module."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._ranges: dict[str, tuple[IntType, int, int] | None] = {}

    def range_of(self, value: Value) -> tuple[int, int] | None:
        """Least and greatest number that an integer may be that a table tells, or None."""
        widened = isinstance(value, Instruction) and value.opcode in ("sext", "zext")
        load = value.operands[0] if widened and isinstance(value, Instruction) else value
        if not isinstance(load, Load) or not isinstance(load.type, IntType):
            return None
        name = _table(load.pointer)
        if not self._is_constant(name) or load.align * 8 < load.type.bits:
            return None
        if name not in self._ranges:
            self._ranges[name] = self._range(name)
        found = self._ranges[name]
        if found is None or found[0] != load.type:
            return None
        unsigned = isinstance(value, Instruction) and value.opcode == "zext"
        return None if unsigned and found[1] < 0 else found[1:]

    def _is_constant(self, name: str) -> bool:
        if not self._module.has_global(name):
            return False
        variable = self._module.global_variable(name)
        return variable.is_constant and not variable.is_declaration

    def _range(self, name: str) -> tuple[IntType, int, int] | None:
        """Of a table whose entries are integers of one type, without anything between them."""
        initial = self._module.global_variable(name).initializer
        entries = list(_entries(initial)) if initial is not None else []
        types = {type_ for type_, _ in entries}
        numbers = [number for _, number in entries if number is not None]
        type_ = next(iter(types), None)
        if len(types) != 1 or len(numbers) < len(entries) or not isinstance(type_, IntType):
            return None
        size = self._module.layout.size_of(type_)
        whole = self._module.layout.size_of(self._module.global_variable(name).value_type)
        if size * 8 != type_.bits or size * len(entries) != whole:
            return None
        return type_, min(numbers), max(numbers)


def _table(pointer: Value) -> str:
    """The global that an address is made of by nothing but distances, or ""."""
    while isinstance(pointer, GetElementPtr):
        pointer = pointer.operands[0]
    return pointer.name if isinstance(pointer, GlobalReference) else ""


def _entries(value: Value) -> Iterator[tuple[Type, int | None]]:
    """Types and numbers of the entries of a table; None for what is no integer."""
    if isinstance(value, ConstantAggregate):
        for element in value.elements:
            yield from _entries(element)
    elif isinstance(value, ConstantInt):
        yield value.type, value.value
    else:
        yield value.type, None
