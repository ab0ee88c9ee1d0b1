"""Heap memory in derivatives: shadows live, and blocks are freed, in reverse order.

The reverse sweep reads primal memory and accumulates in shadow memory, so a
``free`` of the forward sweep is put off to the place where the reverse sweep
undoes the allocation.
"""

from __future__ import annotations

from ltoad.analysis.origins import OriginKind
from ltoad.analysis.typing import ADDRESS, INTEGER
from ltoad.differentiate.facts import Facts
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call
from ltoad.ir.values import Value
from ltoad.rules.rows import RowKind
from ltoad.rules.table import lookup


def is_deallocation(call: Call) -> bool:
    row = lookup(call.callee_name)
    return row is not None and row.kind is RowKind.DEALLOCATION


def freed_pointer(call: Call) -> Value:
    row = lookup(call.callee_name)
    assert row is not None
    assert row.deallocation is not None
    return call.operands[row.deallocation.pointer_argument]


def freed_allocations(facts: Facts) -> dict[Call, Call]:
    """Allocations of this function that it also frees, each with a call that does so.

    An allocation that is returned on some path is not among them.
    """
    found: dict[Call, Call] = {}
    returned = {
        o
        for i in facts.form.function.instructions()
        if i.opcode == "ret" and i.operands
        for o in facts.pointers.of(i.operands[0])
    }
    for call in facts.form.function.instructions():
        if not isinstance(call, Call) or not is_deallocation(call):
            continue
        for origin in facts.pointers.of(freed_pointer(call)):
            if origin.kind is OriginKind.HEAP and origin not in returned:
                assert isinstance(origin.key, Call)
                found[origin.key] = call
    return {a: f for a, f in found.items() if a.parent in facts.form.returning}


def is_sized(call: Call) -> bool:
    """Whether a deallocation is told the size or the alignment of the block."""
    row = lookup(call.callee_name)
    assert row is not None
    assert row.deallocation is not None
    places = row.deallocation
    return places.size_argument is not None or places.alignment_argument is not None


def check_deallocation(call: Call, facts: Facts) -> None:
    """Refuse to free what somebody else allocated."""
    for origin in facts.pointers.of(freed_pointer(call)):
        if not origin.root.is_local:
            raise Unsupported(
                call,
                f"it frees memory that it did not allocate ({origin})",
                "free the memory in the function that allocates it, or outside of "
                "what is differentiated",
            )


def moves_addresses(call: Call, facts: Facts) -> bool:
    """Whether a block copy or fill moves addresses, so that its shadow must follow at once."""
    row = lookup(call.callee_name)
    assert row is not None
    assert row.transfer is not None
    kinds = set(facts.types.kinds_at(call.operands[row.transfer.destination], None))
    if row.transfer.source is not None:
        kinds |= facts.types.kinds_at(call.operands[row.transfer.source], None)
    return ADDRESS in kinds and kinds <= {ADDRESS, INTEGER}


def shadowed_operands(call: Call, facts: Facts) -> list[Value]:
    """Operands of a library call whose shadows the forward sweep needs."""
    row = lookup(call.callee_name)
    if row is None or row.transfer is None:
        return []
    if row.kind not in (RowKind.MEMORY_COPY, RowKind.MEMORY_SET):
        return []
    if not facts.has_shadow(call.operands[row.transfer.destination]):
        return []
    if not moves_addresses(call, facts):
        return []
    places = [row.transfer.destination, row.transfer.source]
    return [call.operands[i] for i in places if i is not None]
