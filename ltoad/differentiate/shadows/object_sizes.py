"""How large an object of the primal is."""

from __future__ import annotations

from collections.abc import Callable

from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Call
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Alloca
from ltoad.ir.types import I64, PTR, FunctionType
from ltoad.ir.values import Value, integer
from ltoad.rules.allocators import USABLE_SIZE
from ltoad.rules.rows import AllocationRow

Lookup = Callable[[Value], Value]
Declare = Callable[[str, FunctionType], None]

_USABLE_SIZE_TYPE = FunctionType(I64, (PTR,))


def stack_bytes(builder: Builder, alloca: Alloca, layout: DataLayout, primal: Lookup) -> Value:
    """The bytes of a stack object."""
    size: Value = integer(I64, layout.alloc_size_of(alloca.allocated_type))
    if alloca.operands:
        size = builder.mul(size, builder.cast("zext", primal(alloca.operands[0]), I64))
    return size


def heap_bytes(builder: Builder, call: Call, row: AllocationRow, primal: Lookup) -> Value:
    """The bytes that an allocation asks for."""
    size: Value = integer(I64, 1)
    for index in row.size_arguments:
        size = builder.mul(size, builder.resize(primal(call.operands[index]), I64))
    return size


def usable_bytes(builder: Builder, declare: Declare, block: Value) -> Value:
    """What malloc's heap gave to a block, which may be more than was asked for."""
    declare(USABLE_SIZE, _USABLE_SIZE_TYPE)
    return builder.call(USABLE_SIZE, _USABLE_SIZE_TYPE, [block])
