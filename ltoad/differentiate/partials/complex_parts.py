"""Real and imaginary parts of numbers, whatever the calling convention made of these.

clang passes a double complex as two doubles, a float complex as ``<2 x float>``
(x86-64) or ``[2 x float]`` (AArch64), and returns a struct, a vector or an
array.  The table speaks of real and imaginary parts; here they are found.
What travels through memory has been rewritten before (:mod:`complex_by_value`).
"""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.causes.code import COMPLEX_CONVENTION
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Call
from ltoad.ir.types import I32, ArrayType, FloatType, StructType, Type, VectorType
from ltoad.ir.values import ConstantSimple, Value, integer
from ltoad.rules.rows import ComplexRow


def layout_of(call: Call, row: ComplexRow) -> list[list[FloatType]]:
    """The parts of each operand of a call whose row counts parts; raises Unsupported."""
    layout = [types_of_parts(o.type) for o in call.operands]
    results = types_of_parts(call.type)
    if len(results) != len(row.outputs) or sum(map(len, layout)) != len(row.outputs[0].partials):
        raise Unsupported(
            call,
            f"'{call.callee_name}' is called with a calling convention for complex numbers "
            "that is not known",
            COMPLEX_CONVENTION,
        )
    return layout


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
