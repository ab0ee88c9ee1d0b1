"""Tangents of floating-point operations: a row's partials times the operands' tangents."""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.differentiate.partials.operands import operand_or_result
from ltoad.differentiate.partials.strong_zeros import factor
from ltoad.differentiate.shadows.guards import SINK, fits
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.differentiate.tangents.memory import shadow_place
from ltoad.ir.clone import copy_instruction
from ltoad.ir.instructions import Call, Instruction
from ltoad.ir.types import StructType, Type
from ltoad.ir.values import Value, zero
from ltoad.rules.expression import FAST_MATH, Emitter, Expr, uses
from ltoad.rules.rows import Row, ScalarRow, SeveralRow

Term = tuple[Value, Expr]
"""An operand, and the partial by it."""


def tangent_of_scalar(instruction: Instruction, row: ScalarRow, context: TangentContext) -> None:
    """The sum of partial times tangent over the active operands."""
    terms = [
        (operand, partial)
        for operand, partial in zip(instruction.operands, row.partials, strict=False)
        if partial is not None and context.is_active(operand)
    ]
    emitter = _emitter(instruction, [p for _, p in terms], instruction.type, context)
    context.derive(instruction, _sums(instruction, terms, instruction.type, emitter, context))


def _emitter(
    instruction: Instruction, partials: Sequence[Expr], type_: Type, context: TangentContext
) -> Emitter:
    needed = {index for partial in partials for index in uses(partial)}
    values = {index: operand_or_result(instruction, index, context) for index in sorted(needed)}
    return Emitter(context.builder, values, type_, context.declare, instruction.flags)


def _sums(
    instruction: Instruction,
    terms: Sequence[Term],
    type_: Type,
    emitter: Emitter,
    context: TangentContext,
) -> list[Value]:
    flags = [f for f in instruction.flags if f in FAST_MATH]
    slopes = [
        (operand, factor(instruction, partial, emitter.value(partial), context.facts))
        for operand, partial in terms
    ]
    found = []
    for lane in context.lanes:
        total: Value | None = None
        for operand, slope in slopes:
            term = slope.times(context.builder, context.lane(operand, lane), flags)
            total = term if total is None else context.builder.fadd(total, term, flags)
        found.append(zero(type_) if total is None else total)
    return found


def tangent_of_same(instruction: Instruction, row: Row, context: TangentContext) -> None:
    """Linear operations on their first operand alone, such as fpext: the same on the tangent."""
    del row
    found = []
    for lane in context.lanes:
        clone = copy_instruction(instruction, {})
        clone.operands = [context.lane(o, lane) for o in instruction.operands]
        clone.name, clone.metadata = "", ()
        if isinstance(clone, Call):
            clone.tail = ""
        found.append(context.builder.append(clone, "tangent"))
    context.derive(instruction, found)


def tangent_of_several(call: Call, row: SeveralRow, context: TangentContext) -> None:
    """Several results, in fields of a struct and through pointers."""
    whole: list[Value] = [zero(call.type) for _ in context.lanes] if context.is_active(call) else []
    for output in row.outputs:
        if output.pointer and not context.facts.has_shadow(call.operands[output.index]):
            continue
        if not output.pointer and not whole:
            continue
        type_ = call.operands[0].type if output.pointer else _field_type(call, output.index)
        terms = [
            (operand, partial)
            for operand, partial in zip(call.operands, output.partials, strict=False)
            if partial is not None and context.is_active(operand)
        ]
        emitter = _emitter(call, [p for _, p in terms], type_, context)
        sums = _sums(call, terms, type_, emitter, context)
        if output.pointer:
            _store_all(call, call.operands[output.index], sums, context)
        elif isinstance(call.type, StructType):
            whole = [
                context.builder.insert_value(w, s, output.index)
                for w, s in zip(whole, sums, strict=True)
            ]
        else:
            whole = sums
    if whole:
        context.derive(call, whole)


def _field_type(call: Call, index: int) -> Type:
    return call.type.elements[index] if isinstance(call.type, StructType) else call.type


def _store_all(
    call: Call, address: Value, values: Sequence[Value], context: TangentContext
) -> None:
    assert fits(values[0].type, context.facts.layout), call
    for lane, value in enumerate(values):
        context.builder.store(value, shadow_place(SINK, call, address, value.type, lane, context))
