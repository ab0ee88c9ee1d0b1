"""Atomic exchanges of integers of which nobody wants what was there: stores.

So a lock is let go whose waiters nobody has to wake.
"""

from __future__ import annotations

from dataclasses import replace

from ltoad.differentiate.prepare.exchange import exchange
from ltoad.ir.instructions import Function, Instruction
from ltoad.ir.memory import AtomicUpdate, Store
from ltoad.ir.types import IntType
from ltoad.ir.values import Value

_OF_STORES = {"acquire": "monotonic", "acq_rel": "release"}
"""The orders of stores in the place of those that they cannot have."""


def store_unread(function: Function) -> bool:
    """Let such exchanges of a function be stores; whether there were any."""
    used: set[Value] = {o for i in function.instructions() for o in i.operands}
    found = [i for i in function.instructions() if _is_exchange(i) and i not in used]
    for access in found:
        _store(access)
    return bool(found)


def _is_exchange(instruction: Instruction) -> bool:
    return (
        isinstance(instruction, AtomicUpdate)
        and instruction.operation == "xchg"
        and isinstance(instruction.type, IntType)
    )


def _store(access: Instruction) -> None:
    assert isinstance(access, AtomicUpdate)
    block = access.parent
    assert block is not None
    order = access.atomicity.ordering
    store = Store(
        access.value,
        access.pointer,
        align=access.align,
        atomicity=replace(access.atomicity, ordering=_OF_STORES.get(order, order)),
        flags=access.flags,
        metadata=access.metadata,
    )
    exchange(block, access, [store])
