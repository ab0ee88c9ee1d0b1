"""Adjoints of functions of complex numbers, whatever the calling convention made of these.

clang passes a double complex as two doubles, a float complex as ``<2 x float>``
(x86-64) or ``[2 x float]`` (AArch64), and returns a struct, a vector or an
array.  The table speaks of real and imaginary parts; here they are found.
What travels through memory has been rewritten before (:mod:`complex_by_value`).
"""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.adjoints.memory import add_whole
from ltoad.differentiate.adjoints.scalars import strong_zero
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Call
from ltoad.ir.types import I32, ArrayType, FloatType, StructType, Type, VectorType
from ltoad.ir.values import ConstantSimple, Value, integer
from ltoad.rules.expression import RESULT, Emitter, may_be_singular, uses
from ltoad.rules.rows import Row


def adjoint_of_complex(call: Call, row: Row, context: AdjointContext) -> None:
    """Emit the adjoint of a call whose row counts real and imaginary parts."""
    layout = [types_of_parts(o.type) for o in call.operands]
    results = types_of_parts(call.type)
    if len(results) != len(row.outputs) or sum(map(len, layout)) != len(row.outputs[0].partials):
        raise Unsupported(
            call,
            f"'{call.callee_name}' is called with a calling convention for complex numbers "
            "that is not known",
            "compile this file for x86-64 or AArch64 with clang or flang",
        )
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

    def __init__(self, call: Call, row: Row, context: AdjointContext) -> None:
        self._row = row
        self._builder = context.builder
        self._strong_zeros = context.facts.strong_zeros
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
            product = self._builder.fmul(adjoint, self._emitter.value(partial))
            if self._strong_zeros or may_be_singular(partial):
                product = strong_zero(self._builder, adjoint, product)
            total = product if total is None else self._builder.fadd(total, product)
        assert total is not None
        return total


def _split_primal(operand: Value, context: AdjointContext, *, needed: bool) -> list[Value]:
    if needed:
        return split_parts(context.builder, context.primal(operand))
    return [ConstantSimple(t, "poison") for t in types_of_parts(operand.type)]


def types_of_parts(type_: Type) -> list[FloatType]:
    """The float types that a number, a pair of numbers or anything else consists of."""
    if isinstance(type_, FloatType):
        return [type_]
    if isinstance(type_, (VectorType, ArrayType)) and isinstance(type_.element, FloatType):
        return [type_.element] * type_.length
    if isinstance(type_, StructType):
        return [e for e in type_.elements if isinstance(e, FloatType)]
    return []


def split_parts(builder: Builder, value: Value) -> list[Value]:
    """The floats that a value consists of."""
    type_ = value.type
    if isinstance(type_, FloatType):
        return [value]
    count = len(types_of_parts(type_))
    if isinstance(type_, VectorType):
        return [builder.extract_element(value, integer(I32, k)) for k in range(count)]
    return [builder.extract_value(value, k) for k in range(count)]


def join_parts(builder: Builder, found: Sequence[Value], type_: Type) -> Value:
    """A value of some type that consists of these floats."""
    if isinstance(type_, FloatType):
        return found[0]
    whole: Value = ConstantSimple(type_, "poison")
    for k, part in enumerate(found):
        if isinstance(type_, VectorType):
            whole = builder.insert_element(whole, part, integer(I32, k))
        else:
            whole = builder.insert_value(whole, part, k)
    return whole
