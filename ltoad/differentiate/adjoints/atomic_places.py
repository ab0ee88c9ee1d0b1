"""Atomic operations on shadow memory.

Where the program accesses memory atomically, other threads may do so at the
same time, in its primal and in its derivatives.  Adjoints are then moved with
atomic operations, too.  No order among them is needed: sums do not depend on it.
"""

from __future__ import annotations

from ltoad.causes.memory import ATOMIC_ACCESS
from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.memory import Atomicity, AtomicUpdate, MemoryAccess
from ltoad.ir.types import FloatType
from ltoad.ir.values import Value


def add_atomically(
    context: AdjointContext, access: MemoryAccess, address: Value, adjoint: Value
) -> Value:
    """``*address += adjoint``; returns what was there before."""
    return _modify(context, access, "fadd", address, adjoint)


def exchange(
    context: AdjointContext, access: MemoryAccess, address: Value, adjoint: Value
) -> Value:
    """``*address = adjoint``; returns what was there before."""
    return _modify(context, access, "xchg", address, adjoint)


def _modify(
    context: AdjointContext, access: MemoryAccess, operation: str, address: Value, value: Value
) -> Value:
    if not isinstance(value.type, FloatType):
        raise Unsupported(
            access,
            f"an atomic access to active memory moves {value.type}, which is no single float",
            ATOMIC_ACCESS.advising("access one number at a time, or mark what it touches inactive"),
        )
    return context.builder.append(
        AtomicUpdate(
            operation,
            address,
            value,
            Atomicity("monotonic", access.atomicity.scope if access.atomicity else ""),
            align=access.align,
            metadata=context.shadow_access,
        ),
        "adjoint",
    )
