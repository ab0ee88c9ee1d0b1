"""Allocations: the shadow of a block is allocated beside it."""

from __future__ import annotations

from ltoad.causes.memory import ALLOCATION
from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.callees.forward_context import ForwardContext
from ltoad.differentiate.callees.handler import Handler, touches_active_memory
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.shadows.object_sizes import heap_bytes, usable_bytes
from ltoad.differentiate.support.allocate import allocate
from ltoad.differentiate.support.freed_inputs import FORGET, FORGET_TYPE
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.differentiate.tangents.linear_context import LinearContext
from ltoad.differentiate.tangents.memory import clear, tangent_of_allocation
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.calls import EndingCall
from ltoad.ir.clone import copy_instruction
from ltoad.ir.instructions import Call
from ltoad.ir.values import Value
from ltoad.rules.rows import AllocationRow


class Allocations(Handler[AllocationRow]):
    """Fresh memory."""

    def has_duty(self, call: Call, row: AllocationRow, facts: Facts) -> bool:
        return touches_active_memory(call, facts)

    def shadow(self, call: Call, row: AllocationRow, sweep: ForwardContext, lane: int) -> None:
        if sweep.facts.has_shadow(call):
            _allocate_shadow(call, row, sweep, lane)

    def has_adjoint(self, call: Call, row: AllocationRow, context: AdjointContext) -> bool:
        return context.facts.options.frees_inputs and row.zeroed and context.facts.has_shadow(call)

    def adjoint(self, call: Call, row: AllocationRow, context: AdjointContext) -> None:
        """What depends on the zeros of a new block is lost to nobody when the block is freed."""
        size = heap_bytes(context.builder, call, row, context.primal)
        context.declare(FORGET, FORGET_TYPE)
        arguments = [context.shadow(call), context.primal(call), size]
        context.builder.call(FORGET, FORGET_TYPE, arguments)

    def has_tangent(self, call: Call, row: AllocationRow, context: TangentContext) -> bool:
        return context.facts.has_shadow(call)

    def derive(self, call: Call, row: AllocationRow, context: TangentContext) -> None:
        tangent_of_allocation(call, row, context)

    def linear(self, call: Call, row: AllocationRow, context: LinearContext) -> None:
        """The primal has allocated the shadow; tangents are zero there, as at the first time."""
        size = heap_bytes(context.builder, call, row, context.primal)
        for lane in context.lanes:
            clear(context, context.shadow_of(call, lane), size)


def _allocate_shadow(call: Call, row: AllocationRow, sweep: ForwardContext, lane: int) -> None:
    """Zeroed memory of the same size, out of the arena if nobody frees it."""
    if row.pointer_argument is not None:
        raise Unsupported(
            call,
            "this way of allocating active memory is not supported yet",
            ALLOCATION,
        )
    if row.old_argument is not None:
        raise Unsupported(
            call,
            "reallocation of active memory is not supported yet",
            ALLOCATION.advising("allocate a new block and copy"),
        )
    size = heap_bytes(sweep.builder, call, row, sweep.primal)
    if sweep.lives_in_arena(call):
        shadow = allocate(sweep.builder, sweep.frame.require_arena(), size)
    else:
        shadow, size = _allocate_alike(sweep, call, row, size)
    sweep.set_shadow(call, lane, shadow)
    if sweep.lives_in_arena(call) or not row.zeroed:
        sweep.clear(sweep.builder, call, shadow, size)


def _allocate_alike(
    sweep: ForwardContext, call: Call, row: AllocationRow, size: Value
) -> tuple[Value, Value]:
    """Memory from the same allocator, whose deallocator the program may call for it."""
    clone = copy_instruction(call, sweep.values)
    if isinstance(clone, EndingCall):
        clone = clone.as_plain()
    if row.deallocator == "free" and len(row.size_arguments) == 1:
        # A copy out of the block may read what the allocator gave too much.
        size = usable_bytes(sweep.builder, sweep.services.declare, sweep.primal(call))
        clone.operands[row.size_arguments[0]] = size
    return sweep.append_unnamed(clone), size
