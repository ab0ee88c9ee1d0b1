"""Adjoints of atomicrmw; a cmpxchg of active memory is refused."""

from __future__ import annotations

from ltoad.causes.memory import ATOMIC_ACCESS
from ltoad.differentiate.adjoints.atomic_places import add_atomically, exchange
from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.adjoints.memory import certain_shadow
from ltoad.differentiate.adjoints.shared_places import refuse_shared
from ltoad.differentiate.partials.strong_zeros import factor
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Instruction
from ltoad.ir.memory import AtomicUpdate
from ltoad.ir.types import FloatType
from ltoad.ir.values import Value, zero
from ltoad.rules.expression import ONE, ZERO, Emitter, Expr, uses
from ltoad.rules.opcodes import ATOMIC


def adjoint_of_read_modify_write(instruction: Instruction, context: AdjointContext) -> None:
    """``r = *p; *p = g(r, v)``: with m the adjoint of the new ``*p``, that of v grows by
    m times the partial by v, and that of the old ``*p`` is r's plus m times the partial by r.
    """
    assert isinstance(instruction, AtomicUpdate)
    partials = ATOMIC.get(instruction.operation)
    if partials is None or not isinstance(instruction.type, FloatType):
        refuse_exchange(instruction, context)
        return
    value = instruction.value
    address = certain_shadow(instruction, instruction.pointer, context)
    by_old, by_value = partials
    if by_old != ONE and context.facts.is_shared(instruction.pointer):
        # it matters then who came first, of which nothing is known
        refuse_shared(instruction)
    result = context.take(instruction) if context.is_active(instruction) else zero(instruction.type)
    emitter = _emitter(instruction, partials, context)
    if by_old == ONE:
        below = add_atomically(context, instruction, address, result)
    elif by_old == ZERO:
        below = exchange(context, instruction, address, result)
    else:
        below = exchange(context, instruction, address, zero(instruction.type))
        product = _times(instruction, below, by_old, emitter, context)
        add_atomically(context, instruction, address, context.builder.fadd(result, product))
    context.add(value, _times(instruction, below, by_value, emitter, context))


def _emitter(
    instruction: AtomicUpdate, partials: tuple[Expr, Expr], context: AdjointContext
) -> Emitter:
    operands: tuple[Value, Value] = (instruction, instruction.value)
    needed = sorted({index for partial in partials for index in uses(partial)})
    values = {index: context.primal(operands[index]) for index in needed}
    return Emitter(context.builder, values, instruction.type, context.declare)


def _times(
    instruction: Instruction,
    adjoint: Value,
    partial: Expr,
    emitter: Emitter,
    context: AdjointContext,
) -> Value:
    if partial == ONE:
        return adjoint
    slope = factor(instruction, partial, emitter.value(partial), context.facts)
    return slope.times(context.builder, adjoint)


def refuse_exchange(instruction: Instruction, context: AdjointContext) -> None:
    """A compare and exchange, or integer arithmetic, on the bits of active floats."""
    del context
    raise Unsupported(
        instruction,
        f"this '{instruction.opcode}' of active memory has no derivative rule",
        ATOMIC_ACCESS,
    )
