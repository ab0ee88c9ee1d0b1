"""LLVM's intrinsic for block fills, for whoever writes one."""

from __future__ import annotations

from collections.abc import Callable

from ltoad.ir.builder import Builder
from ltoad.ir.types import I1, I8, I64, PTR, VOID, FunctionType
from ltoad.ir.values import Value, integer

FILL = "llvm.memset.p0.i64"
FILL_TYPE = FunctionType(VOID, (PTR, I8, I64, I1))


def fill_memory(
    builder: Builder,
    declare: Callable[[str, FunctionType], None],
    address: Value,
    byte: Value,
    size: Value,
) -> None:
    """Set ``size`` bytes to ``byte``."""
    declare(FILL, FILL_TYPE)
    builder.call(FILL, FILL_TYPE, [address, byte, size, integer(I1, 0)])


def clear_memory(
    builder: Builder, declare: Callable[[str, FunctionType], None], address: Value, size: Value
) -> None:
    """Set ``size`` bytes to zero."""
    fill_memory(builder, declare, address, integer(I8, 0), size)
