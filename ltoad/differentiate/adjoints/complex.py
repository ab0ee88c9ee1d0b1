"""Adjoints of functions of complex numbers, by real and imaginary parts."""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.adjoints.memory import add_whole
from ltoad.differentiate.partials.complex_parts import (
    join_parts,
    layout_of,
    split_parts,
    types_of_parts,
)
from ltoad.differentiate.partials.strong_zeros import factor
from ltoad.ir.instructions import Call
from ltoad.ir.values import ConstantSimple, Value
from ltoad.rules.expression import RESULT, Emitter, uses
from ltoad.rules.rows import ComplexRow


def adjoint_of_complex(call: Call, row: ComplexRow, context: AdjointContext) -> None:
    """Emit the adjoint of a call whose row counts real and imaginary parts."""
    layout = layout_of(call, row)
    adjoint = context.take(call)
    adjoints = split_parts(context.builder, adjoint)
    sums = _Sums(call, row, context)
    first = 0
    for operand, types in zip(call.operands, layout, strict=True):
        if context.is_active(operand):
            found = [sums.of(first + part, adjoints) for part in range(len(types))]
            add_whole(context, operand, join_parts(context.builder, found, operand.type))
        first += len(types)


class _Sums:
    """Sums of adjoint times partial over the outputs of one call."""

    def __init__(self, call: Call, row: ComplexRow, context: AdjointContext) -> None:
        self._call = call
        self._row = row
        self._builder = context.builder
        self._facts = context.facts
        needed = {i for output in row.outputs for p in output.partials if p for i in uses(p)}
        inputs = [
            part
            for operand in call.operands
            for part in _split_primal(operand, context, needed=bool(needed))
        ]
        values = dict(enumerate(inputs))
        if any(i <= RESULT for i in needed):
            results = split_parts(context.builder, context.primal(call))
            values.update({RESULT - k: part for k, part in enumerate(results)})
        (type_, *_) = types_of_parts(call.type)
        self._emitter = Emitter(context.builder, values, type_, context.declare, call.flags)

    def of(self, index: int, adjoints: Sequence[Value]) -> Value:
        """The adjoint of input ``index``."""
        total: Value | None = None
        for output, adjoint in zip(self._row.outputs, adjoints, strict=True):
            partial = output.partials[index]
            if partial is None:
                continue
            slope = factor(self._call, partial, self._emitter.value(partial), self._facts)
            product = slope.times(self._builder, adjoint)
            total = product if total is None else self._builder.fadd(total, product)
        assert total is not None
        return total


def _split_primal(operand: Value, context: AdjointContext, *, needed: bool) -> list[Value]:
    if needed:
        return split_parts(context.builder, context.primal(operand))
    return [ConstantSimple(t, "poison") for t in types_of_parts(operand.type)]
