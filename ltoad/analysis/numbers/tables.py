"""Ranges of integers that are read from the program's constant tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ltoad.ir.instructions import Instruction, counted_from
from ltoad.ir.memory import Load
from ltoad.ir.module import Module
from ltoad.ir.types import IntType, Type
from ltoad.ir.values import ConstantAggregate, ConstantInt, GlobalReference, Value


class Tables:
    """Least and greatest entries of the constant tables of a module, of which ``is_constant``
    knows the names."""

    def __init__(self, module: Module, is_constant: Callable[[str], bool]) -> None:
        self._module = module
        self._is_constant = is_constant
        self._ranges: dict[str, tuple[IntType, int, int] | None] = {}

    def range_of(self, value: Value) -> tuple[int, int] | None:
        """Least and greatest number that an integer may be that a table tells, or None."""
        load, unsigned = value, False
        if isinstance(value, Instruction) and value.opcode in ("sext", "zext"):
            load, unsigned = value.operands[0], value.opcode == "zext"
        if not isinstance(load, Load) or not isinstance(load.type, IntType):
            return None
        table = counted_from(load.pointer)
        name = table.name if isinstance(table, GlobalReference) else ""
        if not self._is_constant(name) or load.align * 8 < load.type.bits:
            return None
        if name not in self._ranges:
            self._ranges[name] = self._range(name)
        found = self._ranges[name]
        if found is None or found[0] != load.type:
            return None
        return None if unsigned and found[1] < 0 else found[1:]

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


def _entries(value: Value) -> Iterator[tuple[Type, int | None]]:
    """Types and numbers of the entries of a table; None for what is no integer."""
    if isinstance(value, ConstantAggregate):
        for element in value.elements:
            yield from _entries(element)
    elif isinstance(value, ConstantInt):
        yield value.type, value.value
    else:
        yield value.type, None
