"""Deallocations, which derivatives put off until nobody reads the memory any more."""

from __future__ import annotations

from ltoad.causes.requests import FROM_TAPE
from ltoad.differentiate.callees.forward_context import ForwardContext
from ltoad.differentiate.callees.handler import Handler, touches_active_memory
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.registered.custom_rules import dropped_argument
from ltoad.differentiate.shadows.deferral import freed_pointer
from ltoad.differentiate.shadows.freed_inputs import may_be_input
from ltoad.differentiate.shadows.guards import length_unless_same
from ltoad.differentiate.shadows.object_sizes import usable_bytes
from ltoad.differentiate.support import arena
from ltoad.differentiate.support.deferral import as_word
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.differentiate.tangents.linear_context import LinearContext
from ltoad.differentiate.tangents.memory import clear, tangent_of_deallocation
from ltoad.differentiate.tangents.running_context import RunningContext
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call
from ltoad.ir.types import I64
from ltoad.ir.values import Value, integer
from ltoad.rules.rows import DeallocationRow, DeferralRow


class Deallocations(Handler[DeallocationRow]):
    """The shadow of a block goes with the block."""

    def has_duty(self, call: Call, row: DeallocationRow, facts: Facts) -> bool:
        return True

    def forward(self, call: Call, row: DeallocationRow, sweep: ForwardContext) -> None:
        _defer(call, row, sweep)

    def tangent(self, call: Call, row: DeallocationRow, context: RunningContext) -> None:
        if context.facts.has_shadow(call.operands[row.pointer_argument]):
            tangent_of_deallocation(call, row, context)
        context.copy(call)

    def has_linear_work(self, call: Call, row: DeallocationRow, context: TangentContext) -> bool:
        return context.facts.has_shadow(freed_pointer(call, row))

    def linear(self, call: Call, row: DeallocationRow, context: LinearContext) -> None:
        _leave(call, row, context)


class Deferrals(Handler[DeferralRow]):
    """A derivative that is differentiated puts a deallocation off: its shadow's goes with it."""

    def shadowed(self, call: Call, row: DeferralRow, facts: Facts) -> list[Value]:
        return call.operands[2:3] if facts.has_shadow(call.operands[2]) else []

    def has_duty(self, call: Call, row: DeferralRow, facts: Facts) -> bool:
        return touches_active_memory(call, facts)

    def forward(self, call: Call, row: DeferralRow, sweep: ForwardContext) -> None:
        sweep.copy(call)
        memory, deallocate, block = call.operands[:3]
        if not sweep.facts.has_shadow(block):
            return
        first = [sweep.primal(memory), sweep.primal(deallocate)]
        numbers = [sweep.primal(o) for o in call.operands[-2:]]
        for lane in sweep.lanes:
            places = [sweep.shadow(block, lane), sweep.primal(block)]
            _emit_deferral(sweep, arena.DEFER_SHADOW, [*first, *places, *numbers])

    def tangent(self, call: Call, row: DeferralRow, context: RunningContext) -> None:
        memory, deallocate, block = map(context.primal, call.operands[:3])
        numbers = [context.primal(o) for o in call.operands[-2:]]
        if context.facts.has_shadow(call.operands[2]):
            context.declare(arena.DEFER_SHADOW, arena.TYPES[arena.DEFER_SHADOW])
            for shadow in context.each_lane(call.operands[2]):
                arguments = [memory, deallocate, shadow, block, *numbers]
                context.builder.call(arena.DEFER_SHADOW, arena.TYPES[arena.DEFER_SHADOW], arguments)
        context.copy(call)

    def has_linear_work(self, call: Call, row: DeferralRow, context: TangentContext) -> bool:
        return False


def _defer(call: Call, row: DeallocationRow, sweep: ForwardContext) -> None:
    """Put a deallocation off until the reverse sweep is over, going on where it would."""
    dropped = dropped_argument(call, call.callee_name)
    if dropped is not None:
        raise Unsupported(call, *dropped)
    block = freed_pointer(call, row)
    memory = sweep.frame.require_arena()
    if row.whole_arena:
        _emit_deferral(sweep, arena.ADOPT, [memory, sweep.primal(block)])
        sweep.go_on(call)
        return
    others = [sweep.primal(o) for o in call.operands if o is not block]
    numbers: list[Value] = [as_word(sweep.builder, o) for o in others]
    numbers += [integer(I64, 0)] * (2 - len(numbers))
    services, place = sweep.services, row.pointer_argument
    deallocate = services.deferred(call.callee_name, call.function_type, place)
    _emit_deferral(sweep, arena.DEFER, [memory, deallocate, sweep.primal(block), *numbers])
    if sweep.frees_shadow(block):
        for lane in sweep.lanes:
            places = [sweep.shadow(block, lane), sweep.primal(block)]
            _emit_deferral(sweep, arena.DEFER_SHADOW, [memory, deallocate, *places, *numbers])
            _check_freed(sweep, call, row, lane)
    sweep.go_on(call)


def _check_freed(sweep: ForwardContext, call: Call, row: DeallocationRow, lane: int) -> None:
    """See to it that a shadow of the caller's is looked at before it is freed."""
    block = freed_pointer(call, row)
    if not sweep.facts.options.frees_inputs or not may_be_input(block, sweep.facts):
        return
    check = sweep.services.check_of_freed_inputs(sweep.facts.key.function)
    builder = sweep.builder
    size = row.size_argument
    bytes_ = sweep.primal(call.operands[size]) if size is not None else integer(I64, 0)
    address = builder.cast("ptrtoint", sweep.primal(block), I64)
    numbers = [address, builder.resize(bytes_, I64)]
    memory = sweep.frame.require_arena()
    _emit_deferral(sweep, arena.DEFER, [memory, check, sweep.shadow(block, lane), *numbers])


def _emit_deferral(sweep: ForwardContext, name: str, arguments: list[Value]) -> None:
    sweep.services.declare(name, arena.TYPES[name])
    sweep.builder.call(name, arena.TYPES[name], arguments)


def _leave(call: Call, row: DeallocationRow, context: LinearContext) -> None:
    """The shadow is freed with the tape only, and other sweeps over that expect zeros there."""
    block, size = freed_pointer(call, row), row.size_argument
    if size is None and not row.knows_size:
        raise Unsupported(
            call,
            f"'{call.callee_name}' frees active memory in a function whose tangents are computed "
            "from a tape, and does not say how much",
            FROM_TAPE.advising(
                "allocate with malloc or operator new, or ask for the tangent with __enzyme_fwddiff"
            ),
        )
    builder = context.builder
    for lane in context.lanes:
        shadow = context.lane(block, lane)
        if size is None:
            bytes_ = usable_bytes(builder, context.declare, shadow)
        else:
            bytes_ = builder.resize(context.primal(call.operands[size]), I64)
        clear(context, shadow, length_unless_same(builder, shadow, context.primal(block), bytes_))
