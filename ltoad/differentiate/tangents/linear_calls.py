"""Library routines in a linear sweep: the primal has called them, shadow memory follows."""

from __future__ import annotations

from ltoad.differentiate.shadows.deferral import freed_pointer
from ltoad.differentiate.shadows.guards import UNCERTAIN, length_unless_same
from ltoad.differentiate.shadows.object_sizes import heap_bytes, usable_bytes
from ltoad.differentiate.support import sorting
from ltoad.differentiate.tangents.blas import write_blas
from ltoad.differentiate.tangents.calls import library_rule
from ltoad.differentiate.tangents.linear_context import LinearContext
from ltoad.differentiate.tangents.memory import clear
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call
from ltoad.ir.types import I1, I64
from ltoad.ir.values import integer
from ltoad.rules.rows import (
    AllocationRow,
    BlasRow,
    DeallocationRow,
    DeferralRow,
    MarkerRow,
    MirroredRow,
    PointerRow,
    SnapshotRow,
    SortRow,
)
from ltoad.rules.table import lookup

_DONE = (DeferralRow, PointerRow, MirroredRow, SnapshotRow, MarkerRow)
"""What happens to shadows when the primal runs, and not once more."""


def has_linear_work(call: Call, context: LinearContext) -> bool:
    """Whether a call of a library routine has tangents, or changes them in memory."""
    row = lookup(call.callee_name)
    if row is None or isinstance(row, _DONE):
        return False
    if isinstance(row, DeallocationRow):
        return context.facts.has_shadow(freed_pointer(call))
    if isinstance(row, SortRow):
        return context.facts.has_shadow(call.operands[0])
    return library_rule(call, row, context) is not None


def write_linear_call(call: Call, context: LinearContext) -> None:
    """What follows from a call that has work."""
    row = lookup(call.callee_name)
    assert row is not None
    if isinstance(row, BlasRow):
        write_blas(call, context, lambda: None)  # the primal has called it
    elif isinstance(row, SortRow):
        _sort(call, context)
    elif isinstance(row, AllocationRow):
        _clear(call, row, context)
    elif isinstance(row, DeallocationRow):
        _leave(call, row, context)
    else:
        rule = library_rule(call, row, context)
        assert rule is not None
        rule(call, row, context)


def _clear(call: Call, row: AllocationRow, context: LinearContext) -> None:
    """The primal has allocated the shadow; tangents are zero there, as at the first time."""
    size = heap_bytes(context.builder, call, row, context.primal)
    for lane in context.lanes:
        clear(context, context.shadow_of(call, lane), size)


def _leave(call: Call, row: DeallocationRow, context: LinearContext) -> None:
    """The shadow is freed with the tape only, and other sweeps over that expect zeros there."""
    block, size = freed_pointer(call), row.size_argument
    if size is None and not row.knows_size:
        raise Unsupported(
            call,
            f"'{call.callee_name}' frees active memory in a function whose tangents are computed "
            "from a tape, and does not say how much",
            "allocate with malloc or operator new, or ask for the tangent with __enzyme_fwddiff",
        )
    builder = context.builder
    for lane in context.lanes:
        shadow = context.lane(block, lane)
        if size is None:
            bytes_ = usable_bytes(builder, context.declare, shadow)
        else:
            bytes_ = builder.resize(context.primal(call.operands[size]), I64)
        clear(context, shadow, length_unless_same(builder, shadow, context.primal(block), bytes_))


def _sort(call: Call, context: LinearContext) -> None:
    """Shadows are moved as the elements were."""
    base, count, size, _ = call.operands
    if context.facts.may_be_inactive(base):
        raise Unsupported(call, *UNCERTAIN)
    context.declare(sorting.PERMUTE, sorting.TYPES[sorting.PERMUTE])
    numbers = [context.primal(count), context.primal(size), context.permutation(call)]
    for place in context.each_lane(base):
        arguments = [place, *numbers, integer(I1, 0)]
        context.builder.call(sorting.PERMUTE, sorting.TYPES[sorting.PERMUTE], arguments)
