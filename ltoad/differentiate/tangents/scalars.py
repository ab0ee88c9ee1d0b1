"""Tangents of floating-point operations: a row's partials times the operands' tangents."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ltoad.differentiate.adjoints.complex import join_parts, split_parts, types_of_parts
from ltoad.differentiate.adjoints.scalars import needs_strong_zero, strong_zero
from ltoad.differentiate.shadows.guards import SINK, fits
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.differentiate.tangents.memory import shadow_place
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.clone import copy_instruction
from ltoad.ir.instructions import Call, Instruction
from ltoad.ir.types import StructType, Type
from ltoad.ir.values import Value, zero
from ltoad.rules.expression import FAST_MATH, RESULT, Emitter, Expr, may_be_singular, uses
from ltoad.rules.rows import Row

Term = tuple[Value, Expr, bool]
"""An operand, the partial by it, and whether zero times the partial has to be zero."""


def tangent_of_scalar(instruction: Instruction, row: Row, context: TangentContext) -> None:
    """The sum of partial times tangent over the active operands."""
    terms = [
        (operand, partial, needs_strong_zero(instruction, partial, context.facts))
        for operand, partial in zip(instruction.operands, row.partials, strict=False)
        if partial is not None and context.is_active(operand)
    ]
    emitter = _emitter(instruction, [p for _, p, _ in terms], instruction.type, context)
    context.derive(instruction, _sums(instruction, terms, instruction.type, emitter, context))


def _emitter(
    instruction: Instruction, partials: Sequence[Expr], type_: Type, context: TangentContext
) -> Emitter:
    needed = {index for partial in partials for index in uses(partial)}
    values = {index: _primal(instruction, index, context) for index in sorted(needed)}
    return Emitter(context.builder, values, type_, context.declare, instruction.flags)


def _primal(instruction: Instruction, index: int, context: TangentContext) -> Value:
    """Operand ``index``, or for RESULT - k field k of the result."""
    if index > RESULT:
        return context.primal(instruction.operands[index])
    result = context.primal(instruction)
    if isinstance(instruction.type, StructType):
        return context.builder.extract_value(result, RESULT - index)
    return result


def _sums(
    instruction: Instruction,
    terms: Sequence[Term],
    type_: Type,
    emitter: Emitter,
    context: TangentContext,
) -> list[Value]:
    flags = [f for f in instruction.flags if f in FAST_MATH]
    factors = [(operand, emitter.value(partial), strong) for operand, partial, strong in terms]
    found = []
    for lane in context.lanes:
        total: Value | None = None
        for operand, factor, strong in factors:
            term = _product(context, context.lane(operand, lane), factor, flags, strong=strong)
            total = term if total is None else context.builder.fadd(total, term, flags)
        found.append(zero(type_) if total is None else total)
    return found


def _product(
    context: TangentContext, tangent: Value, factor: Value, flags: Sequence[str], *, strong: bool
) -> Value:
    product = context.builder.fmul(tangent, factor, flags)
    return strong_zero(context.builder, tangent, product) if strong else product


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


def tangent_of_several(call: Call, row: Row, context: TangentContext) -> None:
    """Several results, in fields of a struct and through pointers."""
    whole: list[Value] = [zero(call.type) for _ in context.lanes] if context.is_active(call) else []
    for output in row.outputs:
        if output.pointer and not context.facts.has_shadow(call.operands[output.index]):
            continue
        if not output.pointer and not whole:
            continue
        type_ = call.operands[0].type if output.pointer else _field_type(call, output.index)
        terms = [
            (operand, partial, may_be_singular(partial))
            for operand, partial in zip(call.operands, output.partials, strict=False)
            if partial is not None and context.is_active(operand)
        ]
        emitter = _emitter(call, [p for _, p, _ in terms], type_, context)
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


def tangent_of_complex(call: Call, row: Row, context: TangentContext) -> None:
    """A function of complex numbers, by real and imaginary parts."""
    builder = context.builder
    layout = [types_of_parts(o.type) for o in call.operands]
    results = types_of_parts(call.type)
    if len(results) != len(row.outputs) or sum(map(len, layout)) != len(row.outputs[0].partials):
        raise Unsupported(
            call,
            f"'{call.callee_name}' is called with a calling convention for complex numbers "
            "that is not known",
            "compile this file for x86-64 or AArch64 with clang or flang",
        )
    parts = [p for o in call.operands for p in split_parts(builder, context.primal(o))]
    values = dict(enumerate(parts))
    whole = split_parts(builder, context.primal(call))
    values.update({RESULT - k: part for k, part in enumerate(whole)})
    emitter = Emitter(builder, values, results[0], context.declare, call.flags)
    found = []
    for lane in context.lanes:
        tangents = [p for o in call.operands for p in split_parts(builder, context.lane(o, lane))]
        sums = [_complex_sum(context, o.partials, tangents, emitter) for o in row.outputs]
        found.append(join_parts(builder, sums, call.type))
    context.derive(call, found)


def _complex_sum(
    context: TangentContext,
    partials: Sequence[Expr | None],
    tangents: Sequence[Value],
    emitter: Emitter,
) -> Value:
    total: Value | None = None
    for partial, tangent in zip(partials, tangents, strict=True):
        if partial is None:
            continue
        strong = may_be_singular(partial)
        term = _product(context, tangent, emitter.value(partial), (), strong=strong)
        total = term if total is None else context.builder.fadd(total, term)
    return zero(tangents[0].type) if total is None else total


ScalarRule = Callable[[Instruction, Row, TangentContext], None]
