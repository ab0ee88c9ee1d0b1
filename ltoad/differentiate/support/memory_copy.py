"""LLVM's intrinsic for block copies, for whoever writes one."""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Call
from ltoad.ir.types import I1, I64, PTR, VOID, FunctionType
from ltoad.ir.values import Value, integer

COPY = "llvm.memcpy.p0.p0.i64"
COPY_TYPE = FunctionType(VOID, (PTR, PTR, I64, I1))


def copy_memory(
    builder: Builder, target: Value, source: Value, size: Value, attributes: Sequence[str] = ()
) -> None:
    """Copy ``size`` bytes, by a call that has ``attributes``; the intrinsic has to be declared."""
    call = builder.call(COPY, COPY_TYPE, [target, source, size, integer(I1, 0)])
    assert isinstance(call, Call)
    call.function_attributes = tuple(attributes)
