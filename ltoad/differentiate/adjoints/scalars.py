"""Adjoints of floating-point operations that a row of the table describes by partials."""

from __future__ import annotations

from ltoad.causes.memory import BITS
from ltoad.differentiate.adjoints.aggregates import field_address
from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.adjoints.memory import add_whole, certain_shadow
from ltoad.differentiate.partials.operands import operand_or_result
from ltoad.differentiate.partials.strong_zeros import factor
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call, Instruction
from ltoad.ir.types import StructType, is_floating
from ltoad.ir.values import Value, zero
from ltoad.rules.expression import FAST_MATH, RESULT, Emitter, Expr, uses
from ltoad.rules.rows import CastRow, ScalarRow, SeveralRow


def adjoint_of_scalar(instruction: Instruction, row: ScalarRow, context: AdjointContext) -> None:
    adjoint = context.take(instruction)
    builder = context.builder
    wanted: list[tuple[Value, Expr, Expr]] = []
    values: dict[int, Value] = {}
    cofunctions = context.facts.cofunctions
    for operand, given in zip(instruction.operands, row.partials, strict=False):
        if given is not None and context.is_active(operand):
            partial = cofunctions.substituted(given, instruction, context.primal, values)
            wanted.append((operand, given, partial))
    needed = {index for *_, partial in wanted for index in uses(partial)} - values.keys()
    values |= {
        i: context.primal(instruction if i == RESULT else instruction.operands[i])
        for i in sorted(needed)
    }
    emitter = Emitter(builder, values, instruction.type, context.declare, instruction.flags)
    flags = [f for f in instruction.flags if f in FAST_MATH]
    for operand, given, partial in wanted:
        slope = factor(instruction, given, emitter.value(partial), context.facts)
        context.add(operand, slope.times(builder, adjoint, flags))


def adjoint_of_cast(instruction: Instruction, row: CastRow, context: AdjointContext) -> None:
    """fpext and fptrunc, whose adjoints are each other."""
    operand = instruction.operands[0]
    back = "fptrunc" if row.family == "fpext" else "fpext"
    context.add(operand, context.builder.cast(back, context.take(instruction), operand.type))


def adjoint_of_select(instruction: Instruction, context: AdjointContext) -> None:
    condition, if_true, if_false = instruction.operands
    adjoint = context.take(instruction)
    test = context.primal(condition)
    nothing = zero(adjoint.type)
    if context.is_active(if_true):
        add_whole(context, if_true, context.builder.select(test, adjoint, nothing))
    if context.is_active(if_false):
        add_whole(context, if_false, context.builder.select(test, nothing, adjoint))


def adjoint_of_copy_like(instruction: Instruction, context: AdjointContext) -> None:
    """freeze, and bitcasts between a float and an integer or vector of the same bits."""
    operand = instruction.operands[0]
    adjoint = context.take(instruction)
    if adjoint.type == context.adjoint_type(operand):
        add_whole(context, operand, adjoint)
    elif context.is_active(operand):
        wanted = context.adjoint_type(operand)
        if not is_floating(wanted) or not is_floating(adjoint.type):
            raise Unsupported(
                instruction,
                "the bits of a float become an integer that is not a plain copy",
                BITS,
            )
        context.add(operand, context.builder.cast("bitcast", adjoint, wanted))


def adjoint_of_several(call: Call, row: SeveralRow, context: AdjointContext) -> None:
    for output in row.outputs:
        if output.pointer:
            address = call.operands[output.index]
            if not context.facts.has_shadow(address):
                continue
            place = certain_shadow(call, address, context)
            type_ = call.operands[0].type
        else:
            if not context.is_active(call):
                continue
            place = context.slot(call)
            type_ = call.type
            if isinstance(type_, StructType):
                place = field_address(context, call, (output.index,))
                type_ = type_.elements[output.index]
        adjoint = context.builder.load(type_, place)
        context.builder.store(zero(type_), place)
        _spread(call, output.partials, adjoint, context)


def _spread(
    call: Call, partials: tuple[object, ...], adjoint: Value, context: AdjointContext
) -> None:
    """Add adjoint times partial to each active operand of a call with several outputs."""
    for operand, partial in zip(call.operands, partials, strict=False):
        if not isinstance(partial, Expr) or not context.is_active(operand):
            continue
        values = {i: operand_or_result(call, i, context) for i in uses(partial)}
        emitter = Emitter(context.builder, values, operand.type, context.declare, call.flags)
        slope = factor(call, partial, emitter.value(partial), context.facts)
        context.add(operand, slope.times(context.builder, adjoint))
