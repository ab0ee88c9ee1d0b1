"""Tangents of functions of complex numbers, by real and imaginary parts."""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.differentiate.partials.complex_parts import (
    join_parts,
    layout_of,
    split_parts,
    types_of_parts,
)
from ltoad.differentiate.partials.strong_zeros import factor
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.ir.instructions import Call
from ltoad.ir.values import Value, zero
from ltoad.rules.expression import RESULT, Emitter, Expr
from ltoad.rules.rows import ComplexRow


def tangent_of_complex(call: Call, row: ComplexRow, context: TangentContext) -> None:
    """Emit the tangents of a call whose row counts real and imaginary parts."""
    builder = context.builder
    layout_of(call, row)
    parts = [p for o in call.operands for p in split_parts(builder, context.primal(o))]
    values = dict(enumerate(parts))
    whole = split_parts(builder, context.primal(call))
    values.update({RESULT - k: part for k, part in enumerate(whole)})
    (type_, *_) = types_of_parts(call.type)
    emitter = Emitter(builder, values, type_, context.declare, call.flags)
    found = []
    for lane in context.lanes:
        tangents = [p for o in call.operands for p in split_parts(builder, context.lane(o, lane))]
        sums = [_sum(call, o.partials, tangents, emitter, context) for o in row.outputs]
        found.append(join_parts(builder, sums, call.type))
    context.derive(call, found)


def _sum(
    call: Call,
    partials: Sequence[Expr | None],
    tangents: Sequence[Value],
    emitter: Emitter,
    context: TangentContext,
) -> Value:
    """The sum of partial times tangent over the inputs of one output."""
    total: Value | None = None
    for partial, tangent in zip(partials, tangents, strict=True):
        if partial is None:
            continue
        slope = factor(call, partial, emitter.value(partial), context.facts)
        term = slope.times(context.builder, tangent)
        total = term if total is None else context.builder.fadd(total, term)
    return zero(tangents[0].type) if total is None else total
